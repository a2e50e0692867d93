//! Instruction counts of DOOM's hot paths, under valgrind: the same on a busy machine and a quiet one.
//!
//! The limits are the regression gate. `cargo xtask test instructions` prints what was counted; a change that needs more
//! says why and raises a limit to about a sixth above the count.

#![allow(
    unused_qualifications,
    clippy::large_types_passed_by_value,
    reason = "written so by the benchmark macros, which hand over what a bench works on"
)]

use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use holdout_doom::{Answer, Content, Doom, Setup, View};
use holdout_kernel::{Seat, Seed, Table, Tape, Throw, Viewer};
use std::hint::black_box;

type Game = Table<Doom>;

/// The first scenario, an invader against three marines.
fn open() -> Game {
    Table::open(Content::embedded(), &Setup::of(4), Seed([1; 32]), Tape::NONE).expect("a scenario begins")
}

/// A table in the middle of a game, after answers by chance, and what is answered next.
fn midway() -> (Game, Seat, Answer) {
    let (mut table, mut throw, mut list) = (open(), Throw::loose(Seed([7; 32]), 1), Vec::new());
    for answers in 1.. {
        let seat = table.waiting_for().iter().next().expect("the game is not over yet");
        table.legal(seat, &mut list);
        let answer = *throw.pick(&list);
        if answers > 400 {
            return (table, seat, answer);
        }
        table.take_offered(seat, answer, Tape::NONE);
    }
    unreachable!("some answer is the four hundredth")
}

#[library_benchmark]
#[bench::midway(args = (midway(), Vec::with_capacity(512)), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 4_800)])))]
fn legal((table, seat, _): (Game, Seat, Answer), mut list: Vec<Answer>) -> Vec<Answer> {
    black_box(&table).legal(seat, &mut list);
    list
}

#[library_benchmark]
#[bench::midway(args = (midway()), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 3_130)])))]
fn answer((mut table, seat, answer): (Game, Seat, Answer)) -> Game {
    table.take_offered(seat, black_box(answer), Tape::NONE);
    table
}

#[library_benchmark]
#[bench::midway(args = (midway()), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 51_900)])))]
fn view((table, _, _): (Game, Seat, Answer)) -> View {
    black_box(&table).view(Viewer::Seat(Seat(0)))
}

#[library_benchmark]
#[bench::whole_game(args = (open(), Throw::loose(Seed([7; 32]), 1), Vec::with_capacity(512)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 39_960_000)])))]
fn play(mut table: Game, mut throw: Throw<'static>, mut list: Vec<Answer>) -> u32 {
    let mut answers = 0;
    while !table.is_over() {
        let seat = table.waiting_for().iter().next().expect("somebody is asked");
        table.legal(seat, &mut list);
        table.take_offered(seat, *throw.pick(&list), Tape::NONE);
        answers += 1;
    }
    answers
}

library_benchmark_group!(name = hot_paths, benchmarks = [legal, answer, view, play]);
main!(library_benchmark_groups = hot_paths);

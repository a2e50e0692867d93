//! Instruction counts of Zombicide's hot paths, under valgrind: the same on a busy machine and a quiet one.
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
use holdout_kernel::{Seat, Seed, Table, Tape, Throw, Viewer};
use holdout_zombicide::{Answer, BlackPlague, Phase, Setup, View};
use std::hint::black_box;

type Game = Table<BlackPlague>;

fn open(mission: &str) -> Game {
    let content = BlackPlague::built_in();
    let setup = Setup::default_for(content, mission, 4);
    Table::open(content, &setup, Seed([1; 32]), Tape::NONE).expect("a mission begins")
}

/// Answers by chance, and tells each table with what is answered next, until told to stop.
fn play_until(mut table: Game, mut stop: impl FnMut(&Game, Seat, Answer) -> bool) -> (Game, Seat, Answer) {
    let mut throw = Throw::loose(Seed([7; 32]), 1);
    let mut list = Vec::new();
    loop {
        let seat = table.waiting_for().iter().next().expect("the game is not over yet");
        table.legal(seat, &mut list);
        let answer = *throw.pick(&list);
        if stop(&table, seat, answer) {
            return (table, seat, answer);
        }
        table.take_offered(seat, answer, Tape::NONE);
    }
}

/// A table in the middle of a Players' Phase.
fn midway(mission: &str) -> Game {
    let mut answers = 0;
    let stop = |table: &Game, _, _| {
        answers += 1;
        answers > 120 && table.board().phase == Phase::Players
    };
    play_until(open(mission), stop).0
}

/// A table just before the answer that ends the fifth Players' Phase and begins the enemies'.
fn before_the_enemies(mission: &str) -> (Game, Seat, Answer) {
    let mut phases = 0;
    play_until(open(mission), |table, seat, answer| {
        let mut after = *table;
        after.take_offered(seat, answer, Tape::NONE);
        let ends = table.board().phase == Phase::Players
            && (after.board().phase != Phase::Players || after.board().round > table.board().round);
        phases += usize::from(ends);
        phases == 5
    })
}

#[library_benchmark]
#[bench::midway(args = (midway("m10"), Vec::with_capacity(512)), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 1_340)])))]
fn legal(table: Game, mut list: Vec<Answer>) -> Vec<Answer> {
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    black_box(&table).legal(seat, &mut list);
    list
}

#[library_benchmark]
#[bench::ends_a_phase(args = (before_the_enemies("m10")), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 88_900)])))]
fn enemies((mut table, seat, answer): (Game, Seat, Answer)) -> Game {
    table.take_offered(seat, black_box(answer), Tape::NONE);
    table
}

#[library_benchmark]
#[bench::midway(args = (play_until(midway("m10"), |_, _, _| true)), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 1_580)])))]
fn answer((mut table, seat, answer): (Game, Seat, Answer)) -> Game {
    table.take_offered(seat, black_box(answer), Tape::NONE);
    table
}

#[library_benchmark]
#[bench::midway(args = (midway("m10")), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 249_500)])))]
fn view(table: Game) -> View {
    black_box(&table).view(Viewer::Seat(Seat(0)))
}

#[library_benchmark]
#[bench::whole_game(args = (open("m1"), Throw::loose(Seed([7; 32]), 1), Vec::with_capacity(512)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 1_496_000)])))]
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

library_benchmark_group!(name = hot_paths, benchmarks = [legal, answer, enemies, view, play]);
main!(library_benchmark_groups = hot_paths);

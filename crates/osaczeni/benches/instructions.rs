//! Instruction counts of Osaczeni's hot paths, under valgrind: the same on a busy machine and a quiet one.
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
use holdout_osaczeni::{Answer, Content, Osaczeni, Setup, View};
use std::hint::black_box;

type Game = Table<Osaczeni>;

fn open() -> Game {
    Table::open(Content::embedded(), &Setup::of(5), Seed([1; 32]), Tape::NONE).expect("a fair setup")
}

/// Answers by chance, so many times; the table, and what is answered next.
fn after(answers: usize) -> (Game, Seat, Answer) {
    let mut table = open();
    let mut throw = Throw::loose(Seed([7; 32]), 1);
    let mut list = Vec::new();
    let mut next = |table: &Game| {
        let seat = table.waiting_for().iter().next().expect("somebody is asked");
        table.legal(seat, &mut list);
        (seat, *throw.pick(&list))
    };
    for _ in 0..answers {
        let (seat, answer) = next(&table);
        table.take_offered(seat, answer, Tape::NONE);
    }
    let (seat, answer) = next(&table);
    (table, seat, answer)
}

#[library_benchmark]
#[bench::midway(args = (after(60).0, Vec::with_capacity(256)), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 115)])))]
fn legal(table: Game, mut list: Vec<Answer>) -> Vec<Answer> {
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    black_box(&table).legal(seat, &mut list);
    list
}

#[library_benchmark]
#[bench::midway(args = (after(60)), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 1_015)])))]
fn answer((mut table, seat, answer): (Game, Seat, Answer)) -> Game {
    table.take_offered(seat, black_box(answer), Tape::NONE);
    table
}

#[library_benchmark]
#[bench::midway(args = (after(60).0), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 11_360)])))]
fn view(table: Game) -> View {
    black_box(&table).view(Viewer::Seat(Seat(0)))
}

#[library_benchmark]
#[bench::whole_game(args = (open(), Throw::loose(Seed([7; 32]), 1), Vec::with_capacity(256)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 170_600)])))]
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

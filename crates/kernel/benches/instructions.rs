//! Instruction counts of the kernel's hot paths, under valgrind: the same on a busy machine and a quiet one.
//!
//! The limits are the regression gate: about a sixth above what was counted when they were last set. A change that
//! needs more says why and raises them.

#![allow(
    unused_qualifications,
    clippy::large_types_passed_by_value,
    reason = "written so by the benchmark macros, which hand over what a bench works on"
)]

#[path = "../tests/vigil/mod.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod game;

use game::{Answer, Setup, Vigil, random_game};
use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use holdout_kernel::{Seed, Table, Tape, Throw};
use std::hint::black_box;

fn table() -> Table<Vigil> {
    Table::open(&(), &Setup::of(3), Seed([1; 32]), Tape::NONE).expect("a vigil begins")
}

#[library_benchmark]
#[bench::first_vote(args = (table()), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 80)])))]
fn copy(table: Table<Vigil>) -> Table<Vigil> {
    *black_box(&table)
}

#[library_benchmark]
#[bench::first_vote(args = (table(), Vec::with_capacity(16)), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 130)])))]
fn legal(table: Table<Vigil>, mut list: Vec<Answer>) -> Vec<Answer> {
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    black_box(&table).legal(seat, &mut list);
    list
}

#[library_benchmark]
#[bench::whole_game(args = (table(), Throw::loose(Seed([7; 32]), 1), Vec::with_capacity(16)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 25_500)])))]
fn play(mut table: Table<Vigil>, mut throw: Throw<'static>, mut list: Vec<Answer>) -> u32 {
    random_game(&mut table, &mut throw, &mut list)
}

library_benchmark_group!(name = hot_paths, benchmarks = [copy, legal, play]);
main!(library_benchmark_groups = hot_paths);

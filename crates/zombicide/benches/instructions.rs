//! Instruction counts of Zombicide's hot paths, under valgrind: the same on a busy machine and a quiet one.
//!
//! The limits are the regression gate. `cargo xtask test instructions` prints what was counted; a change that needs more
//! says why and raises a limit to about a twentieth above the count.

#![allow(
    unused_qualifications,
    clippy::large_types_passed_by_value,
    reason = "written so by the benchmark macros, which hand over what a bench works on"
)]

use gungraun::prelude::*;
use gungraun::{Callgrind, EventKind};
use holdout_kernel::{Seat, Seed, Table, Tape, Throw, Viewer};
use holdout_zombicide::{
    Answer, BlackPlague, BlackPlagueEdition, Edition, InvaderEdition, Phase, Setup, View, WhiteDeathEdition, Zombicide,
};
use std::hint::black_box;

type Game = Table<BlackPlague>;

fn open(mission: &str) -> Game {
    begin::<BlackPlagueEdition>(mission)
}

fn begin<E: Edition>(mission: &str) -> Table<Zombicide<E>> {
    let content = Zombicide::<E>::built_in();
    let setup = Setup::default_for(content, mission, 4);
    Table::open(content, &setup, Seed([1; 32]), Tape::NONE).expect("a mission begins")
}

/// Answers by chance, and tells each table with what is answered next, until told to stop.
fn play_until<E: Edition>(
    mut table: Table<Zombicide<E>>,
    mut stop: impl FnMut(&Table<Zombicide<E>>, Seat, Answer) -> bool,
) -> (Table<Zombicide<E>>, Seat, Answer) {
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
    midway_of::<BlackPlagueEdition>(mission)
}

fn midway_of<E: Edition>(mission: &str) -> Table<Zombicide<E>> {
    let mut answers = 0;
    let stop = |table: &Table<Zombicide<E>>, _, _| {
        answers += 1;
        answers > 120 && table.board().phase == Phase::Players
    };
    play_until(begin(mission), stop).0
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
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 640)])))]
fn legal(table: Game, mut list: Vec<Answer>) -> Vec<Answer> {
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    black_box(&table).legal(seat, &mut list);
    list
}

#[library_benchmark]
#[bench::ends_a_phase(args = (before_the_enemies("m10")), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 40_700)])))]
fn enemies((mut table, seat, answer): (Game, Seat, Answer)) -> Game {
    table.take_offered(seat, black_box(answer), Tape::NONE);
    table
}

#[library_benchmark]
#[bench::midway(args = (play_until(midway("m10"), |_, _, _| true)), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 1_293)])))]
fn answer((mut table, seat, answer): (Game, Seat, Answer)) -> Game {
    table.take_offered(seat, black_box(answer), Tape::NONE);
    table
}

#[library_benchmark]
#[bench::midway(args = (midway("m10")), config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 129_000)])))]
fn view(table: Game) -> View {
    black_box(&table).view(Viewer::Seat(Seat(0)))
}

/// A whole game of answers by chance.
fn random<E: Edition>(mut table: Table<Zombicide<E>>, mut throw: Throw<'static>, mut list: Vec<Answer>) -> u32 {
    let mut answers = 0;
    while !table.is_over() {
        let seat = table.waiting_for().iter().next().expect("somebody is asked");
        table.legal(seat, &mut list);
        table.take_offered(seat, *throw.pick(&list), Tape::NONE);
        answers += 1;
    }
    answers
}

#[library_benchmark]
#[bench::whole_game(args = (open("m1"), Throw::loose(Seed([7; 32]), 1), Vec::with_capacity(512)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 869_800)])))]
fn play(table: Game, throw: Throw<'static>, list: Vec<Answer>) -> u32 {
    random(table, throw, list)
}

#[library_benchmark]
#[bench::midway(args = (midway_of::<InvaderEdition>("m1"), Vec::with_capacity(512)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 296)])))]
fn invader_legal(table: Table<Zombicide<InvaderEdition>>, mut list: Vec<Answer>) -> Vec<Answer> {
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    black_box(&table).legal(seat, &mut list);
    list
}

#[library_benchmark]
#[bench::whole_game(args = (begin::<InvaderEdition>("m1"), Throw::loose(Seed([7; 32]), 1), Vec::with_capacity(512)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 694_600)])))]
fn invader_play(table: Table<Zombicide<InvaderEdition>>, throw: Throw<'static>, list: Vec<Answer>) -> u32 {
    random(table, throw, list)
}

#[library_benchmark]
#[bench::midway(args = (midway_of::<WhiteDeathEdition>("m1"), Vec::with_capacity(512)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 2_028)])))]
fn white_death_legal(table: Table<Zombicide<WhiteDeathEdition>>, mut list: Vec<Answer>) -> Vec<Answer> {
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    black_box(&table).legal(seat, &mut list);
    list
}

#[library_benchmark]
#[bench::whole_game(args = (begin::<WhiteDeathEdition>("m1"), Throw::loose(Seed([7; 32]), 1), Vec::with_capacity(512)),
    config = LibraryBenchmarkConfig::default()
    .tool(Callgrind::default().hard_limits([(EventKind::Ir, 1_115_300)])))]
fn white_death_play(table: Table<Zombicide<WhiteDeathEdition>>, throw: Throw<'static>, list: Vec<Answer>) -> u32 {
    random(table, throw, list)
}

library_benchmark_group!(
    name = hot_paths,
    benchmarks = [legal, answer, enemies, view, play, invader_legal, invader_play, white_death_legal, white_death_play]
);
main!(library_benchmark_groups = hot_paths);

//! Speed of Osaczeni: answers per second of the random player, one copy of a table, one legal list, one view.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use holdout_kernel::{Seat, Seed, Table, Tape, Throw, Viewer};
use holdout_osaczeni::{Answer, Content, Osaczeni, Setup};

fn main() {
    divan::main();
}

fn open(players: u8, seed: Seed) -> Table<Osaczeni> {
    Table::open(Content::embedded(), &Setup::of(players), seed, Tape::NONE).expect("a fair setup")
}

/// Plays a game to its end and counts its answers.
fn random_game(table: &mut Table<Osaczeni>, throw: &mut Throw<'_>, legal: &mut Vec<Answer>) -> usize {
    let mut answers = 0;
    while !table.is_over() {
        let waiting = table.waiting_for();
        let nth = throw.below(waiting.len() as u32) as usize;
        let seat = waiting.iter().nth(nth).expect("somebody is asked");
        table.legal(seat, legal);
        table.take_offered(seat, *throw.pick(legal), Tape::NONE);
        answers += 1;
    }
    answers
}

/// Legal list, apply and events into no log; items are answers. One iteration is a number of whole games.
#[divan::bench(args = [3, 4, 5, 6])]
fn random_play(bencher: Bencher, players: u8) {
    let games = 100;
    let play = |legal: &mut Vec<_>| {
        let mut answers = 0;
        for n in 0..games {
            let mut throw = Throw::loose(Seed([7; 32]), n);
            answers += random_game(&mut open(players, Seed([n as u8; 32])), &mut throw, legal);
        }
        answers
    };
    let mut legal = Vec::new();
    let answers = play(&mut legal);
    bencher.counter(ItemsCount::new(answers)).bench_local(|| play(black_box(&mut legal)));
}

/// A table in the middle of a game.
fn midway() -> Table<Osaczeni> {
    let mut throw = Throw::loose(Seed([7; 32]), 1);
    let mut table = open(5, Seed([1; 32]));
    let mut legal = Vec::new();
    for _ in 0..60 {
        let seat: Seat = table.waiting_for().iter().next().expect("somebody is asked");
        table.legal(seat, &mut legal);
        table.take_offered(seat, *throw.pick(&legal), Tape::NONE);
    }
    table
}

#[divan::bench]
fn copy_a_table(bencher: Bencher) {
    let table = midway();
    bencher.bench_local(|| *black_box(&table));
}

#[divan::bench]
fn legal_list(bencher: Bencher) {
    let table = midway();
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    let mut legal = Vec::new();
    bencher.bench_local(|| black_box(&table).legal(seat, &mut legal));
}

#[divan::bench]
fn view(bencher: Bencher) {
    let table = midway();
    bencher.bench_local(|| black_box(&table).view(Viewer::Seat(Seat(0))));
}

#[divan::bench]
fn imagine(bencher: Bencher) {
    let table = midway();
    let mut throw = Throw::loose(Seed([3; 32]), 1);
    bencher.bench_local(|| black_box(&table).imagine(Viewer::Seat(Seat(0)), &mut throw));
}

//! Speed of the kernel on its small game: answers per second, and one copy of a table.

#[path = "../tests/vigil/mod.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod game;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Setup, Vigil, random_game};
use holdout_kernel::{Aside, Seed, Table, Throw};

fn main() {
    divan::main();
}

fn table() -> Table<Vigil> {
    Table::open(&(), &Setup::of(3), Seed::from_number(1), Aside::NONE).expect("a vigil begins")
}

/// Legal list, apply and events into no log; items are answers. One iteration is a whole game from its setup.
#[divan::bench]
fn random_play(bencher: Bencher) {
    let games = 200;
    let mut legal = Vec::new();
    let play = |legal: &mut Vec<_>| {
        let mut answers = 0;
        for n in 0..games {
            let mut throw = Throw::loose(Seed([7; 32]), n);
            let mut table = Table::open(&(), &Setup::of(3), Seed([n as u8; 32]), Aside::NONE).expect("it begins");
            answers += random_game(&mut table, &mut throw, legal);
        }
        answers
    };
    let answers = play(&mut legal);
    bencher.counter(ItemsCount::new(answers)).bench_local(|| play(black_box(&mut legal)));
}

#[divan::bench]
fn copy_a_table(bencher: Bencher) {
    let table = table();
    bencher.bench_local(|| *black_box(&table));
}

#[divan::bench]
fn legal_list(bencher: Bencher) {
    let table = table();
    let seat = table.waiting_for().iter().next().expect("somebody is asked");
    let mut legal = Vec::new();
    bencher.bench_local(|| black_box(&table).legal(seat, &mut legal));
}

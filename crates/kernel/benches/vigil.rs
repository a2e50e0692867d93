//! Speed of the kernel on its small game: answers per second, and one copy of a table.

#[path = "../tests/vigil/mod.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod game;

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use game::{Boast, Setup, Vigil, random_game};
use holdout_kernel::record::Start;
use holdout_kernel::{By, Game, Seat, Seed, Sitting, Table, Tape, Throw};

fn main() {
    divan::main();
}

fn table() -> Table<Vigil> {
    Table::open(&(), &Setup::of(3), Seed::from_number(1), Tape::NONE).expect("a vigil begins")
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
            let mut table = Table::open(&(), &Setup::of(3), Seed([n as u8; 32]), Tape::NONE).expect("it begins");
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

/// One answer taken back and given again in a game of 10,000 lines: it costs what it takes back, not the game.
#[divan::bench]
fn take_back_in_a_game_of_10_000_lines(bencher: Bencher) {
    let mut sitting =
        Sitting::<Vigil>::begin(&(), Start::Setup(Setup::of(3)), Seed::from_number(1)).expect("it begins");
    for line in 0..10_000_u32 {
        sitting.say(Seat((line % 3) as u8), &Boast { louder: true }).expect("talk is free");
    }
    let vote = Vigil::parse_answer("vote:player-2").expect("an answer");
    let give = |sitting: &mut Sitting<Vigil>| {
        let ask = sitting.table().ask_id(Seat(0));
        sitting.answer(Seat(0), ask, vote, By::Player, None).expect("a vote");
    };
    give(&mut sitting);
    bencher.bench_local(|| {
        sitting.undo_agreed(Seat(0)).expect("there is an answer");
        give(&mut sitting);
    });
}

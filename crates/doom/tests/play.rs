//! Random play: every game ends, and everything the kernel's battery checks holds on the way.

use holdout_doom::{Content, Doom, Setup};
use holdout_kernel::battery::{self, Care};
use holdout_kernel::{Seat, Seed, Table, Tape, Throw};

/// Every scenario for two to four players, the difficulties in turn.
fn setups() -> impl Iterator<Item = Setup> {
    let content = Content::embedded();
    content.scenarios.iter().enumerate().flat_map(move |(n, scenario)| {
        (2..=4).map(move |players| {
            let difficulty = &content.difficulties[(n * 3 + players as usize) % content.difficulties.len()];
            Setup { scenario: scenario.id.clone(), difficulty: difficulty.id.clone(), ..Setup::of(players) }
        })
    })
}

#[test]
fn the_battery_finds_nothing_in_any_scenario() {
    // Each scenario once, the numbers of players in turn; `holdout fuzz doom` plays all of them at every difficulty.
    for (number, setup) in (0_u64..).zip(setups()).filter(|(at, _)| at % 3 == at / 3 % 3) {
        let seed = Seed::from_number(number);
        let care = Care { every: 300 };
        if let Err(failure) = battery::play::<Doom>(Content::embedded(), &setup, seed, care) {
            panic!("{setup:?}, seed {number}: {}: {}", failure.check, failure.what);
        }
    }
}

#[test]
fn random_games_end_and_keep_every_piece() {
    let mut legal = Vec::new();
    for (number, setup) in (0..).zip(setups()) {
        let seed = Seed::from_number(1000 + number);
        let mut throw = Throw::loose(seed, 1);
        let mut table = Table::<Doom>::open(Content::embedded(), &setup, seed, Tape::NONE).expect("a fair setup");
        let mut answers = 0;
        while !table.is_over() {
            let waiting: Vec<Seat> = table.waiting_for().iter().collect();
            let seat = *throw.pick(&waiting);
            table.legal(seat, &mut legal);
            table.take_offered(seat, *throw.pick(&legal), Tape::NONE);
            answers += 1;
            assert!(answers < 50_000, "{setup:?} does not end");
            if let Err(what) = table.conserved() {
                panic!("{setup:?}, answer {answers}: {what}");
            }
        }
    }
}

/// DM-6.5: the deck is the clock. Where nobody does anything of his own accord, the cards the invader draws end the game.
#[test]
fn a_game_in_which_everybody_waits_ends_by_the_deck() {
    for (number, setup) in (0..).zip(setups()) {
        let mut table =
            Table::<Doom>::open(Content::embedded(), &setup, Seed::from_number(number), Tape::NONE).expect("it opens");
        let mut answers = 0;
        while !table.is_over() {
            let seat = table.waiting_for().iter().next().expect("somebody is asked");
            let still = table.menu(seat).fallback.expect("every question of DOOM has an answer for the clock");
            table.take_offered(seat, still, Tape::NONE);
            answers += 1;
            assert!(answers < 20_000, "{setup:?} does not end");
        }
        assert!(!table.board().ending().expect("it is over").marines_won(), "{setup:?}");
    }
}

#[test]
fn a_table_is_small() {
    let size = size_of::<Table<Doom>>();
    assert!(size <= 4096, "a table takes {size} bytes");
}

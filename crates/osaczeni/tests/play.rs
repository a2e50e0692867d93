//! Random play: every game ends, and everything the kernel's battery checks holds on the way.

use holdout_kernel::battery::{self, Care};
use holdout_kernel::{Game, Seat, Seed, Table, Tape, Throw};
use holdout_osaczeni::{Answer, Content, Osaczeni, Setup};

fn setups() -> impl Iterator<Item = Setup> {
    let variants = (0..=21).map(|number| (number > 0).then_some(number));
    variants.flat_map(|variant| (3..=6).map(move |players| Setup { variant, any_variant: true, ..Setup::of(players) }))
}

#[test]
fn the_battery_finds_nothing_in_any_variant_at_any_number_of_players() {
    for (number, setup) in (0..).zip(setups()) {
        for game in 0..4 {
            let seed = Seed::from_number(number * 100 + game);
            let care = Care { every: 6 };
            if let Err(failure) = battery::play::<Osaczeni>(Content::embedded(), &setup, seed, care) {
                panic!("{setup:?}, seed {}: {}: {}", number * 100 + game, failure.check, failure.what);
            }
        }
    }
}

#[test]
fn thousands_of_random_games_end_and_keep_every_piece() {
    let mut legal = Vec::new();
    for (number, setup) in (0..).zip(setups()) {
        for game in 0..25 {
            let seed = Seed::from_number(number * 1000 + game);
            let mut throw = Throw::loose(seed, 1);
            let mut table =
                Table::<Osaczeni>::open(Content::embedded(), &setup, seed, Tape::NONE).expect("a fair setup");
            let mut answers = 0;
            while !table.is_over() {
                let waiting: Vec<Seat> = table.waiting_for().iter().collect();
                let seat = *throw.pick(&waiting);
                table.legal(seat, &mut legal);
                for answer in &legal {
                    let name = Osaczeni::answer_name(answer);
                    assert_eq!(Answer::parse(&name), Some(*answer), "{name}");
                }
                table.take_offered(seat, *throw.pick(&legal), Tape::NONE);
                answers += 1;
                assert!(answers < 20_000, "{setup:?} does not end");
                if let Err(what) = table.conserved() {
                    panic!("{setup:?}, game {game}, answer {answers}: {what}");
                }
            }
        }
    }
}

#[test]
fn a_table_is_small() {
    let size = size_of::<Table<Osaczeni>>();
    assert!(size <= 2048, "a table takes {size} bytes");
}

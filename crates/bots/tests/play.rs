//! The schemer plays whole games: legally, to the end, the same way again, and without talking for ever.

mod common;

use common::{Game, osaczeni, verdicts};
use holdout_bots::{bot, kinds};
use serde_json::Value;
use std::collections::BTreeMap;

#[test]
fn the_schemer_is_the_strongest_bot_of_its_game_and_of_no_other() {
    assert_eq!(kinds("osaczeni", "player"), ["random", "neighbour", "schemer"]);
    assert!(kinds("osaczeni", "player").iter().all(|kind| bot("osaczeni", kind).is_some()));
    assert!(bot("another-game", "schemer").is_none());
}

/// Every player count, the standard rules and every variant, in turn with and without random players at the table.
#[test]
fn every_answer_and_every_statement_is_taken() {
    for (at, setup) in osaczeni().setups().iter().enumerate() {
        let players = setup["players"].as_u64().expect("a number of players") as usize;
        for number in 0..3 {
            let kinds: Vec<&str> =
                (0..players).map(|seat| if (seat + number) % 3 == 0 { "random" } else { "schemer" }).collect();
            let game = Game::new(setup, &kinds, (at * 3 + number) as u64).play();
            assert_short_speeches(&game);
        }
    }
}

/// A bot has its say about dice or way, truck, badge and victims, and then lets the others speak.
fn assert_short_speeches(game: &Game) {
    let mut by_round: BTreeMap<(u64, u8), usize> = BTreeMap::new();
    let mut round = 0;
    for seen in game.table.events_since(0, holdout_kernel::Viewer::Spectator) {
        match seen.event["type"].as_str() {
            Some("round-began") => round = seen.event["round"].as_u64().expect("a round"),
            Some("said") => {
                let seat = seen.event["seat"].as_u64().expect("a seat") as u8;
                *by_round.entry((round, seat)).or_default() += 1;
            }
            _ => {}
        }
    }
    let most = by_round.values().copied().max().unwrap_or(0);
    assert!(most <= 5, "somebody made {most} statements in one round");
}

#[test]
fn the_same_seeds_give_the_same_game() {
    for players in 3..=6 {
        let setup = osaczeni().default_setup(players);
        let kinds = vec!["schemer"; players as usize];
        let game = |number| Game::new(&setup, &kinds, number).play();
        let (one, again, other) = (game(7), game(7), game(8));
        assert_eq!((&one.answers, &one.words), (&again.answers, &again.words));
        assert_ne!(one.answers, other.answers);
    }
}

/// Guidance 10: promises are mostly kept, claims mostly true, and neither always.
#[test]
fn words_are_mostly_good_and_sometimes_not() {
    let mut counts: BTreeMap<(String, String), u32> = BTreeMap::new();
    for number in 0..24 {
        let setup: Value = osaczeni().default_setup(4 + (number % 3) as u8);
        let game = Game::new(&setup, &vec!["schemer"; 4 + (number % 3) as usize], 100 + number).play();
        for (kind, verdict) in verdicts(&*game.table) {
            if let Some(verdict) = verdict {
                *counts.entry((kind, verdict)).or_default() += 1;
            }
        }
    }
    let count = |kind: &str, verdict: &str| counts.get(&(kind.to_owned(), verdict.to_owned())).copied().unwrap_or(0);
    let (kept, broken) = (count("promise", "kept"), count("promise", "broken"));
    assert!(kept >= 2 * broken && kept + broken > 20, "promises: {counts:?}");
    assert!(broken > 0, "a promise that is always kept is no risk: {counts:?}");
    for claim in ["dice", "destination", "vote"] {
        let (kept, partly, broken) = (count(claim, "kept"), count(claim, "partly"), count(claim, "broken"));
        assert!(kept + partly >= 2 * broken, "{claim} claims are mostly lies: {counts:?}");
    }
    assert!(count("dice", "partly") > 0 && count("dice", "broken") > 0, "nobody bluffs about the dice: {counts:?}");
    assert!(count("destination", "broken") > 0, "nobody bluffs about the way: {counts:?}");
}

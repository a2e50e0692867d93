//! Written positions and setups: what is wrong is told all at once.

use crate::table::{at, try_at};
use holdout_kernel::{Game, Seat};
use holdout_osaczeni::{Content, Osaczeni, Setup};

#[test]
fn all_problems_are_told_at_once() {
    let position = r#"
        players = 4
        phase = "destinations"
        badge = 5
        monsters = [7, 0, 0, 0, 0, 0]
        closed = [3, 6, 9]
        dead = ["player-1 crybaby", "player-1 crybaby", "player-1 klutz", "somebody"]
        hidden = ["player-2 leader"]
        deck = ["molotov", "molotov", "sword"]
        destinations = [1, 1, 1, 1]
        area = 4
        [[family]]
        defender = 3
        leader = 1
        crybaby = 1
        klutz = 1
        [[family]]
        defender = 1
        leader = 1
        crybaby = 1
    "#;
    let problems = try_at(position, &[]).err().expect("nothing fits").join("\n");
    for part in [
        "badge: there is no player 5",
        "monsters: area 1 has not so many notches",
        "closed: the car park never closes",
        "closed: there is no area 9",
        "dead: `player-1 crybaby` is dead twice",
        "dead: `player-1 klutz` is not in this game",
        "dead: `somebody` must look like",
        "family 1 defender: area 3 is closed",
        "family 1 crybaby: is dead",
        "family 1 klutz: is not in this game",
        "family 3 leader: stands nowhere",
        "family: area 1 has 3 spaces, not 4",
        "hidden: only the living hide",
        "deck: there is no item `sword`",
        "deck: there are not so many cards `molotov`",
        "dice: must be given",
        "destinations: are marked before phase 4 only",
        "area: belongs to phase 6 only",
    ] {
        assert!(problems.contains(part), "{part} is not told:\n{problems}");
    }
}

#[test]
fn an_unknown_key_is_a_problem() {
    let problems = try_at("players = 4\nphase = \"truck\"\nmonster = [1]", &[]).err().expect("a misspelt key");
    assert!(problems[0].contains("monster"), "{problems:?}");
}

#[test]
fn cards_named_nowhere_lie_in_the_box() {
    let position = r#"
        players = 3
        phase = "badge"
        deck = ["gun"]
        played = ["molotov"]
        [[family]]
        defender = 1
        leader = 1
        crybaby = 1
        klutz = 2
        hand = ["truck-keys"]
        boxed = ["chainsaw"]
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
        klutz = 4
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 5
    "#;
    let all = at(position, &[("monster-dice", &[1; 4])]).all();
    assert_eq!((all.deck, all.boxed, all.played.len()), (1, 20, 1));
}

/// OS-16.9, OS-2.17: a variant must be unlocked, unless the table plays freely; badge and token go to two players.
#[test]
fn a_variant_must_be_unlocked_unless_the_table_plays_freely() {
    let open = |setup: Setup| Osaczeni::open(Content::embedded(), &setup).map(drop);
    assert!(open(Setup { variant: Some(15), ..Setup::of(4) }).is_err());
    assert!(open(Setup { variant: Some(15), unlocked: vec![15], ..Setup::of(4) }).is_ok());
    assert!(open(Setup { variant: Some(15), any_variant: true, ..Setup::of(4) }).is_ok());
    assert!(open(Setup { variant: Some(22), any_variant: true, ..Setup::of(4) }).is_err());
    assert!(open(Setup::of(2)).is_err() && open(Setup::of(7)).is_err());
    let same = Setup { badge: Some(Seat(1)), victim: Some(Seat(1)), ..Setup::of(4) };
    assert!(open(same).is_err());
}

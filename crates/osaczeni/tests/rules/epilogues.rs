//! OS-16.1 to OS-16.8: every line of the epilogue table.

use crate::table::at;

/// The epilogue of a table for four with these people, where `unlocked` epilogues are skipped.
fn epilogue(unlocked: &[u8], rest: &str) -> Option<u8> {
    let position = format!("players = 4\nphase = \"scoring\"\nunlocked = {unlocked:?}\n{rest}");
    at(&position, &[]).all().result.expect("the game is over").epilogue
}

/// Who of four families is alive where, with which cards; everybody else is dead.
fn people(families: [(&[(&str, u8)], &str); 4], more: &str) -> String {
    let mut dead = Vec::new();
    let mut text = String::new();
    for (player, (alive, hand)) in (1..).zip(families) {
        text += "[[family]]\n";
        for kind in ["defender", "leader", "crybaby"] {
            match alive.iter().find(|(name, _)| *name == kind) {
                Some((_, area)) => text += &format!("{kind} = {area}\n"),
                None => dead.push(format!("\"player-{player} {kind}\"")),
            }
        }
        text += &format!("hand = [{hand}]\n");
    }
    format!("{more}\ndead = [{}]\n{text}", dead.join(", "))
}

const NONE: (&[(&str, u8)], &str) = (&[], "");
const DECK: &str = "deck = [\"canned-food\"]";

/// All lines of the table in their order, up to but without this number: unlocked before.
fn before(number: u8) -> Vec<u8> {
    let order = [11, 2, 17, 19, 5, 4, 14, 3, 18, 8, 16, 12, 10, 1, 7, 9, 15, 6, 20, 13, 21];
    order.into_iter().take_while(|line| *line != number).collect()
}

#[test]
fn every_line_is_reached_where_its_condition_holds() {
    let one_card: (&[(&str, u8)], &str) = (&[("crybaby", 1)], "\"gun\"");
    let dull = [one_card, (&[("defender", 3)], "\"gun\""), (&[("leader", 4)], "\"gun\""), NONE];
    let cases: [(u8, String); 21] = [
        (11, people([NONE; 4], DECK)),
        (2, people([(&[("defender", 1), ("leader", 1), ("crybaby", 1)], ""), NONE, NONE, NONE], DECK)),
        (17, people([(&[("leader", 1)], ""), NONE, NONE, NONE], DECK)),
        (19, people([(&[("leader", 1)], ""), (&[("leader", 2)], ""), NONE, NONE], DECK)),
        (5, people([(&[("leader", 1)], "\"molotov\", \"chainsaw\""), NONE, NONE, NONE], DECK)),
        (4, people([(&[("leader", 1), ("defender", 3)], ""), NONE, NONE, NONE], DECK)),
        (14, people([(&[("leader", 1)], "\"gun\", \"gun\""), NONE, NONE, NONE], "")),
        (3, people([(&[("crybaby", 1)], ""), (&[("crybaby", 1)], ""), (&[("crybaby", 3)], ""), NONE], DECK)),
        (18, people(dull, DECK)),
        (8, people(dull, "closed = [2, 5]")),
        (16, people([(&[("leader", 6)], ""), (&[("defender", 6)], ""), NONE, NONE], "closed = [1]")),
        (12, people([(&[("leader", 6)], ""), (&[("defender", 3)], ""), NONE, NONE], "closed = [1]")),
        (
            10,
            people(
                [(&[("defender", 6)], ""), (&[("defender", 3)], ""), (&[("defender", 4), ("crybaby", 2)], ""), NONE],
                "closed = [1]",
            ),
        ),
        (1, people([(&[("crybaby", 6)], "\"truck-keys\""), (&[("defender", 3)], ""), NONE, NONE], "closed = [1]")),
        (7, people([(&[("crybaby", 3)], ""), (&[("defender", 3)], ""), NONE, NONE], "closed = [1]")),
        (9, people([(&[("crybaby", 3)], ""), (&[("defender", 4)], ""), NONE, NONE], "closed = [1]")),
        (
            15,
            people(
                [(&[("leader", 3), ("crybaby", 4)], ""), (&[("leader", 4)], ""), (&[("leader", 4)], ""), NONE],
                "closed = [1]",
            ),
        ),
        (6, people([(&[("crybaby", 3)], "\"gun\""), NONE, NONE, (&[("leader", 5)], "\"gun\"")], "closed = [1]")),
        (20, people([(&[("crybaby", 2)], ""), (&[("defender", 4)], ""), (&[("leader", 5)], ""), NONE], "closed = [1]")),
        (13, people([one_card, (&[("defender", 3)], "\"gun\""), (&[("leader", 4)], "\"gun\""), NONE], "closed = [2]")),
        (
            21,
            people(
                [one_card, (&[("defender", 3)], "\"gun\""), (&[("leader", 4)], ""), NONE],
                "closed = [2]\ndeck = [\"canned-food\"]",
            )
            .replace("leader = 4\nhand = []", "leader = 4\nhand = [\"molotov\"]"),
        ),
    ];
    for (number, position) in cases {
        assert_eq!(epilogue(&before(number), &position), Some(number), "{position}");
        // OS-16.1: once unlocked, the line is skipped.
        let mut with_it = before(number);
        with_it.push(number);
        assert_ne!(epilogue(&with_it, &position), Some(number));
    }
}

#[test]
fn nothing_is_left_to_unlock() {
    let all: Vec<u8> = (1..=21).collect();
    assert_eq!(epilogue(&all, &people([NONE; 4], DECK)), None);
}

#[test]
fn with_nobody_alive_everybody_shares_a_hollow_victory() {
    let position =
        format!("players = 4\nphase = \"scoring\"\n{}", people([NONE, (&[], "\"truck-keys\""), NONE, NONE], DECK));
    let result = at(&position, &[]).all().result.expect("the game is over");
    assert_eq!((result.points, result.winners.len(), result.survivors), (vec![0; 4], 4, 0));
}

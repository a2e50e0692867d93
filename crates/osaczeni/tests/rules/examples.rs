//! The worked examples of the rules, as they are written there.

use crate::table::at;
use holdout_osaczeni::{Area, Finding, How, Seen};

/// OS-X1: the last of five players places; area 1 is full.
#[test]
fn x1_starting_area_full() {
    let position = r#"
        players = 5
        phase = "setup"
        badge = 1
        [[family]]
        defender = 1
        leader = 2
        crybaby = 4
        [[family]]
        defender = 1
        leader = 5
        crybaby = 4
        [[family]]
        defender = 1
        leader = 5
        crybaby = 6
        [[family]]
        defender = 3
        leader = 6
        crybaby = 2
    "#;
    let mut game = at(position, &[("starting-dice", &[3, 2, 1]), ("first-monsters", &[1, 1, 1, 1])]);
    assert_eq!(game.asked(), [5]);
    game.play(&["5 place:defender:3", "5 place:crybaby:2"]);
    assert_eq!([game.place(5, "defender"), game.place(5, "crybaby"), game.place(5, "leader")], [3, 2, 6]);
    assert!(game.happened("OS-2.13", |seen| matches!(seen, Seen::Placed { auto: true, .. })));
}

/// OS-X2: dice 1, 3, 5, 5; area 1 has most Crybabies; areas 1, 3 and 6 tie for most characters.
#[test]
fn x2_first_monsters() {
    let position = r#"
        players = 5
        phase = "setup"
        [[family]]
        defender = 3
        leader = 2
        crybaby = 1
        [[family]]
        defender = 3
        leader = 4
        crybaby = 1
        [[family]]
        defender = 1
        leader = 2
        crybaby = 4
        [[family]]
        defender = 6
        leader = 6
        crybaby = 5
        [[family]]
        defender = 6
        leader = 5
        crybaby = 3
    "#;
    let game = at(position, &[("first-monsters", &[1, 3, 5, 5])]);
    assert_eq!(game.monsters(), [3, 0, 2, 0, 2, 1]);
    assert_eq!(game.all().pool, 17);
    game.end();
}

const KRZYSZTOF: &str = r#"
    players = 4
    round = 2
    phase = "movement"
    badge = 2
    dice = [1, 1, 1, 1]
    destinations = [5, 5, 5, 6]
"#;

/// OS-X3: the destination is full; he must take the one who is neither there nor on the car park.
#[test]
fn x3_destination_full_two_characters() {
    let people = r#"
        dead = ["player-1 leader"]
        [[family]]
        defender = 3
        crybaby = 6
        [[family]]
        defender = 5
        leader = 5
        crybaby = 1
        [[family]]
        defender = 5
        leader = 5
        crybaby = 1
        [[family]]
        defender = 5
        leader = 4
        crybaby = 6
    "#;
    let mut game = at(&format!("{KRZYSZTOF}{people}"), &[]);
    // Player 2 fills area 5 with the sixth; player 3 bounces from area 1; player 4 chooses; player 1 has one choice.
    assert_eq!(game.asked(), [4]);
    game.play(&["4 move:leader"]);
    assert_eq!((game.place(1, "defender"), game.place(1, "crybaby")), (6, 6));
    assert!(game.happened("OS-7.6", |seen| matches!(seen, Seen::Moved { auto: true, .. })));
}

/// OS-X4: as X3, but his only character stands on the car park: nothing moves.
#[test]
fn x4_destination_full_only_the_car_park() {
    let people = r#"
        dead = ["player-1 leader", "player-1 defender"]
        [[family]]
        crybaby = 6
        [[family]]
        defender = 5
        leader = 5
        crybaby = 1
        [[family]]
        defender = 5
        leader = 5
        crybaby = 1
        [[family]]
        defender = 5
        leader = 4
        crybaby = 6
    "#;
    let mut game = at(&format!("{KRZYSZTOF}{people}"), &[]);
    game.play(&["4 move:leader"]);
    assert_eq!(game.place(1, "crybaby"), 6);
    assert!(game.happened("OS-7.8", |seen| matches!(seen, Seen::Stayed { .. })));
}

/// OS-X5: rotten meat and a chainsaw; the meat is spent for nothing.
#[test]
fn x5_a_wasted_card() {
    let position = r#"
        players = 3
        round = 2
        phase = "attacks"
        area = 4
        badge = 3
        victim = 3
        monsters = [0, 0, 0, 4]
        [[family]]
        defender = 1
        leader = 4
        crybaby = 1
        klutz = 1
        hand = ["rotten-meat"]
        [[family]]
        defender = 2
        leader = 2
        crybaby = 4
        klutz = 2
        hand = ["chainsaw"]
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
        klutz = 5
    "#;
    let mut game = at(position, &[]);
    assert_eq!(game.asked(), [1, 2]);
    game.play(&["1 play:rotten-meat:leader", "2 play:chainsaw"]);
    assert_eq!(game.monsters()[3], 2);
    game.play(&["1 ready", "2 ready"]);
    assert!(game.happened("OS-9.9", |seen| matches!(seen, Seen::Averted { .. })));
    let all = game.all();
    assert_eq!((all.victim.0, all.played.len(), game.monsters()[3]), (2, 2, 2));
    assert!(all.cold_store.rows[0].dead.is_empty());
}

/// OS-X6: three votes for A, two for B: A is elected.
#[test]
fn x6_relative_majority() {
    let position = r#"
        players = 3
        phase = "truck"
        deck = ["gun", "gun", "gun"]
        [[family]]
        defender = 1
        leader = 6
        crybaby = 6
        klutz = 1
        [[family]]
        defender = 6
        leader = 2
        crybaby = 2
        klutz = 2
        [[family]]
        defender = 4
        leader = 4
        crybaby = 4
        klutz = 6
    "#;
    let mut game = at(position, &[]);
    game.play(&["1 ready", "2 ready", "3 ready", "3 vote:player-2", "1 vote:player-1", "2 vote:player-2"]);
    let elected = |seen: &Seen| matches!(seen, Seen::Elected { seat, how: How::Votes, .. } if seat.0 == 0);
    assert!(game.happened("OS-3.13", elected));
    let last = game.all().last_vote.expect("a vote");
    let weights: Vec<u8> = last.ballots.iter().map(|ballot| ballot.weight).collect();
    assert_eq!(weights, [3, 1, 1]);
}

/// OS-X7: three monsters against strength three: no threat, until row 1 is full.
#[test]
fn x7_equal_strength() {
    let people = r#"
        players = 4
        phase = "attacks"
        area = 2
        monsters = [0, 3]
        [[family]]
        defender = 2
        leader = 2
        crybaby = 1
        [[family]]
        defender = 3
        leader = 3
        [[family]]
        defender = 4
        leader = 4
        [[family]]
        defender = 5
        leader = 5
        crybaby = 5
    "#;
    let found = |dead: &str| {
        let people = people.replacen("players = 4", &format!("players = 4\n{dead}"), 1);
        let game = at(&people, &[("monster-dice", &[1, 1, 1, 1, 1])]);
        let checked = |seen: &Seen| matches!(seen, Seen::AreaChecked { finding: Finding::Threatened, .. });
        game.events().iter().find(|(_, seen)| checked(seen)).map(|(rule, _)| *rule)
    };
    let people_alive = "dead = [\"player-2 crybaby\"]";
    let alive = people.replacen(
        "[[family]]\n        defender = 4\n        leader = 4",
        "[[family]]\n        defender = 4\n        leader = 4\n        crybaby = 4",
        1,
    );
    let game = at(&alive.replacen("players = 4", &format!("players = 4\n{people_alive}"), 1), &[]);
    assert!(game.happened("OS-9.4", |seen| matches!(seen, Seen::AreaChecked { finding: Finding::Holds, .. })));
    assert_eq!(found("dead = [\"player-2 crybaby\", \"player-3 crybaby\"]"), Some("OS-9.6"));
}

/// OS-X8: two cards in the deck: one is kept, one given; next round there is no truck vote.
#[test]
fn x8_two_cards_left() {
    let position = r#"
        players = 4
        phase = "truck"
        deck = ["gun", "molotov"]
        [[family]]
        defender = 3
        leader = 2
        crybaby = 1
        [[family]]
        defender = 6
        leader = 5
        crybaby = 1
        [[family]]
        defender = 5
        leader = 2
        crybaby = 4
        [[family]]
        defender = 5
        leader = 4
        crybaby = 5
    "#;
    let mut game = at(position, &[("monster-dice", &[1, 1, 1, 1])]);
    assert_eq!(game.offered(2), ["keep:gun", "keep:molotov"]);
    game.play(&["2 keep:gun"]);
    assert_eq!(game.offered(2), ["give:molotov:player-1", "give:molotov:player-3", "give:molotov:player-4"]);
    assert_eq!(game.refused("2 give:molotov:player-2"), "OS-4.5");
    game.play(&["2 give:molotov:player-4"]);
    let all = game.all();
    assert_eq!((all.deck, all.families[1].hand, all.families[3].hand), (0, 1, 1));
    assert_eq!(game.seen_by(2).mine.expect("a seat").given.len(), 1);
}

/// OS-X9: four players, five alive before phase 6, one dies: the game ends after phase 7.
#[test]
fn x9_the_end() {
    let position = r#"
        players = 4
        round = 4
        phase = "attacks"
        monsters = [0, 0, 0, 0, 0, 1]
        dead = ["player-1 leader", "player-2 leader", "player-3 leader", "player-4 leader", "player-1 crybaby",
                "player-2 crybaby", "player-3 crybaby"]
        [[family]]
        defender = 3
        [[family]]
        defender = 5
        [[family]]
        defender = 5
        [[family]]
        defender = 6
        crybaby = 2
    "#;
    let mut game = at(position, &[]);
    game.play(&["4 ready"]);
    assert!(game.is_over());
    assert!(game.happened("OS-13.6", |seen| matches!(seen, Seen::EndChecked { alive: 4, limit: 4, over: true })));
}

/// OS-X10: 7, 8, 7 + 1 and 0 points: two share the victory.
#[test]
fn x10_shared_victory() {
    let position = r#"
        players = 4
        round = 5
        phase = "scoring"
        dead = ["player-1 leader", "player-1 defender", "player-2 crybaby", "player-3 leader", "player-3 defender",
                "player-4 leader", "player-4 defender", "player-4 crybaby"]
        [[family]]
        crybaby = 3
        [[family]]
        defender = 5
        leader = 2
        [[family]]
        crybaby = 1
        hand = ["truck-keys"]
        [[family]]
    "#;
    let result = at(position, &[]).all().result.expect("the game is over");
    assert_eq!(result.points, [7, 8, 8, 0]);
    assert_eq!(result.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((result.keys.map(|seat| seat.0), result.epilogue), (Some(2), Some(19)));
}

/// OS-X11: area 3 is empty: no vote, the holder keeps the badge and does not look, unless by walkie-talkie.
#[test]
fn x11_no_badge_vote() {
    let position = r#"
        players = 4
        phase = "badge"
        badge = 4
        [[family]]
        defender = 1
        leader = 2
        crybaby = 1
        [[family]]
        defender = 6
        leader = 5
        crybaby = 1
        hand = ["gun"]
        [[family]]
        defender = 5
        leader = 2
        crybaby = 4
        [[family]]
        defender = 5
        leader = 4
        crybaby = 5
        hand = ["walkie-talkie"]
    "#;
    let mut game = at(position, &[("monster-dice", &[6, 2, 4, 2])]);
    assert!(game.happened("OS-5.5", |seen| matches!(seen, Seen::BadgeStays { .. })));
    assert_eq!(game.asked(), [2, 4]);
    assert!(game.seen_by(4).dice.values.is_none());
    assert_eq!(game.offered(2), ["pass"]);
    assert_eq!(game.refused("2 play:gun"), "OS-14.2");
    game.play(&["4 play:walkie-talkie", "2 pass"]);
    let faces: Vec<u8> = game.seen_by(4).dice.values.expect("looked").iter().map(Area::number).collect();
    assert_eq!(faces, [2, 2, 4, 6]);
    assert!(game.seen_by(1).dice.values.is_none());
    // The badge holder announces first, openly.
    assert_eq!(game.asked(), [4]);
    game.play(&["4 go:1"]);
    assert_eq!(game.seen_by(1).families[3].destination.map(Area::number), Some(1));
    assert_eq!(game.asked(), [1, 2, 3]);
    game.end();
}

//! OS-3.18, OS-3.19: statements and whether they were true.

use crate::table::{Played, at};
use holdout_osaczeni::{Seen, Verdict};

const MORNING: &str = r#"
    players = 4
    phase = "truck"
    victim = 4
    deck = ["gun", "molotov", "chainsaw", "gun"]
    [[family]]
    defender = 6
    leader = 1
    crybaby = 1
    hand = ["gun", "chainsaw"]
    [[family]]
    defender = 6
    leader = 2
    crybaby = 2
    [[family]]
    defender = 4
    leader = 4
    crybaby = 4
    [[family]]
    defender = 5
    leader = 5
    crybaby = 5
"#;

/// The verdict on a player's statements, in their order.
fn verdicts(game: &Played, player: u8) -> Vec<Option<Verdict>> {
    let statements = game.all().statements;
    statements.iter().filter(|said| said.seat.0 + 1 == player).map(|said| said.verdict).collect()
}

#[test]
fn words_about_votes_gifts_and_cards_are_judged_as_the_facts_come() {
    let mut game = at(MORNING, &[("monster-dice", &[2, 2, 5, 6])]);
    game.say(1, r#"{"type":"vote","player":1}"#).expect("talk is free");
    game.say(2, r#"{"type":"promise","to":0,"what":{"type":"vote-for","player":0}}"#).expect("talk is free");
    game.say(1, r#"{"type":"promise","what":{"type":"play","item":"gun"},"round":1}"#).expect("talk is free");
    game.say(1, r#"{"type":"promise","to":2,"what":{"type":"give","player":2}}"#).expect("talk is free");
    game.play(&["1 play:gun", "1 ready", "2 ready", "1 vote:player-1", "2 vote:player-2"]);
    assert_eq!(verdicts(&game, 1), [Some(Verdict::Broken), Some(Verdict::Kept), None]);
    assert_eq!(verdicts(&game, 2), [Some(Verdict::Broken)]);
    game.play(&["1 keep:molotov", "1 give:gun:player-3"]);
    assert_eq!(verdicts(&game, 1)[2], Some(Verdict::Kept));
    let word = game.all().families[0].word;
    assert_eq!((word.kept, word.partly, word.broken), (2, 0, 1));
}

#[test]
fn dice_claims_are_whole_half_or_no_truth() {
    let mut game = at(MORNING, &[("monster-dice", &[2, 2, 5, 6])]);
    for claim in ["[2,5,6]", "[2]", "[2,1]"] {
        game.say(3, &format!(r#"{{"type":"dice","areas":{claim}}}"#)).expect("talk is free");
    }
    game.say(4, r#"{"type":"destination","area":3}"#).expect("talk is free");
    game.say(3, r#"{"type":"promise","what":{"type":"go","area":6}}"#).expect("talk is free");
    game.play(&["1 ready", "2 ready", "1 vote:player-1", "2 vote:player-1", "1 keep:gun", "1 give:molotov:player-2"]);
    game.play(&["1 pass", "2 pass", "1 go:5", "2 go:5", "3 go:6", "4 go:6"]);
    let kept = Some(Verdict::Kept);
    assert_eq!(verdicts(&game, 3), [kept, Some(Verdict::Partly), Some(Verdict::Broken), kept]);
    assert_eq!(verdicts(&game, 4), [Some(Verdict::Broken)]);
}

#[test]
fn hand_claims_are_judged_at_the_end_by_the_hand_of_that_moment() {
    let position = r#"
        players = 4
        round = 4
        phase = "attacks"
        monsters = [0, 0, 0, 0, 0, 1]
        dead = ["player-1 leader", "player-2 leader", "player-3 leader", "player-4 leader", "player-1 crybaby",
                "player-2 crybaby", "player-3 crybaby"]
        [[family]]
        defender = 3
        hand = ["gun", "gun"]
        [[family]]
        defender = 5
        [[family]]
        defender = 5
        hand = ["molotov"]
        [[family]]
        defender = 6
        crybaby = 2
        hand = ["baseball-bat"]
    "#;
    let mut game = at(position, &[]);
    game.say(1, r#"{"type":"hand","items":["gun"]}"#).expect("talk is free");
    game.say(3, r#"{"type":"hand","items":["truck-keys"]}"#).expect("talk is free");
    game.say(4, r#"{"type":"hand","items":["baseball-bat"]}"#).expect("talk is free");
    game.say(2, r#"{"type":"promise","what":{"type":"spare","player":1}}"#).expect("talk is free");
    assert!(verdicts(&game, 4)[0].is_none());
    game.play(&["4 ready"]);
    assert!(game.is_over());
    assert_eq!(verdicts(&game, 1), [Some(Verdict::Partly)]);
    assert_eq!(verdicts(&game, 3), [Some(Verdict::Broken)]);
    assert_eq!(verdicts(&game, 4), [Some(Verdict::Kept)]);
    // What never came up is no broken word.
    assert_eq!(verdicts(&game, 2), [None]);
}

#[test]
fn nonsense_is_refused_and_free_words_are_not() {
    let mut game = at(MORNING, &[]);
    for nonsense in [
        r#"{"type":"dice","areas":[]}"#,
        r#"{"type":"dice","areas":[0]}"#,
        r#"{"type":"destination","area":7}"#,
        r#"{"type":"vote","player":4}"#,
        r#"{"type":"hand","items":["molotov","molotov"]}"#,
        r#"{"type":"promise"}"#,
        r#"{"type":"promise","text":"  "}"#,
        r#"{"type":"promise","to":5,"text":"anything"}"#,
        r#"{"type":"promise","round":0,"what":{"type":"play","item":"gun"}}"#,
    ] {
        let refused = game.say(1, nonsense).expect_err(nonsense);
        assert!(refused.contains("OS-3.19"), "{refused}");
    }
    let long = format!(r#"{{"type":"promise","text":"{}"}}"#, "ż".repeat(281));
    assert!(game.say(1, &long).is_err());
    game.say(4, r#"{"type":"promise","text":"I owe you one."}"#).expect("talk is free");
    assert!(game.all().statements.is_empty());
    assert!(game.happened("OS-3.19", |seen| matches!(seen, Seen::Said { .. })));
}

#[test]
fn a_seat_cannot_talk_the_others_out_of_the_book() {
    let mut game = at(MORNING, &[]);
    for area in 1..=6 {
        game.say(1, &format!(r#"{{"type":"destination","area":{area}}}"#)).expect("there is room");
    }
    for player in 0..2 {
        game.say(1, &format!(r#"{{"type":"vote","player":{player}}}"#)).expect("there is room");
    }
    assert!(game.say(1, r#"{"type":"vote","player":2}"#).is_err());
    game.say(2, r#"{"type":"destination","area":3}"#).expect("others still have room");
    assert_eq!(game.all().statements.len(), 9);
}

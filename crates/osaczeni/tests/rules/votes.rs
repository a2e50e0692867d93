//! OS-3: voting.

use crate::table::{Played, at};
use holdout_osaczeni::{How, Seen};

/// Three families on the car park, two cards in the deck; player 4 holds the victim token and is elsewhere.
const CAR_PARK: &str = r#"
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
    defender = 6
    leader = 4
    crybaby = 4
    [[family]]
    defender = 5
    leader = 5
    crybaby = 5
"#;

fn elected(game: &Played, rule: &str, how: How) -> Option<u8> {
    game.events().into_iter().find_map(|(by, seen)| match seen {
        Seen::Elected { seat, how: by_how, .. } if by == rule && by_how == how => Some(seat.0 + 1),
        _ => None,
    })
}

#[test]
fn only_players_in_the_area_take_part() {
    let mut game = at(CAR_PARK, &[]);
    assert_eq!(game.asked(), [1, 2, 3]);
    assert_eq!(game.offered(4), Vec::<String>::new());
    game.play(&["1 ready", "2 ready", "3 ready"]);
    assert_eq!(game.offered(1), ["vote:player-1", "vote:player-2", "vote:player-3"]);
    assert_eq!(game.refused("1 vote:player-4"), "OS-3.12");
    assert_eq!(game.refused("1 play:gun"), "OS-3.9");
}

#[test]
fn a_card_clears_all_ready_marks_and_only_guns_fit_this_discussion() {
    let mut game = at(CAR_PARK, &[]);
    game.play(&["2 ready", "3 ready"]);
    assert_eq!(game.asked(), [1]);
    assert_eq!(game.refused("1 play:chainsaw"), "OS-14.2");
    game.play(&["1 play:gun"]);
    assert_eq!(game.asked(), [1, 2, 3]);
    let vote = game.all().vote.expect("a vote");
    assert_eq!((vote.voters[0].weight, vote.voters[0].guns), (2, 1));
}

#[test]
fn votes_are_sealed_until_the_last_one_and_ties_go_to_the_victim_token() {
    let mut game = at(CAR_PARK, &[]);
    game.play(&["1 ready", "2 ready", "3 ready", "3 vote:player-1", "1 vote:player-2"]);
    let sealed = game.seen_by(2);
    assert!(sealed.last_vote.is_none());
    let locked: Vec<bool> = sealed.vote.expect("a vote").voters.iter().map(|voter| voter.locked).collect();
    assert_eq!(locked, [true, false, true]);
    game.play(&["2 vote:player-3"]);
    // One vote each: a tie of three, broken by somebody who is not even there.
    assert_eq!(game.asked(), [4]);
    assert_eq!(game.offered(4), ["choose:player-1", "choose:player-2", "choose:player-3"]);
    assert_eq!(game.refused("4 choose:player-4"), "OS-3.14");
    game.play(&["4 choose:player-2"]);
    assert_eq!(elected(&game, "OS-3.14", How::TieBreak), Some(2));
    let all = game.all();
    assert_eq!((all.victim.0, all.last_vote.expect("a vote").tie_broken_by.map(|seat| seat.0)), (3, Some(3)));
}

#[test]
fn the_clock_abstains_and_without_votes_all_are_tied() {
    let mut game = at(CAR_PARK, &[]);
    game.play(&["1 ready", "2 ready", "3 ready"]);
    assert!(!game.offered(1).contains(&"abstain".to_owned()));
    game.clock(1).clock(2).clock(3);
    assert_eq!(game.offered(4), ["choose:player-1", "choose:player-2", "choose:player-3"]);
    // OS-3.23: clockwise after the holder.
    game.clock(4);
    assert_eq!(elected(&game, "OS-3.14", How::TieBreak), Some(1));
}

#[test]
fn one_candidate_is_elected_without_a_vote() {
    let alone = CAR_PARK.replacen("defender = 6\n    leader = 2", "defender = 1\n    leader = 2", 1);
    let alone = alone.replacen("defender = 6\n    leader = 4", "defender = 2\n    leader = 4", 1);
    let game = at(&alone, &[]);
    assert_eq!(elected(&game, "OS-3.16", How::Alone), Some(1));
    assert!(game.offered(1)[0].starts_with("keep:"));
}

#[test]
fn an_eliminated_holder_of_the_victim_token_breaks_ties() {
    let gone = CAR_PARK.replacen("[[family]]\n    defender = 5\n    leader = 5\n    crybaby = 5", "[[family]]", 1);
    let gone = gone.replacen(
        "victim = 4",
        "victim = 4\n    dead = [\"player-4 defender\", \"player-4 leader\", \"player-4 crybaby\"]",
        1,
    );
    let mut game = at(&gone, &[]);
    game.play(&["1 ready", "2 ready", "3 ready", "1 vote:player-1", "2 vote:player-2", "3 vote:player-3"]);
    assert_eq!(game.asked(), [4]);
}

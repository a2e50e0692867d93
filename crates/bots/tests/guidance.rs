//! The schemer follows the bot guidance, paragraph by paragraph, on tables written down for it.

mod common;

use common::{osaczeni, schemer, thought};
use holdout_catalog::{Given, Seated, Table};
use holdout_kernel::{By, Seat, Seed};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn table(position: &Value) -> Box<dyn Table> {
    osaczeni().arrange(position, Seed::from_number(1)).expect("the position is consistent")
}

/// What the schemer answers in a seat, counted from 1 as positions do.
fn answer(table: &dyn Table, player: u8) -> String {
    let seated = Seated::new(table, Seat(player - 1));
    let ask = seated.ask().expect("the seat is asked");
    schemer().answer(&seated, &ask, thought(1, 0))
}

/// Everything the schemer might say in a seat.
fn words(table: &dyn Table, player: u8) -> Vec<Value> {
    let seated = Seated::new(table, Seat(player - 1));
    let ask = seated.ask().expect("the seat is asked");
    (0..200).filter_map(|n| schemer().say(&seated, &ask, thought(2, n))).collect()
}

fn act(table: &mut dyn Table, player: u8, name: &str) {
    let seat = Seat(player - 1);
    let ask = table.ask(seat).expect("the seat is asked").id;
    table.act(seat, ask, &Given::Name(name.to_owned()), By::Player).expect("the answer is legal");
}

/// Three families with one character each in the clothing store, and too many monsters for them.
fn crowded_room(hand: &[&str]) -> Value {
    json!({
        "players": 4, "round": 2, "phase": "attacks", "area": 2, "victim": 4, "monsters": [0, 6, 0, 0, 0, 0],
        "family": [
            { "defender": 5, "leader": 1, "crybaby": 2, "hand": hand },
            { "defender": 5, "leader": 1, "crybaby": 2 },
            { "defender": 5, "leader": 4, "crybaby": 2 },
            { "defender": 5, "leader": 4, "crybaby": 4 },
        ],
    })
}

fn decide(position: &Value) -> Box<dyn Table> {
    let mut table = table(position);
    for player in 1..=3 {
        act(&mut *table, player, "ready");
    }
    table
}

#[test]
fn paragraph_6_nobody_votes_for_their_own_death() {
    let table = decide(&crowded_room(&[]));
    for player in 1..=3 {
        assert_ne!(answer(&*table, player), format!("vote:player-{player}"));
    }
}

#[test]
fn paragraph_6_a_promise_is_heard_and_the_other_is_chosen() {
    for (friend, target) in [(2, 3), (3, 2)] {
        let mut table = decide(&crowded_room(&[]));
        let spare = json!({ "type": "promise", "to": 0, "round": 2, "what": { "type": "spare", "player": 0 } });
        table.say(Seat(friend - 1), &spare).expect("a promise is free");
        assert_eq!(answer(&*table, 1), format!("vote:player-{target}"));
    }
}

#[test]
fn paragraph_6_a_stated_vote_is_joined() {
    for (speaker, target) in [(2, 3), (3, 2)] {
        let mut table = decide(&crowded_room(&[]));
        table.say(Seat(speaker - 1), &json!({ "type": "vote", "player": target - 1 })).expect("talk is free");
        assert_eq!(answer(&*table, 1), format!("vote:player-{target}"));
    }
}

#[test]
fn paragraph_6_a_vote_against_it_is_not_forgotten() {
    for enemy in [2, 3] {
        // Two votes in a row. In the first, player 4 is elected, and one of the others votes against player 1.
        let position = json!({
            "players": 4, "round": 1, "phase": "attacks", "area": 2, "monsters": [0, 6, 0, 0, 6, 0],
            "family": [
                { "defender": 4, "leader": 2, "crybaby": 5 },
                { "defender": 4, "leader": 2, "crybaby": 5 },
                { "defender": 4, "leader": 2, "crybaby": 5 },
                { "defender": 4, "leader": 2, "crybaby": 1 },
            ],
        });
        let mut table = table(&position);
        for player in 1..=4 {
            act(&mut *table, player, "ready");
        }
        let friend = 5 - enemy;
        act(&mut *table, 1, "vote:player-4");
        act(&mut *table, friend, "vote:player-4");
        act(&mut *table, enemy, "vote:player-1");
        act(&mut *table, 4, &format!("vote:player-{friend}"));
        for player in 1..=3 {
            act(&mut *table, player, "ready");
        }
        assert_eq!(answer(&*table, 1), format!("vote:player-{enemy}"));
    }
}

#[test]
fn paragraph_6_at_the_table_it_bargains() {
    let said = words(&*table(&crowded_room(&[])), 1);
    let types: BTreeSet<&str> = said.iter().filter_map(|said| said["type"].as_str()).collect();
    assert!(types.contains("vote") && types.contains("promise"), "{types:?}");
    assert!(said.len() > 60, "it spoke {} times out of 200", said.len());
}

#[test]
fn paragraph_6_it_searches_the_truck_itself_if_it_can() {
    let position = json!({
        "players": 4, "round": 1, "phase": "truck", "deck": ["gun", "chainsaw", "rotten-meat", "canned-food"],
        "family": [
            { "defender": 6, "leader": 6, "crybaby": 2 },
            { "defender": 6, "leader": 1, "crybaby": 2 },
            { "defender": 5, "leader": 4, "crybaby": 2 },
            { "defender": 5, "leader": 4, "crybaby": 4 },
        ],
    });
    let mut table = table(&position);
    act(&mut *table, 1, "ready");
    act(&mut *table, 2, "ready");
    assert_eq!(answer(&*table, 1), "vote:player-1");
}

#[test]
fn paragraph_7_the_cheapest_is_given_up() {
    // Late in the game points are all that counts: the Leader has fewest.
    let position = json!({
        "players": 3, "round": 5, "phase": "attacks", "area": 2, "monsters": [0, 6, 0, 0, 0, 0],
        "family": [
            { "defender": 2, "leader": 2, "crybaby": 2 },
            { "defender": 5 },
            { "defender": 5 },
        ],
        "dead": ["player-1 klutz", "player-2 klutz", "player-2 leader", "player-2 crybaby", "player-3 klutz",
                 "player-3 leader", "player-3 crybaby"],
    });
    let mut table = table(&position);
    act(&mut *table, 1, "ready");
    assert_eq!(answer(&*table, 1), "victim:leader");
}

#[test]
fn paragraph_7_the_leader_is_kept_while_votes_are_to_come() {
    let position = json!({
        "players": 4, "round": 1, "phase": "attacks", "area": 6, "monsters": [0, 0, 0, 0, 0, 4],
        "family": [
            { "defender": 6, "leader": 6, "crybaby": 2 },
            { "defender": 6, "leader": 6, "crybaby": 6 },
            { "defender": 5, "leader": 4, "crybaby": 2 },
            { "defender": 5, "leader": 4, "crybaby": 4 },
        ],
    });
    let mut table = table(&position);
    act(&mut *table, 1, "ready");
    act(&mut *table, 2, "ready");
    act(&mut *table, 1, "vote:player-1");
    act(&mut *table, 2, "vote:player-1");
    assert_eq!(answer(&*table, 1), "victim:defender");
}

/// The Crybaby alone in the clothing store with so many monsters and these cards.
fn alone(monsters: u8, hand: &[&str]) -> Box<dyn Table> {
    table(&json!({
        "players": 4, "round": 1, "phase": "attacks", "area": 2, "monsters": [0, monsters, 0, 0, 0, 0],
        "family": [
            { "defender": 5, "leader": 5, "crybaby": 2, "hand": hand },
            { "defender": 5, "leader": 1, "crybaby": 1 },
            { "defender": 5, "leader": 4, "crybaby": 1 },
            { "defender": 5, "leader": 4, "crybaby": 4 },
        ],
    }))
}

#[test]
fn paragraph_8_weapons_are_spent_only_where_they_hold_the_room() {
    assert_eq!(answer(&*alone(3, &["chainsaw"]), 1), "play:chainsaw");
    assert_eq!(answer(&*alone(5, &["chainsaw"]), 1), "ready");
    assert_eq!(answer(&*alone(2, &["baseball-bat", "chainsaw"]), 1), "play:baseball-bat");
    assert_eq!(answer(&*alone(5, &["molotov"]), 1), "play:molotov");
    // Two cards that only together are enough.
    let name = answer(&*alone(4, &["baseball-bat", "chainsaw"]), 1);
    assert!(name == "play:baseball-bat" || name == "play:chainsaw", "{name}");
}

#[test]
fn paragraph_8_a_card_is_not_wasted_once_the_room_holds() {
    let mut table = alone(3, &["chainsaw", "baseball-bat"]);
    act(&mut *table, 1, "play:chainsaw");
    assert_eq!(answer(&*table, 1), "ready");
}

#[test]
fn paragraph_8_rotten_meat_is_best_alone() {
    assert_eq!(answer(&*alone(5, &["rotten-meat"]), 1), "play:rotten-meat:crybaby");
}

#[test]
fn paragraph_8_keys_and_useless_cards_stay_in_the_hand() {
    assert_eq!(answer(&*alone(5, &["truck-keys", "walkie-talkie", "energy-drink"]), 1), "ready");
}

#[test]
fn paragraph_8_the_walkie_talkie_is_for_who_has_points_to_lose() {
    let position = |place: u8, monsters: Value, seen_by: Value| {
        json!({
            "players": 4, "round": 2, "phase": "badge", "badge": 2, "monsters": monsters, "dice_seen_by": seen_by,
            "family": [
                { "defender": place, "leader": place, "crybaby": place, "hand": ["walkie-talkie"] },
                { "defender": 5, "leader": 1, "crybaby": 1, "hand": ["gun"] },
                { "defender": 5, "leader": 4, "crybaby": 1 },
                { "defender": 5, "leader": 4, "crybaby": 4 },
            ],
        })
    };
    let exposed = table(&position(6, json!([0, 0, 0, 0, 0, 2]), json!([])));
    assert_eq!(answer(&*exposed, 1), "play:walkie-talkie");
    let safe = table(&position(2, json!([0, 0, 0, 0, 0, 0]), json!([])));
    assert_eq!(answer(&*safe, 1), "pass");
}

#[test]
fn paragraph_9_the_leader_of_the_game_gets_no_card() {
    let position = json!({
        "players": 4, "round": 3, "phase": "truck", "deck": ["chainsaw", "gun", "walkie-talkie", "canned-food"],
        "family": [
            { "defender": 6, "leader": 2, "crybaby": 2 },
            { "defender": 5, "leader": 1, "crybaby": 1 },
            { "defender": 5 },
            { "defender": 5, "leader": 4 },
        ],
        "dead": ["player-3 crybaby", "player-3 leader", "player-4 crybaby"],
    });
    let mut table = table(&position);
    let kept = answer(&*table, 1);
    assert_eq!(kept, "keep:chainsaw");
    act(&mut *table, 1, &kept);
    let given = answer(&*table, 1);
    assert!(given.starts_with("give:") && !given.ends_with("player-2"), "{given}");
}

/// Player 1 announces a destination and has seen the dice.
fn announcing(dice: [u8; 4], seen_by: &[u8]) -> Box<dyn Table> {
    table(&json!({
        "players": 4, "round": 2, "phase": "destinations", "badge": 1, "dice": dice, "dice_seen_by": seen_by,
        "monsters": [0, 1, 0, 1, 0, 1],
        "family": [
            { "defender": 3, "leader": 6, "crybaby": 4 },
            { "defender": 5, "leader": 1, "crybaby": 1 },
            { "defender": 5, "leader": 4, "crybaby": 2 },
            { "defender": 5, "leader": 4, "crybaby": 3 },
        ],
    }))
}

#[test]
fn paragraph_4_nobody_walks_into_known_monsters() {
    assert_ne!(answer(&*announcing([2, 2, 2, 2], &[1]), 1), "go:2");
    assert_ne!(answer(&*announcing([1, 1, 1, 1], &[1]), 1), "go:1");
    assert_ne!(answer(&*announcing([6, 6, 6, 6], &[1]), 1), "go:6");
}

#[test]
fn paragraph_4_the_one_in_danger_is_moved() {
    let position = json!({
        "players": 4, "round": 2, "phase": "movement", "badge": 1, "dice": [4, 4, 4, 4], "destinations": [2, 5, 5, 5],
        "monsters": [0, 0, 0, 1, 0, 0],
        "family": [
            { "defender": 3, "leader": 3, "crybaby": 4 },
            { "defender": 5, "leader": 1, "crybaby": 1 },
            { "defender": 5, "leader": 1, "crybaby": 3 },
            { "defender": 5, "leader": 2, "crybaby": 2 },
        ],
    });
    assert_eq!(answer(&*table(&position), 1), "move:crybaby");
}

#[test]
fn paragraph_10_no_lie_under_other_eyes_and_some_without() {
    let claims = |table: &dyn Table| -> BTreeSet<String> {
        words(table, 1).iter().filter(|said| said["type"] == "dice").map(|said| said["areas"].to_string()).collect()
    };
    let watched = claims(&*announcing([1, 3, 3, 5], &[1, 2]));
    assert_eq!(watched, BTreeSet::from(["[1,3,5]".to_owned()]));
    let unwatched = claims(&*announcing([1, 3, 3, 5], &[1]));
    assert!(unwatched.contains("[1,3,5]") && unwatched.len() > 1, "{unwatched:?}");
}

#[test]
fn paragraph_10_who_has_not_looked_claims_no_dice() {
    let said = words(&*announcing([1, 3, 3, 5], &[2]), 1);
    assert!(said.iter().all(|said| said["type"] != "dice"), "{said:?}");
}

#[test]
fn paragraph_12_in_the_last_round_cards_are_worth_nothing_unplayed() {
    // One gun makes a tie that the other would break, two win the vote.
    let families = json!([
        { "crybaby": 2, "hand": ["gun", "gun"] },
        { "leader": 2, "crybaby": 4 },
        { "defender": 5 },
    ]);
    let dead = json!([
        "player-1 klutz",
        "player-1 leader",
        "player-1 defender",
        "player-2 klutz",
        "player-2 defender",
        "player-3 klutz",
        "player-3 leader",
        "player-3 crybaby"
    ]);
    let position = json!({
        "players": 3, "round": 5, "phase": "attacks", "area": 2, "victim": 2, "monsters": [0, 6, 0, 0, 0, 0],
        "family": families, "dead": dead,
    });
    assert_eq!(answer(&*table(&position), 1), "play:gun");
}

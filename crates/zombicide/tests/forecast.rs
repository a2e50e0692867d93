//! The odds that are told, against every roll of the dice played through the rules.

use holdout_kernel::record::Start;
use holdout_kernel::{By, Game, Script, Seat, Seed, Sitting, Viewer};
use holdout_zombicide::{Answer, BlackPlague};
use serde_json::{Value, json};
use std::collections::BTreeMap;

fn begin(position: &Value, script: Option<&mut Script>) -> Sitting<BlackPlague> {
    let start = Start::position(position.clone()).expect("the position is readable");
    Sitting::begin_scripted(BlackPlague::built_in(), start, Seed::from_number(1), script).expect("it is sound")
}

/// Kills by number, over all rolls, each hit given to the first kind that is offered.
fn played(position: &Value, attack: &str, dice: u32) -> Vec<u32> {
    let mut kills = [0_u32; 8];
    for number in 0..6_usize.pow(dice) {
        let faces: Vec<u8> = (0..dice).map(|die| (number / 6_usize.pow(die) % 6) as u8 + 1).collect();
        let mut script = Script::new(BlackPlague::STREAMS, BTreeMap::from([("dice/1".to_owned(), faces)]));
        let mut sitting = begin(position, Some(&mut script));
        let mut next = Answer::parse(attack).expect("the attack is readable");
        loop {
            let ask = sitting.table().ask_id(Seat(0));
            sitting.answer(Seat(0), ask, next, By::Player, Some(&mut script)).expect("the answer is taken");
            let mut legal = Vec::new();
            sitting.table().legal(Seat(0), &mut legal);
            match legal.first() {
                Some(hit @ Answer::Hit { .. }) => next = *hit,
                _ => break,
            }
        }
        let seen = sitting.seen_since(0, Viewer::Spectator).into_iter();
        let seen = seen.map(|entry| serde_json::to_value(entry.seen).expect("events are plain data"));
        let dead: u64 =
            seen.filter(|event| event["type"] == "killed").filter_map(|event| event["count"].as_u64()).sum();
        kills[dead as usize] += 1;
    }
    let all = 6_u32.pow(dice);
    kills.iter().map(|count| (u64::from(*count) * 1_000_000 / u64::from(all)) as u32).collect()
}

fn agree(position: &Value, attack: &str, dice: u32) {
    let view = begin(position, None).table().view(Viewer::Spectator);
    let Some(Answer::Attack { mode, with, zone, .. }) = Answer::parse(attack) else { panic!("{attack} is no attack") };
    let odds = view.odds.iter().find(|odds| odds.mode == mode && odds.with == with).expect("it is held");
    let aim = odds.targets.iter().find(|aim| aim.zone == zone).expect("it can be aimed at");
    for (dead, played) in played(position, attack, dice).into_iter().enumerate() {
        let told = aim.kills.get(dead).copied().unwrap_or(0);
        assert!(told.abs_diff(played) <= 2, "{attack}: {dead} kills: told {told}, played {played}; {aim:?}");
    }
}

#[test]
fn kills_are_those_of_all_rolls_played_through_the_rules() {
    let crowd = json!({ "2R.s21": { "walker": 2, "fatty": 1, "runner": 2 } });
    let shot = |skills: &[&str], hands: &[&str]| {
        json!({ "mission": "m1", "turn": "nelly", "zombies": crowd, "spawn_first": "2R.s00",
            "survivors": [{ "id": "nelly", "zone": "2R.s22", "hands": hands, "skills": skills }] })
    };
    let pair = ["hand-crossbow", "hand-crossbow"];
    // A Fatty behind the Walkers draws what is left of weak hits.
    agree(&shot(&[], &pair), "ranged:hand-1+hand-2:2R.s21", 4);
    agree(&shot(&["reaper-ranged"], &pair), "ranged:hand-1+hand-2:2R.s21", 4);
    agree(&shot(&["damage-ranged", "reaper-ranged"], &pair), "ranged:hand-1+hand-2:2R.s21", 4);
    agree(&shot(&["marksman", "to-dice-roll-ranged"], &pair), "ranged:hand-1+hand-2:2R.s21", 4);
    let melee = json!({ "mission": "m1", "turn": "nelly", "zombies": { "2R.s22": { "walker": 1, "fatty": 2 } },
        "spawn_first": "2R.s00",
        "survivors": [{ "id": "nelly", "zone": "2R.s22", "hands": ["sword", "sword"], "skills": ["swordmaster"] }] });
    agree(&melee, "melee:hand-1+hand-2:2R.s22", 4);
}

#[test]
fn who_comes_is_told_with_way_and_rule() {
    let position = json!({ "mission": "m4", "turn": "ann", "spawn_first": "3R.s01",
        "survivors": [{ "id": "ann", "zone": "6R.s00" }], "zombies": { "6R.s22": { "walker": 1, "abomination": 1 } } });
    let view = begin(&position, None).table().view(Viewer::Spectator);
    let told = serde_json::to_value(&view.coming).expect("a view is plain data");
    let abomination = told.as_array().expect("a list").iter().find(|group| group["kind"] == "abomination");
    let abomination = abomination.expect("it comes");
    assert_eq!((&abomination["from"], &abomination["rule"]), (&json!("6R.s22"), &json!("BP-7.9")));
    assert_eq!(abomination["sure"], false, "the team sends it one way or the other");
    assert_eq!(abomination["way"].as_array().and_then(|way| way.last()), Some(&json!("6R.s00")));
}

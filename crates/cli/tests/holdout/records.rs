//! `replay` and `verify`: records that are true, changed, cut off, or something else altogether.

use crate::Desk;
use crate::play::play_and_save;
use serde_json::{Value, json};

fn recorded() -> Desk {
    let desk = Desk::new();
    play_and_save(&desk, &["--seed", "3"]);
    desk
}

/// Writes the record again with something changed.
fn changed(desk: &Desk, change: impl FnOnce(&mut Value)) {
    let mut record: Value = serde_json::from_str(&desk.read("game.json")).expect("a record is JSON");
    change(&mut record);
    desk.write("changed.json", &serde_json::to_string_pretty(&record).expect("plain data"));
}

#[test]
fn a_saved_game_is_true() {
    let desk = recorded();
    desk.holdout(&["verify", "game.json"]).good().says("game.json: true").says("the game is over");
    desk.holdout(&["verify", "game.json", "--lang", "pl"]).good().says("zgodny");
    let report = desk.holdout(&["verify", "game.json", "game.json", "--json"]).good().json();
    assert_eq!(report.as_array().map(Vec::len), Some(2));
    assert_eq!((&report[0]["ok"], &report[0]["over"]), (&json!(true), &json!(true)));
    assert_eq!(report[0]["lines"], report[0]["compared"], "every outcome is compared");
}

#[test]
fn a_changed_outcome_is_named_with_its_line() {
    let desk = recorded();
    let text = desk.read("game.json");
    // The third line of the game, on its own line of the file.
    let at = text.lines().position(|line| line.contains("\"lines\"")).expect("lines are there") + 3;
    let line = text.lines().nth(at).expect("a third line");
    let digest = line.split("\"digest\":\"").nth(1).expect("a digest").split('"').next().expect("its end");
    desk.write("changed.json", &text.replace(digest, "0123456789abcdef"));
    let run = desk.holdout(&["verify", "changed.json", "game.json"]);
    assert_ne!(run.code, 0);
    run.says(&format!("changed.json:{}: line 3: the outcome differs", at + 1)).says("0123456789abcdef");
    run.says("game.json: true");
}

#[test]
fn a_changed_answer_is_named_with_its_line() {
    let desk = recorded();
    for answer in ["vote:player-9", "go:5", "nonsense"] {
        changed(&desk, |record| record["lines"][4]["answer"] = json!(answer));
        let run = desk.holdout(&["verify", "changed.json"]);
        assert_ne!(run.code, 0);
        run.says("line 5");
        // A replay shows the game as far as the record is true.
        let shown = desk.holdout(&["replay", "changed.json"]).bad(&["changed.json:", "line 5"]);
        shown.says("\n4. ");
        assert!(!shown.out.contains("\n5. "), "{}", shown.out);
    }
    changed(&desk, |record| record["lines"][4]["seat"] = json!(7));
    desk.holdout(&["replay", "changed.json"]).bad(&["this seat is not asked ("]);
}

#[test]
fn a_changed_head_is_named() {
    let desk = recorded();
    let cases: [(&str, Value, &str); 8] = [
        ("game", json!("chess"), "chess"),
        ("format", json!(99), "format 99"),
        ("rules_version", json!(99), "rules version 99"),
        ("content", json!("other"), "other content"),
        ("commitment", json!("00"), "commitment"),
        ("seed", json!("12"), "64 hexadecimal digits"),
        ("setup", json!({"players": 2}), "players"),
        ("colour", json!("red"), "colour"),
    ];
    for (field, value, part) in cases {
        changed(&desk, |record| record[field] = value.clone());
        desk.holdout(&["replay", "changed.json"]).bad(&["changed.json", part]);
    }
    changed(&desk, |record| drop(record.as_object_mut().expect("an object").remove("seed")));
    desk.holdout(&["replay", "changed.json"]).bad(&["no seed"]);
}

#[test]
fn a_cut_off_or_foreign_file_is_named_with_its_place() {
    let desk = recorded();
    let text = desk.read("game.json");
    desk.write("cut.json", &text[..text.len() / 2]);
    desk.holdout(&["replay", "cut.json"]).bad(&["cut.json:", "ends in the middle"]);
    desk.write("empty.json", "");
    desk.holdout(&["replay", "empty.json"]).bad(&["empty.json:", "ends in the middle"]);
    desk.write("poem.json", "roses\nare red\n");
    desk.holdout(&["replay", "poem.json"]).bad(&["poem.json:1:", "no record"]);
    std::fs::write(desk.path("bytes.json"), [0xff, 0xfe]).expect("can be written");
    desk.holdout(&["replay", "bytes.json"]).bad(&["bytes.json", "cannot be read"]);
    let run = desk.holdout(&["verify", "none.json", "cut.json", "game.json"]);
    assert_ne!(run.code, 0);
    run.says("none.json").says("cut.json").says("game.json: true");
}

#[test]
fn a_replay_shows_the_game_from_any_step_and_through_any_eyes() {
    let desk = recorded();
    let all = desk.holdout(&["replay", "game.json"]).good();
    all.says("0. The beginning").says("OS-2.12");
    assert!(!all.out.contains("[os-"), "a text is missing");
    let later = desk.holdout(&["replay", "game.json", "--from", "20"]).good();
    assert!(!later.out.contains("\n19. ") && later.out.contains("\n20. "), "{}", later.out);
    desk.holdout(&["replay", "game.json", "--lang", "pl"]).good().says("0. Początek");
    let steps = desk.holdout(&["replay", "game.json", "--json"]).good().json();
    assert_eq!(steps[0]["step"], 0);
    assert_eq!(steps[1]["step"], 1);
}

/// What a seat is dealt is seen by that seat and by nobody else.
#[test]
fn a_replay_keeps_the_secrets_of_its_viewer() {
    let desk = recorded();
    let dealt = |viewer: &str| -> Vec<bool> {
        let steps = desk.holdout(&["replay", "game.json", "--json", "--viewer", viewer]).good().json();
        let events = steps[0]["events"].as_array().expect("events").clone();
        let dealt = events.into_iter().filter(|event| event["event"]["type"] == "dealt");
        dealt.map(|event| !event["event"]["item"].is_null()).collect()
    };
    assert_eq!(dealt("all"), [true; 4]);
    assert_eq!(dealt("spectator"), [false; 4]);
    assert_eq!(dealt("player-2"), [false, true, false, false]);
}

#[test]
fn a_replay_of_nothing_is_refused() {
    let desk = recorded();
    desk.holdout(&["replay", "game.json", "--from", "99999"]).bad(&["99999"]);
    desk.holdout(&["replay", "game.json", "--viewer", "player-6"]).bad(&["player-6", "4"]);
    desk.holdout(&["replay", "game.json", "--viewer", "me"]).bad(&["me", "spectator"]);
}

//! `--content`: missions of one's own beside those that ship.

use crate::Desk;

/// A mission of one's own: a short one that ships, under another name.
fn cellar() -> String {
    let ours = include_str!("../../../../content/black-plague/mission-00.toml");
    let own = ours.replace("id = \"m0\"", "id = \"cellar\"");
    let name = own.lines().find(|line| line.starts_with("name_en")).expect("it has a name").to_owned();
    own.replace(&name, "name_en = \"The Cellar\"\nbriefing_en = \"Up the stairs, quickly.\"")
}

fn with_a_mission() -> Desk {
    let desk = Desk::new();
    desk.write("mine/black-plague/cellar.toml", &cellar());
    desk
}

const PLAY: &[&str] = &["play", "black-plague", "--mission", "cellar", "--seats", "bot:random", "--seed", "5"];

fn with_content(arguments: &[&'static str]) -> Vec<&'static str> {
    [arguments, &["--content", "mine"]].concat()
}

#[test]
fn a_mission_of_ones_own_is_played_and_its_record_asks_for_it() {
    let desk = with_a_mission();
    desk.holdout(&["check-content", "mine"]).good().says("no problems");
    desk.holdout(PLAY).bad(&["cellar", "m0"]);
    desk.holdout(&with_content(&[PLAY, &["--save", "game.json"]].concat())).good();
    desk.holdout(&with_content(&["verify", "game.json"])).good().says("game.json: true");
    let told = desk.holdout(&["verify", "game.json"]);
    assert_ne!(told.code, 0);
    assert!(format!("{}{}", told.out, told.err).contains("--content DIR"), "{}{}", told.out, told.err);
    desk.holdout(&["replay", "game.json"]).bad(&["cellar", "--content DIR"]);
}

#[test]
fn games_without_it_stay_true_beside_it() {
    let desk = with_a_mission();
    let play =
        ["play", "black-plague", "--mission", "m0", "--seats", "bot:random", "--seed", "5", "--save", "game.json"];
    desk.holdout(&play).good();
    desk.holdout(&with_content(&["verify", "game.json"])).good().says("game.json: true");
}

#[test]
fn all_that_is_wrong_is_told_at_once_with_file_and_line() {
    let desk = with_a_mission();
    let wrong = cellar().replace("start = \"9R", "start = \"8R").replace("colour = \"red\"", "colour = \"pink\"");
    desk.write("mine/black-plague/cellar.toml", &cellar().replace("start = \"9R", "start = \"8R"));
    desk.write("mine/black-plague/other.toml", &wrong.replace("cellar", "attic"));
    let told = desk.holdout(&with_content(PLAY)).bad(&["black-plague/cellar.toml:", "black-plague/other.toml:"]);
    assert!(told.err.contains("there is no zone 8R"), "{}", told.err);
}

#[test]
fn random_play_and_matches_know_it_too() {
    let desk = with_a_mission();
    let setup = r#"{"mission":"cellar","players":1,"survivors":["ann","baldric","clovis","nelly","samson","silas"]}"#;
    desk.holdout(&with_content(&["fuzz", "black-plague", "--games", "1", "--setup", setup])).good();
    desk.holdout(&with_content(&["games", "--json"])).good().says("cellar");
}

/// A team smaller than usual is what its mission gets, without a word from the player.
#[test]
fn a_mission_gets_the_team_it_asks_for() {
    let desk = Desk::new();
    for (size, team) in [(4, "min = 4, max = 4"), (8, "min = 8, max = 9")] {
        desk.write("mine/black-plague/cellar.toml", &cellar().replace("min = 4, max = 12", team));
        desk.holdout(&with_content(&[PLAY, &["--save", "game.json"]].concat())).good();
        let record: serde_json::Value = serde_json::from_str(&desk.read("game.json")).expect("a record is JSON");
        let survivors = record.pointer("/setup/survivors").and_then(|team| team.as_array());
        assert_eq!(survivors.map(Vec::len), Some(size));
    }
}

#[test]
fn figures_of_osaczeni_can_be_changed_file_by_file() {
    let desk = Desk::new();
    let areas = include_str!("../../../../content/osaczeni/areas.toml");
    desk.write("mine/osaczeni/areas.toml", &areas.replace("spaces = 6", "spaces = 8"));
    desk.holdout(&["check-content", "mine"]).good().says("no problems");
    let play =
        ["play", "osaczeni", "--seats", "bot:random,bot:neighbour,bot:schemer", "--seed", "5", "--save", "game.json"];
    let run = desk.holdout(&with_content(&play)).good();
    run.says("/8");
    desk.holdout(&with_content(&["verify", "game.json"])).good().says("game.json: true");
    desk.holdout(&["replay", "game.json"]).bad(&["other content", "--content DIR"]);
    desk.write("mine/osaczeni/ares.toml", areas);
    desk.holdout(&with_content(&play)).bad(&["osaczeni/ares.toml", "areas.toml"]);
}

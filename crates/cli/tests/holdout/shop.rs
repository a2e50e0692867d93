//! `games`, `profile`, `check-content`.

use crate::{Desk, root};

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let desk = Desk::new();
    desk.holdout(&["games"]).good().says("osaczeni").says("3–6").says("random");
    desk.holdout(&["games", "--lang", "pl"]).good().says("Liczba graczy: 3–6");
    let games = desk.holdout(&["games", "--json"]).good().json();
    assert_eq!(games[0]["id"], "osaczeni");
    assert_eq!(games[0]["players"], serde_json::json!([3, 6]));
    assert!(games[0]["bots"].as_array().is_some_and(|bots| bots.contains(&"random".into())));
}

/// Texts of titles, options and tags exist in both languages: nothing shows as a key in brackets.
#[test]
fn no_text_is_missing() {
    let desk = Desk::new();
    for language in ["en", "pl"] {
        let games = desk.holdout(&["games", "--lang", language]).good();
        assert!(!games.out.contains("[os-"), "{}", games.out);
    }
}

#[test]
fn embedded_content_is_sound_and_so_is_the_folder_it_came_from() {
    let desk = Desk::new();
    desk.holdout(&["check-content"]).good().says("osaczeni").says("no problems");
    let folder = root().join("content");
    desk.holdout(&["check-content", folder.to_str().expect("a plain path")]).good().says("no problems");
    let report = desk.holdout(&["check-content", "--json"]).good().json();
    assert_eq!(report[0]["problems"], serde_json::json!([]));
}

#[test]
fn broken_content_is_named_with_its_place() {
    let desk = Desk::new();
    for file in std::fs::read_dir(root().join("content/osaczeni")).expect("content is there") {
        let path = file.expect("content can be read").path();
        let name = path.file_name().expect("a file has a name").to_str().expect("a plain name");
        let text = std::fs::read_to_string(&path).expect("content is text");
        desk.write(&format!("mine/osaczeni/{name}"), &text.replace("id = \"gun\"", "idd = \"gun\""));
    }
    let run = desk.holdout(&["check-content", "mine"]);
    assert_ne!(run.code, 0);
    run.says("osaczeni/items.toml").says("idd");
}

#[test]
fn a_folder_without_content_is_an_error() {
    let desk = Desk::new();
    desk.holdout(&["check-content", "nowhere"]).bad(&["nowhere", "cannot be read"]);
    std::fs::create_dir(desk.path("empty")).expect("a folder can be made");
    desk.holdout(&["check-content", "empty"]).bad(&["empty", "no content"]);
    desk.write("other/chess/board.toml", "x = 1\n");
    desk.holdout(&["check-content", "other"]).bad(&["chess", "osaczeni"]);
}

const PROFILE: &str = "{\"holdout\": \"profile\", \"version\": 1, \"unlocked\": {\"osaczeni\": [2, 11]}}\n";

#[test]
fn a_profile_can_be_shown_exported_and_reset() {
    let desk = Desk::new();
    desk.write("mine.json", PROFILE);
    desk.holdout(&["profile", "show", "mine.json"])
        .good()
        .says("2 epilogues")
        .says("Silence")
        .says("variant Early dark: ");
    desk.holdout(&["profile", "show", "mine.json", "--lang", "pl"]).good().says("2 odblokowane epilogi").says("Cisza");
    desk.holdout(&["profile", "export", "mine.json", "copy.json"]).good();
    desk.holdout(&["profile", "reset", "mine.json"]).good();
    let shown = |file| desk.holdout(&["profile", "show", file, "--json"]).good().json();
    assert_eq!(shown("mine.json")["unlocked"], serde_json::json!({}));
    assert_eq!(shown("copy.json")["unlocked"]["osaczeni"], serde_json::json!([2, 11]));
}

#[test]
fn a_bad_profile_is_refused_and_left_alone() {
    let desk = Desk::new();
    desk.holdout(&["profile", "show", "none.json"]).bad(&["none.json", "cannot be read"]);
    desk.write("bad.json", "{\n  \"holdout\": \"prof");
    for arguments in [&["profile", "reset", "bad.json"][..], &["play", "osaczeni", "--profile", "bad.json"]] {
        desk.holdout(arguments).bad(&["bad.json:2:", "no profile"]);
    }
    assert_eq!(desk.read("bad.json"), "{\n  \"holdout\": \"prof");
    desk.write("good.json", PROFILE);
    desk.holdout(&["profile", "reset", "good.json", "--game", "chess"]).bad(&["chess"]);
    assert_eq!(desk.read("good.json"), PROFILE);
}

//! `rules` and `rules coverage`.

use crate::Desk;
use serde_json::Value;

#[test]
fn a_rule_is_read_in_both_languages() {
    let desk = Desk::new();
    desk.holdout(&["rules", "osaczeni", "OS-3.11"]).good().says("OS-3.11 (Voting and negotiation)");
    desk.holdout(&["rules", "osaczeni", "os-3.11", "--lang", "pl"]).good().says("Głosowanie i negocjacje");
    desk.holdout(&["rules", "osaczeni", "gun"]).good().says("Gun (gun)");
    desk.holdout(&["rules", "osaczeni", "OS-2.8"]).good().says("Software cannot meet this rule");
    desk.holdout(&["rules", "osaczeni", "XX-9.1"]).bad(&["XX-9.1", "--search"]);
}

#[test]
fn the_whole_book_is_there_but_what_is_sealed_stays_sealed() {
    let desk = Desk::new();
    let book = desk.holdout(&["rules", "osaczeni"]).good();
    book.says("OS-1.1 ").says("OS-18.3 ").says("OS-G41 ").says("Gun (gun)");
    assert!(!book.out.contains("getaway-car") && !book.out.contains("epilogue-11"));
    desk.holdout(&["rules", "osaczeni", "--sealed"]).good().says("getaway-car");
    desk.holdout(&["rules", "osaczeni", "getaway-car"]).bad(&["sealed"]);
    desk.holdout(&["rules", "osaczeni", "getaway-car", "--sealed"]).good().says("Getaway car");
    let all = desk.holdout(&["rules", "osaczeni", "--json"]).good().json();
    let ids = all
        .as_array()
        .expect("a list")
        .iter()
        .filter(|rule| rule["id"].as_str().is_some_and(|id| id.starts_with("OS-")));
    assert_eq!(ids.count(), 239);
}

#[test]
fn rules_are_found_by_their_words() {
    let desk = Desk::new();
    desk.holdout(&["rules", "osaczeni", "--search", "truck vote"]).good().says("OS-4.");
    desk.holdout(&["rules", "osaczeni", "--search", "ciezarowk", "--lang", "pl"]).good().says("OS-4.");
    desk.holdout(&["rules", "osaczeni", "--search", "dragon"]).bad(&["dragon", "osaczeni"]);
}

/// Two rules shown by one passing case, one named by a failing case only.
const CASES: &str = r#"
game = "osaczeni"

[[case]]
name = "the game takes three to six"
rules = ["OS-1.1"]
given.setup = { players = 2 }
then = [{ cannot_begin = "from 3 to 6" }]

[[case]]
name = "this cannot be"
rules = ["OS-2.7", "OS-G11"]
given.setup = { players = 4, badge = "player-2", victim = "player-3" }
given.seed = 1
then = [{ over = true }]
"#;

#[test]
fn coverage_counts_passing_cases_only() {
    let desk = Desk::new();
    desk.write("cases/osaczeni/some.toml", CASES);
    let report: Value = desk.holdout(&["rules", "coverage", "osaczeni", "--json"]).good().json();
    let report = &report[0];
    assert_eq!(
        (&report["covered"], &report["cases_passed"], &report["cases_failed"]),
        (&1.into(), &1.into(), &1.into())
    );
    assert_eq!(report["cases"]["OS-1.1"][0], "the game takes three to six");
    let missing = report["missing"].as_array().expect("a list");
    assert!(missing.contains(&"OS-2.7".into()) && !missing.contains(&"OS-1.1".into()));
    assert!(!missing.contains(&"OS-G11".into()), "rulings are counted apart");
    assert_eq!(missing.len() as u64 + 1, report["enforceable"].as_u64().expect("a number"));
    let apart = report["unenforceable"].as_array().expect("a list");
    assert!(
        apart.iter().any(|rule| rule["id"] == "OS-2.5" && rule["reason"].as_str().is_some_and(|why| !why.is_empty()))
    );
    assert_eq!((&report["rulings"], &report["rulings_covered"]), (&41.into(), &0.into()));
}

#[test]
fn coverage_is_demanded_only_on_request() {
    let desk = Desk::new();
    desk.write("mine/some.toml", CASES);
    let run = |more: &[&str]| desk.holdout(&[&["rules", "coverage", "osaczeni", "--cases", "mine"][..], more].concat());
    run(&[]).good().says("1 of 195 enforceable rules").says("OS-2.5").says("rules without a passing case");
    run(&["--lang", "pl"]).good().says("1 z 195 egzekwowalnych zasad");
    run(&["--require", "0.5"]).good();
    run(&["--require", "100"]).bad(&["osaczeni", "0.5 %", "100 %"]);
}

#[test]
fn coverage_without_readable_cases_is_an_error() {
    let desk = Desk::new();
    desk.holdout(&["rules", "coverage"]).bad(&["cases", "cannot be read"]);
    desk.write("cases/bad.toml", "game = \"osaczeni\"\n[[case]]\nnaem = \"x\"\n");
    desk.holdout(&["rules", "coverage"]).bad(&["cases/bad.toml:3", "naem"]);
}

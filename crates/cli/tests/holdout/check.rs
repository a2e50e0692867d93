//! `check`: cases that pass, and every way a case can be wrong.

use crate::{Desk, Run, root};

/// A case that passes; the tests below break it in one place each.
const GOOD: &str = r#"game = "osaczeni"

[[case]]
name = "whoever moves to a full area lands on the car park"
rules = ["OS-7.6"]
when = ["player-1: move:leader"]
then = [
    { event = { type = "moved", seat = 0, character = "leader", to = 6 }, rule = "OS-7.6" },
    { view = "areas[number=1].characters", count = 3 },
]

[case.given.position]
players = 3
phase = "movement"
dice = [2, 2, 4, 6]
destinations = [1, 3, 3]
family = [
    { defender = 5, leader = 5, crybaby = 4, klutz = 4 },
    { defender = 1, leader = 1, crybaby = 2, klutz = 5 },
    { defender = 1, leader = 4, crybaby = 5, klutz = 6 },
]
"#;

fn check(text: &str) -> Run {
    let desk = Desk::new();
    desk.write("some.toml", text);
    desk.holdout(&["check", "some.toml"])
}

/// The good case with one thing replaced: it must fail and say so.
#[track_caller]
fn broken(from: &str, to: &str, parts: &[&str]) {
    assert!(GOOD.contains(from), "{from:?} is not in the case");
    let run = check(&GOOD.replace(from, to));
    assert_ne!(run.code, 0, "{}", run.out);
    for part in parts {
        run.says(part);
    }
    assert_eq!(run.last_line(), "0 passed, 1 failed");
}

#[test]
fn a_good_case_passes_in_every_language() {
    let run = check(GOOD).good();
    assert_eq!(run.out, "1 passed, 0 failed\n");
    let desk = Desk::new();
    desk.write("some.toml", GOOD);
    assert_eq!(desk.holdout(&["check", "some.toml", "--lang", "pl"]).good().out, "1 passed, 0 failed\n");
}

#[test]
fn a_folder_is_searched_and_every_failure_is_named_with_its_place() {
    let desk = Desk::new();
    desk.write("cases/a/one.toml", GOOD);
    desk.write("cases/b/two.toml", &GOOD.replace("count = 3", "count = 2"));
    desk.write("cases/notes.txt", "no case");
    let run = desk.holdout(&["check", "cases"]);
    assert_ne!(run.code, 0);
    run.says("cases/b/two.toml:4: failed: whoever moves to a full area").says("has 3 members, not 2");
    assert_eq!(run.last_line(), "1 passed, 1 failed");
    let report = desk.holdout(&["check", "cases", "--json"]).json();
    assert_eq!((&report["passed"], &report["failed"]), (&1.into(), &1.into()));
    assert_eq!(report["failures"][0]["place"], "cases/b/two.toml:4");
    desk.holdout(&["check", "cases/a"]).good();
}

#[test]
fn a_typo_is_named_with_its_line() {
    broken("rules = [", "rulez = [", &["some.toml:5: ", "rulez"]);
    broken("rule = \"OS-7.6\" }", "ruel = \"OS-7.6\" }", &["ruel"]);
    broken("phase = \"movement\"", "phase = \"moving\"", &["moving"]);
    broken("players = 3", "playerz = 3", &["playerz"]);
    broken("defender = 5,", "defendr = 5,", &["defendr"]);
    broken("game = \"osaczeni\"", "game = \"chess\"", &["some.toml", "chess", "osaczeni"]);
    broken("[[case]]", "[[case", &["some.toml:3"]);
}

#[test]
fn rules_must_exist() {
    broken("rules = [\"OS-7.6\"]", "rules = [\"OS-77.6\"]", &["there is no rule OS-77.6"]);
    broken("rules = [\"OS-7.6\"]", "rules = []", &["names no rule"]);
    let refused = "when = [\"player-1: move:leader\", \"player-1: done -> refused OS-0.0\"]";
    broken("when = [\"player-1: move:leader\"]", refused, &["there is no rule OS-0.0"]);
}

#[test]
fn dice_must_be_neither_left_over_nor_missing_nor_impossible() {
    broken("when = [", "dice = { monster-dice = [3] }\nwhen = [", &["`monster-dice` was not used up: [3] left"]);
    broken("when = [", "dice = { bones = [3] }\nwhen = [", &["no chance stream is called `bones`", "monster-dice"]);
    // The badge phase shakes four dice, and the case gives none.
    let shaken =
        GOOD.replace("phase = \"movement\"\ndice = [2, 2, 4, 6]\ndestinations = [1, 3, 3]", "phase = \"badge\"");
    let run = check(&shaken.replace("when = [\"player-1: move:leader\"]", ""));
    assert_ne!(run.code, 0);
    run.says("a die of `monster-dice` was rolled that the script does not give");
    let seven = shaken.replace("rules =", "dice = { monster-dice = [7, 1, 1, 1] }\nrules =");
    check(&seven).says("says 7");
}

#[test]
fn an_expectation_that_nothing_can_meet_is_an_error() {
    broken("to = 6 }", "to = 5 }", &["did not happen", "what happened"]);
    broken("rule = \"OS-7.6\" }", "rule = \"OS-7.3\" }", &["(OS-7.3) did not happen"]);
    broken("areas[number=1]", "areas[number=9]", &["nothing there is [number=9]"]);
    broken("areas[number=1].characters", "rooms", &["there is no `rooms`"]);
    broken("count = 3", "over = true", &["exactly one of"]);
    broken(", count = 3", "", &["`view` needs one"]);
    broken("count = 3", "count = 3, times = 2", &["`times` goes with `event`"]);
    let nothing = &GOOD[GOOD.find("then").expect("an expectation")..GOOD.find("[case.given").expect("a position")];
    broken(nothing, "\n", &["expects nothing"]);
}

#[test]
fn an_answer_must_be_one_and_must_be_legal() {
    broken("move:leader\"]", "moev:leader\"]", &["`moev:leader` is no answer of this game"]);
    broken("player-1: move", "player-9: move", &["player-9"]);
    broken("player-1: move:leader", "player-2: move:leader", &["was refused"]);
    broken("move:leader\"]", "move:leader -> refused OS-7.4\"]", &["was taken, but should be refused"]);
    broken("player-1: move:leader", "something else", &["neither"]);
}

#[test]
fn a_position_must_be_possible() {
    broken("destinations = [1, 3, 3]", "destinations = [1, 3]", &["the case cannot begin", "destinations"]);
    broken("klutz = 6", "klutz = 8", &["there is no area 8"]);
    // All that is wrong is said at once.
    let two = GOOD.replace("klutz = 6", "klutz = 8").replace("destinations = [1, 3, 3]", "destinations = [1, 3]");
    check(&two).says("there is no area 8").says("destinations");
}

#[test]
fn files_that_cannot_be_run_count_as_failed() {
    let desk = Desk::new();
    desk.write("good.toml", GOOD);
    desk.write("bad.toml", "game = ");
    let run = desk.holdout(&["check", "good.toml", "bad.toml"]);
    assert_ne!(run.code, 0);
    run.says("bad.toml:1");
    assert_eq!(run.last_line(), "1 passed, 1 failed");
    desk.holdout(&["check", "nowhere"]).bad(&["nowhere", "cannot be read"]);
}

#[test]
fn finding_no_case_is_an_error() {
    let desk = Desk::new();
    std::fs::create_dir(desk.path("empty")).expect("a folder can be made");
    desk.holdout(&["check", "empty"]).bad(&["no case was found in empty", "docs/writing-cases.md"]);
    desk.write("none.toml", "game = \"osaczeni\"\n");
    desk.holdout(&["check", "none.toml"]).bad(&["no case was found"]);
    desk.write("good.toml", GOOD);
    desk.holdout(&["check", "good.toml", "--only", "full area"]).good();
    desk.holdout(&["check", "good.toml", "--only", "dragon"]).bad(&["dragon"]);
}

/// The guide for writers of cases: its examples are cases, and they pass.
#[test]
fn the_examples_of_the_guide_pass() {
    let guide = std::fs::read_to_string(root().join("docs/writing-cases.md")).expect("the guide is there");
    let desk = Desk::new();
    let examples: Vec<&str> = guide.split("```toml\n").skip(1).filter_map(|part| part.split("```").next()).collect();
    let whole: Vec<&&str> = examples.iter().filter(|text| text.starts_with("game = ")).collect();
    assert!(whole.len() >= 2, "the guide has worked examples");
    for (number, text) in whole.iter().enumerate() {
        desk.write(&format!("guide/{number}.toml"), text);
    }
    let run = desk.holdout(&["check", "guide"]);
    assert_eq!(run.code, 0, "{}", run.out);
}

//! `fuzz`, `bench`, `match`.

use crate::Desk;

#[test]
fn a_short_fuzz_is_clean_and_the_same_again() {
    let desk = Desk::new();
    let run = |more: &[&str]| desk.holdout(&[&["fuzz", "osaczeni", "--games", "6", "--seed", "1"][..], more].concat());
    run(&[]).good().says("6 games").says("all clean");
    let report = || run(&["--json"]).good().json();
    let (one, two) = (report(), report());
    assert_eq!(one["games"], 6);
    assert_eq!(one["answers"], two["answers"]);
    assert!(one["imagined"].as_u64() > Some(0), "secrets were looked at");
    assert!(std::fs::read_dir(desk.path("")).expect("a folder").next().is_none(), "a clean run leaves no file");
}

#[test]
fn a_fuzz_can_be_bounded_and_aimed() {
    let desk = Desk::new();
    let report = desk.holdout(&["fuzz", "osaczeni", "--games", "100000", "--minutes", "0.02", "--json"]).good().json();
    assert!(report["games"].as_u64() < Some(100_000));
    let setup = "{\"players\": 6}";
    desk.holdout(&["fuzz", "osaczeni", "--games", "2", "--setup", setup]).good().says("2 games");
}

#[test]
fn a_fuzz_of_something_that_cannot_be_set_up_is_refused() {
    let desk = Desk::new();
    desk.holdout(&["fuzz", "osaczeni", "--setup", "{\"players\": 12}"]).bad(&["cannot be set up", "players"]);
    desk.holdout(&["fuzz", "osaczeni", "--setup", "{\"playrs\": 4}"]).bad(&["playrs"]);
    desk.holdout(&["fuzz", "osaczeni", "--setup", "four"]).bad(&["cannot be set up"]);
    desk.holdout(&["fuzz", "osaczeni", "--every", "0"]).bad(&["--every"]);
}

#[test]
fn a_bench_gives_its_figures() {
    let desk = Desk::new();
    let measured = desk.holdout(&["bench", "osaczeni", "--seconds", "0.5", "--json"]).good().json();
    for figure in ["answers_per_second", "games_per_second", "replay_milliseconds", "table_bytes"] {
        assert!(measured[figure].as_f64() > Some(0.0), "{figure}: {measured}");
    }
    let operations: Vec<_> = measured["nanoseconds"].as_array().expect("a list").iter().map(|one| &one[0]).collect();
    assert_eq!(operations, ["legal", "clone", "apply", "view"]);
    desk.holdout(&["bench", "osaczeni", "--seconds", "0.2", "--lang", "pl"]).good().says("odpowiedzi na sekundę");
    desk.holdout(&["bench", "osaczeni", "--seconds", "0"]).bad(&["3600"]);
    desk.holdout(&["bench", "osaczeni", "--players", "2"]).bad(&["3 to 6"]);
}

#[test]
fn a_match_counts_points_with_their_interval() {
    let desk = Desk::new();
    let arguments = ["match", "osaczeni", "--seats", "random,random,random", "--games", "12", "--seed", "5"];
    desk.holdout(&arguments).good().says("12 games").says("random: ").says("±");
    let json = || desk.holdout(&[&arguments[..], &["--json"]].concat()).good().json();
    let report = json();
    assert_eq!(report, json(), "the same games whichever thread plays them");
    assert_eq!(report["games"], 12);
    assert!(report["kinds"][0]["points"]["plus_minus"].as_f64() > Some(0.0));
    assert_eq!(report["leads"], serde_json::json!([]));
}

#[test]
fn a_match_of_a_team_counts_wins_and_endings() {
    let desk = Desk::new();
    let arguments = ["match", "black-plague", "--mission", "m1", "--seats", "random", "--games", "3", "--keep", "kept"];
    desk.holdout(&arguments).good().says("random: wins").says("ended ");
    let report = desk.holdout(&[&arguments[..], &["--json"]].concat()).good().json();
    let endings: u64 = report["endings"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(endings, 3);
    assert!(report["kinds"][0]["points"].is_null());
    desk.holdout(&["match", "black-plague", "--mission", "m99", "--seats", "random"]).bad(&["m99"]);
}

#[test]
fn a_match_of_two_sides_keeps_every_bot_in_its_role() {
    let desk = Desk::new();
    let arguments = ["match", "doom", "--players", "3", "--role", "marine=random", "--role", "invader=random"];
    let arguments = [&arguments[..], &["--games", "4", "--seed", "7", "--keep", "kept"]].concat();
    desk.holdout(&arguments)
        .good()
        .says("seeds 7 to 10")
        .says("marine (bot random): wins")
        .says("invader (bot random)");
    let report = desk.holdout(&[&arguments[..], &["--json"]].concat()).good().json();
    assert_eq!(report["rotated"], false);
    assert_eq!(report["seeds"], serde_json::json!([7, 10]));
    let wins = |at: usize| report["kinds"][at]["wins"]["mean"].as_f64().unwrap();
    assert_eq!(
        (report["kinds"][0]["role"].as_str(), report["kinds"][1]["role"].as_str()),
        (Some("invader"), Some("marine"))
    );
    assert!((wins(0) + wins(1) - 1.0).abs() < 1e-9, "one of the two sides wins every game");
    desk.holdout(&["match", "doom", "--seats", "marine,random"])
        .bad(&["marine cannot play invader", "random, invader"]);
    desk.holdout(&["match", "doom", "--players", "2", "--role", "imp=random"]).bad(&["imp=random", "invader, marine"]);
}

#[test]
fn a_match_that_cannot_be_played_is_refused() {
    let desk = Desk::new();
    let play = |seats: &str, games: &str| desk.holdout(&["match", "osaczeni", "--seats", seats, "--games", games]);
    play("random,random", "1").bad(&["2 seats", "3 to 6"]);
    play("random,random,genius", "1").bad(&["genius", "random"]);
    play("random,random,random", "0").bad(&["at least one game"]);
}

//! The bots of DOOM play whole games legally to the end, the same way again.

use holdout_bots::{Bot, bot, kinds};
use holdout_catalog::{Given, Seated, Table, Title, title};
use holdout_kernel::{By, Seed, Throw, Viewer};
use serde_json::json;

fn doom() -> &'static dyn Title {
    title("doom").expect("DOOM is in the catalog")
}

/// A game of one kind of invader against one kind of marine; every answer must be one of those offered.
fn play(scenario: &str, players: u8, invader: &str, marine: &str, number: u64) -> (Box<dyn Table>, Vec<String>) {
    let mut setup = doom().default_setup(players);
    setup["scenario"] = json!(scenario);
    let seed = Seed::from_number(number);
    let mut table = doom().open(&setup, seed).expect("the setup can be played");
    let bots: [Box<dyn Bot>; 2] = [invader, marine].map(|kind| bot("doom", kind).expect("a kind of bot"));
    let mut throw = Throw::loose(seed, 1);
    let mut answers = Vec::new();
    while !table.is_over() {
        assert!(answers.len() < 20_000, "{scenario} with {players} players, seed {number}, does not end");
        let owed = table.waiting().into_iter().find(|owed| !owed.locked).expect("somebody is asked");
        let ask = table.ask(owed.seat).expect("who is waited for is asked");
        let bot = &bots[usize::from(owed.seat.index() > 0)];
        let name = bot.answer(&Seated::new(&*table, owed.seat), &ask, throw.seed());
        assert!(ask.answers.iter().any(|choice| choice.name == name), "{name} is not offered in {:?}", ask.about);
        table.act(owed.seat, ask.id, &Given::Name(name.clone()), By::Player).expect("bots answer legally");
        answers.push(format!("{} {name}", owed.seat.name()));
    }
    (table, answers)
}

#[test]
fn each_side_has_a_bot_of_its_own() {
    assert_eq!(kinds("doom", "invader"), ["random", "invader"]);
    assert_eq!(kinds("doom", "marine"), ["random", "marine"]);
    assert!(bot("black-plague", "marine").is_none());
}

#[test]
fn every_scenario_is_played_to_the_end() {
    for (number, scenario) in (0..).zip(doom().info().missions) {
        let players = 2 + (number % 3) as u8;
        let (table, _) = play(&scenario, players, "invader", "marine", number);
        assert!(table.view(Viewer::Spectator)["outcome"]["how"].is_string(), "{scenario}");
    }
}

/// In this game the marine used to stand before a cyberdemon he had no ammunition left to wound, for 13,000 answers.
#[test]
fn a_marine_without_ammunition_looks_for_more() {
    let (table, answers) = play("throne-of-rust", 2, "random", "marine", 1);
    assert_eq!(table.view(Viewer::Spectator)["outcome"]["how"], "goal");
    assert!(answers.len() < 5_000, "{} answers", answers.len());
}

/// In this game he used to hold a corridor with his fists for ever, in more fear of the way on than of the siege.
#[test]
fn a_siege_comes_to_its_end() {
    play("throne-of-rust", 2, "invader", "marine", 112);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |number| play("knee-deep-in-the-dead", 2, "invader", "marine", number).1;
    assert_eq!(game(3), game(3));
    assert_ne!(game(3), game(4));
}

//! How the bots of Osaczeni bargain: offers are made and answered, nothing is promised twice, and nobody talks of a
//! vote that cannot come.

mod common;

use common::{Game, osaczeni, schemer, thought};
use holdout_bots::{Bot, bot};
use holdout_catalog::{Given, Seated, Table};
use holdout_kernel::{By, Seat, Seed, Viewer};
use serde_json::{Value, json};

/// Three families with one character each in the clothing store, and so many monsters around it.
fn room(monsters: u8) -> Box<dyn Table> {
    let position = json!({
        "players": 4, "round": 2, "phase": "attacks", "area": 2, "victim": 4, "monsters": [0, monsters, 0, 0, 0, 0],
        "family": [
            { "defender": 5, "leader": 1, "crybaby": 2 },
            { "defender": 5, "leader": 1, "crybaby": 2, "hand": ["chainsaw"] },
            { "defender": 5, "leader": 4, "crybaby": 2 },
            { "defender": 5, "leader": 4, "crybaby": 4 },
        ],
    });
    osaczeni().arrange(&position, Seed::from_number(1)).expect("the position is consistent")
}

/// Everything a bot might say in a seat.
fn words(bot: &dyn Bot, table: &dyn Table, seat: Seat) -> Vec<Value> {
    let seated = Seated::new(table, seat);
    let ask = seated.ask().expect("the seat is asked");
    (0..100).filter_map(|n| bot.say(&seated, &ask, thought(2, n))).collect()
}

fn offer(target: u8) -> Value {
    json!({ "type": "promise", "to": 0, "round": 2, "what": { "type": "spare", "player": 0 },
            "want": { "type": "vote-for", "player": target } })
}

#[test]
fn the_schemer_makes_offers() {
    let table = room(6);
    let said = words(&*schemer(), &*table, Seat(0));
    assert!(said.iter().any(|said| said["want"].is_object()), "{said:?}");
}

#[test]
fn an_offer_is_answered_yes_or_no() {
    for kind in ["schemer", "neighbour"] {
        let bot = bot("osaczeni", kind).expect("a kind of bot");
        // Safety for a vote against the third is welcome; nobody votes against themselves.
        let mut fair = room(6);
        fair.say(Seat(1), &offer(2)).expect("talk is free");
        let promised = json!({ "type": "vote-for", "player": 2 });
        assert!(words(&*bot, &*fair, Seat(0)).iter().all(|said| said["what"] == promised && said["to"] == 1), "{kind}");
        let mut foul = room(6);
        foul.say(Seat(1), &offer(0)).expect("talk is free");
        let said = words(&*bot, &*foul, Seat(0));
        assert!(said.iter().any(|said| *said == json!({ "type": "refuse", "to": 1 })), "{kind}: {said:?}");
        assert!(said.iter().all(|said| said["what"]["player"] != 0), "{kind}: {said:?}");
    }
}

#[test]
fn a_vote_is_not_promised_to_two() {
    for kind in ["schemer", "neighbour"] {
        let bot = bot("osaczeni", kind).expect("a kind of bot");
        let mut table = room(6);
        let promised = json!({ "type": "promise", "to": 1, "round": 2, "what": { "type": "vote-for", "player": 2 } });
        table.say(Seat(0), &promised).expect("talk is free");
        table.say(Seat(2), &offer(1)).expect("talk is free");
        let said = words(&*bot, &*table, Seat(0));
        assert!(said.iter().any(|said| *said == json!({ "type": "refuse", "to": 2 })), "{kind}: {said:?}");
        assert!(said.iter().all(|said| said["type"] == "refuse"), "{kind}: {said:?}");
    }
}

#[test]
fn in_whole_games_no_two_open_promises_contradict_each_other() {
    let setup = osaczeni().default_setup(4);
    for number in 0..6 {
        let mut game = Game::new(&setup, &["schemer", "neighbour", "schemer", "schemer"], number);
        while let Some((seat, ask)) = game.next() {
            let spoken = game.words.len();
            let round = game.table.view(Viewer::Spectator)["round"].clone();
            let open = open_votes(&*game.table, seat, &round);
            game.step(seat, &ask);
            for (_, said) in &game.words[spoken..] {
                let vote = said["want"].is_null() && said["what"]["type"] == "vote-for";
                let other = open.iter().find(|player| vote && **player != said["what"]["player"]);
                assert_eq!(other, None, "game {number}, round {round}: {said}");
            }
        }
    }
}

/// For whom a seat has said it will vote, plainly and this round, and has not voted yet.
fn open_votes(table: &dyn Table, seat: Seat, round: &Value) -> Vec<Value> {
    let view = table.view(Viewer::Spectator);
    let said = view["statements"].as_array().cloned().unwrap_or_default().into_iter();
    let open = said.filter(|said| said["seat"] == seat.0 && said["round"] == *round && said["verdict"].is_null());
    let votes = open.filter_map(|said| match said["statement"]["type"].as_str() {
        Some("vote") => Some(said["statement"]["player"].clone()),
        Some("promise") if said["statement"]["want"].is_null() => {
            let what = &said["statement"]["what"];
            (what["type"] == "vote-for").then(|| what["player"].clone())
        }
        _ => None,
    });
    votes.collect()
}

#[test]
fn nobody_talks_of_a_vote_that_cannot_come() {
    // Five monsters against strength 3; the chainsaw leaves three, and they stay outside.
    let mut table = room(5);
    assert!(!words(&*schemer(), &*table, Seat(0)).is_empty());
    let ask = table.ask(Seat(1)).expect("asked").id;
    table.act(Seat(1), ask, &Given::Name("play:chainsaw".to_owned()), By::Player).expect("it is legal");
    assert_eq!(words(&*schemer(), &*table, Seat(0)), Vec::<Value>::new());
}

#[test]
fn no_word_is_given_twice_while_it_is_open() {
    let mut table = room(6);
    let first = words(&*schemer(), &*table, Seat(0));
    for said in &first[..first.len().min(3)] {
        table.say(Seat(0), said).expect("talk is free");
        assert!(!words(&*schemer(), &*table, Seat(0)).contains(said), "{said} is said again");
    }
}

#[test]
fn the_neighbour_never_lies() {
    let setup = osaczeni().default_setup(4);
    for number in 0..12 {
        let game = Game::new(&setup, &["neighbour"; 4], number).play();
        for (kind, verdict) in common::verdicts(&*game.table) {
            // What one means to do and then cannot is no lie: a card is gone, somebody has hidden.
            let lie = verdict.as_deref() == Some("broken") && (kind == "dice" || kind == "destination");
            assert!(!lie, "game {number}: a {kind} was a lie");
        }
    }
}

//! What tables really send fits the types: recorded games of every title, and random ones of every setup.

use crate::shape::Types;
use crate::{GAMES, Game};
use holdout_catalog::{Given, Table, title, titles};
use holdout_kernel::{By, Record, Seat, Seed, Viewer};
use std::collections::BTreeSet;
use std::path::Path;

/// Steps of a recorded game between two views.
const VIEW_EVERY: usize = 24;
/// Answers of a random game.
const ANSWERS: usize = 240;

fn types_of(game: &Game) -> Types {
    Types::read(&(game.make)()).with(Types::read(SHARED))
}

/// The types that stand in the file of the protocol.
const SHARED: &str = r#"
    export type Phrase = { key: string, args?: { [key in string]: Arg } };
    export type Arg = { "number": number } | { "text": string } | { "seat": number } | { "term": string }
        | { "list": Array<Arg> };
"#;

#[test]
fn every_title_has_its_types() {
    let mut all: Vec<_> = GAMES.iter().flat_map(|game| game.titles).collect();
    all.sort();
    let mut there: Vec<_> = titles().iter().map(|title| title.id()).collect();
    there.sort_unstable();
    assert!(all.into_iter().eq(&there), "{there:?}");
}

fn viewers(table: &dyn Table) -> impl Iterator<Item = Viewer> {
    let seats = Seat::all(table.seats()).map(Viewer::Seat);
    seats.chain([Viewer::Spectator, Viewer::Omniscient])
}

/// Holds all events of a table against the types, as everybody sees them.
fn events(table: &dyn Table, types: &Types, told: &mut BTreeSet<String>) {
    for viewer in viewers(table) {
        for event in table.events_since(0, viewer) {
            types.check(&event.event, "Seen").unwrap_or_else(|why| panic!("{}: {why}", event.event));
            told.insert(event.event["type"].as_str().expect("an event has a name").to_owned());
        }
    }
}

fn views(table: &dyn Table, types: &Types) {
    for viewer in viewers(table) {
        types.check(&table.view(viewer), "View").unwrap_or_else(|why| panic!("{viewer:?}: {why}"));
    }
}

#[test]
fn recorded_games_fit_the_types() {
    for game in &GAMES {
        let types = types_of(game);
        let mut told = BTreeSet::new();
        for title in game.titles.iter().filter_map(|id| title(id)) {
            let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(title.id());
            for entry in std::fs::read_dir(records).expect("there are records") {
                let text = std::fs::read_to_string(entry.expect("it can be read").path()).expect("records are text");
                let record = Record::parse(&text).expect("it is whole");
                let table = title.replay(&record).expect("it replays");
                events(&*table, &types, &mut told);
                views(&*table, &types);
                for step in (0..table.steps()).step_by(VIEW_EVERY) {
                    views(&*table.at_step(step), &types);
                }
            }
        }
        let kinds = types.kinds("Seen").into_iter().collect::<BTreeSet<_>>();
        let never: Vec<_> = kinds.iter().filter(|kind| !told.contains(**kind)).collect();
        println!("{}: {} of {} events happened; never {never:?}", game.folder, kinds.len() - never.len(), kinds.len());
    }
}

#[test]
fn random_games_fit_the_types() {
    for (game, title) in GAMES.iter().flat_map(|game| game.titles.iter().map(move |id| (game, title(id)))) {
        let (types, title) = (types_of(game), title.expect("it is in the catalog"));
        for (number, setup) in title.setups().iter().enumerate() {
            let mut table = title.open(setup, Seed::from_number(number as u64)).expect("it can be played");
            for turn in 0..ANSWERS {
                if table.is_over() {
                    break;
                }
                if turn % VIEW_EVERY == 0 {
                    views(&*table, &types);
                }
                let waiting = table.waiting();
                let open: Vec<_> = waiting.iter().filter(|one| !one.locked).collect();
                let seat = open[turn % open.len()].seat;
                let ask = table.ask(seat).expect("it is waited for");
                let choice = &ask.answers[(turn * 31 + number * 17) % ask.answers.len()];
                table.act(seat, ask.id, &Given::Name(choice.name.clone()), By::Player).expect("it was offered");
            }
            views(&*table, &types);
            events(&*table, &types, &mut BTreeSet::new());
        }
    }
}

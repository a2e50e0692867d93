//! Games of bots, for all tests of this crate.

#![allow(dead_code)] // each test uses its own part

use holdout_bots::{Bot, bot};
use holdout_catalog::{Ask, Given, Seated, Table, Title, title};
use holdout_kernel::{By, Seat, Seed, Throw, Viewer};
use serde_json::Value;

pub const OSACZENI: &str = "osaczeni";

pub fn osaczeni() -> &'static dyn Title {
    title(OSACZENI).expect("Osaczeni is in the catalog")
}

pub fn schemer() -> Box<dyn Bot> {
    bot(OSACZENI, "schemer").expect("there is a schemer")
}

/// A seed for the `n`th thought of a game.
pub fn thought(game: u64, n: u32) -> Seed {
    Throw::loose(Seed::from_number(game), n).seed()
}

/// A game of bots that has not ended yet.
pub struct Game {
    pub table: Box<dyn Table>,
    bots: Vec<Box<dyn Bot>>,
    number: u64,
    thoughts: u32,
    /// Everything answered, as `player-1 go:3`.
    pub answers: Vec<String>,
    /// Everything said.
    pub words: Vec<(Seat, Value)>,
}

impl Game {
    pub fn new(setup: &Value, kinds: &[&str], number: u64) -> Self {
        let table = osaczeni().open(setup, Seed::from_number(number)).expect("the setup can be played");
        let bots = kinds.iter().map(|kind| bot(OSACZENI, kind).expect("a kind of bot")).collect();
        Self { table, bots, number, thoughts: 0, answers: Vec::new(), words: Vec::new() }
    }

    /// The next seat that owes an answer, and its question.
    pub fn next(&self) -> Option<(Seat, Ask)> {
        let owed = self.table.waiting().into_iter().find(|owed| !owed.locked)?;
        let ask = self.table.ask(owed.seat).expect("who is waited for is asked");
        Some((owed.seat, ask))
    }

    /// A bot speaks and answers. Every answer must be one of those offered, every statement must be taken.
    pub fn step(&mut self, seat: Seat, ask: &Ask) {
        let (before, after) = (thought(self.number, self.thoughts), thought(self.number, self.thoughts + 1));
        self.thoughts += 2;
        let seated = Seated::new(&*self.table, seat);
        let said = self.bots[seat.index()].say(&seated, ask, before);
        let name = self.bots[seat.index()].answer(&seated, ask, after);
        assert!(ask.answers.iter().any(|choice| choice.name == name), "{name} is not offered in {:?}", ask.about);
        if let Some(said) = said {
            let taken = self.table.say(seat, &said);
            assert!(taken.is_ok(), "{said} is refused: {taken:?}");
            self.words.push((seat, said));
        }
        let taken = self.table.act(seat, ask.id, &Given::Name(name.clone()), By::Player);
        assert!(taken.is_ok(), "{name} is refused: {taken:?}");
        self.answers.push(format!("{} {name}", seat.name()));
    }

    /// Plays to the end.
    pub fn play(mut self) -> Self {
        while let Some((seat, ask)) = self.next() {
            assert!(self.answers.len() < 5_000, "the game does not end");
            self.step(seat, &ask);
        }
        assert!(self.table.is_over());
        self
    }

    /// The points of all seats.
    pub fn points(&self) -> Vec<f64> {
        let view = self.table.view(Viewer::Spectator);
        let points = view["result"]["points"].as_array().expect("the game is over");
        points.iter().map(|points| points.as_f64().expect("points are numbers")).collect()
    }
}

/// Everything a seat says, with what came of it: the type of the statement and its verdict.
pub fn verdicts(table: &dyn Table) -> Vec<(String, Option<String>)> {
    let mut said: Vec<(u64, String, Option<String>)> = Vec::new();
    for seen in table.events_since(0, Viewer::Spectator) {
        let (event, id) = (&seen.event, seen.event["id"].as_u64());
        match event["type"].as_str() {
            Some("said") => {
                let kind = event["statement"]["type"].as_str().expect("a statement has a type");
                said.push((id.expect("a statement has a number"), kind.to_owned(), None));
            }
            Some("judged") => {
                let verdict = event["verdict"].as_str().map(ToOwned::to_owned);
                if let Some(one) = said.iter_mut().find(|one| Some(one.0) == id) {
                    one.2 = verdict;
                }
            }
            _ => {}
        }
    }
    said.into_iter().map(|(_, kind, verdict)| (kind, verdict)).collect()
}

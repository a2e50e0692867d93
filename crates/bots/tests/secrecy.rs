//! The schemer knows what its seat knows and nothing else: at any table that looks the same from its seat, it says and
//! answers the same.

mod common;

use common::{Game, osaczeni, schemer, thought};
use holdout_catalog::{Ask, CannotUndo, Given, Liberties, Refused, Seated, SeenEvent, Table, Waiting};
use holdout_kernel::{AskId, By, Line, Outcome, Phrase, Record, Role, Seat, Seed, Viewer};
use serde_json::Value;
use std::any::Any;

/// An imagined table with the log that the seat has really seen: the log of an imagined table is empty.
struct Remembered {
    imagined: Box<dyn Table>,
    seat: Seat,
    log: Vec<SeenEvent>,
}

impl Table for Remembered {
    fn events_since(&self, from: usize, viewer: Viewer) -> Vec<SeenEvent> {
        assert_eq!(viewer, Viewer::Seat(self.seat), "a bot looks through the eyes of its seat");
        self.log.iter().filter(|seen| seen.seq >= from).cloned().collect()
    }

    fn title(&self) -> &'static str {
        self.imagined.title()
    }
    fn seats(&self) -> u8 {
        self.imagined.seats()
    }
    fn is_over(&self) -> bool {
        self.imagined.is_over()
    }
    fn outcome(&self) -> Option<Outcome> {
        self.imagined.outcome()
    }
    fn role_of(&self, seat: Seat) -> Role {
        self.imagined.role_of(seat)
    }
    fn turn_of(&self) -> Option<Seat> {
        self.imagined.turn_of()
    }
    fn copy(&self) -> Box<dyn Table> {
        let Self { imagined, seat, log } = self;
        Box::new(Self { imagined: imagined.copy(), seat: *seat, log: log.clone() })
    }
    fn ask(&self, seat: Seat) -> Option<Ask> {
        self.imagined.ask(seat)
    }
    fn liberties(&self, seat: Seat) -> Option<Liberties> {
        self.imagined.liberties(seat)
    }
    fn waiting(&self) -> Vec<Waiting> {
        self.imagined.waiting()
    }
    fn act(&mut self, seat: Seat, ask: AskId, answer: &Given, by: By) -> Result<(), Refused> {
        self.imagined.act(seat, ask, answer, by)
    }
    fn lapse(&mut self, seat: Seat) -> Result<(), Refused> {
        self.imagined.lapse(seat)
    }
    fn say(&mut self, seat: Seat, statement: &Value) -> Result<(), Refused> {
        self.imagined.say(seat, statement)
    }
    fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo> {
        self.imagined.can_undo(seat)
    }
    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.imagined.undo(seat)
    }
    fn undo_agreed(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.imagined.undo_agreed(seat)
    }
    fn view(&self, viewer: Viewer) -> Value {
        self.imagined.view(viewer)
    }
    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send> {
        self.imagined.typed_view(viewer)
    }
    fn picture(&self, viewer: Viewer, say: &dyn Fn(&Phrase) -> String) -> String {
        self.imagined.picture(viewer, say)
    }
    fn log_len(&self) -> usize {
        self.log.len()
    }
    fn steps(&self) -> usize {
        self.imagined.steps()
    }
    fn log_marks(&self) -> Vec<usize> {
        self.imagined.log_marks()
    }
    fn at_step(&self, steps: usize) -> Box<dyn Table> {
        self.imagined.at_step(steps)
    }
    fn record(&self, names: &[String], seed: Option<Seed>) -> Record {
        self.imagined.record(names, seed)
    }
    fn last_line(&self) -> Option<Line> {
        self.imagined.last_line()
    }
    fn commitment(&self) -> String {
        self.imagined.commitment()
    }
    fn seed(&self) -> Option<Seed> {
        self.imagined.seed()
    }
    fn seed_for_the_store(&self) -> Seed {
        self.imagined.seed_for_the_store()
    }
    fn digest(&self) -> u64 {
        self.imagined.digest()
    }
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Table> {
        self.imagined.imagine(viewer, seed)
    }
    fn typed_imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Any + Send> {
        self.imagined.typed_imagine(viewer, seed)
    }
    fn small_talk(&self, seat: Seat, seed: Seed) -> Option<Value> {
        self.imagined.small_talk(seat, seed)
    }
}

/// What the schemer says and answers in a seat.
fn decision(table: &dyn Table, seat: Seat, ask: &Ask, seed: Seed) -> (Option<Value>, String) {
    let seated = Seated::new(table, seat);
    (schemer().say(&seated, ask, seed), schemer().answer(&seated, ask, seed))
}

#[test]
fn what_its_seat_cannot_see_changes_nothing() {
    let mut compared = 0;
    for number in 0..10 {
        let players = 3 + (number % 4) as u8;
        // Among schemers and random players, so that all kinds of states and statements come up.
        let kinds: Vec<&str> = (0..players).map(|seat| if seat % 2 == 0 { "random" } else { "schemer" }).collect();
        let mut game = Game::new(&osaczeni().default_setup(players), &kinds, 500 + number);
        while let Some((seat, ask)) = game.next() {
            if (game.answers.len() as u64 + number).is_multiple_of(3) {
                let seed = thought(number, game.answers.len() as u32);
                let real = decision(&*game.table, seat, &ask, seed);
                let log = game.table.events_since(0, Viewer::Seat(seat));
                for other in 0..3 {
                    let imagined = game.table.imagine(Viewer::Seat(seat), thought(other, 1));
                    assert_eq!(imagined.view(Viewer::Seat(seat)), game.table.view(Viewer::Seat(seat)));
                    let remembered = Remembered { imagined, seat, log: log.clone() };
                    assert_eq!(decision(&remembered, seat, &ask, seed), real, "after {:?}", game.answers.last());
                    compared += 1;
                }
            }
            game.step(seat, &ask);
        }
    }
    assert!(compared > 500, "only {compared} tables were compared");
}

/// A server lets bots think about imagined tables, which have no log: there too it must not matter which.
#[test]
fn without_a_log_all_imagined_tables_are_alike() {
    for number in 0..4 {
        let players = 3 + number as u8;
        let kinds = vec!["schemer"; players as usize];
        let mut game = Game::new(&osaczeni().default_setup(players), &kinds, 900 + number);
        while let Some((seat, ask)) = game.next() {
            if game.answers.len().is_multiple_of(4) {
                let seed = thought(number, game.answers.len() as u32);
                let imagine = |n| game.table.imagine(Viewer::Seat(seat), thought(n, 2));
                let (one, other) = (imagine(1), imagine(2));
                assert_eq!(decision(&*one, seat, &ask, seed), decision(&*other, seat, &ask, seed));
            }
            game.step(seat, &ask);
        }
    }
}

//! A table of any game, as everybody outside the rules sees it.

use holdout_kernel::{AskId, By, Game, Mode, Outcome, Phrase, Record, Role, RuleId, Seat, Seed, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;

/// A game being played, whatever its title.
pub trait Table: Send {
    /// The id of the title.
    fn title(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn is_over(&self) -> bool;
    /// Who won and how; `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;
    /// The part a seat plays.
    fn role_of(&self, seat: Seat) -> Role;
    /// Whose turn it is, where the game has turns: a seat's standing passes end there. Public.
    fn turn_of(&self) -> Option<Seat>;

    /// What a seat is asked now, with every legal answer and the greyed ones; `None` if it is not asked.
    fn ask(&self, seat: Seat) -> Option<Ask>;
    /// What a seat may do now although nobody waits for it; `None` if there is nothing of the kind.
    fn liberties(&self, seat: Seat) -> Option<Liberties>;
    /// Whom everybody waits for, and what for. Public.
    fn waiting(&self) -> Vec<Waiting>;
    /// Takes an answer; a refused one changes nothing.
    fn act(&mut self, seat: Seat, ask: AskId, answer: &Given, by: By) -> Result<(), Refused>;
    /// Lets the clock answer for a seat whose time ran out.
    fn lapse(&mut self, seat: Seat) -> Result<(), Refused>;
    /// A statement without force.
    fn say(&mut self, seat: Seat, statement: &Value) -> Result<(), Refused>;

    /// Whether a seat may take back its last answer by itself.
    fn can_undo(&self, seat: Seat) -> Result<(), CannotUndo>;
    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;
    /// Takes back the last answer, whoever gave it, because the table agreed.
    fn undo_agreed(&mut self, seat: Seat) -> Result<(), CannotUndo>;

    /// The table through a viewer's eyes.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as JSON text, for servers that only pass it on: written straight from the game's own type.
    fn view_text(&self, viewer: Viewer) -> String {
        self.view(viewer).to_string()
    }
    /// The same, as the game's own type.
    fn typed_view(&self, viewer: Viewer) -> Box<dyn Any + Send>;
    /// The table as text, for a terminal.
    fn picture(&self, viewer: Viewer, say: &dyn Fn(&Phrase) -> String) -> String;

    /// What a viewer saw happen from a place in the log on.
    fn events_since(&self, from: usize, viewer: Viewer) -> Vec<SeenEvent>;
    /// Length of the log.
    fn log_len(&self) -> usize;
    /// How many lines are in force.
    fn steps(&self) -> usize;
    /// Length of the log after each step, the beginning included.
    fn log_marks(&self) -> Vec<usize>;
    /// The table as it was after its first steps.
    fn at_step(&self, steps: usize) -> Box<dyn Table>;
    /// The same table once more, with its history: what happens to one does not happen to the other.
    fn copy(&self) -> Box<dyn Table>;
    /// The views of a viewer at the steps from one on, at most so many: the way is walked once.
    fn views_from(&self, step: usize, most: usize, viewer: Viewer) -> Vec<Value> {
        let last = self.steps().saturating_add(1);
        (step..step.saturating_add(most).min(last)).map(|step| self.at_step(step).view(viewer)).collect()
    }

    /// The history. With the seed only when the game is over, or for whoever stores it.
    fn record(&self, names: &[String], seed: Option<Seed>) -> Record;
    /// The last line of the history, for whoever stores it.
    fn last_line(&self) -> Option<holdout_kernel::Line>;
    fn commitment(&self) -> String;
    /// The seed, once the game is over.
    fn seed(&self) -> Option<Seed>;
    /// The seed for whoever stores the game.
    fn seed_for_the_store(&self) -> Seed;
    fn digest(&self) -> u64;

    /// A table in which everything the viewer cannot know is redrawn.
    fn imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Table>;
    /// The same, as the kernel's table of the game's own type, for bots that try things out many times.
    fn typed_imagine(&self, viewer: Viewer, seed: Seed) -> Box<dyn Any + Send>;
    /// Something this seat might say, for fuzzing and idle bots.
    fn small_talk(&self, seat: Seat, seed: Seed) -> Option<Value>;
}

/// What one seat is asked.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Ask {
    pub id: AskId,
    pub seat: Seat,
    pub mode: Mode,
    pub rule: RuleId,
    /// The window this question is, if it is one: it comes again and again, and `fallback` passes it. A table may keep
    /// passing it for whoever asks for that.
    pub window: Option<&'static str>,
    pub about: Phrase,
    pub answers: Vec<Choice>,
    pub refused: Vec<Greyed>,
    /// The name of the seat's sealed answer, where it may still be changed.
    pub sealed: Option<String>,
    /// What the clock would answer.
    pub fallback: Option<String>,
    /// How long the question usually takes, for tables that play with a clock.
    pub seconds: Option<u16>,
}

/// What one seat may do at any time, asked or not. It is given like an answer, and names `id` as its question.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Liberties {
    pub id: AskId,
    pub seat: Seat,
    pub answers: Vec<Choice>,
    pub refused: Vec<Greyed>,
}

/// A legal answer: as a stable name, as data, as words.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    pub name: String,
    pub answer: Value,
    pub phrase: Phrase,
}

/// An answer a player might expect, and why it is not legal.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Greyed {
    pub name: String,
    pub answer: Value,
    pub phrase: Phrase,
    pub why: Phrase,
    pub rule: RuleId,
}

/// A seat that owes an answer, or has sealed one, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Waiting {
    pub seat: Seat,
    #[serde(rename = "for")]
    pub about: Phrase,
    pub rule: RuleId,
    pub locked: bool,
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeenEvent {
    /// Place in the log.
    pub seq: usize,
    pub rule: RuleId,
    pub event: Value,
    pub phrase: Option<Phrase>,
}

/// An answer on its way in: by its stable name, or as data.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    Name(String),
    Data(Value),
}

/// An answer that was not taken, and why.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    pub why: Phrase,
    pub rule: RuleId,
}

/// Why nothing can be taken back.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CannotUndo {
    pub why: Phrase,
}

/// The table from one seat: its view, its question, and nothing else. What a bot gets.
#[derive(Clone, Copy)]
pub struct Seated<'t> {
    table: &'t dyn Table,
    seat: Seat,
}

impl<'t> Seated<'t> {
    pub const fn new(table: &'t dyn Table, seat: Seat) -> Self {
        Self { table, seat }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    pub fn title(&self) -> &'static str {
        self.table.title()
    }

    pub fn ask(&self) -> Option<Ask> {
        self.table.ask(self.seat)
    }

    pub fn view(&self) -> Value {
        self.table.view(Viewer::Seat(self.seat))
    }

    /// The view as the game's own type, for bots of that game.
    pub fn typed_view<V: 'static>(&self) -> Option<Box<V>> {
        let view: Box<dyn Any> = self.table.typed_view(Viewer::Seat(self.seat));
        view.downcast().ok()
    }

    pub fn events_since(&self, from: usize) -> Vec<SeenEvent> {
        self.table.events_since(from, Viewer::Seat(self.seat))
    }

    /// A table that agrees with everything this seat knows; the rest is redrawn.
    pub fn imagine(&self, seed: Seed) -> Box<dyn Table> {
        self.table.imagine(Viewer::Seat(self.seat), seed)
    }

    /// The same as a bare table of that game: no log, quick to copy, and its secrets stay shut.
    pub fn typed_imagine<G: Game>(&self, seed: Seed) -> Option<Box<holdout_kernel::Table<G>>> {
        let table: Box<dyn Any> = self.table.typed_imagine(Viewer::Seat(self.seat), seed);
        table.downcast().ok()
    }

    pub fn small_talk(&self, seed: Seed) -> Option<Value> {
        self.table.small_talk(self.seat, seed)
    }
}

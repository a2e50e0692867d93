//! A game being played: the table, everything that was said and answered, and everything that happened.
//!
//! The history is the truth. A sitting is loaded by replaying it, and taking back an answer is replaying without it. What
//! is replayed begins at a table kept on the way ([`Kept`]), so taking back costs what it takes back and not the game.

use crate::ask::{AskId, By, Refusal};
use crate::chance::{Script, Seed, Throw};
use crate::cx::{Entry, Tape};
use crate::game::{Game, Problem};
use crate::record::{Line, Start};
use crate::seat::{Seat, Viewer};
use crate::secret::Key;
use crate::table::Table;
use crate::{Phrase, RuleId};

/// A table with its history.
pub struct Sitting<G: Game> {
    content: &'static G::Content,
    start: Start<G>,
    seed: Seed,
    table: Table<G>,
    /// Every line ever written, undone ones included.
    lines: Vec<Line>,
    /// The lines in force, with what each of them set in motion.
    live: Vec<Live>,
    log: Vec<Entry<G::Event>>,
    /// Tables on the way, the older the sparser.
    kept: Vec<Kept<G>>,
}

/// The table as it stood before a line in force.
struct Kept<G: Game> {
    /// How many lines were in force.
    at: usize,
    table: Table<G>,
    log: usize,
}

impl<G: Game> Clone for Kept<G> {
    fn clone(&self) -> Self {
        Self { at: self.at, table: self.table, log: self.log }
    }
}

/// Lines in force between two tables that are kept, near the end of the game.
const KEEP_EVERY: usize = 8;

#[derive(Clone)]
struct Live {
    line: usize,
    /// Length of the log before this line.
    log_before: usize,
    barrier: bool,
}

/// One entry of the log as a viewer sees it.
pub struct SeenEntry<G: Game> {
    /// Place in the log.
    pub at: usize,
    pub rule: RuleId,
    pub seen: G::Seen,
    pub phrase: Option<Phrase>,
}

/// Why an answer cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoUndo {
    #[error("nothing has been answered yet")]
    Nothing,
    #[error("the last answer was somebody else's")]
    NotYours,
    #[error("the last answer told somebody something new")]
    Barrier,
}

impl<G: Game> Clone for Sitting<G> {
    fn clone(&self) -> Self {
        let (content, start, kept) = (self.content, self.start.clone(), self.kept.clone());
        let (lines, live, log) = (self.lines.clone(), self.live.clone(), self.log.clone());
        Self { content, start, seed: self.seed, table: self.table, lines, live, log, kept }
    }
}

impl<G: Game> Sitting<G> {
    /// Begins a game from a setup or a position.
    pub fn begin(content: &'static G::Content, start: Start<G>, seed: Seed) -> Result<Self, Vec<Problem>> {
        Self::begin_scripted(content, start, seed, None)
    }

    /// Begins a game whose dice are loaded, for tests.
    pub fn begin_scripted(
        content: &'static G::Content,
        start: Start<G>,
        seed: Seed,
        script: Option<&mut Script>,
    ) -> Result<Self, Vec<Problem>> {
        let mut log = Vec::new();
        let tape = Tape { log: Some(&mut log), script };
        let table = match &start {
            Start::Setup(setup) => Table::<G>::open(content, setup, seed, tape)?,
            Start::Position { position, .. } => Table::<G>::arrange(content, position, seed, tape)?,
        };
        Ok(Self { content, start, seed, table, lines: Vec::new(), live: Vec::new(), log, kept: Vec::new() })
    }

    pub const fn table(&self) -> &Table<G> {
        &self.table
    }

    pub const fn content(&self) -> &'static G::Content {
        self.content
    }

    pub const fn start(&self) -> &Start<G> {
        &self.start
    }

    /// Every line of the history, undone ones included.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// How many lines are in force.
    pub const fn steps(&self) -> usize {
        self.live.len()
    }

    /// The log, omniscient.
    pub fn log(&self) -> &[Entry<G::Event>] {
        &self.log
    }

    /// The commitment to the seed, shown from the start.
    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }

    /// The seed, once the game is over and nothing is left to hide.
    pub fn seed(&self) -> Option<Seed> {
        self.table.is_over().then_some(self.seed)
    }

    /// The seed for whoever stores the game.
    pub const fn seed_for_the_store(&self) -> Seed {
        self.seed
    }

    /// Takes an answer; a refused one changes nothing.
    pub fn answer(
        &mut self,
        seat: Seat,
        ask: AskId,
        answer: G::Answer,
        by: By,
        script: Option<&mut Script>,
    ) -> Result<(), Refusal<G>> {
        let log_before = self.log.len();
        let before = self.to_keep();
        self.table.answer(seat, ask, answer, by, Tape { log: Some(&mut self.log), script })?;
        self.keep(before, Line::answer(seat, G::answer_name(&answer), by), log_before, self.table.is_barrier());
        Ok(())
    }

    /// A statement without force.
    pub fn say(&mut self, seat: Seat, statement: &G::Statement) -> Result<(), Refusal<G>> {
        let log_before = self.log.len();
        let before = self.to_keep();
        self.table.say(seat, statement, Tape::log(&mut self.log))?;
        let line = Line::say(seat, serde_json::to_value(statement).expect("a statement is plain data"));
        self.keep(before, line, log_before, false);
        Ok(())
    }

    /// The present table, if it is one to keep.
    fn to_keep(&self) -> Option<Table<G>> {
        self.live.len().is_multiple_of(KEEP_EVERY).then_some(self.table)
    }

    fn keep(&mut self, before: Option<Table<G>>, mut line: Line, log_before: usize, barrier: bool) {
        line.digest = Some(format!("{:016x}", self.table.digest()));
        if let Some(table) = before {
            self.kept.push(Kept { at: self.live.len(), table, log: log_before });
            self.thin_out();
        }
        self.live.push(Live { line: self.lines.len(), log_before, barrier });
        self.lines.push(line);
    }

    /// Whether a seat may take back the last answer by itself.
    pub fn can_undo(&self, seat: Seat) -> Result<(), NoUndo> {
        let last = self.live.iter().rev().find(|live| self.lines[live.line].answer.is_some()).ok_or(NoUndo::Nothing)?;
        if self.lines[last.line].seat != seat {
            return Err(NoUndo::NotYours);
        }
        if last.barrier { Err(NoUndo::Barrier) } else { Ok(()) }
    }

    /// Takes back the seat's last answer. Never across new information, never another seat's decision.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        self.can_undo(seat)?;
        self.take_back(seat);
        Ok(())
    }

    /// Takes back the last answer because the whole table agreed to. Recorded like every other line.
    pub fn undo_agreed(&mut self, seat: Seat) -> Result<(), NoUndo> {
        if !self.live.iter().any(|live| self.lines[live.line].answer.is_some()) {
            return Err(NoUndo::Nothing);
        }
        self.take_back(seat);
        Ok(())
    }

    /// Lets go of tables that lie closer together than they lie from the end: their number grows with the logarithm of
    /// the game, and the way from one to any later line is never longer than from that line to the end and a little more.
    fn thin_out(&mut self) {
        let end = self.live.len();
        let mut middle = self.kept.len().saturating_sub(2);
        while middle >= 1 {
            if self.kept[middle + 1].at - self.kept[middle - 1].at <= end - self.kept[middle + 1].at {
                self.kept.remove(middle);
            }
            middle -= 1;
        }
    }

    /// Plays everything but the last answer again, from the last table kept before it. What was said since stays said;
    /// what the table as it was before that answer has no room for is no longer in force.
    fn take_back(&mut self, seat: Seat) {
        let last = self.live.iter().rposition(|live| self.lines[live.line].answer.is_some()).expect("checked");
        let from = self.rewind_before(last);
        let again = self.live.split_off(from);
        let removed = last - from;
        for (place, live) in again.into_iter().enumerate() {
            if place == removed {
                continue;
            }
            let line = self.lines[live.line].clone();
            let written = self.lines.len();
            let redone = self.redo(&line);
            debug_assert!(redone.is_ok() || line.say.is_some(), "an answer that stands was legal");
            self.lines.truncate(written);
            if redone.is_ok() {
                self.live.last_mut().expect("just kept").line = live.line;
            }
        }
        self.lines.push(Line::undo(seat));
    }

    /// Puts the last table kept before a line in the place of the present one, and says how many lines it has in force.
    /// It is kept again when the next line is.
    fn rewind_before(&mut self, line: usize) -> usize {
        while self.kept.last().is_some_and(|kept| kept.at > line) {
            self.kept.pop();
        }
        let kept = self.kept.pop().expect("the table before the first line is always kept");
        self.log.truncate(kept.log);
        self.table = kept.table;
        kept.at
    }

    /// Plays a line of a record again.
    pub(crate) fn redo(&mut self, line: &Line) -> Result<(), String> {
        if let Some(name) = &line.answer {
            let answer = G::parse_answer(name).ok_or_else(|| format!("`{name}` is no answer of this game"))?;
            let ask = self.table.ask_id(line.seat);
            self.answer(line.seat, ask, answer, line.by, None).map_err(|refusal| format!("`{name}`: {refusal:?}"))
        } else if let Some(said) = &line.say {
            let statement =
                serde_json::from_value(said.clone()).map_err(|error| format!("unreadable statement: {error}"))?;
            self.say(line.seat, &statement).map_err(|refusal| format!("{refusal:?}"))
        } else {
            self.undo_agreed(line.seat).map_err(|error| error.to_string())
        }
    }

    /// The log from an entry on, through a viewer's eyes.
    pub fn seen_since(&self, from: usize, viewer: Viewer) -> Vec<SeenEntry<G>> {
        let new = self.log.iter().enumerate().skip(from);
        new.filter_map(|(at, entry)| {
            let seen = G::see(&entry.event, viewer, Key::of_the_rules())?;
            let phrase = G::event_phrase(&seen);
            Some(SeenEntry { at, rule: entry.rule, seen, phrase })
        })
        .collect()
    }

    /// The sitting as it was after its first `steps` lines in force.
    #[must_use]
    pub fn at_step(&self, steps: usize) -> Self {
        let mut again = Self::begin(self.content, self.start.clone(), self.seed).expect("it began before");
        for live in self.live.iter().take(steps) {
            again.redo(&self.lines[live.line]).expect("it was legal before");
        }
        again
    }

    /// What `look` sees at the steps from `from` on, at most so many, the whole way walked once.
    pub fn walk<T>(&self, from: usize, most: usize, mut look: impl FnMut(&Self) -> T) -> Vec<T> {
        let to = from.saturating_add(most).min(self.live.len() + 1);
        let mut seen = Vec::with_capacity(to.saturating_sub(from));
        if from >= to {
            return seen;
        }
        let mut walker = self.at_step(from);
        seen.push(look(&walker));
        for live in &self.live[from..to - 1] {
            walker.redo(&self.lines[live.line]).expect("it was legal before");
            seen.push(look(&walker));
        }
        seen
    }

    /// The same sitting in which everything the viewer cannot know is redrawn; its log begins here.
    #[must_use]
    pub fn imagined(&self, viewer: Viewer, throw: &mut Throw<'_>) -> Self {
        let table = self.table.imagine(viewer, throw);
        let seed = table.seed();
        let (content, start) = (self.content, self.start.clone());
        Self { content, start, seed, table, lines: Vec::new(), live: Vec::new(), log: Vec::new(), kept: Vec::new() }
    }

    /// Length of the log after each line in force, for stepping through a game.
    pub fn log_marks(&self) -> Vec<usize> {
        let starts = self.live.iter().map(|live| live.log_before);
        starts.chain([self.log.len()]).collect()
    }
}

//! What rules code works with: the board to read, `emit` to change it, chance to draw from.

use crate::chance::{Chance, Script, Throw};
use crate::game::Game;
use crate::rule::RuleId;
use crate::secret::Key;
use std::ops::Deref;

/// An event in the log, with the rule it follows.
pub struct Entry<G: Game> {
    pub rule: RuleId,
    pub event: G::Event,
    /// Whether it told somebody something new.
    pub barrier: bool,
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        Self { rule: self.rule, event: self.event.clone(), barrier: self.barrier }
    }
}

/// What stands beside the table while it runs: the log being written, and in tests the loaded dice.
pub struct Tape<'a, G: Game> {
    pub log: Option<&'a mut Vec<Entry<G>>>,
    pub script: Option<&'a mut Script>,
}

impl<G: Game> Tape<'_, G> {
    /// No log, no script: simulations.
    pub const NONE: Self = Self { log: None, script: None };
}

impl<'a, G: Game> Tape<'a, G> {
    pub const fn log(log: &'a mut Vec<Entry<G>>) -> Self {
        Self { log: Some(log), script: None }
    }
}

/// The table as rules code sees it. It reads the board by dereferencing; it writes only through [`Cx::emit`].
pub struct Cx<'a, G: Game> {
    pub(crate) board: &'a mut G::Board,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: Option<&'a mut Vec<Entry<G>>>,
    pub(crate) script: Option<&'a mut Script>,
    /// Whether anybody learned something since the last answer.
    pub(crate) barrier: bool,
    /// Whether the board may be another than when the game last looked it through.
    pub(crate) stirred: bool,
}

impl<G: Game> Cx<'_, G> {
    /// Lets something happen, for the reason a rule gives. The one writer of the board.
    pub fn emit(&mut self, rule: RuleId, event: G::Event) {
        self.emit_by(|| rule, event);
    }

    /// The same where the id of the rule is looked up: only if there is a log it is written into.
    pub fn emit_by(&mut self, rule: impl FnOnce() -> RuleId, event: G::Event) {
        G::evolve(self.board, &event, Key::of_the_rules());
        self.stirred = true;
        let barrier = G::is_barrier(&event);
        self.barrier |= barrier;
        if let Some(log) = &mut self.log {
            log.push(Entry { rule: rule(), event, barrier });
        }
    }

    /// Begins a draw from a stream, named by its place in [`Game::STREAMS`].
    pub fn throw(&mut self, stream: u8) -> Throw<'_> {
        self.barrier = true;
        self.chance.throw(stream, self.script.as_deref_mut())
    }

    /// Whether anything has happened since the game last said that it has looked the board through; with each answer it
    /// looks anew.
    pub const fn is_stirred(&self) -> bool {
        self.stirred
    }

    /// The board has been looked through for whatever must be seen to at once.
    pub const fn looked_through(&mut self) {
        self.stirred = false;
    }

    pub const fn key(&self) -> Key {
        Key::of_the_rules()
    }
}

impl<G: Game> Deref for Cx<'_, G> {
    type Target = G::Board;

    fn deref(&self) -> &G::Board {
        self.board
    }
}

//! What rules code works with: the board to read, `emit` to change it, chance to draw from.

use crate::chance::{Chance, Script, Throw};
use crate::game::Game;
use crate::rule::RuleId;
use crate::secret::Key;
use std::ops::Deref;

/// What happens at a table, as the kernel knows it. Editions of a game that have their events in common share the code
/// that works on them.
pub trait Happening: Clone + Send + 'static {
    type Board: Copy + 'static;

    /// The one writer of the board.
    fn evolve(&self, board: &mut Self::Board, key: Key);

    /// Whether it tells somebody something new, so that nothing before it can be taken back.
    fn is_barrier(&self) -> bool;
}

/// An event in the log, with the rule it follows.
#[derive(Clone)]
pub struct Entry<V> {
    pub rule: RuleId,
    pub event: V,
    /// Whether it told somebody something new.
    pub barrier: bool,
}

/// What stands beside the table while it runs: the log being written, and in tests the loaded dice.
pub struct Tape<'a, V> {
    pub log: Option<&'a mut Vec<Entry<V>>>,
    pub script: Option<&'a mut Script>,
}

impl<V> Tape<'_, V> {
    /// No log, no script: simulations.
    pub const NONE: Self = Self { log: None, script: None };
}

impl<'a, V> Tape<'a, V> {
    pub const fn log(log: &'a mut Vec<Entry<V>>) -> Self {
        Self { log: Some(log), script: None }
    }
}

/// The table of a game as its rules code sees it.
pub type Cx<'a, G> = Scene<'a, <G as Game>::Event>;

/// The table as rules code sees it. It reads the board by dereferencing; it writes only through [`Scene::emit`].
pub struct Scene<'a, V: Happening> {
    pub(crate) board: &'a mut V::Board,
    pub(crate) chance: &'a mut Chance,
    pub(crate) log: Option<&'a mut Vec<Entry<V>>>,
    pub(crate) script: Option<&'a mut Script>,
    /// Whether anybody learned something since the last answer.
    pub(crate) barrier: bool,
    /// Whether the board may be another than when the game last looked it through.
    pub(crate) stirred: bool,
}

impl<V: Happening> Scene<'_, V> {
    /// Lets something happen, for the reason a rule gives. The one writer of the board.
    pub fn emit(&mut self, rule: RuleId, event: V) {
        let barrier = self.evolve(&event);
        if self.log.is_some() {
            self.write(rule, event, barrier);
        }
    }

    /// The same where the id of the rule is looked up, and the event copied, only if there is a log they are written into.
    pub fn emit_by(&mut self, rule: impl FnOnce(&V::Board) -> RuleId, event: &V) {
        let barrier = self.evolve(event);
        if self.log.is_some() {
            self.write(rule(self.board), event.clone(), barrier);
        }
    }

    fn evolve(&mut self, event: &V) -> bool {
        event.evolve(self.board, Key::of_the_rules());
        self.stirred = true;
        let barrier = event.is_barrier();
        self.barrier |= barrier;
        barrier
    }

    #[inline(never)]
    fn write(&mut self, rule: RuleId, event: V, barrier: bool) {
        if let Some(log) = &mut self.log {
            log.push(Entry { rule, event, barrier });
        }
    }

    /// Begins a draw from a stream, named by its place in [`Game::STREAMS`].
    pub fn throw(&mut self, stream: u8) -> Throw<'_> {
        self.barrier = true;
        self.chance.throw(stream, self.script.as_deref_mut())
    }

    /// Whether anything has happened since the game last said that it has looked the board through.
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

impl<V: Happening> Deref for Scene<'_, V> {
    type Target = V::Board;

    fn deref(&self) -> &V::Board {
        self.board
    }
}

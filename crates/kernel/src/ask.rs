//! Asks: who must decide, which answers are open to them, and why the others are not.

use crate::game::Game;
use crate::rule::RuleId;
use crate::seat::SeatSet;
use serde::{Deserialize, Serialize};

/// The number of one question to one seat. An answer names it, so a double click or a late answer changes nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AskId(pub u32);

/// Which seats a waiting frame asks, and how their answers arrive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    pub seats: SeatSet,
    pub mode: Mode,
}

/// How the answers to one question take effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Each answer takes effect as it arrives.
    #[default]
    Each,
    /// Answers stay secret until the last one is in; a given answer stands.
    Sealed,
    /// Answers stay secret until the last one is in; until then they may be changed.
    SealedChangeable,
}

/// Who gives an answer: the seat itself, or the clock that ran out on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    #[default]
    Player,
    Clock,
}

/// Where a frame writes what it offers. The legal list, the acceptance of an answer and the reasons for a greyed
/// one are the same function of the game with different takers.
pub trait Offers<G: Game> {
    /// Whether this taker listens to [`Offers::refuse`]; a frame may skip working out reasons nobody reads.
    const WANTS_REASONS: bool;

    /// This answer is legal.
    fn offer(&mut self, answer: G::Answer);

    /// A player might expect this answer, and here is why it is not legal.
    fn refuse(&mut self, answer: G::Answer, why: G::Why, rule: RuleId);

    /// What the clock answers when the seat's time runs out. It need not be open to the seat itself.
    fn fall_back(&mut self, answer: G::Answer);

    /// The list behind a taker of legal answers and nothing else, for a game that writes into it by itself.
    fn list(&mut self) -> Option<&mut Vec<G::Answer>> {
        None
    }
}

/// Takes the legal answers only, into a buffer that is used again and again.
impl<G: Game> Offers<G> for Vec<G::Answer> {
    const WANTS_REASONS: bool = false;

    fn offer(&mut self, answer: G::Answer) {
        self.push(answer);
    }

    fn refuse(&mut self, _: G::Answer, _: G::Why, _: RuleId) {}

    fn fall_back(&mut self, _: G::Answer) {}

    fn list(&mut self) -> Option<&mut Vec<G::Answer>> {
        Some(self)
    }
}

/// Everything about one seat's question: what it may answer, what not and why, and what the clock would say.
pub struct Menu<G: Game> {
    pub offered: Vec<G::Answer>,
    pub refused: Vec<(G::Answer, G::Why, RuleId)>,
    pub fallback: Option<G::Answer>,
}

impl<G: Game> Default for Menu<G> {
    fn default() -> Self {
        Self { offered: Vec::new(), refused: Vec::new(), fallback: None }
    }
}

impl<G: Game> Offers<G> for Menu<G> {
    const WANTS_REASONS: bool = true;

    fn offer(&mut self, answer: G::Answer) {
        self.offered.push(answer);
    }

    fn refuse(&mut self, answer: G::Answer, why: G::Why, rule: RuleId) {
        self.refused.push((answer, why, rule));
    }

    fn fall_back(&mut self, answer: G::Answer) {
        self.fallback = Some(answer);
    }
}

/// Looks for one answer and stores nothing.
pub(crate) struct LookFor<G: Game> {
    pub wanted: G::Answer,
    pub offered: bool,
    pub fallback: bool,
    pub refused: Option<(G::Why, RuleId)>,
}

impl<G: Game> Offers<G> for LookFor<G> {
    const WANTS_REASONS: bool = true;

    fn offer(&mut self, answer: G::Answer) {
        self.offered |= answer == self.wanted;
    }

    fn refuse(&mut self, answer: G::Answer, why: G::Why, rule: RuleId) {
        if answer == self.wanted {
            self.refused = Some((why, rule));
        }
    }

    fn fall_back(&mut self, answer: G::Answer) {
        self.fallback |= answer == self.wanted;
    }
}

/// An answer that was not taken. The table is as it was.
pub struct Refusal<G: Game> {
    pub reason: Reason<G>,
    pub rule: RuleId,
}

/// Why an answer or a statement was not taken.
pub enum Reason<G: Game> {
    /// The game is over.
    Over,
    /// This seat is not asked anything now.
    NotAsked,
    /// The answer names a question that has passed.
    Stale,
    /// The seat's answer is sealed already and stands.
    Sealed,
    /// Nobody offered this answer here.
    NotOffered,
    /// The game knows this answer and says why not.
    Why(G::Why),
}

impl<G: Game> std::fmt::Debug for Refusal<G> {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{:?} ({})", self.reason, self.rule)
    }
}

impl<G: Game> std::fmt::Debug for Reason<G> {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Over => to.write_str("the game is over"),
            Self::NotAsked => to.write_str("this seat is not asked"),
            Self::Stale => to.write_str("this question has passed"),
            Self::Sealed => to.write_str("a sealed answer stands already"),
            Self::NotOffered => to.write_str("this answer is not open"),
            Self::Why(why) => write!(to, "{why:?}"),
        }
    }
}

//! Pending decisions: one small struct per decision in the module of its rule, gathered here.

use crate::actions::moving::Moving;
use crate::actions::packing::Pack;
use crate::actions::pulling::Pulling;
use crate::actions::searching::Search;
use crate::answer::Answer;
use crate::board::{Board, Outcome};
use crate::combat::attack::{Attack, FreeAttack};
use crate::combat::harm::Harm;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Trace, word};
use crate::enemies::activation::Activation;
use crate::enemies::spawn::Spawn;
use crate::event::Seen;
use crate::levels::SkillChoice;
use crate::matter::Matter;
use crate::parts::{self, Frame as Part};
use crate::pieces::{Card, Hero, MAX_TARGETS, Slot};
use crate::round::Round;
use crate::rule::Cited;
use crate::setup::Setting;
use crate::turn::Turn;
use holdout_kernel::{Asked, Mode, Phrase, Seat, SeatSet, frames};
use std::hash::{Hash, Hasher};

pub(crate) type Flow = holdout_kernel::Flow<Frame>;

/// A decision or an automatic stretch of the rules, with its own locals.
pub(crate) trait Step {
    /// Its stable name, for digests.
    fn name(&self) -> &'static str;

    /// The rule it follows.
    fn rule(&self) -> Cited;

    /// Does what happens by itself.
    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow;

    /// Whom it asks while it waits.
    fn asked(&self, board: &Board) -> SeatSet;

    /// What it offers.
    fn offers(&self, board: &Board, seat: Seat, out: &mut Menu<'_>);

    /// Whether it works with this card of a Survivor: it stays where it is until that is done.
    fn holds_back(&self, _: &Board, _: Hero, _: Slot) -> bool {
        false
    }

    /// Whether it settles at once what has become due; nothing else comes before it.
    fn settles(&self) -> bool {
        false
    }

    /// What it puts on the table while it waits.
    fn matter(&self, _: &Board) -> Option<Matter> {
        None
    }

    /// What its question is about, where nothing lies on the table.
    fn about(&self, _: &Board) -> Phrase {
        Phrase::new("zc-ask-round")
    }

    /// Tells every card that lies with it and nowhere else.
    fn cards(&self, _: &mut dyn FnMut(Card)) {}

    /// Takes one of the offered answers.
    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer);
}

/// Attacks or hits that are being dealt out: what everybody was given so far, and what the next one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealing {
    pub given: [u8; MAX_TARGETS],
    pub each: u8,
}

frames! {
    /// All frames of the game.
    #[derive(Clone, Copy)]
    pub enum Frame, each {
        Setting, Round, Turn, Moving, Search, Pack, Pulling, Attack, FreeAttack, Harm, Activation, Spawn, SkillChoice,
        Part,
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::Round(Round::default())
    }
}

impl Hash for Frame {
    fn hash<H: Hasher>(&self, to: &mut H) {
        word(to, each!(self, step => step.name()));
        each!(self, step => step.trace(to));
    }
}

/// The rule the game is lost by as the board is, and the ending.
fn lost(board: &Board) -> Option<(Cited, &'static str)> {
    if board.content().has_endings { parts::lost(board) } else { None }
}

impl Frame {
    /// What is being dealt out, if that is what it asks about.
    pub fn dealing(&self, board: &Board) -> Option<Dealing> {
        match self {
            Self::Harm(harm) => harm.dealing(board),
            Self::Attack(attack) => attack.dealing(board),
            _ => None,
        }
    }

    /// Who is about to suffer Wounds and may give up cards in their place, if that is what it asks about.
    pub fn suffering(&self) -> Option<Hero> {
        if let Self::Harm(harm) = self { harm.suffering() } else { None }
    }

    /// The zone whose Guards are ordered, if that is what it asks about.
    pub fn ordered(&self) -> Option<crate::pieces::Zone> {
        if let Self::Part(parts::Frame::Garrison(asking)) = self { asking.ordered() } else { None }
    }

    pub(crate) fn rule(&self) -> Cited {
        each!(self, step => step.rule())
    }

    /// Advances, after what the rules let happen at once: the end of the game, what is due in a part, a skill that
    /// is learned.
    pub(crate) fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.board().outcome.is_some() {
            return Flow::Pop;
        }
        if cx.is_stirred() {
            if let Some((rule, how)) = lost(cx.board()) {
                cx.tell(rule, Seen::Lost { outcome: Outcome::Lost(how) });
                return Flow::Pop;
            }
            if !self.settles() {
                if let Some(frame) = parts::due(cx.board()) {
                    return Flow::Push(frame);
                }
                cx.looked_through();
            }
        }
        if cx.board().learning
            && !self.settles()
            && let Some(choice) = crate::levels::learn(cx)
        {
            return Flow::Push(Self::SkillChoice(choice));
        }
        let flow = each!(self, step => step.advance(cx));
        // Before anybody is asked; before anything else happens it is looked at anyway.
        let waits = matches!(flow, Flow::Wait | Flow::WaitAnew);
        if waits
            && cx.is_stirred()
            && cx.board().outcome.is_none()
            && let Some((rule, how)) = lost(cx.board())
        {
            cx.tell(rule, Seen::Lost { outcome: Outcome::Lost(how) });
        }
        if cx.board().outcome.is_some() { Flow::Pop } else { flow }
    }

    /// Whether it settles what has become due: one after the other, or two of them would ask for each other for ever.
    fn settles(&self) -> bool {
        each!(self, step => step.settles())
    }

    pub(crate) fn asked(&self, board: &Board) -> Asked {
        Asked { seats: each!(self, step => step.asked(board)), mode: Mode::Each }
    }

    pub(crate) fn offers(&self, board: &Board, seat: Seat, out: &mut Menu<'_>) {
        each!(self, step => step.offers(board, seat, out));
    }

    pub(crate) fn holds_back(&self, board: &Board, hero: Hero, slot: Slot) -> bool {
        each!(self, step => step.holds_back(board, hero, slot))
    }

    pub(crate) fn cards(&self, count: &mut dyn FnMut(Card)) {
        each!(self, step => step.cards(count));
    }

    pub(crate) fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        each!(self, step => step.accept(cx, seat, answer));
    }
}

//! Pending decisions: one small struct per decision in the module of its rule, gathered here.

use crate::actions::moving::Moving;
use crate::actions::packing::Pack;
use crate::actions::pulling::Pulling;
use crate::actions::searching::Search;
use crate::answer::Answer;
use crate::board::Board;
use crate::combat::attack::{Attack, FreeAttack};
use crate::combat::harm::Harm;
use crate::desk::{Cx, Menu};
use crate::digest::{Trace, word};
use crate::enemies::activation::Activation;
use crate::enemies::spawn::Spawn;
use crate::levels::SkillChoice;
use crate::parts::necromancers::token::RemoveToken;
use crate::pieces::Hero;
use crate::round::Round;
use crate::rule::Rule;
use crate::setup::Setting;
use crate::turn::Turn;
use holdout_kernel::{Asked, Mode, Seat, SeatSet};
use std::hash::{Hash, Hasher};

pub(crate) type Flow = holdout_kernel::Flow<Frame>;

/// A decision or an automatic stretch of the rules, with its own locals.
pub(crate) trait Step {
    /// Its stable name, for digests.
    fn name(&self) -> &'static str;

    /// The rule it follows.
    fn rule(&self) -> Rule;

    /// Does what happens by itself.
    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow;

    /// Whom it asks while it waits.
    fn asked(&self, board: &Board) -> SeatSet;

    /// What it offers.
    fn offers(&self, board: &Board, seat: Seat, out: &mut dyn Menu);

    /// Whether it works with the cards of this Survivor: they stay where they are until it is done.
    fn uses_cards_of(&self, _: Hero) -> bool {
        false
    }

    /// Takes one of the offered answers.
    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer);
}

/// All frames of the game.
#[derive(Clone, Copy)]
pub enum Frame {
    Setting(Setting),
    Round(Round),
    Turn(Turn),
    Moving(Moving),
    Search(Search),
    Pack(Pack),
    Pulling(Pulling),
    Attack(Attack),
    FreeAttack(FreeAttack),
    Harm(Harm),
    Activation(Activation),
    Spawn(Spawn),
    RemoveToken(RemoveToken),
    SkillChoice(SkillChoice),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Round(Round::default())
    }
}

macro_rules! each {
    ($frame:expr, $step:ident => $do:expr) => {
        match $frame {
            Frame::Setting($step) => $do,
            Frame::Round($step) => $do,
            Frame::Turn($step) => $do,
            Frame::Moving($step) => $do,
            Frame::Search($step) => $do,
            Frame::Pack($step) => $do,
            Frame::Pulling($step) => $do,
            Frame::Attack($step) => $do,
            Frame::FreeAttack($step) => $do,
            Frame::Harm($step) => $do,
            Frame::Activation($step) => $do,
            Frame::Spawn($step) => $do,
            Frame::RemoveToken($step) => $do,
            Frame::SkillChoice($step) => $do,
        }
    };
}

impl Hash for Frame {
    fn hash<H: Hasher>(&self, to: &mut H) {
        word(to, each!(self, step => step.name()));
        each!(self, step => step.trace(to));
    }
}

impl Frame {
    pub(crate) fn rule(&self) -> Rule {
        each!(self, step => step.rule())
    }

    /// Advances, after what the rules let happen at once: the end of the game, a spawn token that dies with its
    /// Necromancer (BP-8.13), a skill that is learned (BP-12.4).
    pub(crate) fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.board().outcome.is_some() {
            return Flow::Pop;
        }
        // One after the other: whoever learns by killing a Necromancer would else be asked for both for ever.
        let settles = matches!(self, Self::RemoveToken(_) | Self::SkillChoice(_));
        if cx.board().parts.necromancers.removals > 0 && !settles {
            return Flow::Push(Self::RemoveToken(RemoveToken));
        }
        if cx.board().learning
            && !settles
            && let Some(choice) = crate::levels::learn(cx)
        {
            return Flow::Push(Self::SkillChoice(choice));
        }
        let flow = each!(self, step => step.advance(cx));
        if cx.board().outcome.is_some() { Flow::Pop } else { flow }
    }

    pub(crate) fn asked(&self, board: &Board) -> Asked {
        Asked { seats: each!(self, step => step.asked(board)), mode: Mode::Each }
    }

    pub(crate) fn offers(&self, board: &Board, seat: Seat, out: &mut dyn Menu) {
        each!(self, step => step.offers(board, seat, out));
    }

    pub(crate) fn uses_cards_of(&self, hero: Hero) -> bool {
        each!(self, step => step.uses_cards_of(hero))
    }

    pub(crate) fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        each!(self, step => step.accept(cx, seat, answer));
    }
}

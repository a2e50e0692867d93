//! Pending decisions: one small struct per decision in the module of its rule, gathered here.

use crate::answer::Answer;
use crate::attack::Attacking;
use crate::attack::target::Aiming;
use crate::board::Board;
use crate::cards::Played;
use crate::exploration::Explore;
use crate::invader::activation::Activation;
use crate::invader::spawn::Spawning;
use crate::invader::turn::InvaderTurn;
use crate::invader::window::Window;
use crate::marine_turn::MarineTurn;
use crate::marine_turn::officer::Officer;
use crate::movement::aside::Aside;
use crate::movement::enter::Enter;
use crate::orders::guard::Guard;
use crate::orders::heal::Heal;
use crate::round::Round;
use crate::setup::SettingUp;
use crate::{Cx, Doom, Flow};
use holdout_kernel::{Asked, Key, Mode, Offers, RuleId, Seat, SeatSet, frames};

/// A decision or an automatic stretch of the rules, with its own locals.
pub(crate) trait Step {
    /// The rule it follows.
    fn rule(&self) -> RuleId;

    /// Does what happens by itself.
    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow;

    /// Whom it asks while it waits.
    fn asked(&self, _: &Board) -> Asked {
        Asked { seats: SeatSet::EMPTY, mode: Mode::Each }
    }

    /// What it offers.
    fn offers<O: Offers<Doom>>(&self, _: &Board, _: Seat, _: Key, _: &mut O) {}

    /// Takes one of the offered answers.
    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: Answer) {
        unreachable!("{answer:?} was accepted by a step that offers nothing")
    }
}

/// For steps that ask one seat.
pub(crate) const fn one(seat: Seat) -> Asked {
    Asked { seats: SeatSet::only(seat), mode: Mode::Each }
}

frames! {
    /// All frames of the game.
    #[derive(Clone, Copy, Hash)]
    pub enum Frame, each {
        SettingUp, Round, MarineTurn, Officer, Enter, Aside, Explore, Aiming, Attacking, Guard, Heal, Window, Played,
        InvaderTurn, Spawning, Activation,
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::Round(Round::default())
    }
}

impl Step for Frame {
    fn rule(&self) -> RuleId {
        each!(self, step => step.rule())
    }

    /// DM-1.7: once somebody has won, nothing goes on.
    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.is_over() { Flow::Pop } else { each!(self, step => step.advance(cx)) }
    }

    fn asked(&self, board: &Board) -> Asked {
        each!(self, step => step.asked(board))
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        each!(self, step => step.offers(board, seat, key, out));
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        each!(self, step => step.accept(cx, seat, answer));
    }
}

//! Pending decisions: one small struct per decision in the module of its rule, gathered here.

use crate::answer::Answer;
use crate::attacks::{Attacks, Haunting, Room};
use crate::badge::{Badge, ShowDie, Walkies};
use crate::board::Board;
use crate::car_park::CarPark;
use crate::destinations::{Announcing, Marking};
use crate::movement::Movement;
use crate::round::Round;
use crate::setup::{Placing, SettingUp};
use crate::tokens::Victim;
use crate::truck::{Pockets, Search, Truck};
use crate::voting::{Decision, Discussion, Election, TieBreak};
use crate::{Cx, Flow, Osaczeni};
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
    fn offers<O: Offers<Osaczeni>>(&self, _: &Board, _: Seat, _: Key, _: &mut O) {}

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
        SettingUp, Placing, Round, Election, Discussion, Decision, TieBreak, Truck, Search, Pockets, Badge, ShowDie, Walkies,
        Announcing, Marking, Movement, Attacks, Haunting, Room, CarPark, Victim,
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

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        each!(self, step => step.advance(cx))
    }

    fn asked(&self, board: &Board) -> Asked {
        each!(self, step => step.asked(board))
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        each!(self, step => step.offers(board, seat, key, out));
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        each!(self, step => step.accept(cx, seat, answer));
    }
}

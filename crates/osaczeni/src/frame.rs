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
use holdout_kernel::{Asked, Key, Mode, Offers, RuleId, Seat, SeatSet};

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

/// All frames of the game.
#[derive(Clone, Copy, Hash)]
pub enum Frame {
    SettingUp(SettingUp),
    Placing(Placing),
    Round(Round),
    Election(Election),
    Discussion(Discussion),
    Decision(Decision),
    TieBreak(TieBreak),
    Truck(Truck),
    Search(Search),
    Pockets(Pockets),
    Badge(Badge),
    ShowDie(ShowDie),
    Walkies(Walkies),
    Announcing(Announcing),
    Marking(Marking),
    Movement(Movement),
    Attacks(Attacks),
    Haunting(Haunting),
    Room(Room),
    CarPark(CarPark),
    Victim(Victim),
}

impl Default for Frame {
    fn default() -> Self {
        Self::Round(Round::default())
    }
}

macro_rules! each {
    ($frame:expr, $step:ident => $do:expr) => {
        match $frame {
            Frame::SettingUp($step) => $do,
            Frame::Placing($step) => $do,
            Frame::Round($step) => $do,
            Frame::Election($step) => $do,
            Frame::Discussion($step) => $do,
            Frame::Decision($step) => $do,
            Frame::TieBreak($step) => $do,
            Frame::Truck($step) => $do,
            Frame::Search($step) => $do,
            Frame::Pockets($step) => $do,
            Frame::Badge($step) => $do,
            Frame::ShowDie($step) => $do,
            Frame::Walkies($step) => $do,
            Frame::Announcing($step) => $do,
            Frame::Marking($step) => $do,
            Frame::Movement($step) => $do,
            Frame::Attacks($step) => $do,
            Frame::Haunting($step) => $do,
            Frame::Room($step) => $do,
            Frame::CarPark($step) => $do,
            Frame::Victim($step) => $do,
        }
    };
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

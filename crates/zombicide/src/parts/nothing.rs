//! What a part does not have.

use super::moments::Named;
use crate::answer::Answer;
use crate::board::Board;
use crate::desk::{Cx, Menu};
use crate::digest::{Trace, traced};
use crate::frame::{Flow, Step};
use crate::rule::Cited;
use holdout_kernel::{Phrase, Seat, SeatSet};
use serde::Serialize;
use std::hash::Hasher;

/// No answer, no event, no frame, no card, no rule: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Nothing {}

/// Nothing to keep, or nothing to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Empty {}

traced!(Empty {});

impl Trace for Nothing {
    fn rests(&self) -> bool {
        match *self {}
    }

    fn trace<H: Hasher>(&self, _: &mut H) {
        match *self {}
    }
}

impl Named for Nothing {
    fn name(&self) -> String {
        match *self {}
    }

    fn parse(_: &str, _: &[&str]) -> Option<Self> {
        None
    }
}

impl Step for Nothing {
    fn name(&self) -> &'static str {
        match *self {}
    }

    fn rule(&self) -> Cited {
        match *self {}
    }

    fn advance(&mut self, _: &mut Cx<'_>) -> Flow {
        match *self {}
    }

    fn asked(&self, _: &Board) -> SeatSet {
        match *self {}
    }

    fn offers(&self, _: &Board, _: Seat, _: &mut Menu<'_>) {
        match *self {}
    }

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, _: Answer) {
        match *self {}
    }

    fn about(&self, _: &Board) -> Phrase {
        match *self {}
    }
}

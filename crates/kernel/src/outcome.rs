//! How a game ends, and which parts people play in it.

use crate::seat::SeatSet;
use serde::Serialize;

/// The end of a game, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// Who won. Several share the victory; nobody is a defeat of all.
    pub winners: SeatSet,
    /// In which way, as a stable word such as `won` or `shared-victory`: records and texts are named after it.
    pub how: &'static str,
    /// The side that won, where seats play for a side.
    pub side: Option<&'static str>,
    /// Points by seat; empty where nobody counts.
    pub points: Vec<i16>,
    /// The number of what this game unlocks for later games of the same group.
    pub unlocks: Option<u32>,
}

impl Outcome {
    /// An end without sides, points or memory.
    pub const fn new(winners: SeatSet, how: &'static str) -> Self {
        Self { winners, how, side: None, points: Vec::new(), unlocks: None }
    }

    /// The victory, or the defeat, of a side.
    #[must_use]
    pub const fn of_side(mut self, side: Option<&'static str>) -> Self {
        self.side = side;
        self
    }
}

/// The part a seat plays, where seats are not alike: what it may do and whom it wins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Role {
    /// Stable id, in small letters with hyphens.
    pub id: &'static str,
    /// Seats of one side win and lose together; without a side everybody plays for themselves.
    pub side: Option<&'static str>,
}

impl Role {
    /// Any seat of a game in which everybody plays the same part, each for themselves.
    pub const PLAYER: Self = Self { id: "player", side: None };
}

//! Questions about the ground that many rules ask: what blocks, who sees, how far.

use super::{Board, Figure};
use crate::geometry::{self, Body};
use crate::pieces::{Area, MarineCard, Square, Squares};

impl Board {
    /// What blocks the sight of nobody in particular: obstacles and barrels.
    pub(crate) fn obstacles(&self) -> Squares {
        self.map().blocking.or(&self.barrels)
    }

    /// DM-10.8: what blocks an attacker's sight of a square: obstacles, barrels, and figures other than the attacker
    /// and those on the square.
    pub(crate) fn attack_blockers(&self, attacker: Figure) -> Squares {
        let sniper = matches!(attacker, Figure::Marine(marine) if self.marine(marine).has(MarineCard::Sniper));
        if sniper { self.obstacles() } else { self.sight_blockers(attacker) }
    }

    /// What blocks a figure's sight when it does not attack: the Sniper looks past figures in his attacks only.
    pub(crate) fn sight_blockers(&self, figure: Figure) -> Squares {
        let mut blockers = self.obstacles().or(&self.monster_squares).or(&self.marine_squares);
        for square in self.body(figure).squares() {
            blockers.remove(*square);
        }
        blockers
    }

    pub(crate) fn sees(&self, from: Square, to: Square, blockers: &Squares) -> bool {
        geometry::sight(self.map(), &self.ground, from, to, blockers)
    }

    /// A copy of the blockers without the figures that stand on the attacked square: they may cover other squares too.
    pub(crate) fn but_target(&self, blockers: &Squares, square: Square) -> Squares {
        let mut blockers = *blockers;
        if self.monster_squares.contains(square) {
            for figure in self.figures_at(square) {
                for part in self.body(figure).squares() {
                    blockers.remove(*part);
                }
            }
        }
        blockers
    }

    pub(crate) fn adjacent(&self, a: Square, b: Square) -> bool {
        geometry::adjacent(self.map(), &self.ground, a, b)
    }

    /// DM-3.3 for figures: some square of one is adjacent to some square of the other.
    pub(crate) fn bodies_adjacent(&self, one: &Body, other: &Body) -> bool {
        one.squares().iter().any(|a| other.squares().iter().any(|b| self.adjacent(*a, *b)))
    }

    pub(crate) fn distance(&self, a: Square, b: Square, limit: u8) -> Option<u8> {
        geometry::distance(self.map(), &self.ground, a, b, limit)
    }

    /// DM-7.3, DM-7.4: the squares some marine sees; monsters hide nothing, other marines do.
    pub(crate) fn watched(&self) -> Squares {
        let obstacles = self.obstacles();
        let mut seen = Squares::EMPTY;
        for (_, marine) in self.standing_marines() {
            let mut blockers = obstacles.or(&self.marine_squares);
            blockers.remove(marine.at);
            let own = geometry::seen_from(self.map(), &self.ground, marine.at, &blockers, &self.ground.revealed);
            seen = seen.or(&own);
        }
        seen
    }

    /// DM-14.3: the first unrevealed area that some marine sees, in the order of the scenario's list.
    pub(crate) fn area_in_sight(&self) -> Option<Area> {
        let areas = (0..self.scenario().areas.len() as u8).map(Area).filter(|area| !self.is_revealed(*area));
        let blockers = self.obstacles().or(&self.monster_squares).or(&self.marine_squares);
        let mut areas = areas;
        areas.find(|area| {
            self.standing_marines()
                .any(|(_, marine)| geometry::sees_area(self.map(), &self.ground, marine.at, &blockers, *area))
        })
    }
}

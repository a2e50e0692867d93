//! What a thought keeps at hand while it tries things out: aims by position, and the power of every inventory.

use super::aims::{Aims, Field};
use super::arms::{self, Kit};
use holdout_zombicide::Board;
use holdout_zombicide::ground::{Field as Steps, Terrain};
use holdout_zombicide::pieces::{Card, Hero, MAX_TEAM, SLOTS, Zone, ZoneSet};

/// Positions differ little within one thought; older aims are forgotten.
const MOST_AIMS: usize = 24;
const MOST_WAYS: usize = 400;

#[derive(Clone, Copy, Default)]
struct Known {
    cards: [Card; SLOTS],
    learned: u8,
    /// Cards attached to what he holds.
    attached: u8,
    kit: Kit,
    fortune: i32,
}

#[derive(Default)]
pub struct Mind {
    aims: Vec<Aims>,
    last: usize,
    known: [Known; MAX_TEAM],
    /// Ways to single zones, while the same doors are open.
    ways: Vec<(Zone, Terrain, u8, Field)>,
    /// Steps of enemies to what is guarded, while the same doors are open.
    guarded: Vec<(Zone, Terrain, Steps)>,
}

impl Mind {
    /// The aims of a board.
    pub fn aims(&mut self, board: &Board) -> &Aims {
        let key = Aims::key_of(board);
        if !self.aims.get(self.last).is_some_and(|aims| aims.is_for(&key)) {
            self.last = self.aims.iter().position(|aims| aims.is_for(&key)).unwrap_or_else(|| {
                if self.aims.len() >= MOST_AIMS {
                    self.aims.clear();
                }
                self.aims.push(Aims::of(board));
                self.aims.len() - 1
            });
        }
        &self.aims[self.last]
    }

    /// The way from everywhere to a zone.
    pub fn way(&mut self, board: &Board, to: Zone) -> &Field {
        let at = self.ways.iter().position(|(zone, terrain, colours, _)| {
            *zone == to && *terrain == board.terrain && *colours == board.colours_taken
        });
        let at = at.unwrap_or_else(|| {
            if self.ways.len() >= MOST_WAYS {
                self.ways.clear();
            }
            self.ways.push((to, board.terrain, board.colours_taken, Aims::field(board, ZoneSet::only(to))));
            self.ways.len() - 1
        });
        &self.ways[at].3
    }

    /// Steps of enemies to a zone from everywhere.
    pub fn steps_of_enemies(&mut self, board: &Board, to: Zone) -> &Steps {
        let at = self.guarded.iter().position(|(zone, terrain, _)| *zone == to && *terrain == board.terrain);
        let at = at.unwrap_or_else(|| {
            if self.guarded.len() >= MOST_AIMS {
                self.guarded.clear();
            }
            self.guarded.push((to, board.terrain, board.steps_to(to, board.knobs().movers[0])));
            self.guarded.len() - 1
        });
        &self.guarded[at].2
    }

    fn known(&mut self, board: &Board, hero: Hero) -> &Known {
        let it = board.hero(hero);
        let known = &mut self.known[hero.index()];
        let attached = it.attached.iter().flatten().filter(|card| card.is_some()).count() as u8;
        if known.cards != it.cards || known.learned != it.learned + 1 || known.attached != attached {
            *known = Known {
                cards: it.cards,
                learned: it.learned + 1,
                attached,
                kit: arms::held(board, hero),
                fortune: arms::fortune(board, hero),
            };
        }
        known
    }

    /// What a Survivor holds.
    pub fn kit(&mut self, board: &Board, hero: Hero) -> Kit {
        self.known(board, hero).kit
    }

    /// What everything he carries is worth.
    pub fn fortune(&mut self, board: &Board, hero: Hero) -> i32 {
        self.known(board, hero).fortune
    }
}

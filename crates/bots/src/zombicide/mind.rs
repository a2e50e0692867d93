//! What a thought keeps at hand while it tries things out: aims by position, and the power of every inventory.

use super::aims::{Aims, Field};
use super::arms::{self, Power};
use super::fire;
use super::fortress;
use super::peril::Peril;
use holdout_zombicide::Board;
use holdout_zombicide::ground::{Field as Steps, Terrain};
use holdout_zombicide::pieces::{Card, Counts, Hero, MAX_TEAM, MAX_ZONES, SLOTS, Zone, ZoneSet};

/// Positions differ little within one thought; older aims are forgotten.
const MOST_AIMS: usize = 24;
/// Half Actions to what somebody fetches without the others.
const AT_HAND: u16 = 6;
const MOST_WAYS: usize = 8;

#[derive(Clone, Copy, Default)]
struct Known {
    cards: [Card; SLOTS],
    learned: u8,
    /// Cards attached to what he holds.
    attached: u8,
    kit: Power,
    fortune: i32,
}

#[derive(Default)]
pub struct Mind {
    /// Whether it puts the errands of a station in order and dreads a loss wherever it stands, as expeditions do. Whether a
    /// team that sees nothing of what chance brings wins more often so has not been measured.
    plans_tours: bool,
    aims: Vec<Aims>,
    last: usize,
    known: [Known; MAX_TEAM],
    /// Ways to single zones, by zone, while the same doors are open.
    ways: Vec<Vec<(Terrain, u8, Field)>>,
    /// Where enemies can strike, while they stand like this.
    peril: Option<(ZoneSet, [Counts; MAX_ZONES], Terrain, Peril)>,
    /// Steps of enemies to what is guarded, while the same doors are open.
    guarded: Vec<(Zone, Terrain, Steps)>,
}

impl Mind {
    pub fn with_tours() -> Self {
        Self { plans_tours: true, ..Self::default() }
    }

    pub fn plans_tours(&self) -> bool {
        self.plans_tours
    }

    /// Looks at a board: its aims are those asked for until the next look.
    pub fn look(&mut self, board: &Board) {
        let key = Aims::key_of(board);
        if !self.aims.get(self.last).is_some_and(|aims| aims.is_for(&key)) {
            self.last = self.aims.iter().position(|aims| aims.is_for(&key)).unwrap_or_else(|| {
                if self.aims.len() >= MOST_AIMS {
                    self.aims.clear();
                }
                self.aims.push(Aims::of(board, self.plans_tours));
                self.aims.len() - 1
            });
        }
    }

    /// The aims of the board that was looked at last.
    pub fn aims(&self) -> &Aims {
        &self.aims[self.last]
    }

    /// Where enemies can strike, as they stand.
    pub fn peril(&mut self, board: &Board) -> Peril {
        match self.peril {
            Some((crowd, zombies, terrain, peril))
                if crowd == board.crowd && terrain == board.terrain && zombies == board.zombies =>
            {
                peril
            }
            _ => {
                let peril = Peril::of(board);
                self.peril = Some((board.crowd, board.zombies, board.terrain, peril));
                peril
            }
        }
    }

    /// The way a Survivor is drawn: to what is near, else where the whole team goes next.
    pub fn pull(&self, board: &Board, hero: Hero) -> Field {
        let zone = board.hero(hero).zone;
        let aims = self.aims();
        if let Some(prey) = &aims.prey
            && fire::draws(board, hero, prey)
        {
            return *prey;
        }
        if aims.gather.is_some() || aims.nearest[zone.index()] <= AT_HAND {
            return aims.nearest;
        }
        aims.next(board).map_or(aims.nearest, |(_, field)| *field)
    }

    /// The way from everywhere to a zone.
    pub fn way(&mut self, board: &Board, to: Zone) -> &Field {
        if self.ways.is_empty() {
            self.ways.resize_with(MAX_ZONES + 1, Vec::new);
        }
        let known = &mut self.ways[to.index().min(MAX_ZONES)];
        let keys = board.colours_taken | u8::from(fortress::has_ladders(board)) << 7;
        let at = known.iter().position(|(terrain, there, _)| *there == keys && *terrain == board.terrain);
        let at = at.unwrap_or_else(|| {
            if known.len() >= MOST_WAYS {
                known.clear();
            }
            known.push((board.terrain, keys, Aims::field(board, ZoneSet::only(to))));
            known.len() - 1
        });
        &known[at].2
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
    pub fn kit(&mut self, board: &Board, hero: Hero) -> Power {
        self.known(board, hero).kit
    }

    /// What everything he carries is worth.
    pub fn fortune(&mut self, board: &Board, hero: Hero) -> i32 {
        self.known(board, hero).fortune
    }
}

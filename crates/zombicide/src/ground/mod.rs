//! The ground: who may walk where, and what is seen from where.
//!
//! A mission's [`Map`](crate::content::map::Map) never changes: zones, the borders between them by number, and tables
//! made once from both. What changes during play is the [`Terrain`] of a board, a few bits. Every question is answered
//! from the tables where the terrain leaves them true, and worked out from cells and borders where it does not; nothing
//! is kept between two questions and nothing is allocated.

mod sight;
mod ways;

pub use sight::{Across, Eyes, Line, Range, SightRule};
pub(crate) use sight::{Lines, Ray, Sights};
pub use ways::Field;
pub(crate) use ways::{Direction, Layers};

use crate::board::Board;
use crate::content::map::{Door, Ground};
use crate::digest::{Trace, traced};
use crate::pieces::{Zone, ZoneSet};
use std::hash::Hasher;

/// Most borders of a board: the edges between cells of nine tiles, and the doors of vaults.
pub const MAX_BORDERS: usize = 192;
const WORDS: usize = MAX_BORDERS / 64;

/// A border between two zones, by its number on the mission's map. Doors laid by the mission come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Border(pub u8);

impl Border {
    /// Between two cells of one zone, or at the edge of the board.
    pub const NONE: Self = Self(u8::MAX);

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of borders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BorderSet([u64; WORDS]);

impl BorderSet {
    pub const EMPTY: Self = Self([0; WORDS]);

    pub const fn contains(&self, border: Border) -> bool {
        border.index() < MAX_BORDERS && self.0[border.index() / 64] >> (border.index() % 64) & 1 == 1
    }

    pub const fn insert(&mut self, border: Border) {
        self.0[border.index() / 64] |= 1 << (border.index() % 64);
    }

    pub const fn remove(&mut self, border: Border) {
        self.0[border.index() / 64] &= !(1 << (border.index() % 64));
    }

    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Whether no border is in both.
    pub const fn misses(&self, other: &Self) -> bool {
        self.0[0] & other.0[0] | self.0[1] & other.0[1] | self.0[2] & other.0[2] == 0
    }

    #[must_use]
    pub const fn and(&self, other: &Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub const fn iter(self) -> Borders {
        Borders(self)
    }
}

/// The borders of a set, one by one.
#[derive(Clone, Debug)]
pub struct Borders(BorderSet);

impl Iterator for Borders {
    type Item = Border;

    fn next(&mut self) -> Option<Border> {
        let (at, word) = self.0.0.iter_mut().enumerate().find(|(_, word)| **word != 0)?;
        let bit = word.trailing_zeros();
        *word &= *word - 1;
        Some(Border(at as u8 * 64 + bit as u8))
    }

    /// One word after the other, which is quicker than to ask for each border in which word it is.
    fn fold<B, F: FnMut(B, Border) -> B>(self, init: B, mut each: F) -> B {
        let words = self.0.0.into_iter().zip([0, 64, 128]);
        words.fold(init, |mut all, (mut word, first)| {
            while word != 0 {
                all = each(all, Border(first + word.trailing_zeros() as u8));
                word &= word - 1;
            }
            all
        })
    }
}

impl FromIterator<Border> for BorderSet {
    fn from_iter<T: IntoIterator<Item = Border>>(borders: T) -> Self {
        let mut set = Self::EMPTY;
        borders.into_iter().for_each(|border| set.insert(border));
        set
    }
}

/// What changes on the ground during a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terrain {
    /// Borders that are closed: doors, door tokens, a secured airlock.
    pub shut: BorderSet,
    /// Borders a ladder hangs on.
    pub laid: BorderSet,
    /// Zones the edition's blight has come over: mold, corruption.
    pub taint: ZoneSet,
    /// Zones turned to the second side of that: mold that is awake, buildings that were burnt down.
    pub turned: ZoneSet,
}

traced!(Terrain { shut, laid, taint, turned });

impl Trace for BorderSet {
    fn rests(&self) -> bool {
        self.is_empty()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
    }
}

impl Terrain {
    /// Which of the first doors of a map are closed, as bits: all a digest tells of ground on which nothing but doors
    /// changes.
    pub(crate) const fn first_doors(&self) -> u32 {
        self.shut.0[0] as u32
    }

    /// Everything else.
    pub(crate) const fn further(mut self) -> Self {
        self.shut.0[0] &= !(u32::MAX as u64);
        self
    }
}

/// Who walks, as what he can do that others cannot. Everybody walks over open ground, through openings and doors that
/// are not closed, over stairs, and in through airlocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mover(u8);

impl Mover {
    /// Nothing special: a cauldron that is pushed, a scientist.
    pub const PLAIN: Self = Self(0);
    /// Up and down ramparts anywhere.
    pub const CLIMBS: Self = Self(1);
    /// Down ramparts anywhere.
    pub const FALLS: Self = Self(2);
    /// Up and down ladders.
    pub const LADDERS: Self = Self(4);
    /// Out through airlocks.
    pub const AIR: Self = Self(8);
    /// Closed doors are no obstacle to the way, if they are to the step.
    pub const BREAKS: Self = Self(16);
    /// Nothing stops it: wherever two zones touch, there is a way.
    pub const UNBOUND: Self = Self(32);
    /// A Survivor, or a Guard.
    pub const SURVIVOR: Self = Self::LADDERS;

    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn can(self, what: Self) -> bool {
        self.0 & what.0 != 0
    }
}

/// What a blight does to the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaintRule {
    pub walls: Walls,
    /// What a zone counts as that is tainted, turned, or both.
    pub counts_as: [Ground; 3],
}

/// Which walls a blight opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walls {
    /// All walls of a tainted zone have openings, but for those to the outside.
    OfEither,
    /// Between two tainted zones nothing stands; a tainted rampart lies at street level.
    BetweenBoth,
}

impl Board {
    /// Whether a border is closed.
    pub fn is_shut(&self, border: Border) -> bool {
        self.terrain.shut.contains(border)
    }

    /// Whether a door is closed.
    pub fn is_closed(&self, door: &Door) -> bool {
        self.is_shut(door.border)
    }

    /// What kind of place a zone is at this moment.
    pub fn ground(&self, zone: Zone) -> Ground {
        self.mission().map.ground_now(zone, &self.terrain)
    }

    /// Zones one step away for a Survivor.
    pub fn neighbours(&self, zone: Zone) -> ZoneSet {
        self.ways(zone, Mover::SURVIVOR)
    }

    /// Zones one step away for somebody.
    pub fn ways(&self, zone: Zone, mover: Mover) -> ZoneSet {
        self.mission().map.ways(zone, mover, &self.terrain)
    }

    /// The border that has to give way before anybody steps from one zone to another: the first of those between them,
    /// if all of them are closed.
    pub fn shut_between(&self, from: Zone, to: Zone) -> Option<Border> {
        let map = &self.mission().map;
        if self.terrain.shut.misses(&map.zones[from.index()].around) {
            return None;
        }
        let shut = |border: &Border| self.is_shut(*border);
        let mut joins = map.borders_between(from, to).filter(|border| map.borders[border.index()].edge.is_way());
        joins.clone().all(|border| shut(&border)).then(|| joins.next()).flatten()
    }

    /// Steps to a zone from everywhere, for somebody.
    pub fn steps_to(&self, to: Zone, mover: Mover) -> Field {
        self.mission().map.steps_to(to, mover, &self.terrain)
    }

    /// Steps from a zone to everywhere, for somebody.
    pub fn steps_from(&self, from: Zone, mover: Mover) -> Field {
        self.mission().map.steps_from(from, mover, &self.terrain)
    }

    /// At which range a zone is seen from another, if it is.
    pub fn range(&self, from: Zone, to: Zone) -> Option<u8> {
        self.lines(from, Eyes::PLAIN).range_to(to)
    }

    /// Zones seen from a zone by eyes that nothing sharpens.
    pub fn seen_from(&self, zone: Zone) -> ZoneSet {
        self.mission().map.seen_from(zone, &self.terrain)
    }

    /// Lines of sight from a zone.
    pub(crate) fn lines(&self, zone: Zone, eyes: Eyes) -> Lines<'_> {
        self.mission().map.lines(zone, eyes, &self.terrain)
    }

    /// The own zone and those joined to it, without vault doors.
    pub fn within_reach(&self, zone: Zone) -> ZoneSet {
        let mut near = self.neighbours(zone);
        let vaults = self.mission().map.vaults;
        near = if vaults.contains(zone) { ZoneSet::EMPTY } else { near.minus(vaults) };
        near.insert(zone);
        near
    }
}

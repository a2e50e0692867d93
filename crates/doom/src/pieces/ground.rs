//! Squares, areas, doors and directions.

use super::named;
use serde::Serialize;

/// Most squares a board may have.
pub const MAX_SQUARES: usize = 448;

/// DM-3.1: a square of the board by its number. Only positions with a square are numbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Square(pub u16);

impl Square {
    /// No square: a wall, or off the board.
    pub const NONE: Self = Self(u16::MAX);

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn is_none(self) -> bool {
        self.0 == u16::MAX
    }

    pub const fn is_some(self) -> bool {
        !self.is_none()
    }
}

/// Where a square lies on the grid; what answers, events and views name. Numbers of squares stay inside: they would
/// tell how many squares lie in the dark before them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot {
    pub x: u8,
    pub y: u8,
}

impl std::fmt::Display for Spot {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{},{}", self.x, self.y)
    }
}

impl Spot {
    /// Reads `x,y`.
    pub fn parse(text: &str) -> Option<Self> {
        let (x, y) = text.split_once(',')?;
        let spot = Self { x: x.parse().ok()?, y: y.parse().ok()? };
        (spot.to_string() == text).then_some(spot)
    }
}

impl Serialize for Spot {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// The line a door stands on: `v5,2` between columns 4 and 5 on rows 2 and 3, `h9,8` between rows 7 and 8 on columns
/// 9 and 10.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Line {
    pub upright: bool,
    pub x: u8,
    pub y: u8,
}

impl std::fmt::Display for Line {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "{}{},{}", if self.upright { 'v' } else { 'h' }, self.x, self.y)
    }
}

impl Line {
    /// Reads `v5,2`.
    pub fn parse(text: &str) -> Option<Self> {
        let upright = text.starts_with('v');
        let rest = text.strip_prefix(if upright { 'v' } else { 'h' })?;
        let Spot { x, y } = Spot::parse(rest)?;
        Some(Self { upright, x, y })
    }
}

impl Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; MAX_SQUARES / 64]);

impl Squares {
    pub const EMPTY: Self = Self([0; MAX_SQUARES / 64]);

    /// The squares numbered below `count`.
    pub fn below(count: usize) -> Self {
        (0..count as u16).map(Square).collect()
    }

    pub const fn contains(&self, square: Square) -> bool {
        square.is_some() && self.0[square.index() / 64] >> (square.index() % 64) & 1 == 1
    }

    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    pub const fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    #[must_use]
    pub fn and(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine &= theirs);
        self
    }

    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine |= theirs);
        self
    }

    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        self.0.iter_mut().zip(other.0).for_each(|(mine, theirs)| *mine &= !theirs);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).any(|(mine, theirs)| mine & theirs != 0)
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The squares in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let words = self.0;
        let mut at = 0;
        let mut rest = words[0];
        std::iter::from_fn(move || {
            while rest == 0 {
                at += 1;
                if at == words.len() {
                    at -= 1;
                    return None;
                }
                rest = words[at];
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            Some(Square((at * 64) as u16 + bit as u16))
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

/// An area by its place in the scenario's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Area(pub u8);

impl Area {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of areas; a scenario has at most 16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AreaSet(pub u16);

impl AreaSet {
    pub const fn contains(self, area: Area) -> bool {
        self.0 >> area.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, area: Area) -> Self {
        Self(self.0 | 1 << area.0)
    }

    #[must_use]
    pub const fn without(self, area: Area) -> Self {
        Self(self.0 & !(1 << area.0))
    }

    pub fn iter(self) -> impl Iterator<Item = Area> {
        (0..16).map(Area).filter(move |area| self.contains(*area))
    }
}

/// A door by its place in the scenario's list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Door(pub u8);

impl Door {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of doors; a scenario has at most 16.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DoorSet(pub u16);

impl DoorSet {
    pub const EMPTY: Self = Self(0);

    pub const fn contains(self, door: Door) -> bool {
        self.0 >> door.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, door: Door) -> Self {
        Self(self.0 | 1 << door.0)
    }

    #[must_use]
    pub const fn without(self, door: Door) -> Self {
        Self(self.0 & !(1 << door.0))
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Door> {
        (0..16).map(Door).filter(move |door| self.contains(*door))
    }
}

named! {
    /// DM-9.7: the colours of keys, security doors and teleporters.
    KeyColour {
        Red = "red",
        Blue = "blue",
        Yellow = "yellow",
    }
}

/// DM-9.6: what a door needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DoorKind {
    Normal,
    Security(KeyColour),
}

/// What lies on a square for the whole game. Barrels are counted apart: they explode.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Terrain {
    #[default]
    Floor,
    /// DM-18.1.
    Blocking,
    /// DM-18.2.
    Hazard,
    /// DM-19.7.
    Vent,
    /// DM-19.1.
    Teleporter(KeyColour),
    /// DM-M0.3.
    Exit,
}

named! {
    /// The eight directions of the compass, clockwise. North is up: y - 1.
    Direction {
        North = "n",
        NorthEast = "ne",
        East = "e",
        SouthEast = "se",
        South = "s",
        SouthWest = "sw",
        West = "w",
        NorthWest = "nw",
    }
}

impl Direction {
    /// The step it makes on the grid.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, -1),
            Self::NorthEast => (1, -1),
            Self::East => (1, 0),
            Self::SouthEast => (1, 1),
            Self::South => (0, 1),
            Self::SouthWest => (-1, 1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, -1),
        }
    }

    pub const fn is_diagonal(self) -> bool {
        let (dx, dy) = self.offset();
        dx != 0 && dy != 0
    }
}

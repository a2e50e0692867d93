//! The small things everything else is made of: zones, cards, kinds of enemies, levels, colours, slots.

pub use crate::counts::{ALL_KINDS, Counts, MAX_FIGURES, only_kinds, present};
pub use crate::slots::{SLOTS, Slot, Slots, Spread, Whose};

use crate::digest::{Trace, traced_names, word};
use serde::{Deserialize, Serialize, Serializer};
use std::hash::Hasher;

/// Most zones of a board, vaults included.
pub const MAX_ZONES: usize = 88;
const _: () = assert!(MAX_ZONES.is_multiple_of(8), "zones are looked through eight at a time");
/// Most Survivors of a team.
pub const MAX_TEAM: usize = 12;
/// Figures beside the Survivors that enemies may treat like them.
pub const ALLIES: usize = 6;
/// Everybody who can be given a Wound: the team, then the allies.
pub const MAX_TARGETS: usize = MAX_TEAM + ALLIES;
/// What allies are called, by number.
const ALLY_NAMES: [&str; ALLIES] = ["bot", "sentry-gun", "scientist-1", "scientist-2", "guards", "empress"];
/// Figures beside the Survivors in a zone that enemies treat like them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ally {
    /// Which of them, by the place of its name.
    pub number: u8,
    pub zone: Zone,
    pub figures: u8,
    /// Attacks and hits they can take together; 0 if there is no end to it.
    pub most: u8,
}

impl Ally {
    /// One figure that takes whatever it is given.
    pub const fn one(number: u8, zone: Zone) -> Self {
        Self { number, zone, figures: 1, most: 0 }
    }

    pub const fn hero(&self) -> Hero {
        Hero::ally(self.number)
    }
}

/// Kinds of enemies.
pub const KINDS: usize = 5;

/// A zone of the board in play, by its place in the mission's map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Zone(pub u8);

impl Default for Zone {
    fn default() -> Self {
        Self::NONE
    }
}

impl Zone {
    /// Not on the board.
    pub const NONE: Self = Self(u8::MAX);

    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of zones in sixteen bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ZoneSet(pub [u64; 2]);

impl ZoneSet {
    pub const EMPTY: Self = Self([0; 2]);

    pub const fn only(zone: Zone) -> Self {
        let mut set = Self::EMPTY;
        set.insert(zone);
        set
    }

    pub const fn contains(self, zone: Zone) -> bool {
        zone.0 < 128 && self.0[(zone.0 / 64) as usize] >> (zone.0 % 64) & 1 == 1
    }

    pub const fn insert(&mut self, zone: Zone) {
        debug_assert!(zone.0 < 128, "no such zone");
        self.0[(zone.0 / 64 % 2) as usize] |= 1 << (zone.0 % 64);
    }

    pub const fn remove(&mut self, zone: Zone) {
        debug_assert!(zone.0 < 128, "no such zone");
        self.0[(zone.0 / 64 % 2) as usize] &= !(1 << (zone.0 % 64));
    }

    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// Whether there is more than one.
    pub const fn is_many(self) -> bool {
        let [low, high] = self.0;
        low & low.wrapping_sub(1) | high & high.wrapping_sub(1) != 0 || low != 0 && high != 0
    }

    pub fn first(self) -> Option<Zone> {
        self.iter().next()
    }

    pub fn last(self) -> Option<Zone> {
        let at = (0..2).rev().find(|at| self.0[*at] != 0)?;
        Some(Zone(at as u8 * 64 + 63 - self.0[at].leading_zeros() as u8))
    }

    pub const fn iter(self) -> Zones {
        Zones(self)
    }
}

impl Trace for ZoneSet {
    fn rests(&self) -> bool {
        self.is_empty()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.into_iter().for_each(|word| to.write_u64(word));
    }
}

/// The zones of a set, one by one.
#[derive(Clone, Debug)]
pub struct Zones(ZoneSet);

impl Iterator for Zones {
    type Item = Zone;

    fn next(&mut self) -> Option<Zone> {
        let [low, high] = &mut self.0.0;
        let (word, first) = if *low != 0 { (low, 0) } else { (high, 64) };
        if *word == 0 {
            return None;
        }
        let zone = Zone(first + word.trailing_zeros() as u8);
        *word &= *word - 1;
        Some(zone)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len();
        (left, Some(left))
    }

    /// One half after the other, which is quicker than to ask for each zone in which half it is.
    fn fold<B, F: FnMut(B, Zone) -> B>(self, init: B, mut each: F) -> B {
        let halves = self.0.0.into_iter().zip([0, 64]);
        halves.fold(init, |mut all, (mut word, first)| {
            while word != 0 {
                all = each(all, Zone(first + word.trailing_zeros() as u8));
                word &= word - 1;
            }
            all
        })
    }
}

impl ExactSizeIterator for Zones {}

impl FromIterator<Zone> for ZoneSet {
    fn from_iter<T: IntoIterator<Item = Zone>>(zones: T) -> Self {
        let mut set = Self::EMPTY;
        zones.into_iter().for_each(|zone| set.insert(zone));
        set
    }
}

/// The name of a zone on any board: the tile with its side, and the cell or room, such as `9R.s12` or `4V.A`.
/// Tile 0 stands for the vaults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Spot(pub u16);

const VAULTS: [&str; 2] = ["vault.yellow", "vault.violet"];

impl Spot {
    pub const fn vault(number: u8) -> Self {
        Self(number as u16)
    }

    pub fn parse(name: &str) -> Option<Self> {
        if let Some(number) = VAULTS.iter().position(|vault| *vault == name) {
            return Some(Self(number as u16));
        }
        let (tile, cell) = name.split_once('.')?;
        let side = match tile.chars().last()? {
            'R' => 0,
            'V' => 1,
            _ => return None,
        };
        let digits = &tile[..tile.len() - 1];
        if digits.starts_with(['0', '+']) {
            return None;
        }
        let number: u16 = digits.parse().ok().filter(|number| (1..=99).contains(number))?;
        let place = match *cell.as_bytes() {
            [letter @ b'A'..=b'P'] => 9 + u16::from(letter - b'A'),
            [b's', row @ b'0'..=b'2', column @ b'0'..=b'2'] => u16::from(row - b'0') * 3 + u16::from(column - b'0'),
            _ => return None,
        };
        Some(Self(number << 6 | side << 5 | place))
    }

    pub fn name(self) -> String {
        let (tile, side, place) = (self.0 >> 6, self.0 >> 5 & 1, self.0 & 31);
        if tile == 0 {
            return VAULTS.get(place as usize).copied().unwrap_or("nowhere").to_owned();
        }
        let side = if side == 0 { 'R' } else { 'V' };
        if place < 9 {
            format!("{tile}{side}.s{}{}", place / 3, place % 3)
        } else {
            format!("{tile}{side}.{}", char::from(b'A' + (place as u8 - 9)))
        }
    }

    /// The name people use, as a term of the edition's texts. A tile lies on a board once, so its rooms and streets
    /// have names that are unique on every board.
    pub fn term(self) -> String {
        let name = self.name();
        match name.strip_prefix("vault.") {
            Some(colour) => format!("zc-vault-{colour}"),
            None => format!("zc-place-{}", name.replace('.', "-").to_lowercase()),
        }
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name())
    }
}

/// A kind of enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Walker,
    Fatty,
    Runner,
    Abomination,
    Necromancer,
}

impl Kind {
    pub const ALL: [Self; KINDS] = [Self::Walker, Self::Fatty, Self::Runner, Self::Abomination, Self::Necromancer];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Walker => "walker",
            Self::Fatty => "fatty",
            Self::Runner => "runner",
            Self::Abomination => "abomination",
            Self::Necromancer => "necromancer",
        }
    }

    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// The four danger levels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    #[default]
    Blue,
    Yellow,
    Orange,
    Red,
}

traced_names!(Level { Blue, Yellow, Orange, Red });

impl Level {
    pub const ALL: [Self; 4] = [Self::Blue, Self::Yellow, Self::Orange, Self::Red];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Orange => "orange",
            Self::Red => "red",
        }
    }

    /// The experience at which it begins.
    pub const fn least_xp(self) -> u8 {
        match self {
            Self::Blue => 0,
            Self::Yellow => 7,
            Self::Orange => 19,
            Self::Red => 43,
        }
    }
}

/// A colour of doors, objectives and spawn tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    #[default]
    Red,
    Blue,
    Green,
    Neutral,
    Yellow,
    Violet,
    Purple,
    White,
}

impl Trace for Colour {
    fn rests(&self) -> bool {
        *self == Self::Red
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(to, self.id());
    }
}

impl Colour {
    pub const ALL: [Self; 8] =
        [Self::Red, Self::Blue, Self::Green, Self::Neutral, Self::Yellow, Self::Violet, Self::Purple, Self::White];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Neutral => "neutral",
            Self::Yellow => "yellow",
            Self::Violet => "violet",
            Self::Purple => "purple",
            Self::White => "white",
        }
    }

    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// An equipment card, by its place in the content's list, counted from 1; 0 is an empty slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub u8);

impl Card {
    pub const NONE: Self = Self(0);

    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

/// Things on a Survivor's board that take no slot and are traded like cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Keepsake {
    Tome,
    Fragment,
    Relic,
    Ladder,
    Beacon,
}

/// Kinds of such things.
pub const KEEPSAKES: usize = 5;

traced_names!(Keepsake { Tome, Fragment, Relic, Ladder, Beacon });

impl Keepsake {
    pub const ALL: [Self; KEEPSAKES] = [Self::Tome, Self::Fragment, Self::Relic, Self::Ladder, Self::Beacon];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Tome => "tome",
            Self::Fragment => "fragment",
            Self::Relic => "relic",
            Self::Ladder => "ladder",
            Self::Beacon => "beacon",
        }
    }

    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.id() == id)
    }
}

/// A Survivor, by his place in the team.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hero(pub u8);

impl Hero {
    pub const NONE: Self = Self(u8::MAX);

    pub const fn bit(self) -> u16 {
        1 << self.0
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The stand-in for a figure beside the Survivors, where somebody is hit.
    pub const fn ally(number: u8) -> Self {
        Self(MAX_TEAM as u8 + number)
    }

    /// Which of the figures beside the Survivors it is, if it is one.
    pub fn as_ally(self) -> Option<usize> {
        self.index().checked_sub(MAX_TEAM).filter(|number| *number < ALLIES)
    }

    /// What such a figure is called.
    pub fn ally_name(self) -> Option<&'static str> {
        self.as_ally().map(|number| ALLY_NAMES[number])
    }

    /// The name in answers: `survivor-1`; allies by what they are.
    pub fn name(self) -> String {
        self.ally_name().map_or_else(|| format!("survivor-{}", self.0 + 1), str::to_owned)
    }

    pub fn parse(name: &str) -> Option<Self> {
        if let Some(ally) = ALLY_NAMES.iter().position(|ally| *ally == name) {
            return Some(Self::ally(ally as u8));
        }
        let number = name.strip_prefix("survivor-")?;
        let value: u8 = number.parse().ok().filter(|value| (1..=MAX_TEAM as u8).contains(value))?;
        (value.to_string() == number).then(|| Self(value - 1))
    }
}

impl Serialize for Hero {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name())
    }
}

/// What a Combat Action is made with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    #[default]
    Melee,
    Ranged,
    Magic,
}

traced_names!(Mode { Melee, Ranged, Magic });

impl Mode {
    pub const ALL: [Self; 3] = [Self::Melee, Self::Ranged, Self::Magic];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Melee => "melee",
            Self::Ranged => "ranged",
            Self::Magic => "magic",
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A zone with its name, for events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Spot"))]
pub struct Place {
    pub zone: Zone,
    pub spot: Spot,
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.spot.serialize(to)
    }
}

/// A Survivor with his name, for events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Who {
    pub hero: Hero,
    pub id: &'static str,
    /// The second of this name in a large team.
    #[serde(skip)]
    pub twin: bool,
}

/// A card with its name, for events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct CardName {
    pub card: Card,
    pub id: &'static str,
}

impl Serialize for CardName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id)
    }
}

/// Pieces that are numbers, with the number that stands for nothing.
macro_rules! traced_numbers {
    ($($type:ident: $rest:expr),+) => { $(
        impl Trace for $type {
            fn rests(&self) -> bool {
                self.0 == $rest
            }

            fn trace<H: Hasher>(&self, to: &mut H) {
                self.0.trace(to);
            }
        }
    )+ };
}

traced_numbers! { Zone: u8::MAX, Card: 0, Hero: u8::MAX }

impl Trace for Kind {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        to.write_u8(self.index() as u8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_spots_and_slots_are_read_back() {
        for name in ["9R.s12", "4V.A", "vault.yellow", "vault.violet", "28R.s00"] {
            assert_eq!(Spot::parse(name).map(Spot::name).as_deref(), Some(name));
        }
        for wrong in ["9R", "9X.A", "09R.A", "9R.s33", "9R.Z", "vault.blue", "R.A"] {
            assert_eq!(Spot::parse(wrong), None, "{wrong}");
        }
        for name in ["hand-1", "their-pack-5", "found-2"] {
            assert_eq!(Slot::parse(name).map(Slot::name).as_deref(), Some(name));
        }
        assert_eq!(Slots::parse("hand-1+hand-2"), Some(Slots(3)));
        assert_eq!(Slots::parse("hand-2+hand-1"), None);
    }
}

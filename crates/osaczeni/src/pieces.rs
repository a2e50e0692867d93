//! The pieces on the table: areas, characters, crowds of characters, dice.

use holdout_kernel::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::num::NonZeroU8;

/// Most players, and families, at one table.
pub const MAX_PLAYERS: usize = 6;
/// Tiles of the mall.
pub const AREAS: usize = 6;
/// Kinds of characters in a family.
pub const KINDS: usize = 4;
/// Most dice any content may put under the hatch.
pub const MAX_DICE: usize = 8;

/// An area of the mall by its printed number, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "number"))]
pub struct Area(NonZeroU8);

impl Area {
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(inside) if number as usize <= AREAS => Some(Self(inside)),
            Some(_) | None => None,
        }
    }

    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Index into an array with one entry per area.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// All areas in ascending order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=AREAS as u8).filter_map(Self::new)
    }
}

impl Serialize for Area {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Area {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Self::new(number).ok_or_else(|| serde::de::Error::custom(format!("there is no area {number}")))
    }
}

/// A set of areas in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AreaSet(pub u8);

impl AreaSet {
    pub const EMPTY: Self = Self(0);

    pub const fn contains(self, area: Area) -> bool {
        self.0 >> area.index() & 1 == 1
    }

    #[must_use]
    pub const fn with(self, area: Area) -> Self {
        Self(self.0 | 1 << area.index())
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The areas in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Area> + Clone {
        bits(u32::from(self.0)).filter_map(|bit| Area::new(bit as u8 + 1))
    }
}

impl FromIterator<Area> for AreaSet {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Self {
        areas.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for AreaSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// OS-1.2: who a member of a family is. The order is that of OS-18.3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    #[default]
    Defender,
    Leader,
    Crybaby,
    Klutz,
}

impl Kind {
    pub const ALL: [Self; KINDS] = [Self::Defender, Self::Leader, Self::Crybaby, Self::Klutz];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Defender => "defender",
            Self::Leader => "leader",
            Self::Crybaby => "crybaby",
            Self::Klutz => "klutz",
        }
    }

    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// A set of kinds of characters, as one family has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KindSet(pub u8);

impl KindSet {
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The kinds in the order of OS-18.3.
    pub fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        bits(u32::from(self.0)).map(|bit| Kind::ALL[bit])
    }

    /// The only member, if there is exactly one.
    pub fn single(self) -> Option<Kind> {
        if self.len() == 1 { self.iter().next() } else { None }
    }
}

/// One character: a kind in the colour of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Character {
    pub seat: Seat,
    pub kind: Kind,
}

impl Character {
    pub const fn new(seat: Seat, kind: Kind) -> Self {
        Self { seat, kind }
    }

    const fn bit(self) -> u32 {
        1 << (self.seat.index() * KINDS + self.kind.index())
    }
}

/// A set of characters: four bits per seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Vec<Character>"))]
pub struct Crowd(pub u32);

const FAMILY: u32 = 0xF;
const ONE_KIND: u32 = 0x11_1111;

impl Crowd {
    pub const NOBODY: Self = Self(0);

    /// Characters of these kinds for each of `players` seats.
    pub fn families(players: u8, kinds: KindSet) -> Self {
        Self((0..u32::from(players)).fold(0, |all, seat| all | u32::from(kinds.0) << (seat * KINDS as u32)))
    }

    pub const fn only(character: Character) -> Self {
        Self(character.bit())
    }

    pub const fn contains(self, character: Character) -> bool {
        self.0 & character.bit() != 0
    }

    #[must_use]
    pub const fn with(self, character: Character) -> Self {
        Self(self.0 | character.bit())
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn of_kind(self, kind: Kind) -> u8 {
        (self.0 & ONE_KIND << kind.index()).count_ones() as u8
    }

    /// The kinds one family has in this crowd.
    pub const fn of(self, seat: Seat) -> KindSet {
        KindSet((self.0 >> (seat.index() * KINDS) & FAMILY) as u8)
    }

    /// The seats with at least one character in this crowd.
    pub const fn seats(self) -> SeatSet {
        // Folds the four bits of each seat onto the lowest and gathers those.
        let folded = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & ONE_KIND;
        let pairs = (folded | folded >> 3) & 0x03_0303;
        SeatSet(((pairs | pairs >> 6 | pairs >> 12) & 0x3F) as u8)
    }

    pub fn iter(self) -> impl Iterator<Item = Character> + Clone {
        bits(self.0).map(|bit| Character::new(Seat((bit / KINDS) as u8), Kind::ALL[bit % KINDS]))
    }
}

impl FromIterator<Character> for Crowd {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Self {
        characters.into_iter().fold(Self::NOBODY, Self::with)
    }
}

impl Serialize for Crowd {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// A handful of dice that lie on the table or under the hatch. A face is an area's number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Vec<Area>"))]
pub struct Dice {
    faces: [Option<Area>; MAX_DICE],
    len: u8,
}

impl Dice {
    pub fn push(&mut self, face: Area) {
        self.faces[self.len as usize] = Some(face);
        self.len += 1;
    }

    pub const fn len(&self) -> u8 {
        self.len
    }

    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The faces in the order the dice lie.
    pub fn iter(&self) -> impl Iterator<Item = Area> + Clone + use<> {
        self.faces.into_iter().flatten()
    }

    /// The areas shown by at least one die.
    pub fn areas(&self) -> AreaSet {
        self.iter().collect()
    }

    pub fn sort(&mut self) {
        self.faces[..self.len as usize].sort_unstable();
    }

    /// Takes away one die with this face; the others keep their order.
    pub fn take(&mut self, face: Area) {
        if let Some(at) = self.iter().position(|other| other == face) {
            self.faces.copy_within(at + 1.., at);
            self.len -= 1;
            self.faces[self.len as usize] = None;
            self.faces[MAX_DICE - 1] = None;
        }
    }
}

impl FromIterator<Area> for Dice {
    fn from_iter<I: IntoIterator<Item = Area>>(faces: I) -> Self {
        let mut dice = Self::default();
        faces.into_iter().for_each(|face| dice.push(face));
        dice
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// The places of the bits that are set, lowest first.
fn bits(set: u32) -> impl Iterator<Item = usize> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        (rest != 0).then(|| {
            let bit = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(number: u8) -> Area {
        Area::new(number).expect("an area of the mall")
    }

    #[test]
    fn areas_are_numbered_one_to_six() {
        assert_eq!(Area::new(0), None);
        assert_eq!(Area::new(7), None);
        assert_eq!(Area::all().map(Area::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
        assert_eq!(size_of::<Option<Area>>(), 1);
    }

    #[test]
    fn a_crowd_knows_its_seats_and_kinds() {
        for seats in 0..64_u8 {
            let seats = SeatSet(seats);
            for kind in Kind::ALL {
                let crowd: Crowd = seats.iter().map(|seat| Character::new(seat, kind)).collect();
                assert_eq!(crowd.seats(), seats);
                assert_eq!(crowd.of_kind(kind) as usize, seats.len());
                assert_eq!(crowd.iter().collect::<Crowd>(), crowd);
            }
        }
        assert_eq!(Crowd::families(3, KindSet(0b1111)).len(), 12);
        assert_eq!(Crowd::families(6, KindSet(0b0111)).len(), 18);
    }

    #[test]
    fn a_taken_die_leaves_the_others_in_order() {
        let mut dice: Dice = [3, 2, 1, 2].map(area).into_iter().collect();
        dice.take(area(2));
        assert_eq!(dice.iter().map(Area::number).collect::<Vec<_>>(), [3, 1, 2]);
        dice.take(area(5));
        assert_eq!(dice.len(), 3);
        dice.sort();
        assert_eq!(dice.iter().map(Area::number).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(dice.areas().len(), 3);
    }
}

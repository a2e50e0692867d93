//! The slots of an inventory, and what they are called.

use crate::content::Fits;
use crate::digest::Trace;
use serde::{Serialize, Serializer};
use std::hash::Hasher;

/// Slots an inventory can have at most: two hands, two on the body, seven of the backpack.
pub const SLOTS: usize = 11;

/// A slot of an inventory: 0 and 1 the hands, 2 the body, 3 to 7 the backpack, 8 a second one on the body, 9 and 10 more
/// of the backpack; from 16 on the same of a partner in a trade, from 32 on what was just found. Which of them there are
/// is a knob of the edition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Slot(pub u8);

const SLOT_NAMES: [&str; SLOTS] =
    ["hand-1", "hand-2", "body", "pack-1", "pack-2", "pack-3", "pack-4", "pack-5", "body-2", "pack-6", "pack-7"];
const THEIRS: u8 = 16;
const FOUND: u8 = 32;

/// Where on a Survivor a slot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spread {
    Hand,
    Body,
    Pack,
}

/// Whose a slot is in an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Own(Slot),
    Theirs(Slot),
    Found(usize),
}

impl Slot {
    pub const BODY: Self = Self(2);
    /// A second place on the body.
    pub const BODY_2: Self = Self(8);

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn place(self) -> Spread {
        match self.0 {
            0 | 1 => Spread::Hand,
            2 | 8 => Spread::Body,
            _ => Spread::Pack,
        }
    }

    /// The slots that are as good as this one.
    pub const fn likes(self) -> Slots {
        match self.place() {
            Spread::Hand => Slots::HANDS,
            Spread::Body => Slots::BODY,
            Spread::Pack => Slots::PACK,
        }
    }

    /// The same slot of the partner in a trade.
    #[must_use]
    pub const fn theirs(self) -> Self {
        Self(self.0 + THEIRS)
    }

    /// The place of something found.
    pub const fn found(at: usize) -> Self {
        Self(at as u8 + FOUND)
    }

    pub const fn whose(self) -> Whose {
        match self.0 {
            0..THEIRS => Whose::Own(self),
            THEIRS..FOUND => Whose::Theirs(Self(self.0 - THEIRS)),
            found => Whose::Found((found - FOUND) as usize),
        }
    }

    /// Whether two slots of one inventory are as good as each other: both hands, or two of the backpack.
    pub fn alike(self, other: Self) -> bool {
        self.place() == other.place()
    }

    /// Slots whose cards may count as held in hand: the hands and the body.
    pub fn held() -> impl Iterator<Item = Self> + Clone {
        Slots::HELD.iter()
    }

    /// The backpack.
    pub fn pack() -> impl Iterator<Item = Self> + Clone {
        Slots::PACK.iter()
    }

    /// All slots of one inventory, where a card works first.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Slots::ALL.iter()
    }

    /// What a slot of one inventory is called, whosever it is.
    pub const fn own_name(self) -> &'static str {
        SLOT_NAMES[self.index()]
    }

    pub fn name(self) -> String {
        match self.whose() {
            Whose::Own(slot) => slot.own_name().to_owned(),
            Whose::Theirs(slot) => format!("their-{}", slot.own_name()),
            Whose::Found(at) => format!("found-{}", at + 1),
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        let plain = |name: &str| SLOT_NAMES.iter().position(|slot| *slot == name).map(|at| at as u8);
        if let Some(theirs) = name.strip_prefix("their-") {
            return plain(theirs).map(|at| Self(at).theirs());
        }
        if let Some(number) = name.strip_prefix("found-") {
            let [digit @ b'1'..=b'6'] = number.as_bytes() else { return None };
            return Some(Self::found((digit - b'1') as usize));
        }
        plain(name).map(Self)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name())
    }
}

/// Slots of one inventory, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub struct Slots(pub u16);

impl Slots {
    pub const HANDS: Self = Self(0b11);
    pub const BODY: Self = Self(1 << Slot::BODY.0 | 1 << Slot::BODY_2.0);
    /// The hands and the body.
    pub const HELD: Self = Self(Self::HANDS.0 | Self::BODY.0);
    pub const ALL: Self = Self((1 << SLOTS) - 1);
    pub const PACK: Self = Self(Self::ALL.0 & !Self::HELD.0);
    /// Places of the backpack that only some have.
    pub const MORE: Self = Self(Self::PACK.0 & !0xff);

    pub const fn only(slot: Slot) -> Self {
        Self(1 << slot.0)
    }

    #[must_use]
    pub const fn with(self, slot: Slot) -> Self {
        Self(self.0 | 1 << slot.0)
    }

    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn contains(self, slot: Slot) -> bool {
        self.0 >> slot.0 & 1 == 1
    }

    /// One after another, where a card works first: the hands and the body, then the backpack.
    pub const fn iter(self) -> InOrder {
        InOrder(self)
    }

    /// Those of which something is true.
    #[must_use]
    #[inline]
    pub fn only_those(self, mut is_so: impl FnMut(Slot) -> bool) -> Self {
        let (mut left, mut kept) = (self, Self(0));
        while !left.is_empty() {
            let slot = left.first();
            left = left.minus(Self::only(slot));
            kept = Self(kept.0 | u16::from(is_so(slot)) << slot.0);
        }
        kept
    }

    /// All up to a slot, by their numbers.
    pub const fn up_to(slot: Slot) -> Self {
        Self((2 << slot.0) - 1)
    }

    pub fn first(self) -> Slot {
        Slot(self.0.trailing_zeros() as u8)
    }

    /// The lowest of them, alone.
    #[must_use]
    pub const fn first_only(self) -> Self {
        Self(self.0 & self.0.wrapping_neg())
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn name(self) -> String {
        self.iter().map(Slot::name).collect::<Vec<_>>().join("+")
    }

    pub fn parse(name: &str) -> Option<Self> {
        let mut slots = Self(0);
        for part in name.split('+') {
            let slot = Slot::parse(part).filter(|slot| slot.0 < SLOTS as u8)?;
            slots = slots.with(slot);
        }
        (slots.name() == name).then_some(slots)
    }
}

impl Fits {
    /// The slots such a card may lie in.
    pub(crate) const fn slots(self) -> Slots {
        match self {
            Self::Hand => Slots::HANDS.or(Slots::PACK),
            Self::Body => Slots::BODY.or(Slots::PACK),
            Self::Backpack => Slots::PACK,
            Self::None => Slots(0),
        }
    }
}

/// Slots one after another.
#[derive(Clone)]
pub struct InOrder(Slots);

impl Iterator for InOrder {
    type Item = Slot;

    fn next(&mut self) -> Option<Slot> {
        let held = self.0.and(Slots::HELD);
        let next = if held.is_empty() { self.0 } else { held };
        if next.is_empty() {
            return None;
        }
        let slot = next.first();
        self.0 = self.0.minus(Slots::only(slot));
        Some(slot)
    }

    fn fold<B, F: FnMut(B, Slot) -> B>(self, init: B, mut each: F) -> B {
        let parts = [self.0.and(Slots::HELD), self.0.minus(Slots::HELD)];
        parts.into_iter().fold(init, |mut all, mut left| {
            while !left.is_empty() {
                let slot = left.first();
                left = left.minus(Slots::only(slot));
                all = each(all, slot);
            }
            all
        })
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.name())
    }
}

impl Trace for Slots {
    fn rests(&self) -> bool {
        self.0 == 0
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
    }
}

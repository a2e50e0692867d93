//! A bag of item cards: how many of each kind, without order.

use crate::items::{ITEMS, Item};
use serde::{Serialize, Serializer};

/// Most cards of one kind any content may have.
pub const MAX_COPIES: u8 = 7;
/// Most cards the item deck of any content may have.
pub const MAX_CARDS: usize = 32;

/// Counts of item cards, three bits per kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Vec<Item>"))]
pub struct Bag(u32);

const BITS: usize = 3;
const MASK: u32 = MAX_COPIES as u32;

impl Bag {
    pub const EMPTY: Self = Self(0);

    pub const fn count(self, item: Item) -> u8 {
        (self.0 >> (item.index() * BITS) & MASK) as u8
    }

    pub const fn has(self, item: Item) -> bool {
        self.count(item) > 0
    }

    pub fn len(self) -> u8 {
        ITEMS.iter().map(|&item| self.count(item)).sum()
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn add(&mut self, item: Item) {
        debug_assert!(self.count(item) < MAX_COPIES, "more {item:?} than the box holds");
        self.0 += 1 << (item.index() * BITS);
    }

    /// Takes one card of a kind out, if there is one; says whether there was.
    pub fn take(&mut self, item: Item) -> bool {
        let had = self.has(item);
        if had {
            self.0 -= 1 << (item.index() * BITS);
        }
        had
    }

    /// Whether every card of the other bag is also in this one.
    pub fn covers(self, other: Self) -> bool {
        ITEMS.iter().all(|&item| self.count(item) >= other.count(item))
    }

    /// Each kind that is there, once, in the order of the catalogue.
    pub fn kinds(self) -> impl Iterator<Item = Item> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let kind = rest.trailing_zeros() as usize / BITS;
                rest &= !(MASK << (kind * BITS));
                ITEMS[kind]
            })
        })
    }

    /// Each card, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Item> + Clone {
        self.kinds().flat_map(move |item| std::iter::repeat_n(item, self.count(item) as usize))
    }
}

impl FromIterator<Item> for Bag {
    fn from_iter<I: IntoIterator<Item = Item>>(items: I) -> Self {
        let mut bag = Self::EMPTY;
        items.into_iter().for_each(|item| bag.add(item));
        bag
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_every_kind_apart() {
        let mut bag = Bag::EMPTY;
        for (many, item) in ITEMS.into_iter().enumerate() {
            (0..many % 8).for_each(|_| bag.add(item));
        }
        for (many, item) in ITEMS.into_iter().enumerate() {
            assert_eq!(bag.count(item) as usize, many % 8);
        }
        assert_eq!(bag.iter().collect::<Bag>(), bag);
        assert_eq!(bag.iter().count(), bag.len() as usize);
    }

    #[test]
    fn taking_from_an_empty_kind_changes_nothing() {
        let mut bag: Bag = [Item::Gun, Item::Molotov].into_iter().collect();
        assert!(!bag.take(Item::Chainsaw));
        assert!(bag.take(Item::Gun));
        assert!(!bag.take(Item::Gun));
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [Item::Molotov]);
        assert!(bag.covers(Bag::EMPTY) && !Bag::EMPTY.covers(bag));
    }
}

//! Figures of enemies, counted by their kinds.

use crate::pieces::{KINDS, Kind};

/// Most figures of enemies in a game, whatever its options add to the box.
pub const MAX_FIGURES: usize = 128;

/// Every kind, as a mask.
pub const ALL_KINDS: u8 = 0b1_1111;

/// How many of each kind.
pub type Counts = [u8; KINDS];

/// The kinds there are any of, and how many, in their order.
pub fn present(counts: Counts) -> impl Iterator<Item = (Kind, u8)> {
    let mut left = packed(counts);
    std::iter::from_fn(move || {
        let first = left.trailing_zeros() as usize / 8;
        let kind = *Kind::ALL.get(first)?;
        left &= !(0xff << (first * 8));
        Some((kind, counts[first]))
    })
}

/// Only those of some kinds, given as bits.
pub const fn only_kinds(counts: Counts, kinds: u8) -> Counts {
    let [walkers, fatties, runners, abominations, necromancers, ..] =
        (packed(counts) & MASKS[(kinds & ALL_KINDS) as usize]).to_le_bytes();
    [walkers, fatties, runners, abominations, necromancers]
}

/// All counts as one number.
const fn packed([walkers, fatties, runners, abominations, necromancers]: Counts) -> u64 {
    u64::from_le_bytes([walkers, fatties, runners, abominations, necromancers, 0, 0, 0])
}

/// What is left of a packed number, for each set of kinds.
const MASKS: [u64; 1 << KINDS] = {
    let (mut masks, mut kinds) = ([0; 1 << KINDS], 0);
    while kinds < masks.len() {
        let mut kind = 0;
        while kind < KINDS {
            if kinds >> kind & 1 == 1 {
                masks[kinds] |= 0xff << (kind * 8);
            }
            kind += 1;
        }
        kinds += 1;
    }
    masks
};

impl Kind {
    /// So many of the kind, and nobody else.
    pub const fn times(self, count: u8) -> Counts {
        let mut counts = [0; KINDS];
        counts[self.index()] = count;
        counts
    }
}

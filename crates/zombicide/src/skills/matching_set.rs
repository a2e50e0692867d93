//! `matching-set`: a dual card drawn in a Search brings a second one of its name from the deck.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("matching-set"),
    free: |_| 0,
    grant: |perks, _| perks.pairs_finds = true,
    lends: false,
};

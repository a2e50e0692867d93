//! `spellbook`: all spells and Enchantments in the inventory count as held in hand.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("spellbook"),
    free: |_| 0,
    grant: |perks, _| perks.spells_in_hand = true,
    lends: false,
};

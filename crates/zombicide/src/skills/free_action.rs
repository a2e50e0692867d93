//! `free-<use>-action` and `spellcaster`: one free Action per Turn, only for what it names (BP-12.9).

use super::{COMBAT, ENCHANT, MAGIC, MELEE, MOVE, Names, RANGED, SEARCH, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[
        ("free-enchantment-action", ENCHANT),
        ("free-melee-action", MELEE),
        ("free-ranged-action", RANGED),
        ("free-search-action", SEARCH),
        ("free-move-action", MOVE),
        ("free-magic-action", MAGIC),
        ("free-combat-action", COMBAT),
        ("spellcaster", MAGIC | ENCHANT),
    ]),
    free: |uses| uses,
    grant: |_, _| {},
    lends: false,
};

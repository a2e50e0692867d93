//! `damage-with-<equipment>`: +1 Damage with the named card.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::Cards("damage-with-"),
    free: |_| 0,
    grant: |perks, card| perks.damage_with |= 1 << card,
    lends: false,
};

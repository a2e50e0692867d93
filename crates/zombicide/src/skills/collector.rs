//! `collector-<zombie>`: double XP for each Zombie of the named kind.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::Kinds("collector-"),
    free: |_| 0,
    grant: |perks, kind| perks.double_xp |= 1 << kind,
    lends: false,
};

//! `ironclad-<zombie>`: ignores all Wounds from the named kind (BP-6.20).

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::Kinds("ironclad-"),
    free: |_| 0,
    grant: |perks, kind| perks.immune |= 1 << kind,
    lends: false,
};

//! `is-that-all-youve-got`: each card discarded cancels one Wound (BP-6.20).

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("is-that-all-youve-got"),
    free: |_| 0,
    grant: |perks, _| perks.shrugs = true,
    lends: false,
};

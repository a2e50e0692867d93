//! `trick-shot`: the two weapons of a pair may aim at different zones.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("trick-shot"),
    free: |_| 0,
    grant: |perks, _| perks.two_targets = true,
    lends: false,
};

//! `lock-it-down`: one Action closes an open door of the own zone (BP-5.22).

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("lock-it-down"),
    free: |_| 0,
    grant: |perks, _| perks.closes_doors = true,
    lends: false,
};

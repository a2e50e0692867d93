//! `super-strength`: melee weapons deal 3 Damage.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("super-strength"),
    free: |_| 0,
    grant: |perks, _| perks.melee_damage = 3,
    lends: false,
};

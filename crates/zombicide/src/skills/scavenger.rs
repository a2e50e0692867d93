//! `scavenger`: may Search anywhere, streets and vaults included (BP-5.10).

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("scavenger"),
    free: |_| 0,
    grant: |perks, _| perks.searches_anywhere = true,
    lends: false,
};

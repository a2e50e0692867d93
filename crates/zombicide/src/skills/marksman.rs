//! `marksman`: assigns Ranged and Magic hits freely, and misses never hit Survivors.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("marksman"), free: |_| 0, grant: |perks, _| perks.aims = true, lends: false };

//! `lifesaver`: once per Turn pulls Survivors out of a neighbouring zone with Zombies.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("lifesaver"), free: |_| 0, grant: |perks, _| perks.pulls = true, lends: false };

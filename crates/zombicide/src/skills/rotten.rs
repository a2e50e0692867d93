//! `rotten`: ignored by Zombies after a Turn without fighting and without noise.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("rotten"), free: |_| 0, grant: |perks, _| perks.rots = true, lends: false };

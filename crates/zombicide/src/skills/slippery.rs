//! `slippery`: no extra Actions for a Move out of a zone with Zombies.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("slippery"), free: |_| 0, grant: |perks, _| perks.slips = true, lends: false };

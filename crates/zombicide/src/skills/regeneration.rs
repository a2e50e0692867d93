//! `regeneration`: all Wounds are removed at the end of each Round.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("regeneration"), free: |_| 0, grant: |perks, _| perks.heals = true, lends: false };

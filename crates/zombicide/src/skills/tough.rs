//! `tough`: ignores the first Wound of each Zombies' Phase.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("tough"), free: |_| 0, grant: |perks, _| perks.tough = true, lends: false };

//! `low-profile`: Friendly Fire never hits this Survivor.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("low-profile"), free: |_| 0, grant: |perks, _| perks.ducks = true, lends: false };

//! `max-range`: ranged weapons and Combat spells reach one zone farther.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("max-range"), free: |_| 0, grant: |perks, _| perks.reach += 1, lends: false };

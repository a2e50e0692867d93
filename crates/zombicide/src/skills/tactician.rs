//! `tactician`: takes the Turn at any moment between the Turns of others.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("tactician"), free: |_| 0, grant: |perks, _| perks.any_time = true, lends: false };

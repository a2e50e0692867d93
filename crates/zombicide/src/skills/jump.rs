//! `jump`: once per Turn, one Action, exactly two zones to a zone in sight.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("jump"), free: |_| 0, grant: |perks, _| perks.jumps = true, lends: false };

//! `sprint`: once per Turn a Move covers two or three zones.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("sprint"), free: |_| 0, grant: |perks, _| perks.sprints = true, lends: false };

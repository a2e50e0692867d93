//! `taunt`: once per Turn all Zombies of a seen zone activate and go for this Survivor alone (BP-12.17).

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("taunt"), free: |_| 0, grant: |perks, _| perks.taunts = true, lends: false };

//! `shove`: once per Turn all Zombies of the own zone are pushed to a neighbour.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("shove"), free: |_| 0, grant: |perks, _| perks.shoves = true, lends: false };

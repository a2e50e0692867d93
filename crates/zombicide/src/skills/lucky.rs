//! `lucky`: one re-roll of all dice of each Action and each Armour roll.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("lucky"), free: |_| 0, grant: |perks, _| perks.rerolls += 1, lends: false };

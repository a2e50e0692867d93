//! `iron-hide`: Armour rolls at 5+ without armour, +1 to each die with it (BP-6.18).

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("iron-hide"), free: |_| 0, grant: |perks, _| perks.thick_skin = true, lends: false };

//! `plus-1-action`: one extra Action per Turn for any purpose (BP-1.6).

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("plus-1-action"), free: |_| 0, grant: |perks, _| perks.actions += 1, lends: false };

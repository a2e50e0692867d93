//! `charge`: free and without limit, up to two zones to a zone with Zombies (BP-12.13).

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("charge"), free: |_| 0, grant: |perks, _| perks.charges = true, lends: false };

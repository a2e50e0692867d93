//! `blitz`: a free Move at once after killing the last Zombie of a zone.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("blitz"), free: |_| 0, grant: |perks, _| perks.runs_on = true, lends: false };

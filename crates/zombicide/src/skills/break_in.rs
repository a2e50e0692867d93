//! `break-in`: opens doors without roll, card and noise, once per Turn for free.

use super::{DOOR, Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("break-in"), free: |_| DOOR, grant: |perks, _| perks.breaks_in = true, lends: false };

//! `zombie-link`: an extra Turn whenever an Extra Activation card is drawn (BP-12.18).

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("zombie-link"), free: |_| 0, grant: |perks, _| perks.linked = true, lends: false };

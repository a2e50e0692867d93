//! `point-blank`: shoots and casts at Range 0 whatever the minimum, with free targets and harmless misses.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("point-blank"),
    free: |_| 0,
    grant: |perks, _| perks.aims_close = true,
    lends: false,
};

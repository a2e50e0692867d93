//! `hit-and-run`: a free Move without price after a Combat Action that killed.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("hit-and-run"),
    free: |_| 0,
    grant: |perks, _| perks.hits_and_runs = true,
    lends: false,
};

//! `hold-your-nose`: a free Search anywhere, after killing a Zombie in this Round.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("hold-your-nose"),
    free: |_| 0,
    grant: |perks, _| perks.searches_bodies = true,
    lends: false,
};

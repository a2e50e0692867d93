//! `free-reload`: reloads without an Action, at any time in the own Turn.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("free-reload"),
    free: |_| 0,
    grant: |perks, _| perks.reloads_free = true,
    lends: false,
};

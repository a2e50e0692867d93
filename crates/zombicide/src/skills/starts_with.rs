//! `starts-with-<equipment>`: gets the named card at setup besides the deal (BP-2.8).

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::Cards("starts-with-"),
    free: |_| 0,
    grant: |perks, card| perks.starts_with |= 1 << card,
    lends: false,
};

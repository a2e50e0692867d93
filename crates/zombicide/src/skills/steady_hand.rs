//! `steady-hand`: Ranged and Magic misses spare the other Survivors.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("steady-hand"),
    free: |_| 0,
    grant: |perks, _| perks.spares_friends = true,
    lends: false,
};

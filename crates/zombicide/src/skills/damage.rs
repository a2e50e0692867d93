//! `damage-<mode>`: +1 Damage in Combat Actions of one type.

use super::{MAGIC, MELEE, Names, RANGED, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[("damage-melee", MELEE), ("damage-ranged", RANGED), ("damage-magic", MAGIC)]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.damage[mode] += 1),
    lends: false,
};

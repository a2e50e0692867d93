//! `die-<mode>`: one more die per weapon or spell used.

use super::{COMBAT, MAGIC, MELEE, Names, RANGED, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[("die-melee", MELEE), ("die-ranged", RANGED), ("die-magic", MAGIC), ("die-combat", COMBAT)]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.dice[mode] += 1),
    lends: false,
};

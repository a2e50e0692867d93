//! `roll-6-die-<mode>`: one more die for each 6, as long as sixes come (BP-9.14, BP-12.16).

use super::{COMBAT, MAGIC, MELEE, Names, RANGED, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[
        ("roll-6-die-melee", MELEE),
        ("roll-6-die-ranged", RANGED),
        ("roll-6-die-magic", MAGIC),
        ("roll-6-die-combat", COMBAT),
    ]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.sixes[mode] = true),
    lends: false,
};

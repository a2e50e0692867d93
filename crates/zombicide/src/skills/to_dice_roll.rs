//! `to-dice-roll-<mode>`: +1 to each die, never above 6 (BP-9.13).

use super::{COMBAT, MAGIC, MELEE, Names, RANGED, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[
        ("to-dice-roll-melee", MELEE),
        ("to-dice-roll-ranged", RANGED),
        ("to-dice-roll-magic", MAGIC),
        ("to-dice-roll-combat", COMBAT),
    ]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.result[mode] += 1),
    lends: false,
};

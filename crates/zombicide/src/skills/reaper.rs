//! `reaper-<mode>`: once per Action a kill takes a second Zombie of the same kind along (BP-12.14).

use super::{COMBAT, MAGIC, MELEE, Names, RANGED, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[
        ("reaper-melee", MELEE),
        ("reaper-ranged", RANGED),
        ("reaper-magic", MAGIC),
        ("reaper-combat", COMBAT),
    ]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.reaps[mode] = true),
    lends: false,
};

//! `frenzy-<mode>`: one more die per weapon for each Wound suffered.

use super::{COMBAT, MAGIC, MELEE, Names, RANGED, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[
        ("frenzy-melee", MELEE),
        ("frenzy-ranged", RANGED),
        ("frenzy-magic", MAGIC),
        ("frenzy-combat", COMBAT),
    ]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.frenzy[mode] += 1),
    lends: false,
};

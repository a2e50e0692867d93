//! `swordmaster` and `ambidextrous`: identical weapons count as dual (BP-9.2).

use super::{COMBAT, MELEE, Names, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[("swordmaster", MELEE), ("ambidextrous", COMBAT)]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.dual[mode] = true),
    lends: false,
};

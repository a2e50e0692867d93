//! `barbarian`, `iron-rain`, `mana-rain`: the Dice value of each weapon used may be the number of Zombies in the target zone (BP-12.15).

use super::{MAGIC, MELEE, Names, RANGED, SkillKind, each};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[("barbarian", MELEE), ("iron-rain", RANGED), ("mana-rain", MAGIC)]),
    free: |_| 0,
    grant: |perks, modes| each(modes, |mode| perks.rain[mode] = true),
    lends: false,
};

//! `bloodlust-<mode>`: one Action, up to two zones to a zone with Zombies, then a free Combat Action (BP-12.12, BP-12.13).

use super::{COMBAT, MAGIC, MELEE, Names, RANGED, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[
        ("bloodlust-melee", MELEE),
        ("bloodlust-ranged", RANGED),
        ("bloodlust-magic", MAGIC),
        ("bloodlust-combat", COMBAT),
    ]),
    free: |_| 0,
    grant: |perks, modes| perks.rushes |= modes as u8,
    lends: false,
};

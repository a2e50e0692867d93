//! `zone-per-move` and `two-zones-per-move`: each Move may cover more zones; entering a zone with Zombies ends it.

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::List(&[("zone-per-move", 0), ("two-zones-per-move", 1)]),
    free: |_| 0,
    grant: |perks, which| {
        if which == 0 {
            perks.longer_moves += 1;
        } else {
            perks.two_zones = true;
        }
    },
    lends: false,
};

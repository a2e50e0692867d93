//! `loud`: once per Turn a zone becomes the noisiest of the board until the next Turn.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("loud"), free: |_| 0, grant: |perks, _| perks.shouts = true, lends: false };

//! `destiny`: once per Turn a card just drawn is discarded unused for another.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("destiny"), free: |_| 0, grant: |perks, _| perks.redraws = true, lends: false };

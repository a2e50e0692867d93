//! `search-1-card`: one more card in a Search (BP-5.14).

use super::{Names, SkillKind};

pub const KIND: SkillKind = SkillKind {
    names: Names::One("search-1-card"),
    free: |_| 0,
    grant: |perks, _| perks.search_cards += 1,
    lends: false,
};

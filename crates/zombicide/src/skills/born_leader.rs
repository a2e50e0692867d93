//! `born-leader`: once per Turn gives another Survivor one Action for his next Turn.

use super::{Names, SkillKind};

pub const KIND: SkillKind =
    SkillKind { names: Names::One("born-leader"), free: |_| 0, grant: |perks, _| perks.leads = true, lends: false };

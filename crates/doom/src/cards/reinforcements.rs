//! Reinforcements: one more spawn card in this turn.

use super::{Course, Picks};
use crate::Cx;
use crate::board::Board;
use crate::event::Seen;
use crate::pieces::EventKind;
use holdout_kernel::RuleId;

pub fn can_do(_: &Board) -> bool {
    true
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    let cards = cx.content().event(EventKind::Reinforcements).amount;
    cx.emit(RuleId("DM-7.1"), Seen::MoreSpawns { cards }.into());
    Course::Done
}

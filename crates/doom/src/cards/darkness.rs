//! Darkness: until the invader's next turn marines attack no square further than 4 away.

use super::{Course, Picks};
use crate::Cx;
use crate::board::Board;
use crate::event::Seen;
use holdout_kernel::RuleId;

pub fn can_do(board: &Board) -> bool {
    !board.darkness
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    cx.emit(RuleId("DM-23.4"), Seen::DarknessFalls.into());
    Course::Done
}

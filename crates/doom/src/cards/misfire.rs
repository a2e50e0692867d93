//! Misfire: a marine's shot costs one more token of its ammunition.

use super::{Course, Picks};
use crate::Cx;
use crate::board::Board;
use crate::event::{Seen, Twist};
use holdout_kernel::RuleId;

pub fn can_do(board: &Board) -> bool {
    board.attacks.top().is_some_and(|attack| attack.rolled)
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    cx.emit(RuleId("DM-12.3"), Seen::AttackTwisted { twist: Twist::Misfire }.into());
    Course::Done
}

//! Dud: a blast weapon's attack has no blast.

use super::{Course, Picks};
use crate::Cx;
use crate::board::Board;
use crate::event::{Seen, Twist};
use holdout_kernel::RuleId;

pub fn can_do(board: &Board) -> bool {
    board.attacks.top().is_some_and(|attack| board.abilities(attack).blast > 0)
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    cx.emit(RuleId("DM-23.6"), Seen::AttackTwisted { twist: Twist::Dud }.into());
    Course::Done
}

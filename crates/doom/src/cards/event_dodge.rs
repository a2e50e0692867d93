//! Dodge: after this roll against monsters the invader chooses dice to be rolled again.

use super::{Course, Picks};
use crate::Cx;
use crate::attack::affected;
use crate::board::{Board, Figure};
use crate::event::{Seen, Twist};
use holdout_kernel::RuleId;

/// Whether the attack under way is on a monster, in its square or its blast.
pub fn can_do(board: &Board) -> bool {
    let Some(attack) = board.attacks.top() else { return false };
    affected(board, attack).iter().any(|figure| matches!(figure, Figure::Monster(_)))
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    cx.emit(RuleId("DM-21.1"), Seen::AttackTwisted { twist: Twist::Dodged }.into());
    Course::Done
}

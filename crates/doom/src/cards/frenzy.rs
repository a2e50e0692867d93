//! Frenzy: a monster's attack does two more damage.

use super::{Course, Picks};
use crate::Cx;
use crate::board::{Board, Figure};
use crate::event::{Seen, Twist};
use crate::pieces::EventKind;
use holdout_kernel::RuleId;

pub fn can_do(board: &Board) -> bool {
    board.attacks.top().is_some_and(|attack| matches!(attack.attacker, Figure::Monster(_)))
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    let more = cx.content().event(EventKind::Frenzy).amount;
    cx.emit(RuleId("DM-24.7"), Seen::AttackTwisted { twist: Twist::Deadly(more) }.into());
    Course::Done
}

//! Haste: a monster that was just declared moves three squares further.

use super::{Course, Picks};
use crate::Cx;
use crate::board::Board;
use crate::event::Seen;
use crate::pieces::EventKind;
use holdout_kernel::RuleId;

pub fn can_do(board: &Board) -> bool {
    board.active.is_some_and(|monster| board.stands(monster))
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    if let Some(monster) = cx.active {
        let points = cx.content().event(EventKind::Haste).amount;
        let kind = cx.monster(monster.slot).kind;
        cx.emit(RuleId("DM-6.9"), Seen::Hastened { monster: monster.slot, kind, points }.into());
    }
    Course::Done
}

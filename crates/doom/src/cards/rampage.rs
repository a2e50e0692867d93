//! Rampage: a monster that attacked in its activation may attack once more.

use super::{Course, Picks};
use crate::Cx;
use crate::board::{Board, Figure};
use crate::event::Seen;
use holdout_kernel::RuleId;

pub fn can_do(board: &Board) -> bool {
    board.attacks.top().is_some_and(|attack| matches!(attack.attacker, Figure::Monster(_)) && !attack.reaction)
}

pub fn go_on(_: &mut Picks, cx: &mut Cx<'_>) -> Course {
    if let Figure::Monster(monster) = cx.attack().attacker {
        let kind = cx.monster(monster).kind;
        cx.emit(RuleId("DM-6.9"), Seen::Rampages { monster, kind }.into());
    }
    Course::Done
}

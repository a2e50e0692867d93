//! OS-14.11: the baseball bat (`baseball-bat`). With somebody of yours in the area being resolved, a monster of that area returns to the pool.

use super::{Check, Item, Window, drive_off, needs_monster};
use crate::Cx;
use crate::board::Board;
use crate::pieces::Area;
use holdout_kernel::{RuleId, Seat};

pub const WINDOW: Window = Window::AttackDiscussion;
pub const EFFECT: &str = "remove-monsters";

pub fn check(board: &Board, area: Area) -> Check {
    needs_monster(board, area)
}

pub fn play(cx: &mut Cx<'_>, seat: Seat, area: Area) {
    let count = cx.content().item(Item::BaseballBat).amount;
    drive_off(cx, seat, Item::BaseballBat, area, count, RuleId("OS-14.11"));
}

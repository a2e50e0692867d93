//! OS-14.12: the chainsaw (`chainsaw`). With somebody of yours in the area being resolved, two monsters of that area return to the pool, or one if only one is there.

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
    let count = cx.content().item(Item::Chainsaw).amount;
    drive_off(cx, seat, Item::Chainsaw, area, count, RuleId("OS-14.12"));
}

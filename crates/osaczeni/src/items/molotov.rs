//! OS-14.13: the Molotov cocktail (`molotov`). With somebody of yours in the area being resolved, all monsters of that area return to the pool.

use super::{Check, Item, Window, drive_off, needs_monster};
use crate::Cx;
use crate::board::Board;
use crate::pieces::Area;
use holdout_kernel::{RuleId, Seat};

pub const WINDOW: Window = Window::AttackDiscussion;
pub const EFFECT: &str = "remove-all-monsters";

pub fn check(board: &Board, area: Area) -> Check {
    needs_monster(board, area)
}

pub fn play(cx: &mut Cx<'_>, seat: Seat, area: Area) {
    let count = cx.monsters(area);
    drive_off(cx, seat, Item::Molotov, area, count, RuleId("OS-14.13"));
}

//! OS-14.5: the gun (`gun`). One more vote for its player in this vote; during the attack on the car park in every
//! vote until the attack ends.

use super::{Check, Item, Window, spend};
use crate::Cx;
use crate::board::Board;
use crate::event::Seen;
use crate::pieces::Area;
use crate::why::Why;
use holdout_kernel::{RuleId, Seat};

pub const WINDOW: Window = Window::AnyDiscussion;
pub const EFFECT: &str = "add-votes";

/// Only a participant with somebody there who is not hidden can play it.
pub fn check(board: &Board, seat: Seat, area: Area) -> Check {
    if board.visible(area).of(seat).is_empty() { Err((Why::NobodyToAim, RuleId("OS-14.5"))) } else { Ok(()) }
}

pub fn play(cx: &mut Cx<'_>, seat: Seat) {
    spend(cx, seat, Item::Gun, RuleId("OS-14.5"));
    let votes = cx.content().item(Item::Gun).amount;
    cx.emit(RuleId("OS-14.5"), Seen::VotesGained { seat, votes }.into());
}

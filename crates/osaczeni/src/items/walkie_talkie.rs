//! OS-14.6: the walkie-talkie (`walkie-talkie`). Its player looks at the dice under the hatch.

use super::{Item, Window, spend};
use crate::Cx;
use crate::badge::peek;
use holdout_kernel::{RuleId, Seat};

pub const WINDOW: Window = Window::Hatch;
pub const EFFECT: &str = "peek-dice";

pub fn play(cx: &mut Cx<'_>, seat: Seat) {
    spend(cx, seat, Item::WalkieTalkie, RuleId("OS-14.6"));
    peek(cx, seat, RuleId("OS-5.6"));
}

//! DM-16: what a marine lays beside his figure, one file per order; Prepared answers event cards with any of them.

pub mod aim;
pub mod dodge;
pub mod guard;
pub mod heal;
pub mod prepared;

use crate::Cx;
use crate::board::Board;
use crate::event::{Lost, Seen};
use crate::evolve::goes;
use crate::pieces::{MarineCard, Order};
use crate::why::Why;
use holdout_kernel::RuleId;

/// Takes a marine's order away, if this is a reason for it to go.
pub fn lose(cx: &mut Cx<'_>, marine: u8, why: Lost) {
    let Some(order) = cx.marine(marine).order else { return };
    if !goes(order, why) {
        return;
    }
    let rule = match order {
        Order::Aim => "DM-16.6",
        Order::Guard => "DM-16.11",
        Order::Dodge => "DM-16.14",
        Order::Heal => "DM-16.19",
    };
    cx.emit(RuleId(rule), Seen::OrderLost { marine: marine + 1, order, why }.into());
}

/// Why a marine may not place an order now.
pub fn cannot_place(board: &Board, marine: u8, order: Order) -> Option<(Why, RuleId)> {
    let one = board.marine(marine);
    if one.order.is_some() {
        return Some((Why::HasOrder, RuleId("DM-16.2")));
    }
    (order == Order::Heal && !one.has(MarineCard::Medic)).then_some((Why::MedicOnly, RuleId("DM-16.15")))
}

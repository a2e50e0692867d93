//! The card Prepared: its holder gives up an order, and an event card has no effect (DM-23.10).

use crate::board::Board;
use crate::pieces::MarineCard;

/// The marine who could cancel an event card now.
pub fn holder(board: &Board) -> Option<u8> {
    board
        .standing_marines()
        .find(|(_, one)| one.has(MarineCard::Prepared) && one.order.is_some())
        .map(|(marine, _)| marine)
}

//! DM-5.4: Unload. Two attacks and no movement; Special Ops adds one.

use super::Means;
use crate::board::Board;
use crate::pieces::MarineCard;

pub fn means(board: &Board, marine: u8) -> Means {
    let numbers = board.content().numbers.unload;
    let card = MarineCard::SpecialOps;
    let more = board.marine(marine).copies(card) * board.content().marine_card(card).amount;
    Means { points: numbers.movement, attacks: numbers.attacks + more, ..Means::default() }
}

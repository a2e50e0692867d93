//! DM-5.5: Advance. Four points and one attack; Scout moves further.

use super::Means;
use crate::board::Board;
use crate::pieces::MarineCard;

pub fn means(board: &Board, marine: u8) -> Means {
    let numbers = board.content().numbers.advance;
    let card = MarineCard::Scout;
    let points =
        if board.marine(marine).has(card) { board.content().marine_card(card).amount } else { numbers.movement };
    Means { points, attacks: numbers.attacks, ..Means::default() }
}

//! DM-5.6: Prepare. Four points or one attack, and an order; the Tactician has both.

use super::Means;
use crate::board::Board;
use crate::pieces::MarineCard;

pub fn means(board: &Board, marine: u8) -> Means {
    let numbers = board.content().numbers.prepare;
    Means {
        points: numbers.movement,
        attacks: numbers.attacks,
        either: !board.marine(marine).has(MarineCard::Tactician),
        order: true,
        ..Means::default()
    }
}

//! DM-5.3: Sprint. Eight points and no attack; Ground Assault adds a melee attack.

use super::Means;
use crate::board::Board;
use crate::pieces::MarineCard;

pub fn means(board: &Board, marine: u8) -> Means {
    let numbers = board.content().numbers.sprint;
    let card = MarineCard::GroundAssault;
    let assault = board.marine(marine).copies(card) * board.content().marine_card(card).amount;
    Means { points: numbers.movement, attacks: numbers.attacks + assault, melee_only: true, ..Means::default() }
}

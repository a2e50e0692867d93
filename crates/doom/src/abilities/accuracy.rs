//! DM-24.1: Accuracy adds to the range of the roll.

use crate::board::{Attack, Board};

pub fn range(board: &Board, attack: &Attack, rolled: u8) -> u8 {
    rolled + board.abilities(attack).accuracy
}

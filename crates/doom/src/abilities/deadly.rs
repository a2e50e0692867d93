//! DM-24.7: Deadly adds to the damage of the roll.

use crate::board::{Attack, Board};

pub fn damage(board: &Board, attack: &Attack, rolled: u8) -> u8 {
    rolled + board.abilities(attack).deadly
}

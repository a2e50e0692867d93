//! DM-24.2: Aimed attacks need no order.

use crate::board::{Attack, Board};

/// Whether the attacker may roll dice again, if nobody dodges.
pub fn is_aimed(board: &Board, attack: &Attack) -> bool {
    attack.aimed || board.abilities(attack).aimed
}

//! DM-16.5: Aim. The marine spends it when he declares an attack and may roll dice again.

use crate::board::Board;
use crate::pieces::Order;

/// Whether a marine has an aim order to spend.
pub fn is_ready(board: &Board, marine: u8) -> bool {
    board.marine(marine).order == Some(Order::Aim)
}

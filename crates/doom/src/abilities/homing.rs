//! DM-24.8: Homing needs no line of sight, only a way of at most 8 squares.

use crate::board::Board;
use crate::pieces::Square;

/// The range of a homing attack, if the way is short enough.
pub fn range(board: &Board, from: Square, to: Square) -> Option<u8> {
    board.distance(from, to, board.content().numbers.homing_range)
}

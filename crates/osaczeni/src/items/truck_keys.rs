//! OS-14.15: the truck keys (`truck-keys`). Shown when points are counted; worth a point if somebody of the holder's
//! is alive. Variant 1: worth more, but only with somebody on the car park.

use super::Window;
use crate::board::Board;
use holdout_kernel::Seat;

pub const WINDOW: Window = Window::Scoring;
pub const EFFECT: &str = "bonus-points";

/// What the keys are worth to a seat.
pub fn worth(board: &Board, seat: Seat) -> u8 {
    let (points, area) = board.knobs.keys;
    let counted = area.map_or_else(|| board.alive(), |area| board.crowd(area));
    if counted.of(seat).is_empty() { 0 } else { points }
}

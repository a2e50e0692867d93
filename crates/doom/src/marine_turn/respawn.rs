//! DM-15.5 to DM-15.8: where a fragged marine comes back.

use crate::Doom;
use crate::answer::Answer;
use crate::board::Board;
use crate::geometry::{self, State};
use crate::pieces::{DoorSet, Square};
use holdout_kernel::Offers;

/// The squares he may choose: at distance 8 to 16, or those that miss it least.
pub fn squares(board: &Board, marine: u8) -> Vec<Square> {
    let fell = board.marine(marine).fell;
    let ground = State { closed: DoorSet::EMPTY, ..board.ground };
    let away = geometry::distances(board.map(), &ground, fell);
    let (low, high) = (board.content().numbers.respawn_min, board.content().numbers.respawn_max);
    let mut least = u8::MAX;
    let mut squares = Vec::new();
    for square in board.ground.revealed.minus(&board.map().hazards).minus(&board.map().exits).iter() {
        if !board.is_free(square) {
            continue;
        }
        // DM-15.7: a shortfall below 8 or an excess above 16.
        let distance = away[square.index()];
        let short = low.saturating_sub(distance).max(distance.saturating_sub(high));
        if short < least {
            least = short;
            squares.clear();
        }
        if short == least {
            squares.push(square);
        }
    }
    squares
}

pub fn offers<O: Offers<Doom>>(board: &Board, marine: u8, out: &mut O) {
    let squares = squares(board, marine);
    for square in &squares {
        out.offer(Answer::Respawn { at: board.spot(*square) });
    }
    if let Some(square) = squares.first() {
        out.fall_back(Answer::Respawn { at: board.spot(*square) });
    }
}

//! DM-24.3, DM-24.4: Blast. Everything around the attacked square, friend or foe.

use crate::board::{Attack, Board};
use crate::geometry;
use crate::pieces::{Square, Squares};

/// The squares a blast around this square covers.
pub fn area(board: &Board, attack: &Attack, centre: Square) -> Squares {
    let radius = board.abilities(attack).blast;
    geometry::blast(board.map(), &board.ground, centre, radius, &board.barrels)
}

//! DM-24.12, DM-19.7: Stealth. From vent to vent, as if they were next to each other.

use crate::board::{Board, Figure};
use crate::movement::{Pose, can_stop};
use crate::pieces::{Axis, Square};

/// The vents a monster on a vent can go to with so many steps left.
pub fn vents(board: &Board, slot: u8, left: u8) -> impl Iterator<Item = Square> + '_ {
    let here = board.monster(slot).at;
    let may = board.reference_card(slot).abilities.stealth && board.map().vents.contains(here);
    let vents = board.map().vents.and(&board.ground.revealed);
    vents.iter().filter(move |vent| {
        may && *vent != here
            && !board.marine_squares.contains(*vent)
            && can_stop(board, Figure::Monster(slot), Pose { at: *vent, axis: Axis::East }, left.saturating_sub(1))
    })
}

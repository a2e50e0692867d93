//! DM-24.10, DM-24.11: Watchful. Whoever enters a square next to it may be attacked at once, every time.

use crate::board::Board;
use crate::geometry::Body;

/// The watchful monsters next to a marine.
pub fn around(board: &Board, marine: u8) -> impl Iterator<Item = u8> + '_ {
    let body = Body::single(board.marine(marine).at);
    let watchful = |slot: &u8| board.reference_card(*slot).abilities.watchful;
    let slots = board.monsters_on_board().map(|(slot, _)| slot).filter(watchful);
    slots.filter(move |slot| board.bodies_adjacent(&body, &board.monster_body(*slot)))
}

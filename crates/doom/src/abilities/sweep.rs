//! DM-24.13: Sweep. One roll for every enemy next to the attacker.

use crate::board::{Board, Figure};

/// The enemies a sweeping attacker hits.
pub fn struck(board: &Board, attacker: Figure) -> Vec<Figure> {
    let own = board.body(attacker);
    let near = |figure: &Figure| board.bodies_adjacent(&own, &board.body(*figure));
    match attacker {
        Figure::Marine(_) => board.monsters_on_board().map(|(slot, _)| Figure::Monster(slot)).filter(near).collect(),
        Figure::Monster(_) => board.standing_marines().map(|(marine, _)| Figure::Marine(marine)).filter(near).collect(),
    }
}

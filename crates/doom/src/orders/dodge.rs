//! DM-16.13, DM-21: Dodge. Whoever is attacked has dice of the attack rolled again.

use crate::abilities::aimed;
use crate::board::{Attack, Board, Figure, INVADER, marine_of, seat_of};
use crate::pieces::Order;
use holdout_kernel::Seat;

/// DM-21.4, DM-21.5: who may have dice of this attack rolled again, if anybody.
pub fn rerolls(board: &Board, attack: &Attack, affected: &[Figure]) -> Option<Seat> {
    let attacker = match attack.attacker {
        Figure::Marine(marine) => seat_of(marine),
        Figure::Monster(_) => INVADER,
    };
    let aimed = aimed::is_aimed(board, attack);
    let dodges = |seat: &Seat| match marine_of(*seat) {
        Some(marine) => board.marine(marine).order == Some(Order::Dodge) && affected.contains(&Figure::Marine(marine)),
        // The card Dodge speaks for the monsters.
        None => attack.dodge_card,
    };
    // To the left of the attacking player, one after the other.
    let dodger = attacker.clockwise(board.seats()).skip(1).chain([attacker]).find(dodges);
    match (aimed, dodger) {
        (true, None) => Some(attacker),
        (false, Some(dodger)) => Some(dodger),
        (true, Some(_)) | (false, None) => None,
    }
}

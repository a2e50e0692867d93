//! DM-24.5, DM-24.6: Blow-through. The attack walks on, a green or a blue die for each square.

use crate::answer::Answer;
use crate::board::{Attack, Board, Figure};
use crate::pieces::DieColour;
use crate::why::Why;
use crate::{Doom, attack::legal, geometry, tokens};
use holdout_kernel::{Offers, RuleId};
use tinyvec::ArrayVec;

/// Whether this attack can be walked on at all.
pub fn goes_on(board: &Board, attack: &Attack) -> bool {
    let dice = attack.pool.of(DieColour::Green) + attack.pool.of(DieColour::Blue);
    // DM-12.5: a marine needs ammunition for it. The pool must keep a die.
    let ammo = match attack.attacker {
        Figure::Marine(marine) => {
            tokens::ammo_of(board, attack.weapon).is_none_or(|ammo| board.marine(marine).ammo(ammo) > 0)
        }
        Figure::Monster(_) => true,
    };
    board.abilities(attack).blow_through
        && ammo
        && dice > 0
        && attack.pool.len() > 1
        && board.is_on_board(attack.attacker)
        && next_squares(board, attack).next().is_some()
}

/// The squares it can walk to.
pub fn next_squares<'b>(board: &'b Board, attack: &'b Attack) -> impl Iterator<Item = crate::pieces::Square> + 'b {
    let own = board.body(attack.attacker);
    geometry::neighbours(board.map(), &board.ground, attack.square)
        .filter(move |square| !board.map().blocking.contains(*square) && !own.contains(*square))
}

/// What the attacker may do with a walking attack: walk on, roll here, or stop.
pub fn offers<O: Offers<Doom>>(board: &Board, attack: &Attack, here: bool, aim: bool, out: &mut O) {
    if here {
        // DM-10.22: where two share the square, one of them is named.
        let targets = board.figures_at(attack.square).take(2).collect::<ArrayVec<[Figure; 2]>>();
        for n in 0..targets.len().max(1) {
            let (target, other) = (targets.get(n).copied(), n == 1);
            match cannot_roll(board, attack, target) {
                None => {
                    out.offer(Answer::Roll { other, aimed: false });
                    if aim {
                        out.offer(Answer::Roll { other, aimed: true });
                    }
                }
                Some((why, rule)) => out.refuse(Answer::Roll { other, aimed: false }, why, rule),
            }
        }
    }
    if goes_on(board, attack) {
        for square in next_squares(board, attack) {
            for die in [DieColour::Green, DieColour::Blue] {
                if attack.pool.of(die) > 0 {
                    out.offer(Answer::Walk { to: board.spot(square), die });
                }
            }
        }
    }
    out.offer(Answer::End);
    out.fall_back(Answer::End);
}

/// Why the walked square, or the figure named there, cannot be attacked.
pub fn cannot_roll(board: &Board, attack: &Attack, target: Option<Figure>) -> Option<(Why, RuleId)> {
    let struck = target.or_else(|| board.figures_at(attack.square).next());
    if struck.is_some_and(|figure| attack.has_hit(figure)) {
        return Some((Why::AttackedAlready, RuleId("DM-24.5")));
    }
    let range = legal::walked_range(board, attack);
    match attack.attacker {
        Figure::Marine(_) => legal::too_dark(board, range),
        Figure::Monster(_) => None,
    }
}

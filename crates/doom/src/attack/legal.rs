//! DM-10.3 to DM-10.12, DM-10.21: which squares can be attacked, and at what range.

use crate::abilities::homing;
use crate::board::{Attack, Board, Figure};
use crate::geometry;
use crate::pieces::{Abilities, EventKind, Square, Squares, WeaponKind};
use crate::why::Why;
use holdout_kernel::RuleId;

/// The attacker's own reach: printed icons and whether it is melee only.
pub struct Reach {
    pub attacker: Figure,
    pub abilities: Abilities,
    pub melee: bool,
    pub blockers: Squares,
}

impl Reach {
    pub fn of(board: &Board, attacker: Figure, weapon: WeaponKind) -> Self {
        let (abilities, melee) = match attacker {
            Figure::Marine(_) => {
                let weapon = board.content().weapon(weapon);
                (weapon.abilities, weapon.melee)
            }
            Figure::Monster(slot) => {
                let card = board.reference_card(slot);
                (card.abilities, card.melee)
            }
        };
        Self { attacker, abilities, melee, blockers: board.attack_blockers(attacker) }
    }

    /// DM-10.12: the range to a square, or why it cannot be attacked.
    pub fn range(&self, board: &Board, square: Square) -> Result<u8, (Why, RuleId)> {
        let own = board.body(self.attacker);
        if own.contains(square) || board.map().blocking.contains(square) || !board.ground.revealed.contains(square) {
            return Err((Why::NoTarget, RuleId("DM-10.21")));
        }
        if self.melee {
            let near = own.squares().iter().any(|part| board.adjacent(*part, square));
            return if near { Ok(1) } else { Err((Why::NotAdjacent, RuleId("DM-10.5"))) };
        }
        let range = if self.abilities.homing {
            let ways = own.squares().iter().filter_map(|part| homing::range(board, *part, square));
            ways.min().ok_or((Why::TooFar, RuleId("DM-24.8")))?
        } else {
            let blockers = board.but_target(&self.blockers, square);
            let seeing = own.squares().iter().filter(|part| board.sees(**part, square, &blockers));
            let ranges = seeing.filter_map(|part| board.distance(*part, square, u8::MAX));
            ranges.min().ok_or((Why::NoSight, RuleId("DM-10.6")))?
        };
        match self.attacker {
            Figure::Marine(_) => too_dark(board, range).map_or(Ok(range), Err),
            Figure::Monster(_) => Ok(range),
        }
    }

    /// Every square that can be attacked.
    pub fn squares(&self, board: &Board) -> Squares {
        let own = board.body(self.attacker);
        let mut squares = Squares::EMPTY;
        if self.melee {
            for part in own.squares() {
                for square in geometry::neighbours(board.map(), &board.ground, *part) {
                    squares.insert(square);
                }
            }
        } else if self.abilities.homing {
            for part in own.squares() {
                let reach = board.content().numbers.homing_range;
                squares = squares.or(&geometry::within(board.map(), &board.ground, *part, reach));
            }
        } else {
            for part in own.squares() {
                let seen =
                    geometry::seen_from(board.map(), &board.ground, *part, &self.blockers, &board.ground.revealed);
                squares = squares.or(&seen);
            }
            // A square of a large figure may be hidden by the figure itself only.
            for square in board.monster_squares.minus(&squares).iter() {
                if self.range(board, square).is_ok() {
                    squares.insert(square);
                }
            }
        }
        squares = squares.minus(&board.map().blocking).and(&board.ground.revealed);
        for part in own.squares() {
            squares.remove(*part);
        }
        if board.darkness && matches!(self.attacker, Figure::Marine(_)) && !self.melee {
            squares = squares.iter().filter(|square| self.range(board, *square).is_ok()).collect();
        }
        squares
    }
}

/// The card Darkness.
pub fn too_dark(board: &Board, range: u8) -> Option<(Why, RuleId)> {
    let limit = board.content().event(EventKind::Darkness).amount;
    (board.darkness && range > limit).then_some((Why::Darkness, RuleId("DM-23.4")))
}

/// The range of an attack on its square.
pub fn range(board: &Board, attack: &Attack) -> u8 {
    let seen = (!attack.walked).then(|| Reach::of(board, attack.attacker, attack.weapon).range(board, attack.square));
    seen.and_then(Result::ok).unwrap_or_else(|| walked_range(board, attack))
}

/// DM-24.6: a walked square's range, counted from the attacker without sight.
pub fn walked_range(board: &Board, attack: &Attack) -> u8 {
    let own = board.body(attack.attacker);
    let ways = own.squares().iter().filter_map(|part| board.distance(*part, attack.square, u8::MAX));
    ways.min().unwrap_or(u8::MAX)
}

//! What the rules already determine: the odds of an attack, and where enemies would go if they activated now.

use crate::board::{Board, Phase};
use crate::combat::dice;
use crate::enemies::activation::Activation;
use crate::event::Lure;
use crate::pieces::*;
use serde::Serialize;

/// The odds of attacking with some weapons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Odds {
    pub mode: Mode,
    pub with: Slots,
    pub dice: u8,
    /// The least face that hits, after what the Survivor adds.
    pub least: u8,
    pub damage: u8,
    /// How many of `of` equally likely rolls give 0, 1, 2, … hits; re-rolls and dice for sixes come on top.
    pub hits: Vec<u64>,
    pub of: u64,
}

/// Rolls of `dice` dice by number of hits, with `good` faces of six.
fn rolls(dice: u8, good: u64) -> Vec<u64> {
    let mut ways = vec![1_u64];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 1];
        for (hits, count) in ways.iter().enumerate() {
            next[hits] += count * (6 - good);
            next[hits + 1] += count * good;
        }
        ways = next;
    }
    ways
}

/// The odds of every weapon and pair the acting Survivor holds.
pub(crate) fn odds(board: &Board) -> Vec<Odds> {
    let Some(hero) = board.living().find(|hero| board.hero(*hero).in_turn) else { return Vec::new() };
    let perks = board.perks(hero);
    let mut all = Vec::new();
    for mode in Mode::ALL {
        let held: Vec<Slot> = Slot::all()
            .filter(|slot| board.card(hero, *slot).is_some_and(|info| info.weapons[mode.index()].is_some()))
            .filter(|slot| board.in_hand(hero, *slot, &perks))
            .collect();
        let singles = held.iter().map(|slot| Slots::only(*slot));
        let pairs = held.iter().enumerate().flat_map(|(at, one)| held[at + 1..].iter().map(move |two| (*one, *two)));
        let pairs = pairs.filter(|(one, two)| {
            let card = board.hero(hero).cards[one.index()];
            let dual = board.content().card(card).dual || perks.dual[mode.index()];
            dual && card == board.hero(hero).cards[two.index()]
        });
        for with in singles.chain(pairs.map(|(one, two)| Slots::only(one).with(two))) {
            let weapon = board.card(hero, with.first()).and_then(|info| info.weapons[mode.index()]);
            let Some(weapon) = weapon else { continue };
            let dice = dice::pool(board, hero, mode, with, board.hero(hero).zone, false).min(24);
            let least = weapon.accuracy.saturating_sub(perks.result[mode.index()]).max(1);
            let damage = dice::damage(board, hero, mode, with.first());
            let (hits, of) = (rolls(dice, u64::from(7 - least)), 6_u64.pow(u32::from(dice)));
            all.push(Odds { mode, with, dice, least, damage, hits, of });
        }
    }
    all
}

/// A group that would move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coming {
    pub kind: Kind,
    pub count: u8,
    pub from: Spot,
    pub to: Spot,
    pub lure: Lure,
    /// Not left to a choice of the team.
    pub sure: bool,
}

/// Where enemies would go with their next Action if nothing changed. Where the team would have to choose, two of the
/// ways it can choose are told, and both are marked as open.
pub(crate) fn coming(board: &Board) -> Vec<Coming> {
    if board.phase != Phase::Players || board.crowd.is_empty() {
        return Vec::new();
    }
    let moves = Activation::of(ALL_KINDS).foreseen(board);
    let place = |zone| board.spot(zone);
    moves
        .into_iter()
        .map(|(kind, count, from, to, lure, sure)| Coming { kind, count, from: place(from), to: place(to), lure, sure })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rolls_are_counted() {
        assert_eq!(rolls(2, 3), [9, 18, 9]);
        assert_eq!(rolls(3, 4).iter().sum::<u64>(), 216);
        assert_eq!(rolls(0, 2), [1]);
    }
}

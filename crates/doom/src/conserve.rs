//! What must hold at every step: cards and figures never exceed the box, and nobody stands in a wall.

use crate::board::{Board, MARINES};
use crate::pieces::{Card, MonsterKind};
use holdout_kernel::Key;

pub fn conserved(board: &Board, key: Key) -> Result<(), String> {
    cards(board, key)?;
    for kind in MonsterKind::ALL {
        let standing = board.monsters_on_board().filter(|(_, one)| one.kind == *kind).count();
        if standing > board.figures(*kind) as usize {
            return Err(format!("{standing} figures of {} stand on the board", kind.id()));
        }
    }
    for (slot, one) in board.monsters_on_board() {
        let body = board.body_of(one.kind, one.at, one.axis);
        let whole = body.is_some_and(|body| body.squares().iter().all(|square| board.is_walkable(*square)));
        if !whole {
            return Err(format!("monster {slot} ({}) stands where nothing can stand", one.kind.id()));
        }
    }
    for (marine, one) in board.squad() {
        if one.is_on_board() && !board.is_walkable(one.at) {
            return Err(format!("marine {} stands where nobody can stand", marine + 1));
        }
        if one.wounds > one.full_wounds {
            return Err(format!("marine {} has more wounds than he may", marine + 1));
        }
    }
    let mut marines = board.marine_squares;
    marines = marines.and(&board.monster_squares);
    if !marines.is_empty() {
        return Err("a marine and a monster stand on one square".into());
    }
    if board.squad[board.marines as usize..MARINES].iter().any(crate::board::Marine::is_on_board) {
        return Err("a marine stands on the board whom nobody plays".into());
    }
    Ok(())
}

/// Every card lies in exactly one place.
fn cards(board: &Board, key: Key) -> Result<(), String> {
    let total = board.content().cards.len();
    let mut seen = vec![0_u8; total];
    let deck = &board.deck.open(key).0[..board.deck_len as usize];
    let hand = &board.hand.open(key).0[..board.hand_len as usize];
    let open = board.pile().iter().copied().chain(board.shown.iter().copied().flatten());
    for card in deck.iter().chain(hand).copied().chain(open) {
        match seen.get_mut(card.index()) {
            Some(count) => *count += 1,
            None => return Err(format!("there is no card number {}", card.0)),
        }
    }
    if let Some(twice) = seen.iter().position(|count| *count > 1) {
        let name = board.content().card(Card(twice as u8)).name;
        return Err(format!("card {twice} ({}) lies in two places", name.id()));
    }
    let lying = seen.iter().filter(|count| **count == 1).count();
    if board.is_dealt() && lying != total && !board.loose_cards {
        return Err(format!("{lying} of {total} invader cards are in the game"));
    }
    Ok(())
}

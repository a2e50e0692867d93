//! Redrawing what nobody can know: the order of both decks, the colours that lie face down, the artefacts unseen.
//!
//! Everything is put in order before it is shuffled, so that the same seed imagines the same table, however things lie.

use crate::board::Board;
use crate::content::VaultItem;
use crate::parts::crypts::MAX_VAULT;
use crate::pieces::Card;
use holdout_kernel::{Key, Throw, Viewer};

fn redraw<T: Ord>(throw: &mut Throw<'_>, things: &mut [T]) {
    things.sort_unstable();
    throw.shuffle(things);
}

pub(crate) fn imagine(board: &mut Board, viewer: Viewer, key: Key, throw: &mut Throw<'_>) {
    if viewer == Viewer::Omniscient {
        return;
    }
    let left = board.deck_left as usize;
    redraw(throw, &mut board.deck.open_mut(key)[..left]);
    let left = board.zombie_left as usize;
    redraw(throw, &mut board.zombie_deck.open_mut(key)[..left]);

    let pool = board.mission().pool;
    let hidden: Vec<usize> = (0..pool).filter(|at| board.taken >> at & 1 == 0).collect();
    let colours = board.colours.open_mut(key);
    let mut down: Vec<_> = hidden.iter().map(|at| colours[*at]).collect();
    redraw(throw, &mut down);
    for (at, colour) in hidden.into_iter().zip(down) {
        colours[at] = colour;
    }

    let places: Vec<(usize, usize)> = (0..2)
        .flat_map(|vault| (0..MAX_VAULT).map(move |item| (vault, item)))
        .filter(|(vault, item)| {
            let random = board.mission().vaults[*vault].get(*item) == Some(&VaultItem::RandomArtefact);
            random && board.parts.crypts.left[*vault] >> item & 1 == 1
        })
        .collect();
    let spare = board.parts.crypts.spare_left as usize;
    let vaults = board.parts.crypts.vaults.open_mut(key);
    let mut unseen: Vec<Card> = places.iter().map(|(vault, item)| vaults[*vault][*item]).collect();
    unseen.extend(&board.parts.crypts.spare.open(key)[..spare]);
    redraw(throw, &mut unseen);
    let mut unseen = unseen.into_iter();
    for ((vault, item), card) in places.into_iter().zip(unseen.by_ref()) {
        vaults[vault][item] = card;
    }
    for (slot, card) in board.parts.crypts.spare.open_mut(key)[..spare].iter_mut().zip(unseen) {
        *slot = card;
    }
}

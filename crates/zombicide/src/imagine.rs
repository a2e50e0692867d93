//! Redrawing what nobody can know: the order of both decks, the colours that lie face down, the artefacts unseen.
//!
//! Everything is put in order before it is shuffled, so that the same seed imagines the same table, however things lie.

use crate::board::Board;
use crate::parts;
use holdout_kernel::{Key, Throw, Viewer};

pub(crate) fn redraw<T: Ord>(throw: &mut Throw<'_>, things: &mut [T]) {
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
    let hidden: Vec<usize> = (0..pool).filter(|at| (board.taken | board.gone) >> at & 1 == 0).collect();
    let colours = board.colours.open_mut(key);
    let mut down: Vec<_> = hidden.iter().map(|at| colours[*at]).collect();
    redraw(throw, &mut down);
    for (at, colour) in hidden.into_iter().zip(down) {
        colours[at] = colour;
    }

    parts::imagine(board, key, throw);
}

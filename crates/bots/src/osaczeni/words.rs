//! Words about votes that are still open, and what has been promised.

use super::bargains::is_taken;
use super::mind::Mind;
use holdout_osaczeni::view::StatementSeen;
use holdout_osaczeni::{Promise, Statement};

/// What somebody has said about their next vote, and the facts have not shown yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Votes(usize),
    Spares(usize),
}

/// The words of a seat about votes of this round that are still open.
pub fn open_words<'m>(mind: &'m Mind<'_>, speaker: usize) -> impl Iterator<Item = Word> + 'm {
    let open = mind
        .view
        .statements
        .iter()
        .filter(move |said| said.seat.index() == speaker && said.round == mind.view.round && stands(mind, said));
    open.filter_map(|said| match &said.statement {
        Statement::Vote { player } | Statement::Promise { what: Some(Promise::VoteFor { player }), .. } => {
            Some(Word::Votes(player.index()))
        }
        Statement::Promise { what: Some(Promise::Spare { player }), .. } => Some(Word::Spares(player.index())),
        Statement::Promise { .. }
        | Statement::Dice { .. }
        | Statement::Destination { .. }
        | Statement::Hand { .. }
        | Statement::Refuse { .. } => None,
    })
}

/// Whether a word is still open, and binds: an offer does once it is taken.
fn stands(mind: &Mind<'_>, said: &StatementSeen) -> bool {
    let taken = match &said.statement {
        Statement::Promise { to: Some(to), want: Some(want), .. } => {
            is_taken(mind, said.seat.index(), to.index(), *want)
        }
        _ => true,
    };
    said.verdict.is_none() && taken
}

/// Whether a seat has made exactly this promise and it is still open.
pub fn has_promised(mind: &Mind<'_>, speaker: usize, promise: Promise) -> bool {
    mind.view.statements.iter().any(|said| {
        let due = |round: Option<u8>| round.is_none_or(|round| round == mind.view.round);
        let same = matches!(&said.statement,
            Statement::Promise { what: Some(what), round, .. } if *what == promise && due(*round));
        said.seat.index() == speaker && same && stands(mind, said)
    })
}

//! Misplaced: two equipment tokens on the board change places.

use super::{Course, Picks};
use crate::answer::Answer;
use crate::board::{Board, Token};
use crate::event::Seen;
use crate::{Cx, Doom};
use holdout_kernel::{Offers, RuleId};

fn equipment(board: &Board) -> impl Iterator<Item = &Token> {
    board.tokens().filter(|token| token.kind.is_equipment())
}

/// Two tokens that lie on different squares.
pub fn can_do(board: &Board) -> bool {
    let first = equipment(board).next();
    first.is_some_and(|first| equipment(board).any(|token| token.at != first.at))
}

pub fn go_on(picks: &mut Picks, cx: &mut Cx<'_>) -> Course {
    if picks.done || !can_do(cx) { Course::Done } else { Course::Ask }
}

pub fn offers<O: Offers<Doom>>(picks: &Picks, board: &Board, out: &mut O) {
    let first = picks.token.and_then(|place| equipment(board).find(|token| token.place == place));
    let mut last = None;
    for (n, token) in equipment(board).enumerate() {
        let twin = equipment(board).take(n).any(|other| other.kind == token.kind && other.at == token.at);
        if twin || first.is_some_and(|first| first.at == token.at) {
            continue;
        }
        let answer = Answer::Token { token: token.kind, at: board.spot(token.at) };
        out.offer(answer);
        last = Some(answer);
    }
    if let Some(answer) = last {
        out.fall_back(answer);
    }
}

pub fn accept(picks: &mut Picks, cx: &mut Cx<'_>, answer: Answer) {
    let Answer::Token { token, at } = answer else { return };
    let square = cx.square(at);
    let Some(chosen) = equipment(cx).find(|one| one.kind == token && Some(one.at) == square).copied() else { return };
    let Some(first) = picks.token.and_then(|place| equipment(cx).find(|one| one.place == place).copied()) else {
        picks.token = Some(chosen.place);
        return;
    };
    let event = Seen::TokensSwapped {
        one: cx.spot(first.at),
        other: at,
        first: first.kind,
        second: chosen.kind,
        places: (first.place, chosen.place),
    };
    cx.emit(RuleId("DM-6.6"), event.into());
    picks.done = true;
}

//! BP-8.13: a spawn token leaves the board with a Necromancer who is killed.

use super::{Answer, Rule, Seen};
use crate::board::Board;
use crate::digest::traced;
use crate::desk::{Cx, Desk, Menu};
use crate::frame::{Flow, Step};
use crate::rule::Cited;
use holdout_kernel::{Phrase, Seat, SeatSet};

/// BP-8.13: the team removes a spawn token of its choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemoveToken {}

traced!(RemoveToken {});

impl RemoveToken {
    fn remove(cx: &mut Cx<'_>, token: u8) {
        let zone = cx.place(cx.board().tokens[token as usize].zone);
        cx.tell(Rule::Killed, Seen::TokenRemoved { token, zone });
        crate::deeds::check_goals(cx, false);
    }
}

impl Step for RemoveToken {
    fn name(&self) -> &'static str {
        "remove-token"
    }

    fn rule(&self) -> Cited {
        Rule::Killed.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.board().parts.necromancers.removals == 0 {
            return Flow::Pop;
        }
        let tokens: Vec<u8> = cx.board().active_tokens().map(|(at, _)| at as u8).collect();
        match tokens.as_slice() {
            [] => {
                let zone = cx.place(crate::pieces::Zone::NONE);
                cx.tell(Rule::Killed, Seen::TokenRemoved { token: u8::MAX, zone });
                Flow::Pop
            }
            [only] => {
                Self::remove(cx, *only);
                Flow::Pop
            }
            [..] => Flow::Wait,
        }
    }

    /// It is asked for before anything else, and not while it is asked for.
    fn settles(&self) -> bool {
        true
    }

    fn about(&self, _: &Board) -> Phrase {
        Phrase::new("zc-ask-remove-token")
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        for (at, _) in board.active_tokens() {
            out.offer(Answer::RemoveToken { token: at as u8 }.into());
        }
        if let Some((at, _)) = board.active_tokens().next() {
            out.fall_back(Answer::RemoveToken { token: at as u8 }.into());
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        let crate::Answer::Part(crate::parts::Answer::Necromancers(Answer::RemoveToken { token })) = answer else { unreachable!("{answer:?} was not offered") };
        Self::remove(cx, token);
    }
}

//! BP-8.13: a spawn token leaves the board with a Necromancer who is killed.

use crate::answer::Answer;
use crate::board::Board;
use crate::digest::traced;
use crate::desk::{Cx, Menu};
use crate::event::Seen;
use crate::frame::{Flow, Step};
use crate::rule::Rule;
use holdout_kernel::{Seat, SeatSet};

/// BP-8.13: the team removes a spawn token of its choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RemoveToken;

traced!(RemoveToken {});

impl RemoveToken {
    fn remove(cx: &mut Cx<'_>, token: u8) {
        let zone = cx.place(cx.board().tokens[token as usize].zone);
        cx.tell(Rule::NecromancerKilled, Seen::TokenRemoved { token, zone });
        crate::deeds::check_goals(cx, false);
    }
}

impl Step for RemoveToken {
    fn name(&self) -> &'static str {
        "remove-token"
    }

    fn rule(&self) -> Rule {
        Rule::NecromancerKilled
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.board().parts.necromancers.removals == 0 {
            return Flow::Pop;
        }
        let tokens: Vec<u8> = cx.board().active_tokens().map(|(at, _)| at as u8).collect();
        match tokens.as_slice() {
            [] => {
                let zone = cx.place(crate::pieces::Zone::NONE);
                cx.tell(Rule::NecromancerKilled, Seen::TokenRemoved { token: u8::MAX, zone });
                Flow::Pop
            }
            [only] => {
                Self::remove(cx, *only);
                Flow::Pop
            }
            [..] => Flow::Wait,
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut dyn Menu) {
        for (at, _) in board.active_tokens() {
            out.offer(Answer::RemoveToken { token: at as u8 });
        }
        if let Some((at, _)) = board.active_tokens().next() {
            out.fall_back(Answer::RemoveToken { token: at as u8 });
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let Answer::RemoveToken { token } = answer else { unreachable!("{answer:?} was not offered") };
        Self::remove(cx, token);
    }
}

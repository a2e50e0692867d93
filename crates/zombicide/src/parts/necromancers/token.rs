//! BP-8.13: a spawn token leaves the board with a Necromancer who is killed; where several stood together, the team says
//! first which of them it was.

use super::{Answer, Rule, Seen, way};
use crate::board::Board;
use crate::digest::traced;
use crate::desk::{Cx, Desk, Menu};
use crate::frame::{Flow, Step};
use crate::pieces::Zone;
use crate::rule::{Cited, Rule as CoreRule};
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
        if way::in_doubt(cx.board()).is_some() {
            return Flow::Wait;
        }
        if cx.board().parts.necromancers.removals == 0 {
            return Flow::Pop;
        }
        let tokens: Vec<u8> = cx.board().active_tokens().map(|(at, _)| at as u8).collect();
        match tokens.as_slice() {
            [] => {
                let zone = cx.place(Zone::NONE);
                cx.tell(Rule::Killed, Seen::TokenRemoved { token: u8::MAX, zone });
                Flow::Pop
            }
            [only] => {
                Self::remove(cx, *only);
                Flow::Pop
            }
            // Who it was may have been asked just before.
            [..] => Flow::WaitAnew,
        }
    }

    /// It is asked for before anything else, and not while it is asked for.
    fn settles(&self) -> bool {
        true
    }

    fn about(&self, board: &Board) -> Phrase {
        Phrase::new(if way::in_doubt(board).is_some() { "zc-ask-necromancer-falls" } else { "zc-ask-remove-token" })
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        // Those who came in by the same zone are alike.
        if let Some(zone) = way::in_doubt(board) {
            for (at, entry) in way::entries(board, zone).iter().enumerate() {
                let answer = Answer::NecromancerFalls { entry: board.spot(entry) }.into();
                out.offer(answer);
                if at == 0 {
                    out.fall_back(answer);
                }
            }
            return;
        }
        for (at, _) in board.active_tokens() {
            out.offer(Answer::RemoveToken { token: at as u8 }.into());
        }
        if let Some((at, _)) = board.active_tokens().next() {
            out.fall_back(Answer::RemoveToken { token: at as u8 }.into());
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        match answer {
            crate::Answer::Part(crate::parts::Answer::Necromancers(Answer::RemoveToken { token })) => Self::remove(cx, token),
            crate::Answer::Part(crate::parts::Answer::Necromancers(Answer::NecromancerFalls { entry })) => {
                let entry = cx.board().at(entry);
                if let Some(zone) = way::in_doubt(cx.board()) {
                    way::fall(cx, zone, Some(entry), CoreRule::SamePriority);
                }
            }
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}

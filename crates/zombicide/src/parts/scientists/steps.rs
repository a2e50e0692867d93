//! At the end of each Players' Phase every scientist may walk one step towards the Exit.

use super::{Answer, MOST, Rule, Seen};
use crate::board::Board;
use crate::deeds::check_goals;
use crate::desk::{Cx, Menu};
use crate::digest::traced;
use crate::frame::{Flow, Step};
use crate::ground::Mover;
use crate::parts;
use crate::pieces::{Zone, ZoneSet};
use crate::rule::Cited;
use holdout_kernel::{Phrase, Seat, SeatSet};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walking {
    begun: bool,
    /// Who has walked, as bits.
    walked: u8,
    done: bool,
}

traced!(Walking { begun, walked, done });

/// The next zones on all shortest ways to the Exit.
fn ways(board: &Board, number: usize) -> ZoneSet {
    let zone = board.parts.scientists.zones[number];
    let Some(exit) = board.mission().exit.filter(|_| zone != Zone::NONE && board.is_clear(zone)) else {
        return ZoneSet::EMPTY;
    };
    let steps = board.steps_to(exit, Mover::PLAIN);
    let here = steps[zone.index()];
    if here == 0 || here == u8::MAX {
        return ZoneSet::EMPTY;
    }
    board.ways(zone, Mover::PLAIN).iter().filter(|next| steps[next.index()] == here - 1).collect()
}

/// Whoever stands at the Exit without enemies leaves.
fn leave(cx: &mut Cx<'_>, number: usize) {
    let (board, zone) = (cx.board(), cx.board().parts.scientists.zones[number]);
    if zone != Zone::NONE && board.mission().exit == Some(zone) && board.is_clear(zone) {
        cx.tell(Rule::Leaves, Seen::ScientistLeft { number: number as u8 + 1 });
        check_goals(cx, false);
    }
}

impl Walking {
    fn open(self, board: &Board) -> impl Iterator<Item = (usize, Zone)> + '_ {
        let left = (0..MOST).filter(move |number| self.walked >> number & 1 == 0);
        left.flat_map(|number| ways(board, number).iter().map(move |zone| (number, zone)))
    }
}

impl Step for Walking {
    fn name(&self) -> &'static str {
        "scientists"
    }

    fn rule(&self) -> Cited {
        Rule::Walks.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if !self.begun {
            self.begun = true;
            (0..MOST).for_each(|number| leave(cx, number));
        }
        let over = self.done || cx.board().outcome.is_some() || self.open(cx.board()).next().is_none();
        if over { Flow::Pop } else { Flow::Wait }
    }

    fn about(&self, _: &Board) -> Phrase {
        Phrase::new("inv-ask-scientists")
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut dyn Menu) {
        for (number, zone) in self.open(board) {
            out.offer(Answer::Scientist { number: number as u8 + 1, zone: board.spot(zone) }.into());
        }
        out.offer(crate::Answer::Done);
        out.fall_back(crate::Answer::Done);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        let crate::Answer::Part(parts::Answer::Scientists(Answer::Scientist { number, zone })) = answer else {
            self.done = true;
            return;
        };
        self.walked |= 1 << (number - 1);
        let to = cx.place(cx.board().at(zone));
        cx.tell(Rule::Walks, Seen::ScientistMoved { number, to });
        leave(cx, number as usize - 1);
    }
}

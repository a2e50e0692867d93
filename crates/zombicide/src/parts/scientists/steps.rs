//! At the end of each Players' Phase every scientist may walk one step towards the Exit; and somebody may pull them to him.

use super::{Answer, MOST, Rule, Seen};
use crate::board::Board;
use crate::deeds::check_goals;
use crate::desk::{Cx, Desk, Menu};
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
    /// Who has walked, or was asked about, as bits.
    walked: u8,
    done: bool,
    /// Out of a zone and into another, where somebody pulls them.
    from: Zone,
    to: Zone,
}

traced!(Walking { begun, walked, done, from, to });

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
    pub(super) fn pulled(from: Zone, to: Zone) -> Self {
        Self { begun: true, from, to, ..Self::default() }
    }

    const fn is_pull(self) -> bool {
        self.to.0 != Zone::NONE.0
    }

    /// The next one of those who can be pulled.
    fn next(self, board: &Board) -> Option<usize> {
        let zones = board.parts.scientists.zones;
        (0..MOST).find(|number| self.walked >> number & 1 == 0 && zones[*number] == self.from)
    }

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
        if self.is_pull() { Rule::Pulled.into() } else { Rule::Walks.into() }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.is_pull() {
            return if self.next(cx.board()).is_some() { Flow::WaitAnew } else { Flow::Pop };
        }
        if !self.begun {
            self.begun = true;
            (0..MOST).for_each(|number| leave(cx, number));
        }
        let over = self.done || cx.board().outcome.is_some() || self.open(cx.board()).next().is_none();
        if over { Flow::Pop } else { Flow::Wait }
    }

    fn about(&self, board: &Board) -> Phrase {
        match self.next(board).filter(|_| self.is_pull()) {
            Some(number) => Phrase::new("inv-ask-pull-scientist").arg("number", number as u8 + 1),
            None => Phrase::new("inv-ask-scientists"),
        }
    }

    /// Whoever pulls says whom; where they walk, everybody does.
    fn asked(&self, board: &Board) -> SeatSet {
        let puller = board.living().find(|hero| self.is_pull() && board.hero(*hero).in_turn);
        puller.map_or(board.everybody(), |hero| SeatSet::only(board.hero(hero).seat))
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        if self.is_pull() {
            out.offer(crate::Answer::Agree);
            out.offer(crate::Answer::Refuse);
            out.fall_back(crate::Answer::Agree);
            return;
        }
        for (number, zone) in self.open(board) {
            out.offer(Answer::Scientist { number: number as u8 + 1, zone: board.spot(zone) }.into());
        }
        out.offer(crate::Answer::Done);
        out.fall_back(crate::Answer::Done);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        if let Some(number) = self.next(cx.board()).filter(|_| self.is_pull()) {
            self.walked |= 1 << number;
            if answer == crate::Answer::Agree {
                let to = cx.place(self.to);
                cx.tell(Rule::Pulled, Seen::ScientistMoved { number: number as u8 + 1, to });
            }
            return;
        }
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

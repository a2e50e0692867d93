//! What is asked about Guards: which order they get, and how many of them are pulled along.

use super::{Answer, Rule, Seen, moved, orders};
use crate::board::{Board, Fate};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::frame::{Flow, Step};
use crate::matter::Matter;
use crate::parts;
use crate::pieces::{Hero, Zone};
use crate::rule::Cited;
use crate::words::Say;
use holdout_kernel::{Phrase, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Order,
    Bring,
}

traced_names!(What { Order, Bring });

#[derive(Clone, Copy, Debug)]
pub struct Asking {
    what: What,
    hero: Hero,
    zone: Zone,
    /// Where they are pulled to.
    to: Zone,
    chosen: Option<crate::Answer>,
}

traced!(Asking { what, hero, zone, to, chosen });

impl Asking {
    pub(super) const fn order(hero: Hero, zone: Zone) -> Self {
        Self { what: What::Order, hero, zone, to: Zone::NONE, chosen: None }
    }

    pub(super) const fn bring(zone: Zone, to: Zone) -> Self {
        Self { what: What::Bring, hero: Hero::NONE, zone, to, chosen: None }
    }

    pub(crate) fn ordered(&self) -> Option<Zone> {
        (self.what == What::Order).then_some(self.zone)
    }
}

impl Step for Asking {
    fn name(&self) -> &'static str {
        "guards"
    }

    fn rule(&self) -> Cited {
        if self.what == What::Bring { Rule::Pulled.into() } else { Rule::Order.into() }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        match (self.what, self.chosen) {
            (What::Order, Some(crate::Answer::Part(parts::Answer::Garrison(answer)))) => {
                if cx.board().hero(self.hero).fate != Fate::Alive {
                    return Flow::Pop;
                }
                orders::carry_out(cx, self.hero, self.zone, answer).map_or(Flow::Pop, Flow::Replace)
            }
            (What::Bring, Some(crate::Answer::Part(parts::Answer::Garrison(Answer::Bring { count })))) => {
                if count > 0 {
                    let (from, to) = (cx.place(self.zone), cx.place(self.to));
                    cx.tell(Rule::Pulled, Seen::GuardsMoved { from, to, count });
                    moved(cx);
                }
                parts::corruption::pull(cx.board(), self.zone, self.to).map_or(Flow::Pop, Flow::Replace)
            }
            (_, Some(_)) => Flow::Pop,
            (_, None) => Flow::Wait,
        }
    }

    fn matter(&self, board: &Board) -> Option<Matter> {
        (self.what == What::Order).then(|| Matter::Order {
            survivor: self.hero,
            zone: board.spot(self.zone),
            guards: board.guards_in(self.zone),
        })
    }

    fn about(&self, board: &Board) -> Phrase {
        Phrase::new("wd-ask-bring").zone(board.spot(self.zone))
    }

    fn asked(&self, board: &Board) -> SeatSet {
        if self.what == What::Order { SeatSet::only(board.hero(self.hero).seat) } else { board.everybody() }
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        if self.what == What::Order {
            orders::orders(board, self.hero, self.zone, out);
            out.offer(crate::Answer::Stop);
            out.fall_back(crate::Answer::Stop);
            return;
        }
        let there = board.guards_in(self.zone);
        (0..=there).rev().for_each(|count| out.offer(Answer::Bring { count }.into()));
        out.fall_back(Answer::Bring { count: there }.into());
    }

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        self.chosen = Some(answer);
    }
}

//! Pulling Survivors out of a neighbouring zone: each of their players is asked.

use crate::answer::Answer;
use crate::board::Board;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen;
use crate::frame::{Flow, Step};
use crate::parts;
use crate::pieces::{Hero, Zone};
use crate::rule::{Cited, Rule};
use holdout_kernel::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pulling {
    pub hero: Hero,
    pub zone: Zone,
    /// Survivors who have been asked, as bits.
    pub asked: u16,
}

traced!(Pulling { hero, zone, asked });

impl Pulling {
    fn next(self, board: &Board) -> Option<Hero> {
        board.living_in(self.zone).find(|hero| self.asked >> hero.0 & 1 == 0)
    }
}

impl Step for Pulling {
    fn name(&self) -> &'static str {
        "pulling"
    }

    fn rule(&self) -> Cited {
        Rule::SkillDeed.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.next(cx.board()).is_some() {
            return Flow::WaitAnew;
        }
        let to = cx.board().hero(self.hero).zone;
        parts::pulled(cx, self.zone, to).map_or(Flow::Pop, Flow::Replace)
    }

    fn asked(&self, board: &Board) -> SeatSet {
        self.next(board).map_or(SeatSet::EMPTY, |hero| SeatSet::only(board.hero(hero).seat))
    }

    fn offers(&self, _: &Board, _: Seat, out: &mut Menu<'_>) {
        out.offer(Answer::Agree);
        out.offer(Answer::Refuse);
        out.fall_back(Answer::Agree);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let Some(hero) = self.next(cx.board()) else { return };
        self.asked |= 1 << hero.0;
        if answer == Answer::Agree {
            let to = cx.place(cx.board().hero(self.hero).zone);
            let who = cx.who(hero);
            cx.tell(Rule::SkillDeed, Seen::Pulled { who, to });
            parts::stepped_in(cx, hero, to.zone);
        }
    }
}

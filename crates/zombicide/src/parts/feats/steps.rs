//! What becomes due by a skill: a step aside, a card drawn.

use super::{Rule, Seen};
use crate::actions::searching::Search;
use crate::actions::things::free_move;
use crate::board::{Board, Fate};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::frame::{Flow, Step};
use crate::pieces::Hero;
use crate::rule::Cited;
use holdout_kernel::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Sidestep,
    Draw,
}

traced_names!(What { Sidestep, Draw });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feat {
    hero: Hero,
    what: What,
}

traced!(Feat { hero, what });

impl Feat {
    pub(super) const fn sidestep(hero: Hero) -> Self {
        Self { hero, what: What::Sidestep }
    }

    pub(super) const fn draw(hero: Hero) -> Self {
        Self { hero, what: What::Draw }
    }
}

impl Step for Feat {
    fn name(&self) -> &'static str {
        "feat"
    }

    fn rule(&self) -> Cited {
        Rule::Skill.into()
    }

    fn settles(&self) -> bool {
        true
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let who = cx.who(self.hero);
        match self.what {
            What::Sidestep => cx.tell(Rule::Skill, Seen::Sidesteps { who }),
            What::Draw => cx.tell(Rule::Skill, Seen::Draws { who }),
        }
        if cx.board().hero(self.hero).fate != Fate::Alive {
            return Flow::Pop;
        }
        Flow::Replace(match self.what {
            What::Sidestep => free_move(cx, self.hero, false),
            What::Draw => crate::Frame::Search(Search::drawing(self.hero, 1)),
        })
    }

    fn asked(&self, _: &Board) -> SeatSet {
        SeatSet::EMPTY
    }

    fn offers(&self, _: &Board, _: Seat, _: &mut Menu<'_>) {}

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        unreachable!("{answer:?} was not offered")
    }
}

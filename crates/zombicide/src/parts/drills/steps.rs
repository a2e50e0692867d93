//! What is asked for these skills: a shot at what spawned, and whether to hide.

use super::{Row, Rule, Seen};
use crate::answer::Answer;
use crate::board::{Board, Fate};
use crate::combat::attack::FreeAttack;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::event::Seen as CoreSeen;
use crate::frame::{Flow, Frame, Step};
use crate::pieces::Hero;
use crate::rule::Cited;
use crate::skills::COMBAT;
use crate::words::Say;
use holdout_kernel::{Phrase, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    /// A row of Actions ends with the Turn before.
    Fresh,
    Hide,
    Reflex,
    Done,
}

traced_names!(What { Fresh, Hide, Reflex, Done });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drill {
    hero: Hero,
    what: What,
}

traced!(Drill { hero, what });

impl Drill {
    pub(super) const fn fresh(hero: Hero) -> Self {
        Self { hero, what: What::Fresh }
    }

    pub(super) const fn hide(hero: Hero) -> Self {
        Self { hero, what: What::Hide }
    }

    pub(super) const fn reflex(hero: Hero) -> Self {
        Self { hero, what: What::Reflex }
    }
}

impl Step for Drill {
    fn name(&self) -> &'static str {
        "drill"
    }

    fn rule(&self) -> Cited {
        if self.what == What::Hide { Rule::Camouflage.into() } else { Rule::Reflex.into() }
    }

    fn settles(&self) -> bool {
        self.what == What::Reflex
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let who = cx.who(self.hero);
        match self.what {
            What::Fresh => {
                self.what = What::Done;
                cx.tell(Rule::Row, Seen::InARow { who, row: Row::default() });
                // What else comes at the start of the Turn.
                crate::parts::turn_begins(cx.board(), self.hero).map_or(Flow::Pop, Flow::Replace)
            }
            What::Hide => Flow::Wait,
            What::Reflex => {
                self.what = What::Done;
                let zones = cx.board().parts.drills.zones;
                cx.tell(Rule::Reflex, Seen::ReflexUsed { who });
                if cx.board().hero(self.hero).fate != Fate::Alive {
                    return Flow::Pop;
                }
                Flow::Replace(Frame::FreeAttack(FreeAttack { at: zones, ..FreeAttack::of(self.hero, COMBAT) }))
            }
            What::Done => Flow::Pop,
        }
    }

    fn about(&self, board: &Board) -> Phrase {
        Phrase::new("inv-ask-camouflage").who(board.who(self.hero))
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, _: &Board, _: Seat, out: &mut Menu<'_>) {
        out.offer(Answer::Agree);
        out.offer(Answer::Refuse);
        out.fall_back(Answer::Refuse);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        self.what = What::Done;
        if answer == Answer::Agree {
            let who = cx.who(self.hero);
            cx.tell(Rule::Camouflage, CoreSeen::Rotten { who, on: true });
        }
    }
}

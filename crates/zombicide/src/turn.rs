//! A Survivor's Turn. What he may do is gathered from the files of `actions/`, in the order of the rulebook.

use crate::actions::{self, Acting};
use crate::answer::Answer;
use crate::board::{Board, Fate};
use crate::desk::{AnyOffer, Cx, Desk, Listener, Menu};
use crate::digest::traced;
use crate::event::{Seen, Used};
use crate::frame::{Flow, Step};
use crate::parts;
use crate::pieces::Hero;
use crate::rule::{Cited, Rule};
use crate::why::Why;
use holdout_kernel::{Seat, SeatSet};

/// Actions of every Survivor.
const ACTIONS: u8 = 3;

#[derive(Clone, Copy, Debug)]
pub struct Turn {
    pub hero: Hero,
    pub begun: bool,
    pub over: bool,
    pub doing: Option<Answer>,
    /// `Rule::ExtraTurn`: a Turn outside the order, and what the Survivor's own Turn had used until then.
    pub extra: Option<Used>,
    /// A single Action given by somebody else, and what the Survivor's own Turn had used until then.
    pub gift: Option<Used>,
    /// Whatever comes at the start of the Turn is still to be asked for.
    pub fresh: bool,
}

traced!(Turn { hero, begun, over, doing, extra, gift, fresh });

impl Turn {
    pub const fn of(hero: Hero) -> Self {
        Self { hero, begun: false, over: false, doing: None, extra: None, gift: None, fresh: false }
    }

    /// One Action at once, outside his own Turn.
    pub fn gift(board: &Board, hero: Hero) -> Self {
        let it = board.hero(hero);
        let counts = it.acted || board.gifted & hero.bit() != 0;
        let used = if counts { Used::of(it) } else { Used { acted: it.acted, ..Used::default() } };
        Self { gift: Some(used), ..Self::of(hero) }
    }

    fn end(&self, cx: &mut Cx<'_>) -> Flow {
        let (who, it) = (cx.who(self.hero), *cx.board().hero(self.hero));
        if let Some(used) = self.gift {
            cx.tell(Rule::SkillDeed, Seen::GiftEnded { who, used });
            return Flow::Pop;
        }
        if it.fate == Fate::Alive && !it.stirred && !it.rotten && cx.board().can(self.hero, |perks| perks.rots) {
            cx.tell(Rule::Unnoticed, Seen::Rotten { who, on: true });
        }
        cx.tell(Rule::EndTurn, Seen::TurnEnded { who });
        if let Some(used) = self.extra {
            cx.tell(Rule::ExtraTurn, Seen::TurnResumed { who, used });
        }
        Flow::Pop
    }
}

/// Nobody leaves the board with an Action he was given: that is for the end of his Turn.
struct Staying<'a, 'm>(&'a mut Menu<'m>);

impl Listener for Staying<'_, '_> {
    fn offer(&mut self, answer: Answer) {
        if answer != Answer::Escape {
            self.0.offer(answer);
        }
    }

    fn refuse(&mut self, answer: Answer, why: Why, rule: Cited) {
        self.0.refuse(answer, why, rule);
    }

    fn fall_back(&mut self, answer: Answer) {
        self.0.fall_back(answer);
    }

    fn wants_reasons(&self) -> bool {
        self.0.wants_reasons()
    }

    fn has_enough(&self) -> bool {
        self.0.has_enough()
    }
}

impl Step for Turn {
    fn name(&self) -> &'static str {
        "turn"
    }

    fn rule(&self) -> Cited {
        Rule::Actions.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let hero = self.hero;
        if !self.begun {
            self.begun = true;
            let who = cx.who(hero);
            if self.gift.is_some() {
                cx.tell(Rule::SkillDeed, Seen::GiftBegan { who });
                return Flow::Wait;
            }
            let actions = ACTIONS + cx.board().perks(hero).actions + cx.board().hero(hero).granted;
            cx.tell(Rule::Actions, Seen::TurnBegan { who, actions });
            self.fresh = true;
        }
        if std::mem::take(&mut self.fresh)
            && let Some(frame) = parts::turn_begins(cx.board(), hero)
        {
            return Flow::Push(frame);
        }
        if let Some(answer) = self.doing.take() {
            match answer {
                Answer::EndTurn => self.over = true,
                Answer::Escape => {
                    let (who, zone) = (cx.who(hero), cx.board().hero(hero).zone);
                    cx.tell(Rule::Exit, Seen::Escaped { who });
                    parts::leaves(cx, hero, zone);
                    crate::deeds::check_goals(cx, false);
                    self.over = true;
                }
                _ => {
                    self.over |= self.gift.is_some();
                    parts::acts(cx, hero, &answer);
                    if let Some(frame) = actions::perform(cx, hero, answer) {
                        return Flow::Push(frame);
                    }
                    // What became due by it comes first.
                    if parts::due(cx.board()).is_some() || cx.board().learning || cx.board().outcome.is_some() {
                        return Flow::Replace(crate::frame::Frame::Turn(*self));
                    }
                }
            }
        }
        if self.over || cx.board().hero(hero).fate != Fate::Alive {
            return self.end(cx);
        }
        if cx.board().hero(hero).actions == 0 {
            let mut anything = AnyOffer::default();
            self.offers(cx.board(), cx.board().hero(hero).seat, &mut Menu::Told(&mut anything));
            if !anything.0 {
                return self.end(cx);
            }
        }
        Flow::Wait
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        let acting = Acting::of(board, self.hero);
        if self.gift.is_some() {
            actions::offer(&acting, &mut Menu::Told(&mut Staying(out)));
        } else {
            actions::offer(&acting, out);
        }
        out.offer(Answer::EndTurn);
        out.fall_back(Answer::EndTurn);
    }

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: Answer) {
        self.doing = Some(answer);
    }
}

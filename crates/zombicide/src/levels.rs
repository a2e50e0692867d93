//! Learning a skill: it happens at once, whenever it is due.

use crate::answer::Answer;
use crate::board::Board;
use crate::desk::{Cx, Menu};
use crate::digest::traced;
use crate::event::Seen;
use crate::frame::{Flow, Step};
use crate::matter::Matter;
use crate::pieces::{Hero, Level};
use crate::rule::{Cited, Rule};
use holdout_kernel::{Seat, SeatSet};

/// BP-12.4: the player chooses among the skills of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkillChoice {
    pub hero: Hero,
    pub level: Level,
}

traced!(SkillChoice { hero, level });

/// BP-12.3: learns what leaves no choice; gives back the first choice there is.
pub(crate) fn learn(cx: &mut Cx<'_>) -> Option<SkillChoice> {
    while let Some((hero, level)) = cx.board().next_to_learn() {
        let options = &cx.board().identity(hero).skills[level as usize];
        if options.len() > 1 {
            return Some(SkillChoice { hero, level });
        }
        learned(cx, hero, level, options[0], Rule::YellowSkill);
    }
    None
}

fn learned(cx: &mut Cx<'_>, hero: Hero, level: Level, number: u16, rule: Rule) {
    let who = cx.who(hero);
    let skill = &cx.board().content().skill(number).id;
    cx.tell(rule, Seen::Learned { who, skill, number, level });
}

impl SkillChoice {
    pub(crate) fn matter(&self, board: &Board) -> Matter {
        let options = board.identity(self.hero).skills[self.level as usize].iter();
        let skills = options.map(|number| board.content().skill(*number).id.as_str());
        Matter::Skill { survivor: self.hero, level: self.level, skills: skills.collect() }
    }
}

impl Step for SkillChoice {
    fn name(&self) -> &'static str {
        "skill-choice"
    }

    fn settles(&self) -> bool {
        true
    }

    fn rule(&self) -> Cited {
        Rule::ChooseSkill.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.board().next_to_learn() == Some((self.hero, self.level)) { Flow::Wait } else { Flow::Pop }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut dyn Menu) {
        let options = board.identity(self.hero).skills[self.level as usize].len();
        for choice in 1..=options as u8 {
            out.offer(Answer::Skill { choice });
        }
        out.fall_back(Answer::Skill { choice: 1 });
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let Answer::Skill { choice } = answer else { unreachable!("{answer:?} was not offered") };
        let number = cx.board().identity(self.hero).skills[self.level as usize][choice as usize - 1];
        learned(cx, self.hero, self.level, number, Rule::ChooseSkill);
    }
}

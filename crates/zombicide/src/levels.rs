//! Learning a skill: it happens at once, whenever it is due.

use crate::answer::Answer;
use crate::board::Board;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen;
use crate::frame::{Flow, Step};
use crate::matter::Matter;
use crate::pieces::{Hero, Level};
use crate::rule::{Cited, Rule};
use holdout_kernel::{Seat, SeatSet};

/// `Rule::ChooseSkill`: the player chooses among the skills of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkillChoice {
    pub hero: Hero,
    pub level: Level,
}

traced!(SkillChoice { hero, level });

/// Learns what leaves no choice; gives back the first choice there is.
pub(crate) fn learn(cx: &mut Cx<'_>) -> Option<SkillChoice> {
    while let Some((hero, level)) = cx.board().next_to_learn() {
        let options = cx.board().skills_open(hero, level);
        if options.len() > 1 {
            return Some(SkillChoice { hero, level });
        }
        learned(cx, hero, level, options[0], Rule::YellowSkill);
    }
    None
}

impl Board {
    /// A level of a further lap whose skill a Survivor is owed.
    pub fn owed_level(&self, hero: Hero) -> Option<Level> {
        let owed = LAP_LEVELS.into_iter().zip(self.hero(hero).owed).find(|(_, owed)| *owed > 0);
        owed.map(|(level, _)| level).filter(|level| !self.skills_open(hero, *level).is_empty())
    }

    /// The skills a Survivor may choose from at a level: those of his card; where his experience began again, those of
    /// the level he has not taken, place by place; and any there are, once he has his whole card.
    pub fn skills_open(&self, hero: Hero, level: Level) -> Vec<u16> {
        let (it, card) = (self.hero(hero), &self.identity(hero).skills);
        if usize::from(it.learned) <= level as usize {
            return card[level as usize].clone();
        }
        if it.skills.iter().all(|skill| *skill > 0) {
            return Vec::new();
        }
        let is_open = |level: Level, at: usize| it.places >> place(level, at) & 1 == 0;
        let open = |level: Level| card[level as usize].iter().enumerate().filter(move |(at, _)| is_open(level, *at));
        if LAP_LEVELS.into_iter().any(|level| open(level).next().is_some()) {
            return open(level).map(|(_, number)| *number).collect();
        }
        let all = (1..=self.content().skills.len() as u16).filter(|number| !it.skills.contains(number));
        let all = all.filter(|number| !self.content().skill(*number).id.contains("starts-with"));
        all.take(u8::MAX as usize).collect()
    }

    /// A marker that passed thresholds again owes the skills of their levels.
    pub(crate) fn owe(&mut self, hero: Hero, from: u8, to: u8) {
        for (at, level) in LAP_LEVELS.into_iter().enumerate() {
            let passed = from < level.least_xp() && to >= level.least_xp();
            if passed && !self.skills_open(hero, level).is_empty() {
                self.heroes[hero.index()].owed[at] += 1;
            }
        }
    }

    /// Notes which place of his card a skill has.
    pub(crate) fn note_place(&mut self, hero: Hero, level: Level, number: u16) {
        let first = usize::from(self.hero(hero).learned) <= level as usize;
        let places = self.hero(hero).places;
        let mut card = self.identity(hero).skills[level as usize].iter().enumerate();
        let at = card.find(|(at, skill)| **skill == number && places >> place(level, *at) & 1 == 0);
        let it = &mut self.heroes[hero.index()];
        it.places |= at.map_or(0, |(at, _)| 1 << place(level, at));
        if first {
            it.learned += 1;
        } else if let Some(at) = LAP_LEVELS.iter().position(|one| *one == level) {
            it.owed[at] = it.owed[at].saturating_sub(1);
        }
    }
}

/// Levels that give a skill again and again.
const LAP_LEVELS: [Level; 2] = [Level::Orange, Level::Red];

/// The bit of a place of an identity card.
fn place(level: Level, at: usize) -> usize {
    level as usize * 4 + at.min(3)
}

fn learned(cx: &mut Cx<'_>, hero: Hero, level: Level, number: u16, rule: Rule) {
    let who = cx.who(hero);
    let skill = &cx.board().content().skill(number).id;
    cx.tell(rule, Seen::Learned { who, skill, number, level });
}

impl SkillChoice {
    pub(crate) fn matter(&self, board: &Board) -> Matter {
        let options = board.skills_open(self.hero, self.level).into_iter();
        let skills = options.map(|number| board.content().skill(number).id.as_str());
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

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        let options = board.skills_open(self.hero, self.level).len();
        for choice in 1..=options as u8 {
            out.offer(Answer::Skill { choice });
        }
        out.fall_back(Answer::Skill { choice: 1 });
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let Answer::Skill { choice } = answer else { unreachable!("{answer:?} was not offered") };
        let number = cx.board().skills_open(self.hero, self.level)[choice as usize - 1];
        learned(cx, self.hero, self.level, number, Rule::ChooseSkill);
    }
}

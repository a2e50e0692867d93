//! A table from a written position, answered by names, for the tests of rules.

use holdout_kernel::record::Start;
use holdout_kernel::{By, Game, Reason, Script, Seat, Seed, Sitting, Viewer};
use holdout_osaczeni::{Answer, Area, Content, Osaczeni, Seen, View};
use std::collections::BTreeMap;

/// A game whose dice are loaded.
pub struct Played {
    sitting: Sitting<Osaczeni>,
    script: Script,
}

/// Loaded dice by stream.
pub type Dice<'a> = &'a [(&'a str, &'a [u8])];

/// Begins at a position.
pub fn at(position: &str, dice: Dice<'_>) -> Played {
    try_at(position, dice).unwrap_or_else(|problems| panic!("{problems:?}"))
}

pub fn try_at(position: &str, dice: Dice<'_>) -> Result<Played, Vec<String>> {
    let written: serde_json::Value = toml::from_str(position).expect("a position is TOML");
    let outcomes: BTreeMap<String, Vec<u8>> =
        dice.iter().map(|(stream, values)| ((*stream).to_owned(), values.to_vec())).collect();
    let mut script = Script::new(Osaczeni::STREAMS, outcomes);
    let told = |problems: Vec<holdout_kernel::Problem>| problems.iter().map(ToString::to_string).collect::<Vec<_>>();
    let start = Start::<Osaczeni>::position(written).map_err(told)?;
    let sitting = Sitting::begin_scripted(Content::embedded(), start, Seed::from_number(1), Some(&mut script));
    Ok(Played { sitting: sitting.map_err(told)?, script })
}

impl Played {
    /// Answers of players counted from 1, each as `1 vote:player-2`; all must be legal.
    pub fn play(&mut self, answers: &[&str]) -> &mut Self {
        for line in answers {
            self.try_answer(line, By::Player).unwrap_or_else(|why| panic!("`{line}`: {why}"));
        }
        self
    }

    /// What the clock says for a player.
    pub fn clock(&mut self, player: u8) -> &mut Self {
        let menu = self.sitting.table().menu(Seat(player - 1));
        let answer = menu.fallback.expect("the clock has an answer");
        self.try_answer(&format!("{player} {}", answer.name()), By::Clock).expect("the clock is right");
        self
    }

    fn try_answer(&mut self, line: &str, by: By) -> Result<(), String> {
        let (player, name) = line.split_once(' ').expect("a player and an answer");
        let seat = Seat(player.parse::<u8>().expect("a player's number") - 1);
        let answer = Answer::parse(name).expect("a known answer");
        let ask = self.sitting.table().ask_id(seat);
        self.sitting.answer(seat, ask, answer, by, Some(&mut self.script)).map_err(|refusal| match refusal.reason {
            Reason::Why(_) => refusal.rule.to_string(),
            Reason::Over | Reason::NotAsked | Reason::Stale | Reason::Sealed | Reason::NotOffered => {
                format!("{refusal:?}")
            }
        })
    }

    /// The rule by which an answer is refused with a reason.
    pub fn refused(&mut self, line: &str) -> String {
        self.try_answer(line, By::Player).expect_err("it must be refused")
    }

    /// The names of what a player may answer, in alphabetical order.
    pub fn offered(&self, player: u8) -> Vec<String> {
        let mut legal = Vec::new();
        self.sitting.table().legal(Seat(player - 1), &mut legal);
        let mut names: Vec<String> = legal.iter().map(Answer::name).collect();
        names.sort();
        names
    }

    /// Players who owe an answer, from 1.
    pub fn asked(&self) -> Vec<u8> {
        self.sitting.table().waiting_for().iter().map(|seat| seat.0 + 1).collect()
    }

    pub fn is_over(&self) -> bool {
        self.sitting.table().is_over()
    }

    pub fn all(&self) -> View {
        self.sitting.table().view(Viewer::Omniscient)
    }

    pub fn seen_by(&self, player: u8) -> View {
        self.sitting.table().view(Viewer::Seat(Seat(player - 1)))
    }

    /// Everything that happened, with its rule, as the omniscient sees it.
    pub fn events(&self) -> Vec<(&'static str, Seen)> {
        self.sitting.seen_since(0, Viewer::Omniscient).into_iter().map(|entry| (entry.rule.0, entry.seen)).collect()
    }

    /// Whether something happened by a rule.
    pub fn happened(&self, rule: &str, what: impl Fn(&Seen) -> bool) -> bool {
        self.events().iter().any(|(by, seen)| *by == rule && what(seen))
    }

    pub fn say(&mut self, player: u8, statement: &str) -> Result<(), String> {
        let statement = serde_json::from_str(statement).expect("a statement is JSON");
        self.sitting.say(Seat(player - 1), &statement).map_err(|refusal| format!("{refusal:?}"))
    }

    pub fn monsters(&self) -> Vec<u8> {
        self.all().areas.iter().map(|area| area.monsters).collect()
    }

    /// Where a character stands, by area number; 0 is nowhere.
    pub fn place(&self, player: u8, kind: &str) -> u8 {
        let all = self.all();
        let family = &all.families[player as usize - 1];
        let member = family.characters.iter().find(|member| member.kind.id() == kind).expect("a member");
        member.area.map_or(0, Area::number)
    }

    /// The script must be used up.
    pub fn end(&self) {
        assert_eq!(self.script.problems(), Vec::<String>::new());
    }
}

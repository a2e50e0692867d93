//! A table from a written position, answered by names, for the tests of rules.

use holdout_kernel::record::Start;
use holdout_kernel::{By, Game, Script, Seat, Seed, Sitting, Viewer};
use holdout_osaczeni::{Answer, Content, Osaczeni, Seen, View};
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
            let (player, name) = line.split_once(' ').expect("a player and an answer");
            let seat = Seat(player.parse::<u8>().expect("a player's number") - 1);
            let answer = Answer::parse(name).expect("a known answer");
            let ask = self.sitting.table().ask_id(seat);
            let given = self.sitting.answer(seat, ask, answer, By::Player, Some(&mut self.script));
            given.unwrap_or_else(|refusal| panic!("`{line}`: {refusal:?}"));
        }
        self
    }

    pub fn is_over(&self) -> bool {
        self.sitting.table().is_over()
    }

    pub fn all(&self) -> View {
        self.sitting.table().view(Viewer::Omniscient)
    }

    /// Everything that happened, with its rule, as the omniscient sees it.
    fn events(&self) -> Vec<(&'static str, Seen)> {
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
}

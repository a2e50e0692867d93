//! What somebody wants to play, from the command line to the setup of a title: seats, options, a variant, a mission.

use crate::words::Words;
use anyhow::Result;
use holdout_bots::Bot;
use holdout_catalog::{OptKind, Title};
use holdout_kernel::{Phrase, Seed};
use serde_json::Value;
use std::collections::BTreeSet;
use std::str::FromStr;

/// A seat as it is written: `human`, `human:NAME`, `bot`, `bot:KIND`, `bot:KIND:NAME`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatSpec {
    Human {
        name: Option<String>,
    },
    /// Without a kind: the strongest the title has.
    Bot {
        kind: Option<String>,
        name: Option<String>,
    },
}

impl FromStr for SeatSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.splitn(3, ':').map(str::trim);
        let who = parts.next().unwrap_or_default();
        let mut part = || parts.next().filter(|part| !part.is_empty()).map(str::to_owned);
        let seat = match who {
            "human" => Self::Human { name: part() },
            "bot" => Self::Bot { kind: part(), name: part() },
            _ => return Err("a seat is human, human:NAME, bot, bot:KIND or bot:KIND:NAME".to_owned()),
        };
        if parts.next().is_some() { Err(format!("`{text}` says too much")) } else { Ok(seat) }
    }
}

/// Who sits in a seat.
pub struct Player {
    pub name: String,
    /// `None` for a human.
    pub bot: Option<Box<dyn Bot>>,
}

/// One human and the strongest bots.
pub fn usual_seats(players: u8) -> Vec<SeatSpec> {
    let bots = (1..players).map(|_| SeatSpec::Bot { kind: None, name: None });
    std::iter::once(SeatSpec::Human { name: None }).chain(bots).collect()
}

/// Seats the players, giving names to those who brought none.
pub fn seat_players(words: &Words, title: &dyn Title, seats: &[SeatSpec]) -> Result<Vec<Player>> {
    check_count(words, title, seats.len())?;
    let humans = seats.iter().filter(|seat| matches!(seat, SeatSpec::Human { .. })).count();
    let roles = title.roles_of(&title.default_setup(seats.len() as u8)).unwrap_or_default();
    let bot_names = words.text("cli-bot-names");
    let mut bot_names = bot_names.split(',').map(|name| name.trim().to_owned());
    seats
        .iter()
        .enumerate()
        .map(|(at, seat)| match seat {
            SeatSpec::Human { name } => {
                let key = if humans == 1 { "cli-human-alone" } else { "cli-human" };
                let name = name.clone().unwrap_or_else(|| words.say(&Phrase::new(key).arg("number", at + 1)));
                Ok(Player { name, bot: None })
            }
            SeatSpec::Bot { kind, name } => {
                let usual =
                    bot_names.next().unwrap_or_else(|| words.say(&Phrase::new("cli-human").arg("number", at + 1)));
                let role = roles.get(at).map_or("", |role| role.id);
                let kinds = holdout_bots::kinds(title.id(), role);
                let kind = kind.as_deref().or(kinds.last().copied()).unwrap_or_default();
                Ok(Player { name: name.clone().unwrap_or(usual), bot: Some(bot(words, title, kind)?) })
            }
        })
        .collect()
}

/// The bot of this kind, or a message that names the kinds there are.
pub fn bot(words: &Words, title: &dyn Title, kind: &str) -> Result<Box<dyn Bot>> {
    holdout_bots::bot(title.id(), kind).ok_or_else(|| {
        let known = bot_kinds(title).join(", ");
        words.error(&Phrase::new("cli-error-unknown-bot").arg("kind", kind.to_owned()).arg("known", known))
    })
}

/// The kinds of bots of a title, whatever part they play, weakest first.
pub fn bot_kinds(title: &dyn Title) -> Vec<&'static str> {
    let mut kinds = Vec::new();
    for kind in title.roles().iter().flat_map(|role| holdout_bots::kinds(title.id(), role.id)) {
        if !kinds.contains(kind) {
            kinds.push(*kind);
        }
    }
    kinds
}

/// A title is played by so many and no others.
pub fn check_count(words: &Words, title: &dyn Title, seats: usize) -> Result<()> {
    let (fewest, most) = title.info().players;
    if (usize::from(fewest)..=usize::from(most)).contains(&seats) {
        return Ok(());
    }
    let phrase = Phrase::new("cli-error-player-count").arg("seats", seats).arg("fewest", fewest).arg("most", most);
    Err(words.error(&phrase.arg("game", title.id().to_owned())))
}

/// What the command line says about a setup.
#[derive(Default)]
pub struct Wishes<'a> {
    pub mission: Option<&'a str>,
    pub variant: Option<u8>,
    /// `key=value` as typed.
    pub options: &'a [String],
    /// What the group has unlocked in this game.
    pub unlocked: BTreeSet<u32>,
}

/// The setup of a title for so many seats, with the wishes put in. Whether it can be played is for the title to say.
pub fn build(words: &Words, title: &dyn Title, seats: u8, wishes: &Wishes) -> Result<Value> {
    let info = title.info();
    let usual = match wishes.mission {
        None => title.default_setup(seats),
        Some(mission) if info.missions.iter().any(|known| known == mission) => title.mission_setup(mission, seats),
        Some(mission) => {
            let phrase = Phrase::new("cli-error-unknown-mission").arg("mission", mission.to_owned());
            return Err(words.error(&phrase.arg("count", info.missions.len()).arg("known", info.missions.join(", "))));
        }
    };
    let mut setup = usual.clone();
    if let Some(variant) = wishes.variant {
        setup["variant"] = variant.into();
    }
    title.remember(&mut setup, &wishes.unlocked);
    for option in wishes.options {
        let (key, mut value) = read_option(words, option)?;
        // A list need not be written as JSON: words with commas do.
        if let Value::String(text) = &value
            && info.options.iter().any(|known| known.id == key && known.kind == OptKind::List)
        {
            value = text.split(',').map(|word| Value::from(word.trim())).collect();
        }
        let mut alone = usual.clone();
        alone[key] = value.clone();
        check_readable(words, title, &alone, option)?;
        setup[key] = value;
    }
    Ok(setup)
}

fn read_option<'o>(words: &Words, option: &'o str) -> Result<(&'o str, Value)> {
    let Some((key, value)) = option.split_once('=') else {
        return Err(words.error(&Phrase::new("cli-error-option").arg("option", option.to_owned())));
    };
    // A number, `true` or a list is what it says; anything else is a word.
    let value = serde_json::from_str(value.trim()).unwrap_or_else(|_| value.trim().into());
    Ok((key.trim(), value))
}

/// A typo in a name or a value of the wrong sort is said of the option it stands in. Problems of other kinds may
/// vanish with the other options, so they are left to the whole setup.
fn check_readable(words: &Words, title: &dyn Title, setup: &Value, option: &str) -> Result<()> {
    let problems = title.open(setup, Seed::from_number(0)).err().unwrap_or_default();
    match problems.iter().find(|problem| problem.place == "setup") {
        Some(problem) => {
            let phrase = Phrase::new("cli-error-unknown-option").arg("option", option.to_owned());
            Err(words.error(&phrase.arg("why", problem.what.clone())))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_are_written() {
        let some = |text: &str| Some(text.to_owned());
        assert_eq!("human".parse(), Ok(SeatSpec::Human { name: None }));
        assert_eq!("human:Ania".parse(), Ok(SeatSpec::Human { name: some("Ania") }));
        assert_eq!("bot".parse(), Ok(SeatSpec::Bot { kind: None, name: None }));
        assert_eq!("bot:random".parse(), Ok(SeatSpec::Bot { kind: some("random"), name: None }));
        assert_eq!("bot:random:Ewa".parse(), Ok(SeatSpec::Bot { kind: some("random"), name: some("Ewa") }));
        for wrong in ["", "robot", "Human", "human:Ania:x"] {
            assert!(wrong.parse::<SeatSpec>().is_err(), "{wrong}");
        }
    }
}

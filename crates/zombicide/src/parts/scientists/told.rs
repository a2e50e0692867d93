//! Scientists in answers, events, views and words.

use super::MOST;
use crate::board::Board;
use crate::parts::moments::Named;
use crate::pieces::{Place, Spot, Zone};
use crate::words::{Say, number};
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Scientist { number: u8, zone: Spot },
}

impl Named for Answer {
    fn name(&self) -> String {
        let Self::Scientist { number, zone } = self;
        format!("scientist:{number}:{}", zone.name())
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        let ("scientist", [who, zone]) = (verb, words) else { return None };
        let who = number(who).filter(|who| (1..=MOST as u8).contains(who))?;
        Some(Self::Scientist { number: who, zone: Spot::parse(zone)? })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    ScientistMoved { number: u8, to: Place },
    ScientistLeft { number: u8 },
    ScientistDied { number: u8 },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::ScientistMoved { .. } | Seen::ScientistLeft { .. } | Seen::ScientistDied { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Where the scientists are who have not left.
    pub scientists: Vec<ScientistView>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ScientistView {
    pub number: u8,
    pub zone: Spot,
}

pub(super) fn view(board: &Board) -> View {
    let there = board.parts.scientists.zones.into_iter().zip(1..).filter(|(zone, _)| *zone != Zone::NONE);
    View { scientists: there.map(|(zone, number)| ScientistView { number, zone: board.spot(zone) }).collect() }
}

pub(super) fn answer(answer: Answer) -> Phrase {
    let Answer::Scientist { number, zone } = answer;
    Phrase::new("inv-answer-scientist").arg("number", number).zone(zone)
}

pub(super) fn event(seen: &Seen) -> Phrase {
    match *seen {
        Seen::ScientistMoved { number, to } => {
            Phrase::new("inv-event-scientist-moved").arg("number", number).zone(to.spot)
        }
        Seen::ScientistLeft { number } => Phrase::new("inv-event-scientist-left").arg("number", number),
        Seen::ScientistDied { number } => Phrase::new("inv-event-scientist-died").arg("number", number),
    }
}

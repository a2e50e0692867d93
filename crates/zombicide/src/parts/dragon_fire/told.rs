//! Dragon Fire in answers, events, views and words.

use crate::parts::moments::Named;
use crate::pieces::{Place, Spot, Who};
use crate::words::Say;
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Pour { zone: Spot, from: Option<Spot> },
    Ignite { zone: Spot },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::Pour { zone, from } => {
                let from = from.map_or(String::new(), |spot| format!(":{}", spot.name()));
                format!("pour:{}{from}", zone.name())
            }
            Self::Ignite { zone } => format!("ignite:{}", zone.name()),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("pour", [at]) => Self::Pour { zone: Spot::parse(at)?, from: None },
            ("pour", [at, from]) => Self::Pour { zone: Spot::parse(at)?, from: Some(Spot::parse(from)?) },
            ("ignite", [at]) => Self::Ignite { zone: Spot::parse(at)? },
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    BilePoured { who: Who, zone: Place, from: Option<Place> },
    Ignited { who: Who, zone: Place },
    FireOut,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    pub bile: u8,
}

pub(super) fn answer(answer: Answer) -> Phrase {
    match answer {
        Answer::Pour { zone, from: None } => Phrase::new("zc-answer-pour").zone(zone),
        Answer::Pour { zone, from: Some(from) } => Phrase::new("zc-answer-pour-from").zone(zone).arg("from", from),
        Answer::Ignite { zone } => Phrase::new("zc-answer-ignite").zone(zone),
    }
}

pub(super) fn event(seen: &Seen) -> Option<Phrase> {
    match *seen {
        Seen::BilePoured { who, zone, .. } => Some(Phrase::new("zc-event-bile").who(who).zone(zone.spot)),
        Seen::Ignited { who, zone } => Some(Phrase::new("zc-event-fire").who(who).zone(zone.spot)),
        Seen::FireOut => None,
    }
}

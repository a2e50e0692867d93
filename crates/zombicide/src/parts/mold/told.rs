//! Mold in answers, events, views and words.

use crate::board::Board;
use crate::parts::moments::Named;
use crate::pieces::{Kind, Place, Spot, Zone};
use crate::words::Say;
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// The next zone that gets figures.
    Serve { zone: Spot },
    /// Where the Abomination comes.
    Boss { zone: Spot },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::Serve { zone } => format!("serve:{}", zone.name()),
            Self::Boss { zone } => format!("boss:{}", zone.name()),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        let [zone] = words else { return None };
        Some(match verb {
            "serve" => Self::Serve { zone: Spot::parse(zone)? },
            "boss" => Self::Boss { zone: Spot::parse(zone)? },
            _ => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    MoldGrew { zone: Place },
    MoldWoke { zone: Place },
    MoldSlept { zone: Place },
    MoldGone { zone: Place },
    MoldSpawn { kind: Kind, count: u8, zones: u8 },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::MoldGrew { .. }
        | Seen::MoldWoke { .. }
        | Seen::MoldSlept { .. }
        | Seen::MoldGone { .. }
        | Seen::MoldSpawn { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// How many zones have to become Mold that is awake before two Spawn Zones are linked.
    pub until_linked: Option<u8>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    #[cfg_attr(feature = "wire", ts(type = "\"active\" | \"inactive\" | null"))]
    pub mold: Option<&'static str>,
}

pub(super) fn zone_view(board: &Board, zone: Zone) -> ZoneView {
    let side = if board.terrain.turned.contains(zone) { "active" } else { "inactive" };
    ZoneView { mold: board.terrain.taint.contains(zone).then_some(side) }
}

pub(super) fn answer(answer: Answer) -> Phrase {
    match answer {
        Answer::Serve { zone } => Phrase::new("inv-answer-serve").zone(zone),
        Answer::Boss { zone } => Phrase::new("inv-answer-boss").zone(zone),
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    match *seen {
        Seen::MoldGrew { zone } => Phrase::new("inv-event-mold-grew").zone(zone.spot),
        Seen::MoldWoke { zone } => Phrase::new("inv-event-mold-woke").zone(zone.spot),
        Seen::MoldSlept { zone } => Phrase::new("inv-event-mold-slept").zone(zone.spot),
        Seen::MoldGone { zone } => Phrase::new("inv-event-mold-gone").zone(zone.spot),
        Seen::MoldSpawn { kind, count, zones } => {
            Phrase::new("inv-event-mold-spawn").kind(kind).arg("count", count).arg("zones", zones)
        }
    }
}

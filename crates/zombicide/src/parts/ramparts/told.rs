//! Ladders in answers, events, views and words.

use crate::board::Board;
use crate::parts::moments::Named;
use crate::pieces::{Place, Spot, Who};
use crate::words::Say;
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// One that lies here, or hangs to another zone.
    TakeLadder {
        zone: Option<Spot>,
    },
    HangLadder {
        zone: Spot,
    },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::TakeLadder { zone: None } => "take-ladder".into(),
            Self::TakeLadder { zone: Some(zone) } => format!("take-ladder:{}", zone.name()),
            Self::HangLadder { zone } => format!("hang-ladder:{}", zone.name()),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("take-ladder", []) => Self::TakeLadder { zone: None },
            ("take-ladder", [zone]) => Self::TakeLadder { zone: Some(Spot::parse(zone)?) },
            ("hang-ladder", [zone]) => Self::HangLadder { zone: Spot::parse(zone)? },
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    LadderTaken {
        who: Who,
        from: Place,
        /// Where it hung to, if it hung.
        to: Option<Place>,
        #[serde(skip)]
        border: Option<u8>,
    },
    LadderHung {
        who: Who,
        from: Place,
        to: Place,
        #[serde(skip)]
        border: u8,
    },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::LadderTaken { .. } | Seen::LadderHung { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Zones that ladders hang between.
    pub hung: Vec<[Spot; 2]>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    /// Ladders lying here.
    pub ladders: u8,
}

pub(super) fn view(board: &Board) -> View {
    let borders = board.terrain.laid.iter().map(|border| &board.mission().map.borders[border.index()]);
    View { hung: borders.map(|border| [board.spot(border.a), board.spot(border.b)]).collect() }
}

pub(super) fn answer(answer: Answer) -> Phrase {
    match answer {
        Answer::TakeLadder { zone: None } => Phrase::new("wd-answer-take-ladder"),
        Answer::TakeLadder { zone: Some(zone) } => Phrase::new("wd-answer-take-ladder-from").zone(zone),
        Answer::HangLadder { zone } => Phrase::new("wd-answer-hang-ladder").zone(zone),
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    match *seen {
        Seen::LadderTaken { who, from, .. } => Phrase::new("wd-event-ladder-taken").who(who).zone(from.spot),
        Seen::LadderHung { who, from, to, .. } => {
            Phrase::new("wd-event-ladder-hung").who(who).zone(from.spot).arg("to", to.spot)
        }
    }
}

//! Doors in answers, events, views and words.

use crate::Frame;
use crate::board::Board;
#[cfg(feature = "wire")]
use crate::content::raw::Side;
use crate::event::Faces;
use crate::parts::moments::Named;
use crate::pieces::{Colour, Place, Slot, Spot, Who, ZoneSet};
use crate::words::{Say, dice, number};
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Open {
        door: u8,
        slot: Slot,
    },
    /// Without a card.
    BreakIn {
        door: u8,
    },
    Close {
        door: u8,
    },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::Open { door, slot } => format!("open:{door}:{}", slot.name()),
            Self::BreakIn { door } => format!("break-in:{door}"),
            Self::Close { door } => format!("close:{door}"),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("open", [door, slot]) => Self::Open { door: number(door)?, slot: Slot::parse(slot)? },
            ("break-in", [door]) => Self::BreakIn { door: number(door)? },
            ("close", [door]) => Self::Close { door: number(door)? },
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    DoorRolled {
        who: Who,
        door: u8,
        dice: Faces,
        opened: bool,
    },
    DoorOpened {
        who: Who,
        door: u8,
        between: [Place; 2],
    },
    DoorClosed {
        who: Who,
        door: u8,
        between: [Place; 2],
    },
    BuildingOpened {
        #[serde(skip)]
        rooms: ZoneSet,
        count: u8,
    },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::DoorRolled { .. } => true,
        Seen::DoorOpened { .. } | Seen::DoorClosed { .. } | Seen::BuildingOpened { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub doors: Vec<DoorView>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    pub spawned: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DoorView {
    pub door: u8,
    pub between: [Spot; 2],
    pub colour: Colour,
    /// Where there are vaults: whether it leads into one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub vault: Option<bool>,
    pub open: bool,
    /// Where there are locks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub locked: Option<bool>,
    /// Where enemies break doors: broken, it stays open.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub destroyed: Option<bool>,
    /// Row and column of the cell, and its side; the doors of vaults lie inside a zone and have neither.
    pub cell: Option<(usize, usize)>,
    #[cfg_attr(feature = "wire", ts(as = "Option<Side>"))]
    pub side: Option<&'static str>,
}

pub(super) fn view(board: &Board) -> View {
    let mission = board.mission();
    let doors = mission.map.doors.iter().enumerate().map(|(at, door)| DoorView {
        door: at as u8,
        between: [mission.spot(door.a), mission.spot(door.b)],
        colour: door.colour,
        vault: Some(door.is_vault),
        open: !board.is_closed(door),
        locked: Some(board.is_locked(door.lock)),
        destroyed: None,
        cell: door.at.map(|(cell, _)| cell),
        side: door.at.map(|(_, side)| side.name()),
    });
    View { doors: doors.collect() }
}

fn at(phrase: Phrase, board: &Board, door: u8) -> Phrase {
    let Some(info) = board.mission().map.doors.get(door as usize) else { return phrase };
    phrase.arg("from", board.spot(info.a)).arg("to", board.spot(info.b))
}

pub(super) fn answer(frame: &Frame, board: &Board, answer: Answer) -> Phrase {
    let new = |key: &'static str| Phrase::new(key);
    match answer {
        Answer::Open { door, slot } => at(new("zc-answer-open").slot(frame, board, slot), board, door),
        Answer::BreakIn { door } => at(new("zc-answer-break-in"), board, door),
        Answer::Close { door } => at(new("zc-answer-close"), board, door),
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    let new = |key: &'static str| Phrase::new(key);
    match *seen {
        Seen::DoorRolled { who, dice: faces, .. } => new("zc-event-door-rolled").who(who).arg("dice", dice(faces)),
        Seen::DoorOpened { who, between, .. } => {
            new("zc-event-door-opened").who(who).arg("from", between[0].spot).arg("to", between[1].spot)
        }
        Seen::DoorClosed { who, between, .. } => {
            new("zc-event-door-closed").who(who).arg("from", between[0].spot).arg("to", between[1].spot)
        }
        Seen::BuildingOpened { count, .. } => new("zc-event-building").arg("count", count),
    }
}

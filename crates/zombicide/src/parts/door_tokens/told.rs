//! Door tokens in answers, events, views and words.

use super::{carries, colour_of, tokens_left};
use crate::board::Board;
use crate::parts::doors::DoorView;
use crate::parts::moments::Named;
use crate::pieces::{Colour, Place, Spot, Who};
use crate::words::{Say, number};
use holdout_kernel::Phrase;
use serde::Serialize;

/// The opening towards a zone, the first or a further one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    CloseDoor { zone: Spot, number: u8 },
    OpenDoor { zone: Spot, number: u8 },
}

impl Named for Answer {
    fn name(&self) -> String {
        let (verb, zone, number) = match *self {
            Self::CloseDoor { zone, number } => ("close-door", zone, number),
            Self::OpenDoor { zone, number } => ("open-door", zone, number),
        };
        let further = if number > 1 { format!(":{number}") } else { String::new() };
        format!("{verb}:{}{further}", zone.name())
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        let (zone, which) = match words {
            [zone] => (zone, 1),
            [zone, which] => (zone, number(which).filter(|which| *which > 1)?),
            [..] => return None,
        };
        let zone = Spot::parse(zone)?;
        Some(match verb {
            "close-door" => Self::CloseDoor { zone, number: which },
            "open-door" => Self::OpenDoor { zone, number: which },
            _ => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    DoorShut { who: Who, door: u8, between: [Place; 2] },
    DoorUnshut { who: Who, door: u8, between: [Place; 2] },
    DoorDestroyed { door: u8, between: [Place; 2] },
    DoorLost { door: u8, between: [Place; 2] },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::DoorShut { .. } | Seen::DoorUnshut { .. } | Seen::DoorDestroyed { .. } | Seen::DoorLost { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Openings with a token on them.
    pub doors: Vec<DoorView>,
    /// Neutral tokens at hand.
    pub door_tokens: u8,
}

pub(super) fn view(board: &Board) -> View {
    let (mission, it) = (board.mission(), &board.parts.door_tokens);
    let closed = board.terrain.shut.iter().filter(|border| carries(board, *border));
    let doors = closed.chain(it.destroyed.iter()).map(|border| {
        let info = &mission.map.borders[border.index()];
        DoorView {
            door: border.0,
            between: [mission.spot(info.a), mission.spot(info.b)],
            colour: colour_of(board, border).unwrap_or(Colour::Neutral),
            vault: None,
            open: !board.is_shut(border),
            locked: None,
            destroyed: Some(it.destroyed.contains(border)),
            cell: info.at.map(|(cell, _)| cell),
            side: info.at.map(|(_, side)| side.name()),
        }
    });
    View { doors: doors.collect(), door_tokens: tokens_left(board) }
}

/// How a token is marked on its opening, and the key of what it means.
pub(super) const fn mark(door: &DoorView) -> (&'static str, &'static str) {
    match (door.destroyed, door.colour) {
        (Some(true), _) => ("x", "inv-mark-destroyed"),
        (_, Colour::Green) => ("G", "zc-mark-green"),
        (_, Colour::Purple) => ("P", "inv-mark-purple"),
        (_, _) => ("#", "zc-mark-closed"),
    }
}

pub(super) fn answer(answer: Answer) -> Phrase {
    match answer {
        Answer::CloseDoor { zone, .. } => Phrase::new("inv-answer-close-door").zone(zone),
        Answer::OpenDoor { zone, .. } => Phrase::new("inv-answer-open-door").zone(zone),
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    let ends = |phrase: Phrase, between: [Place; 2]| phrase.arg("from", between[0].spot).arg("to", between[1].spot);
    match *seen {
        Seen::DoorShut { who, between, .. } => ends(Phrase::new("inv-event-door-shut").who(who), between),
        Seen::DoorUnshut { who, between, .. } => ends(Phrase::new("inv-event-door-unshut").who(who), between),
        Seen::DoorDestroyed { between, .. } => ends(Phrase::new("inv-event-door-destroyed"), between),
        Seen::DoorLost { between, .. } => ends(Phrase::new("inv-event-door-lost"), between),
    }
}

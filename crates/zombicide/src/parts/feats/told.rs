//! Feats in answers, events and words.

use crate::Frame;
use crate::board::Board;
use crate::parts::moments::Named;
use crate::pieces::{Mode, Place, Slot, Spot, Who};
use crate::words::Say;
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Transmute { slot: Slot },
    Improvise { mode: Mode, zone: Spot },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::Transmute { slot } => format!("transmute:{}", slot.name()),
            Self::Improvise { mode, zone } => format!("improvise:{}:{}", mode.id(), zone.name()),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("transmute", [slot]) => Self::Transmute { slot: Slot::parse(slot)? },
            ("improvise", [mode, zone]) => {
                let mode = [Mode::Melee, Mode::Ranged].into_iter().find(|one| one.id() == *mode)?;
                Self::Improvise { mode, zone: Spot::parse(zone)? }
            }
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    Improvised {
        who: Who,
        mode: Mode,
        zone: Place,
    },
    /// The last enemy of his zone is gone.
    MayDraw {
        who: Who,
    },
    Draws {
        who: Who,
    },
    MaySidestep {
        #[serde(skip)]
        owed: u16,
    },
    Sidesteps {
        who: Who,
    },
    NextCard,
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::Improvised { .. }
        | Seen::MayDraw { .. }
        | Seen::Draws { .. }
        | Seen::MaySidestep { .. }
        | Seen::Sidesteps { .. }
        | Seen::NextCard => false,
    }
}

pub(super) fn answer(frame: &Frame, board: &Board, answer: Answer) -> Phrase {
    match answer {
        Answer::Transmute { slot } => Phrase::new("wd-answer-transmute").slot(frame, board, slot),
        Answer::Improvise { mode, zone } => {
            let key = if mode == Mode::Melee { "wd-answer-improvise-melee" } else { "wd-answer-improvise-ranged" };
            Phrase::new(key).zone(zone)
        }
    }
}

pub(super) fn event(seen: &Seen) -> Option<Phrase> {
    match *seen {
        Seen::Improvised { who, zone, .. } => Some(Phrase::new("wd-event-improvised").who(who).zone(zone.spot)),
        Seen::Draws { who } => Some(Phrase::new("wd-event-draws").who(who)),
        Seen::Sidesteps { who } => Some(Phrase::new("wd-event-sidesteps").who(who)),
        Seen::MayDraw { .. } | Seen::MaySidestep { .. } | Seen::NextCard => None,
    }
}

//! Hellfire in answers, events and words.

use crate::board::Board;
use crate::digest::Row;
use crate::frame::Frame;
use crate::parts::moments::Named;
use crate::pieces::{CardName, Colour, Place, Slot, Spot, Who};
use crate::words::Say;
use holdout_kernel::{Phrase, Secret};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Hellfire { slot: Slot, zone: Spot },
}

impl Named for Answer {
    fn name(&self) -> String {
        let Self::Hellfire { slot, zone } = self;
        format!("hellfire:{}:{}", slot.name(), zone.name())
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        let ("hellfire", [slot, zone]) = (verb, words) else { return None };
        Some(Self::Hellfire { slot: Slot::parse(slot)?, zone: Spot::parse(zone)? })
    }
}

#[derive(Clone)]
pub enum Hidden {
    NestsMixed { colours: Secret<Row<Colour, 16>> },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    NestsMixed,
    CanisterUsed { who: Who, card: CardName, hand: Slot },
    Burnt { who: Who, zone: Place },
    NestBurnt { token: u8, zone: Place, colour: Colour },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::NestsMixed | Seen::NestBurnt { .. } => true,
        Seen::CanisterUsed { .. } | Seen::Burnt { .. } => false,
    }
}

pub(super) fn answer(frame: &Frame, board: &Board, answer: Answer) -> Phrase {
    let Answer::Hellfire { slot, zone } = answer;
    Phrase::new("inv-answer-hellfire").slot(frame, board, slot).zone(zone)
}

pub(super) fn event(seen: &Seen) -> Option<Phrase> {
    Some(match *seen {
        Seen::NestsMixed => Phrase::new("inv-event-nests-mixed"),
        Seen::CanisterUsed { .. } => return None,
        Seen::Burnt { who, zone } => Phrase::new("inv-event-burnt").who(who).zone(zone.spot),
        Seen::NestBurnt { zone, colour, .. } => Phrase::new("inv-event-nest-burnt")
            .zone(zone.spot)
            .term("colour", format!("zc-colour-{}", colour.id())),
    })
}

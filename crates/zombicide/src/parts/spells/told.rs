//! Enchantments in answers, events and words.

use crate::Frame;
use crate::board::Board;
use crate::parts::moments::Named;
use crate::pieces::{CardName, Hero, Slot, Spot, Who};
use crate::words::Say;
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    EnchantSurvivor { slot: Slot, survivor: Hero },
    EnchantZone { slot: Slot, from: Spot, to: Spot },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::EnchantSurvivor { slot, survivor } => format!("enchant:{}:{}", slot.name(), survivor.name()),
            Self::EnchantZone { slot, from, to } => format!("enchant:{}:{}:{}", slot.name(), from.name(), to.name()),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("enchant", [slot, who]) => Self::EnchantSurvivor { slot: Slot::parse(slot)?, survivor: Hero::parse(who)? },
            ("enchant", [slot, from, to]) => {
                Self::EnchantZone { slot: Slot::parse(slot)?, from: Spot::parse(from)?, to: Spot::parse(to)? }
            }
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    Enchanted { who: Who, card: CardName, slot: Slot },
}

pub(super) fn answer(frame: &Frame, board: &Board, answer: Answer) -> Phrase {
    match answer {
        Answer::EnchantSurvivor { slot, survivor } => {
            Phrase::new("zc-answer-enchant").slot(frame, board, slot).person(board, survivor)
        }
        Answer::EnchantZone { slot, from, to } => {
            Phrase::new("zc-answer-enchant-zone").slot(frame, board, slot).zone(from).arg("to", to)
        }
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    let Seen::Enchanted { who, card, .. } = *seen;
    Phrase::new("zc-event-enchanted").who(who).card(card.id)
}

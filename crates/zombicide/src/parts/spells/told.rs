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
    EnchantSurvivor {
        slot: Slot,
        survivor: Hero,
        /// A second target.
        #[serde(skip_serializing_if = "Option::is_none")]
        also: Option<Hero>,
    },
    EnchantZone {
        slot: Slot,
        from: Spot,
        to: Spot,
        #[serde(skip_serializing_if = "Option::is_none")]
        also: Option<(Spot, Spot)>,
    },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::EnchantSurvivor { slot, survivor, also } => {
                let also = also.map_or(String::new(), |hero| format!("+{}", hero.name()));
                format!("enchant:{}:{}{also}", slot.name(), survivor.name())
            }
            Self::EnchantZone { slot, from, to, also } => {
                let also = also.map_or(String::new(), |(from, to)| format!("+{}:{}", from.name(), to.name()));
                format!("enchant:{}:{}:{}{also}", slot.name(), from.name(), to.name())
            }
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("enchant", [slot, who]) => {
                let (who, also) = who.split_once('+').map_or((*who, None), |(who, also)| (who, Some(also)));
                let also = match also {
                    Some(also) => Some(Hero::parse(also)?),
                    None => None,
                };
                Self::EnchantSurvivor { slot: Slot::parse(slot)?, survivor: Hero::parse(who)?, also }
            }
            ("enchant", [slot, from, to]) => {
                let (from, to) = (Spot::parse(from)?, Spot::parse(to)?);
                Self::EnchantZone { slot: Slot::parse(slot)?, from, to, also: None }
            }
            ("enchant", [slot, from, between, to]) => {
                let (first, second) = between.split_once('+')?;
                let also = Some((Spot::parse(second)?, Spot::parse(to)?));
                Self::EnchantZone { slot: Slot::parse(slot)?, from: Spot::parse(from)?, to: Spot::parse(first)?, also }
            }
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    Enchanted { who: Who, card: CardName, slot: Slot },
}

pub(super) fn answer(frame: &Frame, board: &Board, answer: Answer) -> Phrase {
    match answer {
        Answer::EnchantSurvivor { slot, survivor, also: None } => {
            Phrase::new("zc-answer-enchant").slot(frame, board, slot).person(board, survivor)
        }
        Answer::EnchantSurvivor { slot, survivor, also: Some(other) } => {
            let other = crate::words::name_key(board.who(other).id, board.who(other).twin);
            let both = Phrase::new("zc-answer-enchant-both").slot(frame, board, slot).person(board, survivor);
            both.term("other", other)
        }
        Answer::EnchantZone { slot, from, to, also: Some((other, beyond)) } => {
            let both = Phrase::new("zc-answer-enchant-zones").slot(frame, board, slot).zone(from).arg("to", to);
            both.arg("other", other).arg("beyond", beyond)
        }
        Answer::EnchantZone { slot, from, to, also: None } => {
            Phrase::new("zc-answer-enchant-zone").slot(frame, board, slot).zone(from).arg("to", to)
        }
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    let Seen::Enchanted { who, card, .. } = *seen;
    Phrase::new("zc-event-enchanted").who(who).card(card.id)
}

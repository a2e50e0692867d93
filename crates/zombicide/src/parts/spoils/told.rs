//! Vault weapons in answers, events, views and words.

use super::MOST;
use crate::digest::Row;
use crate::parts::moments::Named;
use crate::pieces::{Card, CardName, Place, Spot, Who};
use crate::words::Say;
use holdout_kernel::{Phrase, Secret};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// In the own zone, or in another.
    TakeVault { zone: Option<Spot> },
}

impl Named for Answer {
    fn name(&self) -> String {
        let Self::TakeVault { zone } = self;
        zone.map_or_else(|| "take-vault".into(), |zone| format!("take-vault:{}", zone.name()))
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        match (verb, words) {
            ("take-vault", []) => Some(Self::TakeVault { zone: None }),
            ("take-vault", [zone]) => Some(Self::TakeVault { zone: Some(Spot::parse(zone)?) }),
            (_, _) => None,
        }
    }
}

#[derive(Clone)]
pub enum Hidden {
    VaultShuffled { cards: u8, order: Secret<Row<Card, MOST>> },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    VaultShuffled {
        cards: u8,
    },
    VaultDropped {
        zone: Place,
    },
    VaultTaken {
        who: Who,
        card: CardName,
        #[serde(skip)]
        place: u8,
    },
    VaultEmpty {
        who: Who,
    },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::VaultShuffled { .. } | Seen::VaultTaken { .. } => true,
        Seen::VaultDropped { .. } | Seen::VaultEmpty { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Cards left in the deck.
    pub vault_deck: u8,
    /// Vault weapons the team has got so far.
    pub artefacts: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    /// Vault weapons lying here face down.
    pub drops: u8,
}

pub(super) fn answer(answer: Answer) -> Phrase {
    let Answer::TakeVault { zone } = answer;
    match zone {
        None => Phrase::new("wd-answer-take-vault"),
        Some(zone) => Phrase::new("wd-answer-take-vault-from").zone(zone),
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    match *seen {
        Seen::VaultShuffled { cards } => Phrase::new("wd-event-vault-shuffled").arg("count", cards),
        Seen::VaultDropped { zone } => Phrase::new("wd-event-vault-dropped").zone(zone.spot),
        Seen::VaultTaken { who, card, .. } => Phrase::new("wd-event-vault-taken").who(who).card(card.id),
        Seen::VaultEmpty { who } => Phrase::new("wd-event-vault-empty").who(who),
    }
}

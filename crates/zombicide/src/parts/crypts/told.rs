//! Vaults in answers, events, views and words.

use super::MAX_VAULT;
use crate::board::Board;
use crate::content::VaultItem;
use crate::digest::Row;
use crate::parts::moments::Named;
use crate::pieces::{Card, CardName, Spot, Who, Zone};
use crate::words::{Say, number};
use holdout_kernel::{Phrase, Secret};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Artefact { item: u8 },
}

impl Named for Answer {
    fn name(&self) -> String {
        let Self::Artefact { item } = self;
        format!("artefact:{item}")
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        let ("artefact", [item]) = (verb, words) else { return None };
        Some(Self::Artefact { item: number(item)? })
    }
}

#[derive(Clone)]
pub enum Hidden {
    VaultsFilled { contents: Secret<Row<[Card; MAX_VAULT], 2>>, spare: Secret<Row<Card, 4>> },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    VaultsFilled,
    ArtefactTaken { who: Who, vault: u8, item: u8, card: CardName },
    SpareTaken { who: Who, card: CardName },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::ArtefactTaken { .. } | Seen::SpareTaken { .. } | Seen::VaultsFilled => true,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub vaults: Vec<VaultView>,
    pub artefacts: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct VaultView {
    pub vault: Spot,
    /// What is left: a card the mission names, or nothing known.
    pub items: Vec<VaultItemView>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct VaultItemView {
    pub item: u8,
    pub card: Option<&'static str>,
}

pub(super) fn view(board: &Board) -> View {
    let vaults = board.mission().map.vaults.iter().map(|zone| vault_view(board, zone));
    View { vaults: vaults.collect(), artefacts: board.parts.crypts.artefacts }
}

/// BP-M.6: artefacts put in unseen stay unseen until they are taken.
fn vault_view(board: &Board, zone: Zone) -> VaultView {
    let number = board.vault_number(zone).unwrap_or(0);
    let items = &board.mission().vaults[number];
    let left = (0..items.len() as u8).filter(|item| board.parts.crypts.left[number] >> item & 1 == 1);
    VaultView {
        vault: board.mission().spot(zone),
        items: left
            .map(|item| VaultItemView {
                item,
                card: match items[item as usize] {
                    VaultItem::Known(card) => Some(board.content().card(card).id.as_str()),
                    VaultItem::RandomArtefact => None,
                },
            })
            .collect(),
    }
}

pub(super) fn answer(answer: Answer) -> Phrase {
    let Answer::Artefact { item } = answer;
    Phrase::new("zc-answer-artefact").arg("number", item + 1)
}

pub(super) fn event(seen: &Seen) -> Phrase {
    match *seen {
        Seen::VaultsFilled => Phrase::new("zc-event-vaults-filled"),
        Seen::ArtefactTaken { who, card, .. } => Phrase::new("zc-event-artefact").who(who).card(card.id),
        Seen::SpareTaken { who, card } => Phrase::new("zc-event-found").who(who).card(card.id),
    }
}

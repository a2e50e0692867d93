//! Taking artefacts, and how they got into the vaults.

use super::{Answer, Hidden, MAX_VAULT, Rule, Seen};
use crate::actions::Acting;
use crate::actions::packing::Pack;
use crate::board::Board;
use crate::content::VaultItem;
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::Row;
use crate::frame::Frame;
use crate::pieces::{Card, Hero};
use crate::rule::Rule as CoreRule;
use crate::streams;
use holdout_kernel::Secret;

/// BP-11.9.
pub(super) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let Some(vault) = acting.board.vault_number(acting.zone).filter(|_| acting.has_action()) else { return };
    let left = acting.board.parts.crypts.left[vault];
    (0..MAX_VAULT as u8).filter(|item| left >> item & 1 == 1).for_each(|item| out.offer(Answer::Artefact { item }.into()));
}

pub(super) fn perform(cx: &mut Cx<'_>, hero: Hero, item: u8) -> Option<Frame> {
    let who = cx.who(hero);
    pay(cx, hero, 0, Rule::TakeArtefact);
    let vault = cx.board().vault_number(cx.board().hero(hero).zone)?;
    let card = cx.board().parts.crypts.vaults.open(cx.key())[vault][item as usize];
    let name = cx.name(card);
    cx.tell(Rule::TakeArtefact, Seen::ArtefactTaken { who, vault: vault as u8, item, card: name });
    check_goals(cx, false);
    Some(Frame::Pack(Pack::one(cx.board(), hero, card)))
}

/// BP-M10.5: an artefact that lies in no vault.
pub(super) fn take_spare(cx: &mut Cx<'_>, hero: Hero) -> Option<Frame> {
    let who = cx.who(hero);
    let left = cx.board().parts.crypts.spare_left;
    if left == 0 {
        return None;
    }
    let card: Card = cx.board().parts.crypts.spare.open(cx.key())[left as usize - 1];
    let name = cx.name(card);
    cx.tell(CoreRule::MissionEvent, Seen::SpareTaken { who, card: name });
    Some(Frame::Pack(Pack::one(cx.board(), hero, card)))
}

/// BP-M.6: what the mission puts into the vaults.
pub(super) fn fill(cx: &mut Cx<'_>) {
    let mut cards = artefacts(cx.board());
    cx.throw(streams::VAULTS).shuffle(&mut cards);
    let (contents, spare) = fill_vaults(cx.board(), &cards);
    let (contents, spare) = (Secret::new(Row(contents)), Secret::new(Row(spare)));
    cx.let_happen(Rule::RandomArtefact.into(), Hidden::VaultsFilled { contents, spare }.into());
}

/// BP-M.6: artefacts dealt over the vaults, in this order.
pub(super) fn fill_vaults(board: &Board, artefacts: &[Card]) -> ([[Card; MAX_VAULT]; 2], [Card; 4]) {
    let mut left = artefacts.iter().copied();
    let mut vaults = [[Card::NONE; MAX_VAULT]; 2];
    for (vault, items) in vaults.iter_mut().zip(&board.mission().vaults) {
        for (slot, item) in vault.iter_mut().zip(items) {
            *slot = match item {
                VaultItem::Known(card) => *card,
                VaultItem::RandomArtefact => left.next().unwrap_or(Card::NONE),
            };
        }
    }
    let mut spare = [Card::NONE; 4];
    for (slot, card) in spare.iter_mut().zip(left) {
        *slot = card;
    }
    (vaults, spare)
}

pub(super) fn artefacts(board: &Board) -> Vec<Card> {
    let all = board.content().cards.iter().enumerate();
    all.flat_map(|(at, info)| std::iter::repeat_n(Card(at as u8 + 1), info.in_vault as usize)).collect()
}

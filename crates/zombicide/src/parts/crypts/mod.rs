//! Crypts (BP-11): vaults beside the board, joined to it by doors, and the artefacts in them.

use crate::actions::Acting;
use crate::actions::packing::Pack;
use crate::answer::Answer;
use crate::board::Board;
use crate::content::VaultItem;
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Menu};
use crate::digest::{Row, traced};
use crate::event::{Event, Seen};
use crate::frame::Frame;
use crate::pieces::{Card, Hero, Spot, Zone};
use crate::rule::Rule;
use crate::streams;
use holdout_kernel::Secret;

/// Most cards of a vault.
pub const MAX_VAULT: usize = 6;

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    pub vaults: Secret<Row<[Card; MAX_VAULT], 2>>,
    /// What is left in the vaults, as bits.
    pub left: [u8; 2],
    /// Vault artefacts the mission did not place.
    pub spare: Secret<Row<Card, 4>>,
    pub spare_left: u8,
    /// Vault artefacts taken so far.
    pub artefacts: u8,
}

traced!(State { vaults, left, spare, spare_left, artefacts });

impl Board {
    /// The number of a vault zone.
    pub fn vault_number(&self, zone: Zone) -> Option<usize> {
        self.mission().map.vaults.contains(zone).then(|| usize::from(self.mission().spot(zone) == Spot::vault(1)))
    }
}

/// BP-11.9.
pub(crate) fn offer(acting: &Acting<'_>, out: &mut dyn Menu) {
    let Some(vault) = acting.board.vault_number(acting.zone).filter(|_| acting.has_action()) else { return };
    let left = acting.board.parts.crypts.left[vault];
    (0..MAX_VAULT as u8).filter(|item| left >> item & 1 == 1).for_each(|item| out.offer(Answer::Artefact { item }));
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, item: u8) -> Option<Frame> {
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
pub(crate) fn take_spare(cx: &mut Cx<'_>, hero: Hero) -> Option<Frame> {
    let who = cx.who(hero);
    let left = cx.board().parts.crypts.spare_left;
    if left == 0 {
        return None;
    }
    let card: Card = cx.board().parts.crypts.spare.open(cx.key())[left as usize - 1];
    let name = cx.name(card);
    cx.tell(Rule::MissionEvent, Seen::SpareTaken { who, card: name });
    Some(Frame::Pack(Pack::one(cx.board(), hero, card)))
}

/// BP-M.6: what the mission puts into the vaults.
pub(crate) fn fill(cx: &mut Cx<'_>) {
    let mut cards = artefacts(cx.board());
    cx.throw(streams::VAULTS).shuffle(&mut cards);
    let (contents, spare) = fill_vaults(cx.board(), &cards);
    let (contents, spare) = (Secret::new(Row(contents)), Secret::new(Row(spare)));
    cx.emit(Rule::RandomArtefact, Event::VaultsFilled { contents, spare });
}

/// BP-M.6: artefacts dealt over the vaults, in this order.
pub(crate) fn fill_vaults(board: &Board, artefacts: &[Card]) -> ([[Card; MAX_VAULT]; 2], [Card; 4]) {
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

pub(crate) fn artefacts(board: &Board) -> Vec<Card> {
    let all = board.content().cards.iter().enumerate();
    all.flat_map(|(at, info)| std::iter::repeat_n(Card(at as u8 + 1), info.in_vault as usize)).collect()
}

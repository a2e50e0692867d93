//! Crypts (BP-11): vaults beside the board, joined to it by doors, and the artefacts in them.

mod actions;
mod told;

pub use super::{Empty as Section};
pub use super::{Empty as ZoneView, Nothing as Card, Nothing as Frame};
pub use told::{Answer, Hidden, Seen, VaultItemView, VaultView, View};

use super::moments::Part;
use super::{own, types};
use crate::actions::Acting;
use crate::board::Board;
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{RawGoal, RawWhen};
use crate::desk::{Cx, Menu};
use crate::digest::{Row, traced, traced_as};
use crate::pieces::{self, Hero, Spot, Zone};
use crate::position::Arranging;
use holdout_kernel::{Key, Phrase, RuleId, Secret, Throw};

/// Most cards of a vault.
pub const MAX_VAULT: usize = 6;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Crypts {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of vaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    TakeArtefact,
    RandomArtefact,
}

/// So many vault artefacts have been taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {
    pub artefacts: u8,
}

traced_as!(Want, "artefacts", artefacts);

/// BP-M10.5: the taker gets a random vault artefact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Artefact,
}

traced_as!(Effect, "artefact");

own!(Crypts: Rule, Seen, Answer, Hidden);

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    pub vaults: Secret<Row<[pieces::Card; MAX_VAULT], 2>>,
    /// What is left in the vaults, as bits.
    pub left: [u8; 2],
    /// Vault artefacts the mission did not place.
    pub spare: Secret<Row<pieces::Card, 4>>,
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

impl State {
    fn put(&mut self, contents: Row<[pieces::Card; MAX_VAULT], 2>, spare: Row<pieces::Card, 4>) {
        for (left, cards) in self.left.iter_mut().zip(*contents) {
            let bits = cards.iter().enumerate().filter(|(_, card)| card.is_some());
            *left = bits.fold(0, |left, (at, _)| left | 1 << at);
        }
        self.spare_left = spare.iter().filter(|card| card.is_some()).count() as u8;
        (self.vaults, self.spare) = (Secret::new(contents), Secret::new(spare));
    }
}

impl Part for Crypts {
    types!();

    fn set_up(&self, cx: &mut Cx<'_>) {
        actions::fill(cx);
    }

    const GOALS: &'static [&'static str] = &["artefacts"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        _: &Map,
        vaults: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        draft.fields(at, "goal", &goal.others(&["count"]));
        let count = goal.count?;
        let placed = vaults.iter().flatten().filter(|item| match item {
            VaultItem::RandomArtefact => true,
            VaultItem::Known(card) => draft.cards()[card.0 as usize - 1].in_vault > 0,
        });
        let placed = placed.count();
        if (count == 0 || count as usize > placed) && draft.is_whole("vaults") {
            draft.wrong(at, format!("artefacts wanted: {count}; artefacts in the vaults: {placed}"));
        }
        Some(Want { artefacts: count })
    }

    fn read_effect(raw: &RawWhen) -> Option<Effect> {
        (raw.effect.get_ref() == "artefact").then_some(Effect::Artefact)
    }

    fn progress(board: &Board, want: &Want) -> (u8, u8) {
        (board.parts.crypts.artefacts, want.artefacts)
    }

    fn goal_phrase(_: &Board, want: &Want) -> Phrase {
        Phrase::new("zc-goal-artefacts").arg("count", want.artefacts)
    }

    fn happens(&self, cx: &mut Cx<'_>, hero: Hero, _: Zone, _: &Effect) -> Option<crate::Frame> {
        actions::take_spare(cx, hero)
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        actions::offer(acting, out);
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        let Answer::Artefact { item } = answer;
        actions::perform(cx, hero, item)
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        match *seen {
            Seen::ArtefactTaken { vault, item, card, .. } => {
                board.parts.crypts.left[vault as usize] &= !(1 << item);
                board.parts.crypts.artefacts += u8::from(board.book.content.card(card.card).in_vault > 0);
            }
            Seen::SpareTaken { .. } => board.parts.crypts.spare_left -= 1,
            Seen::VaultsFilled => {}
        }
    }

    fn evolve_hidden(board: &mut Board, hidden: &Hidden, key: Key) {
        let Hidden::VaultsFilled { contents, spare } = hidden;
        board.parts.crypts.put(*contents.open(key), *spare.open(key));
    }

    fn see(hidden: &Hidden) -> Seen {
        match hidden {
            Hidden::VaultsFilled { .. } => Seen::VaultsFilled,
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn zone_view(&self, _: &Board, _: Zone) -> ZoneView {
        ZoneView {}
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// BP-M.6: the artefacts nobody holds lie in the vaults, in the order of the content.
    fn arrange(&self, all: &mut Arranging) {
        let nobodys = actions::artefacts(&all.board).into_iter().filter(|card| all.deck.contains(card));
        let nobodys: Vec<pieces::Card> = nobodys.collect();
        let (contents, spare) = actions::fill_vaults(&all.board, &nobodys);
        all.board.parts.crypts.put(Row(contents), Row(spare));
        all.board.parts.crypts.artefacts = all.field("artefacts");
    }

    /// The artefacts that were put in unseen, and those that lie in no vault.
    fn imagine(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
        let places: Vec<(usize, usize)> = (0..2)
            .flat_map(|vault| (0..MAX_VAULT).map(move |item| (vault, item)))
            .filter(|(vault, item)| {
                let random = board.mission().vaults[*vault].get(*item) == Some(&VaultItem::RandomArtefact);
                random && board.parts.crypts.left[*vault] >> item & 1 == 1
            })
            .collect();
        let crypts = &mut board.parts.crypts;
        let spare = crypts.spare_left as usize;
        let vaults = crypts.vaults.open_mut(key);
        let mut unseen: Vec<pieces::Card> = places.iter().map(|(vault, item)| vaults[*vault][*item]).collect();
        unseen.extend(&crypts.spare.open(key)[..spare]);
        crate::imagine::redraw(throw, &mut unseen);
        let mut unseen = unseen.into_iter();
        for ((vault, item), card) in places.into_iter().zip(unseen.by_ref()) {
            vaults[vault][item] = card;
        }
        for (slot, card) in crypts.spare.open_mut(key)[..spare].iter_mut().zip(unseen) {
            *slot = card;
        }
    }

    fn count_cards(board: &Board, key: Key, count: &mut dyn FnMut(pieces::Card)) {
        let crypts = &board.parts.crypts;
        for (vault, cards) in crypts.vaults.open(key).iter().enumerate() {
            let left = cards.iter().enumerate().filter(|(at, _)| crypts.left[vault] >> at & 1 == 1);
            left.for_each(|(_, card)| count(*card));
        }
        crypts.spare.open(key)[..crypts.spare_left as usize].iter().for_each(|card| count(*card));
    }
}

//! Ammunition: attached to a weapon in hand whenever cards are arranged, and taken off it again.

use super::packing::Pack;
use crate::answer::Answer;
use crate::board::{Board, MAX_ATTACHED};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Seen;
use crate::pieces::{Card, Colour, Hero, Keepsake, Slot, Slots, Spread};
use crate::rule::Rule;

/// The hands, which hold what ammunition is attached to.
fn hands() -> impl Iterator<Item = Slot> + Clone {
    Slots::HANDS.iter()
}

/// Whether ammunition fits what a hand holds.
fn takes(board: &Board, hero: Hero, hand: Slot, card: Card) -> bool {
    let ammo = board.content().card(card);
    if !ammo.is_ammo || ammo.ammo.is_none() {
        return false;
    }
    let room = board.attached(hero, hand).count() < MAX_ATTACHED;
    let fits = board.card(hero, hand).is_some_and(|weapon| !weapon.is_ammo && weapon.ammo == ammo.ammo);
    fits && room
}

/// Free places of the backpack.
fn all_free(board: &Board, hero: Hero) -> impl Iterator<Item = Slot> + use<> {
    board.slots_of(hero).and(Slots::PACK).minus(board.full(hero)).iter()
}

fn free(board: &Board, hero: Hero) -> Option<Slot> {
    all_free(board, hero).next()
}

/// Whether a weapon may go from a hand into the backpack with everything attached beside it.
pub(super) fn may_unload(board: &Board, hero: Hero, hand: Slot, to: Slot) -> bool {
    let apart = hand.place() == Spread::Hand && to.place() == Spread::Pack;
    apart && all_free(board, hero).count() > board.attached(hero, hand).count()
}

/// Takes everything off a weapon before it goes into the backpack.
pub(super) fn unload(cx: &mut Cx<'_>, hero: Hero, hand: Slot, keep: Slot) {
    while let Some(card) = cx.board().attached(hero, hand).last().filter(|_| hand.place() == Spread::Hand) {
        let Some(to) = all_free(cx.board(), hero).find(|slot| *slot != keep) else { return };
        let (who, card) = (cx.who(hero), cx.name(card));
        cx.tell(Rule::Rearrange, Seen::Detached { who, card, hand, to });
    }
}

/// What somebody may attach of what he carries, and take off again.
fn offer_own(pack: &Pack, board: &Board, name: fn(Slot) -> Slot, out: &mut Menu<'_>) {
    let (hero, _) = pack.owner(name(Slot::BODY));
    let cards = &board.hero(hero).cards;
    let is_ammo = |slot: &Slot| board.content().card(cards[slot.index()]).is_ammo;
    let carried = board.full(hero).and(Slots::PACK).iter().filter(is_ammo).fold(Slots::default(), Slots::with);
    for hand in hands() {
        for from in carried.iter() {
            let card = cards[from.index()];
            let twin = carried.iter().take_while(|slot| *slot != from).any(|slot| cards[slot.index()] == card);
            if !twin && takes(board, hero, hand, card) {
                out.offer(Answer::Attach { from: name(from), hand: name(hand) });
            }
        }
        if board.attached(hero, hand).next().is_some() && free(board, hero).is_some() {
            out.offer(Answer::Detach { hand: name(hand) });
        }
    }
}

pub(super) fn offer(pack: &Pack, board: &Board, out: &mut Menu<'_>) {
    if board.content().has_ammo {
        let whose: &[fn(Slot) -> Slot] =
            if pack.partner == Hero::NONE { &[|slot| slot] } else { &[|slot| slot, Slot::theirs] };
        for name in whose {
            offer_own(pack, board, *name, out);
        }
        for (at, card) in pack.found.iter().enumerate().filter(|(_, card)| card.is_some()) {
            for hand in hands().filter(|hand| takes(board, pack.hero, *hand, *card)) {
                out.offer(Answer::Attach { from: Slot::found(at), hand });
            }
        }
    }
    if pack.partner != Hero::NONE {
        let tokens = board.hero(pack.hero).tokens | board.hero(pack.partner).tokens;
        if tokens != 0 {
            let held = Colour::ALL.into_iter().filter(|colour| tokens & colour.bit() != 0);
            held.for_each(|colour| out.offer(Answer::Pass { colour }));
        }
        for (hero, theirs) in [(pack.hero, false), (pack.partner, true)] {
            let kept = board.hero(hero).kept;
            let held = Keepsake::ALL.into_iter().filter(|what| kept[what.index()] > 0);
            held.for_each(|what| out.offer(Answer::Give { what, theirs }));
        }
    }
}

/// The last card attached goes into the backpack.
pub(super) fn detach(cx: &mut Cx<'_>, hero: Hero, hand: Slot) {
    let board = cx.board();
    let last = board.attached(hero, hand).last();
    if let (Some(card), Some(to)) = (last, free(board, hero)) {
        let (who, card) = (cx.who(hero), cx.name(card));
        cx.tell(Rule::Rearrange, Seen::Detached { who, card, hand, to });
    }
}

//! BP-9.1 to BP-9.14: how many dice, what they show, what a hit does. Modifiers are folded here, in this order:
//! the Dice value of each weapon (or the number of Zombies), dice per weapon, dice per Wound, the die of the other
//! hand; then the result of each die; then re-rolls; then dice for sixes; then Damage.

use crate::board::Board;
use crate::content::Deed;
use crate::desk::Cx;
use crate::event::Faces;
use crate::pieces::{Hero, Mode, Slot, Slots, Zone};
use crate::streams;

/// Dice of an attack.
pub(crate) fn pool(board: &Board, hero: Hero, mode: Mode, with: Slots, zone: Zone, swarm: bool) -> u8 {
    let perks = board.perks(hero);
    let at = mode.index();
    let each = perks.dice[at] + perks.frenzy[at] * board.hero(hero).wounds;
    let mut dice = 0_u8;
    for slot in with.iter() {
        let Some(weapon) = board.card(hero, slot).and_then(|info| info.weapons[at]) else { continue };
        let base = if swarm { board.zombies_in(zone) } else { weapon.dice };
        dice = dice.saturating_add(base + each);
        if mode == Mode::Melee && other_hand_helps(board, hero, with, slot) {
            dice += 1;
        }
    }
    dice
}

/// BP-9.5, BP-9.4: of at most two cards in use, the other one gives a die.
fn other_hand_helps(board: &Board, hero: Hero, with: Slots, slot: Slot) -> bool {
    let perks = board.perks(hero);
    let gives = |other: Slot| {
        other != slot
            && board.in_hand(hero, other, &perks)
            && board.card(hero, other).is_some_and(|info| info.deed == Deed::ExtraMeleeDie)
    };
    if with.len() == 2 { with.iter().any(gives) } else { (0..3).map(Slot).any(gives) }
}

/// BP-9.7: the Damage of each hit.
pub(crate) fn damage(board: &Board, hero: Hero, mode: Mode, slot: Slot) -> u8 {
    let perks = board.perks(hero);
    let card = board.hero(hero).cards[slot.index()];
    let weapon = board.card(hero, slot).and_then(|info| info.weapons[mode.index()]);
    let base = weapon.map_or(0, |weapon| weapon.damage);
    let base = if mode == Mode::Melee { base.max(perks.melee_damage) } else { base };
    base + perks.damage[mode.index()] + (perks.damage_with >> card.0 & 1) as u8
}

/// Rolls dice and adds what the Survivor adds to each (BP-9.13).
pub(crate) fn roll(cx: &mut Cx<'_>, hero: Hero, mode: Mode, count: u8) -> Faces {
    let bonus = cx.board().perks(hero).result[mode.index()];
    let mut faces = Faces::default();
    let mut throw = cx.throw(streams::dice(hero));
    for _ in 0..count {
        faces.add((throw.die(6) + bonus).min(6));
    }
    faces
}

/// BP-13.13: re-rolls of an attack.
pub(crate) fn rerolls(board: &Board, hero: Hero, mode: Mode, with: Slots) -> u8 {
    let card = board.hero(hero).cards[with.first().index()];
    let helps = |slot: &Slot| board.card(hero, *slot).is_some_and(|info| info.rerolls >> card.0 & 1 == 1);
    let cards = if mode == Mode::Ranged { (3..8).map(Slot).filter(helps).count() as u8 } else { 0 };
    board.perks(hero).rerolls + cards
}

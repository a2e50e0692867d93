//! What an attack is made with, and whom it can hit: read by the attack itself, by the forecast and by bots.
//!
//! A Survivor's weapons give a profile from his cards and skills, folded in this order: the Dice value of each weapon
//! (or the number of enemies), dice per weapon, dice per Wound, the die of the other hand; then what is added to each
//! die; then re-rolls; then dice for sixes; then Damage. Whoever attacks by other means makes a profile of his own.

use crate::board::Board;
use crate::content::{CardEffect, Weapon};
use crate::digest::traced;
use crate::knobs::Misses;
use crate::pieces::{Card, Counts, Hero, KINDS, Kind, Mode, Slot, Slots, Zone};
use crate::skills::Perks;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Facts of an attack.
pub struct Profile {
    pub mode: Mode,
    /// Where it is made from.
    pub from: Zone,
    pub dice: u8,
    /// The least result that hits.
    pub least: u8,
    /// What is added to each die.
    pub bonus: u8,
    pub damage: u8,
    pub rerolls: u8,
    /// Every six gives a further die.
    pub sixes: bool,
    /// Hits are assigned as the player likes, and misses hurt nobody.
    pub aims: bool,
    /// Misses hurt nobody.
    pub spares: bool,
    /// One more of a kind dies with the first hit on it.
    pub reaps: bool,
    /// Every six adds to the Damage.
    pub sixes_hurt: bool,
    /// It leaves frost in the zone.
    pub freezes: bool,
    /// Its misses can hit whoever ordered it.
    pub hits_owner: bool,
    /// It is the Survivor's own Action though no card of his makes it.
    pub improvised: bool,
}

traced!(Profile {
    mode,
    from,
    dice,
    least,
    bonus,
    damage,
    rerolls,
    sixes,
    aims,
    spares,
    reaps,
    sixes_hurt,
    freezes,
    hits_owner,
    improvised
});

impl Profile {
    /// The attack of a Survivor with cards he holds.
    pub fn of_cards(board: &Board, hero: Hero, mode: Mode, with: Slots, zone: Zone, swarm: bool) -> Self {
        let (at, it, first) = (mode.index(), board.hero(hero), with.first());
        let perks = board.perks_at(hero, it.cards[first.index()], zone);
        let weapon = board.card(hero, first).and_then(|info| info.weapons[at]);
        let card = it.cards[first.index()];
        let base = weapon.map_or(0, |weapon| weapon.damage);
        let info = board.card(hero, first);
        let paired = with.len() == 2 && info.is_some_and(|info| info.deed == CardEffect::PairDamage);
        let base = if base == 1 && (paired || perks.damage_two[at]) { 2 } else { base };
        let base = if mode == Mode::Melee { base.max(perks.melee_damage) } else { base };
        let helps = |slot: &Slot| board.card(hero, *slot).is_some_and(|info| info.rerolls >> card.0 & 1 == 1);
        let cards = if mode == Mode::Ranged { Slot::pack().filter(helps).count() as u8 } else { 0 };
        Self {
            mode,
            from: it.zone,
            dice: Self::pool(board, hero, &perks, mode, with, zone, swarm),
            least: weapon.map_or(6, |weapon| weapon.accuracy),
            bonus: perks.result[at],
            damage: base + perks.damage[at] + (perks.damage_with >> card.0 & 1) as u8,
            rerolls: perks.rerolls
                + cards
                + with.iter().map(|slot| board.attached(hero, slot).count() as u8).sum::<u8>(),
            sixes: perks.sixes[at],
            aims: mode == Mode::Melee || perks.aims || perks.aims_close && it.zone == zone,
            spares: perks.spares_friends,
            reaps: perks.reaps[at],
            sixes_hurt: perks.sixes_hurt[at],
            freezes: perks.freezes[at],
            hits_owner: false,
            improvised: false,
        }
    }

    /// Whether a Survivor chooses whom he hits in a zone with a card that works from afar.
    pub fn aims(board: &Board, hero: Hero, card: Card, zone: Zone) -> bool {
        let perks = board.perks_at(hero, card, zone);
        perks.aims || perks.aims_close && board.hero(hero).zone == zone
    }

    /// An attack by other means, with the skills of whoever makes it.
    pub fn of_perks(perks: &Perks, weapon: &Weapon, from: Zone, dice: u8) -> Self {
        let at = weapon.mode.index();
        let base = if weapon.damage == 1 && perks.damage_two[at] { 2 } else { weapon.damage };
        let base = if weapon.mode == Mode::Melee { base.max(perks.melee_damage) } else { base };
        Self {
            mode: weapon.mode,
            from,
            dice: dice.saturating_add(perks.dice[at]),
            least: weapon.accuracy,
            bonus: perks.result[at],
            damage: base + perks.damage[at],
            rerolls: perks.rerolls,
            sixes: perks.sixes[at],
            aims: weapon.mode == Mode::Melee || perks.aims,
            spares: perks.spares_friends,
            reaps: perks.reaps[at],
            sixes_hurt: perks.sixes_hurt[at],
            freezes: perks.freezes[at],
            hits_owner: false,
            improvised: false,
        }
    }

    fn pool(board: &Board, hero: Hero, perks: &Perks, mode: Mode, with: Slots, zone: Zone, swarm: bool) -> u8 {
        let at = mode.index();
        let each = perks.dice[at] + perks.frenzy[at] * board.hero(hero).wounds;
        let mut dice = 0_u8;
        for slot in with.iter() {
            let Some(weapon) = board.card(hero, slot).and_then(|info| info.weapons[at]) else { continue };
            // Of two targets one may be empty: the weapon aimed there keeps its own dice.
            let around = if mode == Mode::Melee { board.hero(hero).zone } else { zone };
            let enemies = board.zombies_in(around);
            let base = if swarm && enemies > 0 { enemies } else { weapon.dice };
            dice = dice.saturating_add(base + each);
            if other_hand_helps(board, hero, perks, with, slot, mode) {
                dice += 1;
            }
        }
        dice.saturating_add(crate::parts::more_dice(board, hero, mode))
    }

    /// The same of an attack that has not begun: what its own Action adds to a row of them is still to come.
    #[must_use]
    pub fn ahead(self, board: &Board, hero: Hero) -> Self {
        Self { dice: self.dice.saturating_add(crate::parts::dice_ahead(board, hero, self.mode)), ..self }
    }

    /// The same aimed at one enemy alone.
    #[must_use]
    pub fn focused(self, board: &Board, hero: Hero) -> Self {
        let expert = self.dice >= 2 && board.can(hero, |perks| perks.focus_expert);
        Self { reaps: false, damage: self.damage + u8::from(expert), spares: self.spares || expert, ..self }
    }

    /// The kinds among these enemies that the next hit may strike: those its Damage kills, and of them only the first in
    /// the order of targets where the player does not choose. The first draw all hits, whether they can kill or not.
    pub fn targets(&self, board: &Board, counts: &Counts) -> [bool; KINDS] {
        let there = |kind: &Kind| counts[kind.index()] > 0;
        let order = |kind: Kind| board.content().enemy(kind).order;
        let first = Kind::ALL.into_iter().filter(there).map(order).min();
        Kind::ALL.map(|kind| {
            let killed = board.content().enemy(kind).toughness <= self.damage;
            there(&kind) && killed && (self.aims || Some(order(kind)) == first)
        })
    }

    /// Those who die of so many hits, assigned as well as can be.
    pub fn kills(&self, board: &Board, zone: Zone, hits: usize) -> u8 {
        let mut left = board.zombies[zone.index()];
        let (mut kills, mut reaps) = (0, self.reaps);
        for _ in 0..hits {
            let open = self.targets(board, &left);
            let struck = Kind::ALL.into_iter().filter(|kind| open[kind.index()]).max_by_key(|kind| left[kind.index()]);
            let Some(kind) = struck else { break };
            let dead = if reaps && left[kind.index()] > 1 { 2 } else { 1 };
            reaps &= dead == 1;
            left[kind.index()] -= dead;
            kills += dead;
        }
        kills
    }

    /// Enemies of a zone that can be killed at all with hits enough.
    pub fn killable(&self, board: &Board, zone: Zone) -> u8 {
        Self { reaps: false, ..*self }.kills(board, zone, usize::from(board.zombies_in(zone)))
    }
}

/// Whether friends are struck before enemies are.
pub(super) fn misses_first(board: &Board) -> bool {
    board.knobs().misses == Misses::BeforeHits
}

/// Of at most two cards in use, the other one gives a die.
fn other_hand_helps(board: &Board, hero: Hero, perks: &Perks, with: Slots, slot: Slot, mode: Mode) -> bool {
    let helps = match mode {
        Mode::Melee => CardEffect::ExtraMeleeDie,
        Mode::Magic => CardEffect::ExtraMagicDie,
        Mode::Ranged => return false,
    };
    let gives = |other: Slot| {
        other != slot
            && board.in_hand(hero, other, perks)
            && board.card(hero, other).is_some_and(|info| info.deed == helps)
    };
    // Spells of a whole inventory that counts as held help as well.
    let held = if perks.spells_in_hand && mode == Mode::Magic { Slots::ALL } else { Slots::HELD };
    if with.len() == 2 { with.iter().any(gives) } else { held.iter().any(gives) }
}

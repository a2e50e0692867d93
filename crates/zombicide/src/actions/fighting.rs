//! Combat Actions: with what, and at what, a Survivor may fight.

use super::Acting;
use crate::answer::Answer;
use crate::combat::attack::Attack;
use crate::combat::profile::Profile;
use crate::content::{Gear, Weapon};
use crate::deeds::pay;
use crate::desk::{Cx, Desk, Menu};
use crate::frame::Frame;
use crate::parts;
use crate::pieces::{Card, Hero, Kind, Mode, SLOTS, Slot, Slots, Zone, ZoneSet};
use crate::rule::Rule;
use crate::skills::PAIR;
use crate::why::Why;

pub(crate) const fn mode_bit(mode: Mode) -> u16 {
    1 << mode as u16
}

/// Offers the Combat Actions of some modes that can be paid.
pub(crate) fn offer(acting: &Acting<'_>, modes: u16, out: &mut Menu<'_>) {
    for mode in Mode::ALL {
        let bit = mode_bit(mode);
        if modes & bit == 0 || !acting.gear.has(Gear::weapon(mode)) {
            continue;
        }
        let single = acting.can_act(bit);
        if single || acting.can_act(PAIR) {
            offer_mode(acting, mode, single, out);
        }
    }
}

/// Attacks of a mode: with single weapons, if those may be used, and with pairs.
pub(crate) fn offer_mode(acting: &Acting<'_>, mode: Mode, single: bool, out: &mut Menu<'_>) {
    let mut used = [Card::NONE; SLOTS];
    let held = if acting.perks.spells_in_hand { acting.full } else { acting.full.and(Slots::HELD) };
    for slot in held.iter() {
        let card = acting.it.cards[slot.index()];
        let Some(weapon) = weapon(acting, mode, slot) else { continue };
        let own = || Answer::Attack {
            mode,
            with: Slots::only(slot),
            zone: acting.board.spot(acting.zone),
            also: None,
            swarm: false,
            focus: None,
        };
        if let Some((why, rule)) = parts::bars_weapon(acting, slot) {
            out.refuse(own(), why, rule);
            let with = Slots::only(slot);
            for zone in targets(acting, mode, weapon).iter().filter(|_| out.wants_reasons()).collect::<ZoneSet>().iter()
            {
                let zone = acting.board.spot(zone);
                let barred = Answer::Attack { mode, with, zone, also: None, swarm: false, focus: None };
                out.refuse(barred, why, rule);
            }
            continue;
        }
        if weapon.reload && acting.it.unloaded >> slot.0 & 1 == 1 {
            out.refuse(own(), Why::NotLoaded, Rule::Unloaded.into());
            continue;
        }
        // Of twins, the first stands for both, unless something is attached to one of them.
        let alike = acting.it.attached[0] == acting.it.attached[1];
        if single && !(alike && used.contains(&card)) {
            aim(acting, mode, Slots::only(slot), weapon, out);
        }
        used[slot.index()] = card;
        // Two identical dual weapons.
        if !acting.board.content().card(card).dual && !acting.perks.dual[mode.index()] {
            continue;
        }
        let mut before = Slot::all().filter(|one| *one != slot && used[one.index()] == card);
        if let (Some(first), None) = (before.next(), before.next()) {
            aim(acting, mode, Slots::only(first).with(slot), weapon, out);
        }
    }
}

/// The weapon of a slot in a mode, if it is held.
fn weapon(acting: &Acting<'_>, mode: Mode, slot: Slot) -> Option<Weapon> {
    let weapon = acting.board.card(acting.hero, slot)?.weapons[mode.index()]?;
    acting.board.in_hand(acting.hero, slot, &acting.perks).then_some(weapon)
}

/// Zones a weapon may be aimed at.
pub(crate) fn targets(acting: &Acting<'_>, mode: Mode, weapon: Weapon) -> ZoneSet {
    let board = acting.board;
    if mode == Mode::Melee && (acting.perks.melee_reach || weapon.most > 0) {
        let least = if acting.perks.melee_reach || acting.perks.close_quarters { 0 } else { weapon.least };
        let most = if acting.perks.melee_reach { weapon.most.max(1) } else { weapon.most };
        let seen = board.lines(acting.zone, acting.eyes()).at(|range| (least..=most).contains(&range));
        return acting.only.map_or(seen, |only| seen.and(only)).and(board.crowd);
    }
    if mode == Mode::Melee {
        let allowed = acting.only.is_none_or(|only| only.contains(acting.zone));
        return if acting.zombies > 0 && allowed { ZoneSet::only(acting.zone) } else { ZoneSet::EMPTY };
    }
    let reach = weapon.least..=weapon.most + acting.perks.reach;
    let lines = board.lines(acting.zone, acting.eyes());
    let seen = lines.at(|range| reach.contains(&range) || range == 0 && acting.perks.aims_close);
    acting.only.map_or(seen, |only| seen.and(only))
}

/// Enemies of a zone an attack may be aimed at alone.
fn focuses(acting: &Acting<'_>, mode: Mode, with: Slots, zone: Zone) -> impl Iterator<Item = Kind> {
    let board = acting.board;
    let there = board.knobs().focus && board.crowd.contains(zone);
    let open = || {
        let counts = board.zombies[zone.index()];
        let card = acting.it.cards[with.first().index()];
        let aims = mode == Mode::Melee || Profile::aims(board, acting.hero, card, zone);
        let order = |kind: Kind| board.content().enemy(kind).order;
        let present = |kind: &Kind| counts[kind.index()] > 0;
        let first = Kind::ALL.into_iter().filter(present).map(order).min();
        let open = Kind::ALL.map(|kind| present(&kind) && (aims || Some(order(kind)) == first));
        Kind::ALL.into_iter().filter(move |kind| open[kind.index()])
    };
    there.then(open).into_iter().flatten()
}

fn aim(acting: &Acting<'_>, mode: Mode, with: Slots, weapon: Weapon, out: &mut Menu<'_>) {
    let board = acting.board;
    let targets = targets(acting, mode, weapon);
    let ordered = |zones: ZoneSet| zones.and(board.crowd).iter().chain(zones.minus(board.crowd).iter());
    let rain = acting.perks.rain[mode.index()];
    let swarms = |zone: Zone| {
        // In Melee those around him count, wherever he strikes.
        let count = board.zombies_in(if mode == Mode::Melee { acting.zone } else { zone });
        rain && count > 0 && count != weapon.dice
    };
    for zone in ordered(targets) {
        let attack = |also: Option<Zone>, swarm, focus| Answer::Attack {
            mode,
            with,
            zone: board.spot(zone),
            also: also.map(|zone| board.spot(zone)),
            swarm,
            focus,
        };
        out.offer(attack(None, false, None));
        focuses(acting, mode, with, zone).for_each(|kind| out.offer(attack(None, false, Some(kind))));
        if swarms(zone) {
            out.offer(attack(None, true, None));
            focuses(acting, mode, with, zone).for_each(|kind| out.offer(attack(None, true, Some(kind))));
        }
        if with.len() == 2 && acting.perks.two_targets && mode != Mode::Melee {
            for other in targets.iter().filter(|other| *other != zone) {
                out.offer(attack(Some(other), false, None));
                if swarms(zone) || swarms(other) {
                    out.offer(attack(Some(other), true, None));
                }
            }
        }
    }
    if mode == Mode::Melee && targets.is_empty() {
        let zone = board.spot(acting.zone);
        out.refuse(
            Answer::Attack { mode, with, zone, also: None, swarm: false, focus: None },
            Why::NobodyToHit,
            Rule::MeleeRange.into(),
        );
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Frame {
    let Answer::Attack { mode, with, .. } = answer else { unreachable!("{answer:?} is no attack") };
    let pair = with.len() == 2 && cx.board().free_slot(hero, PAIR).is_some();
    pay(cx, hero, if pair { PAIR } else { mode_bit(mode) }, Rule::CombatAction);
    Frame::Attack(Attack::of(cx.board(), hero, answer))
}

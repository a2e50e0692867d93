//! BP-5.38 to BP-5.41, BP-9.1 to BP-9.4, BP-9.15 to BP-9.23: with what, and at what, a Survivor may fight.

use super::Acting;
use crate::answer::Answer;
use crate::combat::attack::Attack;
use crate::content::Weapon;
use crate::deeds::pay;
use crate::desk::{Cx, Menu};
use crate::frame::Frame;
use crate::ground::Eyes;
use crate::pieces::{Card, Hero, Mode, SLOTS, Slot, Slots, Zone, ZoneSet};
use crate::rule::Rule;
use crate::why::Why;

pub(crate) const fn mode_bit(mode: Mode) -> u16 {
    1 << mode as u16
}

/// Offers the Combat Actions of some modes that can be paid.
pub(crate) fn offer(acting: &Acting<'_>, modes: u16, out: &mut dyn Menu) {
    for mode in Mode::ALL {
        let bit = mode_bit(mode);
        if modes & bit != 0 && acting.can_act(bit) {
            offer_mode(acting, mode, out);
        }
    }
}

pub(crate) fn offer_mode(acting: &Acting<'_>, mode: Mode, out: &mut dyn Menu) {
    let mut used = [Card::NONE; SLOTS];
    for slot in Slot::all() {
        let card = acting.it.cards[slot.index()];
        let Some(weapon) = weapon(acting, mode, slot) else { continue };
        let own = Answer::Attack {
            mode,
            with: Slots::only(slot),
            zone: acting.board.spot(acting.zone),
            also: None,
            swarm: false,
        };
        if weapon.reload && acting.it.unloaded >> slot.0 & 1 == 1 {
            out.refuse(own, Why::NotLoaded, Rule::Unloaded.into());
            continue;
        }
        // Of twins, the first stands for both.
        if !used.contains(&card) {
            aim(acting, mode, Slots::only(slot), weapon, out);
        }
        used[slot.index()] = card;
        // BP-9.2: two identical dual weapons.
        let dual = acting.board.content().card(card).dual || acting.perks.dual[mode.index()];
        let mut before = Slot::all().filter(|one| *one != slot && used[one.index()] == card);
        if dual && let (Some(first), None) = (before.next(), before.next()) {
            aim(acting, mode, Slots::only(first).with(slot), weapon, out);
        }
    }
}

/// The weapon of a slot in a mode, if it is held.
fn weapon(acting: &Acting<'_>, mode: Mode, slot: Slot) -> Option<Weapon> {
    let weapon = acting.board.card(acting.hero, slot)?.weapons[mode.index()]?;
    acting.board.in_hand(acting.hero, slot, &acting.perks).then_some(weapon)
}

/// Zones a weapon may be aimed at (BP-9.15, BP-9.19 to BP-9.21).
pub(crate) fn targets(acting: &Acting<'_>, mode: Mode, weapon: Weapon) -> ZoneSet {
    let board = acting.board;
    if mode == Mode::Melee {
        return if acting.zombies > 0 { ZoneSet::only(acting.zone) } else { ZoneSet::EMPTY };
    }
    let reach = weapon.least..=weapon.most + acting.perks.reach;
    let lines = board.lines(acting.zone, Eyes::PLAIN);
    lines.at(|range| reach.contains(&range) || range == 0 && acting.perks.aims_close)
}

fn aim(acting: &Acting<'_>, mode: Mode, with: Slots, weapon: Weapon, out: &mut dyn Menu) {
    let board = acting.board;
    let targets = targets(acting, mode, weapon);
    let ordered = |zones: ZoneSet| zones.and(board.crowd).iter().chain(zones.minus(board.crowd).iter());
    let rain = acting.perks.rain[mode.index()];
    let swarms = |zone: Zone| {
        let count = board.zombies_in(zone);
        rain && count > 0 && count != weapon.dice
    };
    for zone in ordered(targets) {
        let attack = |also: Option<Zone>, swarm| Answer::Attack {
            mode,
            with,
            zone: board.spot(zone),
            also: also.map(|zone| board.spot(zone)),
            swarm,
        };
        out.offer(attack(None, false));
        if swarms(zone) {
            out.offer(attack(None, true));
        }
        if with.len() == 2 && acting.perks.two_targets && mode != Mode::Melee {
            for other in targets.iter().filter(|other| *other != zone) {
                out.offer(attack(Some(other), false));
                if swarms(zone) || swarms(other) {
                    out.offer(attack(Some(other), true));
                }
            }
        }
    }
    if mode == Mode::Melee && targets.is_empty() {
        let zone = board.spot(acting.zone);
        out.refuse(
            Answer::Attack { mode, with, zone, also: None, swarm: false },
            Why::NobodyToHit,
            Rule::MeleeRange.into(),
        );
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Frame {
    let Answer::Attack { mode, .. } = answer else { unreachable!("{answer:?} is no attack") };
    pay(cx, hero, mode_bit(mode), Rule::CombatAction);
    Frame::Attack(Attack::of(cx.board(), hero, answer))
}

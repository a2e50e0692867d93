//! Casting Enchantments.

use super::{Answer, Rule, Seen};
use crate::actions::Acting;
use crate::actions::moving::Moving;
use crate::content::{CardEffect, Gear};
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Seen as CoreSeen;
use crate::frame::Frame;
use crate::ground::Mover;
use crate::parts;
use crate::pieces::{Hero, Kind, Zone, ZoneSet};
use crate::skills::ENCHANT;
use crate::why::Why;

pub(super) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    if !acting.gear.has(Gear::ENCHANTMENT) || !acting.can_act(ENCHANT) {
        return;
    }
    for slot in acting.full.iter() {
        let Some(info) = board.card(acting.hero, slot) else { continue };
        if !info.is_enchantment || !board.in_hand(acting.hero, slot, &acting.perks) {
            continue;
        }
        if acting.it.cast >> slot.0 & 1 == 1 {
            let answer = Answer::EnchantSurvivor { slot, survivor: acting.hero, also: None };
            out.refuse(answer.into(), Why::Said("zc-why-cast"), Rule::OncePerTurn.into());
            continue;
        }
        let seen = board.lines(acting.zone, acting.eyes()).zones();
        if info.deed == CardEffect::Push {
            let mut pushes = Vec::new();
            for from in seen.and(board.crowd).iter() {
                pushes.extend(farther(acting, from).iter().map(|to| (board.spot(from), board.spot(to))));
            }
            for &(from, to) in &pushes {
                out.offer(Answer::EnchantZone { slot, from, to, also: None }.into());
                let others = pushes.iter().filter(|other| acting.perks.casts_twice && other.0 != from);
                others.for_each(|other| out.offer(Answer::EnchantZone { slot, from, to, also: Some(*other) }.into()));
            }
            continue;
        }
        let mut targets = Vec::new();
        for survivor in board.living().filter(|hero| seen.contains(board.hero(*hero).zone)) {
            let it = board.hero(survivor);
            let of_use = match info.deed {
                CardEffect::Heal => it.wounds > 0,
                CardEffect::Hide => !it.hidden,
                CardEffect::Run => board.is_clear(it.zone),
                CardEffect::Grant => !it.lent.contains(&info.grants),
                _ => false,
            };
            if of_use {
                targets.push(survivor);
            }
        }
        for &survivor in &targets {
            out.offer(Answer::EnchantSurvivor { slot, survivor, also: None }.into());
            let twice = |other: &&Hero| acting.perks.casts_twice && **other > survivor && info.deed != CardEffect::Run;
            for other in targets.iter().filter(twice) {
                out.offer(Answer::EnchantSurvivor { slot, survivor, also: Some(*other) }.into());
            }
        }
    }
}

/// Neighbours of a zone that lie one zone farther from the caster.
fn farther(acting: &Acting<'_>, from: Zone) -> ZoneSet {
    let board = acting.board;
    let steps = board.steps_from(acting.zone, Mover::SURVIVOR);
    let here = steps[from.index()];
    board.neighbours(from).iter().filter(|to| steps[to.index()] == here + 1).collect()
}

pub(super) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let (Answer::EnchantSurvivor { slot, .. } | Answer::EnchantZone { slot, .. }) = answer;
    pay(cx, hero, ENCHANT, Rule::Enchantment);
    let card = cx.board().hero(hero).cards[slot.index()];
    let info = cx.board().content().card(card);
    let (who, name, deed, grants) = (cx.who(hero), cx.name(card), info.deed, info.grants);
    cx.tell(Rule::Enchantment, Seen::Enchanted { who, card: name, slot });
    match answer {
        Answer::EnchantZone { from, to, also, .. } => {
            for (from, to) in [(from, to)].into_iter().chain(also) {
                let (from, to) = (cx.place(cx.board().at(from)), cx.place(cx.board().at(to)));
                let pushed = cx.board().zombies[from.zone.index()];
                cx.tell(Rule::Target, CoreSeen::Pushed { from, to });
                for kind in Kind::ALL.into_iter().filter(|kind| pushed[kind.index()] > 0) {
                    parts::came(cx, to.zone, kind);
                }
            }
            check_goals(cx, false);
            None
        }
        Answer::EnchantSurvivor { survivor, also, .. } => {
            if let Some(also) = also {
                enchant(cx, also, deed, grants);
            }
            enchant(cx, survivor, deed, grants)
        }
    }
}

/// What an Enchantment does to a Survivor.
fn enchant(cx: &mut Cx<'_>, survivor: Hero, deed: CardEffect, grants: u16) -> Option<Frame> {
    let target = cx.who(survivor);
    match deed {
        CardEffect::Heal => cx.tell(Rule::Target, CoreSeen::Healed { who: target, wounds: 1 }),
        CardEffect::Hide => cx.tell(Rule::Target, CoreSeen::Hidden { who: target, on: true }),
        CardEffect::Grant => {
            let skill = &cx.board().content().skill(grants).id;
            cx.tell(Rule::Target, CoreSeen::Lent { who: target, skill, number: grants });
        }
        CardEffect::Run => return Some(Frame::Moving(Moving { hero: survivor, left: 2, price: 0 })),
        _ => {}
    }
    None
}

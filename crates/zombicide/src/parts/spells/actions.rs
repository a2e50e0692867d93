//! Casting Enchantments.

use super::{Answer, Rule, Seen};
use crate::actions::Acting;
use crate::actions::moving::Moving;
use crate::content::Deed;
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Menu};
use crate::event::Seen as CoreSeen;
use crate::frame::Frame;
use crate::ground::Mover;
use crate::pieces::{Hero, Slot, Zone, ZoneSet};
use crate::skills::ENCHANT;
use crate::why::Why;

pub(super) fn offer(acting: &Acting<'_>, out: &mut dyn Menu) {
    let board = acting.board;
    if !acting.can_act(ENCHANT) {
        return;
    }
    for slot in Slot::all() {
        let Some(info) = board.card(acting.hero, slot) else { continue };
        if !info.is_enchantment || !board.in_hand(acting.hero, slot, &acting.perks) {
            continue;
        }
        if acting.it.cast >> slot.0 & 1 == 1 {
            let answer = Answer::EnchantSurvivor { slot, survivor: acting.hero };
            out.refuse(answer.into(), Why::Said("zc-why-cast"), Rule::OncePerTurn.into());
            continue;
        }
        let seen = board.seen_from(acting.zone);
        if info.deed == Deed::Push {
            for from in seen.and(board.crowd).iter() {
                for to in farther(acting, from).iter() {
                    out.offer(Answer::EnchantZone { slot, from: board.spot(from), to: board.spot(to) }.into());
                }
            }
            continue;
        }
        for survivor in board.living().filter(|hero| seen.contains(board.hero(*hero).zone)) {
            let it = board.hero(survivor);
            let of_use = match info.deed {
                Deed::Heal => it.wounds > 0,
                Deed::Hide => !it.hidden,
                Deed::Run => board.is_clear(it.zone),
                _ => false,
            };
            if of_use {
                out.offer(Answer::EnchantSurvivor { slot, survivor }.into());
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
    let (who, name, deed) = (cx.who(hero), cx.name(card), cx.board().content().card(card).deed);
    cx.tell(Rule::Enchantment, Seen::Enchanted { who, card: name, slot });
    match answer {
        Answer::EnchantZone { from, to, .. } => {
            let (from, to) = (cx.place(cx.board().at(from)), cx.place(cx.board().at(to)));
            cx.tell(Rule::Target, CoreSeen::Pushed { from, to });
            check_goals(cx, false);
            None
        }
        Answer::EnchantSurvivor { survivor, .. } => {
            let target = cx.who(survivor);
            match deed {
                Deed::Heal => cx.tell(Rule::Target, CoreSeen::Healed { who: target, wounds: 1 }),
                Deed::Hide => cx.tell(Rule::Target, CoreSeen::Hidden { who: target, on: true }),
                Deed::Run => return Some(Frame::Moving(Moving { hero: survivor, left: 2, price: 0 })),
                _ => {}
            }
            None
        }
    }
}

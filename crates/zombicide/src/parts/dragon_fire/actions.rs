//! Pouring bile, throwing the torch, and what the fire does.

use super::{Answer, Rule, Seen, Way};
use crate::actions::Acting;
use crate::actions::things::free_move;
use crate::board::{Board, Fate};
use crate::content::{CardEffect, Gear};
use crate::deeds::{check_goals, die, kill, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Seen as CoreSeen;
use crate::frame::Frame;
use crate::parts;
use crate::pieces::{Hero, Kind, Slot, Zone};
use crate::skills::RANGED;
use crate::why::Why;

pub(super) fn offer(way: Way, acting: &Acting<'_>, out: &mut Menu<'_>) {
    match way {
        Way::PourThenIgnite if acting.has_action() => pour_or_ignite(acting, out),
        Way::AtOnce if acting.can_act(RANGED) => at_once(acting, out),
        Way::PourThenIgnite | Way::AtOnce => {}
    }
}

/// BP-10.1, BP-10.2, BP-10.7.
fn pour_or_ignite(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    if !acting.gear.has(Gear::FIRE) {
        return;
    }
    let [bile, torch] = [CardEffect::Bile, CardEffect::Torch].map(|deed| board.held(acting.hero, deed).is_some());
    if !bile && !torch {
        return;
    }
    let near = board.within_reach(acting.zone);
    if bile {
        let all_out = board.parts.dragon_fire.bile.iter().all(|zone| *zone != Zone::NONE);
        for zone in near.iter() {
            if all_out {
                let mut places: Vec<Zone> = board.parts.dragon_fire.bile.into_iter().filter(|from| *from != zone).collect();
                places.dedup();
                let mut seen = Vec::new();
                for from in places {
                    if !seen.contains(&from) {
                        seen.push(from);
                        out.offer(Answer::Pour { zone: board.spot(zone), from: Some(board.spot(from)) }.into());
                    }
                }
            } else {
                out.offer(Answer::Pour { zone: board.spot(zone), from: None }.into());
            }
        }
    }
    if torch {
        let fuel = near.iter().filter(|zone| board.parts.dragon_fire.bile.contains(zone));
        fuel.for_each(|zone| out.offer(Answer::Ignite { zone: board.spot(zone) }.into()));
        if out.wants_reasons() && !near.iter().any(|zone| board.parts.dragon_fire.bile.contains(&zone)) {
            let answer = Answer::Ignite { zone: board.spot(acting.zone) };
            out.refuse(answer.into(), Why::Said("zc-why-nothing-to-ignite"), Rule::Torch.into());
        }
    }
}

/// Both cards go into one throw at a neighbouring zone in sight.
pub(super) fn at_once(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    if !acting.gear.has(Gear::FIRE) {
        return;
    }
    if [CardEffect::Bile, CardEffect::Torch].iter().all(|deed| carried(acting, *deed)) {
        let near = board.lines(acting.zone, acting.eyes()).at(|range| range == 1);
        let near = acting.only.map_or(near, |only| near.and(only));
        near.iter().for_each(|zone| out.offer(Answer::Ignite { zone: board.spot(zone) }.into()));
    }
}

fn carried(acting: &Acting<'_>, deed: CardEffect) -> bool {
    acting.it.cards.iter().any(|card| acting.board.content().is(*card, deed))
}

pub(super) fn perform(way: Way, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let who = cx.who(hero);
    match answer {
        Answer::Pour { zone, from } => {
            pay(cx, hero, 0, Rule::Bile);
            throw_away(cx, hero, CardEffect::Bile, Rule::Bile);
            let zone = cx.place(cx.board().at(zone));
            let from = from.map(|spot| cx.place(cx.board().at(spot)));
            cx.tell(Rule::Bile, Seen::BilePoured { who, zone, from });
            None
        }
        Answer::Ignite { zone } => {
            if way == Way::AtOnce {
                pay(cx, hero, RANGED, Rule::Torch);
                throw_away(cx, hero, CardEffect::Bile, Rule::Bile);
            } else {
                pay(cx, hero, 0, Rule::Torch);
            }
            throw_away(cx, hero, CardEffect::Torch, Rule::Torch);
            let zone = cx.board().at(zone);
            burn(way, cx, hero, zone)
        }
    }
}

/// The throw as a free Combat Action.
pub(super) fn free(cx: &mut Cx<'_>, hero: Hero, zone: Zone) -> Option<Frame> {
    throw_away(cx, hero, CardEffect::Bile, Rule::Bile);
    throw_away(cx, hero, CardEffect::Torch, Rule::Torch);
    burn(Way::AtOnce, cx, hero, zone)
}

fn throw_away(cx: &mut Cx<'_>, hero: Hero, deed: CardEffect, rule: Rule) {
    // Held in hand where that matters; the first one carried otherwise.
    let board = cx.board();
    let carried = || Slot::all().find(|slot| board.content().is(board.hero(hero).cards[slot.index()], deed));
    if let Some(slot) = board.held(hero, deed).or_else(carried) {
        let card = cx.board().hero(hero).cards[slot.index()];
        let (who, name) = (cx.who(hero), cx.name(card));
        cx.tell(rule, CoreSeen::Discarded { who, card: name, slot });
    }
}

/// BP-10.3 to BP-10.8: everybody in the zone dies; the thrower learns from it if he lives.
fn burn(way: Way, cx: &mut Cx<'_>, hero: Hero, zone: Zone) -> Option<Frame> {
    let (who, place) = (cx.who(hero), cx.place(zone));
    cx.tell(Rule::Burns, Seen::Ignited { who, zone: place });
    check_goals(cx, false);
    let survives = cx.board().hero(hero).zone != zone;
    let before = all_zombies(cx.board());
    if way == Way::AtOnce {
        // What loses comes before what wins.
        burn_friends(cx, hero, zone);
        if cx.board().outcome.is_some() {
            return None;
        }
    }
    let counts = cx.board().zombies[zone.index()];
    for kind in Kind::ALL {
        kill(cx, survives.then_some(hero), zone, kind, counts[kind.index()], Rule::Burns);
    }
    cx.tell(Rule::Burns, Seen::FireOut);
    if way == Way::PourThenIgnite {
        burn_friends(cx, hero, zone);
    }
    // What stood in other rooms of a burning building counts as well.
    let learns = all_zombies(cx.board()) < before && survives && cx.board().outcome.is_none();
    let perks = cx.board().perks(hero);
    if learns && way == Way::AtOnce && perks.hits_and_runs && cx.board().hero(hero).fate == Fate::Alive {
        return Some(free_move(cx, hero, false));
    }
    (learns && perks.runs_on).then(|| free_move(cx, hero, true))
}

/// Zombies on the board.
fn all_zombies(board: &Board) -> u16 {
    board.crowd.iter().map(|zone| u16::from(board.zombies_in(zone))).sum()
}

/// Survivors of a zone die, and whoever else is no enemy.
fn burn_friends(cx: &mut Cx<'_>, hero: Hero, zone: Zone) {
    let victims: Vec<Hero> = cx.board().living_in(zone).collect();
    for victim in victims {
        die(cx, victim, Rule::Burns);
    }
    if cx.board().outcome.is_none() {
        parts::burnt(cx, hero, zone);
    }
}

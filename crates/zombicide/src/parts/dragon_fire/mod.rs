//! Dragon Fire (BP-10): bile is poured, a torch lights it, and whatever stands in the zone dies.

use crate::actions::Acting;
use crate::actions::things::free_move;
use crate::answer::Answer;
use crate::content::Deed;
use crate::deeds::{check_goals, die, kill, pay};
use crate::desk::{Cx, Menu};
use crate::digest::traced;
use crate::event::Seen;
use crate::frame::Frame;
use crate::knobs::DragonFire;
use crate::pieces::{Hero, Kind, Slot, Zone};
use crate::rule::Rule;
use crate::skills::RANGED;
use crate::why::Why;

/// BP-10.1: bile tokens of the box.
pub const MAX_BILE: usize = 4;

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub bile: [Zone; MAX_BILE],
    /// Where a Dragon Fire burns at this moment.
    pub fire: Zone,
}

traced!(State { bile, fire });

pub(crate) fn offer(acting: &Acting<'_>, out: &mut dyn Menu) {
    match acting.board.knobs().dragon_fire {
        DragonFire::PourThenIgnite if acting.has_action() => pour_or_ignite(acting, out),
        DragonFire::AtOnce if acting.can_act(RANGED) => at_once(acting, out),
        DragonFire::PourThenIgnite | DragonFire::AtOnce => {}
    }
}

/// BP-10.1, BP-10.2, BP-10.7.
fn pour_or_ignite(acting: &Acting<'_>, out: &mut dyn Menu) {
    let board = acting.board;
    let near = board.within_reach(acting.zone);
    if board.held(acting.hero, Deed::Bile).is_some() {
        let all_out = board.parts.dragon_fire.bile.iter().all(|zone| *zone != Zone::NONE);
        for zone in near.iter() {
            if all_out {
                let mut places: Vec<Zone> = board.parts.dragon_fire.bile.into_iter().filter(|from| *from != zone).collect();
                places.dedup();
                let mut seen = Vec::new();
                for from in places {
                    if !seen.contains(&from) {
                        seen.push(from);
                        out.offer(Answer::Pour { zone: board.spot(zone), from: Some(board.spot(from)) });
                    }
                }
            } else {
                out.offer(Answer::Pour { zone: board.spot(zone), from: None });
            }
        }
    }
    if board.held(acting.hero, Deed::Torch).is_some() {
        let fuel = near.iter().filter(|zone| board.parts.dragon_fire.bile.contains(zone));
        fuel.for_each(|zone| out.offer(Answer::Ignite { zone: board.spot(zone) }));
        if out.wants_reasons() && !near.iter().any(|zone| board.parts.dragon_fire.bile.contains(&zone)) {
            out.refuse(Answer::Ignite { zone: board.spot(acting.zone) }, Why::NothingToIgnite, Rule::Torch);
        }
    }
}

/// Both cards go into one throw at a neighbouring zone in sight.
fn at_once(acting: &Acting<'_>, out: &mut dyn Menu) {
    let board = acting.board;
    if [Deed::Bile, Deed::Torch].iter().all(|deed| carried(acting, *deed)) {
        let near = board.seen_from(acting.zone).iter().filter(|zone| board.range(acting.zone, *zone) == Some(1));
        near.for_each(|zone| out.offer(Answer::Ignite { zone: board.spot(zone) }));
    }
}

fn carried(acting: &Acting<'_>, deed: Deed) -> bool {
    acting.it.cards.iter().any(|card| acting.board.content().is(*card, deed))
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    let who = cx.who(hero);
    match answer {
        Answer::Pour { zone, from } => {
            pay(cx, hero, 0, Rule::Bile);
            throw_away(cx, hero, Deed::Bile, Rule::Bile);
            let zone = cx.place(cx.board().at(zone));
            let from = from.map(|spot| cx.place(cx.board().at(spot)));
            cx.tell(Rule::Bile, Seen::BilePoured { who, zone, from });
            None
        }
        Answer::Ignite { zone } => {
            if cx.board().knobs().dragon_fire == DragonFire::AtOnce {
                pay(cx, hero, RANGED, Rule::Torch);
                throw_away(cx, hero, Deed::Bile, Rule::Bile);
            } else {
                pay(cx, hero, 0, Rule::Torch);
            }
            throw_away(cx, hero, Deed::Torch, Rule::Torch);
            let zone = cx.board().at(zone);
            burn(cx, hero, zone)
        }
        _ => unreachable!("{answer:?} is nothing to do with fire"),
    }
}

fn throw_away(cx: &mut Cx<'_>, hero: Hero, deed: Deed, rule: Rule) {
    // Held in hand where that matters; the first one carried otherwise.
    let board = cx.board();
    let carried = || Slot::all().find(|slot| board.content().is(board.hero(hero).cards[slot.index()], deed));
    if let Some(slot) = board.held(hero, deed).or_else(carried) {
        let card = cx.board().hero(hero).cards[slot.index()];
        let (who, name) = (cx.who(hero), cx.name(card));
        cx.tell(rule, Seen::Discarded { who, card: name, slot });
    }
}

/// BP-10.3 to BP-10.8: everybody in the zone dies; the thrower learns from it if he lives.
fn burn(cx: &mut Cx<'_>, hero: Hero, zone: Zone) -> Option<Frame> {
    let (who, place) = (cx.who(hero), cx.place(zone));
    cx.tell(Rule::DragonFire, Seen::Ignited { who, zone: place });
    check_goals(cx, false);
    let survives = cx.board().hero(hero).zone != zone;
    let counts = cx.board().zombies[zone.index()];
    let mut dead = 0;
    for kind in Kind::ALL {
        kill(cx, survives.then_some(hero), zone, kind, counts[kind.index()], Rule::DragonFire);
        dead += counts[kind.index()];
    }
    cx.tell(Rule::DragonFire, Seen::FireOut);
    let victims: Vec<Hero> = cx.board().living_in(zone).collect();
    for victim in victims {
        die(cx, victim, Rule::DragonFire);
    }
    let runs_on = dead > 0 && survives && cx.board().outcome.is_none() && cx.board().perks(hero).runs_on;
    runs_on.then(|| free_move(cx, hero, true))
}

//! Where a flamethrower reaches, and what its fire does.

use super::{Answer, Rule, Seen};
use crate::actions::Acting;
use crate::actions::things::free_move;
use crate::board::Board;
use crate::content::CardEffect;
use crate::content::map::Ground;
use crate::deeds::{be_noticed, check_goals, die, kill, lose_objectives};
use crate::desk::{Cx, Desk, Menu};
use crate::frame::Frame;
use crate::parts::{self, mold};
use crate::pieces::{Hero, Kind, Slot, Zone, ZoneSet};
use crate::why::Why;

fn outdoors(board: &Board) -> ZoneSet {
    let map = &board.mission().map;
    (0..map.zones.len() as u8).map(Zone).filter(|zone| map.ground(*zone) == Ground::Outdoor).collect()
}

pub(super) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    for slot in Slot::held() {
        let Some(info) = board.card(acting.hero, slot).filter(|info| info.deed == CardEffect::Flamethrower) else { continue };
        let outdoors = outdoors(board);
        let answer = || Answer::Hellfire { slot, zone: board.spot(acting.zone) }.into();
        if outdoors.contains(acting.zone) {
            out.refuse(answer(), Why::Said("inv-why-fire-outdoors"), Rule::NotOutdoors.into());
            continue;
        }
        if board.attached(acting.hero, slot).next().is_none() {
            out.refuse(answer(), Why::Said("inv-why-no-canister"), Rule::Use.into());
            continue;
        }
        let [least, most] = info.throws.unwrap_or([1, 1]);
        let reach = least..=most + acting.perks.reach;
        let close = acting.perks.aims_close;
        let seen = board.lines(acting.zone, acting.eyes()).at(|range| reach.contains(&range) || range == 0 && close);
        let seen = seen.minus(outdoors);
        let zones = acting.only.map_or(seen, |only| seen.and(only));
        zones.iter().for_each(|zone| out.offer(Answer::Hellfire { slot, zone: board.spot(zone) }.into()));
    }
}

/// Everybody in the zone dies, and what lies there burns: the team's losses first.
pub(super) fn burn(cx: &mut Cx<'_>, hero: Hero, hand: Slot, zone: Zone) -> Option<Frame> {
    let (who, place) = (cx.who(hero), cx.place(zone));
    let card = cx.board().attached(hero, hand).last()?;
    let card = cx.name(card);
    cx.tell(Rule::Use, Seen::CanisterUsed { who, card, hand });
    be_noticed(cx, hero);
    cx.tell(Rule::Burns, Seen::Burnt { who, zone: place });
    let victims: Vec<Hero> = cx.board().living_in(zone).collect();
    for victim in victims {
        die(cx, victim, Rule::Burns);
    }
    if cx.board().outcome.is_some() {
        return None;
    }
    lose_objectives(cx, zone, Rule::Objectives);
    parts::burnt(cx, hero, zone);
    check_goals(cx, false);
    let counts = cx.board().zombies[zone.index()];
    let mut dead = 0;
    for kind in Kind::ALL {
        if cx.board().outcome.is_some() {
            return None;
        }
        kill(cx, Some(hero), zone, kind, counts[kind.index()], Rule::Burns);
        dead += counts[kind.index()];
    }
    burn_nest(cx, zone);
    let runs = dead > 0 && cx.board().outcome.is_none() && cx.board().can(hero, |perks| perks.hits_and_runs);
    runs.then(|| free_move(cx, hero, false))
}

/// The spawn tokens of a zone, where the mission lets them burn.
fn burn_nest(cx: &mut Cx<'_>, zone: Zone) {
    let section = &cx.board().mission().parts.hellfire;
    if !section.removes.contains(zone) || cx.board().outcome.is_some() {
        return;
    }
    let tokens = cx.board().tokens.iter().enumerate().filter(|(_, token)| token.zone == zone);
    let tokens: Vec<u8> = tokens.map(|(at, _)| at as u8).collect();
    if tokens.is_empty() {
        return;
    }
    let place = cx.place(zone);
    for token in tokens {
        let hidden = section.places.contains(zone) && usize::from(token) < cx.board().mission().spawn.len();
        let key = cx.key();
        let board = cx.board();
        let printed = board.tokens[token as usize].colour;
        let colour = if hidden { board.parts.hellfire.hidden.open(key)[token as usize] } else { printed };
        cx.tell(Rule::Nest, Seen::NestBurnt { token, zone: place, colour });
    }
    if section.mold {
        mold::remove(cx, zone, Rule::Nest);
    }
    check_goals(cx, false);
}

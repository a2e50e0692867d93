//! How Corruption spreads: the Defiler, his tokens, and a further Necromancer.

use super::{NO_TOKEN, Rule, Seen};
use crate::board::{Board, Outcome, Token};
use crate::deeds::{check_goals, lose_objectives};
use crate::desk::{Cx, Desk};
use crate::enemies::paths::Paths;
use crate::event::Seen as CoreSeen;
use crate::parts;
use crate::parts::moments::OwnWays;
use crate::pieces::{Keepsake, Kind, Zone, ZoneSet};

/// Where the Beacon is, lying, walking or carried.
#[inline]
pub(super) fn beacon(board: &Board) -> Zone {
    let lies = board.parts.corruption.beacon;
    if lies != Zone::NONE {
        return lies;
    }
    let carries = |hero: &crate::pieces::Hero| board.hero(*hero).kept[Keepsake::Beacon.index()] > 0;
    board.living().find(carries).map_or(Zone::NONE, |hero| board.hero(hero).zone)
}

/// Corruption comes over a zone, unless it lies there.
pub(super) fn corrupt(cx: &mut Cx<'_>, zone: Zone, rule: Rule) {
    if cx.board().terrain.taint.contains(zone) {
        return;
    }
    let place = cx.place(zone);
    cx.tell(rule, Seen::Corrupted { zone: place });
    if beacon(cx.board()) == zone && cx.board().outcome.is_none() {
        cx.tell(Rule::Beacon, CoreSeen::Lost { outcome: Outcome::Lost("beacon-corrupted") });
        return;
    }
    lose_objectives(cx, zone, Rule::TakesObjectives);
    parts::spoiled(cx, zone);
    check_goals(cx, false);
}

/// A Defiler comes into a spawn zone, by the token whose card it is; several may lie there.
pub(super) fn come(cx: &mut Cx<'_>, zone: Zone, token: Option<u8>) {
    let board = cx.board();
    let here = board.active_tokens().filter(|(_, token)| token.zone == zone && !token.special);
    let mut here = here.map(|(at, _)| at as u8);
    let drawn_for = token.filter(|token| here.clone().any(|at| at == *token));
    let origin = drawn_for.or_else(|| here.next()).unwrap_or(NO_TOKEN);
    drop(here);
    let place = cx.place(zone);
    cx.tell(Rule::Comes, Seen::DefilerCame { zone: place, origin });
    corrupt(cx, zone, Rule::Comes);
    parts::came(cx, zone, Kind::Necromancer);
    parts::spawned(cx, zone);
}

/// The next zones of the Defiler's token on the shortest ways to the Beacon, through everything.
fn token_ways(board: &Board) -> ZoneSet {
    let Some(token) = board.tokens.get(board.parts.corruption.origin as usize) else { return ZoneSet::EMPTY };
    let to = beacon(board);
    if token.zone == Zone::NONE || to == Zone::NONE || token.zone == to {
        return ZoneSet::EMPTY;
    }
    let steps = board.mission().map.unbound(to);
    let here = steps[token.zone.index()];
    let near = board.mission().map.touching(token.zone);
    near.iter().filter(|zone| steps[zone.index()] < here).collect()
}

/// The zone where both Necromancers stood and one of them was killed, until the team says which.
pub(super) fn in_doubt(board: &Board) -> Option<Zone> {
    let it = &board.parts.corruption;
    let together = it.defiler != Zone::NONE && it.defiler == it.further;
    (together && board.zombies[it.defiler.index()][Kind::Necromancer.index()] == 1).then_some(it.defiler)
}

/// Whoever of the Necromancers stood in a zone is gone.
pub(super) fn fall(cx: &mut Cx<'_>, zone: Zone) {
    let it = &cx.board().parts.corruption;
    let (defiler, further) = (it.defiler == zone, it.further == zone);
    if defiler {
        cx.tell(Rule::Dies, Seen::DefilerDied);
    }
    if further {
        cx.tell(Rule::Further, Seen::FurtherDied);
    }
}

/// Where those of a zone go: a Defiler's token, and a further Necromancer himself.
pub(super) fn ways(board: &Board, paths: &mut Paths<'_>, from: Zone, called: Option<ZoneSet>) -> OwnWays {
    let it = &board.parts.corruption;
    let token = (it.defiler == from).then(|| (0, token_ways(board)));
    let further = (it.further == from && !it.alone).then(|| {
        let mover = board.knobs().movers[Kind::Necromancer.index()];
        let to = beacon(board);
        let own = || if to == Zone::NONE { ZoneSet::EMPTY } else { paths.next(from, ZoneSet::only(to), mover) };
        let open = board.ways(from, mover);
        (1, called.unwrap_or_else(own).and(open))
    });
    [token, further].into_iter().flatten().collect()
}

/// After all moves the Defiler's token goes on.
pub(super) fn step(cx: &mut Cx<'_>) {
    let it = cx.board().parts.corruption;
    if it.aim == Zone::NONE {
        return;
    }
    let to = cx.place(it.aim);
    cx.tell(Rule::Steps, Seen::DefilerAims { to: cx.place(Zone::NONE) });
    cx.tell(Rule::Steps, CoreSeen::SpawnTokenMoved { token: it.origin, to });
    corrupt(cx, to.zone, Rule::Spreads);
}

/// A Defiler stands in a zone, with his token.
pub(super) fn stand(board: &mut Board, zone: Zone, origin: u8) {
    board.put(zone, Kind::Necromancer, 1);
    let free = board.tokens.iter().position(|token| token.zone == Zone::NONE);
    if let Some(free) = free {
        board.tokens[free] = Token { zone, special: true, ..Token::NONE };
    }
    let it = &mut board.parts.corruption;
    (it.defiler, it.origin, it.token) = (zone, origin, free.map_or(NO_TOKEN, |free| free as u8));
}

pub(super) fn evolve(board: &mut Board, seen: &Seen) {
    match *seen {
        Seen::Corrupted { zone } => board.terrain.taint.insert(zone.zone),
        Seen::Cleansed { zone } => board.terrain.taint.remove(zone.zone),
        Seen::DefilerCame { zone, origin } => stand(board, zone.zone, origin),
        Seen::DefilerAims { to } => board.parts.corruption.aim = to.zone,
        Seen::DefilerAlone { on } => board.parts.corruption.alone = on,
        Seen::DefilerDied => {
            let it = &mut board.parts.corruption;
            let token = std::mem::replace(&mut it.token, NO_TOKEN);
            (it.defiler, it.origin) = (Zone::NONE, NO_TOKEN);
            if let Some(token) = board.tokens.get_mut(token as usize) {
                *token = Token::NONE;
            }
        }
        Seen::FurtherCame { zone } => {
            board.put(zone.zone, Kind::Necromancer, 1);
            board.parts.corruption.further = zone.zone;
        }
        Seen::FurtherMoved { from, to } => {
            board.take(from.zone, Kind::Necromancer, 1);
            board.put(to.zone, Kind::Necromancer, 1);
            board.parts.corruption.further = to.zone;
        }
        Seen::FurtherDied => board.parts.corruption.further = Zone::NONE,
        Seen::SiegeDrawn { count } => board.parts.corruption.siege = count,
        Seen::Siege { .. } => {}
        Seen::Climbed { kind, count, from, to } => {
            board.take(from.zone, kind, count);
            board.put(to.zone, kind, count);
        }
        Seen::BeaconTaken { .. } => board.parts.corruption.beacon = Zone::NONE,
        Seen::BeaconMoved { to } => board.parts.corruption.beacon = to.zone,
    }
}

//! The ways of enemies worked out anew for every group, from the rules alone and without anything that is kept.

use super::{Noises, Paths, ways};
use crate::board::Board;
use crate::event::Lure;
use crate::ground::Mover;
use crate::knobs::{Attraction, Blocked};
use crate::pieces::{Kind, Zone, ZoneSet};

/// The first group, if any, that would go elsewhere if its ways were worked out anew.
pub(crate) fn differs(board: &Board) -> Option<String> {
    let (noises, mut paths) = (Noises::of(board), Paths::of(board));
    for from in board.crowd.iter() {
        for kind in Kind::ALL.into_iter().filter(|kind| board.zombies[from.index()][kind.index()] > 0) {
            let mover = board.knobs().movers[kind.index()];
            let (next, lure, imagined) = ways(&mut paths, &noises, mover, from, None);
            let (kept, anew) = ((next, lure), anew(board, &noises, mover, from));
            let open = border_by_border(board, from, mover);
            if kept != anew || imagined == next.minus(open).is_empty() {
                return Some(format!("{} of {} go {kept:?}, not {anew:?}", kind.id(), board.spot(from).name()));
            }
        }
    }
    None
}

fn anew(board: &Board, noises: &Noises, mover: Mover, from: Zone) -> (ZoneSet, Lure) {
    let map = &board.mission().map;
    let ranges = map.walked(from, &board.terrain);
    let seen: ZoneSet = noises.people.iter().filter(|zone| ranges[zone.index()].is_some()).collect();
    let (drawn, lure) = if seen.is_empty() { (noises.heard, Lure::Noise) } else { (seen, Lure::Sight) };
    let open: ZoneSet = drawn.iter().filter(|zone| steps(board, from, *zone, mover).is_some()).collect();
    let near = board.knobs().draw == Attraction::WithinReach && !open.is_empty();
    let goals = noises.noisiest(if near { open } else { drawn });
    if lure == Lure::Noise && goals.contains(from) {
        return (ZoneSet::EMPTY, lure);
    }
    let imagined = board.knobs().imagined;
    let next = goals.iter().flat_map(|goal| {
        let by = if steps(board, from, goal, mover).is_some() { mover } else { imagined };
        let walks = if by != mover && board.knobs().blocked == Blocked::MayBeChosen { imagined } else { mover };
        let here = steps(board, from, goal, by).unwrap_or(0);
        let nearer = move |zone: &Zone| steps(board, *zone, goal, by).is_some_and(|steps| steps + 1 == here);
        border_by_border(board, from, walks).iter().filter(nearer).collect::<Vec<_>>()
    });
    (next.collect(), lure)
}

fn border_by_border(board: &Board, zone: Zone, mover: Mover) -> ZoneSet {
    let on = crate::ground::Direction::On;
    board.mission().map.border_by_border(zone, mover, &board.terrain, on)
}

/// Steps from a zone to another, ring by ring.
fn steps(board: &Board, from: Zone, to: Zone, mover: Mover) -> Option<u8> {
    let (mut reached, mut ring, mut far) = (ZoneSet::only(from), ZoneSet::only(from), 0);
    while !ring.contains(to) {
        let next = ring.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(border_by_border(board, zone, mover)));
        ring = next.minus(reached);
        reached = reached.or(ring);
        far += 1;
        if ring.is_empty() {
            return None;
        }
    }
    Some(far)
}

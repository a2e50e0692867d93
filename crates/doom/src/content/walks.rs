//! Walking a scenario before anybody plays it: is every square to be reached, and every key before its door?

use super::{DoorPlace, TokenPlace};
use crate::geometry::{Map, State, neighbours};
use crate::pieces::{Door, DoorKind, DoorSet, KeyColour, Square, Squares};

/// What marines can reach from the start.
pub struct Walk {
    /// With every door open.
    pub with_all_doors: Squares,
    /// Locked doors whose key is never found, but whose squares are.
    pub stuck: Vec<(Door, KeyColour)>,
}

/// Walks from the start squares through normal doors, teleporters and every security door whose key was found.
/// Obstacles stop marines; barrels can be blown up.
pub fn walk(map: &Map, doors: &[DoorPlace], starts: &[Square], tokens: &[TokenPlace]) -> Walk {
    let locked = |keys: &[KeyColour]| {
        doors.iter().enumerate().fold(DoorSet::EMPTY, |locked, (at, door)| match door.kind {
            DoorKind::Security(colour) if !keys.contains(&colour) => locked.with(Door(at as u8)),
            DoorKind::Security(_) | DoorKind::Normal => locked,
        })
    };
    let found = |reached: &Squares| -> Vec<KeyColour> {
        tokens.iter().filter(|token| reached.contains(token.at)).filter_map(|token| token.kind.key()).collect()
    };
    let mut with_keys = reach(map, starts, locked(&[]));
    loop {
        let next = reach(map, starts, locked(&found(&with_keys)));
        if next == with_keys {
            break;
        }
        with_keys = next;
    }
    let keys = found(&with_keys);
    let stuck = doors.iter().enumerate().filter_map(|(at, door)| match door.kind {
        DoorKind::Security(colour) if !keys.contains(&colour) => Some((Door(at as u8), colour)),
        DoorKind::Security(_) | DoorKind::Normal => None,
    });
    let stuck = stuck.collect();
    Walk { with_all_doors: reach(map, starts, DoorSet::EMPTY), stuck }
}

fn reach(map: &Map, starts: &[Square], closed: DoorSet) -> Squares {
    let state = State { revealed: Squares::below(map.len()), closed };
    let mut reached: Squares = starts.iter().copied().collect();
    let mut edge: Vec<Square> = starts.to_vec();
    while let Some(square) = edge.pop() {
        let pads = map.pads.iter().filter(|pads| pads.contains(&square)).flatten().copied();
        let ways = neighbours(map, &state, square).chain(pads.filter(|pad| pad.is_some()));
        for to in ways.filter(|to| !map.blocking.contains(*to)).collect::<Vec<_>>() {
            if !reached.contains(to) {
                reached.insert(to);
                edge.push(to);
            }
        }
    }
    reached
}

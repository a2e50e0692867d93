//! DM-3.4: distances over adjacent squares. Figures, hazards, obstacles and barrels do not lengthen the way.

use super::{Map, State, sight, step};
use crate::pieces::{Direction, MAX_SQUARES, Square, Squares};

/// There is no way.
const FAR: u8 = u8::MAX;

/// DM-3.4: the distance between two squares, if it is at most `limit`.
pub fn distance(map: &Map, state: &State, from: Square, to: Square, limit: u8) -> Option<u8> {
    let looks = sight::far(map, from, to);
    if looks > limit || !state.revealed.contains(to) {
        return None;
    }
    if sight::is_straight(map, state, from, to) {
        return Some(looks);
    }
    let mut aim = Squares::EMPTY;
    aim.insert(to);
    let mut begin = Squares::EMPTY;
    begin.insert(from);
    let found = flood(map, state, &begin, &aim, limit)[to.index()];
    (found != FAR).then_some(found)
}

/// The distances of all squares from one; `u8::MAX` where there is no way.
pub fn distances(map: &Map, state: &State, from: Square) -> [u8; MAX_SQUARES] {
    let mut begin = Squares::EMPTY;
    begin.insert(from);
    distances_from(map, state, &begin)
}

/// The distances of all squares from the nearest of some; `u8::MAX` where there is no way.
pub fn distances_from(map: &Map, state: &State, begin: &Squares) -> [u8; MAX_SQUARES] {
    flood(map, state, begin, &Squares::EMPTY, FAR - 1)
}

/// The squares within so many adjacent steps, the first one included.
pub fn within(map: &Map, state: &State, from: Square, steps: u8) -> Squares {
    let mut reached = Squares::EMPTY;
    reached.insert(from);
    let mut edge = reached;
    for _ in 0..steps {
        let mut next = Squares::EMPTY;
        for square in edge.iter() {
            for direction in Direction::ALL {
                if let Some(to) = step(map, state, square, *direction) {
                    next.insert(to);
                }
            }
        }
        edge = next.minus(&reached);
        reached = reached.or(&edge);
    }
    reached
}

/// Square after square, nearest first, until one of `aims` is reached or the limit.
fn flood(map: &Map, state: &State, begin: &Squares, aims: &Squares, limit: u8) -> [u8; MAX_SQUARES] {
    let mut far = [FAR; MAX_SQUARES];
    let mut queue = [Square(0); MAX_SQUARES];
    let (mut next, mut end) = (0, 0);
    for square in begin.iter() {
        far[square.index()] = 0;
        queue[end] = square;
        end += 1;
    }
    while next < end {
        let square = queue[next];
        let steps = far[square.index()];
        next += 1;
        if steps == limit || aims.contains(square) {
            break;
        }
        for direction in Direction::ALL {
            if let Some(to) = step(map, state, square, *direction)
                && far[to.index()] == FAR
            {
                far[to.index()] = steps + 1;
                queue[end] = to;
                end += 1;
            }
        }
    }
    far
}

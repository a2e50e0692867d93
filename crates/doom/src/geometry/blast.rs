//! DM-24.3 and DM-22: where a blast spreads and where it drifts to.

use super::{Map, State, neighbours, step};
use crate::pieces::{Direction, Square, Squares};

/// DM-24.3: the squares within `radius` of the centre. Obstacles are not entered; a barrel is reached and not left, but
/// for one in the centre.
pub fn blast(map: &Map, state: &State, centre: Square, radius: u8, barrels: &Squares) -> Squares {
    let mut area = Squares::EMPTY;
    area.insert(centre);
    let mut edge = area;
    for _ in 0..radius {
        let mut spread = Squares::EMPTY;
        edge.iter().for_each(|square| neighbours(map, state, square).for_each(|to| spread.insert(to)));
        let reached = spread.minus(&area).minus(&map.blocking);
        area = area.or(&reached);
        edge = reached.minus(barrels);
    }
    area
}

/// DM-22.3 to DM-22.7: where a blast drifts to, if nothing stops it on the way.
pub fn scatter(
    map: &Map,
    state: &State,
    from: Square,
    direction: Direction,
    squares: u8,
    barrels: &Squares,
) -> Option<Square> {
    let mut at = from;
    for left in (0..squares).rev() {
        at = step(map, state, at, direction)?;
        if map.blocking.contains(at) || (left > 0 && barrels.contains(at)) {
            return None;
        }
    }
    Some(at)
}

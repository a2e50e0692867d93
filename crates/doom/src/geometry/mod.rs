//! Exact geometry of a scenario's board: adjacency, sight, distance, blast, scatter. All integers.
//!
//! A [`Map`] is made once, when the content is read, and never changes. What does change, closed doors and revealed
//! squares, comes with every question as a [`State`], so that no table has to be made again when a door opens. No
//! question but [`ray`], which is for eyes, allocates.

mod blast;
mod distance;
mod lay;
mod sight;
#[cfg(test)]
mod tests;

use crate::pieces::{Area, Axis, Direction, Door, DoorSet, Line, Shape, Spot, Square, Squares, Terrain};
pub use blast::{blast, scatter};
pub use distance::{distance, distances, distances_from, within};
pub use lay::Plan;
pub use sight::{Blocked, Ray, ray, seen_from, sees_area, sight};

/// A scenario's board. Made once, when the content is read.
pub struct Map {
    pub width: u8,
    pub height: u8,
    pub(crate) squares: Vec<Ground>,
    /// The square at x + y * width, [`Square::NONE`] for wall.
    pub(crate) grid: Vec<Square>,
    pub blocking: Squares,
    pub hazards: Squares,
    pub vents: Squares,
    pub exits: Squares,
    /// Where barrels stand when the game begins.
    pub barrels: Squares,
    /// The squares of each area.
    pub areas: Vec<Squares>,
    /// DM-19.1: the teleporters by colour, [`Square::NONE`] where there is none.
    pub pads: [[Square; 2]; 3],
    /// Where the doors stand.
    pub(crate) doors: Vec<Line>,
    pub(crate) sights: sight::Sights,
}

/// What is always true of a square.
#[derive(Clone, Copy, Debug)]
pub struct Ground {
    pub x: u8,
    pub y: u8,
    pub area: Area,
    pub terrain: Terrain,
    /// The steps in the eight directions of [`Direction::ALL`].
    pub steps: [Way; 8],
    /// The doors that stand on an edge of this square (DM-3.6).
    pub doors: DoorSet,
}

/// One step to a neighbour.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// [`Square::NONE`] if there is no square.
    pub to: Square,
    /// DM-3.3 (a): closing any of these forbids it.
    pub doors: DoorSet,
    /// For a diagonal, the two positions beside it.
    pub flanks: [Square; 2],
}

/// What of the board counts now: revealed squares and closed doors. Everything else is wall (DM-3.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct State {
    pub revealed: Squares,
    pub closed: DoorSet,
}

/// The squares of one figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Body {
    squares: [Square; 4],
    len: u8,
}

impl Body {
    pub const fn single(square: Square) -> Self {
        Self { squares: [square; 4], len: 1 }
    }

    pub const fn of(squares: [Square; 4], len: u8) -> Self {
        Self { squares, len }
    }

    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.len as usize]
    }

    pub fn contains(&self, square: Square) -> bool {
        self.squares().contains(&square)
    }
}

impl Map {
    pub fn len(&self) -> usize {
        self.squares.len()
    }

    pub fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    pub fn ground(&self, square: Square) -> &Ground {
        &self.squares[square.index()]
    }

    pub fn xy(&self, square: Square) -> (u8, u8) {
        let ground = self.ground(square);
        (ground.x, ground.y)
    }

    /// Where a square lies, as answers and views name it.
    pub fn spot(&self, square: Square) -> Spot {
        let (x, y) = self.xy(square);
        Spot { x, y }
    }

    /// The square of a position, if it is one.
    pub fn at(&self, x: u8, y: u8) -> Option<Square> {
        let inside = x < self.width && y < self.height;
        inside.then(|| self.grid[x as usize + y as usize * self.width as usize]).filter(|square| square.is_some())
    }

    pub fn area(&self, square: Square) -> Area {
        self.ground(square).area
    }

    pub fn doors_at(&self, square: Square) -> DoorSet {
        self.ground(square).doors
    }

    /// Whether a door stands there; for messages.
    pub fn is_door_square(&self, square: Square, door: Door) -> bool {
        self.doors_at(square).contains(door)
    }
}

/// The squares a figure covers, if they all exist (DM-20.1).
pub fn body(map: &Map, shape: Shape, at: Square, axis: Axis) -> Option<Body> {
    if shape == Shape::Single {
        return Some(Body::single(at));
    }
    let (x, y) = map.xy(at);
    let right = || map.at(x + 1, y);
    let below = || map.at(x, y + 1);
    Some(match (shape, axis) {
        (Shape::Single, _) => Body::single(at),
        (Shape::Pair, Axis::East) => Body::of([at, right()?, at, at], 2),
        (Shape::Pair, Axis::South) => Body::of([at, below()?, at, at], 2),
        (Shape::Block, _) => Body::of([at, right()?, below()?, map.at(x + 1, y + 1)?], 4),
    })
}

/// One step over the ground, if it leads to an adjacent square (DM-3.3).
pub fn step(map: &Map, state: &State, from: Square, direction: Direction) -> Option<Square> {
    let way = &map.ground(from).steps[direction.index()];
    let open = state.revealed.contains(way.to)
        && !way.doors.meets(state.closed)
        && (!direction.is_diagonal() || way.flanks.iter().any(|flank| state.revealed.contains(*flank)));
    open.then_some(way.to)
}

/// The squares adjacent to one (DM-3.3), by direction.
pub fn neighbours<'m>(map: &'m Map, state: &'m State, from: Square) -> impl Iterator<Item = Square> + 'm {
    Direction::ALL.iter().filter_map(move |direction| step(map, state, from, *direction))
}

/// DM-3.3: whether two squares are adjacent; figures and obstacles do not matter.
pub fn adjacent(map: &Map, state: &State, one: Square, two: Square) -> bool {
    towards(map, one, two).is_some_and(|direction| step(map, state, one, direction).is_some())
}

/// The direction from a square to one beside it.
pub fn towards(map: &Map, from: Square, to: Square) -> Option<Direction> {
    let ((x, y), (tx, ty)) = (map.xy(from), map.xy(to));
    Some(match (i16::from(tx) - i16::from(x), i16::from(ty) - i16::from(y)) {
        (0, -1) => Direction::North,
        (1, -1) => Direction::NorthEast,
        (1, 0) => Direction::East,
        (1, 1) => Direction::SouthEast,
        (0, 1) => Direction::South,
        (-1, 1) => Direction::SouthWest,
        (-1, 0) => Direction::West,
        (-1, -1) => Direction::NorthWest,
        _ => return None,
    })
}

/// DM-7.5, DM-20.1: whether a body can lie there: all its squares are revealed and no closed door runs between them.
pub fn whole(map: &Map, state: &State, body: &Body) -> bool {
    let squares = body.squares();
    squares.iter().all(|square| state.revealed.contains(*square))
        && squares.iter().enumerate().all(|(at, one)| {
            squares[at + 1..].iter().all(|two| match towards(map, *one, *two) {
                Some(direction) => direction.is_diagonal() || step(map, state, *one, direction).is_some(),
                None => true,
            })
        })
}

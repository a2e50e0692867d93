//! Exact geometry of a scenario's board: adjacency, sight, distance, blast, scatter. All integers.

use crate::pieces::{Area, Axis, Direction, Door, DoorSet, Shape, Square, Squares, Terrain};

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

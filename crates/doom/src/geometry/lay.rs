//! From a drawn plan to a map with its tables.

use super::sight::{Sights, touches};
use super::{Ground, Map, Way};
use crate::pieces::{Area, Direction, Door, DoorSet, KeyColour, Line, Square, Squares, Terrain};

/// What is needed to lay out a map. The content check has seen that it can be laid out.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub width: u8,
    pub height: u8,
    /// Row by row: the area of a position, or nothing where it is wall.
    pub areas: Vec<Option<Area>>,
    /// Row by row, as long as `areas`.
    pub terrain: Vec<Terrain>,
    /// Row by row, as long as `areas`.
    pub barrels: Vec<bool>,
    pub doors: Vec<Line>,
}

impl Plan {
    /// The square of a position and its area.
    pub fn square(&self, x: i16, y: i16) -> Option<(Square, Area)> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        let at = y * self.width as usize + x;
        let area = (*self.areas.get(at)?).filter(|_| x < self.width as usize)?;
        Some((Square(self.areas[..at].iter().flatten().count() as u16), area))
    }
}

impl Line {
    /// DM-3.6: the positions of the door, two on the one side (west or north) and two on the other.
    pub const fn positions(self) -> [(i16, i16); 4] {
        let (x, y) = (self.x as i16, self.y as i16);
        if self.upright {
            [(x - 1, y), (x - 1, y + 1), (x, y), (x, y + 1)]
        } else {
            [(x, y - 1), (x + 1, y - 1), (x, y), (x + 1, y)]
        }
    }

    /// Its two ends, in half squares.
    pub(super) const fn ends(self) -> ((i32, i32), (i32, i32)) {
        let (x, y) = (2 * self.x as i32, 2 * self.y as i32);
        if self.upright { ((x, y), (x, y + 4)) } else { ((x, y), (x + 4, y)) }
    }
}

impl Map {
    /// Lays out a plan and makes its tables.
    pub fn lay(plan: &Plan) -> Self {
        let areas = plan.areas.iter().flatten().map(|area| area.index() + 1).max().unwrap_or(0);
        let mut map = Self {
            width: plan.width,
            height: plan.height,
            squares: Vec::new(),
            grid: vec![Square::NONE; plan.areas.len()],
            blocking: Squares::EMPTY,
            hazards: Squares::EMPTY,
            vents: Squares::EMPTY,
            exits: Squares::EMPTY,
            barrels: Squares::EMPTY,
            areas: vec![Squares::EMPTY; areas],
            pads: [[Square::NONE; 2]; 3],
            doors: plan.doors.clone(),
            sights: Sights::default(),
        };
        for (at, area) in plan.areas.iter().enumerate() {
            if let Some(area) = *area {
                let (x, y) = (at % plan.width as usize, at / plan.width as usize);
                map.grid[at] = map.add(x as u8, y as u8, area, plan.terrain[at], plan.barrels[at]);
            }
        }
        for (number, door) in plan.doors.iter().enumerate() {
            for (x, y) in door.positions() {
                let Some(square) = map.position(x, y) else { continue };
                let ground = &mut map.squares[square.index()];
                ground.doors = ground.doors.with(Door(number as u8));
            }
        }
        for at in 0..map.squares.len() {
            map.squares[at].steps = std::array::from_fn(|way| way_from(&map, Square(at as u16), Direction::ALL[way]));
        }
        map.sights = Sights::of(&map);
        map
    }

    fn add(&mut self, x: u8, y: u8, area: Area, terrain: Terrain, barrel: bool) -> Square {
        let square = Square(self.squares.len() as u16);
        let steps = [Way { to: Square::NONE, doors: DoorSet::EMPTY, flanks: [Square::NONE; 2] }; 8];
        self.squares.push(Ground { x, y, area, terrain, steps, doors: DoorSet::EMPTY });
        self.areas[area.index()].insert(square);
        match terrain {
            Terrain::Floor => {}
            Terrain::Blocking => self.blocking.insert(square),
            Terrain::Hazard => self.hazards.insert(square),
            Terrain::Vent => self.vents.insert(square),
            Terrain::Exit => self.exits.insert(square),
            Terrain::Teleporter(colour) => self.add_pad(colour, square),
        }
        if barrel {
            self.barrels.insert(square);
        }
        square
    }

    fn add_pad(&mut self, colour: KeyColour, square: Square) {
        if let Some(free) = self.pads[colour.index()].iter_mut().find(|pad| pad.is_none()) {
            *free = square;
        }
    }

    /// The square of a position that may lie outside the drawing.
    pub(super) fn position(&self, x: i16, y: i16) -> Option<Square> {
        self.at(u8::try_from(x).ok()?, u8::try_from(y).ok()?)
    }
}

fn way_from(map: &Map, from: Square, direction: Direction) -> Way {
    let (x, y) = map.xy(from);
    let (x, y) = (i16::from(x), i16::from(y));
    let (dx, dy) = direction.offset();
    let (dx, dy) = (i16::from(dx), i16::from(dy));
    let position = |x, y| map.position(x, y).unwrap_or(Square::NONE);
    let to = position(x + dx, y + dy);
    let doors = if to.is_some() { touches(map, from, to) } else { DoorSet::EMPTY };
    let flanks = if direction.is_diagonal() { [position(x + dx, y), position(x, y + dy)] } else { [Square::NONE; 2] };
    Way { to, doors, flanks }
}

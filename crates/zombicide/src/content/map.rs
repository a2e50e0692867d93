//! The map of a mission: zones, borders, doors, and the tables of ways and lines made from them. It never changes.

pub use super::raw::Ground;
use super::raw::{Lock, Side, Special};
use crate::ground::{Border, BorderSet, Layers, Mover, Ray, SightRule, Sights, TaintRule, Terrain};
use crate::pieces::{Colour, Spot, Zone, ZoneSet};

/// A cell of the board, by row and column.
pub type Place = (usize, usize);

/// A side of a tile as drawn: three by three cells with walls, openings and gaps.
pub struct Tile {
    pub id: String,
    /// The kind of each cell, and the letter of the zone it belongs to, unless it is a zone of its own.
    pub cells: [[(Ground, Option<u8>); 3]; 3],
    /// Rooms that are something special, by letter.
    pub special: Vec<(u8, Special)>,
    /// Pairs of cells joined by a passage without a door.
    pub openings: Vec<[[usize; 2]; 2]>,
    /// Pairs of cells joined by stairs.
    pub stairs: Vec<[[usize; 2]; 2]>,
    /// Pairs of cells joined by the outer door of an airlock.
    pub airlocks: Vec<[[usize; 2]; 2]>,
    /// Gaps in the outer wall, by cell and side.
    pub gaps: Vec<([usize; 2], Side)>,
    /// Printed places of objectives.
    pub objectives: Vec<[usize; 2]>,
}

pub struct ZoneInfo {
    pub spot: Spot,
    /// Other names of the zone, where it reaches over several tiles.
    pub aliases: Vec<Spot>,
    /// As printed; what it counts as at a moment is asked of the board.
    pub ground: Ground,
    pub special: Option<Special>,
    pub cells: Vec<Place>,
    /// All borders of the zone, by the zone beyond.
    pub borders: Vec<Border>,
    /// The same as a set.
    pub(crate) around: BorderSet,
    /// Every straight line from here to the edge of the board.
    pub(crate) rays: Vec<Ray>,
    pub(crate) sights: Sights,
}

/// An edge between two zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BorderInfo {
    pub a: Zone,
    pub b: Zone,
    /// As printed.
    pub edge: Edge,
    /// What it is while neither of its zones is tainted, the first, the second, or both.
    pub(crate) edges: [Edge; 4],
    /// The cell and side it lies on; none for the doors of vaults.
    pub at: Option<(Place, Side)>,
    /// No other border joins the two zones.
    pub(crate) is_alone: bool,
}

impl BorderInfo {
    /// The zone on the other side.
    pub const fn beyond(&self, zone: Zone) -> Zone {
        if self.a.0 == zone.0 { self.b } else { self.a }
    }
}

pub struct Door {
    pub a: Zone,
    pub b: Zone,
    /// Its border; doors have the first numbers of a map, in their order.
    pub border: Border,
    pub colour: Colour,
    pub is_vault: bool,
    pub open_at_start: bool,
    pub lock: Option<Lock>,
    /// The cell and side the door lies on; none for vault doors.
    pub at: Option<(Place, Side)>,
}

/// Between two cells of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename_all = "kebab-case"))]
pub enum Edge {
    /// The same zone, or a line between two zones of open ground.
    Free,
    Wall,
    Opening,
    Door(#[cfg_attr(feature = "wire", ts(skip))] u8),
    /// The outer door of an airlock: walked through, never seen through.
    Airlock,
    /// A walkway above, a street below.
    Rampart,
    /// Stairs up a rampart.
    Stairs,
}

impl Edge {
    /// Whether everybody may cross it while nothing on it is closed.
    pub const fn is_way(self) -> bool {
        matches!(self, Self::Free | Self::Opening | Self::Door(_) | Self::Airlock | Self::Stairs)
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Wall => "wall",
            Self::Opening => "opening",
            Self::Door(_) => "door",
            Self::Airlock => "airlock",
            Self::Rampart => "rampart",
            Self::Stairs => "stairs",
        }
    }
}

/// The map as everybody is shown it: the names of its cells and edges, row by row.
#[derive(Default)]
pub(crate) struct Drawn {
    pub cells: Vec<Spot>,
    pub east: Vec<&'static str>,
    pub south: Vec<&'static str>,
}

pub struct Map {
    pub rows: usize,
    pub columns: usize,
    pub zones: Vec<ZoneInfo>,
    pub borders: Vec<BorderInfo>,
    pub doors: Vec<Door>,
    /// Zone of each cell, row by row.
    pub cell_zone: Vec<Zone>,
    pub east: Vec<Edge>,
    pub south: Vec<Edge>,
    /// The numbers of the same edges, where they lie between two zones.
    pub(crate) east_border: Vec<Border>,
    pub(crate) south_border: Vec<Border>,
    pub rooms: ZoneSet,
    pub vaults: ZoneSet,
    /// Rooms that are open from the start.
    pub open_rooms: ZoneSet,
    /// Zones with a printed place of an objective.
    pub objectives: ZoneSet,
    /// The order of spawning: the place of each zone clockwise round the middle of the board.
    pub clockwise: Vec<u8>,
    pub(crate) sight: SightRule,
    pub(crate) taint: Option<TaintRule>,
    pub(crate) layers: Layers,
    pub(crate) drawn: Drawn,
    /// Every name of every zone, in order; none while the map is being laid.
    pub(crate) names: Vec<(Spot, Zone)>,
    /// Every way leads back: there are no airlocks and no ramparts.
    pub(crate) is_level: bool,
}

impl Map {
    pub fn zone(&self, spot: Spot) -> Option<Zone> {
        if let Ok(at) = self.names.binary_search_by_key(&spot, |(name, _)| *name) {
            return Some(self.names[at].1);
        }
        let here = |zone: &ZoneInfo| zone.spot == spot || zone.aliases.contains(&spot);
        self.zones.iter().position(here).map(|at| Zone(at as u8))
    }

    /// The kind of a zone as printed.
    pub fn ground(&self, zone: Zone) -> Ground {
        self.zones[zone.index()].ground
    }

    pub fn at(&self, cell: Place) -> Zone {
        self.cell_zone[cell.0 * self.columns + cell.1]
    }

    pub(crate) fn next_cell(&self, cell: Place, side: Side) -> Option<Place> {
        let (down, right) = side.step();
        let row = cell.0.checked_add_signed(down).filter(|row| *row < self.rows)?;
        let column = cell.1.checked_add_signed(right).filter(|column| *column < self.columns)?;
        Some((row, column))
    }

    /// The cell in whose east or south the edge is kept.
    pub(super) fn keeper(&self, cell: Place, side: Side) -> Option<(usize, bool)> {
        let other = self.next_cell(cell, side)?;
        let (row, column) = if matches!(side, Side::E | Side::S) { cell } else { other };
        Some((row * self.columns + column, matches!(side, Side::E | Side::W)))
    }

    pub fn edge(&self, cell: Place, side: Side) -> Edge {
        match self.keeper(cell, side) {
            None => Edge::Wall,
            Some((at, true)) => self.east[at],
            Some((at, false)) => self.south[at],
        }
    }

    /// The number of an edge that lies between two zones.
    pub fn border(&self, cell: Place, side: Side) -> Border {
        match self.keeper(cell, side) {
            None => Border::NONE,
            Some((at, true)) => self.east_border[at],
            Some((at, false)) => self.south_border[at],
        }
    }

    pub(super) fn name(&self) -> Vec<(Spot, Zone)> {
        let names = |(zone, info): (usize, &ZoneInfo)| {
            let all = std::iter::once(info.spot).chain(info.aliases.iter().copied());
            all.map(|spot| (spot, Zone(zone as u8))).collect::<Vec<_>>()
        };
        let mut all: Vec<_> = self.zones.iter().enumerate().flat_map(names).collect();
        all.sort_unstable();
        all.dedup_by_key(|(spot, _)| *spot);
        all
    }

    pub(super) fn draw(&self) -> Drawn {
        let ids = |edges: &[Edge]| edges.iter().map(|edge| edge.id()).collect();
        let cells = self.cell_zone.iter().map(|zone| self.zones[zone.index()].spot).collect();
        Drawn { cells, east: ids(&self.east), south: ids(&self.south) }
    }

    /// That a zone is not on the board, and which are.
    pub fn no_zone(&self, name: &str) -> String {
        let names: Vec<String> = self.zones.iter().map(|zone| zone.spot.name()).collect();
        let tile = name.split('.').next().unwrap_or_default();
        let beside: Vec<&str> =
            names.iter().filter(|other| other.split('.').next() == Some(tile)).map(String::as_str).collect();
        if beside.is_empty() {
            let mut tiles: Vec<&str> = names.iter().filter_map(|name| name.split('.').next()).collect();
            tiles.dedup();
            tiles.retain(|tile| *tile != "vault");
            return format!("there is no zone {name}: the tiles of this board are {}", tiles.join(", "));
        }
        format!("there is no zone {name}: {tile} has {}", beside.join(", "))
    }

    /// The rooms joined with a zone at a moment: a building. A wall that a blight has opened joins no two.
    pub fn building(&self, from: Zone, terrain: &Terrain) -> ZoneSet {
        let terrain = &Terrain { taint: ZoneSet::EMPTY, turned: ZoneSet::EMPTY, ..*terrain };
        let mut found = ZoneSet::only(from).and(self.rooms);
        let mut edge = found;
        while !edge.is_empty() {
            let next = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(self.ways(zone, Mover::PLAIN, terrain)));
            edge = next.and(self.rooms).minus(found);
            found = found.or(edge);
        }
        found
    }

    /// The ground as the doors of the mission leave it.
    pub fn terrain_at_start(&self) -> Terrain {
        let shut = self.doors.iter().filter(|door| !door.open_at_start).map(|door| door.border);
        Terrain { shut: shut.collect(), ..Terrain::default() }
    }
}

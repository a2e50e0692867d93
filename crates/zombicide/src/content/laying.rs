//! From tiles to the map of a mission: zones, which may reach over tile edges, the borders between them, and doors.

use super::map::{BorderInfo, Door, Drawn, Edge, Ground, Map, Place, Tile, ZoneInfo};
use super::raw::{Lock, Side, Special};
use crate::ground::{Border, BorderSet, Layers, MAX_BORDERS, Mover, Sights};
use crate::knobs::{Knobs, TileEdges};
use crate::pieces::{Colour, MAX_ZONES, Spot, Zone, ZoneSet};

/// Most doors of a board, those of vaults included.
const MAX_DOORS: usize = 32;

/// A door token to be laid.
pub struct DoorToken<'t> {
    /// The zones it joins, so that a slip is found.
    pub between: &'t [String; 2],
    pub cell: Place,
    pub side: Side,
    pub colour: Colour,
    pub open: bool,
    pub lock: Option<Lock>,
}

/// Why a board cannot be laid, and what of it is wrong.
pub enum Wrong {
    Board(String),
    /// A door token, by its place in the list.
    Door(usize, String),
    /// A vault door, by its place in the list.
    VaultDoor(usize, String),
}

/// Where a tile's own cell lies after the tile was turned clockwise.
const fn turn(cell: [usize; 2], quarter: usize) -> [usize; 2] {
    let [row, column] = cell;
    match quarter {
        0 => [row, column],
        1 => [column, 2 - row],
        2 => [2 - row, 2 - column],
        _ => [2 - column, row],
    }
}

fn turn_side(side: Side, quarter: usize) -> Side {
    let at = Side::ALL.iter().position(|one| *one == side).unwrap_or(0);
    Side::ALL[(at + quarter) % 4]
}

/// What the tiles show, in cells of the board.
#[derive(Default)]
struct Print {
    openings: Vec<(Place, Place)>,
    stairs: Vec<(Place, Place)>,
    airlocks: Vec<(Place, Place)>,
    gaps: Vec<(Place, Side)>,
    objectives: Vec<Place>,
}

impl Print {
    fn has_gap(&self, cell: Place, side: Side) -> bool {
        self.gaps.contains(&(cell, side))
    }
}

fn joins(pairs: &[(Place, Place)], a: Place, b: Place) -> bool {
    pairs.contains(&(a, b)) || pairs.contains(&(b, a))
}

impl Map {
    /// Lays the tiles and everything that lies on their edges. Tiles are given with their quarter turns. A door
    /// that is wrong is told and left out.
    pub fn lay(
        grid: &[Vec<(&Tile, usize)>],
        tokens: &[DoorToken<'_>],
        vault_doors: &[(Spot, u8, Option<Lock>)],
        knobs: &Knobs,
        wrong: &mut Vec<Wrong>,
    ) -> Option<Self> {
        let (rows, columns) = (grid.len() * 3, grid[0].len() * 3);
        let cells = rows * columns;
        let mut map = Self {
            rows,
            columns,
            zones: Vec::new(),
            borders: Vec::new(),
            doors: Vec::new(),
            cell_zone: vec![Zone::NONE; cells],
            east: vec![Edge::Wall; cells],
            south: vec![Edge::Wall; cells],
            east_border: vec![Border::NONE; cells],
            south_border: vec![Border::NONE; cells],
            rooms: ZoneSet::EMPTY,
            vaults: ZoneSet::EMPTY,
            open_rooms: ZoneSet::EMPTY,
            objectives: ZoneSet::EMPTY,
            clockwise: Vec::new(),
            sight: knobs.sight,
            taint: knobs.taint,
            layers: Layers::default(),
            drawn: Drawn::default(),
            names: Vec::new(),
            is_level: true,
        };
        let mut print = Print::default();
        let mut printed = Vec::new();
        for (tile_row, tiles) in grid.iter().enumerate() {
            for (tile_column, (tile, quarter)) in tiles.iter().enumerate() {
                let on_board = |cell: [usize; 2]| {
                    let [row, column] = turn(cell, *quarter);
                    (tile_row * 3 + row, tile_column * 3 + column)
                };
                let pair = |[one, two]: &[[usize; 2]; 2]| (on_board(*one), on_board(*two));
                for row in 0..3 {
                    for column in 0..3 {
                        let (ground, letter) = tile.cells[row][column];
                        let name = match letter {
                            None => format!("{}.s{row}{column}", tile.id),
                            Some(letter) => format!("{}.{}", tile.id, char::from(letter)),
                        };
                        let special = tile.special.iter().find(|(name, _)| Some(*name) == letter);
                        match Spot::parse(&name) {
                            Some(spot) => {
                                printed.push((spot, ground, special.map(|(_, it)| *it), on_board([row, column])));
                            }
                            None => wrong.push(Wrong::Board(format!("{name} is no name of a zone"))),
                        }
                    }
                }
                print.openings.extend(tile.openings.iter().map(pair));
                print.stairs.extend(tile.stairs.iter().map(pair));
                print.airlocks.extend(tile.airlocks.iter().map(pair));
                print.gaps.extend(tile.gaps.iter().map(|(cell, side)| (on_board(*cell), turn_side(*side, *quarter))));
                print.objectives.extend(tile.objectives.iter().map(|cell| on_board(*cell)));
            }
        }
        map.add_zones(&printed, &print, knobs.tile_edges);
        if map.zones.len() > MAX_ZONES - 2 {
            wrong.push(Wrong::Board(format!("the board has more than {} zones", MAX_ZONES - 2)));
        }
        if !wrong.is_empty() {
            return None;
        }
        map.rooms = map.of_kind(Ground::Room);
        map.objectives = print.objectives.iter().map(|cell| map.at(*cell)).collect();
        map.join_cells(&print, knobs.tile_edges);
        for (at, token) in tokens.iter().enumerate() {
            wrong.extend(map.lay_door(token).err().map(|what| Wrong::Door(at, what)));
        }
        for (at, door) in vault_doors.iter().enumerate() {
            wrong.extend(map.lay_vault_door(*door).err().map(|what| Wrong::VaultDoor(at, what)));
        }
        if map.doors.len() > MAX_DOORS {
            wrong.push(Wrong::Board(format!("the board has more than {MAX_DOORS} doors")));
            return None;
        }
        map.number_borders();
        if map.borders.len() > MAX_BORDERS {
            wrong.push(Wrong::Board(format!("the board has more than {MAX_BORDERS} borders")));
            return None;
        }
        map.is_level = !map.borders.iter().any(|border| matches!(border.edge, Edge::Airlock | Edge::Rampart));
        map.layers = map.layers();
        map.drawn = map.draw();
        map.names = map.name();
        for at in 0..map.zones.len() {
            map.zones[at].rays = map.rays_of(Zone(at as u8));
            map.zones[at].sights = map.sights_of(Zone(at as u8));
        }
        map.open_rooms = map.open_from_the_start();
        map.clockwise = map.ranks();
        Some(map)
    }

    pub(crate) fn of_kind(&self, ground: Ground) -> ZoneSet {
        (0..self.zones.len() as u8).map(Zone).filter(|zone| self.ground(*zone) == ground).collect()
    }

    /// Cells of one name are a zone; where tiles do not bound zones, so are cells of open ground that meet at a tile
    /// edge.
    fn add_zones(&mut self, printed: &[(Spot, Ground, Option<Special>, Place)], print: &Print, tile_edges: TileEdges) {
        // The first cell, in the order of printing, of the zone each cell belongs to.
        let mut first: Vec<usize> = Vec::new();
        for (spot, ..) in printed {
            let at = printed.iter().position(|(other, ..)| other == spot).unwrap_or(first.len());
            first.push(at);
        }
        if tile_edges == TileEdges::Join {
            let cell = |at: usize| printed[at].3;
            let at = |place| printed.iter().position(|(.., cell)| *cell == place);
            for one in 0..printed.len() {
                for (side, back) in [(Side::E, Side::W), (Side::S, Side::N)] {
                    let next = self.next_cell(cell(one), side).filter(|_| crosses(cell(one), side)).and_then(at);
                    let Some(two) = next else { continue };
                    let meet = match (printed[one].1, printed[two].1) {
                        (Ground::Outdoor, Ground::Outdoor) => true,
                        (Ground::Corridor, Ground::Corridor) => {
                            print.has_gap(cell(one), side) && print.has_gap(cell(two), back)
                        }
                        _ => false,
                    };
                    if meet {
                        let (least, most) = (first[one].min(first[two]), first[one].max(first[two]));
                        first.iter_mut().filter(|at| **at == most).for_each(|at| *at = least);
                    }
                }
            }
        }
        let mut numbers: Vec<usize> = Vec::new();
        for ((spot, ground, special, cell), first) in printed.iter().zip(&first) {
            let at = numbers.iter().position(|one| one == first).unwrap_or_else(|| {
                numbers.push(*first);
                self.zones.push(ZoneInfo::of(*spot, *ground, *special));
                numbers.len() - 1
            });
            let zone = &mut self.zones[at];
            if zone.spot != *spot && !zone.aliases.contains(spot) {
                zone.aliases.push(*spot);
            }
            zone.cells.push(*cell);
            self.cell_zone[cell.0 * self.columns + cell.1] = Zone(at as u8);
        }
    }

    fn set_edge(&mut self, cell: Place, side: Side, edge: Edge) {
        match self.keeper(cell, side) {
            None => {}
            Some((at, true)) => self.east[at] = edge,
            Some((at, false)) => self.south[at] = edge,
        }
    }

    /// What lies between two cells: open ground is joined freely, rooms by openings, ramparts by stairs.
    fn join_cells(&mut self, print: &Print, tile_edges: TileEdges) {
        for row in 0..self.rows {
            for column in 0..self.columns {
                for (side, back) in [(Side::E, Side::W), (Side::S, Side::N)] {
                    let cell = (row, column);
                    let Some(other) = self.next_cell(cell, side) else { continue };
                    let (a, b) = (self.at(cell), self.at(other));
                    let grounds = [a, b].map(|zone| self.ground(zone));
                    let open = grounds.map(Ground::is_open);
                    let crosses = crosses(cell, side);
                    let outdoors = grounds.contains(&Ground::Outdoor);
                    let gaps = [print.has_gap(cell, side), print.has_gap(other, back)];
                    let edge = match open {
                        _ if a == b => Edge::Free,
                        _ if joins(&print.stairs, cell, other) => Edge::Stairs,
                        _ if joins(&print.airlocks, cell, other) => Edge::Airlock,
                        [true, true] if grounds[0] == grounds[1] => match tile_edges {
                            // What meets over a tile edge is one zone already.
                            TileEdges::Join if crosses => Edge::Wall,
                            TileEdges::Join | TileEdges::Divide => Edge::Free,
                        },
                        [true, true] if grounds.contains(&Ground::Walkway) => Edge::Rampart,
                        _ if !crosses && joins(&print.openings, cell, other) => Edge::Opening,
                        _ if !crosses || outdoors => Edge::Wall,
                        [false, false] if gaps == [true, true] => Edge::Opening,
                        // A gap towards open ground of the next tile.
                        [true, false] if gaps[1] => Edge::Opening,
                        [false, true] if gaps[0] => Edge::Opening,
                        _ => Edge::Wall,
                    };
                    self.set_edge(cell, side, edge);
                }
            }
        }
    }

    fn lay_door(&mut self, token: &DoorToken<'_>) -> Result<(), String> {
        let inside = token.cell.0 < self.rows && token.cell.1 < self.columns;
        let other = if inside { self.next_cell(token.cell, token.side) } else { None };
        let Some(other) = other else {
            return Err(format!(
                "the door lies outside the board: rows go from 0 to {}, columns from 0 to {}",
                self.rows - 1,
                self.columns - 1
            ));
        };
        let (a, b) = (self.at(token.cell), self.at(other));
        if a == b {
            return Err(format!("the door lies inside the zone {}", self.zones[a.index()].spot.name()));
        }
        let [one, two] = token.between;
        let named = [one, two].map(|name| Spot::parse(name).and_then(|spot| self.zone(spot)));
        if named != [Some(a), Some(b)] && named != [Some(b), Some(a)] {
            let found = [a, b].map(|zone| self.zones[zone.index()].spot.name());
            return Err(format!("the door lies between {} and {}, not {one} and {two}", found[0], found[1]));
        }
        if matches!(self.edge(token.cell, token.side), Edge::Door(_)) {
            return Err("there is another door in this place".into());
        }
        let number = self.doors.len() as u8;
        self.set_edge(token.cell, token.side, Edge::Door(number));
        self.doors.push(Door {
            a,
            b,
            border: Border(number),
            colour: token.colour,
            is_vault: false,
            open_at_start: token.open,
            lock: token.lock,
            at: Some((token.cell, token.side)),
        });
        Ok(())
    }

    fn lay_vault_door(&mut self, (spot, vault, lock): (Spot, u8, Option<Lock>)) -> Result<(), String> {
        let Some(a) = self.zone(spot) else { return Err(self.no_zone(&spot.name())) };
        let there = self.zone(Spot::vault(vault));
        let b = there.unwrap_or_else(|| {
            let spot = Spot::vault(vault);
            self.zones.push(ZoneInfo::of(spot, Ground::Vault, None));
            Zone((self.zones.len() - 1) as u8)
        });
        self.vaults.insert(b);
        let colour = if vault == 0 { Colour::Yellow } else { Colour::Violet };
        let border = Border(self.doors.len() as u8);
        self.doors.push(Door { a, b, border, colour, is_vault: true, open_at_start: false, lock, at: None });
        Ok(())
    }

    /// Doors first, in their order; then every other edge between two zones, row by row.
    fn number_borders(&mut self) {
        let info = |a, b, edge, at| BorderInfo { a, b, edge, edges: [edge; 4], at, is_alone: true };
        for number in 0..self.doors.len() {
            let door = &self.doors[number];
            let border = Border(number as u8);
            self.borders.push(info(door.a, door.b, Edge::Door(number as u8), door.at));
            if let Some((cell, side)) = door.at {
                self.set_border(cell, side, border);
            }
        }
        for row in 0..self.rows {
            for column in 0..self.columns {
                for side in [Side::E, Side::S] {
                    let cell = (row, column);
                    let Some(other) = self.next_cell(cell, side) else { continue };
                    let (a, b) = (self.at(cell), self.at(other));
                    let edge = self.edge(cell, side);
                    if a != b && !matches!(edge, Edge::Door(_)) {
                        // More than there are numbers is told afterwards.
                        let number = self.borders.len().min(MAX_BORDERS);
                        self.set_border(cell, side, Border(number as u8));
                        self.borders.push(info(a, b, edge, Some((cell, side))));
                    }
                }
            }
        }
        if self.borders.len() > MAX_BORDERS {
            return;
        }
        for at in 0..self.borders.len() {
            let it = self.borders[at];
            for zone in [it.a, it.b] {
                self.zones[zone.index()].borders.push(Border(at as u8));
                self.zones[zone.index()].around.insert(Border(at as u8));
            }
            let same = |other: &BorderInfo| [other.a, other.b] == [it.a, it.b] || [other.b, other.a] == [it.a, it.b];
            let ways = self.borders.iter().filter(|other| same(other) && other.edge != Edge::Wall).count();
            self.borders[at].is_alone = ways == 1;
            let tainted = [[false, false], [true, false], [false, true], [true, true]];
            self.borders[at].edges = tainted.map(|tainted| self.edge_if(&it, tainted));
        }
        let borders = &self.borders;
        for (at, zone) in self.zones.iter_mut().enumerate() {
            zone.borders.sort_by_key(|border| (borders[border.index()].beyond(Zone(at as u8)), *border));
        }
    }

    fn set_border(&mut self, cell: Place, side: Side, border: Border) {
        match self.keeper(cell, side) {
            None => {}
            Some((at, true)) => self.east_border[at] = border,
            Some((at, false)) => self.south_border[at] = border,
        }
    }

    fn open_from_the_start(&self) -> ZoneSet {
        let terrain = self.terrain_at_start();
        let mut open = ZoneSet::EMPTY;
        for zone in self.rooms.iter() {
            let outside = self.ways(zone, Mover::PLAIN, &terrain).and(self.of_kind(Ground::Street));
            if !outside.is_empty() {
                open = open.or(self.building(zone, &terrain));
            }
        }
        open
    }

    /// The order of spawning: clockwise round the middle of the board, from the north; nearer zones first on one line.
    fn ranks(&self) -> Vec<u8> {
        let middle = (self.rows as i32, self.columns as i32);
        let place = |zone: &ZoneInfo| -> (i32, i32) {
            let Some(count) = i32::try_from(zone.cells.len()).ok().filter(|count| *count > 0) else { return (0, 0) };
            let down: i32 = zone.cells.iter().map(|cell| cell.0 as i32 * 2 + 1).sum();
            let right: i32 = zone.cells.iter().map(|cell| cell.1 as i32 * 2 + 1).sum();
            (down - middle.0 * count, right - middle.1 * count)
        };
        // The right half comes before the left half; within a half the cross product orders.
        let half = |(down, right): (i32, i32)| u8::from(!(right > 0 || right == 0 && down < 0));
        let places: Vec<_> = self.zones.iter().map(place).collect();
        let mut order: Vec<usize> = (0..self.zones.len()).collect();
        order.sort_by(|&one, &two| {
            let (a, b) = (places[one], places[two]);
            let cross = b.1 * a.0 - a.1 * b.0;
            let far = |p: (i32, i32)| p.0 * p.0 + p.1 * p.1;
            half(a).cmp(&half(b)).then(cross.cmp(&0)).then(far(a).cmp(&far(b))).then(one.cmp(&two))
        });
        let mut ranks = vec![0; self.zones.len()];
        for (rank, zone) in order.into_iter().enumerate() {
            ranks[zone] = rank as u8;
        }
        ranks
    }
}

/// Whether the side of a cell is a tile edge.
const fn crosses(cell: Place, side: Side) -> bool {
    match side {
        Side::E => cell.1 % 3 == 2,
        Side::S => cell.0 % 3 == 2,
        Side::W => cell.1.is_multiple_of(3),
        Side::N => cell.0.is_multiple_of(3),
    }
}

impl ZoneInfo {
    fn of(spot: Spot, ground: Ground, special: Option<Special>) -> Self {
        Self {
            spot,
            aliases: Vec::new(),
            ground,
            special,
            cells: Vec::new(),
            borders: Vec::new(),
            around: BorderSet::EMPTY,
            rays: Vec::new(),
            sights: Sights::default(),
        }
    }
}

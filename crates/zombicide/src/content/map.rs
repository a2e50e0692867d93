//! From tiles to zones, links, doors and lines of sight: computed once per mission, asked millions of times.

pub use super::raw::Ground;
use super::raw::{Lock, Side};
use crate::pieces::{Colour, MAX_ZONES, Spot, Zone, ZoneSet};

/// Most doors of a board, those of vaults included: each is a bit.
const MAX_DOORS: usize = 32;

/// A side of a tile as drawn: three by three cells with walls, openings and gaps.
pub struct Tile {
    pub id: String,
    /// The kind of each cell, and the letter of the zone it belongs to, unless it is a zone of its own.
    pub cells: [[(Ground, Option<u8>); 3]; 3],
    /// Pairs of cells joined by a passage without a door.
    pub openings: Vec<[[usize; 2]; 2]>,
    /// Gaps in the outer wall, by cell and side.
    pub gaps: Vec<([usize; 2], Side)>,
}

pub struct ZoneInfo {
    pub spot: Spot,
    pub ground: Ground,
    /// Cells of the whole board, row and column.
    pub cells: Vec<(usize, usize)>,
    pub links: Vec<Link>,
    pub sights: Vec<Sight>,
}

/// A way from one zone to another; it is free unless its door is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    pub to: Zone,
    /// The door's bit, or none.
    pub door: u32,
}

/// BP-4: a zone that is seen while none of some doors is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    pub to: Zone,
    /// BP-4.12.
    pub range: u8,
    pub doors: u32,
}

pub struct Door {
    pub a: Zone,
    pub b: Zone,
    pub colour: Colour,
    pub is_vault: bool,
    pub open_at_start: bool,
    pub lock: Option<Lock>,
    /// The cell and side the door lies on; none for vault doors.
    pub at: Option<((usize, usize), Side)>,
}

/// Between two cells of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The same zone, or street to street.
    Free,
    Wall,
    Opening,
    Door(u8),
}

pub struct Map {
    pub rows: usize,
    pub columns: usize,
    pub zones: Vec<ZoneInfo>,
    pub doors: Vec<Door>,
    /// Zone of each cell, row by row.
    pub cell_zone: Vec<Zone>,
    pub east: Vec<Edge>,
    pub south: Vec<Edge>,
    pub rooms: ZoneSet,
    pub vaults: ZoneSet,
    /// BP-3.11: rooms that are open from the start.
    pub open_rooms: ZoneSet,
    /// BP-7.24: the place of each zone clockwise round the middle of the board.
    pub clockwise: Vec<u8>,
}

/// A door token to be laid.
pub struct DoorToken<'t> {
    /// The zones it joins, so that a slip is found.
    pub between: &'t [String; 2],
    pub cell: (usize, usize),
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

const STEPS: [(Side, isize, isize); 4] = [(Side::N, -1, 0), (Side::E, 0, 1), (Side::S, 1, 0), (Side::W, 0, -1)];

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
    let all = [Side::N, Side::E, Side::S, Side::W];
    let at = all.iter().position(|one| *one == side).unwrap_or(0);
    all[(at + quarter) % 4]
}

impl Map {
    /// Lays the tiles and everything that lies on their edges. Tiles are given with their quarter turns. A door
    /// that is wrong is told and left out.
    pub fn lay(
        grid: &[Vec<(&Tile, usize)>],
        tokens: &[DoorToken<'_>],
        vault_doors: &[(Spot, u8, Option<Lock>)],
        sight: crate::knobs::Sight,
        wrong: &mut Vec<Wrong>,
    ) -> Option<Self> {
        let (rows, columns) = (grid.len() * 3, grid[0].len() * 3);
        let mut map = Self {
            rows,
            columns,
            zones: Vec::new(),
            doors: Vec::new(),
            cell_zone: vec![Zone::NONE; rows * columns],
            east: vec![Edge::Wall; rows * columns],
            south: vec![Edge::Wall; rows * columns],
            rooms: ZoneSet::EMPTY,
            vaults: ZoneSet::EMPTY,
            open_rooms: ZoneSet::EMPTY,
            clockwise: Vec::new(),
        };
        let mut gaps = Vec::new();
        let mut openings = Vec::new();
        for (tile_row, tiles) in grid.iter().enumerate() {
            for (tile_column, (tile, quarter)) in tiles.iter().enumerate() {
                let on_board = |cell: [usize; 2]| {
                    let [row, column] = turn(cell, *quarter);
                    (tile_row * 3 + row, tile_column * 3 + column)
                };
                for row in 0..3 {
                    for column in 0..3 {
                        let (ground, letter) = tile.cells[row][column];
                        let name = match letter {
                            None => format!("{}.s{row}{column}", tile.id),
                            Some(letter) => format!("{}.{}", tile.id, char::from(letter)),
                        };
                        match Spot::parse(&name) {
                            Some(spot) => map.add_cell(spot, ground, on_board([row, column])),
                            None => wrong.push(Wrong::Board(format!("{name} is no name of a zone"))),
                        }
                    }
                }
                openings.extend(tile.openings.iter().map(|[one, two]| (on_board(*one), on_board(*two))));
                gaps.extend(tile.gaps.iter().map(|(cell, side)| (on_board(*cell), turn_side(*side, *quarter))));
            }
        }
        if map.zones.len() > MAX_ZONES - 2 {
            wrong.push(Wrong::Board(format!("the board has more than {} zones", MAX_ZONES - 2)));
        }
        if !wrong.is_empty() {
            return None;
        }
        map.join_cells(&openings, &gaps);
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
        map.link();
        map.look(sight);
        map.open_rooms = map.open_from_the_start();
        map.clockwise = map.ranks();
        Some(map)
    }

    pub fn zone(&self, spot: Spot) -> Option<Zone> {
        self.zones.iter().position(|zone| zone.spot == spot).map(|at| Zone(at as u8))
    }

    pub fn ground(&self, zone: Zone) -> Ground {
        self.zones[zone.index()].ground
    }

    fn add_cell(&mut self, spot: Spot, ground: Ground, cell: (usize, usize)) {
        let zone = self.zone(spot).unwrap_or_else(|| {
            self.zones.push(ZoneInfo { spot, ground, cells: Vec::new(), links: Vec::new(), sights: Vec::new() });
            Zone((self.zones.len() - 1) as u8)
        });
        self.zones[zone.index()].cells.push(cell);
        self.cell_zone[cell.0 * self.columns + cell.1] = zone;
        if ground == Ground::Room && zone.index() < MAX_ZONES {
            self.rooms.insert(zone);
        }
    }

    fn at(&self, cell: (usize, usize)) -> Zone {
        self.cell_zone[cell.0 * self.columns + cell.1]
    }

    fn next_cell(&self, cell: (usize, usize), side: Side) -> Option<(usize, usize)> {
        let (_, down, right) = STEPS.into_iter().find(|(one, ..)| *one == side)?;
        let row = cell.0.checked_add_signed(down).filter(|row| *row < self.rows)?;
        let column = cell.1.checked_add_signed(right).filter(|column| *column < self.columns)?;
        Some((row, column))
    }

    pub fn edge(&self, cell: (usize, usize), side: Side) -> Edge {
        let Some(other) = self.next_cell(cell, side) else { return Edge::Wall };
        match side {
            Side::E => self.east[cell.0 * self.columns + cell.1],
            Side::S => self.south[cell.0 * self.columns + cell.1],
            Side::W => self.east[other.0 * self.columns + other.1],
            Side::N => self.south[other.0 * self.columns + other.1],
        }
    }

    fn set_edge(&mut self, cell: (usize, usize), side: Side, edge: Edge) {
        let Some(other) = self.next_cell(cell, side) else { return };
        let columns = self.columns;
        match side {
            Side::E => self.east[cell.0 * columns + cell.1] = edge,
            Side::S => self.south[cell.0 * columns + cell.1] = edge,
            Side::W => self.east[other.0 * columns + other.1] = edge,
            Side::N => self.south[other.0 * columns + other.1] = edge,
        }
    }

    /// BP-3.4 to BP-3.7: streets are joined freely, rooms by openings.
    fn join_cells(&mut self, openings: &[((usize, usize), (usize, usize))], gaps: &[((usize, usize), Side)]) {
        let has_gap = |cell, side| gaps.contains(&(cell, side));
        for row in 0..self.rows {
            for column in 0..self.columns {
                for (side, back) in [(Side::E, Side::W), (Side::S, Side::N)] {
                    let cell = (row, column);
                    let Some(other) = self.next_cell(cell, side) else { continue };
                    let (a, b) = (self.at(cell), self.at(other));
                    let grounds = [a, b].map(|zone| self.ground(zone));
                    let open = grounds.map(Ground::is_open);
                    let crosses = if side == Side::E { column % 3 == 2 } else { row % 3 == 2 };
                    let passage = openings.contains(&(cell, other)) || openings.contains(&(other, cell));
                    let edge = match open {
                        _ if a == b => Edge::Free,
                        [true, true] if grounds[0] == grounds[1] => Edge::Free,
                        _ if !crosses && passage => Edge::Opening,
                        [false, false] if crosses && has_gap(cell, side) && has_gap(other, back) => Edge::Opening,
                        // A gap towards a street of the next tile; missions lay a door on it.
                        [true, false] if crosses && has_gap(other, back) => Edge::Opening,
                        [false, true] if crosses && has_gap(cell, side) => Edge::Opening,
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
        let found = [a, b].map(|zone| self.zones[zone.index()].spot.name());
        if found != [one.as_str(), two] && found != [two.as_str(), one] {
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
            let (cells, links, sights) = (Vec::new(), Vec::new(), Vec::new());
            self.zones.push(ZoneInfo { spot, ground: Ground::Vault, cells, links, sights });
            Zone((self.zones.len() - 1) as u8)
        });
        self.vaults.insert(b);
        let colour = if vault == 0 { Colour::Yellow } else { Colour::Violet };
        self.doors.push(Door { a, b, colour, is_vault: true, open_at_start: false, lock, at: None });
        Ok(())
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

    fn link(&mut self) {
        let mut links: Vec<(Zone, Link)> = Vec::new();
        for row in 0..self.rows {
            for column in 0..self.columns {
                for side in [Side::E, Side::S] {
                    let Some(other) = self.next_cell((row, column), side) else { continue };
                    let (a, b) = (self.at((row, column)), self.at(other));
                    let door = match self.edge((row, column), side) {
                        Edge::Wall => continue,
                        Edge::Free | Edge::Opening => 0,
                        Edge::Door(number) => 1 << number,
                    };
                    if a != b {
                        links.push((a, Link { to: b, door }));
                        links.push((b, Link { to: a, door }));
                    }
                }
            }
        }
        for (number, door) in self.doors.iter().enumerate().filter(|(_, door)| door.is_vault) {
            links.push((door.a, Link { to: door.b, door: 1 << number }));
            links.push((door.b, Link { to: door.a, door: 1 << number }));
        }
        for (from, link) in links {
            let all = &mut self.zones[from.index()].links;
            // A free way makes any other way between the same two zones superfluous.
            if all.iter().any(|one| one.to == link.to && (one.door == 0 || one.door == link.door)) {
                continue;
            }
            if link.door == 0 {
                all.retain(|one| one.to != link.to);
            }
            all.push(link);
        }
        for zone in &mut self.zones {
            zone.links.sort_by_key(|link| (link.to, link.door));
        }
    }

    /// BP-4.2 to BP-4.10.
    fn look(&mut self, sight: crate::knobs::Sight) {
        for at in 0..self.zones.len() {
            let mut sights = vec![Sight { to: Zone(at as u8), range: 0, doors: 0 }];
            for &cell in &self.zones[at].cells {
                for (side, ..) in STEPS {
                    self.look_along(cell, side, sight, &mut sights);
                }
            }
            sights.sort_by_key(|sight| (sight.to, sight.range, sight.doors));
            sights.dedup();
            self.zones[at].sights = sights;
        }
    }

    fn look_along(&self, from: (usize, usize), side: Side, sight: crate::knobs::Sight, sights: &mut Vec<Sight>) {
        let (mut cell, mut range, mut doors) = (from, 0, 0);
        let start = self.at(from);
        while let Some(next) = self.next_cell(cell, side) {
            match self.edge(cell, side) {
                Edge::Wall => return,
                Edge::Free | Edge::Opening => {}
                Edge::Door(number) => doors |= 1 << number,
            }
            let zone = self.at(next);
            if zone == start {
                // The line leaves a room only through the edge its door lies in (BP-4.7); the next cell of the room
                // looks for itself.
                return;
            }
            range += 1;
            let across = range > 1 && [start, zone].iter().all(|zone| self.ground(*zone) == Ground::Room);
            if across && sight == crate::knobs::Sight::StreetsOnly {
                return;
            }
            sights.push(Sight { to: zone, range, doors });
            // BP-4.4, BP-4.5: one room deep.
            if self.ground(zone) == Ground::Room {
                return;
            }
            cell = next;
        }
    }

    /// The rooms joined with a zone while some doors are closed (BP-3.10).
    pub fn building(&self, from: Zone, closed: u32) -> ZoneSet {
        let mut found = ZoneSet::only(from).and(self.rooms);
        let mut edge = found;
        while !edge.is_empty() {
            let mut next = ZoneSet::EMPTY;
            for zone in edge.iter() {
                for link in &self.zones[zone.index()].links {
                    if link.door & closed == 0 && self.rooms.contains(link.to) {
                        next.insert(link.to);
                    }
                }
            }
            edge = next.minus(found);
            found = found.or(next);
        }
        found
    }

    fn open_from_the_start(&self) -> ZoneSet {
        let closed = self.closed_at_start();
        let mut open = ZoneSet::EMPTY;
        for (at, zone) in self.zones.iter().enumerate().filter(|(_, zone)| zone.ground == Ground::Room) {
            let outside = |link: &Link| link.door & closed == 0 && self.ground(link.to) == Ground::Street;
            if zone.links.iter().any(outside) {
                open = open.or(self.building(Zone(at as u8), closed));
            }
        }
        open
    }

    pub fn closed_at_start(&self) -> u32 {
        let bits = self.doors.iter().enumerate().filter(|(_, door)| !door.open_at_start);
        bits.fold(0, |closed, (number, _)| closed | 1 << number)
    }

    /// BP-G2: clockwise round the middle of the board, from the north; nearer zones first on one line.
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

    /// Steps to a zone from everywhere, over ways whose door is not closed; 255 where there is none (BP-3.12).
    pub fn distances(&self, to: Zone, closed: u32, out: &mut [u8; MAX_ZONES]) {
        out.fill(u8::MAX);
        out[to.index()] = 0;
        let mut queue = [Zone::NONE; MAX_ZONES];
        queue[0] = to;
        let (mut head, mut tail) = (0, 1);
        while head < tail {
            let zone = queue[head];
            head += 1;
            let next = out[zone.index()] + 1;
            for link in &self.zones[zone.index()].links {
                if link.door & closed == 0 && out[link.to.index()] == u8::MAX {
                    out[link.to.index()] = next;
                    queue[tail] = link.to;
                    tail += 1;
                }
            }
        }
    }
}

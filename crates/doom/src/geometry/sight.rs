//! DM-10.7 to DM-10.11: sight between the centres of two squares, exactly.
//!
//! Coordinates are half squares: centres are odd, corners are even. Most pairs of squares have a wall between them for
//! good; for the others the table keeps what the line crosses, so that a question is a short walk.

use super::{Map, State, adjacent, step, towards};
use crate::pieces::{Area, Direction, Door, DoorSet, Square, Squares};

/// What can come between two squares that no wall divides.
#[derive(Clone, Copy, Debug)]
struct Line {
    to: Square,
    /// Where its squares begin in the pool: the crossed ones, then the pairs beside corners.
    begins: u32,
    crossed: u8,
    corners: u8,
    /// Doors the line touches.
    doors: DoorSet,
    /// Doors beside the straightest way on foot: while they are open it is as short as it looks.
    beside: DoorSet,
}

/// For every square what it could ever see.
#[derive(Default)]
pub(crate) struct Sights {
    /// The place of the line for every pair of squares, row by row.
    places: Vec<u16>,
    /// Where the lines of a square begin.
    begins: Vec<u32>,
    lines: Vec<Line>,
    pool: Vec<Square>,
    /// For every square and area, row by row.
    gates: Vec<Gate>,
}

/// What stands between a square and all squares of an area.
#[derive(Clone, Copy)]
enum Gate {
    /// A wall, always.
    Wall,
    /// Every line between them touches these doors.
    Doors(DoorSet),
}

/// No line: a wall stands between, or the squares are next to each other.
const NO_LINE: u16 = u16::MAX;

/// What stops a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    /// A position without a square, or without a revealed one.
    Wall { x: u8, y: u8 },
    /// A closed door.
    Door(Door),
    /// An obstacle, a barrel or a figure.
    Square(Square),
}

/// A line of sight drawn out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ray {
    /// The positions it crosses, both ends included.
    pub crossed: Vec<(u8, u8)>,
    /// The first thing in the way.
    pub blocked: Option<Blocked>,
}

/// DM-10.7 to DM-10.10. `blockers` are the obstacles, barrels and figures that count for the question asked; the ends
/// of the line never block. Walls, unrevealed squares and closed doors are known here.
pub fn sight(map: &Map, state: &State, from: Square, to: Square, blockers: &Squares) -> bool {
    if from == to {
        return true;
    }
    match map.sights.line(map, from, to) {
        Some(line) => state.revealed.contains(to) && is_clear(map, state, line, blockers),
        None => adjacent(map, state, from, to),
    }
}

/// Every square of `among` that is seen from one.
pub fn seen_from(map: &Map, state: &State, from: Square, blockers: &Squares, among: &Squares) -> Squares {
    let mut seen = Squares::EMPTY;
    if among.contains(from) {
        seen.insert(from);
    }
    for direction in Direction::ALL {
        if let Some(to) = step(map, state, from, *direction).filter(|to| among.contains(*to)) {
            seen.insert(to);
        }
    }
    for line in map.sights.lines(from) {
        let asked = among.contains(line.to) && state.revealed.contains(line.to);
        if asked && is_clear(map, state, line, blockers) {
            seen.insert(line.to);
        }
    }
    seen
}

/// DM-14.3: whether a square of an unrevealed area would be seen: its squares count as empty floor, all others that are
/// not revealed as wall.
pub fn sees_area(map: &Map, state: &State, from: Square, blockers: &Squares, area: Area) -> bool {
    let open = match map.sights.gates[from.index() * map.areas.len() + area.index()] {
        Gate::Wall => false,
        Gate::Doors(doors) => !doors.meets(state.closed),
    };
    if !open {
        return false;
    }
    let squares = &map.areas[area.index()];
    let state = State { revealed: state.revealed.or(squares), ..*state };
    let blockers = blockers.minus(squares);
    squares.iter().any(|to| sight(map, &state, from, to, &blockers))
}

/// Whether the way on foot is known to be as short as it looks.
pub(super) fn is_straight(map: &Map, state: &State, from: Square, to: Square) -> bool {
    let revealed = |squares: &[Square]| squares.iter().all(|square| state.revealed.contains(*square));
    match map.sights.line(map, from, to) {
        Some(line) => {
            !line.doors.meets(state.closed)
                && !line.beside.meets(state.closed)
                && revealed(map.sights.crossed(line))
                && revealed(map.sights.corners(line))
        }
        None => from == to || adjacent(map, state, from, to),
    }
}

fn is_clear(map: &Map, state: &State, line: &Line, blockers: &Squares) -> bool {
    let blocks = |square: &Square| blockers.contains(*square) || !state.revealed.contains(*square);
    !line.doors.meets(state.closed)
        && !map.sights.crossed(line).iter().any(blocks)
        && !map.sights.corners(line).chunks_exact(2).any(|pair| pair.iter().all(blocks))
}

/// The line drawn out, with what stops it: for eyes, not for rules.
pub fn ray(map: &Map, state: &State, from: Square, to: Square, blockers: &Squares) -> Ray {
    let (start, end) = (map.xy(from), map.xy(to));
    let mut crossed = crossings(start, end);
    crossed.extend([start, end]);
    crossed.sort_by_key(|at| along(start, end, *at));
    if sight(map, state, from, to, blockers) {
        return Ray { crossed, blocked: None };
    }
    let solid = |(x, y): (u8, u8)| match map.at(x, y).filter(|square| state.revealed.contains(*square)) {
        Some(square) => {
            let counts = blockers.contains(square) && square != from && square != to;
            counts.then_some(Blocked::Square(square))
        }
        None => Some(Blocked::Wall { x, y }),
    };
    let mut stops: Vec<(i32, Blocked)> =
        crossed.iter().filter_map(|at| Some((along(start, end, *at), solid(*at)?))).collect();
    for (number, line) in map.doors.iter().enumerate() {
        let door = Door(number as u8);
        if state.closed.contains(door) && touches_door(centre(start), centre(end), line.ends()) {
            let squares = line.positions().into_iter().filter_map(|(x, y)| map.position(x, y));
            // It stands before the squares behind it, from whichever side the line comes.
            let order = squares.map(|square| along(start, end, map.xy(square))).min().unwrap_or(0);
            stops.push((order + 1, Blocked::Door(door)));
        }
    }
    for [one, two] in beside_corners(start, end) {
        if let (Some(wall), Some(_)) = (solid(one), solid(two)) {
            stops.push((along(start, end, one), wall));
        }
    }
    let first = stops.into_iter().min_by_key(|(order, _)| *order).map(|(_, what)| what);
    Ray { crossed, blocked: first.or(Some(Blocked::Wall { x: end.0, y: end.1 })) }
}

impl Sights {
    pub fn of(map: &Map) -> Self {
        let (count, areas) = (map.len(), map.areas.len());
        let mut sights =
            Self { places: vec![NO_LINE; count * count], gates: vec![Gate::Wall; count * areas], ..Self::default() };
        let patterns = Patterns::of(map);
        for from in (0..count as u16).map(Square) {
            let begins = sights.lines.len();
            sights.begins.push(begins as u32);
            for to in (0..count as u16).map(Square).filter(|to| *to != from) {
                let near = towards(map, from, to);
                let line = if near.is_none() { line(map, &patterns, from, to, &mut sights.pool) } else { None };
                if let Some(line) = line {
                    sights.places[from.index() * count + to.index()] = (sights.lines.len() - begins) as u16;
                    sights.lines.push(line);
                }
                let doors = line.map(|line| line.doors).or(near.and_then(|way| open_step(map, from, way)));
                let gate = &mut sights.gates[from.index() * areas + map.area(to).index()];
                *gate = match (*gate, doors) {
                    (gate, None) => gate,
                    (Gate::Wall, Some(doors)) => Gate::Doors(doors),
                    (Gate::Doors(all), Some(doors)) => Gate::Doors(DoorSet(all.0 & doors.0)),
                };
            }
        }
        sights.begins.push(sights.lines.len() as u32);
        sights
    }

    fn line(&self, map: &Map, from: Square, to: Square) -> Option<&Line> {
        let place = self.places[from.index() * map.len() + to.index()];
        (place != NO_LINE).then(|| &self.lines[self.begins[from.index()] as usize + place as usize])
    }

    fn lines(&self, from: Square) -> &[Line] {
        &self.lines[self.begins[from.index()] as usize..self.begins[from.index() + 1] as usize]
    }

    fn crossed(&self, line: &Line) -> &[Square] {
        &self.pool[line.begins as usize..][..line.crossed as usize]
    }

    fn corners(&self, line: &Line) -> &[Square] {
        &self.pool[line.begins as usize + line.crossed as usize..][..2 * line.corners as usize]
    }
}

/// The doors that a step touches, unless it squeezes between two walls.
fn open_step(map: &Map, from: Square, direction: Direction) -> Option<DoorSet> {
    let way = &map.ground(from).steps[direction.index()];
    let free = !direction.is_diagonal() || way.flanks.iter().any(|flank| flank.is_some());
    free.then_some(way.doors)
}

/// What lines cross, by how far they lead to the east and to the south.
struct Patterns {
    width: usize,
    patterns: Vec<Pattern>,
}

struct Pattern {
    crossed: Vec<(u8, u8)>,
    corners: Vec<[(u8, u8); 2]>,
}

impl Patterns {
    fn of(map: &Map) -> Self {
        let offsets = (0..map.height).flat_map(|dy| (0..map.width).map(move |dx| (dx, dy)));
        let pattern = |offset: (u8, u8)| {
            let mut crossed = crossings((0, 0), offset);
            crossed.sort_by_key(|at| along((0, 0), offset, *at));
            Pattern { crossed, corners: beside_corners((0, 0), offset) }
        };
        Self { width: map.width as usize, patterns: offsets.map(pattern).collect() }
    }
}

/// The line between two squares that are not next to each other, unless a wall stands in it.
fn line(map: &Map, patterns: &Patterns, from: Square, to: Square, pool: &mut Vec<Square>) -> Option<Line> {
    let (start, end) = (map.xy(from), map.xy(to));
    let (dx, dy) = (start.0.abs_diff(end.0), start.1.abs_diff(end.1));
    let pattern = &patterns.patterns[dy as usize * patterns.width + dx as usize];
    // A pattern leads to the south-east; other lines mirror it.
    let square = |(x, y): (u8, u8)| {
        let x = if end.0 >= start.0 { start.0 + x } else { start.0 - x };
        map.at(x, if end.1 >= start.1 { start.1 + y } else { start.1 - y })
    };
    let begins = pool.len();
    let drawn = draw(pattern, square, pool);
    let Some(crossed) = drawn else {
        pool.truncate(begins);
        return None;
    };
    Some(Line {
        to,
        begins: begins as u32,
        crossed: crossed as u8,
        corners: ((pool.len() - begins - crossed) / 2) as u8,
        doors: touches(map, from, to),
        beside: on_foot(map, start, end),
    })
}

/// Writes down what a line crosses and then the pairs beside its corners; how many it crosses, unless it meets a wall.
fn draw(pattern: &Pattern, square: impl Fn((u8, u8)) -> Option<Square>, pool: &mut Vec<Square>) -> Option<usize> {
    let begins = pool.len();
    for at in &pattern.crossed {
        pool.push(square(*at)?);
    }
    // With a wall on the one side of a corner, the other side must be free.
    for [one, two] in &pattern.corners {
        match (square(*one), square(*two)) {
            (None, None) => return None,
            (Some(free), None) | (None, Some(free)) => pool.push(free),
            (Some(_), Some(_)) => {}
        }
    }
    let crossed = pool.len() - begins;
    for [one, two] in &pattern.corners {
        if let (Some(one), Some(two)) = (square(*one), square(*two)) {
            pool.extend([one, two]);
        }
    }
    Some(crossed)
}

/// The doors that the straightest way on foot touches.
fn on_foot(map: &Map, (ax, ay): (u8, u8), (bx, by): (u8, u8)) -> DoorSet {
    let (dx, dy) = (i32::from(bx) - i32::from(ax), i32::from(by) - i32::from(ay));
    let steps = dx.abs().max(dy.abs());
    // Rounded to the nearest square, which the line crosses.
    let at = |from: u8, d: i32, step: i32| (i32::from(from) + (2 * d * step + steps).div_euclid(2 * steps)) as u8;
    let mut doors = DoorSet::EMPTY;
    let mut last = None;
    for step in 0..=steps {
        let Some(square) = map.at(at(ax, dx, step), at(ay, dy, step)) else { return DoorSet(u16::MAX) };
        if let Some(last) = last.replace(square) {
            doors = DoorSet(doors.0 | touches(map, last, square).0);
        }
    }
    doors
}

/// How far apart two squares look: columns or rows, whichever are more.
pub(super) fn far(map: &Map, one: Square, two: Square) -> u8 {
    let ((x, y), (tx, ty)) = (map.xy(one), map.xy(two));
    x.abs_diff(tx).max(y.abs_diff(ty))
}

const fn centre((x, y): (u8, u8)) -> (i32, i32) {
    (2 * x as i32 + 1, 2 * y as i32 + 1)
}

/// Positions whose inside the line between two centres runs through, the ends left out.
fn crossings(start: (u8, u8), end: (u8, u8)) -> Vec<(u8, u8)> {
    let (a, b) = (centre(start), centre(end));
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let side = |x: i32, y: i32| dx * (y - a.1) - dy * (x - a.0);
    let mut found = Vec::new();
    for y in start.1.min(end.1)..=start.1.max(end.1) {
        for x in start.0.min(end.0)..=start.0.max(end.0) {
            let (left, top) = (2 * i32::from(x), 2 * i32::from(y));
            let sides = [side(left, top), side(left + 2, top), side(left, top + 2), side(left + 2, top + 2)];
            let through = sides.iter().any(|side| *side < 0) && sides.iter().any(|side| *side > 0);
            if through && (x, y) != start && (x, y) != end {
                found.push((x, y));
            }
        }
    }
    found
}

/// DM-10.9: the two positions beside each corner that the line passes through exactly.
fn beside_corners(start: (u8, u8), end: (u8, u8)) -> Vec<[(u8, u8); 2]> {
    let (a, b) = (centre(start), centre(end));
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let mut found = Vec::new();
    for x in start.0.min(end.0)..start.0.max(end.0) {
        for y in start.1.min(end.1)..start.1.max(end.1) {
            // The corner to the south-east of this position.
            let (corner_x, corner_y) = (2 * i32::from(x) + 2, 2 * i32::from(y) + 2);
            if dx * (corner_y - a.1) == dy * (corner_x - a.0) {
                found.push(if dx * dy > 0 { [(x + 1, y), (x, y + 1)] } else { [(x, y), (x + 1, y + 1)] });
            }
        }
    }
    found
}

/// How far along the line a position lies.
fn along(start: (u8, u8), end: (u8, u8), at: (u8, u8)) -> i32 {
    let (a, b, c) = (centre(start), centre(end), centre(at));
    (b.0 - a.0) * (c.0 - a.0) + (b.1 - a.1) * (c.1 - a.1)
}

/// The doors whose line the segment between two centres touches; an end counts.
pub(super) fn touches(map: &Map, from: Square, to: Square) -> DoorSet {
    let (a, b) = (centre(map.xy(from)), centre(map.xy(to)));
    let doors = map.doors.iter().enumerate().filter(|(_, door)| touches_door(a, b, door.ends()));
    doors.fold(DoorSet::EMPTY, |doors, (number, _)| doors.with(Door(number as u8)))
}

fn touches_door(a: (i32, i32), b: (i32, i32), (one, two): ((i32, i32), (i32, i32))) -> bool {
    // Turned so that the door runs along the second axis.
    let turned = one.0 != two.0;
    let turn = |(x, y): (i32, i32)| if turned { (y, x) } else { (x, y) };
    let (a, b, one, two) = (turn(a), turn(b), turn(one), turn(two));
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    if dx == 0 || one.0 < a.0.min(b.0) || one.0 > a.0.max(b.0) {
        return false;
    }
    let meets = (a.1 * dx + dy * (one.0 - a.0)) * dx.signum();
    (one.1 * dx.abs()..=two.1 * dx.abs()).contains(&meets)
}

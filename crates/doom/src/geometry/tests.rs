//! Drawn maps, asked: letters are squares, `#` is wall, `X` an obstacle, `o` a barrel.

use super::*;
use crate::pieces::{DoorSet, Terrain};

/// A map of one area from rows of text, and the squares of the letters in it.
fn drawn(rows: &[&str], doors: &[&str]) -> Map {
    let letters: Vec<u8> = rows.iter().flat_map(|row| row.bytes()).collect();
    Map::lay(&Plan {
        width: rows[0].len() as u8,
        height: rows.len() as u8,
        areas: letters
            .iter()
            .map(|letter| match letter {
                b'#' => None,
                b'0'..=b'9' => Some(Area(letter - b'0')),
                _ => Some(Area(0)),
            })
            .collect(),
        terrain: letters
            .iter()
            .map(|letter| if *letter == b'X' { Terrain::Blocking } else { Terrain::Floor })
            .collect(),
        barrels: letters.iter().map(|letter| *letter == b'o').collect(),
        doors: doors.iter().map(|line| Line::parse(line).expect("a line")).collect(),
    })
}

fn at(map: &Map, x: u8, y: u8) -> Square {
    map.at(x, y).expect("a square")
}

fn all(map: &Map) -> State {
    State { revealed: Squares::below(map.len()), closed: DoorSet((1 << map.doors.len()) - 1) }
}

fn blockers(map: &Map) -> Squares {
    map.blocking.or(&map.barrels)
}

/// Every square seen from one, drawn: `@` the eye, `*` seen.
fn view(rows: &[&str], doors: &[&str], eye: (u8, u8)) -> Vec<String> {
    let map = drawn(rows, doors);
    let state = all(&map);
    let eye = at(&map, eye.0, eye.1);
    let row = |y: usize, row: &&str| {
        let cell = |(x, letter): (usize, char)| match map.at(x as u8, y as u8) {
            Some(square) if square == eye => '@',
            Some(square) if sight(&map, &state, eye, square, &blockers(&map)) => '*',
            Some(_) => '.',
            None => letter,
        };
        row.chars().enumerate().map(cell).collect()
    };
    rows.iter().enumerate().map(|(y, text)| row(y, text)).collect()
}

#[test]
fn walls_and_obstacles_block_and_touched_corners_do_not() {
    assert_eq!(view(&["....", ".X..", "....", "...."], &[], (0, 0)), ["@***", "**.*", "*...", "**.."]);
    // DM-10.9: exactly between two walls nothing is seen, past one there is.
    assert_eq!(view(&[".#", "#."], &[], (0, 0)), ["@#", "#."]);
    assert_eq!(view(&["..", "#."], &[], (0, 0)), ["@*", "#*"]);
    assert_eq!(view(&["..#", ".#.", "#.."], &[], (0, 0)), ["@*#", "*#.", "#.."]);
}

#[test]
fn a_closed_door_blocks_its_line_and_its_ends() {
    let rows = ["....", "....", "....", "...."];
    let seen = view(&rows, &["v2,1"], (1, 1));
    assert_eq!(seen, ["**..", "*@..", "**..", "**.."]);
    let map = drawn(&rows, &["v2,1"]);
    let mut state = all(&map);
    assert!(!adjacent(&map, &state, at(&map, 1, 0), at(&map, 2, 1)), "the end of the door is touched");
    assert_eq!(distance(&map, &state, at(&map, 1, 1), at(&map, 2, 1), 20), Some(3));
    assert_eq!(distance(&map, &state, at(&map, 1, 1), at(&map, 2, 1), 2), None);
    state.closed = DoorSet::EMPTY;
    assert_eq!(distance(&map, &state, at(&map, 1, 1), at(&map, 2, 1), 20), Some(1));
    assert!(sight(&map, &state, at(&map, 0, 1), at(&map, 3, 2), &Squares::EMPTY));
}

#[test]
fn a_ray_names_what_stops_it() {
    let rows = ["......", "..o...", "......"];
    let map = drawn(&rows, &["v4,0"]);
    let state = all(&map);
    let blocked = |from: (u8, u8), to: (u8, u8)| {
        ray(&map, &state, at(&map, from.0, from.1), at(&map, to.0, to.1), &blockers(&map)).blocked
    };
    assert_eq!(blocked((0, 1), (3, 1)), Some(Blocked::Square(at(&map, 2, 1))));
    assert_eq!(blocked((0, 0), (5, 0)), Some(Blocked::Door(Door(0))));
    assert_eq!(blocked((0, 2), (5, 2)), None);
    let crossed = ray(&map, &state, at(&map, 0, 2), at(&map, 2, 2), &Squares::EMPTY).crossed;
    assert_eq!(crossed, [(0, 2), (1, 2), (2, 2)]);
    let walled = drawn(&["..#.."], &[]);
    let ray = ray(&walled, &all(&walled), at(&walled, 0, 0), at(&walled, 4, 0), &Squares::EMPTY);
    assert_eq!(ray.blocked, Some(Blocked::Wall { x: 2, y: 0 }));
}

#[test]
fn an_area_behind_an_open_door_is_glimpsed_and_others_are_wall() {
    let map = drawn(&["001122", "001122"], &["v2,0", "v4,0"]);
    let mut state = State { revealed: map.areas[0], closed: DoorSet(0b11) };
    let eye = at(&map, 0, 0);
    let glimpsed = |state: &State| -> Vec<u8> {
        (1..3).filter(|area| sees_area(&map, state, eye, &Squares::EMPTY, Area(*area))).collect()
    };
    assert!(glimpsed(&state).is_empty());
    state.closed = DoorSet(0b10);
    assert_eq!(glimpsed(&state), [1]);
    state.closed = DoorSet::EMPTY;
    assert_eq!(glimpsed(&state), [1], "the last room lies behind one that is still wall");
    state.revealed = state.revealed.or(&map.areas[1]);
    assert!(glimpsed(&state).contains(&2));
    let mut figure = Squares::EMPTY;
    figure.insert(at(&map, 1, 0));
    figure.insert(at(&map, 1, 1));
    assert!(!sees_area(&map, &state, eye, &figure, Area(2)), "figures stand in the way");
}

#[test]
fn a_blast_stops_at_obstacles_and_barrels() {
    let map = drawn(&[".....", ".oX..", "....."], &[]);
    let state = all(&map);
    let area = blast(&map, &state, at(&map, 0, 1), 2, &map.barrels);
    assert!(area.contains(at(&map, 1, 1)), "the barrel is reached");
    assert!(!area.contains(at(&map, 2, 1)), "the obstacle is not");
    assert!(area.contains(at(&map, 2, 0)), "round the barrel");
    let beyond = blast(&map, &state, at(&map, 1, 1), 1, &map.barrels);
    assert_eq!(beyond.len(), 8, "a barrel in the centre spreads");
}

#[test]
fn a_shot_drifts_until_something_stops_it() {
    let map = drawn(&["...o.", ".X...", "#...."], &["v3,1"]);
    let state = all(&map);
    let drift = |from: (u8, u8), direction, squares| {
        scatter(&map, &state, at(&map, from.0, from.1), direction, squares, &map.barrels).map(|to| map.xy(to))
    };
    assert_eq!(drift((0, 0), Direction::East, 3), Some((3, 0)), "a barrel at the end is hit");
    assert_eq!(drift((0, 0), Direction::East, 4), None, "a barrel on the way stops it");
    assert_eq!(drift((0, 0), Direction::SouthEast, 1), None, "an obstacle");
    assert_eq!(drift((1, 2), Direction::East, 2), None, "a closed door");
    assert_eq!(drift((2, 2), Direction::North, 2), Some((2, 0)));
}

#[test]
fn a_body_never_lies_across_a_closed_door() {
    let map = drawn(&["....", "....", "....", "...."], &["v2,1"]);
    let mut state = all(&map);
    let block = |x, y| body(&map, Shape::Block, at(&map, x, y), Axis::East).expect("it exists");
    assert!(!whole(&map, &state, &block(1, 1)));
    assert!(!whole(&map, &state, &block(1, 0)), "with one half");
    assert!(whole(&map, &state, &block(0, 1)));
    state.closed = DoorSet::EMPTY;
    assert!(whole(&map, &state, &block(1, 1)));
    assert!(body(&map, Shape::Pair, at(&map, 3, 0), Axis::East).is_none());
    assert!(whole(&map, &state, &body(&map, Shape::Pair, at(&map, 3, 0), Axis::South).expect("it exists")));
}

/// DM-10.7 to DM-10.10 to the letter, with fractions and without tables.
fn by_the_book(map: &Map, state: &State, from: Square, to: Square, blockers: &Squares) -> bool {
    if from == to || adjacent(map, state, from, to) {
        return true;
    }
    let ((ax, ay), (bx, by)) = (map.xy(from), map.xy(to));
    if map
        .doors
        .iter()
        .enumerate()
        .any(|(door, line)| state.closed.contains(Door(door as u8)) && meets((ax, ay), (bx, by), *line))
    {
        return false;
    }
    let next_to = ax.abs_diff(bx) <= 1 && ay.abs_diff(by) <= 1;
    let blocks = |x: i64, y: i64| {
        let square = u8::try_from(x).ok().zip(u8::try_from(y).ok()).and_then(|(x, y)| map.at(x, y));
        square.is_none_or(|square| {
            square != from && square != to && (blockers.contains(square) || !state.revealed.contains(square))
        })
    };
    // Sampled between every two lines of the grid that the segment meets, and at every corner.
    let steps = 2 * i64::from(ax.abs_diff(bx).max(1)) * i64::from(ay.abs_diff(by).max(1));
    let (dx, dy) = (i64::from(bx) - i64::from(ax), i64::from(by) - i64::from(ay));
    !next_to
        && (0..=2 * steps).all(|step| {
            // In units of 1 / (4 * steps) of a square.
            let unit = 4 * steps;
            let x = i64::from(ax) * unit + unit / 2 + dx * 2 * step;
            let y = i64::from(ay) * unit + unit / 2 + dy * 2 * step;
            let (on_x, on_y) = (x % unit == 0, y % unit == 0);
            let (x, y) = (x.div_euclid(unit), y.div_euclid(unit));
            match (on_x, on_y) {
                (false, false) => !blocks(x, y),
                (true, true) if dx * dy > 0 => !(blocks(x, y - 1) && blocks(x - 1, y)),
                (true, true) => !(blocks(x - 1, y - 1) && blocks(x, y)),
                (true, false) | (false, true) => true,
            }
        })
}

/// Whether the segment meets a door, by the two rows (or columns) it spans.
fn meets((ax, ay): (u8, u8), (bx, by): (u8, u8), line: Line) -> bool {
    let turn = |x: u8, y: u8| if line.upright { (i64::from(x), i64::from(y)) } else { (i64::from(y), i64::from(x)) };
    let ((ax, ay), (bx, by), (x, y)) = (turn(ax, ay), turn(bx, by), turn(line.x, line.y));
    if ax == bx || (ax < x) == (bx < x) {
        return false;
    }
    // Where it crosses the line, in parts of 2 * width.
    let width = (bx - ax).abs();
    let crossing = (2 * ay + 1) * width + (by - ay) * (2 * x - 2 * ax - 1) * (bx - ax).signum();
    (2 * y * width..=(2 * y + 4) * width).contains(&crossing)
}

#[test]
fn the_tables_say_what_the_book_says() {
    let rows = [
        "00000###111",
        "0X0000##111",
        "00#00o11111",
        "0000###11X1",
        "22#3333#111",
        "2223333333.",
        "22#33X3#444",
        "22#3333#444",
    ];
    let map = drawn(&rows, &["v6,2", "h3,4", "h9,6", "v7,5"]);
    let everywhere = Squares::below(map.len());
    let mut compared = 0;
    for hidden in [None, Some(1), Some(3)] {
        let revealed = hidden.map_or(everywhere, |area| everywhere.minus(&map.areas[area]));
        for closed in [0b0000, 0b0101, 0b1111] {
            let state = State { revealed, closed: DoorSet(closed) };
            for from in revealed.iter() {
                let all_seen = seen_from(&map, &state, from, &blockers(&map), &revealed);
                let far = distances(&map, &state, from);
                for to in revealed.iter() {
                    let seen = sight(&map, &state, from, to, &blockers(&map));
                    let (one, two) = (map.xy(from), map.xy(to));
                    assert_eq!(seen, by_the_book(&map, &state, from, to, &blockers(&map)), "{one:?} {two:?} {closed}");
                    assert_eq!(seen, all_seen.contains(to), "{one:?} {two:?}");
                    assert_eq!(seen, sight(&map, &state, to, from, &blockers(&map)), "DM-10.11: {one:?} {two:?}");
                    let by_foot = far[to.index()];
                    let said = distance(&map, &state, from, to, u8::MAX - 1).unwrap_or(u8::MAX);
                    assert_eq!(said, by_foot, "{one:?} {two:?} {closed}");
                    compared += usize::from(seen);
                }
            }
        }
    }
    assert!(compared > 5_000, "{compared} pairs see each other");
}

//! A small map drawn in a case: no monsters, no tokens, no words.

use super::{AreaText, DoorPlace, Goal, Scenario, Texts};
use crate::geometry::{Map, Plan};
use crate::pieces::{Area, DoorKind, KeyColour, Line, MAX_SQUARES, Square, Terrain};

impl Scenario {
    /// A scenario from a terrain layer, an area layer as large (or none for one area `S`), and doors such as `v5,2` or
    /// `h9,8 red`. Marines start on the first free squares and win when one of them enters an exit.
    pub fn sketch(map: &[String], areas: &[String], doors: &[String], frags_to_win: u8) -> Result<Self, String> {
        let width = map.first().map_or(0, String::len);
        let even = |rows: &[String]| rows.len() == map.len() && rows.iter().all(|row| row.len() == width);
        if width == 0 || width > 60 || map.len() > 60 || !even(map) || !(areas.is_empty() || even(areas)) {
            return Err("a map has 1 to 60 rows of the same length, and its areas as many".to_owned());
        }
        let mut plan = Plan { width: width as u8, height: map.len() as u8, ..Plan::default() };
        let mut letters: Vec<u8> = Vec::new();
        for (y, row) in map.iter().enumerate() {
            for (x, letter) in row.bytes().enumerate() {
                let area = areas.get(y).map_or(if letter == b'#' { b'#' } else { b'S' }, |row| row.as_bytes()[x]);
                let (terrain, barrel) =
                    terrain(letter).ok_or_else(|| format!("{x},{y}: what is `{}`?", letter as char))?;
                if (area == b'#') != (letter == b'#') {
                    return Err(format!("{x},{y}: map and areas do not agree on where the wall is"));
                }
                if area != b'#' && !letters.contains(&area) {
                    letters.push(area);
                }
                let place = letters.iter().position(|letter| *letter == area);
                plan.areas.push(place.map(|at| Area(at as u8)));
                plan.terrain.push(terrain);
                plan.barrels.push(barrel);
            }
        }
        let mut places = Vec::new();
        for door in doors {
            let place = place(door, &plan).ok_or_else(|| format!("{door} is no door such as v5,2 or h9,8 red"))?;
            plan.doors.push(place.line);
            places.push(place);
        }
        if letters.len() > 15 || places.len() > 15 || plan.areas.iter().flatten().count() > MAX_SQUARES {
            return Err(format!("at most {MAX_SQUARES} squares, 15 areas and 15 doors"));
        }
        let map = Map::lay(&plan);
        let free = |square: &Square| {
            map.ground(*square).terrain == Terrain::Floor
                && !map.barrels.contains(*square)
                && map.area(*square) == Area(0)
        };
        let mut squares = (0..map.len() as u16).map(Square).filter(free);
        let starts = std::array::from_fn(|_| squares.next().unwrap_or(Square::NONE));
        drop(squares);
        let area =
            |letter: u8| AreaText { id: (letter as char).to_string(), name: Texts::default(), text: Texts::default() };
        Ok(Self {
            id: "sketch".to_owned(),
            number: 0,
            title: Texts::default(),
            objective: Texts::default(),
            difficulty: String::new(),
            minutes: String::new(),
            marines: (1, 3),
            frags_to_win,
            map,
            areas: letters.into_iter().map(area).collect(),
            start_area: Area(0),
            doors: places,
            starts,
            monsters: Vec::new(),
            tokens: Vec::new(),
            goals: vec![Goal::Exit { marines: 1, after: Vec::new() }],
            specials: Vec::new(),
        })
    }
}

/// What a letter of the terrain layer stands for, and whether a barrel stands there.
pub(super) const fn terrain(letter: u8) -> Option<(Terrain, bool)> {
    Some(match letter {
        b'#' | b'.' => (Terrain::Floor, false),
        b'o' => (Terrain::Floor, true),
        b'X' => (Terrain::Blocking, false),
        b'~' => (Terrain::Hazard, false),
        b'v' => (Terrain::Vent, false),
        b'r' => (Terrain::Teleporter(KeyColour::Red), false),
        b'b' => (Terrain::Teleporter(KeyColour::Blue), false),
        b'y' => (Terrain::Teleporter(KeyColour::Yellow), false),
        b'E' => (Terrain::Exit, false),
        _ => return None,
    })
}

fn place(door: &str, plan: &Plan) -> Option<DoorPlace> {
    let (line, colour) = door.split_once(' ').map_or((door, None), |(line, colour)| (line, Some(colour)));
    let line = Line::parse(line)?;
    let kind = match colour {
        None => DoorKind::Normal,
        Some(colour) => DoorKind::Security(KeyColour::parse(colour)?),
    };
    let [one, two, three, four] = line.positions().map(|(x, y)| plan.square(x, y));
    let (one, two, three, four) = (one?, two?, three?, four?);
    Some(DoorPlace { kind, line, squares: [one.0, two.0, three.0, four.0], joins: [one.1, three.1] })
}

//! A map of one's own inside a position, for worked examples that need a few squares only.

use super::Position;
use crate::content::{AreaText, DoorPlace, Goal, Scenario};
use crate::geometry::{Map, Plan};
use crate::pieces::{Area, DoorKind, KeyColour, Line, Square, Terrain};
use holdout_kernel::Problem;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// The maps that were read; the same text is read once and kept, so a table can go on pointing at it.
static KEPT: Mutex<BTreeMap<String, &'static Scenario>> = Mutex::new(BTreeMap::new());

/// The most maps that are kept. Positions come from case files, which have far fewer.
const MOST: usize = 512;

/// The largest map that is read.
const WIDEST: usize = 24;

pub fn scenario(position: &Position) -> Result<&'static Scenario, Vec<Problem>> {
    let key = format!("{:?}", (&position.map, &position.areas, &position.doors, position.frags_to_win));
    let mut kept = KEPT.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(scenario) = kept.get(&key) {
        return Ok(scenario);
    }
    if kept.len() >= MOST {
        return Err(vec![Problem::new("map", "too many maps of one's own were read by this program")]);
    }
    let scenario: &'static Scenario = Box::leak(Box::new(sketch(position)?));
    kept.insert(key, scenario);
    Ok(scenario)
}

fn wrong<T>(place: &str, what: impl Into<String>) -> Result<T, Vec<Problem>> {
    Err(vec![Problem::new(place, what)])
}

fn sketch(position: &Position) -> Result<Scenario, Vec<Problem>> {
    let height = position.map.len();
    let width = position.map.first().map_or(0, String::len);
    if width > WIDEST || height > WIDEST || position.map.iter().any(|row| row.len() != width || !row.is_ascii()) {
        return wrong("map", format!("all rows are equally long, at most {WIDEST} squares"));
    }
    if !position.areas.is_empty()
        && (position.areas.len() != height || position.areas.iter().any(|row| row.len() != width || !row.is_ascii()))
    {
        return wrong("areas", "the areas are drawn like the map");
    }
    let mut ids: Vec<char> = vec!['S'];
    let mut plan = Plan { width: width as u8, height: height as u8, ..Plan::default() };
    for (y, row) in position.map.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let id = position.areas.get(y).and_then(|row| row.chars().nth(x)).unwrap_or('S');
            let (terrain, barrel) = match sign {
                '#' | '.' => (Terrain::Floor, false),
                'X' => (Terrain::Blocking, false),
                'o' => (Terrain::Floor, true),
                '~' => (Terrain::Hazard, false),
                'v' => (Terrain::Vent, false),
                'r' => (Terrain::Teleporter(KeyColour::Red), false),
                'b' => (Terrain::Teleporter(KeyColour::Blue), false),
                'y' => (Terrain::Teleporter(KeyColour::Yellow), false),
                'E' => (Terrain::Exit, false),
                other => return wrong("map", format!("`{other}` is none of: # . X o ~ v r b y E")),
            };
            let place = ids.iter().position(|known| *known == id).unwrap_or_else(|| {
                ids.push(id);
                ids.len() - 1
            });
            plan.areas.push((sign != '#').then_some(Area(place as u8)));
            plan.terrain.push(terrain);
            plan.barrels.push(barrel);
        }
    }
    let mut doors = Vec::new();
    for text in &position.doors {
        let (line, kind) = text.split_once(' ').unwrap_or((text, "normal"));
        let Some(line) = Line::parse(line) else { return wrong("doors", format!("`{text}` is no door; write `v5,2`")) };
        let kind = match KeyColour::parse(kind) {
            Some(colour) => DoorKind::Security(colour),
            None => DoorKind::Normal,
        };
        let mut squares = [Square::NONE; 4];
        let mut sides = [Area(0); 4];
        for (n, (x, y)) in line.positions().into_iter().enumerate() {
            let Some((square, area)) = plan.square(x, y) else {
                return wrong("doors", format!("{line} needs four squares around it"));
            };
            (squares[n], sides[n]) = (square, area);
        }
        plan.doors.push(line);
        doors.push(DoorPlace { kind, line, squares, joins: [sides[0], sides[2]] });
    }
    let none = || [String::new(), String::new()];
    Ok(Scenario {
        id: "own-map".into(),
        number: 0,
        title: none(),
        objective: none(),
        difficulty: String::new(),
        minutes: String::new(),
        marines: (1, 3),
        frags_to_win: [position.frags_to_win.unwrap_or(6); 3],
        map: Map::lay(&plan),
        areas: ids.iter().map(|id| AreaText { id: id.to_string(), name: none(), text: none() }).collect(),
        start_area: Area(0),
        doors,
        starts: [Square(0); 3],
        monsters: Vec::new(),
        tokens: Vec::new(),
        goals: vec![Goal::Exit { marines: 1, after: Vec::new() }],
        specials: Vec::new(),
    })
}

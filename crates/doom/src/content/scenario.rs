//! Checking scenarios: what is drawn and what is listed agree, everything stands where it can, and it can be played.

use super::raw::{Name, Words};
use super::raw_scenario::*;
use super::{AreaText, Content, DoorPlace, Goal, Scenario, Texts};
use crate::geometry::{Map, Plan};
use crate::pieces::{Area, DoorKind, KeyColour, Line, MAX_SQUARES, Terrain};
use holdout_kernel::Problem;
use holdout_reading::{Checker, Lines, document, read};
use toml::de::DeTable;

/// Doors and areas are bits of a mask; one bit is left for none.
const MOST: usize = 15;

/// Reads and checks the files of scenarios.
pub fn all<'t>(
    files: impl Iterator<Item = Lines<'t>>,
    content: &Content,
    problems: &mut Vec<Problem>,
) -> Vec<Scenario> {
    let mut scenarios: Vec<Scenario> = Vec::new();
    for lines in files {
        let mut checker = Checker::of(lines);
        let reading = match document(lines) {
            Ok(table) => read::<RawScenario>(&table, &DeTable::new(), &mut |at, what| checker.wrong(at, what)),
            Err(mut errors) => {
                problems.append(&mut errors);
                continue;
            }
        };
        // What could be read is checked although other things could not: all slips at once.
        let whole = checker.is_sound();
        let scenario = reading.and_then(|reading| Draft { content, checker: &mut checker }.scenario(reading.what));
        let twin = |id: &str| scenarios.iter().any(|other| other.id == id);
        match scenario {
            Some((at, scenario)) if twin(&scenario.id) => {
                checker.wrong(at, format!("there is another scenario {}", scenario.id));
            }
            Some((_, scenario)) if whole && checker.is_sound() => scenarios.push(scenario),
            Some(_) | None => {}
        }
        problems.extend(checker.problems());
    }
    scenarios.sort_by(|one, two| (one.number, &one.id).cmp(&(two.number, &two.id)));
    scenarios
}

/// One scenario on its way from written to checked.
pub(super) struct Draft<'c, 't> {
    pub content: &'c Content,
    pub checker: &'c mut Checker<'t>,
}

/// The ground of a scenario and what it is called.
pub(super) struct Ground {
    pub map: Map,
    pub areas: Vec<AreaText>,
    pub doors: Vec<DoorPlace>,
}

pub(super) fn texts(words: Words) -> Texts {
    [words.en, words.pl]
}

impl Draft<'_, '_> {
    /// The scenario and where its name stands; nothing if not even a map can be made of it.
    fn scenario(mut self, raw: RawScenario) -> Option<(usize, Scenario)> {
        let id_at = raw.id.span().start;
        let is_plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if raw.id.get_ref().is_empty() || !raw.id.get_ref().bytes().all(is_plain) {
            self.checker.wrong(id_at, "an id is written in small letters, digits and `-`");
        }
        let marines = *raw.marines.get_ref();
        if marines.min == 0 || marines.min > marines.max || marines.max > 3 {
            self.checker.wrong(raw.marines.span().start, "one to three marines can play");
        }
        if raw.frags_to_win.get_ref().by_marines().contains(&0) {
            self.checker.wrong(raw.frags_to_win.span().start, "the invader needs at least one frag");
        }
        let mut plan = self.plan(&raw)?;
        let areas: Vec<AreaText> = raw
            .area_list
            .iter()
            .map(|area| AreaText {
                id: area.id.get_ref().clone(),
                name: texts(area.name.clone()),
                text: texts(area.text.clone()),
            })
            .collect();
        let doors = self.doors(&raw, &plan);
        plan.doors = doors.iter().map(|door| door.line).collect();
        let ground = Ground { map: Map::lay(&plan), areas, doors };
        let start_area = self.area(&raw.start_area, &ground).unwrap_or_default();
        let starts = self.starts(&raw, &ground, start_area);
        let mut tokens = self.tokens(&raw.tokens, &ground);
        tokens.extend(self.encounters(&raw.encounters, &ground));
        self.lie_apart(&raw, &tokens);
        let monsters = self.monsters(&raw.monsters, &ground, &starts);
        self.box_limits(&raw, &tokens, &monsters, &ground);
        self.walked(&raw, &ground, &starts, &tokens);
        let goals = self.goals(&raw.goals, &tokens, &monsters, &ground);
        if goals.iter().any(|goal| matches!(goal, Goal::Exit { marines: leave, .. } if *leave > marines.min)) {
            self.checker.wrong(raw.goals.span().start, "more marines must leave than `marines` lets play");
        }
        let specials = self.specials(&raw.specials, &tokens, &ground);
        if let Some(drawn) = &raw.setup {
            self.picture(drawn, &raw, &ground);
        }
        let Ground { map, areas, doors } = ground;
        let scenario = Scenario {
            id: raw.id.into_inner(),
            number: raw.number,
            title: texts(raw.title),
            objective: texts(raw.objective),
            difficulty: raw.difficulty,
            minutes: raw.minutes,
            marines: (marines.min, marines.max),
            frags_to_win: raw.frags_to_win.get_ref().by_marines(),
            map,
            areas,
            start_area,
            doors,
            starts,
            monsters,
            tokens,
            goals,
            specials,
        };
        Some((id_at, scenario))
    }

    /// The drawn rows, letter by letter.
    fn plan(&mut self, raw: &RawScenario) -> Option<Plan> {
        let rows = raw.areas.get_ref();
        let width = rows.first().map_or(0, |row| row.get_ref().len());
        if width == 0 || width > 60 || rows.len() > 60 {
            self.checker.wrong(raw.areas.span().start, "a map has 1 to 60 rows of 1 to 60 letters");
            return None;
        }
        let mut even = raw.terrain.get_ref().len() == rows.len();
        if !even {
            self.checker.wrong(raw.terrain.span().start, format!("`terrain` has {} rows, as `areas`", rows.len()));
        }
        for row in rows.iter().chain(raw.terrain.get_ref()) {
            if row.get_ref().len() != width || !row.get_ref().is_ascii() {
                self.checker.wrong(row.span().start, format!("every row has {width} letters, as the first"));
                even = false;
            }
        }
        even.then_some(())?;
        let mut plan = Plan { width: width as u8, height: rows.len() as u8, ..Plan::default() };
        for (row, ground) in rows.iter().zip(raw.terrain.get_ref()) {
            for (x, (letter, terrain)) in row.get_ref().bytes().zip(ground.get_ref().bytes()).enumerate() {
                let area = self.letter_of_area(raw, row, letter);
                let terrain = self.letter_of_terrain(ground, x, terrain, letter == b'#');
                plan.areas.push(area);
                plan.terrain.push(terrain.unwrap_or_default());
                plan.barrels.push(ground.get_ref().as_bytes()[x] == b'o');
            }
        }
        for (at, area) in raw.area_list.iter().enumerate() {
            let id = area.id.get_ref();
            if raw.area_list[..at].iter().any(|other| other.id.get_ref() == id) {
                self.checker.wrong(area.id.span().start, format!("there is another area {id}"));
            } else if !plan.areas.contains(&Some(Area(at as u8))) {
                self.checker.wrong(area.id.span().start, format!("area {id} has no square in `areas`"));
            }
        }
        let squares = plan.areas.iter().flatten().count();
        if squares > MAX_SQUARES || raw.area_list.len() > MOST || raw.doors.len() > MOST {
            let what = format!("a map has at most {MAX_SQUARES} squares, {MOST} areas and {MOST} doors");
            self.checker.wrong(raw.areas.span().start, what);
            return None;
        }
        Some(plan)
    }

    fn letter_of_area(&mut self, raw: &RawScenario, row: &Name, letter: u8) -> Option<Area> {
        if letter == b'#' {
            return None;
        }
        let named = raw.area_list.iter().position(|area| area.id.get_ref().as_bytes() == [letter]);
        if named.is_none() {
            let what = format!("there is no area {} in the list of areas; `#` is wall", letter as char);
            self.checker.wrong(row.span().start, what);
        }
        named.map(|at| Area(at as u8))
    }

    fn letter_of_terrain(&mut self, row: &Name, x: usize, letter: u8, wall: bool) -> Option<Terrain> {
        let Some((terrain, _)) = terrain(letter) else {
            let known = "`.` floor, `X` obstacle, `o` barrel, `~` hazard, `v` vent, `r b y` teleporters, `E` exit";
            let what = format!("{} in column {x} is none of {known}, `#` wall", letter as char);
            self.checker.wrong(row.span().start, what);
            return None;
        };
        if (letter == b'#') != wall {
            let what = format!("column {x}: `areas` and `terrain` do not agree on where the wall is");
            self.checker.wrong(row.span().start, what);
        }
        Some(terrain)
    }

    fn doors(&mut self, raw: &RawScenario, plan: &Plan) -> Vec<DoorPlace> {
        let mut doors: Vec<DoorPlace> = Vec::new();
        for (number, door) in raw.doors.iter().enumerate() {
            let at = door.at.span().start;
            let [x, y] = *door.at.get_ref();
            let line = Line { upright: door.line == RawLine::Vertical, x, y };
            if raw.doors[..number].iter().any(|other| other.id.get_ref() == door.id.get_ref()) {
                self.checker.wrong(door.id.span().start, format!("there is another door {}", door.id.get_ref()));
            }
            let Some(found) = line.positions().map(|(x, y)| plan.square(x, y)).into_iter().collect::<Option<Vec<_>>>()
            else {
                self.checker.wrong(at, "a door needs four squares: two in front of it and two behind");
                continue;
            };
            let squares = [found[0].0, found[1].0, found[2].0, found[3].0];
            let areas = [found[0].1, found[1].1, found[2].1, found[3].1];
            let named =
                door.joins.get_ref().clone().map(|name| {
                    raw.area_list.iter().position(|area| *area.id.get_ref() == name).map(|at| Area(at as u8))
                });
            let sides = [Some(areas[0]), Some(areas[2])];
            let turned = [sides[1], sides[0]];
            if areas[0] != areas[1] || areas[2] != areas[3] || (named != sides && named != turned) {
                let letters = areas.map(|area| raw.area_list[area.index()].id.get_ref().as_str());
                let what = format!("the squares of this door lie in {}: `joins` says otherwise", letters.join(", "));
                self.checker.wrong(door.joins.span().start, what);
            }
            if doors.iter().any(|other| other.line == line) {
                self.checker.wrong(at, "another door stands on this line");
            }
            let kind = door.kind.key().map_or(DoorKind::Normal, DoorKind::Security);
            doors.push(DoorPlace { kind, line, squares, joins: [areas[0], areas[2]] });
        }
        doors
    }
}

/// What a letter of the terrain layer stands for, and whether a barrel stands there.
const fn terrain(letter: u8) -> Option<(Terrain, bool)> {
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

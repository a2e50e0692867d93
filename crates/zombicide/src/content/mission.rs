//! Missions as they are written, checked: every name looked up, every goal within reach, every problem collected.

use super::check::InTheBox;
use super::laying::{DoorToken, Wrong};
use super::map::{Map, Tile};
use super::raw::*;
use super::*;
use crate::ground::{Mover, Terrain};
use crate::pieces::MAX_TEAM;
use holdout_reading::{self as reading, Checker, Lines, Reading};
use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use std::collections::{BTreeMap, BTreeSet};
use toml::de::{DeTable, DeValue};

/// Takes the place of fields that are missing, so that the others are checked all the same.
const STAND_INS: &str = r#"
id = "nameless"
number = 0
name_en = ""
name_pl = ""
difficulty = "easy"
survivors = { min = 6, max = 6 }
minutes = 0
tiles = []
start = ""
objective_xp = 0
spawn = []
goals = []
"#;

/// The missions of these files.
pub(super) fn all<'t>(
    files: impl Iterator<Item = Lines<'t>>,
    in_box: &InTheBox<'_>,
    problems: &mut Vec<Problem>,
) -> Vec<Mission> {
    let mut missions: Vec<Mission> = Vec::new();
    let mut names: Vec<(String, String)> = Vec::new();
    for lines in files {
        let mut checker = Checker::of(lines);
        let table = match reading::document(lines) {
            Ok(table) => table,
            Err(mut errors) => {
                problems.append(&mut errors);
                continue;
            }
        };
        for (raw, sections) in raw_missions(&mut checker, &table, &in_box.knobs.parts) {
            let (id, at) = (raw.what.id.get_ref(), raw.what.id.span().start);
            if let Some((_, other)) =
                names.iter().find(|(name, _)| name == id).filter(|_| !raw.incomplete.contains("id"))
            {
                checker.wrong(at, format!("{other} has a mission {id} too; give this one another id"));
            }
            names.push((id.clone(), lines.problem(at, "").place));
            missions.extend(
                Draft {
                    checker: &mut checker,
                    raw: &raw.what,
                    incomplete: &raw.incomplete,
                    in_box,
                    sections: &sections,
                }
                .mission(),
            );
        }
        problems.extend(checker.problems());
    }
    missions
}

/// A file of missions has a schema and tables called `[[mission]]`.
fn raw_missions<'t>(
    checker: &mut Checker<'_>,
    file: &Spanned<DeValue<'t>>,
    parts: &crate::parts::Parts,
) -> Vec<(Reading<RawMission>, SectionTables<'t>)> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(rename = "schema")]
        _schema: Schema,
        #[serde(rename = "mission")]
        _missions: Vec<IgnoredAny>,
    }

    let stand_ins = DeTable::parse(STAND_INS).expect("it is sound TOML").into_inner();
    let DeValue::Table(fields) = file.get_ref() else { return Vec::new() };
    let missions = fields.get("mission");
    if let Some(table) = missions.filter(|missions| matches!(missions.get_ref(), DeValue::Table(_))) {
        checker.wrong(table.span().start, "each mission begins with [[mission]], in two pairs of brackets");
        return Vec::new();
    }
    let _ = reading::read::<File>(file, &DeTable::new(), &mut |at, what| checker.wrong(at, what));
    let Some(DeValue::Array(missions)) = missions.map(Spanned::get_ref) else { return Vec::new() };
    let tell = &mut |at, what| checker.wrong(at, what);
    let mut all = Vec::new();
    for mission in missions {
        // Tables of parts are put aside for them.
        let (mut mission, mut sections) = (mission.clone(), BTreeMap::new());
        if let DeValue::Table(fields) = mission.get_mut() {
            for name in crate::parts::sections(parts) {
                let key = fields.keys().find(|key| key.get_ref() == name).cloned();
                if let Some(section) = key.and_then(|key| fields.remove(&key)) {
                    sections.insert(name, section);
                }
            }
        }
        all.extend(reading::read(&mission, &stand_ins, tell).map(|raw| (raw, sections)));
    }
    all
}

/// Tables of a mission that belong to parts, by name.
pub(crate) type SectionTables<'t> = BTreeMap<&'static str, Spanned<DeValue<'t>>>;

/// A mission being checked.
pub(crate) struct Draft<'d, 't> {
    checker: &'d mut Checker<'t>,
    pub raw: &'d RawMission,
    /// Fields that could not be read as a whole.
    incomplete: &'d BTreeSet<String>,
    pub(super) in_box: &'d InTheBox<'d>,
    sections: &'d SectionTables<'d>,
}

impl<'d> Draft<'d, '_> {
    fn mission(mut self) -> Option<Mission> {
        self.head();
        let grid = self.grid()?;
        let (map, layout) = self.lay(&grid)?;
        let raw = self.raw;
        let (at, names) = (raw.start.span().start, raw.start.get_ref().all());
        let starts: Vec<Zone> = names.iter().filter_map(|name| self.zone(&map, name, at)).collect();
        if self.is_whole("start") && !(1..=4).contains(&names.len()) {
            self.wrong(at, "a mission has one to four Start Zones");
        }
        let exit = raw.exit.as_ref().and_then(|exit| self.place(&map, exit));
        let pool = raw.objective_pool.as_ref().map(Spanned::get_ref);
        let pool_zones = pool.map_or(&[][..], |pool| &pool.zones);
        let pool_zones: Vec<Zone> = pool_zones.iter().filter_map(|zone| self.place(&map, zone)).collect();
        let fixed: Vec<Zone> = raw.objectives.iter().filter_map(|one| self.place(&map, &one.zone)).collect();
        let colours = pool.map_or(&[][..], |pool| &pool.colours).iter().copied();
        let colours: Vec<Colour> = colours.chain(raw.objectives.iter().map(|one| one.colour)).collect();
        self.objectives();
        self.keys(&colours);
        let spawn = self.spawn(&map);
        let figures = self.figures(&map);
        let vaults = self.vaults();
        let goals = self.goals(&map, &vaults);
        let parts = crate::parts::Sections::read(&mut self, &map);
        let places = self.places(&map);
        let when = raw.when.iter().filter_map(|when| self.effect(when)).collect();
        let without = raw.remove_equipment.iter();
        let without = without.filter_map(|name| self.card(name.get_ref(), name.span().start));
        let without = without.fold(0, |without, card| without | 1 << card.0);
        let aside = raw.set_aside.iter();
        let set_aside = aside.filter_map(|name| self.card(name.get_ref(), name.span().start)).collect();
        let asleep = raw.spawn.get_ref().iter().enumerate().filter(|(_, token)| token.asleep);
        let asleep = asleep.fold(0, |bits, (at, _)| bits | 1 << at);
        let mission = Mission {
            id: raw.id.get_ref().clone(),
            number: raw.number,
            name: [raw.name_en.clone(), raw.name_pl.clone()],
            briefing: [raw.briefing_en.clone(), raw.briefing_pl.clone()],
            difficulty: raw.difficulty,
            least: raw.survivors.get_ref().min,
            most: raw.survivors.get_ref().max,
            minutes: raw.minutes,
            starts: if starts.is_empty() || !self.is_whole("start") { return None } else { starts },
            exit,
            objective_xp: raw.objective_xp,
            pool: pool_zones.len(),
            objectives: pool_zones.into_iter().chain(fixed).collect(),
            colours,
            spawn,
            vaults,
            figures,
            goals,
            defeat: raw.defeat.clone(),
            when,
            removed: self.removed(),
            without,
            set_aside,
            asleep,
            parts,
            places,
            treat_as: Kind::ALL.map(|kind| raw.treat_as.get(&kind).copied().unwrap_or(kind)),
            map,
            layout,
        };
        self.within_reach(&mission);
        Some(mission)
    }

    pub fn wrong(&mut self, at: usize, what: impl Into<String>) {
        self.checker.wrong(at, what);
    }

    /// A part's table of the mission, read; what is wrong in it is told.
    pub fn section<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let table = self.sections.get(name)?;
        let checker = &mut *self.checker;
        reading::read(table, &DeTable::new(), &mut |at, what| checker.wrong(at, what)).map(|reading| reading.what)
    }

    /// The cards of the box.
    pub fn cards(&self) -> &'d [CardInfo] {
        self.in_box.cards
    }

    pub fn is_whole(&self, field: &str) -> bool {
        !self.incomplete.contains(field)
    }

    /// Where the mission as a whole stands.
    fn at(&self) -> usize {
        self.raw.id.span().start
    }

    fn head(&mut self) {
        let raw = self.raw;
        let named = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if raw.id.get_ref().is_empty() || !raw.id.get_ref().chars().all(named) {
            self.wrong(self.at(), "an id has only small letters a to z, digits and hyphens, such as \"my-mission\"");
        }
        let parts = &self.in_box.knobs.parts;
        let door = raw.doors.first().map(|door| door.between.span().start);
        let vault = raw.vaults.first().map(|vault| vault.colour.span().start);
        let way = raw.vault_doors.first().map(|door| door.zone.span().start);
        let parts = [
            (parts.doors.is_some() || parts.door_tokens.is_some(), door, "doors"),
            (parts.crypts.is_some(), vault.or(way), "vaults"),
        ];
        for (plays, first, what) in parts {
            if let Some(at) = first.filter(|_| !plays) {
                self.wrong(at, format!("this edition has no {what}"));
            }
        }
        let team = raw.survivors.get_ref();
        if team.min == 0 || team.min > team.max || team.max > MAX_TEAM as u8 {
            let what = format!("a team has 1 to {MAX_TEAM} Survivors, and `min` is not above `max`");
            self.wrong(raw.survivors.span().start, what);
        }
    }

    fn grid(&mut self) -> Option<Vec<Vec<(&'d Tile, usize)>>> {
        if !self.is_whole("tiles") || !self.is_whole("rotations") {
            return None;
        }
        let (raw, tiles) = (self.raw, self.in_box.tiles);
        let upright: Vec<Vec<u16>> = raw.tiles.iter().map(|row| vec![0; row.len()]).collect();
        let rotations = raw.rotations.as_ref().map_or(&upright, Spanned::get_ref);
        let at = raw.rotations.as_ref().map_or(self.at(), |turns| turns.span().start);
        let shape: Vec<usize> = raw.tiles.iter().map(Vec::len).collect();
        if shape.is_empty() || shape[0] == 0 || shape.iter().any(|row| *row != shape[0]) {
            let at = raw.tiles.first().and_then(|row| row.first()).map_or(self.at(), |name| name.span().start);
            self.wrong(at, "tiles are a rectangle: rows of the same length, such as [[\"9R\", \"4V\"]]");
            return None;
        }
        if shape != rotations.iter().map(Vec::len).collect::<Vec<_>>() {
            self.wrong(at, "every tile has its rotation: as many rows of as many numbers as there are tiles");
            return None;
        }
        let mut used = Vec::new();
        let mut grid = Vec::new();
        let mut sound = true;
        for (names, turns) in raw.tiles.iter().zip(rotations) {
            let mut row = Vec::new();
            for (name, degrees) in names.iter().zip(turns) {
                let Some(tile) = tiles.iter().find(|tile| tile.id == *name.get_ref()) else {
                    let all: Vec<&str> = tiles.iter().map(|tile| tile.id.as_str()).collect();
                    let what = format!("there is no tile {}: the tiles are {}", name.get_ref(), all.join(", "));
                    self.wrong(name.span().start, what);
                    sound = false;
                    continue;
                };
                if used.contains(&&tile.id) {
                    self.wrong(name.span().start, format!("tile {} is used twice", tile.id));
                    sound = false;
                }
                used.push(&tile.id);
                if degrees % 90 != 0 || *degrees >= 360 {
                    let what = format!("tile {} is turned by {degrees}: write 0, 90, 180 or 270", tile.id);
                    self.wrong(at, what);
                    sound = false;
                }
                row.push((tile, *degrees as usize / 90 % 4));
            }
            grid.push(row);
        }
        sound.then_some(grid)
    }

    fn lay(&mut self, grid: &[Vec<(&Tile, usize)>]) -> Option<(Map, String)> {
        let raw = self.raw;
        let tokens: Vec<DoorToken<'_>> = raw
            .doors
            .iter()
            .map(|door| DoorToken {
                between: door.between.get_ref(),
                cell: (door.cell[0], door.cell[1]),
                side: door.side,
                colour: door.colour,
                open: door.state == DoorState::Open,
                lock: door.locked_until.as_ref().map(|lock| *lock.get_ref()),
            })
            .collect();
        let mut laid = Vec::new();
        let mut vault_doors = Vec::new();
        for door in &raw.vault_doors {
            let colour = *door.vault.get_ref();
            let vault = raw.vaults.iter().find(|vault| *vault.colour.get_ref() == colour);
            if vault.is_none() && self.is_whole("vaults") {
                let what = "this door leads nowhere: `vaults` has no vault of its colour";
                self.wrong(door.vault.span().start, what);
            }
            let Some(spot) = Spot::parse(door.zone.get_ref()) else {
                self.wrong(door.zone.span().start, format!("{} is no name of a zone", door.zone.get_ref()));
                continue;
            };
            let lock = vault.and_then(|vault| vault.locked_until.as_ref()).map(|lock| *lock.get_ref());
            vault_doors.push((spot, colour as u8, lock));
            laid.push(door);
        }
        let mut wrong = Vec::new();
        let map = Map::lay(grid, &tokens, &vault_doors, self.in_box.knobs, &mut wrong);
        for wrong in wrong {
            match wrong {
                Wrong::Board(what) => self.wrong(self.at(), what),
                Wrong::Door(at, what) => self.wrong(raw.doors[at].between.span().start, what),
                Wrong::VaultDoor(at, what) => self.wrong(laid[at].zone.span().start, what),
            }
        }
        Some((map?, digest::layout(grid, &tokens, &vault_doors)))
    }

    pub fn place(&mut self, map: &Map, name: &Name) -> Option<Zone> {
        self.zone(map, name.get_ref(), name.span().start)
    }

    fn zone(&mut self, map: &Map, name: &str, at: usize) -> Option<Zone> {
        let zone = Spot::parse(name).and_then(|spot| map.zone(spot));
        // What stands in for a missing field has been told.
        if zone.is_none() && !name.is_empty() {
            self.wrong(at, map.no_zone(name));
        }
        zone
    }

    pub fn card(&mut self, id: &str, at: usize) -> Option<Card> {
        let place = self.in_box.cards.iter().position(|card| card.id == id);
        if place.is_none() {
            let close = self.in_box.cards.iter().map(|card| (strsim::osa_distance(&card.id, id), &card.id)).min();
            let close = close.map_or(String::new(), |(_, card)| format!(": the nearest is {card}"));
            self.wrong(at, format!("there is no card {id}{close}"));
        }
        place.map(|at| Card(at as u8 + 1))
    }

    fn objectives(&mut self) {
        let raw = self.raw;
        let Some(pool) = &raw.objective_pool else { return self.few_objectives(raw.objectives.len(), self.at()) };
        let at = pool.span().start;
        let pool = pool.get_ref();
        if pool.colours.len() != pool.zones.len() && self.is_whole("objective_pool") {
            let what = format!("the pool has {} colours for {} zones", pool.colours.len(), pool.zones.len());
            self.wrong(at, what);
        }
        self.few_objectives(pool.zones.len() + raw.objectives.len(), at);
    }

    fn few_objectives(&mut self, count: usize, at: usize) {
        if count > 16 {
            self.wrong(at, format!("{count} objectives are too many: at most 16"));
        }
    }

    /// What waits for an objective has one to wait for.
    fn keys(&mut self, colours: &[Colour]) {
        if !self.is_whole("objectives") || !self.is_whole("objective_pool") {
            return;
        }
        let raw = self.raw;
        let locks =
            raw.doors.iter().map(|door| &door.locked_until).chain(raw.vaults.iter().map(|one| &one.locked_until));
        let mut waiting: Vec<(usize, Option<Colour>)> = locks
            .flatten()
            .map(|lock| match lock.get_ref() {
                Lock::Colour(colour) => (lock.span().start, Some(*colour)),
                Lock::All(_) => (lock.span().start, None),
            })
            .collect();
        let asleep = raw.spawn.get_ref().iter().filter_map(|token| token.active_from.as_ref());
        waiting.extend(asleep.map(|key| (key.span().start, Some(*key.get_ref()))));
        waiting.extend(raw.when.iter().map(|when| {
            let objective = &when.get_ref().objective;
            let colour = match objective.get_ref() {
                Trigger::Any(_) => None,
                Trigger::Colour(colour) => Some(*colour),
            };
            (objective.span().start, colour)
        }));
        for (at, colour) in waiting {
            match colour {
                None if colours.is_empty() => self.wrong(at, "this waits for objectives, and the mission has none"),
                Some(colour) if !colours.contains(&colour) => {
                    let what = format!("this waits for a {0} objective, and none is {0}", colour.id());
                    self.wrong(at, what);
                }
                _ => {}
            }
        }
    }

    fn spawn(&mut self, map: &Map) -> Vec<(Zone, Colour, Option<Colour>)> {
        let raw = &self.raw.spawn;
        let count = raw.get_ref().len();
        if self.is_whole("spawn") && !(1..=12).contains(&count) {
            self.wrong(raw.span().start, format!("a mission has 1 to 12 spawn tokens, not {count}"));
        }
        let mut spawn = Vec::new();
        for token in raw.get_ref() {
            let wakes = token.active_from.as_ref().map(|key| *key.get_ref());
            spawn.extend(self.place(map, &token.zone).map(|zone| (zone, token.colour, wakes)));
        }
        spawn
    }

    fn figures(&mut self, map: &Map) -> Vec<(Kind, Zone)> {
        let mut figures = Vec::new();
        for figure in &self.raw.figures {
            let at = figure.zone.span().start;
            let kind = figure.kind;
            let laid = figures.iter().filter(|(other, _)| *other == kind).count();
            if kind == Kind::Necromancer {
                self.wrong(at, "a Necromancer is not laid out: let one appear with `do = \"appear\"`");
            } else if laid == self.in_box.supply[kind.index()] as usize {
                self.wrong(at, format!("the box has no more figures of the kind {} than {laid}", kind.id()));
            }
            figures.extend(self.place(map, &figure.zone).map(|zone| (kind, zone)));
        }
        figures
    }

    fn vaults(&mut self) -> [Vec<VaultItem>; 2] {
        let raw = self.raw;
        let mut vaults = [Vec::new(), Vec::new()];
        let mut seen = Vec::new();
        for vault in &raw.vaults {
            let (colour, at) = (*vault.colour.get_ref(), vault.colour.span().start);
            if seen.contains(&colour) {
                self.wrong(at, "there is another vault of this colour");
            }
            seen.push(colour);
            if self.is_whole("vault_doors") && !raw.vault_doors.iter().any(|door| *door.vault.get_ref() == colour) {
                self.wrong(at, "this vault has no door: add one to `vault_doors`");
            }
            let contents = &mut vaults[colour as usize];
            for item in &vault.contents {
                if item.get_ref() == "random-vault-artefact" {
                    contents.push(VaultItem::RandomArtefact);
                } else {
                    contents.extend(self.card(item.get_ref(), item.span().start).map(VaultItem::Known));
                }
            }
            if contents.len() > 6 {
                self.wrong(at, "a vault holds at most 6 cards");
            }
        }
        let artefacts: usize = self.in_box.cards.iter().map(|card| card.in_vault as usize).sum();
        let wanted = vaults.iter().flatten().filter(|item| **item == VaultItem::RandomArtefact).count();
        if wanted > artefacts {
            let at = raw.vaults.first().map_or(self.at(), |vault| vault.colour.span().start);
            self.wrong(at, format!("the vaults want {wanted} artefacts, and the box holds {artefacts}"));
        }
        vaults
    }

    /// Zombie cards left in the box, by place.
    fn removed(&mut self) -> u64 {
        let (raw, kinds) = (self.raw, self.in_box.deck_kinds);
        for name in raw.remove_zombie_cards.iter().filter(|name| !kinds.contains(name.get_ref())) {
            self.wrong(name.span().start, format!("the deck has no card of the kind {}", name.get_ref()));
        }
        let removed = |kind: &String| raw.remove_zombie_cards.iter().any(|name| name.get_ref() == kind);
        kinds.iter().enumerate().filter(|(_, kind)| removed(kind)).fold(0, |bits, (at, _)| bits | 1 << at)
    }

    /// Once all doors are open, there is a way from the start to every place that matters.
    fn within_reach(&mut self, mission: &Mission) {
        if !self.checker.is_sound() {
            return;
        }
        let everything = Mover::SURVIVOR.with(Mover::AIR).with(Mover::CLIMBS);
        let steps = mission.map.steps_from(mission.start(), everything, &Terrain::default());
        let raw = self.raw;
        let pool = raw.objective_pool.as_ref().map_or(&[][..], |pool| &pool.get_ref().zones);
        let names = raw.exit.iter().chain(pool).chain(raw.objectives.iter().map(|one| &one.zone));
        let names = names.chain(raw.spawn.get_ref().iter().map(|one| &one.zone));
        for name in names {
            let zone = mission.zone(name.get_ref());
            if zone.is_some_and(|zone| steps[zone.index()] == u8::MAX) {
                let what = format!("no way leads from the start to {}, even with all doors open", name.get_ref());
                self.wrong(name.span().start, what);
            }
        }
        for (goal, raw) in mission.goals.iter().zip(raw.goals.get_ref()) {
            let place = match &goal.what {
                Want::Gather(zone) => Some(*zone),
                Want::Part(want) => crate::parts::place_of(want),
                _ => None,
            };
            if let Some(zone) = place
                && steps[zone.index()] == u8::MAX
            {
                self.wrong(raw.span().start, "no way leads from the start to this zone, even with all doors open");
            }
        }
    }
}

//! From what is written to what can be played: every name looked up, every problem collected.

use super::lines::Lines;
use super::map::{DoorToken, Map, Tile};
use super::raw::*;
use super::tiles;
use super::*;
use crate::knobs::Part;
use crate::pieces::{KINDS, MAX_TEAM};
use crate::skills;
use serde::de::DeserializeOwned;

/// The checker: the files, and everything found wrong so far.
pub(super) struct Checker<'t> {
    pub lines: Lines<'t>,
    pub problems: Vec<Problem>,
}

impl Checker<'_> {
    pub fn wrong(&mut self, at: usize, what: impl Into<String>) {
        let problem = self.lines.problem(at, what);
        self.problems.push(problem);
    }
}

pub fn content(files: &[(&str, &str)], digest: String, knobs: &'static Knobs) -> Result<Content, Vec<Problem>> {
    let mut problems = Vec::new();
    let tiles = one_file(files, "tiles.toml", &mut problems)
        .map(|(lines, raw)| tiles::check(lines, raw, knobs.grounds, &mut problems));
    let cards = one_file(files, "equipment.toml", &mut problems).map(|(lines, raw)| cards(lines, raw, &mut problems));
    let supply =
        one_file(files, "miniatures.toml", &mut problems).map(|(lines, raw)| supply(lines, raw, &mut problems));
    let deck = one_file(files, "spawn-deck.toml", &mut problems).map(|(lines, raw)| deck(lines, raw, &mut problems));
    let people: Option<(Lines<'_>, SurvivorsFile)> = one_file(files, "survivors.toml", &mut problems);
    let (Some(tiles), Some(cards), Some(supply), Some(deck), Some(people)) = (tiles, cards, supply, deck, people)
    else {
        return Err(problems);
    };
    let ids: Vec<String> = cards.iter().map(|card| card.id.clone()).collect();
    let mut all_skills = Vec::new();
    for kind in skills::KINDS {
        let named = kind.names.all(&ids).into_iter();
        all_skills.extend(named.map(|(id, param)| Skill { id, kind, param }));
    }
    if all_skills.len() > 254 {
        problems.push(Problem::new("equipment.toml", "too many cards: skills with a card in their name run out"));
    }
    let identities = identities(people.0, people.1, &cards, &all_skills, &mut problems);
    let mut missions: Vec<Mission> = Vec::new();
    let known = ["tiles.toml", "equipment.toml", "miniatures.toml", "spawn-deck.toml", "survivors.toml"];
    for (name, _) in files.iter().filter(|(name, _)| !known.contains(name)) {
        let Some((lines, raw)) = one_file::<MissionFile>(files, name, &mut problems) else { continue };
        for raw in raw.missions {
            let mut checker = Checker { lines, problems: Vec::new() };
            if missions.iter().any(|mission| mission.id == *raw.id.get_ref()) {
                checker.wrong(raw.id.span().start, format!("there is another mission {}", raw.id.get_ref()));
            }
            let laid = mission(&mut checker, &raw, &tiles, &cards, &deck, knobs);
            match laid {
                Some(mission) if checker.problems.is_empty() => missions.push(mission),
                _ => problems.append(&mut checker.problems),
            }
        }
    }
    missions.sort_by(|one, two| (one.number, &one.id).cmp(&(two.number, &two.id)));
    if problems.is_empty() {
        Ok(Content { knobs, cards, identities, skills: all_skills, supply, spawn_cards: deck, missions, digest })
    } else {
        Err(problems)
    }
}

fn one_file<'t, T: DeserializeOwned>(
    files: &[(&'t str, &'t str)],
    name: &str,
    problems: &mut Vec<Problem>,
) -> Option<(Lines<'t>, T)> {
    let Some((file, text)) = files.iter().find(|(file, _)| *file == name) else {
        problems.push(Problem::new(name, "the file is missing"));
        return None;
    };
    let lines = Lines { file, text };
    match toml::from_str(text) {
        Ok(raw) => Some((lines, raw)),
        Err(error) => {
            problems.push(lines.unreadable(&error));
            None
        }
    }
}

fn cards(lines: Lines<'_>, raw: CardsFile, problems: &mut Vec<Problem>) -> Vec<CardInfo> {
    let mut checker = Checker { lines, problems: Vec::new() };
    let ids: Vec<String> = raw.cards.iter().map(|card| card.id.get_ref().clone()).collect();
    if ids.len() > 62 {
        checker.wrong(0, "more than 62 different cards");
    }
    let mut cards = Vec::new();
    for card in raw.cards {
        let at = card.id.span().start;
        let id = card.id.into_inner();
        if ids.iter().filter(|other| **other == id).count() > 1 {
            checker.wrong(at, format!("there is another card {id}"));
        }
        let mut weapons = [None; 3];
        for mode in card.modes {
            if mode.range[0] > mode.range[1] || !(2..=6).contains(&mode.accuracy) || mode.dice == 0 || mode.damage == 0
            {
                checker.wrong(at, format!("{id}: these figures of a weapon cannot be"));
            }
            weapons[mode.action.index()] = Some(Weapon {
                mode: mode.action,
                least: mode.range[0],
                most: mode.range[1],
                dice: mode.dice,
                accuracy: mode.accuracy,
                damage: mode.damage,
                noisy: mode.noisy,
                reload: mode.reload,
            });
        }
        let noisy = card.door.noisy;
        let dice = weapons[Mode::Melee.index()].map_or(1, |weapon| weapon.dice);
        let door = match card.door.mode {
            RawDoorMode::None => None,
            RawDoorMode::Auto => Some(DoorSymbol { roll: None, noisy }),
            RawDoorMode::Roll => Some(DoorSymbol { roll: Some((dice, card.door.value)), noisy }),
        };
        let rerolls = card.rerolls.iter().fold(0, |mask, name| {
            let place = ids.iter().position(|id| id == name.get_ref());
            if place.is_none() {
                checker.wrong(name.span().start, format!("there is no card {}", name.get_ref()));
            }
            mask | place.map_or(0, |at| 1_u64 << (at + 1))
        });
        cards.push(CardInfo {
            id,
            fits: card.slot,
            in_deck: card.count_deck,
            starting: card.count_starting,
            in_vault: card.count_vault,
            dual: card.dual,
            is_spell: card.kind == RawCardKind::Spell,
            is_enchantment: card.kind == RawCardKind::Enchantment,
            weapons,
            door,
            armour: card.armour,
            deed: card.does,
            rerolls,
            provenance: card.provenance,
        });
    }
    problems.append(&mut checker.problems);
    cards
}

fn supply(lines: Lines<'_>, raw: FiguresFile, problems: &mut Vec<Problem>) -> Counts {
    let mut supply = [0; KINDS];
    for figures in raw.figures {
        match Kind::parse(figures.kind.get_ref()) {
            Some(kind) => supply[kind.index()] = figures.count,
            None if figures.kind.get_ref() == "survivor" => {}
            None => problems.push(lines.problem(figures.kind.span().start, "there is no such kind of figure")),
        }
    }
    supply
}

fn deck(lines: Lines<'_>, raw: DeckFile, problems: &mut Vec<Problem>) -> Vec<SpawnCard> {
    let mut checker = Checker { lines, problems: Vec::new() };
    if raw.cards.len() != *raw.count.get_ref() || raw.cards.len() > 64 {
        checker.wrong(raw.count.span().start, format!("{} cards are listed; at most 64 can be", raw.cards.len()));
    }
    let mut deck = Vec::new();
    for card in raw.cards {
        let at = card.number.span().start;
        deck.push(match card.kind {
            RawSpawnKind::Necromancer => SpawnCard::Necromancer,
            RawSpawnKind::DoubleSpawn => SpawnCard::Double,
            RawSpawnKind::ExtraActivation => {
                let Some(kind) = card.of else {
                    checker.wrong(at, "an extra activation needs a `type`");
                    continue;
                };
                SpawnCard::ExtraActivation { kind, levels: Level::ALL.map(|level| card.levels.contains(&level)) }
            }
            RawSpawnKind::Spawn => {
                let lines = [card.blue, card.yellow, card.orange, card.red].map(|line| match line {
                    Some((who, 0)) if who == "none" => None,
                    Some((who, count)) if count > 0 => {
                        let kind = Kind::parse(&who);
                        if kind.is_none() {
                            checker.wrong(at, format!("there is no enemy {who}"));
                        }
                        kind.map(|kind| (kind, count))
                    }
                    _ => {
                        checker.wrong(at, "a spawn card needs a line for each level");
                        None
                    }
                });
                SpawnCard::Enemies(lines)
            }
        });
    }
    problems.append(&mut checker.problems);
    deck
}

fn identities(
    lines: Lines<'_>,
    raw: SurvivorsFile,
    cards: &[CardInfo],
    skills: &[Skill],
    problems: &mut Vec<Problem>,
) -> Vec<Identity> {
    let mut checker = Checker { lines, problems: Vec::new() };
    let mut identities = Vec::new();
    for person in raw.survivors {
        let at = person.id.span().start;
        let levels = [&person.blue, &person.yellow, &person.orange, &person.red];
        if levels.iter().any(|names| names.is_empty()) {
            checker.wrong(at, "a Survivor needs a skill at each level");
        }
        let skills = levels.map(|names| {
            let found = names.iter().filter_map(|name| {
                let place = skills.iter().position(|skill| skill.id == *name.get_ref());
                if place.is_none() {
                    checker.wrong(name.span().start, format!("there is no skill {}", name.get_ref()));
                }
                place.map(|at| at as u8 + 1)
            });
            found.collect()
        });
        let body = person.body_slot_accepts.iter().fold(0, |mask, name| {
            let place = cards.iter().position(|card| card.id == *name.get_ref());
            if place.is_none() {
                checker.wrong(name.span().start, format!("there is no card {}", name.get_ref()));
            }
            mask | place.map_or(0, |at| 1_u64 << (at + 1))
        });
        identities.push(Identity { id: person.id.into_inner(), name: person.name, skills, body });
    }
    problems.append(&mut checker.problems);
    identities
}

fn mission(
    checker: &mut Checker<'_>,
    raw: &RawMission,
    tiles: &[Tile],
    cards: &[CardInfo],
    deck: &[SpawnCard],
    knobs: &Knobs,
) -> Option<Mission> {
    let head = raw.id.span().start;
    let foreign = [
        (Part::Doors, raw.doors.is_empty(), "doors"),
        (Part::Crypts, raw.vaults.is_empty() && raw.vault_doors.is_empty(), "vaults"),
    ];
    for (_, _, what) in foreign.iter().filter(|(part, none, _)| !none && !knobs.parts.contains(*part)) {
        checker.wrong(head, format!("this edition has no {what}"));
    }
    if raw.survivors.min == 0 || raw.survivors.min > raw.survivors.max || raw.survivors.max > MAX_TEAM as u8 {
        checker.wrong(head, "a team has 1 to 12 Survivors");
    }
    let grid = grid(checker, raw, tiles)?;
    let map = lay(checker, raw, &grid, knobs)?;
    let mut zone = |name: &Name| place(checker, &map, name.get_ref(), name.span().start);
    let start = zone(&raw.start);
    let exit = raw.exit.as_ref().and_then(&mut zone);
    let none = RawPool { colours: Vec::new(), zones: Vec::new() };
    let raw_pool = raw.objective_pool.as_ref().map_or(&none, Spanned::get_ref);
    let pool: Vec<_> = raw_pool.zones.iter().filter_map(&mut zone).collect();
    let fixed: Vec<_> = raw.objectives.iter().filter_map(|one| zone(&one.zone)).collect();
    let spawn: Vec<_> =
        raw.spawn.iter().filter_map(|one| Some((zone(&one.zone)?, one.colour, one.active_from))).collect();
    let figures: Vec<_> = raw.figures.iter().filter_map(|one| Some((one.kind, zone(&one.zone)?))).collect();
    let pool_at = raw.objective_pool.as_ref().map_or(head, |pool| pool.span().start);
    if raw_pool.colours.len() != raw_pool.zones.len() {
        checker.wrong(pool_at, "the pool needs as many colours as zones");
    }
    if raw_pool.zones.len() + raw.objectives.len() > 16 {
        checker.wrong(pool_at, "at most 16 objectives");
    }
    if spawn.is_empty() || spawn.len() > 12 {
        checker.wrong(head, "a mission has 1 to 12 spawn tokens");
    }
    if figures.iter().any(|(kind, _)| *kind == Kind::Necromancer) {
        checker.wrong(head, "a Necromancer is not laid out; let it appear");
    }
    let vaults = vaults(checker, raw, cards);
    let goals = goals(checker, raw, &map, cards);
    let when = raw.when.iter().filter_map(|when| effect(checker, when, cards)).collect();
    let mut without = 0;
    for name in &raw.remove_equipment {
        without |= card(checker, cards, name.get_ref(), name.span().start).map_or(0, |card| 1 << card.0);
    }
    let mut removed = 0;
    for (at, card) in deck.iter().enumerate() {
        let kind = match card {
            SpawnCard::Enemies(_) => RawSpawnKind::Spawn,
            SpawnCard::ExtraActivation { .. } => RawSpawnKind::ExtraActivation,
            SpawnCard::Necromancer => RawSpawnKind::Necromancer,
            SpawnCard::Double => RawSpawnKind::DoubleSpawn,
        };
        if raw.remove_zombie_cards.contains(&kind) {
            removed |= 1 << at;
        }
    }
    Some(Mission {
        id: raw.id.get_ref().clone(),
        number: raw.number,
        name: [raw.name_en.clone(), raw.name_pl.clone()],
        briefing: [raw.briefing_en.clone(), raw.briefing_pl.clone()],
        difficulty: raw.difficulty,
        least: raw.survivors.min,
        most: raw.survivors.max,
        minutes: raw.minutes,
        start: start?,
        exit,
        objective_xp: raw.objective_xp,
        pool: pool.len(),
        objectives: pool.into_iter().chain(fixed).collect(),
        colours: raw_pool.colours.iter().copied().chain(raw.objectives.iter().map(|one| one.colour)).collect(),
        spawn,
        vaults,
        figures,
        goals,
        defeat: raw.defeat.clone(),
        when,
        removed,
        without,
        treat_as: Kind::ALL.map(|kind| raw.treat_as.get(&kind).copied().unwrap_or(kind)),
        map,
    })
}

fn grid<'t>(checker: &mut Checker<'_>, raw: &RawMission, tiles: &'t [Tile]) -> Option<Vec<Vec<(&'t Tile, usize)>>> {
    let upright: Vec<Vec<u16>> = raw.tiles.iter().map(|row| vec![0; row.len()]).collect();
    let rotations = raw.rotations.as_ref().map_or(&upright, Spanned::get_ref);
    let at = raw.rotations.as_ref().map_or(raw.id.span().start, |turns| turns.span().start);
    let shape: Vec<usize> = raw.tiles.iter().map(Vec::len).collect();
    let same = shape == rotations.iter().map(Vec::len).collect::<Vec<_>>();
    if shape.is_empty() || shape[0] == 0 || shape.iter().any(|row| *row != shape[0]) || !same {
        checker.wrong(at, "tiles and rotations must be two grids of the same rectangle");
        return None;
    }
    let mut used = Vec::new();
    let mut grid = Vec::new();
    let mut sound = true;
    for (names, turns) in raw.tiles.iter().zip(rotations) {
        let mut row = Vec::new();
        for (name, degrees) in names.iter().zip(turns) {
            let Some(tile) = tiles.iter().find(|tile| tile.id == *name.get_ref()) else {
                checker.wrong(name.span().start, format!("there is no tile {}", name.get_ref()));
                sound = false;
                continue;
            };
            if used.contains(&&tile.id) {
                checker.wrong(name.span().start, format!("tile {} is used twice", tile.id));
                sound = false;
            }
            used.push(&tile.id);
            if degrees % 90 != 0 || *degrees >= 360 {
                checker.wrong(at, "a tile is turned by 0, 90, 180 or 270 degrees");
                sound = false;
            }
            row.push((tile, *degrees as usize / 90 % 4));
        }
        grid.push(row);
    }
    sound.then_some(grid)
}

fn lay(checker: &mut Checker<'_>, raw: &RawMission, grid: &[Vec<(&Tile, usize)>], knobs: &Knobs) -> Option<Map> {
    let tokens: Vec<DoorToken> = raw
        .doors
        .iter()
        .map(|door| DoorToken {
            cell: (door.cell[0], door.cell[1]),
            side: door.side,
            colour: door.colour,
            open: door.state == DoorState::Open,
            lock: door.locked_until,
        })
        .collect();
    let mut vault_doors = Vec::new();
    for door in &raw.vault_doors {
        let vault = vault_number(*door.vault.get_ref());
        let holder = raw.vaults.iter().find(|vault| vault.colour.get_ref() == door.vault.get_ref());
        match (Spot::parse(door.zone.get_ref()), vault, holder) {
            (Some(spot), Some(vault), Some(holder)) => vault_doors.push((spot, vault, holder.locked_until)),
            (None, ..) => checker.wrong(door.zone.span().start, format!("{} is no zone", door.zone.get_ref())),
            _ => checker
                .wrong(door.vault.span().start, "a vault door belongs to a yellow or violet vault of the mission"),
        }
    }
    let map = match Map::lay(grid, &tokens, &vault_doors, knobs.sight) {
        Ok(map) => map,
        Err(what) => {
            checker.wrong(raw.id.span().start, what);
            return None;
        }
    };
    for (door, laid) in raw.doors.iter().zip(&map.doors) {
        let names = door.between.get_ref();
        let found = [laid.a, laid.b].map(|zone| map.zones[zone.index()].spot.name());
        if *names != found && [&names[1], &names[0]] != [&found[0], &found[1]] {
            let what =
                format!("the door lies between {} and {}, not {} and {}", found[0], found[1], names[0], names[1]);
            checker.wrong(door.between.span().start, what);
        }
    }
    Some(map)
}

fn vault_number(colour: Colour) -> Option<u8> {
    match colour {
        Colour::Yellow => Some(0),
        Colour::Violet => Some(1),
        Colour::Red | Colour::Blue | Colour::Green | Colour::Neutral => None,
    }
}

fn place(checker: &mut Checker<'_>, map: &Map, name: &str, at: usize) -> Option<Zone> {
    let zone = Spot::parse(name).and_then(|spot| map.zone(spot));
    if zone.is_none() {
        checker.wrong(at, format!("there is no zone {name} on this board"));
    }
    zone
}

fn card(checker: &mut Checker<'_>, cards: &[CardInfo], id: &str, at: usize) -> Option<Card> {
    let place = cards.iter().position(|card| card.id == id);
    if place.is_none() {
        checker.wrong(at, format!("there is no card {id}"));
    }
    place.map(|at| Card(at as u8 + 1))
}

fn vaults(checker: &mut Checker<'_>, raw: &RawMission, cards: &[CardInfo]) -> [Vec<VaultItem>; 2] {
    let mut vaults = [Vec::new(), Vec::new()];
    for vault in &raw.vaults {
        let at = vault.colour.span().start;
        let Some(number) = vault_number(*vault.colour.get_ref()) else {
            checker.wrong(at, "vaults are yellow or violet");
            continue;
        };
        for item in &vault.contents {
            vaults[number as usize].push(if item.get_ref() == "random-vault-artefact" {
                VaultItem::RandomArtefact
            } else {
                let Some(card) = card(checker, cards, item.get_ref(), item.span().start) else { continue };
                VaultItem::Known(card)
            });
        }
        if vaults[number as usize].len() > 6 {
            checker.wrong(at, "a vault holds at most 6 cards");
        }
    }
    let artefacts: usize = cards.iter().map(|card| card.in_vault as usize).sum();
    let wanted = vaults.iter().flatten().filter(|item| **item == VaultItem::RandomArtefact).count();
    if wanted > artefacts {
        checker.wrong(raw.id.span().start, format!("the box holds only {artefacts} vault artefacts"));
    }
    vaults
}

fn goals(checker: &mut Checker<'_>, raw: &RawMission, map: &Map, cards: &[CardInfo]) -> Vec<Goal> {
    let mut goals = Vec::new();
    if raw.goals.is_empty() || raw.goals.len() > 16 {
        checker.wrong(raw.id.span().start, "a mission has 1 to 16 goals");
    }
    for (number, goal) in raw.goals.iter().enumerate() {
        let at = goal.span().start;
        let (what, after) = match goal.get_ref() {
            RawGoal::Escape { who: All::All, after } => {
                if raw.exit.is_none() {
                    checker.wrong(at, "nobody can escape without an exit");
                }
                (Some(Want::Escape), after)
            }
            RawGoal::Kill { enemy, after } => (Some(Want::Kill(*enemy)), after),
            RawGoal::Objectives { after } => (Some(Want::Objectives), after),
            RawGoal::ObjectiveAt { zone, after } => (place(checker, map, zone, at).map(Want::ObjectiveAt), after),
            RawGoal::Artefacts { count, after } => (Some(Want::Artefacts(*count)), after),
            RawGoal::Level { level, after } => (Some(Want::Level(*level)), after),
            RawGoal::Carry { cards: wanted, after } => {
                let found = wanted.iter().filter_map(|(id, count)| Some((card(checker, cards, id, at)?, *count)));
                (Some(Want::Carry(found.collect())), after)
            }
            RawGoal::Gather { zone, after } => (place(checker, map, zone, at).map(Want::Gather), after),
            RawGoal::Fire { zone, all_spawn_tokens_there, after } => {
                let tokens = *all_spawn_tokens_there;
                (place(checker, map, zone, at).map(|zone| Want::Fire { zone, tokens }), after)
            }
        };
        if after.iter().any(|goal| *goal == 0 || *goal as usize > number) {
            checker.wrong(at, "`after` names goals listed before, counted from 1");
            continue;
        }
        let after = after.iter().fold(0, |bits, goal| bits | 1 << (goal - 1));
        goals.extend(what.map(|what| Goal { what, after }));
    }
    goals
}

fn effect(checker: &mut Checker<'_>, when: &Spanned<RawWhen>, cards: &[CardInfo]) -> Option<(Trigger, Effect)> {
    let at = when.span().start;
    Some(match when.get_ref() {
        RawWhen::Appear { objective, first_free } => (*objective, Effect::Appear(first_free.clone())),
        RawWhen::Spawn { objective } => (*objective, Effect::Spawn),
        RawWhen::FindCard { objective, card: id } => (*objective, Effect::FindCard(card(checker, cards, id, at)?)),
        RawWhen::Artefact { objective } => (*objective, Effect::Artefact),
    })
}

//! The content that ships, and content of one's own beside it.

use holdout_kernel::Game;
use holdout_zombicide::ground::{Mover, Terrain};
use holdout_zombicide::pieces::Zone;
use holdout_zombicide::{BlackPlague, Content, Setup};

#[test]
fn what_ships_is_sound_and_complete() {
    let content = BlackPlague::built_in();
    assert_eq!(content.missions.len(), 11);
    assert_eq!(content.cards.iter().map(|card| u32::from(card.in_deck)).sum::<u32>(), 63);
    assert_eq!(content.spawn_cards.len(), 54);
    assert_eq!(content.supply, [35, 14, 14, 1, 1]);
}

/// The order the content lists spawn zones in is the order the map works out.
#[test]
fn spawn_zones_are_listed_clockwise_from_the_north() {
    for mission in &BlackPlague::built_in().missions {
        let ranks: Vec<u8> = mission.spawn.iter().map(|(zone, ..)| mission.map.clockwise[zone.index()]).collect();
        let turns = ranks.iter().zip(ranks.iter().cycle().skip(1)).filter(|(one, two)| one > two).count();
        assert!(turns <= 1, "{}: {ranks:?}", mission.id);
    }
}

#[test]
fn every_way_leads_back() {
    for mission in &BlackPlague::built_in().missions {
        let map = &mission.map;
        for terrain in [Terrain::default(), map.terrain_at_start()] {
            for here in (0..map.zones.len() as u8).map(Zone) {
                for next in map.ways(here, Mover::SURVIVOR, &terrain).iter() {
                    assert!(map.ways(next, Mover::SURVIVOR, &terrain).contains(here), "{}", mission.id);
                }
            }
        }
    }
}

/// Every objective, exit, vault and spawn zone can be reached once all doors are open.
#[test]
fn every_place_that_matters_can_be_reached() {
    for mission in &BlackPlague::built_in().missions {
        let steps = mission.map.steps_from(mission.start(), Mover::SURVIVOR, &Terrain::default());
        let vaults = mission.map.vaults.iter();
        let places = mission.objectives.iter().copied().chain(mission.exit).chain(vaults);
        for zone in places.chain(mission.spawn.iter().map(|(zone, ..)| *zone)) {
            assert!(steps[zone.index()] < u8::MAX, "{}: {}", mission.id, mission.spot(zone).name());
        }
    }
}

#[test]
fn all_errors_are_told_at_once_with_file_and_line() {
    let (_, text) = BlackPlague::files().into_iter().find(|(name, _)| *name == "mission-03.toml").expect("it ships");
    let broken =
        text.replace("id = \"m3\"", "id = \"mine\"").replace("\"1R.B\"", "\"1R.Z\"").replace("4V.s10\"", "4V.s77\"");
    let problems = BlackPlague::read_with(&[("mine.toml".into(), broken)]).err().expect("it is wrong");
    let text: String = problems.iter().map(|problem| format!("{problem}\n")).collect();
    assert!(text.contains("1R.Z") && text.contains("4V.s77") && text.contains("mine.toml:"), "{text}");
    assert!(problems.len() >= 3, "{text}");
}

#[test]
fn a_mission_of_ones_own_is_added() {
    let (_, text) = BlackPlague::files().into_iter().find(|(name, _)| *name == "mission-03.toml").expect("it ships");
    let mine = text.replace("id = \"m3\"", "id = \"mine\"");
    let content =
        BlackPlague::read_with(&[("mine.toml".into(), mine)]).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(content.missions.len(), 12);
    assert!(content.mission_named("mine").is_some());
}

/// Tables are copied millions of times by bots: one value without heap, and a small one.
#[test]
fn a_table_is_small() {
    let bytes = size_of::<holdout_kernel::Table<BlackPlague>>();
    assert!(bytes <= 3_600, "{bytes} bytes");
}

/// A game of mission 1 goes on with whatever content tells the same about mission 1.
#[test]
fn only_what_is_played_refuses_a_running_game() {
    let text =
        |name: &str| BlackPlague::files().into_iter().find(|(file, _)| *file == name).expect("it ships").1.to_owned();
    let played_with = |own: &[(&str, String)]| {
        let own: Vec<(String, String)> = own.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
        let content = BlackPlague::read_with(&own).unwrap_or_else(|problems| panic!("{problems:?}"));
        let content: &'static Content = Box::leak(Box::new(content));
        let board = Setup::default_for(content, "m1", 1).board(content).expect("it begins");
        BlackPlague::content_digest(content, &board)
    };
    let changed = |name: &str, from: &str, to: &str| {
        let text = text(name);
        assert!(text.contains(from), "{name} has no {from}");
        text.replacen(from, to, 1)
    };
    let as_it_ships = played_with(&[]);
    let noted = changed("mission-01.toml", "note = \"", "note = \"Corrected. ");
    let another = changed("mission-03.toml", "objective_xp = 5", "objective_xp = 6");
    let new = changed("mission-03.toml", "id = \"m3\"", "id = \"mine\"");
    assert_eq!(played_with(&[("mission-01.toml", noted)]), as_it_ships);
    assert_eq!(played_with(&[("mission-03.toml", another)]), as_it_ships);
    assert_eq!(played_with(&[("mine.toml", new)]), as_it_ships);
    let harder = changed("mission-01.toml", "objective_xp = 5", "objective_xp = 6");
    let sharper = changed("equipment.toml", "damage = 1", "damage = 2");
    assert_ne!(played_with(&[("mission-01.toml", harder)]), as_it_ships);
    assert_ne!(played_with(&[("equipment.toml", sharper)]), as_it_ships);
}

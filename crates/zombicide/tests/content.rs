//! The content that ships, and content of one's own beside it.

use holdout_kernel::Table;
use holdout_zombicide::BlackPlague;
use holdout_zombicide::ground::{Mover, Terrain};
use holdout_zombicide::pieces::Zone;

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
    assert!(bytes <= 4096, "{bytes} bytes");
}

/// Bots and the check of secrets copy tables millions of times.
#[test]
fn a_table_of_any_edition_stays_small() {
    let bytes = size_of::<Table<BlackPlague>>();
    assert!(bytes <= 3_600, "a table has {bytes} bytes");
}

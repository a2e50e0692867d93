//! Invader: zones over tile edges, door tokens on openings, airlocks, mold.

use super::*;
use crate::Edition;
use crate::content::raw::Special;
use crate::editions::black_plague::BlackPlagueEdition;
use crate::knobs::TileEdges;

const KNOBS: Knobs = Knobs {
    grounds: &[Ground::Room, Ground::Corridor, Ground::Outdoor],
    tile_edges: TileEdges::Join,
    sight: SightRule {
        lines: &[(Ground::Corridor, Line::RunsOn), (Ground::Outdoor, Line::RunsOn), (Ground::Room, Line::EndsIn)],
        across: Across::Seen,
        above: &[],
        below: &[],
        range: Range::Borders,
    },
    // Mold: asleep a corridor, awake a room.
    taint: Some(TaintRule { walls: Walls::OfEither, counts_as: [Ground::Corridor, Ground::Corridor, Ground::Room] }),
    ..*BlackPlagueEdition::KNOBS
};

const XENOS: Mover = Mover::AIR.with(Mover::BREAKS);

fn printed() -> Vec<Tile> {
    tiles(include_str!("../../../../../content/invader/tiles.toml"), &KNOBS)
}

fn station(grid: &[&[&str]]) -> Map {
    let grid: Vec<Vec<(&str, usize)>> = grid.iter().map(|row| row.iter().map(|id| (*id, 0)).collect()).collect();
    let rows: Vec<&[(&str, usize)]> = grid.iter().map(Vec::as_slice).collect();
    lay(&printed(), &rows, &[], &KNOBS)
}

/// Grid, and how many zones, outdoor zones, security rooms, oxygen rooms and airlocks it has.
type Board = (&'static [&'static [&'static str]], [usize; 5]);

const MISSIONS: [Board; 11] = [
    (&[&["5R", "3V"], &["1R", "2R"]], [31, 0, 3, 1, 0]),
    (&[&["6R", "9R"], &["1R", "5R"], &["2R", "7R"]], [45, 2, 4, 3, 2]),
    (&[&["4R", "3R"], &["2R", "1R"], &["5R", "9R"]], [46, 12, 3, 3, 3]),
    (&[&["2V", "6V"], &["1V", "4V"], &["9V", "7V"]], [45, 5, 5, 3, 1]),
    (&[&["5R", "1R", "7R"], &["2R", "4R", "6R"]], [47, 8, 3, 2, 4]),
    (&[&["5V", "7V"], &["6V", "4V"], &["2V", "8V"]], [45, 5, 5, 2, 1]),
    (&[&["7R", "5R"], &["9R", "8R"], &["2V", "1V"]], [47, 6, 6, 2, 2]),
    (&[&["3R", "6R", "9R"], &["4R", "7R", "8R"], &["1R", "2R", "5R"]], [71, 18, 5, 4, 6]),
    (&[&["9R", "3V", "8R"], &["2R", "4R", "1R"], &["6R", "7R", "5R"]], [72, 13, 6, 3, 5]),
    (&[&["1V", "7V"], &["9V", "4V"], &["2V", "6V"]], [44, 5, 5, 3, 1]),
    (&[&["5R", "9R", "1V"], &["6R", "7R", "8R"]], [46, 7, 5, 2, 3]),
];

#[test]
fn every_mission_has_the_zones_its_file_counts() {
    for (number, (grid, counts)) in MISSIONS.into_iter().enumerate() {
        let map = station(grid);
        let of =
            |wanted: fn(&crate::content::map::ZoneInfo) -> bool| map.zones.iter().filter(|zone| wanted(zone)).count();
        let found = [
            map.zones.len(),
            of(|zone| zone.ground == Ground::Outdoor),
            of(|zone| zone.special == Some(Special::Security)),
            of(|zone| zone.special == Some(Special::Oxygen)),
            of(|zone| zone.special == Some(Special::Airlock)),
        ];
        assert_eq!(found, counts, "mission {number}");
        let steps = map.steps_from(Zone(0), XENOS, &Terrain::default());
        assert!(every(&map).all(|zone| steps[zone.index()] < u8::MAX), "mission {number} is not whole");
        assert_mutual(&map, &Terrain::default());
    }
}

#[test]
fn a_corridor_over_a_tile_edge_is_one_zone_with_two_names() {
    let map = station(MISSIONS[0].0);
    assert_eq!(zone(&map, "5R.s21"), zone(&map, "1R.s01"));
    assert_eq!(map.zones[zone(&map, "1R.s01").index()].cells, [(2, 1), (3, 1)]);
    // A room that opens outwards keeps to its tile.
    assert_ne!(zone(&map, "2R.A"), zone(&map, "1R.s12"));
    assert_eq!(map.borders[border(&map, "2R.A", "1R.s12").index()].edge, Edge::Opening);
}

#[test]
fn range_counts_borders_and_not_cells() {
    let map = station(MISSIONS[0].0);
    let rest = Terrain::default();
    // Down the corridor from 5R to the south end of 1R: the zone over the tile edge counts once.
    assert_eq!(sees(&map, "5R.s11", "5R.s21", Eyes::PLAIN, &rest), Some(1));
    assert_eq!(sees(&map, "5R.s11", "1R.s11", Eyes::PLAIN, &rest), Some(2));
    assert_eq!(sees(&map, "5R.s11", "1R.s21", Eyes::PLAIN, &rest), Some(3));
    let cells = Knobs { sight: SightRule { range: Range::Cells, ..KNOBS.sight }, ..KNOBS };
    let map = lay(&printed(), &[&[("5R", 0), ("3V", 0)], &[("1R", 0), ("2R", 0)]], &[], &cells);
    assert_eq!(sees(&map, "5R.s11", "1R.s21", Eyes::PLAIN, &rest), Some(4));
}

#[test]
fn an_airlock_is_walked_through_with_air_and_never_seen_through() {
    let map = station(MISSIONS[2].0);
    let (lock, outside) = (zone(&map, "3R.A"), zone(&map, "3R.s01"));
    let rest = Terrain::default();
    assert!(!map.ways(lock, Mover::SURVIVOR, &rest).contains(outside));
    assert!(map.ways(lock, Mover::SURVIVOR.with(Mover::AIR), &rest).contains(outside));
    assert!(map.ways(outside, Mover::SURVIVOR, &rest).contains(lock));
    assert!(map.ways(lock, XENOS, &rest).contains(outside));
    assert_eq!(sees(&map, "3R.A", "3R.s01", Eyes::PLAIN, &rest), None);
    // Out of the station no way leads without air, and one leads back.
    assert_eq!(map.steps_to(outside, Mover::SURVIVOR, &rest)[lock.index()], u8::MAX);
    assert_eq!(map.steps_from(outside, Mover::SURVIVOR, &rest)[lock.index()], 1);
    // A secured one lets nobody through.
    let secured = Terrain { shut: [border(&map, "3R.A", "3R.s01")].into_iter().collect(), ..rest };
    assert!(!map.ways(lock, XENOS, &secured).contains(outside));
    assert!(!map.ways(outside, XENOS, &secured).contains(lock));
}

#[test]
fn a_door_token_may_close_any_opening() {
    let map = station(MISSIONS[0].0);
    let token = border(&map, "1R.A", "1R.s01");
    let mut terrain = Terrain::default();
    let (room, corridor) = (zone(&map, "1R.A"), zone(&map, "1R.s01"));
    assert!(map.ways(room, Mover::SURVIVOR, &terrain).contains(corridor));
    terrain.shut.insert(token);
    for (from, to) in [(room, corridor), (corridor, room)] {
        assert!(!map.ways(from, Mover::SURVIVOR, &terrain).contains(to));
        assert!(map.ways(from, XENOS, &terrain).contains(to), "who breaks doors walks as if there were none");
        assert!(!map.lines(from, Eyes::PLAIN, &terrain).zones().contains(to));
    }
    assert_mutual(&map, &terrain);
}

#[test]
fn mold_opens_the_walls_of_its_zone_but_not_to_the_outside() {
    let map = station(MISSIONS[2].0);
    let (rest, moldy) = (Terrain::default(), zone(&map, "3R.C"));
    // An oxygen room in a corner of the station: one opening, and walls all round.
    let before = map.ways(moldy, Mover::SURVIVOR, &rest);
    assert_eq!(names(&map, before), ["3R.s21"]);
    let terrain = Terrain { taint: ZoneSet::only(moldy), turned: ZoneSet::only(moldy), ..rest };
    let after = map.ways(moldy, Mover::SURVIVOR, &terrain);
    let indoors = |zone: &Zone| map.ground(*zone) != Ground::Outdoor;
    assert_eq!(after, map.touching(moldy).iter().filter(indoors).collect());
    assert!(after.len() > before.len());
    for zone in after.iter() {
        assert!(map.ways(zone, Mover::SURVIVOR, &terrain).contains(moldy));
    }
    // An airlock of mold is an airlock still.
    let lock = zone(&map, "3R.A");
    let terrain = Terrain { taint: ZoneSet::only(lock), ..rest };
    assert!(map.ways(lock, Mover::AIR, &terrain).contains(zone(&map, "3R.s01")));
    assert!(!map.ways(lock, Mover::SURVIVOR, &terrain).contains(zone(&map, "3R.s01")));
    assert_eq!(sees(&map, "3R.A", "3R.s01", Eyes::PLAIN, &terrain), None);
}

#[test]
fn mold_that_is_awake_ends_a_line_and_mold_that_sleeps_does_not() {
    let map = station(MISSIONS[0].0);
    let rest = Terrain::default();
    let (far, between) = (("1R.s10", "1R.s12"), zone(&map, "1R.s11"));
    assert_eq!(sees(&map, far.0, far.1, Eyes::PLAIN, &rest), Some(2));
    let awake = Terrain { taint: ZoneSet::only(between), turned: ZoneSet::only(between), ..rest };
    assert_eq!(sees(&map, far.0, far.1, Eyes::PLAIN, &awake), None);
    assert_eq!(sees(&map, far.0, "1R.s11", Eyes::PLAIN, &awake), Some(1));
    let asleep = Terrain { turned: ZoneSet::EMPTY, ..awake };
    assert_eq!(sees(&map, far.0, far.1, Eyes::PLAIN, &asleep), Some(2));
    // A room of sleeping mold is looked through from both its sides, its walls included.
    let room = zone(&map, "3V.E");
    assert_eq!(sees(&map, "3V.s10", "3V.s12", Eyes::PLAIN, &rest), None);
    let asleep = Terrain { taint: ZoneSet::only(room), ..rest };
    assert_eq!(sees(&map, "3V.s10", "3V.s12", Eyes::PLAIN, &asleep), Some(2));
    for terrain in [awake, asleep] {
        assert_mutual(&map, &terrain);
    }
}

#[test]
fn deeper_eyes_look_one_room_farther() {
    let map = station(MISSIONS[0].0);
    let rest = Terrain::default();
    assert_eq!(sees(&map, "3V.s10", "3V.E", Eyes::DEEPER, &rest), Some(1));
    assert_eq!(sees(&map, "3V.s10", "3V.s12", Eyes::DEEPER, &rest), Some(2), "through one room");
    // Nobody looks through a wall for it.
    assert_eq!(sees(&map, "3V.A", "3V.s10", Eyes::DEEPER, &rest), None);
}

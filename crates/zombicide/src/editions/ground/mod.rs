//! The ground of three editions: their tiles as they are printed, laid as their missions lay them.

mod fortress;
mod station;
mod tables;

use crate::content::laying::{DoorToken, Wrong};
use crate::content::map::{Edge, Ground, Map, Tile};
use crate::content::tiles;
use crate::ground::*;
use crate::knobs::Knobs;
use crate::pieces::{Spot, Zone, ZoneSet};

/// The tiles of a file, by knobs that have its kinds of zones.
fn tiles(text: &str, knobs: &Knobs) -> Vec<Tile> {
    let mut problems = Vec::new();
    let tiles = tiles::read(text, knobs.grounds, &mut problems);
    assert!(problems.is_empty(), "{problems:?}");
    tiles
}

/// Tiles with their turns in degrees, laid.
fn lay(tiles: &[Tile], grid: &[&[(&str, usize)]], doors: &[DoorToken<'_>], knobs: &Knobs) -> Map {
    let tile = |id: &str| tiles.iter().find(|tile| tile.id == id).unwrap_or_else(|| panic!("there is no tile {id}"));
    let grid: Vec<Vec<(&Tile, usize)>> =
        grid.iter().map(|row| row.iter().map(|(id, degrees)| (tile(id), degrees / 90)).collect()).collect();
    let mut wrong = Vec::new();
    let map = Map::lay(&grid, doors, &[], knobs, &mut wrong);
    if let Some(wrong) = wrong.first() {
        let (Wrong::Board(what) | Wrong::Door(_, what) | Wrong::VaultDoor(_, what)) = wrong;
        panic!("{what}");
    }
    map.expect("nothing was wrong")
}

fn zone(map: &Map, name: &str) -> Zone {
    let spot = Spot::parse(name).unwrap_or_else(|| panic!("{name} is no name"));
    map.zone(spot).unwrap_or_else(|| panic!("{name} is not on the board"))
}

/// Zones by their names, sorted.
fn names(map: &Map, zones: ZoneSet) -> Vec<String> {
    let mut names: Vec<String> = zones.iter().map(|zone| map.zones[zone.index()].spot.name()).collect();
    names.sort();
    names
}

fn every(map: &Map) -> impl Iterator<Item = Zone> + Clone + use<> {
    (0..map.zones.len() as u8).map(Zone)
}

/// The border between two zones, if there is one only.
fn border(map: &Map, a: &str, b: &str) -> Border {
    let borders: Vec<Border> = map.borders_between(zone(map, a), zone(map, b)).collect();
    assert_eq!(borders.len(), 1, "{a} and {b}: {borders:?}");
    borders[0]
}

fn sees(map: &Map, from: &str, to: &str, eyes: Eyes, terrain: &Terrain) -> Option<u8> {
    map.lines(zone(map, from), eyes, terrain).range_to(zone(map, to))
}

/// Whatever the terrain is, sight is mutual.
fn assert_mutual(map: &Map, terrain: &Terrain) {
    for one in every(map) {
        for two in map.lines(one, Eyes::PLAIN, terrain).zones().iter() {
            let back = map.lines(two, Eyes::PLAIN, terrain).zones().contains(one);
            assert!(
                back,
                "{:?} is seen from {:?} only",
                names(map, ZoneSet::only(two)),
                names(map, ZoneSet::only(one))
            );
        }
    }
}

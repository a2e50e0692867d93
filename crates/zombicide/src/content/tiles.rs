//! Tiles as they are written, checked: every cell belongs to a zone of a kind the edition has, and every opening, stair
//! and airlock joins the two zones it names.

use super::map::{Ground, Tile};
use super::raw::{RawPair, RawTile, RawZone, Special, TilesFile};
use holdout_kernel::Problem;
use holdout_reading::{Checker, Lines};
use toml::Spanned;

type Cell = (Ground, Option<u8>);

pub(super) fn check(lines: Lines<'_>, raw: TilesFile, grounds: &[Ground], problems: &mut Vec<Problem>) -> Vec<Tile> {
    let mut checker = Checker::of(lines);
    let mut tiles: Vec<Tile> = Vec::new();
    for tile in raw.tiles {
        let (at, id) = (tile.id.span().start, tile.id.get_ref().clone());
        if tiles.iter().any(|other| other.id == id) {
            checker.wrong(at, format!("there is another tile {id}"));
        }
        let cells = cells(&mut checker, &tile, grounds);
        pairs(&mut checker, &tile, &cells);
        for place in &tile.objectives {
            if cell(&cells, *place.get_ref()).is_none() {
                checker.wrong(place.span().start, "an objective lies on a cell of the tile");
            }
        }
        let pairs = |pairs: &[RawPair]| pairs.iter().map(|pair| pair.cells).collect();
        let special =
            |(name, zone): (&String, &Spanned<RawZone>)| Some((*name.as_bytes().first()?, zone.get_ref().special?));
        tiles.push(Tile {
            id,
            cells,
            special: tile.zones.iter().filter_map(special).collect(),
            openings: pairs(&tile.openings),
            stairs: pairs(&tile.stairs),
            airlocks: pairs(&tile.airlocks),
            gaps: tile.edge_gaps.iter().map(|gap| (gap.cell, gap.side)).collect(),
            objectives: tile.objectives.iter().map(|place| *place.get_ref()).collect(),
        });
    }
    problems.extend(checker.problems());
    tiles
}

fn cells(checker: &mut Checker<'_>, tile: &RawTile, grounds: &[Ground]) -> [[Cell; 3]; 3] {
    let at = tile.cells.span().start;
    let mut cells = [[(Ground::Room, None); 3]; 3];
    let mut unused: Vec<&String> = tile.zones.keys().collect();
    for (row, codes) in tile.cells.get_ref().iter().enumerate() {
        for (column, code) in codes.iter().enumerate() {
            let found = match *code.as_bytes() {
                [letter @ b'A'..=b'P'] => {
                    unused.retain(|name| *name != code);
                    Some((tile.zones.get(code).map_or(Ground::Room, |zone| zone.get_ref().kind), Some(letter)))
                }
                [letter] => Ground::of_cell(letter).map(|ground| (ground, None)),
                _ => None,
            };
            let Some((ground, letter)) = found else {
                checker.wrong(at, format!("a cell is s, c, o, w or a letter A to P, not {code:?}"));
                continue;
            };
            if !grounds.contains(&ground) {
                checker.wrong(at, format!("this edition has no zones of the kind {}", ground.id()));
            }
            cells[row][column] = (ground, letter);
        }
    }
    for name in unused {
        checker.wrong(tile.zones[name].span().start, format!("no cell belongs to {name}"));
    }
    for zone in tile.zones.values() {
        special(checker, zone);
    }
    cells
}

fn special(checker: &mut Checker<'_>, zone: &Spanned<RawZone>) {
    if zone.get_ref().special.is_some() && zone.get_ref().kind != Ground::Room {
        checker.wrong(zone.span().start, "only a room is something special");
    }
}

fn cell(cells: &[[Cell; 3]; 3], [row, column]: [usize; 2]) -> Option<Cell> {
    cells.get(row).and_then(|row| row.get(column)).copied()
}

/// The name of a cell's zone on its tile.
fn name(cells: &[[Cell; 3]; 3], place: [usize; 2]) -> Option<String> {
    let (_, letter) = cell(cells, place)?;
    Some(letter.map_or_else(|| format!("s{}{}", place[0], place[1]), |letter| char::from(letter).to_string()))
}

fn pairs(checker: &mut Checker<'_>, tile: &RawTile, cells: &[[Cell; 3]; 3]) {
    let kinds = |pair: &RawPair| pair.cells.map(|place| cell(cells, place).map(|(ground, _)| ground));
    let joins = |pair: &RawPair, one: Ground, two: Ground| {
        let found = kinds(pair);
        found == [Some(one), Some(two)] || found == [Some(two), Some(one)]
    };
    for pair in tile.openings.iter().chain(&tile.stairs).chain(&tile.airlocks) {
        let at = pair.between.span().start;
        let [one, two] = pair.cells;
        if pair.cells.map(|place| name(cells, place)) != pair.between.get_ref().clone().map(Some) {
            checker.wrong(at, "this names other zones than its cells show");
        }
        if one[0].abs_diff(two[0]) + one[1].abs_diff(two[1]) != 1 {
            checker.wrong(at, "the two cells do not touch");
        }
    }
    for stairs in tile.stairs.iter().filter(|stairs| !joins(stairs, Ground::Walkway, Ground::Street)) {
        checker.wrong(stairs.between.span().start, "stairs join a walkway and a street");
    }
    let is_airlock = |place| {
        let zone = name(cells, place).and_then(|name| tile.zones.get(&name));
        zone.is_some_and(|zone| zone.get_ref().special == Some(Special::Airlock))
    };
    for door in &tile.airlocks {
        let outside = joins(door, Ground::Room, Ground::Outdoor);
        if !outside || !door.cells.into_iter().any(is_airlock) {
            checker.wrong(door.between.span().start, "the outer door of an airlock joins it with the outside");
        }
    }
}

/// Tiles of a file by itself.
#[cfg(test)]
pub(crate) fn read(text: &str, grounds: &[Ground], problems: &mut Vec<Problem>) -> Vec<Tile> {
    let raw = toml::from_str(text).unwrap_or_else(|error| panic!("{error}"));
    check(Lines::new("tiles.toml", text), raw, grounds, problems)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: &[Ground] =
        &[Ground::Street, Ground::Room, Ground::Corridor, Ground::Outdoor, Ground::Walkway, Ground::Ruin];

    fn read(text: &str, grounds: &[Ground]) -> (Vec<Tile>, Vec<String>) {
        let mut problems = Vec::new();
        let tiles = super::read(text, grounds, &mut problems);
        (tiles, problems.iter().map(ToString::to_string).collect())
    }

    /// A tile of a space station: a lab, a guard room, a corridor of two cells, an airlock and the outside.
    const STATION: &str = r#"
schema = 1
[[tile]]
id = "5V"
number = 5
side = "V"
cells = [["A", "c", "B"], ["D", "D", "c"], ["s", "C", "o"]]
zones = { B = { special = "security" }, C = { special = "airlock" }, D = { kind = "corridor" } }
openings = [{ between = ["A", "s01"], cells = [[0, 0], [0, 1]] }, { between = ["C", "D"], cells = [[2, 1], [1, 1]] }]
airlocks = [{ between = ["C", "s22"], cells = [[2, 1], [2, 2]] }]
provenance = "reconstructed"
"#;

    /// A tile of a fortress: a rampart with stairs down to the street, a house and a ruin.
    const FORTRESS: &str = r#"
schema = 1
[[tile]]
id = "28R"
number = 28
side = "R"
cells = [["w", "w", "w"], ["s", "s", "A"], ["B", "s", "s"]]
zones = { B = { kind = "ruin" } }
openings = [{ between = ["A", "s22"], cells = [[1, 2], [2, 2]] }, { between = ["B", "s21"], cells = [[2, 0], [2, 1]] }]
stairs = [{ between = ["s01", "s11"], cells = [[0, 1], [1, 1]] }]
objectives = [[1, 2]]
provenance = "reconstructed"
"#;

    #[test]
    fn a_tile_of_a_station_is_read() {
        let (tiles, problems) = read(STATION, EVERY);
        assert_eq!(problems, Vec::<String>::new());
        let corridor = (Ground::Corridor, Some(b'D'));
        assert_eq!(tiles[0].cells[1], [corridor, corridor, (Ground::Corridor, None)]);
        assert_eq!(tiles[0].cells[2][2], (Ground::Outdoor, None));
        assert_eq!(tiles[0].cells[0][0], (Ground::Room, Some(b'A')));
    }

    #[test]
    fn a_tile_of_a_fortress_is_read() {
        let (tiles, problems) = read(FORTRESS, EVERY);
        assert_eq!(problems, Vec::<String>::new());
        assert_eq!(tiles[0].cells[0], [(Ground::Walkway, None); 3]);
        assert_eq!(tiles[0].cells[2][0], (Ground::Ruin, Some(b'B')));
        assert_eq!(tiles[0].openings.len(), 2);
    }

    #[test]
    fn slips_on_a_tile_are_found_all_at_once() {
        let slips = FORTRESS
            .replace("[0, 1], [1, 1]", "[1, 1], [2, 1]")
            .replace("kind = \"ruin\"", "kind = \"ruin\", special = \"oxygen\"")
            .replace("[[1, 2]]", "[[1, 3]]");
        let (_, problems) = read(&slips, EVERY);
        for wrong in ["other zones", "join a walkway", "only a room", "on a cell of the tile"] {
            assert!(problems.iter().any(|problem| problem.contains(wrong)), "{wrong}: {problems:?}");
        }
        assert!(problems.iter().all(|problem| problem.starts_with("tiles.toml:")), "{problems:?}");
    }

    #[test]
    fn an_edition_refuses_kinds_of_zones_it_does_not_have() {
        for text in [STATION, FORTRESS] {
            let (_, problems) = read(text, &[Ground::Street, Ground::Room]);
            assert!(problems.iter().any(|problem| problem.contains("no zones of the kind")), "{problems:?}");
        }
    }
}

//! White Death: walkways with stairs, ladders and falls, ruins, corruption.

use super::*;
use crate::Edition;
use crate::content::raw::Side;
use crate::editions::black_plague::BlackPlagueEdition;

const KNOBS: Knobs = Knobs {
    grounds: &[Ground::Street, Ground::Room, Ground::Walkway, Ground::Ruin],
    sight: SightRule {
        lines: &[(Ground::Street, Line::RunsOn), (Ground::Room, Line::EndsIn), (Ground::Ruin, Line::EndsIn)],
        across: Across::Hidden,
        above: &[Ground::Walkway],
        below: &[Ground::Street, Ground::Ruin],
        range: Range::Borders,
    },
    // Corruption is a street; a building that burnt down is a ruin.
    taint: Some(TaintRule { walls: Walls::BetweenBoth, counts_as: [Ground::Street, Ground::Ruin, Ground::Street] }),
    ..*BlackPlagueEdition::KNOBS
};

const ZOMBIE: Mover = Mover::FALLS;
const ABOMINATION: Mover = Mover::CLIMBS;
const CAULDRON: Mover = Mover::PLAIN;

/// Mission 1, with three tiles of the wall and two that are turned round.
fn fortress() -> Map {
    let tiles = tiles(include_str!("fortress.toml"), &KNOBS);
    let grid: [&[(&str, usize)]; 2] =
        [&[("28R", 0), ("29R", 0), ("34R", 0)], &[("27V", 0), ("31V", 180), ("32R", 180)]];
    lay(&tiles, &grid, &[], &KNOBS)
}

/// The same as its author drew it: B room, r ruin, W walkway, `.` street; ~~ rampart, == stairs, -- and | wall.
const DRAWN: &str = "
+####+####+####+####+####+####+####+####+####+
#.    .    .    .    .    .    .    .    .   #
+~~~~+~~~~+~~~~+~~~~+~~~~+~~~~+~~~~+~~~~+~~~~+
#W    W    W    W    W    W    W    W    W   #
+~~~~+ == +~~~~+----+ == +----+~~~~+----+ == +
#.    .    .   |B    .    r   |.    B    .   #
+----+    +----+----+    +----+----+----+----+
#B    .    r   |r    .    r   |r    .    B   #
+    +    +    +    +    +    +    +    +----+
#B    .    r   |.    .    .    .    .    .   #
+----+    +----+    +    +    +    +    +    +
#r    .    B   |B   |r   |B   |B   |r    r   #
";

#[test]
fn the_board_is_the_one_that_was_drawn() {
    let map = fortress();
    let lines: Vec<Vec<char>> = DRAWN.trim().lines().map(|line| line.chars().collect()).collect();
    let edge = |edge: Edge| match edge {
        Edge::Wall => "wall",
        Edge::Rampart => "rampart",
        Edge::Stairs => "stairs",
        Edge::Free | Edge::Opening | Edge::Door(_) | Edge::Airlock => "open",
    };
    for row in 0..map.rows {
        for column in 0..map.columns {
            let (line, at) = (1 + row * 2, 1 + column * 5);
            let ground = match lines[line][at] {
                'B' => Ground::Room,
                'r' => Ground::Ruin,
                'W' => Ground::Walkway,
                _ => Ground::Street,
            };
            assert_eq!(map.ground(map.at((row, column))), ground, "row {row}, column {column}");
            if column + 1 < map.columns {
                let drawn = if lines[line][at + 4] == '|' { "wall" } else { "open" };
                assert_eq!(edge(map.edge((row, column), Side::E)), drawn, "east of row {row}, column {column}");
            }
            if row + 1 < map.rows {
                let drawn = match lines[line + 1][at + 1] {
                    '-' => "wall",
                    '~' => "rampart",
                    '=' => "stairs",
                    _ => "open",
                };
                assert_eq!(edge(map.edge((row, column), Side::S)), drawn, "south of row {row}, column {column}");
            }
        }
    }
    assert_eq!(map.objectives.len(), 6);
}

#[test]
fn ramparts_are_climbed_and_fallen_from_by_whoever_can() {
    let map = fortress();
    let rest = Terrain::default();
    let (wall, street) = (zone(&map, "28R.s10"), zone(&map, "28R.s20"));
    for (mover, down, up) in [
        (Mover::SURVIVOR, false, false),
        (CAULDRON, false, false),
        (ZOMBIE, true, false),
        (ABOMINATION, true, true),
        (Mover::SURVIVOR.with(Mover::CLIMBS), true, true),
        (Mover::UNBOUND, true, true),
    ] {
        assert_eq!(map.ways(wall, mover, &rest).contains(street), down, "{mover:?} down");
        assert_eq!(map.ways(street, mover, &rest).contains(wall), up, "{mover:?} up");
    }
    // Stairs are for everybody.
    let (top, foot) = (zone(&map, "28R.s11"), zone(&map, "28R.s21"));
    for mover in [Mover::SURVIVOR, CAULDRON, ZOMBIE, ABOMINATION] {
        assert!(map.ways(top, mover, &rest).contains(foot) && map.ways(foot, mover, &rest).contains(top));
    }
    // Nobody falls into a house.
    assert!(!map.ways(zone(&map, "29R.s10"), ZOMBIE, &rest).contains(zone(&map, "29R.A")));
}

#[test]
fn a_ladder_is_for_survivors_only() {
    let map = fortress();
    let (wall, street) = (zone(&map, "28R.s10"), zone(&map, "28R.s20"));
    let terrain = Terrain { laid: [border(&map, "28R.s10", "28R.s20")].into_iter().collect(), ..Terrain::default() };
    for (mover, up) in [(Mover::SURVIVOR, true), (CAULDRON, false), (ZOMBIE, false), (ABOMINATION, true)] {
        assert_eq!(map.ways(street, mover, &terrain).contains(wall), up, "{mover:?}");
    }
    assert_eq!(map.steps_to(wall, Mover::SURVIVOR, &terrain)[street.index()], 1);
    assert!(map.steps_to(wall, ZOMBIE, &terrain)[street.index()] > 1, "round by the stairs");
}

#[test]
fn falls_are_ways_there_and_not_back() {
    let map = fortress();
    let rest = Terrain::default();
    let (wall, outside) = (zone(&map, "28R.s10"), zone(&map, "28R.s00"));
    assert_eq!(map.steps_from(wall, ZOMBIE, &rest)[outside.index()], 1);
    assert_eq!(map.steps_to(outside, ZOMBIE, &rest)[wall.index()], 1);
    // Before the wall there are no stairs: once down, nobody but an Abomination comes back.
    assert_eq!(map.steps_to(wall, ZOMBIE, &rest)[outside.index()], u8::MAX);
    assert_eq!(map.steps_to(wall, ABOMINATION, &rest)[outside.index()], 1);
}

#[test]
fn walkways_see_over_everything_and_never_into_rooms() {
    let map = fortress();
    let rest = Terrain::default();
    let sight = |from: &str, to: &str| sees(&map, from, to, Eyes::PLAIN, &rest);
    // Down the column of 28R.s10: street, rooms of 27V, the ruin at its end.
    assert_eq!(sight("28R.s10", "28R.s20"), Some(1));
    assert_eq!(sight("28R.s10", "27V.A"), None);
    assert_eq!(sight("28R.s10", "27V.E"), Some(4), "a ruin, over two rooms");
    assert_eq!(sight("27V.E", "28R.s10"), Some(4));
    assert_eq!(sight("27V.A", "28R.s10"), None);
    // Along the wall, to its end.
    assert_eq!(sight("28R.s10", "34R.s12"), Some(8));
    // The wall stands between the streets on its sides.
    assert_eq!(sight("28R.s00", "28R.s10"), Some(1));
    assert_eq!(sight("28R.s00", "28R.s20"), None);
    assert_mutual(&map, &rest);
}

#[test]
fn from_a_house_the_next_house_is_not_seen() {
    let map = fortress();
    let rest = Terrain::default();
    // 27V.A, the street 27V.s01, the ruin 27V.B in one row.
    assert_eq!(sees(&map, "27V.A", "27V.s01", Eyes::PLAIN, &rest), Some(1));
    assert_eq!(sees(&map, "27V.A", "27V.B", Eyes::PLAIN, &rest), None);
    assert_eq!(sees(&map, "27V.s01", "27V.B", Eyes::PLAIN, &rest), Some(1));
    // Who sees in ruins as in streets looks on; who sees through walls sees all of the line.
    assert_eq!(sees(&map, "27V.A", "27V.B", Eyes::THROUGH_RUINS, &rest), Some(2));
    let behind = map.at((3, 3));
    assert!(!map.lines(zone(&map, "27V.A"), Eyes::THROUGH_RUINS, &rest).zones().contains(behind), "a wall");
    assert!(map.lines(zone(&map, "27V.A"), Eyes::THROUGH_WALLS, &rest).zones().len() > 12);
}

#[test]
fn between_corrupt_zones_nothing_stands() {
    let map = fortress();
    let rest = Terrain::default();
    let (house, beside) = (zone(&map, "27V.A"), zone(&map, "28R.s20"));
    assert!(!map.ways(house, Mover::SURVIVOR, &rest).contains(beside));
    let one = Terrain { taint: ZoneSet::only(house), ..rest };
    assert!(!map.ways(house, Mover::SURVIVOR, &one).contains(beside), "the wall to a sound zone remains");
    let both = Terrain { taint: [house, beside].into_iter().collect(), ..rest };
    assert!(map.ways(house, Mover::SURVIVOR, &both).contains(beside));
    assert_eq!(sees(&map, "27V.A", "28R.s20", Eyes::PLAIN, &both), Some(1));
    assert_eq!(map.ground_now(house, &both), Ground::Street);
    // The line runs on through what was a house.
    assert_eq!(sees(&map, "28R.s20", "27V.C", Eyes::PLAIN, &both), Some(2));
    assert_mutual(&map, &both);
}

#[test]
fn a_corrupt_walkway_lies_at_street_level() {
    let map = fortress();
    let (wall, street, next) = (zone(&map, "28R.s10"), zone(&map, "28R.s20"), zone(&map, "28R.s11"));
    let terrain = Terrain { taint: ZoneSet::only(wall), ..Terrain::default() };
    assert!(map.ways(wall, Mover::SURVIVOR, &terrain).contains(street));
    assert!(map.ways(street, CAULDRON, &terrain).contains(wall));
    for (mover, down, up) in [(Mover::SURVIVOR, false, false), (ZOMBIE, true, false), (ABOMINATION, true, true)] {
        assert_eq!(map.ways(next, mover, &terrain).contains(wall), down, "{mover:?}");
        assert_eq!(map.ways(wall, mover, &terrain).contains(next), up, "{mover:?}");
    }
    // The streets before and behind see each other through the gap.
    assert_eq!(sees(&map, "28R.s00", "28R.s20", Eyes::PLAIN, &terrain), Some(2));
    // Cleared, it is again what is printed.
    assert!(!map.ways(wall, Mover::SURVIVOR, &Terrain::default()).contains(street));
}

#[test]
fn a_burnt_house_is_a_ruin() {
    let map = fortress();
    let house = zone(&map, "27V.A");
    let burnt = Terrain { turned: ZoneSet::only(house), ..Terrain::default() };
    assert_eq!(map.ground_now(house, &burnt), Ground::Ruin);
    assert_eq!(sees(&map, "28R.s10", "27V.A", Eyes::PLAIN, &burnt), Some(2), "seen from the walkway");
    assert_eq!(map.ways(house, ZOMBIE, &burnt), map.ways(house, ZOMBIE, &Terrain::default()), "passages stay");
    assert_mutual(&map, &burnt);
}

/// WD-M4.6: a building is its rooms and the passages between them.
#[test]
fn a_wall_that_corruption_has_opened_joins_no_two_buildings() {
    let (map, rest) = (fortress(), Terrain::default());
    let beside = |one: &Zone| map.touching(*one).and(map.rooms).minus(map.building(*one, &rest));
    let one = map.rooms.iter().find(|one| !beside(one).is_empty()).expect("two buildings share a wall");
    let both = Terrain { taint: beside(&one).or(ZoneSet::only(one)), ..rest };
    assert!(!map.ways(one, Mover::SURVIVOR, &both).and(beside(&one)).is_empty());
    assert_eq!(map.building(one, &both), map.building(one, &rest));
}

//! The tables say what border by border and cell by cell says, whatever is shut, laid or tainted.

use super::*;
use crate::content::raw::Side;
use crate::digest::{Trace, short};
use crate::editions::{BlackPlague, Invader, WhiteDeath};
use crate::pieces::MAX_ZONES;

/// Numbers that look like chance and are always the same.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

const MOVERS: [Mover; 6] = [Mover::PLAIN, Mover::SURVIVOR, Mover::BREAKS, Mover::UNBOUND, Mover::FALLS, Mover::CLIMBS];

/// Steps along ways asked one by one.
fn slow_steps(map: &Map, from: Zone, mover: Mover, terrain: &Terrain) -> Field {
    let mut steps = [u8::MAX; MAX_ZONES];
    let mut queue = vec![from];
    steps[from.index()] = 0;
    let mut at = 0;
    while let Some(&zone) = queue.get(at) {
        for next in map.ways(zone, mover, terrain).iter() {
            if steps[next.index()] == u8::MAX {
                steps[next.index()] = steps[zone.index()] + 1;
                queue.push(next);
            }
        }
        at += 1;
    }
    steps
}

/// The doors of each mission in many states.
#[test]
fn steps_are_those_of_single_ways() {
    let mut numbers = Numbers(1);
    for mission in &BlackPlague::built_in().missions {
        let map = &mission.map;
        for _ in 0..6 {
            let shut = (0..map.doors.len() as u8).map(Border).filter(|_| numbers.below(3) > 0).collect();
            let terrain = Terrain { shut, ..Terrain::default() };
            for mover in MOVERS {
                for _ in 0..4 {
                    let from = Zone(numbers.below(map.zones.len()) as u8);
                    let slow = slow_steps(map, from, mover, &terrain);
                    assert_eq!(map.steps_from(from, mover, &terrain), slow, "{} {mover:?}", mission.id);
                    for to in every(map) {
                        let back = map.steps_to(to, mover, &terrain)[from.index()];
                        assert_eq!(back, slow[to.index()], "{} {mover:?}", mission.id);
                    }
                }
            }
        }
    }
}

/// The same where zones are tainted, ladders hang and doors or door tokens shut borders of either edition that has them.
#[test]
fn steps_over_changed_ground_are_those_of_single_ways() {
    let mut numbers = Numbers(3);
    let (station, fortress) = (&Invader::built_in().missions, &WhiteDeath::built_in().missions);
    for mission in station.iter().chain(fortress) {
        let map = &mission.map;
        for _ in 0..4 {
            let some = |numbers: &mut Numbers, wanted: &dyn Fn(Edge) -> bool, of: usize| -> BorderSet {
                let all = (0..map.borders.len() as u8).map(Border);
                all.filter(|border| wanted(map.borders[border.index()].edge) && numbers.below(of) == 0).collect()
            };
            let taint = every(map).filter(|_| numbers.below(5) == 0).collect();
            let shut = some(&mut numbers, &|edge| matches!(edge, Edge::Opening | Edge::Door(_)), 3);
            let laid = some(&mut numbers, &|edge| edge == Edge::Rampart, 4);
            let terrain = Terrain { shut, laid, taint, ..Terrain::default() };
            for mover in MOVERS.map(|mover| [mover, mover.with(Mover::LADDERS)]).as_flattened() {
                let from = Zone(numbers.below(map.zones.len()) as u8);
                let slow = slow_steps(map, from, *mover, &terrain);
                assert_eq!(map.steps_from(from, *mover, &terrain), slow, "{} {mover:?}", mission.id);
                for to in every(map) {
                    let there = map.border_by_border(to, *mover, &terrain, Direction::On);
                    assert_eq!(map.ways(to, *mover, &terrain), there, "{} {mover:?}", mission.id);
                    let back = map.steps_to(to, *mover, &terrain)[from.index()];
                    assert_eq!(
                        back,
                        slow[to.index()],
                        "{} {mover:?} to {}",
                        mission.id,
                        map.zones[to.index()].spot.name()
                    );
                }
            }
        }
    }
}

/// A zone beyond the board that is turned changes nothing, but is asked for cell by cell.
#[test]
fn printed_lines_are_those_walked_cell_by_cell() {
    let mut numbers = Numbers(2);
    for mission in &BlackPlague::built_in().missions {
        let map = &mission.map;
        for _ in 0..6 {
            let shut = (0..map.doors.len() as u8).map(Border).filter(|_| numbers.below(3) > 0).collect();
            let terrain = Terrain { shut, ..Terrain::default() };
            let walked = Terrain { turned: every(map).collect(), ..terrain };
            for from in every(map) {
                let (printed, walked) = (map.lines(from, Eyes::PLAIN, &terrain), map.lines(from, Eyes::PLAIN, &walked));
                assert!(matches!((&printed, &walked), (Lines::Printed(..), Lines::Walked(..))));
                assert_eq!(printed.zones(), walked.zones());
                for to in every(map) {
                    assert_eq!(printed.range_to(to), walked.range_to(to));
                }
                for range in 0..9 {
                    assert_eq!(printed.at(|seen| seen == range), walked.at(|seen| seen == range));
                }
            }
            assert_mutual(map, &terrain);
        }
    }
}

/// A second line of another length would leave it open which range counts; on these boards there is none.
#[test]
fn two_zones_of_these_boards_see_each_other_at_one_range() {
    for mission in &BlackPlague::built_in().missions {
        for zone in &mission.map.zones {
            assert!(zone.sights.ranges_agree(), "{}: {}", mission.id, zone.spot.name());
        }
    }
}

#[test]
fn every_edge_between_two_zones_has_a_number_and_doors_have_the_first() {
    for mission in &BlackPlague::built_in().missions {
        let map = &mission.map;
        for (number, door) in map.doors.iter().enumerate() {
            assert_eq!(door.border, Border(number as u8));
            assert_eq!(map.borders[number].edge, Edge::Door(number as u8));
        }
        for (at, zone) in map.cell_zone.iter().enumerate() {
            let cell = (at / map.columns, at % map.columns);
            for side in Side::ALL {
                let Some(next) = map.next_cell(cell, side) else { continue };
                let border = map.border(cell, side);
                assert_eq!(border == Border::NONE, map.at(next) == *zone);
                if border != Border::NONE {
                    let it = &map.borders[border.index()];
                    assert_eq!(it.beyond(*zone), map.at(next));
                    assert_eq!(it.edge, map.edge(cell, side));
                }
            }
        }
    }
}

/// Digests of games without blight and ladders are those of their doors, whatever the ground can do besides.
#[test]
fn what_is_not_on_the_ground_leaves_no_trace() {
    let doors = Terrain { shut: [Border(1), Border(30)].into_iter().collect(), ..Terrain::default() };
    assert_eq!(doors.first_doors(), 1 << 1 | 1 << 30);
    assert!(doors.further().rests());
    let others = [
        Terrain { taint: ZoneSet::only(Zone(3)), ..doors },
        Terrain { turned: ZoneSet::only(Zone(3)), ..doors },
        Terrain { laid: [Border(50)].into_iter().collect(), ..doors },
        Terrain { shut: [Border(1), Border(30), Border(150)].into_iter().collect(), ..doors },
    ];
    let told = |terrain: &Terrain| short(|to| terrain.further().trace(to));
    for (at, one) in others.iter().enumerate() {
        assert_eq!(one.first_doors(), doors.first_doors());
        assert!(!one.further().rests());
        assert!(others[..at].iter().all(|two| told(one) != told(two)), "{at}");
    }
}

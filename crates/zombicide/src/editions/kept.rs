//! What is kept so that it is not worked out again is, at every table random games come to, what would be worked out:
//! tables of ways and of lines, the ways of enemies, an open choice of the team, free Actions, Spawn Zones that are linked.

use crate::actions::Acting;
use crate::board::Board;
use crate::content::map::{Edge, Ground};
use crate::frame::Frame;
use crate::ground::{Border, Direction, Eyes, Mover};
use crate::pieces::{MAX_ZONES, Zone, ZoneSet};
use crate::{Edition, Setup, Zombicide};
use holdout_kernel::{Game, Seed, Table, Tape, Throw};

/// Everybody who walks by these knobs.
fn movers(board: &Board) -> Vec<Mover> {
    let knobs = board.knobs();
    let mut all = knobs.movers.to_vec();
    all.extend([Mover::PLAIN, Mover::SURVIVOR, Mover::SURVIVOR.with(Mover::AIR), Mover::AIR, knobs.imagined]);
    all.extend([Mover::SURVIVOR.with(Mover::CLIMBS), Mover::UNBOUND, Mover::AIR.with(Mover::BREAKS)]);
    all.extend(board.living().map(|hero| board.mover(hero)));
    all.sort_unstable_by_key(|mover| format!("{mover:?}"));
    all.dedup();
    all
}

fn ways_and_lines(board: &Board) -> Option<String> {
    let (map, terrain) = (&board.mission().map, &board.terrain);
    let zones = || (0..map.zones.len() as u8).map(Zone);
    let name = |zone: Zone| board.spot(zone).name();
    for mover in movers(board) {
        let mut tables = [[ZoneSet::EMPTY; MAX_ZONES]; 2];
        for (table, direction) in tables.iter_mut().zip([Direction::On, Direction::Back]) {
            map.all_ways(mover, terrain, direction, table);
        }
        for zone in zones() {
            let [on, back] =
                [Direction::On, Direction::Back].map(|way| map.border_by_border(zone, mover, terrain, way));
            if [map.ways(zone, mover, terrain), tables[0][zone.index()]] != [on; 2] || tables[1][zone.index()] != back {
                return Some(format!("ways of {mover:?} in {}", name(zone)));
            }
        }
        let level = zones().all(|zone| tables[0][zone.index()] == tables[1][zone.index()]);
        if map.is_level && !level {
            return Some(format!("a way of {mover:?} does not lead back"));
        }
    }
    let mut sees = [ZoneSet::EMPTY; MAX_ZONES];
    for from in zones() {
        let (walked, lines) = (map.walked(from, terrain), map.lines(from, Eyes::PLAIN, terrain));
        sees[from.index()] = zones().filter(|to| walked[to.index()].is_some()).collect();
        if zones().any(|to| lines.range_to(to) != walked[to.index()]) || lines.zones() != sees[from.index()] {
            return Some(format!("lines from {}", name(from)));
        }
        for range in 0..12 {
            let at: ZoneSet = zones().filter(|to| walked[to.index()] == Some(range)).collect();
            if lines.at(|seen| seen == range) != at {
                return Some(format!("lines from {} at range {range}", name(from)));
            }
        }
        if !sees[from.index()].minus(map.crossing(from)).is_empty() {
            return Some(format!("{} sees past its lines", name(from)));
        }
    }
    let mut all = zones().flat_map(|one| sees[one.index()].iter().map(move |two| (one, two)));
    let one_way = all.find(|(one, two)| !sees[two.index()].contains(*one));
    one_way.map(|(one, two)| format!("{} sees {}, and is not seen", name(one), name(two)))
}

fn free_actions(board: &Board) -> Option<String> {
    board.living().find_map(|hero| {
        let acting = Acting::of(board, hero);
        let uses = (0..16).map(|bit| 1 << bit).find(|uses| acting.free_slot(*uses) != board.free_slot(hero, *uses));
        let near = acting.neighbours() != board.neighbours(acting.zone) || acting.steps() != board.steps_of(hero);
        (uses.is_some() || near).then(|| format!("what {hero:?} may do: {uses:?}"))
    })
}

fn differs(board: &Board, frames: &[Frame]) -> Option<String> {
    let choice = || match frames.last() {
        Some(Frame::Activation(activation)) if !activation.keeps_its_choice(board) => Some("an open choice".to_owned()),
        _ => None,
    };
    let linked = || crate::parts::mold::is_kept_wrongly(board).then(|| "linked Spawn Zones".to_owned());
    ways_and_lines(board)
        .or_else(|| crate::enemies::paths::differs(board))
        .or_else(|| free_actions(board))
        .or_else(choice)
        .or_else(linked)
}

/// One table in so many is looked at, and every one at which the team chooses a way.
const EVERY: u32 = 9;

/// Plays a game of random answers.
fn play<E: Edition>(mission: &str, players: u8, number: u64)
where
    Zombicide<E>: Game<Content = crate::Content, Setup = Setup, Board = Board, Frame = Frame>,
{
    let content = Zombicide::<E>::built_in();
    let (setup, seed) = (Setup::default_for(content, mission, players), Seed::from_number(number));
    let mut table = Table::<Zombicide<E>>::open(content, &setup, seed, Tape::NONE).expect("it opens");
    let (mut throw, mut legal, mut answers) = (Throw::loose(seed, 1), Vec::new(), 0_u32);
    while !table.is_over() && answers < 3_000 {
        answers += 1;
        let asked = answers.is_multiple_of(EVERY) || matches!(table.frames().last(), Some(Frame::Activation(_)));
        let wrong = if asked { differs(table.board(), table.frames()) } else { None };
        assert!(wrong.is_none(), "{} {mission}, {players} players, seed {number}, answer {answers}: {wrong:?}", E::ID);
        let waiting: Vec<_> = table.waiting_for().iter().collect();
        let seat = *throw.pick(&waiting);
        table.legal(seat, &mut legal);
        table.take_offered(seat, *throw.pick(&legal), Tape::NONE);
    }
}

#[test]
fn nothing_that_is_kept_goes_stale() {
    for mission in 0..11 {
        let (id, players) = (format!("m{mission}"), 1 + mission as u8 % 6);
        play::<crate::BlackPlagueEdition>(&id, players, mission);
        play::<crate::InvaderEdition>(&id, players, mission);
        play::<crate::WhiteDeathEdition>(&id, players, mission);
    }
}

/// A table on which doors, ladders, blight, figures and noise lie anyhow.
fn scrambled<E: Edition>(mission: &str, throw: &mut Throw<'_>) -> Board
where
    Zombicide<E>: Game<Content = crate::Content, Setup = Setup, Board = Board, Frame = Frame>,
{
    let content = Zombicide::<E>::built_in();
    let mut board =
        Setup::default_for(content, mission, 1).board(content).unwrap_or_else(|problems| panic!("{problems:?}"));
    let (map, mut terrain) = (&board.mission().map, board.terrain);
    let [doors, blight, asleep] = [1 + throw.below(6), throw.below(9), 1 + throw.below(3)];
    for (at, info) in map.borders.iter().enumerate() {
        let border = Border(at as u8);
        match info.edge {
            Edge::Door(_) | Edge::Opening if throw.below(doors) == 0 => terrain.shut.insert(border),
            Edge::Airlock if throw.below(4) == 0 => terrain.shut.insert(border),
            Edge::Rampart if throw.below(5) == 0 => terrain.laid.insert(border),
            Edge::Door(_) => terrain.shut.remove(border),
            _ => {}
        }
    }
    let zones = || (0..map.zones.len() as u8).map(Zone);
    for zone in zones().filter(|zone| map.taint.is_some() && map.ground(*zone) != Ground::Outdoor) {
        if throw.below(8) < blight {
            terrain.taint.insert(zone);
        }
        if throw.below(asleep) == 0 && (terrain.taint.contains(zone) || map.ground(zone) == Ground::Room) {
            terrain.turned.insert(zone);
        }
    }
    let count = map.zones.len() as u32;
    board.terrain = terrain;
    for hero in 0..board.team as usize {
        // Two by two, so that what one lends another has.
        let beside = board.heroes[hero - hero % 2].zone;
        let it = &mut board.heroes[hero];
        it.zone = if hero % 2 == 1 { beside } else { Zone(throw.below(count) as u8) };
        it.skills[..3].fill_with(|| 1 + throw.below(content.skills.len() as u32) as u16);
    }
    for _ in 0..12 {
        let (zone, kind) = (Zone(throw.below(count) as u8), throw.below(4) as usize);
        board.zombies[zone.index()][kind] += 1;
        board.crowd.insert(zone);
        board.noise[throw.below(count) as usize] += throw.below(3) as u8;
    }
    board
}

#[test]
fn tables_hold_on_any_ground() {
    let mut throw = Throw::loose(Seed::from_number(14), 1);
    for round in 0..4 {
        for mission in 0..11 {
            let id = format!("m{mission}");
            let boards = [
                scrambled::<crate::BlackPlagueEdition>(&id, &mut throw),
                scrambled::<crate::InvaderEdition>(&id, &mut throw),
                scrambled::<crate::WhiteDeathEdition>(&id, &mut throw),
            ];
            for (edition, board) in boards.iter().enumerate() {
                let wrong = ways_and_lines(board).or_else(|| crate::enemies::paths::differs(board));
                let wrong = wrong.or_else(|| free_actions(board));
                assert!(wrong.is_none(), "edition {edition}, {id}, round {round}: {wrong:?}\n{:?}", board.terrain);
            }
        }
    }
}

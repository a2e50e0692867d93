//! What a team knows in a station: chains of Mold, Machines, air, closed doors, and whom it guards.

use super::aims::{Aims, FAR, Field};
use super::fire;
use super::instinct;
use super::mind::Mind;
use super::tour::strain;
use super::trail;
use holdout_zombicide::content::map::Ground;
use holdout_zombicide::content::raw::Special;
use holdout_zombicide::content::{CardEffect, CardInfo, Want};
use holdout_zombicide::ground::Mover;
use holdout_zombicide::parts::{
    Answer as Own, Want as OwnWant, airlocks, door_tokens, drones, hellfire, machines, mold, samples,
};
use holdout_zombicide::pieces::{Hero, Kind, Mode, Slot, Spot, Zone, ZoneSet};
use holdout_zombicide::{Board, Profile};

/// A chain of Mold by the zones it lacks to link two Spawn Zones; half of it while no Abomination is there.
const CHAIN: [i32; 7] = [20_000, 12_000, 7000, 4000, 2200, 1200, 500];
/// A Machine that can still be driven: the Bot, the Sentry Gun.
const MACHINE: [i32; 2] = [1500, 500];
/// An enemy by its steps to those who may not be reached.
const NEAR_CREW: [i32; 8] = [20_000, 5200, 3000, 1700, 900, 450, 220, 100];
const NEAR_SCIENTIST: [i32; 4] = [9000, 3500, 1300, 450];
const EVACUATED: i32 = 400;
const SAMPLE: i32 = 8000;
/// A Spawn Zone that fire could put out for good.
const NEST: i32 = 8000;
/// Somebody who has no air and will need it, and half a step of his way to it.
const AIRLESS: (i32, i32) = (6000, 150);
/// An airlock that still has to be forced, and a step of the Bot's way to it.
const SECURED: (i32, i32) = (8000, 250);

pub fn in_play(board: &Board) -> bool {
    board.knobs().parts.mold.is_some()
}

fn outdoors(board: &Board, zone: Zone) -> bool {
    board.mission().map.ground(zone) == Ground::Outdoor
}

pub fn open_goals(board: &Board) -> impl Iterator<Item = &'static Want> {
    let goals = board.goals;
    let all = board.mission().goals.iter().enumerate();
    all.filter(move |(at, _)| goals >> at & 1 == 0).map(|(_, goal)| &goal.what)
}

/// Whether everybody must have a tank of the supply.
fn wants_tanks(board: &Board) -> bool {
    open_goals(board).any(|want| matches!(want, Want::Part(OwnWant::Airlocks(_))))
}

/// How many must go out, if the mission leads there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Out {
    Nobody,
    Somebody,
    Everybody,
}

fn must_go_out(board: &Board) -> Out {
    let mission = board.mission();
    let leaves = open_goals(board).any(|want| *want == Want::Escape);
    if wants_tanks(board) || leaves && mission.exit.is_some_and(|zone| outdoors(board, zone)) {
        return Out::Everybody;
    }
    let left = mission.objectives.iter().enumerate().filter(|(at, _)| (board.taken | board.gone) >> at & 1 == 0);
    let mut left = left.map(|(_, zone)| *zone);
    if left.any(|zone| outdoors(board, zone)) { Out::Somebody } else { Out::Nobody }
}

/// Whether somebody wears the air the mission asks of him.
fn has_air(board: &Board, hero: Hero) -> bool {
    let Some(slot) = board.worn(hero, CardEffect::Oxygen) else { return false };
    if !wants_tanks(board) {
        return true;
    }
    let cards = &board.hero(hero).cards;
    [slot, Slot::BODY_2].into_iter().any(|slot| {
        let card = cards[slot.index()];
        board.content().is(card, CardEffect::Oxygen) && board.content().card(card).in_supply > 0
    })
}

fn lacks_air(board: &Board, hero: Hero) -> bool {
    match must_go_out(board) {
        Out::Nobody => false,
        Out::Somebody => !board.living().any(|one| has_air(board, one)),
        Out::Everybody => !has_air(board, hero),
    }
}

/// What a tank is worth to its bearer.
pub fn tank(board: &Board) -> i32 {
    match must_go_out(board) {
        Out::Nobody => 2,
        Out::Somebody => 60,
        Out::Everybody => 150,
    }
}

/// What a card of ammunition is worth.
pub fn ammunition(board: &Board, info: &CardInfo) -> i32 {
    if !info.is_ammo {
        return 0;
    }
    match fire::feeds(board, info) {
        true if fire::wanted(board) => 200,
        true => 50,
        false => 16,
    }
}

/// What lies where it works: air, plates and lamps on the body, a flamethrower with something to burn.
pub fn worn(board: &Board, hero: Hero) -> i32 {
    if !in_play(board) {
        return 0;
    }
    let body = [Slot::BODY, Slot::BODY_2].map(|slot| board.hero(hero).cards[slot.index()]);
    let is_worn = |deed: CardEffect| body.iter().any(|card| board.content().is(*card, deed));
    let mut sum = 0;
    if is_worn(CardEffect::Oxygen) {
        sum += if has_air(board, hero) { tank(board) * 3 } else { 5 };
    }
    if is_worn(CardEffect::Ablative) {
        sum += 160;
    }
    if is_worn(CardEffect::Searchlight) {
        sum += 40;
    }
    let burns = [Slot(0), Slot(1)].into_iter().any(|slot| {
        board.content().is(board.hero(hero).cards[slot.index()], CardEffect::Flamethrower)
            && board.attached(hero, slot).next().is_some()
    });
    sum + if burns { 420 } else { 0 } + fire::ready(board, hero, burns)
}

/// What the aims of a station depend on besides the ground.
pub fn key(board: &Board) -> u32 {
    if !in_play(board) {
        return 0;
    }
    let air = board.living().fold(0, |bits, hero| bits | u32::from(board.worn(hero, CardEffect::Oxygen).is_some()));
    let fire = u32::from(fire::is_there(board));
    let scientists = board.parts.scientists.zones.iter().fold(0, |key, zone| key * 128 + u32::from(zone.0 & 127));
    scientists << 9
        | air
        | fire << 1
        | u32::from(board.parts.crew.left > 0) << 2
        | u32::from(board.parts.samples.taken) << 3
}

/// Whether an airlock leads from one zone to another for whoever has air.
pub fn passes(board: &Board, _: Zone, to: Zone, shut: bool) -> bool {
    let air = !outdoors(board, to) || board.living().any(|hero| board.worn(hero, CardEffect::Oxygen).is_some());
    air && !shut
}

/// Rooms soldiers may search.
pub fn open_to_soldiers(board: &Board, rooms: ZoneSet) -> ZoneSet {
    if !in_play(board) {
        return rooms;
    }
    rooms.iter().filter(|zone| board.mission().map.zones[zone.index()].special == Some(Special::Security)).collect()
}

/// Spawn Zones from which enemies come and which fire puts out for good.
fn burnable(board: &Board) -> ZoneSet {
    let removes = board.mission().parts.hellfire.removes;
    let active = board.active_tokens().map(|(_, token)| token.zone);
    active.filter(|zone| removes.contains(*zone) && !outdoors(board, *zone)).collect()
}

/// Where a goal of the station leads.
pub fn aim(board: &Board, want: &OwnWant, places: &mut ZoneSet, lacks: &mut bool) {
    match want {
        OwnWant::Crew(_) => board.mission().exit.into_iter().for_each(|exit| places.insert(exit)),
        // Those who walk alone are met, and nobody leaves before them.
        OwnWant::Scientists(_) => {
            let there = board.parts.scientists.zones.into_iter().filter(|zone| *zone != Zone::NONE);
            *places = places.or(there.collect());
        }
        OwnWant::Hellfire(_) => *lacks |= !fire::is_there(board),
        _ => {}
    }
}

/// Rooms with tanks, if somebody needs one; Spawn Zones, if a sample of one is wanted.
pub fn fields(board: &Board) -> [Option<Field>; 2] {
    if !in_play(board) {
        return [None, None];
    }
    let map = &board.mission().map;
    let rooms: ZoneSet = (0..map.zones.len() as u8)
        .map(Zone)
        .filter(|zone| map.zones[zone.index()].special == Some(Special::Oxygen))
        .collect();
    let air = must_go_out(board) != Out::Nobody;
    let sample = open_goals(board).any(|want| matches!(want, Want::Part(OwnWant::Samples(_))));
    let sample = sample && board.parts.samples.taken & MOLD_SAMPLE == 0;
    let nests = board.tokens.iter().map(|token| token.zone).filter(|zone| *zone != Zone::NONE).collect();
    let way = |wanted: bool, zones: ZoneSet| wanted.then(|| Aims::field(board, zones));
    [way(air, rooms.minus(board.terrain.taint)), way(sample, nests)]
}

const MOLD_SAMPLE: u8 = 1 << 4;

/// Where all go once everything else is done.
pub fn last(board: &Board) -> Option<Zone> {
    board.mission().exit.filter(|_| in_play(board) && open_goals(board).any(|want| *want == Want::Escape))
}

/// What the way to the last place costs: whoever is far behind costs most.
pub fn behind(board: &Board, way: &Field) -> i32 {
    board.living().map(|hero| strain(way[board.hero(hero).zone.index()])).sum()
}

/// Whether somebody who is armed has better things to do than search: to go where the mission leads.
pub fn hurries(mind: &mut Mind, board: &Board, hero: Hero) -> bool {
    let kit = mind.kit(board, hero);
    let aims = mind.aims();
    in_play(board) && !aims.lacks && kit.worth() >= 90 && aims.nearest[board.hero(hero).zone.index()] < FAR
}

/// What a goal and an objective are worth that are reached: more than the way to what comes next.
pub fn milestones(board: &Board, way: i32) -> Option<(i32, i32)> {
    if !in_play(board) {
        return None;
    }
    // Whatever lies face down may be what is looked for.
    let mission = board.mission();
    let hidden = &mission.colours[..mission.pool];
    let looks = mission.goals.iter().any(|goal| match goal.what {
        Want::Objectives => true,
        Want::ObjectivesOf(colour) => hidden.contains(&colour),
        _ => false,
    });
    Some((way * 200, if looks { way * 80 } else { way * 4 }))
}

/// What a position in a station is worth besides.
pub fn worth(mind: &mut Mind, board: &Board) -> i32 {
    if !in_play(board) {
        return 0;
    }
    let mut sum = 0;
    let left = mold::until_linked(board).map_or(CHAIN.len(), usize::from);
    let grows = board.content().boss().is_some_and(|boss| board.on_board(boss) > 0);
    sum -= CHAIN.get(left).copied().unwrap_or(0) / if grows { 1 } else { 2 };
    sum -= trail::threat(mind, board);
    for (zone, worth) in board.parts.machines.zones.iter().zip(MACHINE) {
        sum += if *zone == Zone::NONE { 0 } else { worth };
    }
    sum -= secured(board);
    sum += fire::progress(mind, board);
    if mind.plans_tours() {
        sum -= burnable(board).len() as i32 * NEST;
    }
    if board.parts.crew.left > 0
        && let Some(exit) = board.mission().exit
    {
        let steps = *mind.steps_of_enemies(board, exit);
        sum -= coming(board, &NEAR_CREW, &steps);
        sum += i32::from(board.mission().parts.crew.tokens - board.parts.crew.left) * EVACUATED;
    }
    for zone in board.parts.scientists.zones.into_iter().filter(|zone| *zone != Zone::NONE) {
        let steps = *mind.steps_of_enemies(board, zone);
        sum -= coming(board, &NEAR_SCIENTIST, &steps);
        let exit = board.mission().exit.map_or(FAR, |exit| mind.way(board, exit)[zone.index()]);
        sum -= i32::from(exit) * 60;
    }
    sum += i32::from(board.parts.samples.taken.count_ones() as u8) * SAMPLE;
    let aims = mind.aims();
    if let Some(air) = &aims.air {
        let lacking = board.living().filter(|hero| lacks_air(board, *hero));
        let cost = |hero: Hero| AIRLESS.0 + i32::from(air[board.hero(hero).zone.index()]) * AIRLESS.1;
        // Where one is enough, the nearest fetches it.
        sum -= match must_go_out(board) {
            Out::Everybody => lacking.map(cost).sum::<i32>(),
            Out::Somebody | Out::Nobody => lacking.map(cost).min().unwrap_or(0),
        };
    }
    if let Some(nests) = &aims.nests {
        sum -= board.living().map(|hero| i32::from(nests[board.hero(hero).zone.index()])).min().unwrap_or(0) * 120;
    }
    sum
}

/// What enemies on their way to somebody cost, by their steps.
fn coming(board: &Board, costs: &[i32], steps: &[u8]) -> i32 {
    let cost = |zone: Zone| {
        let each = costs.get(usize::from(steps[zone.index()])).copied().unwrap_or(0);
        let counts = board.zombies[zone.index()];
        let runners = i32::from(counts[Kind::Runner.index()]);
        each * (i32::from(board.zombies_in(zone)) + runners / 2)
    };
    board.crowd.iter().map(cost).sum()
}

/// What it still costs to force the airlock of the mission.
fn secured(board: &Board) -> i32 {
    let Some(ends) = secured_ends(board) else { return 0 };
    let bot = board.parts.machines.zones[0];
    if bot == Zone::NONE {
        return SECURED.0;
    }
    let steps = board.steps_from(bot, Mover::AIR);
    let way = ends.iter().map(|zone| i32::from(steps[zone.index()]).min(20)).min().unwrap_or(0);
    SECURED.0 + way * SECURED.1
}

fn secured_ends(board: &Board) -> Option<ZoneSet> {
    let border = holdout_zombicide::ground::Border(board.mission().parts.machines.secured?);
    let info = &board.mission().map.borders[border.index()];
    board.is_shut(border).then(|| [info.a, info.b].into_iter().collect())
}

/// What comes to mind about an answer of the station's own.
pub fn urge(mind: &mut Mind, board: &Board, hero: Hero, answer: Own) -> i32 {
    let it = board.hero(hero);
    let at = |spot: Spot| board.at(spot);
    match answer {
        Own::Machines(machines::Answer::Fire { machine, mode, zone, focus }) => {
            fire(board, hero, machine, mode, at(zone), focus)
        }
        Own::Machines(machines::Answer::Force) => 900,
        Own::Machines(machines::Answer::Drive { machine, zone }) => {
            let (from, to) = (board.parts.machines.zones[machine.index()], at(zone));
            if let Some(ends) = secured_ends(board) {
                let steps = ends.first().map(|end| board.steps_to(end, Mover::AIR));
                let nearer = steps.is_some_and(|steps| steps[to.index()] < steps[from.index()]);
                return if nearer && board.is_clear(to) { 70 } else { -100 };
            }
            let meets = board.zombies_in(to) > 0 && board.zombies_in(to) <= 2 && board.zombies_in(from) == 0;
            if meets && it.actions >= 2 { 65 } else { -100 }
        }
        Own::DoorTokens(door_tokens::Answer::OpenDoor { zone, .. }) => {
            let aims = mind.aims();
            let nearer = aims.nearest[at(zone).index()] < aims.nearest[it.zone.index()];
            if nearer && it.actions > 0 { 62 } else { -10 }
        }
        Own::Hellfire(hellfire::Answer::Hellfire { zone, .. }) => {
            let zone = at(zone);
            if spares(board, zone) {
                return -2000;
            }
            let prey = mind.aims().prey.as_ref().is_some_and(|field| field[zone.index()] == 0);
            let boss = i32::from(board.zombies[zone.index()][Kind::Abomination.index()]) * 400;
            if prey {
                900
            } else if fire::wanted(board) {
                boss - 250
            } else {
                i32::from(board.zombies_in(zone)) * 100 + boss - 150
            }
        }
        Own::Airlocks(airlocks::Answer::TakeTank) => {
            if lacks_air(board, hero) {
                700
            } else {
                -50
            }
        }
        Own::Samples(samples::Answer::SampleMold) => 850,
        _ => -100,
    }
}

/// Whether fire must not come to a zone: people, what the mission needs.
fn spares(board: &Board, zone: Zone) -> bool {
    let people = board.living_in(zone).next().is_some() || board.parts.scientists.zones.contains(&zone);
    let section = &board.mission().parts.machines;
    let needed = (0..2).any(|at| board.parts.machines.zones[at] == zone && section.needed >> at & 1 == 1);
    let objectives = board.mission().objectives.iter().enumerate();
    let wanted = objectives.filter(|(at, _)| (board.taken | board.gone) >> at & 1 == 0).any(|(_, at)| *at == zone);
    people || needed || wanted
}

fn fire(board: &Board, hero: Hero, machine: machines::Machine, mode: Mode, zone: Zone, focus: Option<Kind>) -> i32 {
    let info = board.content().machines.get(machine.index()).and_then(|info| info.arms[mode.index()]);
    let Some(weapon) = info else { return -100 };
    let others = board.living_in(zone).any(|other| other != hero) || board.parts.scientists.zones.contains(&zone);
    if mode != Mode::Melee && others {
        return -100;
    }
    let profile = Profile {
        mode,
        dice: weapon.dice,
        least: weapon.accuracy,
        damage: weapon.damage,
        aims: mode == Mode::Melee,
        ..Profile::default()
    };
    let base = if board.living_in(zone).next().is_some() { 310 } else { 200 };
    if let Some(kind) = focus {
        return instinct::concentrated(board, &profile, kind, base);
    }
    let kills = i32::from(profile.killable(board, zone));
    if kills == 0 {
        return -100;
    }
    base + (i32::from(weapon.dice) * i32::from(7 - weapon.accuracy)).min(kills * 6)
}

/// Whether an answer of the station's own can be any good.
pub fn sensible(board: &Board, hero: Hero, answer: Own) -> bool {
    match answer {
        Own::Machines(machines::Answer::Fire { machine, mode, zone, focus }) => {
            fire(board, hero, machine, mode, board.at(zone), focus) > 0
        }
        // A door is closed before somebody.
        Own::DoorTokens(door_tokens::Answer::CloseDoor { zone, .. }) => {
            let beyond = board.at(zone);
            let near = board.neighbours(beyond).or(ZoneSet::only(beyond));
            let far = near.iter().fold(near, |far, zone| far.or(board.neighbours(zone)));
            let own = ZoneSet::only(board.hero(hero).zone);
            !far.minus(own).and(board.crowd).is_empty() && board.living_in(beyond).next().is_none()
        }
        Own::Hellfire(hellfire::Answer::Hellfire { zone, .. }) => {
            let zone = board.at(zone);
            let nest = board.tokens.iter().any(|token| token.zone == zone);
            !spares(board, zone) && (board.zombies_in(zone) > 0 || nest || mold::awake(board).contains(zone))
        }
        Own::Airlocks(airlocks::Answer::TakeTank) => lacks_air(board, hero),
        Own::Drones(drones::Answer::Drone) => false,
        _ => true,
    }
}

/// Whether others must leave before a Survivor does.
pub fn waits(board: &Board) -> bool {
    in_play(board) && board.parts.scientists.zones.iter().any(|zone| *zone != Zone::NONE)
}

/// Whether an answer leaves the Turn open to go on in several ways.
pub fn goes_on(answer: Own) -> bool {
    matches!(
        answer,
        Own::Machines(machines::Answer::Fire { .. } | machines::Answer::Drive { .. } | machines::Answer::Force)
            | Own::DoorTokens(_)
            | Own::Airlocks(_)
            | Own::Samples(_)
    )
}

/// The zone an answer brings a Survivor to, or nearer to.
pub fn leads_to(board: &Board, answer: Own) -> Option<Zone> {
    match answer {
        Own::Machines(machines::Answer::Escort { zone })
        | Own::DoorTokens(door_tokens::Answer::OpenDoor { zone, .. }) => Some(board.at(zone)),
        _ => None,
    }
}

/// Whether a Machine or a scientist takes what is dealt out: a Machine that is lost anyway takes it all.
pub fn bears(board: &Board, ally: Hero, given: i32) -> i32 {
    let number = ally.as_ally().unwrap_or_default();
    let needed =
        board.mission().parts.machines.needed >> number & 1 == 1 || number == 0 && secured_ends(board).is_some();
    if number >= 2 || needed {
        return -1500;
    }
    if given > 0 { 1000 } else { 120 }
}

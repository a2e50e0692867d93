//! Guards and Cauldrons: how they are ordered about, whom they strike, when they are in danger and where they are wanted.

use super::aims::FAR;
use super::fortress::{BAND, beacon, defilers, guards_must_leave, no_guard_may_die};
use super::mind::Mind;
use super::peril::Peril;
use super::quests::{musters, walls};
use holdout_zombicide::content::map::Ground;
use holdout_zombicide::parts::garrison;
use holdout_zombicide::pieces::{Hero, Kind, Mode, Zone, ZoneSet};
use holdout_zombicide::{Board, Profile};

/// A Guard who lives, and a tenth of a Wound he is to expect where none of them may die.
const GUARD: i32 = 260;
const GUARD_HIT: i32 = 130;
/// A Guard who has left, and half a step of one on his way out.
const GUARD_OUT: i32 = 900;
const GUARD_WAY: i32 = 22;
/// What comes to mind of pushing a Cauldron to where it can be poured.
const PUSH: i32 = 160;

/// What the Guards are worth where they stand.
pub fn worth(mind: &mut Mind, board: &Board) -> i32 {
    let zones = board.guarded();
    if zones.is_empty() {
        return i32::from(board.parts.garrison.escaped) * GUARD_OUT;
    }
    let mut sum = i32::from(board.parts.garrison.escaped) * GUARD_OUT;
    let peril = no_guard_may_die(board).then(|| Peril::of(board));
    let exit = board.mission().exit.filter(|_| guards_must_leave(board));
    for zone in zones.iter() {
        let count = i32::from(board.guards_in(zone));
        sum += count * GUARD;
        if let Some(peril) = &peril {
            sum -= peril.raw(zone).min(60) * GUARD_HIT;
        }
        if let Some(exit) = exit {
            sum -= i32::from(mind.way(board, exit)[zone.index()].min(FAR)) * count * GUARD_WAY;
        }
    }
    sum
}

/// Wounds that Guards of a zone take in place of Heroes.
pub fn spare(board: &Board, zone: Zone) -> i32 {
    if no_guard_may_die(board) { 0 } else { i32::from(board.guards_in(zone)) }
}

/// Kills to expect of the Guards of a zone, in hundredths, if some of the team give them orders.
pub fn power(board: &Board, zone: Zone) -> i32 {
    i32::from(board.guards_in(zone)) * 100
}

/// What Guards take part with.
fn profile(board: &Board, mode: Mode, count: u8) -> Option<Profile> {
    let weapon = board.content().guards.arms[mode.index()]?;
    let dice = weapon.dice * count;
    let (least, damage) = (weapon.accuracy, weapon.damage);
    Some(Profile { mode, dice, least, damage, aims: mode == Mode::Melee, ..Profile::default() })
}

/// What comes to mind about Guards and Cauldrons; `from` is the zone whose Guards get an order.
pub fn order(mind: &mut Mind, board: &Board, hero: Hero, from: Option<Zone>, answer: garrison::Answer) -> i32 {
    use garrison::Answer as To;
    match (answer, from) {
        (To::Order { zone }, _) => best_order(mind, board, hero, board.at(zone)) - 5,
        (To::Bring { count }, _) => i32::from(count),
        (To::PourCauldron { zone }, _) => pour(board, board.at(zone)),
        (To::PushCauldron { zone }, _) if brings(board, board.hero(hero).zone, board.at(zone)) => PUSH,
        (To::PushCauldron { .. }, _) | (_, None) => -100,
        (To::Push { to, count: None }, Some(from)) if brings(board, from, board.at(to)) => PUSH,
        (To::Move { to, count: None }, Some(from)) => march(mind, board, from, board.at(to)),
        (To::Melee { count: None }, Some(from)) => strike(board, hero, Mode::Melee, from, from),
        (To::Ranged { to, count: None }, Some(from)) => strike(board, hero, Mode::Ranged, from, board.at(to)),
        (To::Pour { to, count: None }, Some(_)) => pour(board, board.at(to)),
        (_, Some(_)) => -100,
    }
}

/// Whether an order or a Cauldron can be any good.
pub fn sensible(mind: &mut Mind, board: &Board, hero: Hero, answer: garrison::Answer) -> bool {
    use garrison::Answer as To;
    match answer {
        To::Order { zone } => best_order(mind, board, hero, board.at(zone)) > 0,
        To::PourCauldron { zone } => pour(board, board.at(zone)) > 0,
        To::PushCauldron { zone } => brings(board, board.hero(hero).zone, board.at(zone)),
        // How many go is worth a thought only where a part of them is enough.
        To::Move { count, .. } | To::Push { count, .. } | To::Ranged { count, .. } | To::Melee { count } => {
            count.is_none()
        }
        To::Pour { to, count } => count.is_none() && pour(board, board.at(to)) > 0,
        To::Shove { .. } | To::Bring { .. } => true,
    }
}

fn best_order(mind: &mut Mind, board: &Board, hero: Hero, zone: Zone) -> i32 {
    let mut best = strike(board, hero, Mode::Melee, zone, zone);
    for to in board.seen_from(zone).and(board.crowd).iter() {
        best = best.max(strike(board, hero, Mode::Ranged, zone, to));
    }
    if board.parts.garrison.cauldrons.contains(&zone) && board.guards_in(zone) >= 3 {
        let over = board.mission().map.touching(zone).and(board.crowd);
        best = best.max(over.iter().map(|zone| pour(board, zone)).max().unwrap_or(-100));
        if board.neighbours(zone).iter().any(|to| brings(board, zone, to)) {
            best = best.max(PUSH);
        }
    }
    for to in board.neighbours(zone).iter() {
        best = best.max(march(mind, board, zone, to));
    }
    best
}

fn strike(board: &Board, hero: Hero, mode: Mode, from: Zone, to: Zone) -> i32 {
    if board.is_clear(to) {
        return -100;
    }
    let Some(profile) = profile(board, mode, board.guards_in(from)) else { return -100 };
    if mode != Mode::Melee {
        let weapon = board.content().guards.arms[mode.index()];
        let range = board.range(from, to);
        let reaches = weapon.zip(range).is_some_and(|(weapon, range)| (weapon.least..=weapon.most).contains(&range));
        let friends = board.living_in(to).any(|other| other != hero) || board.guards_in(to) > 0;
        if !reaches || friends || board.hero(hero).zone == to {
            return -100;
        }
    }
    let kills = i32::from(profile.killable(board, to));
    if kills == 0 {
        return -100;
    }
    let hunted = i32::from(defilers(board).contains(to)) * 60;
    let base = hunted + if mode == Mode::Melee { 270 } else { 175 };
    base + (i32::from(profile.dice) * 3).min(kills * 6)
}

/// What pouring from a zone could bring.
fn over(board: &Board, zone: Zone) -> i32 {
    if board.ground(zone) != Ground::Walkway {
        return -100;
    }
    let below = board.mission().map.touching(zone).and(board.crowd);
    let below = below.iter().filter(|zone| board.ground(*zone) != Ground::Walkway);
    below.map(|zone| pour(board, zone)).max().unwrap_or(-100)
}

/// Whether a Cauldron stands better in the next zone.
fn brings(board: &Board, from: Zone, to: Zone) -> bool {
    board.is_clear(to) && over(board, to) > over(board, from).max(0)
}

/// Everybody in the zone dies.
fn pour(board: &Board, zone: Zone) -> i32 {
    let people = board.living_in(zone).next().is_some() || board.guards_in(zone) > 0;
    if people || beacon(board) == zone && board.mission().parts.corruption.walks {
        return -2000;
    }
    let counts = board.zombies[zone.index()];
    let mighty = i32::from(counts[Kind::Abomination.index()]) * 500 + i32::from(counts[Kind::Fatty.index()]) * 40;
    i32::from(board.zombies_in(zone)) * 90 + mighty - 200
}

/// Guards go out of danger, or where the mission wants them.
fn march(mind: &mut Mind, board: &Board, from: Zone, to: Zone) -> i32 {
    if board.parts.corruption.beacon == from && board.mission().parts.corruption.carried {
        return -100;
    }
    // Guards who may die go and strike down whoever corrupts.
    let hunted = defilers(board);
    let sent = !no_guard_may_die(board) && !hunted.is_empty() && board.guards_in(from) >= BAND;
    if sent && board.is_clear(from) && (board.is_clear(to) || hunted.contains(to)) {
        let way = |mind: &mut Mind, zone: Zone| {
            hunted.iter().map(|to| i32::from(mind.way(board, to)[zone.index()])).min().unwrap_or(0)
        };
        let gain = way(mind, from) - way(mind, to);
        let few = board.zombies_in(to) <= board.guards_in(from);
        if gain > 0 && few {
            return 140 + gain + i32::from(hunted.contains(to)) * 60;
        }
    }
    if !board.is_clear(to) {
        return -100;
    }
    let peril = mind.peril(board);
    let (here, there) = (peril.raw(from), peril.raw(to));
    if no_guard_may_die(board) && here > 0 && there < here {
        return 230 + (here - there).min(60);
    }
    if there > here {
        return -100;
    }
    let wanted = if guards_must_leave(board) {
        board.mission().exit.map(ZoneSet::only)
    } else if musters(board) {
        Some(walls(board))
    } else {
        None
    };
    let Some(wanted) = wanted else { return -100 };
    let way = |mind: &mut Mind, zone: Zone| {
        wanted.iter().map(|to| i32::from(mind.way(board, to)[zone.index()])).min().unwrap_or(0)
    };
    let gain = way(mind, from) - way(mind, to);
    if gain > 0 { 120 + gain } else { -100 }
}

/// Whether Guards or the Beacon take what is dealt out.
pub fn bears(board: &Board, ally: Hero, given: i32) -> i32 {
    let number = ally.as_ally().unwrap_or_default();
    if number == BEACON || no_guard_may_die(board) {
        return -1500 - given;
    }
    // Better a Guard than a Wound of anybody's.
    450
}

/// The Beacon's number among the allies.
const BEACON: usize = 5;

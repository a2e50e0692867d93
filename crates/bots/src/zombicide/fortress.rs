//! What a team knows in a fortress: the way of Corruption to the Beacon, ladders and walls, and what single missions ask
//! there. Guards and Cauldrons are in `garrison.rs`, tokens, flasks and fires in `quests.rs`.

use super::aims::{Aims, FAR, Field};
use super::garrison;
use super::mind::Mind;
use super::quests::{banished, fires, flasks, held, musters, prey, progress, walls};
use holdout_zombicide::Board;
use holdout_zombicide::content::{CardEffect, Want};
use holdout_zombicide::ground::Mover;
use holdout_zombicide::parts::{Answer as Own, Want as OwnWant, corruption, feats, quests, ramparts};
use holdout_zombicide::pieces::{Hero, Keepsake, Mode, Zone, ZoneSet};

/// Corruption on its way, by the steps it still has to the Beacon; the last is the end.
const ON_ITS_WAY: [i32; 10] = [30_000, 20_000, 12_000, 8000, 6000, 4800, 3800, 3000, 2400, 2000];
/// A spawn token, from which the next Defiler may come, by the same steps.
const LURKING: [i32; 8] = [9000, 5000, 3000, 1800, 1100, 600, 300, 100];
/// A half step of whoever is nearest to where the Defiler can be struck from, and the range that is thought of.
const HUNT: i32 = 60;
const SHOT: u8 = 2;
/// Half Actions for each enemy who draws the shots, and for Guards who must be told to; and how many of them can do it.
const SHIELD: i32 = 3;
const SENT: i32 = 3;
pub(super) const BAND: u8 = 2;
/// A zone of Corruption, where a Siege lets enemies out.
const TAINT: i32 = 140;
/// A Vault weapon the team has got.
const VAULT: i32 = 1500;
/// A card of a pile that bars an objective.
const PILED: i32 = 90;
/// A half step of the Beacon to where the mission wants it.
const BEACON_WAY: i32 = 200;
/// Half steps a team goes before a Beacon that walks, and what one of a ladder costs to where it is needed.
const AHEAD: u16 = 4;
const LADDER_WAY: i32 = 60;
/// Half Actions to take a ladder and hang it.
pub const HANGING: u16 = 4;
/// A way that is barred while nobody has a ladder, and while somebody has.
const BARRED: (i32, i32) = (2600, 1500);

pub fn in_play(board: &Board) -> bool {
    board.knobs().parts.corruption.is_some()
}

pub(super) fn open_goals(board: &Board) -> impl Iterator<Item = &'static Want> + Clone {
    let goals = board.goals;
    let all = board.mission().goals.iter().enumerate();
    all.filter(move |(at, goal)| goals >> at & 1 == 0 && goal.after & !goals == 0).map(|(_, goal)| &goal.what)
}

/// Where the Beacon lies, walks or is carried.
pub(super) fn beacon(board: &Board) -> Zone {
    let lies = board.parts.corruption.beacon;
    if lies == Zone::NONE { bearer(board).map_or(Zone::NONE, |hero| board.hero(hero).zone) } else { lies }
}

fn bearer(board: &Board) -> Option<Hero> {
    board.living().find(|hero| board.hero(*hero).kept[Keepsake::Beacon.index()] > 0)
}

pub(super) fn kept(board: &Board, what: Keepsake) -> u8 {
    board.living().map(|hero| board.hero(hero).kept[what.index()]).sum()
}

/// Where a mission wants the Beacon.
fn beacon_goal(board: &Board) -> Option<Zone> {
    open_goals(board).find_map(|want| match want {
        Want::Part(OwnWant::Corruption(corruption::Want::Beacon { zone, .. })) => Some(*zone),
        _ => None,
    })
}

pub(super) fn guards_must_leave(board: &Board) -> bool {
    board.mission().goals.iter().any(|goal| matches!(goal.what, Want::Part(OwnWant::Garrison(_))))
}

pub(super) fn no_guard_may_die(board: &Board) -> bool {
    board.mission().parts.garrison.killed_loses
}

/// Those who corrupt.
pub(super) fn defilers(board: &Board) -> ZoneSet {
    let it = &board.parts.corruption;
    [it.defiler, it.further].into_iter().filter(|zone| *zone != Zone::NONE).collect()
}

/// What the aims of a fortress depend on besides the ground.
pub fn key(board: &Board) -> u64 {
    if !in_play(board) {
        return 0;
    }
    let it = &board.parts.corruption;
    let mut key = 0_u64;
    let mut mix = |value: u64| key = (key ^ value).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23);
    mix(u64::from(it.defiler.0) | u64::from(it.further.0) << 8 | u64::from(beacon(board).0) << 16);
    board.parts.spoils.lying.iter().for_each(|zone| mix(u64::from(zone.0)));
    board.parts.quests.left.iter().for_each(|left| mix(u64::from(*left > 0)));
    board.active_tokens().for_each(|(at, token)| mix(at as u64 | u64::from(token.zone.0) << 8));
    for what in Keepsake::ALL {
        mix(u64::from(kept(board, what)));
    }
    mix(flasks(board).map_or(0, |(_, held, _)| u64::from(held)));
    key << 8
}

/// Ladders that lie about.
pub fn ladders(board: &Board) -> ZoneSet {
    board.parts.ramparts.lying.into_iter().filter(|zone| *zone != Zone::NONE).collect()
}

/// Whether somebody has a ladder or could fetch one.
pub fn has_ladders(board: &Board) -> bool {
    in_play(board) && (kept(board, Keepsake::Ladder) > 0 || !ladders(board).is_empty())
}

/// Whether a wall stands between the team and a place it must go to.
pub fn barred(board: &Board, places: ZoneSet) -> bool {
    in_play(board)
        && places.iter().chain(beacon_goal(board)).any(|zone| {
            let field = Aims::over(board, ZoneSet::only(zone), false);
            board.living().all(|hero| field[board.hero(hero).zone.index()] >= FAR)
        })
}

/// Where everybody is drawn, whatever the mission wants: to what lies about.
pub fn places(board: &Board) -> ZoneSet {
    if !in_play(board) {
        return ZoneSet::EMPTY;
    }
    board.parts.spoils.lying.into_iter().filter(|zone| *zone != Zone::NONE).collect()
}

/// Those who corrupt, each with the way to the zones he can be struck from: he may stand where nobody comes.
pub fn hunts(board: &Board) -> Vec<(Zone, Field)> {
    if !in_play(board) {
        return Vec::new();
    }
    defilers(board).iter().map(|zone| (zone, Aims::field(board, posts(board, zone)))).collect()
}

/// Half Actions until somebody can strike at whoever corrupts: hand to hand beside him, from afar past those who draw the
/// shots, or by Guards who are sent.
fn hunters(mind: &mut Mind, board: &Board, zone: Zone) -> i32 {
    if zone == Zone::NONE {
        return i32::from(FAR);
    }
    let posts = mind.aims().errands.iter().find(|(at, _)| *at == zone).map(|(_, field)| *field);
    let there = *mind.way(board, zone);
    let shields = i32::from(board.zombies_in(zone)) - 1;
    let mut best = i32::from(FAR);
    for hero in board.living() {
        let at = board.hero(hero).zone.index();
        let kit = mind.kit(board, hero);
        if kit.melee[0] > 0 {
            best = best.min(i32::from(there[at]));
        }
        if let Some(field) = posts.filter(|_| kit.shot[0] > 0) {
            best = best.min(i32::from(field[at]) + shields * SHIELD);
        }
    }
    if !no_guard_may_die(board) {
        for at in board.guarded().iter().filter(|at| board.guards_in(*at) >= BAND) {
            best = best.min(i32::from(there[at.index()]) * 3 / 2 + SENT);
        }
    }
    best
}

/// Zones somebody can be struck from.
fn posts(board: &Board, zone: Zone) -> ZoneSet {
    let near = |from: &Zone| *from == zone || board.range(*from, zone).is_some_and(|range| range <= SHOT);
    board.seen_from(zone).or(ZoneSet::only(zone)).iter().filter(near).collect()
}

/// Where a goal of the fortress leads; and where all must go.
pub fn aim(board: &Board, want: &OwnWant, places: &mut ZoneSet, lacks: &mut bool) -> Option<Field> {
    let mission = board.mission();
    let left = mission.objectives.iter().enumerate().filter(|(at, _)| (board.taken | board.gone) >> at & 1 == 0);
    let objectives: ZoneSet = left.map(|(_, zone)| *zone).collect();
    match want {
        OwnWant::Spoils(_) => *places = places.or(objectives),
        OwnWant::Ramparts(_) => {
            *places = places.or(objectives);
            if let Some((count, held, cache)) = flasks(board)
                && held < count
                && cache != Zone::NONE
            {
                places.insert(cache);
            }
            if musters(board) {
                return Some(Aims::field(board, walls(board)));
            }
        }
        OwnWant::Corruption(corruption::Want::Beacon { zone, .. }) => {
            let lies = board.parts.corruption.beacon;
            if bearer(board).is_some() {
                return Some(Aims::field(board, ZoneSet::only(*zone)));
            }
            // Nowhere, if its bearer has just died.
            if lies == Zone::NONE {
                return None;
            }
            if mission.parts.corruption.walks {
                return Some(vanguard(board, lies, *zone));
            }
            places.insert(lies);
        }
        OwnWant::Corruption(_) => {
            if let Some((zones, can)) = banished(board) {
                *places = places.or(if can { zones } else { objectives });
            }
        }
        OwnWant::Quests(_) => {
            let left = prey(board).len();
            *lacks |= [CardEffect::Bile, CardEffect::Torch]
                .into_iter()
                .any(|deed| board.living().map(|hero| held(board, hero, deed)).sum::<usize>() < left);
        }
        _ => {}
    }
    None
}

/// How a fortress stands, for whoever watches.
pub fn told(board: &Board) -> String {
    if !in_play(board) {
        return String::new();
    }
    let light = beacon(board);
    let steps = (light != Zone::NONE).then(|| board.steps_to(light, Mover::UNBOUND));
    let far = |zone: Zone| steps.as_ref().map_or(255, |steps| steps[zone.index()]);
    let nearest = board.active_tokens().map(|(_, token)| far(token.zone)).min();
    let guards: u8 = board.guarded().iter().map(|zone| board.guards_in(zone)).sum();
    let place = if light == Zone::NONE { String::new() } else { board.spot(light).name() };
    format!(
        ", guards {guards}, defiler {}, spawn {} from the Beacon at {place}, corruption {}, ladders {} and {} hung",
        board.parts.corruption.defiler != Zone::NONE,
        nearest.unwrap_or(255),
        board.terrain.taint.len(),
        kept(board, Keepsake::Ladder),
        board.terrain.laid.len()
    )
}

/// The way of those who clear the way of a Beacon that walks: where it goes, but only so far before it. What it gains is
/// never to their cost.
fn vanguard(board: &Board, from: Zone, goal: Zone) -> Field {
    let way = Aims::field(board, ZoneSet::only(goal));
    way.map(|steps| steps.max(way[from.index()].saturating_sub(AHEAD)))
}

/// What a position in a fortress is worth besides.
pub fn worth(mind: &mut Mind, board: &Board) -> i32 {
    if !in_play(board) {
        return 0;
    }
    let it = &board.parts.corruption;
    let mut sum = -(board.terrain.taint.len() as i32) * TAINT;
    let light = beacon(board);
    if light != Zone::NONE {
        let steps = board.steps_to(light, Mover::UNBOUND);
        let far = |zone: Zone| usize::from(steps[zone.index()]);
        if let Some(token) = board.tokens.get(usize::from(it.origin)).filter(|token| token.zone != Zone::NONE) {
            sum -= ON_ITS_WAY.get(far(token.zone)).copied().unwrap_or(1500);
            sum -= hunters(mind, board, it.defiler) * HUNT;
        }
        let lurking = board.active_tokens().filter(|(_, token)| !token.special).map(|(_, token)| far(token.zone)).min();
        sum -= lurking.map_or(0, |steps| LURKING.get(steps).copied().unwrap_or(0));
        if let Some(zone) = beacon_goal(board) {
            sum -= i32::from(mind.way(board, zone)[light.index()]) * BEACON_WAY;
            if bearer(board).is_some() {
                sum += 3000;
            } else if board.mission().parts.corruption.walks {
                let escorts = board.living_in(light).count() as i32 + i32::from(board.guards_in(light));
                sum += [0, 1200, 1500][(escorts as usize).min(2)];
                sum -= i32::from(board.zombies_in(light) > 0) * 1500;
            }
            // Whoever has a ladder brings it to where it opens the way.
            if mind.aims().barred {
                let way = *mind.way(board, zone);
                let ways = board.living().filter(|hero| board.hero(*hero).kept[Keepsake::Ladder.index()] > 0);
                sum -= ways.map(|hero| i32::from(way[board.hero(hero).zone.index()])).min().unwrap_or(0) * LADDER_WAY;
            }
        }
    }
    sum += i32::from(board.parts.spoils.obtained) * VAULT;
    sum -= board.parts.quests.left.iter().map(|left| i32::from(*left)).sum::<i32>() * PILED;
    if mind.aims().barred {
        sum -= if kept(board, Keepsake::Ladder) > 0 { BARRED.1 } else { BARRED.0 };
    }
    sum += progress(mind, board) + fires(mind, board);
    sum + garrison::worth(mind, board)
}

/// What comes to mind about another answer of the fortress's own.
pub fn urge(mind: &mut Mind, board: &Board, hero: Hero, answer: Own) -> Option<i32> {
    Some(match answer {
        Own::Quests(quests::Answer::Pile) => 420,
        Own::Quests(quests::Answer::Cache) => {
            if flasks(board).is_some_and(|(count, held, _)| held < count) {
                700
            } else {
                -50
            }
        }
        Own::Quests(quests::Answer::Banish { number }) => {
            let zone = board.tokens[usize::from(number) - 1].zone;
            if banished(board).is_some_and(|(zones, _)| zones.contains(zone)) { 850 } else { -100 }
        }
        Own::Spoils(_) => 600,
        Own::Corruption(corruption::Answer::TakeBeacon) => 750,
        Own::Ramparts(ramparts::Answer::HangLadder { zone }) if mind.aims().barred => {
            let nearest = beacon_goal(board).map_or(mind.aims().nearest, |goal| *mind.way(board, goal));
            let (own, to) = (board.hero(hero).zone, board.at(zone));
            if nearest[to.index()] < nearest[own.index()] { 750 } else { -100 }
        }
        Own::Ramparts(ramparts::Answer::TakeLadder { zone: None }) if mind.aims().barred => 700,
        Own::Ramparts(_) => -100,
        Own::Feats(feats::Answer::Improvise { mode, zone }) => {
            let at = board.at(zone);
            let friends = board.living_in(at).any(|other| other != hero) || board.guards_in(at) > 0;
            if board.is_clear(at) || mode != Mode::Melee && friends { -100 } else { 250 }
        }
        _ => return None,
    })
}

/// What the team answers together: where the Beacon walks, where enemies come and climb.
pub fn together(mind: &mut Mind, board: &Board, answer: corruption::Answer) -> i32 {
    use corruption::Answer as To;
    match answer {
        To::Beacon { zone } => {
            let (from, to) = (board.parts.corruption.beacon, board.at(zone));
            let Some(goal) = beacon_goal(board) else { return -1 };
            let way = mind.way(board, goal);
            let gain = i32::from(way[from.index()]) - i32::from(way[to.index()]);
            let peril = mind.peril(board);
            let worse = peril.raw(to) - peril.raw(from);
            if gain > 0 && board.is_clear(to) && worse <= 0 { 100 + gain } else { gain - worse - 40 }
        }
        To::Serve { zone } | To::Boss { zone } | To::Climb { zone } => {
            let at = board.at(zone);
            let way = *mind.way(board, at);
            board.living().map(|hero| i32::from(way[board.hero(hero).zone.index()])).min().unwrap_or(0)
        }
        To::Stay => 0,
        To::TakeBeacon => 750,
        // His token walks on by itself.
        To::DefilerFalls => 10,
        To::FurtherFalls => 5,
    }
}

/// Whether somebody stays until others have left.
pub fn waits(board: &Board) -> bool {
    let exit = board.mission().exit;
    in_play(board) && guards_must_leave(board) && board.guarded().iter().any(|zone| Some(zone) != exit)
}

//! What a team knows in a fortress: Guards and their orders, Cauldrons, the way of Corruption to the Beacon, ladders and
//! walls, and what single missions ask there.

use super::aims::{Aims, FAR, Field, carried};
use super::mind::Mind;
use super::peril::Peril;
use holdout_zombicide::content::map::Ground;
use holdout_zombicide::content::{CardEffect, Want};
use holdout_zombicide::ground::Mover;
use holdout_zombicide::parts::{Answer as Own, Want as OwnWant, corruption, feats, garrison, quests, ramparts};
use holdout_zombicide::pieces::{Hero, Keepsake, Kind, Mode, Zone, ZoneSet};
use holdout_zombicide::{Board, Profile};

/// Corruption on its way, by the steps it still has to the Beacon; the last is the end.
const ON_ITS_WAY: [i32; 10] = [30_000, 20_000, 12_000, 8000, 6000, 4800, 3800, 3000, 2400, 2000];
/// A spawn token, from which the next Defiler may come, by the same steps.
const LURKING: [i32; 8] = [9000, 5000, 3000, 1800, 1100, 600, 300, 100];
/// A half step of whoever is nearest to where the Defiler can be struck from, and the range that is thought of.
const HUNT: i32 = 60;
const SHOT: u8 = 2;
/// A zone of Corruption, where a Siege lets enemies out.
const TAINT: i32 = 140;
/// A Guard who lives, and a tenth of a Wound he is to expect where none of them may die.
const GUARD: i32 = 260;
const GUARD_HIT: i32 = 130;
/// A Guard who has left, and half a step of one on his way out.
const GUARD_OUT: i32 = 900;
const GUARD_WAY: i32 = 22;
/// What the team has got: a Vault weapon, a tome or relic, a fragment of one, a flask of what is wanted.
const VAULT: i32 = 1500;
const TOME: i32 = 2500;
const FRAGMENT: i32 = 500;
const FLASK: i32 = 800;
/// A card of a pile that bars an objective.
const PILED: i32 = 90;
/// A half step of the Beacon to where the mission wants it.
const BEACON_WAY: i32 = 110;
/// Somebody on the walls, when all must be there.
const ABOVE: i32 = 500;
/// Half Actions to take a ladder and hang it.
pub const HANGING: u16 = 4;
/// What comes to mind of pushing a Cauldron to where it can be poured.
const PUSH: i32 = 160;
/// A way that is barred while nobody has a ladder, and while somebody has.
const BARRED: (i32, i32) = (2600, 1500);

pub fn in_play(board: &Board) -> bool {
    board.knobs().parts.corruption.is_some()
}

fn open_goals(board: &Board) -> impl Iterator<Item = &'static Want> + Clone {
    let goals = board.goals;
    let all = board.mission().goals.iter().enumerate();
    all.filter(move |(at, goal)| goals >> at & 1 == 0 && goal.after & !goals == 0).map(|(_, goal)| &goal.what)
}

/// Where the Beacon lies, walks or is carried.
fn beacon(board: &Board) -> Zone {
    let lies = board.parts.corruption.beacon;
    if lies == Zone::NONE { bearer(board).map_or(Zone::NONE, |hero| board.hero(hero).zone) } else { lies }
}

fn bearer(board: &Board) -> Option<Hero> {
    board.living().find(|hero| board.hero(*hero).kept[Keepsake::Beacon.index()] > 0)
}

fn kept(board: &Board, what: Keepsake) -> u8 {
    board.living().map(|hero| board.hero(hero).kept[what.index()]).sum()
}

/// Where a mission wants the Beacon.
fn beacon_goal(board: &Board) -> Option<Zone> {
    open_goals(board).find_map(|want| match want {
        Want::Part(OwnWant::Corruption(corruption::Want::Beacon { zone, .. })) => Some(*zone),
        _ => None,
    })
}

fn guards_must_leave(board: &Board) -> bool {
    board.mission().goals.iter().any(|goal| matches!(goal.what, Want::Part(OwnWant::Garrison(_))))
}

fn no_guard_may_die(board: &Board) -> bool {
    board.mission().parts.garrison.killed_loses
}

/// Those who corrupt.
fn defilers(board: &Board) -> ZoneSet {
    let it = &board.parts.corruption;
    [it.defiler, it.further].into_iter().filter(|zone| *zone != Zone::NONE).collect()
}

/// Spawn tokens that may be banished with some use, and whether somebody can.
fn banished(board: &Board) -> Option<(ZoneSet, bool)> {
    let rule = board.mission().parts.quests.banishing?;
    let tokens = board.active_tokens().filter(|(_, token)| !token.special);
    let of_use = |zone: &Zone| {
        if rule.clears { board.terrain.taint.contains(*zone) } else { *zone != rule.to }
    };
    let zones = tokens.map(|(_, token)| token.zone).filter(of_use).collect();
    Some((zones, kept(board, rule.token) > 0))
}

/// The flasks a muster asks for, those that are held, and where more of them are.
fn flasks(board: &Board) -> Option<(u8, u8, Zone)> {
    let want = open_goals(board).find_map(|want| match want {
        Want::Part(OwnWant::Ramparts(want)) => Some(want),
        _ => None,
    })?;
    let (card, count) = want.cards.first().copied()?;
    let held = board.living().flat_map(|hero| board.hero(hero).cards).filter(|one| *one == card).count() as u8;
    let cache = board.mission().parts.quests.cache.map_or(Zone::NONE, |(zone, _)| zone);
    Some((count, held, cache))
}

/// Whether a muster lacks nothing but that everybody comes.
fn musters(board: &Board) -> bool {
    flasks(board).is_some_and(|(count, held, _)| held >= count && board.all_objectives_taken())
}

fn walls(board: &Board) -> ZoneSet {
    let zones = (0..board.mission().map.zones.len() as u8).map(Zone);
    zones.filter(|zone| board.ground(*zone) == Ground::Walkway).collect()
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

/// Zones somebody can be struck from.
fn posts(board: &Board, zone: Zone) -> ZoneSet {
    let near = |from: &Zone| *from == zone || board.range(*from, zone).is_some_and(|range| range <= SHOT);
    board.seen_from(zone).or(ZoneSet::only(zone)).iter().filter(near).collect()
}

/// What must burn.
pub fn prey(board: &Board) -> ZoneSet {
    let Some((colour, _)) = board.mission().parts.quests.burning else { return ZoneSet::EMPTY };
    let all = board.mission().objectives.iter().zip(&board.mission().colours).enumerate();
    let left = all.filter(|(at, (_, own))| **own == colour && (board.taken | board.gone) >> at & 1 == 0);
    left.map(|(_, (zone, _))| *zone).collect()
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
                return Some(Aims::field(board, ZoneSet::only(lies)));
            }
            places.insert(lies);
        }
        OwnWant::Corruption(_) => {
            if let Some((zones, can)) = banished(board) {
                *places = places.or(if can { zones } else { objectives });
            }
        }
        OwnWant::Quests(_) => *lacks |= !(carried(board, CardEffect::Bile) && carried(board, CardEffect::Torch)),
        _ => {}
    }
    None
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
            let hunted = mind.aims().errands.iter().find(|(zone, _)| *zone == it.defiler);
            let way = |field: &Field| board.living().map(|hero| i32::from(field[board.hero(hero).zone.index()])).min();
            sum -= hunted.and_then(|(_, field)| way(field)).unwrap_or(i32::from(FAR)) * HUNT;
        }
        let lurking = board.active_tokens().filter(|(_, token)| !token.special).map(|(_, token)| far(token.zone)).min();
        sum -= lurking.map_or(0, |steps| LURKING.get(steps).copied().unwrap_or(0));
        if let Some(zone) = beacon_goal(board) {
            sum -= i32::from(mind.way(board, zone)[light.index()]) * BEACON_WAY;
            if bearer(board).is_some() {
                sum += 3000;
            }
        }
    }
    sum += i32::from(board.parts.spoils.obtained) * VAULT;
    sum -= board.parts.quests.left.iter().map(|left| i32::from(*left)).sum::<i32>() * PILED;
    if mind.aims().barred {
        sum -= if kept(board, Keepsake::Ladder) > 0 { BARRED.1 } else { BARRED.0 };
    }
    sum += quest(mind, board);
    sum + guards(mind, board)
}

/// How far the team is with tokens, flasks and walls.
fn quest(mind: &mut Mind, board: &Board) -> i32 {
    let mut sum = 0;
    if let Some((zones, _)) = banished(board) {
        sum += i32::from(kept(board, Keepsake::Tome) + kept(board, Keepsake::Relic)) * TOME;
        let most = board.living().map(|hero| board.hero(hero).kept[Keepsake::Fragment.index()]).max().unwrap_or(0);
        sum += i32::from(kept(board, Keepsake::Fragment) + most * 2) * FRAGMENT;
        sum -= zones.len() as i32 * TOME * 2;
        // Whoever can banish goes there himself.
        for hero in board.living().filter(|hero| {
            let kept = &board.hero(*hero).kept;
            kept[Keepsake::Tome.index()] + kept[Keepsake::Relic.index()] > 0
        }) {
            let at = board.hero(hero).zone.index();
            sum -= zones.iter().map(|zone| i32::from(mind.way(board, zone)[at])).min().unwrap_or(0) * 60;
        }
    }
    if let Some((count, held, _)) = flasks(board) {
        sum += i32::from(held.min(count)) * FLASK;
        if musters(board) {
            let walls = walls(board);
            let above = board.living().filter(|hero| walls.contains(board.hero(*hero).zone)).count() as i32;
            let guards = board.parts.garrison.zones.iter().filter(|zone| walls.contains(**zone)).count() as i32;
            sum += (above + guards) * ABOVE - board.crowd.and(walls).len() as i32 * ABOVE;
        }
    }
    sum
}

/// What the Guards are worth where they stand.
fn guards(mind: &mut Mind, board: &Board) -> i32 {
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
    if !board.is_clear(to) || board.parts.corruption.beacon == from && board.mission().parts.corruption.carried {
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
            let nearest = mind.aims().nearest;
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

/// Whether somebody stays until others have left.
pub fn waits(board: &Board) -> bool {
    let exit = board.mission().exit;
    in_play(board) && guards_must_leave(board) && board.guarded().iter().any(|zone| Some(zone) != exit)
}

//! What single missions of a fortress ask: tokens banished with Tomes and relics, flasks brought to the walls, buildings
//! burnt down.

use super::fortress::{beacon, defilers, in_play, kept, open_goals};
use super::mind::Mind;
use holdout_zombicide::Board;
use holdout_zombicide::content::map::Ground;
use holdout_zombicide::content::{CardEffect, Want};
use holdout_zombicide::ground::Mover;
use holdout_zombicide::parts::Want as OwnWant;
use holdout_zombicide::pieces::{Hero, Keepsake, Zone, ZoneSet};

/// What the team has got: a tome or relic, a fragment of one, a flask of what is wanted.
const TOME: i32 = 2500;
const FRAGMENT: i32 = 180;
const FLASK: i32 = 800;
/// Fragments of one Hero, by the square of their number, and a whole for so many; a half step between those who have some.
const HOARD: i32 = 150;
const WHOLE: i32 = 25;
const SCATTERED: i32 = 25;
/// An objective that Corruption reaches next, by its steps.
const LOSING: [i32; 6] = [6000, 6000, 4000, 2500, 1500, 800];
/// A building that has been burnt down; a Bile or Torch to burn one with, and both in the hands of one Hero; a half step
/// between the two, and of whoever has both to what must burn.
const BURNT: i32 = 8000;
const FUEL: i32 = 700;
const FUSE: i32 = 1200;
const TO_FUEL: i32 = 25;
const TO_FIRE: i32 = 45;
/// Somebody on the walls, when all must be there.
const ABOVE: i32 = 500;
/// Spawn tokens that may be banished with some use, and whether somebody can.
pub fn banished(board: &Board) -> Option<(ZoneSet, bool)> {
    let rule = board.mission().parts.quests.banishing?;
    let tokens = board.active_tokens().filter(|(_, token)| !token.special);
    let of_use = |zone: &Zone| {
        if rule.clears { board.terrain.taint.contains(*zone) } else { *zone != rule.to }
    };
    let zones = tokens.map(|(_, token)| token.zone).filter(of_use).collect();
    Some((zones, kept(board, rule.token) > 0))
}

/// The flasks a muster asks for, those that are held, and where more of them are.
pub fn flasks(board: &Board) -> Option<(u8, u8, Zone)> {
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
pub fn musters(board: &Board) -> bool {
    flasks(board).is_some_and(|(count, held, _)| held >= count && board.all_objectives_taken())
}

pub fn walls(board: &Board) -> ZoneSet {
    let zones = (0..board.mission().map.zones.len() as u8).map(Zone);
    zones.filter(|zone| board.ground(*zone) == Ground::Walkway).collect()
}

/// What must burn.
pub fn prey(board: &Board) -> ZoneSet {
    let Some((colour, _)) = board.mission().parts.quests.burning else { return ZoneSet::EMPTY };
    let all = board.mission().objectives.iter().zip(&board.mission().colours).enumerate();
    let left = all.filter(|(at, (_, own))| **own == colour && (board.taken | board.gone) >> at & 1 == 0);
    left.map(|(_, (zone, _))| *zone).collect()
}

/// Cards with a deed that somebody carries.
pub fn held(board: &Board, hero: Hero, deed: CardEffect) -> usize {
    board.hero(hero).cards.iter().filter(|card| board.content().is(**card, deed)).count()
}

/// Whether buildings are still to be burnt down.
pub fn burns(board: &Board) -> bool {
    in_play(board) && !prey(board).is_empty()
}

/// How far the team is with what must burn: Bile and Torch come together, and whoever has both goes there.
pub fn fires(mind: &mut Mind, board: &Board) -> i32 {
    let Some((colour, _)) = board.mission().parts.quests.burning else { return 0 };
    let all = board.mission().colours.iter().filter(|own| **own == colour).count();
    let left = prey(board).len();
    let mut sum = (all - left) as i32 * BURNT;
    if left == 0 {
        return sum;
    }
    let mut stock = [0; 2];
    let mut fuses = 0;
    let mut single: [Vec<Zone>; 2] = [Vec::new(), Vec::new()];
    for hero in board.living() {
        let has = [CardEffect::Bile, CardEffect::Torch].map(|deed| held(board, hero, deed));
        let zone = board.hero(hero).zone;
        for at in 0..2 {
            stock[at] += has[at];
            if has[at] > has[1 - at] {
                single[at].push(zone);
            }
        }
        let both = has[0].min(has[1]);
        fuses += both;
        if both > 0
            && let Some(field) = &mind.aims().prey
        {
            sum -= i32::from(field[zone.index()].max(2)) * TO_FIRE;
        }
    }
    sum += stock.into_iter().map(|count| count.min(left) as i32).sum::<i32>() * FUEL;
    sum += fuses.min(left) as i32 * FUSE;
    let [biles, torches] = single;
    let ways = biles.iter().map(|bile| {
        let field = *mind.way(board, *bile);
        torches.iter().map(|zone| i32::from(field[zone.index()])).min().unwrap_or(0)
    });
    sum - ways.min().unwrap_or(0) * TO_FUEL
}

/// Fragments somebody has.
fn fragments(board: &Board, hero: Hero) -> i32 {
    let what = board.mission().parts.quests.banishing.and_then(|rule| rule.fragment);
    what.map_or(0, |what| i32::from(board.hero(hero).kept[what.index()]))
}

/// What fragments are worth that lie together: only all of them make a whole.
pub fn hoard(board: &Board, hero: Hero) -> i32 {
    let Some(rule) = board.mission().parts.quests.banishing.filter(|rule| rule.fragment.is_some()) else { return 0 };
    let whole = i32::from(board.hero(hero).kept[rule.token.index()]);
    (fragments(board, hero).pow(2) + whole * WHOLE) * HOARD
}

/// Half Actions between those who have fragments and whoever has most of them.
fn scattered(mind: &mut Mind, board: &Board) -> i32 {
    let most = board.living().max_by_key(|hero| fragments(board, *hero));
    let Some(most) = most.filter(|hero| fragments(board, *hero) > 0) else { return 0 };
    let way = *mind.way(board, board.hero(most).zone);
    let others = board.living().filter(|hero| *hero != most && fragments(board, *hero) > 0);
    others.map(|hero| i32::from(way[board.hero(hero).zone.index()])).sum()
}

/// Objectives on the way of Corruption, which are lost with it: a mission that needs them in hand is lost, too.
fn endangered(board: &Board, light: Zone) -> i32 {
    let to = board.steps_to(light, Mover::UNBOUND);
    let objectives = board.mission().objectives.iter().enumerate();
    let left: ZoneSet =
        objectives.filter(|(at, _)| (board.taken | board.gone) >> at & 1 == 0).map(|(_, zone)| *zone).collect();
    let mut sum = 0;
    for (at, token) in board.active_tokens().filter(|(_, token)| !token.special) {
        let from = board.steps_from(token.zone, Mover::UNBOUND);
        let walks = usize::from(board.parts.corruption.origin) == at && !defilers(board).is_empty();
        for zone in left.iter() {
            let steps = usize::from(from[zone.index()]);
            if steps + usize::from(to[zone.index()]) == usize::from(to[token.zone.index()]) {
                let cost = LOSING.get(steps).copied().unwrap_or(0);
                sum += if walks { cost } else { cost / 3 };
            }
        }
    }
    sum
}

/// How far the team is with tokens, flasks and walls.
pub fn progress(mind: &mut Mind, board: &Board) -> i32 {
    let mut sum = 0;
    if let Some((zones, _)) = banished(board) {
        sum += i32::from(kept(board, Keepsake::Tome) + kept(board, Keepsake::Relic)) * TOME;
        let most = board.living().map(|hero| board.hero(hero).kept[Keepsake::Fragment.index()]).max().unwrap_or(0);
        sum += i32::from(kept(board, Keepsake::Fragment) + most * 2) * FRAGMENT;
        sum -= zones.len() as i32 * TOME * 2 + scattered(mind, board) * SCATTERED;
        let light = beacon(board);
        if light != Zone::NONE {
            sum -= endangered(board, light);
        }
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

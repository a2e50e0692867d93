//! Choices played on in the head: where to go, whom to move, what everybody's death is worth. Each
//! is tried in the same imagined games, and the chance to win that is left counts.

use super::future::{Future, Luck};
use super::guesses::{Guess, leanings};
use super::mall::{Mall, NOWHERE, Seats};
use super::mind::Mind;
use super::stakes::Scene;
use holdout_osaczeni::{AREAS, Answer, Area, Item, Kind, MAX_PLAYERS};

/// What a sure victory is worth in points, so that imagined games and first thoughts speak of the same thing.
pub const VICTORY: f64 = 40.0;

/// What each destination leaves to win.
pub fn destinations(mind: &Mind<'_>, offered: &[Area]) -> Vec<(Area, f64)> {
    let future = Future::of(mind);
    let mut luck = mind.settled_luck();
    let leanings = leanings(mind);
    let order: Vec<usize> = mind.house.movers(mind.view.badge.index()).filter(|seat| mind.is_alive(*seat)).collect();
    let mut totals = vec![0.0; offered.len()];
    let (games, salt) = (mind.temper.futures, mind.looks_like());
    for game in 0..games {
        let mut guess = Guess::draw(mind, &leanings, &mut luck);
        for (total, to) in totals.iter_mut().zip(offered) {
            guess.maps[mind.me] = Some(to.index());
            let mut luck = Luck::new(salt ^ u64::from(game));
            let mall = future.moved(&mind.mall, &order, &guess, None, &mut luck);
            *total += future.comes_to(&mall, &guess, &mut Luck::new(!salt ^ u64::from(game)));
        }
    }
    offered.iter().copied().zip(totals.into_iter().map(|total| VICTORY * total / f64::from(games))).collect()
}

/// What is left to win after moving each of these, now that dice and maps are open.
pub fn movers(mind: &Mind<'_>, offered: &[Kind], order: &[usize], guess: &Guess) -> Vec<f64> {
    let future = Future::of(mind);
    let worth = |kind: &Kind| {
        mean(mind, |game| {
            let mall = future.moved(&mind.mall, order, guess, Some(kind.index()), &mut Luck::new(game));
            future.comes_to(&mall, guess, &mut Luck::new(!game))
        })
    };
    offered.iter().map(worth).collect()
}

/// What each energy drink changes, compared with staying.
pub fn drinks(mind: &Mind<'_>, offered: &[Answer], order: &[usize], guess: &Guess) -> Vec<(Answer, f64)> {
    let future = Future::of(mind);
    let worth = |from: &Mall| {
        mean(mind, |game| {
            let mall = future.moved(from, order, guess, None, &mut Luck::new(game));
            future.comes_to(&mall, guess, &mut Luck::new(!game))
        })
    };
    let stay = worth(&mind.mall);
    let runs = offered.iter().filter_map(|answer| match answer {
        Answer::Play { item: Item::EnergyDrink, character: Some(kind), area: Some(to) } => {
            let mut mall = mind.mall;
            mall.stands[mind.me][kind.index()] = to.index() as u8;
            Some((*answer, worth(&mall) - stay))
        }
        _ => None,
    });
    runs.collect()
}

/// What is left to win if a seat is elected in an attacked area, for each candidate.
pub fn elections(mind: &Mind<'_>, mall: &Mall, area: usize, candidates: &[usize]) -> Seats<f64> {
    let future = Future::of(mind);
    let mut worth = [0.0; MAX_PLAYERS];
    for &seat in candidates {
        worth[seat] = if seat == mind.me {
            let kinds: Vec<usize> = mall.visible(seat, area).collect();
            kinds.into_iter().map(|kind| death(&future, mall, area, seat, kind)).fold(f64::MIN, f64::max)
        } else {
            match future.victim(mall, seat, area, mall.monsters[area].saturating_sub(1)) {
                Some(kind) => death(&future, mall, area, seat, kind),
                None => 0.0,
            }
        };
    }
    worth
}

/// What is left to win if nobody is eaten in an area.
pub fn spared(mind: &Mind<'_>, mall: &Mall, area: usize) -> f64 {
    let future = Future::of(mind);
    let mut resolved = resolved(mind, area);
    resolved[area] = true;
    mean(mind, |game| {
        let mut scene = future.scene(mall);
        future.finish(&mut scene, resolved, &mut Luck::new(game));
        future.chance(&scene)
    })
}

fn death(future: &Future<'_>, mall: &Mall, area: usize, seat: usize, kind: usize) -> f64 {
    let mut mall = *mall;
    mall.stands[seat][kind] = NOWHERE;
    mall.token = seat;
    let mut resolved = resolved(future.mind, area);
    if area == future.house.car_park {
        mall.monsters[area] = mall.monsters[area].saturating_sub(1);
    } else {
        mall.monsters[area] = 0;
        resolved[area] = true;
    }
    mean(future.mind, |game| {
        let mut scene: Scene = future.scene(&mall);
        future.finish(&mut scene, resolved, &mut Luck::new(game));
        future.chance(&scene)
    })
}

/// The areas whose attack is over.
fn resolved(mind: &Mind<'_>, area: usize) -> [bool; AREAS] {
    std::array::from_fn(|at| mind.view.areas[at].resolved && at != area)
}

fn mean(mind: &Mind<'_>, one: impl Fn(u64) -> f64) -> f64 {
    let (games, salt) = (mind.temper.futures, mind.looks_like());
    VICTORY * (0..games).map(|game| one(salt ^ u64::from(game))).sum::<f64>() / f64::from(games)
}

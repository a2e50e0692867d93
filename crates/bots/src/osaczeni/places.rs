//! Guidance 4 and 5: where to go, whom to move, whom to send running, and where to begin.
//!
//! The dice and the others' markers that it cannot see are guessed many times over; for each guess it looks at who
//! would be its best mover, because it will know dice and maps when it has to say.

use super::danger::{Arrivals, Foresight};
use super::forethought;
use super::guesses::{Guess, leanings};
use super::mall::{Areas, KINDS, Mall, NOWHERE, area};
use super::mind::{Mind, Stage};
use super::outlook::Outlook;
use holdout_osaczeni::{AREAS, Answer, Area, Item, Kind};

/// How many guesses about the movers still to come.
const LATE_GUESSES: u32 = 16;
/// Guidance 4: what looking under the hatch next round is worth, and the first pick of the truck.
const CENTRE: f64 = 0.8;
const TRUCK: f64 = 1.5;
/// What an energy drink is kept for.
const DRINK: f64 = 0.9;
/// How much of next round's danger counts now.
const TOMORROW: f64 = 0.6;

/// OS-6: the best destination among those offered. It rests on settled luck, so that what is said of it beforehand
/// and what is done are the same thought.
pub fn destination(mind: &Mind<'_>, offered: &[Area]) -> Option<Area> {
    // Whoever does not scheme goes where they have said.
    if let Some(claimed) = mind.claimed_destination(mind.me).filter(|_| !mind.temper.schemes)
        && offered.contains(&claimed)
    {
        return Some(claimed);
    }
    let scores =
        if mind.temper.futures > 0 { forethought::destinations(mind, offered) } else { destinations(mind, offered) };
    let felt = scores.iter().map(|(area, score)| (area, score + mind.temper.doubt * mind.misjudges(area.index())));
    felt.max_by(|left, right| left.1.total_cmp(&right.1)).map(|(area, _)| *area)
}

/// What each destination is worth at first thought.
pub fn destinations(mind: &Mind<'_>, offered: &[Area]) -> Vec<(Area, f64)> {
    let outlook = mind.outlook();
    let mut luck = mind.settled_luck();
    let leanings = leanings(mind);
    let order: Vec<usize> = mind.house.movers(mind.view.badge.index()).filter(|seat| mind.is_alive(*seat)).collect();
    let mut totals = vec![0.0; offered.len()];
    for _ in 0..mind.temper.guesses {
        let mut guess = Guess::draw(mind, &leanings, &mut luck);
        for (total, to) in totals.iter_mut().zip(offered) {
            guess.maps[mind.me] = Some(to.index());
            let movers = (0..KINDS).filter(|kind| {
                let at = mind.mall.stands[mind.me][*kind];
                at != NOWHERE && at as usize != to.index()
            });
            let outcome = |mover| standing(mind, &outlook, &moved(mind, &mind.mall, &order, &guess, mover), guess.dice);
            *total += movers.map(outcome).max_by(f64::total_cmp).unwrap_or(0.0);
        }
    }
    offered.iter().copied().zip(totals.into_iter().map(|total| total / f64::from(mind.temper.guesses))).collect()
}

/// OS-7.3: whom to move, now that dice and maps are open.
pub fn mover(mind: &Mind<'_>, offered: &[Kind]) -> Option<Kind> {
    let outlook = mind.outlook();
    let guesses = late_guesses(mind);
    let order = later_movers(mind, true);
    if mind.temper.futures > 0 {
        let worth = forethought::movers(mind, offered, &order, guesses.first()?);
        let felt = worth
            .into_iter()
            .zip(offered)
            .map(|(worth, kind)| (worth + mind.temper.doubt * mind.misjudges(20 + kind.index()), kind));
        return felt.max_by(|left, right| left.0.total_cmp(&right.0)).map(|(_, kind)| *kind);
    }
    let worth = |mover: &Kind| -> f64 {
        let after = |guess| moved(mind, &mind.mall, &order, guess, mover.index());
        let sum: f64 = guesses.iter().map(|guess| standing(mind, &outlook, &after(guess), guess.dice)).sum();
        sum / guesses.len() as f64 + mind.temper.doubt * mind.misjudges(20 + mover.index())
    };
    best_by(offered, worth)
}

/// OS-7.11: an energy drink, if somebody stands much better elsewhere; guidance 8.
pub fn drink(mind: &Mind<'_>, offered: &[Answer]) -> Option<Answer> {
    let outlook = mind.outlook();
    let guesses = late_guesses(mind);
    let order = later_movers(mind, false);
    let worth = |mall: &Mall| -> f64 {
        let after = |guess| moved(mind, mall, &order, guess, KINDS);
        guesses.iter().map(|guess| standing(mind, &outlook, &after(guess), guess.dice)).sum::<f64>()
            / guesses.len() as f64
    };
    if mind.temper.futures > 0 {
        let runs = forethought::drinks(mind, offered, &order, guesses.first()?);
        let (answer, better) = runs.into_iter().max_by(|left, right| left.1.total_cmp(&right.1))?;
        let going_on = 1.0 - mind.last_round(1.5);
        return (better > 0.2 + DRINK * going_on).then_some(answer);
    }
    let stay = worth(&mind.mall);
    let runs = offered.iter().filter_map(|answer| match answer {
        Answer::Play { item: Item::EnergyDrink, character: Some(kind), area: Some(to) } => {
            let mut mall = mind.mall;
            mall.stands[mind.me][kind.index()] = to.index() as u8;
            Some((*answer, worth(&mall) - stay))
        }
        _ => None,
    });
    let (answer, better) = runs.max_by(|left, right| left.1.total_cmp(&right.1))?;
    let price = if mind.stage == Stage::Late { 0.25 } else { 1.0 } + mind.temper.doubt * mind.misjudges(30);
    (better > price).then_some(answer)
}

/// OS-2.12: which character goes where a die shows. All ways to place the rest of the family are compared.
pub fn starting_place(mind: &Mind<'_>) -> Option<Answer> {
    let unplaced = mind.view.unplaced.as_ref()?;
    let dice: Vec<Area> = unplaced.dice.iter().collect();
    let mut best: Option<(f64, Answer)> = None;
    let mut orders = Vec::new();
    permute(&unplaced.characters, &mut Vec::new(), &mut orders);
    for order in orders {
        let mut mall = mind.mall;
        for (kind, die) in order.iter().zip(&dice) {
            let full = mall.is_full(&mind.house, die.index()) || mind.house.closed[die.index()];
            let to = if full { mind.house.car_park } else { die.index() };
            mall.stands[mind.me][kind.index()] = to as u8;
        }
        let score = beginning(mind, &mall);
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, Answer::Place { character: *order.first()?, die: *dice.first()? }));
        }
    }
    best.map(|(_, answer)| answer)
}

fn permute(rest: &[Kind], taken: &mut Vec<Kind>, out: &mut Vec<Vec<Kind>>) {
    if rest.is_empty() {
        out.push(taken.clone());
        return;
    }
    for (at, kind) in rest.iter().enumerate() {
        let mut others = rest.to_vec();
        others.remove(at);
        taken.push(*kind);
        permute(&others, taken, out);
        taken.pop();
    }
}

/// How a family stands before the first monsters: two shakes of dice are still to come before the first attack.
fn beginning(mind: &Mind<'_>, mall: &Mall) -> f64 {
    let (house, me) = (&mind.house, mind.me);
    let arrivals = Arrivals::forecast(house, mall, Foresight::unknown((2 * house.dice).min(8)));
    let worth = mind.worth();
    let mut score = 0.0;
    for place in 0..AREAS {
        let own: Vec<f64> = mall.visible(me, place).map(|kind| worth[kind]).collect();
        if own.is_empty() {
            continue;
        }
        let people = mall.people(place);
        let votes = f64::from(mall.weight(house, me, place));
        if place == house.car_park {
            let share = (arrivals.deaths(house, people + 2) / f64::from(people + 2)).min(1.0);
            score += 0.3 * TRUCK * votes - share * own.iter().sum::<f64>();
        } else {
            let strength: u8 =
                mind.seats().flat_map(|seat| mall.visible(seat, place)).map(|kind| house.strength[kind]).sum();
            let families = mind.seats().filter(|seat| mall.visible(*seat, place).next().is_some()).count() as f64;
            let cheapest = own.iter().copied().fold(f64::MAX, f64::min);
            score -= arrivals.break_in(house, place, strength) * cheapest / (families + 0.3);
            if place == house.monitoring {
                score += 0.5 * CENTRE * votes;
            }
        }
    }
    score
}

/// What it is worth to stand like this when the dice fall like that.
pub fn standing(mind: &Mind<'_>, outlook: &Outlook<'_>, mall: &Mall, dice: Areas<u8>) -> f64 {
    let mut after = *mall;
    after.arrive(&mind.house, dice);
    let toll = outlook.attacks(&after, [false; AREAS]);
    let going_on = 1.0 - mind.last_round(toll.deaths.iter().sum());
    mind.balance(&toll) + going_on * (posts(mind, &after) - TOMORROW * outlook.afterwards(&after, &toll, mind.me))
}

/// Guidance 4: the monitoring centre and the truck, by the share of votes there.
fn posts(mind: &Mind<'_>, mall: &Mall) -> f64 {
    let share = |place: usize| {
        let own = f64::from(mall.weight(&mind.house, mind.me, place));
        let all: u8 = mind.seats().map(|seat| mall.weight(&mind.house, seat, place)).sum();
        own / f64::from(all.max(1))
    };
    let cards = match mind.view.deck {
        0 => 0.0,
        1..=5 => 0.6,
        6.. => 1.0,
    };
    let late = if mind.stage == Stage::Late { 0.5 } else { 1.0 };
    late * (CENTRE * share(mind.house.monitoring) + TRUCK * cards * share(mind.house.car_park))
}

/// OS-7.3 to OS-7.10: everybody in `order` moves; I move a kind of my choice, if it can be moved.
fn moved(mind: &Mind<'_>, mall: &Mall, order: &[usize], guess: &Guess, my_kind: usize) -> Mall {
    let mut mall = *mall;
    for &seat in order {
        let Some(marked) = guess.maps[seat] else { continue };
        let (movable, to) = mall.movable(&mind.house, seat, marked);
        let kinds = movable.kinds();
        let Some(&first) = kinds.first() else { continue };
        let whim = guess.whims[seat];
        let chosen = if seat == mind.me {
            if kinds.contains(&my_kind) { my_kind } else { first }
        } else if whim.is_multiple_of(2) {
            // Somebody sensible takes whoever stands where most monsters come.
            let heat = |kind: &usize| {
                let at = mall.stands[seat][*kind] as usize;
                mall.monsters[at] + guess.dice[at]
            };
            kinds.iter().copied().max_by_key(|kind| (heat(kind), KINDS - kind)).unwrap_or(first)
        } else {
            kinds[(whim / 2) as usize % kinds.len()]
        };
        mall.stands[seat][chosen] = to as u8;
    }
    mall
}

/// Who moves from now on; `me` included where my own move is still to come.
fn later_movers(mind: &Mind<'_>, with_me: bool) -> Vec<usize> {
    let order = mind.house.movers(mind.view.badge.index());
    order.skip_while(|seat| *seat != mind.me).filter(|seat| with_me || *seat != mind.me).collect()
}

/// Guesses when maps and dice are open: only whom the others will take is left.
fn late_guesses(mind: &Mind<'_>) -> Vec<Guess> {
    let mut luck = mind.settled_luck();
    let count = if later_movers(mind, false).is_empty() { 1 } else { LATE_GUESSES };
    (0..count).map(|_| Guess::about_movers(mind, &mut luck)).collect()
}

/// The first of the best.
pub fn best_by<T: Copy>(from: &[T], worth: impl Fn(&T) -> f64) -> Option<T> {
    let mut best: Option<(f64, T)> = None;
    for one in from {
        let worth = worth(one);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *one));
        }
    }
    best.map(|(_, one)| one)
}

/// The areas a family stands in, for those who talk about them.
pub fn homes(mind: &Mind<'_>, seat: usize) -> Vec<Area> {
    let mut homes: Vec<Area> =
        mind.mall.stands[seat].iter().filter(|at| **at != NOWHERE).map(|at| area(*at as usize)).collect();
    homes.sort_unstable();
    homes.dedup();
    homes
}

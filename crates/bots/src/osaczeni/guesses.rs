//! Guesses about what is hidden: where the others go, and how the dice lie.
//!
//! Guidance 10: what somebody says is evidence, as good as that player's word has been.

use super::danger::{Arrivals, Foresight};
use super::mall::{Areas, NOWHERE, Seats, area};
use super::mind::{Mind, percent};
use super::places;
use holdout_kernel::Throw;
use holdout_osaczeni::{AREAS, Area, Content, MAX_PLAYERS, Statement};

/// How far a rival's score may lie under the best and still be chosen.
const UNSURE: f64 = 0.3;
/// How often somebody goes where it seems quiet, whatever they think first.
const OTHERWISE: f64 = 0.1;

/// One guess about what is hidden.
pub struct Guess {
    pub dice: Areas<u8>,
    pub maps: Seats<Option<usize>>,
    /// Which of the movable characters each seat takes: a number to draw by.
    pub whims: Seats<u32>,
}

impl Guess {
    /// One way the hidden things may lie; where I go is left open.
    pub fn draw(mind: &Mind<'_>, leanings: &Seats<Areas<f64>>, luck: &mut Throw<'_>) -> Self {
        let mut guess = Self { dice: guess_dice(mind, luck), maps: [None; MAX_PLAYERS], whims: [0; MAX_PLAYERS] };
        for seat in mind.rivals() {
            guess.maps[seat] = known_marker(mind, seat).or_else(|| draw(&leanings[seat], luck));
            guess.whims[seat] = luck.below(WHIMS);
        }
        guess
    }

    /// Guesses when maps and dice are open: only whom each of the others takes is left.
    pub fn about_movers(mind: &Mind<'_>, luck: &mut Throw<'_>) -> Self {
        let maps = std::array::from_fn(|seat| known_marker(mind, seat));
        Self { dice: mind.foresight.sure, maps, whims: std::array::from_fn(|_| luck.below(WHIMS)) }
    }
}

/// Enough whims that every number of movable characters is dealt with fairly, sensible and not.
const WHIMS: u32 = 120;

/// Where a seat is known to have marked its map.
pub fn known_marker(mind: &Mind<'_>, seat: usize) -> Option<usize> {
    mind.view.families.get(seat)?.destination.map(Area::index)
}

/// Where the others are likely to go: away from danger, not into full rooms, and where they say, as far as they are
/// believed.
pub fn leanings(mind: &Mind<'_>) -> Seats<Areas<f64>> {
    let house = &mind.house;
    let arrivals = Arrivals::forecast(house, &mind.mall, rumoured(mind));
    let charm: Areas<f64> = std::array::from_fn(|place| {
        if house.closed[place] {
            return 0.0;
        }
        let people = mind.mall.people(place);
        let danger = if place == house.car_park {
            arrivals.deaths(house, people + 1) / f64::from(people + 1)
        } else {
            let strength = strength(mind, place) + 1;
            arrivals.break_in(house, place, strength)
        };
        let room = if mind.mall.is_full(house, place) { 0.4 } else { 1.0 };
        room / (0.25 + danger)
    });
    std::array::from_fn(|seat| {
        let thought = (mind.temper.futures > 0 && seat != mind.me).then(|| first_thought(mind, seat)).flatten();
        let charm = thought.map_or(charm, |thought| {
            let (all, of_charm) = (thought.iter().sum::<f64>(), charm.iter().sum::<f64>().max(1e-9));
            std::array::from_fn(|place| OTHERWISE * charm[place] / of_charm + (1.0 - OTHERWISE) * thought[place] / all)
        });
        let outside = |place: usize| mind.mall.stands[seat].iter().any(|at| *at != NOWHERE && *at as usize != place);
        let mut weights: Areas<f64> = std::array::from_fn(|place| if outside(place) { charm[place] } else { 0.0 });
        if let Some(claimed) = mind.claimed_destination(seat) {
            let all: f64 = weights.iter().sum();
            let trust = mind.memory.trust[seat];
            for weight in &mut weights {
                *weight *= 1.0 - trust;
            }
            if outside(claimed.index()) && !house.closed[claimed.index()] {
                weights[claimed.index()] += trust * all;
            }
        }
        weights
    })
}

/// Where a rival is likely to want to go, thinking as I would think at once.
fn first_thought(mind: &Mind<'_>, rival: usize) -> Option<Areas<f64>> {
    if !mind.is_alive(rival) || known_marker(mind, rival).is_some() {
        return None;
    }
    let shoes = mind.in_the_shoes_of(rival);
    let outside = |place: usize| mind.mall.stands[rival].iter().any(|at| *at != NOWHERE && *at as usize != place);
    let open = (0..AREAS).filter(|place| !mind.house.closed[*place] && outside(*place));
    let offered: Vec<Area> = open.map(area).collect();
    let scores = places::destinations(&shoes, &offered);
    let best = scores.iter().map(|(_, score)| *score).fold(f64::MIN, f64::max);
    let mut weights = [0.0; AREAS];
    for (place, score) in scores {
        weights[place.index()] = ((score - best) / UNSURE).exp();
    }
    Some(weights)
}

fn strength(mind: &Mind<'_>, place: usize) -> u8 {
    mind.view.areas[place].strength
}

/// What is known and what is said of the dice, taken together for a rough forecast.
fn rumoured(mind: &Mind<'_>) -> Foresight {
    let mut foresight = mind.foresight;
    if let Some((claimed, trust)) = rumour(mind)
        && trust >= 0.5
    {
        for place in claimed.iter().filter_map(|number| Area::new(*number)) {
            if foresight.open > 0 {
                foresight.sure[place.index()] += 1;
                foresight.open -= 1;
            }
        }
    }
    foresight
}

/// Guidance 10: the most credible claim about the dice by somebody who has looked, and how far it is believed.
fn rumour<'m>(mind: &'m Mind<'_>) -> Option<(&'m [u8], f64)> {
    if mind.foresight.open == 0 {
        return None;
    }
    let said = mind.view.statements.iter().filter(|said| said.round == mind.view.round);
    let claims = said.filter_map(|said| match &said.statement {
        Statement::Dice { areas } if mind.view.dice.seen_by.contains(said.seat) => {
            Some((areas.as_slice(), mind.memory.trust[said.seat.index()]))
        }
        _ => None,
    });
    claims.max_by(|left, right| left.1.total_cmp(&right.1))
}

/// Dice as they may lie: what is known is kept, what is claimed is believed as far as the speaker's word is good.
fn guess_dice(mind: &Mind<'_>, luck: &mut Throw<'_>) -> Areas<u8> {
    let Foresight { sure: mut dice, mut open } = mind.foresight;
    let faces = &Content::in_play().faces;
    if let Some((claimed, trust)) = rumour(mind)
        && open > 0
        && percent(luck, (100.0 * trust) as u32)
    {
        let claimed: Vec<Area> = claimed.iter().filter_map(|number| Area::new(*number)).collect();
        for place in &claimed {
            if open > 0 {
                dice[place.index()] += 1;
                open -= 1;
            }
        }
        // Areas may have been left out, but mostly the rest are doubles.
        for _ in 0..open {
            let doubled = !claimed.is_empty() && percent(luck, 60);
            let face = if doubled { *luck.pick(&claimed) } else { *luck.pick(faces) };
            dice[face.index()] += 1;
        }
        return dice;
    }
    for _ in 0..open {
        dice[luck.pick(faces).index()] += 1;
    }
    dice
}

/// One of the areas, each as likely as its weight says.
fn draw(weights: &Areas<f64>, luck: &mut Throw<'_>) -> Option<usize> {
    let all: f64 = weights.iter().sum();
    if all <= 0.0 {
        return None;
    }
    let mut at = f64::from(luck.below(1 << 20)) / f64::from(1 << 20) * all;
    for (place, weight) in weights.iter().enumerate() {
        at -= weight;
        if at < 0.0 {
            return Some(place);
        }
    }
    weights.iter().rposition(|weight| *weight > 0.0)
}

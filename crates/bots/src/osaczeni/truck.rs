//! Guidance 9: what to keep from the truck, what to give to whom, what to box.

use super::cards;
use super::danger::Arrivals;
use super::mall::{NOWHERE, seat};
use super::mind::{Mind, Stage};
use super::places::best_by;
use super::votes::PRICELESS;
use super::words::has_promised;
use holdout_osaczeni::{Answer, Item, Kind, Promise};

/// OS-4.5, OS-4.8: keep or give, whichever is asked.
pub fn search(mind: &Mind<'_>, offered: &[Answer]) -> Option<Answer> {
    let keeps: Vec<Answer> = offered.iter().copied().filter(|answer| matches!(answer, Answer::Keep { .. })).collect();
    if !keeps.is_empty() {
        return best_by(&keeps, |answer| if let Answer::Keep { item } = answer { need(mind, *item) } else { 0.0 });
    }
    best_by(offered, |answer| match answer {
        Answer::Give { item, player } => gift(mind, *item, player.index()),
        _ => f64::MIN,
    })
}

/// Variant 14: the card that is missed least.
pub fn discard(mind: &Mind<'_>, offered: &[Answer]) -> Option<Answer> {
    best_by(offered, |answer| if let Answer::Discard { item } = answer { -need(mind, *item) } else { f64::MIN })
}

/// What a card is worth to me as I stand.
fn need(mind: &Mind<'_>, item: Item) -> f64 {
    let family = &mind.mall.stands[mind.me];
    let outside = family.iter().filter(|at| **at as usize == mind.house.car_park).count() as f64;
    let arrivals = Arrivals::forecast(&mind.house, &mind.mall, mind.foresight);
    let storm = arrivals.expected(mind.house.car_park);
    let crybaby = family[Kind::Crybaby.index()];
    let exposed = crybaby != NOWHERE && {
        let place = crybaby as usize;
        place == mind.house.car_park || arrivals.break_in(&mind.house, place, mind.view.areas[place].strength) > 0.3
    };
    let held = mind.hand.iter().filter(|card| **card == item).count() as f64;
    let late = if mind.stage == Stage::Late { 0.5 } else { 0.0 };
    let now = match item {
        Item::BaseballBat | Item::Chainsaw | Item::Molotov => 0.25 * outside * storm.min(3.0) + late,
        Item::CannedFood => 0.15 * outside * storm.min(3.0) + late,
        Item::RottenMeat => {
            if exposed {
                1.2 + late
            } else {
                late
            }
        }
        Item::Gun => 0.2 * outside,
        Item::EnergyDrink => 0.1 * outside,
        Item::WalkieTalkie => -late,
        Item::TruckKeys => 0.0,
    };
    cards::worth(mind, item) + now - 0.25 * held
}

/// What it is to me to give a card to somebody and box the other: a weak card to a weak friend.
fn gift(mind: &Mind<'_>, item: Item, to: usize) -> f64 {
    let memory = &mind.memory;
    let promised = has_promised(mind, mind.me, Promise::Give { player: seat(to) });
    let word = match (promised, mind.may_break_a_promise()) {
        (true, true) => 2.0,
        (true, false) => PRICELESS,
        (false, _) => 0.0,
    };
    if !mind.is_alive(to) {
        // OS-12.7: a card given to the eliminated is as good as boxed.
        return word - 0.2;
    }
    let owes = memory.favour[mind.me][to].min(2.0) - memory.grudge[mind.me][to].min(2.0);
    let harm = cards::worth(mind, item) * 0.35 * mind.threat(to);
    let leader = if mind.leads(to) { 1.5 } else { 0.0 };
    word + 0.35 * owes + 0.3 - harm - leader
}

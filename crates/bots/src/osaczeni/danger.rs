//! How many monsters will stand where, exactly: from what is known of the dice, by the binomial for the rooms and by
//! adding up all ways the dice can fall for the car park, where everything lands that finds no room elsewhere.

use super::mall::{Areas, House, Mall};
use holdout_osaczeni::{AREAS, Phase, View};

/// More monsters than any area has notches for.
const MOST: usize = 16;
/// More dice than any hatch covers.
const DICE: usize = 8;

/// The chance of each number of monsters.
pub type Spread = [f64; MOST];

/// What somebody knows of the dice that will come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Foresight {
    /// Dice known to show an area.
    pub sure: Areas<u8>,
    /// Dice nobody has told about.
    pub open: u8,
}

impl Foresight {
    /// What a seat has seen of this round's dice itself; without dice on the table, those of the next shake.
    pub fn of(view: &View) -> Self {
        // Once the monsters have come, the next dice are those of the next round.
        if view.phase >= Phase::Arrival {
            return Self::unknown(view.dice.available);
        }
        let mut sure = [0; AREAS];
        if let Some(dice) = &view.dice.values {
            dice.iter().for_each(|die| sure[die.index()] += 1);
            return Self { sure, open: 0 };
        }
        Self::open(view)
    }

    /// What everybody has seen of them.
    pub fn open(view: &View) -> Self {
        let mut sure = [0; AREAS];
        if let Some(die) = view.dice.shown {
            sure[die.index()] = 1;
        }
        Self { sure, open: view.dice.available - u8::from(view.dice.shown.is_some()) }
    }

    pub const fn unknown(dice: u8) -> Self {
        Self { sure: [0; AREAS], open: dice }
    }
}

/// The chance that exactly `hits` of `dice` dice show something that comes up with chance `odds`.
pub fn binomial(dice: u8, odds: f64, hits: u8) -> f64 {
    if hits > dice {
        return 0.0;
    }
    let ways: f64 = (0..hits).map(|k| f64::from(dice - k) / f64::from(k + 1)).product();
    ways * odds.powi(i32::from(hits)) * (1.0 - odds).powi(i32::from(dice - hits))
}

/// The monsters around every area after phase 5, if nobody moved any more.
pub struct Arrivals {
    spreads: [Spread; AREAS],
}

impl Arrivals {
    pub fn forecast(house: &House, mall: &Mall, foresight: Foresight) -> Self {
        let draws = mall.draws(house);
        let mut spreads = [[0.0; MOST]; AREAS];
        for area in (0..AREAS).filter(|area| *area != house.car_park) {
            for hits in 0..=foresight.open {
                let come = foresight.sure[area] + hits + draws[area];
                let stand = if house.closed[area] { 0 } else { (mall.monsters[area] + come).min(house.notches[area]) };
                spreads[area][stand as usize] += binomial(foresight.open, house.odds[area], hits);
            }
        }
        spreads[house.car_park] = car_park(house, mall, foresight, draws);
        Self { spreads }
    }

    /// Expected monsters at an area.
    pub fn expected(&self, area: usize) -> f64 {
        self.spreads[area].iter().enumerate().map(|(count, chance)| count as f64 * chance).sum()
    }

    /// OS-9.5, OS-9.6: the chance that monsters get into one of the areas 1 to 5 against so much strength.
    pub fn break_in(&self, house: &House, area: usize, strength: u8) -> f64 {
        let spread = self.spreads[area].iter().enumerate();
        spread.filter(|(count, _)| house.gets_in(*count as u8, strength)).map(|(_, chance)| chance).sum()
    }

    /// OS-10.2: expected deaths on the car park among so many people.
    pub fn deaths(&self, house: &House, people: u8) -> f64 {
        let spread = self.spreads[house.car_park].iter().enumerate();
        spread.map(|(count, chance)| count.min(people as usize) as f64 * chance).sum()
    }
}

/// OS-8.6, OS-8.7: the car park gets its own dice, those of closed areas, and what finds no notch elsewhere. Area by
/// area, every number of dice it can take from those left is weighed.
fn car_park(house: &House, mall: &Mall, foresight: Foresight, draws: Areas<u8>) -> Spread {
    const LANDED: usize = 2 * MOST;
    let mut ways = [[0.0; LANDED]; DICE + 1];
    ways[0][0] = 1.0;
    let open = foresight.open as usize;
    let mut odds_left = 1.0;
    for (area, drawn) in draws.into_iter().enumerate() {
        // The chance that a die shows this area if it shows none of those before.
        let odds = if odds_left > 0.0 { (house.odds[area] / odds_left).min(1.0) } else { 0.0 };
        odds_left -= house.odds[area];
        let own = area == house.car_park;
        let room = if own || house.closed[area] { 0 } else { house.notches[area].saturating_sub(mall.monsters[area]) };
        let mut next = [[0.0; LANDED]; DICE + 1];
        for used in 0..=open {
            for (landed, chance) in ways[used].iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                for hits in 0..=(open - used) as u8 {
                    let come = foresight.sure[area] + drawn + hits;
                    let more = (landed + come.saturating_sub(room) as usize).min(LANDED - 1);
                    next[used + hits as usize][more] += chance * binomial((open - used) as u8, odds, hits);
                }
            }
        }
        ways = next;
    }
    let mut spread = [0.0; MOST];
    for (landed, chance) in ways[open].iter().enumerate() {
        let stand = (mall.monsters[house.car_park] as usize + landed).min(house.notches[house.car_park] as usize);
        spread[stand.min(MOST - 1)] += chance;
    }
    spread
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::osaczeni::mall::NOWHERE;
    use crate::osaczeni::mall::fixtures::{empty, house};

    fn near(left: f64, right: f64) -> bool {
        (left - right).abs() < 1e-9
    }

    #[test]
    fn the_dice_of_one_area_are_the_table_of_the_guidance() {
        let table = [(4, [48, 39, 12]), (5, [40, 40, 16]), (6, [33, 40, 20])];
        for (dice, percent) in table {
            for (hits, percent) in (0..).zip(percent) {
                let chance = 100.0 * binomial(dice, 1.0 / 6.0, hits);
                assert!((chance - f64::from(percent)).abs() <= 0.6, "{dice} dice, {hits} hits: {chance}");
            }
        }
        assert!(near((0..=6).map(|hits| binomial(6, 0.3, hits)).sum(), 1.0));
    }

    /// Every fall of the dice, one by one.
    fn all_falls(house: &House, mall: &Mall, dice: u32) -> [Spread; AREAS] {
        let mut spreads = [[0.0; MOST]; AREAS];
        let falls = 6_usize.pow(dice);
        for fall in 0..falls {
            let mut counts = [0; AREAS];
            let mut rest = fall;
            for _ in 0..dice {
                counts[rest % 6] += 1;
                rest /= 6;
            }
            let mut after = *mall;
            after.arrive(house, counts);
            for (spread, monsters) in spreads.iter_mut().zip(after.monsters) {
                spread[monsters as usize] += 1.0 / falls as f64;
            }
        }
        spreads
    }

    #[test]
    fn forecasts_equal_the_count_of_all_falls() {
        let mut house = house();
        let mut mall = empty();
        mall.monsters = [5, 0, 3, 0, 6, 2];
        mall.stands[0] = [0, 1, 1, NOWHERE];
        mall.stands[1] = [5, 5, 2, NOWHERE];
        for closed in [false, true] {
            house.closed[3] = closed;
            for dice in [0, 1, 4, 6] {
                let forecast = Arrivals::forecast(&house, &mall, Foresight::unknown(dice));
                let counted = all_falls(&house, &mall, u32::from(dice));
                for (area, counted) in counted.iter().enumerate() {
                    let same = forecast.spreads[area].iter().zip(counted).all(|(left, right)| near(*left, *right));
                    assert!(same, "area {}, {dice} dice, closed {closed}", area + 1);
                }
            }
        }
    }

    #[test]
    fn a_known_die_is_certain_and_row_one_makes_equal_strength_too_weak() {
        let mut house = house();
        let mut mall = empty();
        mall.stands[0][0] = 1;
        mall.monsters[1] = 1;
        // The Defender alone draws one monster for the crowd; with the known die that makes three against two.
        let known = Foresight { sure: [0, 1, 0, 0, 0, 0], open: 0 };
        let arrivals = Arrivals::forecast(&house, &mall, known);
        assert!(near(arrivals.expected(1), 3.0));
        assert!(near(arrivals.break_in(&house, 1, 2), 1.0));
        assert!(near(arrivals.break_in(&house, 1, 3), 0.0));
        house.equal_suffices = true;
        assert!(near(arrivals.break_in(&house, 1, 3), 1.0));
    }

    #[test]
    fn the_car_park_takes_as_many_as_stand_there() {
        let house = house();
        let mut mall = empty();
        mall.monsters[5] = 4;
        let arrivals = Arrivals::forecast(&house, &mall, Foresight::unknown(0));
        assert!(near(arrivals.deaths(&house, 3), 3.0));
        assert!(near(arrivals.deaths(&house, 9), 4.0));
    }
}

//! What the attacks of a round would cost everybody, if people and monsters stood like this.
//!
//! Guidance 3: in a room the price is the chance of a break-in times the chance of being elected times the cheapest
//! character one has there; on the car park every monster takes somebody.

use super::danger::binomial;
use super::mall::{Areas, House, KINDS, Mall, NOWHERE, Seats};
use holdout_osaczeni::{AREAS, MAX_PLAYERS};

/// Most hits of one shake that are told apart.
const HITS: usize = 10;

/// How often somebody with more votes gets their way against one rival: people are not machines.
const UPPER_HAND: f64 = 0.88;

/// How much worse a family alone in a room is off than the one loss it looks at: every later one is its own too.
const LONELY: f64 = 1.35;

/// What somebody thinks of the table while looking ahead.
pub struct Outlook<'a> {
    pub house: &'a House,
    /// Guidance 1: what each kind is worth at this stage.
    pub worth: [f64; KINDS],
    /// How readily the table picks on each seat; 1 is usual.
    pub hate: Seats<f64>,
    /// For each area, the chance that at least so many dice of the next shake bring monsters there.
    tails: [[f64; HITS]; AREAS],
}

/// What the attacks take from everybody, on average.
#[derive(Clone, Copy, Debug, Default)]
pub struct Toll {
    pub value: Seats<f64>,
    pub deaths: Seats<f64>,
    /// Monsters that stay around each area.
    pub left: Areas<f64>,
}

/// Who is in an area, as far as an attack is concerned.
#[derive(Clone, Copy, Default)]
struct Camp {
    strength: u8,
    defenders: u8,
    people: u8,
    votes: Seats<f64>,
    /// The visible characters of each seat, cheapest first.
    prices: Seats<[f64; KINDS]>,
    visible: Seats<u8>,
}

impl<'a> Outlook<'a> {
    pub fn new(house: &'a House, worth: [f64; KINDS], hate: Seats<f64>) -> Self {
        let to_the_car_park: f64 =
            (0..AREAS).filter(|area| house.closed[*area] || *area == house.car_park).map(|area| house.odds[area]).sum();
        let tails = std::array::from_fn(|area| {
            let odds = if area == house.car_park { to_the_car_park } else { house.odds[area] };
            let mut tail = [0.0; HITS];
            let mut sum = 0.0;
            for hits in (0..HITS).rev() {
                sum += binomial(house.dice, odds, hits as u8);
                tail[hits] = sum;
            }
            tail
        });
        Self { house, worth, hate, tails }
    }

    fn camps(&self, mall: &Mall) -> [Camp; AREAS] {
        let mut camps = [Camp::default(); AREAS];
        for seat in 0..self.house.players {
            for kind in 0..KINDS {
                let at = mall.stands[seat][kind];
                if at == NOWHERE {
                    continue;
                }
                let camp = &mut camps[at as usize];
                camp.people += 1;
                camp.strength += self.house.strength[kind];
                camp.defenders += u8::from(kind == 0);
                if !mall.hidden[seat][kind] {
                    camp.votes[seat] += f64::from(self.house.votes[kind]);
                    let count = camp.visible[seat] as usize;
                    camp.prices[seat][count] = self.worth[kind];
                    camp.prices[seat][..=count].sort_by(f64::total_cmp);
                    camp.visible[seat] += 1;
                }
            }
        }
        for (area, camp) in camps.iter_mut().enumerate() {
            if let Some((from, bonus)) = self.house.wall
                && area != self.house.car_park
                && camp.defenders >= from
            {
                camp.strength += bonus;
            }
            for seat in 0..self.house.players {
                if camp.visible[seat] > 0 {
                    camp.votes[seat] += f64::from(mall.guns[seat]);
                    if self.house.lone_votes > 0 && mall.alive(seat) == 1 {
                        camp.votes[seat] += f64::from(self.house.lone_votes);
                    }
                }
            }
        }
        camps
    }

    /// OS-9, OS-10: all attacks on areas that are not `resolved` yet.
    pub fn attacks(&self, mall: &Mall, resolved: Areas<bool>) -> Toll {
        let camps = self.camps(mall);
        let mut toll = Toll { left: mall.monsters.map(f64::from), ..Toll::default() };
        for area in self.house.order {
            let camp = &camps[area];
            if resolved[area] || self.house.closed[area] || camp.people == 0 {
                continue;
            }
            if area == self.house.car_park {
                let monsters = self.after_convoy(mall.monsters[area], camp.people);
                self.car_park(camp, f64::from(monsters), mall.token, &mut toll);
            } else if self.house.gets_in(mall.monsters[area], camp.strength) {
                toll.left[area] = 0.0;
                let elected = self.election(&camp.votes, camp.visible, mall.token);
                // Where one family is alone, nobody else can be voted out.
                let alone = camp.visible.iter().filter(|count| **count > 0).count() == 1;
                let weight = if alone { LONELY } else { 1.0 };
                for (seat, chance) in elected.into_iter().enumerate() {
                    toll.value[seat] += weight * chance * camp.prices[seat][0];
                    toll.deaths[seat] += chance;
                }
            }
        }
        toll
    }

    /// What the attack on one area alone takes, whether or not its monsters are strong enough.
    pub fn one_attack(&self, mall: &Mall, area: usize) -> Toll {
        let mut resolved = [true; AREAS];
        resolved[area] = false;
        self.attacks(mall, resolved)
    }

    fn after_convoy(&self, monsters: u8, people: u8) -> u8 {
        match self.house.convoy {
            Some((from, chased)) if people >= from => monsters.saturating_sub(chased),
            Some(_) | None => monsters,
        }
    }

    /// OS-10.2: monster by monster somebody is elected. People are worn down in fractions.
    fn car_park(&self, camp: &Camp, monsters: f64, token: usize, toll: &mut Toll) {
        let players = self.house.players;
        let mut lost = [0.0; MAX_PLAYERS];
        let mut left = monsters;
        while left > 0.5 {
            let mut votes = [0.0; MAX_PLAYERS];
            let mut present = [0; MAX_PLAYERS];
            for seat in 0..players {
                let rest = f64::from(camp.visible[seat]) - lost[seat];
                if rest > 0.05 {
                    present[seat] = 1;
                    votes[seat] = camp.votes[seat] * rest / f64::from(camp.visible[seat]);
                }
            }
            if present.iter().all(|here| *here == 0) {
                // OS-10.6.
                left = 0.0;
                break;
            }
            let elected = self.election(&votes, present, token);
            for seat in 0..players {
                let dies = elected[seat].min(f64::from(camp.visible[seat]) - lost[seat]).max(0.0);
                if dies > 0.0 {
                    let next = ((lost[seat] + 0.5) as usize).min(camp.visible[seat] as usize - 1);
                    toll.value[seat] += dies * camp.prices[seat][next];
                    toll.deaths[seat] += dies;
                    lost[seat] += dies;
                }
            }
            left -= 1.0;
        }
        toll.left[self.house.car_park] = left.max(0.0);
    }

    /// The chance of each seat to be elected, by votes and by how the table feels about them.
    pub fn election(&self, votes: &Seats<f64>, present: Seats<u8>, token: usize) -> Seats<f64> {
        let mut chances = [0.0; MAX_PLAYERS];
        let here = |seat: &usize| present[*seat] > 0;
        let mut candidates = (0..self.house.players).filter(here);
        let (first, second, third) = (candidates.next(), candidates.next(), candidates.next());
        match (first, second, third) {
            (None, ..) => {}
            (Some(only), None, _) => chances[only] = 1.0,
            (Some(one), Some(other), None) => {
                let lead = votes[one] - votes[other];
                let safe = if lead > 0.01 {
                    UPPER_HAND
                } else if lead < -0.01 {
                    1.0 - UPPER_HAND
                } else if token == one {
                    // OS-3.14: the token holder breaks the tie.
                    UPPER_HAND
                } else if token == other {
                    1.0 - UPPER_HAND
                } else {
                    self.hate[other] / (self.hate[one] + self.hate[other])
                };
                chances[one] = 1.0 - safe;
                chances[other] = safe;
            }
            (Some(_), Some(_), Some(_)) => {
                let all: f64 = (0..self.house.players).filter(here).map(|seat| votes[seat]).sum();
                let mut sum = 0.0;
                for seat in (0..self.house.players).filter(here) {
                    // Who holds more than half of the votes is elected by mistake only.
                    let against = if votes[seat] * 2.0 > all { 0.15 } else { 1.0 - votes[seat] / all.max(1.0) };
                    let holder = if seat == token { 0.85 } else { 1.0 };
                    chances[seat] = self.hate[seat] * against * against * holder;
                    sum += chances[seat];
                }
                for chance in &mut chances {
                    *chance /= sum;
                }
            }
        }
        chances
    }

    /// What a seat must fear in the round after, if everybody stays: a first look, without who moves where.
    pub fn afterwards(&self, mall: &Mall, toll: &Toll, me: usize) -> f64 {
        let house = self.house;
        let mut after = *mall;
        let mut stay = toll.left;
        for area in (0..AREAS).filter(|area| *area != house.car_park && !house.closed[*area]) {
            // OS-13.1, OS-13.2: a surrounded area closes and throws everybody onto the car park.
            if stay[area] + 0.5 > f64::from(house.to_close) {
                stay[area] = 0.0;
                for at in after.stands.iter_mut().flatten().filter(|at| **at as usize == area) {
                    *at = house.car_park as u8;
                }
            }
        }
        let camps = self.camps(&after);
        let most = camps.iter().map(|camp| camp.people).max().unwrap_or(0);
        let mut fear = 0.0;
        for (area, camp) in camps.iter().enumerate().filter(|(_, camp)| camp.visible[me] > 0) {
            let drawn = if camp.people == most { 1.0 } else { 0.0 };
            if area == house.car_park {
                let hits: f64 = self.tails[area][1..].iter().sum();
                let deaths = (stay[area] + hits + drawn).min(f64::from(camp.people));
                let share = (deaths / f64::from(camp.people)).min(1.0);
                fear += share * camp.prices[me][..camp.visible[me] as usize].iter().sum::<f64>();
            } else {
                let limit = f64::from(camp.strength) + if house.equal_suffices { 0.0 } else { 1.0 };
                let needed = (limit - stay[area] - drawn).max(0.0) as usize;
                let breaks_in = self.tails[area].get(needed).copied().unwrap_or(0.0);
                let families = (0..house.players).filter(|seat| camp.visible[*seat] > 0).count() as f64;
                fear += breaks_in
                    * camp.prices[me][0]
                    * (1.0 / families).max(0.5 * f64::from(camp.visible[me]) / f64::from(camp.people));
            }
        }
        fear
    }
}

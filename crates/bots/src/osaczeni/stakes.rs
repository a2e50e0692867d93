//! The chance to win that is left when a round is over, for every seat.
//!
//! What counts: who is alive at which stage of the game, how they stand for the next round, cards, tokens and votes.
//! How much each of these counts was learned from thousands of games of bots (`docs/balance.md`); the figures stand
//! in [`learned`](super::learned).

use super::danger::binomial;
use super::learned::WEIGHTS;
use super::mall::{Areas, House, KINDS, Mall, NOWHERE, Seats};
use holdout_osaczeni::{AREAS, MAX_PLAYERS};

/// Most hits of one shake that are told apart.
const HITS: usize = 10;
/// Numbers of dice a shake can have.
const SHAKES: usize = 17;
/// How many stages of the game are told apart, by the deaths still to come.
const STAGES: usize = 5;
/// Ways in which a family can be alive.
const FAMILIES: usize = 1 << KINDS;
/// What is looked at besides who is alive, early and late in the game.
const MORE: usize = 11;
/// How many things are weighed.
pub const PARTS: usize = STAGES * FAMILIES + 2 * MORE;

/// What the end of a round leaves behind.
#[derive(Clone, Copy)]
pub struct Scene {
    pub mall: Mall,
    pub closed: Areas<bool>,
    pub hands: Seats<u8>,
    pub badge: usize,
    pub deck: u8,
}

impl Scene {
    /// The dead, and whether monsters as strong as the people get in.
    pub fn equal_suffices(&self, house: &House) -> bool {
        house.equal_suffices || house.born.saturating_sub(self.mall.living() as u8) >= house.equal_from
    }

    fn dice(&self, house: &House) -> u8 {
        let dead = house.born.saturating_sub(self.mall.living() as u8);
        house.dice + house.more_dice_from.iter().filter(|from| dead >= **from).count() as u8
    }
}

/// Chances that depend on the number of dice alone, looked up while scenes are judged.
pub struct Stakes {
    /// By dice and area: the chance that at least so many dice bring monsters there.
    tails: [[[f64; HITS]; AREAS]; SHAKES],
}

impl Stakes {
    pub fn new(house: &House) -> Self {
        let mut tails = [[[0.0; HITS]; AREAS]; SHAKES];
        for (dice, tails) in tails.iter_mut().enumerate() {
            for (area, tail) in tails.iter_mut().enumerate() {
                let mut sum = 0.0;
                for hits in (0..HITS).rev() {
                    sum += binomial(dice as u8, house.odds[area], hits as u8);
                    tail[hits] = sum;
                }
                tail[0] = 1.0;
            }
        }
        Self { tails }
    }

    /// The chance of each seat to win.
    pub fn chances(&self, house: &House, scene: &Scene) -> Seats<f64> {
        let mut chances = [0.0; MAX_PLAYERS];
        if scene.mall.living() <= house.end_at as usize {
            return final_shares(house, &scene.mall);
        }
        let mut scores = [f64::NEG_INFINITY; MAX_PLAYERS];
        self.describe(house, scene, |seat, part, much| {
            let score = &mut scores[seat];
            if *score == f64::NEG_INFINITY {
                *score = 0.0;
            }
            *score += WEIGHTS[part] * much;
        });
        let best = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let mut sum = 0.0;
        for (chance, score) in chances.iter_mut().zip(scores) {
            *chance = if score == f64::NEG_INFINITY { 0.0 } else { (score - best).exp() };
            sum += *chance;
        }
        chances.map(|chance| chance / sum)
    }

    /// Everything that counts for a seat that is still in the game: the part, and how much there is of it.
    pub fn describe(&self, house: &House, scene: &Scene, mut add: impl FnMut(usize, usize, f64)) {
        let mall = &scene.mall;
        let living = mall.living();
        let to_die = living.saturating_sub(house.end_at as usize);
        let stage = match to_die * 4 / house.players {
            0 | 1 => 0,
            2 => 1,
            3 | 4 => 2,
            5 | 6 => 3,
            _ => 4,
        };
        let equal = scene.equal_suffices(house);
        let dice = scene.dice(house) as usize;
        let tails = [&self.tails[dice.min(SHAKES - 1)], &self.tails[(2 * dice).min(SHAKES - 1)]];
        let mut people = [0_u8; AREAS];
        let mut strength = [0_u8; AREAS];
        let mut here = [[0_u8; AREAS]; MAX_PLAYERS];
        let mut cheapest = [[f64::MAX; AREAS]; MAX_PLAYERS];
        let mut weight = [[0_u8; AREAS]; MAX_PLAYERS];
        for seat in 0..house.players {
            for kind in 0..KINDS {
                let at = mall.stands[seat][kind];
                if at == NOWHERE {
                    continue;
                }
                let at = at as usize;
                people[at] += 1;
                strength[at] += house.strength[kind];
                here[seat][at] += 1;
                weight[seat][at] += house.votes[kind];
                cheapest[seat][at] = cheapest[seat][at].min(f64::from(house.points[kind]));
            }
        }
        let draws = mall.draws(house);
        // The chance of a break-in next round, and within two, if everybody stays.
        let mut breaks_in = [[0.0; 2]; AREAS];
        let mut families = [0_u8; AREAS];
        let mut against = [[0.0; AREAS]; MAX_PLAYERS];
        for area in 0..AREAS {
            families[area] = (0..house.players).filter(|seat| here[*seat][area] > 0).count() as u8;
            if area == house.car_park {
                let to_here: f64 =
                    (0..AREAS).filter(|at| scene.closed[*at] || *at == area).map(|at| house.odds[at]).sum();
                let come = f64::from(mall.monsters[area] + draws[area]) + f64::from(scene.dice(house)) * to_here;
                breaks_in[area][0] = (come / f64::from(people[area].max(1))).min(1.0);
            } else {
                let limit = strength[area] + u8::from(!equal);
                breaks_in[area] = std::array::from_fn(|later| {
                    let stand = mall.monsters[area] + draws[area] * (1 + later as u8);
                    let need = limit.saturating_sub(stand) as usize;
                    tails[later][area].get(need).copied().unwrap_or(0.0)
                });
                // Whoever has most of the votes is hardly ever elected.
                let all: u8 = (0..house.players).map(|seat| weight[seat][area]).sum();
                let mut sum = 0.0;
                for seat in (0..house.players).filter(|seat| here[*seat][area] > 0) {
                    let others = 1.0 - f64::from(weight[seat][area]) / f64::from(all);
                    against[seat][area] = others * others;
                    sum += against[seat][area];
                }
                for row in &mut against {
                    row[area] /= if sum > 0.0 { sum } else { 1.0 };
                }
            }
        }
        let more = STAGES * FAMILIES + if stage >= 2 { MORE } else { 0 };
        for seat in 0..house.players {
            let mask =
                (0..KINDS).filter(|kind| mall.stands[seat][*kind] != NOWHERE).fold(0, |mask, kind| mask | 1 << kind);
            if mask == 0 {
                continue;
            }
            add(seat, stage * FAMILIES + mask, 1.0);
            let (mut alone, mut shared, mut outside) = ([0.0; 2], [0.0; 2], 0.0);
            let mut places = 0.0;
            for area in 0..AREAS {
                if here[seat][area] == 0 {
                    continue;
                }
                places += 1.0;
                if area == house.car_park {
                    for kind in 0..KINDS {
                        if mall.stands[seat][kind] as usize == area {
                            outside += breaks_in[area][0] * f64::from(house.points[kind]);
                        }
                    }
                } else if families[area] == 1 {
                    for (alone, chance) in alone.iter_mut().zip(breaks_in[area]) {
                        *alone += chance * cheapest[seat][area];
                    }
                } else {
                    for (shared, chance) in shared.iter_mut().zip(breaks_in[area]) {
                        *shared += chance * cheapest[seat][area] * against[seat][area];
                    }
                }
            }
            let share = |area: usize| {
                let all: u8 = (0..house.players).map(|seat| weight[seat][area]).sum();
                f64::from(weight[seat][area]) / f64::from(all.max(1))
            };
            let hand = f64::from(scene.hands[seat].min(5));
            let figures = [
                alone[0] / 5.0,
                alone[1] / 5.0,
                shared[0] / 5.0,
                shared[1] / 5.0,
                outside / 5.0,
                hand,
                if mall.token == seat { 1.0 } else { 0.0 },
                if scene.badge == seat { 1.0 } else { 0.0 },
                if scene.deck >= 3 { share(house.car_park) } else { 0.0 },
                share(house.monitoring),
                places - 1.0,
            ];
            for (part, much) in figures.into_iter().enumerate() {
                add(seat, more + part, much);
            }
        }
    }
}

/// OS-15: the game is over; who has won, and shares for those who share.
fn final_shares(house: &House, mall: &Mall) -> Seats<f64> {
    let points: Seats<u8> = std::array::from_fn(|seat| {
        (0..KINDS).filter(|kind| mall.stands[seat][*kind] != NOWHERE).map(|kind| house.points[kind]).sum()
    });
    let most = points[..house.players].iter().copied().max().unwrap_or(0);
    let has_won = |seat: usize| seat < house.players && points[seat] == most;
    let share = 1.0 / (0..house.players).filter(|seat| has_won(*seat)).count() as f64;
    std::array::from_fn(|seat| if has_won(seat) { share } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::osaczeni::mall::fixtures::{empty, house};

    /// Families in the rooms 1 and 2, as many of each as the figures say.
    fn scene(families: [usize; 4]) -> Scene {
        let mut mall = empty();
        for (seat, alive) in families.into_iter().enumerate() {
            for kind in 0..alive {
                mall.stands[seat][kind] = (kind % 2) as u8;
            }
        }
        let closed = house().closed;
        Scene { mall, closed, hands: [1; MAX_PLAYERS], badge: 0, deck: 9 }
    }

    #[test]
    fn the_chances_of_the_living_are_one_and_the_dead_have_none() {
        let house = house();
        let chances = Stakes::new(&house).chances(&house, &scene([3, 2, 1, 0]));
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
        assert!(chances[3] < 1e-9 && chances[0] > chances[1] && chances[1] > chances[2], "{chances:?}");
    }

    #[test]
    fn once_the_game_is_over_points_decide_and_those_who_tie_share() {
        let house = house();
        let chances = Stakes::new(&house).chances(&house, &scene([2, 2, 0, 0]));
        assert_eq!(chances[..4], [0.5, 0.5, 0.0, 0.0]);
        let chances = Stakes::new(&house).chances(&house, &scene([3, 1, 0, 0]));
        assert_eq!(chances[..4], [1.0, 0.0, 0.0, 0.0]);
    }

    #[test]
    fn rows_of_the_cold_store_fill_while_a_game_is_imagined() {
        let house = house();
        assert!(!scene([3, 3, 3, 2]).equal_suffices(&house));
        assert!(scene([3, 3, 2, 2]).equal_suffices(&house));
        assert_eq!([scene([3, 3, 2, 1]).dice(&house), scene([3, 3, 1, 1]).dice(&house)], [4, 5]);
        assert_eq!(scene([3, 3, 0, 0]).dice(&house), 6);
    }
}

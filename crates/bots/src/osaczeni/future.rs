//! How a round may go on: attacks, votes and deaths played through in the head, and what they leave to win.

use super::guesses::Guess;
use super::mall::{Areas, House, KINDS, Mall, NOWHERE, Seats};
use super::mind::Mind;
use super::outlook::Outlook;
use super::places;
use super::stakes::{Scene, Stakes};
use holdout_osaczeni::{AREAS, MAX_PLAYERS};

/// How much what somebody would lose draws votes, and what one feels about them.
const DRAWN: f64 = 0.6;
const FELT: f64 = 0.9;
/// What a point is worth where it does not change who wins.
const POINT: f64 = 0.006;
/// How likely each card in a room saves it.
const SAVES: f64 = 0.05;
/// How often somebody moves whom I would not.
const WHIM: f64 = 0.08;

/// Chance of one imagined game: the same number, the same game.
#[derive(Clone, Copy)]
pub struct Luck(u64);

impl Luck {
    pub const fn new(number: u64) -> Self {
        Self(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// One of them, each as likely as its weight says.
    pub fn draw(&mut self, weights: &[f64]) -> usize {
        let mut at = self.share() * weights.iter().sum::<f64>();
        for (one, weight) in weights.iter().enumerate() {
            at -= weight;
            if at < 0.0 {
                return one;
            }
        }
        weights.iter().rposition(|weight| *weight > 0.0).unwrap_or(0)
    }
}

/// What imagined games rest on.
pub struct Future<'m> {
    pub mind: &'m Mind<'m>,
    pub house: &'m House,
    stakes: Stakes,
    outlook: Outlook<'m>,
    /// The table as each rival sees it.
    others: Vec<Option<Mind<'m>>>,
    worth: [f64; KINDS],
    /// How readily one votes for another, by the cheapest character the other has in the area.
    lean: Seats<Seats<[f64; KINDS]>>,
}

impl<'m> Future<'m> {
    pub fn of(mind: &'m Mind<'m>) -> Self {
        let house = &mind.house;
        let worth = mind.worth();
        let memory = &mind.memory;
        let lean = std::array::from_fn(|voter| {
            std::array::from_fn(|target: usize| {
                if voter >= house.players || target >= house.players {
                    return [0.0; KINDS];
                }
                let feeling = memory.favour[voter][target].min(3.0) - memory.grudge[voter][target].min(3.0);
                worth.map(|price| {
                    if voter == target {
                        0.001
                    } else {
                        (DRAWN * 0.3 * mind.threat(target) * price - FELT * feeling).exp()
                    }
                })
            })
        });
        let others = mind.seats().map(|seat| (seat != mind.me).then(|| mind.in_the_shoes_of(seat))).collect();
        Self { mind, house, stakes: Stakes::new(house), outlook: mind.outlook(), others, worth, lean }
    }

    /// The table as it stands, for imagined games.
    pub fn scene(&self, mall: &Mall) -> Scene {
        let view = self.mind.view;
        let mut hands = [0; MAX_PLAYERS];
        for family in &view.families {
            hands[family.seat.index()] = family.hand;
        }
        Scene { mall: *mall, closed: self.house.closed, hands, badge: view.badge.index(), deck: view.deck }
    }

    /// My chance to win, and a little for every point alive.
    pub fn chance(&self, scene: &Scene) -> f64 {
        let mine = scene.mall.stands[self.mind.me].iter().zip(self.house.points);
        let points: u8 = mine.filter(|(at, _)| **at != NOWHERE).map(|(_, points)| points).sum();
        self.stakes.chances(self.house, scene)[self.mind.me] + POINT * f64::from(points)
    }

    /// My chance to win once the monsters have come to people who stand like this.
    pub fn comes_to(&self, mall: &Mall, guess: &Guess, luck: &mut Luck) -> f64 {
        let mut scene = self.scene(mall);
        scene.mall.arrive(self.house, guess.dice);
        self.finish(&mut scene, [false; AREAS], luck);
        self.chance(&scene)
    }

    /// OS-7.3 to OS-7.10: everybody in `order` moves; I move a kind of my choice, if it can be moved.
    pub fn moved(&self, mall: &Mall, order: &[usize], guess: &Guess, mine: Option<usize>, luck: &mut Luck) -> Mall {
        let mut mall = *mall;
        for &seat in order {
            let Some(marked) = guess.maps[seat] else { continue };
            let (movable, to) = mall.movable(self.house, seat, marked);
            let kinds = movable.kinds();
            let Some(&first) = kinds.first() else { continue };
            let wanted = mine.filter(|kind| seat == self.mind.me && kinds.contains(kind));
            let whim = luck.share();
            let chosen = if let Some(kind) = wanted {
                kind
            } else if kinds.len() == 1 {
                first
            } else if seat != self.mind.me && whim < WHIM {
                kinds[(whim / WHIM * kinds.len() as f64) as usize]
            } else {
                self.first_mover(&mall, seat, kinds, to, guess.dice)
            };
            mall.stands[seat][chosen] = to as u8;
        }
        mall
    }

    /// Whom a family would move at first thought.
    fn first_mover(&self, mall: &Mall, seat: usize, kinds: &[usize], to: usize, dice: Areas<u8>) -> usize {
        let mind = self.others[seat].as_ref().unwrap_or(self.mind);
        let mut best = (f64::MIN, kinds[0]);
        for &kind in kinds {
            let mut after = *mall;
            after.stands[seat][kind] = to as u8;
            let worth = places::standing(mind, &self.outlook, &after, dice);
            if worth > best.0 {
                best = (worth, kind);
            }
        }
        best.1
    }

    /// OS-9, OS-10, OS-13: the attacks that are still to come this round, and what closes after them.
    pub fn finish(&self, scene: &mut Scene, resolved: [bool; AREAS], luck: &mut Luck) {
        for area in self.house.order {
            if resolved[area] || scene.closed[area] {
                continue;
            }
            let people = scene.mall.people(area);
            if people == 0 {
                continue;
            }
            if area == self.house.car_park {
                self.car_park(scene, people, luck);
            } else {
                self.room(scene, area, luck);
            }
        }
        self.close(scene);
    }

    fn close(&self, scene: &mut Scene) {
        for area in (0..AREAS).filter(|area| *area != self.house.car_park) {
            if !scene.closed[area] && scene.mall.monsters[area] >= self.house.to_close {
                scene.closed[area] = true;
                scene.mall.monsters[area] = 0;
                for at in scene.mall.stands.iter_mut().flatten().filter(|at| **at as usize == area) {
                    *at = self.house.car_park as u8;
                }
            }
        }
    }

    fn room(&self, scene: &mut Scene, area: usize, luck: &mut Luck) {
        let mall = &scene.mall;
        let (mut strength, mut defenders, mut cards) = (0, 0, 0);
        for seat in 0..self.house.players {
            let mut here = false;
            for kind in 0..KINDS {
                if mall.stands[seat][kind] as usize == area {
                    here = true;
                    strength += self.house.strength[kind];
                    defenders += u8::from(kind == 0);
                }
            }
            if here && seat != self.mind.me {
                cards += scene.hands[seat];
            }
        }
        if let Some((from, bonus)) = self.house.wall
            && defenders >= from
        {
            strength += bonus;
        }
        let monsters = mall.monsters[area];
        let equal = monsters > 0 && monsters == strength && scene.equal_suffices(self.house);
        if monsters <= strength && !equal {
            return;
        }
        if luck.share() < SAVES * f64::from(cards) / f64::from(1 + monsters - strength) {
            scene.mall.monsters[area] = monsters.saturating_sub(2);
            return;
        }
        if let Some(elected) = self.elect(&scene.mall, area, luck) {
            self.eaten(&mut scene.mall, elected, area, 0);
        }
        scene.mall.monsters[area] = 0;
    }

    fn car_park(&self, scene: &mut Scene, people: u8, luck: &mut Luck) {
        let area = self.house.car_park;
        if let Some((from, chased)) = self.house.convoy
            && people >= from
        {
            scene.mall.monsters[area] = scene.mall.monsters[area].saturating_sub(chased);
        }
        while scene.mall.monsters[area] > 0 {
            match self.elect(&scene.mall, area, luck) {
                Some(elected) => {
                    scene.mall.monsters[area] -= 1;
                    let left = scene.mall.monsters[area];
                    self.eaten(&mut scene.mall, elected, area, left);
                }
                None => scene.mall.monsters[area] = 0,
            }
        }
    }

    /// OS-9.13: the cheapest of a family, except that votes still to come are worth a Leader.
    pub fn victim(&self, mall: &Mall, seat: usize, area: usize, to_come: u8) -> Option<usize> {
        let price = |kind: &usize| self.worth[*kind] + if *kind == 1 && to_come >= 2 { 2.0 } else { 0.0 };
        mall.visible(seat, area).min_by(|left, right| price(left).total_cmp(&price(right)))
    }

    fn eaten(&self, mall: &mut Mall, seat: usize, area: usize, to_come: u8) {
        if let Some(kind) = self.victim(mall, seat, area, to_come) {
            mall.stands[seat][kind] = NOWHERE;
            mall.token = seat;
        }
    }

    /// OS-9.12: whom an attacked area elects; nobody if there is nobody to be found.
    fn elect(&self, mall: &Mall, area: usize, luck: &mut Luck) -> Option<usize> {
        let mut cheapest = [KINDS; MAX_PLAYERS];
        let mut weights = [0_u8; MAX_PLAYERS];
        let (mut count, mut last) = (0, 0);
        for seat in 0..self.house.players {
            for kind in mall.visible(seat, area) {
                weights[seat] += self.house.votes[kind];
                if cheapest[seat] == KINDS || self.worth[kind] < self.worth[cheapest[seat]] {
                    cheapest[seat] = kind;
                }
            }
            if cheapest[seat] < KINDS {
                count += 1;
                last = seat;
                weights[seat] += mall.guns[seat];
                if self.house.lone_votes > 0 && mall.alive(seat) == 1 {
                    weights[seat] += self.house.lone_votes;
                }
            }
        }
        if count < 2 {
            return (count == 1).then_some(last);
        }
        let mut totals = [0_u8; MAX_PLAYERS];
        let pull = |voter: usize, target: usize| {
            if cheapest[target] < KINDS { self.lean[voter][target][cheapest[target]] } else { 0.0 }
        };
        for (voter, weight) in weights.into_iter().enumerate().filter(|(_, weight)| *weight > 0) {
            let pulls: Seats<f64> = std::array::from_fn(|target| pull(voter, target));
            totals[luck.draw(&pulls)] += weight;
        }
        let most = totals.iter().copied().max().unwrap_or(0);
        let tied: Seats<f64> = std::array::from_fn(|seat| {
            if cheapest[seat] < KINDS && totals[seat] == most { pull(mall.token, seat).max(1e-9) } else { 0.0 }
        });
        Some(luck.draw(&tied))
    }
}

//! The mall as the schemer thinks about it: small, flat, and copied thousands of times while it weighs a choice.
//!
//! [`House`] is what does not change while it thinks, [`Mall`] who and what stands where. The few rules it repeats
//! here (moving, arriving, who gets in) are the public ones that any player applies in the head.

use holdout_kernel::Seat;
use holdout_osaczeni::content::RowEffect;
use holdout_osaczeni::{AREAS, Area, Content, Kind, MAX_PLAYERS, View};

/// Kinds of characters.
pub const KINDS: usize = Kind::ALL.len();
/// Where the dead and the absent stand.
pub const NOWHERE: u8 = u8::MAX;

/// One thing for each seat.
pub type Seats<T> = [T; MAX_PLAYERS];
/// One thing for each area.
pub type Areas<T> = [T; AREAS];

/// What does not change while the schemer thinks.
#[derive(Clone)]
pub struct House {
    pub players: usize,
    /// Character spaces; 0 is any number.
    pub spaces: Areas<u8>,
    pub notches: Areas<u8>,
    pub closed: Areas<bool>,
    pub car_park: usize,
    pub monitoring: usize,
    /// OS-9.1: the order of the attacks.
    pub order: Areas<usize>,
    /// The chance of each area on one die.
    pub odds: Areas<f64>,
    pub strength: [u8; KINDS],
    pub votes: [u8; KINDS],
    pub points: [u8; KINDS],
    pub cries: [bool; KINDS],
    /// OS-9.6: whether monsters as strong as the people get in.
    pub equal_suffices: bool,
    /// OS-11.3: from so many dead on they do.
    pub equal_from: u8,
    /// OS-11.4, OS-11.5: one more die from so many dead on; rows that are full already are counted in `dice`.
    pub more_dice_from: [u8; 2],
    /// How many people there were.
    pub born: u8,
    /// OS-5.3: dice of the next shake.
    pub dice: u8,
    /// OS-13.1: monsters that close an area.
    pub to_close: u8,
    /// OS-13.6: the game ends when at most so many are alive.
    pub end_at: u8,
    /// OS-8.2: fewest Crybabies that draw a monster.
    pub crybabies_draw: u8,
    /// Variant 10: so many Defenders together are so much stronger.
    pub wall: Option<(u8, u8)>,
    /// Variant 16: so many people on the car park chase so many monsters off.
    pub convoy: Option<(u8, u8)>,
    /// Variant 17: extra votes of a lone survivor.
    pub lone_votes: u8,
    /// Variant 21: the badge holder moves last.
    pub badge_moves_last: bool,
}

impl House {
    pub fn of(view: &View) -> Self {
        let content = Content::in_play();
        let figure = |number: u8, name: &str| {
            let card = content.variant(number).filter(|_| view.variant == Some(number));
            card.map(|card| card.param(name))
        };
        let small = |number, name| figure(number, name).map(i8::unsigned_abs);
        let faces = content.faces.len() as f64;
        let rows = content.cold_store.rows.iter().zip(&view.cold_store.rows);
        let mut equal = rows.filter(|(_, row)| row.active).map(|(effect, _)| *effect);
        let mut filled = 0;
        let (mut equal_from, mut more_dice_from) = (u8::MAX, [u8::MAX; 2]);
        for (effect, row) in content.cold_store.rows.iter().zip(&view.cold_store.rows) {
            filled += row.spaces;
            match effect {
                RowEffect::MonstersEnterOnEqualStrength => equal_from = filled,
                RowEffect::AddDie if row.active => {}
                RowEffect::AddDie => {
                    let first = usize::from(more_dice_from[0] != u8::MAX);
                    more_dice_from[first] = filled;
                }
            }
        }
        let end_offset = figure(4, "end_offset").unwrap_or(content.end_offset);
        Self {
            players: view.players as usize,
            spaces: std::array::from_fn(|area| view.areas[area].spaces),
            notches: std::array::from_fn(|area| view.areas[area].notches),
            closed: std::array::from_fn(|area| view.areas[area].closed),
            car_park: content.car_park.index(),
            monitoring: content.monitoring.index(),
            order: content.attack_order.map(Area::index),
            odds: std::array::from_fn(|area| {
                content.faces.iter().filter(|face| face.index() == area).count() as f64 / faces
            }),
            strength: content.characters.each_ref().map(|card| card.strength),
            votes: content.characters.each_ref().map(|card| card.votes),
            points: content.characters.each_ref().map(|card| card.points),
            cries: content.characters.each_ref().map(|card| card.attracts),
            equal_suffices: equal.any(|effect| effect == RowEffect::MonstersEnterOnEqualStrength),
            equal_from,
            more_dice_from,
            born: view.families.iter().map(|family| family.characters.len() as u8).sum(),
            dice: view.dice.available,
            to_close: small(8, "monsters_to_close").unwrap_or(content.to_close),
            end_at: view.players.saturating_add_signed(end_offset),
            crybabies_draw: small(3, "min_crybabies").unwrap_or(1),
            wall: small(10, "min_defenders").zip(small(10, "bonus")),
            convoy: small(16, "min_characters").zip(small(16, "monsters")),
            lone_votes: small(17, "votes").unwrap_or(0),
            badge_moves_last: view.variant == Some(21),
        }
    }

    /// OS-9.4 to OS-9.6: whether so many monsters get in against so much strength.
    pub const fn gets_in(&self, monsters: u8, strength: u8) -> bool {
        monsters > strength || (self.equal_suffices && monsters > 0 && monsters == strength)
    }

    /// OS-7.3: everybody in the order of moving.
    pub fn movers(&self, badge: usize) -> impl Iterator<Item = usize> + use<> {
        let (players, first) = (self.players, usize::from(self.badge_moves_last));
        (0..players).map(move |turn| (badge + first + turn) % players)
    }
}

/// Who and what stands where.
#[derive(Clone, Copy)]
pub struct Mall {
    /// The area each character stands in, by seat and kind.
    pub stands: Seats<[u8; KINDS]>,
    pub hidden: Seats<[bool; KINDS]>,
    pub guns: Seats<u8>,
    pub monsters: Areas<u8>,
    /// Who holds the victim token.
    pub token: usize,
}

impl Mall {
    pub fn of(view: &View) -> Self {
        let mut mall = Self {
            stands: [[NOWHERE; KINDS]; MAX_PLAYERS],
            hidden: [[false; KINDS]; MAX_PLAYERS],
            guns: [0; MAX_PLAYERS],
            monsters: std::array::from_fn(|area| view.areas[area].monsters),
            token: view.victim.index(),
        };
        for family in &view.families {
            let seat = family.seat.index();
            mall.guns[seat] = family.guns;
            for member in &family.characters {
                mall.stands[seat][member.kind.index()] = member.area.map_or(NOWHERE, |area| area.index() as u8);
                mall.hidden[seat][member.kind.index()] = member.hidden;
            }
        }
        mall
    }

    pub fn alive(&self, seat: usize) -> usize {
        self.stands[seat].iter().filter(|at| **at != NOWHERE).count()
    }

    pub fn living(&self) -> usize {
        (0..MAX_PLAYERS).map(|seat| self.alive(seat)).sum()
    }

    pub fn people(&self, area: usize) -> u8 {
        self.stands.iter().flatten().filter(|at| **at as usize == area).count() as u8
    }

    pub fn is_full(&self, house: &House, area: usize) -> bool {
        house.spaces[area] != 0 && self.people(area) >= house.spaces[area]
    }

    /// The kinds of a seat that stand in an area and can be found there.
    pub fn visible(&self, seat: usize, area: usize) -> impl Iterator<Item = usize> + '_ {
        (0..KINDS).filter(move |kind| self.stands[seat][*kind] as usize == area && !self.hidden[seat][*kind])
    }

    /// OS-3.2: the weight of a seat's vote in an area.
    pub fn weight(&self, house: &House, seat: usize, area: usize) -> u8 {
        let votes: u8 = self.visible(seat, area).map(|kind| house.votes[kind]).sum();
        if votes == 0 {
            return 0;
        }
        votes + self.guns[seat] + if self.alive(seat) == 1 { house.lone_votes } else { 0 }
    }

    /// OS-7.5 to OS-7.8: who of a seat can be moved to the marked area, and where they end up.
    pub fn movable(&self, house: &House, seat: usize, marked: usize) -> (Movable, usize) {
        let full = self.is_full(house, marked);
        let to = if full { house.car_park } else { marked };
        let mut movable = Movable { kinds: [0; KINDS], len: 0 };
        for kind in 0..KINDS {
            let at = self.stands[seat][kind];
            if at != NOWHERE && at as usize != marked && at as usize != to {
                movable.kinds[movable.len] = kind;
                movable.len += 1;
            }
        }
        (movable, to)
    }

    /// OS-8.1 to OS-8.7: the monsters of phase 5 come, as the dice show and as people draw them.
    pub fn arrive(&mut self, house: &House, dice: Areas<u8>) {
        let draws = self.draws(house);
        let mut overflow = 0;
        for area in 0..AREAS {
            let come = dice[area] + draws[area];
            if area == house.car_park {
                overflow += come;
                continue;
            }
            let room = if house.closed[area] { 0 } else { house.notches[area].saturating_sub(self.monsters[area]) };
            let fit = come.min(room);
            self.monsters[area] += fit;
            overflow += come - fit;
        }
        let yard = &mut self.monsters[house.car_park];
        *yard = (*yard + overflow).min(house.notches[house.car_park]);
    }

    /// OS-8.2, OS-8.3: how many monsters the people themselves draw to each area.
    pub fn draws(&self, house: &House) -> Areas<u8> {
        let (mut people, mut crying) = ([0_u8; AREAS], [0_u8; AREAS]);
        for family in &self.stands {
            for (kind, at) in family.iter().enumerate().filter(|(_, at)| **at != NOWHERE) {
                people[*at as usize] += 1;
                crying[*at as usize] += u8::from(house.cries[kind]);
            }
        }
        let most = |counts: &Areas<u8>| counts.iter().copied().max().unwrap_or(0);
        let (crowd, cries) = (most(&people), most(&crying));
        std::array::from_fn(|area| {
            let cry = cries >= house.crybabies_draw.max(1) && crying[area] == cries;
            u8::from(cry) + u8::from(crowd > 0 && people[area] == crowd)
        })
    }
}

/// The kinds a seat can move.
pub struct Movable {
    kinds: [usize; KINDS],
    len: usize,
}

impl Movable {
    pub fn kinds(&self) -> &[usize] {
        &self.kinds[..self.len]
    }
}

/// The seat at an index.
pub const fn seat(index: usize) -> Seat {
    Seat(index as u8)
}

/// The area at an index.
pub fn area(index: usize) -> Area {
    Area::new(index as u8 + 1).expect("an index of one of the areas")
}

/// A mall for tests.
#[cfg(test)]
pub mod fixtures {
    use super::*;

    /// Four players at the beginning.
    pub fn house() -> House {
        House {
            players: 4,
            spaces: [3, 4, 3, 4, 6, 0],
            notches: [6; AREAS],
            closed: [false; AREAS],
            car_park: 5,
            monitoring: 2,
            order: [0, 1, 2, 3, 4, 5],
            odds: [1.0 / 6.0; AREAS],
            strength: [2, 1, 1, 1],
            votes: [1, 2, 1, 1],
            points: [5, 3, 7, 1],
            cries: [false, false, true, false],
            equal_suffices: false,
            equal_from: 2,
            more_dice_from: [4, 6],
            born: 12,
            dice: 4,
            to_close: 6,
            end_at: 4,
            crybabies_draw: 1,
            wall: None,
            convoy: None,
            lone_votes: 0,
            badge_moves_last: false,
        }
    }

    /// Nobody anywhere.
    pub fn empty() -> Mall {
        Mall {
            stands: [[NOWHERE; KINDS]; MAX_PLAYERS],
            hidden: [[false; KINDS]; MAX_PLAYERS],
            guns: [0; MAX_PLAYERS],
            monsters: [0; AREAS],
            token: 0,
        }
    }
}

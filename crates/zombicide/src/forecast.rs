//! What the rules already determine: the odds of an attack, and what the enemies would do if they activated now.

use crate::actions::Acting;
use crate::actions::fighting::targets;
use crate::board::Board;
use crate::combat::profile::Profile;
use crate::enemies::activation::Activation;
use crate::enemies::paths::{Noises, Paths, way_on};
use crate::event::Lure;
use crate::ground::Mover;
use crate::pieces::*;
use holdout_kernel::RuleId;
use serde::Serialize;

/// The odds of attacking with some weapons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Odds {
    pub mode: Mode,
    pub with: Slots,
    pub dice: u8,
    /// The least face that hits, after what the Survivor adds.
    pub least: u8,
    pub damage: u8,
    /// How many of `of` equally likely rolls give 0, 1, 2, … hits; re-rolls and dice for sixes come on top.
    pub hits: Vec<u64>,
    pub of: u64,
    /// What comes of it in each zone with enemies that can be aimed at.
    pub targets: Vec<Aim>,
}

/// The odds of an attack on one zone, with everything that counts: dice for sixes, re-rolls used whenever a new roll
/// promises more kills than the one that lies there, the order of targets, Damage against toughness.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Aim {
    pub zone: Spot,
    /// The chance of 0, 1, 2, … hits, in millionths; the last stands for that many and more.
    pub hits: Vec<u32>,
    /// The chance of 0, 1, 2, … kills, in millionths.
    pub kills: Vec<u32>,
}

/// One in this fixed-point arithmetic: rules code has no floating point.
const ONE: u128 = 1 << 60;
/// Most hits told apart.
const MOST: usize = 24;

/// Rolls of `dice` dice by number of hits, with `good` faces of six.
fn rolls(dice: u8, good: u64) -> Vec<u64> {
    let mut ways = vec![1_u64];
    for _ in 0..dice {
        let mut next = vec![0; ways.len() + 1];
        for (hits, count) in ways.iter().enumerate() {
            next[hits] += count * (6 - good);
            next[hits + 1] += count * good;
        }
        ways = next;
    }
    ways
}

/// How the dice of an attack are read.
struct Throwing {
    dice: u8,
    /// Faces that hit, and among them faces that count as a six.
    good: u8,
    six: u8,
    /// Every six gives a further die.
    chain: bool,
    rerolls: u8,
}

impl Throwing {
    /// The chance of so many hits in the end, if the first roll may be kept or not for the sake of kills.
    fn hits(&self, kills: &[u8]) -> Vec<u128> {
        if !self.chain && self.rerolls == 0 {
            let (ways, of) = (rolls(self.dice, u64::from(self.good)), 6_u128.pow(u32::from(self.dice)));
            let mut spread = vec![0; MOST + 1];
            spread.iter_mut().zip(ways).for_each(|(chance, count)| *chance = u128::from(count) * ONE / of);
            return spread;
        }
        // What further dice add, by number of sixes in the roll that is kept.
        let further: Vec<Vec<u128>> = (0..=self.dice).map(|sixes| self.further(sixes)).collect();
        let worth = |spread: &[u128]| -> u128 {
            spread.iter().enumerate().map(|(hits, chance)| chance * u128::from(kills[hits])).sum()
        };
        // Every roll by hits and sixes: its chance, and where it leads if it is kept.
        let rolls: Vec<(u128, Vec<u128>)> = self
            .rolls()
            .into_iter()
            .map(|(hits, sixes, chance)| (chance, shifted(&further[sixes as usize], hits)))
            .collect();
        let mut spread = mixed(rolls.iter().map(|(chance, spread)| (*chance, spread)));
        for _ in 0..self.rerolls {
            let anew = worth(&spread);
            spread =
                mixed(rolls.iter().map(|(chance, kept)| (*chance, if worth(kept) < anew { &spread } else { kept })));
        }
        spread
    }

    /// Chances of a roll by hits and sixes among them.
    fn rolls(&self) -> Vec<(u8, u8, u128)> {
        let (miss, plain, six) = (6 - u128::from(self.good), u128::from(self.good - self.six), u128::from(self.six));
        let mut now = vec![(0, 0, ONE)];
        for _ in 0..self.dice {
            let mut next: Vec<(u8, u8, u128)> = Vec::new();
            for (hits, sixes, chance) in now {
                for (more, more_sixes, faces) in [(0, 0, miss), (1, 0, plain), (1, 1, six)] {
                    let (hits, sixes, chance) = (hits + more, sixes + more_sixes, chance * faces / 6);
                    match next.iter_mut().find(|(h, s, _)| (*h, *s) == (hits, sixes)) {
                        Some((.., sum)) => *sum += chance,
                        None => next.push((hits, sixes, chance)),
                    }
                }
            }
            now = next;
        }
        now
    }

    /// Hits that further dice add for so many sixes; sixes among them give dice again.
    fn further(&self, sixes: u8) -> Vec<u128> {
        let mut sum = vec![0; MOST + 1];
        sum[0] = ONE;
        if !self.chain {
            return sum;
        }
        let (miss, plain, six) = (6 - u128::from(self.good), u128::from(self.good - self.six), u128::from(self.six));
        // One die with all that follows from it: a miss ends it, a plain hit ends it, a six goes on.
        let mut one = vec![0; MOST + 1];
        let (mut goes_on, mut left) = (ONE, ONE);
        for hits in 0..MOST {
            let ends = goes_on * miss / 6;
            let ends_hitting = goes_on * plain / 6;
            one[hits] += ends;
            one[hits + 1] += ends_hitting;
            left -= ends + ends_hitting;
            goes_on = goes_on * six / 6;
        }
        one[MOST] += left;
        for _ in 0..sixes {
            let mut next = vec![0; MOST + 1];
            for (hits, chance) in sum.iter().enumerate() {
                for (more, other) in one.iter().enumerate() {
                    next[(hits + more).min(MOST)] += chance * other / ONE;
                }
            }
            sum = next;
        }
        sum
    }
}

fn shifted(spread: &[u128], by: u8) -> Vec<u128> {
    let mut moved = vec![0; MOST + 1];
    for (hits, chance) in spread.iter().enumerate() {
        moved[(hits + by as usize).min(MOST)] += chance;
    }
    moved
}

fn mixed<'s>(parts: impl Iterator<Item = (u128, &'s Vec<u128>)>) -> Vec<u128> {
    let mut sum = vec![0; MOST + 1];
    for (share, spread) in parts {
        for (all, chance) in sum.iter_mut().zip(spread) {
            *all += share * chance / ONE;
        }
    }
    sum
}

/// Millionths, without the empty end.
fn millionths(spread: &[u128]) -> Vec<u32> {
    let mut told: Vec<u32> = spread.iter().map(|chance| ((chance * 1_000_000 + ONE / 2) / ONE) as u32).collect();
    while told.len() > 1 && told.last() == Some(&0) {
        told.pop();
    }
    told
}

/// The odds of every weapon and pair the acting Survivor holds.
pub(crate) fn odds(board: &Board) -> Vec<Odds> {
    let Some(hero) = board.living().find(|hero| board.hero(*hero).in_turn) else { return Vec::new() };
    let acting = Acting::of(board, hero);
    let perks = &acting.perks;
    let mut all = Vec::new();
    for mode in Mode::ALL {
        let held: Vec<Slot> = Slot::all()
            .filter(|slot| board.card(hero, *slot).is_some_and(|info| info.weapons[mode.index()].is_some()))
            .filter(|slot| board.in_hand(hero, *slot, perks))
            .collect();
        let singles = held.iter().map(|slot| Slots::only(*slot));
        let pairs = held.iter().enumerate().flat_map(|(at, one)| held[at + 1..].iter().map(move |two| (*one, *two)));
        let pairs = pairs.filter(|(one, two)| {
            let card = board.hero(hero).cards[one.index()];
            let dual = board.content().card(card).dual || perks.dual[mode.index()];
            dual && card == board.hero(hero).cards[two.index()]
        });
        for with in singles.chain(pairs.map(|(one, two)| Slots::only(one).with(two))) {
            let weapon = board.card(hero, with.first()).and_then(|info| info.weapons[mode.index()]);
            let Some(weapon) = weapon else { continue };
            let at = |zone| Profile::of_cards(board, hero, mode, with, zone, false).ahead(board, hero);
            let profile = at(acting.zone);
            let (dice, least, damage) = (profile.dice.min(MOST as u8), face(&profile), profile.damage);
            let (hits, of) = (rolls(dice, u64::from(7 - least)), 6_u64.pow(u32::from(dice)));
            let aims = targets(&acting, mode, weapon).and(board.crowd);
            let targets = aims.iter().map(|zone| aim(board, &at(zone), zone)).collect();
            all.push(Odds { mode, with, dice, least, damage, hits, of, targets });
        }
    }
    all
}

/// The least face that hits, before anything is added to it.
fn face(profile: &Profile) -> u8 {
    profile.least.saturating_sub(profile.bonus).max(1)
}

fn aim(board: &Board, profile: &Profile, zone: Zone) -> Aim {
    let least = face(profile);
    let throwing = Throwing {
        dice: profile.dice.min(MOST as u8),
        good: 7 - least,
        six: (1 + profile.bonus).min(7 - least),
        chain: profile.sixes,
        rerolls: profile.rerolls,
    };
    let kills: Vec<u8> = (0..=MOST).map(|hits| profile.kills(board, zone, hits)).collect();
    let hits = throwing.hits(&kills);
    let mut dead = vec![0; kills.iter().copied().max().unwrap_or(0) as usize + 1];
    for (count, chance) in kills.iter().zip(&hits) {
        dead[*count as usize] += chance;
    }
    Aim { zone: board.spot(zone), hits: millionths(&hits), kills: millionths(&dead) }
}

/// A group that would move with its next Action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Coming {
    pub kind: Kind,
    pub count: u8,
    pub from: Spot,
    pub to: Spot,
    pub lure: Lure,
    /// Not left to a choice of the team.
    pub sure: bool,
    /// The zones it would pass if nothing changed, the last of them where it wants to go.
    pub way: Vec<Spot>,
    /// The rule it follows.
    pub rule: RuleId,
    /// It would spend the Action on a closed door instead.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub breaks: bool,
}

/// Enemies that would attack where they stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Attacking {
    pub zone: Spot,
    pub wounds: u8,
}

/// Where enemies would go with their next Action if nothing changed. Where the team would have to choose, two of the
/// ways it can choose are told, and both are marked as open.
pub(crate) fn coming(board: &Board, next: Option<&Activation>, paths: &mut Paths<'_>) -> Vec<Coming> {
    let place = |zone| board.spot(zone);
    let groups = next.map_or_else(Vec::new, |next| next.foreseen(board, paths));
    if groups.is_empty() {
        return Vec::new();
    }
    let noises = Noises::of(board);
    let movers = board.knobs().movers;
    groups
        .into_iter()
        .map(|group| Coming {
            kind: group.kind,
            count: group.count,
            from: place(group.from),
            to: place(group.to),
            lure: group.lure,
            way: match group.lure {
                Lure::SpawnZone => vec![place(group.to)],
                Lure::Sight | Lure::Noise | Lure::Taunt => {
                    let mover = movers[group.kind.index()];
                    way_on(paths, &noises, mover, group.from, group.to).into_iter().map(place).collect()
                }
            },
            rule: board.knobs().id(Activation::rule_of(board, group.kind, group.lure)),
            sure: group.sure,
            breaks: movers[group.kind.index()].can(Mover::BREAKS) && board.shut_between(group.from, group.to).is_some(),
        })
        .collect()
}

/// Where Survivors would be attacked if the enemies activated now.
pub(crate) fn attacking(board: &Board, next: Option<&Activation>) -> Vec<Attacking> {
    let attack = |(zone, wounds)| Attacking { zone: board.spot(zone), wounds };
    next.into_iter().flat_map(|next| attacks(board, next)).map(attack).collect()
}

/// Zones where enemies attack, and the Wounds they deal.
pub(crate) fn attacks(board: &Board, next: &Activation) -> impl Iterator<Item = (Zone, u8)> {
    let enemies = &board.content().enemies;
    let wounds = move |counts: Counts| counts.iter().zip(enemies).map(|(count, enemy)| count * enemy.wounds).sum();
    next.attackers(board).map(move |(zone, counts)| (zone, wounds(counts)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_rolls_are_counted() {
        assert_eq!(rolls(2, 3), [9, 18, 9]);
        assert_eq!(rolls(3, 4).iter().sum::<u64>(), 216);
        assert_eq!(rolls(0, 2), [1]);
    }

    /// Plays every roll of the dice, re-rolls and further dice, one by one; a chain of sixes is followed to the end
    /// of what is told apart.
    fn by_hand(throwing: &Throwing, kills: &[u8], rerolls: u8) -> Vec<u128> {
        fn chain(throwing: &Throwing, dice: u8, hits: usize, chance: u128, into: &mut [u128]) {
            if dice == 0 || chance < 1 << 20 {
                into[hits.min(MOST)] += chance;
                return;
            }
            for face in 1..=6_u8 {
                let hit = face > 6 - throwing.good;
                let six = hit && face > 6 - throwing.six && throwing.chain;
                chain(throwing, dice - 1 + u8::from(six), hits + usize::from(hit), chance / 6, into);
            }
        }
        let worth = |spread: &[u128]| -> u128 { spread.iter().zip(kills).map(|(c, k)| c * u128::from(*k)).sum() };
        let mut sum = vec![0; MOST + 1];
        let count = 6_usize.pow(u32::from(throwing.dice));
        let anew = if rerolls > 0 { by_hand(throwing, kills, rerolls - 1) } else { Vec::new() };
        for number in 0..count {
            let faces: Vec<u8> =
                (0..throwing.dice).map(|die| (number / 6_usize.pow(u32::from(die)) % 6) as u8 + 1).collect();
            let hits = faces.iter().filter(|face| **face > 6 - throwing.good).count();
            let sixes = faces.iter().filter(|face| throwing.chain && **face > 6 - throwing.six).count();
            let mut kept = vec![0; MOST + 1];
            chain(throwing, sixes as u8, hits, ONE, &mut kept);
            let spread = if rerolls > 0 && worth(&kept) < worth(&anew) { &anew } else { &kept };
            for (all, chance) in sum.iter_mut().zip(spread) {
                *all += chance / count as u128;
            }
        }
        sum
    }

    #[test]
    fn chances_are_those_of_all_rolls_played_by_hand() {
        let plain: Vec<u8> = (0..=MOST as u8).collect();
        let capped: Vec<u8> = (0..=MOST as u8).map(|hits| hits.min(2)).collect();
        for (dice, good, six, chain, rerolls) in
            [(3, 3, 1, false, 0), (2, 3, 1, true, 0), (3, 4, 2, false, 1), (2, 3, 1, true, 1), (2, 2, 1, false, 2)]
        {
            for kills in [&plain, &capped] {
                let throwing = Throwing { dice, good, six, chain, rerolls };
                let (told, by_hand) = (throwing.hits(kills), by_hand(&throwing, kills, rerolls));
                for (hits, (one, two)) in told.iter().zip(&by_hand).enumerate() {
                    let apart = one.abs_diff(*two);
                    assert!(apart < ONE / 100_000, "{dice} dice, {hits} hits: {one} and {two} of {ONE}");
                }
                assert!(told.iter().sum::<u128>().abs_diff(ONE) < ONE / 1_000_000);
            }
        }
    }
}

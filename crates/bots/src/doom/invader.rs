//! The invader: hunts the weakest marine, spawns out of sight where it hurts, holds and spends his cards.

use super::ground::{Ground, Walker, Way};
use super::{Mind, apart, fallback, odds};
use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_doom::pieces::{CardName, EventKind, MonsterKind, SpawnKind, Spot};
use holdout_doom::{Answer, Content};
use holdout_kernel::Seed;

pub struct Invader;

impl Bot for Invader {
    fn answer(&self, seated: &Seated<'_>, ask: &Ask, seed: Seed) -> String {
        let Some(mind) = Mind::of(seated, seed) else { return fallback(ask) };
        decide(&mind).map_or_else(|| fallback(ask), |answer| answer.name())
    }
}

fn decide(mind: &Mind) -> Option<Answer> {
    let first = *mind.legal.first()?;
    if mind.legal.len() == 1 {
        return Some(first);
    }
    if mind.legal.iter().any(|one| matches!(one, Answer::Discard { .. })) {
        return mind.legal.iter().copied().min_by_key(|one| keep(*one));
    }
    if mind.has(Answer::Keep) {
        return Some(reroll(mind));
    }
    let has = |wanted: fn(&Answer) -> bool| mind.legal.iter().any(wanted);
    if has(|one| matches!(one, Answer::Place { .. })) {
        return place(mind);
    }
    if has(|one| matches!(one, Answer::At { .. }))
        || mind.has(Answer::Back) && has(|one| matches!(one, Answer::To { .. }))
    {
        return aim(mind).or_else(|| best_pose(mind, &mind.legal)).or(Some(Answer::Back));
    }
    if has(|one| matches!(one, Answer::Kind { .. } | Answer::Group { .. } | Answer::Reuse { .. })) {
        return mind.legal.iter().copied().max_by_key(|one| appeal(*one));
    }
    if has(|one| matches!(one, Answer::Knock { .. })) {
        return knock(mind);
    }
    if let Some(react) = mind.legal.iter().find(|one| matches!(one, Answer::React { .. })) {
        return Some(*react);
    }
    if mind.has(Answer::Strike) || mind.has(Answer::Go) || has(|one| matches!(one, Answer::Step { .. })) {
        return Some(activation(mind));
    }
    Some(turn(mind))
}

/// What a card is worth keeping; the least goes first.
fn keep(answer: Answer) -> u8 {
    match answer {
        Answer::Discard { card: CardName::Event(kind) } => match kind {
            EventKind::Misplaced | EventKind::Rift => 1,
            EventKind::Reinforcements | EventKind::Darkness | EventKind::JammedDoor => 3,
            EventKind::Misfire | EventKind::Smash | EventKind::Earthquake | EventKind::Haste => 4,
            EventKind::DarkEnergies | EventKind::Dud => 5,
            EventKind::Frenzy | EventKind::Rampage | EventKind::ItsATrap => 7,
            EventKind::EventDodge => 8,
        },
        Answer::Discard { card: CardName::Spawn(kind) } => match kind {
            SpawnKind::ZombiesOrTrites | SpawnKind::Imps => 2,
            _ => 6,
        },
        _ => 9,
    }
}

fn marines(mind: &Mind) -> Vec<(Spot, u8)> {
    mind.view.marines.iter().filter_map(|one| one.at.map(|at| (at, one.wounds))).collect()
}

/// The marine it pays most to hunt: close, and with few wounds left.
fn prey(mind: &Mind, from: Spot) -> Option<Spot> {
    let marines = marines(mind);
    marines
        .into_iter()
        .min_by_key(|(at, wounds)| u16::from(apart(from, *at)) * 2 + u16::from(*wounds))
        .map(|(at, _)| at)
}

fn spot_of(answer: Answer) -> Option<Spot> {
    match answer {
        Answer::Place { at, .. } | Answer::To { at, .. } => Some(at),
        Answer::Step { to, .. } | Answer::Vent { to } => Some(to),
        _ => None,
    }
}

/// As near to the marines as the rules allow.
fn place(mind: &Mind) -> Option<Answer> {
    best_pose(mind, &mind.legal).or_else(|| mind.legal.first().copied())
}

fn best_pose(mind: &Mind, answers: &[Answer]) -> Option<Answer> {
    let targets: Vec<Spot> = marines(mind).into_iter().map(|(at, _)| at).collect();
    let way = Way::to(&Ground::of(&mind.view, Walker::Monster), &targets);
    let poses = answers.iter().filter_map(|answer| spot_of(*answer).map(|at| (*answer, way.from(at))));
    poses.min_by_key(|(_, away)| *away).map(|(answer, _)| answer)
}

/// The marine to attack among the squares offered.
fn aim(mind: &Mind) -> Option<Answer> {
    let wounds = |at: Spot| mind.view.marines.iter().find(|one| one.at == Some(at)).map(|one| one.wounds);
    let shots = mind.legal.iter().filter_map(|answer| match answer {
        Answer::At { at, .. } => wounds(*at).map(|wounds| (*answer, wounds)),
        _ => None,
    });
    shots.min_by_key(|(_, wounds)| *wounds).map(|(answer, _)| answer)
}

fn appeal(answer: Answer) -> u32 {
    match answer {
        Answer::Kind { kind } => (odds::danger(kind) * 10.0) as u32,
        Answer::Group { group } => u32::from(group),
        Answer::LeaveOut => 1,
        Answer::Reuse { .. } => 0,
        _ => 2,
    }
}

/// Onto a hazard, or else next to a demon, or nowhere.
fn knock(mind: &Mind) -> Option<Answer> {
    let hazard = |at: Spot| mind.view.squares.iter().any(|square| square.at == at && square.is == Some("hazard"));
    let demons = |at: Spot| {
        let bites = |one: &&holdout_doom::view::MonsterSeen| {
            one.kind == MonsterKind::Demon && one.squares.iter().any(|square| apart(*square, at) == 1)
        };
        mind.view.monsters.iter().filter(bites).count()
    };
    let throws = mind.legal.iter().filter_map(|answer| match answer {
        Answer::Knock { to, .. } => Some((*answer, usize::from(hazard(*to)) * 2 + demons(*to) * 3)),
        _ => None,
    });
    throws
        .filter(|(_, worth)| *worth > 0)
        .max_by_key(|(_, worth)| *worth)
        .map(|(answer, _)| answer)
        .or(Some(Answer::End))
}

/// A monster's dice again if they do nothing; a marine's if they would kill.
fn reroll(mind: &Mind) -> Answer {
    let Some(attack) = &mind.view.attack else { return Answer::Keep };
    let mine = matches!(attack.who, holdout_doom::Named::Monster { .. });
    let miss = attack.dice.iter().any(|die| die.miss);
    let range: u8 = attack.dice.iter().map(|die| die.range).sum::<u8>() + attack.accuracy;
    let damage: u8 = attack.dice.iter().map(|die| die.damage).sum::<u8>() + attack.deadly;
    let fails = miss || !attack.melee && range < attack.range || damage < 2;
    if mine == fails { Answer::Reroll { dice: (1_u8 << attack.dice.len()) - 1 } } else { Answer::Keep }
}

/// One monster: attack if it can, else come closer, else stop.
fn activation(mind: &Mind) -> Answer {
    let strikes = |answers: &[Answer]| {
        let marine = |at: &Spot| mind.view.marines.iter().any(|one| one.at == Some(*at));
        answers.iter().any(|answer| matches!(answer, Answer::At { at, .. } if marine(at)))
    };
    if mind.has(Answer::Strike) && strikes(&mind.after(Answer::Strike)) {
        return Answer::Strike;
    }
    // A monster that has attacked stays where it is: the next step would only leave the prey.
    if !mind.has(Answer::Strike) && mind.has(Answer::End) {
        return Answer::End;
    }
    let targets: Vec<Spot> = marines(mind).into_iter().map(|(at, _)| at).collect();
    let way = Way::to(&Ground::of(&mind.view, Walker::Monster), &targets);
    let active = mind.view.monsters.iter().find(|one| {
        let moves = mind.legal.iter().filter_map(|answer| spot_of(*answer));
        let moves: Vec<Spot> = moves.collect();
        !moves.is_empty() && moves.iter().all(|to| apart(*to, one.at) <= 1) && one.activated
    });
    let now = active.map_or(u16::MAX, |one| way.from(one.at));
    if mind.has(Answer::Go) {
        let ahead = mind.after(Answer::Go);
        if let Some(best) = best_pose(mind, &ahead)
            && spot_of(best).is_some_and(|at| way.from(at) < now)
        {
            return Answer::Go;
        }
    }
    let steps: Vec<Answer> = mind.legal.iter().copied().filter(|one| spot_of(*one).is_some()).collect();
    if let Some(best) = best_pose(mind, &steps)
        && (!mind.has(Answer::End) || spot_of(best).is_some_and(|at| way.from(at) < now))
    {
        return best;
    }
    if let Some(door) = mind.legal.iter().find(|one| matches!(one, Answer::Open { .. })) {
        return *door;
    }
    if mind.has(Answer::End) { Answer::End } else { mind.legal[0] }
}

/// His own turn and his windows.
fn turn(mind: &Mind) -> Answer {
    let near = |one: &holdout_doom::view::MonsterSeen, reach: u8| {
        marines(mind).iter().any(|(at, _)| one.squares.iter().any(|square| apart(*square, *at) <= reach))
    };
    let spawns = mind.legal.iter().filter_map(|answer| match answer {
        Answer::Spawn { card } => Some((*answer, spawn_danger(*card))),
        _ => None,
    });
    if let Some((answer, _)) = spawns.max_by(|one, two| one.1.total_cmp(&two.1)) {
        return answer;
    }
    let cards = mind.legal.iter().copied().filter(|answer| match answer {
        Answer::Play { card } => match card {
            EventKind::ItsATrap => mind.view.monsters.iter().any(|one| near(one, 5)),
            EventKind::Earthquake => {
                mind.view.monsters.iter().any(|one| one.kind == MonsterKind::Demon && near(one, 3))
            }
            EventKind::Misplaced | EventKind::Rift => false,
            EventKind::Smash => true,
            EventKind::EventDodge => {
                mind.view.attack.as_ref().is_some_and(|attack| attack.pool.len() > 2 || attack.aimed)
            }
            _ => true,
        },
        _ => false,
    });
    if let Some(card) = cards.into_iter().next() {
        return card;
    }
    // The nearest monsters first: they clear the way for the others.
    let monsters = mind.legal.iter().filter_map(|answer| match answer {
        Answer::Activate { monster } => {
            let one = mind.view.monsters.iter().find(|one| one.monster == *monster)?;
            let away = prey(mind, one.at).map_or(99, |at| apart(one.at, at));
            Some((*answer, away))
        }
        _ => None,
    });
    if let Some((answer, _)) = monsters.min_by_key(|(_, away)| *away) {
        return answer;
    }
    let other = [Answer::Pass, Answer::End].into_iter().find(|answer| mind.has(*answer));
    other.unwrap_or(mind.legal[0])
}

fn spawn_danger(card: SpawnKind) -> f32 {
    let groups = &Content::embedded().spawn(card).groups;
    let sum = |group: &Vec<MonsterKind>| group.iter().map(|kind| odds::danger(*kind)).sum::<f32>();
    groups.iter().map(sum).fold(0.0, f32::max)
}

//! The invader: hunts the weakest marine, spawns out of sight where it hurts, holds and spends his cards.

use super::ground::{Ground, Walker, Way};
use super::hunt::{self, Hunter};
use super::{Mind, apart, fallback, odds};
use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_doom::pieces::{CardName, EventKind, MonsterKind, SpawnKind, Spot};
use holdout_doom::view::Thing;
use holdout_doom::{Answer, Content, Frame};
use holdout_kernel::Seed;

pub struct Invader;

impl Bot for Invader {
    fn answer(&self, seated: &Seated<'_>, ask: &Ask, seed: Seed) -> String {
        if let [only] = ask.answers.as_slice() {
            return only.name.clone();
        }
        let Some(mind) = Mind::of(seated, seed) else { return fallback(ask) };
        decide(&mind).map_or_else(|| fallback(ask), |answer| answer.name())
    }
}

fn decide(mind: &Mind) -> Option<Answer> {
    let first = *mind.legal.first()?;
    if mind.legal.len() == 1 {
        return Some(first);
    }
    let has = |wanted: fn(&Answer) -> bool| mind.legal.iter().any(wanted);
    if has(|one| matches!(one, Answer::Discard { .. })) {
        return mind.legal.iter().copied().min_by_key(|one| keep(*one));
    }
    if mind.has(Answer::Keep) {
        return Some(reroll(mind));
    }
    match mind.table.frames().last() {
        Some(Frame::Aiming(_)) => return hunt::aim(mind).or(Some(Answer::Back)),
        Some(Frame::Activation(_)) => {
            let hunter = Hunter::of(mind)?;
            let goes = has(|one| matches!(one, Answer::To { .. })) || mind.has(Answer::Back);
            return Some(if goes { hunter.heading() } else { hunter.act() });
        }
        _ => {}
    }
    if has(|one| matches!(one, Answer::Place { .. })) {
        return place(mind);
    }
    if has(|one| matches!(one, Answer::Reuse { .. })) {
        return Some(reuse(mind));
    }
    if has(|one| matches!(one, Answer::Kind { .. } | Answer::Group { .. })) {
        return mind.legal.iter().copied().max_by(|one, two| appeal(mind, *one).total_cmp(&appeal(mind, *two)));
    }
    if has(|one| matches!(one, Answer::Knock { .. } | Answer::Step { .. })) {
        return Some(throw(mind));
    }
    if has(|one| matches!(one, Answer::Walk { .. } | Answer::Roll { .. })) {
        return walk(mind);
    }
    if let Some(react) = mind.legal.iter().find(|one| matches!(one, Answer::React { .. })) {
        return Some(*react);
    }
    if has(|one| matches!(one, Answer::Monster { .. } | Answer::Door { .. })) {
        return choose(mind);
    }
    Some(turn(mind))
}

/// What a card is worth keeping; the least goes first.
fn keep(answer: Answer) -> u8 {
    match answer {
        Answer::Discard { card: CardName::Event(kind) } => match kind {
            EventKind::Misplaced | EventKind::Rift | EventKind::Smash => 1,
            EventKind::Reinforcements | EventKind::Darkness | EventKind::JammedDoor => 3,
            EventKind::Misfire | EventKind::Earthquake | EventKind::Haste => 4,
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

/// As near to the marines as the rules allow.
fn place(mind: &Mind) -> Option<Answer> {
    let targets: Vec<Spot> = marines(mind).into_iter().map(|(at, _)| at).collect();
    let way = Way::to(&Ground::of(&mind.view, Walker::Monster), &targets);
    let poses = mind.legal.iter().filter_map(|answer| hunt::spot(*answer).map(|at| (*answer, way.from(at))));
    poses.min_by_key(|(_, away)| *away).map(|(answer, _)| answer)
}

/// A figure that stands too far away to matter is used anew.
fn reuse(mind: &Mind) -> Answer {
    let targets: Vec<Spot> = marines(mind).into_iter().map(|(at, _)| at).collect();
    let way = Way::to(&Ground::of(&mind.view, Walker::Monster), &targets);
    let old = mind.legal.iter().filter_map(|answer| match answer {
        Answer::Reuse { monster } => {
            let one = mind.view.monsters.iter().find(|one| one.monster == *monster)?;
            Some((*answer, way.from(one.at)))
        }
        _ => None,
    });
    let farthest = old.max_by_key(|(_, away)| *away).filter(|(_, away)| *away > 9);
    farthest.map_or(Answer::LeaveOut, |(answer, _)| answer)
}

/// What a choice of a spawn card promises.
fn appeal(mind: &Mind, answer: Answer) -> f32 {
    let spawning = match mind.table.frames().last() {
        Some(Frame::Spawning(spawning)) => Some(spawning.card()),
        _ => None,
    };
    match (answer, spawning) {
        (Answer::Kind { kind }, _) => odds::danger(kind),
        (Answer::Group { group }, Some(CardName::Spawn(card))) => {
            let group = &Content::embedded().spawn(card).groups[group as usize - 1];
            group.iter().map(|kind| odds::danger(*kind)).sum()
        }
        _ => 0.0,
    }
}

/// A marine goes onto a hazard, or else next to a demon, or nowhere: by knockback or Earthquake.
fn throw(mind: &Mind) -> Answer {
    let hazard =
        |at: Spot| mind.view.squares.iter().any(|square| square.at == at && square.is.map(Thing::id) == Some("hazard"));
    let demons = |at: Spot| {
        let bites = |one: &&holdout_doom::view::MonsterSeen| {
            one.kind == MonsterKind::Demon && one.squares.iter().any(|square| apart(*square, at) == 1)
        };
        mind.view.monsters.iter().filter(bites).count()
    };
    let throws = mind.legal.iter().filter_map(|answer| match answer {
        Answer::Knock { to, .. } | Answer::Step { to, .. } => {
            Some((*answer, usize::from(hazard(*to)) * 2 + demons(*to) * 3))
        }
        _ => None,
    });
    let best = throws.max_by_key(|(_, worth)| *worth);
    let best = best.filter(|(_, worth)| *worth > 0 || !mind.has(Answer::End));
    best.map_or(Answer::End, |(answer, _)| answer)
}

/// A walking attack goes on to the next marine, or stops.
fn walk(mind: &Mind) -> Option<Answer> {
    let marine = |at: Spot| mind.view.marines.iter().any(|one| one.at == Some(at));
    let here = mind.view.attack.as_ref().and_then(|attack| attack.at);
    if here.is_some_and(marine) && mind.has(Answer::Roll { other: false, aimed: false }) {
        return Some(Answer::Roll { other: false, aimed: false });
    }
    let on = mind.legal.iter().copied().find(|one| matches!(one, Answer::Walk { to, .. } if marine(*to)));
    on.or(Some(Answer::End))
}

/// The most dangerous monster, or the door in front of a marine.
fn choose(mind: &Mind) -> Option<Answer> {
    let worth = |answer: &Answer| match answer {
        Answer::Monster { monster } => {
            let one = mind.view.monsters.iter().find(|one| one.monster == *monster);
            one.map_or(0.0, |one| odds::danger(one.kind))
        }
        Answer::Door { door } => {
            let near = marines(mind).into_iter().map(|(at, _)| at.x.abs_diff(door.x).max(at.y.abs_diff(door.y))).min();
            let mine = mind.view.doors.iter().any(|one| one.door == *door && one.kind == "normal" && !one.locked);
            -f32::from(near.unwrap_or(99)) - if mine { 0.0 } else { 99.0 }
        }
        _ => -999.0,
    };
    mind.legal.iter().copied().max_by(|one, two| worth(one).total_cmp(&worth(two)))
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

/// Whether an event card does now what it is kept for.
fn is_time_for(mind: &Mind, card: EventKind) -> bool {
    let view = &mind.view;
    let near = |one: &holdout_doom::view::MonsterSeen, reach: u8| {
        marines(mind).iter().any(|(at, _)| one.squares.iter().any(|square| apart(*square, *at) <= reach))
    };
    match card {
        EventKind::ItsATrap => {
            view.monsters.iter().filter(|one| near(one, 5)).map(|one| odds::danger(one.kind)).sum::<f32>() > 2.0
        }
        EventKind::Earthquake => view.monsters.iter().any(|one| one.kind == MonsterKind::Demon && near(one, 3)),
        // An open door serves the marines as well, and a monster opens the others by itself.
        EventKind::Misplaced | EventKind::Rift | EventKind::Smash => false,
        EventKind::EventDodge => view.attack.as_ref().is_some_and(|attack| attack.pool.len() > 2 || attack.aimed),
        EventKind::Reinforcements => {
            view.hand.as_ref().is_some_and(|hand| hand.iter().any(|card| matches!(card, CardName::Spawn(_))))
        }
        EventKind::JammedDoor => {
            let shut = view.doors.iter().filter(|door| door.state == "closed" && !door.locked && !door.jammed);
            let at_it = |door: &holdout_doom::pieces::Line| {
                marines(mind).iter().any(|(at, _)| at.x.abs_diff(door.x).max(at.y.abs_diff(door.y)) <= 3)
            };
            shut.map(|door| door.door).any(|door| at_it(&door))
        }
        EventKind::Haste => is_late(mind),
        EventKind::DarkEnergies
        | EventKind::Dud
        | EventKind::Darkness
        | EventKind::Frenzy
        | EventKind::Rampage
        | EventKind::Misfire => true,
    }
}

/// Whether the monster that was just declared comes to the marines only with three points more.
fn is_late(mind: &Mind) -> bool {
    let Some(me) = mind.table.frames().iter().rev().find_map(|frame| match frame {
        Frame::Activation(activation) => mind.view.monsters.iter().find(|one| one.monster == activation.slot()),
        _ => None,
    }) else {
        return false;
    };
    let targets: Vec<Spot> = marines(mind).into_iter().map(|(at, _)| at).collect();
    let away = Way::to(&Ground::of(&mind.view, Walker::Monster), &targets).from(me.at);
    let stats = Content::embedded().monster(me.kind);
    let reach = u16::from(stats.movement) + if stats.melee { 1 } else { 4 };
    away > reach && away <= reach + 3
}

/// His own turn and his windows.
fn turn(mind: &Mind) -> Answer {
    let spawns = mind.legal.iter().filter_map(|answer| match answer {
        Answer::Spawn { card } => Some((*answer, spawn_danger(*card))),
        _ => None,
    });
    if let Some((answer, _)) = spawns.max_by(|one, two| one.1.total_cmp(&two.1)) {
        return answer;
    }
    let cards = mind.legal.iter().copied().filter(|answer| match answer {
        Answer::Play { card } => is_time_for(mind, *card),
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

//! The marine: explores in order, keeps ammunition, uses orders, covers mates.

use super::plan::{Outlook, square};
use super::{Mind, fallback};
use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_doom::Answer;
use holdout_doom::pieces::{Order, Spot, WeaponKind};
use holdout_kernel::Seed;

pub struct Marine;

impl Bot for Marine {
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
    match first {
        Answer::Keep => return Some(reroll(mind)),
        Answer::Heal { .. } | Answer::Cancel | Answer::Adrenaline => return Some(first),
        _ if mind.has(Answer::Roll { other: false, aimed: false })
            || mind.legal.iter().any(|one| matches!(one, Answer::Walk { .. })) =>
        {
            return walk(mind);
        }
        _ => {}
    }
    let outlook = Outlook::of(mind)?;
    match first {
        Answer::Act { .. } => outlook.action(),
        Answer::Respawn { .. } => best_square(&outlook, &mind.legal),
        Answer::To { .. } => outlook.heading(&mind.table, &mind.legal),
        Answer::At { .. } | Answer::Back => best_target(mind, &outlook),
        _ => Some(act(mind, &outlook)),
    }
}

fn best_square(outlook: &Outlook<'_>, answers: &[Answer]) -> Option<Answer> {
    let squares = answers.iter().filter_map(|answer| square(*answer).map(|at| (*answer, outlook.worth(at))));
    squares.max_by(|one, two| one.1.total_cmp(&two.1)).map(|(answer, _)| answer)
}

/// The best shot among the squares that are offered.
fn best_target(mind: &Mind, outlook: &Outlook<'_>) -> Option<Answer> {
    let weapon = mind.view.aiming.as_ref().and_then(|aiming| aiming.weapon).unwrap_or(WeaponKind::Pistol);
    let shots = mind.legal.iter().filter_map(|answer| match *answer {
        Answer::At { at, aimed, .. } => {
            Some((*answer, outlook.shot(weapon, outlook.here, at) + if aimed { 0.05 } else { 0.0 }))
        }
        _ => None,
    });
    let best = shots.max_by(|one, two| one.1.total_cmp(&two.1)).map(|(answer, _)| answer);
    // Whoever began to aim saw something worth a shot; thinking again would begin anew.
    best.or_else(|| mind.has(Answer::Back).then_some(Answer::Back))
}

/// What to do with the rest of the turn, or in a window.
fn act(mind: &Mind, outlook: &Outlook<'_>) -> Answer {
    let takes = mind.legal.iter().find(|one| matches!(one, Answer::PickUp { token } if outlook.wants(*token)));
    if let Some(answer) = takes {
        return *answer;
    }
    if mind.has(Answer::Pass) {
        let attack = outlook.best_attack(&mind.table, &mind.legal, outlook.here);
        return attack.map_or(Answer::Pass, |(answer, _)| answer);
    }
    // At a door to where he wants to go, before anything else is done with the points.
    let opens = mind.legal.iter().find(|one| matches!(one, Answer::Open { .. }));
    let arrived = outlook.aim.squares.contains(&outlook.here);
    if let Some(open) = opens.filter(|_| arrived || outlook.is_shut_in()) {
        return *open;
    }
    if mind.has(Answer::Teleport) && (arrived || outlook.pad_leads_on()) {
        return Answer::Teleport;
    }
    if let (Some(answer), _) = outlook.best(&mind.table, &mind.legal, None) {
        return answer;
    }
    if let Some(open) = opens {
        return *open;
    }
    if !mind.has(Answer::End) {
        let steps: Vec<Answer> = mind.legal.iter().copied().filter(|one| matches!(one, Answer::Step { .. })).collect();
        return best_square(outlook, &steps).unwrap_or(mind.legal[0]);
    }
    let threat = outlook.threat(outlook.here);
    let orders = if threat < 1.5 {
        [Order::Heal, Order::Guard, Order::Dodge]
    } else {
        [Order::Heal, Order::Dodge, Order::Guard]
    };
    let order = orders.into_iter().map(|order| Answer::Order { order }).find(|order| mind.has(*order));
    order.unwrap_or(Answer::End)
}

/// A walking attack goes on to the next monster, or stops.
fn walk(mind: &Mind) -> Option<Answer> {
    let monster = |at: Spot| mind.view.monsters.iter().any(|one| one.squares.contains(&at));
    let here = mind.view.attack.as_ref().and_then(|attack| attack.at);
    if here.is_some_and(monster) && mind.has(Answer::Roll { other: false, aimed: false }) {
        return Some(Answer::Roll { other: false, aimed: false });
    }
    let on = mind.legal.iter().copied().find(|one| matches!(one, Answer::Walk { to, .. } if monster(*to)));
    on.or_else(|| mind.has(Answer::End).then_some(Answer::End))
}

/// His own shot again if it fails; a monster's if it would hurt.
fn reroll(mind: &Mind) -> Answer {
    let Some(attack) = &mind.view.attack else { return Answer::Keep };
    let mine = matches!(attack.who, holdout_doom::Named::Marine { .. });
    let miss = attack.dice.iter().any(|die| die.miss);
    let range: u8 = attack.dice.iter().map(|die| die.range).sum::<u8>() + attack.accuracy;
    let damage: u8 = attack.dice.iter().map(|die| die.damage).sum::<u8>() + attack.deadly;
    let fails = miss || !attack.melee && range < attack.range || damage < 2;
    let all = (1_u8 << attack.dice.len()) - 1;
    match (mine, fails) {
        (true, true) => Answer::Reroll { dice: all },
        (false, false) => Answer::Reroll { dice: all },
        (true, false) | (false, true) => Answer::Keep,
    }
}

//! The marine: explores in order, keeps ammunition, uses orders, covers mates.

use super::ground::{FAR, Way, targets};
use super::{Mind, apart, fallback, odds};
use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_doom::pieces::{Order, Spot, TokenKind, WeaponKind};
use holdout_doom::{Action, Answer, Content};
use holdout_kernel::Seed;

pub struct Marine;

impl Bot for Marine {
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
    match first {
        Answer::Act { .. } => Some(action(mind)),
        Answer::Respawn { .. } => best_square(mind, &mind.legal),
        Answer::To { .. } => best_square(mind, &mind.legal),
        Answer::At { .. } | Answer::Back => best_target(mind, &mind.legal).map(|(answer, _)| answer),
        Answer::Keep => Some(reroll(mind)),
        Answer::Heal { .. } | Answer::Cancel | Answer::Adrenaline => Some(first),
        _ if mind.has(Answer::Roll { aimed: false })
            || mind.legal.iter().any(|one| matches!(one, Answer::Walk { .. })) =>
        {
            walk(mind)
        }
        _ => Some(act(mind)),
    }
}

fn me(mind: &Mind) -> Option<&holdout_doom::view::MarineSeen> {
    mind.view.marines.iter().find(|one| Some(one.marine) == mind.view.you)
}

fn here(mind: &Mind) -> Spot {
    me(mind).and_then(|one| one.at).unwrap_or_default()
}

/// The square an answer leads to.
fn square(answer: Answer) -> Option<Spot> {
    match answer {
        Answer::To { at, .. } | Answer::Respawn { at } => Some(at),
        Answer::Step { to, .. } => Some(to),
        _ => None,
    }
}

/// How bad it is to end the turn on a square.
fn peril(mind: &Mind, at: Spot) -> f32 {
    mind.view
        .monsters
        .iter()
        .map(|one| {
            let away = one.squares.iter().map(|square| apart(*square, at)).min().unwrap_or(99);
            let danger = odds::danger(one.kind);
            match away {
                0..=1 => danger * 0.5,
                2..=4 => danger * 0.3,
                5..=7 => danger * 0.1,
                _ => 0.0,
            }
        })
        .sum()
}

/// What is worth a small detour.
fn loot(mind: &Mind, at: Spot) -> f32 {
    let hurt = me(mind).is_some_and(|one| one.wounds + 3 <= one.full_wounds);
    let here = mind.view.tokens.iter().filter(|token| token.at == at);
    here.map(|token| match token.kind {
        TokenKind::Health if hurt => 3.0,
        TokenKind::Health | TokenKind::Encounter => 0.0,
        TokenKind::Armor => 2.5,
        TokenKind::Berserk => 0.2,
        kind if kind.weapon().is_some() => 2.0,
        _ => 1.0,
    })
    .sum()
}

fn worth(mind: &Mind, way: &Way, at: Spot) -> f32 {
    let away = way.from(at).min(60);
    loot(mind, at) - 0.5 * f32::from(away) - peril(mind, at)
}

fn best_square(mind: &Mind, answers: &[Answer]) -> Option<Answer> {
    let way = Way::to(&mind.view, &targets(&mind.view));
    let squares = answers.iter().filter_map(|answer| square(*answer).map(|at| (*answer, worth(mind, &way, at))));
    squares.max_by(|one, two| one.1.total_cmp(&two.1)).map(|(answer, _)| answer)
}

/// The best shot among the squares that are offered, and what it is worth.
fn best_target(mind: &Mind, answers: &[Answer]) -> Option<(Answer, f32)> {
    let weapon = mind.view.aiming.as_ref().and_then(|aiming| aiming.weapon);
    let shots = answers.iter().filter_map(|answer| match *answer {
        Answer::At { at, aimed, .. } => {
            let value = value(mind, weapon.unwrap_or(WeaponKind::Pistol), at) + if aimed { 0.05 } else { 0.0 };
            Some((*answer, value))
        }
        _ => None,
    });
    let best = shots.max_by(|one, two| one.1.total_cmp(&two.1));
    // Whoever began to aim saw something worth a shot; thinking again would begin anew.
    best.or_else(|| answers.contains(&Answer::Back).then_some((Answer::Back, 0.0)))
}

/// What an attack on a square is worth: wounds where they are needed, less friends in the blast and the price.
fn value(mind: &Mind, weapon: WeaponKind, at: Spot) -> f32 {
    let printed = Content::embedded().weapon(weapon);
    let blast = printed.abilities.blast;
    let range = (!printed.melee).then(|| apart(here(mind), at));
    let hits = |spot: Spot| if blast > 0 { apart(spot, at) <= blast } else { spot == at };
    let mut value = 0.0;
    for one in mind.view.monsters.iter().filter(|one| one.squares.iter().any(|square| hits(*square))) {
        let stats = Content::embedded().monster(one.kind);
        let left = stats.wounds.saturating_sub(one.wounds).max(1);
        let wounds =
            odds::wounds(printed.pool, printed.abilities.accuracy, printed.abilities.deadly, range, stats.armor, left);
        value += wounds / f32::from(left) * odds::danger(one.kind);
    }
    if blast > 0 {
        let friends = mind.view.marines.iter().filter(|one| one.at.is_some_and(hits)).count();
        value -= 3.0 * friends as f32;
    }
    if value > 0.0 {
        let left = me(mind).map_or(0, |one| match printed.ammo {
            Some(holdout_doom::pieces::Ammo::Bullets) => one.bullets,
            Some(holdout_doom::pieces::Ammo::Rockets) => one.rockets,
            Some(holdout_doom::pieces::Ammo::Cells) => one.cells,
            None => 9,
        });
        value -= odds::price(weapon, left);
    }
    value
}

/// The best attack the marine could declare among these answers.
fn best_attack(mind: &Mind, answers: &[Answer]) -> Option<(Answer, f32)> {
    let weapons = answers.iter().filter_map(|answer| match answer {
        Answer::Attack { weapon } => Some((*answer, *weapon)),
        _ => None,
    });
    let mut best: Option<(Answer, f32)> = None;
    for (answer, weapon) in weapons {
        let squares = if mind.has(answer) { mind.after(answer) } else { Vec::new() };
        let shots = squares.iter().filter_map(|shot| match *shot {
            Answer::At { at, .. } => Some(value(mind, weapon, at)),
            _ => None,
        });
        let worth = shots.fold(0.0, f32::max);
        if worth > best.map_or(0.15, |(_, worth)| worth) {
            best = Some((answer, worth));
        }
    }
    best
}

/// What could be shot at from here, by what is known of distances only.
fn outlook(mind: &Mind) -> f32 {
    let at = here(mind);
    let near = mind.view.monsters.iter().filter(|one| one.squares.iter().any(|square| apart(*square, at) <= 4));
    near.map(|one| odds::danger(one.kind)).fold(0.0, f32::max)
}

fn action(mind: &Mind) -> Answer {
    let threat = outlook(mind);
    let way = Way::to(&mind.view, &targets(&mind.view));
    let close = way.from(here(mind)) <= 6;
    let hurt = me(mind).is_some_and(|one| one.wounds * 2 <= one.full_wounds);
    let action =
        if threat == 0.0 || close && way.from(here(mind)) != FAR && targets(&mind.view).len() <= 4 && threat < 1.0 {
            Action::Sprint
        } else if peril(mind, here(mind)) > 4.0 && !hurt {
            Action::Unload
        } else {
            Action::Advance
        };
    Answer::Act { action }
}

/// What to do with the rest of the turn.
fn act(mind: &Mind) -> Answer {
    let wanted = |token: &TokenKind| *token != TokenKind::Berserk;
    let takes = mind.legal.iter().find(|one| matches!(one, Answer::PickUp { token } if wanted(token)));
    if let Some(answer) = takes {
        return *answer;
    }
    if let Some((answer, _)) = best_attack(mind, &mind.legal) {
        return answer;
    }
    if mind.has(Answer::Pass) {
        return Answer::Pass;
    }
    let way = Way::to(&mind.view, &targets(&mind.view));
    let now = worth(mind, &way, here(mind));
    if let Some(open) = mind.legal.iter().find(|one| matches!(one, Answer::Open { .. })) {
        return *open;
    }
    if mind.has(Answer::Teleport) && way.from(here(mind)) == 0 {
        return Answer::Teleport;
    }
    if mind.has(Answer::Go) {
        let ahead = mind.after(Answer::Go);
        if let Some(best) = best_square(mind, &ahead)
            && square(best).is_some_and(|at| worth(mind, &way, at) > now + 0.1)
        {
            return Answer::Go;
        }
    }
    let steps: Vec<Answer> = mind.legal.iter().copied().filter(|one| matches!(one, Answer::Step { .. })).collect();
    if let Some(best) = best_square(mind, &steps)
        && (!mind.has(Answer::End) || square(best).is_some_and(|at| worth(mind, &way, at) > now + 0.1))
    {
        return best;
    }
    for order in [Order::Heal, Order::Dodge, Order::Guard] {
        if mind.has(Answer::Order { order }) {
            return Answer::Order { order };
        }
    }
    if mind.has(Answer::End) { Answer::End } else { mind.legal[0] }
}

/// A walking attack goes on to the next monster, or stops.
fn walk(mind: &Mind) -> Option<Answer> {
    let monster = |at: Spot| mind.view.monsters.iter().any(|one| one.squares.contains(&at));
    let here = mind.view.attack.as_ref().and_then(|attack| attack.at);
    if here.is_some_and(monster) && mind.has(Answer::Roll { aimed: false }) {
        return Some(Answer::Roll { aimed: false });
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

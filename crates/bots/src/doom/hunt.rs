//! One monster's activation: from where it hurts most, and whom; or else closer to the marines.

use super::ground::{FAR, Ground, Walker, Way};
use super::{Mind, Table, apart, odds};
use holdout_doom::pieces::Spot;
use holdout_doom::view::MonsterSeen;
use holdout_doom::{Answer, Content, Frame};

/// Poses an attack is tried from; more are hardly ever better.
const TRIED: usize = 14;
/// What a monster's wound counts that its own side does to it.
const FRIENDLY: f32 = 0.7;

/// The monster that acts.
pub struct Hunter<'m> {
    mind: &'m Mind,
    me: &'m MonsterSeen,
    /// Points from every square to the marines.
    way: Way,
}

impl<'m> Hunter<'m> {
    pub fn of(mind: &'m Mind) -> Option<Self> {
        let Some(Frame::Activation(activation)) = mind.table.frames().last() else { return None };
        let me = mind.view.monsters.iter().find(|one| one.monster == activation.slot())?;
        let marines: Vec<Spot> = mind.view.marines.iter().filter_map(|one| one.at).collect();
        let way = Way::to(&Ground::of(&mind.view, Walker::Monster), &marines);
        Some(Self { mind, me, way })
    }

    /// Attack from here if nowhere is better, go where it is, else come closer, else stop.
    pub fn act(&self) -> Answer {
        let mind = self.mind;
        let ahead = if mind.has(Answer::Go) { mind.then(&mind.table, Answer::Go) } else { (*mind.table, Vec::new()) };
        if mind.has(Answer::Strike) {
            let here = strike(mind, &mind.table, self.me);
            let there = self.best_attack(&ahead.0, &ahead.1);
            let beside = self.best_attack(&mind.table, &mind.legal);
            let most = there.map_or(0.0, |(_, worth)| worth).max(beside.map_or(0.0, |(_, worth)| worth));
            if here > 0.0 && here + 0.05 >= most {
                return Answer::Strike;
            }
            match (there, beside) {
                (Some((_, far)), Some((_, near))) if far >= near => return Answer::Go,
                (_, Some((step, _))) => return step,
                (Some(_), None) => return Answer::Go,
                (None, None) => {}
            }
        } else if mind.has(Answer::End) {
            // A monster that has attacked stays where it is: the next step would only leave the prey.
            return Answer::End;
        }
        let now = self.way.from(self.me.at);
        if self.nearest(&ahead.1).is_some_and(|(_, away)| away < now) {
            return Answer::Go;
        }
        if let Some((step, away)) = self.nearest(&mind.legal)
            && (away < now || !mind.has(Answer::End))
        {
            return step;
        }
        let opens = mind.legal.iter().find(|one| matches!(one, Answer::Open { .. }));
        match opens.filter(|_| now != FAR) {
            Some(door) => *door,
            None if mind.has(Answer::End) => Answer::End,
            None => mind.legal[0],
        }
    }

    /// The square to go to, once it goes.
    pub fn heading(&self) -> Answer {
        let mind = self.mind;
        let attack = self.best_attack(&mind.table, &mind.legal).map(|(to, _)| to);
        attack.or_else(|| self.nearest(&mind.legal).map(|(to, _)| to)).unwrap_or(Answer::Back)
    }

    fn nearest(&self, answers: &[Answer]) -> Option<(Answer, u16)> {
        let poses = answers.iter().filter_map(|answer| spot(*answer).map(|at| (*answer, self.way.from(at))));
        poses.min_by_key(|(_, away)| *away)
    }

    /// Where among these it can attack best this turn, and what that is worth.
    fn best_attack(&self, table: &Table, answers: &[Answer]) -> Option<(Answer, f32)> {
        let stats = Content::embedded().monster(self.me.kind);
        let reach = if stats.melee { 3 } else { 8 };
        let mut poses: Vec<(Answer, u16)> = answers
            .iter()
            .filter_map(|answer| spot(*answer).map(|at| (*answer, self.way.from(at))))
            .filter(|(_, away)| *away <= reach)
            .collect();
        poses.sort_by_key(|(_, away)| *away);
        poses.truncate(TRIED);
        let mut best: Option<(Answer, f32)> = None;
        for (answer, _) in poses {
            let (table, legal) = self.mind.then(table, answer);
            if !legal.contains(&Answer::Strike) {
                continue;
            }
            let there = table.view(holdout_kernel::Viewer::Seat(self.mind.seat));
            let Some(me) = there.monsters.iter().find(|one| one.monster == self.me.monster) else { continue };
            let worth = strike(self.mind, &table, me);
            if worth > best.map_or(0.0, |(_, worth)| worth) {
                best = Some((answer, worth));
            }
        }
        best
    }
}

/// What an attack of a monster is worth where it stands on this table.
fn strike(mind: &Mind, table: &Table, me: &MonsterSeen) -> f32 {
    let (_, squares) = mind.then(table, Answer::Strike);
    squares.iter().filter_map(|shot| target(mind, me, *shot)).fold(0.0, f32::max)
}

/// The best square to attack among those offered.
pub fn aim(mind: &Mind) -> Option<Answer> {
    let attacker = mind.view.aiming.as_ref().and_then(|aiming| match aiming.who {
        holdout_doom::Named::Monster { monster, .. } => Some(monster),
        holdout_doom::Named::Marine { .. } => None,
    })?;
    let me = mind.view.monsters.iter().find(|one| one.monster == attacker)?;
    let shots = mind.legal.iter().filter_map(|shot| target(mind, me, *shot).map(|worth| (*shot, worth)));
    shots.max_by(|one, two| one.1.total_cmp(&two.1)).filter(|(_, worth)| *worth > 0.0).map(|(shot, _)| shot)
}

/// What an attack on a square is worth: wounds of marines, more of those who have few, less what it does to friends.
fn target(mind: &Mind, me: &MonsterSeen, shot: Answer) -> Option<f32> {
    let Answer::At { at, .. } = shot else { return None };
    let stats = Content::embedded().monster(me.kind);
    let abilities = &stats.abilities;
    let hits = |spot: Spot| apart(spot, at) <= abilities.blast;
    let sweeps = |spot: Spot| abilities.sweep && me.squares.iter().any(|own| apart(*own, spot) == 1);
    let range = (!stats.melee).then(|| me.squares.iter().map(|own| apart(*own, at)).min().unwrap_or(0));
    let wounds =
        |armor: u8, most: u8| odds::wounds(stats.pool, abilities.accuracy, abilities.deadly, range, armor, most);
    let mut worth = 0.0;
    for marine in &mind.view.marines {
        if marine.at.is_some_and(|spot| hits(spot) || sweeps(spot)) {
            let dodges = if marine.order == Some(holdout_doom::pieces::Order::Dodge) { 0.7 } else { 1.0 };
            let left = f32::from(marine.wounds.max(1));
            worth += dodges * wounds(marine.armor, marine.wounds) * (1.0 + 2.5 / left);
        }
    }
    if worth > 0.0 && abilities.blast > 0 {
        let friends = mind.view.monsters.iter().filter(|one| one.squares.iter().any(|square| hits(*square)));
        worth -= FRIENDLY * friends.map(|one| odds::danger(one.kind)).sum::<f32>() * 0.5;
    }
    Some(worth)
}

/// The square a move leads to.
pub fn spot(answer: Answer) -> Option<Spot> {
    match answer {
        Answer::Place { at, .. } | Answer::To { at, .. } => Some(at),
        Answer::Step { to, .. } | Answer::Vent { to } => Some(to),
        _ => None,
    }
}

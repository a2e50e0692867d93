//! What a marine can still do in his turn, weighed in wounds: the way gained, what is picked up, what is shot, and what
//! the monsters can do to him where he ends.

use super::ground::{Aim, AimKind, FAR, Ground, Walker, Way, aim};
use super::{Mind, Table, apart, arms, odds};
use holdout_doom::pieces::{MonsterKind, Order, Spot, TokenKind, WeaponKind};
use holdout_doom::view::{MarineSeen, MonsterSeen, Thing};
use holdout_doom::{Action, Answer, Content, Frame};

/// What one movement point of the way is worth: every round brings the invader a card per marine.
const PACE: f32 = 0.8;
/// How much more where rounds are counted.
const RUSH: f32 = 4.0;
/// How much of what the monsters could do counts.
const FEAR: f32 = 0.55;
/// How much of it where rounds are counted: whoever waits has lost.
const FEAR_IN_HASTE: f32 = 0.3;
/// Rounds after which a marine fears less and less: every round of waiting brings the invader more than it saves.
const PATIENCE: f32 = 60.0;
/// How much of a monster's attention every mate in its reach draws.
const TEAM: f32 = 0.5;

/// How far away a monster is still looked at: no attack of the next two turns comes from further.
const SIGHT: u16 = 14;

/// The situation of the marine who is asked.
pub struct Outlook<'m> {
    mind: &'m Mind,
    pub me: &'m MarineSeen,
    pub here: Spot,
    pub aim: Aim,
    ground: Ground,
    way: Way,
    mine: Way,
    /// Each monster, with the way of all squares to it.
    monsters: Vec<(&'m MonsterSeen, Way)>,
    pace: f32,
    fear: f32,
}

impl<'m> Outlook<'m> {
    pub fn of(mind: &'m Mind) -> Option<Self> {
        let view = &mind.view;
        let me = view.marines.iter().find(|one| Some(one.marine) == view.you)?;
        let mate = view.marines.iter().find_map(|one| one.at);
        let here = me.at.or(me.fell).or(mate)?;
        let ground = Ground::of(view, Walker::Marine);
        let mine = Way::to(&ground, &[here]);
        let aim = aim(view, me, &mine, mind.table.board().exit_is_open());
        let way = Way::to(&ground, &aim.squares);
        let theirs = Ground::of(view, Walker::Monster);
        let monsters = view.monsters.iter().map(|one| (one, Way::within(&theirs, &one.squares, SIGHT))).collect();
        let (pace, fear) = if view.countdown.is_some() { (PACE * RUSH, FEAR_IN_HASTE) } else { (PACE, FEAR) };
        let fear = fear * (PATIENCE / f32::from(view.round.max(1))).min(1.0);
        Some(Self { mind, me, here, aim, ground, way, mine, monsters, pace, fear })
    }

    /// Whether the way leads through a door beside him.
    pub fn is_shut_in(&self) -> bool {
        let here = self.way.from(self.here);
        let mut near = self.mind.view.squares.iter().map(|square| square.at).filter(|at| apart(*at, self.here) == 1);
        let on = near.any(|at| self.way.from(at) < here && self.mine.from(at) <= 2);
        here != FAR && !on
    }

    /// Whether the other end of the pad he stands on is nearer to where he goes.
    pub fn pad_leads_on(&self) -> bool {
        let pad = |at: Spot| self.mind.view.squares.iter().find(|square| square.at == at).and_then(|square| square.is);
        let mine = pad(self.here);
        let mut ends = self.mind.view.squares.iter().filter(|square| square.at != self.here && square.is == mine);
        let here = self.way.from(self.here);
        mine.is_some_and(|is| is.id().starts_with("teleporter")) && ends.any(|end| self.way.from(end.at) < here)
    }

    /// Wounds the monsters can be expected to do to a marine who ends his turn there.
    pub fn threat(&self, at: Spot) -> f32 {
        let armor = f32::from(self.me.armor.max(1));
        let one = |(monster, way): &(&MonsterSeen, Way)| {
            let stats = Content::embedded().monster(monster.kind);
            let reach = u16::from(stats.movement) + if stats.melee { 1 } else { 4 };
            let away = way.from(at);
            let chance = match away {
                FAR.. => 0.0,
                away if away <= reach => 1.0,
                away if away <= reach + u16::from(stats.movement) => 0.3,
                _ => 0.0,
            };
            // It attacks one of those it can reach.
            let mates = self.mind.view.marines.iter().filter(|one| one.marine != self.me.marine);
            let others = mates.filter_map(|one| one.at).filter(|at| way.from(*at) <= reach).count();
            chance * odds::danger(monster.kind) * 2.0 / armor / (1.0 + TEAM * others as f32)
        };
        self.monsters.iter().map(one).sum()
    }

    /// Whether he takes what lies here. Berserk leaves him nothing but his fists: only for a monster nothing else wounds.
    pub fn wants(&self, token: TokenKind) -> bool {
        let prey = |one: &&MonsterSeen| one.kind == MonsterKind::Cyberdemon;
        let boss = self.mind.view.monsters.iter().find(prey);
        token != TokenKind::Berserk || boss.is_some_and(|boss| !arms::suffice(self.me, boss.kind))
    }

    /// What is worth a small detour.
    fn loot(&self, at: Spot) -> f32 {
        let me = self.me;
        let here = self.mind.view.tokens.iter().filter(|token| token.at == at);
        here.map(|token| match token.kind {
            TokenKind::Health => f32::from((me.full_wounds - me.wounds).min(3)) * 0.9,
            TokenKind::Encounter => 0.0,
            TokenKind::Armor => 2.5,
            TokenKind::Berserk => 0.2,
            kind => match kind.weapon() {
                Some(weapon) if me.weapons.contains(&weapon) => 0.2,
                Some(_) => 2.5,
                None => 1.2,
            },
        })
        .sum()
    }

    /// What it is worth to end the turn there.
    pub fn worth(&self, at: Spot) -> f32 {
        let away = self.way.from(at).min(80);
        let hazard =
            self.mind.view.squares.iter().any(|square| square.at == at && square.is.map(Thing::id) == Some("hazard"));
        let arrived = match self.aim.kind {
            AimKind::Exit if away == 0 => 60.0,
            AimKind::Encounter if away == 0 => 5.0,
            _ => 0.0,
        };
        arrived - self.pace * f32::from(away) - self.fear * self.threat(at) - if hazard { 2.0 } else { 0.0 }
    }

    /// What it is worth to come there with so many points left: to take what lies there and go on, or to open the way.
    pub fn coming(&self, at: Spot, left: u16, ends: &[(Spot, f32)]) -> f32 {
        let loot = self.loot(at);
        let mut worth = self.worth(at);
        if self.aim.kind == AimKind::Onward && left >= 2 && self.way.from(at) == 0 {
            worth += self.pace * (2.0 + 0.6 * f32::from(left - 2));
        }
        if loot > 0.3 && left > 0 {
            let from = Way::to(&self.ground, &[at]);
            let on = ends.iter().filter(|(end, _)| from.from(*end) <= left).map(|(_, worth)| *worth);
            worth = on.fold(worth, f32::max);
        }
        loot + worth
    }

    /// What an attack on a square is worth: monsters that can hurt somebody, less friends in the blast and the price.
    pub fn shot(&self, weapon: WeaponKind, from: Spot, at: Spot) -> f32 {
        let printed = Content::embedded().weapon(weapon);
        let blast = printed.abilities.blast;
        let range = (!printed.melee).then(|| apart(from, at));
        let hits = |spot: Spot| if blast > 0 { apart(spot, at) <= blast } else { spot == at };
        let mut value = 0.0;
        for (one, way) in self.monsters.iter().filter(|(one, _)| one.squares.iter().any(|square| hits(*square))) {
            let stats = Content::embedded().monster(one.kind);
            let abilities = &printed.abilities;
            let (armor, left) = if arms::kills(self.me, weapon) {
                (1, 1)
            } else {
                (stats.armor, stats.wounds.saturating_sub(one.wounds).max(1))
            };
            let wounds = odds::wounds(printed.pool, abilities.accuracy, abilities.deadly, range, armor, left);
            let reach = u16::from(stats.movement) + if stats.melee { 1 } else { 4 };
            let near = self.mind.view.marines.iter().filter_map(|one| one.at).map(|at| way.from(at)).min();
            let urgent = if near.is_some_and(|near| near <= reach) { 1.1 } else { 0.5 };
            let prize = if one.kind == MonsterKind::Cyberdemon { 4.0 } else { odds::danger(one.kind) };
            value += wounds / f32::from(left) * prize * urgent;
        }
        if blast > 0 {
            let friends = self.mind.view.marines.iter().filter(|one| {
                let at = if one.marine == self.me.marine { Some(from) } else { one.at };
                at.is_some_and(hits)
            });
            value -= 3.0 * friends.count() as f32;
        }
        if value > 0.0 {
            value -= odds::price(weapon, arms::shots(self.me, weapon));
        }
        value
    }

    /// The best attack that can be declared on a table, and what it is worth.
    pub fn best_attack(&self, table: &Table, legal: &[Answer], from: Spot) -> Option<(Answer, f32)> {
        let mut best: Option<(Answer, f32)> = None;
        for answer in legal {
            let Answer::Attack { weapon } = *answer else { continue };
            let (_, squares) = self.mind.then(table, *answer);
            let shots = squares.iter().filter_map(|shot| match *shot {
                Answer::At { at, .. } => Some(self.shot(weapon, from, at)),
                _ => None,
            });
            let worth = shots.fold(0.0, f32::max);
            if worth > best.map_or(0.15, |(_, worth)| worth) {
                best = Some((*answer, worth));
            }
        }
        best
    }

    /// The best way to go on with the turn: the first answer of it, and what it is worth in all.
    pub fn best(&self, table: &Table, legal: &[Answer], action: Option<Action>) -> (Option<Answer>, f32) {
        let at = self.here;
        let dodge = |at: Spot| if legal.contains(&DODGE) { 0.4 * self.fear * self.threat(at) } else { 0.0 };
        let stays = self.worth(at) + dodge(at);
        let mut best = (None, stays);
        let mut better = |answer: Answer, worth: f32| {
            if worth > best.1 + 0.05 {
                best = (Some(answer), worth);
            }
        };
        let (heading, ahead) =
            if legal.contains(&Answer::Go) { self.mind.then(table, Answer::Go) } else { (*table, Vec::new()) };
        let points = points(table);
        if let Some((answer, value)) = self.best_attack(table, legal, at) {
            let again = if action == Some(Action::Unload) { 0.75 * value } else { 0.0 };
            let walks = action != Some(Action::Prepare) && points > 0;
            let ends = ahead.iter().filter_map(|to| square(*to)).filter(|_| walks).map(|to| self.worth(to));
            better(answer, value + again + ends.fold(stays, f32::max));
        }
        let armed = action != Some(Action::Prepare) && legal.iter().any(|one| matches!(one, Answer::Attack { .. }));
        for (_, at, worth) in self.walks(&heading, &ahead, points, armed) {
            better(Answer::Go, worth + dodge(at));
        }
        best
    }

    /// Where he can walk, and what it is worth, shots from there included if he has one.
    fn walks(&self, table: &Table, legal: &[Answer], points: u16, armed: bool) -> Vec<(Answer, Spot, f32)> {
        let squares: Vec<(Answer, Spot)> = legal.iter().filter_map(|to| square(*to).map(|at| (*to, at))).collect();
        let ends: Vec<(Spot, f32)> = squares.iter().map(|(_, at)| (*at, self.worth(*at))).collect();
        let worth = |at: Spot| self.coming(at, points.saturating_sub(self.mine.from(at)), &ends);
        let mut walks: Vec<(Answer, Spot, f32)> = squares.iter().map(|(to, at)| (*to, *at, worth(*at))).collect();
        walks.sort_by(|one, two| two.2.total_cmp(&one.2));
        walks.truncate(24);
        if armed && !self.monsters.is_empty() {
            for (to, at, worth) in &mut walks {
                let (table, legal) = self.mind.then(table, *to);
                *worth += self.best_attack(&table, &legal, *at).map_or(0.0, |(_, value)| value);
            }
        }
        walks
    }

    /// The square to walk to, once he walks.
    pub fn heading(&self, table: &Table, legal: &[Answer]) -> Option<Answer> {
        let walks = self.walks(table, legal, points(table), true);
        walks.into_iter().max_by(|one, two| one.2.total_cmp(&two.2)).map(|(to, ..)| to)
    }

    /// The action that promises most.
    pub fn action(&self) -> Option<Answer> {
        let acts = self.mind.legal.iter().filter_map(|answer| match answer {
            Answer::Act { action } => Some((*answer, *action)),
            _ => None,
        });
        let weighed = acts.map(|(answer, action)| {
            let (table, legal) = self.mind.then(&self.mind.table, answer);
            (answer, self.best(&table, &legal, Some(action)).1)
        });
        weighed.max_by(|one, two| one.1.total_cmp(&two.1)).map(|(answer, _)| answer)
    }
}

const DODGE: Answer = Answer::Order { order: Order::Dodge };

/// Movement points left in the marine's turn.
fn points(table: &Table) -> u16 {
    match table.frames().last() {
        Some(Frame::MarineTurn(turn)) => turn.left().0.into(),
        _ => 0,
    }
}

/// The square an answer leads to.
pub fn square(answer: Answer) -> Option<Spot> {
    match answer {
        Answer::To { at, .. } | Answer::Respawn { at } => Some(at),
        Answer::Step { to, .. } => Some(to),
        _ => None,
    }
}

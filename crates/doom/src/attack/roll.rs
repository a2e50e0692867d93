//! DM-10.13, DM-12, DM-21: dice, re-rolls and ammunition.

use crate::board::{Attack, Board, Figure, Pellet};
use crate::event::{Lies, Seen};
use crate::pieces::{Ammo, EventKind, Face};
use crate::{Cx, stream, tokens};
use holdout_kernel::{RuleId, Seat};

fn stream_of(attack: &Attack) -> u8 {
    match attack.attacker {
        Figure::Marine(marine) => stream::DICE[marine as usize],
        Figure::Monster(_) => stream::INVADER_DICE,
    }
}

fn lies(board: &Board, die: Pellet) -> Lies {
    let Face { range, damage, bullet, miss } = board.content().face(die.colour, die.face);
    Lies { colour: die.colour, face: die.face, range, damage, bullet, miss }
}

/// DM-10.13: all dice of the attack.
pub fn roll(cx: &mut Cx<'_>) {
    let attack = *cx.attack();
    let mut throw = cx.throw(stream_of(&attack));
    let rolled: Vec<Pellet> = attack.pool.iter().map(|colour| Pellet { colour, face: throw.die(6) }).collect();
    let dice = rolled.into_iter().map(|die| lies(cx, die)).collect();
    cx.emit(RuleId("DM-10.13"), Seen::Rolled { dice }.into());
}

/// DM-21.1: the chosen dice again; the new result stands.
pub fn again(cx: &mut Cx<'_>, by: Seat, mask: u8) {
    let attack = *cx.attack();
    let mut throw = cx.throw(stream_of(&attack));
    let mut rolled = attack.dice;
    for (n, die) in rolled[..attack.pool.len()].iter_mut().enumerate() {
        if mask >> n & 1 == 1 {
            die.face = throw.die(6);
        }
    }
    let dice = rolled[..attack.pool.len()].iter().map(|die| lies(cx, *die)).collect();
    cx.emit(RuleId("DM-21.1"), Seen::Rerolled { by: by.0, dice, mask }.into());
}

/// What the dice say together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum {
    pub range: u8,
    pub damage: u8,
    pub bullet: bool,
    pub miss: bool,
}

pub fn sum(board: &Board, attack: &Attack) -> Sum {
    attack.dice().iter().fold(Sum::default(), |sum, die| {
        let face = board.content().face(die.colour, die.face);
        Sum {
            range: sum.range + face.range,
            damage: sum.damage + face.damage,
            bullet: sum.bullet || face.bullet,
            miss: sum.miss || face.miss,
        }
    })
}

/// The marine and the ammunition an attack uses; monsters need none (DM-12.2).
pub fn ammo(board: &Board, attack: &Attack) -> Option<(u8, Ammo)> {
    match attack.attacker {
        Figure::Marine(marine) => tokens::ammo_of(board, attack.weapon).map(|ammo| (marine, ammo)),
        Figure::Monster(_) => None,
    }
}

/// DM-12.3: one token if any die shows a bullet; Misfire takes one more, if one is left.
pub fn spend(cx: &mut Cx<'_>) {
    let attack = *cx.attack();
    let Some((marine, ammo)) = ammo(cx, &attack) else { return };
    let left = cx.marine(marine).ammo(ammo);
    if sum(cx, &attack).bullet && left > 0 {
        cx.emit(RuleId("DM-12.3"), Seen::AmmoSpent { marine: marine + 1, ammo, left: left - 1 }.into());
    }
    let left = cx.marine(marine).ammo(ammo);
    if attack.misfire && left > 0 {
        let more = cx.content().event(EventKind::Misfire).amount.min(left);
        cx.emit(RuleId("DM-12.3"), Seen::AmmoSpent { marine: marine + 1, ammo, left: left - more }.into());
    }
}

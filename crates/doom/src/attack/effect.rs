//! DM-10.14 to DM-10.16, DM-11, DM-22: hit or miss, scatter, and what it does to whom.

use super::{legal, roll};
use crate::abilities::{accuracy, blast, deadly, sweep};
use crate::board::{Attack, Board, Figure};
use crate::event::{Cause, Seen};
use crate::pieces::{Scatter, Square, Squares, WeaponKind};
use crate::{Cx, deck, geometry, goals, harm};
use holdout_kernel::RuleId;

/// The figures an attack on its square would hit, each once (DM-10.19).
pub fn affected(board: &Board, attack: &Attack) -> Vec<Figure> {
    if attack.square.is_none() {
        return Vec::new();
    }
    let abilities = board.abilities(attack);
    if abilities.sweep {
        return if board.is_on_board(attack.attacker) { sweep::struck(board, attack.attacker) } else { Vec::new() };
    }
    if abilities.blast > 0 {
        let area = blast::area(board, attack, attack.square);
        return in_area(board, &area);
    }
    let mut here = board.figures_at(attack.square);
    match attack.target {
        Some(target) if board.is_on_board(target) && board.body(target).contains(attack.square) => vec![target],
        Some(_) | None => here.next().into_iter().collect(),
    }
}

fn in_area(board: &Board, area: &Squares) -> Vec<Figure> {
    let marines = board.standing_marines().filter(|(_, one)| area.contains(one.at));
    let covered = |slot: &u8| board.monster_body(*slot).squares().iter().any(|square| area.contains(*square));
    let monsters = board.monsters_on_board().map(|(slot, _)| slot).filter(covered);
    marines.map(|(marine, _)| Figure::Marine(marine)).chain(monsters.map(Figure::Monster)).collect()
}

/// DM-16.16: whom an attack on its square could wound: also where a blast may drift to, and by barrels it would set off.
pub fn endangered(board: &Board, attack: &Attack) -> Vec<Figure> {
    let mut figures = Vec::new();
    for square in std::iter::once(attack.square).chain(drifts(board, attack)) {
        let attack = Attack { square, ..*attack };
        figures.extend(affected(board, &attack));
        if square.is_some() {
            figures.extend(harm::beside_barrels(board, barrels(board, &attack)));
        }
    }
    figures
}

/// Where the diagrams of the invader's cards could carry a blast.
fn drifts(board: &Board, attack: &Attack) -> Vec<Square> {
    if board.abilities(attack).blast == 0 || attack.square.is_none() {
        return Vec::new();
    }
    let mut tried = Vec::new();
    let mut squares = Vec::new();
    for card in &board.content().cards {
        let Scatter::To { direction, squares: far } = card.scatter else { continue };
        if tried.contains(&(direction, far)) {
            continue;
        }
        tried.push((direction, far));
        squares.extend(geometry::scatter(board.map(), &board.ground, attack.square, direction, far, &board.barrels));
    }
    squares
}

/// The barrels it damages (DM-18.8).
fn barrels(board: &Board, attack: &Attack) -> Squares {
    if board.abilities(attack).blast > 0 {
        return blast::area(board, attack, attack.square).and(&board.barrels);
    }
    let here = board.barrels.contains(attack.square).then_some(attack.square);
    here.into_iter().collect()
}

/// Decides the attack and applies it. Says which marines and monsters were damaged and still stand.
pub fn resolve(cx: &mut Cx<'_>) -> (u8, u64) {
    let attack = *cx.attack();
    let sum = roll::sum(cx, &attack);
    let melee = cx.is_melee(&attack);
    let needed = if melee { 1 } else { legal::range(cx, &attack) };
    let range = accuracy::range(cx, &attack, sum.range);
    let damage = deadly::damage(cx, &attack, sum.damage);
    let hit = !sum.miss && (melee || range >= needed);
    if hit {
        let rule = if melee { "DM-17.3" } else { "DM-10.15" };
        cx.emit(RuleId(rule), Seen::Hit { range, needed, damage }.into());
    } else {
        let rule = if sum.miss { "DM-10.14" } else { "DM-10.15" };
        cx.emit(RuleId(rule), Seen::Missed { range, needed, icon: sum.miss }.into());
        // DM-10.16: only a failed blast goes on.
        if cx.abilities(&attack).blast == 0 || !scatter(cx) {
            cx.emit(RuleId("DM-10.16"), Seen::AttackSettled.into());
            return (0, 0);
        }
    }
    strike(cx, damage)
}

/// DM-22: whether the shot lands somewhere.
fn scatter(cx: &mut Cx<'_>) -> bool {
    let Some(card) = deck::turn_up(cx) else { return false };
    if cx.is_over() {
        return false;
    }
    let from = cx.attack().square;
    let at = match cx.content().card(card).scatter {
        Scatter::Miss => None,
        Scatter::To { direction, squares } => {
            geometry::scatter(cx.map(), &cx.ground, from, direction, squares, &cx.barrels)
        }
    };
    let at = at.map(|at| cx.spot(at));
    cx.emit(RuleId("DM-22.3"), Seen::ScatterLands { at }.into());
    at.is_some()
}

/// DM-10.20 (8), (9): all wounds at once, then the dead, then the barrels.
fn strike(cx: &mut Cx<'_>, damage: u8) -> (u8, u64) {
    let attack = *cx.attack();
    let figures = affected(cx, &attack);
    let mut exploding = if damage > 0 { barrels(cx, &attack) } else { Squares::EMPTY };
    exploding = exploding.and(&cx.ground.revealed);
    let (mut marines, mut monsters) = (0_u8, 0_u64);
    for figure in figures {
        let (armor, kills) = match figure {
            Figure::Marine(marine) => {
                marines |= 1 << marine;
                (cx.marine(marine).armor, false)
            }
            Figure::Monster(slot) => {
                monsters |= 1 << slot;
                (cx.reference_card(slot).armor, is_berserk(cx, &attack))
            }
        };
        // DM-11.3; DM-13.10.
        let wounds = match figure {
            Figure::Monster(slot) if kills => cx.reference_card(slot).wounds,
            Figure::Marine(_) | Figure::Monster(_) => damage / armor.max(1),
        };
        if wounds > 0 {
            let rule = if kills { "DM-13.10" } else { "DM-11.3" };
            harm::wound(cx, figure, wounds, Cause::Attack, RuleId(rule));
        } else {
            let who = cx.named(figure);
            cx.emit(RuleId("DM-11.3"), Seen::Held { who, damage }.into());
        }
    }
    harm::bury(cx);
    harm::explode(cx, exploding);
    cx.emit(RuleId("DM-10.20"), Seen::AttackSettled.into());
    goals::settle(cx);
    if damage == 0 { (0, 0) } else { (marines, monsters) }
}

fn is_berserk(board: &Board, attack: &Attack) -> bool {
    match attack.attacker {
        Figure::Marine(marine) => board.marine(marine).berserk > 0 && attack.weapon == WeaponKind::Fist,
        Figure::Monster(_) => false,
    }
}

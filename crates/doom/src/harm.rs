//! DM-11, DM-15, DM-18.8: wounds, deaths, frags and barrels.

use crate::board::{Board, Figure};
use crate::event::{Cause, Lost, Seen};
use crate::pieces::{Square, Squares};
use crate::{Cx, orders};
use holdout_kernel::RuleId;

/// Puts wounds on a figure. Nobody is removed yet: all wounds of one effect come first.
pub fn wound(cx: &mut Cx<'_>, figure: Figure, wounds: u8, cause: Cause, rule: RuleId) {
    if wounds == 0 || !cx.is_on_board(figure) {
        return;
    }
    let left = match figure {
        // DM-11.5, DM-11.8.
        Figure::Marine(marine) => cx.marine(marine).wounds.saturating_sub(wounds),
        Figure::Monster(slot) => {
            let life = cx.reference_card(slot).wounds;
            life.saturating_sub(cx.monster(slot).wounds).saturating_sub(wounds)
        }
    };
    let who = cx.named(figure);
    cx.emit(rule, Seen::Wounded { who, figure, wounds, left, cause }.into());
    if let Figure::Marine(marine) = figure {
        orders::lose(cx, marine, Lost::Wounded);
    }
}

/// Removes everybody who has lost the last wound, and scores the frags.
pub fn bury(cx: &mut Cx<'_>) {
    for slot in 0..cx.monster_end {
        let monster = *cx.monster(slot);
        // DM-11.6.
        if monster.at.is_some() && monster.wounds >= cx.content().monster(monster.kind).wounds {
            cx.emit(RuleId("DM-11.6"), Seen::Killed { monster: slot, kind: monster.kind }.into());
        }
    }
    for marine in 0..cx.marine_count() {
        if cx.marine(marine).is_on_board() && cx.marine(marine).wounds == 0 {
            let (at, frags) = (cx.spot(cx.marine(marine).at), cx.frags.saturating_add(1));
            cx.emit(RuleId("DM-15.1"), Seen::Fragged { marine: marine + 1, at, frags }.into());
        }
    }
}

/// DM-18.8, DM-18.9: these barrels explode, and what they set off.
pub fn explode(cx: &mut Cx<'_>, mut hit: Squares) {
    while let Some(barrel) = hit.iter().next() {
        hit.remove(barrel);
        let struck: Vec<Figure> = around(cx, barrel);
        let next: Vec<Square> = cx.barrels.iter().filter(|other| cx.adjacent(barrel, *other)).collect();
        let at = cx.spot(barrel);
        cx.emit(RuleId("DM-18.8"), Seen::BarrelExploded { at }.into());
        for other in next {
            if cx.ground.revealed.contains(other) {
                hit.insert(other);
            }
        }
        let wounds = cx.content().numbers.barrel;
        for figure in struck {
            wound(cx, figure, wounds, Cause::Barrel, RuleId("DM-18.9"));
        }
        bury(cx);
    }
}

/// Whoever stands beside these barrels, or beside others that they would set off.
pub fn beside_barrels(board: &Board, mut hit: Squares) -> Vec<Figure> {
    let (mut figures, mut gone) = (Vec::new(), Squares::EMPTY);
    while let Some(barrel) = hit.iter().next() {
        hit.remove(barrel);
        gone.insert(barrel);
        figures.extend(around(board, barrel));
        let others = board.barrels.and(&board.ground.revealed).minus(&gone);
        hit = hit.or(&others.iter().filter(|other| board.adjacent(barrel, *other)).collect());
    }
    figures
}

/// The figures next to a square, each once.
fn around(board: &Board, square: Square) -> Vec<Figure> {
    let near = |figure: &Figure| board.body(*figure).squares().iter().any(|part| board.adjacent(square, *part));
    let marines = board.standing_marines().map(|(marine, _)| Figure::Marine(marine));
    let monsters = board.monsters_on_board().map(|(slot, _)| Figure::Monster(slot));
    marines.chain(monsters).filter(near).collect()
}

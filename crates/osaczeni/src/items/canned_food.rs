//! OS-14.9: canned food (`canned-food`). With somebody of yours in the area being resolved, one monster moves from it
//! to another open area with a free notch, already resolved or not. OS-14.10: what it does there follows from when
//! that area is looked at.

use super::{Item, Window, needs_monster, spend};
use crate::answer::Answer;
use crate::board::Board;
use crate::event::Seen;
use crate::pieces::Area;
use crate::why::Why;
use crate::{Cx, Osaczeni};
use holdout_kernel::{Offers, RuleId, Seat};

pub const WINDOW: Window = Window::AttackDiscussion;
pub const EFFECT: &str = "move-monster";

fn is_target(board: &Board, from: Area, to: Area) -> bool {
    to != from && board.is_open(to) && board.has_free_notch(to)
}

pub fn offer<O: Offers<Osaczeni>>(board: &Board, from: Area, out: &mut O) {
    if let Err((why, rule)) = needs_monster(board, from) {
        out.refuse(Answer::play(Item::CannedFood), why, rule);
        return;
    }
    let mut anywhere = false;
    for to in Area::all().filter(|to| is_target(board, from, *to)) {
        anywhere = true;
        out.offer(answer(to));
    }
    if O::WANTS_REASONS {
        if !anywhere {
            out.refuse(Answer::play(Item::CannedFood), Why::NowhereToLure, RuleId("OS-14.9"));
        }
        for to in Area::all().filter(|to| !is_target(board, from, *to)) {
            let why = if to == from {
                Why::SameArea(to)
            } else if board.is_open(to) {
                Why::NotchesFull(to)
            } else {
                Why::AreaClosed(to)
            };
            out.refuse(answer(to), why, RuleId("OS-14.9"));
        }
    }
}

const fn answer(to: Area) -> Answer {
    Answer::Play { item: Item::CannedFood, character: None, area: Some(to) }
}

pub fn play(cx: &mut Cx<'_>, seat: Seat, from: Area, to: Area) {
    spend(cx, seat, Item::CannedFood, RuleId("OS-14.9"));
    for _ in 0..cx.content().item(Item::CannedFood).amount {
        if cx.monsters(from) > 0 && cx.has_free_notch(to) {
            cx.emit(RuleId("OS-14.9"), Seen::Lured { seat, from, to }.into());
        }
    }
}

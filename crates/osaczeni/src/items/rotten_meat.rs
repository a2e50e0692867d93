//! OS-14.8: rotten meat (`rotten-meat`). One own character in the area being resolved hides: for the whole of phase 6
//! it cannot be chosen as the victim and has no vote, but its strength still counts.

use super::{Item, Window, spend};
use crate::answer::Answer;
use crate::board::Board;
use crate::event::Seen;
use crate::pieces::{Area, Kind};
use crate::why::Why;
use crate::{Cx, Osaczeni};
use holdout_kernel::{Offers, RuleId, Seat};

pub const WINDOW: Window = Window::AttackDiscussion;
pub const EFFECT: &str = "hide-own-character";

pub fn offer<O: Offers<Osaczeni>>(board: &Board, seat: Seat, area: Area, out: &mut O) {
    let visible = board.visible(area).of(seat);
    for kind in visible.iter() {
        out.offer(answer(kind));
    }
    if O::WANTS_REASONS {
        for kind in board.crowd(area).of(seat).minus(visible).iter() {
            out.refuse(answer(kind), Why::Hidden(kind), RuleId("OS-14.8"));
        }
        if visible.is_empty() {
            out.refuse(Answer::play(Item::RottenMeat), Why::AllHidden, RuleId("OS-14.8"));
        }
    }
}

const fn answer(kind: Kind) -> Answer {
    Answer::Play { item: Item::RottenMeat, character: Some(kind), area: None }
}

pub fn play(cx: &mut Cx<'_>, seat: Seat, area: Area, character: Kind) {
    spend(cx, seat, Item::RottenMeat, RuleId("OS-14.8"));
    cx.emit(RuleId("OS-14.8"), Seen::Hid { seat, character, area }.into());
}

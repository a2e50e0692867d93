//! Jammed Door: nobody opens this door until the end of the round.

use super::{Course, Picks};
use crate::answer::Answer;
use crate::board::Board;
use crate::event::Seen;
use crate::pieces::Door;
use crate::{Cx, Doom, doors};
use holdout_kernel::{Offers, RuleId};

fn choices(board: &Board) -> impl Iterator<Item = Door> + '_ {
    board.ground.closed.minus(board.jammed).iter().filter(|door| doors::is_known(board, *door))
}

pub fn can_do(board: &Board) -> bool {
    choices(board).next().is_some()
}

pub fn go_on(picks: &mut Picks, cx: &mut Cx<'_>) -> Course {
    if picks.done || !can_do(cx) { Course::Done } else { Course::Ask }
}

pub fn offers<O: Offers<Doom>>(board: &Board, out: &mut O) {
    let mut last = None;
    for door in choices(board) {
        let answer = Answer::Door { door: doors::line(board, door) };
        out.offer(answer);
        last = Some(answer);
    }
    if let Some(answer) = last {
        out.fall_back(answer);
    }
}

pub fn accept(picks: &mut Picks, cx: &mut Cx<'_>, answer: Answer) {
    if let Answer::Door { door } = answer
        && let Some(number) = doors::find(cx, door)
    {
        cx.emit(RuleId("DM-23.5"), Seen::DoorJammed { door, number }.into());
        picks.done = true;
    }
}

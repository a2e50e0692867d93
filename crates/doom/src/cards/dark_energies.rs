//! Dark Energies: right before a marine attacks a monster, some monster loses a wound token.

use super::{Course, Picks, event_dodge};
use crate::answer::Answer;
use crate::board::Board;
use crate::event::Seen;
use crate::{Cx, Doom};
use holdout_kernel::{Offers, RuleId};

fn wounded(board: &Board) -> impl Iterator<Item = u8> + '_ {
    board.monsters_on_board().filter(|(_, one)| one.wounds > 0).map(|(slot, _)| slot)
}

pub fn can_do(board: &Board) -> bool {
    event_dodge::can_do(board) && wounded(board).next().is_some()
}

pub fn go_on(picks: &mut Picks, cx: &mut Cx<'_>) -> Course {
    if picks.done || wounded(cx).next().is_none() { Course::Done } else { Course::Ask }
}

pub fn offers<O: Offers<Doom>>(board: &Board, out: &mut O) {
    let mut last = None;
    for monster in wounded(board) {
        out.offer(Answer::Monster { monster });
        last = Some(Answer::Monster { monster });
    }
    if let Some(answer) = last {
        out.fall_back(answer);
    }
}

pub fn accept(picks: &mut Picks, cx: &mut Cx<'_>, answer: Answer) {
    if let Answer::Monster { monster } = answer {
        let kind = cx.monster(monster).kind;
        cx.emit(RuleId("DM-23.6"), Seen::WoundRemoved { monster, kind }.into());
        picks.done = true;
    }
}

//! Earthquake: the invader moves every marine up to two steps, in turn order.

use super::{Course, Picks};
use crate::answer::Answer;
use crate::board::{Board, Figure};
use crate::event::Moving;
use crate::movement::aside::Aside;
use crate::movement::enter::Enter;
use crate::movement::{Pose, legal_steps, move_to};
use crate::pieces::EventKind;
use crate::{Cx, Doom};
use holdout_kernel::{Offers, RuleId};

pub fn can_do(board: &Board) -> bool {
    board.standing_marines().next().is_some()
}

fn left(picks: &Picks, board: &Board) -> u8 {
    board.content().event(EventKind::Earthquake).amount.saturating_sub(picks.count)
}

pub fn go_on(picks: &mut Picks, cx: &mut Cx<'_>) -> Course {
    while cx.has_marine(picks.marine) {
        let figure = Figure::Marine(picks.marine);
        if cx.is_on_board(figure) {
            if std::mem::take(&mut picks.moved) {
                return Course::Push(Enter::new(cx, figure));
            }
            if !picks.done && left(picks, cx) > 0 && !legal_steps(cx, figure, left(picks, cx)).is_empty() {
                return Course::Ask;
            }
            if cx.shares(figure) {
                let frame = Aside::new(cx, figure);
                *picks = Picks { marine: picks.marine + 1, ..Picks::default() };
                return Course::Push(frame);
            }
        }
        *picks = Picks { marine: picks.marine + 1, ..Picks::default() };
    }
    Course::Done
}

pub fn offers<O: Offers<Doom>>(picks: &Picks, board: &Board, out: &mut O) {
    let figure = Figure::Marine(picks.marine);
    let steps = legal_steps(board, figure, left(picks, board));
    for pose in &steps {
        out.offer(Answer::Step { to: board.spot(pose.at), axis: pose.axis });
    }
    if board.shares(figure) {
        if let Some(pose) = steps.first() {
            out.fall_back(Answer::Step { to: board.spot(pose.at), axis: pose.axis });
        }
    } else {
        out.offer(Answer::End);
        out.fall_back(Answer::End);
    }
}

pub fn accept(picks: &mut Picks, cx: &mut Cx<'_>, answer: Answer) {
    match answer {
        Answer::Step { to, axis } => {
            picks.count += 1;
            picks.moved = true;
            if let Some(pose) = Pose::read(cx, to, axis) {
                move_to(cx, Figure::Marine(picks.marine), pose, Moving::Earthquake, RuleId("DM-8.14"));
            }
        }
        _ => picks.done = true,
    }
}

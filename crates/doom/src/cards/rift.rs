//! Rift: a monster that no marine sees is put elsewhere, as if it were spawned.

use super::{Course, Picks};
use crate::answer::Answer;
use crate::board::{Board, Figure};
use crate::event::Moving;
use crate::exploration::Explore;
use crate::invader::spawn::places;
use crate::movement::{Pose, move_to};
use crate::pieces::Squares;
use crate::{Cx, Doom};
use holdout_kernel::{Offers, RuleId};

fn unseen<'b>(board: &'b Board, watched: &'b Squares) -> impl Iterator<Item = u8> + 'b {
    let hidden = |slot: &u8| board.monster_body(*slot).squares().iter().all(|square| !watched.contains(*square));
    board
        .monsters_on_board()
        .map(|(slot, _)| slot)
        .filter(hidden)
        .filter(|slot| ways(board, *slot, watched).next().is_some())
}

fn ways<'b>(board: &'b Board, slot: u8, watched: &Squares) -> impl Iterator<Item = Pose> + use<'b> {
    let now = Pose::of(board, Figure::Monster(slot));
    places(board, board.monster(slot).kind, Some(slot), watched).filter(move |pose| *pose != now)
}

pub fn can_do(board: &Board) -> bool {
    unseen(board, &board.watched()).next().is_some()
}

pub fn go_on(picks: &mut Picks, cx: &mut Cx<'_>) -> Course {
    if picks.moved {
        picks.moved = false;
        return Course::Push(Explore::look());
    }
    if let (Some(slot), Some(pose)) = (picks.monster, picks.pose.take()) {
        move_to(cx, Figure::Monster(slot), pose, Moving::Rift, RuleId("DM-7.11"));
        (picks.done, picks.moved) = (true, true);
        return go_on(picks, cx);
    }
    if picks.done || (picks.monster.is_none() && !can_do(cx)) { Course::Done } else { Course::Ask }
}

pub fn offers<O: Offers<Doom>>(picks: &Picks, board: &Board, out: &mut O) {
    let watched = board.watched();
    let mut last = None;
    match picks.monster {
        None => {
            for monster in unseen(board, &watched) {
                out.offer(Answer::Monster { monster });
                last = Some(Answer::Monster { monster });
            }
        }
        Some(slot) => {
            for pose in ways(board, slot, &watched) {
                let answer = Answer::Place { at: board.spot(pose.at), axis: pose.axis };
                out.offer(answer);
                last = Some(answer);
            }
        }
    }
    if let Some(answer) = last {
        out.fall_back(answer);
    }
}

pub fn accept(picks: &mut Picks, cx: &mut Cx<'_>, answer: Answer) {
    match answer {
        Answer::Monster { monster } => picks.monster = Some(monster),
        Answer::Place { at, axis } => picks.pose = Pose::read(cx, at, axis),
        _ => picks.done = true,
    }
}

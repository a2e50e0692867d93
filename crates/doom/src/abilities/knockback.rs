//! DM-24.9: Knockback. A damaged figure flies up to three squares, over figures and obstacles, never through walls.

use crate::board::{Board, Figure};
use crate::geometry;
use crate::movement::{Pose, body_at, cannot_enter, is_clear};

/// Where a figure can be thrown.
pub fn places(board: &Board, figure: Figure) -> Vec<Pose> {
    let from = Pose::of(board, figure);
    let reach = geometry::within(board.map(), &board.ground, from.at, board.content().numbers.knockback);
    let poses = reach.iter().filter(|at| *at != from.at).map(|at| Pose { at, axis: from.axis });
    let fits = |pose: &Pose| {
        body_at(board, figure, *pose).is_some_and(|body| {
            geometry::whole(board.map(), &board.ground, &body)
                && body.squares().iter().all(|square| cannot_enter(board, figure, *square).is_none())
        }) && is_clear(board, figure, *pose)
    };
    poses.filter(fits).collect()
}

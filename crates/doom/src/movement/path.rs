//! A way of several steps: where it can lead and which step is next. It stops at the first question or discovery.

use super::{Pose, is_clear, steps};
use crate::board::{Board, Figure};
use crate::movement::body_at;
use crate::pieces::{Axis, Squares};

/// One place of a way.
#[derive(Clone, Copy)]
struct Place {
    pose: Pose,
    from: usize,
    steps: u8,
}

/// Where a way has led already: by square, a pair's two axes apart.
#[derive(Default)]
struct Known([Squares; 2]);

impl Known {
    /// Notes a pose; whether it was new.
    fn note(&mut self, pose: Pose) -> bool {
        let known = &mut self.0[usize::from(pose.axis == Axis::South)];
        let new = !known.contains(pose.at);
        known.insert(pose.at);
        new
    }
}

/// All places within so many steps, nearest first, or as far as the one looked for. A way leads through hazards only on
/// its last step.
fn flood(board: &Board, figure: Figure, left: u8, aim: Option<Pose>) -> Vec<Place> {
    let start = Pose::of(board, figure);
    let mut known = Known::default();
    known.note(start);
    let mut places = Vec::with_capacity(128);
    places.push(Place { pose: start, from: 0, steps: 0 });
    let mut at = 0;
    while at < places.len() {
        let place = places[at];
        if place.steps < left && (at == 0 || !hot(board, figure, place.pose)) {
            for pose in steps(board, figure, place.pose) {
                if known.note(pose) {
                    places.push(Place { pose, from: at, steps: place.steps + 1 });
                    if aim == Some(pose) {
                        return places;
                    }
                }
            }
        }
        at += 1;
    }
    places
}

fn hot(board: &Board, figure: Figure, pose: Pose) -> bool {
    body_at(board, figure, pose)
        .is_some_and(|body| body.squares().iter().any(|square| board.map().hazards.contains(*square)))
}

/// Where a figure could walk and stop with so many steps.
pub fn reachable(board: &Board, figure: Figure, left: u8) -> impl Iterator<Item = Pose> + '_ {
    let places = flood(board, figure, left, None).into_iter().skip(1);
    places.map(|place| place.pose).filter(move |pose| is_clear(board, figure, *pose))
}

/// The first step of the shortest way there, if it is still open.
pub fn next_step(board: &Board, figure: Figure, to: Pose, left: u8) -> Option<Pose> {
    let places = flood(board, figure, left, Some(to));
    let mut at = places.iter().position(|place| place.pose == to).filter(|at| *at > 0)?;
    while places[at].from != 0 {
        at = places[at].from;
    }
    Some(places[at].pose)
}

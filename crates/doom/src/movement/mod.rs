//! DM-8, DM-20: how figures move. Steps of every shape, where they may stop, and longer ways.

pub mod aside;
pub mod enter;
mod path;

pub use path::{next_step, reachable};

use crate::board::{Board, Figure};
use crate::event::{Lost, Moving, Seen};
use crate::geometry::{self, Body};
use crate::pieces::{Axis, Direction, Shape, Spot, Square, Squares, Terrain};
use crate::why::Why;
use crate::{Cx, goals};
use holdout_kernel::RuleId;
use tinyvec::ArrayVec;

/// How a figure lies: its north-west square, and for a pair its axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pose {
    pub at: Square,
    pub axis: Axis,
}

impl Pose {
    pub fn of(board: &Board, figure: Figure) -> Self {
        match figure {
            Figure::Marine(marine) => Self { at: board.marine(marine).at, axis: Axis::East },
            Figure::Monster(slot) => Self { at: board.monster(slot).at, axis: board.monster(slot).axis },
        }
    }

    /// The pose that an answer names, if its first square is revealed.
    pub fn read(board: &Board, at: Spot, axis: Axis) -> Option<Self> {
        board.square(at).map(|at| Self { at, axis })
    }
}

/// Most steps a figure can choose from: a demon has ten.
pub type Steps = ArrayVec<[Pose; 16]>;

pub(crate) fn shape(board: &Board, figure: Figure) -> Shape {
    match figure {
        Figure::Marine(_) => Shape::Single,
        Figure::Monster(slot) => board.shape(board.monster(slot).kind),
    }
}

pub(crate) fn body_at(board: &Board, figure: Figure, pose: Pose) -> Option<Body> {
    geometry::body(board.map(), shape(board, figure), pose.at, pose.axis)
}

/// Why a figure may not enter a square that lies next to it; friends do not count (DM-8.5).
pub(crate) fn cannot_enter(board: &Board, figure: Figure, square: Square) -> Option<(Why, RuleId)> {
    if board.map().blocking.contains(square) || board.barrels.contains(square) {
        return Some((Why::Blocked, RuleId("DM-8.3")));
    }
    let exit = board.map().exits.contains(square);
    match figure {
        Figure::Marine(_) if board.monster_squares.contains(square) => Some((Why::Enemy, RuleId("DM-8.6"))),
        Figure::Marine(_) if exit && !goals::exit_open(board) => Some((Why::ExitLocked, RuleId("DM-M2.2"))),
        Figure::Monster(_) if board.marine_squares.contains(square) => Some((Why::Enemy, RuleId("DM-8.6"))),
        Figure::Monster(_) if exit => Some((Why::ExitForMarines, RuleId("DM-M0.3"))),
        Figure::Marine(_) | Figure::Monster(_) => None,
    }
}

/// Whether no other figure stands where it would lie (DM-3.1, DM-20.9).
pub(crate) fn is_clear(board: &Board, figure: Figure, pose: Pose) -> bool {
    let Some(body) = body_at(board, figure, pose) else { return false };
    let mut squares = body.squares().iter();
    squares.all(|square| !board.has_figure(*square) || board.figures_at(*square).all(|other| other == figure))
}

/// Every legal single step, whether or not it could stop there.
pub(crate) fn steps(board: &Board, figure: Figure, from: Pose) -> Steps {
    let mut steps = Steps::new();
    let single = |square: Square, direction: Direction| {
        geometry::step(board.map(), &board.ground, square, direction)
            .filter(|to| cannot_enter(board, figure, *to).is_none())
    };
    match shape(board, figure) {
        Shape::Single => {
            for direction in Direction::ALL {
                steps.extend(single(from.at, *direction).map(|at| Pose { at, axis: Axis::East }));
            }
        }
        // DM-20.7, DM-20.8: the whole block, every square a legal step of its own.
        Shape::Block => {
            let Some(body) = body_at(board, figure, from) else { return steps };
            for direction in Direction::ALL {
                if body.squares().iter().all(|square| single(*square, *direction).is_some()) {
                    let to = single(from.at, *direction).map(|at| Pose { at, axis: Axis::East });
                    // It may walk along a closed door, not onto its line.
                    steps.extend(to.filter(|pose| {
                        body_at(board, figure, *pose)
                            .is_some_and(|body| geometry::whole(board.map(), &board.ground, &body))
                    }));
                }
            }
        }
        Shape::Pair => {
            let Some(body) = body_at(board, figure, from) else { return steps };
            let halves = [body.squares()[0], body.squares()[1]];
            for direction in Direction::ALL {
                if direction.is_diagonal() {
                    // DM-20.6: both halves in the same diagonal direction.
                    if single(halves[1], *direction).is_some() {
                        steps.extend(single(halves[0], *direction).map(|at| Pose { at, axis: from.axis }));
                    }
                } else {
                    // DM-20.5: one half leads, the other follows onto its square.
                    for lead in halves {
                        let to = single(lead, *direction).filter(|to| !halves.contains(to));
                        steps.extend(to.map(|to| lying(board, to, lead)));
                    }
                }
            }
        }
    }
    steps
}

/// A pair on two squares side by side.
fn lying(board: &Board, one: Square, other: Square) -> Pose {
    let (a, b) = (board.spot(one), board.spot(other));
    let axis = if a.y == b.y { Axis::East } else { Axis::South };
    Pose { at: if (a.y, a.x) < (b.y, b.x) { one } else { other }, axis }
}

/// DM-8.9: whether a figure that steps there can still end on free squares with the steps left.
pub(crate) fn can_stop(board: &Board, figure: Figure, pose: Pose, left: u8) -> bool {
    if is_clear(board, figure, pose) {
        return true;
    }
    let mut seen: ArrayVec<[Pose; 64]> = ArrayVec::new();
    seen.push(pose);
    let (mut begin, mut end) = (0, 1);
    for _ in 0..left {
        for at in begin..end {
            for next in steps(board, figure, seen[at]).into_iter().chain(onward(board, figure, seen[at])) {
                if is_clear(board, figure, next) {
                    return true;
                }
                if !seen.contains(&next) && seen.try_push(next).is_some() {
                    return false;
                }
            }
        }
        (begin, end) = (end, seen.len());
    }
    false
}

/// DM-19.1, DM-19.7: where a marine's pad and a stealthy monster's vent lead on to, as a step would.
fn onward(board: &Board, figure: Figure, pose: Pose) -> impl Iterator<Item = Pose> {
    let (map, ground) = (board.map(), board.map().ground(pose.at));
    let ways = match (figure, ground.terrain) {
        (Figure::Marine(_), Terrain::Teleporter(colour)) => {
            let pads = map.pads[colour.index()].into_iter().filter(|pad| pad.is_some());
            pads.collect::<Squares>().minus(&board.marine_squares)
        }
        (Figure::Monster(slot), Terrain::Vent) if board.reference_card(slot).abilities.stealth => {
            map.vents.and(&board.ground.revealed).minus(&board.marine_squares)
        }
        _ => Squares::EMPTY,
    };
    let here = pose.at;
    let squares: Vec<Square> = ways.iter().filter(|way| *way != here).collect();
    squares.into_iter().map(|at| Pose { at, axis: Axis::East })
}

/// The steps a figure may take with so many steps left in all.
pub(crate) fn legal_steps(board: &Board, figure: Figure, left: u8) -> Steps {
    let mut steps = steps(board, figure, Pose::of(board, figure));
    steps.retain(|pose| can_stop(board, figure, *pose, left.saturating_sub(1)));
    steps
}

/// DM-18.4: whether it stands on a hazard with at least one square.
pub(crate) fn on_hazard(board: &Board, figure: Figure) -> bool {
    board.body(figure).squares().iter().any(|square| board.map().hazards.contains(*square))
}

/// Moves a figure; what follows from it is [`enter::Enter`].
pub(crate) fn move_to(cx: &mut Cx<'_>, figure: Figure, to: Pose, how: Moving, rule: RuleId) {
    // DM-16.6, DM-16.11: only a move of his own takes a marine's order away.
    if let Figure::Marine(marine) = figure
        && matches!(how, Moving::Step | Moving::Teleport | Moving::Officer)
    {
        crate::orders::lose(cx, marine, Lost::Moved);
    }
    let from = Pose::of(cx, figure);
    let event =
        Seen::Moved { who: cx.named(figure), figure, from: cx.spot(from.at), to: cx.spot(to.at), axis: to.axis, how };
    cx.emit(rule, event.into());
}

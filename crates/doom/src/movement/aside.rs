//! DM-8.15: a figure that cannot leave a shared square any more is put on the nearest free one by its owner.

use super::{Pose, is_clear, move_to};
use crate::answer::Answer;
use crate::board::{Board, Figure, INVADER, MonsterRef, seat_of};
use crate::event::Moving;
use crate::exploration::Explore;
use crate::frame::{Frame, Step, one};
use crate::geometry::{self, whole};
use crate::movement::body_at;
use crate::pieces::{Axis, Shape};
use crate::{Cx, Doom, Flow};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// Somebody must leave a shared square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aside {
    figure: Figure,
    serial: u16,
    to: Option<Pose>,
}

impl Aside {
    pub fn new(board: &Board, figure: Figure) -> Frame {
        let serial = match figure {
            Figure::Marine(_) => 0,
            Figure::Monster(slot) => board.monster(slot).serial,
        };
        Frame::Aside(Self { figure, serial, to: None })
    }

    /// The nearest places where it can stand.
    fn places(&self, board: &Board) -> Vec<Pose> {
        let from = Pose::of(board, self.figure);
        let away = geometry::distances(board.map(), &board.ground, from.at);
        let axes: &[Axis] = match super::shape(board, self.figure) {
            Shape::Pair => &[Axis::East, Axis::South],
            Shape::Single | Shape::Block => &[Axis::East],
        };
        let mut nearest = u8::MAX;
        let mut places = Vec::new();
        for at in board.ground.revealed.iter() {
            let distance = away[at.index()];
            if distance == u8::MAX || distance > nearest {
                continue;
            }
            for axis in axes {
                let pose = Pose { at, axis: *axis };
                let fits = body_at(board, self.figure, pose).is_some_and(|body| {
                    whole(board.map(), &board.ground, &body)
                        && body
                            .squares()
                            .iter()
                            .all(|square| super::cannot_enter(board, self.figure, *square).is_none())
                });
                if fits && is_clear(board, self.figure, pose) {
                    if distance < nearest {
                        nearest = distance;
                        places.clear();
                    }
                    places.push(pose);
                }
            }
        }
        places
    }

    fn is_settled(&self, board: &Board) -> bool {
        let there = match self.figure {
            Figure::Marine(marine) => board.marine(marine).is_on_board(),
            Figure::Monster(slot) => board.stands(MonsterRef { slot, serial: self.serial }),
        };
        !there || !board.shares(self.figure)
    }
}

impl Step for Aside {
    fn rule(&self) -> RuleId {
        RuleId("DM-8.15")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.is_settled(cx) {
            return Flow::Pop;
        }
        let places = self.to.map_or_else(|| self.places(cx), |to| vec![to]);
        match places.as_slice() {
            [] => Flow::Pop,
            [to] => {
                move_to(cx, self.figure, *to, Moving::Aside, RuleId("DM-8.15"));
                // DM-14.2: not entering, but another may see past the square it left.
                Flow::Replace(Explore::look())
            }
            _ => Flow::Wait,
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        match self.figure {
            Figure::Marine(marine) => one(seat_of(marine)),
            Figure::Monster(_) => one(INVADER),
        }
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        let places = self.places(board);
        for pose in &places {
            out.offer(Answer::Place { at: board.spot(pose.at), axis: pose.axis });
        }
        if let Some(pose) = places.first() {
            out.fall_back(Answer::Place { at: board.spot(pose.at), axis: pose.axis });
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        if let Answer::Place { at, axis } = answer {
            self.to = Pose::read(cx, at, axis);
        }
    }
}

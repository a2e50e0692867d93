//! The card Officer: another marine in sight makes up to two steps of his own.

use crate::answer::Answer;
use crate::board::{Board, Figure, seat_of};
use crate::event::Moving;
use crate::frame::{Frame, Step, one};
use crate::movement::aside::Aside;
use crate::movement::enter::Enter;
use crate::movement::{Pose, legal_steps, move_to};
use crate::pieces::MarineCard;
use crate::{Cx, Doom, Flow};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// A marine steps in another's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Officer {
    marine: u8,
    left: u8,
    moved: bool,
}

impl Officer {
    pub fn new(board: &Board, marine: u8) -> Frame {
        let left = board.content().marine_card(MarineCard::Officer).amount;
        Frame::Officer(Self { marine, left, moved: false })
    }

    /// Whom an officer could let step: other marines in his sight.
    pub fn choices(board: &Board, officer: u8) -> impl Iterator<Item = u8> + '_ {
        let at = board.marine(officer).at;
        let blockers = board.sight_blockers(Figure::Marine(officer));
        let others = board.standing_marines().filter(move |(marine, _)| *marine != officer);
        others.filter(move |(_, one)| board.sees(at, one.at, &blockers)).map(|(marine, _)| marine)
    }
}

impl Step for Officer {
    fn rule(&self) -> RuleId {
        RuleId("DM-8.14")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let figure = Figure::Marine(self.marine);
        if !cx.is_on_board(figure) {
            return Flow::Pop;
        }
        if std::mem::take(&mut self.moved) {
            return Flow::Push(Enter::new(cx, figure));
        }
        if legal_steps(cx, figure, self.left).is_empty() || self.left == 0 {
            return if cx.shares(figure) { Flow::Replace(Aside::new(cx, figure)) } else { Flow::Pop };
        }
        Flow::Wait
    }

    fn asked(&self, _: &Board) -> Asked {
        one(seat_of(self.marine))
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        let figure = Figure::Marine(self.marine);
        let steps = legal_steps(board, figure, self.left);
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

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Step { to, axis } => {
                if let Some(pose) = Pose::read(cx, to, axis) {
                    self.left -= 1;
                    self.moved = true;
                    move_to(cx, Figure::Marine(self.marine), pose, Moving::Officer, RuleId("DM-8.14"));
                }
            }
            _ => self.left = 0,
        }
    }
}

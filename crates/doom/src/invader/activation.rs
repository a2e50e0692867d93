//! DM-6.8 to DM-6.12: one monster moves and attacks.

use crate::abilities::stealth;
use crate::answer::Answer;
use crate::attack::target::Aiming;
use crate::board::{Board, Figure, INVADER, MonsterRef};
use crate::event::{Moving, Seen};
use crate::exploration::Explore;
use crate::frame::{Frame, Step, one};
use crate::invader::window::Window;
use crate::movement::aside::Aside;
use crate::movement::enter::Enter;
use crate::movement::{self, Pose, legal_steps, move_to, next_step};
use crate::orders::guard::Guard;
use crate::pieces::{Axis, Timing};
use crate::why::Why;
use crate::{Cx, Doom, Flow, doors};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// A monster's activation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Activation {
    monster: MonsterRef,
    /// DM-6.12: by a card, not of step 3.
    granted: bool,
    at: At,
    spent: u8,
    /// Attacks it had made when it was declared.
    before: u8,
    next: Next,
    heading: Option<Pose>,
    stops: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Declare,
    Guard,
    Act,
    Heading,
    End,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Next {
    #[default]
    Nothing,
    Enter,
    Explore,
    Aim,
    /// DM-16.9: after every point spent.
    Guard,
}

impl Activation {
    pub fn new(board: &Board, slot: u8, granted: bool) -> Frame {
        let before = board.monster(slot).attacks;
        Frame::Activation(Self { monster: board.reference(slot), granted, before, ..Self::default() })
    }

    pub fn slot(&self) -> u8 {
        self.monster.slot
    }

    fn figure(&self) -> Figure {
        Figure::Monster(self.monster.slot)
    }

    fn points(&self, board: &Board) -> u8 {
        let one = board.monster(self.monster.slot);
        (board.content().monster(one.kind).movement + one.haste).saturating_sub(self.spent)
    }

    /// DM-6.9, and the card Rampage.
    fn may_attack(&self, board: &Board) -> bool {
        let one = board.monster(self.monster.slot);
        one.attacks.wrapping_sub(self.before) < 1 + one.rampage
    }

    fn follow(&mut self, cx: &mut Cx<'_>) -> Option<Flow> {
        Some(Flow::Push(match std::mem::take(&mut self.next) {
            Next::Nothing => return None,
            Next::Enter => Enter::new(cx, self.figure()),
            Next::Explore => {
                self.next = Next::Guard;
                Explore::look()
            }
            Next::Aim => Aiming::monster(self.monster.slot),
            Next::Guard => Guard::window(),
        }))
    }

    fn step(&mut self, cx: &mut Cx<'_>, to: Pose, how: Moving, cost: u8) {
        self.spent += cost;
        let rule = if how == Moving::Vent { "DM-19.7" } else { "DM-8.2" };
        move_to(cx, self.figure(), to, how, RuleId(rule));
        self.next = Next::Enter;
    }

    fn walk_on(&mut self, cx: &mut Cx<'_>) {
        let Some(to) = self.heading else { return };
        let cost = cx.content().numbers.step_cost;
        let left = self.points(cx) / cost;
        let step = if cx.stops == self.stops { next_step(cx, self.figure(), to, left) } else { None };
        match step {
            Some(step) => {
                self.step(cx, step, Moving::Step, cost);
                if step == to {
                    self.heading = None;
                }
            }
            None => self.heading = None,
        }
    }

    fn is_stuck(&self, board: &Board) -> bool {
        let left = self.points(board) / board.content().numbers.step_cost;
        board.shares(self.figure())
            && (left == 0
                || (legal_steps(board, self.figure(), left).is_empty()
                    && stealth::vents(board, self.monster.slot, left).next().is_none()))
    }
}

impl Step for Activation {
    fn rule(&self) -> RuleId {
        RuleId("DM-6.9")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            // DM-6.11.
            if !cx.stands(self.monster) {
                return Flow::Pop;
            }
            if let Some(flow) = self.follow(cx) {
                return flow;
            }
            match self.at {
                At::Declare => {
                    let (monster, kind) = (self.monster.slot, cx.monster(self.monster.slot).kind);
                    cx.emit(RuleId("DM-6.8"), Seen::Activated { monster, kind, granted: self.granted }.into());
                    self.at = At::Guard;
                    return Flow::Push(Window::new(Timing::MonsterActivation));
                }
                At::Guard => {
                    self.at = At::Act;
                    return Flow::Push(Guard::window());
                }
                At::Act => {
                    self.walk_on(cx);
                    if self.next == Next::Nothing {
                        if self.is_stuck(cx) {
                            return Flow::Push(Aside::new(cx, self.figure()));
                        }
                        return Flow::Wait;
                    }
                }
                At::Heading => return Flow::Wait,
                At::End => return Flow::Pop,
            }
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(INVADER)
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        let figure = self.figure();
        let cost = board.content().numbers.step_cost;
        let points = self.points(board);
        if self.at == At::Heading {
            for pose in movement::reachable(board, figure, points / cost) {
                out.offer(Answer::To { at: board.spot(pose.at), axis: pose.axis });
            }
            out.offer(Answer::Back);
            out.fall_back(Answer::Back);
            return;
        }
        let shared = board.shares(figure);
        if points >= cost {
            let steps = legal_steps(board, figure, points / cost);
            for pose in &steps {
                out.offer(Answer::Step { to: board.spot(pose.at), axis: pose.axis });
            }
            if shared && let Some(pose) = steps.first() {
                out.fall_back(Answer::Step { to: board.spot(pose.at), axis: pose.axis });
            }
            if points > cost && !steps.is_empty() {
                out.offer(Answer::Go);
            }
        }
        let vent = board.content().numbers.vent_cost;
        if points >= vent {
            for to in stealth::vents(board, self.monster.slot, points / vent) {
                out.offer(Answer::Vent { to: board.spot(to) });
                if shared {
                    out.fall_back(Answer::Vent { to: board.spot(to) });
                }
            }
        }
        if shared {
            return;
        }
        doors::offers(board, figure, points, out);
        if self.may_attack(board) {
            out.offer(Answer::Strike);
        } else {
            out.refuse(Answer::Strike, Why::NoAttacks, RuleId("DM-6.9"));
        }
        out.offer(Answer::End);
        out.fall_back(Answer::End);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Step { to, axis } => {
                if let Some(pose) = Pose::read(cx, to, axis) {
                    self.step(cx, pose, Moving::Step, cx.content().numbers.step_cost);
                }
            }
            Answer::Vent { to } => {
                if let Some(at) = cx.square(to) {
                    let pose = Pose { at, axis: Axis::East };
                    self.step(cx, pose, Moving::Vent, cx.content().numbers.vent_cost);
                }
            }
            Answer::Go => self.at = At::Heading,
            Answer::Back => self.at = At::Act,
            Answer::To { at, axis } => {
                self.at = At::Act;
                self.heading = Pose::read(cx, at, axis);
                self.stops = cx.stops;
            }
            Answer::Open { door } | Answer::Close { door } => {
                self.spent += doors::turn(cx, self.figure(), door);
                self.next = Next::Explore;
            }
            Answer::Strike => self.next = Next::Aim,
            _ => self.at = At::End,
        }
    }
}

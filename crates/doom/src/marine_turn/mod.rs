//! DM-5: a marine's turn, from the window before it to the effects at its end.

mod acting;
pub mod officer;
mod recon;
mod respawn;

use crate::actions::{Action, Means};
use crate::answer::Answer;
use crate::attack::target::Aiming;
use crate::board::{Board, Figure, seat_of};
use crate::event::{Cause, Lost, Moving, Seen};
use crate::exploration::Explore;
use crate::frame::{Step, one};
use crate::invader::window::Window;
use crate::movement::aside::Aside;
use crate::movement::enter::Enter;
use crate::movement::{self, Pose, move_to, next_step};
use crate::pieces::{Axis, MarineCard, Order, Square, Timing, WeaponKind};
use crate::{Cx, Doom, Flow, doors, goals, harm, orders, tokens};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};
use officer::Officer;

/// A marine's turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of the turn")]
pub struct MarineTurn {
    marine: u8,
    at: At,
    action: Option<Action>,
    means: Means,
    /// DM-13.8: points of adrenaline, spent before those of the action.
    extra: u8,
    /// Attacks he had made when the last one was begun, and whether any was made in this turn.
    before: u8,
    aiming: bool,
    attacked: bool,
    /// DM-5.2 (5): something happened before the declaration.
    stirred: bool,
    officer_used: bool,
    /// What is to be pushed next.
    next: Next,
    /// Where a longer way leads.
    heading: Option<Pose>,
    stops: u16,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Next {
    #[default]
    Nothing,
    Enter,
    Explore,
    Officer(u8),
    Aim(WeaponKind),
    /// DM-19.3: to the pad there.
    Teleport(Square),
    Arrive(Square),
    Trap,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Begin,
    Orders,
    Respawn,
    Look,
    Start,
    WindowAgain,
    Declare,
    Act,
    /// Where a longer way should lead.
    Heading,
    Alert,
    End,
    Over,
}

impl MarineTurn {
    pub fn of(marine: u8) -> Self {
        Self { marine, ..Self::default() }
    }

    fn figure(&self) -> Figure {
        Figure::Marine(self.marine)
    }

    fn points(&self) -> u8 {
        self.means.points + self.extra
    }

    /// DM-5.6: what is left after points are spent.
    fn spend(&mut self, points: u8) {
        let extra = points.min(self.extra);
        self.extra -= extra;
        self.means.points -= points - extra;
        if self.means.either && points > extra {
            self.means.attacks = 0;
        }
    }

    fn has_start_cards(&self, board: &Board) -> bool {
        board.marine(self.marine).adrenaline > 0 || self.officer_choices(board).next().is_some()
    }

    fn officer_choices<'b>(&'b self, board: &'b Board) -> impl Iterator<Item = u8> + 'b {
        let may = !self.officer_used && board.marine(self.marine).has(MarineCard::Officer);
        may.then(|| Officer::choices(board, self.marine)).into_iter().flatten()
    }

    /// Pushes what an answer has set in motion.
    fn follow(&mut self, cx: &mut Cx<'_>) -> Option<Flow> {
        Some(Flow::Push(match std::mem::take(&mut self.next) {
            Next::Nothing => return None,
            Next::Enter => Enter::new(cx, self.figure()),
            Next::Explore => Explore::look(),
            Next::Officer(marine) => Officer::new(cx, marine),
            Next::Aim(weapon) => {
                self.before = cx.marine(self.marine).attacks;
                self.aiming = true;
                Aiming::marine(self.marine, weapon)
            }
            Next::Teleport(pad) => {
                self.next = Next::Arrive(pad);
                Explore::reveal(cx.map().area(pad))
            }
            Next::Arrive(pad) => {
                acting::arrive(cx, self.marine, pad);
                Enter::new(cx, self.figure())
            }
            Next::Trap => Window::new(Timing::AfterMarinePickup),
        }))
    }

    /// One further step of a longer way, unless something stopped it.
    fn walk_on(&mut self, cx: &mut Cx<'_>) {
        let Some(to) = self.heading else { return };
        let stopped = cx.stops != self.stops || self.at != At::Act;
        let cost = cx.content().numbers.step_cost;
        let step = if stopped { None } else { next_step(cx, self.figure(), to, self.points() / cost) };
        match step {
            Some(step) if self.points() >= cost => {
                self.spend(cost);
                move_to(cx, self.figure(), step, Moving::Step, RuleId("DM-8.2"));
                self.next = Next::Enter;
                if step == to {
                    self.heading = None;
                }
            }
            Some(_) | None => self.heading = None,
        }
    }
}

impl Step for MarineTurn {
    fn rule(&self) -> RuleId {
        match self.at {
            At::Respawn => RuleId("DM-15.5"),
            At::Start => RuleId("DM-5.2"),
            At::Declare => RuleId("DM-5.1"),
            At::Alert => RuleId("DM-5.10"),
            _ => RuleId("DM-5.8"),
        }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            // DM-5.11: fragged in his own turn.
            let on_board = cx.marine(self.marine).is_on_board();
            if !on_board && !matches!(self.at, At::Begin | At::Orders | At::Respawn | At::Over) {
                self.at = At::Over;
                self.next = Next::Nothing;
            }
            if let Some(flow) = self.follow(cx) {
                return flow;
            }
            if std::mem::take(&mut self.aiming) && cx.marine(self.marine).attacks != self.before {
                self.attacked = true;
                self.means.attacks -= 1;
                if self.means.either {
                    self.means.points = 0;
                }
            }
            match self.at {
                At::Begin => {
                    cx.emit(RuleId("DM-4.1"), Seen::TurnBegan { marine: self.marine + 1 }.into());
                    self.at = At::Orders;
                    return Flow::Push(Window::new(Timing::BeforeMarineTurn));
                }
                At::Orders => {
                    orders::lose(cx, self.marine, Lost::TurnBegan);
                    if cx.marine(self.marine).is_on_board() {
                        self.at = At::Look;
                    } else {
                        self.at = At::Respawn;
                    }
                }
                At::Respawn => return Flow::Wait,
                At::Look => {
                    recon::look(cx, self.marine);
                    self.at = At::Start;
                }
                At::Start => {
                    if self.has_start_cards(cx) {
                        return Flow::Wait;
                    }
                    self.at = At::WindowAgain;
                }
                At::WindowAgain => {
                    self.at = At::Declare;
                    if self.stirred {
                        return Flow::Push(Window::new(Timing::BeforeMarineTurn));
                    }
                }
                At::Declare => return Flow::Wait,
                At::Act => {
                    self.walk_on(cx);
                    if self.next == Next::Nothing {
                        if acting::is_stuck(self, cx) {
                            return Flow::Push(Aside::new(cx, self.figure()));
                        }
                        return Flow::Wait;
                    }
                }
                At::Heading => return Flow::Wait,
                At::Alert => {
                    let one = cx.marine(self.marine);
                    if one.has(MarineCard::Alert) && !self.attacked && one.order.is_none() {
                        return Flow::Wait;
                    }
                    self.at = At::End;
                }
                At::End => {
                    self.at = At::Over;
                    self.end(cx);
                    // DM-14.2: whoever died of it may have stood in somebody's sight.
                    self.next = Next::Explore;
                }
                At::Over => {
                    cx.emit(RuleId("DM-5.10"), Seen::TurnEnded { marine: self.marine + 1 }.into());
                    return Flow::Pop;
                }
            }
            if cx.is_over() {
                return Flow::Pop;
            }
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(seat_of(self.marine))
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        match self.at {
            At::Respawn => respawn::offers(board, self.marine, out),
            At::Start => {
                if board.marine(self.marine).adrenaline > 0 {
                    out.offer(Answer::Adrenaline);
                }
                for marine in self.officer_choices(board) {
                    out.offer(Answer::Officer { marine: marine + 1 });
                }
                out.offer(Answer::Ready);
                out.fall_back(Answer::Ready);
            }
            At::Declare => {
                for action in Action::ALL {
                    out.offer(Answer::Act { action: *action });
                }
                out.fall_back(Answer::Act { action: Action::Prepare });
            }
            At::Heading => {
                let left = self.points() / board.content().numbers.step_cost;
                for pose in movement::reachable(board, self.figure(), left) {
                    out.offer(Answer::To { at: board.spot(pose.at), axis: pose.axis });
                }
                out.offer(Answer::Back);
                out.fall_back(Answer::Back);
            }
            At::Alert => {
                out.offer(Answer::Order { order: Order::Guard });
                out.offer(Answer::End);
                out.fall_back(Answer::End);
            }
            _ => acting::offers(self, board, out),
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let marine = self.marine + 1;
        match answer {
            Answer::Respawn { at } => {
                cx.emit(RuleId("DM-15.5"), Seen::Respawned { marine, at }.into());
                self.stirred = true;
                self.next = Next::Enter;
                self.at = At::Look;
            }
            Answer::Adrenaline => {
                self.extra += cx.content().numbers.adrenaline;
                self.stirred = true;
                cx.emit(RuleId("DM-13.8"), Seen::AdrenalineUsed { marine }.into());
            }
            Answer::Officer { marine } => {
                (self.officer_used, self.stirred) = (true, true);
                self.next = Next::Officer(marine - 1);
            }
            Answer::Ready => self.at = At::WindowAgain,
            Answer::Act { action } => {
                self.action = Some(action);
                self.means = action.means(cx, self.marine);
                self.at = At::Act;
                cx.emit(RuleId("DM-5.1"), Seen::ActionTaken { marine, action }.into());
            }
            Answer::Go => self.at = At::Heading,
            Answer::Back => self.at = At::Act,
            Answer::To { at, axis } => {
                self.at = At::Act;
                self.heading = Pose::read(cx, at, axis);
                self.stops = cx.stops;
            }
            Answer::Step { to, .. } => {
                self.spend(cx.content().numbers.step_cost);
                if let Some(at) = cx.square(to) {
                    move_to(cx, self.figure(), Pose { at, axis: Axis::East }, Moving::Step, RuleId("DM-8.2"));
                    self.next = Next::Enter;
                }
            }
            Answer::Teleport => {
                self.spend(cx.content().numbers.teleporter_cost);
                if let Some(pad) = acting::other_pad(cx, self.marine) {
                    self.next = Next::Teleport(pad);
                }
            }
            Answer::Open { door } | Answer::Close { door } => {
                let cost = doors::turn(cx, self.figure(), door);
                self.spend(cost);
                self.next = Next::Explore;
            }
            Answer::PickUp { token } => {
                let found = tokens::lying_here(cx, self.marine).find(|lying| lying.kind == token);
                if let Some(lying) = found {
                    let at = cx.spot(lying.at);
                    let event = Seen::TokenTaken { marine, token, at, place: lying.place };
                    cx.emit(RuleId("DM-13.2"), event.into());
                    self.next = Next::Trap;
                }
            }
            Answer::Give { token, marine: to } => {
                self.spend(cx.content().numbers.pass_cost);
                cx.emit(RuleId("DM-9.10"), Seen::TokenPassed { marine, to, token }.into());
            }
            Answer::Order { order } => {
                self.means.order = false;
                cx.emit(RuleId("DM-16.1"), Seen::OrderPlaced { marine, order }.into());
                if self.at == At::Alert {
                    self.at = At::End;
                }
            }
            Answer::Attack { weapon } => self.next = Next::Aim(weapon),
            _ => self.at = if self.at == At::Alert { At::End } else { At::Alert },
        }
    }
}

impl MarineTurn {
    /// What is left of the turn: movement points and attacks.
    pub fn left(&self) -> (u8, u8) {
        (self.points(), self.means.attacks)
    }

    /// The words of its question.
    pub fn asks(&self) -> &'static str {
        match self.at {
            At::Respawn => "dm-ask-respawn",
            At::Start => "dm-ask-start",
            At::Declare => "dm-ask-action",
            At::Heading => "dm-ask-heading",
            At::Alert => "dm-ask-alert",
            At::Begin | At::Orders | At::Look | At::WindowAgain | At::Act | At::End | At::Over => "dm-ask-act",
        }
    }

    /// DM-5.10: what happens at the end of the turn.
    fn end(&mut self, cx: &mut Cx<'_>) {
        let one = *cx.marine(self.marine);
        // DM-13.13.
        if one.berserk > 0 {
            let event = Seen::BerserkFades { marine: self.marine + 1, left: one.berserk - 1 };
            cx.emit(RuleId("DM-13.13"), event.into());
        }
        let figure = self.figure();
        if cx.stays_on_hazards(figure) {
            let wounds = cx.content().numbers.hazard;
            harm::wound(cx, figure, wounds, Cause::Hazard, RuleId("DM-18.4"));
            harm::bury(cx);
            goals::settle(cx);
        }
        if !cx.is_over() {
            goals::heat(cx, figure);
        }
        if !cx.is_over() && cx.is_on_board(figure) {
            goals::turn_ends(cx, self.marine);
        }
    }
}

//! DM-16.8: Guard. In the invader's turn every guarding marine is asked, in turn order, whether he interrupts.

use crate::answer::Answer;
use crate::attack::target::Aiming;
use crate::board::{Board, Figure, seat_of};
use crate::event::Seen;
use crate::frame::{Frame, Step, one};
use crate::pieces::{MarineCard, Order, WeaponKind};
use crate::{Cx, Doom, Flow, tokens};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// A moment at which guarding marines may interrupt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Guard {
    marine: u8,
    weapon: Option<WeaponKind>,
    /// Front Guard: interrupts made since the order was spent.
    made: u8,
    /// Attacks he had made when he last began to aim.
    before: Option<u8>,
    passed: bool,
}

impl Guard {
    /// Opens the window for all of them.
    pub fn window() -> Frame {
        Frame::Guard(Self::default())
    }

    fn may(&self, board: &Board) -> bool {
        let one = board.marine(self.marine);
        let more = board.content().marine_card(MarineCard::FrontGuard).amount;
        let again = self.made > 0 && one.has(MarineCard::FrontGuard) && self.made < more;
        // DM-8.9: nobody attacks from a friend's square.
        one.is_on_board()
            && !board.shares(Figure::Marine(self.marine))
            && (again || (self.made == 0 && one.order == Some(Order::Guard)))
    }
}

impl Step for Guard {
    fn rule(&self) -> RuleId {
        RuleId("DM-16.8")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        // DM-16.8: not while a roll is resolved, as after a Misfire.
        if !cx.is_invader_turn() || cx.attacks.dice_lie() {
            return Flow::Pop;
        }
        loop {
            if !cx.has_marine(self.marine) {
                return Flow::Pop;
            }
            let attacks = cx.marine(self.marine).attacks;
            if let Some(weapon) = self.weapon.take() {
                self.before = Some(attacks);
                return Flow::Push(Aiming::interrupt(self.marine, weapon, self.made == 0));
            }
            if self.before.take().is_some_and(|before| before != attacks) {
                self.made += 1;
            }
            if !self.passed && self.may(cx) {
                return Flow::Wait;
            }
            *self = Self { marine: self.marine + 1, ..Self::default() };
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(seat_of(self.marine))
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        offer_weapons(board, self.marine, out);
        out.offer(Answer::Pass);
        out.fall_back(Answer::Pass);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        if let Answer::Attack { weapon } = answer {
            self.weapon = Some(weapon);
        } else {
            self.passed = true;
            cx.emit(RuleId("DM-16.10"), Seen::GuardPassed { marine: self.marine + 1 }.into());
        }
    }
}

/// Every weapon a marine may attack with, and why not the others he owns.
pub fn offer_weapons<O: Offers<Doom>>(board: &Board, marine: u8, out: &mut O) {
    for weapon in WeaponKind::ALL {
        match tokens::cannot_use(board, marine, *weapon) {
            None => out.offer(Answer::Attack { weapon: *weapon }),
            Some((why, rule)) => {
                if O::WANTS_REASONS && tokens::owns(board, marine, *weapon) {
                    out.refuse(Answer::Attack { weapon: *weapon }, why, rule);
                }
            }
        }
    }
}

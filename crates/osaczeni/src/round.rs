//! OS-1.13: the course of a round. The bottom frame; its phases stand here in the order of the rulebook.

use crate::attacks::Attacks;
use crate::badge::Badge;
use crate::board::Phase;
use crate::destinations::Announcing;
use crate::event::Seen;
use crate::frame::{Frame, Step};
use crate::movement::Movement;
use crate::truck::Truck;
use crate::{Cx, Flow, arrival, closing, scoring};
use holdout_kernel::RuleId;

/// The next phase to begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    pub next: Phase,
}

impl Default for Round {
    fn default() -> Self {
        Self { next: Phase::Truck }
    }
}

impl Step for Round {
    fn rule(&self) -> RuleId {
        RuleId("OS-13.6")
    }

    /// OS-18.1: phases are never reordered.
    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        match self.next {
            Phase::Setup | Phase::Truck => {
                let round = cx.round + 1;
                cx.emit(RuleId("OS-1.13"), Seen::RoundBegan { round }.into());
                self.begin(cx, Phase::Truck, Phase::Badge, Frame::Truck(Truck::default()))
            }
            Phase::Badge => self.begin(cx, Phase::Badge, Phase::Destinations, Frame::Badge(Badge::default())),
            Phase::Destinations => {
                self.begin(cx, Phase::Destinations, Phase::Movement, Frame::Announcing(Announcing::default()))
            }
            Phase::Movement => self.begin(cx, Phase::Movement, Phase::Arrival, Frame::Movement(Movement::default())),
            Phase::Arrival => {
                cx.emit(RuleId("OS-1.13"), Seen::PhaseBegan { phase: Phase::Arrival }.into());
                arrival::arrive(cx);
                self.begin(cx, Phase::Attacks, Phase::EndOfRound, Frame::Attacks(Attacks::default()))
            }
            Phase::Attacks => self.begin(cx, Phase::Attacks, Phase::EndOfRound, Frame::Attacks(Attacks::default())),
            Phase::EndOfRound => {
                cx.emit(RuleId("OS-1.13"), Seen::PhaseBegan { phase: Phase::EndOfRound }.into());
                self.next = if closing::close_and_check(cx) { Phase::Over } else { Phase::Truck };
                Flow::Replace(Frame::Round(*self))
            }
            Phase::Over => {
                scoring::score(cx);
                Flow::Pop
            }
        }
    }
}

impl Round {
    fn begin(&mut self, cx: &mut Cx<'_>, phase: Phase, next: Phase, frame: Frame) -> Flow {
        cx.emit(RuleId("OS-1.13"), Seen::PhaseBegan { phase }.into());
        self.next = next;
        Flow::Push(frame)
    }
}

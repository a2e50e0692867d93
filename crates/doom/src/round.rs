//! DM-4: the round: the marines one after the other, then the invader.

use crate::event::Seen;
use crate::frame::{Frame, Step};
use crate::invader::turn::InvaderTurn;
use crate::marine_turn::MarineTurn;
use crate::{Cx, Flow, goals};
use holdout_kernel::RuleId;

/// The round under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    at: At,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Begin,
    Marine(u8),
    Invader,
    End,
}

impl Round {
    /// A round that goes on with this marine's turn.
    pub fn at_marine(marine: u8) -> Self {
        Self { at: At::Marine(marine) }
    }

    /// A round that goes on with the invader's turn.
    pub fn at_invader() -> Self {
        Self { at: At::Invader }
    }

    /// A round that ends after what is on top of it.
    pub fn at_end() -> Self {
        Self { at: At::End }
    }
}

impl Step for Round {
    fn rule(&self) -> RuleId {
        RuleId("DM-4.1")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            match self.at {
                At::Begin => {
                    let round = cx.round + 1;
                    cx.emit(RuleId("DM-4.1"), Seen::RoundBegan { round }.into());
                    self.at = At::Marine(0);
                }
                At::Marine(marine) if cx.has_marine(marine) => {
                    self.at = At::Marine(marine + 1);
                    return Flow::Push(Frame::MarineTurn(MarineTurn::of(marine)));
                }
                At::Marine(_) => self.at = At::Invader,
                At::Invader => {
                    self.at = At::End;
                    return Flow::Push(Frame::InvaderTurn(InvaderTurn::default()));
                }
                At::End => {
                    goals::round_ends(cx);
                    if cx.is_over() {
                        return Flow::Pop;
                    }
                    self.at = At::Begin;
                }
            }
        }
    }
}

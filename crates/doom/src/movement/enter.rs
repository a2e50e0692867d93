//! DM-23.7: what follows when a figure has entered a square.

use crate::abilities::watchful;
use crate::answer::Answer;
use crate::attack::Attacking;
use crate::board::{Board, Figure, INVADER, MonsterRef};
use crate::event::{Cause, Seen};
use crate::exploration::Explore;
use crate::frame::{Frame, Step, one};
use crate::orders::guard::Guard;
use crate::{Cx, Doom, Flow, goals, harm};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// A figure has entered a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Enter {
    figure: Figure,
    serial: u16,
    at: At,
    /// Watchful monsters that have had their reaction to this entry.
    reacted: u64,
    reacting: Option<MonsterRef>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Hazard,
    Objective,
    Explore,
    Watchful,
    Guard,
    Done,
}

impl Enter {
    pub fn new(board: &Board, figure: Figure) -> Frame {
        let serial = match figure {
            Figure::Marine(_) => 0,
            Figure::Monster(slot) => board.monster(slot).serial,
        };
        Frame::Enter(Self { figure, serial, ..Self::default() })
    }

    fn is_there(&self, board: &Board) -> bool {
        match self.figure {
            Figure::Marine(marine) => board.marine(marine).is_on_board(),
            Figure::Monster(slot) => board.stands(MonsterRef { slot, serial: self.serial }),
        }
    }

    fn waiting_reactions<'b>(&'b self, board: &'b Board) -> impl Iterator<Item = u8> {
        let marine = match self.figure {
            Figure::Marine(marine) if board.marine(marine).is_on_board() => Some(marine),
            Figure::Marine(_) | Figure::Monster(_) => None,
        };
        let reacted = self.reacted;
        marine
            .into_iter()
            .flat_map(move |marine| watchful::around(board, marine))
            .filter(move |slot| reacted >> slot & 1 == 0)
    }
}

impl Step for Enter {
    fn rule(&self) -> RuleId {
        RuleId("DM-24.10")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            match self.at {
                At::Hazard => {
                    self.at = At::Objective;
                    self.hazard(cx);
                }
                At::Objective => {
                    self.at = At::Explore;
                    if let Figure::Marine(marine) = self.figure
                        && self.is_there(cx)
                    {
                        goals::entered(cx, marine);
                    }
                    if cx.is_over() {
                        return Flow::Pop;
                    }
                }
                At::Explore => {
                    self.at = At::Watchful;
                    return Flow::Push(Explore::look());
                }
                At::Watchful => {
                    if let Some(monster) = self.reacting.take()
                        && let Figure::Marine(marine) = self.figure
                        && cx.stands(monster)
                        && self.is_there(cx)
                    {
                        let square = cx.marine(marine).at;
                        return Flow::Push(Attacking::reaction(monster.slot, square, self.figure));
                    }
                    if self.waiting_reactions(cx).next().is_some() {
                        return Flow::Wait;
                    }
                    self.at = At::Guard;
                }
                At::Guard => {
                    self.at = At::Done;
                    if cx.is_invader_turn() {
                        return Flow::Push(Guard::window());
                    }
                }
                At::Done => return Flow::Pop,
            }
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(INVADER)
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        for monster in self.waiting_reactions(board) {
            out.offer(Answer::React { monster });
        }
        out.offer(Answer::Pass);
        out.fall_back(Answer::Pass);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        if let Answer::React { monster } = answer {
            self.reacted |= 1 << monster;
            self.reacting = Some(cx.reference(monster));
        } else {
            self.at = At::Guard;
            cx.emit(RuleId("DM-24.10"), Seen::ReactionPassed.into());
        }
    }
}

impl Enter {
    /// DM-18.3, DM-20.4: a wound for the hazard entered.
    fn hazard(&self, cx: &mut Cx<'_>) {
        let entered = match self.figure {
            Figure::Marine(_) => crate::movement::on_hazard(cx, self.figure),
            Figure::Monster(slot) => cx.monster(slot).wading,
        };
        if !entered {
            return;
        }
        let large = match self.figure {
            Figure::Marine(_) => false,
            Figure::Monster(slot) => cx.monster_body(slot).squares().len() > 1,
        };
        if let Figure::Monster(slot) = self.figure
            && large
            && cx.monster(slot).scalded
        {
            return;
        }
        let wounds = cx.content().numbers.hazard;
        let rule = if large { RuleId("DM-20.4") } else { RuleId("DM-18.3") };
        harm::wound(cx, self.figure, wounds, Cause::Hazard, rule);
        harm::bury(cx);
        goals::settle(cx);
    }
}

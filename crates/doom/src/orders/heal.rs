//! DM-16.15 to DM-16.20: Heal. The Medic gives back a wound at any moment at which no dice lie.

use crate::answer::Answer;
use crate::attack::endangered;
use crate::board::{Attack, Board, Figure, marine_of, seat_of};
use crate::event::{Lost, Seen};
use crate::frame::{Frame, Step, one};
use crate::pieces::Order;
use crate::why::Why;
use crate::{Cx, Doom, Flow, orders};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// The Medic is asked before dice are rolled that could wound him or somebody next to him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Heal {
    medic: u8,
    done: bool,
}

/// The marine with a heal order.
fn medic(board: &Board) -> Option<u8> {
    board.standing_marines().find(|(_, one)| one.order == Some(Order::Heal)).map(|(marine, _)| marine)
}

/// Whom the Medic could heal now.
fn patients(board: &Board, medic: u8) -> impl Iterator<Item = u8> + '_ {
    let at = board.marine(medic).at;
    let near = move |(marine, one): &(u8, &crate::board::Marine)| *marine == medic || board.adjacent(at, one.at);
    let hurt = |(_, one): &(u8, &crate::board::Marine)| one.wounds < one.full_wounds;
    board.standing_marines().filter(near).filter(hurt).map(|(marine, _)| marine)
}

impl Heal {
    /// DM-16.16: the window before the dice of an attack that could wound him or somebody beside him.
    pub fn window(board: &Board, attack: &Attack) -> Option<Frame> {
        let medic = medic(board)?;
        patients(board, medic).next()?;
        let at = board.marine(medic).at;
        let concerns = |figure: &Figure| match figure {
            Figure::Marine(marine) => *marine == medic || board.adjacent(at, board.marine(*marine).at),
            Figure::Monster(_) => false,
        };
        endangered(board, attack).iter().any(concerns).then_some(Frame::Heal(Self { medic, done: false }))
    }

    /// Whether this very seat is being asked, so that it needs no liberty.
    pub fn asks(&self, seat: Seat) -> bool {
        seat == seat_of(self.medic)
    }
}

impl Step for Heal {
    fn rule(&self) -> RuleId {
        RuleId("DM-16.16")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let order = cx.marine(self.medic).order == Some(Order::Heal);
        if self.done || !order || patients(cx, self.medic).next().is_none() { Flow::Pop } else { Flow::Wait }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(seat_of(self.medic))
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        for marine in patients(board, self.medic) {
            out.offer(Answer::Heal { marine: marine + 1 });
        }
        out.offer(Answer::Pass);
        out.fall_back(Answer::Pass);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        self.done = true;
        if let Answer::Heal { .. } = answer {
            take(cx, seat, answer);
        }
    }
}

/// DM-16.16: what the Medic may do at any moment.
pub fn offers<O: Offers<Doom>>(board: &Board, seat: Seat, out: &mut O) {
    let Some(medic) = marine_of(seat).filter(|marine| board.has_marine(*marine)) else { return };
    if board.marine(medic).order != Some(Order::Heal) || !board.marine(medic).is_on_board() {
        return;
    }
    for marine in patients(board, medic) {
        if board.attacks.dice_lie() {
            out.refuse(Answer::Heal { marine: marine + 1 }, Why::DiceLie, RuleId("DM-16.18"));
        } else {
            out.offer(Answer::Heal { marine: marine + 1 });
        }
    }
}

/// Gives the wound back and takes the order away.
pub fn take(cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
    let (Some(medic), Answer::Heal { marine }) = (marine_of(seat), answer) else { return };
    orders::lose(cx, medic, Lost::Used);
    let one = cx.marine(marine - 1);
    let wounds = (one.wounds + cx.content().numbers.heal).min(one.full_wounds);
    cx.emit(RuleId("DM-16.16"), Seen::Healed { marine, by: medic + 1, wounds }.into());
}

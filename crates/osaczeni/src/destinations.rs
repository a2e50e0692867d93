//! OS-6: phase 3. The badge holder announces a destination, then all others mark theirs in secret.

use crate::answer::Answer;
use crate::board::Board;
use crate::event::{Seen, Veiled};
use crate::frame::{Frame, Step, one};
use crate::pieces::{Area, AreaSet};
use crate::why::Why;
use crate::{Cx, Flow, Osaczeni, stream};
use holdout_kernel::{Asked, Key, Mode, Offers, RuleId, Seat, SeatSet, Secret};

/// OS-6.6: open areas outside which the player has somebody. Full areas may be chosen, the car park too.
pub fn legal(board: &Board, seat: Seat) -> AreaSet {
    let family = board.alive().of(seat);
    let somebody_outside = |area: &Area| !family.minus(board.crowd(*area).of(seat)).is_empty();
    Area::all().filter(|area| board.is_open(*area)).filter(somebody_outside).collect()
}

fn only(areas: AreaSet) -> Option<Area> {
    if areas.len() == 1 { areas.iter().next() } else { None }
}

/// What both steps of the phase offer.
fn offer<O: Offers<Osaczeni>>(board: &Board, seat: Seat, out: &mut O) {
    let legal = legal(board, seat);
    for area in legal.iter() {
        out.offer(Answer::Go { area });
    }
    // OS-6.8: the clock marks any legal destination.
    out.fall_back(Answer::GoAnywhere);
    if O::WANTS_REASONS {
        for area in Area::all().filter(|area| !legal.contains(*area)) {
            let why = if board.is_open(area) { Why::AllThere(area) } else { Why::AreaClosed(area) };
            out.refuse(Answer::Go { area }, why, RuleId("OS-6.6"));
        }
    }
}

/// The area an answer marks; OS-6.8: at random if the clock answered.
fn chosen(cx: &mut Cx<'_>, seat: Seat, answer: Answer) -> (Area, RuleId) {
    if let Answer::Go { area } = answer {
        return (area, RuleId("OS-6.5"));
    }
    let legal = legal(cx, seat);
    let nth = cx.throw(stream::CLOCK).die(legal.len()) - 1;
    (legal.iter().nth(nth as usize).expect("a die has no face beyond"), RuleId("OS-6.8"))
}

/// OS-6.1: step A, every round, elected or not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Announcing {}

impl Step for Announcing {
    fn rule(&self) -> RuleId {
        RuleId("OS-6.1")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let seat = cx.badge;
        let open = legal(cx, seat);
        if !cx.locked.contains(seat) && open.len() > 1 {
            return Flow::Wait;
        }
        if open.is_empty() {
            // OS-6.7: possible only when all other areas are closed.
            cx.emit(RuleId("OS-6.7"), Seen::NoDestination { seat }.into());
        } else if let Some(area) = only(open) {
            cx.emit(RuleId("OS-6.1"), Seen::Announced { seat, area, auto: true }.into());
        }
        Flow::Replace(Frame::Marking(Marking::default()))
    }

    fn asked(&self, board: &Board) -> Asked {
        one(board.badge)
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, _: Key, out: &mut O) {
        offer(board, seat, out);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        let (area, rule) = chosen(cx, seat, answer);
        let rule = if answer == Answer::GoAnywhere { rule } else { RuleId("OS-6.1") };
        cx.emit(rule, Seen::Announced { seat, area, auto: false }.into());
    }
}

/// OS-6.3: step B, all others at the same time, behind their screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marking {
    begun: bool,
}

impl Marking {
    /// Where everybody can see that there is no choice, nobody is asked.
    fn choosing(board: &Board) -> SeatSet {
        let others = board.alive().seats().without(board.badge);
        others.iter().filter(|seat| legal(board, *seat).len() > 1).collect()
    }
}

impl Step for Marking {
    fn rule(&self) -> RuleId {
        RuleId("OS-6.3")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.begun {
            return Flow::Pop;
        }
        self.begun = true;
        for seat in cx.alive().seats().without(cx.badge).iter() {
            let open = legal(cx, seat);
            if open.is_empty() {
                cx.emit(RuleId("OS-6.7"), Seen::NoDestination { seat }.into());
            } else if let Some(area) = only(open) {
                cx.emit(RuleId("OS-6.3"), Veiled::Marked { seat, area: Secret::new(area) }.into());
            }
        }
        if Self::choosing(cx).is_empty() { Flow::Pop } else { Flow::Wait }
    }

    fn asked(&self, board: &Board) -> Asked {
        Asked { seats: Self::choosing(board), mode: Mode::Sealed }
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, _: Key, out: &mut O) {
        offer(board, seat, out);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        let (area, rule) = chosen(cx, seat, answer);
        cx.emit(rule, Veiled::Marked { seat, area: Secret::new(area) }.into());
    }
}

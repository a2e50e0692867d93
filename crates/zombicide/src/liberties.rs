//! What every player may do at any time, also in another player's Turn: throw a card away, and put his own
//! cards in order while somebody trades with him.

use crate::answer::Answer;
use crate::board::{Board, Phase};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Seen;
use crate::frame::Frame;
use crate::parts;
use crate::pieces::Slot;
use crate::rule::Rule;
use crate::why::Why;
use holdout_kernel::Seat;

/// The cards of the seat's Survivors. What is being used just now stays until that is done.
pub(crate) fn offer(frames: &[Frame], board: &Board, seat: Seat, out: &mut Menu<'_>) {
    if board.phase == Phase::Setup {
        return;
    }
    for survivor in board.living().filter(|hero| board.hero(*hero).seat == seat) {
        let cards = &board.hero(survivor).cards;
        let kept = parts::must_keep(board, survivor);
        for slot in Slot::all().filter(|slot| cards[slot.index()].is_some()) {
            let answer = Answer::Discard { survivor, slot };
            if let Some((_, why, rule)) = kept.filter(|(only, ..)| *only == slot) {
                out.refuse(answer, why, rule);
            } else if frames.iter().any(|frame| frame.holds_back(board, survivor, slot)) {
                out.refuse(answer, Why::CardInUse, Rule::DiscardAnyTime.into());
            } else {
                out.offer(answer);
            }
        }
    }
    if let Some(Frame::Pack(pack)) = frames.last() {
        pack.offer_repacking(board, seat, out);
    }
}

pub(crate) fn take(cx: &mut Cx<'_>, answer: Answer) {
    match answer {
        Answer::Discard { survivor, slot } => {
            let card = cx.board().hero(survivor).cards[slot.index()];
            let (who, name) = (cx.who(survivor), cx.name(card));
            cx.tell(Rule::DiscardAnyTime, Seen::Discarded { who, card: name, slot });
        }
        Answer::Repack { survivor, from, to } => {
            let who = cx.who(survivor);
            cx.tell(Rule::OtherArranges, Seen::Shifted { who, from, with: who, to });
        }
        _ => unreachable!("{answer:?} is no liberty"),
    }
}

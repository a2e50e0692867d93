//! BP-13.2: what every player may do at any time, also in another player's Turn: throw a card away.

use crate::answer::Answer;
use crate::board::{Board, Phase};
use crate::desk::{Cx, Menu};
use crate::event::Seen;
use crate::frame::Frame;
use crate::pieces::Slot;
use crate::rule::Rule;
use crate::why::Why;
use holdout_kernel::Seat;

/// The cards of the seat's Survivors. What is being used or traded just now stays until that is done.
pub(crate) fn offer(frames: &[Frame], board: &Board, seat: Seat, out: &mut dyn Menu) {
    if board.phase == Phase::Setup {
        return;
    }
    for survivor in board.living().filter(|hero| board.hero(*hero).seat == seat) {
        let used = frames.iter().any(|frame| frame.uses_cards_of(survivor));
        let cards = &board.hero(survivor).cards;
        for slot in Slot::all().filter(|slot| cards[slot.index()].is_some()) {
            let answer = Answer::Discard { survivor, slot };
            if used {
                out.refuse(answer, Why::CardInUse, Rule::DiscardAnyTime.into());
            } else {
                out.offer(answer);
            }
        }
    }
}

pub(crate) fn take(cx: &mut Cx<'_>, answer: Answer) {
    let Answer::Discard { survivor, slot } = answer else { unreachable!("{answer:?} is no liberty") };
    let card = cx.board().hero(survivor).cards[slot.index()];
    let (who, name) = (cx.who(survivor), cx.name(card));
    cx.tell(Rule::DiscardAnyTime, Seen::Discarded { who, card: name, slot });
}

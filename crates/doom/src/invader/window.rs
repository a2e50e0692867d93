//! DM-23.8: a window over the hidden hand. It opens by public facts alone and is closed by a pass.

use crate::answer::Answer;
use crate::board::{Board, INVADER};
use crate::cards::{self, Played};
use crate::event::Seen;
use crate::frame::{Frame, Step, one};
use crate::pieces::{Card, CardName, EventKind, Timing};
use crate::{Cx, Doom, Flow};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// A moment at which the invader may play event cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    timing: Timing,
    card: Option<Card>,
    passed: bool,
}

impl Window {
    pub fn new(timing: Timing) -> Frame {
        Frame::Window(Self { timing, card: None, passed: false })
    }

    pub const fn timing(&self) -> Timing {
        self.timing
    }
}

/// Whether a card of this timing may be in the hand, as far as everybody knows, and could do something.
pub fn is_open(board: &Board, timing: Timing) -> bool {
    board.hand_len > 0
        && EventKind::ALL.iter().any(|kind| {
            board.content().event(*kind).timing == timing && may_be_held(board, *kind) && cards::can_do(board, *kind)
        })
}

/// Whether not all copies lie open.
pub fn may_be_held(board: &Board, kind: EventKind) -> bool {
    let name = CardName::Event(kind);
    let open = board.pile().iter().copied().chain(board.shown.iter().copied().flatten());
    let open = open.filter(|card| board.content().card(*card).name == name).count();
    open < board.content().event(kind).copies as usize
}

/// The first copy of a card in the hand.
pub fn in_hand(board: &Board, name: CardName, key: Key) -> Option<Card> {
    let hand = &board.hand.open(key).0[..board.hand_len as usize];
    hand.iter().copied().find(|card| board.content().card(*card).name == name)
}

/// The different event cards of a timing in the hand that could do something.
pub fn playable(board: &Board, timing: Timing, key: Key) -> impl Iterator<Item = EventKind> + '_ {
    EventKind::ALL.iter().copied().filter(move |kind| {
        board.content().event(*kind).timing == timing
            && in_hand(board, CardName::Event(*kind), key).is_some()
            && cards::can_do(board, *kind)
    })
}

impl Step for Window {
    fn rule(&self) -> RuleId {
        RuleId("DM-23.8")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if let Some(card) = self.card.take() {
            return Flow::Push(Played::new(card));
        }
        if self.passed || !is_open(cx, self.timing) { Flow::Pop } else { Flow::Wait }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(INVADER)
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, key: Key, out: &mut O) {
        for card in playable(board, self.timing, key) {
            out.offer(Answer::Play { card });
        }
        out.offer(Answer::Pass);
        out.fall_back(Answer::Pass);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        if let Answer::Play { card } = answer {
            self.card = in_hand(cx, CardName::Event(card), cx.key());
        } else {
            self.passed = true;
            cx.emit(RuleId("DM-23.9"), Seen::WindowPassed.into());
        }
    }
}

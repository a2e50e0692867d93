//! OS-4: phase 1. Who searches the truck, and what happens to the cards.

use crate::answer::Answer;
use crate::bag::Bag;
use crate::board::{About, Board, Cards};
use crate::event::{Seen, Skipped, Veiled};
use crate::frame::{Frame, Step, one};
use crate::items::Item;
use crate::talk;
use crate::voting::Election;
use crate::why::Why;
use crate::{Cx, Flow, Osaczeni};
use holdout_kernel::{Asked, Key, Mode, Offers, RuleId, Seat, SeatSet, Secret};

/// Most cards any content may let a searcher draw.
pub const MAX_DRAW: usize = 8;

/// Phase 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Truck {
    at: At,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Vote,
    Draw,
    Pockets,
}

impl Step for Truck {
    fn rule(&self) -> RuleId {
        RuleId("OS-4.3")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let car_park = cx.car_park();
        match self.at {
            At::Vote => {
                let phase = cx.phase;
                if cx.crowd(car_park).is_empty() {
                    // OS-4.1.
                    cx.emit(RuleId("OS-4.1"), Seen::PhaseSkipped { phase, why: Skipped::NobodyThere }.into());
                    return Flow::Pop;
                }
                if cx.deck_len == 0 {
                    // OS-4.2.
                    cx.emit(RuleId("OS-4.2"), Seen::PhaseSkipped { phase, why: Skipped::DeckEmpty }.into());
                    return Flow::Pop;
                }
                // OS-4.3: the players on the car park vote which of them searches.
                self.at = At::Draw;
                Flow::Push(Frame::Election(Election::new(About::Truck, car_park)))
            }
            At::Draw => {
                self.at = At::Pockets;
                Flow::Push(Frame::Search(draw(cx)))
            }
            At::Pockets => match cx.knobs.hand_limit {
                Some(limit) => Flow::Replace(Frame::Pockets(Pockets { limit })),
                None => Flow::Pop,
            },
        }
    }
}

/// OS-4.4: the elected player draws and looks alone; OS-4.7, OS-4.8: fewer if the deck is nearly empty.
fn draw(cx: &mut Cx<'_>) -> Search {
    let seat = cx.elected.expect("phase 1 has elected a searcher");
    let count = cx.knobs.truck_draw.min(cx.deck_len);
    let mut items = Cards::<MAX_DRAW>::default();
    let top = cx.deck_len as usize;
    let deck = cx.deck.open(cx.key()).0;
    for (place, card) in items.0.iter_mut().zip(deck[..top].iter().rev().take(count as usize)) {
        *place = *card;
    }
    cx.emit(RuleId("OS-4.4"), Veiled::Drawn { seat, count, items: Secret::new(items) }.into());
    Search { seat, drawn: count, kept: 0, given_to: SeatSet::EMPTY, given: 0 }
}

/// OS-4.5: of the drawn cards one is kept, one given away, the rest boxed face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Search {
    pub seat: Seat,
    drawn: u8,
    kept: u8,
    given: u8,
    given_to: SeatSet,
}

impl Search {
    pub(crate) fn may_keep(&self, board: &Board) -> bool {
        // OS-4.8: a single card is kept or given.
        self.drawn == 1 || self.kept < board.content().truck.keep
    }

    pub(crate) fn may_give(&self, board: &Board) -> bool {
        self.drawn == 1 || (!self.may_keep(board) && self.given < board.content().truck.give)
    }
}

/// The cards before the searcher, in the order they were drawn.
fn before(board: &Board, key: Key) -> &[Item] {
    &board.drawn.open(key).0[..board.drawn_len as usize]
}

impl Step for Search {
    fn rule(&self) -> RuleId {
        RuleId("OS-4.5")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if cx.drawn_len > 0 && (self.may_keep(cx) || self.may_give(cx)) {
            return Flow::Wait;
        }
        // OS-4.5: the rest goes into the box, face down. OS-4.7: with two cards nothing is left over.
        while cx.drawn_len > 0 {
            let item = cx.drawn.open(cx.key()).0[0];
            cx.emit(RuleId("OS-4.5"), Veiled::Boxed { seat: self.seat, item: Secret::new(item) }.into());
        }
        talk::truck_is_searched(cx, self.seat, self.given_to);
        Flow::Pop
    }

    /// One step after the other, whether or not there is a choice, so that the pause tells nothing.
    fn asked(&self, _: &Board) -> Asked {
        one(self.seat)
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        let cards = before(board, key);
        let kinds: Bag = cards.iter().copied().collect();
        let first = cards.first().copied();
        if self.may_give(board) {
            for item in kinds.kinds() {
                // OS-4.6: anybody else, eliminated or not, wherever their people are.
                for player in board.seats().filter(|player| *player != seat) {
                    out.offer(Answer::Give { item, player });
                }
                if O::WANTS_REASONS {
                    out.refuse(Answer::Give { item, player: seat }, Why::Yourself, RuleId("OS-4.5"));
                }
            }
            if let Some(item) = first {
                out.fall_back(Answer::Give { item, player: seat.next(board.players) });
            }
        }
        if self.may_keep(board) {
            for item in kinds.kinds() {
                out.offer(Answer::Keep { item });
            }
            // OS-18.3: the first card is kept, a single one too.
            if let Some(item) = first {
                out.fall_back(Answer::Keep { item });
            }
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        let rule = match self.drawn {
            1 => RuleId("OS-4.8"),
            2 => RuleId("OS-4.7"),
            _ => RuleId("OS-4.5"),
        };
        if let Answer::Keep { item } = answer {
            self.kept += 1;
            cx.emit(rule, Veiled::Kept { seat, item: Secret::new(item) }.into());
        } else if let Answer::Give { item, player } = answer {
            self.given += 1;
            self.given_to = self.given_to.with(player);
            cx.emit(rule, Veiled::Given { from: seat, to: player, item: Secret::new(item) }.into());
        }
    }
}

/// Variant 14: whoever holds too many cards boxes one of choice, face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pockets {
    pub limit: u8,
}

impl Pockets {
    fn too_full(self, board: &Board) -> SeatSet {
        board.seats().filter(|seat| board.hand_len[seat.index()] > self.limit).collect()
    }
}

impl Step for Pockets {
    fn rule(&self) -> RuleId {
        RuleId("OS-4.9")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.too_full(cx).is_empty() { Flow::Pop } else { Flow::Wait }
    }

    fn asked(&self, board: &Board) -> Asked {
        Asked { seats: self.too_full(board), mode: Mode::Each }
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, seat: Seat, key: Key, out: &mut O) {
        for item in board.hand(seat, key).kinds() {
            out.offer(Answer::Discard { item });
        }
        if let Some(item) = board.hand(seat, key).kinds().next() {
            out.fall_back(Answer::Discard { item });
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Discard { item } = answer {
            cx.emit(RuleId("OS-4.9"), Veiled::Discarded { seat, item: Secret::new(item) }.into());
        }
    }
}

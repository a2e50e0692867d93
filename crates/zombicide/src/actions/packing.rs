//! BP-5.8, BP-5.9, BP-5.33 to BP-5.37, BP-13: what a Survivor carries, and exchanging it.
//!
//! One frame serves all of it. After a Search it opens with the quick answers: take everything where it fits, leave
//! it, or arrange by hand.

use super::Acting;
use crate::answer::Answer;
use crate::board::Board;
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Menu};
use crate::digest::{traced, traced_names};
use crate::event::{Bags, Seen};
use crate::frame::{Flow, Frame, Step};
use crate::matter::Matter;
use crate::pieces::{Card, Hero, SLOTS, Slot, Whose};
use crate::rule::{Cited, Rule};
use holdout_kernel::{Seat, SeatSet};

/// Most cards found at once.
pub const FOUND: usize = 6;

pub(crate) fn offer(acting: &Acting<'_>, out: &mut dyn Menu) {
    let holds = acting.it.cards.iter().any(|card| card.is_some());
    if acting.has_action() {
        if holds {
            out.offer(Answer::Rearrange);
        }
        for other in acting.board.living_in(acting.zone).filter(|other| *other != acting.hero) {
            if holds || acting.board.hero(other).cards.iter().any(|card| card.is_some()) {
                out.offer(Answer::Trade { survivor: other });
            }
        }
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Frame {
    let partner = match answer {
        Answer::Trade { survivor } => survivor,
        _ => Hero::NONE,
    };
    pay(cx, hero, 0, Rule::Rearrange);
    Frame::Pack(Pack::new(cx.board(), hero, partner, Doing::Arranging))
}

/// What is being done with the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// The quick answers after finding something.
    Quick,
    Arranging,
    /// BP-5.36: the other player is asked to agree.
    Agreeing,
    Done,
}

traced_names!(Doing { Quick, Arranging, Agreeing, Done });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pack {
    pub hero: Hero,
    pub partner: Hero,
    pub doing: Doing,
    pub found: [Card; FOUND],
    pub count: u8,
    /// Inventories before a trade, in case it is refused.
    before: [Bags; 2],
}

traced!(Pack { hero, partner, doing, found, count, before });

impl Pack {
    pub fn new(board: &Board, hero: Hero, partner: Hero, doing: Doing) -> Self {
        let theirs = if partner == Hero::NONE { Bags::default() } else { Bags::of(board.hero(partner)) };
        let before = [Bags::of(board.hero(hero)), theirs];
        Self { hero, partner, doing, found: [Card::NONE; FOUND], count: 0, before }
    }

    pub(crate) fn matter(&self, board: &Board) -> Matter {
        let found = self.found.iter().enumerate().filter(|(_, card)| card.is_some());
        let name = |(at, card): (usize, &Card)| (Slot::found(at).name(), board.content().card(*card).id.as_str());
        Matter::Pack {
            survivor: self.hero,
            partner: (self.partner != Hero::NONE).then_some(self.partner),
            found: found.map(name).collect(),
            agreeing: self.doing == Doing::Agreeing,
        }
    }

    /// Something was found or received (BP-13.10: he may rearrange freely).
    pub fn found(board: &Board, hero: Hero, found: [Card; FOUND], count: u8) -> Self {
        Self { found, count, ..Self::new(board, hero, Hero::NONE, Doing::Quick) }
    }

    pub fn one(board: &Board, hero: Hero, card: Card) -> Self {
        let mut found = [Card::NONE; FOUND];
        found[0] = card;
        Self::found(board, hero, found, 1)
    }

    /// The first free slot a card fits in: where it works first.
    pub fn slot_for(board: &Board, hero: Hero, card: Card) -> Option<Slot> {
        Slot::all().find(|slot| board.hero(hero).cards[slot.index()].is_none() && board.fits(hero, card, *slot))
    }

    /// Whether everything found has a place.
    fn all_fit(&self, board: &Board) -> bool {
        let mut held = board.hero(self.hero).cards;
        self.cards().all(|card| {
            let free = |slot: &Slot| held[slot.index()].is_none() && board.fits(self.hero, card, *slot);
            let slot = Slot::all().find(free);
            if let Some(slot) = slot {
                held[slot.index()] = card;
            }
            slot.is_some()
        })
    }

    fn cards(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.found.iter().copied().filter(|card| card.is_some())
    }

    /// Whose slot a name means, and which.
    fn owner(&self, slot: Slot) -> (Hero, Slot) {
        match slot.whose() {
            Whose::Theirs(slot) => (self.partner, slot),
            Whose::Own(_) | Whose::Found(_) => (self.hero, slot),
        }
    }

    /// The card an answer means by a slot: his own, his partner's, or one that was found.
    pub(crate) fn card_in(&self, board: &Board, slot: Slot) -> Card {
        if let Whose::Found(at) = slot.whose() {
            return self.found.get(at).copied().unwrap_or(Card::NONE);
        }
        let (hero, slot) = self.owner(slot);
        board.hero(hero).cards[slot.index()]
    }

    /// Every move of a card from slot to slot, of one inventory or two.
    fn offer_shifts(&self, board: &Board, out: &mut dyn Menu) {
        let theirs = (self.partner != Hero::NONE).then(|| Slot::all().map(Slot::theirs));
        let slots = Slot::all().chain(theirs.into_iter().flatten());
        // What lies in each slot, which slots take a card, and where each card would fit, as bits.
        let (mut cards, mut takes, mut fits) = ([Card::NONE; 32], 0_u32, [0_u32; 32]);
        for slot in slots.clone() {
            let (hero, own) = self.owner(slot);
            cards[slot.index()] = board.hero(hero).cards[own.index()];
            takes |= u32::from(Self::is_first_free(board, hero, own)) << slot.0;
        }
        let full = slots.clone().filter(|slot| cards[slot.index()].is_some());
        for slot in full.clone() {
            let fitting = slots.clone().filter(|to| {
                let (hero, own) = self.owner(*to);
                takes >> to.0 & 1 == 1 && board.fits(hero, cards[slot.index()], own)
            });
            fits[slot.index()] = fitting.fold(0, |all, to| all | 1 << to.0);
        }
        for from in full {
            for to in slots.clone().filter(|to| fits[from.index()] >> to.0 & 1 == 1) {
                let ((one, a), (two, b)) = (self.owner(from), self.owner(to));
                let (here, there) = (cards[from.index()], cards[to.index()]);
                // An exchange is one choice, not two, and what comes back must fit as well.
                let back = there.is_none() || to > from && here != there && fits[to.index()] >> from.0 & 1 == 1;
                if back && !(one == two && a.alike(b)) {
                    out.offer(Answer::Shift { from, to });
                }
            }
        }
    }

    /// Of free slots that are alike only the first is offered; a slot that holds a card is another matter.
    fn is_first_free(board: &Board, hero: Hero, slot: Slot) -> bool {
        let cards = &board.hero(hero).cards;
        let sooner = |other: Slot| other < slot && other.alike(slot) && cards[other.index()].is_none();
        cards[slot.index()].is_some() || !Slot::all().any(sooner)
    }

    fn leave_the_rest(&mut self, cx: &mut Cx<'_>) {
        for at in 0..FOUND {
            let card = std::mem::take(&mut self.found[at]);
            if card.is_some() {
                let name = cx.name(card);
                cx.tell(Rule::KeepOrDiscard, Seen::LeftBehind { card: name });
            }
        }
    }

    fn pack(cx: &mut Cx<'_>, hero: Hero, card: Card, slot: Slot) {
        let (who, name) = (cx.who(hero), cx.name(card));
        cx.tell(Rule::KeepOrDiscard, Seen::Packed { who, card: name, slot });
    }

    fn needs_agreement(&self, board: &Board) -> bool {
        if self.partner == Hero::NONE || board.hero(self.hero).seat == board.hero(self.partner).seat {
            return false;
        }
        let sorted = |mut cards: [Card; SLOTS]| {
            cards.sort_unstable();
            cards
        };
        sorted(board.hero(self.partner).cards) != sorted(self.before[1].cards)
    }
}

impl Step for Pack {
    fn name(&self) -> &'static str {
        "pack"
    }

    fn cards(&self, count: &mut dyn FnMut(Card)) {
        self.found.iter().filter(|card| card.is_some()).for_each(|card| count(*card));
    }

    fn rule(&self) -> Cited {
        Cited::Core(match self.doing {
            Doing::Quick | Doing::Done => Rule::KeepOrDiscard,
            Doing::Arranging => Rule::Rearrange,
            Doing::Agreeing => Rule::TradeAgreed,
        })
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if self.doing == Doing::Done {
            check_goals(cx, false);
            return Flow::Pop;
        }
        Flow::Wait
    }

    fn asked(&self, board: &Board) -> SeatSet {
        let hero = if self.doing == Doing::Agreeing { self.partner } else { self.hero };
        SeatSet::only(board.hero(hero).seat)
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut dyn Menu) {
        let mine = &board.hero(self.hero).cards;
        match self.doing {
            Doing::Quick => {
                if self.all_fit(board) {
                    out.offer(Answer::Take);
                }
                out.offer(Answer::Leave);
                out.offer(Answer::Arrange);
                out.fall_back(Answer::Leave);
            }
            Doing::Agreeing => {
                out.offer(Answer::Agree);
                out.offer(Answer::Refuse);
                out.fall_back(Answer::Agree);
            }
            Doing::Arranging => {
                out.offer(Answer::Done);
                out.fall_back(Answer::Done);
                // A trade may be refused, so nothing is thrown away in it.
                if self.partner == Hero::NONE {
                    let held = Slot::all().filter(|slot| mine[slot.index()].is_some());
                    held.for_each(|slot| out.offer(Answer::Drop { slot }));
                }
                self.offer_shifts(board, out);
                for (at, card) in self.found.iter().enumerate().filter(|(_, card)| card.is_some()) {
                    let free = Slot::all().filter(|slot| mine[slot.index()].is_none());
                    let fits = |slot: &Slot| {
                        board.fits(self.hero, *card, *slot) && Self::is_first_free(board, self.hero, *slot)
                    };
                    for to in free.filter(fits) {
                        out.offer(Answer::Shift { from: Slot::found(at), to });
                    }
                }
            }
            Doing::Done => {}
        }
    }

    /// A trade that is refused is given back as it was.
    fn uses_cards_of(&self, hero: Hero) -> bool {
        self.partner != Hero::NONE && (hero == self.hero || hero == self.partner)
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Take => {
                for at in 0..FOUND {
                    let card = std::mem::take(&mut self.found[at]);
                    let slot = if card.is_some() { Self::slot_for(cx.board(), self.hero, card) } else { None };
                    if let Some(slot) = slot {
                        Self::pack(cx, self.hero, card, slot);
                    }
                }
                self.doing = Doing::Done;
            }
            Answer::Arrange => self.doing = Doing::Arranging,
            Answer::Leave | Answer::Done => {
                self.leave_the_rest(cx);
                self.doing = if self.needs_agreement(cx.board()) { Doing::Agreeing } else { Doing::Done };
            }
            Answer::Agree => self.doing = Doing::Done,
            Answer::Refuse => {
                let (who, with) = (cx.who(self.hero), cx.who(self.partner));
                let [bags, theirs] = self.before;
                cx.tell(Rule::TradeAgreed, Seen::Returned { who, bags, with, theirs });
                self.doing = Doing::Done;
            }
            Answer::Drop { slot } => {
                let card = cx.board().hero(self.hero).cards[slot.index()];
                let (who, name) = (cx.who(self.hero), cx.name(card));
                cx.tell(Rule::DiscardAnyTime, Seen::Discarded { who, card: name, slot });
            }
            Answer::Shift { from, to } if matches!(from.whose(), Whose::Found(_)) => {
                let Whose::Found(at) = from.whose() else { return };
                let card = std::mem::take(&mut self.found[at]);
                Self::pack(cx, self.hero, card, to);
            }
            Answer::Shift { from, to } => {
                let ((one, a), (two, b)) = (self.owner(from), self.owner(to));
                let (who, with) = (cx.who(one), cx.who(two));
                cx.tell(Rule::Rearrange, Seen::Shifted { who, from: a, with, to: b });
            }
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}

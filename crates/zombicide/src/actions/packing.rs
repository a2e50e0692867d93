//! What a Survivor carries, and exchanging it.
//!
//! One frame serves all of it. After a Search it opens with the quick answers: take everything where it fits, leave
//! it, or arrange by hand.

use super::{Acting, attaching};
use crate::answer::Answer;
use crate::board::{Board, Fate, Rooms, Survivor};
use crate::deeds::{check_goals, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::event::{Bags, Seen};
use crate::frame::{Flow, Frame, Step};
use crate::matter::Matter;
use crate::parts;
use crate::pieces::{Card, Hero, SLOTS, Slot, Slots, Whose};
use crate::rule::{Cited, Rule};
use holdout_kernel::{Seat, SeatSet};

/// Most cards found at once.
pub const FOUND: usize = 6;

pub(crate) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let holds = !acting.full.is_empty();
    if acting.has_action() {
        if holds {
            out.offer(Answer::Rearrange);
        }
        let has = |it: &Survivor| it.tokens != 0 || it.kept.iter().any(|count| *count > 0);
        let something = holds || has(acting.it);
        for survivor in acting.board.living_in(acting.zone).filter(|other| *other != acting.hero) {
            let it = acting.board.hero(survivor);
            if something || has(it) || it.cards.iter().any(|card| card.is_some()) {
                out.offer(Answer::Trade { survivor });
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
    /// `Rule::TradeAgreed`: the other player is asked to agree.
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
    /// Whoever trades has moved cards of the other.
    reached: bool,
}

traced!(Pack { hero, partner, doing, found, count, before, reached });

impl Pack {
    pub fn new(board: &Board, hero: Hero, partner: Hero, doing: Doing) -> Self {
        let theirs = if partner == Hero::NONE { Bags::default() } else { Bags::of(board.hero(partner)) };
        let before = [Bags::of(board.hero(hero)), theirs];
        Self { hero, partner, doing, found: [Card::NONE; FOUND], count: 0, before, reached: false }
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

    /// Something was found or received: he may rearrange freely.
    pub fn found(board: &Board, hero: Hero, found: [Card; FOUND], count: u8) -> Self {
        Self { found, count, ..Self::new(board, hero, Hero::NONE, Doing::Quick) }
    }

    /// What was found after a Search, if anything; he may rearrange in any case.
    pub fn after_search(board: &Board, hero: Hero, found: [Card; FOUND], count: u8) -> Option<Self> {
        if count > 0 {
            return Some(Self::found(board, hero, found, count));
        }
        let pack = Self::new(board, hero, Hero::NONE, Doing::Arranging);
        let mut any = false;
        pack.shifts(board, |_, _| any = true);
        (any && board.hero(hero).fate == Fate::Alive).then_some(pack)
    }

    pub fn one(board: &Board, hero: Hero, card: Card) -> Self {
        let mut found = [Card::NONE; FOUND];
        found[0] = card;
        Self::found(board, hero, found, 1)
    }

    /// The first free slot a card fits in: where it works first.
    pub fn slot_for(board: &Board, hero: Hero, card: Card) -> Option<Slot> {
        board.room_for(hero, card, board.slots_of(hero)).minus(board.full(hero)).iter().next()
    }

    /// Whether everything found has a place.
    fn all_fit(&self, board: &Board) -> bool {
        let mut free = board.slots_of(self.hero).minus(board.full(self.hero));
        self.cards().all(|card| {
            let slot = board.room_for(self.hero, card, free).iter().next();
            free = slot.map_or(free, |slot| free.minus(Slots::only(slot)));
            slot.is_some()
        })
    }

    fn cards(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.found.iter().copied().filter(|card| card.is_some())
    }

    /// Whose slot a name means, and which.
    pub(super) fn owner(&self, slot: Slot) -> (Hero, Slot) {
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
    fn shifts(&self, board: &Board, each: impl FnMut(Slot, Slot)) {
        self.shifts_of(board, &Shelf::of(board, self.hero, false), each);
    }

    /// The same where the own inventory is looked through already.
    fn shifts_of(&self, board: &Board, mine: &Shelf<'_>, mut each: impl FnMut(Slot, Slot)) {
        let mut tell = |one: &Shelf<'_>, a: Slot, two: &Shelf<'_>, places: Slots| {
            let from = one.name(a);
            places.iter().for_each(|b| each(from, two.name(b)));
        };
        if self.partner == Hero::NONE {
            return mine.movable().iter().for_each(|a| tell(mine, a, mine, mine.places(board, a)));
        }
        let theirs = &Shelf::of(board, self.partner, true);
        for a in mine.movable().iter() {
            tell(mine, a, mine, mine.places(board, a));
            tell(mine, a, theirs, mine.places_in(theirs, a));
        }
        for a in theirs.movable().iter() {
            tell(theirs, a, mine, theirs.places_in(mine, a));
            tell(theirs, a, theirs, theirs.places(board, a));
        }
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

    /// Two players trade: each of them may only throw away and put in order what is his own.
    fn of_two(&self, board: &Board) -> bool {
        self.partner != Hero::NONE && board.hero(self.hero).seat != board.hero(self.partner).seat
    }

    /// `Rule::TradeAgreed`: he agrees to whatever another player did with his inventory.
    fn needs_agreement(&self, board: &Board) -> bool {
        if !self.of_two(board) || !self.reached {
            return false;
        }
        let (now, before) = (Bags::of(board.hero(self.partner)), self.before[1]);
        (now.cards, now.attached, now.tokens, now.kept) != (before.cards, before.attached, before.tokens, before.kept)
    }

    /// `Rule::OtherArranges`: the other player of a trade puts his own cards in order, for free, while it lasts.
    pub(crate) fn offer_repacking(&self, board: &Board, seat: Seat, out: &mut Menu<'_>) {
        if self.of_two(board) && board.hero(self.partner).seat == seat && self.doing != Doing::Done {
            let survivor = self.partner;
            let own = Self { hero: survivor, partner: Hero::NONE, ..*self };
            own.shifts(board, |from, to| out.offer(Answer::Repack { survivor, from, to }));
        }
    }

    /// Whether ammunition is attached to anything in the trade, or was.
    fn is_loaded(&self, board: &Board) -> bool {
        let now = [self.hero, self.partner].map(|hero| Bags::of(board.hero(hero)));
        let all = now.into_iter().chain(self.before);
        all.flat_map(|bags| bags.attached.into_iter().flatten()).any(Card::is_some)
    }

    /// What both have after a refusal: each his own cards. Those he still holds stay where he has put them, what he gave
    /// comes back, and what was thrown away in the meantime stays away.
    fn given_back(&self, board: &Board) -> [Bags; 2] {
        // With ammunition attached nothing could be thrown away, and everything is as it was.
        if self.is_loaded(board) {
            return self.before;
        }
        let now = [self.hero, self.partner].map(|hero| Bags::of(board.hero(hero)));
        let mut own = self.before.map(|bags| bags.cards);
        let (mut back, mut strange) = ([Bags::default(); 2], [Vec::new(), Vec::new()]);
        for (side, slot) in [0, 1].into_iter().flat_map(|side| Slot::all().map(move |slot| (side, slot))) {
            let card = now[side].cards[slot.index()];
            let same = Some(slot.index()).filter(|at| own[side][*at] == card);
            match same.or_else(|| own[side].iter().position(|one| *one == card)) {
                _ if card.is_none() => {}
                Some(at) => {
                    own[side][at] = Card::NONE;
                    back[side].lay(slot, now[side].lies(slot));
                }
                None => strange[side].push(now[side].lies(slot)),
            }
        }
        for (side, hero) in [self.hero, self.partner].into_iter().enumerate() {
            let (mut as_before, mut no_room) = (self.before[side], false);
            for slot in Slot::all().filter(|slot| own[side][slot.index()].is_some()) {
                let given = &mut strange[1 - side];
                let Some(lies) = given.iter().position(|(card, ..)| *card == own[side][slot.index()]) else {
                    as_before.lay(slot, (Card::NONE, 0, 0));
                    continue;
                };
                let lies = given.swap_remove(lies);
                let free = |slot: &Slot| back[side].cards[slot.index()].is_none() && board.fits(hero, lies.0, *slot);
                match [slot].into_iter().chain(Slot::all()).find(free) {
                    Some(slot) => back[side].lay(slot, lies),
                    None => no_room = true,
                }
            }
            if no_room {
                back[side] = as_before;
            }
            (back[side].tokens, back[side].kept) = (self.before[side].tokens, self.before[side].kept);
        }
        back
    }
}

/// One of the inventories cards are moved between.
struct Shelf<'a> {
    hero: Hero,
    cards: &'a [Card; SLOTS],
    /// Its slots are called the partner's in an answer.
    theirs: bool,
    there: Slots,
    rooms: Rooms,
    full: Slots,
    /// Slots that take a card: of free ones that are alike only the first is offered.
    open: Slots,
    /// Slots something is attached in.
    loaded: Slots,
    /// What must stay where it is.
    kept: Slots,
}

impl<'a> Shelf<'a> {
    fn of(board: &'a Board, hero: Hero, theirs: bool) -> Self {
        let (there, full) = (board.slots_of(hero), board.full(hero));
        let free = Slots::ALL.minus(full);
        let first = |place: Slots| free.and(place).first_only();
        let open = full.or(first(Slots::HANDS)).or(first(Slots::BODY)).or(first(Slots::PACK));
        let hands = if board.content().has_ammo { full.and(Slots::HANDS) } else { Slots::default() };
        let loaded = |slot: Slot| board.attached(hero, slot).next().is_some();
        Self {
            hero,
            cards: &board.hero(hero).cards,
            theirs,
            there,
            rooms: board.rooms(hero),
            full,
            open,
            loaded: hands.only_those(loaded),
            kept: parts::kept(board, hero),
        }
    }

    /// Where the card of a slot may go in the same inventory.
    fn places(&self, board: &Board, a: Slot) -> Slots {
        let here = self.card(a);
        let room = self.room_for(here).minus(a.likes()).minus(self.kept);
        // An exchange is one choice, not two: told where the card goes on to a later slot. What comes back must fit.
        let later = room.and(self.full).minus(Slots::up_to(a));
        let exchanges = later.only_those(|b| self.card(b) != here && self.room_for(self.card(b)).contains(a));
        let places = room.minus(self.full).or(exchanges);
        if self.loaded.is_empty() {
            return places;
        }
        // Ammunition goes with a weapon from hand to hand only; into the backpack a weapon goes apart from what is
        // attached, if all of it has a place there.
        let loaded = |b: Slot| self.loaded.contains(a) || self.loaded.contains(b);
        let apart = |b: Slot| self.card(b).is_none() && attaching::may_unload(board, self.hero, a, b);
        places.only_those(|b| !loaded(b) || apart(b))
    }

    /// Where it may go in the other inventory of a trade.
    fn places_in(&self, other: &Self, a: Slot) -> Slots {
        let here = self.card(a);
        let room = other.room_for(here).minus(other.kept);
        // An exchange is told from his own side.
        let told = if self.theirs { Slots::default() } else { room.and(other.full) };
        let exchanges = told.only_those(|b| other.card(b) != here && self.room_for(other.card(b)).contains(a));
        let places = room.minus(other.full).or(exchanges);
        if self.loaded.or(other.loaded).is_empty() {
            return places;
        }
        places.only_those(|b| a.alike(b) || !self.loaded.contains(a) && !other.loaded.contains(b))
    }

    fn card(&self, slot: Slot) -> Card {
        self.cards[slot.index()]
    }

    /// The slots whose card may go elsewhere.
    const fn movable(&self) -> Slots {
        self.full.minus(self.kept)
    }

    /// What a slot is called in an answer.
    const fn name(&self, slot: Slot) -> Slot {
        if self.theirs { slot.theirs() } else { slot }
    }

    /// The open slots a card fits in.
    fn room_for(&self, card: Card) -> Slots {
        self.rooms.of(card).and(self.there).and(self.open)
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

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
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
                let shelf = Shelf::of(board, self.hero, false);
                if self.partner == Hero::NONE {
                    shelf.movable().iter().for_each(|slot| out.offer(Answer::Drop { slot }));
                }
                self.shifts_of(board, &shelf, |from, to| out.offer(Answer::Shift { from, to }));
                attaching::offer(self, board, out);
                if self.count > 0 {
                    for (at, card) in self.found.iter().enumerate().filter(|(_, card)| card.is_some()) {
                        for to in shelf.room_for(*card).minus(shelf.full).iter() {
                            out.offer(Answer::Shift { from: Slot::found(at), to });
                        }
                    }
                }
            }
            Doing::Done => {}
        }
    }

    /// What he holds more of than before comes from the other, who may still refuse.
    fn holds_back(&self, board: &Board, hero: Hero, slot: Slot) -> bool {
        let Some(side) = [self.hero, self.partner].iter().position(|one| *one == hero) else { return false };
        let (card, cards) = (board.hero(hero).cards[slot.index()], &board.hero(hero).cards);
        let count = |cards: &[Card; SLOTS]| cards.iter().filter(|one| **one == card).count();
        self.of_two(board) && (self.is_loaded(board) || count(cards) > count(&self.before[side].cards))
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
                let [bags, theirs] = self.given_back(cx.board());
                cx.tell(Rule::TradeAgreed, Seen::Returned { who, bags, with, theirs });
                self.doing = Doing::Done;
            }
            Answer::Drop { slot } => {
                let card = cx.board().hero(self.hero).cards[slot.index()];
                let (who, name) = (cx.who(self.hero), cx.name(card));
                cx.tell(Rule::DiscardAnyTime, Seen::Discarded { who, card: name, slot });
            }
            Answer::Attach { from, hand } => {
                let card = self.card_in(cx.board(), from);
                let (hero, own) = self.owner(hand);
                self.reached |= hero == self.partner;
                let (who, name) = (cx.who(hero), cx.name(card));
                let slot = match from.whose() {
                    Whose::Found(at) => {
                        self.found[at] = Card::NONE;
                        None
                    }
                    Whose::Own(slot) | Whose::Theirs(slot) => Some(slot),
                };
                cx.tell(Rule::Rearrange, Seen::Attached { who, card: name, from: slot, hand: own });
            }
            Answer::Detach { hand } => {
                let (hero, own) = self.owner(hand);
                self.reached |= hero == self.partner;
                attaching::detach(cx, hero, own);
            }
            Answer::Pass { colour } => {
                self.reached = true;
                let (mine, theirs) = (cx.who(self.hero), cx.who(self.partner));
                let has = cx.board().hero(self.hero).tokens & colour.bit() != 0;
                let (who, with) = if has { (mine, theirs) } else { (theirs, mine) };
                cx.tell(Rule::Rearrange, Seen::TokenPassed { who, with, colour });
            }
            Answer::Give { what, theirs } => {
                self.reached = true;
                let (mine, other) = (cx.who(self.hero), cx.who(self.partner));
                let (who, with) = if theirs { (other, mine) } else { (mine, other) };
                cx.tell(Rule::Rearrange, Seen::Given { who, with, what });
            }
            Answer::Shift { from, to } if matches!(from.whose(), Whose::Found(_)) => {
                let Whose::Found(at) = from.whose() else { return };
                let card = std::mem::take(&mut self.found[at]);
                Self::pack(cx, self.hero, card, to);
            }
            Answer::Shift { from, to } => {
                let ((one, a), (two, b)) = (self.owner(from), self.owner(to));
                self.reached |= one == self.partner || two == self.partner;
                let (who, with) = (cx.who(one), cx.who(two));
                if !a.alike(b) {
                    attaching::unload(cx, one, a, b);
                }
                cx.tell(Rule::Rearrange, Seen::Shifted { who, from: a, with, to: b });
            }
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}

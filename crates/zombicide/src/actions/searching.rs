//! Searching.

use super::Acting;
use super::packing::{FOUND, Pack};
use crate::answer::Answer;
use crate::board::{Board, once};
use crate::content::CardEffect;
use crate::content::map::Ground;
use crate::deeds::{draw, pay, place_enemies, shuffle_deck_only};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen;
use crate::frame::{Flow, Frame, Step};
use crate::knobs::Torches;
use crate::matter::Matter;
use crate::parts;
use crate::pieces::{Card, Hero, Kind};
use crate::rule::{Cited, Rule};
use crate::skills::SEARCH;
use crate::why::Why;
use holdout_kernel::{Seat, SeatSet};

pub(crate) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let bodies = acting.perks.searches_bodies && acting.it.killed && acting.it.once & once::BODIES == 0;
    let refusal = if acting.it.searched && !acting.perks.searches_again {
        Some((Why::SearchedAlready, Rule::OneSearch.into()))
    } else if acting.zombies > 0 {
        Some((Why::ZombiesHere, Rule::SearchWhere.into()))
    } else if let Some(barred) = parts::bars_search(acting) {
        Some(barred)
    } else {
        let is_room = || acting.board.ground(acting.zone) == Ground::Room;
        let anywhere = || acting.perks.searches_anywhere || parts::lets_search(acting);
        (!is_room() && !anywhere()).then_some((Why::NothingToSearch, Cited::from(Rule::NoSearchHere)))
    };
    match refusal {
        None if acting.can_act(SEARCH) => out.offer(Answer::Search),
        None => {}
        Some((why, rule)) => out.refuse(Answer::Search, why, rule),
    }
    if bodies && !acting.it.searched && acting.zombies == 0 {
        out.offer(Answer::SearchBodies);
    }
}

pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Frame {
    let who = cx.who(hero);
    if answer == Answer::SearchBodies {
        cx.tell(Rule::SkillDeed, Seen::Once { who, deed: once::BODIES });
    } else {
        pay(cx, hero, SEARCH, Rule::SearchWhere);
    }
    cx.tell(Rule::OneSearch, Seen::Searched { who });
    // Two Torches do not stack.
    let board = cx.board();
    let torch = match board.knobs().torches {
        Torches::InHand => board.held(hero, CardEffect::Torch).is_some(),
        Torches::Carried => board.hero(hero).cards.iter().any(|card| board.content().is(*card, CardEffect::Torch)),
    };
    let torch = u8::from(torch);
    let light = u8::from(cx.board().worn(hero, CardEffect::Searchlight).is_some());
    let cards = 1 + torch + light + cx.board().perks(hero).search_cards;
    let left = cards.min(cx.board().knobs().most_found);
    Frame::Search(Search { otherwise: false, ..Search::drawing(hero, left) })
}

/// Drawing the cards of a Search, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Search {
    pub hero: Hero,
    pub left: u8,
    pub found: [Card; FOUND],
    pub count: u8,
    /// The card just drawn.
    pub card: Card,
    /// Whether it was asked about already.
    pub asked: bool,
    pub pair: bool,
    /// The cards are drawn otherwise than by a Search.
    pub otherwise: bool,
}

traced!(Search { hero, left, found, count, card, asked, pair, otherwise });

impl Search {
    /// Cards drawn otherwise than by a Search.
    pub const fn drawing(hero: Hero, left: u8) -> Self {
        let (found, card) = ([Card::NONE; FOUND], Card::NONE);
        Self { hero, left, found, count: 0, card, asked: false, pair: false, otherwise: true }
    }

    /// A card that somebody has in his hand already.
    pub const fn holding(hero: Hero, card: Card) -> Self {
        Self { card, ..Self::drawing(hero, 0) }
    }

    /// A card that would let enemies come is put back instead, once a Turn.
    fn is_safe(&self, board: &Board) -> bool {
        !self.otherwise
            && board.can(self.hero, |perks| perks.searches_safely)
            && board.hero(self.hero).once & once::SAFE == 0
    }

    pub(crate) fn matter(&self, board: &Board) -> Option<Matter> {
        let card = self.card.is_some().then(|| board.content().card(self.card))?;
        Some(Matter::Drawn { survivor: self.hero, card: &card.id })
    }

    fn may_redraw(&self, board: &Board) -> bool {
        !self.asked && board.can(self.hero, |perks| perks.redraws) && board.hero(self.hero).once & once::REDRAW == 0
    }

    fn may_pair(&self, cx: &Cx<'_>) -> bool {
        let board = cx.board();
        !self.pair
            && !self.otherwise
            && board.can(self.hero, |perks| perks.pairs_finds)
            && board.content().card(self.card).dual
            && (self.count as usize) + 1 < FOUND
            && board.deck_cards(cx.key()).contains(&self.card)
    }

    fn keep(&mut self, card: Card) {
        if (self.count as usize) < FOUND {
            self.found[self.count as usize] = card;
            self.count += 1;
        }
    }
}

impl Step for Search {
    fn name(&self) -> &'static str {
        "search"
    }

    fn cards(&self, count: &mut dyn FnMut(Card)) {
        self.found.iter().chain([&self.card]).filter(|card| card.is_some()).for_each(|card| count(*card));
    }

    fn rule(&self) -> Cited {
        Rule::DrawOne.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            if self.card.is_none() {
                if self.left == 0 {
                    return Pack::after_search(cx.board(), self.hero, self.found, self.count)
                        .map_or(Flow::Pop, |pack| Flow::Replace(Frame::Pack(pack)));
                }
                self.left -= 1;
                let Some(card) = draw(cx, self.hero) else {
                    self.left = 0;
                    continue;
                };
                (self.card, self.asked, self.pair) = (card, false, false);
            }
            if self.may_redraw(cx.board()) {
                return Flow::Wait;
            }
            if cx.board().content().is(self.card, CardEffect::Ambush) {
                let name = cx.name(self.card);
                cx.tell(Rule::Ambush, Seen::LeftBehind { card: name });
                (self.card, self.left) = (Card::NONE, 0);
                let zone = cx.board().hero(self.hero).zone;
                if let Some(activation) = place_enemies(cx, zone, Kind::Walker, 1, Rule::Ambush) {
                    return Flow::Push(activation);
                }
                continue;
            }
            if let Some((kind, count)) = cx.board().content().card(self.card).spawns {
                let name = cx.name(self.card);
                cx.tell(Rule::Ambush, Seen::LeftBehind { card: name });
                self.card = Card::NONE;
                if self.is_safe(cx.board()) {
                    let who = cx.who(self.hero);
                    cx.tell(Rule::SkillDeed, Seen::Once { who, deed: once::SAFE });
                    self.left += 1;
                    continue;
                }
                if let Some(frame) = parts::found(cx, self.hero, kind, count) {
                    return Flow::Push(frame);
                }
                continue;
            }
            if self.may_pair(cx) {
                return Flow::Wait;
            }
            self.keep(self.card);
            self.card = Card::NONE;
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        out.offer(Answer::Keep);
        out.offer(if self.may_redraw(board) { Answer::Redraw } else { Answer::Pair });
        out.fall_back(Answer::Keep);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let (who, name) = (cx.who(self.hero), cx.name(self.card));
        match answer {
            Answer::Redraw => {
                cx.tell(Rule::SkillDeed, Seen::Once { who, deed: once::REDRAW });
                cx.tell(Rule::SkillDeed, Seen::LeftBehind { card: name });
                self.card = Card::NONE;
                self.left += 1;
            }
            Answer::Pair => {
                cx.tell(Rule::SkillDeed, Seen::FoundInDeck { who, card: name });
                shuffle_deck_only(cx, Rule::SkillDeed);
                self.keep(self.card);
                self.pair = true;
            }
            Answer::Keep if self.may_redraw(cx.board()) => self.asked = true,
            _ => self.pair = true,
        }
    }
}

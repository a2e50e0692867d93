//! What the core works with: the board to read, `tell` to change it, chance to draw from; and where it writes offers.
//!
//! The core is the same for every edition; these two small interfaces stand between it and the kernel's contract,
//! which is different for each.

use crate::answer::Answer;
use crate::board::Board;
use crate::event::{Event, Seen};
use crate::pieces::{Card, CardName, Hero, Place, Who, Zone};
use crate::rule::{self, Cited};
use crate::why::Why;
use crate::{Edition, Zombicide};
use holdout_kernel::{Key, Offers, Throw};

/// The table as rules code sees it.
pub(crate) trait Desk {
    fn board(&self) -> &Board;
    /// Lets something happen, for the reason a rule gives.
    fn emit(&mut self, rule: Cited, event: Event);
    fn throw(&mut self, stream: u8) -> Throw<'_>;
    fn key(&self) -> Key;
    /// Whether anything has happened since the board was last looked through.
    fn is_stirred(&self) -> bool;
    /// Nothing that must be seen to at once is left on the board as it is.
    fn looked_through(&mut self);
}

pub(crate) type Cx<'a> = dyn Desk + 'a;

impl Cx<'_> {
    pub fn tell(&mut self, rule: impl Into<Cited>, seen: impl Into<Seen>) {
        self.emit(rule.into(), Event::Open(seen.into()));
    }

    pub fn place(&self, zone: Zone) -> Place {
        self.board().place(zone)
    }

    pub fn who(&self, hero: Hero) -> Who {
        self.board().who(hero)
    }

    pub fn name(&self, card: Card) -> CardName {
        self.board().name(card)
    }
}

impl Board {
    pub fn place(&self, zone: Zone) -> Place {
        let spot = self.mission().map.zones.get(zone.index()).map_or_else(Default::default, |info| info.spot);
        Place { zone, spot }
    }

    pub fn who(&self, hero: Hero) -> Who {
        if let Some(id) = hero.ally_name() {
            return Who { hero, id, twin: false };
        }
        // Only teams above six have anybody twice.
        let first = || self.heroes[..hero.index()].iter().any(|it| it.identity == self.hero(hero).identity);
        Who { hero, id: &self.identity(hero).id, twin: self.team > 6 && first() }
    }

    pub fn name(&self, card: Card) -> CardName {
        CardName { card, id: &self.content().card(card).id }
    }

    /// The zone an answer names.
    pub fn at(&self, spot: crate::pieces::Spot) -> Zone {
        self.mission().map.zone(spot).unwrap_or(Zone::NONE)
    }

    pub fn spot(&self, zone: Zone) -> crate::pieces::Spot {
        self.mission().spot(zone)
    }
}

impl<E: Edition> Desk for holdout_kernel::Cx<'_, Zombicide<E>> {
    fn board(&self) -> &Board {
        self
    }

    fn emit(&mut self, rule: Cited, event: Event) {
        self.emit_by(|| rule::id::<E>(rule), event);
    }

    fn throw(&mut self, stream: u8) -> Throw<'_> {
        Self::throw(self, stream)
    }

    fn key(&self) -> Key {
        Self::key(self)
    }

    fn is_stirred(&self) -> bool {
        Self::is_stirred(self)
    }

    fn looked_through(&mut self) {
        Self::looked_through(self);
    }
}

/// Where a step writes what it offers.
pub(crate) trait Menu {
    fn offer(&mut self, answer: Answer);
    fn refuse(&mut self, answer: Answer, why: Why, rule: Cited);
    fn fall_back(&mut self, answer: Answer);
    /// Whether anybody reads reasons.
    fn wants_reasons(&self) -> bool;
    /// Whether nothing more is asked for: the rest need not be offered.
    fn has_enough(&self) -> bool {
        false
    }
}

/// The kernel's taker of offers, as the core sees it.
pub(crate) struct MenuFor<'a, E, O>(pub &'a mut O, pub std::marker::PhantomData<E>);

impl<E: Edition, O: Offers<Zombicide<E>>> Menu for MenuFor<'_, E, O> {
    fn offer(&mut self, answer: Answer) {
        self.0.offer(answer);
    }

    fn refuse(&mut self, answer: Answer, why: Why, rule: Cited) {
        if O::WANTS_REASONS {
            self.0.refuse(answer, why, rule::id::<E>(rule));
        }
    }

    fn fall_back(&mut self, answer: Answer) {
        self.0.fall_back(answer);
    }

    fn wants_reasons(&self) -> bool {
        O::WANTS_REASONS
    }
}

/// Notes whether anything worth asking for is offered.
#[derive(Default)]
pub(crate) struct AnyOffer(pub bool);

impl Menu for AnyOffer {
    fn offer(&mut self, answer: Answer) {
        self.0 |= answer != Answer::EndTurn;
    }

    fn refuse(&mut self, _: Answer, _: Why, _: Cited) {}

    fn fall_back(&mut self, _: Answer) {}

    fn wants_reasons(&self) -> bool {
        false
    }

    fn has_enough(&self) -> bool {
        self.0
    }
}

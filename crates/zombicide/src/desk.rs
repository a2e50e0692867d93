//! What the core works with: the board to read, `tell` to change it, chance to draw from; and where it writes offers.
//!
//! The core is the same for every edition, and so are the events and the board; the kernel's contract is not.

use crate::answer::Answer;
use crate::board::Board;
use crate::event::{Event, Seen};
use crate::pieces::{Card, CardName, Hero, Place, Who, Zone};
use crate::rule::Cited;
use crate::why::Why;
use crate::{Edition, Zombicide};
use holdout_kernel::Offers;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;

/// The table as rules code sees it.
pub(crate) type Cx<'a> = holdout_kernel::Scene<'a, Event>;

/// What rules code does with it besides.
pub(crate) trait Desk {
    fn board(&self) -> &Board;

    /// Something happens, for the reason a rule gives.
    fn happens(&mut self, rule: Cited, event: &Event);

    /// Lets something happen.
    fn let_happen(&mut self, rule: Cited, event: Event) {
        self.happens(rule, &event);
    }

    /// The same for what everybody sees.
    fn tell(&mut self, rule: impl Into<Cited>, seen: impl Into<Seen>) {
        // Nothing in it has to be put away, so nobody need look which event it was.
        const { assert!(!std::mem::needs_drop::<Seen>(), "what everybody sees asks for no memory") };
        self.happens(rule.into(), &ManuallyDrop::new(Event::Open(seen.into())));
    }
}

impl Desk for Cx<'_> {
    #[inline]
    fn board(&self) -> &Board {
        self
    }

    fn happens(&mut self, rule: Cited, event: &Event) {
        self.emit_by(|board| board.knobs().id(rule), event);
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

/// Where a step writes what it offers.
pub(crate) enum Menu<'m> {
    /// What is legal and nothing else, one after another.
    List(&'m mut Vec<Answer>),
    /// Somebody who listens to everything, or to less.
    Told(&'m mut dyn Listener),
}

impl Menu<'_> {
    #[inline]
    pub fn offer(&mut self, answer: Answer) {
        match self {
            Self::List(list) => list.push(answer),
            Self::Told(listener) => listener.offer(answer),
        }
    }

    #[inline]
    pub fn refuse(&mut self, answer: Answer, why: Why, rule: Cited) {
        if let Self::Told(listener) = self {
            listener.refuse(answer, why, rule);
        }
    }

    #[inline]
    pub fn fall_back(&mut self, answer: Answer) {
        if let Self::Told(listener) = self {
            listener.fall_back(answer);
        }
    }

    /// Whether anybody reads reasons.
    #[inline]
    pub fn wants_reasons(&self) -> bool {
        match self {
            Self::List(_) => false,
            Self::Told(listener) => listener.wants_reasons(),
        }
    }

    /// Whether nothing more is asked for: the rest need not be offered.
    #[inline]
    pub fn has_enough(&self) -> bool {
        match self {
            Self::List(_) => false,
            Self::Told(listener) => listener.has_enough(),
        }
    }
}

/// Who hears what a step offers.
pub(crate) trait Listener {
    fn offer(&mut self, answer: Answer);
    fn refuse(&mut self, answer: Answer, why: Why, rule: Cited);
    fn fall_back(&mut self, answer: Answer);
    fn wants_reasons(&self) -> bool;
    fn has_enough(&self) -> bool {
        false
    }
}

/// The kernel's taker of offers, as the core sees it.
struct TakerOf<'a, E, O>(&'a mut O, PhantomData<E>);

/// Lets a step write into the kernel's taker of offers.
pub(crate) fn write<E: Edition, O: Offers<Zombicide<E>>>(to: &mut O, step: impl FnOnce(&mut Menu<'_>)) {
    match to.list() {
        Some(list) => step(&mut Menu::List(list)),
        None => step(&mut Menu::Told(&mut TakerOf(to, PhantomData::<E>))),
    }
}

impl<E: Edition, O: Offers<Zombicide<E>>> Listener for TakerOf<'_, E, O> {
    fn offer(&mut self, answer: Answer) {
        self.0.offer(answer);
    }

    fn refuse(&mut self, answer: Answer, why: Why, rule: Cited) {
        if O::WANTS_REASONS {
            self.0.refuse(answer, why, E::KNOBS.id(rule));
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

impl Listener for AnyOffer {
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

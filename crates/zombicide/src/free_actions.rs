//! Free Actions: each is for some uses, once per Turn. Who could pay the same deed with several need not say with which:
//! what is paid so far is remembered by its use, and whenever another deed could be paid by paying the earlier ones
//! otherwise, it is.

use crate::board::{Board, MAX_SKILLS};
use crate::digest::Trace;
use crate::knobs::Lenders;
use crate::pieces::Hero;
use crate::skills::Skill;
use std::hash::Hasher;

/// Bits that count the deeds of one use.
const WIDTH: u32 = 3;

/// What the free Actions of a Turn have paid, counted by use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paid(u32);

impl Paid {
    /// With one more deed of a use.
    #[must_use]
    pub const fn and(self, uses: u16) -> Self {
        Self(self.0 + (1 << (WIDTH * uses.trailing_zeros())))
    }

    fn deeds(self) -> impl Iterator<Item = u16> {
        (0..u32::BITS / WIDTH).flat_map(move |at| std::iter::repeat_n(1 << at, (self.0 >> (WIDTH * at)) as usize & 7))
    }
}

impl Trace for Paid {
    fn rests(&self) -> bool {
        self.0 == 0
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
    }
}

/// Which free Action pays which deed.
struct Payers {
    /// What each is for.
    free: [u16; MAX_SKILLS],
    /// What each pays, or 0.
    pays: [u16; MAX_SKILLS],
}

impl Payers {
    /// Finds a payer among some for a deed, if need be by letting others take over what they pay; gives back the one that
    /// had paid nothing.
    fn find(&mut self, deed: u16, among: u16, tried: &mut u16) -> Option<u8> {
        for at in 0..MAX_SKILLS {
            if among >> at & 1 == 0 || *tried >> at & 1 == 1 || self.free[at] & deed == 0 {
                continue;
            }
            *tried |= 1 << at;
            let new = if self.pays[at] == 0 { Some(at as u8) } else { self.find(self.pays[at], among, tried) };
            if new.is_some() {
                self.pays[at] = deed;
                return new;
            }
        }
        None
    }
}

/// The place of a free Action that others lend, behind those of the own skills: one for each thing it may be used for.
const fn lent_place(uses: u16) -> u8 {
    MAX_SKILLS as u8 + if uses.is_power_of_two() { uses.trailing_zeros() as u8 } else { 15 }
}

impl Board {
    /// The skills a Survivor has from whoever lends in his zone.
    pub(crate) fn lent_to(&self, hero: Hero) -> impl Iterator<Item = &'static Skill> + '_ {
        let any = self.content().lends;
        // Whether anybody else is there is asked only if he has something to lend.
        let own = any
            && self.knobs().lenders == Lenders::AmongOthers
            && self.lending(hero).next().is_some()
            && self.is_among_others(hero);
        let others = any.then(|| self.living_in(self.hero(hero).zone)).into_iter().flatten();
        let lenders = own.then_some(hero).into_iter().chain(others.filter(move |other| *other != hero));
        lenders.flat_map(|lender| self.lending(lender))
    }

    /// The skills a Survivor lends to others.
    fn lending(&self, hero: Hero) -> impl Iterator<Item = &'static Skill> + '_ {
        let content = self.content();
        let lends = self.hero(hero).skills().map(|skill| content.skill(skill)).filter(|skill| skill.kind.lends);
        lends.map(|skill| content.skill(skill.param))
    }

    /// The skill whose free Action is used up by a deed, by its place; the narrowest first; or the place of one that
    /// others lend.
    pub fn free_slot(&self, hero: Hero, uses: u16) -> Option<u8> {
        let it = self.hero(hero);
        // A single Action somebody was given is no time for his own free ones.
        if it.used == u16::MAX {
            return None;
        }
        let mut narrowest: Option<(u8, u32)> = None;
        let mut look = |at: u8, free: u16| {
            if free & uses != 0 && narrowest.is_none_or(|(_, width)| free.count_ones() < width) {
                narrowest = Some((at, free.count_ones()));
            }
        };
        // What others lend is his while he stands with them, so of two alike it goes first.
        if self.content().lends {
            let lent =
                self.lent_to(hero).filter(|skill| skill.free > 0).map(|skill| (lent_place(skill.free), skill.free));
            let unused = lent.filter(|(at, _)| it.borrowed >> (at - MAX_SKILLS as u8) & 1 == 0);
            unused.for_each(|(at, free)| look(at, free));
        }
        let own = it.skills().enumerate().filter(|(at, _)| it.used >> at & 1 == 0);
        own.for_each(|(at, skill)| look(at as u8, self.content().skill(skill).free));
        narrowest.map(|(at, _)| at).or_else(|| if it.used == 0 { None } else { self.freed_slot(hero, uses) })
    }

    /// The same if one that was used lets another pay for it.
    fn freed_slot(&self, hero: Hero, uses: u16) -> Option<u8> {
        let it = self.hero(hero);
        let free = it.skills.map(|skill| if skill > 0 { self.content().skill(skill).free } else { 0 });
        let mut payers = Payers { free, pays: [0; MAX_SKILLS] };
        for deed in it.paid.deeds() {
            payers.find(deed, it.used, &mut 0);
        }
        payers.find(uses, u16::MAX, &mut 0)
    }

    /// Whether he has a free Action for the use, or an Action left.
    pub fn can_act(&self, hero: Hero, uses: u16) -> bool {
        self.hero(hero).actions > 0 || self.free_slot(hero, uses).is_some()
    }
}

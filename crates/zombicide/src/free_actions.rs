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
    /// Who lends skills to a Survivor, as bits: others in his zone; himself, where the edition has it so.
    #[inline]
    pub(crate) fn lenders(&self, hero: Hero) -> u16 {
        if self.lending == 0 { 0 } else { self.lenders_there(hero) }
    }

    fn lenders_there(&self, hero: Hero) -> u16 {
        let there = self.living_in(self.hero(hero).zone).fold(0, |all, other| all | other.bit());
        let all = there & self.lending;
        let own = all & hero.bit() != 0 && self.knobs().lenders == Lenders::AmongOthers && self.is_among_others(hero);
        if own { all } else { all & !hero.bit() }
    }

    /// The skills he has from them, his own first.
    pub(crate) fn lent_by(&self, hero: Hero, lenders: u16) -> impl Iterator<Item = &'static Skill> + '_ {
        let own = Some(hero).filter(|hero| lenders & hero.bit() != 0);
        let others = self.all().filter(move |other| *other != hero && lenders & other.bit() != 0);
        own.into_iter().chain(others).flat_map(|lender| self.lending(lender))
    }

    /// Whether that is noted as it is.
    pub(crate) fn lending_is_noted(&self, hero: Hero) -> bool {
        self.lending(hero).next().is_some() == (self.lending & hero.bit() != 0)
    }

    /// Notes whether a Survivor lends skills, whenever his own have changed.
    pub(crate) fn note_lending(&mut self, hero: Hero) {
        let lends = self.lending(hero).next().is_some();
        self.lending = self.lending & !hero.bit() | if lends { hero.bit() } else { 0 };
    }

    /// The skills a Survivor lends to others.
    fn lending(&self, hero: Hero) -> impl Iterator<Item = &'static Skill> + '_ {
        let content = self.content();
        let lends = self.hero(hero).skills().map(|skill| content.skill(skill)).filter(|skill| skill.kind.lends);
        lends.map(|skill| content.skill(skill.param))
    }

    /// Every use his free Actions are for, used or not.
    pub(crate) fn free_uses(&self, hero: Hero) -> u16 {
        if self.hero(hero).used == u16::MAX {
            return 0;
        }
        let own = self.hero(hero).skills().fold(0, |all, skill| all | self.content().skill(skill).free);
        match self.lenders(hero) {
            0 => own,
            lenders => self.lent_by(hero, lenders).fold(own, |all, skill| all | skill.free),
        }
    }

    /// The skill whose free Action is used up by a deed, by its place; the narrowest first; or the place of one that
    /// others lend.
    pub fn free_slot(&self, hero: Hero, uses: u16) -> Option<u8> {
        let it = self.hero(hero);
        // A single Action somebody was given is no time for his own free ones.
        if uses == 0 || it.used == u16::MAX {
            return None;
        }
        let mut narrowest: Option<(u8, u32)> = None;
        let mut look = |at: u8, free: u16| {
            if free & uses != 0 && narrowest.is_none_or(|(_, width)| free.count_ones() < width) {
                narrowest = Some((at, free.count_ones()));
            }
        };
        // What others lend is his while he stands with them, so of two alike it goes first.
        let lenders = self.lenders(hero);
        if lenders != 0 {
            let lent = self.lent_by(hero, lenders).filter(|skill| skill.free > 0);
            let lent = lent.map(|skill| (lent_place(skill.free), skill.free));
            let unused = lent.filter(|(at, _)| it.borrowed >> (at - MAX_SKILLS as u8) & 1 == 0);
            unused.for_each(|(at, free)| look(at, free));
        }
        let mut own = 0_u16;
        for (at, skill) in it.skills().enumerate() {
            let free = self.content().skill(skill).free;
            own |= free;
            if it.used >> at & 1 == 0 {
                look(at as u8, free);
            }
        }
        let freed = || if own & uses != 0 { self.freed_slot(hero, uses) } else { None };
        narrowest.map(|(at, _)| at).or_else(freed)
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

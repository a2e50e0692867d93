//! The table itself: who stands where, what lies where, who holds what. Flat, and changed by events only.

use crate::content::{CardEffect, CardInfo, Content, Fits, Gear, Identity, Lock, Mission};
use crate::digest::{Row, Trace, traced, traced_names, word};
use crate::free_actions::Paid;
use crate::ground::{Mover, Terrain};
use crate::knobs::Knobs;
use crate::parts::States;
use crate::pieces::*;
use crate::skills::Perks;
use holdout_kernel::{Key, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize, Serializer};
use std::hash::Hasher;

pub const MAX_DECK: usize = 84;
pub const MAX_TOKENS: usize = 16;
/// Most skills of a Survivor.
pub const MAX_SKILLS: usize = 16;

/// The content and mission of a table. They never change during a game and a record names their digest, so no digest
/// of the table includes them.
#[derive(Clone, Copy)]
pub struct Book {
    pub content: &'static Content,
    pub mission: &'static Mission,
}

/// Where in a Round the table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    #[default]
    Setup,
    Players,
    Zombies,
    Spawn,
    End,
    Over,
}

traced_names!(Phase { Setup, Players, Zombies, Spawn, End, Over });

/// What became of a Survivor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    #[default]
    Alive,
    Dead,
    Escaped,
}

traced_names!(Fate { Alive, Dead, Escaped });

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
pub enum Outcome {
    Won,
    /// Lost, by the name of the ending.
    Lost(&'static str),
}

impl Outcome {
    /// The last Survivor died.
    pub const ALL_DEAD: Self = Self::Lost("all-dead");
    /// Somebody died, and nobody may.
    pub const SOMEBODY_DIED: Self = Self::Lost("somebody-died");

    /// The word records are named after.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost(how) => how,
        }
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

impl Trace for Outcome {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        word(to, self.name());
    }
}

/// One Survivor with everything he carries and everything his Turn has used.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // Each stands for a token or a fact of the Turn.
pub struct Survivor {
    pub identity: u8,
    pub seat: Seat,
    pub zone: Zone,
    pub fate: Fate,
    pub wounds: u8,
    pub xp: u8,
    /// Levels whose skill he has.
    pub learned: u8,
    /// Skills he has, by number in the content.
    pub skills: [u16; MAX_SKILLS],
    pub cards: [Card; SLOTS],
    /// Slots whose weapon is not loaded.
    pub unloaded: u16,
    /// Slots whose Enchantment was used in this Turn.
    pub cast: u16,
    pub rotten: bool,
    /// Rotten by an Enchantment, until the end of the Round.
    pub hidden: bool,
    /// Killed a Zombie in this Round.
    pub killed: bool,
    /// Had his Turn in this Round.
    pub acted: bool,
    /// Actions given by somebody else for the next Turn.
    pub granted: u8,
    pub in_turn: bool,
    pub actions: u8,
    /// Skills whose free Action was used, by place.
    pub used: u16,
    /// What those were used for.
    pub paid: Paid,
    /// Free Actions of skills others lend that were used, by place.
    pub borrowed: u16,
    /// Once-per-Turn deeds that are done.
    pub once: u32,
    pub searched: bool,
    /// Made a Combat Action or a Noise token in this Turn.
    pub stirred: bool,
    /// Cards attached to what he holds in each hand.
    pub attached: [[Card; MAX_ATTACHED]; 2],
    /// Tokens that take no slot, as bits of their colours.
    pub tokens: u8,
    /// Things on his board that take no slot, by what they are.
    pub kept: [u8; KEEPSAKES],
    /// Skills an Enchantment gave him until the end of the Round.
    pub lent: [u16; 2],
    /// How often the marker of his experience began again.
    pub laps: u8,
    /// Places of his card whose skill he has learned again and again: skills of further laps, Orange and Red.
    pub owed: [u8; 2],
    /// Places of his card whose skills he has, four for each level, as bits.
    pub places: u16,
}

impl Survivor {
    /// The skills he has, one after another; behind the last one nothing comes.
    pub fn skills(&self) -> impl Iterator<Item = u16> + '_ {
        self.skills.iter().copied().take_while(|skill| *skill > 0)
    }
}

/// Most cards attached to one weapon.
pub const MAX_ATTACHED: usize = 6;

/// Once-per-Turn deeds.
pub mod once {
    pub const TAUNT: u32 = 1;
    pub const SHOVE: u32 = 2;
    pub const PULL: u32 = 4;
    pub const SHOUT: u32 = 8;
    pub const LEAD: u32 = 16;
    pub const JUMP: u32 = 32;
    pub const SPRINT: u32 = 64;
    pub const BODIES: u32 = 128;
    pub const REDRAW: u32 = 256;
    pub const CHARGE: u32 = 512;
    pub const RUSH: u32 = 1024;
    /// Worked a door.
    pub const DOOR: u32 = 2048;
    pub const DRONE: u32 = 4096;
    /// Gave an order.
    pub const ORDER: u32 = 8192;
    /// Walked for free where the ground lets him.
    pub const STRIDE: u32 = 1 << 14;
    /// Put back a card that would let enemies come.
    pub const SAFE: u32 = 1 << 15;
    /// Fought with what lay at hand, by mode.
    pub const IMPROVISE: [u32; 2] = [1 << 16, 1 << 17];
    /// Skills that cost no Action: no gift of an Action is for them.
    pub const FREE: u32 = TAUNT | SHOVE | PULL | SHOUT | LEAD | CHARGE | BODIES | STRIDE | IMPROVISE[0] | IMPROVISE[1];
}

/// A spawn token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    pub zone: Zone,
    pub colour: Colour,
    /// The objective that activates it.
    pub waits_for: Option<Colour>,
    /// Lies on the side of whoever brought it.
    pub special: bool,
    /// Appeared in this very step.
    pub fresh: bool,
    /// Sleeps until something else than an objective wakes it.
    pub asleep: bool,
}

traced!(Token { zone, colour, waits_for, special, fresh, asleep });

impl Token {
    pub const NONE: Self =
        Self { zone: Zone::NONE, colour: Colour::Red, waits_for: None, special: false, fresh: false, asleep: false };

    pub fn is_active(&self) -> bool {
        self.zone != Zone::NONE && self.waits_for.is_none() && !self.asleep
    }
}

#[derive(Clone, Copy)]
#[allow(clippy::struct_excessive_bools)] // Facts of a table.
pub struct Board {
    pub book: Book,
    pub seats: u8,
    pub round: u16,
    pub phase: Phase,
    pub first: Seat,
    pub team: u8,
    pub heroes: [Survivor; MAX_TEAM],
    pub zombies: [Counts; MAX_ZONES],
    /// Zones with any Zombie.
    pub crowd: ZoneSet,
    /// Figures of each kind in the box at all.
    pub supply: Counts,
    pub noise: [u8; MAX_ZONES],
    /// Doors and whatever else changes on the ground.
    pub terrain: Terrain,
    /// Objectives taken, as bits.
    pub taken: u16,
    /// Objectives removed before anybody took them, as bits.
    pub gone: u16,
    /// How many objectives of each colour were taken.
    pub taken_of: [u8; 8],
    /// How many of each colour were removed.
    pub gone_of: [u8; 8],
    /// Experience begins again where it ends.
    pub ultrared: bool,
    /// Where the kind that comes alone would act again, another one comes besides.
    pub festival: bool,
    /// Enemies' cards the table left in the box.
    pub boxed: u64,
    pub colours: Secret<Row<Colour, 16>>,
    /// Colours taken so far, as bits.
    pub colours_taken: u8,
    pub tokens: [Token; MAX_TOKENS],
    pub deck: Secret<Row<Card, MAX_DECK>>,
    pub deck_left: u8,
    pub discard: [u8; 64],
    pub zombie_deck: Secret<Row<u8, 64>>,
    pub zombie_left: u8,
    /// The discard pile of the Zombie deck, as bits.
    pub zombie_discard: u64,
    pub kills: Counts,
    /// Goals reached, as bits.
    pub goals: u16,
    pub level_reached: Level,
    /// Somebody may have a skill to learn.
    pub learning: bool,
    /// Survivors who have ignored the first Wound of this phase already, as bits.
    pub ignored_one: u16,
    /// Survivors for whom what they did before their Turn of this Round counts with it, as bits.
    pub gifted: u16,
    /// Extra Turns owed to linked Survivors, as bits.
    pub links: u16,
    /// Survivors with a skill that lends, as bits.
    pub lending: u16,
    /// Such a Turn is being played; a further one waits for its end.
    pub linking: bool,
    pub loudest: Zone,
    pub loudest_by: Hero,
    /// `Rule::SpawnOrder`: where every spawn step begins.
    pub spawn_first: Zone,
    pub outcome: Option<Outcome>,
    /// What the parts in play keep.
    pub parts: States,
}

/// Where the cards of one Survivor may lie.
pub struct Rooms {
    /// Where each card may lie, whoever has it.
    of: &'static [Slots; 256],
    /// The cards he may wear on the body, as bits of their numbers.
    worn: u64,
}

impl Rooms {
    pub fn of(&self, card: Card) -> Slots {
        let body = if self.worn >> card.0 & 1 == 1 { Slots::BODY } else { Slots::default() };
        self.of[card.0 as usize].or(body)
    }
}

impl Board {
    pub fn content(&self) -> &'static Content {
        self.book.content
    }

    /// The knobs of the edition that is played.
    pub fn knobs(&self) -> &'static Knobs {
        self.book.content.knobs
    }

    pub fn mission(&self) -> &'static Mission {
        self.book.mission
    }

    pub fn all(&self) -> impl Iterator<Item = Hero> + Clone + use<> {
        (0..self.team).map(Hero)
    }

    pub fn hero(&self, hero: Hero) -> &Survivor {
        &self.heroes[hero.index()]
    }

    pub fn identity(&self, hero: Hero) -> &'static Identity {
        &self.content().identities[self.hero(hero).identity as usize]
    }

    pub fn living(&self) -> impl Iterator<Item = Hero> + Clone + '_ {
        self.all().filter(|hero| self.hero(*hero).fate == Fate::Alive)
    }

    pub fn living_in(&self, zone: Zone) -> impl Iterator<Item = Hero> + Clone + '_ {
        self.living().filter(move |hero| self.hero(*hero).zone == zone)
    }

    /// Any player may answer for the team.
    pub fn everybody(&self) -> SeatSet {
        SeatSet::all(self.seats)
    }

    /// Everything his skills grant, and what others in his zone lend him.
    pub fn perks(&self, hero: Hero) -> Perks {
        let (it, content) = (self.hero(hero), self.content());
        let [first, others @ ..] = &it.skills;
        let mut perks = if *first > 0 { content.skill(*first).alone } else { Perks::default() };
        others.iter().take_while(|skill| **skill > 0).for_each(|skill| content.skill(*skill).grant(&mut perks));
        if it.lent != [0; 2] {
            let lent = it.lent.iter().filter(|skill| **skill > 0);
            lent.for_each(|skill| content.skill(*skill).grant(&mut perks));
        }
        let lenders = self.lenders(hero);
        if lenders != 0 {
            self.lent_by(hero, lenders).for_each(|skill| skill.grant(&mut perks));
        }
        perks
    }

    /// Whether something is among his perks that one skill grants whole: asked more often than all of them together.
    pub fn can(&self, hero: Hero, perk: impl Fn(&Perks) -> bool) -> bool {
        let (it, content) = (self.hero(hero), self.content());
        // Not every edition has it.
        if !perk(&content.all_perks) {
            return false;
        }
        for &skill in it.skills.iter().take_while(|skill| **skill > 0) {
            if perk(&content.skill(skill).alone) {
                return true;
            }
        }
        if it.lent != [0; 2] && it.lent.iter().any(|skill| *skill > 0 && perk(&content.skill(*skill).alone)) {
            return true;
        }
        let lenders = self.lenders(hero);
        lenders != 0 && self.lent_by(hero, lenders).any(|skill| perk(&skill.alone))
    }

    /// Whether another Survivor stands in his zone.
    pub fn is_among_others(&self, hero: Hero) -> bool {
        let zone = self.hero(hero).zone;
        self.living_in(zone).any(|other| other != hero) || crate::parts::is_company(self, zone)
    }

    /// The same while he attacks a zone with a card: some skills work from some way off only.
    pub fn perks_at(&self, hero: Hero, card: Card, zone: Zone) -> Perks {
        let mut perks = self.perks_with(hero, card);
        if self.content().has_afar {
            let afar = self.hero(hero).skills().map(|skill| self.content().skill(skill).afar);
            let mut afar = afar.filter(|skill| *skill > 0).peekable();
            if afar.peek().is_some() && self.is_afar(hero, zone) {
                afar.for_each(|skill| self.content().skill(skill).grant(&mut perks));
            }
        }
        perks
    }

    /// The same while he attacks with a card, which may have skills of its own.
    pub fn perks_with(&self, hero: Hero, card: Card) -> Perks {
        let mut perks = self.perks(hero);
        if card.is_some() {
            self.content().card(card).skills.iter().for_each(|skill| self.content().skill(*skill).grant(&mut perks));
        }
        perks
    }

    pub fn card(&self, hero: Hero, slot: Slot) -> Option<&'static CardInfo> {
        let card = self.hero(hero).cards[slot.index()];
        card.is_some().then(|| self.content().card(card))
    }

    /// The slots his inventory has.
    pub fn slots_of(&self, hero: Hero) -> Slots {
        let there = Slots(self.knobs().slots);
        if self.content().has_hoards && self.can(hero, |perks| perks.hoards) { there.or(Slots::MORE) } else { there }
    }

    /// Of some slots of his, those a card may lie in.
    pub fn room_for(&self, hero: Hero, card: Card, there: Slots) -> Slots {
        self.rooms(hero).of(card).and(there)
    }

    /// Where each card may lie in his inventory.
    pub fn rooms(&self, hero: Hero) -> Rooms {
        Rooms { of: &self.content().rooms, worn: self.identity(hero).body }
    }

    /// Whether a card may lie in a slot.
    pub fn fits(&self, hero: Hero, card: Card, slot: Slot) -> bool {
        self.room_for(hero, card, self.slots_of(hero)).contains(slot)
    }

    /// The slots that hold a card. A handful of instructions on all slots at once, as long as it stands by itself.
    #[inline(never)]
    pub fn full(&self, hero: Hero) -> Slots {
        let cards = self.hero(hero).cards.iter().enumerate();
        Slots(cards.fold(0, |full, (at, card)| full | u16::from(card.is_some()) << at))
    }

    /// What all his cards are good for.
    pub fn gear(&self, hero: Hero) -> Gear {
        let of = &self.content().gear;
        self.hero(hero).cards.iter().fold(Gear::default(), |all, card| all.with(of[card.0 as usize]))
    }

    /// The card with a deed he wears.
    pub fn worn(&self, hero: Hero, deed: CardEffect) -> Option<Slot> {
        [Slot::BODY, Slot::BODY_2].into_iter().find(|slot| self.content().is(self.hero(hero).cards[slot.index()], deed))
    }

    /// What lies in hands and slots that count as held, and spells for those whose whole inventory counts as held.
    pub fn in_hand(&self, hero: Hero, slot: Slot, perks: &Perks) -> bool {
        let Some(info) = self.card(hero, slot) else { return false };
        match slot.place() {
            Spread::Hand => true,
            Spread::Body if info.fits == Fits::Hand => true,
            Spread::Body | Spread::Pack => perks.spells_in_hand && (info.is_spell || info.is_enchantment),
        }
    }

    /// Slots held in hand whose card has the deed.
    pub fn held(&self, hero: Hero, deed: CardEffect) -> Option<Slot> {
        Slot::held()
            .find(|&slot| self.card(hero, slot).is_some_and(|info| info.deed == deed && info.fits == Fits::Hand))
    }

    pub fn is_clear(&self, zone: Zone) -> bool {
        !self.crowd.contains(zone)
    }

    pub fn zombies_in(&self, zone: Zone) -> u8 {
        self.zombies[zone.index()].iter().sum()
    }

    pub fn on_board(&self, kind: Kind) -> u8 {
        self.crowd.iter().map(|zone| self.zombies[zone.index()][kind.index()]).sum()
    }

    /// Figures of every kind still in the box.
    pub fn all_in_box(&self) -> Counts {
        let mut left = self.supply;
        for zone in self.crowd.iter() {
            left.iter_mut().zip(self.zombies[zone.index()]).for_each(|(left, out)| *left = left.saturating_sub(out));
        }
        left
    }

    /// Figures of a kind still in the box.
    pub fn in_box(&self, kind: Kind) -> u8 {
        self.supply[kind.index()].saturating_sub(self.on_board(kind))
    }

    /// `Rule::SeesSurvivors`: whether enemies notice him.
    pub fn noticed(&self, hero: Hero) -> bool {
        let it = self.hero(hero);
        it.fate == Fate::Alive && !it.rotten && !it.hidden
    }

    /// The danger level that experience stands for.
    pub fn level_of(xp: u8) -> Level {
        let [_, above @ ..] = Level::ALL;
        above.into_iter().rfind(|level| xp >= level.least_xp()).unwrap_or(Level::Blue)
    }

    /// The level of a Survivor; who was Red once stays so.
    pub fn level(&self, hero: Hero) -> Level {
        let it = self.hero(hero);
        if it.laps > 0 { Level::Red } else { Self::level_of(it.xp) }
    }

    /// Wounds that kill him.
    pub fn health(&self, hero: Hero) -> u8 {
        let own = self.perks(hero).armour;
        if own > 0 { own } else { self.identity(hero).health }
    }

    /// `Rule::DangerLine`: the level of the most experienced Survivor in play.
    pub fn danger(&self) -> Level {
        let reached = |hero: Hero| if self.hero(hero).laps > 0 { u8::MAX } else { self.hero(hero).xp };
        self.living().map(reached).max().map_or(Level::default(), Self::level_of)
    }

    /// Who has reached a level whose skill he does not have, and which level.
    pub fn next_to_learn(&self) -> Option<(Hero, Level)> {
        self.living().find_map(|hero| {
            let it = self.hero(hero);
            let reached = self.level(hero);
            let first = Level::ALL.get(it.learned as usize).filter(|next| **next <= reached);
            first.copied().or_else(|| self.owed_level(hero)).map(|level| (hero, level))
        })
    }

    pub fn active_tokens(&self) -> impl Iterator<Item = (usize, &Token)> + Clone {
        self.tokens.iter().enumerate().filter(|(_, token)| token.is_active())
    }

    /// What he can do that not every Survivor can, as he walks.
    pub fn mover(&self, hero: Hero) -> Mover {
        self.mover_with(hero, self.own_perks(hero))
    }

    /// The same where his permissions that only parts ask for are known.
    pub fn mover_with(&self, hero: Hero, own: u32) -> Mover {
        crate::parts::mover(self, hero, own).with(Mover::SURVIVOR)
    }

    /// Zones one step away for one Survivor.
    pub fn steps_of(&self, hero: Hero) -> ZoneSet {
        self.ways(self.hero(hero).zone, self.mover(hero))
    }

    /// Ammunition attached to what a slot holds.
    pub fn attached(&self, hero: Hero, slot: Slot) -> impl Iterator<Item = Card> + '_ {
        let cards = self.hero(hero).attached.get(slot.index()).into_iter().flatten();
        cards.copied().filter(|card| card.is_some())
    }

    pub fn is_locked(&self, lock: Option<Lock>) -> bool {
        match lock {
            None => false,
            Some(Lock::Colour(colour)) => self.colours_taken & colour.bit() == 0,
            Some(Lock::All(_)) => !self.all_objectives_taken(),
        }
    }

    pub fn all_objectives_taken(&self) -> bool {
        self.taken.count_ones() as usize == self.mission().objectives.len()
    }

    /// The untaken objectives of a zone.
    pub fn objective_in(&self, zone: Zone) -> Option<usize> {
        let mut all = self.mission().objectives.iter().enumerate();
        all.find(|(at, place)| **place == zone && (self.taken | self.gone) >> at & 1 == 0).map(|(at, _)| at)
    }

    /// The deck, its top card last.
    pub fn deck_cards(&self, key: Key) -> &[Card] {
        &self.deck.open(key)[..self.deck_left as usize]
    }
}

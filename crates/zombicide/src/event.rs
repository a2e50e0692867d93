//! Everything that can happen at the table.
//!
//! [`Seen`] is a happening as everybody sees it: the game is open to all. The few with a hidden part, the order of
//! decks and what lies face down, are the other variants of [`Event`]; `view.rs` says what is seen of them.

use crate::board::{MAX_ATTACHED, MAX_DECK, Outcome, Phase, Survivor};
use crate::digest::{Row, Trace, traced, traced_names};
use crate::free_actions::Paid;
use crate::parts;
use crate::pieces::*;
use holdout_kernel::{Seat, Secret};
use serde::{Serialize, Serializer};
use std::hash::Hasher;

#[derive(Clone)]
pub enum Event {
    Open(Seen),
    EquipmentShuffled { cards: u8, order: Secret<Box<[Card; MAX_DECK]>> },
    ZombiesShuffled { cards: u8, order: Secret<Box<[u8; 64]>> },
    ObjectivesMixed { colours: Secret<Row<Colour, 16>> },
    Part(parts::Hidden),
}

/// Dice of one roll: how many show each face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Faces(pub [u8; 6]);

impl Faces {
    pub fn add(&mut self, face: u8) {
        self.0[face as usize - 1] = self.0[face as usize - 1].saturating_add(1);
    }

    /// Dice that show this much or more.
    pub fn at_least(self, value: u8) -> u8 {
        self.0.iter().skip(value.max(1) as usize - 1).sum()
    }

    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }
}

impl Trace for Faces {
    fn rests(&self) -> bool {
        self.0.rests()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.0.trace(to);
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let dice = self.0.iter().enumerate().flat_map(|(at, count)| std::iter::repeat_n(at + 1, *count as usize));
        to.collect_seq(dice)
    }
}

/// Which deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DeckName {
    Equipment,
    Zombies,
}

/// Why enemies go where they go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lure {
    /// The noisiest zone with somebody they see.
    Sight,
    /// The noisiest zone of the board.
    Noise,
    /// The nearest spawn zone to escape by.
    SpawnZone,
    /// Called by a Survivor.
    Taunt,
}

traced_names!(Lure { Sight, Noise, SpawnZone, Taunt });

/// What a Turn has used, kept aside while another Turn of the same Survivor runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Facts of a Turn.
pub struct Used {
    pub in_turn: bool,
    pub acted: bool,
    pub actions: u8,
    pub free: u16,
    pub paid: Paid,
    pub borrowed: u16,
    pub once: u32,
    pub cast: u16,
    pub searched: bool,
    pub stirred: bool,
}

traced!(Used { in_turn, acted, actions, free, paid, borrowed, once, cast, searched, stirred });

impl Used {
    pub fn of(it: &Survivor) -> Self {
        Self {
            in_turn: it.in_turn,
            acted: it.acted,
            actions: it.actions,
            free: it.used,
            paid: it.paid,
            borrowed: it.borrowed,
            once: it.once,
            cast: it.cast,
            searched: it.searched,
            stirred: it.stirred,
        }
    }
}

/// All cards of a Survivor with their state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bags {
    pub cards: [Card; SLOTS],
    pub unloaded: u16,
    pub cast: u16,
    pub attached: [[Card; MAX_ATTACHED]; 2],
    pub tokens: u8,
    pub kept: [u8; KEEPSAKES],
}

traced!(Bags { cards, unloaded, cast, attached, tokens, kept });

impl Bags {
    pub fn of(it: &Survivor) -> Self {
        let (attached, tokens, kept) = (it.attached, it.tokens, it.kept);
        Self { cards: it.cards, unloaded: it.unloaded, cast: it.cast, attached, tokens, kept }
    }
}

/// A card with its state: whether it is unloaded, and whether it was cast.
pub type Lies = (Card, u16, u16);

/// What lies in the slots of an inventory is taken and laid in the same way wherever it is kept.
macro_rules! slots_of {
    ($($keeper:ty),+) => {
        $(impl $keeper {
            pub const fn lies(&self, slot: Slot) -> Lies {
                (self.cards[slot.index()], self.unloaded >> slot.0 & 1, self.cast >> slot.0 & 1)
            }

            pub const fn lay(&mut self, slot: Slot, (card, unloaded, cast): Lies) {
                self.cards[slot.index()] = card;
                self.unloaded = self.unloaded & !(1 << slot.0) | unloaded << slot.0;
                self.cast = self.cast & !(1 << slot.0) | cast << slot.0;
            }
        })+
    };
}

slots_of!(Bags, Survivor);

/// A happening as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    // Setup.
    Shuffled {
        deck: DeckName,
        cards: u8,
    },
    ObjectivesMixed,
    Dealt {
        who: Who,
        card: CardName,
        slot: Slot,
    },
    FirstPlayer {
        player: Seat,
    },
    StartsAt {
        who: Who,
        zone: Place,
        /// Chance placed his group there, so nobody takes back what led to it.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
        drawn: bool,
    },
    ExtraToken {
        zone: Place,
    },
    SpawnFirst {
        zone: Place,
    },

    // The course of a Round.
    RoundBegan {
        round: u16,
    },
    PhaseBegan {
        phase: Phase,
    },
    TurnBegan {
        who: Who,
        actions: u8,
    },
    TurnEnded {
        who: Who,
    },
    TurnResumed {
        who: Who,
        #[serde(skip)]
        used: Used,
    },
    RoundEnded {
        first: Seat,
    },
    Won,
    Lost {
        outcome: Outcome,
    },
    GoalReached {
        goal: u8,
    },

    // Actions.
    Spent {
        who: Who,
        actions: u8,
        free: Option<u8>,
        /// What a free Action was used for.
        #[serde(skip)]
        uses: u16,
    },
    Moved {
        who: Who,
        to: Place,
    },
    Escaped {
        who: Who,
    },
    Noise {
        who: Who,
        zone: Place,
    },
    Shouted {
        who: Who,
        zone: Place,
    },
    Searched {
        who: Who,
    },
    Drew {
        who: Who,
        card: CardName,
    },
    FoundInDeck {
        who: Who,
        card: CardName,
    },
    FoundInDiscard {
        who: Who,
        card: CardName,
    },
    NothingToDraw {
        who: Who,
    },
    Packed {
        who: Who,
        card: CardName,
        slot: Slot,
    },
    LeftBehind {
        card: CardName,
    },
    Discarded {
        who: Who,
        card: CardName,
        slot: Slot,
    },
    Shifted {
        who: Who,
        from: Slot,
        with: Who,
        to: Slot,
    },
    Returned {
        who: Who,
        #[serde(skip)]
        bags: Bags,
        with: Who,
        #[serde(skip)]
        theirs: Bags,
    },
    Reloaded {
        who: Who,
        slots: Slots,
    },
    ObjectiveTaken {
        who: Who,
        zone: Place,
        number: u8,
        colour: Colour,
    },
    TokenActivated {
        zone: Place,
        colour: Colour,
    },
    /// Removed before anybody took it, and looked at.
    ObjectiveLost {
        zone: Place,
        number: u8,
        colour: Colour,
    },
    /// Ammunition is attached to what a hand holds; from a slot, or from what was found.
    Attached {
        who: Who,
        card: CardName,
        from: Option<Slot>,
        hand: Slot,
    },
    Detached {
        who: Who,
        card: CardName,
        hand: Slot,
        to: Slot,
    },
    /// A token that takes no slot changes hands.
    TokenPassed {
        who: Who,
        with: Who,
        colour: Colour,
    },
    /// A thing that takes no slot comes onto somebody's board, or leaves it.
    Kept {
        who: Who,
        what: Keepsake,
        count: u8,
    },
    Parted {
        who: Who,
        what: Keepsake,
        count: u8,
    },
    /// Such a thing changes hands.
    Given {
        who: Who,
        with: Who,
        what: Keepsake,
    },
    /// Somebody has a skill until the end of the Round.
    Lent {
        who: Who,
        skill: &'static str,
        #[serde(skip)]
        number: u16,
    },
    /// A spawn token lies in another zone now.
    SpawnTokenMoved {
        token: u8,
        to: Place,
    },
    Healed {
        who: Who,
        wounds: u8,
    },
    Rotten {
        who: Who,
        on: bool,
    },
    Hidden {
        who: Who,
        on: bool,
    },
    Once {
        who: Who,
        deed: u32,
    },
    Led {
        who: Who,
        other: Who,
    },
    /// An Action given to him begins, and is over.
    GiftBegan {
        who: Who,
    },
    GiftEnded {
        who: Who,
        #[serde(skip)]
        used: Used,
    },
    Pushed {
        from: Place,
        to: Place,
    },
    Pulled {
        who: Who,
        to: Place,
    },

    // Fighting.
    Attacked {
        who: Who,
        mode: Mode,
        card: CardName,
        weapons: u8,
        zone: Place,
    },
    Unloaded {
        who: Who,
        slots: Slots,
    },
    Rolled {
        who: Who,
        dice: Faces,
        hits: u8,
        misses: u8,
    },
    Killed {
        who: Option<Who>,
        zone: Place,
        kind: Kind,
        count: u8,
    },
    Absorbed {
        zone: Place,
        kind: Kind,
        hits: u8,
    },
    Experience {
        who: Who,
        amount: u8,
        total: u8,
    },
    /// The marker of experience begins again.
    Lapped {
        who: Who,
        total: u8,
    },
    Learned {
        who: Who,
        skill: &'static str,
        number: u16,
        level: Level,
    },
    FriendlyFire {
        who: Who,
        hits: u8,
    },
    Assigned {
        who: Who,
        wounds: u8,
    },
    ArmourRolled {
        who: Who,
        dice: Faces,
        saved: u8,
    },
    Ignored {
        who: Who,
        wounds: u8,
    },
    Wounded {
        who: Who,
        wounds: u8,
        total: u8,
    },
    Died {
        who: Who,
    },

    // Enemies.
    ExtraActivation {
        kind: Kind,
    },
    NothingAtBlue {
        kind: Kind,
    },
    Shortage {
        kind: Kind,
        missing: u8,
    },
    ZombiesAttacked {
        zone: Place,
        wounds: u8,
    },
    ZombiesMoved {
        kind: Kind,
        count: u8,
        from: Place,
        to: Place,
        lure: Lure,
    },
    ZombiesAdded {
        kind: Kind,
        count: u8,
        zone: Place,
    },
    CardDrawn {
        number: u8,
        zone: Place,
    },
    CardDone {
        number: u8,
    },
    Spawned {
        kind: Kind,
        count: u8,
        zone: Place,
    },
    NobodyCame {
        zone: Place,
    },
    DoubleSpawn {
        zone: Place,
    },
    LinkOwed {
        who: Who,
    },
    LinkPaid {
        who: Who,
    },

    /// In a part in play.
    #[serde(untagged)]
    Part(#[cfg_attr(feature = "wire", ts(inline))] parts::Seen),
}

//! Everything that can happen at the table.
//!
//! [`Seen`] is a happening as somebody sees it; what is open to all happens as it is seen. The few happenings with a
//! hidden part are [`Veiled`]; `view/mod.rs` says who sees what of them.

use crate::bag::{Bag, MAX_CARDS};
use crate::board::{About, Ballots, Cards, Phase};
use crate::content::RowEffect;
use crate::items::Item;
use crate::pieces::{Area, Crowd, Dice, Kind};
use crate::talk::{Statement, Verdict};
use crate::truck::MAX_DRAW;
use holdout_kernel::{Seat, SeatSet, Secret};
use serde::Serialize;

/// An event: open to all, or with a hidden part.
#[derive(Clone)]
pub enum Event {
    Open(Seen),
    Hidden(Veiled),
}

impl From<Seen> for Event {
    fn from(seen: Seen) -> Self {
        Self::Open(seen)
    }
}

impl From<Veiled> for Event {
    fn from(veiled: Veiled) -> Self {
        Self::Hidden(veiled)
    }
}

/// A happening with a part that not everybody sees.
#[derive(Clone)]
pub enum Veiled {
    DeckShuffled { cards: u8, order: Secret<Cards<MAX_CARDS>> },
    Dealt { seat: Seat, item: Secret<Item> },
    Drawn { seat: Seat, count: u8, items: Secret<Cards<MAX_DRAW>> },
    Kept { seat: Seat, item: Secret<Item> },
    Given { from: Seat, to: Seat, item: Secret<Item> },
    Boxed { seat: Seat, item: Secret<Item> },
    Discarded { seat: Seat, item: Secret<Item> },
    Consoled { seat: Seat, item: Secret<Item> },
    Shaken { count: u8, dice: Secret<Dice> },
    Peeked { seat: Seat, dice: Secret<Dice> },
    Marked { seat: Seat, area: Secret<Area> },
    HandClaimed { id: u16, seat: Seat, items: Bag, held: u8, truth: Secret<Verdict> },
}

/// What brought a monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lure {
    Die,
    Crybabies,
    Crowd,
    Noise,
    Gathering,
}

/// What an attack finds at an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// OS-9.2.
    Closed,
    /// OS-9.3.
    Empty,
    /// OS-9.4.
    Holds,
    /// OS-9.5: the monsters get in unless something is done.
    Threatened,
    /// OS-10.2: on the car park every monster attacks.
    Attacked,
}

/// Why a vote did not have to be counted, or how it was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// OS-3.16: nobody else could be elected.
    Alone,
    /// OS-3.13.
    Votes,
    /// OS-3.14.
    TieBreak,
}

/// Why a phase was skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Skipped {
    NobodyThere,
    DeckEmpty,
}

/// What a sealed answer was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Lock {
    Vote,
    Destination,
}

/// A happening as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    // Setup.
    TokensDealt {
        badge: Seat,
        victim: Seat,
    },
    DeckShuffled {
        cards: u8,
    },
    Dealt {
        seat: Seat,
        item: Option<Item>,
    },
    StartingDice {
        seat: Seat,
        dice: Dice,
    },
    Placed {
        seat: Seat,
        character: Kind,
        die: Area,
        area: Area,
        auto: bool,
    },
    FirstDice {
        dice: Dice,
    },

    // The course of a round.
    RoundBegan {
        round: u8,
    },
    PhaseBegan {
        phase: Phase,
    },
    PhaseSkipped {
        phase: Phase,
        why: Skipped,
    },

    // Votes.
    DiscussionBegan {
        about: About,
        area: Area,
        participants: SeatSet,
    },
    Ready {
        seat: Seat,
    },
    DecisionBegan {
        about: About,
        area: Area,
        voters: SeatSet,
        candidates: SeatSet,
        ballot: u8,
    },
    Locked {
        seat: Seat,
        what: Lock,
    },
    VotesRevealed {
        about: About,
        area: Area,
        ballots: Ballots,
    },
    Tied {
        candidates: SeatSet,
    },
    TieBroken {
        seat: Seat,
        chosen: Seat,
    },
    Elected {
        about: About,
        area: Area,
        seat: Seat,
        how: How,
    },

    // Items.
    Played {
        seat: Seat,
        item: Item,
    },
    VotesGained {
        seat: Seat,
        votes: u8,
    },
    Hid {
        seat: Seat,
        character: Kind,
        area: Area,
    },
    Lured {
        seat: Seat,
        from: Area,
        to: Area,
    },
    DrivenOff {
        seat: Seat,
        area: Area,
        count: u8,
    },

    // Phase 1.
    Drawn {
        seat: Seat,
        count: u8,
        items: Option<Vec<Item>>,
    },
    Kept {
        seat: Seat,
        item: Option<Item>,
    },
    Given {
        from: Seat,
        to: Seat,
        item: Option<Item>,
    },
    Boxed {
        seat: Seat,
        item: Option<Item>,
    },
    Discarded {
        seat: Seat,
        item: Option<Item>,
    },

    // Phase 2.
    BadgeTaken {
        seat: Seat,
        from: Seat,
    },
    BadgeStays {
        seat: Seat,
    },
    Shaken {
        count: u8,
        dice: Option<Dice>,
    },
    Peeked {
        seat: Seat,
        dice: Option<Dice>,
    },
    DieShown {
        seat: Seat,
        die: Area,
    },
    Passed {
        seat: Seat,
    },

    // Phases 3 and 4.
    Announced {
        seat: Seat,
        area: Area,
        auto: bool,
    },
    Marked {
        seat: Seat,
        area: Area,
    },
    NoDestination {
        seat: Seat,
    },
    MapsRevealed {
        maps: Maps,
    },
    DiceRevealed {
        dice: Dice,
    },
    Moved {
        seat: Seat,
        character: Kind,
        from: Area,
        to: Area,
        marked: Option<Area>,
        auto: bool,
    },
    /// `full`: the marked area has no space, and whoever could go to the car park stands there already.
    Stayed {
        seat: Seat,
        marked: Option<Area>,
        full: bool,
    },

    // Phase 5.
    /// To nowhere: there is no free notch, or no token is left in the pool.
    MonsterCame {
        area: Area,
        to: Option<Area>,
        lure: Lure,
        pool_empty: bool,
    },

    // Phase 6.
    Haunted {
        seat: Seat,
        from: Area,
        to: Area,
    },
    AreaChecked {
        area: Area,
        monsters: u8,
        strength: u8,
        finding: Finding,
    },
    ConvoyLeft {
        area: Area,
        count: u8,
    },
    /// So many monsters stay there without getting in.
    Averted {
        area: Area,
        monsters: u8,
    },
    NobodyFound {
        area: Area,
        count: u8,
    },
    Eaten {
        seat: Seat,
        character: Kind,
        area: Area,
        row: Option<u8>,
        auto: bool,
    },
    RowFilled {
        row: u8,
        effect: Option<RowEffect>,
    },
    VictimToken {
        from: Seat,
        to: Seat,
    },
    BadgePassed {
        from: Seat,
        to: Seat,
    },
    Consoled {
        seat: Seat,
        item: Option<Item>,
    },
    MonstersLeft {
        area: Area,
        count: u8,
    },
    FacesUp {
        characters: Crowd,
    },

    // Phase 7.
    Closed {
        area: Area,
        count: u8,
        characters: Crowd,
    },
    EndChecked {
        alive: u8,
        limit: u8,
        over: bool,
    },

    // The end.
    KeysShown {
        seat: Seat,
        points: u8,
    },
    Scored {
        points: Points,
        winners: SeatSet,
        survivors: u8,
    },
    HandShown {
        seat: Seat,
        hand: Bag,
    },
    EpilogueUnlocked {
        number: u8,
    },
    NothingUnlocked,

    // Talk.
    Said {
        id: u16,
        seat: Seat,
        statement: Box<Statement>,
    },
    Judged {
        id: u16,
        seat: Seat,
        verdict: Verdict,
        statement: Box<Statement>,
    },
    Lapsed {
        id: u16,
        seat: Seat,
    },
}

/// The destinations on all maps, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Vec<Map>"))]
pub struct Maps(pub [Option<Area>; crate::pieces::MAX_PLAYERS]);

/// The destination on one of them.
#[derive(Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
struct Map {
    seat: Seat,
    area: Area,
}

impl Serialize for Maps {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let maps = (0..).map(Seat).zip(self.0);
        to.collect_seq(maps.filter_map(|(seat, area)| area.map(|area| Map { seat, area })))
    }
}

/// Points of all seats, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Vec<u8>"))]
pub struct Points {
    pub players: u8,
    pub points: [u8; crate::pieces::MAX_PLAYERS],
}

impl Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(&self.points[..self.players as usize])
    }
}

/// One vote in the open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Ballot {
    pub seat: Seat,
    pub weight: u8,
    /// Whom it was cast for; nobody if the clock ran out (OS-3.22).
    #[serde(rename = "for")]
    pub vote: Option<Seat>,
}

impl Ballots {
    /// The votes that could be cast, in the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = Ballot> + '_ {
        let cast = (0..).map(Seat).zip(self.weight).filter(|(_, weight)| *weight > 0);
        cast.map(|(seat, weight)| Ballot { seat, weight, vote: self.vote(seat) })
    }
}

impl Serialize for Ballots {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl Event {
    /// Whether this tells somebody something new, or is something the rules do not let anybody take back.
    pub fn is_news(&self) -> bool {
        match self {
            Self::Hidden(veiled) => veiled.is_barrier(),
            Self::Open(seen) => seen.is_barrier(),
        }
    }
}

impl Veiled {
    fn is_barrier(&self) -> bool {
        match self {
            Self::DeckShuffled { .. }
            | Self::Dealt { .. }
            | Self::Drawn { .. }
            | Self::Given { .. }
            | Self::Consoled { .. }
            | Self::Shaken { .. }
            | Self::Peeked { .. }
            | Self::Marked { .. }
            | Self::HandClaimed { .. } => true,
            // Nobody but the seat itself learns anything, and it knew.
            Self::Kept { .. } | Self::Boxed { .. } | Self::Discarded { .. } => false,
        }
    }
}

impl Seen {
    fn is_barrier(&self) -> bool {
        match self {
            // Chance and reveals.
            Self::TokensDealt { .. }
            | Self::DeckShuffled { .. }
            | Self::Dealt { .. }
            | Self::StartingDice { .. }
            | Self::FirstDice { .. }
            | Self::VotesRevealed { .. }
            | Self::Drawn { .. }
            | Self::Kept { .. }
            | Self::Given { .. }
            | Self::Boxed { .. }
            | Self::Discarded { .. }
            | Self::Shaken { .. }
            | Self::Peeked { .. }
            | Self::DieShown { .. }
            | Self::Marked { .. }
            | Self::MapsRevealed { .. }
            | Self::DiceRevealed { .. }
            | Self::Consoled { .. }
            | Self::KeysShown { .. }
            | Self::Scored { .. }
            | Self::HandShown { .. }
            | Self::EpilogueUnlocked { .. }
            | Self::NothingUnlocked
            | Self::Said { .. }
            | Self::Judged { .. }
            | Self::Lapsed { .. } => true,
            // OS-3.7: a card once played stays played. OS-3.21, OS-6.8: locked is locked. OS-6.9: announced is
            // binding.
            Self::Played { .. } | Self::Locked { .. } | Self::Announced { .. } => true,
            // Consequences and open moves.
            Self::Placed { .. }
            | Self::RoundBegan { .. }
            | Self::PhaseBegan { .. }
            | Self::PhaseSkipped { .. }
            | Self::DiscussionBegan { .. }
            | Self::Ready { .. }
            | Self::DecisionBegan { .. }
            | Self::Tied { .. }
            | Self::TieBroken { .. }
            | Self::Elected { .. }
            | Self::VotesGained { .. }
            | Self::Hid { .. }
            | Self::Lured { .. }
            | Self::DrivenOff { .. }
            | Self::BadgeTaken { .. }
            | Self::BadgeStays { .. }
            | Self::Passed { .. }
            | Self::NoDestination { .. }
            | Self::Moved { .. }
            | Self::Stayed { .. }
            | Self::MonsterCame { .. }
            | Self::Haunted { .. }
            | Self::AreaChecked { .. }
            | Self::ConvoyLeft { .. }
            | Self::Averted { .. }
            | Self::NobodyFound { .. }
            | Self::Eaten { .. }
            | Self::RowFilled { .. }
            | Self::VictimToken { .. }
            | Self::BadgePassed { .. }
            | Self::MonstersLeft { .. }
            | Self::FacesUp { .. }
            | Self::Closed { .. }
            | Self::EndChecked { .. } => false,
        }
    }
}

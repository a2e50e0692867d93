//! The table itself: who stands where, what lies where, who holds what. Flat, and changed by events only.

mod ask;
mod attack;
mod digest;
mod figures;
mod hidden;

pub use attack::{Attack, Attacks, Pellet};
pub use figures::{Figure, Marine, MonsterRef, Named, Standing};
pub use hidden::{Hidden, HiddenMonster, HiddenToken};

use crate::content::{Content, Scenario};
use crate::geometry::State;
use crate::pieces::{Area, AreaSet, Card, DoorSet, KeyColour, MonsterKind, Spot, Square, Squares, TokenKind};
use holdout_kernel::{Seat, Secret};
use serde::Serialize;

/// Most marines.
pub const MARINES: usize = 3;
/// Most monster figures in the box.
pub const MONSTERS: usize = 63;
/// Most tokens a scenario lays out.
pub const TOKENS: usize = 64;
/// Most invader cards.
pub const CARDS: usize = 72;
/// Most cards a hand can hold: the largest limit and one draw.
pub const HAND: usize = 16;

/// The content and the scenario of a table: they never change during a game.
pub struct Of<T: 'static>(pub &'static T);

impl<T> Clone for Of<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Of<T> {}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    #[default]
    Setup,
    /// Counted from 0.
    Marine(u8),
    Invader,
}

/// Who won, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The marines did what the scenario asks.
    Goal,
    /// DM-1.6: the invader has his frags.
    Frags,
    /// DM-M3.3: a countdown ran out.
    Countdown,
}

impl Ending {
    pub const fn id(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Frags => "frags",
            Self::Countdown => "countdown",
        }
    }

    pub const fn marines_won(self) -> bool {
        matches!(self, Self::Goal)
    }
}

/// A token on a revealed square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    pub kind: TokenKind,
    pub at: Square,
    /// Its place in the scenario's list.
    pub place: u8,
}

impl Token {
    pub const GONE: Self = Self { kind: TokenKind::Encounter, at: Square::NONE, place: 0 };
}

/// Invader cards in order.
#[derive(Clone, Copy)]
pub struct Cards<const N: usize>(pub [Card; N]);

impl<const N: usize> Default for Cards<N> {
    fn default() -> Self {
        Self([Card(0); N])
    }
}

/// One arrangement of the table.
#[derive(Clone, Copy)]
pub struct Board {
    pub(crate) content: Of<Content>,
    pub(crate) scenario: Of<Scenario>,
    pub(crate) marines: u8,
    pub(crate) difficulty: u8,
    pub(crate) round: u16,
    pub(crate) turn: Turn,

    // The ground.
    pub(crate) ground: State,
    pub(crate) areas: AreaSet,
    pub(crate) destroyed: DoorSet,
    pub(crate) jammed: DoorSet,
    /// DM-9.7: the keys beside the compass, by colour.
    pub(crate) keys: [bool; 3],
    /// Barrels that have not exploded, also in the dark.
    pub(crate) barrels: Squares,
    pub(crate) hidden: Secret<Hidden>,
    pub(crate) tokens: [Token; TOKENS],
    pub(crate) token_count: u8,

    // Figures.
    pub(crate) squad: [Marine; MARINES],
    pub(crate) monsters: [Standing; MONSTERS],
    /// One more than the last slot in use.
    pub(crate) monster_end: u8,
    pub(crate) serial: u16,
    /// Where monsters stand, and where marines stand.
    pub(crate) monster_squares: Squares,
    pub(crate) marine_squares: Squares,
    /// DM-8.9: two monsters share a square while one of them moves on.
    pub(crate) crowded: bool,
    /// DM-18.4: who has stood on hazards since his turn began: in the invader turn the monsters by their slots, in a
    /// marine's turn he behind them.
    pub(crate) scalding: u64,

    // Cards.
    pub(crate) deck: Secret<Cards<CARDS>>,
    pub(crate) deck_len: u8,
    pub(crate) hand: Secret<Cards<HAND>>,
    pub(crate) hand_len: u8,
    pub(crate) pile: Cards<CARDS>,
    pub(crate) pile_len: u8,
    /// A written position that names only some of the cards.
    pub(crate) loose_cards: bool,
    /// A card that was shown and is being carried out.
    pub(crate) shown: [Option<Card>; 4],
    /// Whether the card shown last was cancelled by Prepared.
    pub(crate) cancelled: bool,
    /// Spawn cards the invader may still play in this turn.
    pub(crate) spawns: u8,
    /// Areas each marine was shown by Recon.
    pub(crate) recon: [AreaSet; MARINES],

    // What is going on.
    /// The monster whose activation was declared last.
    pub(crate) active: Option<MonsterRef>,
    pub(crate) attacks: Attacks,
    /// Raised by everything that stops a path.
    pub(crate) stops: u16,
    pub(crate) darkness: bool,
    pub(crate) frags: u8,
    /// DM-M3.1: rounds left, the running one included; 0 is no countdown.
    pub(crate) countdown: u8,
    /// Encounter tokens received, by their place in the scenario's list.
    pub(crate) encountered: u64,
    pub(crate) goals_done: u8,
    /// Marines who have entered an exit, bit by bit.
    pub(crate) exited: u8,
    pub(crate) ending: Option<Ending>,
}

impl Board {
    /// A table before anything was laid out.
    pub(crate) fn empty(content: &'static Content, scenario: &'static Scenario, marines: u8, difficulty: u8) -> Self {
        Self {
            content: Of(content),
            scenario: Of(scenario),
            marines,
            difficulty,
            round: 0,
            turn: Turn::Setup,
            ground: State { revealed: Squares::EMPTY, closed: DoorSet(((1_u32 << scenario.doors.len()) - 1) as u16) },
            areas: AreaSet::default(),
            destroyed: DoorSet::EMPTY,
            jammed: DoorSet::EMPTY,
            keys: [false; 3],
            barrels: scenario.map.barrels,
            hidden: Secret::new(Hidden::of(scenario)),
            tokens: [Token::GONE; TOKENS],
            token_count: 0,
            squad: [Marine::default(); MARINES],
            monsters: [Standing::default(); MONSTERS],
            monster_end: 0,
            serial: 0,
            monster_squares: Squares::EMPTY,
            marine_squares: Squares::EMPTY,
            crowded: false,
            scalding: 0,
            deck: Secret::default(),
            deck_len: 0,
            hand: Secret::default(),
            hand_len: 0,
            pile: Cards::default(),
            pile_len: 0,
            loose_cards: false,
            shown: [None; 4],
            cancelled: false,
            spawns: 0,
            recon: [AreaSet::default(); MARINES],
            active: None,
            attacks: Attacks::default(),
            stops: 0,
            darkness: false,
            frags: 0,
            countdown: 0,
            encountered: 0,
            goals_done: 0,
            exited: 0,
            ending: None,
        }
    }

    pub const fn content(&self) -> &'static Content {
        self.content.0
    }

    pub const fn scenario(&self) -> &'static Scenario {
        self.scenario.0
    }

    pub const fn map(&self) -> &'static crate::geometry::Map {
        &self.scenario.0.map
    }

    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    pub const fn round(&self) -> u16 {
        self.round
    }

    pub const fn marine_count(&self) -> u8 {
        self.marines
    }

    /// DM-M2.2: whether what the exit waits for is done.
    pub fn exit_is_open(&self) -> bool {
        crate::goals::exit_open(self)
    }

    pub const fn frags(&self) -> u8 {
        self.frags
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    pub(crate) fn spot(&self, square: Square) -> Spot {
        let (x, y) = self.map().xy(square);
        Spot { x, y }
    }

    /// An area by its first square: whoever sees the area knows that much already.
    pub(crate) fn first_spot(&self, area: Area) -> Spot {
        self.map().areas[area.index()].iter().next().map(|first| self.spot(first)).unwrap_or_default()
    }

    /// The revealed square at a spot.
    pub(crate) fn square(&self, spot: Spot) -> Option<Square> {
        self.map().at(spot.x, spot.y).filter(|square| self.ground.revealed.contains(*square))
    }

    pub(crate) fn is_invader_turn(&self) -> bool {
        self.turn == Turn::Invader
    }

    pub(crate) const fn seats(&self) -> u8 {
        self.marines + 1
    }

    pub(crate) fn has_key(&self, colour: KeyColour) -> bool {
        self.keys[colour.index()]
    }

    /// How many frags win the game for the invader.
    pub(crate) const fn frags_to_win(&self) -> u8 {
        self.scenario().frags_to_win[(self.marines as usize).saturating_sub(1) % 3]
    }

    /// DM-6.3, DM-26.4.
    pub(crate) fn hand_limit(&self) -> u8 {
        self.content().difficulties[self.difficulty as usize].hand_limit
    }

    pub(crate) fn tokens(&self) -> impl Iterator<Item = &Token> {
        self.tokens[..self.token_count as usize].iter().filter(|token| token.at.is_some())
    }

    pub(crate) fn is_revealed(&self, area: Area) -> bool {
        self.areas.contains(area)
    }

    pub(crate) fn pile(&self) -> &[Card] {
        &self.pile.0[..self.pile_len as usize]
    }

    /// Whether the cards are dealt.
    pub(crate) fn is_dealt(&self) -> bool {
        self.turn != Turn::Setup
    }

    /// DM-2.3: figures of a kind in play.
    pub(crate) fn figures(&self, kind: MonsterKind) -> u8 {
        self.content().monster(kind).figures_per_colour * self.marines
    }

    /// DM-7.8: figures of a kind that are not on the board.
    pub(crate) fn spare(&self, kind: MonsterKind) -> u8 {
        let standing = self.monsters_on_board().filter(|(_, monster)| monster.kind == kind).count() as u8;
        self.figures(kind).saturating_sub(standing)
    }
}

/// The invader sits at seat 0, the marines follow in turn order (DM-2.11).
pub const INVADER: Seat = Seat(0);

/// The seat of a marine, counted from 0.
pub const fn seat_of(marine: u8) -> Seat {
    Seat(marine + 1)
}

/// The marine of a seat, if it is no invader.
pub const fn marine_of(seat: Seat) -> Option<u8> {
    seat.0.checked_sub(1)
}

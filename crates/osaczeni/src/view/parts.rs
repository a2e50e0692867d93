//! What a viewer sees of the table, part by part. These are the shapes the browser, the terminal and the bots read.

use crate::board::{About, Board, Phase};
use crate::event::Ballot;
use crate::items::Item;
use crate::pieces::{Area, Character, Dice, Kind};
use crate::talk::{Noted, Statement, Verdict};
use holdout_kernel::{Seat, SeatSet};
use serde::Serialize;

/// The table through somebody's eyes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub round: u8,
    pub phase: Phase,
    pub players: u8,
    pub variant: Option<u8>,
    pub areas: Vec<AreaSeen>,
    pub families: Vec<FamilySeen>,
    pub badge: Seat,
    pub victim: Seat,
    /// Cards left in the deck.
    pub deck: u8,
    /// Cards in the box, face down.
    pub boxed: u8,
    /// Monsters in the pool.
    pub pool: u8,
    /// Cards that were played, in order.
    pub played: Vec<Item>,
    pub dice: DiceSeen,
    pub cold_store: ColdStoreSeen,
    pub mine: Option<Mine>,
    pub vote: Option<VoteSeen>,
    pub last_vote: Option<LastVoteSeen>,
    pub unplaced: Option<UnplacedSeen>,
    pub statements: Vec<StatementSeen>,
    pub result: Option<ResultSeen>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub everything: Option<Everything>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AreaSeen {
    pub number: Area,
    /// Character spaces; 0 is any number.
    pub spaces: u8,
    pub notches: u8,
    pub closed: bool,
    pub monsters: u8,
    pub strength: u8,
    pub characters: Vec<CharacterSeen>,
    /// Whether its attack of this round is over.
    pub resolved: bool,
    /// Whether the monsters would get in as things stand.
    pub breaks_in: bool,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct CharacterSeen {
    pub seat: Seat,
    pub kind: Kind,
    pub hidden: bool,
}

impl CharacterSeen {
    pub(super) fn new(board: &Board, one: Character) -> Self {
        Self { seat: one.seat, kind: one.kind, hidden: board.hidden.contains(one) }
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct FamilySeen {
    pub seat: Seat,
    pub alive: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Points of the living.
    pub points: u8,
    pub eliminated: bool,
    /// Guns in force.
    pub guns: u8,
    pub characters: Vec<MemberSeen>,
    pub destination: Option<Area>,
    /// Whether an answer of this seat is sealed.
    pub locked: bool,
    /// The cards themselves, for who may see them.
    pub cards: Option<Vec<Item>>,
    pub word: WordSeen,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MemberSeen {
    pub kind: Kind,
    /// Where the character stands; nowhere if dead or not placed yet.
    pub area: Option<Area>,
    pub hidden: bool,
}

impl MemberSeen {
    pub(super) fn new(board: &Board, one: Character) -> Self {
        Self { kind: one.kind, area: board.area_of(one), hidden: board.hidden.contains(one) }
    }
}

/// How often a seat's word was kept, partly kept, broken.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct WordSeen {
    pub kept: u8,
    pub partly: u8,
    pub broken: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DiceSeen {
    /// Dice that the next shake uses.
    pub available: u8,
    /// Whether dice lie under the hatch, or lay there this round.
    pub shaken: bool,
    pub values: Option<Dice>,
    pub seen_by: SeatSet,
    pub shown: Option<Area>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ColdStoreSeen {
    pub rows: Vec<RowSeen>,
    pub stack: Vec<Character>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RowSeen {
    pub spaces: u8,
    pub dead: Vec<Character>,
    pub active: bool,
}

/// What only the viewer's own seat knows.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Mine {
    pub seat: Seat,
    pub hand: Vec<Item>,
    pub destination: Option<Area>,
    /// Cards drawn from the truck and not yet dealt with.
    pub drawn: Vec<Item>,
    /// Cards given to others that they have not played.
    pub given: Vec<GivenSeen>,
    /// Cards put into the box.
    pub boxed: Vec<Item>,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct GivenSeen {
    pub seat: Seat,
    pub item: Item,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct VoteSeen {
    pub area: Area,
    pub about: About,
    pub step: VoteStep,
    pub voters: Vec<VoterSeen>,
    pub candidates: SeatSet,
    pub elected: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum VoteStep {
    Discussion,
    Decision,
    TieBreak,
    Victim,
}

#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct VoterSeen {
    pub seat: Seat,
    pub weight: u8,
    pub guns: u8,
    pub ready: bool,
    pub locked: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct LastVoteSeen {
    pub area: Area,
    pub about: About,
    pub ballots: Vec<Ballot>,
    pub elected: Option<Seat>,
    pub tie_broken_by: Option<Seat>,
}

/// A family being placed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct UnplacedSeen {
    pub seat: Seat,
    pub dice: Dice,
    pub characters: Vec<Kind>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct StatementSeen {
    pub id: u16,
    pub seat: Seat,
    pub round: u8,
    pub statement: Statement,
    pub verdict: Option<Verdict>,
}

impl From<Noted> for StatementSeen {
    fn from(noted: Noted) -> Self {
        let Noted { id, seat, round, statement, verdict } = noted;
        Self { id, seat, round, statement, verdict }
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ResultSeen {
    pub points: Vec<u8>,
    pub winners: SeatSet,
    pub survivors: u8,
    pub keys: Option<Seat>,
    pub hands: Vec<Vec<Item>>,
    pub epilogue: Option<u8>,
}

/// For offline tools: what nobody at the table sees.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Everything {
    /// From the top.
    pub deck: Vec<Item>,
    pub drawn: Vec<Item>,
    pub boxed: Vec<Item>,
}

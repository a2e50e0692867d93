//! OS-16.1 to OS-16.8: how the game ended, as the epilogue table sees it.

use crate::board::Board;
use crate::items::Item;
use crate::pieces::{Area, Kind};
use crate::Cx;
use crate::event::Seen;
use holdout_kernel::{Key, RuleId, Seat, SeatSet};

/// What a line of the epilogue table asks for. Numbers of things a player has are minima, numbers of players are
/// exact, "only n survived" is exact (OS-16.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    SurvivorsEq(u8),
    AnyFullFamily,
    WinnersEq(u8),
    AnySurvivingPlayerWeaponCardsGe(u8),
    AnySurvivingPlayerCardsGe(u8),
    AnySurvivingPlayerCardsEq(u8),
    AnySurvivingPlayerHolds(Item),
    SurvivorsOfKindGe(Kind, u8),
    AllOfKindDead(Kind),
    ClosedAreasEq(u8),
    ClosedAreasGe(u8),
    AllSurvivorsInArea(Area),
    AllSurvivorsInOneAreaExcept(Area),
    EliminatedPlayersEq(u8),
    AnyWinnerHasCharacterInArea(Area, u8),
    DeckEmpty,
    Otherwise,
}

impl Condition {
    /// Reads a condition as the content names it. A figure that is missing or not wanted is a problem.
    pub fn read(
        name: &str,
        n: Option<u8>,
        kind: Option<Kind>,
        item: Option<&str>,
        area: Option<Area>,
    ) -> Result<Self, String> {
        let read = match (name, n, kind, item, area) {
            ("survivors-eq", Some(n), None, None, None) => Self::SurvivorsEq(n),
            ("any-full-family", None, None, None, None) => Self::AnyFullFamily,
            ("winners-eq", Some(n), None, None, None) => Self::WinnersEq(n),
            ("any-surviving-player-weapon-cards-ge", Some(n), None, None, None) => {
                Self::AnySurvivingPlayerWeaponCardsGe(n)
            }
            ("any-surviving-player-cards-ge", Some(n), None, None, None) => Self::AnySurvivingPlayerCardsGe(n),
            ("any-surviving-player-cards-eq", Some(n), None, None, None) => Self::AnySurvivingPlayerCardsEq(n),
            ("any-surviving-player-holds", None, None, Some(item), None) => {
                Self::AnySurvivingPlayerHolds(Item::parse(item).ok_or_else(|| format!("there is no item `{item}`"))?)
            }
            ("survivors-of-kind-ge", Some(n), Some(kind), None, None) => Self::SurvivorsOfKindGe(kind, n),
            ("all-of-kind-dead", None, Some(kind), None, None) => Self::AllOfKindDead(kind),
            ("closed-areas-eq", Some(n), None, None, None) => Self::ClosedAreasEq(n),
            ("closed-areas-ge", Some(n), None, None, None) => Self::ClosedAreasGe(n),
            ("all-survivors-in-area", None, None, None, Some(area)) => Self::AllSurvivorsInArea(area),
            ("all-survivors-in-one-area-except", None, None, None, Some(area)) => {
                Self::AllSurvivorsInOneAreaExcept(area)
            }
            ("eliminated-players-eq", Some(n), None, None, None) => Self::EliminatedPlayersEq(n),
            ("any-winner-has-character-in-area", Some(n), None, None, Some(area)) => {
                Self::AnyWinnerHasCharacterInArea(area, n)
            }
            ("deck-empty", None, None, None, None) => Self::DeckEmpty,
            ("otherwise", None, None, None, None) => Self::Otherwise,
            (name, ..) => return Err(format!("there is no condition `{name}` with these figures")),
        };
        Ok(read)
    }

    /// OS-16.5 to OS-16.8: whether the line describes the end of this game.
    fn holds(self, board: &Board, winners: SeatSet, key: Key) -> bool {
        let alive = board.alive();
        let content = board.content();
        let hand = |seat: Seat| board.hand(seat, key);
        let mut surviving = alive.seats().iter();
        match self {
            Self::SurvivorsEq(n) => alive.len() == n,
            Self::AnyFullFamily => surviving.any(|seat| alive.of(seat) == board.knobs.family),
            Self::WinnersEq(n) => winners.len() == n as usize,
            Self::AnySurvivingPlayerWeaponCardsGe(n) => surviving.any(|seat| {
                let weapons = hand(seat).iter().filter(|&item| content.item(item).weapon);
                weapons.count() >= n as usize
            }),
            Self::AnySurvivingPlayerCardsGe(n) => surviving.any(|seat| hand(seat).len() >= n),
            Self::AnySurvivingPlayerCardsEq(n) => surviving.any(|seat| hand(seat).len() == n),
            Self::AnySurvivingPlayerHolds(item) => surviving.any(|seat| hand(seat).has(item)),
            Self::SurvivorsOfKindGe(kind, n) => alive.of_kind(kind) >= n,
            Self::AllOfKindDead(kind) => board.knobs.family.contains(kind) && alive.of_kind(kind) == 0,
            Self::ClosedAreasEq(n) => board.closed.len() == n,
            Self::ClosedAreasGe(n) => board.closed.len() >= n,
            Self::AllSurvivorsInArea(area) => !alive.is_empty() && board.crowd(area) == alive,
            Self::AllSurvivorsInOneAreaExcept(except) => {
                !alive.is_empty() && Area::all().any(|area| area != except && board.crowd(area) == alive)
            }
            Self::EliminatedPlayersEq(n) => board.players as usize - alive.seats().len() == n as usize,
            Self::AnyWinnerHasCharacterInArea(area, n) => {
                winners.iter().any(|seat| board.crowd(area).of(seat).len() >= n)
            }
            Self::DeckEmpty => board.deck_len == 0,
            Self::Otherwise => true,
        }
    }
}

/// A set of epilogue numbers, as a campaign remembers them (OS-16.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Unlocked(u32);

impl Unlocked {
    pub const fn contains(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }
}

impl FromIterator<u8> for Unlocked {
    fn from_iter<I: IntoIterator<Item = u8>>(numbers: I) -> Self {
        Self(numbers.into_iter().fold(0, |set, number| set | 1 << number))
    }
}

/// OS-16.1: the table is read from the top; lines unlocked in earlier games are skipped; the first that holds is
/// unlocked. OS-16.4: if even the last line was unlocked before, nothing is.
pub fn read_the_table(cx: &mut Cx<'_>, winners: SeatSet) {
    let key = cx.key();
    let lines = cx.content().epilogues.iter().filter(|line| !cx.unlocked.contains(line.number));
    let first = lines.into_iter().find(|line| line.condition.holds(cx, winners, key));
    let unlocked = first.map(|line| (line.number, line.condition == Condition::Otherwise));
    match unlocked {
        Some((number, false)) => cx.emit(RuleId("OS-16.2"), Seen::EpilogueUnlocked { number }.into()),
        Some((number, true)) => cx.emit(RuleId("OS-16.4"), Seen::EpilogueUnlocked { number }.into()),
        None => cx.emit(RuleId("OS-16.4"), Seen::NothingUnlocked.into()),
    }
}

//! Why an answer or a statement is not taken.

use crate::items::Item;
use crate::pieces::{Area, Kind};
use holdout_kernel::Seat;

/// A reason, as data; `words.rs` makes the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The card has another moment (OS-14.2).
    OtherMoment(Item),
    /// No card in a decision step (OS-3.9).
    Deciding(Item),
    /// A gun needs somebody of yours here who is not hidden (OS-14.5).
    NobodyToAim,
    /// All your people here are hidden already (OS-14.8).
    AllHidden,
    /// No monster is left here (OS-14.14).
    NoMonsters,
    /// There is no open area with a free notch to lure it to (OS-14.9).
    NowhereToLure,
    AreaClosed(Area),
    NotchesFull(Area),
    AreaFull(Area),
    /// The monster, or the character, is there already.
    SameArea(Area),
    /// All your people stand there already (OS-6.6).
    AllThere(Area),
    /// This one stands in the marked area (OS-7.5).
    StandsThere(Kind),
    /// The marked area is full, and somebody else of yours can go to the car park (OS-7.7).
    OnTheCarPark(Kind),
    /// Only somebody with a character in play here can be voted for (OS-3.12).
    NoCandidate(Seat),
    /// Not among those tied (OS-3.14).
    NotTied(Seat),
    /// Hidden characters are not found (OS-14.8).
    Hidden(Kind),
    /// An offer names who may take it.
    OfferToNobody,
    /// Only to somebody else.
    Yourself,
    /// An empty notch has nothing to shift.
    NoMonsterThere(Area),
    NoSuchArea(u8),
    NoSuchPlayer(Seat),
    PastRound(u8),
    /// A claim that names nothing.
    NothingSaid,
    /// More cards than the box holds.
    TooManyCards,
    TextTooLong,
    /// Too many of this seat's statements still wait for their facts.
    LedgerFull,
}

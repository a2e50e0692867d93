//! Why an answer is not taken.

/// A reason, as data; `words.rs` makes the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// BP-5.2: so many more Actions for the Zombies here.
    ZombiesHold(u8),
    /// BP-3.8.
    DoorClosed,
    /// BP-5.11.
    SearchedAlready,
    /// BP-5.7, BP-M.4.
    ZombiesHere,
    /// BP-5.10.
    NothingToSearch,
    /// BP-5.21.
    Locked,
    /// BP-5.16.
    NoTool,
    /// BP-9.32.
    NotLoaded,
    /// BP-5.44.
    CastAlready,
    /// BP-9.15.
    NobodyToHit,
    /// BP-10.2.
    NothingToIgnite,
    /// BP-13.2.
    CardInUse,
    /// BP-M7.2.
    NotYet,
    /// BP-1.5.
    HadTurn,
    /// BP-2.7.
    OthersFirst,
    /// Statements are not part of this game.
    NothingToSay,
}

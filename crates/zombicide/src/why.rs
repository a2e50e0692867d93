//! Why an answer is not taken.

/// A reason, as data; `words.rs` makes the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// BP-5.2: so many more Actions for the Zombies here.
    ZombiesHold(u8),
    /// BP-5.11.
    SearchedAlready,
    /// BP-5.7, BP-M.4.
    ZombiesHere,
    /// BP-5.10.
    NothingToSearch,
    /// BP-9.32.
    NotLoaded,
    /// BP-9.15.
    NobodyToHit,
    /// BP-13.2.
    CardInUse,
    /// BP-M7.2.
    NotYet,
    /// BP-1.5.
    HadTurn,
    /// BP-2.7.
    OthersFirst,
    /// A part's own reason, by the key of its sentence.
    Said(&'static str),
}

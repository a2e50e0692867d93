//! Why an answer is not taken.

/// A reason, as data; `words.rs` makes the sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Moving: so many more Actions for the Zombies here.
    ZombiesHold(u8),
    /// Searching: once per Turn.
    SearchedAlready,
    /// Searching, and leaving by the exit: not among Zombies.
    ZombiesHere,
    /// Searching: only in rooms.
    NothingToSearch,
    /// Ranged combat: it must be reloaded.
    NotLoaded,
    /// Melee combat: it strikes in the own Zone.
    NobodyToHit,
    /// Inventory: a card in use is not thrown away.
    CardInUse,
    /// Goals come in their order.
    NotYet,
    /// The course of a Round: one Turn each.
    HadTurn,
    /// Setup: the starting cards are dealt out evenly.
    OthersFirst,
    /// A part's own reason, by the key of its sentence.
    Said(&'static str),
}

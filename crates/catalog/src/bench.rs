//! What a measurement repeats. The clock is outside: engine crates have none.

use serde::Serialize;

/// What random play did.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    pub games: u64,
    pub answers: u64,
}

/// One operation on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Operation {
    /// The list of legal answers of the seat asked.
    Legal,
    /// Copying a table.
    Clone,
    /// Copying a table and taking one answer on the copy.
    Apply,
    /// The view of one seat, as the game's type.
    View,
}

impl Operation {
    pub const ALL: [Self; 4] = [Self::Legal, Self::Clone, Self::Apply, Self::View];
}

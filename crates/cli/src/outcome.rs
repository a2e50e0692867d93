//! How a game ended, read from the view that sees everything. This is the one place that knows its fields.

use holdout_catalog::Table;
use holdout_kernel::Viewer;
use serde::Deserialize;

/// The `result` of a view.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Outcome {
    /// Points by seat.
    pub points: Vec<i64>,
    /// Seats that won, sharing the victory if they are several.
    pub winners: Vec<usize>,
    /// Characters alive at the end, where a title counts them.
    #[serde(default)]
    pub survivors: Option<u32>,
    /// What this game unlocked for later ones.
    #[serde(default)]
    pub epilogue: Option<u8>,
}

impl Outcome {
    /// `None` while the game goes on.
    pub fn of(table: &dyn Table) -> Option<Self> {
        if !table.is_over() {
            return None;
        }
        serde_json::from_value(table.view(Viewer::Omniscient).get("result")?.clone()).ok()
    }
}

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
    /// How a game ended that everybody wins or loses together.
    #[serde(skip)]
    pub together: Option<String>,
}

impl Outcome {
    /// `None` while the game goes on.
    pub fn of(table: &dyn Table) -> Option<Self> {
        if !table.is_over() {
            return None;
        }
        serde_json::from_value(table.view(Viewer::Omniscient).get("result")?.clone()).ok()
    }

    /// The end of a game that everybody wins or loses together; it has no points.
    pub fn of_all(table: &dyn Table) -> Option<Self> {
        let ending = table.view(Viewer::Omniscient).get("outcome")?.as_str()?.to_owned();
        let winners = if ending == "won" { (0..table.seats() as usize).collect() } else { Vec::new() };
        Some(Self { points: Vec::new(), winners, survivors: None, epilogue: None, together: Some(ending) })
    }

    /// The way the game ended, as it names a record.
    pub fn ending(&self) -> &str {
        if let Some(ending) = &self.together {
            return ending;
        }
        match (self.survivors, self.winners.len()) {
            (Some(0), _) => "nobody",
            (Some(1), _) => "one-survivor",
            (_, 2..) => "shared-victory",
            _ => "several-survivors",
        }
    }
}

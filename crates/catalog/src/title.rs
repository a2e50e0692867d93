//! What a title is: its name, its options, and how to open, arrange, replay and check its tables.

use crate::bench::{Counts, Operation};
use crate::cases::{Case, Verdict};
use crate::table::Table;
use holdout_kernel::battery::{Care, Failure, Ran};
use holdout_kernel::{Divergence, Phrase, Problem, Record, Role, Seed};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;

/// One game of the house.
pub trait Title: Sync {
    fn id(&self) -> &'static str;
    fn info(&self) -> TitleInfo;

    /// A setup with every default for this many seats.
    fn default_setup(&self, seats: u8) -> Value;

    /// The setup a newcomer gets in a mission, with the team it asks for.
    fn mission_setup(&self, mission: &str, seats: u8) -> Value;
    /// Every setup the fuzzer should try: each player count, each variant.
    fn setups(&self) -> Vec<Value>;
    /// The parts people play in it, with their sides.
    fn roles(&self) -> &'static [Role];
    /// Who plays which part with this setup, by seat.
    fn roles_of(&self, setup: &Value) -> Result<Vec<Role>, Vec<Problem>>;
    /// Whether games of one group remember each other.
    fn remembers(&self) -> bool;
    /// Tells a setup what its group has unlocked in earlier games.
    fn remember(&self, setup: &mut Value, unlocked: &BTreeSet<u32>);
    /// Opens a new table. All problems of the setup at once.
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>>;
    /// Turns a written position into a table.
    fn arrange(&self, position: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>>;
    /// Plays a record again, comparing every outcome.
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Divergence>;
    /// Plays a record of any rules version as far as it is true here; says where and why it differs, if it does.
    fn replay_as_far(&self, record: &Record) -> Result<(Box<dyn Table>, Option<Divergence>), Divergence> {
        self.replay(record).map(|table| (table, None))
    }
    /// The same for as long as `go_on` says so; it is asked before every line.
    fn replay_while(&self, record: &Record, go_on: &dyn Fn() -> bool) -> Result<Box<dyn Table>, Divergence> {
        let _ = go_on;
        self.replay(record)
    }

    /// Runs the battery over one random game.
    fn fuzz(&self, setup: &Value, seed: Seed, care: Care) -> Result<Ran, Failure>;
    /// Plays one random game and checks only that redrawing what a viewer cannot know changes nothing that viewer gets.
    fn redraw(&self, setup: &Value, seed: Seed, care: Care) -> Result<Ran, Failure>;
    /// Runs an executable case.
    fn run_case(&self, case: &Case) -> Verdict;
    /// Plays random games without a log.
    fn random_games(&self, setup: &Value, seed: Seed, games: u32) -> Counts;
    /// Repeats one operation on tables from a random game, for measuring.
    fn repeat(&self, operation: Operation, setup: &Value, seed: Seed, times: u32) -> u64;
    /// Bytes of one table.
    fn table_bytes(&self) -> usize;

    /// Checks content files (name, text): all problems with file and line.
    fn check_content(&self, files: &[(String, String)]) -> Vec<Problem>;
    /// Plays from now on with these files beside what is built in: once, before the first table. All problems with
    /// file and line; a title that takes no content of one's own says so.
    fn use_content(&self, files: &[(String, String)]) -> Result<(), Vec<Problem>>;
    /// The embedded content files (name, text), with everything that is hidden at the table: for offline tools.
    fn content_files(&self) -> Vec<(&'static str, &'static str)>;
    /// What is in the box, as far as anybody may know it: cards, figures, missions with their provenance, by file.
    fn in_the_box(&self) -> Value;
    /// Texts that a setup brings in a language, as Fluent writes them; they take the place of the title's.
    fn terms_of(&self, _setup: &Value, _language: &str) -> String {
        String::new()
    }
}

/// A title in the shop window.
#[derive(Clone, Debug, Serialize)]
pub struct TitleInfo {
    pub id: &'static str,
    pub name: Phrase,
    pub tagline: Phrase,
    /// Fewest and most players.
    pub players: (u8, u8),
    pub stage: Stage,
    /// Missions by id; a title without missions has one setup.
    pub missions: Vec<String>,
    /// The options of a setup, each explained.
    pub options: Vec<Opt>,
}

/// How far along a title is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    Alpha,
    Beta,
    Ready,
}

/// One option of a setup: the field of that name in the setup's JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Opt {
    pub id: &'static str,
    pub kind: OptKind,
    pub default: Value,
    pub name: Phrase,
    pub text: Phrase,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<OptChoice>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptKind {
    Choice,
    Flag,
    /// Several values in an order; of the choices, if there are any.
    List,
}

/// One value of an option.
#[derive(Clone, Debug, Serialize)]
pub struct OptChoice {
    pub value: Value,
    pub name: Phrase,
    pub text: Phrase,
}

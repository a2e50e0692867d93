//! A title with a crack in its rules, for tests of what happens then.

use holdout_catalog::bench::{Counts, Operation};
use holdout_catalog::cases::{Case, Verdict};
use holdout_catalog::{Table, Title, TitleInfo};
use holdout_kernel::battery::{Care, Failure, Ran};
use holdout_kernel::{Divergence, Problem, Record, Role, Seed};
use serde_json::Value;
use std::collections::BTreeSet;

/// A real game whose rules break down when they are fuzzed, and on the third line of a record.
pub struct Cracked;

pub const CRACK: usize = 3;

fn real() -> &'static dyn Title {
    holdout_catalog::titles()[0]
}

impl Title for Cracked {
    fn id(&self) -> &'static str {
        real().id()
    }
    fn info(&self) -> TitleInfo {
        real().info()
    }
    fn default_setup(&self, seats: u8) -> Value {
        real().default_setup(seats)
    }

    fn mission_setup(&self, mission: &str, seats: u8) -> Value {
        real().mission_setup(mission, seats)
    }
    fn setups(&self) -> Vec<Value> {
        real().setups()
    }
    fn roles(&self) -> &'static [Role] {
        real().roles()
    }
    fn roles_of(&self, setup: &Value) -> Result<Vec<Role>, Vec<Problem>> {
        real().roles_of(setup)
    }
    fn remembers(&self) -> bool {
        real().remembers()
    }
    fn remember(&self, setup: &mut Value, unlocked: &BTreeSet<u32>) {
        real().remember(setup, unlocked);
    }
    fn in_the_box(&self) -> Value {
        real().in_the_box()
    }
    fn open(&self, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        real().open(setup, seed)
    }
    fn arrange(&self, position: &Value, seed: Seed) -> Result<Box<dyn Table>, Vec<Problem>> {
        real().arrange(position, seed)
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn Table>, Divergence> {
        assert!(record.lines.len() < CRACK, "the floor gives way");
        real().replay(record)
    }
    fn fuzz(&self, _: &Value, _: Seed, _: Care) -> Result<Ran, Failure> {
        panic!("the floor gives way")
    }
    fn redraw(&self, setup: &Value, seed: Seed, care: Care) -> Result<Ran, Failure> {
        real().redraw(setup, seed, care)
    }
    fn run_case(&self, case: &Case) -> Verdict {
        real().run_case(case)
    }
    fn random_games(&self, setup: &Value, seed: Seed, games: u32) -> Counts {
        real().random_games(setup, seed, games)
    }
    fn repeat(&self, operation: Operation, setup: &Value, seed: Seed, times: u32) -> u64 {
        real().repeat(operation, setup, seed, times)
    }
    fn table_bytes(&self) -> usize {
        real().table_bytes()
    }
    fn check_content(&self, files: &[(String, String)]) -> Vec<Problem> {
        real().check_content(files)
    }
    fn use_content(&self, files: &[(String, String)]) -> Result<(), Vec<Problem>> {
        real().use_content(files)
    }
    fn content_files(&self) -> Vec<(&'static str, &'static str)> {
        real().content_files()
    }
}

//! Executable rule cases: given a position, with these dice, when these answers come, then this must be so.
//!
//! The format is described for players in `docs/writing-cases.md`. A wrong case fails loudly: unknown fields, dice
//! that are missing or left over, and expectations that nothing can meet are errors.

mod expect;
mod file;
mod path;
mod run;

pub use file::{Case, CaseFile, parse};
pub use run::run;

/// What came of running a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Passed,
    /// Everything that went wrong.
    Failed(Vec<String>),
}

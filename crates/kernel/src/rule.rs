//! The name of a rule in a game's rule index.

use serde::Serialize;
use std::fmt;

/// A rule id such as `OS-3.10`. `cargo xtask tidy` checks that each one written in code stands in `rules/*.toml`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(self.0)
    }
}

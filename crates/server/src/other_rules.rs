//! Games that were stored under other rules or with other content. They are no fault: they are read as far as they are
//! true here, shown, and exported once they are over; they are not played on.

use crate::protocol::PlayedUnder;
use crate::rules::{Broken, guarded};
use holdout_catalog::{Table, Title};
use holdout_kernel::{Divergence, Record};

/// A record played again.
pub struct Replayed {
    /// The table as far as the record is true here; `None` if it does not even begin.
    pub table: Option<Box<dyn Table>>,
    /// The rules it was played under, where they are not those of this program.
    pub under: Option<PlayedUnder>,
}

/// Why a record is not played again.
#[derive(Debug)]
pub enum NotReplayed {
    Differs(Divergence),
    /// The rules broke down. What they said is for the operator.
    Broke(Broken),
}

/// What the rules have changed about a record at most: their version, the content, and the first line that differs.
const CHANGES: usize = 4;

/// Plays a record again for as long as `go_on` says so. One of these rules must be true to its last line; one of others
/// is read up to the line before the first that differs, so that nothing is shown which never happened.
pub fn replay(title: &dyn Title, record: &Record, go_on: &dyn Fn() -> bool) -> Result<Replayed, NotReplayed> {
    let here = match guarded(|| title.replay_while(record, go_on)).map_err(NotReplayed::Broke)? {
        Ok(table) => return Ok(Replayed { table: Some(table), under: None }),
        Err(Divergence::RulesVersion { expected, .. }) => expected,
        Err(Divergence::Content { .. }) => record.rules_version,
        Err(divergence) => return Err(NotReplayed::Differs(divergence)),
    };
    let mut read = record.clone();
    let mut table = None;
    for _ in 0..CHANGES {
        match guarded(|| title.replay_while(&read, go_on)) {
            Ok(Ok(replayed)) => {
                table = Some(replayed);
                break;
            }
            Ok(Err(Divergence::RulesVersion { expected, .. })) => read.rules_version = expected,
            Ok(Err(Divergence::Content { expected, .. })) => read.content = expected,
            Ok(Err(Divergence::Line { line, .. } | Divergence::Outcome { line, .. })) => read.lines.truncate(line - 1),
            Ok(Err(stopped @ Divergence::Stopped { .. })) => return Err(NotReplayed::Differs(stopped)),
            // It does not begin under these rules, or they break down over it: then there is nothing to show.
            Ok(Err(_)) | Err(_) => break,
        }
    }
    let shown = if table.is_some() { read.lines.len() } else { 0 };
    let under = PlayedUnder { version: record.rules_version, here, lines: record.lines.len(), shown };
    Ok(Replayed { table, under: Some(under) })
}

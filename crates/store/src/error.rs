//! What can go wrong with games on disk, each as a type of its own.
//!
//! The sentences here are for the operator's log; a page shows the text that its language keeps under
//! [`StoreError::code`]. No sentence repeats a stored value, so neither seeds nor links can leak through an error.

use crate::{LogState, Seq, TableId};
use std::path::{Path, PathBuf};

/// Why the store could not do what was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else holds the file.
    #[error("{} is in use{}; stop the other process, or choose another data folder", file.display(), holder(*by))]
    InUse {
        /// The database file.
        file: PathBuf,
        /// The process that says it holds it, if it could be read.
        by: Option<u32>,
    },
    /// The file is torn or garbled. It was only read.
    #[error(
        "{} is damaged ({what}); nothing was changed. Copy it, with the file of the same name ending in -wal if there \
         is one, to a safe place; then put a backup in its place, or write every sound game into a new file with \
         `holdout rescue`",
        file.display()
    )]
    Damaged {
        /// The database file.
        file: PathBuf,
        /// What was found.
        what: String,
    },
    /// The log beside the file is torn or garbled before its end: answers that were acknowledged are in it and cannot
    /// be read. It was only read.
    #[error(
        "the log beside {} is damaged: {} of its frames ({} changes) are whole, {} behind them cannot be used, and \
         nothing was changed. Copy the file and the one of the same name ending in -wal to a safe place; then put a \
         backup in their place, or write every sound game into a new file with `holdout rescue`",
        file.display(), found.whole, found.transactions, found.lost
    )]
    DamagedLog {
        /// The database file.
        file: PathBuf,
        /// What of the log is whole, and what is lost.
        found: LogState,
    },
    /// A sound database, but not one of ours.
    #[error("{} is the database of another program and was left alone; choose another data folder", file.display())]
    Foreign {
        /// The database file.
        file: PathBuf,
    },
    /// The file comes from the future.
    #[error(
        "{} was written by a newer Holdout (layout {found}, this one knows up to {known}) and was left alone; \
         start the newer program",
        file.display()
    )]
    Newer {
        /// The database file.
        file: PathBuf,
        /// The layout of the file.
        found: u32,
        /// The newest layout this program knows.
        known: u32,
    },
    /// The file, its lock or its folder cannot be used at all.
    #[error("{} cannot be used: {source}", file.display())]
    Unusable {
        /// The file or folder.
        file: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// No room left. Nothing acknowledged is lost; the same change can be tried again when there is room.
    #[error("no room left for {}; free some space and try again, nothing acknowledged is lost", file.display())]
    DiskFull {
        /// The database file.
        file: PathBuf,
    },
    /// Reading or writing failed. Nothing acknowledged is lost.
    #[error("the disk failed at {}: {source}", file.display())]
    Disk {
        /// The database file.
        file: PathBuf,
        /// What `SQLite` says.
        source: rusqlite::Error,
    },
    /// Anything else `SQLite` objects to: a mistake in this crate.
    #[error("{} refused a statement: {source}", file.display())]
    Database {
        /// The database file.
        file: PathBuf,
        /// What `SQLite` says.
        source: rusqlite::Error,
    },
    /// The database of several servers cannot be reached. Nothing acknowledged is lost.
    #[error("{database} cannot be reached: {what}")]
    Unreachable {
        /// Its address, without user and password.
        database: String,
        /// What is known about it.
        what: String,
    },
    /// The database of several servers objects to a statement.
    #[error("{database} refused a statement: {what}")]
    Postgres {
        /// Its address, without user and password.
        database: String,
        /// What it says.
        what: String,
    },
    /// This server did not renew its lease in time: others may run its tables now, and it writes nothing.
    #[error("this server has lost touch with its database and gave up its tables; nothing was written")]
    LeaseLost,
    /// Another server runs this table.
    #[error("table {table:?} is run by another server")]
    Elsewhere {
        /// The table.
        table: TableId,
    },
    /// Only one server can use this kind of database.
    #[error("{what} is for a database in a file")]
    OnlyForFiles {
        /// What was asked.
        what: &'static str,
    },
    /// Another line is already there, or one before it is missing.
    #[error("table {table:?} expects line {expected}, not {given}")]
    Conflict {
        /// The table.
        table: TableId,
        /// The line that was offered.
        given: Seq,
        /// The line that comes next.
        expected: Seq,
    },
    /// A new table has the id of an old one.
    #[error("table {table:?} already exists")]
    TableExists {
        /// The table.
        table: TableId,
    },
    /// A value of this table makes no sense. The other tables are not touched by it.
    #[error(
        "table {table:?} cannot be read: a stored value makes no sense. It stays as it is, and the other tables are \
         played on; `holdout rescue` writes them into a new file and names this one"
    )]
    BadTable {
        /// The table.
        table: TableId,
    },
    /// There is no such table.
    #[error("there is no table {table:?}")]
    NoSuchTable {
        /// The table.
        table: TableId,
    },
    /// The table has no such seat.
    #[error("table {table:?} has no seat {seat}")]
    NoSuchSeat {
        /// The table.
        table: TableId,
        /// The seat, counted from 0.
        seat: u8,
    },
    /// A step back to a line that was never written.
    #[error("table {table:?} has no line {seq} to step back to")]
    NoSuchLine {
        /// The table.
        table: TableId,
        /// The line.
        seq: Seq,
    },
    /// Two seats cannot share one link.
    #[error("that link already opens another seat")]
    LinkTaken,
    /// Somebody else changed the profile since it was read.
    #[error("the profile stands at revision {found}, not {given}")]
    ProfileChanged {
        /// The revision the change was made from.
        given: u64,
        /// The revision on disk.
        found: u64,
    },
    /// Bytes that should have been JSON.
    #[error("not JSON, at line {line}, column {column}")]
    NotJson {
        /// Line of the text, from 1.
        line: usize,
        /// Column of the text.
        column: usize,
    },
    /// More changes wait than the store takes; the disk does not keep up.
    #[error("{waiting} changes already wait to be written")]
    Overloaded {
        /// How many wait.
        waiting: usize,
    },
    /// A copy for the outside could not be written; what stood under that name before is still there.
    #[error("{} could not be written: {source}", file.display())]
    Export {
        /// The file that was to be.
        file: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The store was closed before the change was on disk.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// The name of this error for locale files and metrics.
    pub fn code(&self) -> &'static str {
        match self {
            Self::InUse { .. } => "store-in-use",
            Self::Damaged { .. } => "store-damaged",
            Self::DamagedLog { .. } => "store-damaged-log",
            Self::Foreign { .. } => "store-foreign",
            Self::Newer { .. } => "store-newer",
            Self::Unusable { .. } => "store-unusable",
            Self::DiskFull { .. } => "store-disk-full",
            Self::Disk { .. } => "store-disk",
            Self::Database { .. } => "store-database",
            Self::Unreachable { .. } => "store-unreachable",
            Self::Postgres { .. } => "store-postgres",
            Self::LeaseLost => "store-lease-lost",
            Self::Elsewhere { .. } => "store-elsewhere",
            Self::OnlyForFiles { .. } => "store-only-for-files",
            Self::Conflict { .. } => "store-conflict",
            Self::TableExists { .. } => "store-table-exists",
            Self::BadTable { .. } => "store-bad-table",
            Self::NoSuchTable { .. } => "store-no-such-table",
            Self::NoSuchSeat { .. } => "store-no-such-seat",
            Self::NoSuchLine { .. } => "store-no-such-line",
            Self::LinkTaken => "store-link-taken",
            Self::ProfileChanged { .. } => "store-profile-changed",
            Self::NotJson { .. } => "store-not-json",
            Self::Overloaded { .. } => "store-overloaded",
            Self::Export { .. } => "store-export",
            Self::Closed => "store-closed",
        }
    }

    /// Sorts what `SQLite` reports about `file` into the kinds an operator can act upon.
    pub(crate) fn of(file: &Path, source: rusqlite::Error) -> Self {
        use rusqlite::{Error as Sql, ErrorCode as Code};
        let file = file.to_owned();
        match &source {
            Sql::SqliteFailure(failure, _) => match failure.code {
                Code::DiskFull => Self::DiskFull { file },
                Code::DatabaseBusy | Code::DatabaseLocked | Code::FileLockingProtocolFailed => {
                    Self::InUse { file, by: None }
                }
                Code::DatabaseCorrupt => Self::Damaged { file, what: "its pages do not fit together".to_owned() },
                Code::NotADatabase => Self::Damaged { file, what: "it does not begin as a database does".to_owned() },
                Code::SystemIoFailure
                | Code::CannotOpen
                | Code::ReadOnly
                | Code::PermissionDenied
                | Code::OutOfMemory => Self::Disk { file, source },
                _ => Self::Database { file, source },
            },
            // A value that no version of this crate writes.
            Sql::FromSqlConversionFailure(..)
            | Sql::IntegralValueOutOfRange(..)
            | Sql::InvalidColumnType(..)
            | Sql::Utf8Error(..) => Self::Damaged { file, what: "a stored value makes no sense".to_owned() },
            _ => Self::Database { file, source },
        }
    }
}

fn holder(by: Option<u32>) -> String {
    by.map_or_else(|| " by another process".to_owned(), |id| format!(" by process {id}"))
}

/// Why one change was not made: either it is refused and the others of its transaction go on, or the transaction fails.
pub(crate) enum Fail {
    /// The change itself does not fit what is stored.
    Refused(StoreError),
    /// `SQLite` or the disk below it.
    Sql(rusqlite::Error),
}

impl From<rusqlite::Error> for Fail {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

/// Whether `error` says that a unique index already holds the value.
pub(crate) fn is_duplicate(error: &rusqlite::Error) -> bool {
    matches!(error, rusqlite::Error::SqliteFailure(failure, _)
        if failure.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sql(code: i32) -> StoreError {
        let failure = rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(code), None);
        StoreError::of(Path::new("holdout.db"), failure)
    }

    #[test]
    fn every_failure_of_the_disk_has_its_kind() {
        use rusqlite::ffi;
        assert_eq!(sql(ffi::SQLITE_FULL).code(), "store-disk-full");
        assert_eq!(sql(ffi::SQLITE_IOERR_FSYNC).code(), "store-disk");
        assert_eq!(sql(ffi::SQLITE_READONLY).code(), "store-disk");
        assert_eq!(sql(ffi::SQLITE_BUSY_SNAPSHOT).code(), "store-in-use");
        assert_eq!(sql(ffi::SQLITE_CORRUPT_VTAB).code(), "store-damaged");
        assert_eq!(sql(ffi::SQLITE_NOTADB).code(), "store-damaged");
        assert_eq!(sql(ffi::SQLITE_CONSTRAINT_CHECK).code(), "store-database");
    }

    #[test]
    fn a_damaged_file_is_named_with_a_way_out() {
        let said = sql(rusqlite::ffi::SQLITE_CORRUPT).to_string();
        assert!(said.starts_with("holdout.db is damaged"), "{said}");
        assert!(said.contains("nothing was changed") && said.contains("backup"), "{said}");
    }

    #[test]
    fn a_conflict_does_not_give_the_table_away() {
        let table = TableId::new("unguessable-table-id");
        let said = StoreError::Conflict { table, given: 7, expected: 6 };
        assert!(!format!("{said} {said:?}").contains("unguessable-table-id"));
        assert!(said.to_string().contains("expects line 6, not 7"), "{said}");
    }
}

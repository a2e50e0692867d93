//! What can still be read of a damaged file: every table by itself, from a copy, so that the file keeps every byte.

use crate::lock::FileLock;
use crate::model::{Json, Moment, StoredTable, TableId};
use crate::reader::table_at;
use crate::{LogState, StoreError, beside, log};
use rusqlite::{Connection, OpenFlags};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A table that cannot be saved whole.
#[derive(Clone, Debug)]
pub struct Spoiled {
    /// Its name, if that can be read.
    pub id: String,
    /// What is wrong with it.
    pub what: String,
}

/// What besides tables was found.
#[derive(Clone, Debug, Default)]
pub struct Rest {
    /// The log beside the file, if there is one.
    pub log: Option<LogState>,
    /// The profiles that can be read.
    pub profiles: Vec<(String, Json)>,
    /// Whether the list of tables itself could be read to its end.
    pub complete: bool,
}

/// Copies the database and its log to `copy`, and hands over everything in it that can be read.
pub fn salvage(
    database: &Path,
    copy: &Path,
    mut each: impl FnMut(Result<StoredTable, Spoiled>),
) -> Result<Rest, StoreError> {
    let _lock = FileLock::take(database)?;
    let unusable = |file: &Path| {
        let file = file.to_owned();
        move |source| StoreError::Unusable { file, source }
    };
    let mut rest = Rest { log: log::inspect(database).map_err(unusable(database))?, ..Rest::default() };
    fs::copy(database, copy).map_err(unusable(database))?;
    let wal = beside(database, "-wal");
    if wal.exists() {
        fs::copy(&wal, beside(copy, "-wal")).map_err(unusable(&wal))?;
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = Connection::open_with_flags(copy, flags).map_err(|error| StoreError::of(database, error))?;
    let (keys, complete) = keys(&db);
    rest.complete = complete;
    for key in keys {
        each(table(&db, key));
    }
    rest.profiles = profiles(&db).unwrap_or_default();
    Ok(rest)
}

/// The keys of all tables that can be found, from both ends of the list and by the index of names.
fn keys(db: &Connection) -> (BTreeSet<i64>, bool) {
    let mut found = BTreeSet::new();
    let mut complete = false;
    for way in [
        "SELECT key FROM tables ORDER BY key",
        "SELECT key FROM tables ORDER BY key DESC",
        "SELECT key FROM tables ORDER BY id",
        "SELECT DISTINCT table_key FROM lines",
    ] {
        complete |= collect(db, way, &mut found).is_ok();
    }
    (found, complete)
}

fn collect(db: &Connection, way: &str, into: &mut BTreeSet<i64>) -> rusqlite::Result<()> {
    let mut statement = db.prepare(way)?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        into.insert(row.get(0)?);
    }
    Ok(())
}

fn table(db: &Connection, key: i64) -> Result<StoredTable, Spoiled> {
    let name = db.query_row("SELECT id FROM tables WHERE key = ?1", [key], |row| row.get::<_, String>(0));
    let id = name.unwrap_or_else(|_| format!("number {key}"));
    let spoiled = |what: &str| Spoiled { id: id.clone(), what: what.to_owned() };
    let table = table_at(db, key).map_err(|_| spoiled("a row of it cannot be read"))?;
    let gap = (1..).zip(&table.lines).any(|(expected, line)| line.seq != expected);
    if gap {
        return Err(spoiled("lines of it are missing"));
    }
    let numbered = (0..).zip(&table.seats).all(|(number, seat)| seat.seat == number);
    if table.seats.is_empty() || !numbered {
        return Err(spoiled("seats of it are missing"));
    }
    Ok(table)
}

fn profiles(db: &Connection) -> rusqlite::Result<Vec<(String, Json)>> {
    db.prepare("SELECT id, json FROM profiles")?.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
}

/// Tables in a state that nothing happened at since a moment, oldest first.
pub(crate) fn quiet(
    db: &Connection,
    state: crate::StateKind,
    before: Moment,
) -> rusqlite::Result<Vec<(TableId, Moment)>> {
    db.prepare_cached(
        "SELECT id, max(updated, coalesce((SELECT max(at) FROM lines WHERE table_key = key), 0)) AS changed \
         FROM tables WHERE state = ?1 AND changed < ?2 ORDER BY changed",
    )?
    .query_map(rusqlite::params![state, before], |row| Ok((TableId::new(row.get::<_, String>(0)?), row.get(1)?)))?
    .collect()
}

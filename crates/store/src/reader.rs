//! Reading while games go on: each reader sees the file as it stood when it began, and never waits for the writer.

use crate::error::StoreError;
use crate::lock::FileLock;
use crate::model::{Json, Line, Moment, Seq, State, StateKind, StoredTable, Summary, TableId};
use crate::{schema, seats};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior, params};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// Connections kept for the next reader.
const MOST_IDLE: usize = 4;

/// Tables read ahead of whoever rebuilds them.
pub(crate) const READ_AHEAD: usize = 64;

/// The connections that read.
pub(crate) struct Readers {
    path: PathBuf,
    /// `None` once the store is closed. The lock goes with the last connection.
    open: Mutex<Option<Idle>>,
}

struct Idle {
    connections: Vec<Connection>,
    lock: Arc<FileLock>,
}

impl Readers {
    pub(crate) fn new(path: &Path, lock: Arc<FileLock>) -> Self {
        let idle = Idle { connections: Vec::new(), lock };
        Self { path: path.to_owned(), open: Mutex::new(Some(idle)) }
    }

    /// Reads the file as it stands at one moment.
    pub(crate) fn read<T>(&self, query: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        self.try_read(query)?.map_err(|error| StoreError::of(&self.path, error))
    }

    /// The same, with what `SQLite` said about the query as it is.
    pub(crate) fn try_read<T>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<rusqlite::Result<T>, StoreError> {
        let (mut db, lock) = self.take()?;
        let found = snapshot(&mut db).and_then(|moment| query(&moment));
        self.give_back(db);
        drop(lock);
        Ok(found)
    }

    /// A connection of ours, with the lock that must outlive it.
    fn take(&self) -> Result<(Connection, Arc<FileLock>), StoreError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let idle = open.as_mut().ok_or(StoreError::Closed)?;
        let lock = Arc::clone(&idle.lock);
        let kept = idle.connections.pop();
        drop(open);
        Ok((kept.map_or_else(|| schema::open_reader(&self.path), Ok)?, lock))
    }

    fn lock(&self) -> Result<Arc<FileLock>, StoreError> {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.as_ref().map(|idle| Arc::clone(&idle.lock)).ok_or(StoreError::Closed)
    }

    fn give_back(&self, db: Connection) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(idle) = open.as_mut().filter(|idle| idle.connections.len() < MOST_IDLE) {
            idle.connections.push(db);
        }
    }

    pub(crate) fn close(&self) {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    /// Starts to read all tables in a state, or all there is, on a thread of its own.
    pub(crate) fn stream(&self, state: Option<StateKind>) -> Result<Everything, StoreError> {
        let lock = self.lock()?;
        let db = schema::open_wide_reader(&self.path)?;
        let path = self.path.clone();
        let (sender, tables) = mpsc::sync_channel(READ_AHEAD);
        thread::Builder::new()
            .name("holdout-rebuild".to_owned())
            .spawn(move || {
                if let Err(error) = send_all(db, state, &sender) {
                    // Whoever stopped listening does not want to know.
                    let _ = sender.send(Err(StoreError::of(&path, error)));
                }
                drop(lock);
            })
            .map_err(|source| StoreError::Unusable { file: self.path.clone(), source })?;
        Ok(Everything { kept: tables })
    }
}

/// Something that is kept.
#[derive(Clone, Debug)]
pub enum Kept {
    /// A table.
    Table(Box<StoredTable>),
    /// What a group remembers.
    Profile(String, Json),
    /// A fact about the installation.
    Meta(String, Json),
}

/// All that is kept, tables first and oldest first; see [`crate::Store::everything`].
#[derive(Debug)]
pub struct Everything {
    kept: Receiver<Result<Kept, StoreError>>,
}

impl Everything {
    pub(crate) fn of(kept: Receiver<Result<Kept, StoreError>>) -> Self {
        Self { kept }
    }
}

impl Iterator for Everything {
    type Item = Result<Kept, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.kept.recv().ok()
    }
}

/// All open tables, one after another, oldest first; see [`crate::Store::open_tables`].
#[derive(Debug)]
pub struct OpenTables {
    pub(crate) kept: Everything,
}

impl Iterator for OpenTables {
    type Item = Result<StoredTable, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.kept.next()? {
                Ok(Kept::Table(table)) => return Some(Ok(*table)),
                Ok(Kept::Profile(..) | Kept::Meta(..)) => {}
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

fn send_all(
    mut db: Connection,
    state: Option<StateKind>,
    to: &SyncSender<Result<Kept, StoreError>>,
) -> rusqlite::Result<()> {
    let moment = snapshot(&mut db)?;
    let keys: Vec<i64> = moment
        .prepare("SELECT key FROM tables WHERE ?1 IS NULL OR state = ?1 ORDER BY key")?
        .query_map([state], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    for key in keys {
        let table = match table_at(&moment, key) {
            Ok(table) => Ok(Kept::Table(Box::new(table))),
            // One table that makes no sense is no reason to keep the others from being played.
            Err(error) if makes_no_sense(&error) => Err(StoreError::BadTable { table: id_at(&moment, key) }),
            Err(error) => return Err(error),
        };
        if to.send(table).is_err() {
            return Ok(());
        }
    }
    if state.is_none() {
        send_rest(&moment, to)?;
    }
    Ok(())
}

/// What is kept besides tables.
fn send_rest(db: &Connection, to: &SyncSender<Result<Kept, StoreError>>) -> rusqlite::Result<()> {
    let pairs = |sql: &str| -> rusqlite::Result<Vec<(String, Json)>> {
        db.prepare(sql)?.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect()
    };
    let profiles =
        pairs("SELECT id, json FROM profiles ORDER BY id")?.into_iter().map(|(id, json)| Kept::Profile(id, json));
    let facts = pairs("SELECT key, value FROM meta ORDER BY key")?.into_iter().map(|(key, json)| Kept::Meta(key, json));
    for kept in profiles.chain(facts) {
        if to.send(Ok(kept)).is_err() {
            break;
        }
    }
    Ok(())
}

/// The id of a table whose other values may make no sense.
fn id_at(db: &Connection, key: i64) -> TableId {
    let id = db.query_row("SELECT id FROM tables WHERE key = ?1", [key], |row| row.get::<_, String>(0));
    TableId::new(id.unwrap_or_else(|_| format!("#{key}")))
}

/// Whether a value was read that no version of this crate writes.
pub(crate) fn makes_no_sense(error: &rusqlite::Error) -> bool {
    use rusqlite::Error as Sql;
    matches!(
        error,
        Sql::FromSqlConversionFailure(..)
            | Sql::IntegralValueOutOfRange(..)
            | Sql::InvalidColumnType(..)
            | Sql::Utf8Error(..)
    )
}

/// The names of all tables, oldest first.
pub(crate) fn ids(db: &Connection) -> rusqlite::Result<Vec<TableId>> {
    db.prepare("SELECT id FROM tables ORDER BY key")?
        .query_map([], |row| row.get::<_, String>(0).map(TableId::new))?
        .collect()
}

/// How many tables are in a state.
pub(crate) fn count(db: &Connection, state: StateKind) -> rusqlite::Result<usize> {
    db.prepare_cached("SELECT count(*) FROM tables WHERE state = ?1")?.query_row([state], |row| row.get(0))
}

/// How many tables were brought whole: their names say so.
pub(crate) fn count_brought(db: &Connection) -> rusqlite::Result<usize> {
    db.prepare_cached("SELECT count(*) FROM tables WHERE id LIKE 'r%' AND length(id) = 23")?
        .query_row([], |row| row.get(0))
}

/// Which tables a list shows.
#[derive(Clone, Copy, Debug)]
pub struct Filter {
    /// Only those in this state.
    pub state: Option<StateKind>,
    /// Only those that stand in the lobby, or only those that do not.
    pub public: Option<bool>,
    /// The most to show, the latest changed first.
    pub most: u32,
}

impl Filter {
    /// What a lobby shows: public tables being played.
    pub fn lobby(most: u32) -> Self {
        Self { state: Some(StateKind::Open), public: Some(true), most }
    }
}

/// One whole table.
pub(crate) fn load(db: &Connection, table: &TableId) -> rusqlite::Result<Option<StoredTable>> {
    let key = db
        .prepare_cached("SELECT key FROM tables WHERE id = ?1")?
        .query_row([table.as_str()], |row| row.get(0))
        .optional()?;
    key.map(|key| table_at(db, key)).transpose()
}

pub(crate) fn list(db: &Connection, filter: Filter) -> rusqlite::Result<Vec<Summary>> {
    let mut found = db.prepare_cached(
        "SELECT key, id, title, created, max(updated, coalesce(last.at, 0)) AS changed, state, public, \
                coalesce(last.seq, 0) \
         FROM tables LEFT JOIN lines AS last \
           ON last.table_key = key AND last.seq = (SELECT max(seq) FROM lines WHERE table_key = key) \
         WHERE (?1 IS NULL OR state = ?1) AND (?2 IS NULL OR public = ?2) \
         ORDER BY changed DESC, key DESC LIMIT ?3",
    )?;
    let mut rows = found.query(params![filter.state, filter.public, filter.most])?;
    let mut summaries = Vec::new();
    while let Some(row) = rows.next()? {
        summaries.push(Summary {
            id: TableId::new(row.get::<_, String>(1)?),
            title: row.get(2)?,
            created: row.get(3)?,
            updated: row.get(4)?,
            state: row.get(5)?,
            public: row.get(6)?,
            last: row.get(7)?,
            seats: seats::of_table(db, row.get(0)?)?,
        });
    }
    Ok(summaries)
}

/// One moment of the file, whatever the writer does meanwhile.
fn snapshot(db: &mut Connection) -> rusqlite::Result<Transaction<'_>> {
    db.transaction_with_behavior(TransactionBehavior::Deferred)
}

pub(crate) fn table_at(db: &Connection, key: i64) -> rusqlite::Result<StoredTable> {
    let mut table = db
        .prepare_cached("SELECT id, title, created, updated, state, fault, public, header FROM tables WHERE key = ?1")?
        .query_row([key], |row| {
            Ok(StoredTable {
                id: TableId::new(row.get::<_, String>(0)?),
                title: row.get(1)?,
                created: row.get(2)?,
                updated: row.get(3)?,
                state: State::from_columns(row.get(4)?, row.get::<_, Option<Json>>(5)?)?,
                public: row.get(6)?,
                header: row.get(7)?,
                seats: Vec::new(),
                lines: Vec::new(),
            })
        })?;
    table.seats = seats::of_table(db, key)?;
    table.lines = lines_of(db, key)?;
    if let Some(last) = table.lines.last() {
        table.updated = table.updated.max(last.at);
    }
    Ok(table)
}

fn lines_of(db: &Connection, key: i64) -> rusqlite::Result<Vec<Line>> {
    let mut found = db.prepare_cached("SELECT seq, kind, at, body FROM lines WHERE table_key = ?1 ORDER BY seq")?;
    let mut lines: Vec<Line> = Vec::new();
    let mut rows = found.query([key])?;
    while let Some(row) = rows.next()? {
        lines.push(line(row)?);
    }
    Ok(lines)
}

fn line(row: &Row<'_>) -> rusqlite::Result<Line> {
    let (seq, at): (Seq, Moment) = (row.get(0)?, row.get(2)?);
    Ok(Line { seq, kind: row.get(1)?, at, body: row.get(3)? })
}

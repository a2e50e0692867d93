//! What can be written, and how each change is made inside a transaction.
//!
//! A change is made whole or not at all. It is tried again on its own when the transaction it shared with others
//! failed, so making it must depend on nothing but the change and the file.

use crate::error::{Fail, StoreError, is_duplicate};
use crate::model::{Json, Line, LineKind, Moment, NewTable, Seq, State, StateKind, StepBack, TableId};
use crate::seats::{self, Seat};
use crate::{meta, profiles};
use rusqlite::{Connection, OptionalExtension, params};

/// One change of what is on disk.
#[derive(Clone, Debug)]
pub enum Change {
    /// Open a table.
    Create(NewTable),
    /// Bring a whole table: its lines and its state with it, in one transaction.
    Import {
        /// The table.
        table: NewTable,
        /// Its lines, from 1 on.
        lines: Vec<Line>,
        /// How far it has come.
        state: State,
        /// When anything at it last changed.
        updated: Moment,
    },
    /// Forget a table, unless anything changed at it after `unchanged_since`.
    Remove {
        /// The table.
        table: TableId,
        /// The last change that was known when this was decided.
        unchanged_since: Moment,
    },
    /// Add lines to a table, or change what stands about it, together.
    Table(TableChange),
    /// Put aside everything after a line and play on from there; see [`crate::Store::step_back`].
    StepBack {
        /// The table.
        table: TableId,
        /// The last line that still counts; 0 for none.
        to: Seq,
        /// When.
        at: Moment,
    },
    /// Keep a profile; `revision` is the one it was read at, 0 for a new one.
    PutProfile {
        /// Whose.
        id: String,
        /// The revision this change was made from.
        revision: u64,
        /// What to remember.
        json: Json,
    },
    /// Forget a profile.
    ResetProfile {
        /// Whose.
        id: String,
    },
    /// Keep a small fact about the installation.
    PutMeta {
        /// Its name.
        key: String,
        /// Its value.
        value: Json,
    },
    /// Keep a small fact about the installation unless there is one of that name already.
    KeepMeta {
        /// Its name.
        key: String,
        /// Its value.
        value: Json,
    },
}

/// Changes of one table that are made together. What is `None` or empty stays as it is.
#[derive(Clone, Debug)]
pub struct TableChange {
    /// The table.
    pub table: TableId,
    /// When; lines carry their own moment.
    pub at: Moment,
    /// The next lines, in order.
    pub lines: Vec<Line>,
    /// A new header.
    pub header: Option<Json>,
    /// How far the table has come.
    pub state: Option<State>,
    /// Whether it stands in the lobby.
    pub public: Option<bool>,
    /// Seats that change hands, name or link.
    pub seats: Vec<Seat>,
}

impl TableChange {
    /// A change of `table` that changes nothing yet.
    pub fn new(table: TableId, at: Moment) -> Self {
        Self { table, at, lines: Vec::new(), header: None, state: None, public: None, seats: Vec::new() }
    }
}

/// What a durable change returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Receipt {
    /// The table's last line now, or the profile's revision; 0 where neither is meant.
    pub last: Seq,
}

impl Change {
    /// About how many bytes it keeps in memory while it waits.
    pub(crate) fn bytes(&self) -> usize {
        let of = |lines: &[Line]| lines.iter().map(|line| line.body.as_bytes().len() + 64).sum::<usize>();
        256 + match self {
            Self::Create(table) => table.header.as_bytes().len(),
            Self::Import { table, lines, .. } => table.header.as_bytes().len() + of(lines),
            Self::Table(change) => {
                change.header.as_ref().map_or(0, |header| header.as_bytes().len()) + of(&change.lines)
            }
            Self::PutProfile { json, .. } | Self::PutMeta { value: json, .. } | Self::KeepMeta { value: json, .. } => {
                json.as_bytes().len()
            }
            Self::Remove { .. } | Self::StepBack { .. } | Self::ResetProfile { .. } => 0,
        }
    }

    /// The table whose holder alone may make this change.
    pub(crate) fn table(&self) -> Option<&TableId> {
        match self {
            Self::Table(change) => Some(&change.table),
            Self::StepBack { table, .. } => Some(table),
            _ => None,
        }
    }

    pub(crate) fn make(&self, db: &Connection) -> Result<Receipt, Fail> {
        let last = match self {
            Self::Create(table) => create(db, table)?,
            Self::Import { table, lines, state, updated } => import(db, table, lines, state, *updated)?,
            Self::Remove { table, unchanged_since } => remove(db, table, *unchanged_since)?,
            Self::Table(change) => alter(db, change)?,
            Self::StepBack { table, to, at } => step_back(db, table, *to, *at)?,
            Self::PutProfile { id, revision, json } => profiles::put(db, id, *revision, json)?,
            Self::ResetProfile { id } => profiles::reset(db, id)?,
            Self::PutMeta { key, value } => meta::put(db, key, value)?,
            Self::KeepMeta { key, value } => meta::keep(db, key, value)?,
        };
        Ok(Receipt { last })
    }
}

fn create(db: &Connection, table: &NewTable) -> Result<Seq, Fail> {
    let row = params![table.id.as_str(), table.title, table.created, StateKind::Open, table.public, table.header];
    db.prepare_cached(
        "INSERT INTO tables (id, title, created, updated, state, public, header) VALUES (?1, ?2, ?3, ?3, ?4, ?5, ?6)",
    )?
    .execute(row)
    .map_err(|error| {
        if is_duplicate(&error) {
            Fail::Refused(StoreError::TableExists { table: table.id.clone() })
        } else {
            Fail::Sql(error)
        }
    })?;
    seats::insert(db, db.last_insert_rowid(), &table.seats)?;
    Ok(0)
}

fn import(db: &Connection, table: &NewTable, lines: &[Line], state: &State, updated: Moment) -> Result<Seq, Fail> {
    create(db, table)?;
    let whole = TableChange {
        lines: lines.to_vec(),
        state: Some(state.clone()),
        ..TableChange::new(table.id.clone(), updated)
    };
    alter(db, &whole)
}

fn remove(db: &Connection, table: &TableId, unchanged_since: Moment) -> Result<Seq, Fail> {
    let (key, last) = find(db, table)?;
    let changed: Moment = db
        .prepare_cached(
            "SELECT max(updated, coalesce((SELECT max(at) FROM lines WHERE table_key = key), 0)) FROM tables \
             WHERE key = ?1",
        )?
        .query_row([key], |row| row.get(0))?;
    if changed > unchanged_since {
        return Err(Fail::Refused(StoreError::Conflict { table: table.clone(), given: last, expected: last + 1 }));
    }
    for gone in ["DELETE FROM lines WHERE table_key = ?1", "DELETE FROM seats WHERE table_key = ?1"] {
        db.prepare_cached(gone)?.execute([key])?;
    }
    db.prepare_cached("DELETE FROM tables WHERE key = ?1")?.execute([key])?;
    Ok(0)
}

fn alter(db: &Connection, change: &TableChange) -> Result<Seq, Fail> {
    let (key, mut last) = find(db, &change.table)?;
    for line in &change.lines {
        let expected = last + 1;
        if line.seq != expected {
            let table = change.table.clone();
            return Err(Fail::Refused(StoreError::Conflict { table, given: line.seq, expected }));
        }
        append(db, key, line)?;
        last = expected;
    }
    // Most changes are one line: the row of the table, with its header, is then left alone. What a lobby shows as the
    // last change takes the last line into account.
    let about = change.header.is_some() || change.state.is_some() || change.public.is_some();
    if about || !change.seats.is_empty() {
        if let Some(header) = &change.header {
            db.prepare_cached("UPDATE tables SET header = ?2 WHERE key = ?1")?.execute(params![key, header])?;
        }
        if let Some(state) = &change.state {
            set_state(db, key, state)?;
        }
        if let Some(public) = change.public {
            db.prepare_cached("UPDATE tables SET public = ?2 WHERE key = ?1")?.execute(params![key, public])?;
        }
        seats::update(db, &change.table, key, &change.seats)?;
        touch(db, key, change.at)?;
    }
    Ok(last)
}

fn step_back(db: &Connection, table: &TableId, to: Seq, at: Moment) -> Result<Seq, Fail> {
    let (key, last) = find(db, table)?;
    if to > last {
        return Err(Fail::Refused(StoreError::NoSuchLine { table: table.clone(), seq: to }));
    }
    let body = Json::of(&StepBack { to }).map_err(Fail::Refused)?;
    append(db, key, &Line { seq: last + 1, kind: LineKind::StepBack, at, body })?;
    set_state(db, key, &State::Open)?;
    touch(db, key, at)?;
    Ok(last + 1)
}

/// The key of a table and its last line.
fn find(db: &Connection, table: &TableId) -> Result<(i64, Seq), Fail> {
    db.prepare_cached(
        "SELECT key, coalesce((SELECT max(seq) FROM lines WHERE table_key = key), 0) FROM tables WHERE id = ?1",
    )?
    .query_row([table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
    .optional()?
    .ok_or_else(|| Fail::Refused(StoreError::NoSuchTable { table: table.clone() }))
}

fn append(db: &Connection, key: i64, line: &Line) -> Result<(), Fail> {
    db.prepare_cached("INSERT INTO lines (table_key, seq, kind, at, body) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![key, line.seq, line.kind, line.at, line.body])?;
    Ok(())
}

fn set_state(db: &Connection, key: i64, state: &State) -> Result<(), Fail> {
    db.prepare_cached("UPDATE tables SET state = ?2, fault = ?3 WHERE key = ?1")?.execute(params![
        key,
        state.kind(),
        state.fault()
    ])?;
    Ok(())
}

fn touch(db: &Connection, key: i64, at: Moment) -> Result<(), Fail> {
    db.prepare_cached("UPDATE tables SET updated = max(updated, ?2) WHERE key = ?1")?.execute(params![key, at])?;
    Ok(())
}

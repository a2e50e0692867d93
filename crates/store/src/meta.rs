//! Small facts about the installation, by name.

use crate::error::Fail;
use crate::model::{Json, Seq};
use rusqlite::{Connection, OptionalExtension, params};

pub(crate) fn put(db: &Connection, key: &str, value: &Json) -> Result<Seq, Fail> {
    db.prepare_cached(
        "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    )?
    .execute(params![key, value])?;
    Ok(0)
}

/// The first to say it is right.
pub(crate) fn keep(db: &Connection, key: &str, value: &Json) -> Result<Seq, Fail> {
    db.prepare_cached("INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO NOTHING")?
        .execute(params![key, value])?;
    Ok(0)
}

pub(crate) fn get(db: &Connection, key: &str) -> rusqlite::Result<Option<Json>> {
    db.prepare_cached("SELECT value FROM meta WHERE key = ?1")?.query_row([key], |row| row.get(0)).optional()
}

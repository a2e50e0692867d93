//! What a guest takes from one game to the next, such as unlocked epilogues.
//!
//! A profile is read, changed by the caller and put back with the revision it was read at; a put from an older revision
//! is refused instead of wiping out what another game has added in the meantime.

use crate::error::{Fail, StoreError};
use crate::model::{Json, Seq};
use rusqlite::{Connection, OptionalExtension, params};
use serde::Serialize;
use serde_json::value::RawValue;

/// A profile as it stands on disk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// How often it was changed; goes back into [`crate::Store::put_profile`].
    pub revision: u64,
    /// What is remembered.
    pub json: Json,
}

/// The file a profile is exported as.
#[derive(Serialize)]
struct Exported<'a> {
    holdout: &'static str,
    version: u32,
    id: &'a str,
    profile: &'a RawValue,
}

pub(crate) fn put(db: &Connection, id: &str, revision: u64, json: &Json) -> Result<Seq, Fail> {
    let found = get(db, id)?.map_or(0, |profile| profile.revision);
    if found != revision {
        return Err(Fail::Refused(StoreError::ProfileChanged { given: revision, found }));
    }
    db.prepare_cached("INSERT OR REPLACE INTO profiles (id, revision, json) VALUES (?1, ?2, ?3)")?.execute(params![
        id,
        revision + 1,
        json
    ])?;
    Ok(revision + 1)
}

pub(crate) fn reset(db: &Connection, id: &str) -> Result<Seq, Fail> {
    db.prepare_cached("DELETE FROM profiles WHERE id = ?1")?.execute([id])?;
    Ok(0)
}

pub(crate) fn get(db: &Connection, id: &str) -> rusqlite::Result<Option<Profile>> {
    db.prepare_cached("SELECT revision, json FROM profiles WHERE id = ?1")?
        .query_row([id], |row| Ok(Profile { revision: row.get(0)?, json: row.get(1)? }))
        .optional()
}

pub(crate) fn ids(db: &Connection) -> rusqlite::Result<Vec<String>> {
    db.prepare_cached("SELECT id FROM profiles ORDER BY id")?.query_map([], |row| row.get(0))?.collect()
}

/// The profile as a file of its own.
pub(crate) fn exported(id: &str, profile: &Profile) -> Result<Vec<u8>, StoreError> {
    let profile: &RawValue = profile.json.read()?;
    let file = Exported { holdout: "profile", version: 1, id, profile };
    Json::of(&file).map(Json::into_bytes)
}

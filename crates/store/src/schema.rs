//! The layout of the file: how it is created, checked, brought up to date and opened.
//!
//! A file is only ever read before it is known to be sound and ours: a damaged one keeps every byte it has, the log
//! beside it included.

use crate::export::sync_folder;
use crate::{StoreError, beside, log};
use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The steps from an empty file to today's layout. `PRAGMA user_version` says how many a file has taken; steps are
/// added at the end and never changed.
const STEPS: &[&str] = &[include_str!("../migrations/001-tables.sql"), include_str!("../migrations/002-profiles.sql")];

/// "HOLD", in the header of every file of ours.
const APPLICATION_ID: i32 = 0x484f_4c44;

/// No database has fewer bytes than the smallest page.
const SMALLEST: u64 = 512;

/// How long to wait for another program, such as a database shell, that writes to the file.
const BUSY_TIMEOUT: Duration = Duration::from_secs(2);

/// Makes sure that a sound file of ours stands at `path`, creating one if there is none, and brings it up to date.
pub(crate) fn prepare(path: &Path) -> Result<(), StoreError> {
    let exists = path.try_exists().map_err(|source| StoreError::Unusable { file: path.to_owned(), source })?;
    let log = log::inspect(path).map_err(|source| StoreError::Unusable { file: path.to_owned(), source })?;
    if let Some(found) = log.filter(|found| found.lost > 0) {
        return Err(StoreError::DamagedLog { file: path.to_owned(), found });
    }
    let version = if exists {
        inspect(path)?
    } else {
        create(path)?;
        0
    };
    if (version as usize) < STEPS.len() {
        let sql = |error| StoreError::of(path, error);
        let mut db = open_writer(path)?;
        migrate(&mut db, STEPS).map_err(sql)?;
        close(db).map_err(sql)?;
    }
    Ok(())
}

/// The connection that writes: durable at every commit.
pub(crate) fn open_writer(path: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let db =
            Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        db.busy_timeout(BUSY_TIMEOUT)?;
        // A backup put back in place is not in this mode yet.
        let mode: String = db.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
        db.pragma_update(None, "synchronous", "FULL")?;
        db.pragma_update(None, "foreign_keys", true)?;
        // The index has a page in use for every table in play.
        db.pragma_update(None, "cache_size", kibibytes(16 << 10))?;
        // What a checkpoint leaves of a log that once grew large.
        db.pragma_update(None, "journal_size_limit", 64 << 20)?;
        db.set_prepared_statement_cache_capacity(64);
        Ok((db, mode))
    };
    let (db, mode) = open().map_err(|error| StoreError::of(path, error))?;
    if mode == "wal" {
        Ok(db)
    } else {
        let source = std::io::Error::other("this kind of disk cannot hold a write-ahead log");
        Err(StoreError::Unusable { file: path.to_owned(), source })
    }
}

/// A connection that cannot write, for reading the whole file: the lines of tables played side by side lie on the same
/// pages, which should still be at hand when the next table is read.
pub(crate) fn open_wide_reader(path: &Path) -> Result<Connection, StoreError> {
    let db = open_reader(path)?;
    db.pragma_update(None, "cache_size", kibibytes(64 << 10)).map_err(|error| StoreError::of(path, error))?;
    Ok(db)
}

/// A connection that cannot write.
pub(crate) fn open_reader(path: &Path) -> Result<Connection, StoreError> {
    let open = || {
        let db = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        db.busy_timeout(BUSY_TIMEOUT)?;
        db.set_prepared_statement_cache_capacity(32);
        Ok(db)
    };
    open().map_err(|error| StoreError::of(path, error))
}

/// `SQLite` counts a cache in pages, or in kibibytes below zero.
fn kibibytes(size: i32) -> i32 {
    -size
}

/// An empty file of ours, made beside its place and moved there whole, so that a file at `path` is never half made.
fn create(path: &Path) -> Result<(), StoreError> {
    if has_log(path) {
        // SQLite would throw the log away, or worse, apply it to the new file.
        let what = "the file itself is missing, yet its log is there".to_owned();
        return Err(StoreError::Damaged { file: path.to_owned(), what });
    }
    let new = beside(path, ".new");
    let unusable = |source| StoreError::Unusable { file: new.clone(), source };
    for rest in ["", "-journal", "-wal", "-shm"] {
        // Whatever an interrupted creation left holds nothing yet.
        match fs::remove_file(beside(&new, rest)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(unusable(error)),
            _ => {}
        }
    }
    let build = || {
        let db = Connection::open(&new)?;
        db.pragma_update(None, "application_id", APPLICATION_ID)?;
        close(db)
    };
    build().map_err(|error| StoreError::of(path, error))?;
    fs::File::open(&new).and_then(|file| file.sync_all()).map_err(unusable)?;
    fs::rename(&new, path).map_err(unusable)?;
    sync_folder(path).map_err(unusable)
}

/// Reads the file through, and returns its layout's version. Writes nothing, whatever it finds.
fn inspect(path: &Path) -> Result<u32, StoreError> {
    let damaged = |what: String| StoreError::Damaged { file: path.to_owned(), what };
    let sql = |error| StoreError::of(path, error);
    let found = fs::metadata(path).map_err(|source| StoreError::Unusable { file: path.to_owned(), source })?;
    if found.len() < SMALLEST {
        // SQLite would take it for a new database and begin again from nothing.
        return Err(damaged(format!("it has only {} bytes", found.len())));
    }
    let db = open_to_inspect(path).map_err(sql)?;
    let number = |pragma: &str| db.pragma_query_value(None, pragma, |row| row.get::<_, i32>(0)).map_err(sql);
    if number("application_id")? != APPLICATION_ID {
        return Err(StoreError::Foreign { file: path.to_owned() });
    }
    let version = number("user_version")?;
    let known = STEPS.len() as u32;
    let version = u32::try_from(version).map_err(|_| damaged("its layout has no valid number".to_owned()))?;
    if version > known {
        return Err(StoreError::Newer { file: path.to_owned(), found: version, known });
    }
    let page = number("page_size")?;
    if !has_log(path) && found.len() % u64::from(page.unsigned_abs()) != 0 {
        // With a log this may be a page that the log still holds whole.
        return Err(damaged("its last page is torn".to_owned()));
    }
    let verdict: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(sql)?;
    if verdict != "ok" {
        return Err(damaged(verdict.split_whitespace().collect::<Vec<_>>().join(" ")));
    }
    Ok(version)
}

/// A connection that leaves no trace. Without a log the file is complete in itself and is read as if on a read-only
/// disk; with one, `SQLite` needs its shared index beside it, and closing must not write the log back.
fn open_to_inspect(path: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let db = if has_log(path) {
        Connection::open_with_flags(path, flags)?
    } else {
        let encoded: String = path.as_os_str().as_encoded_bytes().iter().map(|byte| uri_byte(*byte)).collect();
        Connection::open_with_flags(format!("file:{encoded}?immutable=1"), flags | OpenFlags::SQLITE_OPEN_URI)?
    };
    db.busy_timeout(BUSY_TIMEOUT)?;
    db.set_db_config(rusqlite::config::DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    Ok(db)
}

/// Whether a log lies beside the file: after a crash it holds what was committed last.
fn has_log(path: &Path) -> bool {
    fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

fn uri_byte(byte: u8) -> String {
    match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    }
}

/// Takes the steps the file has not taken yet: all of them or none.
fn migrate(db: &mut Connection, steps: &[&str]) -> rusqlite::Result<()> {
    let step = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let taken: u32 = step.pragma_query_value(None, "user_version", |row| row.get(0))?;
    for sql in steps.iter().skip(taken as usize) {
        step.execute_batch(sql)?;
    }
    step.pragma_update(None, "user_version", steps.len() as u32)?;
    step.commit()
}

/// Closes with the error that dropping would swallow.
pub(crate) fn close(db: Connection) -> rusqlite::Result<()> {
    db.close().map_err(|(_, error)| error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(db: &Connection) -> Vec<(String, Option<String>)> {
        db.prepare("SELECT name, sql FROM sqlite_schema ORDER BY name")
            .unwrap()
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap()
    }

    #[test]
    fn every_older_layout_comes_up_to_date_with_what_it_holds() {
        let folder = tempfile::tempdir().unwrap();
        let fresh = folder.path().join("fresh.db");
        prepare(&fresh).unwrap();
        let wanted = layout(&Connection::open(&fresh).unwrap());
        for version in 0..=STEPS.len() {
            let path = folder.path().join(format!("{version}.db"));
            create(&path).unwrap();
            let mut old = open_writer(&path).unwrap();
            migrate(&mut old, &STEPS[..version]).unwrap();
            if version >= 1 {
                old.execute_batch(
                    "INSERT INTO tables (id, title, created, updated, state, public, header) \
                     VALUES ('a', 'osaczeni', 1, 1, 'open', 0, x'7b7d'); \
                     INSERT INTO lines (table_key, seq, kind, at, body) VALUES (1, 1, 'answer', 1, x'7b7d')",
                )
                .unwrap();
            }
            close(old).unwrap();
            prepare(&path).unwrap();
            let db = Connection::open(&path).unwrap();
            assert_eq!(layout(&db), wanted, "from version {version}");
            let lines: usize = db.query_row("SELECT count(*) FROM lines", [], |row| row.get(0)).unwrap();
            assert_eq!(lines, usize::from(version >= 1), "from version {version}");
            let now: usize = db.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
            assert_eq!(now, STEPS.len());
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_layout_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("holdout.db");
        prepare(&path).unwrap();
        let mut db = open_writer(&path).unwrap();
        let before = layout(&db);
        let broken: Vec<&str> = STEPS
            .iter()
            .copied()
            .chain(["CREATE TABLE later (x) STRICT", "CREATE TABLE half (x INTEGER) STRICT; nonsense"])
            .collect();
        migrate(&mut db, &broken).unwrap_err();
        assert_eq!(layout(&db), before);
        let version: usize = db.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        assert_eq!(version, STEPS.len());
    }

    #[test]
    fn the_writer_waits_for_the_disk_at_every_commit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("holdout.db");
        prepare(&path).unwrap();
        let db = open_writer(&path).unwrap();
        let mode: String = db.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        let synchronous: i32 = db.pragma_query_value(None, "synchronous", |row| row.get(0)).unwrap();
        let foreign_keys: bool = db.pragma_query_value(None, "foreign_keys", |row| row.get(0)).unwrap();
        assert_eq!((mode.as_str(), synchronous, foreign_keys), ("wal", 2, true));
    }

    #[test]
    fn a_creation_cut_short_is_begun_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("holdout.db");
        fs::write(beside(&path, ".new"), b"half a file").unwrap();
        fs::write(beside(&path, ".new-journal"), b"half a journal").unwrap();
        prepare(&path).unwrap();
        assert!(!beside(&path, ".new").exists() && !beside(&path, ".new-journal").exists());
        assert_eq!(inspect(&path).unwrap() as usize, STEPS.len());
    }
}

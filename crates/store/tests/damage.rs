//! Files that are torn, garbled, foreign, newer or in use: refused with a clear reason, and left as they were.

mod common;

use common::{assert_whole, line, lines, table};
use holdout_store::{Store, StoreError, TableId};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const PAGE: usize = 4096;

/// A store that was closed: one file, a few hundred lines, bodies both small and larger than a page.
fn closed_file(folder: &Path) -> PathBuf {
    let path = folder.join("sound.db");
    let store = Store::open(&path).unwrap();
    for id in ["a", "b", "c"] {
        store.create(table(id)).unwrap();
        store.alter(lines(id, 1, 100)).unwrap();
        let long = common::json(&format!("\"{}\"", "x".repeat(10_000)));
        store.append(&TableId::new(id), holdout_store::Line { body: long, ..line(id, 101) }).unwrap();
    }
    store.put_profile("guest", 0, common::json("{}")).unwrap();
    store.close().unwrap();
    path
}

/// Every file whose name begins with that of the database, except the lock and `SQLite`'s shared index, which hold
/// nothing of ours.
fn everything(path: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let name = path.file_name().unwrap().to_str().unwrap();
    let beside = fs::read_dir(path.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    beside
        .filter(|file| {
            let ending = file.file_name().unwrap().to_str().unwrap().strip_prefix(name);
            ending.is_some_and(|ending| ending != ".lock" && ending != "-shm")
        })
        .map(|file| (file.clone(), fs::read(&file).unwrap()))
        .collect()
}

/// Opens, expects a refusal that names the file, and checks that not a byte changed.
fn refused(path: &Path) -> StoreError {
    let before = everything(path);
    let error = Store::open(path).err().unwrap_or_else(|| panic!("{} was opened", path.display()));
    let said = error.to_string();
    assert!(said.contains(path.file_name().unwrap().to_str().unwrap()), "{said}");
    assert!(everything(path) == before, "{} was changed", path.display());
    error
}

fn assert_damaged(path: &Path, how: &str) {
    let error = refused(path);
    assert!(matches!(error, StoreError::Damaged { .. }), "{how}: {error:?}");
    let said = error.to_string();
    assert!(said.contains("nothing was changed") && said.contains("backup"), "{how}: {said}");
}

#[test]
fn a_file_cut_short_is_refused_wherever_it_was_cut() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = fs::read(closed_file(folder.path())).unwrap();
    let pages = bytes.len() / PAGE;
    assert!(pages > 20, "only {pages} pages");
    let at_pages = (0..pages).map(|page| page * PAGE);
    let inside_pages = (0..pages).flat_map(|page| [page * PAGE + 1, page * PAGE + 100, (page + 1) * PAGE - 1]);
    for (number, length) in at_pages.chain(inside_pages).enumerate() {
        let path = folder.path().join(format!("cut-{number}.db"));
        fs::write(&path, &bytes[..length]).unwrap();
        assert_damaged(&path, &format!("cut to {length} of {} bytes", bytes.len()));
    }
}

#[test]
fn a_file_with_any_page_garbled_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = fs::read(closed_file(folder.path())).unwrap();
    for page in 0..bytes.len() / PAGE {
        let path = folder.path().join(format!("garbled-{page}.db"));
        let mut garbled = bytes.clone();
        garbled[page * PAGE..(page + 1) * PAGE].fill(0xa5);
        fs::write(&path, &garbled).unwrap();
        assert_damaged(&path, &format!("page {page} garbled"));

        // What a disk leaves of a page that was never written.
        garbled[page * PAGE..(page + 1) * PAGE].fill(0);
        let path = folder.path().join(format!("zeroed-{page}.db"));
        fs::write(&path, &garbled).unwrap();
        if !is_end_of_a_long_line(&bytes, page) {
            assert_damaged(&path, &format!("page {page} zeroed"));
        }
    }
}

/// The last page of a body larger than a page holds nothing but text: zeros in it are for the record's own digests to
/// find, not for the structure of the file.
fn is_end_of_a_long_line(bytes: &[u8], page: usize) -> bool {
    let page = &bytes[page * PAGE..(page + 1) * PAGE];
    page[..4] == [0; 4] && page[4..100].iter().all(|byte| *byte == b'x')
}

#[test]
fn a_crash_image_is_recovered_and_a_torn_one_keeps_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed_file(folder.path());
    let store = Store::open(&path).unwrap();
    let long = common::json(&format!("\"{}\"", "y".repeat(10_000)));
    store.append(&TableId::new("a"), holdout_store::Line { body: long, ..line("a", 102) }).unwrap();
    // As a crash would leave it: the file and its log, with the last line only in the log.
    let image = |name: &str| {
        let copy = folder.path().join(name);
        fs::copy(&path, &copy).unwrap();
        fs::copy(folder.path().join("sound.db-wal"), folder.path().join(format!("{name}-wal"))).unwrap();
        copy
    };
    let (sound, torn, lost, empty) = (image("crashed.db"), image("torn.db"), image("lost.db"), image("empty.db"));
    let cut_log = image("cut-log.db");
    drop(store);

    assert_eq!(Store::open(&sound).unwrap().load(&TableId::new("a")).unwrap().last(), 102);

    let half = fs::metadata(&torn).unwrap().len() / 2;
    fs::OpenOptions::new().write(true).open(&torn).unwrap().set_len(half).unwrap();
    assert_damaged(&torn, "half a file with its log");

    // Without its file, or with an empty one, the log is all there is.
    fs::remove_file(&lost).unwrap();
    assert_damaged(&lost, "a log without its file");
    assert!(!lost.exists());
    fs::write(&empty, b"").unwrap();
    assert_damaged(&empty, "a log with an empty file");

    // A log torn at its end is what every crash leaves: its last transaction never counted.
    let its_log = folder.path().join("cut-log.db-wal");
    let length = fs::metadata(&its_log).unwrap().len();
    fs::OpenOptions::new().write(true).open(&its_log).unwrap().set_len(length - 100).unwrap();
    assert_eq!(Store::open(&cut_log).unwrap().load(&TableId::new("a")).unwrap().last(), 101);
}

#[test]
fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    fs::write(&path, "not a database, but somebody's notes. ".repeat(500)).unwrap();
    assert_damaged(&path, "a text");
    let folder_in_the_way = folder.path().join("folder.db");
    fs::create_dir(&folder_in_the_way).unwrap();
    Store::open(&folder_in_the_way).err().expect("a folder is no file");
    let nowhere = Store::open(folder.path().join("missing/holdout.db")).err().unwrap();
    assert!(matches!(nowhere, StoreError::Unusable { .. }), "{nowhere:?}");
}

#[test]
fn a_foreign_or_newer_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let foreign = folder.path().join("foreign.db");
    rusqlite::Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE tables (id)").unwrap();
    assert!(matches!(refused(&foreign), StoreError::Foreign { .. }));

    let newer = closed_file(folder.path());
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let error = refused(&newer);
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
}

#[test]
fn a_file_in_use_is_refused_under_any_of_its_names() {
    let folder = tempfile::tempdir().unwrap();
    let path = closed_file(folder.path());
    let store = Store::open(&path).unwrap();
    let again = refused(&path);
    assert!(matches!(again, StoreError::InUse { by: Some(id), .. } if id == std::process::id()), "{again:?}");
    #[cfg(unix)]
    {
        let other_name = folder.path().join("other-name");
        std::os::unix::fs::symlink(&path, &other_name).unwrap();
        assert!(matches!(Store::open(&other_name), Err(StoreError::InUse { .. })));
    }
    // The refusal did not disturb the one who holds it.
    store.append(&TableId::new("a"), holdout_store::Line { seq: 102, ..line("a", 102) }).unwrap();
    drop(store);
    Store::open(&path).unwrap();
}

#[test]
fn another_program_that_writes_holds_nobody_up_for_long() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("holdout.db")).unwrap();
    store.create(table("a")).unwrap();
    let shell = rusqlite::Connection::open(store.folder().join("holdout.db")).unwrap();
    // Five changes wait for each other, and then together for the shell: one wait, one verdict each.
    let held = common::HeldUp::new(&store);
    shell.execute_batch("BEGIN IMMEDIATE").unwrap();
    let verdicts: Vec<_> =
        (1..=5).map(|seq| common::submit(&store, holdout_store::Change::Table(lines("a", seq, seq)))).collect();
    let since = Instant::now();
    held.release();
    for verdict in verdicts {
        let refused = verdict.recv().unwrap().unwrap_err();
        assert!(matches!(refused, StoreError::InUse { by: None, .. }), "{refused:?}");
    }
    // Five waits one after another would take five times as long.
    assert!(since.elapsed() < Duration::from_secs(20), "{:?}", since.elapsed());
    assert_eq!(store.load(&TableId::new("a")).unwrap().last(), 0);
    shell.execute_batch("ROLLBACK").unwrap();
    store.alter(lines("a", 1, 5)).unwrap();
    assert_whole(&store, "a", 5);
}

#[test]
fn a_name_with_odd_signs_is_a_name_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("żółw 100%?#&=.db");
    let store = Store::open(&path).unwrap();
    store.create(table("a")).unwrap();
    store.alter(lines("a", 1, 3)).unwrap();
    store.close().unwrap();
    assert!(path.exists());
    assert_whole(&Store::open(&path).unwrap(), "a", 3);
}

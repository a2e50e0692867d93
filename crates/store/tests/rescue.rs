//! A log damaged before its end, one value that makes no sense, tables brought and cleared away whole.

mod common;

use common::{assert_whole, line, lines, table};
use holdout_store::{Change, Moment, State, StateKind, Store, StoreError, TableId, salvage};
use std::fs;
use std::path::{Path, PathBuf};

const PAGE: usize = 4096;
const FRAME: usize = PAGE + 24;

/// As a crash leaves it: ten tables, each with twenty lines, most of them only in the log; with the shared index.
fn crash_image(folder: &Path, name: &str) -> PathBuf {
    let live = folder.join(format!("live-{name}"));
    fs::create_dir(&live).unwrap();
    let store = Store::open(live.join("holdout.db")).unwrap();
    for table_number in 0..10 {
        let id = format!("t{table_number}");
        store.create(table(&id)).unwrap();
        for seq in 1..=20 {
            store.append(&TableId::new(&*id), line(&id, seq)).unwrap();
        }
    }
    let copy = folder.join(name);
    fs::create_dir(&copy).unwrap();
    for ending in ["", "-wal", "-shm"] {
        fs::copy(live.join(format!("holdout.db{ending}")), copy.join(format!("holdout.db{ending}"))).unwrap();
    }
    drop(store);
    copy.join("holdout.db")
}

fn beside(database: &Path, ending: &str) -> PathBuf {
    database.with_file_name(format!("holdout.db{ending}"))
}

/// Opens, expects to hear that the log is damaged, and checks that not a byte changed.
fn assert_log_damaged(database: &Path, how: &str) -> holdout_store::LogState {
    let before = (fs::read(database).unwrap(), fs::read(beside(database, "-wal")).ok());
    let error = Store::open(database).err().unwrap_or_else(|| panic!("{how}: it was opened"));
    let StoreError::DamagedLog { found, .. } = &error else { panic!("{how}: {error:?}") };
    assert!(error.to_string().contains("nothing was changed"), "{error}");
    assert!((fs::read(database).unwrap(), fs::read(beside(database, "-wal")).ok()) == before, "{how}: bytes changed");
    *found
}

/// D7: one bit anywhere in the log before its last frames is noticed before anything is written.
#[test]
fn a_log_damaged_before_its_end_is_noticed_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let sound = crash_image(folder.path(), "sound");
    assert_whole(&Store::open(&sound).unwrap(), "t9", 20);
    let database = crash_image(folder.path(), "flipped");
    let log = fs::read(beside(&database, "-wal")).unwrap();
    let frames = (log.len() - 32) / FRAME;
    assert!(frames > 100, "{frames} frames");
    for (frame, inside) in [(3, 500), (40, 2), (40, 10), (frames / 2, 23), (frames - 3, 4000)] {
        let mut flipped = log.clone();
        flipped[32 + frame * FRAME + inside] ^= 0x10;
        fs::write(beside(&database, "-wal"), &flipped).unwrap();
        let found = assert_log_damaged(&database, &format!("frame {frame}, byte {inside}"));
        assert!(found.whole <= frame && found.lost > 0, "{found:?}");
    }
    // The index of the process that was killed knows how many frames were acknowledged.
    fs::write(beside(&database, "-wal"), &log[..32 + (frames / 2) * FRAME]).unwrap();
    assert_log_damaged(&database, "cut at a frame");
    fs::remove_file(beside(&database, "-wal")).unwrap();
    assert_log_damaged(&database, "gone");
    let mut headless = log.clone();
    headless[3] ^= 0xff;
    fs::write(beside(&database, "-wal"), &headless).unwrap();
    assert_log_damaged(&database, "without its beginning");
    // Put back, everything is there.
    fs::write(beside(&database, "-wal"), &log).unwrap();
    assert_whole(&Store::open(&database).unwrap(), "t9", 20);
}

/// What can be read of it is handed over table by table, from a copy.
#[test]
fn what_is_whole_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let database = crash_image(folder.path(), "flipped");
    let mut log = fs::read(beside(&database, "-wal")).unwrap();
    let middle = 32 + (log.len() / FRAME / 2) * FRAME + 100;
    log[middle] ^= 1;
    fs::write(beside(&database, "-wal"), &log).unwrap();
    let before = fs::read(&database).unwrap();
    let mut sound = Vec::new();
    let rest = salvage(&database, &folder.path().join("copy.db"), |table| sound.push(table.unwrap())).unwrap();
    assert!(rest.complete && rest.log.unwrap().lost > 0);
    assert!((2..10).contains(&sound.len()), "{} tables", sound.len());
    for table in &sound {
        assert_eq!(table.lines, (1..=table.last()).map(|seq| line(table.id.as_str(), seq)).collect::<Vec<_>>());
    }
    assert_eq!(fs::read(&database).unwrap(), before);
    assert_eq!(fs::read(beside(&database, "-wal")).unwrap(), log);
}

/// D8: one value that makes no sense costs one table.
#[test]
fn one_bad_row_costs_one_table() {
    let folder = tempfile::tempdir().unwrap();
    for (number, spoil) in [
        "UPDATE lines SET kind = 'dance' WHERE table_key = 2 AND seq = 3",
        "UPDATE lines SET seq = -7 WHERE table_key = 2 AND seq = 3",
        "UPDATE seats SET link_hash = x'00' WHERE table_key = 2 AND seat = 0",
    ]
    .into_iter()
    .enumerate()
    {
        let path = folder.path().join(format!("{number}.db"));
        let store = Store::open(&path).unwrap();
        for id in ["a", "b", "c"] {
            store.create(table(id)).unwrap();
            store.alter(lines(id, 1, 5)).unwrap();
        }
        store.close().unwrap();
        rusqlite::Connection::open(&path)
            .unwrap()
            .execute_batch(&format!("PRAGMA ignore_check_constraints = 1; {spoil}"))
            .unwrap();
        let store = Store::open(&path).unwrap();
        let read: Vec<_> = store.open_tables().unwrap().collect();
        assert_eq!(read.len(), 3, "{spoil}");
        assert!(
            matches!(&read[1], Err(StoreError::BadTable { table }) if table.as_str() == "b"),
            "{spoil}: {:?}",
            read[1]
        );
        assert!(matches!(store.load(&TableId::new("b")), Err(StoreError::BadTable { .. })), "{spoil}");
        assert_whole(&store, "a", 5);
        store.append(&TableId::new("c"), line("c", 6)).unwrap();
        assert_whole(&store, "c", 6);
    }
}

/// D9: a table is brought with its lines and its state, or not at all.
#[test]
fn a_table_is_brought_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("holdout.db")).unwrap();
    let import = |to| Change::Import {
        table: table("a"),
        lines: (1..=to).map(|seq| line("a", seq)).collect(),
        state: State::Over,
        updated: Moment(2_000),
    };
    let lines = vec![line("a", 1), line("a", 3)];
    let gap = Change::Import { table: table("a"), lines, state: State::Over, updated: Moment(2_000) };
    assert!(matches!(store.commit(gap), Err(StoreError::Conflict { .. })));
    assert!(matches!(store.load(&TableId::new("a")), Err(StoreError::NoSuchTable { .. })), "nothing of it is there");
    assert_eq!(store.commit(import(5)).unwrap().last, 5);
    assert!(matches!(store.commit(import(5)), Err(StoreError::TableExists { .. })));
    assert_eq!(store.load(&TableId::new("a")).unwrap().state, State::Over);
    assert_eq!(store.count(StateKind::Open).unwrap(), 0);
    assert_whole(&store, "a", 5);
}

/// A table is cleared away whole, and not if anything happened there since.
#[test]
fn a_table_is_cleared_away_unless_somebody_came() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("holdout.db")).unwrap();
    for id in ["a", "b"] {
        store.create(table(id)).unwrap();
        store.alter(lines(id, 1, 3)).unwrap();
    }
    let quiet = store.quiet(StateKind::Open, Moment(5_000)).unwrap();
    assert_eq!(quiet.len(), 2);
    store.append(&TableId::new("a"), holdout_store::Line { at: Moment(6_000), ..line("a", 4) }).unwrap();
    for (id, since) in &quiet {
        assert_eq!(store.remove(id, *since).is_ok(), id.as_str() == "b");
    }
    assert_eq!(store.load(&TableId::new("a")).unwrap().last(), 4);
    assert!(matches!(store.load(&TableId::new("b")), Err(StoreError::NoSuchTable { .. })));
    store.create(table("b")).unwrap();
}

/// A file that is taken away while it is open takes nothing more, and says so.
#[test]
fn nothing_is_acknowledged_that_went_into_a_file_that_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    let store = Store::open(data.join("holdout.db")).unwrap();
    store.create(table("a")).unwrap();
    fs::rename(&data, folder.path().join("elsewhere")).unwrap();
    // The writer looks once a second: within two, nothing is taken any more.
    let mut seq = 0;
    let begun = std::time::Instant::now();
    let refused = loop {
        seq += 1;
        if let Err(refused) = store.append(&TableId::new("a"), line("a", seq)) {
            break refused;
        }
        assert!(begun.elapsed().as_secs() < 60, "it goes on writing into a file that is gone");
    };
    assert!(matches!(refused, StoreError::Unusable { .. }), "{refused:?}");
}

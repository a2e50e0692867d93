//! No room left: changes are refused one by one, nothing acknowledged is lost, and play goes on once there is room.

mod common;

use common::{HeldUp, assert_whole, json, line, lines, submit, table};
use holdout_store::{Change, Line, Options, Seq, Store, StoreError};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A line too large for the little room the tests leave.
fn long_line(id: &str, seq: Seq, bytes: usize) -> Line {
    Line { body: json(&format!("\"{}\"", "x".repeat(bytes))), ..line(id, seq) }
}

fn is_full(verdict: &Result<Seq, StoreError>) -> bool {
    matches!(verdict, Err(StoreError::DiskFull { .. }))
}

/// Adds lines to table "a" until not a single one fits.
fn fill(store: &Store, last: &mut Seq) -> StoreError {
    for step in [50, 1] {
        loop {
            match store.alter(lines("a", *last + 1, *last + step)) {
                Ok(receipt) => *last = receipt.last,
                Err(error) if step == 1 => return error,
                Err(_) => break,
            }
        }
    }
    unreachable!("the last step ends with an error");
}

#[test]
fn a_full_store_refuses_what_does_not_fit_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("holdout.db");
    let store = Store::open_with(&path, Options { most_pages: Some(40) }).unwrap();
    store.create(table("a")).unwrap();
    store.create(table("b")).unwrap();

    // Three changes share a transaction; the large one fails alone, and the others are acknowledged.
    let held = HeldUp::new(&store);
    let first = submit(&store, Change::Table(lines("a", 1, 1)));
    let mut large = lines("b", 1, 1);
    large.lines = vec![long_line("b", 1, 1_000_000)];
    let large = submit(&store, Change::Table(large));
    let second = submit(&store, Change::Table(lines("a", 2, 2)));
    held.release();
    assert_eq!(first.recv().unwrap().unwrap(), 1);
    assert!(is_full(&large.recv().unwrap()));
    assert_eq!(second.recv().unwrap().unwrap(), 2);
    assert_eq!(store.stats().failed, 1);

    let mut last = 2;
    let full = fill(&store, &mut last);
    assert!(matches!(full, StoreError::DiskFull { .. }), "{full:?}");
    assert!(full.to_string().contains("holdout.db"), "{full}");
    assert!(last > 50, "only {last} lines fitted");
    assert_whole(&store, "a", last);
    assert_whole(&store, "b", 0);

    // With more room the very same line is taken.
    drop(store);
    let store = Store::open(&path).unwrap();
    store.alter(lines("a", last + 1, last + 1)).unwrap();
    assert_whole(&store, "a", last + 1);
}

#[test]
fn a_disk_that_is_really_full_is_no_different() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(folder.path()) else { return };
    let filler = disk.folder.join("filler");
    fs::write(&filler, vec![1; 300_000]).unwrap();
    let path = disk.folder.join("holdout.db");
    let store = Store::open(&path).unwrap();
    store.create(table("a")).unwrap();
    let mut last = 0;
    // Filled up again and again: once with what else lies on the disk, once without.
    for room_by_removing in [Some(&filler), None] {
        let full = fill(&store, &mut last);
        assert!(matches!(full, StoreError::DiskFull { .. }), "{full:?}");
        assert_whole(&store, "a", last);
        // Exports say so too, and leave nothing half written.
        let export = holdout_store::write_durably(&disk.folder.join("record.json"), &vec![0; 2_000_000]).unwrap_err();
        assert!(matches!(export, StoreError::Export { .. }), "{export:?}");
        let left = fs::read_dir(&disk.folder).unwrap().map(|entry| entry.unwrap().path());
        assert_eq!(left.filter(|file| file.extension().is_some_and(|ending| ending == "new")).count(), 0);
        if let Some(filler) = room_by_removing {
            fs::remove_file(filler).unwrap();
            store.alter(lines("a", last + 1, last + 1)).unwrap();
            last += 1;
        }
    }
    assert!(last > 100, "only {last} lines fitted");
    // Whatever closing can do without room, the lines are there afterwards, and elsewhere there is room to go on.
    let _ = store.close();
    drop(store);
    assert_whole(&Store::open(&path).unwrap(), "a", last);
    let roomy = folder.path().join("roomy.db");
    for ending in ["", "-wal"] {
        let from = disk.folder.join(format!("holdout.db{ending}"));
        if from.exists() {
            fs::copy(from, folder.path().join(format!("roomy.db{ending}"))).unwrap();
        }
    }
    let store = Store::open(roomy).unwrap();
    store.alter(lines("a", last + 1, last + 1)).unwrap();
    assert_whole(&store, "a", last + 1);
}

#[test]
fn a_log_that_fills_the_disk_is_folded_into_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(folder.path()) else { return };
    let store = Store::open(disk.folder.join("holdout.db")).unwrap();
    // The file does not grow, but each change adds at least a page of 4 KiB to the log.
    for revision in 0..500 {
        store.put_profile("guest", revision, json(&revision.to_string())).unwrap();
    }
    assert_eq!(store.profile("guest").unwrap().unwrap().json, json("499"));
}

/// A disk of one mebibyte in memory, taken away again at the end.
struct SmallDisk {
    folder: PathBuf,
}

impl SmallDisk {
    /// `None`, with the reason printed, where mounting is not allowed.
    fn mount(beside: &Path) -> Option<Self> {
        let folder = beside.join("small-disk");
        fs::create_dir(&folder).unwrap();
        let mount = Command::new("mount").args(["-t", "tmpfs", "-o", "size=1m", "tmpfs"]).arg(&folder).output();
        let reason = match mount {
            Ok(done) if done.status.success() => return Some(Self { folder }),
            Ok(done) => String::from_utf8_lossy(&done.stderr).trim().to_owned(),
            Err(error) => error.to_string(),
        };
        println!("skipped: a small disk could not be mounted here ({reason})");
        None
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazily, since a failed test may still have its store open.
        let _ = Command::new("umount").arg("-l").arg(&self.folder).status();
    }
}

//! How fast answers become durable, and how fast a server finds its games again.
//!
//! `cargo bench -p holdout-store`. The files lie in the system's folder for temporary files: set `TMPDIR` to the disk
//! that is meant, and remember that a folder in memory does not wait for a disk. `HOLDOUT_BENCH_LINES` says how many
//! lines each of the 10,000 stored games has (100 if not set).

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use holdout_store::{
    Change, Filter, Holder, Json, Line, LineKind, LinkHash, Moment, NewTable, Seat, Seq, Store, TableChange, TableId,
};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, mpsc};
use std::thread;

const GAMES: u64 = 10_000;

fn main() {
    divan::main();
}

/// One answer at a time: the price of one wait for the disk.
#[divan::bench(min_time = 3)]
fn append_alone(bencher: Bencher<'_, '_>) {
    let (_folder, store) = store_with_tables(1);
    let next = AtomicU64::new(1);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| store.append(&id(0), line(next.fetch_add(1, Ordering::Relaxed))).unwrap());
}

/// Many tables answer at once and share their waits.
#[divan::bench(args = [8, 64, 256], min_time = 3)]
fn append_together(bencher: Bencher<'_, '_>, writers: u64) {
    const EACH: u64 = 50;
    let (_folder, store) = store_with_tables(writers);
    let round = AtomicU64::new(0);
    bencher.counter(ItemsCount::new(writers * EACH)).bench_local(|| {
        let from = round.fetch_add(EACH, Ordering::Relaxed);
        thread::scope(|scope| {
            for writer in 0..writers {
                let store = &store;
                scope.spawn(move || {
                    for seq in from + 1..=from + EACH {
                        store.append(&id(writer), line(seq)).unwrap();
                    }
                });
            }
        });
    });
}

/// Every stored game with all its lines, as at the start of a server.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn stream_all_games(bencher: Bencher<'_, '_>) {
    let stored = &*STORED;
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        let mut lines = 0;
        for table in stored.store.open_tables().unwrap() {
            lines += black_box(table.unwrap()).lines.len() as u64;
        }
        assert_eq!(lines, GAMES * lines_each());
    });
}

/// One stored game among many.
#[divan::bench(sample_count = 1000)]
fn load_one_game(bencher: Bencher<'_, '_>) {
    let stored = &*STORED;
    let next = AtomicU64::new(0);
    bencher.bench_local(|| {
        let number = next.fetch_add(7_919, Ordering::Relaxed) % GAMES;
        stored.store.load(&id(number)).unwrap()
    });
}

/// The page of a lobby over many games.
#[divan::bench(sample_count = 20)]
fn list_lobby(bencher: Bencher<'_, '_>) {
    let stored = &*STORED;
    bencher.bench_local(|| stored.store.list(Filter::lobby(50)).unwrap());
}

/// Opening a copy of the stored games, with the check of the whole file.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn open_and_check(bencher: Bencher<'_, '_>) {
    let copy = STORED.folder.path().join("copy.db");
    if !copy.exists() {
        STORED.store.back_up(&copy).unwrap();
    }
    bencher.bench_local(|| Store::open(&copy).unwrap());
}

struct Stored {
    folder: tempfile::TempDir,
    store: Store,
}

/// The games of a busy server: all of them in play at once, so that the lines of each lie far apart in the file.
static STORED: LazyLock<Stored> = LazyLock::new(|| {
    let (folder, store) = store_with_tables(GAMES);
    for seq in 1..=lines_each() {
        let (sender, written) = mpsc::channel();
        for number in 0..GAMES {
            let change = TableChange { lines: vec![line(seq)], ..TableChange::new(id(number), Moment(0)) };
            let sender = sender.clone();
            store.submit(Change::Table(change), move |verdict| sender.send(verdict.map(drop)).unwrap());
        }
        drop(sender);
        written.iter().collect::<Result<Vec<()>, _>>().unwrap();
    }
    Stored { folder, store }
});

fn lines_each() -> Seq {
    std::env::var("HOLDOUT_BENCH_LINES").map_or(100, |text| text.parse().expect("a number of lines"))
}

fn store_with_tables(tables: u64) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path: PathBuf = folder.path().join("holdout.db");
    let store = Store::open(path).unwrap();
    let (sender, written) = mpsc::channel();
    for number in 0..tables {
        let sender = sender.clone();
        store.submit(Change::Create(table(number)), move |verdict| sender.send(verdict.map(drop)).unwrap());
    }
    drop(sender);
    written.iter().collect::<Result<Vec<()>, _>>().unwrap();
    (folder, store)
}

fn id(number: u64) -> TableId {
    TableId::new(format!("unguessable-{number:010}"))
}

/// A table for four with a header as large as that of a real game.
fn table(number: u64) -> NewTable {
    let seats = (0..4).map(|seat| Seat {
        seat,
        name: format!("player-{}", seat + 1),
        holder: if seat == 0 { Holder::Human } else { Holder::Bot("random".to_owned()) },
        link: Some(LinkHash::of(&format!("{number}/{seat}"))),
    });
    NewTable {
        id: id(number),
        title: "osaczeni".to_owned(),
        created: Moment(0),
        public: number.is_multiple_of(10),
        header: Json::of(&"h".repeat(600)).unwrap(),
        seats: seats.collect(),
    }
}

/// An answer as a record keeps it: seat, ask, answer and digest.
fn line(seq: Seq) -> Line {
    let body = serde_json::json!({
        "seat": seq % 4, "ask": seq, "answer": {"type": "move", "character": "leader", "area": 3},
        "digest": "0123456789abcdef",
    });
    Line { seq, kind: LineKind::Answer, at: Moment(seq as i64), body: Json::of(&body).unwrap() }
}

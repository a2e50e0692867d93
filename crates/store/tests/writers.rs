//! Many writers, one file: order, conflicts, shared transactions, and answers that always come.

#[macro_use]
mod common;

use common::{HeldUp, assert_whole, json, line, lines, submit, table};
use holdout_store::{Change, Json, Line, Moment, Seq, State, Store, StoreError, TableChange, TableId};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

on_both! {
    a_line_out_of_turn_is_refused_and_changes_nothing;
    a_change_is_made_whole_or_not_at_all;
    whatever_waits_shares_one_transaction;
    a_refused_change_does_not_disturb_those_beside_it;
    of_many_writers_of_one_line_exactly_one_succeeds;
}

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("holdout.db")).unwrap();
    (folder, store)
}

#[test]
fn what_was_written_is_there_after_reopening() {
    let (folder, store) = store();
    store.create(table("a")).unwrap();
    for seq in 1..=3 {
        assert_eq!(store.append(&TableId::new("a"), line("a", seq)).unwrap().last, seq);
    }
    let before = store.load(&TableId::new("a")).unwrap();
    assert_eq!(before.seats, table("a").seats);
    assert_eq!(before.header, table("a").header);
    assert_eq!((before.state.clone(), before.updated, before.last()), (State::Open, Moment(1_003), 3));
    store.close().unwrap();
    let log = folder.path().join("holdout.db-wal");
    assert!(!log.exists(), "closing folds the log into the file");
    drop(store);
    let again = Store::open(folder.path().join("holdout.db")).unwrap();
    assert_eq!(again.load(&TableId::new("a")).unwrap(), before);
}

fn a_line_out_of_turn_is_refused_and_changes_nothing(store: &Store) {
    let a = TableId::new("a");
    store.create(table("a")).unwrap();
    store.append(&a, line("a", 1)).unwrap();
    for given in [0, 1, 3, Seq::from(u32::MAX)] {
        let refused = store.append(&a, line("a", given)).unwrap_err();
        assert!(
            matches!(&refused, StoreError::Conflict { given: g, expected: 2, table } if *g == given && *table == a),
            "{refused:?}"
        );
    }
    let unknown = store.append(&TableId::new("b"), line("b", 1)).unwrap_err();
    assert!(matches!(unknown, StoreError::NoSuchTable { .. }), "{unknown:?}");
    let twice = store.create(table("a")).unwrap_err();
    assert!(matches!(twice, StoreError::TableExists { .. }), "{twice:?}");
    assert_whole(store, "a", 1);
}

fn a_change_is_made_whole_or_not_at_all(store: &Store) {
    let a = TableId::new("a");
    store.create(table("a")).unwrap();
    let before = store.load(&a).unwrap();
    let everything = TableChange {
        header: Some(json(r#"{"new":true}"#)),
        state: Some(State::Over),
        public: Some(false),
        ..lines("a", 1, 4)
    };
    // The last seat does not exist, and it is looked at last.
    let broken = TableChange { seats: vec![common::seat("a", 7, holdout_store::Holder::Open)], ..everything.clone() };
    let refused = store.alter(broken).unwrap_err();
    assert!(matches!(refused, StoreError::NoSuchSeat { seat: 7, .. }), "{refused:?}");
    assert_eq!(store.load(&a).unwrap(), before);

    assert_eq!(store.alter(everything).unwrap().last, 4);
    assert_whole(store, "a", 4);
    let after = store.load(&a).unwrap();
    assert_eq!((after.state, after.public, after.updated), (State::Over, false, Moment(2_000)));
    assert_eq!(after.header, json(r#"{"new":true}"#));
}

fn of_many_writers_of_one_line_exactly_one_succeeds(store: &Store) {
    const WRITERS: usize = 8;
    const LINES: Seq = 50;
    let a = TableId::new("a");
    store.create(table("a")).unwrap();
    // Each writer wants to be the one that writes each line, and says so in the body.
    let won: Vec<Vec<(Seq, Json)>> = thread::scope(|scope| {
        let race = |writer: usize| {
            let mut won = Vec::new();
            for seq in 1..=LINES {
                let body = json(&writer.to_string());
                match store.append(&a, Line { body: body.clone(), ..line("a", seq) }) {
                    Ok(receipt) => {
                        assert_eq!(receipt.last, seq);
                        won.push((seq, body));
                    }
                    Err(StoreError::Conflict { expected, .. }) => assert!(expected > seq),
                    Err(other) => panic!("{other}"),
                }
            }
            won
        };
        let racers: Vec<_> = (0..WRITERS).map(|writer| scope.spawn(move || race(writer))).collect();
        racers.into_iter().map(|racer| racer.join().unwrap()).collect()
    });
    let mut won: Vec<_> = won.into_iter().flatten().collect();
    won.sort_by_key(|(seq, _)| *seq);
    let stored = store.load(&a).unwrap().lines.into_iter().map(|line| (line.seq, line.body)).collect::<Vec<_>>();
    assert_eq!(stored, won);
    assert_eq!(stored.len(), LINES as usize);
    let stats = store.stats();
    assert_eq!(stats.changes + stats.refused, 1 + (WRITERS as u64) * LINES);
}

fn whatever_waits_shares_one_transaction(store: &Store) {
    store.create(table("a")).unwrap();
    let held = HeldUp::new(store);
    let before = store.stats();
    let verdicts: Vec<_> = (1..=500).map(|seq| submit(store, Change::Table(lines("a", seq, seq)))).collect();
    assert_eq!(store.stats().waiting, 500);
    held.release();
    for (seq, verdict) in (1..).zip(verdicts) {
        assert_eq!(verdict.recv().unwrap().unwrap(), seq);
    }
    let after = store.stats();
    assert_eq!(after.changes - before.changes, 500);
    assert_eq!(after.transactions - before.transactions, 1);
    assert_eq!((after.most_together, after.waiting), (500, 0));
    assert_whole(store, "a", 500);
}

fn a_refused_change_does_not_disturb_those_beside_it(store: &Store) {
    store.create(table("a")).unwrap();
    store.create(table("b")).unwrap();
    let held = HeldUp::new(store);
    let before = store.stats().transactions;
    let first = submit(store, Change::Table(lines("a", 1, 2)));
    // Begins well and then skips a line.
    let mut gap = lines("b", 1, 3);
    gap.lines.remove(1);
    let gap = submit(store, Change::Table(gap));
    let second = submit(store, Change::Table(lines("b", 1, 1)));
    let third = submit(store, Change::Table(lines("a", 3, 3)));
    held.release();
    assert_eq!(first.recv().unwrap().unwrap(), 2);
    let refused = gap.recv().unwrap().unwrap_err();
    assert!(matches!(refused, StoreError::Conflict { given: 3, expected: 2, .. }), "{refused:?}");
    assert_eq!(second.recv().unwrap().unwrap(), 1);
    assert_eq!(third.recv().unwrap().unwrap(), 3);
    assert_eq!(store.stats().transactions - before, 1);
    assert_whole(store, "a", 3);
    assert_whole(store, "b", 1);
}

#[test]
fn a_caller_that_panics_or_lets_go_of_the_store_ends_nobody_elses_game() {
    let (folder, store) = store();
    let store = Arc::new(store);
    store.create(table("a")).unwrap();
    store.submit(Change::Table(lines("a", 1, 1)), |_| panic!("a caller's mistake, caught by the writer"));
    assert_eq!(store.alter(lines("a", 2, 2)).unwrap().last, 2);

    // The last owner of the store is an answer on the writing thread.
    let held = HeldUp::new(&store);
    let owner = Arc::clone(&store);
    let (sender, answered) = mpsc::channel();
    store.submit(Change::Table(lines("a", 3, 3)), move |verdict| {
        drop(owner);
        sender.send(verdict.is_ok()).unwrap();
    });
    drop(store);
    held.release();
    assert!(answered.recv().unwrap());
    let path = folder.path().join("holdout.db");
    let again = loop {
        match Store::open(&path) {
            Err(StoreError::InUse { .. }) => thread::yield_now(),
            opened => break opened.unwrap(),
        }
    };
    assert_whole(&again, "a", 3);
}

#[test]
fn closing_writes_and_answers_everything_that_waits() {
    let (folder, store) = store();
    store.create(table("a")).unwrap();
    let held = HeldUp::new(&store);
    let answers = Arc::new(AtomicUsize::new(0));
    for seq in 1..=100 {
        let answers = Arc::clone(&answers);
        store.submit(Change::Table(lines("a", seq, seq)), move |verdict| {
            assert!(verdict.is_ok());
            answers.fetch_add(1, Ordering::SeqCst);
        });
    }
    held.release();
    store.close().unwrap();
    assert_eq!(answers.load(Ordering::SeqCst), 100);

    // Everything is answered afterwards too, and the lock is free although the store still lives.
    assert!(matches!(store.alter(lines("a", 101, 101)), Err(StoreError::Closed)));
    assert!(matches!(store.load(&TableId::new("a")), Err(StoreError::Closed)));
    assert!(matches!(store.open_tables(), Err(StoreError::Closed)));
    store.close().unwrap();
    assert_whole(&Store::open(folder.path().join("holdout.db")).unwrap(), "a", 100);
}

#[test]
fn too_many_waiting_changes_are_turned_away_at_once() {
    let (_folder, store) = store();
    let held = HeldUp::new(&store);
    let (sender, verdicts) = mpsc::channel();
    let mut refused = None;
    for _ in 0..100_000 {
        let sender = sender.clone();
        store.submit(Change::ResetProfile { id: "nobody".to_owned() }, move |verdict| sender.send(verdict).unwrap());
        if let Ok(verdict) = verdicts.try_recv() {
            refused = Some(verdict);
            break;
        }
    }
    let refused = refused.expect("the queue has an end").unwrap_err();
    let StoreError::Overloaded { waiting } = refused else { panic!("{refused:?}") };
    assert_eq!(store.stats().waiting, waiting);
    held.release();
    for _ in 0..waiting {
        verdicts.recv().unwrap().unwrap();
    }
    assert_eq!(store.stats().waiting, 0);
}

/// What waits is weighed, not only counted.
#[test]
fn only_so_many_bytes_wait() {
    let (_folder, store) = store();
    let held = HeldUp::new(&store);
    let large = json(&format!("\"{}\"", "x".repeat(1 << 20)));
    let put = |number| Change::PutMeta { key: format!("k{number}"), value: large.clone() };
    let told: Vec<_> = (0..80).map(|number| submit(&store, put(number))).collect();
    held.release();
    let verdicts: Vec<_> = told.into_iter().map(|told| told.recv().unwrap()).collect();
    let refused = verdicts.iter().filter(|verdict| matches!(verdict, Err(StoreError::Overloaded { .. }))).count();
    assert_eq!((refused, verdicts.iter().filter(|verdict| verdict.is_ok()).count()), (17, 63));
}

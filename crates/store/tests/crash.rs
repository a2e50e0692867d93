//! kill -9 in the middle of a load, again and again: whatever was acknowledged is there, and no line is missing.
//!
//! The load runs in a process of its own, this very test binary started again; `HOLDOUT_KILLS` says how often to kill
//! it (10 if not set).

mod common;

use common::{json, line, table};
use holdout_store::{Change, Json, Seq, Store, StoreError, TableChange, TableId};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

const TABLES: usize = 16;
const DATABASE: &str = "HOLDOUT_CRASH_DATABASE";

#[test]
fn nothing_acknowledged_is_lost_however_often_the_process_is_killed() {
    let kills: u32 = std::env::var("HOLDOUT_KILLS").map_or(10, |text| text.parse().expect("a number of kills"));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("holdout.db");
    let mut acknowledged: BTreeMap<String, Seq> = BTreeMap::new();
    let mut total = 0;
    for kill in 0..kills {
        // From a kill while the file is being made or opened to some thousands of answers.
        let answers = [0, 1, 40, 700, 150, 3_000][kill as usize % 6];
        let pause = Duration::from_millis(u64::from(kill) * 7 % 60);
        total += run_and_kill(&path, answers, pause, &mut acknowledged);
        check(&path, &acknowledged);
    }
    println!("{kills} kills, {total} acknowledged changes, none lost");
    assert!(kills < 4 || total > 700, "only {total} changes were acknowledged");
}

/// Starts the load, reads `answers` acknowledgements, waits a little, kills the process, and reads those still in the
/// pipe.
fn run_and_kill(path: &Path, answers: usize, pause: Duration, acknowledged: &mut BTreeMap<String, Seq>) -> usize {
    let mut child = start_load(path);
    let mut said = BufReader::new(child.stdout.take().unwrap());
    let mut heard = 0;
    let mut text = String::new();
    loop {
        if heard == answers {
            thread::sleep(pause);
            // SIGKILL on Unix; what follows is what was acknowledged before it struck.
            child.kill().unwrap();
        }
        text.clear();
        if said.read_line(&mut text).unwrap() == 0 {
            break;
        }
        // A line without its end was cut off by the kill.
        let words: Vec<&str> = text.strip_suffix('\n').unwrap_or("").split(' ').collect();
        if let ["acknowledged", id, seq] = words[..] {
            let last = acknowledged.entry(id.to_owned()).or_default();
            *last = (*last).max(seq.parse().unwrap());
            heard += 1;
        }
    }
    let ended = child.wait().unwrap();
    assert!(!ended.success(), "the load ended by itself: {ended}");
    assert!(heard >= answers, "the load ended after {heard} of {answers} answers: {ended}");
    heard
}

fn start_load(path: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "the_load_that_is_killed", "--ignored", "--nocapture"])
        .env(DATABASE, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

fn check(path: &Path, acknowledged: &BTreeMap<String, Seq>) {
    let store = Store::open(path).unwrap();
    for (id, last) in acknowledged {
        let stored = store.load(&TableId::new(id)).unwrap();
        assert!(stored.last() >= *last, "{id}: {} lines, {last} acknowledged", stored.last());
        let expected: Vec<_> = (1..=stored.last()).map(|seq| line(id, seq)).collect();
        assert_eq!(stored.lines, expected, "{id}");
        // The header was written together with the last lines: both are there, or neither.
        assert_eq!(stored.header, header(stored.last()), "{id}");
    }
    store.close().unwrap();
}

fn header(last: Seq) -> Json {
    json(&format!(r#"{{"lines":{last}}}"#))
}

/// Writes without end: each table in turn gets one to three lines and a header that counts them.
#[test]
#[ignore = "started by the test above, to be killed"]
fn the_load_that_is_killed() {
    let Some(path) = std::env::var_os(DATABASE) else {
        panic!("only `nothing_acknowledged_is_lost_however_often_the_process_is_killed` starts this");
    };
    let store = Store::open(path).unwrap();
    let out = Arc::new(Mutex::new(std::io::stdout()));
    thread::scope(|scope| {
        for number in 0..TABLES {
            let (store, out) = (&store, &out);
            scope.spawn(move || keep_writing(store, &format!("table-{number}"), out));
        }
    });
}

fn keep_writing(store: &Store, id: &str, out: &Arc<Mutex<std::io::Stdout>>) {
    let table_id = TableId::new(id);
    let mut last = match store.load(&table_id) {
        Ok(stored) => stored.last(),
        Err(StoreError::NoSuchTable { .. }) => {
            store.create(holdout_store::NewTable { header: header(0), ..table(id) }).unwrap();
            0
        }
        Err(error) => panic!("{error}"),
    };
    loop {
        let to = last + 1 + last % 3;
        let change = TableChange { header: Some(header(to)), ..common::lines(id, last + 1, to) };
        let (sender, written) = mpsc::channel();
        let (out, said) = (Arc::clone(out), format!("acknowledged {id} {to}\n"));
        store.submit(Change::Table(change), move |verdict| {
            assert_eq!(verdict.unwrap().last, to);
            let mut out = out.lock().unwrap();
            out.write_all(said.as_bytes()).and_then(|()| out.flush()).unwrap();
            sender.send(()).unwrap();
        });
        written.recv().unwrap();
        last = to;
    }
}

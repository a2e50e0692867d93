//! What the tests of the store share: small tables, lines that say where they belong, and a writer held up on purpose.

// Each test binary uses its own part of this.
#![allow(dead_code)]

use holdout_store::{
    Change, Connecting, Holder, Json, Line, LineKind, LinkHash, Moment, NewTable, Seat, Seq, Store, StoreError,
    TableChange, TableId,
};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

/// Runs each test with a store in a file and, where `HOLDOUT_POSTGRES` names a database, with one in PostgreSQL.
#[allow(unused_macros)]
macro_rules! on_both {
    ($($name:ident;)*) => {
        mod in_a_file {
            $(#[test]
            fn $name() {
                let folder = tempfile::tempdir().unwrap();
                super::$name(&holdout_store::Store::open(folder.path().join("holdout.db")).unwrap());
            })*
        }
        mod in_postgres {
            $(#[test]
            fn $name() {
                if let Some(house) = super::common::House::new() {
                    super::$name(&house.tool());
                }
            })*
        }
    };
}

/// A corner of the database that `HOLDOUT_POSTGRES` names, for one test.
pub struct House {
    pub url: String,
    /// The name of the corner, which is also that of its connections.
    pub corner: String,
    folder: tempfile::TempDir,
}

impl House {
    pub fn new() -> Option<Self> {
        static CORNERS: std::sync::atomic::AtomicU32 = std::sync::atomic::AtomicU32::new(0);
        let Ok(database) = std::env::var("HOLDOUT_POSTGRES") else {
            eprintln!("not tried with PostgreSQL: HOLDOUT_POSTGRES names no database");
            return None;
        };
        let corner = CORNERS.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        let corner = format!("t{}_{corner}", std::process::id());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let (client, connection) = tokio_postgres::connect(&database, tokio_postgres::NoTls).await.unwrap();
            tokio::spawn(connection);
            client.batch_execute(&format!("CREATE SCHEMA {corner}")).await.unwrap();
        });
        let mark = if database.contains('?') { '&' } else { '?' };
        let url = format!("{database}{mark}options=-csearch_path%3D{corner}&application_name={corner}");
        Some(Self { url, corner, folder: tempfile::tempdir().unwrap() })
    }

    pub fn connect(&self, address: Option<&str>, lease: Duration) -> Store {
        let folder = self.folder.path().to_owned();
        let address = address.map(str::to_owned);
        Store::connect(&Connecting { url: self.url.clone(), folder, address, lease }).unwrap()
    }

    /// A tool beside the servers.
    pub fn tool(&self) -> Store {
        self.connect(None, Duration::from_secs(20))
    }
}

pub fn json(text: &str) -> Json {
    Json::from_bytes(text.as_bytes().to_vec()).unwrap()
}

/// A seat whose link is its table's name with the seat's number.
pub fn seat(table: &str, number: u8, holder: Holder) -> Seat {
    let link = LinkHash::of(&format!("{table}/{number}"));
    Seat { seat: number, name: format!("player-{}", number + 1), holder, link: Some(link) }
}

pub fn table(id: &str) -> NewTable {
    NewTable {
        id: TableId::new(id),
        title: "osaczeni".to_owned(),
        created: Moment(1_000),
        public: true,
        header: json(&format!(r#"{{"table":"{id}"}}"#)),
        seats: vec![seat(id, 0, Holder::Human), seat(id, 1, Holder::Bot("random".to_owned()))],
    }
}

/// A line whose body says which table and place it was written for.
pub fn line(id: &str, seq: Seq) -> Line {
    let body = json(&format!(r#"{{"table":"{id}","seq":{seq}}}"#));
    Line { seq, kind: LineKind::Answer, at: Moment(1_000 + seq as i64), body }
}

pub fn lines(id: &str, from: Seq, to: Seq) -> TableChange {
    let lines = (from..=to).map(|seq| line(id, seq)).collect();
    TableChange { lines, ..TableChange::new(TableId::new(id), Moment(2_000)) }
}

/// Checks that the lines of `id` are 1, 2, 3 … `last` and each the one written for its place.
pub fn assert_whole(store: &Store, id: &str, last: Seq) {
    let stored = store.load(&TableId::new(id)).unwrap();
    assert_eq!(stored.lines, (1..=last).map(|seq| line(id, seq)).collect::<Vec<_>>());
}

/// The writer, held up inside an answer: whatever is submitted meanwhile shares the next transaction.
pub struct HeldUp {
    release: Sender<()>,
}

impl HeldUp {
    pub fn new(store: &Store) -> Self {
        let (release, released) = mpsc::channel::<()>();
        let (holding, held) = mpsc::channel();
        store.submit(Change::ResetProfile { id: "nobody".to_owned() }, move |_| {
            holding.send(()).unwrap();
            released.recv().unwrap();
        });
        held.recv().unwrap();
        Self { release }
    }

    pub fn release(self) {
        self.release.send(()).unwrap();
    }
}

/// Hands in a change, to hear of it later.
pub fn submit(store: &Store, change: Change) -> Receiver<Result<Seq, StoreError>> {
    let (sender, verdict) = mpsc::channel();
    store.submit(change, move |result| sender.send(result.map(|receipt| receipt.last)).unwrap());
    verdict
}

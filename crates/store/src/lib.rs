//! Games on disk: one `SQLite` file or one PostgreSQL, one writer, and nothing acknowledged before it is durable.
//!
//! A table is a header and a growing list of lines; what stands in them is the business of the kernel and the games.
//! What this crate promises, and the tests in `tests/` that hold it to its word:
//!
//! 1. A change that was answered with success is on disk. Killing the process is tested (`crash.rs`); losing power is
//!    not, and rests on `synchronous=FULL`, whose setting is tested, and on a disk that keeps what it says it keeps.
//! 2. The lines of a table have no gaps, and of two writers of one line exactly one succeeds (`writers.rs`).
//! 3. A change is made whole or not at all (`writers.rs`, `crash.rs`).
//! 4. A damaged, foreign, newer or used file is refused with its name and a way out, and keeps every byte
//!    (`damage.rs`).
//! 5. A full disk refuses changes, loses none that was acknowledged, and ends as soon as there is room (`full_disk.rs`).
//! 6. Secrets of links are never stored; `Debug` and errors show neither links nor what headers and lines hold
//!    (`tables.rs`, and beside each type).
//! 7. Nothing deletes a line; a table goes whole, at the operator's word, and not if anything happened at it since
//!    (`tables.rs`).
//! 8. In PostgreSQL the same holds, and a table is written only by the server that holds its lease (`leases.rs`; the
//!    tests of 2, 3, 6 and 7 run there too where `HOLDOUT_POSTGRES` names a database).
//!
//! ```
//! use holdout_store::{Change, Json, Line, LineKind, Moment, NewTable, Store, TableChange, TableId};
//!
//! # let folder = tempfile::tempdir()?;
//! let store = Store::open(folder.path().join("holdout.db"))?;
//! let (id, now) = (TableId::new("unguessable"), Moment::now());
//! let header = Json::of(&"setup, names, options, sealed seed")?;
//! store.create(NewTable {
//!     id: id.clone(), title: "osaczeni".into(), created: now, public: true, header, seats: vec![],
//! })?;
//!
//! // Waiting for the disk:
//! let body = Json::of(&"vote:player-2")?;
//! let line = Line { seq: 1, kind: LineKind::Answer, at: now, body };
//! assert_eq!(store.append(&id, line.clone())?.last, 1);
//!
//! // Or hearing of it later, through any channel, an asynchronous one included:
//! let (sender, durable) = std::sync::mpsc::channel();
//! let change = TableChange { lines: vec![Line { seq: 2, ..line }], ..TableChange::new(id, now) };
//! store.submit(Change::Table(change), move |verdict| drop(sender.send(verdict)));
//! assert_eq!(durable.recv()??.last, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod changes;
mod error;
mod export;
mod lock;
mod log;
mod meta;
mod model;
mod postgres;
mod profiles;
mod reader;
mod salvage;
mod schema;
mod seats;
mod store;
mod writer;

pub use changes::{Change, Receipt, TableChange};
pub use error::StoreError;
pub use export::{back_up, write_durably};
pub use log::LogState;
pub use model::{
    Json, Line, LineKind, Moment, NewTable, Seq, State, StateKind, StepBack, StoredTable, Summary, TableId,
};
pub use postgres::{Claim, Hold, News, Running, There, Told, ToldOf};
pub use profiles::Profile;
pub use reader::{Everything, Filter, Kept, OpenTables};
pub use salvage::{Rest, Spoiled, salvage};
pub use seats::{Holder, LinkHash, Seat};
pub use store::{Connecting, Options, Store};
pub use writer::Stats;

use std::path::{Path, PathBuf};

/// The file whose name is that of `path` with `ending` added.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

//! What the operator does while no server runs, or beside one: rescuing games from a damaged file, backing up, putting a
//! backup in place. Every game is replayed before it counts as sound.

use crate::ledger;
use crate::moving::put_in_place;
use crate::serve::{DATABASE, make_private_folder};
use holdout_catalog::Title;
use holdout_store::{Change, LogState, NewTable, Spoiled, Store, StoreError, StoredTable};
use std::fs;
use std::path::{Path, PathBuf};

/// What came out of a rescue, or of looking through a backup.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Games that replay from their first line to their last.
    pub sound: usize,
    /// How many of them were played under other rules: they can be looked at, not played on.
    pub elder: usize,
    /// Tables that do not, each with what is wrong.
    pub spoiled: Vec<Spoiled>,
    /// The log beside a damaged file.
    pub log: Option<LogState>,
    /// Whether the list of tables could be read to its end; otherwise there may be tables nobody can name.
    pub complete: bool,
}

impl Found {
    pub(crate) const fn count(&mut self, elder: bool) {
        self.sound += 1;
        self.elder += elder as usize;
    }
}

/// Why an operator's wish was not done.
#[derive(Debug, thiserror::Error)]
pub enum NotDone {
    #[error("{} is there already; choose another place, nothing is overwritten", .0.display())]
    InTheWay(PathBuf),
    #[error("servers run on that database ({0}); stop them first")]
    Running(String),
    #[error("table {0} is not the same where it was brought; nothing was removed from where it came")]
    Different(String),
    #[error("there is no database {}", .0.display())]
    Nothing(PathBuf),
    #[error("{} cannot be used", file.display())]
    Unusable { file: PathBuf, source: std::io::Error },
    #[error(transparent)]
    Store(#[from] StoreError),
}

pub(crate) fn unusable(file: &Path) -> impl FnOnce(std::io::Error) -> NotDone + use<> {
    let file = file.to_owned();
    move |source| NotDone::Unusable { file, source }
}

fn database_in(data: &Path) -> Result<PathBuf, NotDone> {
    let database = data.join(DATABASE);
    if database.exists() { Ok(database) } else { Err(NotDone::Nothing(database)) }
}

/// A folder that is not there yet.
fn new_folder(folder: &Path) -> Result<(), NotDone> {
    if folder.exists() {
        return Err(NotDone::InTheWay(folder.to_owned()));
    }
    make_private_folder(folder).map_err(unusable(folder))
}

/// Whether a stored table is sound, and whether it was played under other rules; otherwise what is wrong with it.
pub(crate) fn check(stored: &StoredTable, titles: &[&'static dyn Title]) -> Result<bool, Spoiled> {
    let spoiled = |what: String| Spoiled { id: stored.id.as_str().to_owned(), what };
    // A table that a fault stopped is kept as it stands: it says so, and can step back.
    if matches!(stored.state, holdout_store::State::Faulted(_)) {
        return stored.header.read::<ledger::Header>().map(|_| false).map_err(|error| spoiled(error.to_string()));
    }
    let restored = ledger::restore(stored, titles).map_err(|error| spoiled(error.to_string()))?;
    Ok(restored.under.is_some())
}

/// Writes every sound game of a data folder into a new one, and names those that are not. The old one keeps every byte.
pub fn rescue(data: &Path, to: &Path, titles: &[&'static dyn Title]) -> Result<Found, NotDone> {
    let database = database_in(data)?;
    new_folder(to)?;
    let scratch = to.join("copy");
    make_private_folder(&scratch).map_err(unusable(&scratch))?;
    let store = Store::open(to.join(DATABASE))?;
    let mut found = Found::default();
    let mut failed = None;
    let rest = holdout_store::salvage(&database, &scratch.join(DATABASE), |table| {
        let kept = table.and_then(|stored| check(&stored, titles).map(|elder| (stored, elder)));
        match kept.map(|(stored, elder)| bring(&store, stored).map(|()| elder)) {
            Ok(Ok(elder)) => found.count(elder),
            Ok(Err(error)) => failed = Some(error),
            Err(spoiled) => found.spoiled.push(spoiled),
        }
    })?;
    if let Some(error) = failed {
        return Err(error.into());
    }
    for (id, profile) in rest.profiles {
        store.put_profile(&id, 0, profile)?;
    }
    (found.log, found.complete) = (rest.log, rest.complete);
    store.close()?;
    fs::remove_dir_all(&scratch).map_err(unusable(&scratch))?;
    Ok(found)
}

/// A table as it was opened, without what has happened there.
pub(crate) fn new_table(stored: &StoredTable) -> NewTable {
    NewTable {
        id: stored.id.clone(),
        title: stored.title.clone(),
        created: stored.created,
        public: stored.public,
        header: stored.header.clone(),
        seats: stored.seats.clone(),
    }
}

fn bring(store: &Store, stored: StoredTable) -> Result<(), StoreError> {
    let table = new_table(&stored);
    store.commit(Change::Import { table, lines: stored.lines, state: stored.state, updated: stored.updated }).map(drop)
}

/// A sound copy of the database, also while a server runs.
pub fn back_up(data: &Path, to: &Path) -> Result<(), NotDone> {
    let database = database_in(data)?;
    if to.exists() {
        return Err(NotDone::InTheWay(to.to_owned()));
    }
    Ok(holdout_store::back_up(&database, to)?)
}

/// Puts a backup in place, where no database is, and replays every game of it.
pub fn restore(file: &Path, data: &Path, titles: &[&'static dyn Title]) -> Result<Found, NotDone> {
    if !file.exists() {
        return Err(NotDone::Nothing(file.to_owned()));
    }
    make_private_folder(data).map_err(unusable(data))?;
    let database = data.join(DATABASE);
    for ending in ["", "-wal", "-shm"] {
        let there = data.join(format!("{DATABASE}{ending}"));
        if there.exists() {
            return Err(NotDone::InTheWay(there));
        }
    }
    let new = data.join("restoring.db");
    fs::copy(file, &new).map_err(unusable(&new))?;
    let found = look_through(&new, titles);
    let placed = found.and_then(|found| put_in_place(&new, &database).map(|()| found));
    // Whatever came of it, nothing half stays behind.
    for left in ["restoring.db", "restoring.db-wal", "restoring.db-shm", "restoring.db.lock"] {
        let _ = fs::remove_file(data.join(left));
    }
    placed
}

/// Replays every game of a database file.
fn look_through(file: &Path, titles: &[&'static dyn Title]) -> Result<Found, NotDone> {
    let store = Store::open(file)?;
    let mut found = Found { complete: true, ..Found::default() };
    for id in store.ids()? {
        match store.load(&id) {
            Ok(stored) => match check(&stored, titles) {
                Ok(elder) => found.count(elder),
                Err(spoiled) => found.spoiled.push(spoiled),
            },
            Err(error @ (StoreError::BadTable { .. } | StoreError::NotJson { .. })) => {
                found.spoiled.push(Spoiled { id: id.as_str().to_owned(), what: error.to_string() });
            }
            Err(error) => return Err(error.into()),
        }
    }
    store.close()?;
    Ok(found)
}

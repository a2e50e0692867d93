//! The door of the store: everything that can be asked of it, in one place.

use crate::changes::{Change, Receipt, TableChange};
use crate::lock::FileLock;
use crate::model::{Json, Line, Moment, NewTable, Seq, State, StateKind, StoredTable, Summary, TableId};
use crate::profiles::{self, Profile};
use crate::reader::{self, Filter, OpenTables, Readers};
use crate::seats::{self, LinkHash, Seat};
use crate::writer::{Stats, Writer};
use crate::{StoreError, export, meta, salvage, schema};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The games of one installation, in one file.
///
/// Every method may be called from any thread. Methods that change something return once the change is on disk;
/// [`Store::submit`] is the same without waiting. Dropping the store closes it.
pub struct Store {
    path: PathBuf,
    // Readers go before the writer, whose connection closes last and folds the log into the file.
    readers: Readers,
    writer: Writer,
}

/// How to open a store.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// The most pages (of 4 KiB) the file may have; beyond it changes are refused as on a full disk. `None`: no limit.
    pub most_pages: Option<u32>,
}

impl Store {
    /// Opens the file at `path`, or creates it in a folder that exists. Takes the lock, reads the file through, and
    /// brings its layout up to date; a file that is damaged, foreign, newer or in use stays as it is.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_with(path, Options::default())
    }

    /// Opens with a choice of options.
    pub fn open_with(path: impl AsRef<Path>, options: Options) -> Result<Self, StoreError> {
        let path = real_path(path.as_ref())?;
        let lock = Arc::new(FileLock::take(&path)?);
        schema::prepare(&path)?;
        let writer = Writer::start(&path, options.most_pages, Arc::clone(&lock))?;
        let readers = Readers::new(&path, lock);
        Ok(Self { path, readers, writer })
    }

    /// The file, with every link in its name followed.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Hands in a change without waiting. `done` is called exactly once, on the writing thread: after the change is on
    /// disk, or with the reason why it is not. It should only pass the verdict on.
    pub fn submit(&self, change: Change, done: impl FnOnce(Result<Receipt, StoreError>) + Send + 'static) {
        self.writer.submit(change, Box::new(done));
    }

    /// Makes a change and waits until it is on disk.
    pub fn commit(&self, change: Change) -> Result<Receipt, StoreError> {
        self.writer.commit(change)
    }

    /// Opens a table with its seats.
    pub fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.commit(Change::Create(table)).map(drop)
    }

    /// Adds one line. Its `seq` must be the next one, else [`StoreError::Conflict`] says which is.
    pub fn append(&self, table: &TableId, line: Line) -> Result<Receipt, StoreError> {
        let at = line.at;
        self.alter(TableChange { lines: vec![line], ..TableChange::new(table.clone(), at) })
    }

    /// Makes several changes of one table together: lines, header, state, seats.
    pub fn alter(&self, change: TableChange) -> Result<Receipt, StoreError> {
        self.commit(Change::Table(change))
    }

    /// Changes who sits where.
    pub fn update_seats(&self, table: &TableId, seats: Vec<Seat>, at: Moment) -> Result<(), StoreError> {
        self.alter(TableChange { seats, ..TableChange::new(table.clone(), at) }).map(drop)
    }

    /// Says how far a table has come, or what fault stopped it.
    pub fn set_state(&self, table: &TableId, state: State, at: Moment) -> Result<(), StoreError> {
        self.alter(TableChange { state: Some(state), ..TableChange::new(table.clone(), at) }).map(drop)
    }

    /// Lets a table go on from line `to`, as after a fault: a line of kind [`crate::LineKind::StepBack`] is added, the
    /// state is open again, and [`StoredTable::standing`] leaves out what came between. Nothing is deleted.
    pub fn step_back(&self, table: &TableId, to: Seq, at: Moment) -> Result<Receipt, StoreError> {
        self.commit(Change::StepBack { table: table.clone(), to, at })
    }

    /// One table with all its lines.
    pub fn load(&self, table: &TableId) -> Result<StoredTable, StoreError> {
        let found = self.readers.try_read(|db| reader::load(db, table))?;
        let found = found.map_err(|error| {
            if reader::makes_no_sense(&error) {
                StoreError::BadTable { table: table.clone() }
            } else {
                StoreError::of(&self.path, error)
            }
        })?;
        found.ok_or_else(|| StoreError::NoSuchTable { table: table.clone() })
    }

    /// All tables being played, one after another as they stand now; a thread reads ahead while the caller rebuilds.
    pub fn open_tables(&self) -> Result<OpenTables, StoreError> {
        self.readers.open_tables()
    }

    /// How many tables are in a state.
    pub fn count(&self, state: StateKind) -> Result<usize, StoreError> {
        self.readers.read(|db| reader::count(db, state))
    }

    /// How many tables were brought whole, as finished games from elsewhere.
    pub fn count_brought(&self) -> Result<usize, StoreError> {
        self.readers.read(reader::count_brought)
    }

    /// The names of all tables.
    pub fn ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(reader::ids)
    }

    /// Tables in a state that nothing happened at since a moment, oldest first, with their last change.
    pub fn quiet(&self, state: StateKind, before: Moment) -> Result<Vec<(TableId, Moment)>, StoreError> {
        self.readers.read(|db| salvage::quiet(db, state, before))
    }

    /// Forgets a table, unless anything changed at it after that moment.
    pub fn remove(&self, table: &TableId, unchanged_since: Moment) -> Result<(), StoreError> {
        self.commit(Change::Remove { table: table.clone(), unchanged_since }).map(drop)
    }

    /// Tables without headers and lines, the latest changed first.
    pub fn list(&self, filter: Filter) -> Result<Vec<Summary>, StoreError> {
        self.readers.read(|db| reader::list(db, filter))
    }

    /// The seat that a link opens.
    pub fn find_seat(&self, link: &LinkHash) -> Result<Option<(TableId, Seat)>, StoreError> {
        self.readers.read(|db| seats::by_link(db, link))
    }

    /// A profile, if there is one.
    pub fn profile(&self, id: &str) -> Result<Option<Profile>, StoreError> {
        self.readers.read(|db| profiles::get(db, id))
    }

    /// The ids of all profiles.
    pub fn profile_ids(&self) -> Result<Vec<String>, StoreError> {
        self.readers.read(profiles::ids)
    }

    /// Keeps a profile that was read at `revision` (0: there was none), and returns its new revision.
    pub fn put_profile(&self, id: &str, revision: u64, json: Json) -> Result<u64, StoreError> {
        self.commit(Change::PutProfile { id: id.to_owned(), revision, json }).map(|receipt| receipt.last)
    }

    /// Forgets a profile.
    pub fn reset_profile(&self, id: &str) -> Result<(), StoreError> {
        self.commit(Change::ResetProfile { id: id.to_owned() }).map(drop)
    }

    /// Writes a profile to a file of its own; `false` if there is no such profile.
    pub fn export_profile(&self, id: &str, to: &Path) -> Result<bool, StoreError> {
        let Some(profile) = self.profile(id)? else { return Ok(false) };
        export::write_durably(to, &profiles::exported(id, &profile)?)?;
        Ok(true)
    }

    /// A fact about the installation.
    pub fn meta(&self, key: &str) -> Result<Option<Json>, StoreError> {
        self.readers.read(|db| meta::get(db, key))
    }

    /// Keeps a fact about the installation.
    pub fn put_meta(&self, key: &str, value: Json) -> Result<(), StoreError> {
        self.commit(Change::PutMeta { key: key.to_owned(), value }).map(drop)
    }

    /// Writes a sound copy of the whole file to `to` while games go on. It can be opened in the file's place.
    pub fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        export::back_up(&self.path, to)
    }

    /// What the writer has done so far.
    pub fn stats(&self) -> Stats {
        self.writer.stats()
    }

    /// Writes and answers everything that waits, folds the log into the file and lets go of the lock. Everything asked
    /// later is answered with [`StoreError::Closed`].
    pub fn close(&self) -> Result<(), StoreError> {
        self.readers.close();
        self.writer.close()
    }
}

/// Two names for one file must find one lock.
fn real_path(path: &Path) -> Result<PathBuf, StoreError> {
    let unusable = |source| StoreError::Unusable { file: path.to_owned(), source };
    if path.try_exists().map_err(unusable)? {
        return path.canonicalize().map_err(unusable);
    }
    let name = path.file_name().ok_or_else(|| unusable(std::io::ErrorKind::InvalidFilename.into()))?;
    let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    let folder = folder.canonicalize().map_err(unusable)?;
    if fs::metadata(&folder).map_err(unusable)?.is_dir() {
        Ok(folder.join(name))
    } else {
        Err(unusable(std::io::ErrorKind::NotADirectory.into()))
    }
}

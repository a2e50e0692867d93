//! The door of the store: everything that can be asked of it, in one place.

use crate::changes::{Change, Receipt, TableChange};
use crate::lock::FileLock;
use crate::model::{Json, Line, Moment, NewTable, Seq, State, StateKind, StoredTable, Summary, TableId};
use crate::postgres::{Claim, Hold, News, Postgres, Running, There};
use crate::profiles::{self, Profile};
use crate::reader::{self, Everything, Filter, OpenTables, Readers};
use crate::seats::{self, LinkHash, Seat};
use crate::writer::{Stats, Writer};
use crate::{StoreError, export, meta, salvage, schema};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// The games of one installation, in one file or in a database that several servers share.
///
/// Every method may be called from any thread. Methods that change something return once the change is on disk;
/// [`Store::submit`] is the same without waiting. Dropping the store closes it.
pub struct Store {
    folder: PathBuf,
    place: Place,
}

/// Where the games are.
enum Place {
    File(OneFile),
    Shared(Postgres),
}

struct OneFile {
    path: PathBuf,
    // Readers go before the writer, whose connection closes last and folds the log into the file.
    readers: Readers,
    writer: Writer,
}

/// How to reach a database that several servers share.
#[derive(Clone, Debug)]
pub struct Connecting {
    /// Such as `postgres://user:password@host:5432/holdout`.
    pub url: String,
    /// The folder on this machine for what lies beside the database, such as reports of faults.
    pub folder: PathBuf,
    /// Where other servers reach this one; a tool beside them has no address.
    pub address: Option<String>,
    /// A server that was not heard of for so long has lost its tables.
    pub lease: Duration,
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
        let folder = path.parent().map(Path::to_owned).unwrap_or_default();
        Ok(Self { folder, place: Place::File(OneFile { path, readers, writer }) })
    }

    /// Opens a database that several servers share, and brings its layout up to date.
    pub fn connect(wish: &Connecting) -> Result<Self, StoreError> {
        Ok(Self { folder: wish.folder.clone(), place: Place::Shared(Postgres::connect(wish)?) })
    }

    /// The folder on this machine for what lies beside the games.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where the games are, for people.
    pub fn name(&self) -> String {
        match &self.place {
            Place::File(file) => file.path.display().to_string(),
            Place::Shared(shared) => shared.name().to_owned(),
        }
    }

    /// Whether several servers share it.
    pub fn is_shared(&self) -> bool {
        matches!(self.place, Place::Shared(_))
    }

    /// What servers of one database show each other; nobody else knows it.
    pub fn secret(&self) -> Option<&[u8]> {
        match &self.place {
            Place::File(_) => None,
            Place::Shared(shared) => Some(shared.secret()),
        }
    }

    /// What this server hears from the others, for whoever asks first.
    pub fn news(&self) -> Option<UnboundedReceiver<News>> {
        match &self.place {
            Place::File(_) => None,
            Place::Shared(shared) => shared.news(),
        }
    }

    /// Takes a table to run it here, or says which server does. What was read of it before may be old.
    pub fn claim(&self, table: &TableId) -> Result<Claim, StoreError> {
        match &self.place {
            Place::File(_) => Ok(Claim::Ours(None)),
            Place::Shared(shared) => shared.claim(table),
        }
    }

    /// The same for a table that is held already; `None` if the database must be asked.
    pub fn claim_again(&self, table: &TableId) -> Option<Claim> {
        match &self.place {
            Place::File(_) => Some(Claim::Ours(None)),
            Place::Shared(shared) => shared.claim_again(table),
        }
    }

    /// Whether this server may write: it has not lost touch with a database that several share.
    pub fn runs(&self) -> bool {
        match &self.place {
            Place::File(_) => true,
            Place::Shared(shared) => shared.runs(),
        }
    }

    /// Gives back a table that was claimed, or made, once. `wanted`: another server should look after it.
    pub fn release(&self, table: &TableId, hold: &Hold, wanted: bool) -> Result<(), StoreError> {
        match &self.place {
            Place::File(_) => Ok(()),
            Place::Shared(shared) => shared.release(table, hold, wanted),
        }
    }

    /// Under what this server holds a table at this moment.
    pub fn hold(&self, table: &TableId) -> Option<Hold> {
        match &self.place {
            Place::File(_) => None,
            Place::Shared(shared) => shared.hold(table),
        }
    }

    /// The address of another server that runs a table.
    pub fn owner(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        match &self.place {
            Place::File(_) => Ok(None),
            Place::Shared(shared) => shared.owner(table),
        }
    }

    /// Tables in play that a server ran which is gone.
    pub fn abandoned(&self) -> Result<Vec<TableId>, StoreError> {
        match &self.place {
            Place::File(_) => Ok(Vec::new()),
            Place::Shared(shared) => shared.abandoned(),
        }
    }

    /// All servers that run.
    pub fn servers(&self) -> Result<Vec<Running>, StoreError> {
        match &self.place {
            Place::File(_) => Ok(Vec::new()),
            Place::Shared(shared) => shared.servers(),
        }
    }

    /// Where other servers reach this one.
    pub fn address(&self) -> Option<&str> {
        match &self.place {
            Place::File(_) => None,
            Place::Shared(shared) => shared.address(),
        }
    }

    /// Tells the other servers who is at tables of this one; returns with how many notices. Nothing of it is kept.
    pub fn tell_there(&self, there: &[There]) -> Result<usize, StoreError> {
        match &self.place {
            Place::File(_) => Ok(0),
            Place::Shared(shared) => shared.tell_there(there),
        }
    }

    /// Hands in a change without waiting. `done` is called exactly once, on the writing thread: after the change is on
    /// disk, or with the reason why it is not. It should only pass the verdict on.
    pub fn submit(&self, change: Change, done: impl FnOnce(Result<Receipt, StoreError>) + Send + 'static) {
        self.submit_under(None, change, done);
    }

    /// The same, refused if the table is no longer held as it was when the change was thought of.
    pub fn submit_under(
        &self,
        hold: Option<&Hold>,
        change: Change,
        done: impl FnOnce(Result<Receipt, StoreError>) + Send + 'static,
    ) {
        match &self.place {
            Place::File(file) => file.writer.submit(change, None, Box::new(done)),
            Place::Shared(shared) => shared.submit(change, hold, Box::new(done)),
        }
    }

    /// Makes a change and waits until it is on disk.
    pub fn commit(&self, change: Change) -> Result<Receipt, StoreError> {
        let (sender, verdict) = mpsc::sync_channel(1);
        self.submit(change, move |result| {
            // Nobody stops listening here, but a lost listener would be no reason to stop writing.
            let _ = sender.send(result);
        });
        verdict.recv().unwrap_or(Err(StoreError::Closed))
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
        let file = match &self.place {
            Place::File(file) => file,
            Place::Shared(shared) => return shared.load(table),
        };
        let found = file.readers.try_read(|db| reader::load(db, table))?;
        let found = found.map_err(|error| {
            if reader::makes_no_sense(&error) {
                StoreError::BadTable { table: table.clone() }
            } else {
                StoreError::of(&file.path, error)
            }
        })?;
        found.ok_or_else(|| StoreError::NoSuchTable { table: table.clone() })
    }

    /// All tables being played, one after another as they stand now; a thread reads ahead while the caller rebuilds.
    pub fn open_tables(&self) -> Result<OpenTables, StoreError> {
        let kept = match &self.place {
            Place::File(file) => file.readers.stream(Some(StateKind::Open)),
            Place::Shared(shared) => shared.stream(Some(StateKind::Open)),
        };
        Ok(OpenTables { kept: kept? })
    }

    /// All that is kept, as it stands at one moment.
    pub fn everything(&self) -> Result<Everything, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.stream(None),
            Place::Shared(shared) => shared.stream(None),
        }
    }

    /// How many tables are in a state.
    pub fn count(&self, state: StateKind) -> Result<usize, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(|db| reader::count(db, state)),
            Place::Shared(shared) => shared.count(state),
        }
    }

    /// How many tables were brought whole, as finished games from elsewhere.
    pub fn count_brought(&self) -> Result<usize, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(reader::count_brought),
            Place::Shared(shared) => shared.count_brought(),
        }
    }

    /// The names of all tables.
    pub fn ids(&self) -> Result<Vec<TableId>, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(reader::ids),
            Place::Shared(shared) => shared.ids(),
        }
    }

    /// Tables in a state that nothing happened at since a moment, oldest first, with their last change.
    pub fn quiet(&self, state: StateKind, before: Moment) -> Result<Vec<(TableId, Moment)>, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(|db| salvage::quiet(db, state, before)),
            Place::Shared(shared) => shared.quiet(state, before),
        }
    }

    /// Forgets a table, unless anything changed at it after that moment.
    pub fn remove(&self, table: &TableId, unchanged_since: Moment) -> Result<(), StoreError> {
        self.commit(Change::Remove { table: table.clone(), unchanged_since }).map(drop)
    }

    /// Tables without headers and lines, the latest changed first.
    pub fn list(&self, filter: Filter) -> Result<Vec<Summary>, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(|db| reader::list(db, filter)),
            Place::Shared(shared) => shared.list(filter),
        }
    }

    /// The seat that a link opens.
    pub fn find_seat(&self, link: &LinkHash) -> Result<Option<(TableId, Seat)>, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(|db| seats::by_link(db, link)),
            Place::Shared(shared) => shared.find_seat(*link),
        }
    }

    /// A profile, if there is one.
    pub fn profile(&self, id: &str) -> Result<Option<Profile>, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(|db| profiles::get(db, id)),
            Place::Shared(shared) => shared.profile(id),
        }
    }

    /// The ids of all profiles.
    pub fn profile_ids(&self) -> Result<Vec<String>, StoreError> {
        match &self.place {
            Place::File(file) => file.readers.read(profiles::ids),
            Place::Shared(shared) => shared.profile_ids(),
        }
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
        match &self.place {
            Place::File(file) => file.readers.read(|db| meta::get(db, key)),
            Place::Shared(shared) => shared.meta(key),
        }
    }

    /// Keeps a fact about the installation.
    pub fn put_meta(&self, key: &str, value: Json) -> Result<(), StoreError> {
        self.commit(Change::PutMeta { key: key.to_owned(), value }).map(drop)
    }

    /// Keeps a fact about the installation unless there is one already; returns the one that counts.
    pub fn keep_meta(&self, key: &str, value: Json) -> Result<Json, StoreError> {
        self.commit(Change::KeepMeta { key: key.to_owned(), value: value.clone() })?;
        Ok(self.meta(key)?.unwrap_or(value))
    }

    /// Writes a sound copy of the whole file to `to` while games go on. It can be opened in the file's place.
    pub fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        match &self.place {
            Place::File(file) => export::back_up(&file.path, to),
            Place::Shared(_) => Err(StoreError::OnlyForFiles { what: "a copy of the file" }),
        }
    }

    /// What the writer has done so far.
    pub fn stats(&self) -> Stats {
        match &self.place {
            Place::File(file) => file.writer.stats(),
            Place::Shared(shared) => shared.stats(),
        }
    }

    /// Writes and answers everything that waits, folds the log into the file and lets go of the lock. Everything asked
    /// later is answered with [`StoreError::Closed`].
    pub fn close(&self) -> Result<(), StoreError> {
        match &self.place {
            Place::File(file) => {
                file.readers.close();
                file.writer.close()
            }
            Place::Shared(shared) => shared.close(),
        }
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

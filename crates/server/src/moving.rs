//! From one database to another: a whole installation moves, is backed up out of PostgreSQL, or put back into it.
//!
//! Every table is read back from where it was brought, compared, and replayed. Nothing is overwritten. A move into
//! PostgreSQL that was broken off leaves a mark: no server starts there until it was finished by doing it again.

use crate::operator::{Found, NotDone, check, new_table, unusable};
use crate::serve::{DATABASE, make_private_folder};
use holdout_catalog::Title;
use holdout_store::{Change, Connecting, Json, Kept, Spoiled, Store, StoreError, StoredTable};
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::mpsc;
use std::time::Duration;

/// The mark of a move that is not finished.
const MARK: &str = "moving";

/// Facts about the place itself, which stay there.
const OF_THE_PLACE: [&str; 2] = [MARK, "tried"];

/// Tables that are written together.
const TOGETHER: usize = 64;

/// How long a database may take for an answer.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the games of an installation are.
#[derive(Clone, Debug)]
pub enum Place {
    /// A data folder.
    Folder(PathBuf),
    /// A PostgreSQL that several servers share.
    Shared(String),
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Some(folder) = text.strip_prefix("sqlite:").filter(|folder| !folder.is_empty()) {
            return Ok(Self::Folder(folder.into()));
        }
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Self::Shared(text.to_owned()));
        }
        Err("say sqlite:DIR or postgres://user:password@host/database".to_owned())
    }
}

/// Connects to a database that several servers share, as a tool beside them.
pub fn connect(url: &str) -> Result<Store, StoreError> {
    let wish = Connecting { url: url.to_owned(), folder: PathBuf::new(), address: None, lease: PATIENCE };
    Store::connect(&wish)
}

/// Whether a move into this database was broken off.
pub(crate) fn is_half_moved(store: &Store) -> Result<bool, StoreError> {
    Ok(store.meta(MARK)?.and_then(|mark| mark.read().ok()).unwrap_or(false))
}

/// Says how far it has come: tables done, and how many there are.
pub type Progress<'a> = &'a mut dyn FnMut(usize, usize);

/// Moves everything from one place to another, where nothing is yet. No server may run at either.
pub fn move_all(
    from: &Place,
    to: &Place,
    titles: &[&'static dyn Title],
    progress: Progress<'_>,
) -> Result<Found, NotDone> {
    let source = open(from)?;
    nobody_serves(&source)?;
    let found = match to {
        Place::Folder(folder) => into_folder(&source, folder, titles, progress)?,
        Place::Shared(url) => into_shared(&source, url, titles, progress)?,
    };
    nobody_serves(&source)?;
    source.close()?;
    Ok(found)
}

fn open(place: &Place) -> Result<Store, NotDone> {
    match place {
        Place::Folder(folder) => {
            let database = folder.join(DATABASE);
            if database.exists() { Ok(Store::open(database)?) } else { Err(NotDone::Nothing(database)) }
        }
        Place::Shared(url) => Ok(connect(url)?),
    }
}

fn nobody_serves(store: &Store) -> Result<(), NotDone> {
    let servers: Vec<String> = store.servers()?.into_iter().map(|running| running.address).collect();
    if servers.is_empty() { Ok(()) } else { Err(NotDone::Running(servers.join(", "))) }
}

fn into_folder(
    source: &Store,
    folder: &Path,
    titles: &[&'static dyn Title],
    progress: Progress<'_>,
) -> Result<Found, NotDone> {
    make_private_folder(folder).map_err(unusable(folder))?;
    for ending in ["", "-wal", "-shm"] {
        let there = folder.join(format!("{DATABASE}{ending}"));
        if there.exists() {
            return Err(NotDone::InTheWay(there));
        }
    }
    into_file(source, &folder.join(DATABASE), titles, progress)
}

fn into_shared(
    source: &Store,
    url: &str,
    titles: &[&'static dyn Title],
    progress: Progress<'_>,
) -> Result<Found, NotDone> {
    let target = connect(url)?;
    nobody_serves(&target)?;
    let again = is_half_moved(&target)?;
    let empty = target.ids()?.is_empty() && target.profile_ids()?.is_empty();
    if !again && !empty {
        return Err(NotDone::InTheWay(target.name().into()));
    }
    target.put_meta(MARK, Json::of(&true)?)?;
    let found = carry(source, &target, again, titles, progress)?;
    target.put_meta(MARK, Json::of(&false)?)?;
    target.close()?;
    Ok(found)
}

/// Writes everything into a new file that appears whole or not at all.
fn into_file(
    source: &Store,
    file: &Path,
    titles: &[&'static dyn Title],
    progress: Progress<'_>,
) -> Result<Found, NotDone> {
    let scratch = Scratch::beside(file)?;
    let new = scratch.0.join(DATABASE);
    let target = Store::open(&new)?;
    let found = carry(source, &target, false, titles, progress)?;
    target.close()?;
    put_in_place(&new, file)?;
    Ok(found)
}

/// Gives a finished file its name: on disk, and nobody else's to read.
pub(crate) fn put_in_place(new: &Path, file: &Path) -> Result<(), NotDone> {
    make_private(new).map_err(unusable(new))?;
    fs::rename(new, file).map_err(unusable(file))?;
    // The name is durable once its folder is.
    let folder = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
    fs::File::open(folder).and_then(|folder| folder.sync_all()).map_err(unusable(folder))
}

fn make_private(file: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    }
    fs::File::open(file)?.sync_all()
}

/// Makes a folder only we read. One that is there already is not ours: where everybody may make folders, somebody could
/// wait there for what is written into it.
fn make_own_folder(folder: &Path) -> std::io::Result<()> {
    if let Some(around) = folder.parent() {
        fs::create_dir_all(around)?;
    }
    #[cfg_attr(not(unix), allow(unused_mut))]
    let mut made = fs::DirBuilder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        made.mode(0o700);
    }
    made.create(folder)
}

/// A folder only we read, gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn beside(file: &Path) -> Result<Self, NotDone> {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".{}.making", std::process::id()));
        let folder = PathBuf::from(name);
        make_own_folder(&folder).map_err(unusable(&folder))?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A copy of a shared database as it stands at one moment, while servers run: a file like that of one server.
pub fn back_up_shared(
    url: &str,
    file: &Path,
    titles: &[&'static dyn Title],
    progress: Progress<'_>,
) -> Result<Found, NotDone> {
    if file.exists() {
        return Err(NotDone::InTheWay(file.to_owned()));
    }
    let source = connect(url)?;
    let found = into_file(&source, file, titles, progress)?;
    source.close()?;
    Ok(found)
}

/// Puts a backup into a shared database where nothing is yet.
pub fn restore_shared(
    file: &Path,
    url: &str,
    titles: &[&'static dyn Title],
    progress: Progress<'_>,
) -> Result<Found, NotDone> {
    if !file.exists() {
        return Err(NotDone::Nothing(file.to_owned()));
    }
    // The backup keeps every byte: a copy of it is read.
    let scratch = Scratch::beside(&std::env::temp_dir().join("holdout-restore"))?;
    let copy = scratch.0.join(DATABASE);
    fs::copy(file, &copy).map_err(unusable(&copy))?;
    let source = Store::open(&copy)?;
    let found = into_shared(&source, url, titles, progress)?;
    source.close()?;
    Ok(found)
}

/// Brings everything from one store to another. Tables that do not replay are brought as they stand, and named.
fn carry(
    from: &Store,
    to: &Store,
    again: bool,
    titles: &[&'static dyn Title],
    progress: Progress<'_>,
) -> Result<Found, NotDone> {
    let total = from.ids()?.len();
    let mut found = Found { complete: true, ..Found::default() };
    let mut done = 0;
    let mut waiting: Vec<StoredTable> = Vec::new();
    for kept in from.everything()? {
        match kept {
            Ok(Kept::Table(stored)) => waiting.push(*stored),
            Ok(Kept::Profile(id, json)) => bring_profile(to, &id, &json, again)?,
            Ok(Kept::Meta(key, _)) if OF_THE_PLACE.contains(&key.as_str()) => {}
            Ok(Kept::Meta(key, value)) => to.put_meta(&key, value)?,
            Err(StoreError::BadTable { table }) => {
                let what = "a stored value makes no sense; it was not brought".to_owned();
                found.spoiled.push(Spoiled { id: table.as_str().to_owned(), what });
                done += 1;
            }
            Err(error) => return Err(error.into()),
        }
        if waiting.len() >= TOGETHER {
            done += bring(to, &std::mem::take(&mut waiting), again, titles, &mut found)?;
            progress(done, total);
        }
    }
    done += bring(to, &waiting, again, titles, &mut found)?;
    progress(done, total);
    Ok(found)
}

/// Writes tables, and replays what can be read of them then.
fn bring(
    to: &Store,
    tables: &[StoredTable],
    again: bool,
    titles: &[&'static dyn Title],
    found: &mut Found,
) -> Result<usize, NotDone> {
    let mut verdicts = Vec::with_capacity(tables.len());
    for stored in tables {
        let (sender, verdict) = mpsc::channel();
        let (lines, state) = (stored.lines.clone(), stored.state.clone());
        let change = Change::Import { table: new_table(stored), lines, state, updated: stored.updated };
        to.submit(change, move |written| drop(sender.send(written)));
        verdicts.push(verdict);
    }
    for (stored, verdict) in tables.iter().zip(verdicts) {
        match verdict.recv().unwrap_or(Err(StoreError::Closed)) {
            Ok(_) => {}
            // It was brought before the move was broken off.
            Err(StoreError::TableExists { .. }) if again => {}
            Err(error) => return Err(error.into()),
        }
        let there = to.load(&stored.id)?;
        if there != *stored {
            return Err(NotDone::Different(stored.id.as_str().to_owned()));
        }
        match check(&there, titles) {
            Ok(elder) => found.count(elder),
            Err(spoiled) => found.spoiled.push(spoiled),
        }
    }
    Ok(tables.len())
}

fn bring_profile(to: &Store, id: &str, json: &Json, again: bool) -> Result<(), NotDone> {
    match to.put_profile(id, 0, json.clone()) {
        Ok(_) => Ok(()),
        Err(StoreError::ProfileChanged { .. })
            if again && to.profile(id)?.is_some_and(|profile| profile.json == *json) =>
        {
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

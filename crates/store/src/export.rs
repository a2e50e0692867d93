//! Copies for the outside: a file appears under its name whole, or not at all.

use crate::{StoreError, beside, schema};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Writes `bytes` to `path` so that after a crash the file is the old one or the new one, never half of either: written
/// beside its place, flushed to the disk, moved, and the move flushed too.
pub fn write_durably(path: &Path, bytes: &[u8]) -> Result<(), StoreError> {
    let new = unfinished(path);
    let write = || {
        let mut file = File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()
    };
    settle(&new, path, write())
}

/// A sound copy of the database, taken while games go on.
pub fn back_up(database: &Path, path: &Path) -> Result<(), StoreError> {
    let new = unfinished(path);
    let name = new.to_str().ok_or_else(|| StoreError::Export {
        file: path.to_owned(),
        source: io::Error::new(io::ErrorKind::InvalidInput, "the name is not Unicode"),
    })?;
    let db = schema::open_reader(database)?;
    // It holds the seeds of games being played: nobody else on the machine reads it.
    make_private(&new).map_err(|source| StoreError::Export { file: path.to_owned(), source })?;
    if let Err(error) = db.execute("VACUUM INTO ?1", [name]) {
        let _ = fs::remove_file(&new);
        return Err(StoreError::of(path, error));
    }
    settle(&new, path, File::open(&new).and_then(|file| file.sync_all()))
}

/// An empty file that only its owner reads; the database is written into it.
fn make_private(file: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(file).map(drop)
}

/// A name of its own for every copy, so that two of the same file do not write into each other.
fn unfinished(path: &Path) -> PathBuf {
    static COPIES: AtomicU64 = AtomicU64::new(0);
    let copy = COPIES.fetch_add(1, Ordering::Relaxed);
    beside(path, &format!(".{}-{copy}.new", std::process::id()))
}

/// Moves what was written to its place, or clears it away.
fn settle(new: &Path, path: &Path, written: io::Result<()>) -> Result<(), StoreError> {
    let settled = written.and_then(|()| fs::rename(new, path)).and_then(|()| sync_folder(path));
    settled.map_err(|source| {
        let _ = fs::remove_file(new);
        StoreError::Export { file: path.to_owned(), source }
    })
}

/// Makes the names in the folder of `path` durable; a rename is not, until then.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    // Other systems cannot open a folder, and make renames durable by themselves.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("record.json");
        write_durably(&path, b"first").unwrap();
        write_durably(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_cannot_be_written_leaves_what_was_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("record.json");
        // A folder with something in it is in the way of the new file.
        fs::create_dir(&path).unwrap();
        fs::write(path.join("kept"), b"first").unwrap();
        let refused = write_durably(&path, b"second").unwrap_err();
        assert!(matches!(&refused, StoreError::Export { file, .. } if *file == path), "{refused:?}");
        assert_eq!(fs::read(path.join("kept")).unwrap(), b"first");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}

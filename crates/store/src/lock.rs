//! One process per database: a lock file beside it, held as long as any connection of ours is open.
//!
//! `SQLite`'s own exclusive mode would also shut out the readers of this very process. The system drops this lock when
//! the process ends, however it ends, so nobody has to clean up after a crash.

use crate::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// The lock on a database file; given back when dropped.
pub(crate) struct FileLock {
    held: File,
    path: PathBuf,
}

impl FileLock {
    /// Whether the lock file is still the one this process holds. Somebody who removes it lets another process in.
    pub(crate) fn still_ours(&self) -> bool {
        same_file(self.held.metadata().ok(), std::fs::metadata(&self.path).ok())
    }

    /// Takes the lock of `database`, or says who has it.
    pub(crate) fn take(database: &Path) -> Result<Self, StoreError> {
        let path = super::beside(database, ".lock");
        let unusable = |source| StoreError::Unusable { file: path.clone(), source };
        // The file keeps what the holder wrote into it, until this process knows that it is the holder.
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {
                // The process id is a courtesy to whoever is refused; a full disk must not keep the store closed.
                let _ = file.set_len(0).and_then(|()| file.write_all(std::process::id().to_string().as_bytes()));
                Ok(Self { held: file, path })
            }
            Err(TryLockError::WouldBlock) => {
                let mut by = String::new();
                let _ = file.read_to_string(&mut by);
                Err(StoreError::InUse { file: database.to_owned(), by: by.trim().parse().ok() })
            }
            Err(TryLockError::Error(source)) => Err(unusable(source)),
        }
    }
}

/// Whether both are there and are one file.
pub(crate) fn same_file(one: Option<std::fs::Metadata>, other: Option<std::fs::Metadata>) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        one.zip(other).is_some_and(|(one, other)| (one.dev(), one.ino()) == (other.dev(), other.ino()))
    }
    #[cfg(not(unix))]
    {
        one.is_some() && other.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_is_refused_and_told_by_whom_until_the_first_lets_go() {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("holdout.db");
        let first = FileLock::take(&database).unwrap();
        let refused = FileLock::take(&database).err().expect("the lock is held");
        assert!(matches!(refused, StoreError::InUse { by: Some(id), .. } if id == std::process::id()), "{refused:?}");
        drop(first);
        FileLock::take(&database).unwrap();
    }
}

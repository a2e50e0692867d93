//! Files in and out: read with a message that names the place, written so that a crash leaves the old file or the new
//! one, never half of one.

use crate::titles;
use crate::words::Words;
use anyhow::Result;
use holdout_catalog::{Table, Title};
use holdout_kernel::{Divergence, Phrase, Record};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A file as text.
pub fn read(words: &Words, path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| words.error(&cannot_read(path, &error)))
}

pub fn cannot_read(path: &Path, error: &io::Error) -> Phrase {
    about("cli-error-cannot-read", path).arg("why", error.to_string())
}

/// Writes a file: beside it first, then to the disk, then under its name, then the folder to the disk.
pub fn write(words: &Words, path: &Path, text: &str) -> Result<()> {
    write_safely(path, text.as_bytes())
        .map_err(|error| words.error(&about("cli-error-cannot-write", path).arg("why", error.to_string())))
}

fn write_safely(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidInput))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let beside = folder.join(format!(".{}.{}.new", name.to_string_lossy(), std::process::id()));
    let written = (|| {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)?;
        File::open(folder)?.sync_all()
    })();
    if written.is_err() {
        // The first error is the one to tell; a leftover beside the file does no harm.
        let _ = fs::remove_file(&beside);
    }
    written
}

/// A phrase about a file.
pub fn about(key: &'static str, path: &Path) -> Phrase {
    Phrase::new(key).arg("file", path.display().to_string())
}

/// A record read from a file and played again.
pub struct Replayed {
    pub title: &'static dyn Title,
    pub record: Record,
    pub table: Box<dyn Table>,
}

/// Reads a record and replays it. The message says where the file stops being readable or true.
pub fn replay(words: &Words, path: &Path) -> Result<Replayed> {
    let text = read(words, path)?;
    let record = Record::parse(&text).map_err(|error| words.error(&unreadable(path, &error)))?;
    let title = holdout_catalog::title(&record.game).ok_or_else(|| {
        let unknown = words.say(&titles::unknown(&record.game));
        words.error(&about("cli-error-record", path).arg("why", unknown))
    })?;
    match title.replay(&record) {
        Ok(table) => Ok(Replayed { title, record, table }),
        Err(divergence) => {
            let place = place_of(&divergence, path, &text);
            Err(words.error(&Phrase::new("cli-error-record").arg("file", place).arg("why", divergence.to_string())))
        }
    }
}

/// Not the JSON of a record: line and column, and whether the file just ends too early.
fn unreadable(path: &Path, error: &serde_json::Error) -> Phrase {
    let place = format!("{}:{}:{}", path.display(), error.line(), error.column());
    let key = if error.is_eof() { "cli-error-record-cut-off" } else { "cli-error-record-unreadable" };
    Phrase::new(key).arg("file", place).arg("why", error.to_string())
}

/// The file, with the line of the text on which the record stops being true.
fn place_of(divergence: &Divergence, path: &Path, text: &str) -> String {
    let number = match divergence {
        Divergence::Line { line, .. } | Divergence::Outcome { line, .. } => Some(*line),
        _ => None,
    };
    match number.and_then(|number| line_in_text(text, number)) {
        Some(line) => format!("{}:{line}", path.display()),
        None => path.display().to_string(),
    }
}

/// On which line of the text the record's line of this number (from 1) begins.
fn line_in_text(text: &str, number: usize) -> Option<usize> {
    #[derive(Deserialize)]
    struct Lines<'t> {
        #[serde(borrow)]
        lines: Vec<&'t RawValue>,
    }
    let lines: Lines = serde_json::from_str(text).ok()?;
    // The raw value is a slice of the text itself, so its distance from the beginning is its place.
    let at = lines.lines.get(number.checked_sub(1)?)?.get().as_ptr() as usize - text.as_ptr() as usize;
    Some(text[..at].matches('\n').count() + 1)
}

/// All files with this ending in the given files and folders, in order. A path that is not there is an error.
pub fn find(words: &Words, paths: &[PathBuf], ending: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in paths {
        let about = fs::metadata(path).map_err(|error| words.error(&cannot_read(path, &error)))?;
        if about.is_dir() {
            find_in(path, ending, &mut found).map_err(|error| words.error(&cannot_read(path, &error)))?;
        } else {
            found.push(path.clone());
        }
    }
    Ok(found)
}

fn find_in(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            find_in(&path, ending, found)?;
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_a_record_is_found_in_its_text() {
        let text = "{\n \"names\": [\"lines\"],\n \"lines\": [\n  {\"seat\": 0},\n\n  {\"seat\": 1}\n ]\n}\n";
        assert_eq!(line_in_text(text, 1), Some(4));
        assert_eq!(line_in_text(text, 2), Some(6));
        assert_eq!(line_in_text(text, 3), None);
        assert_eq!(line_in_text(text, 0), None);
    }

    #[test]
    fn a_file_is_replaced_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        for text in ["one", "two"] {
            write_safely(&path, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
        assert!(write_safely(&folder.path().join("no/such/folder.json"), b"x").is_err());
    }
}

//! Files in and out: read with a message that names the place, written so that a crash leaves the old file or the new
//! one, never half of one.

use crate::panics;
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
    match replay_as_far_as_true(words, path)? {
        (replayed, None) => Ok(replayed),
        (_, Some(error)) => Err(error),
    }
}

/// Replays the answers of a record, whatever rules version and content it was played with, and writes it again with the
/// outcomes they have here.
pub fn record_anew(words: &Words, path: &Path) -> Result<Replayed> {
    let text = read(words, path)?;
    let mut record = Record::parse(&text).map_err(|error| words.error(&unreadable(path, &error)))?;
    record.lines.iter_mut().for_each(|line| line.digest = None);
    let place = path.display().to_string();
    let wrong = |why: String| words.error(&Phrase::new("cli-error-record").arg("file", place.clone()).arg("why", why));
    let title = holdout_catalog::title(&record.game).ok_or_else(|| wrong(words.say(&titles::unknown(&record.game))))?;
    let (table, differs) = title.replay_as_far(&record).map_err(|why| wrong(why.to_string()))?;
    match differs {
        None | Some(Divergence::RulesVersion { .. } | Divergence::Content { .. }) => {}
        Some(why) => return Err(wrong(why.to_string())),
    }
    let record = table.record(&record.names, Some(table.seed_for_the_store()));
    write(words, path, &record.write())?;
    Ok(Replayed { title, record, table })
}

/// Reads a record and replays it up to where it stops being true, with what is wrong there.
pub fn replay_as_far_as_true(words: &Words, path: &Path) -> Result<(Replayed, Option<anyhow::Error>)> {
    let text = read(words, path)?;
    let mut record = Record::parse(&text).map_err(|error| words.error(&unreadable(path, &error)))?;
    let wrong =
        |place: String, why: String| words.error(&Phrase::new("cli-error-record").arg("file", place).arg("why", why));
    let title = holdout_catalog::title(&record.game)
        .ok_or_else(|| wrong(path.display().to_string(), words.say(&titles::unknown(&record.game))))?;
    let (line, error) = match panics::catch(|| title.replay(&record)) {
        Ok(Ok(table)) => return Ok((Replayed { title, record, table }, None)),
        Ok(Err(divergence)) => {
            let line = line_of(&divergence);
            let mut why = divergence.to_string();
            if matches!(divergence, Divergence::Content { .. } | Divergence::Start(_)) {
                why = format!("{why}. {}", words.text("cli-error-record-content"));
            }
            let error = wrong(place(path, &text, line), why);
            // A head that is not true leaves nothing to show.
            match line {
                Some(line) => (line, error),
                None => return Err(error),
            }
        }
        Err(panic) => {
            let line = line_that_panics(title, &record);
            let why = Phrase::new("cli-error-record-panics").arg("line", line).arg("message", panic);
            (line, wrong(place(path, &text, Some(line)), words.say(&why)))
        }
    };
    record.lines.truncate(line.saturating_sub(1));
    match panics::catch(|| title.replay(&record)) {
        Ok(Ok(table)) => Ok((Replayed { title, record, table }, Some(error))),
        _ => Err(error),
    }
}

/// The first line that makes the rules panic, counted from 1; 0 is the setup. More lines never make it better, so
/// halving finds it.
fn line_that_panics(title: &dyn Title, record: &Record) -> usize {
    let panics_with = |lines: &usize| {
        let mut shorter = record.clone();
        shorter.lines.truncate(*lines);
        panics::catch(|| title.replay(&shorter).is_ok()).is_err()
    };
    let lengths: Vec<usize> = (0..=record.lines.len()).collect();
    lengths.partition_point(|lines| !panics_with(lines))
}

/// Not the JSON of a record: line and column, and whether the file just ends too early.
fn unreadable(path: &Path, error: &serde_json::Error) -> Phrase {
    let place = format!("{}:{}:{}", path.display(), error.line(), error.column());
    let key = if error.is_eof() { "cli-error-record-cut-off" } else { "cli-error-record-unreadable" };
    Phrase::new(key).arg("file", place).arg("why", error.to_string())
}

/// The line of the record that stops being true, where it is one.
const fn line_of(divergence: &Divergence) -> Option<usize> {
    match divergence {
        Divergence::Line { line, .. } | Divergence::Outcome { line, .. } => Some(*line),
        _ => None,
    }
}

/// The file, with the line of its text on which this line of the record stands.
fn place(path: &Path, text: &str, line: Option<usize>) -> String {
    match line.and_then(|number| line_in_text(text, number)) {
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
    use crate::cracked::{CRACK, Cracked};
    use holdout_kernel::{Line, Seat, Seed};

    #[test]
    fn a_line_of_a_record_is_found_in_its_text() {
        let text = "{\n \"names\": [\"lines\"],\n \"lines\": [\n  {\"seat\": 0},\n\n  {\"seat\": 1}\n ]\n}\n";
        assert_eq!(line_in_text(text, 1), Some(4));
        assert_eq!(line_in_text(text, 2), Some(6));
        assert_eq!(line_in_text(text, 3), None);
        assert_eq!(line_in_text(text, 0), None);
    }

    #[test]
    fn the_line_that_breaks_the_rules_is_found() {
        panics::install();
        let seed = Seed::from_number(1);
        let mut record = Cracked.open(&Cracked.default_setup(3), seed).unwrap().record(&[], Some(seed));
        for lines in [CRACK, CRACK + 1, CRACK + 40] {
            record.lines = vec![Line::undo(Seat(0)); lines];
            assert_eq!(line_that_panics(&Cracked, &record), CRACK);
        }
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

//! The text files of the project, read once for all checks.

use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::path::Path;

/// Folders that hold what was made or fetched, not what was written.
const SKIPPED: &[&str] = &[".git", "target", "node_modules", "dist", "data", "mutants.out", "mutants.out.old"];

/// Path from the root with forward slashes, and text.
pub struct Tree(BTreeMap<String, String>);

impl Tree {
    pub fn read(root: &Path) -> Result<Self> {
        let mut files = BTreeMap::new();
        read_folder(root, "", &mut files)?;
        Ok(Self(files))
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Files in these folders whose name ends like one of these.
    pub fn under<'a>(
        &'a self,
        folders: &'a [&str],
        endings: &'a [&str],
    ) -> impl Iterator<Item = (&'a str, &'a str)> + 'a {
        let inside = move |path: &str| folders.iter().any(|folder| path.starts_with(folder));
        let ending = move |path: &str| endings.iter().any(|ending| path.ends_with(ending));
        self.files().filter(move |(path, _)| inside(path) && ending(path))
    }

    /// Every Rust file that somebody wrote.
    pub fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.under(&["crates/", "xtask/"], &[".rs"])
    }
}

/// A file that is no text (a picture, a font) has nothing for these checks.
fn read_folder(root: &Path, folder: &str, files: &mut BTreeMap<String, String>) -> Result<()> {
    let here = root.join(folder);
    for entry in std::fs::read_dir(&here).with_context(|| format!("{} cannot be read", here.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
        let kind = entry.file_type()?;
        // In a second work tree `.git` is a file.
        if SKIPPED.contains(&name.as_str()) {
            continue;
        }
        if kind.is_dir() {
            read_folder(root, &path, files)?;
        } else if kind.is_file()
            && let Ok(text) = std::fs::read_to_string(entry.path())
        {
            files.insert(path, text);
        }
    }
    Ok(())
}

/// The lines of a Rust file without comments, counted from 1. A string that contains two slashes is cut too,
/// which no check here minds.
pub fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let without_comment = |line: &'_ str| line.find("//").unwrap_or(line.len());
    (1..).zip(text.lines()).map(move |(number, line)| (number, &line[..without_comment(line)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_no_code() {
        let lines: Vec<_> = code_lines("//! About f64.\nlet x = 1; // not 1.0\n").collect();
        assert_eq!(lines, [(1, ""), (2, "let x = 1; ")]);
    }

    #[test]
    fn files_are_chosen_by_folder_and_ending() {
        let tree = Tree::of(&[("crates/a/src/lib.rs", ""), ("crates/a/Cargo.toml", ""), ("web/src/a.ts", "")]);
        let chosen: Vec<_> = tree.under(&["crates/", "web/"], &[".rs", ".ts"]).map(|(path, _)| path).collect();
        assert_eq!(chosen, ["crates/a/src/lib.rs", "web/src/a.ts"]);
        assert_eq!(tree.rust().count(), 1);
    }
}

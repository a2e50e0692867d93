//! Content of one's own: a folder with one folder per game, beside what is built in.

use crate::files;
use crate::titles;
use crate::words::Words;
use anyhow::{Result, bail};
use holdout_catalog::Title;
use holdout_kernel::Phrase;
use std::path::{Path, PathBuf};

/// Largest file of content. What is built in has less than a tenth of it.
const LARGEST: u64 = 512 * 1024;

/// Names and texts.
pub type Files = Vec<(String, String)>;

/// Plays with a folder of one's own from now on; all that is wrong with it at once.
pub fn play_with(words: &Words, root: &Path) -> Result<()> {
    let mut wrong = String::new();
    for (title, content) in folders(words, root)? {
        for problem in title.use_content(&content).err().unwrap_or_default() {
            wrong += &format!("\n  {}/{problem}", title.id());
        }
    }
    if wrong.is_empty() {
        return Ok(());
    }
    let phrase = Phrase::new("cli-content-unplayable").arg("folder", root.display().to_string());
    bail!("{}{wrong}", words.say(&phrase));
}

/// One folder per game; a folder that is no game is a typo.
pub fn folders(words: &Words, root: &Path) -> Result<Vec<(&'static dyn Title, Files)>> {
    let listed = std::fs::read_dir(root).map_err(|error| words.error(&files::cannot_read(root, &error)))?;
    let mut folders: Vec<PathBuf> =
        listed.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir()).collect();
    folders.sort();
    if folders.is_empty() {
        bail!(words.say(&files::about("cli-content-none", root)));
    }
    folders.iter().map(|folder| read_folder(words, folder)).collect()
}

fn read_folder(words: &Words, folder: &Path) -> Result<(&'static dyn Title, Files)> {
    let id = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let Some(title) = holdout_catalog::title(&id) else {
        let unknown = words.say(&titles::unknown(&id));
        bail!("{}: {unknown}", folder.display());
    };
    let mut content = Vec::new();
    for path in files::find(words, &[folder.to_path_buf()], "toml")? {
        let name = path.strip_prefix(folder).unwrap_or(&path).display().to_string();
        let size = std::fs::metadata(&path).map_or(0, |found| found.len());
        if size > LARGEST {
            bail!(words.say(&files::about("cli-content-large", &path).arg("most", (LARGEST / 1024) as usize)));
        }
        content.push((name, files::read(words, &path)?));
    }
    if content.is_empty() {
        bail!(words.say(&files::about("cli-content-none", folder)));
    }
    Ok((title, content))
}

//! What a group remembers from one game to the next: the epilogues it has unlocked, by game.

use crate::files;
use crate::words::Words;
use anyhow::Result;
use holdout_kernel::Phrase;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const VERSION: u32 = 1;

/// The file, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Says what kind of file this is.
    holdout: Kind,
    version: u32,
    /// Unlocked epilogues by id of the game.
    pub unlocked: BTreeMap<String, BTreeSet<u32>>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    #[default]
    Profile,
}

impl Default for Profile {
    fn default() -> Self {
        Self { holdout: Kind::Profile, version: VERSION, unlocked: BTreeMap::new() }
    }
}

impl Profile {
    /// Reads a profile that must be there.
    pub fn read(words: &Words, path: &Path) -> Result<Self> {
        let text = files::read(words, path)?;
        let wrong = |place: String, why: String| {
            words.error(&Phrase::new("cli-error-profile").arg("file", place).arg("why", why))
        };
        let profile: Self = serde_json::from_str(&text).map_err(|error| {
            wrong(format!("{}:{}:{}", path.display(), error.line(), error.column()), error.to_string())
        })?;
        if profile.version == VERSION {
            return Ok(profile);
        }
        let why = Phrase::new("cli-error-profile-version").arg("found", profile.version as usize);
        Err(wrong(path.display().to_string(), words.say(&why.arg("known", VERSION as usize))))
    }

    /// Reads a profile; one that does not exist yet is empty.
    pub fn read_or_begin(words: &Words, path: &Path) -> Result<Self> {
        if path.exists() { Self::read(words, path) } else { Ok(Self::default()) }
    }

    pub fn write(&self, words: &Words, path: &Path) -> Result<()> {
        files::write(words, path, &self.to_json())
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a profile is plain data") + "\n"
    }

    /// What is unlocked in a game.
    pub fn of(&self, game: &str) -> BTreeSet<u32> {
        self.unlocked.get(game).cloned().unwrap_or_default()
    }

    pub fn unlock(&mut self, game: &str, epilogue: u32) {
        self.unlocked.entry(game.to_owned()).or_default().insert(epilogue);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_lexicon::Language;

    #[test]
    fn a_profile_is_read_back_as_it_was_written() {
        let words = Words::new(Language::En);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("profile.json");
        let mut profile = Profile::read_or_begin(&words, &path).unwrap();
        profile.unlock("osaczeni", 11);
        profile.unlock("osaczeni", 2);
        profile.write(&words, &path).unwrap();
        let again = Profile::read(&words, &path).unwrap();
        assert_eq!(again, profile);
        assert_eq!(again.of("osaczeni"), BTreeSet::from([2, 11]));
        assert!(again.of("chess").is_empty());
    }

    #[test]
    fn what_is_no_profile_is_refused_with_its_place() {
        let words = Words::new(Language::En);
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("profile.json");
        for (text, part) in [
            ("{\n\"holdout\": \"profile\"", ":2:"),
            ("{\"holdout\":\"record\",\"version\":1,\"unlocked\":{}}", "record"),
            ("{\"holdout\":\"profile\",\"version\":9,\"unlocked\":{}}", "9"),
            ("{\"holdout\":\"profile\",\"version\":1,\"unlocked\":{},\"x\":1}", "`x`"),
        ] {
            std::fs::write(&path, text).unwrap();
            let error = Profile::read(&words, &path).expect_err(text).to_string();
            assert!(error.contains(part) && error.contains("profile.json"), "{error}");
        }
    }
}

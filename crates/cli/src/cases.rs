//! Runs files of executable rule cases, for `holdout check` and for the coverage of rules.

use crate::files;
use crate::panics;
use crate::titles;
use crate::words::Words;
use anyhow::Result;
use holdout_catalog::cases::{self, Case, Verdict};
use holdout_kernel::Phrase;
use holdout_lexicon::RuleIndex;
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What came of many cases.
#[derive(Debug, Default, Serialize)]
pub struct Suite {
    pub cases: Vec<Ran>,
    /// Files that could not be run at all, each as one message with its place.
    pub unreadable: Vec<String>,
}

/// One case that was run.
#[derive(Debug, Serialize)]
pub struct Ran {
    /// The file and the line the case begins on.
    pub place: String,
    pub game: String,
    pub name: String,
    pub rules: Vec<String>,
    /// Everything that went wrong; nothing, if the case passed.
    pub reasons: Vec<String>,
}

impl Ran {
    pub fn passed(&self) -> bool {
        self.reasons.is_empty()
    }
}

impl Suite {
    /// Runs the cases in files and folders whose name contains `only`.
    pub fn run(words: &Words, paths: &[PathBuf], only: &str) -> Result<Self> {
        let mut suite = Self::default();
        for file in files::find(words, paths, "toml")? {
            if let Err(message) = suite.run_file(words, &file, only) {
                suite.unreadable.push(message);
            }
        }
        Ok(suite)
    }

    fn run_file(&mut self, words: &Words, path: &Path, only: &str) -> Result<(), String> {
        let text = std::fs::read_to_string(path).map_err(|error| words.say(&files::cannot_read(path, &error)))?;
        let file = cases::parse(&text).map_err(|problem| {
            let line = problem.place.trim_start_matches("line ");
            format!("{}:{line}: {}", path.display(), problem.what)
        })?;
        let title = holdout_catalog::title(&file.game)
            .ok_or_else(|| format!("{}: {}", path.display(), words.say(&titles::unknown(&file.game))))?;
        let index = RuleIndex::of(title.id());
        for case in file.cases.iter().filter(|case| case.name.get_ref().contains(only)) {
            let mut reasons = match panics::catch(|| title.run_case(case)) {
                Ok(Verdict::Passed) => Vec::new(),
                Ok(Verdict::Failed(reasons)) => reasons,
                Err(panic) => vec![words.say(&Phrase::new("cli-check-panic").arg("message", panic))],
            };
            let unknown = named_rules(case).into_iter().filter(|id| index.is_none_or(|index| index.rule(id).is_none()));
            reasons.extend(unknown.map(|id| {
                let phrase = Phrase::new("cli-check-unknown-rule").arg("id", id.to_owned());
                words.say(&phrase.arg("game", title.id().to_owned()))
            }));
            self.cases.push(Ran {
                place: format!("{}:{}", path.display(), case.line(&text)),
                game: file.game.clone(),
                name: case.name.get_ref().clone(),
                rules: case.rules.clone(),
                reasons,
            });
        }
        Ok(())
    }

    pub fn passed(&self) -> usize {
        self.cases.iter().filter(|case| case.passed()).count()
    }

    /// Cases that failed, and files that could not be run.
    pub fn failed(&self) -> usize {
        self.cases.len() - self.passed() + self.unreadable.len()
    }
}

/// Every rule a case speaks of: those it shows, those its events carry, those its refusals name.
fn named_rules(case: &Case) -> BTreeSet<&str> {
    let blocks = || case.step.iter();
    let expectations = case.then.iter().chain(blocks().flat_map(|step| &step.then));
    let lines = case.when.iter().chain(blocks().flat_map(|step| &step.when));
    let shown = case.rules.iter().map(String::as_str);
    let carried = expectations.filter_map(|expectation| expectation.rule.as_deref());
    let refusing = lines.filter_map(|line| line.split_once(" -> refused")).map(|(_, rule)| rule.trim());
    shown.chain(carried).chain(refusing.filter(|rule| !rule.is_empty())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_a_case_speaks_of_is_found() {
        let text = r#"
game = "osaczeni"
[[case]]
name = "a name"
rules = ["A-1"]
given.setup = {}
when = ["player-1: ready -> refused A-2", "player-1: ready"]
then = [{ event = {}, rule = "A-3" }]
[[case.step]]
when = ["player-1 says: {} -> refused"]
then = [{ event = {}, rule = "A-4" }]
"#;
        let file = cases::parse(text).unwrap();
        assert_eq!(named_rules(&file.cases[0]).into_iter().collect::<Vec<_>>(), ["A-1", "A-2", "A-3", "A-4"]);
    }
}

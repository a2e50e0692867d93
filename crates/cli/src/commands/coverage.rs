//! `holdout rules coverage`: which rules a passing case shows, and which not.

use super::print_json;
use crate::cases::{Ran, Suite};
use crate::titles;
use crate::words::Words;
use anyhow::{Result, bail};
use clap::Args;
use holdout_kernel::Phrase;
use holdout_lexicon::{Rule, RuleIndex, RuleKind};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

/// Count the rules that passing cases show, and list those that none shows
///
/// Rules that software cannot meet are marked in the index with the reason and counted apart, and so are rulings,
/// which are enforced through the rules they explain.
#[derive(Args)]
pub struct Coverage {
    /// Only this game [default: all]
    game: Option<String>,

    /// The folder with the cases
    #[arg(long, value_name = "DIR", default_value = "cases")]
    cases: PathBuf,

    /// Fail if less than this percentage of the enforceable rules is covered
    #[arg(long, value_name = "PERCENT")]
    require: Option<f64>,

    /// Print JSON: a list with one object per game
    #[arg(long)]
    json: bool,
}

/// What is covered in one game.
#[derive(Debug, Serialize)]
struct Report {
    game: String,
    enforceable: usize,
    covered: usize,
    percent: f64,
    missing: Vec<String>,
    unenforceable: Vec<Unenforceable>,
    rulings: usize,
    rulings_covered: usize,
    /// Rulings that no passing case names.
    rulings_missing: Vec<String>,
    cases_passed: usize,
    cases_failed: usize,
    /// Rule -> the names of the passing cases that show it.
    cases: BTreeMap<String, Vec<String>>,
}

#[derive(Debug, Serialize)]
struct Unenforceable {
    id: String,
    reason: String,
}

impl Coverage {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let games = match &self.game {
            Some(game) => vec![titles::find(words, game)?.id()],
            None => holdout_catalog::titles().iter().map(|title| title.id()).collect(),
        };
        let suite = Suite::run(words, std::slice::from_ref(&self.cases), "")?;
        if let Some(unreadable) = suite.unreadable.first() {
            bail!("{unreadable}");
        }
        let mut report = Vec::new();
        for game in games {
            let cases: Vec<&Ran> = suite.cases.iter().filter(|case| case.game == game).collect();
            report.push(Report::of(words, titles::rules(words, game)?, &cases));
        }
        let mut out = stdout().lock();
        if self.json {
            print_json(&mut out, &report)?;
        } else {
            for covered in &report {
                covered.write(&mut out, words)?;
            }
        }
        let lacking = report.iter().find(|covered| self.require.is_some_and(|required| covered.percent < required));
        match lacking {
            Some(covered) => {
                let phrase = Phrase::new("cli-coverage-lacking").arg("game", covered.game.clone());
                let phrase = phrase.arg("percent", format!("{:.1}", covered.percent));
                bail!(words.say(&phrase.arg("required", self.require.unwrap_or_default().to_string())));
            }
            None => Ok(ExitCode::SUCCESS),
        }
    }
}

impl Report {
    fn of(words: &Words, index: &RuleIndex, cases: &[&Ran]) -> Self {
        let mut shown: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for case in cases.iter().filter(|case| case.passed()) {
            for rule in &case.rules {
                // A skill with a parameter shows its family.
                let id = index.rule(rule).map_or(rule, |rule| &rule.id);
                shown.entry(id.clone()).or_default().push(case.name.clone());
            }
        }
        let rules = index.rules();
        let count = |which: &dyn Fn(&Rule) -> bool| rules.iter().filter(|rule| which(rule)).count();
        let is_shown = |rule: &Rule| shown.contains_key(&rule.id);
        let enforceable = count(&Rule::is_enforceable);
        let covered = count(&|rule| rule.is_enforceable() && is_shown(rule));
        let missing = rules.iter().filter(|rule| rule.is_enforceable() && !is_shown(rule));
        let unnamed = rules.iter().filter(|rule| rule.kind == RuleKind::Ruling && !is_shown(rule));
        let unenforceable = rules.iter().filter_map(|rule| {
            let reason = rule.unenforceable.as_ref()?.get(words.language()).to_owned();
            Some(Unenforceable { id: rule.id.clone(), reason })
        });
        let passed = cases.iter().filter(|case| case.passed()).count();
        Self {
            game: index.game().to_owned(),
            enforceable,
            covered,
            percent: if enforceable == 0 { 100.0 } else { 100.0 * covered as f64 / enforceable as f64 },
            missing: missing.map(|rule| rule.id.clone()).collect(),
            unenforceable: unenforceable.collect(),
            rulings: count(&|rule| rule.kind == RuleKind::Ruling),
            rulings_covered: count(&|rule| rule.kind == RuleKind::Ruling && is_shown(rule)),
            rulings_missing: unnamed.map(|rule| rule.id.clone()).collect(),
            cases_passed: passed,
            cases_failed: cases.len() - passed,
            cases: shown,
        }
    }

    fn write(&self, out: &mut impl Write, words: &Words) -> Result<()> {
        let head = Phrase::new("cli-coverage-head").arg("game", self.game.clone()).arg("covered", self.covered);
        let head = head.arg("enforceable", self.enforceable).arg("percent", format!("{:.1}", self.percent));
        writeln!(out, "{}", words.say(&head))?;
        let cases = Phrase::new("cli-coverage-cases").arg("passed", self.cases_passed);
        writeln!(out, "{}", words.say(&cases.arg("failed", self.cases_failed)))?;
        let rulings = Phrase::new("cli-coverage-rulings").arg("covered", self.rulings_covered);
        writeln!(out, "{}", words.say(&rulings.arg("count", self.rulings)))?;
        for ids in self.rulings_missing.chunks(10) {
            writeln!(out, "  {}", ids.join(" "))?;
        }
        if !self.unenforceable.is_empty() {
            let count = self.unenforceable.len();
            writeln!(out, "{}", words.say(&Phrase::new("cli-coverage-unenforceable").arg("count", count)))?;
            for rule in &self.unenforceable {
                writeln!(out, "  {:<9} {}", rule.id, rule.reason)?;
            }
        }
        if !self.missing.is_empty() {
            writeln!(out, "{}", words.say(&Phrase::new("cli-coverage-missing").arg("count", self.missing.len())))?;
            for ids in self.missing.chunks(10) {
                writeln!(out, "  {}", ids.join(" "))?;
            }
        }
        Ok(())
    }
}

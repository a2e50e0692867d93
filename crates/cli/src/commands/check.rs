//! `holdout check`: executable rule cases.

use super::print_json;
use crate::cases::Suite;
use crate::words::Words;
use anyhow::{Result, bail};
use clap::Args;
use holdout_kernel::Phrase;
use serde_json::json;
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

/// Run executable rule cases and say which fail
///
/// The format of a case is described in docs/writing-cases.md. The last line is always `N passed, N failed`.
#[derive(Args)]
pub struct Check {
    /// Case files, or folders that are searched for *.toml
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Only cases whose name contains this text
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    only: String,

    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
}

impl Check {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let suite = Suite::run(words, &self.paths, &self.only)?;
        let (passed, failed) = (suite.passed(), suite.failed());
        if passed + failed == 0 {
            let paths: Vec<String> = self.paths.iter().map(|path| path.display().to_string()).collect();
            let key = if self.only.is_empty() { "cli-check-none" } else { "cli-check-none-named" };
            bail!(words.say(&Phrase::new(key).arg("paths", paths.join(", ")).arg("only", self.only.clone())));
        }
        let mut out = stdout().lock();
        if self.json {
            let failures: Vec<_> = suite.cases.iter().filter(|case| !case.passed()).collect();
            let unreadable = &suite.unreadable;
            let data = json!({"passed": passed, "failed": failed, "failures": failures, "unreadable": unreadable});
            print_json(&mut out, &data)?;
        } else {
            for message in &suite.unreadable {
                writeln!(out, "{message}")?;
            }
            for case in suite.cases.iter().filter(|case| !case.passed()) {
                let head = Phrase::new("cli-check-failed").arg("place", case.place.clone());
                writeln!(out, "{}", words.say(&head.arg("name", case.name.clone())))?;
                for reason in &case.reasons {
                    writeln!(out, "    {}", reason.replace('\n', "\n    "))?;
                }
            }
            // Programs read this line: it is the same in every language.
            writeln!(out, "{passed} passed, {failed} failed")?;
        }
        Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

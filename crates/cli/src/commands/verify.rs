//! `holdout verify`: do recorded games still come out as they were recorded?

use super::print_json;
use crate::files::{self, Replayed};
use crate::words::Words;
use anyhow::Result;
use clap::Args;
use holdout_kernel::Phrase;
use serde_json::{Value, json};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Replay recorded games and say where the first differs from its record
#[derive(Args)]
pub struct Verify {
    /// Records, as `save` and `fuzz` write them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Write each record again with the outcomes of these rules, if all its answers are still legal
    #[arg(long, conflicts_with = "json")]
    anew: bool,

    /// Print JSON: a list with one object per file
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let mut out = stdout().lock();
        let mut all_true = true;
        let mut report = Vec::new();
        for file in &self.files {
            let replayed = if self.anew { files::record_anew(words, file) } else { files::replay(words, file) };
            match replayed {
                Ok(replayed) if self.json => report.push(verified(file, &replayed)),
                Ok(replayed) => writeln!(out, "{}", words.say(&sentence(file, &replayed)))?,
                Err(error) => {
                    all_true = false;
                    report.push(json!({"file": file, "ok": false, "why": error.to_string()}));
                    if !self.json {
                        writeln!(out, "{error}")?;
                    }
                }
            }
        }
        if self.json {
            print_json(&mut out, &report)?;
        }
        Ok(if all_true { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// A line without a digest was replayed, but there was nothing to compare it with.
fn compared(replayed: &Replayed) -> usize {
    replayed.record.lines.iter().filter(|line| line.digest.is_some()).count()
}

fn verified(file: &Path, replayed: &Replayed) -> Value {
    let lines = replayed.record.lines.len();
    let digest = format!("{:016x}", replayed.table.digest());
    json!({
        "file": file, "ok": true, "game": replayed.title.id(), "lines": lines, "compared": compared(replayed),
        "over": replayed.table.is_over(), "digest": digest,
    })
}

fn sentence(file: &Path, replayed: &Replayed) -> Phrase {
    let key = if replayed.table.is_over() { "cli-verify-over" } else { "cli-verify-unfinished" };
    let lines = replayed.record.lines.len();
    files::about(key, file).arg("lines", lines).arg("compared", compared(replayed))
}

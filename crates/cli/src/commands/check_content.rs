//! `holdout check-content`: are cards, areas and missions complete and consistent?

use super::print_json;
use crate::content::{Files, folders};
use crate::words::Words;
use anyhow::Result;
use clap::Args;
use holdout_catalog::Title;
use holdout_kernel::{Phrase, Problem};
use serde_json::{Value, json};
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

/// Check content files: those built in, or a folder of your own
#[derive(Args)]
pub struct CheckContent {
    /// A folder with one folder per game, such as DIR/osaczeni/*.toml [default: what is built into this program]
    #[arg(value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Print JSON: a list with one object per game
    #[arg(long)]
    json: bool,
}

impl CheckContent {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let sources = match &self.folder {
            Some(folder) => folders(words, folder)?,
            None => holdout_catalog::titles().iter().map(|title| (*title, embedded(*title))).collect(),
        };
        let mut out = stdout().lock();
        let (mut report, mut sound) = (Vec::new(), true);
        for (title, content) in sources {
            let problems = title.check_content(&content);
            sound &= problems.is_empty();
            if self.json {
                report.push(described(title, content.len(), &problems));
                continue;
            }
            for problem in &problems {
                writeln!(out, "{}/{problem}", title.id())?;
            }
            let phrase = Phrase::new("cli-content-checked").arg("game", title.id().to_owned());
            writeln!(out, "{}", words.say(&phrase.arg("files", content.len()).arg("problems", problems.len())))?;
        }
        if self.json {
            print_json(&mut out, &report)?;
        }
        Ok(if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

fn described(title: &dyn Title, files: usize, problems: &[Problem]) -> Value {
    json!({"game": title.id(), "files": files, "problems": problems})
}

fn embedded(title: &dyn Title) -> Files {
    title.content_files().into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}

//! `holdout rescue`, `tidy`, `backup` and `restore`: what an operator does with the data folder.

use crate::words::Words;
use anyhow::Result;
use clap::Args;
use holdout_kernel::Phrase;
use holdout_server::operator::{self, Found};
use holdout_server::retention::{self, Keep, Reason};
use holdout_store::{Moment, Store};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Write every sound game of a damaged data folder into a new one, and name those that are not
#[derive(Args)]
pub struct Rescue {
    /// The data folder; it keeps every byte
    #[arg(value_name = "DIR")]
    data: PathBuf,

    /// The new data folder [default: DIR/rescued]
    #[arg(long, value_name = "DIR")]
    to: Option<PathBuf>,
}

impl Rescue {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let to = self.to.clone().unwrap_or_else(|| self.data.join("rescued"));
        let found = operator::rescue(&self.data, &to, holdout_catalog::titles())?;
        if let Some(log) = found.log {
            let phrase = Phrase::new("cli-rescue-log").arg("whole", log.transactions).arg("lost", log.lost);
            println!("{}", words.say(&phrase));
        }
        tell(words, &found);
        println!("{}", words.say(&Phrase::new("cli-rescue-done").arg("folder", to.display().to_string())));
        Ok(outcome(&found))
    }
}

/// Which games are sound, and which are not.
fn tell(words: &Words, found: &Found) {
    println!("{}", words.say(&Phrase::new("cli-kept-sound").arg("count", found.sound)));
    if found.elder > 0 {
        println!("{}", words.say(&Phrase::new("cli-kept-elder").arg("count", found.elder)));
    }
    for spoiled in &found.spoiled {
        let phrase = Phrase::new("cli-kept-spoiled").arg("table", spoiled.id.clone()).arg("what", spoiled.what.clone());
        println!("{}", words.say(&phrase));
    }
    if !found.complete {
        println!("{}", words.text("cli-kept-incomplete"));
    }
}

fn outcome(found: &Found) -> ExitCode {
    if found.spoiled.is_empty() && found.complete { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Show which tables may be cleared away, and with --do clear them away (while no server runs; a running one does it itself)
#[derive(Args)]
pub struct Tidy {
    /// The data folder
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,

    #[command(flatten)]
    keep: KeepFor,

    /// Clear them away
    #[arg(long = "do")]
    really: bool,
}

/// How long things are kept.
#[derive(Args, Clone, Copy)]
pub struct KeepFor {
    /// Days after which a table goes at which no person ever answered anything; 0 keeps them for ever
    #[arg(long, value_name = "DAYS", default_value_t = 14)]
    keep_unplayed: u32,

    /// Days after which a record goes that somebody brought; 0 keeps them for ever
    #[arg(long, value_name = "DAYS", default_value_t = 90)]
    keep_uploads: u32,
}

impl KeepFor {
    pub fn keep(self) -> Keep {
        let days = |days: u32| (days > 0).then(|| Duration::from_hours(u64::from(days) * 24));
        Keep { unplayed: days(self.keep_unplayed), uploads: days(self.keep_uploads) }
    }
}

impl Tidy {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let database = self.data.join("holdout.db");
        anyhow::ensure!(
            database.exists(),
            words.say(&Phrase::new("cli-no-data").arg("folder", self.data.display().to_string()))
        );
        let store = Store::open(database)?;
        let now = Moment::now();
        let idle = if self.really {
            retention::clear(&store, self.keep.keep(), now, |_| false)?
        } else {
            retention::idle(&store, self.keep.keep(), now)?
        };
        let count = |reason: Reason| idle.iter().filter(|idle| idle.reason == reason).count();
        let key = if self.really { "cli-tidy-done" } else { "cli-tidy-would" };
        let phrase = Phrase::new(key).arg("unplayed", count(Reason::Unplayed)).arg("uploads", count(Reason::Upload));
        println!("{}", words.say(&phrase));
        store.close()?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Write a sound copy of the database, also while a server runs
#[derive(Args)]
pub struct Backup {
    /// The file to write; it must not be there yet
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The data folder
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
}

impl Backup {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        operator::back_up(&self.data, &self.file)?;
        println!("{}", words.say(&Phrase::new("cli-backup-done").arg("file", self.file.display().to_string())));
        Ok(ExitCode::SUCCESS)
    }
}

/// Put a backup into a data folder that has no database, and replay every game of it
#[derive(Args)]
pub struct Restore {
    /// The backup
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The data folder
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,
}

impl Restore {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let found = operator::restore(&self.file, &self.data, holdout_catalog::titles())?;
        tell(words, &found);
        Ok(outcome(&found))
    }
}

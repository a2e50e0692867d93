//! `holdout rescue`, `tidy`, `backup`, `restore` and `move`: what an operator does with the games that are kept.

use crate::progress;
use crate::words::Words;
use anyhow::Result;
use clap::Args;
use holdout_kernel::Phrase;
use holdout_server::moving::{self, Place};
use holdout_server::operator::{self, Found};
use holdout_server::retention::{self, Keep, Reason};
use holdout_store::{Moment, Store};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// The database that several servers share: what was asked for, else what the environment says. There a password is in
/// nobody's list of processes.
pub(super) fn database(asked: Option<&str>) -> Option<String> {
    let named = asked.map(str::to_owned).or_else(|| std::env::var("HOLDOUT_DATABASE").ok());
    named.filter(|url| !url.is_empty())
}

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
    #[command(flatten)]
    kept: KeptIn,

    #[command(flatten)]
    keep: KeepFor,

    /// Clear them away
    #[arg(long = "do")]
    really: bool,
}

/// Where the games are.
#[derive(Args)]
pub struct KeptIn {
    /// The data folder
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,

    /// A PostgreSQL that several servers share, in place of the folder [default: what HOLDOUT_DATABASE says]
    #[arg(long, value_name = "URL")]
    database: Option<String>,
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
        let store = if let Some(url) = database(self.kept.database.as_deref()) {
            moving::connect(&url)?
        } else {
            let (folder, file) = (self.kept.data.display().to_string(), self.kept.data.join("holdout.db"));
            anyhow::ensure!(file.exists(), words.say(&Phrase::new("cli-no-data").arg("folder", folder)));
            Store::open(file)?
        };
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

    #[command(flatten)]
    kept: KeptIn,
}

impl Backup {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let done = Phrase::new("cli-backup-done").arg("file", self.file.display().to_string());
        let Some(url) = database(self.kept.database.as_deref()) else {
            operator::back_up(&self.kept.data, &self.file)?;
            println!("{}", words.say(&done));
            return Ok(ExitCode::SUCCESS);
        };
        let found =
            with_bar(words, |progress| moving::back_up_shared(&url, &self.file, holdout_catalog::titles(), progress))?;
        tell(words, &found);
        println!("{}", words.say(&done));
        Ok(outcome(&found))
    }
}

/// Put a backup into a data folder, or a PostgreSQL, that has no games, and replay every game of it
#[derive(Args)]
pub struct Restore {
    /// The backup
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    kept: KeptIn,
}

impl Restore {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let titles = holdout_catalog::titles();
        let found = match database(self.kept.database.as_deref()) {
            Some(url) => with_bar(words, |progress| moving::restore_shared(&self.file, &url, titles, progress))?,
            None => operator::restore(&self.file, &self.kept.data, titles)?,
        };
        tell(words, &found);
        Ok(outcome(&found))
    }
}

/// Move all games from a data folder to a PostgreSQL or back, and replay every one where it was brought
///
/// No server may run at either place, and nothing is overwritten: the new place has no games yet. The old one keeps
/// everything. A move that was broken off is finished by doing it again.
#[derive(Args)]
pub struct Move {
    /// Where the games are: sqlite:DIR or postgres://user:password@host/database
    #[arg(long, value_name = "PLACE")]
    from: Place,

    /// Where they go: postgres://user:password@host/database or sqlite:DIR
    #[arg(long, value_name = "PLACE")]
    to: Place,
}

impl Move {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let titles = holdout_catalog::titles();
        let found = with_bar(words, |progress| moving::move_all(&self.from, &self.to, titles, progress))?;
        tell(words, &found);
        println!("{}", words.text("cli-move-done"));
        Ok(outcome(&found))
    }
}

/// Shows how far work on all tables has come.
fn with_bar<T>(words: &Words, work: impl FnOnce(moving::Progress<'_>) -> T) -> T {
    let bar = progress::bar(words, 0, "cli-move-bar");
    let done = work(&mut |done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    done
}

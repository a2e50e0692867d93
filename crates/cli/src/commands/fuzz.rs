//! `holdout fuzz`: random games with everything that must hold looked at on the way.

use super::print_json;
use crate::files;
use crate::panics;
use crate::progress;
use crate::titles;
use crate::words::Words;
use crate::workers::{self, Next};
use anyhow::Result;
use clap::Args;
use holdout_catalog::Title;
use holdout_kernel::battery::{Care, Failure, Ran};
use holdout_kernel::{Phrase, Record, Seed};
use serde::Serialize;
use serde_json::Value;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Play random games and check everything that must hold: endings, refusals, secrets, undo, replay
///
/// Every setup of the game (player counts, variants) takes its turn. A failure writes a record that
/// `holdout replay` opens.
#[derive(Args)]
pub struct Fuzz {
    /// The game, such as osaczeni; `all` for every title
    game: String,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,

    /// The number of the first game; game N is the same everywhere
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Only compare views, so many, with those of a table in which everything that viewer cannot know was drawn anew,
    /// an equal share at each title
    #[arg(long, value_name = "N", conflicts_with = "games")]
    views: Option<u64>,

    /// Stop after so many minutes, whatever is left
    #[arg(long, value_name = "MINUTES")]
    minutes: Option<f64>,

    /// Only this setup, as JSON
    #[arg(long, value_name = "JSON")]
    setup: Option<String>,

    /// Run the expensive checks at one step in K
    #[arg(long, value_name = "K", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,

    /// How many threads
    #[arg(long, value_name = "N", default_value_t = workers::USUAL_THREADS)]
    threads: usize,

    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
}

/// Stands for every title.
const ALL: &str = "all";

/// What one game came to.
enum Played {
    Clean(Ran),
    /// There was no time left for this one.
    NotBegun,
    Failed(Box<Broken>),
}

/// A check that failed.
struct Broken {
    number: u64,
    setup: Value,
    check: String,
    what: String,
    record: Option<Record>,
}

/// All games together.
#[derive(Default, Serialize)]
struct Report {
    game: String,
    games: u64,
    answers: usize,
    statements: usize,
    undone: usize,
    imagined: usize,
    seconds: f64,
    failures: Vec<Failed>,
}

#[derive(Serialize)]
struct Failed {
    seed: u64,
    setup: Value,
    check: String,
    what: String,
    record: Option<PathBuf>,
}

impl Fuzz {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let titles =
            if self.game == ALL { holdout_catalog::titles().to_vec() } else { vec![titles::find(words, &self.game)?] };
        let share = self.views.map(|views| views.div_ceil(titles.len() as u64));
        let mut reports = Vec::new();
        for title in titles {
            reports.push(self.fuzz(words, title, share)?);
        }
        self.print(words, &reports)?;
        let clean = reports.iter().all(|report| report.failures.is_empty());
        Ok(if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Plays games of one title, until so many views were compared or all games are played.
    fn fuzz(&self, words: &Words, title: &dyn Title, views: Option<u64>) -> Result<Report> {
        let setups = match &self.setup {
            Some(text) => vec![self.read_setup(words, title, text)?],
            None => title.setups(),
        };
        let begun = Instant::now();
        let limit = self.minutes.map(|minutes| Duration::from_secs_f64(minutes.max(0.0) * 60.0));
        let compared = AtomicU64::new(0);
        let enough = || views.is_some_and(|views| compared.load(Ordering::Relaxed) >= views);
        let out_of_time = || limit.is_some_and(|limit| begun.elapsed() >= limit);
        let games = if views.is_some() { u64::MAX } else { self.games };
        let bar = progress::bar(words, views.unwrap_or(games), "cli-fuzz-bar");
        let played = workers::run(self.threads, games, |at| {
            if out_of_time() || enough() {
                return (Played::NotBegun, Next::Stop);
            }
            let number = self.seed.wrapping_add(at);
            // By its number, not by its place in this run: so one game can be run again alone.
            let setup = &setups[(number % setups.len() as u64) as usize];
            let check = |seed, care| match views {
                Some(_) => title.redraw(setup, seed, care),
                None => title.fuzz(setup, seed, care),
            };
            let played = play(title, setup, number, || check(Seed::from_number(number), Care { every: self.every }));
            let looked = if let Played::Clean(ran) = &played { ran.imagined as u64 } else { 0 };
            compared.fetch_add(looked, Ordering::Relaxed);
            bar.inc(if views.is_some() { looked } else { 1 });
            let next = if matches!(played, Played::Failed(_)) { Next::Stop } else { Next::GoOn };
            (played, next)
        });
        bar.finish_and_clear();
        let mut report = Report { game: title.id().to_owned(), ..Report::default() };
        for played in played {
            report.add(words, Path::new(""), played)?;
        }
        report.seconds = begun.elapsed().as_secs_f64();
        Ok(report)
    }

    /// A setup that opens a table; otherwise all that is wrong with it.
    fn read_setup(&self, words: &Words, title: &dyn Title, text: &str) -> Result<Value> {
        let wrong = |why: String| words.error(&Phrase::new("cli-error-setup").arg("why", why));
        let setup: Value = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
        title.open(&setup, Seed::from_number(self.seed)).map_err(|problems| wrong(titles::list(&problems)))?;
        Ok(setup)
    }

    fn print(&self, words: &Words, reports: &[Report]) -> Result<()> {
        let mut out = stdout().lock();
        match reports {
            [report] if self.json => return print_json(&mut out, report),
            reports if self.json => return print_json(&mut out, &reports),
            [report] => return self.tell(words, &mut out, report),
            _ => {}
        }
        for report in reports {
            write!(out, "{}: ", report.game)?;
            self.tell(words, &mut out, report)?;
        }
        let views: usize = reports.iter().map(|report| report.imagined).sum();
        let failed: usize = reports.iter().map(|report| report.failures.len()).sum();
        writeln!(out, "{}", words.say(&Phrase::new("cli-fuzz-views").arg("views", views).arg("failed", failed)))?;
        Ok(())
    }

    fn tell(&self, words: &Words, out: &mut impl Write, report: &Report) -> Result<()> {
        for failed in &report.failures {
            let phrase = Phrase::new("cli-fuzz-failed").arg("seed", failed.seed.to_string());
            let phrase = phrase.arg("check", failed.check.clone()).arg("what", failed.what.clone());
            writeln!(out, "{}", words.say(&phrase.arg("setup", failed.setup.to_string())))?;
            if let Some(record) = &failed.record {
                writeln!(out, "  {}", words.say(&files::about("cli-fuzz-record", record)))?;
            }
            let again = format!(
                "holdout fuzz {} --games 1 --seed {} --every {} --setup '{}'",
                report.game, failed.seed, self.every, failed.setup
            );
            writeln!(out, "  {}", words.say(&Phrase::new("cli-fuzz-again").arg("command", again)))?;
        }
        let phrase = Phrase::new("cli-fuzz-done").arg("games", report.games as usize).arg("answers", report.answers);
        let phrase = phrase.arg("statements", report.statements).arg("undone", report.undone);
        let phrase = phrase.arg("imagined", report.imagined).arg("seconds", format!("{:.1}", report.seconds));
        writeln!(out, "{}", words.say(&phrase.arg("failed", report.failures.len())))?;
        Ok(())
    }
}

/// The check that fails when rules code panics.
const PANICS: &str = "panics";

fn play(title: &dyn Title, setup: &Value, number: u64, game: impl FnOnce() -> Result<Ran, Failure>) -> Played {
    let seed = Seed::from_number(number);
    let broken = |check: &str, what: String, record: Option<Record>| {
        Played::Failed(Box::new(Broken { number, setup: setup.clone(), check: check.to_owned(), what, record }))
    };
    match panics::catch(game) {
        Ok(Ok(ran)) => Played::Clean(ran),
        Ok(Err(failure)) => {
            // The battery catches panics where the game is still known; their place was noted on the way.
            let what = panics::take_last().filter(|_| failure.check == PANICS).unwrap_or(failure.what);
            broken(failure.check, what, failure.record.map(|record| *record))
        }
        Err(panic) => {
            // The game is gone with the panic; its beginning can still be written down.
            let start = panics::catch(|| title.open(setup, seed).ok().map(|table| table.record(&[], Some(seed))));
            broken(PANICS, panic, start.ok().flatten())
        }
    }
}

impl Report {
    fn add(&mut self, words: &Words, folder: &Path, played: Played) -> Result<()> {
        match played {
            Played::NotBegun => return Ok(()),
            Played::Clean(ran) => {
                self.answers += ran.answers;
                self.statements += ran.statements;
                self.undone += ran.undone;
                self.imagined += ran.imagined;
            }
            Played::Failed(broken) => {
                let name = format!("fuzz-{}-{}.json", self.game, broken.number);
                let path = broken.record.as_ref().map(|_| folder.join(name));
                if let (Some(record), Some(path)) = (&broken.record, &path) {
                    files::write(words, path, &record.write())?;
                }
                self.failures.push(Failed {
                    seed: broken.number,
                    setup: broken.setup,
                    check: broken.check,
                    what: broken.what,
                    record: path,
                });
            }
        }
        self.games += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cracked::Cracked;
    use holdout_lexicon::Language;

    #[test]
    fn a_panic_is_a_failure_with_a_record_that_can_be_replayed() {
        panics::install();
        let words = Words::new(Language::En);
        let setup = Cracked.default_setup(3);
        let played = play(&Cracked, &setup, 17, || Cracked.fuzz(&setup, Seed::from_number(17), Care::FULL));
        assert!(matches!(&played, Played::Failed(broken) if broken.what.contains("the floor gives way")));
        let folder = tempfile::tempdir().unwrap();
        let mut report = Report { game: "osaczeni".into(), ..Report::default() };
        report.add(&words, folder.path(), played).unwrap();
        let [failed] = report.failures.as_slice() else { panic!("one failure is reported") };
        assert_eq!((failed.seed, failed.check.as_str()), (17, PANICS));
        let path = failed.record.as_ref().expect("a record was written");
        assert_eq!(path.file_name().unwrap(), "fuzz-osaczeni-17.json");
        let replayed = files::replay(&words, path).unwrap();
        assert_eq!(replayed.table.seats(), 3);
    }
    /// So many views and not many more, whatever the title; and no game when there is nothing to compare.
    #[test]
    fn games_are_played_until_enough_views_were_compared() {
        let words = Words::new(Language::En);
        let fuzz = Fuzz {
            game: ALL.into(),
            games: 1,
            views: Some(200),
            seed: 1,
            minutes: None,
            setup: None,
            every: 4,
            threads: 1,
            json: true,
        };
        let title = holdout_catalog::title("osaczeni").unwrap();
        let report = fuzz.fuzz(&words, title, Some(200)).unwrap();
        assert!(report.imagined >= 200 && report.games >= 1 && report.failures.is_empty());
        assert_eq!(fuzz.fuzz(&words, title, Some(0)).unwrap().games, 0);
    }
}

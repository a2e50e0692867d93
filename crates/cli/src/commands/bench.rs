//! `holdout bench`: how fast the rules are, on one thread. `cargo bench -p holdout-cli` measures the same.

use super::print_json;
use crate::setup;
use crate::titles;
use crate::words::Words;
use anyhow::{Result, bail};
use clap::Args;
use holdout_catalog::bench::{Counts, Operation};
use holdout_catalog::{Given, Title};
use holdout_kernel::{By, Phrase, Seed, Throw};
use serde::Serialize;
use serde_json::Value;
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Measure random play on one thread: answers and games per second, time per operation, bytes of a table
#[derive(Args)]
pub struct Bench {
    /// The game, such as osaczeni
    game: String,

    /// How long to measure, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 5.0)]
    seconds: f64,

    /// How many players [default: 4 where the game allows it]
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// The mission, in games that have missions
    #[arg(long)]
    mission: Option<String>,

    /// Print JSON instead of text
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Measured {
    game: &'static str,
    players: u8,
    optimised: bool,
    processor: Option<String>,
    games: u64,
    answers: u64,
    seconds: f64,
    answers_per_second: f64,
    games_per_second: f64,
    /// Nanoseconds for one operation; `apply` copies a table, lists the answers and takes one.
    nanoseconds: Vec<(Operation, f64)>,
    /// Milliseconds to replay 3,000 answers with their log, comparing every digest.
    replay_milliseconds: f64,
    table_bytes: usize,
}

impl Bench {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        let title = titles::find(words, &self.game)?;
        let players = self.players.unwrap_or_else(|| titles::usual_players(title));
        setup::check_count(words, title, usize::from(players))?;
        if !(self.seconds > 0.0 && self.seconds <= 3600.0) {
            bail!(words.text("cli-bench-seconds"));
        }
        let wishes = setup::Wishes { mission: self.mission.as_deref(), ..setup::Wishes::default() };
        let setup = setup::build(words, title, players, &wishes)?;
        let measured = measure(title, players, &setup, Duration::from_secs_f64(self.seconds));
        let mut out = stdout().lock();
        if self.json {
            print_json(&mut out, &measured)?;
        } else {
            measured.write(&mut out, words)?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Half of the time for whole games, the rest for the single operations.
fn measure(title: &'static dyn Title, players: u8, setup: &Value, time: Duration) -> Measured {
    let (counts, took) = random_games(title, setup, time / 2);
    let share = time / 2 / Operation::ALL.len() as u32;
    let nanoseconds = Operation::ALL.map(|operation| (operation, one_operation(title, setup, operation, share)));
    let seconds = took.as_secs_f64();
    Measured {
        game: title.id(),
        players,
        optimised: !cfg!(debug_assertions),
        processor: processor(),
        games: counts.games,
        answers: counts.answers,
        seconds,
        answers_per_second: counts.answers as f64 / seconds,
        games_per_second: counts.games as f64 / seconds,
        nanoseconds: nanoseconds.to_vec(),
        replay_milliseconds: replay(title, setup),
        table_bytes: title.table_bytes(),
    }
}

fn random_games(title: &dyn Title, setup: &Value, time: Duration) -> (Counts, Duration) {
    const GAMES_AT_ONCE: u32 = 50;
    // Caches and branch predictors settle before the clock runs.
    title.random_games(setup, Seed::from_number(0), GAMES_AT_ONCE);
    let mut counts = Counts::default();
    let begun = Instant::now();
    for round in 1.. {
        let more = title.random_games(setup, Seed::from_number(round), GAMES_AT_ONCE);
        counts.games += more.games;
        counts.answers += more.answers;
        if begun.elapsed() >= time {
            break;
        }
    }
    (counts, begun.elapsed())
}

/// Nanoseconds for one operation: the time of many, less the time it takes to play the game they are done on.
fn one_operation(title: &dyn Title, setup: &Value, operation: Operation, time: Duration) -> f64 {
    const TIMES: u32 = 200_000;
    let (mut done, mut spent) = (0, Duration::ZERO);
    for round in 0.. {
        let seed = Seed::from_number(round);
        let begun = Instant::now();
        title.repeat(operation, setup, seed, 0);
        let preparing = begun.elapsed();
        let begun = Instant::now();
        done += title.repeat(operation, setup, seed, TIMES);
        spent += begun.elapsed().saturating_sub(preparing);
        if spent >= time {
            break;
        }
    }
    spent.as_secs_f64() * 1e9 / done as f64
}

/// Milliseconds to replay so many answers of random games.
fn replay(title: &dyn Title, setup: &Value) -> f64 {
    const ANSWERS: usize = 3000;
    let mut records = Vec::new();
    for number in 0.. {
        let seed = Seed::from_number(number);
        let mut throw = Throw::loose(seed, 0);
        let mut table = title.open(setup, seed).expect("it was opened before");
        while !table.is_over() {
            let owing = table.waiting().into_iter().find(|seat| !seat.locked);
            let ask = owing.and_then(|owed| table.ask(owed.seat)).expect("whoever is waited for is asked");
            let answer = Given::Name(throw.pick(&ask.answers).name.clone());
            table.act(ask.seat, ask.id, &answer, By::Player).expect("it was offered");
        }
        records.push(table.record(&[], Some(seed)));
        if records.iter().map(|record| record.lines.len()).sum::<usize>() >= ANSWERS {
            break;
        }
    }
    let answers: usize = records.iter().map(|record| record.lines.len()).sum();
    let once = || {
        let begun = Instant::now();
        for record in &records {
            assert!(title.replay(record).is_ok(), "what was just played is true");
        }
        begun.elapsed()
    };
    // The best of ten: something else may have used the processor.
    let took = (0..10).map(|_| once()).min().unwrap_or_default();
    took.as_secs_f64() * 1e3 * ANSWERS as f64 / answers as f64
}

/// The name of the processor, where the system tells it.
fn processor() -> Option<String> {
    let text = std::fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = text.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

impl Measured {
    fn write(&self, out: &mut impl Write, words: &Words) -> Result<()> {
        let rounded = |value: f64| format!("{value:.0}");
        let head = Phrase::new("cli-bench-head").arg("game", self.game.to_owned()).arg("players", self.players);
        writeln!(out, "{}", words.say(&head.arg("processor", self.processor.clone().unwrap_or_default())))?;
        if !self.optimised {
            writeln!(out, "{}", words.text("cli-bench-not-optimised"))?;
        }
        let mut line = |key: &str, value: String| writeln!(out, "  {:<34} {value:>14}", words.text(key));
        line("cli-bench-answers", rounded(self.answers_per_second))?;
        line("cli-bench-games", rounded(self.games_per_second))?;
        for (operation, nanoseconds) in &self.nanoseconds {
            let key = match operation {
                Operation::Legal => "cli-bench-legal",
                Operation::Clone => "cli-bench-clone",
                Operation::Apply => "cli-bench-apply",
                Operation::View => "cli-bench-view",
            };
            line(key, format!("{nanoseconds:.1} ns"))?;
        }
        line("cli-bench-replay", format!("{:.1} ms", self.replay_milliseconds))?;
        line("cli-bench-bytes", self.table_bytes.to_string())?;
        Ok(())
    }
}

//! `holdout load`: what a server on this machine can bear, and what a crash leaves of it.

use super::print_json;
use crate::titles;
use crate::words::Words;
use anyhow::{Context, Result, bail};
use clap::Args;
use holdout_server::load::crash::{self, Crash};
use holdout_server::load::{Load as Generator, rebuild};
#[cfg(unix)]
use holdout_server::load::{faults::Faults, instance::Instance};
use std::io::stdout;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

/// Measure a server on this machine: real tables, sockets and answers (loopback addresses only)
///
/// Without --addr it starts a server of its own, with a database in a folder that is gone afterwards. A server that is
/// running already must have been started with `holdout serve --measure`, which lifts the limits per address.
#[derive(Args)]
pub struct Load {
    /// Where a server listens that is running already
    #[arg(long, value_name = "ADDRESS:PORT")]
    addr: Option<SocketAddr>,

    /// The process of that server, to read its memory
    #[arg(long, value_name = "PID", requires = "addr")]
    pid: Option<u32>,

    /// Sockets to open: one for every seat, the rest watch
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    sockets: usize,

    /// Tables to play at [default: as many as the sockets fill]
    #[arg(long, value_name = "N")]
    tables: Option<usize>,

    /// Answers per second, over all tables
    #[arg(long, value_name = "R", default_value_t = 1_000.0)]
    rate: f64,

    /// How long to answer
    #[arg(long, value_name = "S", default_value_t = 20)]
    seconds: u64,

    /// The game
    #[arg(long, value_name = "GAME", default_value = "osaczeni")]
    game: String,

    /// Seats at a table [default: as many as the game allows]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,

    /// So many attackers of `holdout siege` beside the honest tables, at a server with its usual limits
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with_all = ["addr", "crash", "rebuild"])]
    attackers: u8,

    /// Start a server of our own and kill it so many times in the middle of games; nothing acknowledged may be lost
    #[arg(long, value_name = "KILLS", conflicts_with = "rebuild")]
    crash: Option<u32>,

    /// So many servers of our own on a PostgreSQL of our own, in place of one with a file; needs PostgreSQL installed
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with_all = ["addr", "crash", "rebuild", "attackers"])]
    servers: usize,

    /// Let so many things happen to those servers while people play: kill -9, asleep past the lease, database restarted,
    /// cut off from it, told to stop; no acknowledged answer may be lost, none taken twice, nobody shown anything else
    #[arg(long, value_name = "FAULTS", requires = "servers")]
    faults: Option<u32>,

    /// Write so many half-played games and measure how long a server takes to rebuild them
    #[arg(long, value_name = "GAMES")]
    rebuild: Option<usize>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Load {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        if let Some(addr) = self.addr.filter(|addr| !addr.ip().is_loopback()) {
            bail!("{addr}: the load generator is for servers on this machine; give a loopback address");
        }
        if !self.rate.is_finite() || self.rate <= 0.0 {
            bail!("--rate is a number of answers per second above 0");
        }
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads")?;
        runtime.block_on(async {
            match (self.crash, self.rebuild, self.faults) {
                (Some(kills), ..) => self.crash(words, kills).await,
                (_, Some(games), _) => self.rebuild(words, games).await,
                (.., Some(faults)) => self.faults(words, faults).await,
                (None, None, None) => self.load(words).await,
            }
        })
    }

    fn seats(&self, words: &Words) -> Result<u8> {
        let (fewest, most) = titles::find(words, &self.game)?.info().players;
        let seats = self.seats.unwrap_or(most);
        if (fewest..=most).contains(&seats) { Ok(seats) } else { bail!("{} is for {fewest} to {most}", self.game) }
    }

    async fn load(&self, words: &Words) -> Result<ExitCode> {
        let seats = self.seats(words)?;
        if let Some(address) = self.addr {
            return self.measure(address, Vec::new(), self.pid, seats).await;
        }
        let folder = Scratch::new("load")?;
        let program = std::env::current_exe().context("this program cannot find itself")?;
        if self.servers > 1 {
            return self.load_several(&program, folder.path(), seats).await;
        }
        let (mut server, address) = if self.attackers == 0 {
            crash::start(&program, &folder.0)?
        } else {
            crash::start_limited(&program, &folder.0)?
        };
        let measured = self.measure(address, Vec::new(), Some(server.id()), seats).await;
        crash::stop(&mut server);
        measured
    }

    #[cfg(not(unix))]
    async fn load_several(&self, _: &std::path::Path, _: &std::path::Path, _: u8) -> Result<ExitCode> {
        bail!("several servers are tried on Unix only")
    }

    #[cfg(not(unix))]
    async fn faults(&self, _: &Words, _: u32) -> Result<ExitCode> {
        bail!("several servers are tried on Unix only")
    }

    #[cfg(unix)]
    async fn load_several(&self, program: &std::path::Path, folder: &std::path::Path, seats: u8) -> Result<ExitCode> {
        let database = Instance::start()?;
        let url = database.url();
        let (mut running, mut addresses) = (Vec::new(), Vec::new());
        for number in 0..self.servers {
            let data = folder.join(number.to_string());
            let (server, address) = crash::start_with(program, &data, &["--database".as_ref(), url.as_ref()])?;
            running.push(server);
            addresses.push(address);
        }
        let first = addresses.remove(0);
        let measured = self.measure(first, addresses, Some(running[0].id()), seats).await;
        running.iter_mut().for_each(crash::stop);
        measured
    }

    #[cfg(unix)]
    async fn faults(&self, words: &Words, faults: u32) -> Result<ExitCode> {
        if self.servers < 2 {
            bail!("--faults needs --servers 2 or more: somebody must go on");
        }
        let folder = Scratch::new("faults")?;
        let several = Faults {
            program: std::env::current_exe().context("this program cannot find itself")?,
            data: folder.0.clone(),
            title: titles::find(words, &self.game)?,
            seats: self.seats(words)?,
            tables: self.tables.unwrap_or(20),
            servers: self.servers,
            faults,
            lease: 2,
            pause: Duration::from_millis(20),
        };
        let report = several.run().await?;
        if self.json {
            print_json(&mut stdout().lock(), &report)?;
        } else {
            for (fault, times) in &report.faults {
                let slowest = report.slowest_ms.get(fault).copied().unwrap_or_default();
                println!("{times} times {fault}: every table went on within {slowest} ms of its beginning");
            }
            println!(
                "{} servers, {} tables, {:.0} s: {} answers acknowledged, {} unsure for a while, {} games over",
                report.servers, report.tables, report.seconds, report.acknowledged, report.unsure, report.games_over
            );
            println!(
                "{} lost, {} taken twice; {} views and logs compared with the replayed records, {} unlike",
                report.lost, report.doubled, report.compared, report.unlike
            );
        }
        let clean = report.lost + report.doubled + report.unlike == 0;
        Ok(if clean { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    async fn measure(
        &self,
        address: SocketAddr,
        others: Vec<SocketAddr>,
        pid: Option<u32>,
        seats: u8,
    ) -> Result<ExitCode> {
        let tables = self.tables.unwrap_or(self.sockets / seats as usize).max(1);
        let generator = Generator {
            address,
            others,
            pid,
            title: self.game.clone(),
            seats,
            sockets: self.sockets,
            tables,
            rate: self.rate,
            seconds: self.seconds,
            attackers: self.attackers,
        };
        let report = generator.run().await.context(
            "the load could not be run. Does the server run with --measure, and may this shell open two files for \
             each socket (ulimit -n)?",
        )?;
        if self.json {
            print_json(&mut stdout().lock(), &report)?;
            return Ok(ExitCode::SUCCESS);
        }
        println!("{} sockets at {} tables, {:.1} s", report.sockets, report.tables, report.seconds);
        println!(
            "{} answers ({:.0} per second), {} not asked, {} games over",
            report.answers, report.answers_per_second, report.refused, report.games_over
        );
        println!(
            "answer to every seat's update: p50 {:.2} ms, p90 {:.2} ms, p99 {:.2} ms, p99.9 {:.2} ms, max {:.2} ms",
            report.p50_ms, report.p90_ms, report.p99_ms, report.p999_ms, report.max_ms
        );
        if let (Some(before), Some(after), Some(each)) =
            (report.memory_before_kib, report.memory_after_kib, report.kib_per_socket)
        {
            println!(
                "memory: {before} KiB before the sockets, {after} KiB with them idle: {each:.1} KiB per idle socket"
            );
        }
        if let Some(attacks) = report.attacks {
            println!(
                "{} attackers beside them: {} wishes, {} records, {} requests, {} messages; nothing got through",
                self.attackers, attacks.wishes, attacks.records, attacks.requests, attacks.messages
            );
        }
        Ok(ExitCode::SUCCESS)
    }

    async fn crash(&self, words: &Words, kills: u32) -> Result<ExitCode> {
        let folder = Scratch::new("crash")?;
        let crash = Crash {
            program: std::env::current_exe().context("this program cannot find itself")?,
            data: folder.0.clone(),
            title: self.game.clone(),
            seats: self.seats(words)?,
            tables: self.tables.unwrap_or(100),
            kills,
        };
        let report = crash.run().await?;
        if self.json {
            print_json(&mut stdout().lock(), &report)?;
        } else {
            println!(
                "{} kills at {} tables: {} answers acknowledged, {} lost; {} games over; slowest start {} ms",
                report.kills,
                report.tables,
                report.acknowledged,
                report.lost,
                report.games_over,
                report.slowest_start_ms
            );
        }
        Ok(if report.lost == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    async fn rebuild(&self, words: &Words, games: usize) -> Result<ExitCode> {
        let folder = Scratch::new("rebuild")?;
        let report = rebuild::measure(&folder.0, titles::find(words, &self.game)?, games).await?;
        if self.json {
            print_json(&mut stdout().lock(), &report)?;
        } else {
            println!(
                "{} games with {} answers ({:.1} MiB) rebuilt in {:.2} s: {:.0} games per second",
                report.games, report.answers, report.database_mib, report.seconds, report.games_per_second
            );
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A folder that is gone afterwards.
pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn path(&self) -> &std::path::Path {
        &self.0
    }

    pub(super) fn new(purpose: &str) -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("holdout-{purpose}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

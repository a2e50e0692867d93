//! `holdout serve`: the tables for browsers, scripts and bots from outside.

use crate::words::Words;
use anyhow::{Context, Result, bail};
use clap::Args;
use holdout_kernel::Phrase;
use holdout_server::{CallSettings, Joining, PerMinute, Serving, Settings};
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// Serve tables to browsers: one process with one database file, or several on one PostgreSQL
#[derive(Args)]
#[allow(clippy::struct_excessive_bools)] // Switches of a command line.
pub struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,

    /// The folder with the database; it is made if it is not there
    #[arg(long, value_name = "DIR", default_value = "data")]
    data: PathBuf,

    /// A PostgreSQL that several servers share, such as postgres://user:password@host/holdout, in place of the file
    /// [default: what HOLDOUT_DATABASE says, else the file]
    #[arg(long, value_name = "URL")]
    database: Option<String>,

    /// Where the other servers on that database reach this one, such as http://10.0.0.1:8080 [default: --addr]
    #[arg(long, value_name = "URL")]
    address: Option<String>,

    /// Seconds after which a server that has lost touch with that database has lost its tables
    #[arg(long, value_name = "SECONDS", default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=60))]
    lease: u64,

    /// Open the page in the browser
    #[arg(long)]
    open: bool,

    /// A page of this origin may sit down here too, such as https://play.example; may be given several times
    #[arg(long = "origin", value_name = "ORIGIN")]
    origins: Vec<String>,

    /// A proxy in front of the server, such as 127.0.0.1: limits count by whom it names in X-Forwarded-For; may be
    /// given several times
    #[arg(long = "proxy", value_name = "ADDRESS")]
    proxies: Vec<IpAddr>,

    /// A bot answers no sooner than after so many milliseconds, so that people can follow
    #[arg(long, value_name = "MS")]
    bot_pause: Option<u64>,

    /// Most games being played at once
    #[arg(long, value_name = "COUNT")]
    most_tables: Option<usize>,

    /// Most live connections at once
    #[arg(long, value_name = "COUNT")]
    most_connections: Option<usize>,

    /// Most connections of one address at once (IPv6: of one /64 network)
    #[arg(long, value_name = "COUNT")]
    most_per_address: Option<usize>,

    /// Most spectators at one table; whoever holds a seat always gets in
    #[arg(long, value_name = "COUNT")]
    most_watchers: Option<usize>,

    /// Tables, seats and groups one address may ask for in a minute
    #[arg(long, value_name = "PER_MINUTE")]
    makes: Option<u32>,

    /// Records one address may bring in a minute
    #[arg(long, value_name = "PER_MINUTE")]
    uploads: Option<u32>,

    /// Tables and groups one address may ask for in a day
    #[arg(long, value_name = "PER_DAY")]
    makes_a_day: Option<u32>,

    /// Records one address may bring in a day
    #[arg(long, value_name = "PER_DAY")]
    uploads_a_day: Option<u32>,

    /// Messages all live connections of one address may send in a minute
    #[arg(long, value_name = "PER_MINUTE")]
    talk: Option<u32>,

    /// Mebibytes of the disk kept free for games being played: with less than that nothing new begins, nor is anything
    /// chatted or brought
    #[arg(long, value_name = "MIB")]
    keep_free: Option<u64>,

    /// Requests of every kind one address may send in a minute, pages and pictures included
    #[arg(long, value_name = "PER_MINUTE")]
    requests: Option<u32>,

    /// Mebibytes of answers and updates that may be on their way to one address at once
    #[arg(long, value_name = "MIB")]
    most_answer_mib: Option<usize>,

    /// Looks at tables, groups, records and replays one address may take in a minute
    #[arg(long, value_name = "PER_MINUTE")]
    looks: Option<u32>,

    /// Most requests of one address that wait for news at once
    #[arg(long, value_name = "COUNT")]
    most_polls: Option<usize>,

    /// Most replays worked out for one address at once
    #[arg(long, value_name = "COUNT")]
    most_replays: Option<usize>,

    /// Most statements at one table; every seat has its share
    #[arg(long, value_name = "COUNT")]
    most_statements: Option<usize>,

    /// Most answers taken back at one table
    #[arg(long, value_name = "COUNT")]
    most_undos: Option<usize>,

    /// Most changes of seats and names at one table
    #[arg(long, value_name = "COUNT")]
    most_seatings: Option<usize>,

    /// Most lines of chat at one table
    #[arg(long, value_name = "COUNT")]
    most_chat: Option<usize>,

    /// Most kibibytes of everything said at one table
    #[arg(long, value_name = "KIB")]
    most_table_kib: Option<usize>,

    /// Most records kept that somebody brought
    #[arg(long, value_name = "COUNT")]
    most_uploads: Option<usize>,

    /// Seconds one replay may take
    #[arg(long, value_name = "SECONDS")]
    replay_limit: Option<u64>,

    /// Call nobody who is not there when it is their turn: the server then speaks only to who speaks to it
    #[arg(long)]
    no_calls: bool,

    /// Call also plain http, other ports and addresses inside private networks. Whoever sits at a table can then make
    /// the server send requests to its neighbours
    #[arg(long)]
    calls_anywhere: bool,

    /// Whom push services may turn to, as mailto:you@example.org or an https address; some of them ask for it
    #[arg(long, value_name = "ADDRESS")]
    contact: Option<String>,

    #[command(flatten)]
    keep: super::keeping::KeepFor,

    /// Write the log as JSON, one line each
    #[arg(long)]
    json_log: bool,

    /// No limits per address and no pauses: for measuring on this machine (loopback addresses only)
    #[arg(long)]
    measure: bool,
}

impl Serve {
    pub fn run(&self, words: &Words) -> Result<ExitCode> {
        if self.measure && !self.addr.ip().is_loopback() {
            bail!("--measure lifts the limits per address, so it listens on loopback addresses only");
        }
        if self
            .contact
            .as_ref()
            .is_some_and(|contact| !["mailto:", "https://"].iter().any(|kind| contact.starts_with(kind)))
        {
            bail!("--contact is an address that begins with mailto: or https://");
        }
        self.start_log();
        quiet_panics();
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("no threads")?;
        let served = runtime.block_on(self.serve(words));
        // Everything is on disk; whoever still waits for a database that does not answer waits in vain.
        runtime.shutdown_timeout(Duration::from_secs(1));
        served.map(|()| ExitCode::SUCCESS)
    }

    async fn serve(&self, words: &Words) -> Result<()> {
        let (settings, titles) = (self.settings(), holdout_catalog::titles());
        let serving = match super::keeping::database(self.database.as_deref()) {
            Some(url) => {
                let joining = Joining { url, address: self.address.clone(), lease: Duration::from_secs(self.lease) };
                holdout_server::serve_shared(self.addr, &joining, &self.data, settings, titles).await?
            }
            None if self.address.is_some() => bail!("--address is for servers that share a database; name it too"),
            None => holdout_server::serve(self.addr, &self.data, settings, titles).await?,
        };
        self.greet(words, &serving);
        serving.until(told_to_stop()).await?;
        println!("{}", words.text("server-stopped"));
        Ok(())
    }

    fn settings(&self) -> Settings {
        let usual = if self.measure { Settings::unhurried() } else { Settings::default() };
        let bot_pause = self.bot_pause.map_or(usual.bot_pause, Duration::from_millis);
        let rate = |wish: Option<u32>, usual: PerMinute| {
            wish.map_or(usual, |per_minute| PerMinute { at_once: per_minute, per_minute })
        };
        Settings {
            bot_pause,
            origins: self.origins.clone(),
            proxies: self.proxies.clone(),
            most_tables: self.most_tables.unwrap_or(usual.most_tables),
            most_connections: self.most_connections.unwrap_or(usual.most_connections),
            most_per_address: self.most_per_address.unwrap_or(usual.most_per_address),
            most_watchers: self.most_watchers.unwrap_or(usual.most_watchers),
            most_uploads: self.most_uploads.unwrap_or(usual.most_uploads),
            most_polls: self.most_polls.unwrap_or(usual.most_polls),
            most_replays: self.most_replays.unwrap_or(usual.most_replays),
            most_statements: self.most_statements.unwrap_or(usual.most_statements),
            most_undos: self.most_undos.unwrap_or(usual.most_undos),
            most_seatings: self.most_seatings.unwrap_or(usual.most_seatings),
            most_chat: self.most_chat.unwrap_or(usual.most_chat),
            most_table_bytes: self.most_table_kib.map_or(usual.most_table_bytes, |kib| kib * 1024),
            makes_a_day: self.makes_a_day.unwrap_or(usual.makes_a_day),
            uploads_a_day: self.uploads_a_day.unwrap_or(usual.uploads_a_day),
            keep_free: self.keep_free.map_or(usual.keep_free, |mib| mib.saturating_mul(1024 * 1024)),
            talk: rate(self.talk, usual.talk),
            looks: rate(self.looks, usual.looks),
            requests: rate(self.requests, usual.requests),
            most_answer_bytes: self
                .most_answer_mib
                .map_or(usual.most_answer_bytes, |mib| mib.saturating_mul(1024 * 1024)),
            makes: rate(self.makes, usual.makes),
            uploads: rate(self.uploads, usual.uploads),
            replay_limit: self.replay_limit.map_or(usual.replay_limit, Duration::from_secs),
            calls: CallSettings {
                on: !self.no_calls,
                anywhere: self.calls_anywhere,
                contact: self.contact.clone(),
                ..usual.calls
            },
            keep: self.keep.keep(),
            ..usual
        }
    }

    fn greet(&self, words: &Words, serving: &Serving) {
        let address = format!("http://{}", serving.address);
        println!("{}", words.say(&Phrase::new("server-games-rebuilt").arg("count", serving.rebuilt.tables)));
        if serving.rebuilt.faulted > 0 {
            println!("{}", words.say(&Phrase::new("server-games-faulted").arg("count", serving.rebuilt.faulted)));
        }
        println!("{}", words.say(&Phrase::new("server-open-at").arg("address", address.clone())));
        if self.open {
            open_browser(&address);
        }
    }

    fn start_log(&self) {
        let filter = EnvFilter::try_from_env("HOLDOUT_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        let ansi = std::io::stderr().is_terminal();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(ansi).with_writer(std::io::stderr);
        // A log that was set up before, as in tests, stays.
        let _ = if self.json_log { log.json().try_init() } else { log.compact().try_init() };
    }
}

/// A page that does not open by itself can be opened by hand: the address is printed.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = Command::new(opener).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// What rules code says when it panics may name hidden things: the log gets only the place.
fn quiet_panics() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(ToString::to_string).unwrap_or_default();
        tracing::error!(place, "panic");
    }));
}

/// Ctrl+C, or the signal that systems send to services.
async fn told_to_stop() {
    let interrupted = async {
        // Without a handler the usual one ends the process.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}

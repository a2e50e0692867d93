//! kill -9 in the middle of games, again and again: every acknowledged answer is there, and every table goes on.

use super::client::{Client, Live, Trouble};
use super::{key_of, our_table};
use crate::protocol::{FromServer, Snapshot, Stage, TableMade, ToServer};
use serde::Serialize;
use serde_json::Value;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// What to kill, and how often.
#[derive(Clone, Debug)]
pub struct Crash {
    /// The program; it is started as `PROGRAM serve --addr … --data …`.
    pub program: PathBuf,
    pub data: PathBuf,
    pub title: String,
    pub seats: u8,
    pub tables: usize,
    pub kills: u32,
}

#[derive(Clone, Debug, Serialize)]
pub struct CrashReport {
    pub kills: u32,
    pub tables: usize,
    /// Answers whose update had arrived before a kill.
    pub acknowledged: u64,
    pub lost: u64,
    /// Games that came to their end in between.
    pub games_over: u64,
    /// From starting the process until it listened, at worst.
    pub slowest_start_ms: u64,
}

/// One table, and what its first seat has seen of it.
struct Witness {
    made: TableMade,
    /// The log up to the last acknowledged answer, as text.
    log: Vec<String>,
    /// The length of the whole log when the last answer was acknowledged.
    seq: u32,
    over: bool,
}

impl Crash {
    pub async fn run(&self) -> Result<CrashReport, Trouble> {
        let mut report = CrashReport {
            kills: self.kills,
            tables: self.tables,
            acknowledged: 0,
            lost: 0,
            games_over: 0,
            slowest_start_ms: 0,
        };
        let mut witnesses: Vec<Witness> = Vec::new();
        for kill in 0..=self.kills {
            let begun = Instant::now();
            let (mut server, address) = start(&self.program, &self.data)?;
            report.slowest_start_ms = report.slowest_start_ms.max(begun.elapsed().as_millis() as u64);
            let http = Client::new(address);
            for witness in &witnesses {
                report.lost += witness.missing(&http).await?;
            }
            if kill == self.kills {
                stop(&mut server);
                break;
            }
            report.games_over += witnesses.iter().filter(|witness| witness.over).count() as u64;
            witnesses.retain(|witness| !witness.over);
            while witnesses.len() < self.tables {
                let made = http.make(&our_table(&self.title, self.seats)).await?;
                witnesses.push(Witness { made, log: Vec::new(), seq: 0, over: false });
            }
            // From a kill among the first answers to one among hundreds.
            let pause = Duration::from_millis(20 + u64::from(kill) * 37 % 400);
            let acknowledged = Arc::new(AtomicU64::new(0));
            let mut playing = JoinSet::new();
            for witness in witnesses.drain(..) {
                let acknowledged = Arc::clone(&acknowledged);
                playing.spawn(async move { witness.play(address, &acknowledged).await });
            }
            tokio::time::sleep(pause).await;
            // SIGKILL on Unix: the process has no say in it.
            server.kill().map_err(|error| Trouble::new("kill", error))?;
            let _ = server.wait();
            while let Some(witness) = playing.join_next().await {
                witnesses.push(witness.map_err(|error| Trouble::new("a table", error))?);
            }
            report.acknowledged += acknowledged.load(Ordering::Relaxed);
        }
        Ok(report)
    }
}

/// Starts the server and waits until it says where it listens.
pub fn start(program: &Path, data: &Path) -> Result<(Child, SocketAddr), Trouble> {
    start_with(program, data, &[])
}

/// The same with further arguments.
pub fn start_with(program: &Path, data: &Path, more: &[&OsStr]) -> Result<(Child, SocketAddr), Trouble> {
    let measured: Vec<&OsStr> = std::iter::once("--measure".as_ref()).chain(more.iter().copied()).collect();
    launch(program, data, &measured)
}

/// The same with the usual limits, behind a proxy on this machine that says who is asking.
pub fn start_limited(program: &Path, data: &Path) -> Result<(Child, SocketAddr), Trouble> {
    launch(program, data, &["--proxy".as_ref(), "127.0.0.1".as_ref()])
}

fn launch(program: &Path, data: &Path, more: &[&OsStr]) -> Result<(Child, SocketAddr), Trouble> {
    let mut server = Command::new(program)
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(data)
        .args(more)
        .env("HOLDOUT_LOG", "warn")
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| Trouble::new("start", error))?;
    let said = BufReader::new(server.stdout.take().ok_or_else(|| Trouble::new("start", "no output"))?);
    let mut lines = said.lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        let address = line.split_whitespace().find_map(|word| word.strip_prefix("http://"))?;
        address.parse().ok()
    });
    // What it says later is read and thrown away, so that it never waits for a reader.
    std::thread::spawn(move || lines.for_each(drop));
    if let Some(address) = address {
        return Ok((server, address));
    }
    stop(&mut server);
    Err(Trouble::new("start", "the server did not say where it listens"))
}

/// Ends a server of ours.
pub fn stop(server: &mut Child) {
    let _ = server.kill();
    let _ = server.wait();
}

impl Witness {
    fn keys(&self) -> Vec<String> {
        self.made.links.iter().map(|link| key_of(&link.link)).collect()
    }

    /// Answers as fast as the server allows until the connection breaks; remembers what was acknowledged.
    async fn play(mut self, address: SocketAddr, acknowledged: &AtomicU64) -> Self {
        let keys = self.keys();
        // One connection for every seat, so that the first sees exactly what its seat may see.
        let Ok((mut first, _)) = Live::hello(address, &self.made.table, &keys[..1], 0).await else { return self };
        let Ok((mut all, mut heard)) = Live::hello(address, &self.made.table, &keys, 0).await else { return self };
        let Ok(snapshot) = Client::new(address).look(&self.made.table, &keys[0]).await else { return self };
        self.remember(&snapshot);
        let mut turn = 0_usize;
        loop {
            let open = heard.asks.iter().find(|ask| ask.sealed.is_none() && !ask.answers.is_empty());
            let Some(ask) = open else {
                self.over = heard.over;
                return self;
            };
            turn += 1;
            let answer = Value::String(ask.answers[turn * 7 % ask.answers.len()].name.clone());
            let message = ToServer::Answer { seat: ask.seat, ask: ask.id, answer };
            if all.send(&message).await.is_err() {
                return self;
            }
            match all.update().await {
                Ok(update) => {
                    self.seq = update.seq;
                    heard = update;
                }
                Err(_) => return self,
            }
            // The update is the acknowledgement; the first seat hears of the same.
            acknowledged.fetch_add(1, Ordering::Relaxed);
            loop {
                let Ok(Some(text)) = first.text().await else { return self };
                if let Ok(FromServer::Update(update)) = serde_json::from_str(&text) {
                    let events = update.events.iter().map(|event| serde_json::to_string(event).unwrap_or_default());
                    self.log.extend(events);
                    break;
                }
            }
        }
    }

    fn remember(&mut self, snapshot: &Snapshot) {
        self.log = snapshot.log.iter().map(|event| serde_json::to_string(event).unwrap_or_default()).collect();
    }

    /// How many of the events seen before are not there any more.
    async fn missing(&self, http: &Client) -> Result<u64, Trouble> {
        let snapshot = http.look(&self.made.table, &self.keys()[0]).await?;
        let now: Vec<String> =
            snapshot.log.iter().map(|event| serde_json::to_string(event).unwrap_or_default()).collect();
        let same = self.log.iter().zip(&now).take_while(|(before, after)| before == after).count();
        let goes_on = snapshot.stage == Stage::Over || !snapshot.waiting.is_empty();
        if !goes_on {
            return Err(Trouble::new("restart", "a table does not go on"));
        }
        Ok((self.log.len() - same) as u64 + u64::from(self.seq.saturating_sub(snapshot.seq)))
    }
}

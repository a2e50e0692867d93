//! A load generator for a server on this machine: real tables, real sockets, real answers.
//!
//! Loopback only. It is meant to run beside the server it measures, as `holdout load` and in tests.

mod client;
pub mod crash;
#[cfg(unix)]
pub mod faults;
#[cfg(unix)]
mod gate;
#[cfg(unix)]
pub mod instance;
pub mod rebuild;
mod tables;

pub use client::{Client, Live, Slim, Trouble};

use crate::protocol::{NewSeat, NewSeatKind, NewTable, TableClock, TableMade, UndoPolicy};
use crate::siege;
use hdrhistogram::Histogram;
use serde::Serialize;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// What to do to the server.
#[derive(Clone, Debug)]
pub struct Load {
    pub address: SocketAddr,
    /// Further servers on the same database: tables and sockets are spread over all of them.
    pub others: Vec<SocketAddr>,
    /// The process of the server, to read its memory.
    pub pid: Option<u32>,
    pub title: String,
    pub seats: u8,
    pub sockets: usize,
    /// Tables; every seat of each has a socket. Sockets beyond that watch.
    pub tables: usize,
    /// Answers per second, over all tables.
    pub rate: f64,
    pub seconds: u64,
    /// Attackers of the siege beside it, each from an address of its own, as are the honest tables: the server keeps its
    /// usual limits, and takes this machine for its proxy.
    pub attackers: u8,
}

/// What came of it. Times are in milliseconds from sending an answer to the arrival of the last seat's update.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub sockets: usize,
    pub tables: usize,
    pub seconds: f64,
    pub answers: u64,
    pub answers_per_second: f64,
    pub refused: u64,
    pub games_over: u64,
    pub p50_ms: f64,
    pub p90_ms: f64,
    pub p99_ms: f64,
    pub p999_ms: f64,
    pub max_ms: f64,
    /// Memory of the server before and after the sockets were opened, in KiB.
    pub memory_before_kib: Option<u64>,
    pub memory_after_kib: Option<u64>,
    pub kib_per_socket: Option<f64>,
    /// Memory at the end, after the load.
    pub memory_end_kib: Option<u64>,
    /// What the attackers tried meanwhile.
    pub attacks: Option<siege::Counts>,
}

/// Counters all tables share.
#[derive(Default)]
struct Counts {
    answers: AtomicU64,
    refused: AtomicU64,
    over: AtomicU64,
}

/// A wish for a table at which every seat is ours.
fn our_table(title: &str, seats: u8) -> NewTable {
    NewTable {
        title: title.to_owned(),
        mission: None,
        options: serde_json::Map::new(),
        seed: None,
        public: false,
        seats: (0..seats).map(|_| NewSeat { kind: NewSeatKind::Me, bot: None, name: None }).collect(),
        nickname: "Load".to_owned(),
        clock: TableClock::default(),
        on_timeout: crate::protocol::OnTimeout::default(),
        undo: UndoPolicy::None,
        mates: false,
        hints: false,
        bots_after: None,
        group: None,
    }
}

/// The key inside a seat's link.
pub fn key_of(link: &str) -> String {
    link.split_once("#key=").map_or_else(String::new, |(_, key)| key.to_owned())
}

/// The invitation inside a link to an open seat.
pub fn invitation_of(link: &str) -> String {
    link.split_once("#invite=").map_or_else(String::new, |(_, invitation)| invitation.to_owned())
}

impl Load {
    /// Makes the tables, opens the sockets, answers for the given time, and reports.
    pub async fn run(&self) -> Result<Report, Trouble> {
        assert!(self.address.ip().is_loopback(), "the load generator is for this machine only");
        let made = self.make_tables().await?;
        tokio::time::sleep(Duration::from_millis(500)).await;
        let before = self.pid.and_then(memory);
        let (tables, watchers) = self.open_sockets(&made).await?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let after = self.pid.and_then(memory);
        let sockets = tables.iter().map(tables::Table::sockets).sum::<usize>() + watchers.len();
        let watchers = tokio::spawn(tables::watch(watchers));

        let counts = Arc::new(Counts::default());
        let begun = Instant::now();
        let until = begun + Duration::from_secs(self.seconds);
        let attacks = self.attack(until);
        let pause = Duration::from_secs_f64(tables.len() as f64 / self.rate);
        let mut playing = JoinSet::new();
        for (number, table) in tables.into_iter().enumerate() {
            let first = begun + pause.mul_f64(number as f64 / made.len() as f64);
            let http = Client::new(self.server(number)).through_proxy(self.house(number));
            let counts = Arc::clone(&counts);
            let new = our_table(&self.title, self.seats);
            playing.spawn(async move { table.play(&http, &new, &counts, first, pause, until).await });
        }
        let mut times = histogram();
        while let Some(played) = playing.join_next().await {
            let part = played.map_err(|error| Trouble::new("a table", error))??;
            times.add(&part).map_err(|error| Trouble::new("the histogram", error))?;
        }
        let seconds = begun.elapsed().as_secs_f64();
        watchers.abort();
        let attacks = sum(attacks).await?;
        let answers = counts.answers.load(Ordering::Relaxed);
        let at = |quantile| times.value_at_quantile(quantile) as f64 / 1000.0;
        Ok(Report {
            sockets,
            tables: made.len(),
            seconds,
            answers,
            answers_per_second: answers as f64 / seconds,
            refused: counts.refused.load(Ordering::Relaxed),
            games_over: counts.over.load(Ordering::Relaxed),
            p50_ms: at(0.5),
            p90_ms: at(0.9),
            p99_ms: at(0.99),
            p999_ms: at(0.999),
            max_ms: times.max() as f64 / 1000.0,
            memory_before_kib: before,
            memory_after_kib: after,
            kib_per_socket: before
                .zip(after)
                .map(|(before, after)| (after as f64 - before as f64) / sockets.max(1) as f64),
            memory_end_kib: self.pid.and_then(memory),
            attacks,
        })
    }

    /// The address a table's people come from; with attackers about, everybody has one of their own.
    fn house(&self, number: usize) -> Option<IpAddr> {
        let [_, high, middle, low] = (number as u32).to_be_bytes();
        (self.attackers > 0).then(|| Ipv4Addr::new(10, high, middle, low).into())
    }

    /// Sets the attackers to work until the time is up.
    fn attack(&self, until: Instant) -> JoinSet<Result<siege::Counts, Trouble>> {
        let mut attacks = JoinSet::new();
        for number in 0..self.attackers {
            let from = Ipv4Addr::new(192, 168, 0, number).into();
            attacks.spawn(siege::storm(self.address, from, u64::from(number), until));
        }
        attacks
    }

    /// One server after another.
    fn server(&self, number: usize) -> SocketAddr {
        let place = number % (self.others.len() + 1);
        place.checked_sub(1).map_or(self.address, |other| self.others[other])
    }

    async fn make_tables(&self) -> Result<Vec<TableMade>, Trouble> {
        let mut made = Vec::with_capacity(self.tables);
        for number in 0..self.tables {
            let http = Client::new(self.server(number)).through_proxy(self.house(number));
            made.push(http.make(&our_table(&self.title, self.seats)).await?);
        }
        Ok(made)
    }

    /// One socket for every seat, then watchers spread over the tables. A few at a time, as people come.
    async fn open_sockets(&self, made: &[TableMade]) -> Result<(Vec<tables::Table>, Vec<Live>), Trouble> {
        let mut open = Vec::with_capacity(made.len());
        let mut left = self.sockets;
        for (chunk, tables) in made.chunks(16).enumerate() {
            let mut opening = JoinSet::new();
            for (place, table) in tables.iter().enumerate() {
                let from = self.house(chunk * 16 + place);
                let seats = table.links.len().min(left);
                left -= seats;
                // Each seat at another server than the one before it.
                let servers = (0..seats).map(|seat| self.server(chunk * 16 + place + seat)).collect();
                let table = table.clone();
                opening.spawn(async move { tables::Table::open(servers, from, &table).await });
            }
            while let Some(table) = opening.join_next().await {
                open.push(table.map_err(|error| Trouble::new("a socket", error))??);
            }
        }
        let mut watchers = Vec::with_capacity(left);
        for number in 0..left {
            let table = &made[number % made.len()].table;
            let live = Live::through_proxy(self.server(number), self.house(self.tables + number)).await?;
            watchers.push(live.greeting(table, &[], 0).await?.0);
        }
        Ok((open, watchers))
    }
}

/// What all attackers together have tried; the first breach is trouble.
async fn sum(mut attacks: JoinSet<Result<siege::Counts, Trouble>>) -> Result<Option<siege::Counts>, Trouble> {
    let mut all = None;
    while let Some(counts) = attacks.join_next().await {
        let counts = counts.map_err(|error| Trouble::new("an attacker", error))??;
        all = Some(all.unwrap_or_else(siege::Counts::default).plus(counts));
    }
    Ok(all)
}

/// Microseconds, up to a minute.
fn histogram() -> Histogram<u64> {
    Histogram::new_with_bounds(1, 60_000_000, 3).expect("the bounds are fine")
}

/// Resident memory of a process in KiB, where the system tells it.
pub fn memory(pid: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

//! One table under load: a socket for every seat, and answers at a steady pace.

use super::client::{Client, Live, Slim, Trouble};
use super::{Counts, histogram, key_of};
use crate::protocol::{NewTable, TableMade, ToServer};
use futures_util::future::join_all;
use hdrhistogram::Histogram;
use serde_json::Value;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// A table at which all seats are ours.
pub(super) struct Table {
    seats: Vec<Live>,
    /// What each seat heard last.
    heard: Vec<Slim>,
    luck: u64,
}

impl Table {
    /// A socket for each seat for which there is a server.
    pub async fn open(servers: Vec<SocketAddr>, from: Option<IpAddr>, made: &TableMade) -> Result<Self, Trouble> {
        let mut table = Self { seats: Vec::new(), heard: Vec::new(), luck: seed(&made.table) };
        for (link, address) in made.links.iter().zip(servers) {
            let live = Live::through_proxy(address, from).await?;
            let (live, update) = live.greeting(&made.table, &[key_of(&link.link)], 0).await?;
            table.seats.push(live);
            table.heard.push(update);
        }
        Ok(table)
    }

    pub fn sockets(&self) -> usize {
        self.seats.len()
    }

    /// Answers every `pause` until the time is up. A game that is over makes room for a new one on the same sockets.
    pub async fn play(
        mut self,
        http: &Client,
        new: &NewTable,
        counts: &Counts,
        first: Instant,
        pause: Duration,
        until: Instant,
    ) -> Result<Histogram<u64>, Trouble> {
        let mut times = histogram();
        let mut next = first;
        while next < until && !self.seats.is_empty() {
            sleep_until(next).await;
            next += pause;
            match self.answer().await? {
                Some(took) => {
                    counts.answers.fetch_add(1, Ordering::Relaxed);
                    let _ = times.record(took.as_micros() as u64);
                }
                None if self.heard.iter().any(|heard| heard.over) => {
                    counts.over.fetch_add(1, Ordering::Relaxed);
                    self.begin_anew(http, new).await?;
                }
                None => {
                    counts.refused.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
        Ok(times)
    }

    /// Gives one answer and waits until every seat has heard of it. `None` if nobody is asked anything.
    async fn answer(&mut self) -> Result<Option<Duration>, Trouble> {
        let roll = self.roll();
        let asks = self.heard.iter().flat_map(|heard| &heard.asks);
        let Some(ask) = asks.into_iter().find(|ask| ask.sealed.is_none() && !ask.answers.is_empty()) else {
            return Ok(None);
        };
        let name = ask.answers[(roll % ask.answers.len() as u64) as usize].name.clone();
        let (seat, ask) = (ask.seat, ask.id);
        let begun = Instant::now();
        self.seats[seat as usize].send(&ToServer::Answer { seat, ask, answer: Value::String(name) }).await?;
        let heard = join_all(self.seats.iter_mut().map(Live::update)).await;
        let took = begun.elapsed();
        self.heard = heard.into_iter().collect::<Result<_, _>>()?;
        Ok(Some(took))
    }

    async fn begin_anew(&mut self, http: &Client, new: &NewTable) -> Result<(), Trouble> {
        let made = http.make(new).await?;
        for (seat, live) in self.seats.iter_mut().enumerate() {
            self.heard[seat] = live.greet(&made.table, &[key_of(&made.links[seat].link)], 0).await?;
        }
        // A seat that came early has heard of those that came later.
        Ok(())
    }

    /// A number, different each time; games need not be the same on every run.
    fn roll(&mut self) -> u64 {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.luck >> 33
    }
}

fn seed(text: &str) -> u64 {
    text.bytes().fold(14_695_981_039_346_656_037, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(1_099_511_628_211))
}

/// Reads whatever watchers are sent, so that they stay.
pub(super) async fn watch(mut watchers: Vec<Live>) {
    join_all(watchers.iter_mut().map(|live| async { while live.text().await.is_ok_and(|text| text.is_some()) {} }))
        .await;
}

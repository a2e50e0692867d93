//! Attacks on a server of our own, over the same sockets everybody uses: hostile hosts, guests, spectators and uploaders,
//! requests made up from the server's own description, and pairs of tables that differ only in what a seat may not know.
//! Short in the tests, long with `holdout siege`; every attack counts, and the first that gets through is named.

mod pairs;
mod people;
mod redrawn;
mod requests;
mod twins;
mod uploads;

pub use twins::{Mirror, with_twins};

use crate::load::{Client, Live, Trouble};
use holdout_catalog::Title;
use holdout_kernel::{Seed, Throw};
use serde::Serialize;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::error::Elapsed;
use tokio::time::{Instant, timeout_at};

/// A server to attack, and how long.
pub struct Siege {
    pub address: SocketAddr,
    /// What the server plays; see [`with_twins`].
    pub titles: Vec<&'static dyn Title>,
    pub mirror: Arc<Mirror>,
    /// How often everything is tried, at every title.
    pub rounds: u32,
    pub seed: u64,
}

/// What was tried. Nothing of it got through.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Counts {
    /// Wishes of hosts, guests and spectators for what is not theirs.
    pub wishes: u64,
    /// Records with something wrong in them.
    pub records: u64,
    /// Requests made up from the description.
    pub requests: u64,
    /// Messages of a live connection made up.
    pub messages: u64,
    /// Pairs of tables compared.
    pub pairs: u64,
    /// Answers of the server to both, compared byte by byte.
    pub compared: u64,
}

impl Counts {
    /// Both together.
    #[must_use]
    pub const fn plus(self, more: Self) -> Self {
        Self {
            wishes: self.wishes + more.wishes,
            records: self.records + more.records,
            requests: self.requests + more.requests,
            messages: self.messages + more.messages,
            pairs: self.pairs + more.pairs,
            compared: self.compared + more.compared,
        }
    }
}

/// What the attackers share.
pub(crate) struct Camp<'a> {
    http: Client,
    address: SocketAddr,
    from: Option<IpAddr>,
    throw: Throw<'a>,
    counts: Counts,
}

impl Siege {
    pub async fn run(&self) -> Result<Counts, Trouble> {
        assert!(self.address.ip().is_loopback(), "only a server of our own is attacked");
        let throw = Throw::loose(Seed::from_number(self.seed), 0);
        let mut camp = Camp::new(self.address, None, throw);
        for _ in 0..self.rounds {
            for title in &self.titles {
                people::attack(&mut camp, *title).await?;
                pairs::compare(&mut camp, *title).await?;
                redrawn::compare(&mut camp, *title, &self.mirror).await?;
                uploads::attack(&mut camp, *title).await?;
            }
            requests::attack(&mut camp).await?;
        }
        let ok: serde_json::Value = camp.http.get("/healthz").await?;
        if ok["ok"] != true {
            return Err(Trouble::new("siege", "the server is no longer well"));
        }
        Ok(camp.counts)
    }
}

/// The place of trouble that is no trouble of an attacker.
const BREACH: &str = "breach";

/// How long an attacker who was turned away takes breath.
const BREATH: Duration = Duration::from_millis(20);

/// Attacks a server with its usual limits from one address, over and over, until the time is up. Being refused, slowed
/// down and cut off is what an attacker expects; only what gets through is trouble.
pub(crate) async fn storm(address: SocketAddr, from: IpAddr, seed: u64, until: Instant) -> Result<Counts, Trouble> {
    assert!(address.ip().is_loopback(), "only a server of our own is attacked");
    let mut camp = Camp::new(address, Some(from), Throw::loose(Seed::from_number(seed), 0));
    while Instant::now() < until {
        for title in holdout_catalog::titles() {
            expected(timeout_at(until, people::attack(&mut camp, *title)).await).await?;
            expected(timeout_at(until, uploads::attack(&mut camp, *title)).await).await?;
        }
        expected(timeout_at(until, requests::attack(&mut camp)).await).await?;
    }
    Ok(camp.counts)
}

/// What an attack came to, unless something got through.
async fn expected(attack: Result<Result<(), Trouble>, Elapsed>) -> Result<(), Trouble> {
    match attack {
        Ok(Err(breach)) if breach.place == BREACH => Err(breach),
        Ok(Err(_)) => {
            tokio::time::sleep(BREATH).await;
            Ok(())
        }
        Ok(Ok(())) | Err(_) => Ok(()),
    }
}

impl<'a> Camp<'a> {
    fn new(address: SocketAddr, from: Option<IpAddr>, throw: Throw<'a>) -> Self {
        let http = Client::new(address).through_proxy(from);
        Self { http, address, from, throw, counts: Counts::default() }
    }

    async fn connect(&self) -> Result<Live, Trouble> {
        Live::through_proxy(self.address, self.from).await
    }
}

/// Something got through that should not have.
fn breach(what: impl std::fmt::Display) -> Trouble {
    Trouble::new(BREACH, what)
}

//! Attacks on a server of our own, over the same sockets everybody uses: hostile hosts, guests, spectators and uploaders,
//! requests made up from the server's own description, and pairs of tables that differ only in what a seat may not know.
//! Short in the tests, long with `holdout siege`; every attack counts, and the first that gets through is named.

mod pairs;
mod people;
mod requests;
mod uploads;

use crate::load::{Client, Trouble};
use holdout_catalog::Title;
use holdout_kernel::{Seed, Throw};
use serde::Serialize;
use std::net::SocketAddr;

/// A server to attack, and how long.
pub struct Siege {
    pub address: SocketAddr,
    pub titles: Vec<&'static dyn Title>,
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

/// What the attackers share.
pub(crate) struct Camp<'a> {
    http: Client,
    address: SocketAddr,
    throw: Throw<'a>,
    counts: Counts,
}

impl Siege {
    pub async fn run(&self) -> Result<Counts, Trouble> {
        assert!(self.address.ip().is_loopback(), "only a server of our own is attacked");
        let throw = Throw::loose(Seed::from_number(self.seed), 0);
        let mut camp =
            Camp { http: Client::new(self.address), address: self.address, throw, counts: Counts::default() };
        for _ in 0..self.rounds {
            for title in &self.titles {
                people::attack(&mut camp, *title).await?;
                pairs::compare(&mut camp, *title).await?;
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

/// Something got through that should not have.
fn breach(what: impl std::fmt::Display) -> Trouble {
    Trouble::new("breach", what)
}

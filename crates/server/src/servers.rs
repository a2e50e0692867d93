//! Several servers on one database: who runs a table, what is heard from the others, and what is done when one is gone.
//!
//! A table is opened only by the server that holds it, and held for as long as anything here needs it. A server that
//! lost its lease stops its tables at once; the store writes nothing for it in any case.

use crate::hub::Hub;
use crate::objection::Objection;
use crate::presence;
use holdout_store::{Claim, Hold, News, StateKind, StoreError, TableId};
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;
use tracing::{debug, info, warn};

/// How often a server looks who else is there.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// How often it looks for tables of servers that are gone though none is known to have left, and counts anew.
const SEARCH_EVERY: Duration = Duration::from_secs(10);

/// What a server knows of the others.
pub(crate) struct Servers {
    /// Changes when this server has lost its lease.
    shaken: watch::Sender<u64>,
    /// The addresses of servers that run.
    live: watch::Sender<Vec<String>>,
    /// The machines they run on.
    machines: Mutex<HashSet<IpAddr>>,
    /// Somebody came or went.
    moved: Notify,
}

impl Default for Servers {
    fn default() -> Self {
        Self {
            shaken: watch::Sender::new(0),
            live: watch::Sender::new(Vec::new()),
            machines: Mutex::default(),
            moved: Notify::new(),
        }
    }
}

impl Servers {
    /// Changes when every table must ask whether it is still held.
    pub fn shaken(&self) -> watch::Receiver<u64> {
        self.shaken.subscribe()
    }

    /// Follows whether a server is still there.
    pub fn follow(&self, address: &str) -> Follow {
        Follow { live: self.live.subscribe(), address: address.to_owned(), was_there: false }
    }

    /// Whether another server runs on this machine: it brings many guests.
    pub fn is_machine(&self, address: IpAddr) -> bool {
        self.machines.lock().unwrap_or_else(PoisonError::into_inner).contains(&address.to_canonical())
    }

    /// Takes note of who runs; `true` if somebody left.
    async fn note(&self, now: Vec<String>) -> bool {
        let left = self.live.borrow().iter().any(|there| !now.contains(there));
        if *self.live.borrow() != now {
            let mut machines = HashSet::new();
            for address in &now {
                let Some(place) = address.strip_prefix("http://") else { continue };
                match tokio::net::lookup_host(place).await {
                    Ok(found) => machines.extend(found.map(|found| found.ip().to_canonical())),
                    Err(error) => warn!(address, %error, "another server's address cannot be found"),
                }
            }
            *self.machines.lock().unwrap_or_else(PoisonError::into_inner) = machines;
            info!(servers = now.len(), "servers on this database");
            self.live.send_replace(now);
        }
        left
    }
}

/// Whether a server is still there, for whoever waits for it.
pub(crate) struct Follow {
    live: watch::Receiver<Vec<String>>,
    address: String,
    was_there: bool,
}

impl Follow {
    /// Waits until the server is known to be gone. One that nobody has heard of yet is not gone.
    pub async fn gone(&mut self) {
        loop {
            let is_there = self.live.borrow_and_update().contains(&self.address);
            if self.was_there && !is_there {
                return;
            }
            self.was_there = is_there;
            if self.live.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }
}

/// A table that this server runs; given back when dropped.
pub(crate) struct Held {
    hub: Arc<Hub>,
    table: TableId,
    hold: Hold,
}

impl Held {
    pub fn hold(&self) -> &Hold {
        &self.hold
    }

    /// Whether the table is held as it was when this was made.
    pub fn is_current(&self) -> bool {
        self.hub.store.runs() && self.hub.store.hold(&self.table).as_ref() == Some(&self.hold)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let (hub, table, hold) = (Arc::clone(&self.hub), self.table.clone(), self.hold.clone());
        let give_back = move || {
            // Whoever goes down leaves the table to the others.
            let wanted = hub.is_closing();
            if let Err(error) = hub.store.release(&table, &hold, wanted) {
                debug!(%error, "a table could not be given back; it is free when the lease ends");
            }
        };
        match Handle::try_current() {
            Ok(runtime) => drop(runtime.spawn_blocking(give_back)),
            Err(_) => give_back(),
        }
    }
}

/// Who runs a table.
pub(crate) enum Whose {
    /// This server, for as long as this is kept.
    Ours(Option<Held>),
    /// Another one, at this address.
    Theirs(String),
}

impl Hub {
    /// Takes a table to run it here, or says who does. A table that does not exist is nobody else's.
    pub(crate) async fn whose(self: &Arc<Self>, id: &TableId) -> Result<Whose, Objection> {
        if self.is_closing() {
            return Err(Objection::closing());
        }
        if let Some(claim) = self.store.claim_again(id) {
            return Ok(self.whose_by(id, claim));
        }
        let (hub, id) = (Arc::clone(self), id.clone());
        // Whoever stops waiting gives the table back: what was claimed is dropped with the answer.
        let claimed = tokio::task::spawn_blocking(move || match hub.store.claim(&id) {
            Ok(claim) => Ok(hub.whose_by(&id, claim)),
            Err(StoreError::NoSuchTable { .. }) => Ok(Whose::Ours(None)),
            Err(error) => Err(Objection::from(&error)),
        });
        claimed.await.unwrap_or_else(|_| Err(Objection::closing()))
    }

    fn whose_by(self: &Arc<Self>, id: &TableId, claim: Claim) -> Whose {
        match claim {
            Claim::Ours(hold) => Whose::Ours(hold.map(|hold| Held { hub: Arc::clone(self), table: id.clone(), hold })),
            Claim::Elsewhere(address) => Whose::Theirs(address),
        }
    }

    /// A table that was just made here.
    pub(crate) fn made_here(self: &Arc<Self>, id: &TableId) -> Option<Held> {
        let hold = self.store.hold(id)?;
        Some(Held { hub: Arc::clone(self), table: id.clone(), hold })
    }

    /// Begins to listen to the others, and to look after tables that nobody runs any more.
    pub(crate) fn join_the_others(self: &Arc<Self>) {
        tokio::spawn(listen(Arc::clone(self)));
        tokio::spawn(presence::tell_the_others(Arc::clone(self)));
        tokio::spawn(look_around(Arc::clone(self)));
    }
}

async fn listen(hub: Arc<Hub>) {
    let Some(mut news) = hub.store.news() else { return };
    while let Some(heard) = news.recv().await {
        match heard {
            News::Lobby => hub.lobby.forget(),
            News::Servers => hub.servers.moved.notify_one(),
            News::Listening => hub.presence.forget_the_others(),
            News::There(told) => hub.presence.hear(told),
            News::Who => hub.presence.tell_anew(),
            News::Lost => {
                warn!("this server has lost touch with its database and gives up its tables");
                hub.metrics.leases_lost.inc();
                hub.servers.shaken.send_modify(|times| *times += 1);
            }
        }
    }
}

async fn look_around(hub: Arc<Hub>) {
    let mut closing = hub.closing();
    let mut searched: Option<Instant> = None;
    // A long search must not keep this server from noticing who is gone.
    let mut search_under_way: Option<JoinHandle<()>> = None;
    let mut owed = true;
    loop {
        let told = tokio::select! {
            () = hub.servers.moved.notified() => true,
            () = tokio::time::sleep(LOOK_EVERY) => false,
            _ = closing.changed() => return,
        };
        // While the database cannot be asked, nothing is known of the others either.
        let asked = Instant::now();
        let Ok(running) = hub.blocking(|hub| hub.store.servers()).await else { continue };
        let (names, now): (HashSet<_>, Vec<_>) =
            running.into_iter().map(|server| (server.name, server.address)).unzip();
        hub.presence.only_of(&names, asked);
        let left = hub.servers.note(now).await;
        owed |= told || left || searched.is_none_or(|when| when.elapsed() >= SEARCH_EVERY);
        if owed && search_under_way.as_ref().is_none_or(JoinHandle::is_finished) {
            owed = false;
            searched = Some(Instant::now());
            let hub = Arc::clone(&hub);
            search_under_way = Some(tokio::spawn(async move {
                if let Err(error) = search(&hub).await {
                    debug!(%error, "tables without a server could not be looked for");
                }
            }));
        }
    }
}

/// Takes over tables that nobody runs, where a clock runs or a bot is asked; the others wait for whoever comes.
async fn search(hub: &Arc<Hub>) -> Result<(), StoreError> {
    let (abandoned, open, brought) = hub
        .blocking(|hub| Ok((hub.store.abandoned()?, hub.store.count(StateKind::Open)?, hub.store.count_brought()?)))
        .await?;
    hub.metrics.open_tables.set(open as i64);
    hub.metrics.uploads.set(brought as i64);
    for id in abandoned {
        if hub.is_closing() {
            break;
        }
        // One that another server took first is looked after.
        if let Ok(opened) = hub.open(&id, None).await
            && opened.is_busy()
        {
            hub.room_with(&id, Some(opened));
        }
    }
    Ok(())
}

//! The house around the tables: the store, the tables in memory, the limits, and the way in and out.

use crate::metrics::Metrics;
use crate::objection::Objection;
use crate::protocol::{Joined, Snapshot, ToServer};
use crate::room::{self, Command, JoinWish, Opened, Outbox};
use crate::settings::{PerMinute, Settings};
use crate::{http, ledger};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use holdout_catalog::Title;
use holdout_store::{Change, Receipt, Store, StoreError, StoredTable, TableId};
use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tracing::{error, warn};

/// Commands that may wait at one table.
const MOST_COMMANDS: usize = 256;

/// One server: everything its tables and connections share.
pub struct Hub {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    titles: Vec<&'static dyn Title>,
    rooms: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
    /// Bots that may think at once.
    pub(crate) bots: Semaphore,
    pub(crate) connections: Arc<Semaphore>,
    pub(crate) makes: Limiter,
    pub(crate) visits: Limiter,
    pub(crate) acts: Limiter,
    pub(crate) lobby: http::Lobby,
    closing: watch::Sender<bool>,
    guests: AtomicU64,
}

/// What was found on disk when the server started.
#[derive(Clone, Copy, Debug)]
pub struct Rebuilt {
    pub tables: usize,
    /// Tables that do not replay here; they say so to whoever comes.
    pub faulted: usize,
    pub took: Duration,
}

impl Hub {
    /// A server over a store. [`Hub::rebuild`] brings back the games that were being played.
    pub fn new(store: Store, settings: Settings, titles: &[&'static dyn Title]) -> Arc<Self> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Self {
            metrics: Metrics::new(),
            titles: titles.to_vec(),
            rooms: Mutex::default(),
            bots: Semaphore::new(cores),
            connections: Arc::new(Semaphore::new(settings.most_connections)),
            makes: Limiter::new(settings.makes),
            visits: Limiter::new(settings.visits),
            acts: Limiter::new(settings.messages),
            lobby: http::Lobby::default(),
            closing: watch::Sender::new(false),
            guests: AtomicU64::new(0),
            store,
            settings,
        })
    }

    pub(crate) fn titles(&self) -> &[&'static dyn Title] {
        &self.titles
    }

    pub(crate) fn title(&self, id: &str) -> Result<&'static dyn Title, Objection> {
        self.titles.iter().copied().find(|title| title.id() == id).ok_or_else(Objection::no_such_title)
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Replays every game being played, on all cores. Tables at which something goes on by itself stay in memory; the
    /// others are rebuilt again when somebody comes.
    pub async fn rebuild(self: &Arc<Self>) -> Result<Rebuilt, StoreError> {
        let begun = Instant::now();
        let runtime = Handle::current();
        let hub = Arc::clone(self);
        let work = tokio::task::spawn_blocking(move || {
            let stored = Mutex::new(hub.store.open_tables()?);
            let cores = thread::available_parallelism().map_or(1, usize::from);
            let counts = thread::scope(|scope| {
                let threads: Vec<_> = (0..cores).map(|_| scope.spawn(|| hub.rebuild_some(&stored, &runtime))).collect();
                threads.into_iter().map(|thread| thread.join().unwrap_or(Ok((0, 0)))).collect::<Vec<_>>()
            });
            let mut sum = (0, 0);
            for count in counts {
                let (tables, faulted) = count?;
                sum = (sum.0 + tables, sum.1 + faulted);
            }
            Ok(sum)
        });
        let (tables, faulted) = work.await.unwrap_or(Err(StoreError::Closed))?;
        self.metrics.open_tables.set(tables as i64);
        Ok(Rebuilt { tables, faulted, took: begun.elapsed() })
    }

    fn rebuild_some(
        self: &Arc<Self>,
        stored: &Mutex<holdout_store::OpenTables>,
        runtime: &Handle,
    ) -> Result<(usize, usize), StoreError> {
        let (mut tables, mut faulted) = (0, 0);
        loop {
            let next = stored.lock().unwrap_or_else(PoisonError::into_inner).next();
            let Some(next) = next else { return Ok((tables, faulted)) };
            let next = next?;
            let id = next.id.clone();
            tables += 1;
            self.metrics.rebuilt.inc();
            match Opened::of(next, self) {
                Ok(opened) if opened.is_busy() => {
                    let _inside = runtime.enter();
                    self.room_with(&id, Some(opened));
                }
                Ok(opened) => faulted += usize::from(opened.is_faulted()),
                Err(error) => {
                    faulted += 1;
                    warn!(table = ?id, %error, "a stored table cannot be opened");
                }
            }
        }
    }

    /// Reads a table from disk and rebuilds it.
    pub(crate) async fn open(self: &Arc<Self>, id: &TableId) -> Result<Opened, Objection> {
        let id = id.clone();
        let hub = Arc::clone(self);
        let opened = tokio::task::spawn_blocking(move || {
            let stored = hub.store.load(&id)?;
            hub.metrics.rebuilt.inc();
            Opened::of(stored, &hub)
        });
        match opened.await {
            Ok(Ok(opened)) => Ok(opened),
            Ok(Err(ledger::NotRestored::Store(error))) => {
                if !matches!(error, StoreError::NoSuchTable { .. }) {
                    error!(%error, "a table could not be read");
                }
                Err(Objection::from(&error))
            }
            Ok(Err(_)) => Err(Objection::no_such_title()),
            Err(_) => Err(Objection::closing()),
        }
    }

    /// Work that waits for the disk, away from the threads that serve.
    pub(crate) async fn blocking<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Self) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let hub = Arc::clone(self);
        tokio::task::spawn_blocking(move || work(&hub)).await.unwrap_or(Err(StoreError::Closed))
    }

    /// Writes a change; returns once it is on disk.
    pub(crate) async fn write(&self, change: Change) -> Result<Receipt, StoreError> {
        let (sender, verdict) = oneshot::channel();
        self.store.submit(change, move |written| {
            // A table that no longer waits was told to go.
            let _ = sender.send(written);
        });
        verdict.await.unwrap_or(Err(StoreError::Closed))
    }

    /// The way to a table; it is rebuilt if it is not in memory.
    fn room(self: &Arc<Self>, id: &TableId) -> mpsc::Sender<Command> {
        self.room_with(id, None)
    }

    /// The same with a table that has just been opened.
    pub(crate) fn room_with(self: &Arc<Self>, id: &TableId, opened: Option<Opened>) -> mpsc::Sender<Command> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return room.clone();
        }
        let (sender, commands) = mpsc::channel(MOST_COMMANDS);
        if *self.closing.borrow() {
            // Whoever still speaks is refused; no table begins to read from a store that is being closed.
            return sender;
        }
        rooms.insert(id.clone(), sender.clone());
        self.metrics.rooms.inc();
        tokio::spawn(room::run(Arc::clone(self), id.clone(), sender.downgrade(), commands, opened));
        sender
    }

    /// Takes a table off the list that has ended its task.
    pub(crate) fn forget(&self, id: &TableId) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if rooms.get(id).is_some_and(mpsc::Sender::is_closed) {
            rooms.remove(id);
        }
    }

    /// Tells a table something. A table that is just leaving memory is opened again.
    pub(crate) async fn tell(self: &Arc<Self>, id: &TableId, mut command: Command) {
        while let Err(back) = self.room(id).send(command).await {
            if *self.closing.borrow() {
                return back.0.refuse(&Objection::closing());
            }
            command = back.0;
        }
    }

    async fn ask<T>(
        self: &Arc<Self>,
        id: &TableId,
        command: impl FnOnce(oneshot::Sender<Result<T, Objection>>) -> Command,
    ) -> Result<T, Objection> {
        let (verdict, answer) = oneshot::channel();
        self.tell(id, command(verdict)).await;
        answer.await.unwrap_or_else(|_| Err(Objection::closing()))
    }

    pub(crate) async fn enter(
        self: &Arc<Self>,
        id: &TableId,
        out: Outbox,
        keys: Vec<String>,
        since: u32,
        era: u32,
    ) -> Result<u64, Objection> {
        let guest = self.guests.fetch_add(1, Ordering::Relaxed);
        self.ask(id, |verdict| Command::Enter { guest, out, keys, since, era, verdict }).await?;
        Ok(guest)
    }

    pub(crate) async fn wish(
        self: &Arc<Self>,
        id: &TableId,
        keys: Vec<String>,
        wish: ToServer,
    ) -> Result<(), Objection> {
        self.ask(id, |verdict| Command::Wish { keys, wish, verdict }).await
    }

    pub(crate) async fn join(self: &Arc<Self>, id: &TableId, wish: JoinWish) -> Result<Joined, Objection> {
        self.ask(id, |verdict| Command::Join { wish, verdict }).await
    }

    pub(crate) async fn look(self: &Arc<Self>, id: &TableId, keys: Vec<String>) -> Result<Box<Snapshot>, Objection> {
        self.ask(id, |verdict| Command::Look { keys, verdict }).await
    }

    /// Turns true when the server is going down.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        let mut closing = self.closing.subscribe();
        if *self.closing.borrow() {
            closing.mark_changed();
        }
        closing
    }

    /// Tells every table and connection to end.
    pub fn begin_closing(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until tables and connections have ended, though not for ever, and closes the store.
    pub async fn close(self: &Arc<Self>) -> Result<(), StoreError> {
        self.begin_closing();
        let patience = Instant::now() + self.settings.farewell;
        let everybody = self.settings.most_connections;
        while Instant::now() < patience
            && (self.connections.available_permits() < everybody || self.metrics.rooms.get() > 0)
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.blocking(|hub| hub.store.close()).await
    }

    /// Keeps everything about a fault beside the database, for the operator: it holds seeds and hidden answers.
    pub(crate) fn report_fault(&self, id: &str, stored: &StoredTable, what: &str) {
        let kept = stored.header.read::<ledger::Header>().and_then(|header| ledger::full_record(stored, &header));
        let folder = self.store.path().with_file_name("faults");
        let write = |record: holdout_kernel::Record| {
            std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
            let report = serde_json::json!({ "fault": id, "what": what, "record": record });
            let bytes = serde_json::to_vec_pretty(&report).map_err(|error| error.to_string())?;
            let file = folder.join(format!("{id}.json"));
            holdout_store::write_durably(&file, &bytes).map_err(|error| error.to_string())
        };
        if let Err(reason) = kept.map_err(|error| error.to_string()).and_then(write) {
            warn!(fault = %id, %reason, "the report of a fault could not be written");
        }
    }
}

/// How often one address may do something.
pub(crate) struct Limiter {
    rates: DefaultKeyedRateLimiter<IpAddr>,
    asked: AtomicU64,
}

impl Limiter {
    fn new(rate: PerMinute) -> Self {
        Self { rates: RateLimiter::keyed(quota(rate)), asked: AtomicU64::new(0) }
    }

    pub fn allows(&self, address: IpAddr) -> bool {
        // Once in a while those that have been quiet are forgotten, so that the list stays short.
        if self.asked.fetch_add(1, Ordering::Relaxed).is_multiple_of(4096) {
            self.rates.retain_recent();
        }
        self.rates.check_key(&address).is_ok()
    }
}

pub(crate) fn quota(rate: PerMinute) -> Quota {
    let some = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    Quota::per_minute(some(rate.per_minute)).allow_burst(some(rate.at_once))
}

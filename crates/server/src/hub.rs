//! The house around the tables: the store, the tables in memory, the limits, and the way in and out.

use crate::asking::{MOST_LOOKING, who_asks};
use crate::calls::{Herald, Kept};
use crate::limits::{Limiter, a_day, free_bytes};
use crate::metrics::Metrics;
use crate::objection::Objection;
use crate::outbox::Outbox;
use crate::presence::Presence;
use crate::protocol::{CallMade, Calls, Joined, OwnTable, SeatLink, Snapshot, ToServer};
use crate::room::{self, Advice, Again, Command, JoinWish, Opened};
use crate::servers::{Servers, Whose};
use crate::settings::Settings;
use crate::shares::Shares;
use crate::tally::Tally;
use crate::{desk, http, ledger};
use axum::body::Bytes;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use holdout_catalog::Title;
use holdout_store::{Change, Hold, Receipt, StateKind, Store, StoreError, TableId};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tracing::{error, info, warn};

/// Commands that may wait at one table.
const MOST_COMMANDS: usize = 256;

/// How often the disk is tried for whoever asks how the server is.
const TRY_DISK_EVERY: Duration = Duration::from_secs(5);

/// Records that may be on their way in at once; each may be as large as `most_record_bytes`.
const MOST_BRINGING: usize = 64;

/// How often the disk is asked for its room.
const MEASURE_DISK_EVERY: Duration = Duration::from_secs(1);

/// One server: everything its tables and connections share.
pub struct Hub {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) metrics: Metrics,
    titles: Vec<&'static dyn Title>,
    rooms: Mutex<HashMap<TableId, mpsc::Sender<Command>>>,
    /// Bots that may think at once, and what those of one maker of tables may have of that.
    pub(crate) bots: Arc<Semaphore>,
    pub(crate) bot_shares: Shares,
    /// Tables that may be read from disk and rebuilt at once, and what one address may have of those places.
    pub(crate) openings: Arc<Semaphore>,
    pub(crate) opening_shares: Shares,
    pub(crate) connections: Arc<Semaphore>,
    pub(crate) makes: Limiter,
    pub(crate) visits: Limiter,
    pub(crate) acts: Limiter,
    pub(crate) looks: Limiter,
    pub(crate) uploads: Limiter,
    /// Tables, groups and records of one address in a day.
    pub(crate) makes_today: Limiter,
    pub(crate) uploads_today: Limiter,
    /// Messages of all live connections of one address.
    pub(crate) talk: Limiter,
    /// Records on their way in: of one address, and of all.
    pub(crate) brought: Tally,
    pub(crate) bringing: Arc<Semaphore>,
    /// Ways to be called.
    pub(crate) agreed: Limiter,
    /// Tables that are not here: the database is asked who runs them.
    pub(crate) searches: Limiter,
    /// The other servers on this database, if there are any.
    pub(crate) servers: Servers,
    pub(crate) presence: Presence,
    /// Connections, long polls and replays by address.
    pub(crate) sockets: Tally,
    pub(crate) polls: Tally,
    pub(crate) replays: Tally,
    /// Live connections without a seat, of all together: they never take the last place from somebody who plays.
    watching: Arc<Semaphore>,
    /// Tables that one address is shown whole at once.
    pub(crate) looking: Shares,
    /// Work that replays whole games has a desk of its own, apart from the bots'.
    pub(crate) desk: Arc<Semaphore>,
    /// What one address may have of its places.
    pub(crate) desk_shares: Shares,
    /// Requests of an address, and bytes of answers and updates that are on their way to it.
    pub(crate) requests: Limiter,
    pub(crate) answers: Tally,
    pub(crate) lobby: http::Lobby,
    pub(crate) herald: Herald,
    /// Pages that are the same for everybody, written once.
    written: Mutex<HashMap<String, Bytes>>,
    /// When the disk was last tried, and whether it took what was written.
    tried: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// When the disk was last asked for its room, and whether there is enough for what is new.
    measured: Mutex<Option<(Instant, bool)>>,
    closing: watch::Sender<bool>,
    /// Reads the games being played, from the start of the server to the last of them.
    waking: Mutex<Option<JoinHandle<()>>>,
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
            bots: Arc::new(Semaphore::new(cores.max(2))),
            bot_shares: Shares::new(cores.max(2) - 1),
            openings: Arc::new(Semaphore::new(cores.max(2))),
            opening_shares: Shares::new(cores.max(2) - 1),
            connections: Arc::new(Semaphore::new(settings.most_connections)),
            makes: Limiter::new(settings.makes),
            visits: Limiter::new(settings.visits),
            acts: Limiter::new(settings.messages),
            looks: Limiter::new(settings.looks),
            uploads: Limiter::new(settings.uploads),
            makes_today: Limiter::of(a_day(settings.makes_a_day)),
            uploads_today: Limiter::of(a_day(settings.uploads_a_day)),
            talk: Limiter::new(settings.talk),
            brought: Tally::new(settings.most_replays),
            bringing: Arc::new(Semaphore::new(MOST_BRINGING)),
            agreed: Limiter::new(settings.calls.agreed),
            searches: Limiter::new(settings.looks),
            servers: Servers::default(),
            presence: Presence::default(),
            sockets: Tally::new(settings.most_per_address),
            polls: Tally::new(settings.most_polls),
            replays: Tally::new(settings.most_replays),
            watching: Arc::new(Semaphore::new(settings.most_connections / 4 * 3)),
            looking: Shares::new(MOST_LOOKING),
            desk: Arc::new(Semaphore::new(desk::places(cores))),
            desk_shares: Shares::new(desk::places(cores) - 1),
            requests: Limiter::new(settings.requests),
            answers: Tally::new(settings.most_answer_bytes),
            lobby: http::Lobby::default(),
            herald: Herald::new(&settings),
            written: Mutex::default(),
            tried: tokio::sync::Mutex::default(),
            measured: Mutex::default(),
            closing: watch::Sender::new(false),
            waking: Mutex::default(),
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

    /// A page that is the same for everybody and for ever: made when somebody first asks.
    pub(crate) fn once<T: serde::Serialize>(&self, name: &str, make: impl FnOnce() -> T) -> Response {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        let page = written
            .entry(name.to_owned())
            .or_insert_with(|| Bytes::from(serde_json::to_vec(&make()).expect("pages are plain data")));
        ([(CONTENT_TYPE, "application/json")], page.clone()).into_response()
    }

    /// Whether the disk takes what is written, as tried a few seconds ago at most.
    pub(crate) async fn disk_works(self: &Arc<Self>) -> bool {
        let mut tried = self.tried.lock().await;
        if let Some((_, worked)) = tried.filter(|(when, _)| when.elapsed() < TRY_DISK_EVERY) {
            return worked;
        }
        let now = holdout_store::Json::of(&holdout_store::Moment::now().0).expect("a number");
        let change = Change::PutMeta { key: "tried".to_owned(), value: now };
        let worked = self.write(change).await.is_ok();
        *tried = Some((Instant::now(), worked));
        worked
    }

    /// Refuses what is new where the disk has little room left: that is for the games being played.
    pub(crate) fn keep_room(&self) -> Result<(), Objection> {
        if self.store.is_shared() || self.settings.keep_free == 0 {
            return Ok(());
        }
        let mut measured = self.measured.lock().unwrap_or_else(PoisonError::into_inner);
        let known = measured.filter(|(when, _)| when.elapsed() < MEASURE_DISK_EVERY);
        let (when, enough) = known.unwrap_or_else(|| {
            let free = free_bytes(self.store.folder());
            (Instant::now(), free.is_none_or(|free| free >= self.settings.keep_free))
        });
        *measured = Some((when, enough));
        if enough { Ok(()) } else { Err(Objection::disk_full()) }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Counts the games being played. They are rebuilt when somebody asks for them; those at which something goes on by
    /// itself are woken one after another while the server already serves.
    pub async fn begin(self: &Arc<Self>) -> Result<Rebuilt, StoreError> {
        let begun = Instant::now();
        let (tables, uploads) =
            self.blocking(|hub| Ok((hub.store.count(StateKind::Open)?, hub.store.count_brought()?))).await?;
        self.metrics.open_tables.set(tables as i64);
        self.metrics.uploads.set(uploads as i64);
        // Browsers subscribe to the server's key, so it is there from the first start; without it only they are not called.
        let _ = self.herald.public_key(self).await;
        let hub = Arc::clone(self);
        let runtime = Handle::current();
        tokio::spawn(crate::retention::keep_tidy(Arc::clone(self)));
        if self.store.is_shared() {
            self.join_the_others();
        } else {
            let waking = tokio::task::spawn_blocking(move || hub.wake(&runtime));
            *self.waking.lock().unwrap_or_else(PoisonError::into_inner) = Some(waking);
        }
        Ok(Rebuilt { tables, faulted: 0, took: begun.elapsed() })
    }

    /// Wakes the tables at which a clock runs or a bot owes an answer.
    fn wake(self: &Arc<Self>, runtime: &Handle) {
        let stored = match self.store.open_tables() {
            Ok(stored) => Mutex::new(stored),
            Err(error) => return error!(%error, "the games being played cannot be read"),
        };
        match self.rebuild_some(&stored, runtime) {
            Ok((_, 0)) => {}
            Ok((_, faulted)) => warn!(faulted, "tables that do not replay here; they say so to whoever comes"),
            Err(error) => error!(%error, "the games being played cannot be read to the end"),
        }
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
            if *self.closing.borrow() {
                return Ok((tables, faulted));
            }
            tables += 1;
            let next = match next {
                Ok(next) => next,
                Err(error @ StoreError::BadTable { .. }) => {
                    error!(%error, "a stored table makes no sense");
                    faulted += 1;
                    continue;
                }
                Err(error) => return Err(error),
            };
            let id = next.id.clone();
            self.metrics.rebuilt.inc();
            match Opened::of(next, self) {
                Ok(opened) if opened.is_busy() => {
                    let _inside = runtime.enter();
                    self.room_with(&id, Some(opened));
                }
                Ok(opened) => {
                    faulted += usize::from(opened.is_faulted());
                    if opened.is_elder() {
                        info!(table = ?id, "a game of other rules: it can be looked at, not played on");
                    }
                }
                Err(error) => {
                    faulted += 1;
                    warn!(table = ?id, %error, "a stored table cannot be opened");
                }
            }
        }
    }

    /// Reads a table from disk and rebuilds it, if this server may run it, on behalf of whoever asks from an address.
    pub(crate) async fn open(self: &Arc<Self>, id: &TableId, asker: Option<IpAddr>) -> Result<Opened, Objection> {
        let held = match self.whose(id).await? {
            Whose::Ours(held) => held,
            Whose::Theirs(_) => return Err(Objection::moved()),
        };
        let id = id.clone();
        let hub = Arc::clone(self);
        let place = self.place_to_open(id.is_brought(), asker).await?;
        let opened = tokio::task::spawn_blocking(move || {
            let _place = place;
            let stored = hub.store.load(&id)?;
            hub.metrics.rebuilt.inc();
            Opened::of(stored, &hub)
        });
        match opened.await {
            Ok(Ok(mut opened)) => {
                opened.held = held;
                Ok(opened)
            }
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
        self.write_under(None, change).await
    }

    /// The same for a table that is held; refused if it is no longer held as it was.
    pub(crate) async fn write_under(&self, hold: Option<&Hold>, change: Change) -> Result<Receipt, StoreError> {
        let (sender, verdict) = oneshot::channel();
        self.store.submit_under(hold, change, move |written| {
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
        tokio::spawn(room::run(Arc::clone(self), id.clone(), sender.downgrade(), commands, opened, who_asks()));
        sender
    }

    /// Whether a table is in memory: somebody is there, or was a moment ago.
    pub(crate) fn has_in_memory(&self, id: &TableId) -> bool {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
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
    ) -> Result<Inside, Objection> {
        let watching = if keys.is_empty() {
            Some(Arc::clone(&self.watching).try_acquire_owned().map_err(|_| Objection::full_of_guests())?)
        } else {
            None
        };
        let guest = self.guests.fetch_add(1, Ordering::Relaxed);
        let inside = Inside { hub: Arc::clone(self), table: id.clone(), guest, _watching: watching };
        self.ask(id, |verdict| Command::Enter { guest, out, keys, since, era, verdict }).await?;
        Ok(inside)
    }

    /// A guest leaves. A table that is no longer in memory has none.
    fn leave(&self, table: &TableId, guest: u64) {
        let room = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(table).cloned();
        let Some(room) = room else { return };
        if let Err(mpsc::error::TrySendError::Full(command)) = room.try_send(Command::Leave { guest })
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(async move {
                // A table that is gone has let go of everybody.
                let _ = room.send(command).await;
            });
        }
    }

    pub(crate) async fn invite(
        self: &Arc<Self>,
        id: &TableId,
        keys: Vec<String>,
        seat: u8,
    ) -> Result<SeatLink, Objection> {
        self.ask(id, |verdict| Command::Invite { keys, seat, verdict }).await
    }

    pub(crate) async fn advice(
        self: &Arc<Self>,
        id: &TableId,
        keys: Vec<String>,
        seat: u8,
    ) -> Result<Box<Advice>, Objection> {
        self.ask(id, |verdict| Command::Advise { keys, seat, verdict }).await
    }

    pub(crate) async fn glance(self: &Arc<Self>, id: &TableId, keys: Vec<String>) -> Result<OwnTable, Objection> {
        self.ask(id, |verdict| Command::Glance { keys, verdict }).await.map(|table| *table)
    }

    pub(crate) async fn calls(self: &Arc<Self>, id: &TableId, keys: Vec<String>) -> Result<Calls, Objection> {
        self.ask(id, |verdict| Command::Calls { keys, verdict }).await
    }

    pub(crate) async fn add_call(
        self: &Arc<Self>,
        id: &TableId,
        keys: Vec<String>,
        call: Kept,
    ) -> Result<CallMade, Objection> {
        self.ask(id, |verdict| Command::Call { keys, call: Box::new(call), verdict }).await
    }

    pub(crate) async fn drop_call(
        self: &Arc<Self>,
        id: &TableId,
        keys: Vec<String>,
        call: String,
    ) -> Result<Calls, Objection> {
        self.ask(id, |verdict| Command::DropCall { keys, call, verdict }).await
    }

    pub(crate) async fn again(self: &Arc<Self>, id: &TableId, keys: Vec<String>) -> Result<Box<Again>, Objection> {
        self.ask(id, |verdict| Command::Again { keys, verdict }).await
    }

    pub(crate) async fn note_next(self: &Arc<Self>, id: &TableId, table: String) -> Result<String, Objection> {
        self.ask(id, |verdict| Command::Next { table, verdict }).await
    }

    /// Notes at a running game that somebody may know its luck from now on; refused where others sat down.
    pub(crate) async fn know(self: &Arc<Self>, id: &TableId, keys: Vec<String>) -> Result<(), Objection> {
        self.ask(id, |verdict| Command::Know { keys, verdict }).await
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

    /// Whether the server is going down: it takes no table any more.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
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
        // Whoever still reads would keep the file from whoever opens it next.
        let waking = self.waking.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(waking) = waking {
            let _ = timeout(self.settings.farewell, waking).await;
        }
        while Instant::now() < patience
            && (self.connections.available_permits() < everybody || self.metrics.rooms.get() > 0)
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.blocking(|hub| hub.store.close()).await
    }
}

/// A guest at a table, for as long as this is kept.
pub(crate) struct Inside {
    hub: Arc<Hub>,
    pub table: TableId,
    pub guest: u64,
    _watching: Option<OwnedSemaphorePermit>,
}

impl Drop for Inside {
    fn drop(&mut self) {
        self.hub.leave(&self.table, self.guest);
    }
}

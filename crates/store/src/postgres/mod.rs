//! The same games in PostgreSQL, for several servers at once. See `tenure.rs` for who runs which table.

mod changes;
mod desk;
mod link;
mod rows;
mod schema;
mod tenure;
mod there;

pub use tenure::{Claim, Hold, News, Running};
pub use there::{There, Told, ToldOf};

use crate::changes::Change;
use crate::model::{Json, Moment, StateKind, StoredTable, Summary, TableId};
use crate::profiles::Profile;
use crate::reader::{Everything, Filter, Kept, READ_AHEAD};
use crate::seats::{LinkHash, Seat};
use crate::writer::{Done, Stats, Writer};
use crate::{Connecting, StoreError};
use desk::PostgresDesk;
use link::{Fail, Link, Place};
use rows::value;
use std::future::Future;
use std::pin::Pin;
use std::sync::mpsc::{self, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use tenure::Tenure;
use tokio::runtime::{Builder, Handle, Runtime};
use tokio::sync::Semaphore;
use tokio::sync::mpsc::UnboundedReceiver;

/// Connections that read at once.
const MOST_READERS: usize = 8;

/// One moment of the database, whatever others do meanwhile.
const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";

/// The store of one server among several.
pub(crate) struct Postgres {
    writer: Writer,
    inner: Arc<Inner>,
    runtime: Option<Runtime>,
}

struct Inner {
    handle: Handle,
    place: Place,
    tenure: Arc<Tenure>,
    /// `None` once the store is closed.
    idle: Mutex<Option<Vec<Link>>>,
    readers: Semaphore,
    secret: Vec<u8>,
}

type Reading<'a, T> = Pin<Box<dyn Future<Output = Result<T, Fail>> + Send + 'a>>;

impl Postgres {
    pub fn connect(wish: &Connecting) -> Result<Self, StoreError> {
        let place = Place::new(&wish.url, wish.lease)?;
        let failed = |source| StoreError::Unusable { file: place.name.clone().into(), source };
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("holdout-postgres")
            .enable_all()
            .build()
            .map_err(failed)?;
        let (address, lease) = (wish.address.clone(), wish.lease);
        let there = place.clone();
        let begun = wait(runtime.handle(), async move {
            let mut link = Link::open_to_write(&there, None).await?;
            schema::prepare(&mut link, &there).await?;
            let secret = tenure::secret(&mut link).await?;
            let tenure = Tenure::begin(&there, &mut link, address, lease).await?;
            Ok((tenure, secret, link))
        });
        let (tenure, secret, link) = begun.ok_or(StoreError::Closed)?.map_err(|fail| place.error(fail))?;
        let tenure = Arc::new(tenure);
        runtime.spawn(Arc::clone(&tenure).keep());
        let handle = runtime.handle().clone();
        let writer = Writer::at_desk(&place.name, |shared| PostgresDesk {
            runtime: handle.clone(),
            place: place.clone(),
            tenure: Arc::clone(&tenure),
            shared,
            link: Some(link),
        })?;
        let readers = Semaphore::new(MOST_READERS);
        let inner = Inner { handle, place, tenure, idle: Mutex::new(Some(Vec::new())), readers, secret };
        Ok(Self { writer, inner: Arc::new(inner), runtime: Some(runtime) })
    }

    /// The place, for errors.
    pub fn name(&self) -> &str {
        &self.inner.place.name
    }

    pub fn secret(&self) -> &[u8] {
        &self.inner.secret
    }

    pub fn news(&self) -> Option<UnboundedReceiver<News>> {
        self.inner.tenure.news()
    }

    /// `under`: what the table was held by when the change was thought of.
    pub fn submit(&self, change: Change, under: Option<&Hold>, done: Done) {
        let hold = change.table().and_then(|table| self.inner.tenure.hold(table));
        if under.is_some() && under != hold.as_ref() {
            return done(Err(StoreError::LeaseLost));
        }
        if change.table().is_some() && hold.is_none() && self.inner.tenure.address.is_some() {
            // A server writes only what it holds.
            return done(Err(StoreError::LeaseLost));
        }
        self.writer.submit(change, hold, done);
    }

    pub fn hold(&self, table: &TableId) -> Option<Hold> {
        self.inner.tenure.hold(table)
    }

    pub fn stats(&self) -> Stats {
        self.writer.stats()
    }

    /// Reads with a connection of its own, and once more on a new one if the old one had broken.
    fn read<T: Send + 'static>(
        &self,
        query: impl for<'a> Fn(&'a mut Link, &'a Inner) -> Reading<'a, T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let inner = Arc::clone(&self.inner);
        let read = wait(&self.inner.handle, async move { inner.read(query).await });
        read.ok_or(StoreError::Closed)?
    }

    pub fn load(&self, table: &TableId) -> Result<StoredTable, StoreError> {
        let id = table.clone();
        self.read(move |link, _| {
            let id = id.clone();
            Box::pin(async move {
                link.say(SNAPSHOT).await?;
                let found = match rows::key_of(link, &id).await? {
                    Some(key) => rows::table_at(link, key).await,
                    None => Err(Fail::Refused(StoreError::NoSuchTable { table: id.clone() })),
                };
                link.say("COMMIT").await?;
                found.map_err(|fail| match fail {
                    Fail::Nonsense => Fail::Refused(StoreError::BadTable { table: id }),
                    fail => fail,
                })
            })
        })
    }

    pub fn list(&self, filter: Filter) -> Result<Vec<Summary>, StoreError> {
        self.read(move |link, _| Box::pin(rows::list(link, filter)))
    }

    pub fn count(&self, state: StateKind) -> Result<usize, StoreError> {
        self.read(move |link, _| {
            Box::pin(
                async move { number(link, "SELECT count(*) FROM tables WHERE state = $1", &[&state.name()]).await },
            )
        })
    }

    pub fn count_brought(&self) -> Result<usize, StoreError> {
        self.read(|link, _| {
            Box::pin(async move {
                number(link, "SELECT count(*) FROM tables WHERE id LIKE 'r%' AND length(id) = 23", &[]).await
            })
        })
    }

    pub fn ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|link, _| {
            Box::pin(async move {
                let rows = link.rows("SELECT id FROM tables ORDER BY key", &[]).await?;
                rows.iter().map(|row| value::<String>(row, 0).map(TableId::new)).collect()
            })
        })
    }

    pub fn quiet(&self, state: StateKind, before: Moment) -> Result<Vec<(TableId, Moment)>, StoreError> {
        self.read(move |link, _| {
            Box::pin(async move {
                let rows = link
                    .rows(
                        "SELECT id, changed FROM (SELECT id, state, greatest(updated, \
                           coalesce((SELECT max(at) FROM lines WHERE table_key = key), 0)) AS changed FROM tables) AS t \
                         WHERE state = $1 AND changed < $2 ORDER BY changed",
                        &[&state.name(), &before.0],
                    )
                    .await?;
                rows.iter().map(|row| Ok((TableId::new(value::<String>(row, 0)?), Moment(value(row, 1)?)))).collect()
            })
        })
    }

    pub fn find_seat(&self, hash: LinkHash) -> Result<Option<(TableId, Seat)>, StoreError> {
        self.read(move |link, _| Box::pin(async move { rows::by_link(link, &hash).await }))
    }

    pub fn profile(&self, id: &str) -> Result<Option<Profile>, StoreError> {
        let id = id.to_owned();
        self.read(move |link, _| {
            let id = id.clone();
            Box::pin(async move { rows::profile(link, &id).await })
        })
    }

    pub fn profile_ids(&self) -> Result<Vec<String>, StoreError> {
        self.read(|link, _| Box::pin(texts(link, "SELECT id FROM profiles ORDER BY id COLLATE \"C\"")))
    }

    pub fn meta(&self, key: &str) -> Result<Option<Json>, StoreError> {
        let key = key.to_owned();
        self.read(move |link, _| {
            let key = key.clone();
            Box::pin(async move { rows::meta(link, &key).await })
        })
    }

    /// Whether the lease of this server runs.
    pub fn runs(&self) -> bool {
        self.inner.tenure.runs()
    }

    /// Claims a table once more that is held already; asks nobody.
    pub fn claim_again(&self, table: &TableId) -> Option<Claim> {
        self.inner.tenure.claim_again(table).map(|hold| Claim::Ours(Some(hold)))
    }

    pub fn claim(&self, table: &TableId) -> Result<Claim, StoreError> {
        if let Some(claim) = self.claim_again(table) {
            return Ok(claim);
        }
        if !self.runs() {
            return Err(StoreError::LeaseLost);
        }
        let id = table.clone();
        self.read(move |link, inner| {
            let id = id.clone();
            Box::pin(async move { inner.tenure.claim(link, &id).await })
        })
    }

    pub fn release(&self, table: &TableId, hold: &Hold, wanted: bool) -> Result<(), StoreError> {
        let (id, hold) = (table.clone(), hold.clone());
        self.read(move |link, inner| {
            let (id, hold) = (id.clone(), hold.clone());
            Box::pin(async move { inner.tenure.release(link, &id, &hold, wanted).await })
        })
    }

    pub fn owner(&self, table: &TableId) -> Result<Option<String>, StoreError> {
        let id = table.clone();
        self.read(move |link, inner| {
            let (id, server) = (id.clone(), inner.tenure.server());
            Box::pin(async move { tenure::owner(link, &server, &id).await })
        })
    }

    pub fn abandoned(&self) -> Result<Vec<TableId>, StoreError> {
        self.read(|link, _| Box::pin(tenure::abandoned(link)))
    }

    pub fn servers(&self) -> Result<Vec<Running>, StoreError> {
        self.read(|link, _| Box::pin(tenure::servers(link)))
    }

    pub fn address(&self) -> Option<&str> {
        self.inner.tenure.address.as_deref()
    }

    pub fn tell_there(&self, there: &[There]) -> Result<usize, StoreError> {
        let there: Arc<[There]> = there.into();
        self.read(move |link, inner| {
            let (there, server) = (Arc::clone(&there), inner.tenure.server());
            Box::pin(async move { there::tell(link, &server, &there).await })
        })
    }

    /// All tables in a state, or all there is, as it stands at one moment; a thread reads ahead.
    pub fn stream(&self, state: Option<StateKind>) -> Result<Everything, StoreError> {
        let inner = Arc::clone(&self.inner);
        let (sender, kept) = sync_channel(READ_AHEAD);
        let name = self.inner.place.name.clone();
        thread::Builder::new()
            .name("holdout-rebuild".to_owned())
            .spawn(move || {
                let sent = inner.handle.block_on(send_all(&inner.place, state, &sender));
                if let Err(fail) = sent {
                    // Whoever stopped listening does not want to know.
                    let _ = sender.send(Err(inner.place.error(fail)));
                }
            })
            .map_err(|source| StoreError::Unusable { file: name.into(), source })?;
        Ok(Everything::of(kept))
    }

    pub fn close(&self) -> Result<(), StoreError> {
        self.inner.idle.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.writer.close()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Whoever wants to know how closing went calls `close`.
        let _ = self.close();
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Inner {
    async fn read<T>(&self, query: impl for<'a> Fn(&'a mut Link, &'a Self) -> Reading<'a, T>) -> Result<T, StoreError> {
        let _place = self.readers.acquire().await.map_err(|_| StoreError::Closed)?;
        let mut tries = 0;
        loop {
            let mut link = self.take().await?;
            let read =
                tokio::time::timeout(self.place.patience, query(&mut link, self)).await.unwrap_or(Err(Fail::Late));
            match read {
                Ok(found) => {
                    self.give_back(link);
                    return Ok(found);
                }
                Err(fail) if fail.cut_off() && tries == 0 => tries += 1,
                Err(fail) => {
                    if !fail.cut_off() && link.roll_back(&self.place).await {
                        self.give_back(link);
                    }
                    return Err(self.place.error(fail));
                }
            }
        }
    }

    async fn take(&self) -> Result<Link, StoreError> {
        let kept = {
            let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
            let idle = idle.as_mut().ok_or(StoreError::Closed)?;
            idle.retain(|link| !link.is_closed());
            idle.pop()
        };
        match kept {
            Some(link) => Ok(link),
            None => Link::open_to_write(&self.place, None).await.map_err(|fail| self.place.error(fail)),
        }
    }

    fn give_back(&self, link: Link) {
        if let Some(idle) = self.idle.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            idle.push(link);
        }
    }
}

async fn number(link: &mut Link, sql: &'static str, given: link::Given<'_>) -> Result<usize, Fail> {
    let row = link.row(sql, given).await?.ok_or(Fail::Nonsense)?;
    usize::try_from(value::<i64>(&row, 0)?).map_err(|_| Fail::Nonsense)
}

async fn texts(link: &mut Link, sql: &'static str) -> Result<Vec<String>, Fail> {
    link.rows(sql, &[]).await?.iter().map(|row| value(row, 0)).collect()
}

async fn send_all(
    place: &Place,
    state: Option<StateKind>,
    to: &mpsc::SyncSender<Result<Kept, StoreError>>,
) -> Result<(), Fail> {
    let mut link = Link::open(place, None).await?;
    link.say(SNAPSHOT).await?;
    let wanted = state.map(StateKind::name);
    let rows =
        link.rows("SELECT key, id FROM tables WHERE $1::text IS NULL OR state = $1 ORDER BY key", &[&wanted]).await?;
    for row in &rows {
        let table = match rows::table_at(&mut link, value(row, 0)?).await {
            Ok(table) => Ok(Kept::Table(Box::new(table))),
            Err(Fail::Nonsense) => Err(StoreError::BadTable { table: TableId::new(value::<String>(row, 1)?) }),
            Err(fail) => return Err(fail),
        };
        if to.send(table).is_err() {
            return Ok(());
        }
    }
    if state.is_none() {
        for id in texts(&mut link, "SELECT id FROM profiles ORDER BY id").await? {
            let Some(profile) = rows::profile(&mut link, &id).await? else { continue };
            if to.send(Ok(Kept::Profile(id, profile.json))).is_err() {
                return Ok(());
            }
        }
        for key in texts(&mut link, "SELECT key FROM meta ORDER BY key").await? {
            let Some(value) = rows::meta(&mut link, &key).await? else { continue };
            if to.send(Ok(Kept::Meta(key, value))).is_err() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Waits for work on the store's own threads, from wherever it is asked for.
fn wait<T: Send + 'static>(runtime: &Handle, work: impl Future<Output = T> + Send + 'static) -> Option<T> {
    let (sender, done) = sync_channel(1);
    runtime.spawn(async move {
        // Nobody stops waiting.
        let _ = sender.send(work.await);
    });
    done.recv().ok()
}

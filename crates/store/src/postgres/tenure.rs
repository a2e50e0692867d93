//! Which tables this server runs: its lease, what it holds under it, and what it hears from the others.
//!
//! A server renews one lease of its own; a table belongs to it while that lease runs and nobody has raised the table's
//! epoch. A server that did not renew in time has lost everything it held, and begins again under a new name.

use super::changes::is_alive;
use super::link::{Fail, Link, Place};
use super::rows::{key_of, value};
use super::there::{self, Told};
use crate::StoreError;
use crate::model::TableId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep, timeout, timeout_at};

/// Where servers tell each other what changed.
pub(super) const CHANNEL: &str = "holdout";

/// So many times a lease is renewed before it would end.
const RENEWALS: u32 = 5;

/// A server that runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Running {
    /// The name of its lease: another one after it was lost.
    pub name: String,
    /// Where other servers reach it.
    pub address: String,
}

/// What a server hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// This server listens from now on; what was told before was not heard.
    Listening,
    /// What a lobby shows has changed.
    Lobby,
    /// A server gave up tables, or a new one came.
    Servers,
    /// Who is at the tables of another server.
    There(Told),
    /// Another server has begun to listen, and is to be told who is at the tables of this one.
    Who,
    /// This server has lost its lease, and with it every table it ran.
    Lost,
}

/// A table that this server runs, until it is given back or lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hold {
    pub(crate) server: Arc<str>,
    pub(crate) epoch: i64,
}

/// Who runs a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This server; `None` where there is only one.
    Ours(Option<Hold>),
    /// Another server, at this address.
    Elsewhere(String),
}

struct Held {
    epoch: i64,
    /// How often it was claimed and not given back.
    times: u32,
}

struct Now {
    server: Arc<str>,
    /// The name before, where nothing may count under it any more.
    former: Option<Arc<str>>,
    /// Until then the lease runs for certain.
    until: Instant,
    held: HashMap<TableId, Held>,
    /// Whether this server has left for good.
    ended: bool,
}

/// The lease of this server.
pub(super) struct Tenure {
    place: Place,
    /// Where other servers reach this one; a tool beside them has no address.
    pub address: Option<String>,
    lease: Duration,
    now: Mutex<Now>,
    /// Whoever renews the lease, begins a new one or ends it has this to themselves.
    keeping: tokio::sync::Mutex<()>,
    news: UnboundedSender<News>,
    heard: Mutex<Option<UnboundedReceiver<News>>>,
    /// Claims of one table come one after another.
    doors: [tokio::sync::Mutex<()>; 64],
    /// Wakes whoever renews the lease, when a change was refused for want of it.
    doubted: Notify,
}

impl Tenure {
    /// Registers this server.
    pub async fn begin(place: &Place, link: &mut Link, address: Option<String>, lease: Duration) -> Result<Self, Fail> {
        let (news, heard) = unbounded_channel();
        let until = Instant::now() + lease;
        let server = register(link, address.as_deref(), lease).await?;
        let now = Mutex::new(Now { server, former: None, until, held: HashMap::new(), ended: false });
        let doors = std::array::from_fn(|_| tokio::sync::Mutex::new(()));
        Ok(Self {
            place: place.clone(),
            address,
            lease,
            now,
            keeping: tokio::sync::Mutex::new(()),
            news,
            heard: Mutex::new(Some(heard)),
            doors,
            doubted: Notify::new(),
        })
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn server(&self) -> Arc<str> {
        Arc::clone(&self.now().server)
    }

    /// What was heard; for whoever asks first.
    pub fn news(&self) -> Option<UnboundedReceiver<News>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Whether the lease still runs for certain.
    pub fn runs(&self) -> bool {
        Instant::now() < self.now().until
    }

    pub fn runs_until(&self) -> Instant {
        self.now().until
    }

    /// Under what a table is held at this moment.
    pub fn hold(&self, table: &TableId) -> Option<Hold> {
        let now = self.now();
        let epoch = now.held.get(table)?.epoch;
        Some(Hold { server: Arc::clone(&now.server), epoch })
    }

    /// Claims a table once more that is held already.
    pub fn claim_again(&self, table: &TableId) -> Option<Hold> {
        let mut now = self.now();
        let running = Instant::now() < now.until;
        let held = now.held.get_mut(table).filter(|_| running)?;
        held.times += 1;
        let epoch = held.epoch;
        Some(Hold { server: Arc::clone(&now.server), epoch })
    }

    /// Notes that a table is held.
    pub fn note(&self, table: &TableId, hold: &Hold) {
        let mut now = self.now();
        if now.server == hold.server {
            let held = now.held.entry(table.clone()).or_insert(Held { epoch: hold.epoch, times: 0 });
            held.times += 1;
        }
    }

    pub fn forget(&self, table: &TableId) {
        self.now().held.remove(table);
    }

    fn door(&self, table: &TableId) -> &tokio::sync::Mutex<()> {
        let sum = table.as_str().bytes().fold(0_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte as usize));
        &self.doors[sum % self.doors.len()]
    }

    /// Takes a table that nobody runs, or says who does.
    pub async fn claim(&self, link: &mut Link, table: &TableId) -> Result<Claim, Fail> {
        let _turn = self.door(table).lock().await;
        if let Some(hold) = self.hold(table) {
            self.note(table, &hold);
            return Ok(Claim::Ours(Some(hold)));
        }
        if !self.runs() {
            return Err(Fail::Refused(StoreError::LeaseLost));
        }
        let server = self.server();
        match take(link, &server, table).await? {
            Ok(epoch) => {
                let hold = Hold { server, epoch };
                self.note(table, &hold);
                Ok(Claim::Ours(Some(hold)))
            }
            Err(address) => Ok(Claim::Elsewhere(address)),
        }
    }

    /// Gives a table back that nobody here needs any more; one still needed stays. `wanted`: somebody else should look
    /// after it.
    pub async fn release(&self, link: &mut Link, table: &TableId, hold: &Hold, wanted: bool) -> Result<(), Fail> {
        let _turn = self.door(table).lock().await;
        {
            let mut now = self.now();
            if now.server != hold.server {
                return Ok(());
            }
            let Some(held) = now.held.get_mut(table).filter(|held| held.epoch == hold.epoch) else { return Ok(()) };
            held.times -= 1;
            if held.times > 0 {
                return Ok(());
            }
            now.held.remove(table);
        }
        link.change(
            "UPDATE leases SET server = NULL, wanted = $4 \
             WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND server = $2 AND epoch = $3",
            &[&table.as_str(), &&*hold.server, &hold.epoch, &wanted],
        )
        .await?;
        Ok(())
    }

    /// Gives everything back; others look after it at once.
    pub async fn end(&self, link: &mut Link) -> Result<(), Fail> {
        self.now().ended = true;
        // What is being renewed or begun comes to its end first, else it would stay behind under its name.
        let _turn = self.keeping.lock().await;
        let (server, former) = {
            let mut now = self.now();
            now.held.clear();
            now.until = Instant::now();
            (std::mem::replace(&mut now.server, Arc::from("")), now.former.take())
        };
        link.say("BEGIN").await?;
        link.change("UPDATE leases SET server = NULL, wanted = true WHERE server = $1", &[&&*server]).await?;
        let former = former.as_deref().unwrap_or_default();
        link.change("DELETE FROM servers WHERE id IN ($1, $2)", &[&&*server, &former]).await?;
        link.say(&format!("NOTIFY {CHANNEL}, 'servers'; COMMIT")).await
    }

    /// Renews the lease until the store is closed, and passes on what others announce.
    pub async fn keep(self: Arc<Self>) {
        let (sender, mut notices) = unbounded_channel::<String>();
        let tenure = Arc::downgrade(&self);
        let heard = self.news.clone();
        tokio::spawn(async move {
            while let Some(notice) = notices.recv().await {
                let news = match (notice.as_str(), Told::read(&notice)) {
                    ("lobby", _) => News::Lobby,
                    (there::WHO, _) => News::Who,
                    // What this server tells comes back to it.
                    (_, Some(told)) if tenure.upgrade().is_some_and(|own| *told.server == *own.server()) => continue,
                    (_, Some(told)) => News::There(told),
                    _ => News::Servers,
                };
                if heard.send(news).is_err() {
                    return;
                }
            }
        });
        let mut link: Option<Link> = None;
        loop {
            let until = self.runs_until();
            if Instant::now() >= until {
                self.lose();
            }
            if link.as_ref().is_none_or(Link::is_closed) {
                link = self.listen(&sender).await;
            }
            let turn = self.keeping.lock().await;
            if self.now().ended {
                return;
            }
            let renewed = match &mut link {
                Some(link) if self.runs() => timeout_at(until, self.renew(link)).await.unwrap_or(Err(Fail::Late)),
                Some(link) => timeout(self.lease, self.begin_again(link)).await.unwrap_or(Err(Fail::Late)),
                None => Err(Fail::Late),
            };
            drop(turn);
            let pause = match renewed {
                Ok(true) => self.lease / RENEWALS,
                Ok(false) => {
                    self.lose();
                    Duration::ZERO
                }
                Err(_) => {
                    link = None;
                    self.lease / (RENEWALS * 4)
                }
            };
            tokio::select! {
                () = sleep(pause) => {}
                () = self.doubted.notified() => {}
            }
        }
    }

    /// A change was refused because this server does not hold its table any more. That one is gone; whether the lease is
    /// over too, and everything with it, is asked at once. Until then nothing is written that the database does not allow.
    pub fn doubt(&self, taken: Option<(&TableId, &Hold)>) {
        if let Some((table, hold)) = taken {
            let mut now = self.now();
            if now.server == hold.server && now.held.get(table).is_some_and(|held| held.epoch == hold.epoch) {
                now.held.remove(table);
            }
        }
        self.doubted.notify_one();
    }

    async fn listen(&self, sender: &UnboundedSender<String>) -> Option<Link> {
        let link = timeout(self.lease, Link::open_to_write(&self.place, Some(sender.clone()))).await.ok()?.ok()?;
        let listen = format!("LISTEN {CHANNEL}; LISTEN {}", there::CHANNEL);
        timeout(self.lease, link.say(&listen)).await.ok()?.ok()?;
        // Whatever was announced meanwhile was not heard.
        for news in [News::Listening, News::Lobby, News::Servers] {
            let _ = self.news.send(news);
        }
        if self.address.is_some() {
            let who = format!("NOTIFY {}, '{}'", there::CHANNEL, there::WHO);
            timeout(self.lease, link.say(&who)).await.ok()?.ok()?;
        }
        Some(link)
    }

    /// `false` if the lease has ended. Whoever waits for this waits no longer than the lease runs: a renewal that is
    /// heard of later does not count, because others may have taken tables meanwhile.
    async fn renew(&self, link: &mut Link) -> Result<bool, Fail> {
        let (server, begun) = (self.server(), Instant::now());
        let renewed = link
            .change(
                "UPDATE servers SET until = clock_timestamp() + $2::bigint * interval '1 millisecond' \
                 WHERE id = $1 AND until > clock_timestamp()",
                &[&&*server, &(self.lease.as_millis() as i64)],
            )
            .await?;
        if renewed == 1 {
            self.now().until = begun + self.lease;
        }
        Ok(renewed == 1)
    }

    /// Under a new name, after everything was lost.
    async fn begin_again(&self, link: &mut Link) -> Result<bool, Fail> {
        let begun = Instant::now();
        // A renewal that came too late may have revived the old name: nobody would be received under it.
        let former = self.now().former.clone();
        if let Some(former) = former {
            link.change("DELETE FROM servers WHERE id = $1", &[&&*former]).await?;
        }
        let server = register(link, self.address.as_deref(), self.lease).await?;
        let mut now = self.now();
        now.server = server;
        now.former = None;
        now.until = begun + self.lease;
        Ok(true)
    }

    /// Nothing is held any more, from this moment on.
    fn lose(&self) {
        let mut now = self.now();
        now.until = Instant::now();
        let held = !now.held.is_empty();
        now.held.clear();
        // No claim or change of before counts under the name of after.
        let former = std::mem::replace(&mut now.server, Arc::from(""));
        // Told once, also where every table had been given up before, one by one.
        let lost = held || !former.is_empty();
        if !former.is_empty() {
            now.former = Some(former);
        }
        drop(now);
        if lost {
            let _ = self.news.send(News::Lost);
        }
    }
}

/// A name of its own for this server.
async fn register(link: &mut Link, address: Option<&str>, lease: Duration) -> Result<Arc<str>, Fail> {
    let mut name = [0_u8; 16];
    getrandom::fill(&mut name).map_err(|_| Fail::Late)?;
    let name: String = name.iter().map(|byte| format!("{byte:02x}")).collect();
    link.change(
        "INSERT INTO servers (id, address, until) \
         VALUES ($1, $2, clock_timestamp() + $3::bigint * interval '1 millisecond')",
        &[&name, &address, &(lease.as_millis() as i64)],
    )
    .await?;
    // Those that are long gone, and hold nothing any more.
    link.change(
        "DELETE FROM servers WHERE until < clock_timestamp() - interval '1 hour' \
         AND NOT EXISTS (SELECT 1 FROM leases WHERE server = servers.id)",
        &[],
    )
    .await?;
    link.say(&format!("NOTIFY {CHANNEL}, 'servers'")).await?;
    Ok(Arc::from(name))
}

/// Takes a table for a server; the address of the one that runs it otherwise.
pub(super) async fn take(link: &mut Link, server: &str, table: &TableId) -> Result<Result<i64, String>, Fail> {
    let nothing = || Fail::Refused(StoreError::NoSuchTable { table: table.clone() });
    let key = key_of(link, table).await?.ok_or_else(nothing)?;
    loop {
        let taken = link
            .row(
                "INSERT INTO leases (table_key, server, epoch) \
                 SELECT $1, id, 1 FROM servers WHERE id = $2 AND until > clock_timestamp() \
                 ON CONFLICT (table_key) DO UPDATE \
                 SET server = excluded.server, epoch = leases.epoch + 1, wanted = false \
                 WHERE NOT EXISTS (SELECT 1 FROM servers WHERE id = leases.server AND until > clock_timestamp() \
                                   AND id <> $2) \
                 RETURNING epoch",
                &[&key, &server],
            )
            .await?;
        if let Some(taken) = taken {
            return value(&taken, 0).map(Ok);
        }
        if let Some(other) = owner(link, server, table).await? {
            return Ok(Err(other));
        }
        if !is_alive(link, server).await? {
            return Err(Fail::Refused(StoreError::LeaseLost));
        }
        // The lease of whoever ran it has ended in between.
    }
}

/// The address of another server that runs a table.
pub(super) async fn owner(link: &mut Link, server: &str, table: &TableId) -> Result<Option<String>, Fail> {
    let row = link
        .row(
            "SELECT coalesce(address, '') FROM tables JOIN leases ON table_key = key \
             JOIN servers ON servers.id = leases.server \
             WHERE tables.id = $1 AND until > clock_timestamp() AND servers.id <> $2",
            &[&table.as_str(), &server],
        )
        .await?;
    row.map(|row| value(&row, 0)).transpose()
}

/// Tables in play that a server ran which is gone.
pub(super) async fn abandoned(link: &mut Link) -> Result<Vec<TableId>, Fail> {
    let rows = link
        .rows(
            "SELECT tables.id FROM leases JOIN tables ON key = table_key \
             WHERE state = 'open' AND (wanted OR server IS NOT NULL) \
             AND NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = server AND until > clock_timestamp())",
            &[],
        )
        .await?;
    rows.iter().map(|row| value::<String>(row, 0).map(TableId::new)).collect()
}

/// All servers that run; tools beside them have no address.
pub(super) async fn servers(link: &mut Link) -> Result<Vec<Running>, Fail> {
    let running = "SELECT id, address FROM servers WHERE until > clock_timestamp() AND address IS NOT NULL";
    let rows = link.rows(running, &[]).await?;
    rows.iter().map(|row| Ok(Running { name: value(row, 0)?, address: value(row, 1)? })).collect()
}

/// What servers show each other: made by the first that asks.
pub(super) async fn secret(link: &mut Link) -> Result<Vec<u8>, Fail> {
    let mut fresh = vec![0_u8; 32];
    getrandom::fill(&mut fresh).map_err(|_| Fail::Late)?;
    link.change("INSERT INTO secrets (name, value) VALUES ('servers', $1) ON CONFLICT DO NOTHING", &[&fresh]).await?;
    let row = link.row("SELECT value FROM secrets WHERE name = 'servers'", &[]).await?.ok_or(Fail::Nonsense)?;
    value(&row, 0)
}

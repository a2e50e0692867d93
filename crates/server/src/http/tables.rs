//! Tables over HTTP: the lobby, making one, looking at one, sitting down.

use super::extract::{Asked, Bearer, Body, Caller, listed};
use crate::hub::Hub;
use crate::making;
use crate::objection::Objection;
use crate::outbox::outbox;
use crate::protocol::{
    Failure, FromServer, Joined, NewTable, PublicTable, SeatKind, SeatLink, SeatState, Snapshot, TableMade,
};
use crate::room::JoinWish;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use holdout_store::{Filter, Holder, Seat, StateKind, StoreError, Summary, TableId};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::timeout;
use utoipa::ToSchema;

/// Tables the lobby shows at most, the latest changed first.
const SHOWN: u32 = 100;
/// For so long everybody is shown the same list.
const FRESH: Duration = Duration::from_secs(1);
/// Longest wait of a request that waits for news.
const LONGEST_WAIT: u64 = 30;

/// The list of public tables as it was read last; who is there is known without reading.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<Option<(Instant, Vec<PublicTable>)>>);

impl Lobby {
    fn fresh(&self) -> Option<Vec<PublicTable>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.as_ref().filter(|(read, _)| read.elapsed() < FRESH).map(|(_, tables)| tables.clone())
    }

    /// Another server has changed something.
    pub fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn keep(&self, tables: &[PublicTable]) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((Instant::now(), tables.to_vec()));
    }
}

/// Public tables being played.
#[utoipa::path(
    get, path = "/api/tables", tag = "tables",
    responses((status = 200, body = Vec<PublicTable>), (status = 429, body = Failure))
)]
pub async fn list(State(hub): State<Arc<Hub>>, Caller(address): Caller) -> Result<Json<Vec<PublicTable>>, Objection> {
    look_limit(&hub, address)?;
    if let Some(tables) = hub.lobby.fresh() {
        return Ok(Json(with_presence(&hub, tables)));
    }
    let found = hub.blocking(|hub| hub.store.list(Filter::lobby(SHOWN))).await;
    let found = found.map_err(|error: StoreError| Objection::from(&error))?;
    let tables: Vec<PublicTable> = found.into_iter().map(public_table).collect();
    hub.lobby.keep(&tables);
    Ok(Json(with_presence(&hub, tables)))
}

/// Says of every seat whether its holder is there, whatever server runs the table.
fn with_presence(hub: &Hub, mut tables: Vec<PublicTable>) -> Vec<PublicTable> {
    for table in &mut tables {
        let there = hub.presence.at(&TableId::new(&table.table));
        for seat in &mut table.seats {
            seat.online = there.contains(holdout_kernel::Seat(seat.seat));
        }
    }
    tables
}

fn public_table(summary: Summary) -> PublicTable {
    PublicTable {
        table: summary.id.as_str().to_owned(),
        title: summary.title,
        seats: summary.seats.into_iter().map(seat_state).collect(),
        over: summary.state != StateKind::Open,
        created: summary.created.0,
        updated: summary.updated.0,
    }
}

fn seat_state(seat: Seat) -> SeatState {
    let (kind, bot) = match seat.holder {
        Holder::Human => (SeatKind::Human, None),
        Holder::Open => (SeatKind::Open, None),
        Holder::Bot(kind) => (SeatKind::Bot, Some(kind)),
    };
    let (online, thinking, ready, passed, handed) = (false, false, false, false, false);
    SeatState { seat: seat.seat, name: seat.name, kind, online, bot, thinking, ready, passed, handed }
}

/// Makes a table. The links are shown this once: only their hashes are kept.
#[utoipa::path(
    post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableMade), (status = 400, body = Failure), (status = 422, body = Failure),
              (status = 429, body = Failure), (status = 503, body = Failure))
)]
pub async fn make(
    State(hub): State<Arc<Hub>>,
    Caller(address): Caller,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<TableMade>), Objection> {
    new_limit(&hub, address)?;
    Ok((StatusCode::CREATED, Json(making::make(&hub, address, wish).await?)))
}

/// Tables, seats, groups and records cost room on disk: no address gets many at once.
pub(super) fn limit(hub: &Hub, address: IpAddr) -> Result<(), Objection> {
    if hub.makes.allows(address) {
        return Ok(());
    }
    hub.metrics.too_fast.inc();
    Err(Objection::too_fast())
}

/// What stays for a long time has a limit for the day as well: no address fills the server.
pub(super) fn new_limit(hub: &Hub, address: IpAddr) -> Result<(), Objection> {
    limit(hub, address)?;
    if hub.makes_today.allows(address) {
        return Ok(());
    }
    hub.metrics.too_fast.inc();
    Err(Objection::enough_today())
}

/// Looking costs a read of the disk: no address looks without end.
pub(super) fn look_limit(hub: &Hub, address: IpAddr) -> Result<(), Objection> {
    if hub.looks.allows(address) {
        return Ok(());
    }
    hub.metrics.too_fast.inc();
    Err(Objection::too_fast())
}

#[derive(Deserialize)]
pub struct LookAsked {
    key: Option<String>,
    since: Option<u32>,
    wait: Option<u64>,
}

/// A table as it stands. Without a key, as a spectator sees it. With `since` and `wait` the answer comes when there is
/// something after that place in the log, or when so many seconds have passed.
#[utoipa::path(
    get, path = "/api/tables/{table}", tag = "tables",
    params(("table" = String, Path), ("key" = Option<String>, Query, description = "keys of seats, separated by commas; `Authorization: Bearer` does the same"),
           ("since" = Option<u32>, Query), ("wait" = Option<u64>, Query, description = "seconds, at most 30")),
    responses((status = 200, body = Snapshot), (status = 400, body = Failure), (status = 403, body = Failure),
              (status = 404, body = Failure), (status = 429, body = Failure), (status = 503, body = Failure))
)]
pub async fn look(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Asked(asked): Asked<LookAsked>,
    Caller(address): Caller,
    Bearer(mut keys): Bearer,
) -> Result<Json<Box<Snapshot>>, Objection> {
    look_limit(&hub, address)?;
    keys.extend(listed(asked.key.as_deref().unwrap_or_default()));
    let id = TableId::new(table);
    if let (Some(since), Some(wait)) = (asked.since, asked.wait) {
        let _poll = hub.polls.enter(address).ok_or_else(Objection::too_fast)?;
        let wait = Duration::from_secs(wait.min(LONGEST_WAIT));
        wait_for_news(&hub, &id, &keys, address, since, wait).await?;
    }
    Ok(Json(hub.show(&id, keys, address).await?))
}

/// Waits at the table like a live connection, until something happens after `since`.
async fn wait_for_news(
    hub: &Arc<Hub>,
    id: &TableId,
    keys: &[String],
    address: IpAddr,
    since: u32,
    wait: Duration,
) -> Result<(), Objection> {
    let _place = Arc::clone(&hub.connections).try_acquire_owned().map_err(|_| Objection::full_of_guests())?;
    let share = hub.answers.share_of(address);
    let (out, mut news) = outbox(hub.settings.most_waiting, hub.settings.most_waiting_bytes, share);
    // Whoever hangs up leaves the table: this is dropped with the request.
    let _inside = hub.enter(id, out, keys.to_vec(), since, 0).await?;
    let waited = timeout(wait, async {
        let mut lobbies = 0;
        while let Some(message) = news.next().await {
            match serde_json::from_str(&message) {
                Ok(FromServer::Update(update)) if update.seq != since => break,
                Ok(FromServer::Fault { .. }) => break,
                // The first says how things stood when the wait began.
                Ok(FromServer::Lobby(_)) if lobbies > 0 => break,
                Ok(FromServer::Lobby(_)) => lobbies += 1,
                _ => {}
            }
        }
    });
    // Nothing new is an answer too.
    let _ = waited.await;
    Ok(())
}

/// Who wants to sit down, and where.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JoinAsked {
    nickname: String,
    /// A certain open seat; any if left out.
    #[serde(default)]
    seat: Option<u8>,
    /// The invitation to a seat, at tables that are not public.
    #[serde(default)]
    invite: Option<String>,
}

/// Sits down in an open seat. The key in the link is new and nobody else has it; the invitation is void.
#[utoipa::path(
    post, path = "/api/tables/{table}/join", tag = "tables", params(("table" = String, Path)), request_body = JoinAsked,
    responses((status = 200, body = Joined), (status = 400, body = Failure), (status = 403, body = Failure),
              (status = 404, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure))
)]
pub async fn join(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Body(asked): Body<JoinAsked>,
) -> Result<Json<Joined>, Objection> {
    limit(&hub, address)?;
    let wish = JoinWish { nickname: asked.nickname, seat: asked.seat, invite: asked.invite, known: false };
    Ok(Json(hub.join(&TableId::new(table), wish).await?))
}

/// The open seat somebody is to be invited to.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct InviteAsked {
    seat: u8,
}

/// A new invitation to an open seat, for somebody who sits there; in the lobby, for the host. The old one is void.
#[utoipa::path(
    post, path = "/api/tables/{table}/invite", tag = "tables", params(("table" = String, Path)), request_body = InviteAsked,
    responses((status = 200, body = SeatLink), (status = 400, body = Failure), (status = 403, body = Failure),
              (status = 404, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure))
)]
pub async fn invite(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Bearer(keys): Bearer,
    Body(asked): Body<InviteAsked>,
) -> Result<Json<SeatLink>, Objection> {
    limit(&hub, address)?;
    Ok(Json(hub.invite(&TableId::new(table), keys, asked.seat).await?))
}

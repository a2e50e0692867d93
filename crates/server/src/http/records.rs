//! Finished games: their records, their replays through anybody's eyes, and records brought from elsewhere.
//!
//! A record holds hidden answers and the seed, so there is none to be had before the game is over.

use super::extract::{Asked, Body, Caller};
use super::tables::look_limit;
use crate::asking::PlaceToOpen;
use crate::desk::at_desk;
use crate::hub::Hub;
use crate::keys;
use crate::ledger::{self, Agreed, Header};
use crate::objection::Objection;
use crate::protocol::{Failure, Made, ReplayPage, ReplayStep, SeenEvent};
use crate::rules::guarded;
use crate::tally::Place;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Request, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use holdout_catalog::Table;
use holdout_kernel::{Record, Seat, Viewer};
use holdout_store::{
    Change, Holder, Json as StoredJson, Line, Moment, NewTable, Seat as StoredSeat, State as TableState, StoreError,
    StoredTable, TableId,
};
use http_body_util::BodyExt;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;

/// So long is waited for the rest of a record that is not taken.
const PASSED_OVER_WITHIN: Duration = Duration::from_secs(2);

/// Steps of a replay in one answer.
const PAGE: usize = 40;

/// The record of a finished game, with the seed.
#[utoipa::path(
    get, path = "/api/tables/{table}/record", tag = "records", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = Failure),
              (status = 409, body = Failure, description = "the game is not over"), (status = 429, body = Failure))
)]
pub async fn record(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
) -> Result<impl IntoResponse, Objection> {
    look_limit(&hub, address)?;
    let (stored, place) = finished(&hub, table, address).await?;
    let written = hub.blocking(move |_| {
        let _place = place;
        let header: Header = stored.header.read()?;
        if header.lobby.is_some() {
            return Ok(None);
        }
        let record = ledger::full_record(&stored, &header)?;
        let name = format!("attachment; filename=\"{}-{}.json\"", record.game, &record.commitment[..8]);
        Ok(Some((name, record.write())))
    });
    let written = written.await.map_err(|error| Objection::from(&error))?;
    let (name, text) = written.ok_or_else(|| Objection::not_now("server-not-begun"))?;
    Ok(([(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)], text))
}

async fn finished(hub: &Arc<Hub>, table: String, asker: IpAddr) -> Result<(StoredTable, PlaceToOpen), Objection> {
    let read = hub.read_whole(TableId::new(table), asker).await?;
    if read.0.state == TableState::Over { Ok(read) } else { Err(Objection::not_now("server-not-over")) }
}

#[derive(Deserialize)]
pub struct ReplayAsked {
    viewer: Option<String>,
    from: Option<usize>,
}

/// Steps of a finished game, through the eyes of `player-1` and so on, `spectator`, or `all`.
#[utoipa::path(
    get, path = "/api/tables/{table}/replay", tag = "records",
    params(("table" = String, Path), ("viewer" = Option<String>, Query), ("from" = Option<usize>, Query)),
    responses((status = 200, body = ReplayPage), (status = 404, body = Failure), (status = 409, body = Failure),
              (status = 429, body = Failure))
)]
pub async fn replay(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Asked(asked): Asked<ReplayAsked>,
) -> Result<Json<ReplayPage>, Objection> {
    look_limit(&hub, address)?;
    let viewer = viewer_named(asked.viewer.as_deref().unwrap_or("spectator"))?;
    let (stored, place) = finished(&hub, table, address).await?;
    drop(place);
    let from = asked.from.unwrap_or(0);
    let house = Arc::clone(&hub);
    let page = at_desk(&hub, address, move |wanted| {
        let restored = ledger::restore_while(&stored, house.titles(), &|| wanted.still());
        let restored = restored.map_err(|error| Objection::record(error.to_string()))?;
        let table = ledger::shown(restored.table, restored.under)?;
        let table = table.as_ref();
        if matches!(viewer, Viewer::Seat(seat) if seat.0 >= table.seats()) {
            return Err(Objection::no_such_seat());
        }
        let page = guarded(|| page_of(table, viewer, from)).map_err(|_| Objection::fault(&keys::fault()))?;
        Ok(ReplayPage { played_under: restored.under, ..page })
    });
    Ok(Json(page.await?))
}

fn viewer_named(name: &str) -> Result<Viewer, Objection> {
    match name {
        "spectator" => Ok(Viewer::Spectator),
        "all" => Ok(Viewer::Omniscient),
        seat => Seat::parse(seat).map(Viewer::Seat).ok_or_else(Objection::no_such_seat),
    }
}

/// Step 0 is the table before the first answer; every further step is one line of the record.
fn page_of(table: &dyn Table, viewer: Viewer, from: usize) -> ReplayPage {
    let marks = table.log_marks();
    let mut events = table.events_since(0, viewer).into_iter().peekable();
    let mut steps = Vec::new();
    let mut views = table.views_from(from, PAGE, viewer).into_iter();
    for (step, mark) in marks.iter().enumerate().take(from.saturating_add(PAGE)) {
        let mut seen = Vec::new();
        while let Some(event) = events.next_if(|event| event.seq < *mark) {
            seen.push(SeenEvent::from(event));
        }
        if step >= from {
            steps.push(ReplayStep { events: seen, view: views.next().unwrap_or_default() });
        }
    }
    ReplayPage { steps, from, total: marks.len(), played_under: None }
}

/// A record on its way in. Its body is large, so whether there is room for it is asked before it is read.
pub struct Brought {
    record: Record,
    _place: (OwnedSemaphorePermit, Place),
}

impl FromRequest<Arc<Hub>> for Brought {
    type Rejection = Objection;

    async fn from_request(request: Request, hub: &Arc<Hub>) -> Result<Self, Objection> {
        let (mut parts, body) = request.into_parts();
        let Ok(Caller(address)) = Caller::from_request_parts(&mut parts, hub).await;
        match room_for(hub, address) {
            Ok(place) => {
                let Body(record) = Body::from_request(Request::from_parts(parts, body), hub).await?;
                Ok(Self { record, _place: place })
            }
            Err(objection) => {
                // Whoever is still sending would hear of a broken connection, not of the reason.
                let _ = timeout(PASSED_OVER_WITHIN, pass_over(body, hub.settings.most_record_bytes)).await;
                Err(objection)
            }
        }
    }
}

fn room_for(hub: &Arc<Hub>, address: IpAddr) -> Result<(OwnedSemaphorePermit, Place), Objection> {
    let too_fast = |objection| {
        hub.metrics.too_fast.inc();
        Err(objection)
    };
    if !hub.uploads.allows(address) {
        return too_fast(Objection::too_fast());
    }
    hub.keep_room()?;
    if hub.metrics.uploads.get() >= hub.settings.most_uploads as i64 {
        return Err(Objection::full_of_tables());
    }
    let Some(neighbour) = hub.brought.enter(address) else { return too_fast(Objection::too_fast()) };
    let place = Arc::clone(&hub.bringing).try_acquire_owned().map_err(|_| Objection::too_busy())?;
    if !hub.uploads_today.allows(address) {
        return too_fast(Objection::enough_today());
    }
    Ok((place, neighbour))
}

/// Takes in what nobody reads, piece by piece.
async fn pass_over(mut body: axum::body::Body, most: usize) {
    let mut taken = 0;
    while let Some(Ok(piece)) = body.frame().await {
        taken += piece.data_ref().map_or(0, Bytes::len);
        if taken > most {
            return;
        }
    }
}

/// Brings a record as a finished game, to be watched like any other. The same record is the same table.
#[utoipa::path(
    post, path = "/api/records", tag = "records", request_body = Object,
    responses((status = 201, body = Made), (status = 413, body = Failure),
              (status = 422, body = Failure, description = "the record does not replay; names the line"))
)]
pub async fn load(
    State(hub): State<Arc<Hub>>,
    Caller(address): Caller,
    brought: Brought,
) -> Result<(StatusCode, Json<Made>), Objection> {
    let Brought { record, _place } = brought;
    let title = hub.title(&record.game)?;
    let checked = at_desk(&hub, address, move |wanted| {
        let seats = guarded(|| title.replay_while(&record, &|| wanted.still()).map(|table| table.seats()));
        match seats {
            Ok(Ok(seats)) => Ok((record, seats)),
            Ok(Err(divergence)) => Err(Objection::record(divergence.to_string())),
            Err(_) => Err(Objection::fault(&keys::fault())),
        }
    });
    let (record, seats) = checked.await?;
    let id = keep(&hub, record, seats).await.map_err(|error| Objection::from(&error))?;
    Ok((StatusCode::CREATED, Json(Made { table: id.as_str().to_owned() })))
}

async fn keep(hub: &Arc<Hub>, mut record: Record, seats: u8) -> Result<TableId, StoreError> {
    let written = record.write();
    let id = TableId::new(format!("r{}", keys::url_text(&Sha256::digest(written.as_bytes())[..16])));
    let now = Moment::now();
    let lines = std::mem::take(&mut record.lines);
    let seat = |number: u8| StoredSeat {
        seat: number,
        name: record.names.get(number as usize).map_or_else(String::new, |name| short(name)),
        holder: Holder::Human,
        link: None,
    };
    let mut places: Vec<StoredSeat> = (0..seats).map(seat).collect();
    for place in &mut places {
        if place.name.trim().is_empty() {
            place.name = format!("#{}", place.seat + 1);
        }
    }
    let title = record.game.clone();
    let header =
        Header { record, agreed: Agreed { loaded: true, ..Agreed::default() }, lobby: None, calls: Vec::new() };
    let new = NewTable {
        id: id.clone(),
        title,
        created: now,
        public: false,
        header: StoredJson::of(&header)?,
        seats: places,
    };
    let line = |(seq, line)| Ok(Line { seq, kind: ledger::kind_of(line), at: now, body: StoredJson::of(line)? });
    let lines = (1..).zip(&lines).map(line).collect::<Result<_, StoreError>>()?;
    match hub.write(Change::Import { table: new, lines, state: TableState::Over, updated: now }).await {
        Ok(_) => {
            hub.metrics.uploads.inc();
            Ok(id)
        }
        // It was brought before, lines and all.
        Err(StoreError::TableExists { .. }) => Ok(id),
        Err(error) => Err(error),
    }
}

fn short(name: &str) -> String {
    name.chars().filter(|letter| !crate::room::is_trick(*letter)).take(32).collect()
}

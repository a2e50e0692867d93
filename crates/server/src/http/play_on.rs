//! A new table from a step of another game.
//!
//! The new game has the seed of the old one, and its record holds the old one's lines: it tells what was hidden and the
//! luck to come. So it is made only of games that are over, or for whoever holds every seat that people have.

use super::extract::{Bearer, Body, Caller};
use super::tables::limit;
use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{Failure, PlayOn, TableMade};
use crate::rules::guarded;
use crate::{keys, ledger, making};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use holdout_store::{LinkHash, State as TableState, StoredTable, TableId};
use std::sync::Arc;

/// Plays on from a step of a game that is over, or of one being played if the keys of all its people are shown.
#[utoipa::path(
    post, path = "/api/tables/{table}/play-on", tag = "records", params(("table" = String, Path)), request_body = PlayOn,
    responses((status = 201, body = TableMade), (status = 400, body = Failure), (status = 403, body = Failure),
              (status = 404, body = Failure), (status = 409, body = Failure, description = "nothing is left to decide at that step"),
              (status = 429, body = Failure), (status = 503, body = Failure))
)]
pub async fn play_on(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Bearer(shown): Bearer,
    Body(wish): Body<PlayOn>,
) -> Result<(StatusCode, Json<TableMade>), Objection> {
    limit(&hub, address)?;
    let stored = hub.blocking(move |hub| hub.store.load(&TableId::new(table))).await;
    let stored = stored.map_err(|error| Objection::from(&error))?;
    if stored.state != TableState::Over && !opens_every_seat(&stored, &shown) {
        return Err(Objection::forbidden("server-not-over-here"));
    }
    let title = hub.title(&stored.title)?;
    let place = hub.bots.acquire().await.map_err(|_| Objection::closing())?;
    let (house, step) = (Arc::clone(&hub), wish.step);
    let there = tokio::task::spawn_blocking(move || {
        let whole = ledger::restore(&stored, house.titles()).map_err(|error| Objection::record(error.to_string()))?;
        if step > whole.table.steps() {
            return Err(Objection::wrong("server-no-such-step"));
        }
        let there = guarded(|| whole.table.at_step(step)).map_err(|_| Objection::fault(&keys::fault()))?;
        if there.is_over() { Err(Objection::not_now("server-nothing-left")) } else { Ok(there) }
    });
    let there = there.await.unwrap_or_else(|_| Err(Objection::closing()))?;
    drop(place);
    Ok((StatusCode::CREATED, Json(making::play_on(&hub, title, there, wish).await?)))
}

/// Whether these are the keys of every seat that has one; a seat lent to a bot still has its holder's.
fn opens_every_seat(stored: &StoredTable, shown: &[String]) -> bool {
    let opened: Vec<LinkHash> = shown.iter().map(|key| LinkHash::of(key)).collect();
    let mut locked = stored.seats.iter().filter_map(|seat| seat.link.as_ref()).peekable();
    locked.peek().is_some() && locked.all(|link| opened.contains(link))
}

//! A new table from a step of another game.
//!
//! The new game has the seed of the old one, and its record holds the old one's lines: it tells what was hidden and the
//! luck to come. So it is made only of games that are over, or of one that nobody but its maker ever sat at; that one
//! says from then on that its luck may be known.

use super::extract::{Bearer, Body, Caller};
use super::tables::new_limit;
use crate::desk::at_desk;
use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{Failure, PlayOn, TableMade};
use crate::rules::guarded;
use crate::{keys, ledger, making};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use holdout_store::{State as TableState, TableId};
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
    new_limit(&hub, address)?;
    let id = TableId::new(table);
    let (stored, place) = hub.read_whole(id.clone(), address).await?;
    drop(place);
    let running = stored.state != TableState::Over;
    if running && shown.is_empty() {
        return Err(Objection::forbidden("server-not-over-here"));
    }
    if running {
        // Asked for before anything is copied, so that no copy exists of a table that does not say so.
        hub.know(&id, shown).await?;
    }
    let title = hub.title(&stored.title)?;
    let (house, step) = (Arc::clone(&hub), wish.step);
    let there = at_desk(&hub, address, move |wanted| {
        let whole = ledger::restore_while(&stored, house.titles(), &|| wanted.still());
        let whole = whole.map_err(|error| Objection::record(error.to_string()))?;
        let table = ledger::shown(whole.table, whole.under)?;
        if step > table.steps() {
            return Err(Objection::wrong("server-no-such-step"));
        }
        let there = guarded(|| table.at_step(step)).map_err(|_| Objection::fault(&keys::fault()))?;
        if there.is_over() { Err(Objection::not_now("server-nothing-left")) } else { Ok(there) }
    });
    let there = there.await?;
    Ok((StatusCode::CREATED, Json(making::play_on(&hub, address, title, there, wish).await?)))
}

//! What would the bot do, my own tables, and the same again.

use super::extract::{Asked, Bearer, Body, Caller};
use super::tables::limit;
use crate::desk::at_desk;
use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{Choice, Failure, Hint, OwnTable, TableMade};
use crate::rules::guarded;
use crate::{keys, making};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use holdout_store::TableId;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// Most tables one request may ask for.
const MOST_OWN: usize = 20;

#[derive(Deserialize)]
pub struct HintAsked {
    seat: u8,
}

/// What the title's best bot would answer in the place of a seat, from what that seat knows; where the table allows it.
#[utoipa::path(
    get, path = "/api/tables/{table}/hint", tag = "play",
    params(("table" = String, Path), ("seat" = u8, Query)),
    responses((status = 200, body = Hint), (status = 403, body = Failure),
              (status = 409, body = Failure, description = "the seat is not asked anything"))
)]
pub async fn hint(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Asked(asked): Asked<HintAsked>,
    Bearer(keys): Bearer,
) -> Result<Json<Hint>, Objection> {
    if !hub.acts.allows(address) {
        hub.metrics.too_fast.inc();
        return Err(Objection::too_fast());
    }
    let advice = hub.advice(&TableId::new(table), keys, asked.seat).await?;
    // At the desk, not in the place of a bot: whoever asks for advice holds up no other table.
    let thought = at_desk(&hub, address, move |_| {
        let thought = guarded(|| advice.think(keys::seed())).map_err(|_| Objection::fault(&keys::fault()))?;
        Ok((advice.ask, thought))
    });
    let (ask, (name, reason)) = thought.await?;
    let chosen = ask.answers.into_iter().find(|choice| choice.name == name);
    let answer = Choice::from(chosen.ok_or_else(|| Objection::fault(&keys::fault()))?);
    Ok(Json(Hint { ask: ask.id.0, answer, reason: reason.map(Into::into) }))
}

/// Tables of one's own, with the keys of one's seats there.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MineAsked {
    tables: Vec<MineAt>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MineAt {
    table: String,
    #[serde(default)]
    keys: Vec<String>,
}

/// How one's own tables stand: whose turn it is, and what is played. Tables that are gone, or whose keys do not fit, are
/// left out; at most 20 are looked at.
#[utoipa::path(
    post, path = "/api/mine", tag = "tables", request_body = MineAsked, responses((status = 200, body = Vec<OwnTable>))
)]
pub async fn mine(
    State(hub): State<Arc<Hub>>,
    Caller(address): Caller,
    Body(asked): Body<MineAsked>,
) -> Result<Json<Vec<OwnTable>>, Objection> {
    let mut found = Vec::new();
    for wanted in asked.tables.into_iter().take(MOST_OWN) {
        if !hub.looks.allows(address) {
            hub.metrics.too_fast.inc();
            return Err(Objection::too_fast());
        }
        let shown = wanted.keys.into_iter().take(super::extract::MOST_KEYS).collect();
        if let Ok(table) = hub.glance(&TableId::new(wanted.table), shown).await {
            found.push(table);
        }
    }
    Ok(Json(found))
}

/// The same again after a game: a new table with the same seats, in its lobby. Whoever asks with their old keys gets
/// their seats there; the first makes the table.
#[utoipa::path(
    post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 201, body = TableMade), (status = 403, body = Failure),
              (status = 409, body = Failure, description = "the game is not over, or the seat is taken"))
)]
pub async fn rematch(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Bearer(keys): Bearer,
) -> Result<(StatusCode, Json<TableMade>), Objection> {
    limit(&hub, address)?;
    let id = TableId::new(table);
    let again = hub.again(&id, keys).await?;
    let next = match &again.next {
        Some(next) => next.clone(),
        None => hub.note_next(&id, making::again(&hub, &again).await?).await?,
    };
    Ok((StatusCode::CREATED, Json(making::sit_again(&hub, &TableId::new(next), &again).await?)))
}

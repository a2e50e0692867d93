//! Being called when it is one's turn: how one's seats are called, another way, and one less.

use super::extract::{Bearer, Body, Caller};
use super::tables::{limit, look_limit};
use crate::calls::Kept;
use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{CallMade, Calls, Failure, NewCall};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::ORIGIN;
use axum::http::{HeaderMap, StatusCode};
use holdout_store::TableId;
use std::sync::Arc;

/// How one's seats are called, and the key a browser subscribes to.
#[utoipa::path(
    get, path = "/api/tables/{table}/calls", tag = "calls", params(("table" = String, Path)),
    responses((status = 200, body = Calls), (status = 403, body = Failure), (status = 429, body = Failure))
)]
pub async fn list(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Bearer(keys): Bearer,
) -> Result<Json<Calls>, Objection> {
    look_limit(&hub, address)?;
    let mut calls = hub.calls(&TableId::new(table), keys).await?;
    calls.key = hub.herald.public_key(&hub).await?;
    Ok(Json(calls))
}

/// Another way to be called: a push subscription of a browser, or an address that gets a POST.
#[utoipa::path(
    post, path = "/api/tables/{table}/calls", tag = "calls", params(("table" = String, Path)), request_body = NewCall,
    responses((status = 201, body = CallMade), (status = 403, body = Failure),
              (status = 409, body = Failure, description = "the seat has as many as it may have, or the game is over"),
              (status = 429, body = Failure))
)]
pub async fn add(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    headers: HeaderMap,
    Bearer(keys): Bearer,
    Body(wish): Body<NewCall>,
) -> Result<(StatusCode, Json<CallMade>), Objection> {
    limit(&hub, address)?;
    if !hub.agreed.allows(address) {
        hub.metrics.too_fast.inc();
        return Err(Objection::too_fast());
    }
    let page = headers.get(ORIGIN).and_then(|origin| origin.to_str().ok()).map(str::to_owned);
    let mut call = Kept::read(wish, page, &hub.settings.calls)?;
    call.by = hub.herald.mark(&hub, address).await?;
    Ok((StatusCode::CREATED, Json(hub.add_call(&TableId::new(table), keys, call).await?)))
}

/// One way less, of one's own seats. One that is not there is forgotten already.
#[utoipa::path(
    delete, path = "/api/tables/{table}/calls/{call}", tag = "calls",
    params(("table" = String, Path), ("call" = String, Path)),
    responses((status = 200, body = Calls), (status = 403, body = Failure))
)]
pub async fn remove(
    State(hub): State<Arc<Hub>>,
    Path((table, call)): Path<(String, String)>,
    Caller(address): Caller,
    Bearer(keys): Bearer,
) -> Result<Json<Calls>, Objection> {
    limit(&hub, address)?;
    let mut calls = hub.drop_call(&TableId::new(table), keys, call).await?;
    calls.key = hub.herald.public_key(&hub).await?;
    Ok(Json(calls))
}

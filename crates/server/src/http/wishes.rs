//! Everything a seat may do, as single requests: for scripts and for bots from outside.

use super::extract::{Bearer, Body, Caller};
use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{Failure, Snapshot, ToServer};
use axum::Json;
use axum::extract::{Path, State};
use holdout_store::TableId;
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use utoipa::ToSchema;

/// An answer to a question.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerAsked {
    /// The key of the seat; `Authorization: Bearer` does the same.
    #[serde(default)]
    key: Option<String>,
    seat: u8,
    ask: u32,
    /// The answer's name, or the answer as data.
    answer: Value,
}

/// Answers a question. Returns once the answer is on disk, with the table as it stands then.
#[utoipa::path(
    post, path = "/api/tables/{table}/answer", tag = "play", params(("table" = String, Path)),
    request_body = AnswerAsked,
    responses((status = 200, body = Snapshot), (status = 400, body = Failure), (status = 403, body = Failure),
              (status = 404, body = Failure), (status = 429, body = Failure),
              (status = 409, body = Failure, description = "refused; with the reason and the rule"))
)]
pub async fn answer(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Bearer(mut keys): Bearer,
    Body(asked): Body<AnswerAsked>,
) -> Result<Json<Box<Snapshot>>, Objection> {
    keys.extend(asked.key);
    let wish = ToServer::Answer { seat: asked.seat, ask: asked.ask, answer: asked.answer };
    done(&hub, table, address, keys, wish).await
}

/// Anything else a message of the live connection can do.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActAsked {
    #[serde(default)]
    keys: Vec<String>,
    wish: ToServer,
}

/// Does what a message of the live connection would do: say, chat, undo, consent, hand-over, act-for, name, step-back,
/// give-up, answer, ready, reveal, begin, dismiss, give-back, pass.
#[utoipa::path(
    post, path = "/api/tables/{table}/act", tag = "play", params(("table" = String, Path)), request_body = ActAsked,
    responses((status = 200, body = Snapshot), (status = 400, body = Failure), (status = 403, body = Failure),
              (status = 404, body = Failure), (status = 409, body = Failure), (status = 429, body = Failure))
)]
pub async fn act(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    Caller(address): Caller,
    Bearer(mut keys): Bearer,
    Body(asked): Body<ActAsked>,
) -> Result<Json<Box<Snapshot>>, Objection> {
    keys.extend(asked.keys.into_iter().take(super::extract::MOST_KEYS));
    done(&hub, table, address, keys, asked.wish).await
}

async fn done(
    hub: &Arc<Hub>,
    table: String,
    address: std::net::IpAddr,
    keys: Vec<String>,
    wish: ToServer,
) -> Result<Json<Box<Snapshot>>, Objection> {
    // The rate of one live connection, for all requests of an address together.
    if !hub.acts.allows(address) {
        hub.metrics.too_fast.inc();
        return Err(Objection::too_fast());
    }
    let id = TableId::new(table);
    // A key that was given back shows nothing any more.
    let left = matches!(wish, ToServer::GiveBack { .. });
    hub.wish(&id, keys.clone(), wish).await.inspect_err(|_| {
        hub.metrics.refusals.inc();
    })?;
    Ok(Json(hub.show(&id, if left { Vec::new() } else { keys }, address).await?))
}

//! What would the bot do, my own tables, and the same again.

use super::extract::{Asked, Bearer, Body, Caller};
use super::tables::{look_limit, new_limit};
use crate::desk::at_desk;
use crate::forward::SentOn;
use crate::hub::Hub;
use crate::objection::Objection;
use crate::protocol::{Choice, Failure, Hint, Joined, OwnTable, TableMade};
use crate::room::JoinWish;
use crate::rules::guarded;
use crate::servers::Whose;
use crate::{keys, making};
use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{Method, StatusCode};
use holdout_store::TableId;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
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
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MineAsked {
    tables: Vec<MineAt>,
}

#[derive(Deserialize, Serialize, ToSchema)]
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
    sent_on: Option<Extension<SentOn>>,
    Body(asked): Body<MineAsked>,
) -> Result<Json<Vec<OwnTable>>, Objection> {
    let mut found = Vec::new();
    for wanted in asked.tables.into_iter().take(MOST_OWN) {
        look_limit(&hub, address)?;
        let shown = wanted.keys.into_iter().take(super::extract::MOST_KEYS).collect();
        found.extend(glance(&hub, address, sent_on.is_some(), wanted.table, shown).await);
    }
    Ok(Json(found))
}

/// How a table stands, wherever it is run.
async fn glance(hub: &Arc<Hub>, from: IpAddr, sent_on: bool, table: String, keys: Vec<String>) -> Option<OwnTable> {
    let id = TableId::new(table.clone());
    match hub.whose(&id).await.ok()? {
        Whose::Ours(_held) => hub.glance(&id, keys).await.ok(),
        Whose::Theirs(_) if sent_on => None,
        Whose::Theirs(address) => {
            let asked = MineAsked { tables: vec![MineAt { table, keys }] };
            let there = hub.ask_there::<Vec<OwnTable>>(&address, from, (Method::POST, "/api/mine"), Some(&asked));
            there.await.ok()?.pop()
        }
    }
}

/// A seat at a table where the same is played again, for whoever had it before.
#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct SameSeat {
    pub nickname: String,
    pub seat: u8,
}

/// Another server says whose seat it is; nobody else is believed.
pub async fn sit_again(
    State(hub): State<Arc<Hub>>,
    Path(table): Path<String>,
    sent_on: Option<Extension<SentOn>>,
    Body(wish): Body<SameSeat>,
) -> Result<Json<Joined>, Objection> {
    if sent_on.is_none() {
        return Err(super::shell::nothing_here().await);
    }
    let wish = JoinWish { nickname: wish.nickname, seat: Some(wish.seat), invite: None, known: true };
    Ok(Json(hub.join(&TableId::new(table), wish).await?))
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
    new_limit(&hub, address)?;
    let id = TableId::new(table);
    let again = hub.again(&id, keys).await?;
    let next = match &again.next {
        Some(next) => next.clone(),
        None => hub.note_next(&id, making::again(&hub, address, &again).await?).await?,
    };
    Ok((StatusCode::CREATED, Json(making::sit_again(&hub, &TableId::new(next), &again, address).await?)))
}

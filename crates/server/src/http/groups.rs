//! Playing groups and what they remember between games. Whoever knows a group's id belongs to it.

use super::extract::{Body, Caller};
use super::tables::{limit, look_limit, new_limit};
use crate::campaign::{self, Memory};
use crate::hub::Hub;
use crate::keys;
use crate::objection::Objection;
use crate::protocol::{Failure, Group};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use std::sync::Arc;

/// Most numbers a title may have unlocked in an imported memory.
const MOST_UNLOCKED: usize = 256;

fn group_of(id: String, memory: Memory) -> Group {
    let unlocked = memory.unlocked.into_iter().map(|(title, numbers)| (title, numbers.into_iter().collect()));
    Group { group: id, unlocked: unlocked.collect() }
}

async fn keep(hub: &Arc<Hub>, id: &str, memory: Memory) -> Result<(), Objection> {
    let id = id.to_owned();
    let kept = hub.blocking(move |hub| campaign::write(&hub.store, &id, &memory)).await;
    kept.map_err(|error| Objection::from(&error))
}

async fn memory(hub: &Arc<Hub>, id: &str) -> Result<Memory, Objection> {
    let id = id.to_owned();
    let read = hub.blocking(move |hub| campaign::read(&hub.store, &id)).await;
    let unknown = || Objection::new(StatusCode::NOT_FOUND, crate::protocol::Phrase::new("server-no-such-group"));
    read.map_err(|error| Objection::from(&error))?.ok_or_else(unknown)
}

/// An empty object.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Founds a group.
#[utoipa::path(
    post, path = "/api/groups", tag = "groups", request_body = Object,
    responses((status = 201, body = Group), (status = 429, body = Failure))
)]
pub async fn found(
    State(hub): State<Arc<Hub>>,
    Caller(address): Caller,
    // A body of JSON is what a page of another site cannot send in its visitor's name.
    Body(_): Body<Nothing>,
) -> Result<(StatusCode, Json<Group>), Objection> {
    new_limit(&hub, address)?;
    hub.keep_room()?;
    let id = keys::id();
    keep(&hub, &id, Memory::default()).await?;
    Ok((StatusCode::CREATED, Json(group_of(id, Memory::default()))))
}

/// What a group has unlocked.
#[utoipa::path(
    get, path = "/api/groups/{group}", tag = "groups", params(("group" = String, Path)),
    responses((status = 200, body = Group), (status = 404, body = Failure), (status = 429, body = Failure))
)]
pub async fn show(
    State(hub): State<Arc<Hub>>,
    Path(group): Path<String>,
    Caller(address): Caller,
) -> Result<Json<Group>, Objection> {
    look_limit(&hub, address)?;
    let memory = memory(&hub, &group).await?;
    Ok(Json(group_of(group, memory)))
}

/// The same as a file to keep.
#[utoipa::path(
    get, path = "/api/groups/{group}/export", tag = "groups", params(("group" = String, Path)),
    responses((status = 200, body = Group), (status = 404, body = Failure), (status = 429, body = Failure))
)]
pub async fn export(
    State(hub): State<Arc<Hub>>,
    Path(group): Path<String>,
    Caller(address): Caller,
) -> Result<impl IntoResponse, Objection> {
    look_limit(&hub, address)?;
    let memory = memory(&hub, &group).await?;
    let file = [(header::CONTENT_DISPOSITION, "attachment; filename=\"holdout-group.json\"")];
    Ok((file, Json(group_of(group, memory))))
}

/// Puts an exported memory in the place of what the group remembers.
#[utoipa::path(
    put, path = "/api/groups/{group}", tag = "groups", params(("group" = String, Path)), request_body = Group,
    responses((status = 200, body = Group), (status = 400, body = Failure), (status = 404, body = Failure),
              (status = 429, body = Failure))
)]
pub async fn import(
    State(hub): State<Arc<Hub>>,
    Path(group): Path<String>,
    Caller(address): Caller,
    Body(brought): Body<Group>,
) -> Result<Json<Group>, Objection> {
    limit(&hub, address)?;
    memory(&hub, &group).await?;
    let mut fresh = Memory::default();
    for (title, numbers) in brought.unlocked {
        let known = hub.title(&title)?;
        if numbers.len() > MOST_UNLOCKED {
            return Err(Objection::too_large());
        }
        if !numbers.is_empty() && !campaign::fits(known, &numbers) {
            return Err(Objection::unreadable(title));
        }
        fresh.unlocked.insert(title, numbers.into_iter().collect());
    }
    keep(&hub, &group, fresh.clone()).await?;
    Ok(Json(group_of(group, fresh)))
}

/// Forgets everything; the group itself stays.
#[utoipa::path(
    delete, path = "/api/groups/{group}", tag = "groups", params(("group" = String, Path)),
    responses((status = 200, body = Group), (status = 404, body = Failure), (status = 429, body = Failure))
)]
pub async fn reset(
    State(hub): State<Arc<Hub>>,
    Path(group): Path<String>,
    Caller(address): Caller,
) -> Result<Json<Group>, Objection> {
    look_limit(&hub, address)?;
    memory(&hub, &group).await?;
    keep(&hub, &group, Memory::default()).await?;
    Ok(Json(group_of(group, Memory::default())))
}

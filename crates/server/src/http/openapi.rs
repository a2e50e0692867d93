//! The description of everything that can be done over HTTP, made from the handlers and the protocol's types.

use super::{about, groups, play_on, records, tables, wishes};
use crate::protocol;
use axum::Json;
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Holdout",
        description = "Tables, answers and replays over plain HTTP. The live connection at /ws is described in docs/protocol.md; its messages are ToServer and FromServer."
    ),
    paths(
        about::titles,
        about::in_the_box,
        about::rules,
        about::health,
        about::metrics,
        tables::list,
        tables::make,
        tables::look,
        tables::join,
        wishes::answer,
        wishes::act,
        records::record,
        records::replay,
        records::load,
        play_on::play_on,
        groups::found,
        groups::show,
        groups::export,
        groups::import,
        groups::reset,
    ),
    components(schemas(protocol::ToServer, protocol::FromServer))
)]
struct Description;

pub async fn show() -> Json<utoipa::openapi::OpenApi> {
    Json(openapi())
}

/// The description as data.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

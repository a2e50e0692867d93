//! The way in over HTTP: every path, in one place.

mod about;
mod after;
mod assets;
mod calls;
mod extract;
mod groups;
mod openapi;
mod play_on;
mod records;
mod shares;
mod shell;
mod tables;
mod wishes;

pub(crate) use after::SameSeat;
pub(crate) use extract::Caller;
pub use openapi::openapi;
pub(crate) use tables::Lobby;

use crate::hub::Hub;
use crate::{forward, socket};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::routing::{delete, get, post};
use std::sync::Arc;

/// The whole server as a service.
pub fn app(hub: Arc<Hub>) -> Router {
    let records = Router::new()
        .route("/api/records", post(records::load))
        .layer(DefaultBodyLimit::max(hub.settings.most_record_bytes));
    // Answered where the table is run.
    let at_tables = Router::new()
        .route("/api/tables/{table}", get(tables::look))
        .route("/api/tables/{table}/join", post(tables::join))
        .route("/api/tables/{table}/invite", post(tables::invite))
        .route("/api/tables/{table}/hint", get(after::hint))
        .route("/api/tables/{table}/rematch", post(after::rematch))
        .route("/api/tables/{table}/calls", get(calls::list).post(calls::add))
        .route("/api/tables/{table}/calls/{call}", delete(calls::remove))
        .route("/api/tables/{table}/answer", post(wishes::answer))
        .route("/api/tables/{table}/act", post(wishes::act))
        .route("/api/tables/{table}/play-on", post(play_on::play_on))
        .route_layer(from_fn_with_state(Arc::clone(&hub), forward::to_its_server))
        .layer(DefaultBodyLimit::max(hub.settings.most_bytes));
    let api = Router::new()
        .route("/api/titles", get(about::titles))
        .route("/api/titles/{title}/box", get(about::in_the_box))
        .route("/api/rules/{title}", get(about::rules))
        .route("/api/kept", get(about::kept_for))
        .route("/api/openapi.json", get(openapi::show))
        .route("/api/tables", get(tables::list).post(tables::make))
        .route("/api/mine", post(after::mine))
        // From server to server, and never sent on: whoever asks for it from outside is no server.
        .route("/api/servers/sit-again/{table}", post(after::sit_again))
        .route("/api/tables/{table}/record", get(records::record))
        .route("/api/tables/{table}/replay", get(records::replay))
        .route("/api/groups", post(groups::found))
        .route("/api/groups/{group}", get(groups::show).put(groups::import).delete(groups::reset))
        .route("/api/groups/{group}/export", get(groups::export))
        .layer(DefaultBodyLimit::max(hub.settings.most_bytes))
        .merge(records)
        .merge(at_tables)
        .route("/api/{*rest}", axum::routing::any(shell::nothing_here))
        .route("/healthz", get(about::health))
        .route("/metrics", get(about::metrics))
        .layer(map_response(shell::never_stored))
        .route("/ws", get(socket::live));
    // Only files are packed: answers may mix a guest's words with keys, and their lengths would tell.
    let pages = Router::new().fallback(assets::page);
    api.fallback_service(pages)
        .layer(from_fn_with_state(Arc::clone(&hub), shares::of_one_address))
        .layer(map_response(shell::headers))
        .layer(from_fn(shell::trace))
        .with_state(hub)
}

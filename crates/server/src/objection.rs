//! The one error of the server: why something a client wanted was not done, in words, with its status over HTTP.

use crate::protocol::{Failure, Phrase, Place, PlayedUnder};
use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use holdout_catalog::{CannotUndo, Refused};
use holdout_kernel::Problem;
use holdout_store::StoreError;
use std::time::Duration;

/// Why a wish was not fulfilled. It holds nothing that the asker may not know.
#[derive(Clone, Debug)]
pub struct Objection {
    pub status: StatusCode,
    pub failure: Box<Failure>,
}

impl Objection {
    pub fn new(status: StatusCode, why: Phrase) -> Self {
        Self { status, failure: Box::new(Failure { why, rule: None, problems: Vec::new() }) }
    }

    fn say(status: StatusCode, key: &str) -> Self {
        Self::new(status, Phrase::new(key))
    }

    pub fn no_such_table() -> Self {
        Self::say(StatusCode::NOT_FOUND, "server-no-such-table")
    }

    pub fn no_such_title() -> Self {
        Self::say(StatusCode::NOT_FOUND, "server-no-such-title")
    }

    pub fn no_such_seat() -> Self {
        Self::say(StatusCode::NOT_FOUND, "server-no-such-seat")
    }

    pub fn no_such_bot() -> Self {
        Self::say(StatusCode::BAD_REQUEST, "server-no-such-bot")
    }

    pub fn bad_key() -> Self {
        Self::say(StatusCode::FORBIDDEN, "server-bad-key")
    }

    pub fn not_your_seat() -> Self {
        Self::say(StatusCode::FORBIDDEN, "server-not-your-seat")
    }

    /// The message or the body could not be read; `reason` names a place or a field.
    pub fn unreadable(reason: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, Phrase::new("server-unreadable").text("reason", reason))
    }

    pub fn too_slow() -> Self {
        Self::say(StatusCode::REQUEST_TIMEOUT, "server-too-slow")
    }

    pub fn too_large() -> Self {
        Self::say(StatusCode::PAYLOAD_TOO_LARGE, "server-too-large")
    }

    pub fn too_fast() -> Self {
        Self::say(StatusCode::TOO_MANY_REQUESTS, "server-too-fast")
    }

    /// So much from one address in a day, so that none of them fills the server.
    pub fn enough_today() -> Self {
        Self::say(StatusCode::TOO_MANY_REQUESTS, "server-enough-today")
    }

    pub fn disk_full() -> Self {
        Self::say(StatusCode::INSUFFICIENT_STORAGE, "server-disk-full")
    }

    pub fn full_of_tables() -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, "server-full-of-tables")
    }

    pub fn full_of_guests() -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, "server-full-of-guests")
    }

    pub fn too_busy() -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, "server-too-busy")
    }

    pub fn closing() -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, "server-closing")
    }

    /// Another server runs the table now, or will in a moment.
    pub fn moved() -> Self {
        Self::say(StatusCode::SERVICE_UNAVAILABLE, "server-moved")
    }

    /// A wish that the table's state or agreement does not allow now.
    pub fn not_now(key: &str) -> Self {
        Self::say(StatusCode::CONFLICT, key)
    }

    /// A wish that is wrong in itself.
    pub fn wrong(key: &str) -> Self {
        Self::say(StatusCode::BAD_REQUEST, key)
    }

    pub fn forbidden(key: &str) -> Self {
        Self::say(StatusCode::FORBIDDEN, key)
    }

    /// One request waits at a time.
    pub fn undo_asked_by(seat: u8) -> Self {
        Self::new(StatusCode::CONFLICT, Phrase::new("server-undo-asked").seat("who", seat))
    }

    /// The others have said no to this a moment ago.
    pub fn undo_declined(left: Duration) -> Self {
        let seconds = left.as_secs_f64().ceil() as u64;
        Self::new(StatusCode::CONFLICT, Phrase::new("server-undo-declined").number("seconds", seconds))
    }

    /// Somebody agrees to what is no longer asked; another request stands.
    pub fn other_request(by: u8) -> Self {
        Self::new(StatusCode::CONFLICT, Phrase::new("server-other-request").seat("who", by))
    }

    pub fn fault(id: &str) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Phrase::new("server-fault").text("id", id))
    }

    /// A game of other rules is looked at, not played on.
    pub fn other_rules(under: PlayedUnder) -> Self {
        let why = Phrase::new("server-other-rules").number("version", u64::from(under.version));
        Self::new(StatusCode::CONFLICT, why.number("here", u64::from(under.here)))
    }

    pub fn setup(problems: Vec<Problem>) -> Self {
        let mut objection = Self::say(StatusCode::UNPROCESSABLE_ENTITY, "server-setup-refused");
        objection.failure.problems =
            problems.into_iter().map(|problem| Place { place: problem.place, what: problem.what }).collect();
        objection
    }

    /// A record that does not replay; the reason names its line.
    pub fn record(reason: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, Phrase::new("server-record-refused").text("reason", reason))
    }
}

impl From<Refused> for Objection {
    fn from(refused: Refused) -> Self {
        let mut objection = Self::new(StatusCode::CONFLICT, refused.why.into());
        objection.failure.rule = Some(refused.rule.0.to_owned());
        objection
    }
}

impl From<CannotUndo> for Objection {
    fn from(cannot: CannotUndo) -> Self {
        Self::new(StatusCode::CONFLICT, cannot.why.into())
    }
}

/// What the operator reads in the log is said there; the client learns the kind.
impl From<&StoreError> for Objection {
    fn from(error: &StoreError) -> Self {
        match error {
            StoreError::NoSuchTable { .. } => Self::no_such_table(),
            StoreError::NoSuchSeat { .. } => Self::no_such_seat(),
            StoreError::Closed => Self::closing(),
            StoreError::LeaseLost | StoreError::Elsewhere { .. } | StoreError::Unreachable { .. } => Self::moved(),
            StoreError::DiskFull { .. } => Self::disk_full(),
            StoreError::Overloaded { .. } => Self::too_busy(),
            _ => Self::say(StatusCode::INTERNAL_SERVER_ERROR, "server-disk"),
        }
    }
}

impl IntoResponse for Objection {
    fn into_response(self) -> Response {
        let patience = match self.status {
            StatusCode::TOO_MANY_REQUESTS if self.failure.why.key == "server-enough-today" => Some("600"),
            StatusCode::TOO_MANY_REQUESTS => Some("5"),
            StatusCode::SERVICE_UNAVAILABLE if self.failure.why.key == "server-moved" => Some("1"),
            StatusCode::SERVICE_UNAVAILABLE => Some("10"),
            _ => None,
        };
        let mut response = (self.status, Json(self.failure)).into_response();
        if let Some(seconds) = patience {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(seconds));
        }
        response
    }
}

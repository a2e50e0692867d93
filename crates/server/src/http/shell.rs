//! What every answer has in common: headers that protect the browser, and a line in the log without secrets.

use crate::objection::Objection;
use crate::protocol::Phrase;
use axum::extract::{MatchedPath, Request};
use axum::http::StatusCode;
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;
use tracing::debug;

/// Only files of our own, nothing inline, nobody frames us.
const POLICY: &str = "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=(), payment=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

pub async fn headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Answers about tables may hold keys and hands: no cache keeps them.
pub async fn never_stored(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// One line per request: the pattern of its path, never the path itself, which may name a table or a key.
pub async fn trace(request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), begun.elapsed().as_micros());
    debug!(%method, path, status, took_us = took, "request");
    response
}

pub async fn nothing_here() -> Objection {
    Objection::new(StatusCode::NOT_FOUND, Phrase::new("server-nothing-here"))
}

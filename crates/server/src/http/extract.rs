//! What handlers take out of a request: the caller's address, keys, and bodies with readable refusals.

use crate::objection::Objection;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::time::timeout;

/// Most keys one request or connection may show: one for each seat.
pub const MOST_KEYS: usize = holdout_kernel::MAX_SEATS;

/// A client that takes longer to say what it wants would keep a place from others.
const READ_WITHIN: Duration = Duration::from_secs(20);

/// The address a request comes from.
pub(crate) struct Caller(pub IpAddr);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        // Without a socket (in tests) everybody is the same neighbour.
        let known = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        Ok(Self(known.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| crate::tally::neighbourhood(info.0.ip()))))
    }
}

/// A JSON body. What cannot be read is refused in words.
pub(crate) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Objection;

    async fn from_request(request: Request, state: &S) -> Result<Self, Objection> {
        let read = timeout(READ_WITHIN, Json::<T>::from_request(request, state)).await;
        let read = read.map_err(|_| Objection::too_slow())?;
        read.map(|Json(body)| Self(body)).map_err(|rejection| match rejection {
            JsonRejection::JsonDataError(error) => Objection::unreadable(short(&error.body_text())),
            JsonRejection::JsonSyntaxError(error) => Objection::unreadable(short(&error.body_text())),
            JsonRejection::MissingJsonContentType(_) => Objection::unreadable("content-type: application/json"),
            other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => Objection::too_large(),
            _ => Objection::unreadable("body"),
        })
    }
}

/// The part behind `?`.
pub(crate) struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Objection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Objection> {
        let read = Query::<T>::from_request_parts(parts, state).await;
        read.map(|Query(asked)| Self(asked))
            .map_err(|rejection: QueryRejection| Objection::unreadable(short(&rejection.body_text())))
    }
}

fn short(text: &str) -> String {
    text.chars().take(160).collect()
}

/// Keys in `Authorization: Bearer a,b`. In an address they would end up in logs along the way.
pub(crate) struct Bearer(pub Vec<String>);

impl<S: Sync> FromRequestParts<S> for Bearer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let shown = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = shown.and_then(|value| value.split_once(' '));
        let bearer = bearer.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        let shown = bearer.map(|(_, keys)| keys).unwrap_or_default();
        Ok(Self(listed(shown)))
    }
}

/// Keys separated by commas.
pub(crate) fn listed(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|key| !key.is_empty()).take(MOST_KEYS).map(str::to_owned).collect()
}

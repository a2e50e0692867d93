//! What every request has in common, of whatever kind: so many of one address in a minute, and so many bytes of answers on
//! their way to it.

use super::extract::Caller;
use crate::asking::on_behalf_of;
use crate::forward::PassedOn;
use crate::hub::Hub;
use crate::objection::Objection;
use crate::tally::Place;
use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Duration;

/// Whoever asks too fast hears of it after this long: as many requests as there are connections, and no more, are under
/// way for as long as that, and refusing does not cost what answering would.
const REFUSED_AFTER: Duration = Duration::from_secs(1);

/// Smaller answers are not weighed.
const SMALL: u64 = 16 * 1024;

pub async fn of_one_address(
    State(hub): State<Arc<Hub>>,
    Caller(address): Caller,
    request: Request,
    next: Next,
) -> Response {
    if !hub.requests.allows(address) {
        hub.metrics.too_fast.inc();
        tokio::time::sleep(REFUSED_AFTER).await;
        return Objection::too_fast().into_response();
    }
    let response = on_behalf_of(address, next.run(request)).await;
    let size = response.body().size_hint().exact().filter(|size| *size > SMALL);
    // What another server answers goes through here piece by piece, and is weighed there.
    let Some(size) = size.filter(|_| response.extensions().get::<PassedOn>().is_none()) else { return response };
    let Some(place) = hub.answers.share_of(address).take(size as usize) else {
        hub.metrics.too_fast.inc();
        return Objection::too_fast().into_response();
    };
    let (parts, body) = response.into_parts();
    // It is in one piece already.
    let Ok(answer) = to_bytes(body, usize::MAX).await else { return Objection::closing().into_response() };
    Response::from_parts(parts, Body::from(Bytes::from_owner(Weighed { answer, _place: place })))
}

/// An answer that takes up room until its last byte is with the system.
struct Weighed {
    answer: Bytes,
    _place: Place,
}

impl AsRef<[u8]> for Weighed {
    fn as_ref(&self) -> &[u8] {
        &self.answer
    }
}

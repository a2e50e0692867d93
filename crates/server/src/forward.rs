//! A request for a table that another server runs is sent there, and its answer comes back through this one.
//!
//! Servers know each other by a proof: a sum over whom they ask for, for what, in which minute, and a secret that only the
//! database tells. Only with it is anybody believed who says on whose behalf they ask; the secret itself never travels,
//! and a proof that somebody overheard is good for nothing else and not for long.

use crate::hub::Hub;
use crate::objection::Objection;
use crate::servers::Whose;
use crate::tally::neighbourhood;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{ConnectInfo, Path, Request, State};
use axum::http::header::{CONNECTION, CONTENT_TYPE, HOST, TRANSFER_ENCODING};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use holdout_store::{Moment, TableId};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use ring::hmac;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

/// On whose behalf a server asks, and that it is one.
const FROM: HeaderName = HeaderName::from_static("x-holdout-from");
const PROOF: HeaderName = HeaderName::from_static("x-holdout-proof");
/// Which server keeps a live connection for somebody.
pub(crate) const BY: HeaderName = HeaderName::from_static("x-holdout-by");
/// Says that nothing was done because the table is not here.
const NOT_HERE: HeaderName = HeaderName::from_static("x-holdout-not-here");

/// A table that changes hands is looked for this long.
pub(crate) const SEARCH_FOR: Duration = Duration::from_secs(3);
/// A moment between two looks.
pub(crate) const SEARCH_AGAIN: Duration = Duration::from_millis(50);
/// A server that does not take a connection within this time is not there.
const CONNECT_WITHIN: Duration = Duration::from_secs(1);
/// No answer takes longer; one that waits for news takes up to half a minute.
const ANSWER_WITHIN: Duration = Duration::from_secs(45);
/// A body that is to be sent on must have come by then.
const READ_WITHIN: Duration = Duration::from_secs(20);
/// Minutes by which the clocks of two servers may differ, and for which a proof holds.
const MINUTES_APART: i64 = 2;
/// Largest answer that is read here and not passed on.
const MOST_READ: usize = 1024 * 1024;

/// Marks what another server sent on; it is answered here or not at all.
#[derive(Clone, Copy)]
pub(crate) struct SentOn;

/// Marks an answer of another server.
#[derive(Clone, Copy)]
pub(crate) struct PassedOn;

/// Why another server gave no answer.
enum Unanswered {
    /// Nothing was done.
    NotHere,
    /// It is not known what was done.
    Lost,
}

impl Hub {
    /// On whose behalf another server of this database asks; `None` for anybody else.
    pub(crate) fn sent_on_for(&self, method: &Method, uri: &Uri, headers: &HeaderMap) -> Option<IpAddr> {
        let (from, shown) = (headers.get(FROM)?.to_str().ok()?, headers.get(PROOF)?);
        let from: IpAddr = from.parse().ok()?;
        let asked = Errand { from, method, path: path_of(uri) };
        asked.is_proven(self.store.secret()?, minute(), shown.as_bytes()).then_some(from)
    }

    /// What shows another server on whose behalf this one asks for something.
    pub(crate) fn credentials(&self, from: IpAddr, method: &Method, uri: &Uri) -> [(HeaderName, String); 2] {
        let asked = Errand { from, method, path: path_of(uri) };
        let proof = self.store.secret().map(|secret| asked.proof(secret, minute())).unwrap_or_default();
        [(FROM, from.to_string()), (PROOF, proof)]
    }

    /// Asks another server for something it keeps as JSON, on somebody's behalf.
    pub(crate) async fn ask_there<T: DeserializeOwned>(
        &self,
        address: &str,
        from: IpAddr,
        (method, path): (Method, &str),
        body: Option<&(impl Serialize + Sync)>,
    ) -> Result<T, Objection> {
        let mut headers = HeaderMap::new();
        let bytes = match body {
            Some(body) => {
                headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
                serde_json::to_vec(body).map_err(|_| Objection::moved())?.into()
            }
            None => Bytes::new(),
        };
        let uri = Uri::try_from(path).map_err(|_| Objection::no_such_table())?;
        let sent = self.send_on(address, from, (&method, &uri, &headers), bytes).await;
        let response = sent.map_err(|_| Objection::moved())?;
        let status = response.status();
        let read = to_bytes(response.into_body(), MOST_READ).await.map_err(|_| Objection::moved())?;
        if !status.is_success() {
            let failure = serde_json::from_slice(&read).map_err(|_| Objection::moved())?;
            return Err(Objection { status, failure: Box::new(failure) });
        }
        serde_json::from_slice(&read).map_err(|_| Objection::moved())
    }

    /// Sends a request to another server and waits for the head of its answer.
    async fn send_on(
        &self,
        address: &str,
        from: IpAddr,
        (method, uri, headers): (&Method, &Uri, &HeaderMap),
        body: Bytes,
    ) -> Result<Response, Unanswered> {
        self.metrics.forwarded.inc();
        let place = address.strip_prefix("http://").ok_or(Unanswered::NotHere)?;
        let stream = timeout(CONNECT_WITHIN, TcpStream::connect(place)).await;
        let stream = stream.map_err(|_| Unanswered::NotHere)?.map_err(|_| Unanswered::NotHere)?;
        let _ = stream.set_nodelay(true);
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|_| Unanswered::NotHere)?;
        tokio::spawn(connection);
        let mut request = hyper::Request::builder().method(method).uri(path_of(uri));
        for (name, value) in headers {
            if ![FROM, PROOF, BY, CONNECTION, TRANSFER_ENCODING].contains(name) {
                request = request.header(name, value);
            }
        }
        if !headers.contains_key(HOST) {
            request = request.header(HOST, place);
        }
        for (name, value) in self.credentials(from, method, uri) {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(body)).map_err(|_| Unanswered::NotHere)?;
        let mut there = self.servers.follow(address);
        let answered = tokio::select! {
            answered = timeout(ANSWER_WITHIN, sender.send_request(request)) => answered,
            () = there.gone() => return Err(Unanswered::Lost),
        };
        let response = answered.map_err(|_| Unanswered::Lost)?.map_err(|_| Unanswered::Lost)?;
        if response.headers().contains_key(NOT_HERE) {
            return Err(Unanswered::NotHere);
        }
        let mut response = response.map(|body| Body::new(body.map_err(axum::Error::new)));
        response.headers_mut().remove(CONNECTION);
        response.headers_mut().remove(TRANSFER_ENCODING);
        response.extensions_mut().insert(PassedOn);
        Ok(response)
    }
}

/// What one server asks another for.
struct Errand<'a> {
    from: IpAddr,
    method: &'a Method,
    path: &'a str,
}

impl Errand<'_> {
    fn proof(&self, secret: &[u8], minute: i64) -> String {
        let said = format!("{minute} {} {} {}", self.from, self.method, self.path);
        let sum = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, secret), said.as_bytes());
        sum.as_ref().iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    fn is_proven(&self, secret: &[u8], minute: i64, shown: &[u8]) -> bool {
        let shown = Sha256::digest(shown);
        // Of sums of sums nothing can be learned by how long the comparison takes.
        (-MINUTES_APART..=MINUTES_APART).any(|apart| Sha256::digest(self.proof(secret, minute + apart)) == shown)
    }
}

fn path_of(uri: &Uri) -> &str {
    uri.path_and_query().map_or("/", |path| path.as_str())
}

fn minute() -> i64 {
    Moment::now().0 / 60_000
}

/// Answers what is about a table where that table is run. The table is named as whoever answers reads it, with nothing
/// escaped: otherwise one that is written in another way would be looked for here and not found.
pub(crate) async fn to_its_server(
    State(hub): State<Arc<Hub>>,
    Path(mut named): Path<HashMap<String, String>>,
    request: Request,
    next: Next,
) -> Response {
    let table = named.remove("table").filter(|_| hub.store.is_shared());
    let Some(table) = table else { return next.run(request).await };
    let id = TableId::new(table);
    if request.extensions().get::<SentOn>().is_some() {
        return match hub.whose(&id).await {
            Ok(Whose::Ours(held)) => while_held(held, next.run(request)).await,
            Ok(Whose::Theirs(_)) => not_here(Objection::moved()),
            Err(objection) => not_here(objection),
        };
    }
    let known = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let from = known.map_or(IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), |info| neighbourhood(info.0.ip()));
    if hub.store.hold(&id).is_none() && !hub.searches.allows(from) {
        hub.metrics.too_fast.inc();
        return Objection::too_fast().into_response();
    }
    match hub.whose(&id).await {
        Ok(Whose::Ours(held)) => while_held(held, next.run(request)).await,
        Ok(Whose::Theirs(address)) => there(&hub, &id, address, from, request, next).await,
        Err(objection) => objection.into_response(),
    }
}

/// Keeps a table while somebody is answered about it.
async fn while_held(held: Option<crate::servers::Held>, answer: impl Future<Output = Response>) -> Response {
    let response = answer.await;
    drop(held);
    response
}

fn not_here(objection: Objection) -> Response {
    let mut response = objection.into_response();
    response.headers_mut().insert(NOT_HERE, HeaderValue::from_static("1"));
    response
}

/// Asks the server that runs the table; one that gave it up meanwhile is followed by whoever has it now.
async fn there(
    hub: &Arc<Hub>,
    id: &TableId,
    mut address: String,
    from: IpAddr,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let body = match timeout(READ_WITHIN, to_bytes(body, hub.settings.most_bytes)).await {
        Ok(Ok(body)) => body,
        Ok(Err(_)) => return Objection::too_large().into_response(),
        Err(_) => return Objection::too_slow().into_response(),
    };
    let until = Instant::now() + SEARCH_FOR;
    loop {
        match hub.send_on(&address, from, (&parts.method, &parts.uri, &parts.headers), body.clone()).await {
            Ok(response) => return response,
            Err(Unanswered::NotHere) if Instant::now() < until => sleep(SEARCH_AGAIN).await,
            Err(_) => return Objection::moved().into_response(),
        }
        match hub.whose(id).await {
            Ok(Whose::Ours(held)) => return while_held(held, next.run(whole(parts, body))).await,
            Ok(Whose::Theirs(now)) => address = now,
            Err(objection) => return objection.into_response(),
        }
    }
}

fn whole(parts: Parts, body: Bytes) -> Request {
    Request::from_parts(parts, Body::from(body))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proof_is_good_for_one_errand_of_one_guest_for_some_minutes() {
        let at = |text: &str| text.parse::<IpAddr>().unwrap();
        let errand = Errand { from: at("192.0.2.1"), method: &Method::POST, path: "/api/tables/x/join" };
        let proof = errand.proof(b"secret", 1_000);
        assert_eq!(proof.len(), 64);
        for (minute, holds) in [(997, false), (998, true), (1_000, true), (1_002, true), (1_003, false)] {
            assert_eq!(errand.is_proven(b"secret", minute, proof.as_bytes()), holds, "{minute}");
        }
        assert!(!errand.is_proven(b"other", 1_000, proof.as_bytes()));
        for other in [
            Errand { from: at("192.0.2.2"), ..errand },
            Errand { method: &Method::GET, ..errand },
            Errand { path: "/api/tables/y/join", ..errand },
            Errand { path: "/api/tables/x/join?key=1", ..errand },
        ] {
            assert!(!other.is_proven(b"secret", 1_000, proof.as_bytes()), "{} {}", other.method, other.path);
        }
    }
}

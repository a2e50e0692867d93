//! One live connection: limits, the first message, and then messages both ways until either side leaves.

use crate::forward::SentOn;
use crate::http::Caller;
use crate::hub::{Hub, Inside, quota};
use crate::objection::Objection;
use crate::outbox::{Inbox, outbox};
use crate::protocol::{FromServer, ToServer};
use crate::relay::{MOVED, Reception, Relay, receive};
use crate::room::Command;
use crate::servers::Whose;
use crate::tally::Place;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::Response;
use governor::DefaultDirectRateLimiter;
use holdout_kernel::MAX_SEATS;
use holdout_store::TableId;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite;

/// A client that does not take a message within this time is gone.
const SEND_WITHIN: Duration = Duration::from_secs(15);

/// The default would cost 134 KiB for every connection. What clients say is short.
const READ_BUFFER: usize = 1024;

pub(crate) async fn live(
    State(hub): State<Arc<Hub>>,
    Caller(address): Caller,
    sent_on: Option<Extension<SentOn>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Objection> {
    // Whoever spreads guests over several servers tries another one.
    if !hub.store.runs() || hub.is_closing() {
        return Err(Objection::moved());
    }
    if !is_welcome(&headers, &hub.settings.origins) {
        return Err(Objection::forbidden("server-other-origin"));
    }
    if !hub.visits.allows(address) {
        hub.metrics.too_fast.inc();
        return Err(Objection::too_fast());
    }
    let neighbour = hub.sockets.enter(address).ok_or_else(Objection::too_fast)?;
    let place = Arc::clone(&hub.connections).try_acquire_owned().map_err(|_| Objection::full_of_guests())?;
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(hub.settings.most_message_bytes)
        .max_frame_size(hub.settings.most_message_bytes);
    let from = Caller(address);
    let sent_on = sent_on.is_some();
    Ok(upgrade.on_upgrade(move |socket| Connection::new(hub, socket, from, sent_on, (place, neighbour)).run()))
}

/// Pages of other sites must not speak for their visitors. Programs that are no browser send no origin.
fn is_welcome(headers: &HeaderMap, friends: &[String]) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let own = origin.split_once("://").map(|(_, place)| place);
    (own.is_some() && own == host) || friends.iter().any(|friend| friend == origin)
}

/// Why a connection ends.
enum End {
    /// The other side closes, and is answered in kind.
    Answered,
    /// The other side left, or cannot be reached.
    Gone,
    /// We close it, and say why.
    Close(u16, &'static str),
}

struct Connection {
    hub: Arc<Hub>,
    socket: WebSocket,
    /// The table this connection is at.
    inside: Option<Inside>,
    inbox: Option<Inbox>,
    /// The way to the table, if another server runs it.
    relay: Option<Box<Relay>>,
    from: IpAddr,
    /// Whether another server speaks for somebody here.
    sent_on: bool,
    speed: DefaultDirectRateLimiter,
    /// How often it may still go wrong before it is cut off.
    patience: u32,
    _place: (OwnedSemaphorePermit, Place),
}

impl Connection {
    fn new(
        hub: Arc<Hub>,
        socket: WebSocket,
        Caller(from): Caller,
        sent_on: bool,
        place: (OwnedSemaphorePermit, Place),
    ) -> Self {
        hub.metrics.connections.inc();
        let speed = DefaultDirectRateLimiter::direct(quota(hub.settings.messages));
        let patience = hub.settings.patience;
        let (inside, inbox, relay) = (None, None, None);
        Self { hub, socket, inside, inbox, relay, from, sent_on, speed, patience, _place: place }
    }

    async fn run(mut self) {
        let end = self.talk().await;
        self.inside = None;
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            // Whoever is gone needs no farewell.
            let _ = timeout(Duration::from_secs(1), self.socket.send(Message::Close(Some(frame)))).await;
        }
        if let End::Answered = end {
            let _ =
                timeout(Duration::from_secs(1), async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
        }
        self.hub.metrics.connections.dec();
    }

    async fn talk(&mut self) -> End {
        let mut closing = self.hub.closing();
        let mut quiet_until = Instant::now() + self.hub.settings.hello_within;
        let mut asked_whether_there = false;
        loop {
            let heard = tokio::select! {
                message = self.socket.recv() => match message {
                    Some(Ok(message)) => Heard::Message(message),
                    Some(Err(error)) => return ending(&error),
                    None => return End::Gone,
                },
                news = next(&mut self.inbox) => Heard::News(news),
                said = said_there(&mut self.relay) => Heard::There(said),
                () = sleep_until(quiet_until) => Heard::Quiet,
                () = going_down(&mut closing) => return End::Close(close_code::AWAY, "server is going down"),
            };
            let outcome = match heard {
                Heard::Message(message) => {
                    asked_whether_there = false;
                    self.hear(message).await
                }
                Heard::News(Some(text)) => self.send(text).await,
                Heard::News(None) => Err(End::Close(close_code::AGAIN, "come again")),
                Heard::There(Ok(text)) => self.send(text).await,
                Heard::There(Err(close_code::AWAY | close_code::AGAIN)) => Err(End::Close(close_code::AGAIN, MOVED)),
                Heard::There(Err(code)) => Err(End::Close(code, "ended where the table is run")),
                Heard::Quiet if self.inside.is_none() && self.inbox.is_none() && self.relay.is_none() => {
                    Err(End::Close(close_code::POLICY, "no hello"))
                }
                Heard::Quiet if asked_whether_there => Err(End::Gone),
                Heard::Quiet => {
                    asked_whether_there = true;
                    let ping = self.socket.send(Message::Ping(axum::body::Bytes::new()));
                    if timeout(SEND_WITHIN, ping).await.is_ok_and(|sent| sent.is_ok()) {
                        Ok(())
                    } else {
                        Err(End::Gone)
                    }
                }
            };
            if let Err(end) = outcome {
                return end;
            }
            if self.inside.is_some() || self.relay.is_some() {
                quiet_until = Instant::now() + self.hub.settings.ping_every;
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            // The library has answered it already; reading on lets the answer out.
            Message::Close(_) => return Err(End::Answered),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => return self.object(Objection::unreadable("binary")).await,
        };
        if self.speed.check().is_err() {
            self.hub.metrics.too_fast.inc();
            return self.object(Objection::too_fast()).await;
        }
        match serde_json::from_str::<ToServer>(&text) {
            Ok(ToServer::Hello { table, keys, since, era }) => self.hello(table, keys, since, era, &text).await,
            Ok(wish) => self.wish(wish, text).await,
            Err(error) => {
                self.hub.metrics.unreadable.inc();
                // Only the place: the words may be somebody's key.
                let place = format!("{}:{}", error.line(), error.column());
                self.object(Objection::unreadable(place)).await
            }
        }
    }

    async fn hello(&mut self, table: String, keys: Vec<String>, since: u32, era: u32, text: &str) -> Result<(), End> {
        (self.inside, self.relay) = (None, None);
        if keys.len() > MAX_SEATS {
            return self.object(Objection::unreadable("keys")).await;
        }
        let id = TableId::new(table);
        // Kept until the table itself has taken note of its guest.
        let _held = match self.find(&id, text).await? {
            Reception::Here(held) => held,
            Reception::There(relay, first) => {
                (self.relay, self.inbox) = (Some(relay), None);
                return self.send(first).await;
            }
            Reception::Nowhere => {
                self.object(Objection::moved()).await?;
                return Err(End::Close(close_code::AGAIN, MOVED));
            }
        };
        let (out, inbox) = outbox(self.hub.settings.most_waiting, self.hub.settings.most_waiting_bytes);
        match self.hub.enter(&id, out, keys, since, era).await {
            Ok(inside) => {
                self.inside = Some(inside);
                self.inbox = Some(inbox);
                Ok(())
            }
            Err(objection) => {
                self.inbox = None;
                self.object(objection).await
            }
        }
    }

    /// Finds the server that runs a table. What another server sent on is received here or not at all.
    async fn find(&mut self, id: &TableId, hello: &str) -> Result<Reception, End> {
        if !self.hub.store.is_shared() {
            return Ok(Reception::Here(None));
        }
        if self.sent_on {
            return match self.hub.whose(id).await {
                Ok(Whose::Ours(held)) => Ok(Reception::Here(held)),
                Ok(Whose::Theirs(_)) | Err(_) => Err(End::Close(close_code::AGAIN, MOVED)),
            };
        }
        if self.hub.store.hold(id).is_none() && !self.hub.searches.allows(self.from) {
            self.hub.metrics.too_fast.inc();
            self.object(Objection::too_fast()).await?;
            return Err(End::Close(close_code::AGAIN, "too fast"));
        }
        Ok(receive(&self.hub, id, self.from, hello).await)
    }

    async fn wish(&mut self, wish: ToServer, text: Utf8Bytes) -> Result<(), End> {
        if let Some(relay) = &mut self.relay {
            let sent = relay.send(text.as_str().to_owned()).await;
            return sent.ok_or(End::Close(close_code::AGAIN, MOVED));
        }
        let Some((table, guest)) = self.inside.as_ref().map(|inside| (inside.table.clone(), inside.guest)) else {
            return self.object(Objection::not_now("server-hello-first")).await;
        };
        self.hub.tell(&table, Command::Hear { guest, wish }).await;
        Ok(())
    }

    /// Says what was wrong; after too many of these the connection ends.
    async fn object(&mut self, objection: Objection) -> Result<(), End> {
        self.patience = self.patience.saturating_sub(1);
        if self.patience == 0 {
            self.hub.metrics.cut_off.inc();
            return Err(End::Close(close_code::POLICY, "too many bad messages"));
        }
        let message = FromServer::Error { why: objection.failure.why };
        self.send(serde_json::to_string(&message).expect("messages are plain data").into()).await
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        match timeout(SEND_WITHIN, self.socket.send(Message::Text(text))).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }
}

/// How a connection ends that broke the rules of its own protocol: with the code that says which.
fn ending(error: &axum::Error) -> End {
    use tungstenite::Error;
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<Error>());
    match source {
        Some(Error::Capacity(_)) => End::Close(close_code::SIZE, "message too large"),
        Some(Error::Utf8(_)) => End::Close(close_code::INVALID, "not text"),
        Some(Error::Protocol(tungstenite::error::ProtocolError::ResetWithoutClosingHandshake)) => End::Gone,
        Some(Error::Protocol(_)) => End::Close(close_code::PROTOCOL, "protocol error"),
        _ => End::Gone,
    }
}

/// What happened at a connection.
enum Heard {
    Message(Message),
    /// `None` when the table has let go of this connection.
    News(Option<Utf8Bytes>),
    /// From the server that runs the table, or the code with which it ended.
    There(Result<Utf8Bytes, u16>),
    Quiet,
}

async fn next(inbox: &mut Option<Inbox>) -> Option<Utf8Bytes> {
    match inbox {
        Some(inbox) => inbox.next().await,
        None => std::future::pending().await,
    }
}

async fn said_there(relay: &mut Option<Box<Relay>>) -> Result<Utf8Bytes, u16> {
    match relay {
        Some(relay) => relay.next().await,
        None => std::future::pending().await,
    }
}

async fn going_down(closing: &mut watch::Receiver<bool>) {
    // A sender that is gone means the same.
    let _ = closing.changed().await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_our_own_pages_and_friends_are_welcome() {
        let headers = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("play.example:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
            }
            headers
        };
        let friends = vec!["https://friend.example".to_owned()];
        for good in [None, Some("http://play.example:8080"), Some("https://play.example:8080"), Some(&*friends[0])] {
            assert!(is_welcome(&headers(good), &friends), "{good:?}");
        }
        for bad in ["http://play.example", "https://evil.example", "null", "http://play.example:8080.evil.example"] {
            assert!(!is_welcome(&headers(Some(bad)), &friends), "{bad}");
        }
    }
}

//! One live connection: limits, the first message, and then messages both ways until either side leaves.

use crate::asking::on_behalf_of;
use crate::forward::{BY, SentOn};
use crate::http::Caller;
use crate::hub::{Hub, Inside};
use crate::limits::quota;
use crate::objection::Objection;
use crate::outbox::{Inbox, outbox};
use crate::protocol::{FromServer, ToServer};
use crate::relay::{MOVED, Reception, Relay, receive};
use crate::room::Command;
use crate::servers::{Follow, Whose};
use crate::settings::Settings;
use crate::tally::Place;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use holdout_kernel::MAX_SEATS;
use holdout_store::TableId;
use hyper::body::Buf;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::sync::{OwnedSemaphorePermit, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{CloseFrame, Frame};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes, error};
use tracing::debug;

/// A client that does not take a message within this time is gone.
const SEND_WITHIN: Duration = Duration::from_secs(15);

/// The default would cost 134 KiB for every connection. What clients say is short; what is longer is read in pieces.
const READ_BUFFER: usize = 512;

/// Of a frame that is not masked.
const LONGEST_HEADER: usize = 10;

/// Answers to pings that may wait for a client that does not take them. The library puts every one behind the others:
/// whoever pings and reads next to nothing would fill the memory.
const MOST_CONTROL: usize = 1024;

pub(crate) async fn live(
    State(hub): State<Arc<Hub>>,
    Caller(address): Caller,
    mut request: Request,
) -> Result<Response, Objection> {
    // Whoever spreads guests over several servers tries another one.
    if !hub.store.runs() || hub.is_closing() {
        return Err(Objection::moved());
    }
    if !is_welcome(request.headers(), &hub.settings.origins) {
        return Err(Objection::forbidden("server-other-origin"));
    }
    if !hub.visits.allows(address) {
        hub.metrics.too_fast.inc();
        return Err(Objection::too_fast());
    }
    let neighbour = hub.sockets.enter(address).ok_or_else(Objection::too_fast)?;
    let place = Arc::clone(&hub.connections).try_acquire_owned().map_err(|_| Objection::full_of_guests())?;
    let answer = create_response_with_body(&request, Body::empty)
        .map_err(|error| Objection::unreadable(format!("WebSocket: {error}")))?;
    let sent_on = request.extensions().get::<SentOn>().is_some();
    let by = request.headers().get(BY).filter(|_| sent_on).and_then(|by| by.to_str().ok());
    let speaker = by.map(|by| speaker(hub.servers.follow(by)));
    let upgrading = hyper::upgrade::on(&mut request);
    tokio::spawn(converse(hub, upgrading, Caller(address), sent_on, speaker, (place, neighbour)));
    Ok(answer)
}

/// A live connection from beginning to end. As large as this is, as much every quiet connection costs: what is seldom
/// done keeps its room to itself, behind a `Box::pin`.
async fn converse(
    hub: Arc<Hub>,
    upgrading: OnUpgrade,
    caller: Caller,
    sent_on: bool,
    speaker: Option<Speaker>,
    place: (OwnedSemaphorePermit, Place),
) {
    let upgraded = match upgrading.await {
        Ok(upgraded) => TokioIo::new(upgraded),
        Err(error) => return debug!(%error, "a live connection did not come about"),
    };
    let config = config(&hub.settings);
    let socket = WebSocketStream::from_raw_socket(upgraded, Role::Server, Some(config)).await;
    let mut connection = Connection::new(hub, socket, caller, sent_on, place);
    connection.speaker = speaker;
    connection.run().await;
}

/// What the library may keep. Texts to clients go past its buffer, which therefore holds nothing but pings, answers to
/// them, and farewells.
fn config(settings: &Settings) -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_CONTROL)
        .max_message_size(Some(settings.most_message_bytes))
        .max_frame_size(Some(settings.most_message_bytes))
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
    Close(CloseCode, &'static str),
}

struct Connection {
    hub: Arc<Hub>,
    socket: WebSocketStream<TokioIo<Upgraded>>,
    /// The table this connection is at.
    inside: Option<Inside>,
    inbox: Option<Inbox>,
    /// The way to the table, if another server runs it.
    relay: Option<Box<Relay>>,
    from: IpAddr,
    /// Whether another server speaks for somebody here, and which.
    sent_on: bool,
    speaker: Option<Speaker>,
    speed: DefaultDirectRateLimiter,
    /// Whether it has said hello before.
    greeted: bool,
    /// How often it may still go wrong before it is cut off.
    patience: u32,
    _place: (OwnedSemaphorePermit, Place),
}

impl Connection {
    fn new(
        hub: Arc<Hub>,
        socket: WebSocketStream<TokioIo<Upgraded>>,
        Caller(from): Caller,
        sent_on: bool,
        place: (OwnedSemaphorePermit, Place),
    ) -> Self {
        hub.metrics.connections.inc();
        let speed = DefaultDirectRateLimiter::direct(quota(hub.settings.messages));
        let patience = hub.settings.patience;
        let (inside, inbox, relay, speaker) = (None, None, None, None);
        let greeted = false;
        Self { hub, socket, inside, inbox, relay, from, sent_on, speaker, speed, greeted, patience, _place: place }
    }

    async fn run(&mut self) {
        let end = self.talk().await;
        self.inside = None;
        if let End::Close(code, reason) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            // Whoever is gone needs no farewell.
            let _ = timeout(Duration::from_secs(1), self.socket.send(Message::Close(Some(frame)))).await;
        }
        if let End::Answered = end {
            let _ =
                timeout(Duration::from_secs(1), async { while let Some(Ok(_)) = self.socket.next().await {} }).await;
        }
        self.hub.metrics.connections.dec();
    }

    async fn talk(&mut self) -> End {
        let mut closing = self.hub.closing();
        let mut quiet_until = Instant::now() + self.hub.settings.hello_within;
        let mut asked_whether_there = false;
        loop {
            let heard = tokio::select! {
                message = self.socket.next() => match message {
                    Some(Ok(message)) => Heard::Message(message),
                    Some(Err(error)) => return ending(&error),
                    None => return End::Gone,
                },
                news = next(&mut self.inbox) => Heard::News(news),
                said = said_there(&mut self.relay) => Heard::There(said),
                () = sleep_until(quiet_until) => Heard::Quiet,
                () = speaker_gone(&mut self.speaker) => return End::Gone,
                () = going_down(&mut closing) => return End::Close(CloseCode::Away, "server is going down"),
            };
            let outcome = match heard {
                Heard::Message(message) => {
                    asked_whether_there = false;
                    Box::pin(on_behalf_of(self.from, self.hear(message))).await
                }
                Heard::News(Some(text)) => self.send(text).await,
                Heard::News(None) => Err(End::Close(CloseCode::Again, "come again")),
                Heard::There(Ok(text)) => self.send(text).await,
                Heard::There(Err(CloseCode::Away | CloseCode::Again)) => Err(End::Close(CloseCode::Again, MOVED)),
                Heard::There(Err(code)) => Err(End::Close(code, "ended where the table is run")),
                Heard::Quiet if self.inside.is_none() && self.inbox.is_none() && self.relay.is_none() => {
                    Err(End::Close(CloseCode::Policy, "no hello"))
                }
                Heard::Quiet if asked_whether_there => Err(End::Gone),
                Heard::Quiet => {
                    asked_whether_there = true;
                    let ping = self.socket.send(Message::Ping(Bytes::new()));
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
            Message::Text(text) => Some(text),
            // The library has answered it already; reading on lets the answer out.
            Message::Close(_) => return Err(End::Answered),
            // A few bytes each, and as much work to answer as many a message.
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => None,
            Message::Binary(_) => return self.object(Objection::unreadable("binary")).await,
        };
        if self.speed.check().is_err() || !self.hub.talk.allows(self.from) {
            self.hub.metrics.too_fast.inc();
            return self.object(Objection::too_fast()).await;
        }
        let Some(text) = text else { return Ok(()) };
        match serde_json::from_str::<ToServer>(&text) {
            Ok(ToServer::Hello { table, keys, since, era }) => {
                Box::pin(self.hello(table, keys, since, era, &text)).await
            }
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
        // Whoever goes from table to table is shown each of them whole: that is a look.
        if std::mem::replace(&mut self.greeted, true) && !self.hub.looks.allows(self.from) {
            self.hub.metrics.too_fast.inc();
            self.inbox = None;
            return self.object(Objection::too_fast()).await;
        }
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
                return Err(End::Close(CloseCode::Again, MOVED));
            }
        };
        let settings = &self.hub.settings;
        let share = self.hub.answers.share_of(self.from);
        let (out, inbox) = outbox(settings.most_waiting, settings.most_waiting_bytes, share);
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
                Ok(Whose::Theirs(_)) | Err(_) => Err(End::Close(CloseCode::Again, MOVED)),
            };
        }
        if self.hub.store.hold(id).is_none() && !self.hub.searches.allows(self.from) {
            self.hub.metrics.too_fast.inc();
            self.object(Objection::too_fast()).await?;
            return Err(End::Close(CloseCode::Again, "too fast"));
        }
        Ok(receive(&self.hub, id, self.from, hello).await)
    }

    async fn wish(&mut self, wish: ToServer, text: Utf8Bytes) -> Result<(), End> {
        if let Some(relay) = &mut self.relay {
            let sent = relay.send(text).await;
            return sent.ok_or(End::Close(CloseCode::Again, MOVED));
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
            return Err(End::Close(CloseCode::Policy, "too many bad messages"));
        }
        let message = FromServer::Error { why: objection.failure.why };
        self.send(serde_json::to_string(&message).expect("messages are plain data").into()).await
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        match timeout(SEND_WITHIN, self.write(text)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    /// Writes a text past the library's own buffer, which would copy it and then stay as large as the largest text for
    /// as long as the connection lives: half of what an idle one costs.
    async fn write(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        // The answer to a ping may still be on its way.
        self.socket.flush().await?;
        let frame = Frame::message(text, OpCode::Data(Data::Text), true);
        let mut header = Vec::with_capacity(LONGEST_HEADER);
        frame.header().format(frame.payload().len() as u64, &mut header)?;
        let mut bytes = header.as_slice().chain(frame.payload());
        let stream = self.socket.get_mut();
        stream.write_all_buf(&mut bytes).await?;
        Ok(stream.flush().await?)
    }
}

/// How a connection ends that broke the rules of its own protocol: with the code that says which.
fn ending(error: &Error) -> End {
    match error {
        Error::Capacity(_) => End::Close(CloseCode::Size, "message too large"),
        Error::Utf8(_) => End::Close(CloseCode::Invalid, "not text"),
        Error::Protocol(error::ProtocolError::ResetWithoutClosingHandshake) => End::Gone,
        Error::Protocol(_) => End::Close(CloseCode::Protocol, "protocol error"),
        _ => End::Gone,
    }
}

/// What happened at a connection.
enum Heard {
    Message(Message),
    /// `None` when the table has let go of this connection.
    News(Option<Utf8Bytes>),
    /// From the server that runs the table, or the code with which it ended.
    There(Result<Utf8Bytes, CloseCode>),
    Quiet,
}

async fn next(inbox: &mut Option<Inbox>) -> Option<Utf8Bytes> {
    match inbox {
        Some(inbox) => inbox.next().await,
        None => std::future::pending().await,
    }
}

async fn said_there(relay: &mut Option<Box<Relay>>) -> Result<Utf8Bytes, CloseCode> {
    match relay {
        Some(relay) => relay.next().await,
        None => std::future::pending().await,
    }
}

/// Ends when the server that speaks for somebody here is known to be gone.
type Speaker = Pin<Box<dyn Future<Output = ()> + Send>>;

fn speaker(mut there: Follow) -> Speaker {
    Box::pin(async move { there.gone().await })
}

async fn speaker_gone(speaker: &mut Option<Speaker>) {
    match speaker {
        Some(speaker) => speaker.await,
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
    use tokio::io::{AsyncReadExt, duplex};

    /// What a quiet connection costs is for the most part what its task may ever need room for.
    #[test]
    fn the_task_of_a_connection_is_small() {
        fn size<A, B, C, D, E, F, G: Future>(_: fn(A, B, C, D, E, F) -> G) -> usize {
            size_of::<G>()
        }
        let size = size(converse);
        assert!(size <= 1536, "{size} bytes");
    }

    /// A client that pings and does not read gets a few answers later, not all that were ever due.
    #[tokio::test]
    async fn answers_to_pings_do_not_pile_up() {
        const WIRE: usize = 64;
        const PINGS: usize = 1000;
        let (near, mut far) = duplex(WIRE);
        let config = config(&Settings::default());
        let mut socket = WebSocketStream::from_raw_socket(near, Role::Server, Some(config)).await;
        let ping = [&[0x89_u8, 0x80 | 0x7d, 0, 0, 0, 0][..], &[b'x'; 125]].concat();
        let pinging = tokio::spawn(async move {
            far.write_all(&ping.repeat(PINGS)).await.unwrap();
            far
        });
        for _ in 0..PINGS {
            assert!(matches!(socket.next().await, Some(Ok(Message::Ping(_)))));
        }
        let mut far = pinging.await.unwrap();
        let mut taken = Vec::new();
        let farewell = async move {
            socket.flush().await.unwrap();
            drop(socket);
        };
        let ((), read) = tokio::join!(farewell, far.read_to_end(&mut taken));
        read.unwrap();
        assert_eq!(taken[..2], [0x8a, 125], "answers they are");
        // What was on the wire, what waited, and the last one, which waits for room there.
        assert!(taken.len() <= WIRE + MOST_CONTROL + 127, "{} bytes", taken.len());
    }

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

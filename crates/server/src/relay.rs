//! A live connection to a table that another server runs: what either side says is passed on as it is.

use crate::forward::{BY, SEARCH_AGAIN, SEARCH_FOR};
use crate::hub::Hub;
use crate::servers::{Follow, Held, Whose};
use axum::http::{Method, StatusCode, Uri};
use futures_util::{SinkExt, StreamExt};
use holdout_store::TableId;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A server that does not take a connection, or what is said, within this time is not there.
const ANSWER_WITHIN: Duration = Duration::from_secs(2);

/// A table may have to be rebuilt before its server says anything about it.
const FIRST_WITHIN: Duration = Duration::from_secs(10);

/// What a server says when it closes a connection because the table is not there.
pub(crate) const MOVED: &str = "the table has moved";

/// A live connection to the server that runs a table.
pub(crate) struct Relay {
    socket: WebSocketStream<TcpStream>,
    there: Follow,
}

/// Where somebody who said hello is received.
pub(crate) enum Reception {
    /// Here; the table is held meanwhile.
    Here(Option<Held>),
    /// There, with the first thing that was said.
    There(Box<Relay>, Utf8Bytes),
    /// Nowhere at the moment.
    Nowhere,
}

/// Why nobody was received by another server.
enum Unreceived {
    /// It is not there, or the table is not there any more.
    NotThere,
    /// It does not want them.
    Refused,
}

/// Finds the server that runs a table, and says hello there if it is another one. A table that is changing hands is
/// looked for a while.
pub(crate) async fn receive(hub: &Arc<Hub>, id: &TableId, from: IpAddr, hello: &str) -> Reception {
    let until = Instant::now() + SEARCH_FOR;
    loop {
        match hub.whose(id).await {
            Ok(Whose::Ours(held)) => return Reception::Here(held),
            Ok(Whose::Theirs(address)) => {
                match greet(hub, &address, from, hello).await {
                    Ok((relay, first)) => return Reception::There(Box::new(relay), first),
                    // Asking again at once would only press it harder, in the name of somebody who does so already.
                    Err(Unreceived::Refused) => return Reception::Nowhere,
                    Err(Unreceived::NotThere) => {}
                }
            }
            Err(_) => {}
        }
        if hub.is_closing() || Instant::now() >= until {
            return Reception::Nowhere;
        }
        sleep(SEARCH_AGAIN).await;
    }
}

async fn greet(hub: &Hub, address: &str, from: IpAddr, hello: &str) -> Result<(Relay, Utf8Bytes), Unreceived> {
    hub.metrics.forwarded.inc();
    let place = address.strip_prefix("http://").ok_or(Unreceived::NotThere)?;
    let stream = within(ANSWER_WITHIN, TcpStream::connect(place)).await?.map_err(|_| Unreceived::NotThere)?;
    let _ = stream.set_nodelay(true);
    let there: Uri = format!("ws://{place}/ws").parse().map_err(|_| Unreceived::NotThere)?;
    let credentials = hub.credentials(from, &Method::GET, &there);
    let mut request = ClientRequestBuilder::new(there);
    for (name, value) in credentials {
        request = request.with_header(name.as_str(), value);
    }
    // When this server is gone, its guests are gone from the table too.
    if let Some(own) = hub.store.address() {
        request = request.with_header(BY.as_str(), own);
    }
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let opened = within(ANSWER_WITHIN, client_async_with_config(request, stream, Some(config))).await?;
    let (socket, _) = opened.map_err(|error| match error {
        // One that goes down, or has lost touch, says so: the table is somebody else's soon.
        Error::Http(said) if said.status() != StatusCode::SERVICE_UNAVAILABLE => Unreceived::Refused,
        _ => Unreceived::NotThere,
    })?;
    let mut relay = Relay { socket, there: hub.servers.follow(address) };
    relay.send(hello.into()).await.ok_or(Unreceived::NotThere)?;
    let first = within(FIRST_WITHIN, relay.next()).await?.map_err(|_| Unreceived::NotThere)?;
    Ok((relay, first))
}

/// Whoever takes longer is not there.
async fn within<T>(patience: Duration, answer: impl Future<Output = T>) -> Result<T, Unreceived> {
    timeout(patience, answer).await.map_err(|_| Unreceived::NotThere)
}

impl Relay {
    /// What the other server says next, or the code with which it ended the connection.
    pub async fn next(&mut self) -> Result<Utf8Bytes, CloseCode> {
        loop {
            let message = tokio::select! {
                message = self.socket.next() => message,
                () = self.there.gone() => return Err(CloseCode::Again),
            };
            match message {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map_or(CloseCode::Again, |frame| frame.code));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(CloseCode::Again),
            }
        }
    }

    pub async fn send(&mut self, text: Utf8Bytes) -> Option<()> {
        timeout(ANSWER_WITHIN, self.socket.send(Message::Text(text))).await.ok()?.ok()
    }
}

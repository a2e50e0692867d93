//! A client as programs write one: plain requests, and a live connection that reads no more than it needs.

use crate::protocol::{Failure, NewTable, Snapshot, TableMade, ToServer};
use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::fmt::Display;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::ClientRequestBuilder;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// A message that takes longer than this will not come any more.
const PATIENCE: Duration = Duration::from_secs(30);

/// Something a client ran into.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {what}")]
pub struct Trouble {
    pub place: &'static str,
    pub what: String,
    /// The status of an answer that was a refusal.
    pub status: Option<u16>,
}

impl Trouble {
    pub fn new(place: &'static str, what: impl Display) -> Self {
        Self { place, what: what.to_string(), status: None }
    }
}

/// Plain requests to one server.
#[derive(Clone, Debug)]
pub struct Client {
    address: SocketAddr,
    from: Option<IpAddr>,
}

impl Client {
    pub fn new(address: SocketAddr) -> Self {
        Self { address, from: None }
    }

    /// The same as if it came from elsewhere, through a proxy that the server knows.
    #[must_use]
    pub fn through_proxy(self, from: Option<IpAddr>) -> Self {
        Self { from, ..self }
    }

    /// One request with a JSON body, on a connection of its own. The answer as it came.
    pub async fn raw(&self, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<(StatusCode, Bytes), Trouble> {
        self.request(method, path, "", body).await
    }

    /// The same, sent by whoever holds these seats; keys are separated by commas.
    pub async fn with_keys(&self, keys: &str, path: &str, body: Vec<u8>) -> Result<(StatusCode, Bytes), Trouble> {
        self.request(Method::POST, path, keys, Some(body)).await
    }

    /// A look by whoever holds these seats.
    pub async fn get_with(&self, keys: &str, path: &str) -> Result<(StatusCode, Bytes), Trouble> {
        self.request(Method::GET, path, keys, None).await
    }

    /// Takes something away, as whoever holds these seats.
    pub async fn delete_with(&self, keys: &str, path: &str) -> Result<(StatusCode, Bytes), Trouble> {
        self.request(Method::DELETE, path, keys, None).await
    }

    async fn request(
        &self,
        method: Method,
        path: &str,
        keys: &str,
        body: Option<Vec<u8>>,
    ) -> Result<(StatusCode, Bytes), Trouble> {
        let trouble = |error: &dyn Display| Trouble::new("request", error);
        let stream = TcpStream::connect(self.address).await.map_err(|error| trouble(&error))?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(|error| trouble(&error))?;
        let connection = tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path).header("host", self.address.to_string());
        if !keys.is_empty() {
            request = request.header("authorization", format!("Bearer {keys}"));
        }
        if let Some(from) = self.from {
            request = request.header("x-forwarded-for", from.to_string());
        }
        if body.is_some() {
            request = request.header("content-type", "application/json");
        }
        let request =
            request.body(Full::new(Bytes::from(body.unwrap_or_default()))).map_err(|error| trouble(&error))?;
        let answered = timeout(PATIENCE, async {
            let answer = sender.send_request(request).await?;
            let status = answer.status();
            Ok::<_, hyper::Error>((status, answer.into_body().collect().await?.to_bytes()))
        });
        let answered = answered.await.map_err(|error| trouble(&error))?.map_err(|error| trouble(&error));
        drop(sender);
        connection.abort();
        answered
    }

    async fn json<T: DeserializeOwned>(&self, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<T, Trouble> {
        let (status, body) = self.raw(method, path, body).await?;
        if !status.is_success() {
            let why = serde_json::from_slice::<Failure>(&body).map_or_else(|_| String::new(), |said| said.why.key);
            return Err(Trouble { place: "answer", what: format!("{status} {why}"), status: Some(status.as_u16()) });
        }
        serde_json::from_slice(&body).map_err(|error| Trouble::new("answer", error))
    }

    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        self.json(Method::GET, path, None).await
    }

    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl serde::Serialize) -> Result<T, Trouble> {
        let body = serde_json::to_vec(body).map_err(|error| Trouble::new("request", error))?;
        self.json(Method::POST, path, Some(body)).await
    }

    pub async fn make(&self, table: &NewTable) -> Result<TableMade, Trouble> {
        self.post("/api/tables", table).await
    }

    pub async fn look(&self, table: &str, key: &str) -> Result<Snapshot, Trouble> {
        self.get(&format!("/api/tables/{table}?key={key}")).await
    }
}

/// As much of a message as a player without eyes needs.
#[derive(Debug, Default, Deserialize)]
pub struct Slim {
    #[serde(rename = "type")]
    pub kind: String,
    #[serde(default)]
    pub seq: u32,
    #[serde(default)]
    pub asks: Vec<SlimAsk>,
    #[serde(default)]
    pub over: bool,
}

#[derive(Debug, Deserialize)]
pub struct SlimAsk {
    pub id: u32,
    pub seat: u8,
    pub sealed: Option<String>,
    pub answers: Vec<SlimChoice>,
}

#[derive(Debug, Deserialize)]
pub struct SlimChoice {
    pub name: String,
}

/// A live connection.
pub struct Live {
    socket: WebSocketStream<TcpStream>,
}

impl Live {
    pub async fn connect(address: SocketAddr) -> Result<Self, Trouble> {
        Self::through_proxy(address, None).await
    }

    /// The same as if it came from elsewhere, through a proxy that the server knows.
    pub async fn through_proxy(address: SocketAddr, from: Option<IpAddr>) -> Result<Self, Trouble> {
        let stream = TcpStream::connect(address).await.map_err(|error| Trouble::new("connect", error))?;
        let _ = stream.set_nodelay(true);
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let uri = format!("ws://{address}/ws").parse().map_err(|error| Trouble::new("address", error))?;
        let mut request = ClientRequestBuilder::new(uri);
        if let Some(from) = from {
            request = request.with_header("x-forwarded-for", from.to_string());
        }
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (socket, _) = opened.map_err(|error| Trouble::new("upgrade", error))?;
        Ok(Self { socket })
    }

    /// Connects, says hello and waits for the first update.
    pub async fn hello(address: SocketAddr, table: &str, keys: &[String], since: u32) -> Result<(Self, Slim), Trouble> {
        Self::connect(address).await?.greeting(table, keys, since).await
    }

    /// Says hello and waits for the first update.
    pub async fn greeting(mut self, table: &str, keys: &[String], since: u32) -> Result<(Self, Slim), Trouble> {
        let update = self.greet(table, keys, since).await?;
        Ok((self, update))
    }

    /// Says hello, perhaps at another table than before, and waits for the first update.
    pub async fn greet(&mut self, table: &str, keys: &[String], since: u32) -> Result<Slim, Trouble> {
        self.send(&ToServer::Hello { table: table.to_owned(), keys: keys.to_vec(), since, era: 0 }).await?;
        self.update().await
    }

    pub async fn send(&mut self, message: &ToServer) -> Result<(), Trouble> {
        self.send_text(serde_json::to_string(message).map_err(|error| Trouble::new("message", error))?).await
    }

    pub async fn send_text(&mut self, text: String) -> Result<(), Trouble> {
        self.socket.send(Message::text(text)).await.map_err(|error| Trouble::new("send", error))
    }

    /// The next message as it came. `None` when the server has closed the connection.
    pub async fn text(&mut self) -> Result<Option<String>, Trouble> {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await.map_err(|error| Trouble::new("receive", error))?;
            match next {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Trouble::new("receive", error)),
            }
        }
    }

    /// The next message, read as far as needed.
    pub async fn slim(&mut self) -> Result<Slim, Trouble> {
        let text = self.text().await?.ok_or_else(|| Trouble::new("receive", "the server closed the connection"))?;
        serde_json::from_str(&text).map_err(|error| Trouble::new("message", error))
    }

    /// The next update; an error message is trouble.
    pub async fn update(&mut self) -> Result<Slim, Trouble> {
        loop {
            let message = self.slim().await?;
            match message.kind.as_str() {
                "update" => return Ok(message),
                "error" | "fault" | "refused" => return Err(Trouble::new("message", message.kind)),
                _ => {}
            }
        }
    }
}

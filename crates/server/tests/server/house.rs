//! A server for a test, and players who sit down at it.

use holdout_catalog::Title;
use holdout_server::load::{Client, Live, Trouble, invitation_of, key_of};
use holdout_server::protocol::{
    Ask, ClockKind, FromServer, Joined, NewSeat, NewSeatKind, NewTable, OnTimeout, SeatLink, Snapshot, TableClock,
    TableMade, ToServer, UndoAsked, UndoPolicy, Update,
};
use holdout_server::{Hub, Serving, Settings, serve};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server on a port of its own, with its database in a folder that is gone afterwards.
pub struct House {
    pub hub: Arc<Hub>,
    pub address: SocketAddr,
    pub http: Client,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

pub fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

impl House {
    pub async fn open(folder: &Path) -> Self {
        Self::with(folder, Settings::unhurried(), holdout_catalog::titles()).await
    }

    pub async fn with(folder: &Path, settings: Settings, titles: &[&'static dyn Title]) -> Self {
        let any = "127.0.0.1:0".parse().unwrap();
        Self::of(serve(any, folder, settings, titles).await.unwrap())
    }

    pub fn of(serving: Serving) -> Self {
        let (hub, address) = (Arc::clone(&serving.hub), serving.address);
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(async move {
            serving.until(async { drop(stopped.await) }).await.unwrap();
        });
        Self { hub, address, http: Client::new(address), stop, ended }
    }

    /// Ends the server in good order.
    pub async fn close(self) {
        self.stop.send(()).unwrap();
        self.ended.await.unwrap();
    }

    pub async fn make(&self, wish: &NewTable) -> TableMade {
        self.http.make(wish).await.unwrap()
    }

    /// Claims a seat by its invitation, and returns its new key.
    pub async fn claim(&self, table: &str, link: &str, nickname: &str) -> String {
        let body = json!({"nickname": nickname, "invite": invitation_of(link)});
        let joined: Joined = self.http.post(&format!("/api/tables/{table}/join"), &body).await.unwrap();
        key_of(&joined.link)
    }

    /// A new invitation to an open seat, from whoever holds this key.
    pub async fn invite(&self, table: &str, key: &str, seat: u8) -> Result<SeatLink, u16> {
        let (path, body) = (format!("/api/tables/{table}/invite"), json!({ "seat": seat }).to_string());
        let (status, said) = self.http.with_keys(key, &path, body.into_bytes()).await.unwrap();
        if status.is_success() { Ok(serde_json::from_slice(&said).unwrap()) } else { Err(status.as_u16()) }
    }

    /// Does something by a plain request.
    pub async fn act(&self, table: &str, keys: &[String], wish: ToServer) -> Result<Snapshot, Trouble> {
        self.http.post(&format!("/api/tables/{table}/act"), &json!({"keys": keys, "wish": wish})).await
    }

    /// Makes a table, lets somebody come for every open seat, and begins: the keys of the people, by seat.
    pub async fn gather(&self, wish: &NewTable) -> (TableMade, Vec<String>) {
        let made = self.make(wish).await;
        let mut keys: Vec<(u8, String)> = made.links.iter().map(|link| (link.seat, key_of(&link.link))).collect();
        for link in &made.invitations {
            keys.push((link.seat, self.claim(&made.table, &link.link, "Bela").await));
        }
        keys.sort();
        for (seat, key) in &keys {
            let ready = ToServer::Ready { seat: *seat, yes: true, promise: None };
            self.act(&made.table, std::slice::from_ref(key), ready).await.unwrap();
        }
        (made, keys.into_iter().map(|(_, key)| key).collect())
    }

    /// Asks to take back the last answer; everybody else whose key is shown agrees. The first refusal ends it.
    pub async fn take_back(&self, table: &str, keys: &[String], by: u8) -> Result<Snapshot, Trouble> {
        let mut now = self.act(table, keys, ToServer::Undo { seat: by }).await?;
        while let Some(asked) = now.undo.as_ref().and_then(|undo| undo.asked.as_ref()) {
            now = self.act(table, keys, consent(asked.missing[0], asked, true)).await?;
        }
        Ok(now)
    }

    /// The request to take back that stands at a table.
    pub async fn look_at_request(&self, table: &str, keys: &[String]) -> UndoAsked {
        let now = self.http.look(table, &keys.join(",")).await.unwrap();
        now.undo.and_then(|undo| undo.asked).expect("somebody asks")
    }

    /// A live connection that has said hello, and its first update.
    pub async fn sit(&self, table: &str, keys: &[String]) -> (Live, Update) {
        let mut live = Live::connect(self.address).await.unwrap();
        live.send(&hello(table, keys, 0)).await.unwrap();
        let update = update(&mut live).await;
        (live, update)
    }

    /// A metric by its name.
    pub async fn count(&self, name: &str) -> u64 {
        let (_, text) = self.http.raw("GET".parse().unwrap(), "/metrics", None).await.unwrap();
        let text = String::from_utf8(text.to_vec()).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("holdout_{name} ")));
        line.unwrap_or_else(|| panic!("no metric {name}")).parse().unwrap()
    }
}

pub fn hello(table: &str, keys: &[String], since: u32) -> ToServer {
    ToServer::Hello { table: table.to_owned(), keys: keys.to_vec(), since, era: 0 }
}

/// The next message.
pub async fn message(live: &mut Live) -> FromServer {
    let text = live.text().await.unwrap().expect("the connection is open");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The next update, whatever is said in between.
pub async fn update(live: &mut Live) -> Update {
    loop {
        match message(live).await {
            FromServer::Update(update) => return update,
            FromServer::Fault { id, .. } => panic!("fault {id}"),
            FromServer::Refused { why, .. } | FromServer::Error { why } => panic!("{why:?}"),
            _ => {}
        }
    }
}

/// The next message that `wanted` takes, whatever is said in between.
pub async fn until<T>(live: &mut Live, mut wanted: impl FnMut(FromServer) -> Option<T>) -> T {
    for _ in 0..200 {
        if let Some(found) = wanted(message(live).await) {
            return found;
        }
    }
    panic!("it never came");
}

/// The key of the next error message.
pub async fn error(live: &mut Live) -> String {
    until(live, |message| match message {
        FromServer::Error { why } => Some(why.key),
        _ => None,
    })
    .await
}

pub fn me() -> NewSeat {
    NewSeat { kind: NewSeatKind::Me, bot: None, name: None }
}

pub fn open_seat() -> NewSeat {
    NewSeat { kind: NewSeatKind::Open, bot: None, name: None }
}

pub fn bot() -> NewSeat {
    NewSeat { kind: NewSeatKind::Bot, bot: Some("random".to_owned()), name: None }
}

/// A wish for a table of Osaczeni with these seats.
pub fn table(seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        title: "osaczeni".to_owned(),
        mission: None,
        options: serde_json::Map::new(),
        seed: None,
        public: false,
        seats,
        nickname: "Ania".to_owned(),
        clock: TableClock { kind: ClockKind::None, seconds: None },
        on_timeout: OnTimeout::Fallback,
        undo: UndoPolicy::Own,
        mates: false,
        hints: false,
        bots_after: None,
        group: None,
    }
}

pub fn keys(made: &TableMade) -> Vec<String> {
    made.links.iter().map(|link| key_of(&link.link)).collect()
}

/// The first question that can be answered.
pub fn open_ask(asks: &[Ask]) -> Option<&Ask> {
    asks.iter().find(|ask| ask.sealed.is_none())
}

/// The answer to a question that the `turn` picks.
pub fn answer(ask: &Ask, turn: usize) -> ToServer {
    let name = ask.answers[turn % ask.answers.len()].name.clone();
    ToServer::Answer { seat: ask.seat, ask: ask.id, answer: Value::String(name) }
}

/// Agrees to a request, or not.
pub fn consent(seat: u8, asked: &UndoAsked, yes: bool) -> ToServer {
    ToServer::Consent { seat, by: asked.by, line: asked.line, era: asked.era, yes }
}

/// Answers whatever these seats are asked until the game is over, and returns the last update. Others may be faster:
/// an answer that comes too late is refused, and the question comes again.
pub async fn play_to_the_end(live: &mut Live, mut now: Update) -> Update {
    let (mut turn, mut given) = (0, None);
    while !now.over {
        if let Some(ask) = open_ask(&now.asks).filter(|ask| given != Some(ask.id)) {
            turn += 1;
            given = Some(ask.id);
            live.send(&answer(ask, turn * 7)).await.unwrap();
        }
        now = until(live, |message| match message {
            FromServer::Update(update) => Some(update),
            _ => None,
        })
        .await;
        assert!(turn < 5_000, "the game does not end");
    }
    now
}

/// The record of a table, as soon as its game is over.
pub async fn when_over(house: &House, table: &str) -> holdout_kernel::Record {
    let path = format!("/api/tables/{table}/record");
    for _ in 0..1_000 {
        if let Ok(record) = house.http.get(&path).await {
            return record;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the game does not end");
}

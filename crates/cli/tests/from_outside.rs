//! The worst of what was found when the server was first attacked (D1 to D11 of docs/safety.md), done again from outside: to a
//! whole program, by requests and by its files alone, as a stranger would.
//!
//! `HOLDOUT_PROGRAM` names another program to attack, such as one built of commit 4db6b81, where all of this was found.

use holdout_server::load::Client;
use holdout_server::load::crash::{start, start_limited, stop};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

fn program() -> PathBuf {
    std::env::var_os("HOLDOUT_PROGRAM").map_or_else(|| PathBuf::from(env!("CARGO_BIN_EXE_holdout")), PathBuf::from)
}

/// A program that serves, and whoever asks it for something.
struct Attacked {
    server: Child,
    address: SocketAddr,
    http: Client,
    data: PathBuf,
    _folder: Option<TempDir>,
}

impl Attacked {
    /// Without limits per address, in a folder of its own.
    fn begin() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        Self::of(start(&program(), &data).unwrap(), data, Some(folder))
    }

    /// The same in a folder that is there.
    fn at(data: &Path) -> Self {
        Self::of(start(&program(), data).unwrap(), data.to_owned(), None)
    }

    /// With its usual limits.
    fn limited() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        Self::of(start_limited(&program(), &data).unwrap(), data, Some(folder))
    }

    fn of((server, address): (Child, SocketAddr), data: PathBuf, folder: Option<TempDir>) -> Self {
        Self { server, address, http: Client::new(address), data, _folder: folder }
    }

    /// Ends in good order, so that everything stands in the one file.
    fn end(&mut self) {
        let told = std::process::Command::new("kill").args(["-TERM", &self.server.id().to_string()]).status();
        assert!(told.unwrap().success() && self.server.wait().unwrap().success());
    }

    async fn post(&self, keys: &[String], path: &str, body: &Value) -> (u16, Value) {
        let body = serde_json::to_vec(body).unwrap();
        let (status, said) = self.http.with_keys(&keys.join(","), path, body).await.unwrap();
        (status.as_u16(), serde_json::from_slice(&said).unwrap_or_default())
    }

    async fn get(&self, keys: &[String], path: &str) -> (u16, Value) {
        let (status, said) = self.http.get_with(&keys.join(","), path).await.unwrap();
        (status.as_u16(), serde_json::from_slice(&said).unwrap_or_default())
    }

    async fn act(&self, table: &Table, keys: &[String], wish: Value) -> (u16, Value) {
        self.post(&[], &format!("/api/tables/{}/act", table.id), &json!({"keys": keys, "wish": wish})).await
    }

    async fn make(&self, seats: [&str; 3], agreed: Value) -> Table {
        let seats = seats.map(|kind| json!({"kind": kind}));
        let mut wish = json!({"title": "osaczeni", "nickname": "Ania", "seats": seats});
        wish.as_object_mut().unwrap().extend(agreed.as_object().unwrap().clone());
        let (status, made) = self.post(&[], "/api/tables", &wish).await;
        assert_eq!(status, 201, "{made}");
        let codes = |name: &str| -> Vec<String> {
            let links = made[name].as_array().into_iter().flatten();
            links.map(|link| code_of(link["link"].as_str().unwrap())).collect()
        };
        Table {
            id: made["table"].as_str().unwrap().to_owned(),
            keys: codes("links"),
            invitations: codes("invitations"),
        }
    }

    /// Somebody sits down in the next open seat of a public table, and everybody is ready.
    async fn sit_down(&self, table: &mut Table, name: &str) {
        let (status, joined) =
            self.post(&[], &format!("/api/tables/{}/join", table.id), &json!({ "nickname": name })).await;
        assert_eq!(status, 200, "{joined}");
        table.keys.push(code_of(joined["link"].as_str().unwrap()));
        for (seat, key) in table.keys.iter().enumerate() {
            // Where a game begins at once nobody needs to be ready.
            self.act(table, std::slice::from_ref(key), json!({"type": "ready", "seat": seat, "yes": true})).await;
        }
    }

    async fn look(&self, table: &Table) -> Value {
        let (status, seen) = self.get(&table.keys, &format!("/api/tables/{}", table.id)).await;
        assert_eq!(status, 200, "{seen}");
        seen
    }

    /// One of the seats gives an answer.
    async fn answer(&self, table: &Table, turn: usize) -> bool {
        let seen = self.look(table).await;
        let Some(ask) = seen["asks"].as_array().unwrap().iter().find(|ask| ask["sealed"].is_null()) else {
            return false;
        };
        let answers = ask["answers"].as_array().unwrap();
        let name = &answers[turn * 7 % answers.len()]["name"];
        let wish = json!({"type": "answer", "seat": ask["seat"], "ask": ask["id"], "answer": name});
        self.act(table, &table.keys, wish).await.0 == 200
    }

    /// The record of a game in which much was said, and much answered and taken back, by so many steps.
    async fn talkative(&self, promises: usize, undos: usize) -> Value {
        let table = self.make(["me", "me", "me"], json!({"undo": "agreed"})).await;
        for number in 0..promises {
            let statement = json!({"type": "promise", "text": format!("{number} {}", "x".repeat(200))});
            let said =
                self.act(&table, &table.keys, json!({"type": "say", "seat": number % 3, "statement": statement}));
            assert_eq!(said.await.0, 200);
        }
        for number in 0..undos {
            assert!(self.answer(&table, number).await);
            self.take_back(&table, number % 3).await;
        }
        assert_eq!(self.act(&table, &table.keys, json!({"type": "give-up", "seat": 0})).await.0, 200);
        self.get(&[], &format!("/api/tables/{}/record", table.id)).await.1
    }

    /// All agree to take back what was answered last.
    async fn take_back(&self, table: &Table, by: usize) -> (u16, Value) {
        let mut last = self.act(table, &table.keys, json!({"type": "undo", "seat": by})).await;
        while let Some(asked) = last.1.pointer("/undo/asked").filter(|asked| asked.is_object()) {
            let (seat, by, line, era) = (&asked["missing"][0], &asked["by"], &asked["line"], &asked["era"]);
            let wish = json!({"type": "consent", "seat": seat, "by": by, "line": line, "era": era, "yes": true});
            last = self.act(table, &table.keys, wish).await;
        }
        last
    }

    /// Seconds of processor time this program has used.
    #[cfg(target_os = "linux")]
    fn processor_time(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.server.id())).unwrap();
        let after_name: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
        let ticks: u64 = after_name[11..13].iter().map(|ticks| ticks.parse::<u64>().unwrap()).sum();
        ticks as f64 / 100.0
    }
}

impl Drop for Attacked {
    fn drop(&mut self) {
        stop(&mut self.server);
    }
}

struct Table {
    id: String,
    keys: Vec<String>,
    invitations: Vec<String>,
}

/// What stands behind `#key=` or `#invite=`.
fn code_of(link: &str) -> String {
    link.rsplit('=').next().unwrap().to_owned()
}

/// D1: the host copies a table that waits for its people, and reads the seed in the copy's record.
#[tokio::test]
async fn the_host_copies_no_table_that_waits() {
    let house = Attacked::begin();
    let table = house.make(["me", "open", "open"], json!({"public": true})).await;
    let all = [table.keys.clone(), table.invitations.clone()].concat();
    let bots = ["me", "bot", "bot"].map(|kind| json!({"kind": kind}));
    let copy = json!({"step": 0, "nickname": "Ania", "seats": bots});
    let (status, said) = house.post(&all, &format!("/api/tables/{}/play-on", table.id), &copy).await;
    assert!((400..500).contains(&status), "{status} {said}");
}

/// D2: the sender of a link looks with it at the hand of whoever sat down.
#[tokio::test]
async fn a_link_that_was_used_opens_nothing() {
    let house = Attacked::begin();
    let table = house.make(["me", "open", "open"], json!({})).await;
    let sent = [&table.keys[1..], &table.invitations].concat();
    assert_eq!(sent.len(), 2);
    for code in sent {
        let path = format!("/api/tables/{}/join", table.id);
        let (mut status, mut said) = house.post(&[], &path, &json!({"nickname": "Bela", "invite": code})).await;
        if status == 400 {
            (status, said) = house.post(&[], &path, &json!({"nickname": "Bela", "key": code})).await;
        }
        assert_eq!(status, 200, "{said}");
        let (status, _) = house.get(&[code], &format!("/api/tables/{}", table.id)).await;
        assert_eq!(status, 403, "the sender looks over the shoulder of whoever sits there");
    }
}

/// D3: a long poll whose client hung up sits at the table for ever.
#[tokio::test]
async fn whoever_hangs_up_is_gone() {
    let house = Attacked::begin();
    let table = house.make(["me", "me", "me"], json!({})).await;
    let online = async || house.look(&table).await["seats"][1]["online"].as_bool().unwrap();
    let mut poll = TcpStream::connect(house.address).await.unwrap();
    let ask = format!(
        "GET /api/tables/{}?since={}&wait=30 HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {}\r\n\r\n",
        table.id,
        house.look(&table).await["seq"],
        table.keys[1]
    );
    poll.write_all(ask.as_bytes()).await.unwrap();
    while !online().await {
        sleep(Duration::from_millis(10)).await;
    }
    drop(poll);
    let gone = timeout(Duration::from_mins(1), async {
        while online().await {
            sleep(Duration::from_millis(10)).await;
        }
    });
    assert!(gone.await.is_ok(), "a minute later the seat is still held by nobody");
}

/// D4: looking through a record in which much was taken back costs the square of its length.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_record_twice_as_long_costs_about_twice_as_much() {
    let house = Attacked::begin();
    let mut each = Vec::new();
    for (promises, undos) in [(150, 20), (600, 80)] {
        let record = house.talkative(promises, undos).await;
        let (before, mut times) = (house.processor_time(), 0);
        while times < 5 || house.processor_time() - before < 0.5 {
            let (status, said) = house.post(&[], "/api/records", &record).await;
            assert_eq!(status, 201, "{said}");
            times += 1;
        }
        each.push((house.processor_time() - before) / f64::from(times));
    }
    // In processor time, so that it does not matter what else runs: four times the length, and at most eight times the cost.
    assert!(each[1] < each[0] * 8.0, "{} s, and {} s for four times as much", each[0], each[1]);
}

/// D5: one address brings records without end.
#[tokio::test]
async fn one_address_does_not_fill_the_disk() {
    let house = Attacked::begin();
    let record = house.talkative(3, 1).await;
    let house = Attacked::limited();
    let mut refused = 0;
    for number in 0..30 {
        let mut other = record.clone();
        other["names"] = json!([format!("Ania {number}")]);
        refused += u32::from(house.post(&[], "/api/records", &other).await.0 == 429);
    }
    assert!(refused > 0, "thirty of thirty are kept");
}

/// D6: statements after an answer that is taken back find the ledger full, and the rules break down.
#[tokio::test]
async fn talk_after_what_is_taken_back_breaks_nothing() {
    let house = Attacked::begin();
    let table = house.make(["me", "me", "me"], json!({"undo": "agreed"})).await;
    let vote =
        |seat: usize| json!({"type": "say", "seat": seat, "statement": {"type": "vote", "player": (seat + 1) % 3}});
    let (mut said, mut judged) = (0, false);
    for turn in 0..400 {
        // As much as the ledger takes, then an answer, and more where it made room.
        for more in [8, 0, 3] {
            if more == 0 && !house.answer(&table, turn).await {
                break;
            }
            for seat in 0..3 {
                for _ in 0..more {
                    if house.act(&table, &table.keys, vote(seat)).await.0 != 200 {
                        break;
                    }
                    said += 1;
                    judged |= more == 3;
                }
            }
        }
        let (status, back) = house.take_back(&table, turn % 3).await;
        assert_ne!(status, 500, "{back}");
        let seen = house.look(&table).await;
        assert!(seen["fault"].is_null(), "{}", seen["fault"]);
        if judged && turn > 3 {
            assert!(said > 24);
            return;
        }
        house.answer(&table, turn).await;
    }
    panic!("nothing that was said was ever judged");
}

/// D7: a log that is damaged is thrown away without a word.
#[tokio::test]
async fn a_damaged_log_is_not_thrown_away() {
    let mut house = Attacked::begin();
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(house.make(["me", "me", "me"], json!({})).await);
    }
    stop(&mut house.server);
    let log = house.data.join("holdout.db-wal");
    let mut bytes = std::fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 0x11;
    std::fs::write(&log, &bytes).unwrap();
    // It does not start, or else every table is there.
    let Ok((mut server, address)) = start(&program(), &house.data) else { return };
    let http = Client::new(address);
    for table in &tables {
        let (status, _) = http.get_with(&table.keys[0], &format!("/api/tables/{}", table.id)).await.unwrap();
        if status != 200 {
            stop(&mut server);
            panic!("{status}: acknowledged, and gone without a word");
        }
    }
    stop(&mut server);
}

/// D8: one value that makes no sense keeps every game from starting.
#[tokio::test]
async fn one_bad_value_costs_one_table() {
    let mut house = Attacked::begin();
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(house.make(["me", "me", "me"], json!({})).await);
        house
            .act(
                &tables[tables.len() - 1],
                &tables[tables.len() - 1].keys,
                json!({"type": "chat", "seat": 0, "text": "hey"}),
            )
            .await;
    }
    house.end();
    let spoil = "PRAGMA ignore_check_constraints = 1; UPDATE lines SET kind = 'dance' WHERE table_key = 2;";
    rusqlite::Connection::open(house.data.join("holdout.db")).unwrap().execute_batch(spoil).unwrap();
    let Ok(started) = start(&program(), &house.data) else { panic!("one odd value, and nobody plays any more") };
    let again = Attacked::of(started, house.data.clone(), None);
    for place in [0, 2] {
        again.look(&tables[place]).await;
    }
    assert_eq!(again.get(&[], &format!("/api/tables/{}", tables[1].id)).await.0, 500);
}

/// D9: a record that comes in while the power fails leaves half a table.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_kept_whole_or_not_at_all() {
    let mut house = Attacked::begin();
    let record = house.talkative(30, 1).await;
    for round in 0..12_u32 {
        let go_on = Arc::new(AtomicBool::new(true));
        let bringing: Vec<_> = (0..6)
            .map(|guest| {
                let (http, record, go_on) = (house.http.clone(), record.clone(), Arc::clone(&go_on));
                tokio::spawn(async move {
                    for number in 0.. {
                        let mut other = record.clone();
                        other["names"] = json!([format!("{round} {guest} {number}")]);
                        let body = serde_json::to_vec(&other).unwrap();
                        let brought = http.raw("POST".parse().unwrap(), "/api/records", Some(body)).await;
                        if brought.is_err() || !go_on.load(Ordering::Relaxed) {
                            return;
                        }
                    }
                })
            })
            .collect();
        sleep(Duration::from_millis(u64::from(150 + round * 37))).await;
        stop(&mut house.server);
        go_on.store(false, Ordering::Relaxed);
        for guest in bringing {
            guest.await.unwrap();
        }
        let mut again = Attacked::at(&house.data);
        std::mem::swap(&mut again.server, &mut house.server);
        (house.address, house.http) = (again.address, again.http.clone());
        // The only table that was ever played here is over.
        let health = house.get(&[], "/healthz").await.1;
        assert_eq!(health["tables"], 0, "half a record is a game that is being played");
    }
}

/// D10: one player gives the seats of those who are away to bots, and ends the game without them.
#[tokio::test]
async fn one_player_does_not_end_the_game_of_all() {
    let house = Attacked::begin();
    let mut table = house.make(["me", "open", "open"], json!({"public": true, "mates": true, "undo": "agreed"})).await;
    table.keys.truncate(1);
    for name in ["Bela", "Cyryl"] {
        house.sit_down(&mut table, name).await;
    }
    // Nobody acts for somebody who was there half a minute ago.
    sleep(Duration::from_secs(31)).await;
    let alone = &table.keys[..1];
    for mate in [1, 2] {
        let lent = house.act(&table, alone, json!({"type": "act-for", "seat": 0, "mate": mate, "with": "bot"})).await;
        assert_eq!(lent.0, 200, "{}", lent.1);
    }
    let (status, said) = house.act(&table, alone, json!({"type": "give-up", "seat": 0})).await;
    assert_eq!(status, 403, "{said}");
}

/// D11: whoever asks and reads nothing keeps a connection for ever.
#[tokio::test]
async fn whoever_reads_nothing_is_let_go() {
    let house = Attacked::begin();
    let mut deaf = TcpStream::connect(house.address).await.unwrap();
    let ask = b"GET /api/rules/black-plague HTTP/1.1\r\nhost: x\r\n\r\n";
    let let_go = timeout(Duration::from_secs(90), async { while deaf.write_all(ask).await.is_ok() {} });
    assert!(let_go.await.is_ok(), "a minute and a half later it is still there");
    let mut rest = Vec::new();
    let _ = deaf.read_to_end(&mut rest).await;
}

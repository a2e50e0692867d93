//! Several servers on one PostgreSQL: any of them answers for any table, and a table goes on wherever it is run.
//!
//! These run where `HOLDOUT_POSTGRES` names a database, each in a corner of its own.

use crate::house::{
    House, answer, bot, error, folder, keys, me, open_ask, open_seat, play_to_the_end, table, until, update,
};
use holdout_server::load::{Client, Live, key_of};
use holdout_server::protocol::{FromServer, Made, OwnTable, PublicTable, Snapshot, Stage, TableMade, ToServer};
use holdout_server::{Joining, PerMinute, Settings, serve_shared};
use holdout_store::{Connecting, Store, TableId};
use serde_json::json;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Long enough that no server loses it however slow the machine is.
const LONG: Duration = Duration::from_mins(1);

/// A corner of the database for one test.
pub struct Corner {
    pub url: String,
    name: String,
    pub folder: TempDir,
}

impl Corner {
    pub async fn new() -> Option<Self> {
        static CORNERS: AtomicU32 = AtomicU32::new(0);
        let Ok(database) = std::env::var("HOLDOUT_POSTGRES") else {
            eprintln!("not tried: HOLDOUT_POSTGRES names no database");
            return None;
        };
        let name = format!("s{}_{}", std::process::id(), CORNERS.fetch_add(1, Ordering::Relaxed));
        let mark = if database.contains('?') { '&' } else { '?' };
        let url = format!("{database}{mark}options=-csearch_path%3D{name}&application_name={name}");
        let corner = Self { url: database, name: name.clone(), folder: folder() };
        corner.say(&format!("CREATE SCHEMA {name}")).await;
        Some(Self { url, ..corner })
    }

    /// Says something to the database behind everybody's back.
    pub async fn say(&self, sql: &str) {
        let (client, connection) = tokio_postgres::connect(&self.url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        client.batch_execute(sql).await.unwrap();
    }

    pub async fn house(&self) -> House {
        self.house_with(Settings::unhurried(), LONG).await
    }

    pub async fn house_with(&self, settings: Settings, lease: Duration) -> House {
        let any = "127.0.0.1:0".parse().unwrap();
        let joining = Joining { url: self.url.clone(), address: None, lease };
        let titles = holdout_catalog::titles();
        House::of(serve_shared(any, &joining, self.folder.path(), settings, titles).await.unwrap())
    }

    /// What stands in the database.
    async fn lines(&self, table: &str) -> u64 {
        let (url, folder, table) = (self.url.clone(), self.folder.path().to_owned(), TableId::new(table));
        let read = move || {
            let store = Store::connect(&Connecting { url, folder, address: None, lease: LONG }).unwrap();
            store.load(&table).unwrap().last()
        };
        tokio::task::spawn_blocking(read).await.unwrap()
    }
}

/// Everything a seat may know, as both servers tell it.
async fn seen_by_both(one: &House, two: &House, table: &str, key: &str) -> Snapshot {
    let (here, there) = (one.http.look(table, key).await.unwrap(), two.http.look(table, key).await.unwrap());
    assert_eq!(serde_json::to_value(&here).unwrap(), serde_json::to_value(&there).unwrap());
    here
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_server_answers_for_any_table() {
    let Some(corner) = Corner::new().await else { return };
    let (one, two) = (corner.house().await, corner.house().await);
    let made = one.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    // One seat sits at the server that runs the table, the other two at the one that does not.
    let (mut here, _) = one.sit(&made.table, &keys[..1]).await;
    let (mut there, mut now) = two.sit(&made.table, &keys[1..]).await;
    // No game is over so soon, whatever its luck.
    for turn in 0..20 {
        if let Some(ask) = open_ask(&now.asks) {
            there.send(&answer(ask, turn)).await.unwrap();
        } else {
            let snapshot = two.http.look(&made.table, &keys[0]).await.unwrap();
            let wish = answer(open_ask(&snapshot.asks).expect("somebody is asked"), turn);
            two.act(&made.table, &keys[..1], wish).await.unwrap();
        }
        now = update(&mut there).await;
        assert_eq!(update(&mut here).await.seq, now.seq, "both hear of the same");
    }
    seen_by_both(&one, &two, &made.table, &keys[2]).await;
    // Also if its name is written in another way.
    let escaped = format!("%{:02X}{}", made.table.as_bytes()[0], &made.table[1..]);
    seen_by_both(&one, &two, &escaped, &keys[2]).await;
    assert!(two.count("forwarded_total").await > 2 && one.count("forwarded_total").await == 0);
    // Names that the database cannot even write down are those of nothing.
    for path in ["tables/%00", "tables/%00/record", "tables/%00/replay", "tables/x%00/hint?seat=0", "groups/%00"] {
        for house in [&one, &two] {
            let (status, said) = house.http.raw("GET".parse().unwrap(), &format!("/api/{path}"), None).await.unwrap();
            assert_eq!(status, 404, "{path}: {}", String::from_utf8_lossy(&said));
        }
    }

    // Presence, chat and refusals come through as well.
    there.send(&ToServer::Chat { seat: 1, text: "stąd".to_owned() }).await.unwrap();
    let said = until(&mut here, |message| match message {
        FromServer::Chat(line) => Some(line.text),
        _ => None,
    });
    assert_eq!(said.await, "stąd");
    there.send(&ToServer::Chat { seat: 0, text: "nie moje".to_owned() }).await.unwrap();
    assert_eq!(error(&mut there).await, "server-not-your-seat");
    drop(here);
    until(&mut there, |message| match message {
        FromServer::Presence { seats } => (!seats[0].online).then_some(()),
        _ => None,
    })
    .await;

    // The same connection may turn to a table here, and back.
    let local = two.make(&table(vec![me(), me(), me()])).await;
    there.send(&crate::house::hello(&local.table, &crate::house::keys(&local), 0)).await.unwrap();
    assert_eq!(update(&mut there).await.from, 0);
    there.send(&crate::house::hello(&made.table, &keys, now.seq)).await.unwrap();
    let again = update(&mut there).await;
    assert_eq!((again.from, again.seq), (now.seq, now.seq));
    play_to_the_end(&mut there, again).await;
    let ours: Vec<OwnTable> = two
        .http
        .post(
            "/api/mine",
            &json!({"tables": [{"table": made.table, "keys": keys}, {"table": local.table, "keys": []},
            {"table": "nothing", "keys": []}]}),
        )
        .await
        .unwrap();
    assert_eq!(ours.iter().map(|table| table.stage).collect::<Vec<_>>(), [Stage::Over, Stage::Open]);
    one.close().await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_find_each_other_whatever_server_they_come_to() {
    let Some(corner) = Corner::new().await else { return };
    let (one, two) = (corner.house().await, corner.house().await);
    let mut wish = table(vec![me(), open_seat(), bot()]);
    wish.public = true;
    let made = one.make(&wish).await;
    // The lobby of the other server shows it as soon as it hears of it.
    let listed = async || {
        let lobby: Vec<PublicTable> = two.http.get("/api/tables").await.unwrap();
        lobby.iter().any(|public| public.table == made.table)
    };
    for _ in 0..1_000 {
        if listed().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(listed().await);
    let joined = two.claim(&made.table, &made.invitations[0].link, "Bela").await;
    let all = [key_of(&made.links[0].link), joined];
    for (seat, key) in (0..).zip(&all) {
        let ready = ToServer::Ready { seat, yes: true, promise: None };
        two.act(&made.table, std::slice::from_ref(key), ready).await.unwrap();
    }
    let (mut live, now) = two.sit(&made.table, &all).await;
    play_to_the_end(&mut live, now).await;

    // The same again: each asks at another server, and both sit at one new table.
    let again = async |house: &House, key: &str| -> TableMade {
        let path = format!("/api/tables/{}/rematch", made.table);
        let (status, body) = house.http.with_keys(key, &path, b"{}".to_vec()).await.unwrap();
        assert_eq!(status, 201, "{}", String::from_utf8_lossy(&body));
        serde_json::from_slice(&body).unwrap()
    };
    let (first, second) = (again(&one, &all[0]).await, again(&two, &all[1]).await);
    assert_eq!((&first.table, first.links[0].seat, second.links[0].seat), (&second.table, 0, 1));
    // Nobody but a server says whose seat it is, and no server says so for somebody else.
    let path = format!("/api/servers/sit-again/{}", first.table);
    let wish = serde_json::to_vec(&json!({"nickname": "Cela", "seat": 0})).unwrap();
    for house in [&one, &two] {
        let (status, _) = house.http.raw("POST".parse().unwrap(), &path, Some(wish.clone())).await.unwrap();
        assert_eq!(status, 404);
    }
    // Records are read by any server; the same record is the same table.
    let record: holdout_kernel::Record = two.http.get(&format!("/api/tables/{}/record", made.table)).await.unwrap();
    let brought: Vec<Made> = vec![
        one.http.post("/api/records", &record).await.unwrap(),
        two.http.post("/api/records", &record).await.unwrap(),
    ];
    assert_eq!(brought[0].table, brought[1].table);
    one.close().await;
    two.close().await;
}

/// A server that goes down in good order hands its tables over: everybody goes on at another one at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_told_to_stop_hands_its_tables_over() {
    let Some(corner) = Corner::new().await else { return };
    let slow = Settings { bot_pause: Duration::from_hours(1), ..Settings::unhurried() };
    let (one, two) = (corner.house_with(slow, LONG).await, corner.house().await);
    let made = one.make(&table(vec![me(), me(), me()])).await;
    let bots = one.make(&table(vec![bot(), bot(), bot()])).await;
    let keys = keys(&made);
    let (mut here, mut now) = one.sit(&made.table, &keys).await;
    let (mut there, _) = two.sit(&made.table, &keys[..1]).await;
    for turn in 0..20 {
        here.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
        now = update(&mut here).await;
        update(&mut there).await;
    }
    let before = one.http.look(&made.table, &keys[1]).await.unwrap();
    let begun = Instant::now();
    let closing = tokio::spawn(one.close());
    // Both connections end, the one at the other server too, and both come again.
    while let Ok(Some(_)) = here.text().await {}
    while let Ok(Some(_)) = there.text().await {}
    let (mut back, continued) = two.sit(&made.table, &keys).await;
    // How fast, `load --servers` says; nobody waited for the lease to end in any case.
    assert!(begun.elapsed() < LONG / 2, "{:?}", begun.elapsed());
    closing.await.unwrap();
    let after = two.http.look(&made.table, &keys[1]).await.unwrap();
    assert_eq!((&after.view, &after.log, &after.asks), (&before.view, &before.log, &before.asks));
    play_to_the_end(&mut back, continued).await;
    // Nobody sits there: the bots are woken all the same.
    crate::house::when_over(&two, &bots.table).await;
    two.close().await;
}

/// A server whose lease has ended stops its tables, says so, and writes nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_lost_its_lease_stops_at_once() {
    let Some(corner) = Corner::new().await else { return };
    let (one, two) = (corner.house().await, corner.house().await);
    let made = one.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (mut here, now) = one.sit(&made.table, &keys).await;
    let lines = corner.lines(&made.table).await;
    let ask = open_ask(&now.asks).unwrap().clone();
    corner.say("UPDATE servers SET until = clock_timestamp() - interval '1 second'").await;
    // It still believes in its lease, the database does not: the answer is not taken.
    here.send(&answer(&ask, 0)).await.unwrap();
    assert_eq!(error(&mut here).await, "server-moved");
    assert!(here.text().await.unwrap().is_none(), "the connection ends with the table");
    assert_eq!(corner.lines(&made.table).await, lines);
    // Both servers begin again under new names, and whichever is asked runs the table from what is on disk.
    let mut found = None;
    for _ in 0..200 {
        let mut live = Live::connect(two.address).await.unwrap();
        live.send(&crate::house::hello(&made.table, &keys, 0)).await.unwrap();
        if let Ok(Some(text)) = live.text().await
            && let Ok(FromServer::Update(update)) = serde_json::from_str(&text)
        {
            found = Some((live, update));
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (mut live, again) = found.expect("the table goes on");
    assert_eq!((again.seq, open_ask(&again.asks).unwrap().id), (now.seq, ask.id));
    play_to_the_end(&mut live, again).await;
    one.close().await;
    two.close().await;
}

/// While the database cannot be reached longer than the lease, a server tells whoever comes to try another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_its_database_a_server_takes_nobody() {
    let Some(corner) = Corner::new().await else { return };
    let one = corner.house_with(Settings::unhurried(), Duration::from_secs(1)).await;
    let made = one.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (mut here, _) = one.sit(&made.table, &keys).await;
    // The door is shut and everybody is put out: nothing can be renewed.
    corner.say(&format!("ALTER TABLE {0}.servers RENAME TO hidden", corner.name)).await;
    assert_eq!(error(&mut here).await, "server-moved");
    while let Ok(Some(_)) = here.text().await {}
    assert!(Live::connect(one.address).await.is_err(), "a connection is refused, so that a proxy tries another server");
    let refused = one.http.look(&made.table, &keys[0]).await.unwrap_err();
    assert_eq!(refused.status, Some(503));
    let (status, _) = one.http.raw("GET".parse().unwrap(), "/healthz", None).await.unwrap();
    assert_eq!(status, 503);
    corner.say(&format!("ALTER TABLE {0}.hidden RENAME TO servers", corner.name)).await;
    for _ in 0..1_000 {
        if one.http.look(&made.table, &keys[0]).await.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let (mut live, now) = one.sit(&made.table, &keys).await;
    play_to_the_end(&mut live, now).await;
    one.close().await;
}

/// Whoever claims to be a server without the proof is anybody, and counts as who they are.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_outside_can_pretend_to_be_a_server() {
    let Some(corner) = Corner::new().await else { return };
    let few = PerMinute { at_once: 2, per_minute: 1 };
    let strict = Settings { makes: few, ..Settings::unhurried() };
    let (one, two) = (corner.house_with(strict.clone(), LONG).await, corner.house_with(strict, LONG).await);
    let made = one.make(&table(vec![me(), open_seat(), open_seat()])).await;
    let path = format!("/api/tables/{}/join", made.table);
    let body = json!({"nickname": "Bela", "invite": "wrong"});
    // The limits of an address hold where the table is run, also through the other server: two wishes, then no more.
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let refused = two.http.post::<serde_json::Value>(&path, &body).await.unwrap_err();
        statuses.push(refused.status.unwrap());
    }
    assert_eq!(statuses, [403, 429, 429], "the table's maker has used one of two");
    // Made-up proofs change nothing.
    let pretend = PretendServer { address: one.address, from: "192.0.2.7".parse().unwrap() };
    for proof in ["", "0", &"0".repeat(64)] {
        assert_eq!(pretend.post(&path, &body, proof).await, 429, "{proof}");
    }
    one.close().await;
    two.close().await;
}

/// Whom the server of a table does not take is told so, and not pressed upon it again and again by the other one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_refused_at_one_server_is_not_brought_again_by_another() {
    let Some(corner) = Corner::new().await else { return };
    let once = Settings { visits: PerMinute { at_once: 1, per_minute: 1 }, ..Settings::unhurried() };
    let (one, two) = (corner.house_with(once, LONG).await, corner.house().await);
    let made = one.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (_there, _) = two.sit(&made.table, &keys).await;
    let before = two.count("forwarded_total").await;
    let mut again = Live::connect(two.address).await.unwrap();
    again.send(&crate::house::hello(&made.table, &keys, 0)).await.unwrap();
    assert_eq!(error(&mut again).await, "server-moved");
    assert_eq!(two.count("forwarded_total").await, before + 1);
    one.close().await;
    two.close().await;
}

struct PretendServer {
    address: std::net::SocketAddr,
    from: IpAddr,
}

impl PretendServer {
    async fn post(&self, path: &str, body: &serde_json::Value, proof: &str) -> u16 {
        use tokio::io::{AsyncReadExt, AsyncWriteExt};
        let body = body.to_string();
        let mut stream = tokio::net::TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nx-holdout-from: {}\r\nx-holdout-proof: {proof}\r\n\r\n{body}",
            self.address,
            body.len(),
            self.from
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_tables_change_hands_without_a_loss() {
    let Some(corner) = Corner::new().await else { return };
    let (one, two) = (corner.house().await, corner.house().await);
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(one.make(&table(vec![me(), me(), me()])).await);
    }
    let http = Client::new(two.address);
    let mut acknowledged = Vec::new();
    for made in &tables {
        let keys = keys(made);
        let before = http.look(&made.table, &keys.join(",")).await.unwrap();
        let wish = answer(open_ask(&before.asks).unwrap(), 1);
        acknowledged.push(two.act(&made.table, &keys, wish).await.unwrap());
    }
    one.close().await;
    for (made, before) in tables.iter().zip(&acknowledged) {
        let after = http.look(&made.table, &keys(made).join(",")).await.unwrap();
        assert_eq!((&after.views, &after.log), (&before.views, &before.log));
    }
    two.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_reached_is_not_announced() {
    let Some(corner) = Corner::new().await else { return };
    for address in ["https://one.example:443", "http://0.0.0.0:8080", "one.example:8080"] {
        let joining = Joining { url: corner.url.clone(), address: Some(address.to_owned()), lease: LONG };
        let any = "127.0.0.1:0".parse().unwrap();
        let refused =
            serve_shared(any, &joining, corner.folder.path(), Settings::default(), holdout_catalog::titles()).await;
        assert!(refused.err().is_some_and(|error| error.to_string().contains("--address")), "{address}");
    }
}

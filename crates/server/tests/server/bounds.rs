//! Nothing a client can make grows without bound, and no watcher stands in the way of a player.

use crate::house::{House, answer as given, error, folder, hello, keys, me, open_ask, open_seat, table, update};
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, Joined, NewTable, ToServer, UndoPolicy};
use holdout_server::{PerMinute, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Until a condition holds; every try asks the server something, so that it has turns to get there.
async fn eventually(house: &House, what: &str, mut holds: impl AsyncFnMut(&House) -> bool) {
    for _ in 0..2_000 {
        if holds(house).await {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("never: {what}");
}

/// D3: a long poll whose client hangs up leaves the table with its client, seat and all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_hangs_up_is_gone() {
    let folder = folder();
    let settings = Settings { most_watchers: 3, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let own = keys(&made);
    let seq = house.http.look(&made.table, "").await.unwrap().seq;
    let mut polls = Vec::new();
    for key in [own[1].as_str(), "", "", ""] {
        let mut poll = TcpStream::connect(house.address).await.unwrap();
        let ask = format!(
            "GET /api/tables/{}?since={seq}&wait=30 HTTP/1.1\r\nhost: x\r\nauthorization: bearer {key}\r\n\r\n",
            made.table
        );
        poll.write_all(ask.as_bytes()).await.unwrap();
        polls.push(poll);
    }
    eventually(&house, "the poll is there", async |house| {
        house.http.look(&made.table, "").await.unwrap().seats[1].online
    })
    .await;
    // Watchers fill their places; whoever holds a seat comes in all the same.
    eventually(&house, "the places of watchers are taken", async |house| {
        let mut live = Live::connect(house.address).await.unwrap();
        live.send(&hello(&made.table, &[], 0)).await.unwrap();
        matches!(crate::house::message(&mut live).await, FromServer::Error { why } if why.key == "server-full-of-guests")
    })
    .await;
    let (_player, _) = house.sit(&made.table, &own[..1]).await;
    drop(polls);
    eventually(&house, "the poll is gone", async |house| {
        !house.http.look(&made.table, "").await.unwrap().seats[1].online
    })
    .await;
    eventually(&house, "the places of watchers are free", async |house| {
        let mut live = Live::connect(house.address).await.unwrap();
        live.send(&hello(&made.table, &[], 0)).await.unwrap();
        matches!(crate::house::message(&mut live).await, FromServer::Update(_))
    })
    .await;
    house.close().await;
}

/// D4, D5: statements, answers taken back and names are lines on disk, so there are only so many of each.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_takes_only_so_much() {
    let folder = folder();
    let settings =
        Settings { most_statements: 9, most_undos: 6, most_seatings: 6, most_chat: 6, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&NewTable { undo: UndoPolicy::Agreed, ..table(vec![me(), me(), me()]) }).await;
    let own = keys(&made);
    let full = |done: Result<holdout_server::protocol::Snapshot, holdout_server::load::Trouble>, why: &str| {
        done.err().is_some_and(|trouble| trouble.what.contains(why))
    };
    for round in 0..5 {
        let statement = json!({"type": "destination", "area": 4});
        let said = house.act(&made.table, &own, ToServer::Say { seat: 0, statement }).await;
        assert_eq!(full(said, "server-said-enough"), round >= 3);
        let named = house.act(&made.table, &own, ToServer::Name { seat: 0, name: format!("Ania {round}") }).await;
        assert_eq!(full(named, "server-seats-full"), round >= 2);
        let text = format!("{round}");
        let said = house.act(&made.table, &own, ToServer::Chat { seat: 0, text }).await;
        assert_eq!(full(said, "server-chat-full"), round >= 2);
    }
    // Whoever has had their share leaves the others theirs.
    let statement = json!({"type": "destination", "area": 4});
    for wish in [
        ToServer::Say { seat: 1, statement },
        ToServer::Name { seat: 1, name: "Bela".to_owned() },
        ToServer::Chat { seat: 1, text: "and I?".to_owned() },
        ToServer::HandOver { seat: 2, bot: Some("random".to_owned()) },
        ToServer::HandOver { seat: 2, bot: None },
    ] {
        house.act(&made.table, &own, wish).await.unwrap();
    }
    let (mut undone, mut answers) = (0, 0);
    for _ in 0..5 {
        let now = house.http.look(&made.table, &own.join(",")).await.unwrap();
        let ask = open_ask(&now.asks).unwrap();
        // Answers are never refused for it: the game goes on.
        house.act(&made.table, &own, given(ask, 0)).await.unwrap();
        answers += 1;
        undone += u32::from(!full(house.take_back(&made.table, &own, 0).await, "server-undone-enough"));
    }
    assert_eq!((undone, answers), (2, 5));
    house.close().await;
}

/// A weapon drawn and put away is a line on disk as well: whoever does it without end is told to decide, and takes no room
/// from what others may say.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_goes_to_and_fro_without_end() {
    let folder = folder();
    let settings = Settings { most_table_bytes: 2_048, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&NewTable { title: "doom".to_owned(), ..table(vec![me(), me()]) }).await;
    let own = keys(&made);
    let give = async |name: &str| {
        let now = house.http.look(&made.table, &own.join(",")).await.unwrap();
        let ask = now.asks.iter().find(|ask| ask.answers.iter().any(|choice| choice.name == name))?;
        let answer = ToServer::Answer { seat: ask.seat, ask: ask.id, answer: name.into() };
        Some(house.act(&made.table, &own, answer).await.map_err(|trouble| trouble.what))
    };
    while give("advance").await.is_none() {
        give("pass").await.unwrap().unwrap();
    }
    for _ in 0..32 {
        for name in ["go", "back"] {
            give(name).await.unwrap().unwrap();
        }
    }
    for name in ["go", "attack:fist"] {
        let refused = give(name).await.unwrap().unwrap_err();
        assert!(refused.contains("server-to-and-fro"), "{name}: {refused}");
    }
    let text = "Make up your mind!".to_owned();
    house.act(&made.table, &own, ToServer::Chat { seat: 0, text }).await.unwrap();
    give("end").await.unwrap().unwrap();
    house.close().await;
}

/// D11, section 3: so many connections and uploads from one address, and no more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_only_so_much_at_once() {
    let folder = folder();
    let uploads = PerMinute { at_once: 2, per_minute: 1 };
    let settings = Settings { most_per_address: 6, uploads, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    for (round, status) in [400, 400, 429, 429].into_iter().enumerate() {
        // Unreadable ones count as well: they cost as much to take in.
        let (said, _) = house.http.raw("POST".parse().unwrap(), "/api/records", Some(b"{}".to_vec())).await.unwrap();
        assert_eq!(said.as_u16(), status, "{round}");
    }
    let mut all = Vec::new();
    for _ in 0..6 {
        if let Ok(mut live) = Live::connect(house.address).await {
            live.send(&hello(&made.table, &keys(&made), 0)).await.unwrap();
            update(&mut live).await;
            all.push(live);
        }
    }
    assert_eq!(all.len(), 6);
    assert!(Live::connect(house.address).await.is_err(), "the seventh is not let in");
    drop(all);
    eventually(&house, "there is room again", async |house| Live::connect(house.address).await.is_ok()).await;
    house.close().await;
}

/// Whoever only looks costs reads of the disk, so everything that can be looked at has one limit per address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_looks_only_so_often() {
    let folder = folder();
    let looks = PerMinute { at_once: 5, per_minute: 1 };
    let house =
        House::with(folder.path(), Settings { looks, ..Settings::unhurried() }, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let group: Value = house.http.post("/api/groups", &json!({})).await.unwrap();
    let group = format!("/api/groups/{}", group["group"].as_str().unwrap());
    let (export, record) = (format!("{group}/export"), format!("/api/tables/{}/record", made.table));
    let looks = [
        ("GET", "/api/tables", 200),
        ("GET", &record, 409),
        ("GET", &group, 200),
        ("GET", &export, 200),
        ("DELETE", &group, 200),
    ];
    for (method, path, status) in looks {
        assert!(answer(&house, method, path).await.starts_with(&format!("HTTP/1.1 {status} ")), "{method} {path}");
    }
    for (method, path, _) in looks {
        let said = answer(&house, method, path).await;
        assert!(said.starts_with("HTTP/1.1 429 ") && said.contains("\r\nretry-after: "), "{method} {path}: {said}");
    }
    house.close().await;
}

/// An answer with its headers.
async fn answer(house: &House, method: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    let request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", house.address);
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut said = String::new();
    stream.read_to_string(&mut said).await.unwrap();
    said
}

/// D6: statements after an answer that is taken back stand in nobody's way, however full the ledger is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn talk_and_taking_back_never_break_a_table() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let wish = NewTable { undo: UndoPolicy::Agreed, ..table(vec![me(), me(), me()]) };
    let made = house.make(&wish).await;
    let own = keys(&made);
    let (mut live, mut now) = house.sit(&made.table, &own).await;
    for turn in 0..20 {
        let Some(ask) = open_ask(&now.asks).cloned() else { break };
        for area in 0..6_u8 {
            for seat in 0..3 {
                let statement = json!({"type": "promise", "text": format!("{turn} {area} {seat}")});
                let _ = house.act(&made.table, &own, ToServer::Say { seat, statement }).await;
            }
        }
        let _ = house
            .act(
                &made.table,
                &own,
                ToServer::Answer {
                    seat: ask.seat,
                    ask: ask.id,
                    answer: ask.answers[turn % ask.answers.len()].name.clone().into(),
                },
            )
            .await;
        for seat in 0..3 {
            let statement = json!({"type": "promise", "text": format!("after {turn} {seat}")});
            let _ = house.act(&made.table, &own, ToServer::Say { seat, statement }).await;
        }
        if turn % 3 == 0 {
            let _ = house.take_back(&made.table, &own, 0).await;
        }
        now = house.sit(&made.table, &own).await.1;
    }
    assert_eq!(house.count("faults_total").await, 0);
    live.send(&ToServer::Chat { seat: 0, text: "still here".into() }).await.unwrap();
    house.close().await;
    let house = House::open(folder.path()).await;
    assert!(house.http.look(&made.table, &own[0]).await.unwrap().fault.is_none(), "and it replays");
    let mut stranger = Live::connect(house.address).await.unwrap();
    stranger.send(&hello("nowhere", &[], 0)).await.unwrap();
    assert_eq!(error(&mut stranger).await, "server-no-such-table");
    house.close().await;
}

/// D18, D19: a memory that no table would take is refused, and nobody else on the machine reads the data.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_takes_only_what_a_table_takes_and_the_folder_is_private() {
    let folder = folder();
    let data = folder.path().join("data");
    let house = House::open(&data).await;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&data).unwrap().permissions().mode() & 0o077, 0);
    }
    let group: holdout_server::protocol::Group = house.http.post("/api/groups", &json!({})).await.unwrap();
    let path = format!("/api/groups/{}", group.group);
    for unlocked in [json!({"black-plague": [1]}), json!({"chess": [1]})] {
        let body = json!({"group": group.group, "unlocked": unlocked}).to_string().into_bytes();
        let (status, _) = house.http.raw("PUT".parse().unwrap(), &path, Some(body)).await.unwrap();
        assert!(status.is_client_error(), "{unlocked}: {status}");
    }
    // Numbers nobody can have unlocked do no harm: a table of the group is made all the same.
    let body = json!({"group": group.group, "unlocked": {"osaczeni": [4_000_000_000_u32]}}).to_string().into_bytes();
    house.http.raw("PUT".parse().unwrap(), &path, Some(body)).await.unwrap();
    house.make(&NewTable { group: Some(group.group.clone()), ..table(vec![me(), me(), me()]) }).await;
    let (status, _) = house.http.raw("POST".parse().unwrap(), "/api/groups", None).await.unwrap();
    assert_eq!(status.as_u16(), 400, "a page of another site cannot found one");
    house.close().await;
}

/// A stranger who sits down at a public table and leaves, over and over, keeps no seat from whoever is invited.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_stranger_uses_up_a_seat() {
    let folder = folder();
    let settings = Settings { most_seatings: 9, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&NewTable { public: true, ..table(vec![me(), open_seat(), me()]) }).await;
    let path = format!("/api/tables/{}/join", made.table);
    let mut came = 0;
    while let Ok(joined) = house.http.post::<Joined>(&path, &json!({"nickname": "Nobody", "seat": 1})).await {
        came += 1;
        assert!(came < 10, "without end");
        let key = holdout_server::load::key_of(&joined.link);
        if house.act(&made.table, &[key], ToServer::GiveBack { seat: 1 }).await.is_err() {
            // They have had their share of changes: the host lets them go.
            house.act(&made.table, &keys(&made), ToServer::Dismiss { seat: 0, mate: 1 }).await.unwrap();
        }
    }
    assert!(came > 0);
    let invited = house.invite(&made.table, &keys(&made)[0], 1).await.unwrap();
    house.claim(&made.table, &invited.link, "Bela").await;
    house.close().await;
}

/// All live connections of an address together say only so much, and a second hello is a look.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_connections_say_no_more_than_one_address_may() {
    let folder = folder();
    let slow = PerMinute { at_once: 6, per_minute: 1 };
    let house = House::with(folder.path(), Settings { talk: slow, ..Settings::unhurried() }, holdout_catalog::titles());
    let house = house.await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let mut all = Vec::new();
    for _ in 0..3 {
        all.push(house.sit(&made.table, &keys(&made)).await.0);
    }
    // Three hellos; of three more messages each is the last of its connection that is heard.
    for (number, live) in all.iter_mut().enumerate() {
        live.send(&ToServer::GiveUp { seat: 9 }).await.unwrap();
        assert_eq!(error(live).await, "server-no-such-seat", "{number}");
    }
    for live in &mut all {
        live.send(&ToServer::GiveUp { seat: 9 }).await.unwrap();
        assert_eq!(error(live).await, "server-too-fast");
    }
    house.close().await;
    let house =
        House::with(folder.path(), Settings { looks: slow, ..Settings::unhurried() }, holdout_catalog::titles());
    let house = house.await;
    let (mut live, _) = house.sit(&made.table, &[]).await;
    for _ in 0..6 {
        live.send(&hello(&made.table, &[], 0)).await.unwrap();
        update(&mut live).await;
    }
    live.send(&hello(&made.table, &[], 0)).await.unwrap();
    assert_eq!(error(&mut live).await, "server-too-fast");
    house.close().await;
}

/// Whether there is room for a record is asked before its body is read: what waits for bodies is bounded.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_record_is_refused_before_it_is_read() {
    let folder = folder();
    let settings = Settings { most_replays: 2, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let ask =
        "POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n";
    // None of the bodies comes. Two of them are waited for; whoever comes beside them is told so at once.
    let mut waiting = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(ask.as_bytes()).await.unwrap();
        let mut said = [0; 12];
        let heard = tokio::time::timeout(std::time::Duration::from_secs(5), stream.read_exact(&mut said)).await;
        waiting.push(stream);
        if matches!(heard, Ok(Ok(_))) && &said == b"HTTP/1.1 429" {
            break;
        }
    }
    assert!((3..20).contains(&waiting.len()), "{} are waited for", waiting.len());
    drop(waiting);
    eventually(&house, "the places are free", async |house| {
        let (status, _) = house.http.raw("POST".parse().unwrap(), "/api/records", Some(b"{}".to_vec())).await.unwrap();
        status.as_u16() == 400
    })
    .await;
    house.close().await;
}

/// Tables, groups and records of one address have a limit for the day: no address fills the server.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_makes_only_so_much_in_a_day() {
    let folder = folder();
    let settings = Settings { makes_a_day: 3, uploads_a_day: 1, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    house.make(&table(vec![me(), me(), me()])).await;
    let made = house.make(&table(vec![me(), open_seat(), me()])).await;
    house.http.post::<Value>("/api/groups", &json!({})).await.unwrap();
    for (path, body) in [("/api/tables", json!(table(vec![me(), me(), me()]))), ("/api/groups", json!({}))] {
        let refused = house.http.post::<Value>(path, &body).await.unwrap_err();
        assert!(refused.status == Some(429) && refused.what.contains("server-enough-today"), "{path}: {refused}");
    }
    let bring = async || house.http.post::<Value>("/api/records", &json!({})).await.unwrap_err();
    assert_eq!(bring().await.status, Some(400));
    let refused = bring().await;
    assert!(refused.status == Some(429) && refused.what.contains("server-enough-today"), "{refused}");
    // Whoever is invited comes all the same.
    house.claim(&made.table, &made.invitations[0].link, "Bela").await;
    house.close().await;
}

/// Where the disk has little room left nothing new begins, and the games being played have it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_of_the_disk_is_for_games_being_played() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    house.close().await;
    let settings = Settings { keep_free: u64::MAX, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let own = keys(&made);
    for (path, body) in
        [("/api/tables", json!(table(vec![me(), me(), me()]))), ("/api/groups", json!({})), ("/api/records", json!({}))]
    {
        assert_eq!(house.http.post::<Value>(path, &body).await.unwrap_err().status, Some(507), "{path}");
    }
    let promise = json!({"type": "promise", "text": "I stay"});
    for wish in [ToServer::Chat { seat: 0, text: "hello".to_owned() }, ToServer::Say { seat: 0, statement: promise }] {
        assert_eq!(house.act(&made.table, &own, wish).await.unwrap_err().status, Some(507));
    }
    let now = house.http.look(&made.table, &own.join(",")).await.unwrap();
    house.act(&made.table, &own, given(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    house.close().await;
}

/// Requests of every kind count together: nobody takes up the server with those that nothing else counts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_asks_only_so_often_for_anything() {
    let folder = folder();
    let requests = PerMinute { at_once: 4, per_minute: 1 };
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let settings = Settings { requests, proxies, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let from = |address: &str| house.http.clone().through_proxy(Some(address.parse().unwrap()));
    let status = async |client: &holdout_server::load::Client, path: &str| {
        client.raw("GET".parse().unwrap(), path, None).await.unwrap().0.as_u16()
    };
    let (loud, quiet) = (from("192.0.2.1"), from("192.0.2.2"));
    for path in ["/api/kept", "/api/titles", "/metrics", "/api/nothing"] {
        assert_ne!(status(&loud, path).await, 429, "{path}");
    }
    for path in ["/", "/healthz"] {
        assert_eq!(status(&loud, path).await, 429, "{path}");
        assert_ne!(status(&quiet, path).await, 429, "{path}");
    }
    house.close().await;
}

/// Answers that nobody has taken yet weigh on whoever asked for them, however many connections they wait on.
#[tokio::test]
async fn only_so_many_bytes_are_on_their_way_to_an_address() {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt;
    let folder = folder();
    let store = holdout_store::Store::open(folder.path().join("holdout.db")).unwrap();
    let settings = Settings { most_answer_bytes: 100_000, ..Settings::unhurried() };
    let hub = holdout_server::Hub::new(store, settings, holdout_catalog::titles());
    let ask = async |path: &str| {
        let request = Request::builder().uri(path).body(Body::empty()).unwrap();
        holdout_server::app(std::sync::Arc::clone(&hub)).oneshot(request).await.unwrap()
    };
    let large = "/api/rules/black-plague";
    let first = ask(large).await;
    assert_eq!(first.status(), 200, "a single one may be larger than all");
    assert_eq!(ask(large).await.status(), 429);
    assert_eq!(ask("/api/kept").await.status(), 200, "what is small is not weighed");
    let taken = axum::body::to_bytes(first.into_body(), usize::MAX).await.unwrap();
    assert!(taken.len() > 100_000);
    assert_eq!(ask(large).await.status(), 429, "while its last byte waits somewhere");
    drop(taken);
    assert_eq!(ask(large).await.status(), 200);
    hub.close().await.unwrap();
}

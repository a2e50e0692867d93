//! Limits and headers: everything that can grow is bounded, and says so.

use crate::house::{House, bot, folder, keys, me, table};
use holdout_server::load::{Client, Live};
use holdout_server::protocol::Failure;
use holdout_server::{PerMinute, Settings};
use hyper::Method;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn post(http: &Client, path: &str, body: &str) -> (u16, String) {
    let (status, said) = http.raw(Method::POST, path, Some(body.as_bytes().to_vec())).await.unwrap();
    let why = serde_json::from_slice::<Failure>(&said).map_or_else(|_| String::new(), |failure| failure.why.key);
    (status.as_u16(), why)
}

/// A request written by hand, to see the answer as it comes.
async fn by_hand(house: &House, request: &str) -> String {
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(request.replace('\n', "\r\n").as_bytes()).await.unwrap();
    let mut answer = vec![0; 64 * 1024];
    let mut length = 0;
    while let Ok(Ok(read)) = tokio::time::timeout(Duration::from_secs(5), stream.read(&mut answer[length..])).await {
        length += read;
        if read == 0 || String::from_utf8_lossy(&answer[..length]).contains("\r\n\r\n") {
            break;
        }
    }
    String::from_utf8_lossy(&answer[..length]).to_lowercase()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_house_says_so() {
    let folder = folder();
    let settings = Settings { most_tables: 1, most_connections: 2, most_watchers: 0, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let wish = table(vec![me(), me(), me()]);
    let made = house.make(&wish).await;
    assert_eq!(house.http.make(&wish).await.unwrap_err().status, Some(503));
    let (_first, _) = house.sit(&made.table, &keys(&made)).await;
    let mut second = Live::connect(house.address).await.unwrap();
    second.send(&crate::house::hello(&made.table, &[], 0)).await.unwrap();
    assert_eq!(crate::house::error(&mut second).await, "server-full-of-guests", "one table has its limit");
    assert!(Live::connect(house.address).await.is_err(), "and so has the house");
    drop(second);
    for _ in 0..100 {
        if Live::connect(house.address).await.is_ok() {
            return house.close().await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a place that became free is not given away again");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_does_not_get_everything() {
    let folder = folder();
    let rate = PerMinute { at_once: 3, per_minute: 1 };
    let settings = Settings { makes: rate, visits: rate, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let wish = table(vec![me(), me(), me()]);
    for _ in 0..3 {
        house.make(&wish).await;
    }
    assert_eq!(house.http.make(&wish).await.unwrap_err().status, Some(429));
    assert_eq!(post(&house.http, "/api/groups", "{}").await, (429, "server-too-fast".to_owned()));
    let join = "/api/tables/x/join";
    assert_eq!(post(&house.http, join, r#"{"nickname":"Ania"}"#).await, (429, "server-too-fast".to_owned()));
    assert_eq!(post(&house.http, "/api/records", "{}").await.0, 400, "what cannot be read costs nothing");
    for _ in 0..3 {
        Live::connect(house.address).await.unwrap();
    }
    assert!(Live::connect(house.address).await.is_err());
    house.close().await;
}

/// A client cannot slip out of its limits by naming others, unless it is the proxy the operator named.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_a_proxy_names_others() {
    let rate = PerMinute { at_once: 1, per_minute: 1 };
    for (proxies, second) in [(vec![], "429"), (vec!["127.0.0.1".parse().unwrap()], "201")] {
        let folder = folder();
        let settings = Settings { makes: rate, proxies, ..Settings::unhurried() };
        let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
        for (from, status) in [("192.0.2.1", "201"), ("192.0.2.2", second), ("192.0.2.1", "429")] {
            let request = format!(
                "POST /api/groups HTTP/1.1\nHost: x\nX-Forwarded-For: 192.0.2.77, {from}\n\
                 Content-Type: application/json\nContent-Length: 2\n\n{{}}"
            );
            let answer = by_hand(&house, &request).await;
            assert!(answer.starts_with(&format!("http/1.1 {status}")), "{from}: {answer}");
        }
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_too_large_or_unreadable_is_refused() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let giant = format!(r#"{{"nickname":"{}"}}"#, "x".repeat(200_000));
    assert_eq!(post(&house.http, "/api/tables", &giant).await, (413, "server-too-large".to_owned()));
    let giant = format!(r#"{{"game":"{}"}}"#, "x".repeat(2_000_000));
    assert_eq!(post(&house.http, "/api/records", &giant).await, (413, "server-too-large".to_owned()));
    for bad in ["", "{", "[]", r#"{"title":"osaczeni"}"#] {
        assert_eq!(post(&house.http, "/api/tables", bad).await, (400, "server-unreadable".to_owned()), "{bad}");
    }
    let surprise = r#"{"title":"osaczeni","nickname":"A","seats":[],"clock":{"kind":"none"},"admin":true}"#;
    assert_eq!(post(&house.http, "/api/tables", surprise).await.0, 400, "unknown fields are refused");
    assert_eq!(post(&house.http, "/api/nowhere", "{}").await, (404, "server-nothing-here".to_owned()));
    let get = |path: &'static str| house.http.raw(Method::GET, path, None);
    assert_eq!(get("/api/tables/no-such-table").await.unwrap().0, 404);
    assert_eq!(get("/api/rules/chess").await.unwrap().0, 404);
    assert_eq!(get("/api/tables/x?wait=soon").await.unwrap().0, 400);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_other_sites_do_not_get_in() {
    let folder = folder();
    let settings = Settings { origins: vec!["https://friend.example".to_owned()], ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let upgrade = |origin: String| {
        format!(
            "GET /ws HTTP/1.1\nHost: {}\nOrigin: {origin}\nConnection: Upgrade\nUpgrade: websocket\n\
             Sec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n",
            house.address
        )
    };
    for (origin, status) in [
        (format!("http://{}", house.address), "101"),
        ("https://friend.example".to_owned(), "101"),
        ("https://evil.example".to_owned(), "403"),
        ("null".to_owned(), "403"),
    ] {
        let answer = by_hand(&house, &upgrade(origin.clone())).await;
        assert!(answer.starts_with(&format!("http/1.1 {status}")), "{origin}: {answer}");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_protects_the_browser() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    for path in ["/", "/api/titles", "/api/nowhere", "/healthz", "/metrics", "/assets/none.js"] {
        let answer = by_hand(&house, &format!("GET {path} HTTP/1.1\nHost: x\nConnection: close\n\n")).await;
        for header in [
            "content-security-policy: default-src 'self';",
            "x-content-type-options: nosniff",
            "referrer-policy: no-referrer",
            "frame-ancestors 'none'",
            "cross-origin-opener-policy: same-origin",
        ] {
            assert!(answer.contains(header), "{path}: {header}\n{answer}");
        }
        assert!(!answer.contains("unsafe"), "{path}: {answer}");
        if path.starts_with("/api/") {
            assert!(answer.contains("cache-control: no-store"), "{path}: {answer}");
        }
    }
    house.close().await;
}

/// Numbers for the operator name nobody: no table, no key, no player.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_and_health_tell_no_tales() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), bot(), bot()])).await;
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    crate::house::play_to_the_end(&mut live, first).await;
    for path in ["/metrics", "/healthz"] {
        let (status, text) = house.http.raw(Method::GET, path, None).await.unwrap();
        let text = String::from_utf8(text.to_vec()).unwrap();
        assert_eq!(status, 200);
        for secret in [made.table.as_str(), &keys(&made)[0], "Ania", "127.0.0.1"] {
            assert!(!text.contains(secret), "{path} names {secret}");
        }
    }
    assert!(house.count("answers_total").await > 0);
    assert!(house.count("bot_answers_total").await > 0);
    assert_eq!(house.count("answer_seconds_count").await, house.count("answers_total").await);
    house.close().await;
}

/// D14, D20: a server whose folder is gone says so, and acknowledges nothing that would be gone with it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_cannot_write_is_not_well() {
    let folder = folder();
    let data = folder.path().join("data");
    let house = House::open(&data).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (mut live, now) = house.sit(&made.table, &keys(&made)).await;
    assert_eq!(house.http.raw(Method::GET, "/healthz", None).await.unwrap().0, 200);
    std::fs::remove_dir_all(&data).unwrap();
    while house.http.raw(Method::GET, "/healthz", None).await.unwrap().0 != 503 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    live.send(&crate::house::answer(crate::house::open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    assert_eq!(crate::house::error(&mut live).await, "server-disk");
    assert_eq!(house.count("answers_total").await, 0);
    // Nothing is left that could be closed in good order.
    drop(house);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_says_nothing_is_shown_out() {
    let folder = folder();
    let settings =
        Settings { hello_within: Duration::from_secs(2), ping_every: Duration::from_secs(1), ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let mut silent = Live::connect(house.address).await.unwrap();
    assert_eq!(silent.text().await.unwrap(), None);
    // Who has said hello may be silent as long as it answers when asked whether it is there.
    let (mut quiet, _) = house.sit(&made.table, &keys(&made)).await;
    let nothing = tokio::time::timeout(Duration::from_millis(3_500), quiet.text()).await;
    assert!(nothing.is_err(), "{nothing:?}");
    house.close().await;
}

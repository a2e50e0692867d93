//! Calls to one's turn: a push service and a hook of the test's own, real sockets, real encryption.

use crate::house::{House, folder, keys, me, open_seat, table};
use holdout_server::protocol::{CallKind, CallMade, Calls, ToServer};
use holdout_server::{CallSettings, PerMinute, Settings};
use holdout_store::TableId;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{hkdf, hmac};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::timeout;

/// Ends what would never come; nothing depends on it.
const PATIENCE: Duration = Duration::from_mins(2);

/// A letter as it arrived.
struct Letter {
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

/// Somewhere to send letters to.
struct Service {
    address: String,
    letters: mpsc::UnboundedReceiver<Letter>,
}

impl Service {
    /// Answers the first letters with these statuses and all others with the last.
    async fn open(statuses: &'static [u16]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            for number in 0.. {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut heard = Vec::new();
                let letter = loop {
                    let mut more = [0; 4096];
                    let read = stream.read(&mut more).await.unwrap();
                    heard.extend_from_slice(&more[..read]);
                    if let Some(letter) = whole(&heard) {
                        break letter;
                    }
                };
                let status = statuses.get(number).or(statuses.last()).unwrap();
                let said = format!("HTTP/1.1 {status} Said\r\nlocation: /elsewhere\r\ncontent-length: 0\r\n\r\n");
                let _ = stream.write_all(said.as_bytes()).await;
                if sender.send(letter).is_err() {
                    break;
                }
            }
        });
        Self { address, letters }
    }

    async fn letter(&mut self) -> Letter {
        timeout(PATIENCE, self.letters.recv()).await.expect("a letter comes").unwrap()
    }
}

/// A request with its whole body, once it is there.
fn whole(heard: &[u8]) -> Option<Letter> {
    let end = heard.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&heard[..end]).unwrap();
    let mut lines = head.split("\r\n");
    let path = lines.next().unwrap().split(' ').nth(1).unwrap().to_owned();
    let named = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_lowercase(), value.to_owned()));
    let headers: HashMap<String, String> = lines.filter_map(named).collect();
    let body = &heard[end + 4..];
    let length: usize = headers["content-length"].parse().unwrap();
    (body.len() == length).then(|| Letter { path, headers, body: body.to_vec() })
}

/// A browser: the half of the key that stays there.
struct Browser {
    own: EphemeralPrivateKey,
    point: Vec<u8>,
}

const AUTH: [u8; 16] = [9; 16];

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let bit = |at: usize| bytes.get(at / 8).is_some_and(|byte| byte >> (7 - at % 8) & 1 == 1);
    let digits = (bytes.len() * 8).div_ceil(6);
    let digit = |place: usize| (0..6).fold(0, |value, at| value << 1 | usize::from(bit(place * 6 + at)));
    (0..digits).map(|place| DIGITS[digit(place)] as char).collect()
}

impl Browser {
    fn new() -> Self {
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let point = own.compute_public_key().unwrap().as_ref().to_vec();
        Self { own, point }
    }

    fn subscription(&self, endpoint: &str) -> Value {
        json!({"endpoint": endpoint, "p256dh": base64(&self.point), "auth": base64(&AUTH)})
    }

    /// Opens a letter as RFC 8291 says for the receiving side.
    fn open(self, letter: &[u8]) -> Value {
        let (salt, rest) = letter.split_at(16);
        assert_eq!(rest[..5], [0, 0, 16, 0, 65], "one record of 4096 bytes, named by a point");
        let (sender, sealed) = rest[5..].split_at(65);
        let theirs = UnparsedPublicKey::new(&ECDH_P256, sender);
        let expand = |salt: &[u8], secret: &[u8], info: &[u8], length: usize| {
            let mut out = vec![0; length];
            let made = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
            made.expand(&[info], Length(length)).unwrap().fill(&mut out).unwrap();
            out
        };
        let info = [b"WebPush: info\0".as_slice(), &self.point, sender].concat();
        let secret = agree_ephemeral(self.own, &theirs, |shared| expand(&AUTH, shared, &info, 32)).unwrap();
        let key = expand(salt, &secret, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = expand(salt, &secret, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut text = sealed.to_vec();
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut text).unwrap();
        let end = opened.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(opened[end], 2);
        serde_json::from_slice(&opened[..end]).unwrap()
    }
}

struct Length(usize);

impl hkdf::KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn near() -> Settings {
    let pauses = vec![Duration::ZERO];
    let usual = Settings::unhurried();
    Settings { calls: CallSettings { anywhere: true, within: PATIENCE, pauses, ..usual.calls }, ..usual }
}

async fn house_with(folder: &std::path::Path, settings: Settings) -> House {
    House::with(folder, settings, holdout_catalog::titles()).await
}

async fn wish(house: &House, table: &str, key: &str, wish: Value) -> (u16, Value) {
    let path = format!("/api/tables/{table}/calls");
    let (status, body) = house.http.with_keys(key, &path, wish.to_string().into_bytes()).await.unwrap();
    (status.as_u16(), serde_json::from_slice(&body).unwrap())
}

async fn listed(house: &House, table: &str, key: &str) -> Calls {
    let (_, body) = house.http.get_with(key, &format!("/api/tables/{table}/calls")).await.unwrap();
    serde_json::from_slice(&body).unwrap()
}

/// A table of three people at which the first of those who are asked is known; their keys.
async fn asked_table(house: &House) -> (String, Vec<String>, u8) {
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let own = keys(&made);
    let now = house.http.look(&made.table, &own.join(",")).await.unwrap();
    let asked = now.waiting.iter().find(|owed| !owed.locked).unwrap().seat;
    (made.table, own, asked)
}

/// Whoever is asked and not there gets a message that only their browser can read, signed by the server's key; it tells
/// nothing of the game. Another comes only after they were heard from.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_is_called_when_the_turn_comes_and_nobody_is_there() {
    let folder = folder();
    let house = house_with(folder.path(), near()).await;
    let (table, own, asked) = asked_table(&house).await;
    let key = &own[asked as usize];
    let mut service = Service::open(&[201]).await;
    let browser = Browser::new();
    // While somebody is there nobody is called.
    let (there, _) = house.sit(&table, std::slice::from_ref(key)).await;
    let endpoint = format!("{}/send/abc", service.address);
    let subscribed = json!({"seat": asked, "language": "pl", "push": browser.subscription(&endpoint)});
    let (status, made) = wish(&house, &table, key, subscribed.clone()).await;
    assert_eq!(status, 201, "{made}");
    let made: CallMade = serde_json::from_value(made).unwrap();
    assert_eq!((made.call.kind, made.call.host.as_str(), made.secret), (CallKind::Push, "127.0.0.1", None));
    let known = listed(&house, &table, key).await;
    assert_eq!(known.calls, [made.call]);
    assert!(service.letters.try_recv().is_err());
    drop(there);
    let letter = service.letter().await;
    assert_eq!(letter.path, "/send/abc");
    assert_eq!(letter.headers["content-encoding"], "aes128gcm");
    assert_eq!((letter.headers["ttl"].as_str(), letter.headers["urgency"].as_str()), ("86400", "high"));
    assert!(letter.headers["topic"].len() <= 32 && !letter.headers["topic"].contains(&table[..8]));
    let said = letter.headers["authorization"].strip_prefix("vapid t=").unwrap();
    assert_eq!(said.split_once(", k=").unwrap().1, known.key.unwrap());
    let text = browser.open(&letter.body);
    assert_eq!(text, json!({"title": "Osaczeni", "text": "Twoja kolej przy stole.", "table": table}));

    // Others talk: no call. The seat itself is heard from, and is still asked: another.
    let other = ((asked + 1) % 3) as usize;
    house.act(&table, &own[other..=other], ToServer::Chat { seat: other as u8, text: "?".into() }).await.unwrap();
    let own_key = std::slice::from_ref(key);
    house.act(&table, own_key, ToServer::Chat { seat: asked, text: "!".into() }).await.unwrap();
    service.letter().await;
    assert!(service.letters.try_recv().is_err(), "one call, not two");
    while house.count("calls_total").await < 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }

    // A restart keeps the key and the subscription, and calls again for a question that has just been asked.
    let public = listed(&house, &table, key).await.key;
    house.close().await;
    let house = house_with(folder.path(), near()).await;
    service.letter().await;
    let after = listed(&house, &table, key).await;
    assert_eq!((after.key, after.calls.len()), (public, 1));
    house.close().await;
}

/// A hook gets a POST in words that chat services read, signed with a secret that is shown once; a service that is down
/// for a moment is tried again, and one that sends elsewhere is not followed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hook_is_called_and_can_tell_who_calls() {
    let folder = folder();
    let house = house_with(folder.path(), near()).await;
    let (table, own, asked) = asked_table(&house).await;
    let mut service = Service::open(&[503, 302, 200]).await;
    let hook = format!("{}/hook?x=1", service.address);
    let asking = json!({"seat": asked, "language": "en", "hook": hook});
    let (status, made) = wish(&house, &table, &own[asked as usize], asking).await;
    assert_eq!(status, 201, "{made}");
    let made: CallMade = serde_json::from_value(made).unwrap();
    assert_eq!(made.call.kind, CallKind::Hook);
    let first = service.letter().await;
    let second = service.letter().await;
    assert_eq!((first.path.as_str(), &first.body), ("/hook?x=1", &second.body), "tried again");
    let said: Value = serde_json::from_slice(&first.body).unwrap();
    let path = format!("/table/{table}");
    let text = "Osaczeni: It is your turn at the table.";
    let wanted = json!({"type": "turn", "title": "osaczeni", "table": table, "seat": asked, "page": path,
                        "text": text, "content": text});
    assert_eq!(said, wanted);
    let secret = hmac::Key::new(hmac::HMAC_SHA256, made.secret.unwrap().as_bytes());
    let signed = first.headers["holdout-signature"].strip_prefix("sha256=").unwrap();
    let signed: Vec<u8> = (0..32).map(|at| u8::from_str_radix(&signed[2 * at..2 * at + 2], 16).unwrap()).collect();
    hmac::verify(&secret, &first.body, &signed).unwrap();
    while house.count("calls_failed_total").await < 1 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(service.letters.try_recv().is_err(), "302 leads nowhere");
    house.close().await;
}

/// An address that says it is no longer in use is forgotten, on disk too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_gone_is_forgotten() {
    let folder = folder();
    let house = house_with(folder.path(), near()).await;
    for status in [&[410_u16], &[404]] {
        let (table, own, asked) = asked_table(&house).await;
        let mut service = Service::open(status).await;
        let key = &own[asked as usize];
        let push = Browser::new().subscription(&service.address);
        let asking = json!({"seat": asked, "language": "en", "push": push});
        assert_eq!(wish(&house, &table, key, asking).await.0, 201);
        service.letter().await;
        while !listed(&house, &table, key).await.calls.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let stored = house.hub.store().load(&TableId::new(&*table)).unwrap();
        assert_eq!(stored.header.read::<Value>().unwrap()["calls"], Value::Null);
    }
    assert_eq!(house.count("calls_forgotten_total").await, 2);
    house.close().await;
}

/// Only whoever holds a seat has it called, at addresses of the open internet, in so many ways; and nobody gets to see
/// where.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_called_for_somebody_else_and_no_neighbour_is() {
    let folder = folder();
    let strict = Settings {
        calls: CallSettings { most_per_seat: 2, after: Duration::from_hours(1), ..Settings::unhurried().calls },
        ..Settings::unhurried()
    };
    let house = house_with(folder.path(), strict).await;
    let (table, own, _) = asked_table(&house).await;
    let (other, foreign, _) = asked_table(&house).await;
    let hook = |seat: u8, hook: &str| json!({"seat": seat, "language": "en", "hook": hook});
    let good = "https://hooks.example/secret-path";
    for (key, seat) in [("", 0), (own[1].as_str(), 0), (foreign[0].as_str(), 0)] {
        assert_eq!(wish(&house, &table, key, hook(seat, good)).await.0, 403, "{seat}");
    }
    assert_eq!(wish(&house, &table, &own[0], hook(7, good)).await.0, 404);
    for bad in [
        "http://hooks.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest",
        "https://hooks.example:6379/",
        "https://me@hooks.example/",
        "gopher://hooks.example/",
        "/api/tables",
        "",
    ] {
        let (status, said) = wish(&house, &table, &own[0], hook(0, bad)).await;
        assert_eq!((status, &said["why"]["key"]), (400, &json!("server-call-address")), "{bad}");
    }
    let push = Browser::new().subscription("https://push.example/1");
    let broken = |field: &str, value: &str| {
        let mut push = push.clone();
        push[field] = json!(value);
        json!({"seat": 0, "language": "en", "push": push})
    };
    for bad in [
        broken("p256dh", "AAAA"),
        broken("auth", "not base64!"),
        json!({"seat": 0, "language": "xx", "hook": good}),
        json!({"seat": 0, "language": "en"}),
        json!({"seat": 0, "language": "en", "hook": good, "push": push}),
        json!({"seat": 0, "language": "en", "hook": good, "more": 1}),
    ] {
        assert_eq!(wish(&house, &table, &own[0], bad.clone()).await.0, 400, "{bad}");
    }
    assert_eq!(wish(&house, &table, &own[0], hook(0, good)).await.0, 201);
    assert_eq!(wish(&house, &table, &own[0], hook(0, good)).await.0, 201, "the same again is the same");
    assert_eq!(wish(&house, &table, &own[0], json!({"seat": 0, "language": "en", "push": push})).await.0, 201);
    let (status, said) = wish(&house, &table, &own[0], hook(0, "https://hooks.example/2")).await;
    assert_eq!((status, &said["why"]["key"]), (409, &json!("server-calls-full")));
    let own_calls = listed(&house, &table, &own[0]).await;
    assert_eq!(own_calls.calls.len(), 2);
    assert!(!serde_json::to_string(&own_calls).unwrap().contains("secret-path"));
    assert!(listed(&house, &table, &own[1]).await.calls.is_empty(), "others do not see them");

    // Whoever does not hold the seat does not call it off either.
    let drop = |keys: String, call: String| {
        let (http, path) = (house.http.clone(), format!("/api/tables/{table}/calls/{call}"));
        async move { http.delete_with(&keys, &path).await.unwrap().0.as_u16() }
    };
    let first = own_calls.calls[0].id.clone();
    assert_eq!(drop(own[1].clone(), first.clone()).await, 200);
    assert_eq!(listed(&house, &table, &own[0]).await.calls.len(), 2);
    assert_eq!(drop(own[0].clone(), first).await, 200);
    assert_eq!(listed(&house, &table, &own[0]).await.calls.len(), 1);
    // With the game its calls are over; its record never had them.
    house.act(&table, &own, ToServer::GiveUp { seat: 0 }).await.unwrap();
    assert!(listed(&house, &table, &own[0]).await.calls.is_empty());
    assert_eq!(wish(&house, &table, &own[0], hook(0, good)).await.0, 409);
    for id in [&table, &other] {
        let stored = house.hub.store().load(&TableId::new(&**id)).unwrap();
        assert_eq!(stored.header.read::<Value>().unwrap()["calls"], Value::Null);
    }
    house.close().await;
}

/// A seat that changes hands takes nobody's address along; a server without calls says so; a full queue takes no more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_end_with_the_seat_and_with_the_room_for_them() {
    let folder = folder();
    let house = house_with(folder.path(), near()).await;
    let service = Service::open(&[201]).await;
    let (made, people) = house.gather(&table(vec![me(), open_seat(), open_seat()])).await;
    let asking = |seat: u8| json!({"seat": seat, "language": "en", "hook": service.address});
    assert_eq!(wish(&house, &made.table, &people[1], asking(1)).await.0, 201);
    house.act(&made.table, &people[1..2], ToServer::GiveBack { seat: 1 }).await.unwrap();
    let stored = house.hub.store().load(&TableId::new(&*made.table)).unwrap();
    assert_eq!(stored.header.read::<Value>().unwrap()["calls"], Value::Null);
    house.close().await;

    let calls = CallSettings { most_waiting: 0, ..near().calls };
    let house = house_with(folder.path(), Settings { calls, ..near() }).await;
    let (table, own, asked) = asked_table(&house).await;
    assert_eq!(wish(&house, &table, &own[asked as usize], asking(asked)).await.0, 201);
    while house.count("calls_failed_total").await < 1 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.close().await;

    let calls = CallSettings { on: false, ..near().calls };
    let house = house_with(folder.path(), Settings { calls, ..near() }).await;
    assert_eq!(listed(&house, &table, &own[0]).await.key, None);
    let (status, said) = wish(&house, &table, &own[asked as usize], asking(asked)).await;
    assert_eq!((status, &said["why"]["key"]), (403, &json!("server-calls-off")));
    house.close().await;
}

/// An address that takes every connection and says nothing; how many it has taken, and what ends them.
async fn tarpit() -> (String, watch::Receiver<usize>, oneshot::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (count, taken) = watch::channel(0);
    let (end, mut ended) = oneshot::channel();
    tokio::spawn(async move {
        let mut kept = Vec::new();
        loop {
            tokio::select! {
                stream = listener.accept() => kept.push(stream.unwrap().0),
                _ = &mut ended => return,
            }
            count.send_replace(kept.len());
        }
    });
    (address, taken, end)
}

/// Has the seat that is asked called at all of these, as soon as nobody is there any more.
async fn called_at(house: &House, hooks: &[String]) -> (String, String, u8) {
    let (table, own, asked) = asked_table(house).await;
    let key = own[asked as usize].clone();
    let (there, _) = house.sit(&table, std::slice::from_ref(&key)).await;
    for hook in hooks {
        let asking = json!({"seat": asked, "language": "en", "hook": hook});
        assert_eq!(wish(house, &table, &key, asking).await.0, 201);
    }
    drop(there);
    (table, key, asked)
}

/// Addresses that never answer take a table's share of the calls, and that of whoever named them; not the others'.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_holds_up_the_calls_of_others() {
    let folder = folder();
    let calls = CallSettings { most_per_table: 2, most_per_address: 3, ..near().calls };
    let house = house_with(folder.path(), Settings { calls, ..near() }).await;
    let (pit, mut taken, end) = tarpit().await;
    let hooks: Vec<String> = (0..4).map(|number| format!("{pit}/{number}")).collect();
    called_at(&house, &hooks[..2]).await;
    timeout(PATIENCE, taken.wait_for(|count| *count == 2)).await.unwrap().unwrap();
    let mut service = Service::open(&[201]).await;
    called_at(&house, std::slice::from_ref(&service.address)).await;
    service.letter().await;
    // Now their own share is used up: what else they agreed on waits until a place is free.
    called_at(&house, &hooks[2..]).await;
    timeout(PATIENCE, taken.wait_for(|count| *count == 3)).await.unwrap().unwrap();
    called_at(&house, std::slice::from_ref(&service.address)).await;
    assert!(service.letters.try_recv().is_err());
    assert_eq!(*taken.borrow(), 3);
    drop(end);
    service.letter().await;
    house.close().await;

    // Of one table no more than its share is under way, whoever agreed on it.
    let calls = CallSettings { most_per_table: 2, most_per_address: 5, ..near().calls };
    let house = house_with(folder.path(), Settings { calls, ..near() }).await;
    let (pit, mut taken, _end) = tarpit().await;
    let hooks: Vec<String> = (0..4).map(|number| format!("{pit}/{number}")).collect();
    called_at(&house, &hooks).await;
    timeout(PATIENCE, taken.wait_for(|count| *count == 2)).await.unwrap().unwrap();
    called_at(&house, std::slice::from_ref(&service.address)).await;
    service.letter().await;
    assert_eq!(*taken.borrow(), 2);
    house.close().await;
}

/// An address that answers nothing call after call is forgotten.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_that_never_answers_is_forgotten() {
    let folder = folder();
    let within = Duration::from_millis(100);
    let calls = CallSettings { within, pauses: Vec::new(), most_late: 2, ..near().calls };
    let house = house_with(folder.path(), Settings { calls, ..near() }).await;
    let (pit, _taken, _end) = tarpit().await;
    let (table, key, asked) = called_at(&house, &[pit]).await;
    while house.count("calls_failed_total").await < 1 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    // The count is on disk before anybody can come and cause the next call.
    let stored = || house.hub.store().load(&TableId::new(&*table)).unwrap().header.read::<Value>().unwrap();
    while stored()["calls"][0]["late"] != 1 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let own_key = std::slice::from_ref(&key);
    house.act(&table, own_key, ToServer::Chat { seat: asked, text: "!".into() }).await.unwrap();
    while house.count("calls_forgotten_total").await < 1 || !listed(&house, &table, &key).await.calls.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.close().await;
}

/// A seat that comes and goes is not called each time, calls of one address come at a rate, and so do the ways in which
/// an address wants to be called.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn calls_and_agreements_have_a_rate() {
    let folder = folder();
    let calls = CallSettings { apart: Duration::from_hours(1), ..near().calls };
    let house = house_with(folder.path(), Settings { calls, ..near() }).await;
    let mut service = Service::open(&[201]).await;
    let (table, key, asked) = called_at(&house, std::slice::from_ref(&service.address)).await;
    let first = service.letter().await;
    let own_key = std::slice::from_ref(&key);
    house.act(&table, own_key, ToServer::Chat { seat: asked, text: "!".into() }).await.unwrap();
    let (other, ..) = called_at(&house, std::slice::from_ref(&service.address)).await;
    let second = service.letter().await;
    let at = |letter: &Letter| serde_json::from_slice::<Value>(&letter.body).unwrap()["table"].clone();
    assert_eq!((at(&first), at(&second)), (json!(table), json!(other)));
    house.close().await;

    let few = PerMinute { at_once: 1, per_minute: 1 };
    let folder = crate::house::folder();
    let house =
        house_with(folder.path(), Settings { calls: CallSettings { per_address: few, ..near().calls }, ..near() })
            .await;
    called_at(&house, std::slice::from_ref(&service.address)).await;
    service.letter().await;
    called_at(&house, std::slice::from_ref(&service.address)).await;
    while house.count("calls_failed_total").await < 1 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(service.letters.try_recv().is_err());
    house.close().await;

    let folder = crate::house::folder();
    let house =
        house_with(folder.path(), Settings { calls: CallSettings { agreed: few, ..near().calls }, ..near() }).await;
    let (table, key, asked) = called_at(&house, std::slice::from_ref(&service.address)).await;
    let asking = json!({"seat": asked, "language": "en", "hook": "http://127.0.0.1/"});
    assert_eq!(wish(&house, &table, &key, asking).await.0, 429);
    house.close().await;
}

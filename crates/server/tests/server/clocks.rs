//! Clocks, in virtual time: nobody waits for real.

use crate::house::{House, answer, bot, folder, keys, me, open_ask, table};
use axum::body::Body;
use axum::http::{Method, Request};
use holdout_server::load::key_of;
use holdout_server::protocol::{
    ClockKind, Instead, NewTable, OnTimeout, SeatKind, Snapshot, Stage, TableClock, TableMade, ToServer,
};
use holdout_server::{Hub, Settings, app};
use holdout_store::{Moment, NewTable as StoredNew, Store, TableId};
use http_body_util::BodyExt;
use serde::de::DeserializeOwned;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, advance};
use tower::ServiceExt;

/// A server without sockets: requests go straight in, so that virtual time is all the time there is.
struct Quiet(Arc<Hub>);

impl Quiet {
    fn open(folder: &Path) -> Self {
        let store = Store::open(folder.join("holdout.db")).unwrap();
        Self(Hub::new(store, Settings::unhurried(), holdout_catalog::titles()))
    }

    async fn ask<T: DeserializeOwned>(&self, method: Method, path: &str, body: Option<String>) -> T {
        let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        let request = request.body(Body::from(body.unwrap_or_default())).unwrap();
        let answer = app(Arc::clone(&self.0)).oneshot(request).await.unwrap();
        let status = answer.status();
        let bytes = answer.into_body().collect().await.unwrap().to_bytes();
        assert!(status.is_success(), "{status}: {}", String::from_utf8_lossy(&bytes));
        serde_json::from_slice(&bytes).unwrap()
    }

    /// Somebody does something by a plain request: with what status it is answered.
    async fn act(&self, table: &str, keys: &[String], wish: ToServer) -> u16 {
        let body = serde_json::json!({"keys": keys, "wish": wish}).to_string();
        let request = Request::builder().method(Method::POST).uri(format!("/api/tables/{table}/act"));
        let request = request.header("content-type", "application/json").body(Body::from(body)).unwrap();
        app(Arc::clone(&self.0)).oneshot(request).await.unwrap().status().as_u16()
    }

    /// The table as the holders of these keys see it.
    async fn look_with(&self, table: &str, keys: &[String]) -> Snapshot {
        self.ask(Method::GET, &format!("/api/tables/{table}?key={}", keys.join(",")), None).await
    }

    async fn make(&self, wish: &NewTable) -> TableMade {
        self.ask(Method::POST, "/api/tables", Some(serde_json::to_string(wish).unwrap())).await
    }

    async fn look(&self, table: &str) -> Snapshot {
        self.ask(Method::GET, &format!("/api/tables/{table}"), None).await
    }

    /// The table as soon as something has happened after `seq`.
    async fn after(&self, table: &str, seq: u32) -> Snapshot {
        for _ in 0..10_000 {
            let now = self.look(table).await;
            if now.seq != seq || now.stage == Stage::Over {
                return now;
            }
            tokio::task::yield_now().await;
        }
        panic!("nothing happens");
    }
}

fn with_clock(seats: Vec<holdout_server::protocol::NewSeat>, seconds: u32, on_timeout: OnTimeout) -> NewTable {
    let clock = TableClock { kind: ClockKind::Decision, seconds: Some(seconds) };
    NewTable { clock, on_timeout, ..table(seats) }
}

#[tokio::test(start_paused = true)]
async fn when_time_runs_out_the_rules_answer() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let begun = Instant::now();
    let made = house.make(&with_clock(vec![me(), me(), me()], 30, OnTimeout::Fallback)).await;
    let now = house.look(&made.table).await;
    let owing: Vec<u8> = now.waiting.iter().map(|owed| owed.seat).collect();
    let clock = now.clock.as_ref().unwrap();
    assert_eq!(
        clock.keys().map(|seat| seat.parse().unwrap()).collect::<Vec<u8>>(),
        owing,
        "whoever is asked has a clock"
    );
    assert!(clock.values().all(|left| *left <= 30_000));

    advance(Duration::from_secs(29)).await;
    let same = house.look(&made.table).await;
    assert_eq!(same.seq, now.seq, "a second is left");
    assert!(same.clock.unwrap().values().all(|left| *left <= 1_000));
    advance(Duration::from_secs(2)).await;
    let later = house.after(&made.table, now.seq).await;
    assert!(later.seq > now.seq);
    assert!(begun.elapsed() >= Duration::from_secs(30));

    // A table that nobody attends plays itself to the end, one clock after the other.
    let mut now = later;
    while now.stage != Stage::Over {
        advance(Duration::from_secs(31)).await;
        now = house.look(&made.table).await;
        assert!(begun.elapsed() < Duration::from_secs(100_000), "the game does not end");
    }
    let record: holdout_kernel::Record =
        house.ask(Method::GET, &format!("/api/tables/{}/record", made.table), None).await;
    assert!(record.lines.iter().all(|line| line.by == holdout_kernel::By::Clock), "the record says who answered");
    house.0.close().await.unwrap();
}

/// The book's own times: each question has the one its title gives it.
#[tokio::test(start_paused = true)]
async fn the_book_has_times_of_its_own() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let clock = TableClock { kind: ClockKind::Book, seconds: None };
    let made = house.make(&NewTable { clock, ..table(vec![me(), me(), me()]) }).await;
    let key = key_of(&made.links[0].link);
    let path = format!("/api/tables/{}?key={key}", made.table);
    let mut timed = 0;
    for _ in 0..40 {
        let now: Snapshot = house.ask(Method::GET, &path, None).await;
        let clock = now.clock.as_ref().unwrap();
        for ask in now.asks.iter().filter(|ask| ask.sealed.is_none()) {
            let left = clock.get(&ask.seat.to_string());
            assert_eq!(left.is_some(), ask.seconds.is_some(), "{}", ask.rule);
            if let (Some(left), Some(seconds)) = (left, ask.seconds) {
                assert!(*left <= u64::from(seconds) * 1_000);
                timed += 1;
            }
        }
        advance(Duration::from_mins(10)).await;
    }
    assert!(timed > 0, "no question of this title has a time");
    house.0.close().await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn or_a_bot_takes_the_seat_until_its_holder_is_back() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let made = house.make(&with_clock(vec![me(), bot(), bot()], 60, OnTimeout::Bot)).await;
    let mut now = house.look(&made.table).await;
    for _ in 0..1_000 {
        if now.seats[0].kind == SeatKind::Bot {
            break;
        }
        advance(Duration::from_secs(61)).await;
        now = house.look(&made.table).await;
    }
    assert_eq!(now.seats[0].kind, SeatKind::Bot);
    let key = key_of(&made.links[0].link);
    let back = serde_json::json!({"keys": [key], "wish": ToServer::HandOver { seat: 0, bot: None }}).to_string();
    let path = format!("/api/tables/{}/act", made.table);
    let now: Snapshot = house.ask(Method::POST, &path, Some(back)).await;
    if now.stage == Stage::Open {
        assert_eq!(now.seats[0].kind, SeatKind::Human);
    }
    house.0.close().await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn no_clock_runs_while_a_seat_is_empty() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let made = house.make(&with_clock(vec![me(), me(), me()], 30, OnTimeout::Fallback)).await;
    let keys: Vec<String> = made.links.iter().map(|link| key_of(&link.link)).collect();
    let left = serde_json::json!({"keys": keys, "wish": ToServer::GiveBack { seat: 1 }});
    let path = format!("/api/tables/{}/act", made.table);
    let _: Snapshot = house.ask(Method::POST, &path, Some(left.to_string())).await;
    let now = house.look(&made.table).await;
    assert_eq!(now.seats[1].kind, SeatKind::Open);
    advance(Duration::from_mins(2)).await;
    let later = house.look(&made.table).await;
    assert_eq!((later.seq, later.clock), (now.seq, Some(std::collections::BTreeMap::new())));
    house.0.close().await.unwrap();
}

/// A game by correspondence goes on counting while the server is away.
#[tokio::test(start_paused = true)]
async fn a_clock_of_days_outlives_the_server() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let clock = TableClock { kind: ClockKind::Days, seconds: Some(86_400) };
    let made = house.make(&NewTable { clock, ..table(vec![me(), me(), me()]) }).await;
    let before = house.look(&made.table).await;
    // The same table, as if it had been made two days and, again, half a day ago.
    let store = house.0.store();
    let stored = store.load(&TableId::new(&*made.table)).unwrap();
    for (id, hours) in [("two-days", 48), ("half-a-day", 12)] {
        let created = Moment(Moment::now().0 - hours * 3_600_000);
        let seats = stored.seats.iter().map(|seat| holdout_store::Seat { link: None, ..seat.clone() }).collect();
        let (title, header) = (stored.title.clone(), stored.header.clone());
        store.create(StoredNew { id: TableId::new(id), title, created, public: false, header, seats }).unwrap();
    }
    // D20: talk forgives no time.
    let words = serde_json::json!({"seat": 0, "name": "Ania", "text": "a moment", "at": Moment::now().0});
    let (kind, body) = (holdout_store::LineKind::Chat, holdout_store::Json::of(&words).unwrap());
    let line = holdout_store::Line { seq: 1, kind, at: Moment::now(), body };
    store.append(&TableId::new("two-days"), line).unwrap();
    house.0.close().await.unwrap();
    drop(house);

    let house = Quiet::open(folder.path());
    assert_eq!(house.0.rebuild().await.unwrap().tables, 3);
    let late = house.after("two-days", before.seq).await;
    assert!(late.seq > before.seq, "its time ran out while nobody was there");
    house.0.close().await.unwrap();
}

/// A request whose body never comes does not keep its place for ever.
#[tokio::test(start_paused = true)]
async fn who_never_finishes_asking_is_let_go() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let never = futures_util::stream::pending::<Result<axum::body::Bytes, std::io::Error>>();
    let request = Request::builder().method(Method::POST).uri("/api/tables").header("content-type", "application/json");
    let request = request.body(Body::from_stream(never)).unwrap();
    let begun = Instant::now();
    let answer = app(Arc::clone(&house.0)).oneshot(request).await.unwrap();
    assert_eq!(answer.status(), 408);
    assert!(begun.elapsed() >= Duration::from_secs(20) && begun.elapsed() < Duration::from_secs(30));
    house.0.close().await.unwrap();
}

/// Bots that share a question with people wait as long as the table agreed, and then answer; without that they wait for
/// ever.
#[tokio::test(start_paused = true)]
async fn bots_answer_after_a_while_where_the_table_agreed_to_it() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    for bots_after in [None, Some(30)] {
        let title = "black-plague".to_owned();
        let made = house.make(&NewTable { title, bots_after, ..table(vec![me(), bot(), bot()]) }).await;
        let key = key_of(&made.links[0].link);
        let path = format!("/api/tables/{}?key={key}", made.table);
        let mut shared = None;
        for turn in 0..100 {
            let now: Snapshot = house.ask(Method::GET, &path, None).await;
            let Some(ask) = open_ask(&now.asks) else {
                house.after(&made.table, now.seq).await;
                continue;
            };
            let bots_too = now.waiting.iter().any(|owed| owed.seat != 0 && !owed.locked);
            if bots_too && ask.mode == holdout_server::protocol::Mode::Each {
                shared = Some(now.seq);
                break;
            }
            let body = serde_json::json!({"keys": [key], "wish": answer(ask, turn)}).to_string();
            let _: Snapshot = house.ask(Method::POST, &format!("/api/tables/{}/act", made.table), Some(body)).await;
        }
        let seq = shared.expect("a team shares questions");
        advance(Duration::from_secs(29)).await;
        assert_eq!(house.look(&made.table).await.seq, seq, "the person may still think");
        if bots_after.is_none() {
            advance(Duration::from_hours(48)).await;
            assert_eq!(house.look(&made.table).await.seq, seq, "the bots wait for ever");
        } else {
            advance(Duration::from_secs(2)).await;
            assert!(house.after(&made.table, seq).await.seq > seq, "a bot has answered");
        }
    }
    house.0.close().await.unwrap();
}

/// Whoever plays without a live connection is there as long as they look or speak: nobody plays in their place.
#[tokio::test(start_paused = true)]
async fn whoever_plays_by_plain_requests_is_there() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let made = house.make(&NewTable { mates: true, ..table(vec![me(), me(), me()]) }).await;
    let own = keys(&made);
    let asked = house.look(&made.table).await.waiting[0].seat;
    let mate = (asked + 1) % 3;
    let act_for = || ToServer::ActFor { seat: mate, mate: asked, with: Instead::Fallback };
    let (theirs, mates) = (&own[asked as usize..=asked as usize], &own[mate as usize..=mate as usize]);
    for spoken in [false, true, false, true] {
        advance(Duration::from_secs(20)).await;
        if spoken {
            assert_eq!(house.act(&made.table, theirs, ToServer::Typing { seat: asked }).await, 200);
        } else {
            house.look_with(&made.table, theirs).await;
        }
        advance(Duration::from_secs(20)).await;
        assert_eq!(house.act(&made.table, mates, act_for()).await, 409, "they were there 20 seconds ago");
    }
    advance(Duration::from_secs(11)).await;
    assert_eq!(house.act(&made.table, mates, act_for()).await, 200, "now they are gone");
    house.0.close().await.unwrap();
}

/// Taking one's own answer back gives no new time: otherwise whoever answers and takes back holds up everybody.
#[tokio::test(start_paused = true)]
async fn nobody_gains_time_by_taking_back() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let made = house.make(&with_clock(vec![me(), me(), me()], 30, OnTimeout::Fallback)).await;
    let own = keys(&made);
    for turn in 0..400 {
        let now = house.look_with(&made.table, &own).await;
        let ask = open_ask(&now.asks).expect("the game goes on").clone();
        assert_eq!(house.act(&made.table, &own, answer(&ask, turn)).await, 200);
        let now = house.look_with(&made.table, &own).await;
        if !now.undo.unwrap().offers.iter().any(|offer| offer.seat == ask.seat && offer.needs.is_empty()) {
            continue;
        }
        let (mut before, mut next_before) = (30_000, 30_000);
        for waited in [0, 10, 5] {
            // The next question, which comes again as well, if it is for the same seat.
            let clock = house.look_with(&made.table, &own).await.clock.unwrap();
            if let Some(next) = clock.get(&ask.seat.to_string()) {
                assert!(*next <= next_before, "{next} ms, and {next_before} ms before");
                next_before = next - 1_000;
                advance(Duration::from_secs(1)).await;
            }
            assert_eq!(house.act(&made.table, &own, ToServer::Undo { seat: ask.seat }).await, 200);
            let left = house.look_with(&made.table, &own).await.clock.unwrap()[&ask.seat.to_string()];
            assert!(left <= before, "{left} ms, and {before} ms before");
            advance(Duration::from_secs(waited)).await;
            before = left - waited * 1_000;
            let again = house.look_with(&made.table, &own).await;
            let same = open_ask(&again.asks).unwrap();
            assert_eq!(house.act(&made.table, &own, answer(same, turn)).await, 200);
        }
        house.0.close().await.unwrap();
        return;
    }
    panic!("no answer could be taken back");
}

/// A way begun and given up is no answer that anything follows from, and gives nobody new time; not even by letting the
/// clock give it up.
#[tokio::test(start_paused = true)]
async fn nobody_gains_time_by_going_to_and_fro() {
    let folder = folder();
    let house = Quiet::open(folder.path());
    let wish = with_clock(vec![me(), me()], 30, OnTimeout::Fallback);
    let made = house.make(&NewTable { title: "doom".to_owned(), ..wish }).await;
    let own = keys(&made);
    let marine = async |name: &str| {
        let now = house.look_with(&made.table, &own).await;
        let ask = now.asks.iter().find(|ask| ask.answers.iter().any(|choice| choice.name == name)).expect(name);
        let answer = ToServer::Answer { seat: ask.seat, ask: ask.id, answer: name.into() };
        assert_eq!(house.act(&made.table, &own, answer).await, 200, "{name}");
    };
    let left = async || house.look_with(&made.table, &own).await.clock.unwrap().get("1").copied();
    while left().await.is_none() {
        marine("pass").await;
    }
    marine("advance").await;
    let mut before = left().await.unwrap();
    assert!(before > 29_000, "an action was declared: {before} ms");
    for name in ["go", "back", "attack:fist", "back"] {
        advance(Duration::from_secs(5)).await;
        marine(name).await;
        let now = left().await.unwrap();
        assert!(now + 5_000 <= before, "{now} ms after {name}, and {before} ms before");
        before = now;
    }
    marine("go").await;
    advance(Duration::from_secs(11)).await;
    let mut looks = 0;
    while left().await.is_some() {
        looks += 1;
        assert!(looks < 1_000, "the clock gives the way up and ends the turn");
        tokio::task::yield_now().await;
    }
    house.0.close().await.unwrap();
}

/// Another name, a bot for a moment, or a seat that is empty for a moment gives nobody new time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gains_time_by_names_and_bots() {
    let folder = folder();
    // No bot answers while this test runs.
    let settings = Settings { bot_pause: Duration::from_hours(1), ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&with_clock(vec![me(), me(), me()], 3_600, OnTimeout::Bot)).await;
    let own = keys(&made);
    let seat = house.http.look(&made.table, "").await.unwrap().waiting[0].seat;
    let left = async || house.http.look(&made.table, "").await.unwrap().clock.unwrap();
    let name = seat.to_string();
    let mut before = left().await[&name];
    for wishes in [
        vec![ToServer::Name { seat, name: "Anna".to_owned() }],
        vec![ToServer::HandOver { seat, bot: Some("random".to_owned()) }, ToServer::HandOver { seat, bot: None }],
        vec![ToServer::GiveBack { seat: (seat + 1) % 3 }, ToServer::Begin { seat }],
    ] {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let (first, rest) = wishes.split_first().unwrap();
        house.act(&made.table, &own, first.clone()).await.unwrap();
        if !matches!(first, ToServer::Name { .. }) {
            assert_eq!(left().await.get(&name), None, "no clock runs while {first:?} holds");
        }
        let own: Vec<String> = if matches!(first, ToServer::GiveBack { .. }) {
            own[seat as usize..=seat as usize].to_vec()
        } else {
            own.clone()
        };
        for wish in rest {
            house.act(&made.table, &own, wish.clone()).await.unwrap();
        }
        let now = left().await[&name];
        assert!(now <= before - 20, "{now} ms after {wishes:?}, {before} ms before");
        before = now;
    }
    house.close().await;
}

//! What somebody can make the server work for: replays, uploads, answers nobody reads. Each holds up nobody else.

use crate::brittle::brittle;
use crate::house::{House, bot, folder, me, table, when_over};
use holdout_kernel::Record;
use holdout_server::protocol::{Made, NewTable};
use holdout_server::{PerMinute, Settings};
use serde_json::Value;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Something that must come to pass, however slow the machine is.
async fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    for _ in 0..12_000 {
        if holds() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("never: {what}");
}

/// A finished game of the title with the trap, brought as a record: its table.
async fn a_finished_game(house: &House) -> String {
    let made = house.make(&table(vec![bot(), bot(), bot()])).await;
    let record = Record { game: "brittle".to_owned(), ..when_over(house, &made.table).await };
    house.http.post::<Made>("/api/records", &record).await.unwrap().table
}

/// D4: long replays have a desk of their own. The bots of every table go on beside them; there are never more at work
/// than the desk has places; and what nobody waits for any more is stopped, its place free again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replays_hold_up_no_bot_and_stop_when_nobody_waits() {
    let folder = folder();
    let (brittle, trap) = brittle();
    let titles = [holdout_catalog::title("osaczeni").unwrap(), brittle];
    let proxies = vec!["127.0.0.1".parse().unwrap()];
    let settings = Settings { replay_limit: Duration::from_hours(1), proxies, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, &titles).await;
    let over = a_finished_game(&house).await;

    trap.slow.store(true, SeqCst);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let places = cores.div_ceil(2).max(2);
    let mut asking = Vec::new();
    let ask = async |from: usize| {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let ask = format!(
            "GET /api/tables/{over}/replay?viewer=all HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.{from}\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await.unwrap();
        stream
    };
    // However much one address asks for, a place is left for the next.
    for _ in 0..cores * 3 {
        asking.push(ask(1).await);
    }
    eventually("one address has its share", || trap.replays.load(SeqCst) == places - 1).await;
    asking.push(ask(2).await);
    eventually("the desk is full", || trap.replays.load(SeqCst) == places).await;
    // With every place at the desk taken, bots play a game to its end.
    let bots = house.make(&table(vec![bot(), bot(), bot()])).await;
    when_over(&house, &bots.table).await;
    assert_eq!(trap.replays.load(SeqCst), places, "the work is still under way");

    // Everybody hangs up; nothing goes on, although nothing has ended.
    drop(asking);
    eventually("what nobody waits for is stopped", || trap.replays.load(SeqCst) == 0).await;
    assert_eq!(trap.most_replays.load(SeqCst), places);
    trap.slow.store(false, SeqCst);
    let page: Value = house.http.get(&format!("/api/tables/{over}/replay")).await.unwrap();
    assert!(page["total"].as_u64() > Some(10), "and the desk is there for the next");
    house.close().await;
}

/// D4: a replay takes so long and no longer, and one address has so many at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replay_takes_so_long_and_no_longer() {
    let folder = folder();
    let (brittle, trap) = brittle();
    let titles = [holdout_catalog::title("osaczeni").unwrap(), brittle];
    let patient = Settings { replay_limit: Duration::from_hours(1), most_replays: 1, ..Settings::unhurried() };
    let house = House::with(folder.path(), patient.clone(), &titles).await;
    let over = a_finished_game(&house).await;
    house.close().await;
    trap.slow.store(true, SeqCst);
    let hasty = Settings { replay_limit: Duration::from_millis(50), ..patient.clone() };
    let house = House::with(folder.path(), hasty, &titles).await;
    let stopped = house.http.get::<Value>(&format!("/api/tables/{over}/replay")).await.unwrap_err();
    assert_eq!(stopped.status, Some(422), "{stopped}");
    eventually("the work has ended", || trap.replays.load(SeqCst) == 0).await;
    house.close().await;

    let house = House::with(folder.path(), patient, &titles).await;
    let mut first = TcpStream::connect(house.address).await.unwrap();
    let ask = format!("GET /api/tables/{over}/replay HTTP/1.1\r\nhost: x\r\n\r\n");
    first.write_all(ask.as_bytes()).await.unwrap();
    eventually("one is at work", || trap.replays.load(SeqCst) == 1).await;
    let second = house.http.get::<Value>(&format!("/api/tables/{over}/replay")).await.unwrap_err();
    assert_eq!(second.status, Some(429));
    trap.slow.store(false, SeqCst);
    let mut answer = [0; 15];
    timeout(Duration::from_mins(1), first.read_exact(&mut answer)).await.unwrap().unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200 OK");
    house.close().await;
}

/// D5: an address brings so many records at once, the server keeps so many, and what is refused is not kept.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_so_many_records_are_taken_in() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![bot(), bot(), bot()])).await;
    let record = when_over(&house, &made.table).await;
    house.close().await;
    // The same game under other names is another record.
    let called = |name: &str| Record { names: vec![name.to_owned()], ..record.clone() };

    let rate = PerMinute { at_once: 2, per_minute: 1 };
    let house =
        House::with(folder.path(), Settings { uploads: rate, ..Settings::unhurried() }, holdout_catalog::titles());
    let house = house.await;
    let kept = |house: &House| house.hub.store().count_brought().unwrap();
    for (name, taken) in [("Ania", true), ("Bela", true), ("Cyryl", false), ("Dora", false)] {
        let brought = house.http.post::<Made>("/api/records", &called(name)).await;
        assert_eq!(brought.map_err(|trouble| trouble.status).is_ok(), taken, "{name}");
    }
    let refused = house.http.post::<Made>("/api/records", &called("Ewa")).await.unwrap_err();
    assert_eq!((refused.status, kept(&house)), (Some(429), 2));
    house.close().await;

    let house =
        House::with(folder.path(), Settings { most_uploads: 3, ..Settings::unhurried() }, holdout_catalog::titles());
    let house = house.await;
    house.http.post::<Made>("/api/records", &called("Ewa")).await.unwrap();
    let full = house.http.post::<Made>("/api/records", &called("Filip")).await.unwrap_err();
    assert_eq!((full.status, kept(&house)), (Some(503), 3));
    // Tables are made all the same.
    house.make(&NewTable { public: true, ..table(vec![me(), bot(), bot()]) }).await;
    house.close().await;
}

/// D11: whoever asks and does not read is let go: at the other end of the connection nobody takes any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn answers_nobody_reads_end_the_connection() {
    let folder = folder();
    let settings = Settings { taken_within: Duration::from_millis(100), ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let mut deaf = TcpStream::connect(house.address).await.unwrap();
    let ask = b"GET /api/rules/black-plague HTTP/1.1\r\nhost: x\r\n\r\n";
    let cut_off = timeout(Duration::from_mins(2), async {
        // Writing goes on until the server has closed: while it keeps the connection, this waits or is taken.
        while deaf.write_all(ask).await.is_ok() {
            tokio::task::yield_now().await;
        }
    });
    cut_off.await.expect("the server keeps a client that reads nothing");
    assert!(house.http.get::<Value>("/healthz").await.is_ok());
    house.close().await;
}

/// Whoever asks for many long tables of their own, or of others, waits for them; the tables of others are opened meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn asking_for_long_tables_holds_up_no_other() {
    let folder = folder();
    let (brittle, trap) = brittle();
    let titles = [holdout_catalog::title("osaczeni").unwrap(), brittle];
    let settings = Settings { proxies: vec!["127.0.0.1".parse().unwrap()], ..Settings::unhurried() };
    let house = House::with(folder.path(), settings.clone(), &titles).await;
    let places = std::thread::available_parallelism().map_or(1, usize::from).max(2);
    let mut long = Vec::new();
    for _ in 0..=places {
        let seats = vec![me(), me(), me()];
        long.push(house.make(&NewTable { title: "brittle".to_owned(), ..table(seats) }).await.table);
    }
    let live = house.make(&table(vec![me(), me(), me()])).await;
    house.close().await;

    trap.slow.store(true, SeqCst);
    let house = House::with(folder.path(), settings, &titles).await;
    let mut asking = Vec::new();
    for table in &long {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let ask = format!("GET /api/tables/{table} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.2.1\r\n\r\n");
        stream.write_all(ask.as_bytes()).await.unwrap();
        asking.push(stream);
    }
    // One more is read at the start of every server, to see whether something goes on there by itself.
    eventually("one address has its share", || trap.replays.load(SeqCst) == places).await;
    while house.count("rooms").await < long.len() as u64 {
        tokio::task::yield_now().await;
    }
    let other = house.http.clone().through_proxy(Some("192.0.2.2".parse().unwrap()));
    let opened = timeout(Duration::from_mins(1), other.look(&live.table, "")).await;
    trap.slow.store(false, SeqCst);
    assert!(opened.expect("a table waits for those of somebody else").is_ok());
    drop(asking);
    house.close().await;
}

/// D4: records that take long to replay are looked at in the desk's place; live tables are opened beside them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looking_at_long_records_holds_up_no_table() {
    let folder = folder();
    let (brittle, trap) = brittle();
    let titles = [holdout_catalog::title("osaczeni").unwrap(), brittle];
    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    let made = house.make(&table(vec![bot(), bot(), bot()])).await;
    let record = Record { game: "brittle".to_owned(), ..when_over(&house, &made.table).await };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut brought = Vec::new();
    for number in 0..=cores {
        let called = Record { names: vec![format!("Ania {number}")], ..record.clone() };
        brought.push(house.http.post::<Made>("/api/records", &called).await.unwrap().table);
    }
    let live = house.make(&table(vec![me(), me(), me()])).await;
    house.close().await;

    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    trap.slow.store(true, SeqCst);
    let mut asking = Vec::new();
    for over in &brought {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(format!("GET /api/tables/{over} HTTP/1.1\r\nhost: x\r\n\r\n").as_bytes()).await.unwrap();
        asking.push(stream);
    }
    eventually("one is being replayed", || trap.replays.load(SeqCst) > 0).await;
    while house.count("rooms").await < brought.len() as u64 {
        tokio::task::yield_now().await;
    }
    let opened = timeout(Duration::from_mins(1), house.http.look(&live.table, "")).await;
    trap.slow.store(false, SeqCst);
    assert!(opened.expect("a live table waits for records").is_ok());
    drop(asking);
    house.close().await;
}

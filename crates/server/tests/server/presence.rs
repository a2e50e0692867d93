//! Who is there: told from server to server, and shown where tables are listed.
//!
//! Those about several servers run where `HOLDOUT_POSTGRES` names a database.

use crate::house::{House, folder, keys, me, table, until};
use crate::several::Corner;
use futures_util::{StreamExt, stream};
use holdout_server::TELL_EVERY;
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, NewTable, OwnTable, PublicTable, TableMade};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio_postgres::{AsyncMessage, NoTls};

/// A table that everybody finds, with three people.
async fn public(house: &House) -> TableMade {
    house.make(&NewTable { public: true, ..table(vec![me(), me(), me()]) }).await
}

/// Who is at a table, as the list of a server says.
async fn listed(house: &House, table: &str) -> Option<Vec<bool>> {
    let lobby: Vec<PublicTable> = house.http.get("/api/tables").await.unwrap();
    let found = lobby.into_iter().find(|public| public.table == table)?;
    Some(found.seats.iter().map(|seat| seat.online).collect())
}

/// Waits until the lists of all these servers say so.
async fn until_listed(houses: &[&House], table: &str, wanted: [bool; 3]) {
    for house in houses {
        while listed(house, table).await.as_deref() != Some(&wanted[..]) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_shows_who_is_at_its_tables() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = public(&house).await;
    assert_eq!(listed(&house, &made.table).await.unwrap(), [false, false, false]);
    let own = keys(&made);
    let (here, _) = house.sit(&made.table, &own[1..]).await;
    assert_eq!(listed(&house, &made.table).await.unwrap(), [false, true, true]);
    // A spectator is nobody's seat.
    let (_watching, _) = house.sit(&made.table, &[]).await;
    let (second, _) = house.sit(&made.table, &own[1..2]).await;
    drop(here);
    until_listed(&[&house], &made.table, [false, true, false]).await;
    drop(second);
    until_listed(&[&house], &made.table, [false, false, false]).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_server_shows_who_is_there() {
    let Some(corner) = Corner::new().await else { return };
    let (one, two) = (corner.house().await, corner.house().await);
    let made = public(&one).await;
    let own = keys(&made);
    // One came to the server that runs the table, one to the other.
    let (here, _) = one.sit(&made.table, &own[..1]).await;
    until_listed(&[&one, &two], &made.table, [true, false, false]).await;
    let (mut there, _) = two.sit(&made.table, &own[2..]).await;
    until_listed(&[&one, &two], &made.table, [true, false, true]).await;
    // A server that begins later asks.
    let three = corner.house().await;
    until_listed(&[&three], &made.table, [true, false, true]).await;
    let mine: Vec<OwnTable> =
        three.http.post("/api/mine", &json!({"tables": [{"table": made.table, "keys": []}]})).await.unwrap();
    assert_eq!(mine[0].seats.iter().map(|seat| seat.online).collect::<Vec<_>>(), [true, false, true]);
    drop(here);
    // At the table it is told in its own stream.
    until(&mut there, |message| match message {
        FromServer::Presence { seats } => (!seats[0].online && seats[2].online).then_some(()),
        _ => None,
    })
    .await;
    until_listed(&[&one, &two, &three], &made.table, [false, false, true]).await;
    drop(there);
    until_listed(&[&one, &two, &three], &made.table, [false, false, false]).await;
    // What a server said is forgotten when it leaves, also if nobody comes back.
    let (_last, _) = one.sit(&made.table, &own).await;
    until_listed(&[&two], &made.table, [true, true, true]).await;
    one.close().await;
    until_listed(&[&two, &three], &made.table, [false, false, false]).await;
    two.close().await;
    three.close().await;
}

/// A table that goes to another server is told of by that one alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_known_after_a_table_changed_hands() {
    let Some(corner) = Corner::new().await else { return };
    let (one, two, three) = (corner.house().await, corner.house().await, corner.house().await);
    let made = public(&one).await;
    let own = keys(&made);
    let (mut live, _) = one.sit(&made.table, &own[..2]).await;
    until_listed(&[&three], &made.table, [true, true, false]).await;
    let closing = tokio::spawn(one.close());
    while let Ok(Some(_)) = live.text().await {}
    let (_again, _) = two.sit(&made.table, &own[1..]).await;
    closing.await.unwrap();
    until_listed(&[&two, &three], &made.table, [false, true, true]).await;
    two.close().await;
    three.close().await;
}

/// However often somebody comes and goes, the database hears of it now and then; the last word is told, and nothing but seats.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_guests_is_told_now_and_then() {
    const VISITS: u32 = 300;
    let Some(corner) = Corner::new().await else { return };
    let (one, two) = (corner.house().await, corner.house().await);
    let made = public(&one).await;
    let own = keys(&made);
    let (client, mut connection) = tokio_postgres::connect(&corner.url, NoTls).await.unwrap();
    let mut notices = Box::pin(stream::poll_fn(move |context| connection.poll_message(context)));
    let (sender, mut heard) = tokio::sync::mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Some(Ok(message)) = notices.next().await {
            if let AsyncMessage::Notification(notice) = message {
                let _ = sender.send(notice.payload().to_owned());
            }
        }
    });
    client.batch_execute("LISTEN holdout_there").await.unwrap();
    let begun = Instant::now();
    for visit in 0..VISITS {
        let seat = visit as usize % 3;
        let mut live = Live::connect(one.address).await.unwrap();
        live.send(&crate::house::hello(&made.table, &own[seat..=seat], 0)).await.unwrap();
        live.text().await.unwrap().expect("somebody is received");
    }
    let (_stays, _) = one.sit(&made.table, &own[1..2]).await;
    until_listed(&[&one, &two], &made.table, [false, true, false]).await;
    // Whatever was said of this table until then has been heard when this is.
    let mark = format!("mark {}", made.table);
    client.batch_execute(&format!("NOTIFY holdout_there, '{mark}'")).await.unwrap();
    let mut about = Vec::new();
    loop {
        let notice = heard.recv().await.unwrap();
        if notice == mark {
            break;
        }
        if notice.contains(&made.table) {
            about.push(notice);
        }
    }
    let told = one.count("presence_told_total").await;
    let most = begun.elapsed().as_millis() / TELL_EVERY.as_millis() + 2;
    assert!(!about.is_empty() && about.len() as u64 <= told, "{} of {told} notices", about.len());
    assert!(u128::from(told) <= most, "{told} notices, {most} at most");
    for notice in &about {
        assert!(notice.len() < 8_000 && own.iter().all(|key| !notice.contains(key)), "{notice}");
        let of_this = notice.split(' ').skip(2).find(|word| word.starts_with(&made.table)).unwrap();
        let (_, rest) = of_this.split_once('/').unwrap();
        assert!(rest.chars().all(|letter| letter.is_ascii_hexdigit() || letter == '='), "{notice}");
    }
    assert!(about.last().unwrap().ends_with("=2"), "{about:?}");
    one.close().await;
    two.close().await;
}

//! Coming back: after a restart, after a rest, and when the disk is full.

use crate::house::{House, answer, bot, error, folder, keys, me, open_ask, play_to_the_end, table, until, update};
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, Stage, ToServer};
use holdout_server::{Settings, serve_store};
use holdout_store::{Options, Store};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_changes_nothing() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let bots = house.make(&table(vec![me(), bot(), bot()])).await;
    let keys_here = keys(&made);
    let (mut live, mut now) = house.sit(&made.table, &keys_here).await;
    for turn in 0..25 {
        live.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
        now = update(&mut live).await;
    }
    live.send(&ToServer::Chat { seat: 2, text: "do jutra".to_owned() }).await.unwrap();
    live.send(&ToServer::Name { seat: 1, name: "Bela".to_owned() }).await.unwrap();
    let named = update(&mut live).await;
    let before = house.http.look(&made.table, &keys_here[1]).await.unwrap();
    house.close().await;
    // The server said goodbye: the connection ends, and not by breaking.
    while let Ok(Some(_)) = live.text().await {}

    let house = House::open(folder.path()).await;
    let after = house.http.look(&made.table, &keys_here[1]).await.unwrap();
    assert_eq!((&after.view, &after.log, &after.asks), (&before.view, &before.log, &before.asks));
    assert_eq!((&after.chat, after.seats[1].name.as_str()), (&before.chat, "Bela"));
    let told: Vec<&str> = after.chat.iter().filter_map(|line| Some(line.what.as_ref()?.key.as_str())).collect();
    assert_eq!((after.chat.len(), told), (2, vec!["server-seat-renamed"]), "who sits there is told as well");
    let mut back = Live::connect(house.address).await.unwrap();
    let hello = ToServer::Hello { table: made.table.clone(), keys: keys_here, since: named.seq, era: named.era };
    back.send(&hello).await.unwrap();
    let continued = update(&mut back).await;
    assert_eq!((continued.from, continued.events.len()), (named.seq, 0), "nothing was missed");
    play_to_the_end(&mut back, continued).await;

    let (mut live, now) = house.sit(&bots.table, &keys(&bots)).await;
    play_to_the_end(&mut live, now).await;
    house.close().await;
}

/// Bots whose turn it was go on by themselves, without anybody coming.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_after_a_restart() {
    let folder = folder();
    let slow = Settings { bot_pause: Duration::from_hours(1), ..Settings::unhurried() };
    let house = House::with(folder.path(), slow, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![bot(), bot(), bot()])).await;
    let snapshot = house.http.look(&made.table, "").await.unwrap();
    assert!(snapshot.seats.iter().any(|seat| seat.thinking), "a bot that owes an answer is shown thinking");
    house.close().await;
    let house = House::open(folder.path()).await;
    crate::house::when_over(&house, &made.table).await;
    house.close().await;
}

/// A table nobody looks at leaves memory, and is there again when somebody comes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_rests_and_wakes() {
    let folder = folder();
    let settings = Settings { rest_after: Duration::from_millis(60), ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (mut live, mut now) = house.sit(&made.table, &keys(&made)).await;
    for turn in 0..8 {
        live.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
        now = update(&mut live).await;
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(house.count("rooms").await, 1, "a table with a guest does not rest");
    drop(live);
    for _ in 0..3_000 {
        if house.count("rooms").await == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(house.count("rooms").await, 0);
    let (mut live, woken) = house.sit(&made.table, &keys(&made)).await;
    assert_eq!((woken.seq, &woken.views), (now.seq, &now.views));
    live.send(&answer(open_ask(&woken.asks).unwrap(), 0)).await.unwrap();
    assert!(update(&mut live).await.seq > now.seq);
    house.close().await;
}

/// When the disk is full an answer is not taken, and says so; with room again the same table goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_answers_and_loses_none() {
    let folder = folder();
    let file = folder.path().join("holdout.db");
    let store = Store::open_with(&file, Options { most_pages: Some(40) }).unwrap();
    let any = "127.0.0.1:0".parse().unwrap();
    let serving = serve_store(any, store, Settings::unhurried(), holdout_catalog::titles()).await.unwrap();
    let (address, hub) = (serving.address, std::sync::Arc::clone(&serving.hub));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let ended = tokio::spawn(serving.until(async { drop(stopped.await) }));
    let http = holdout_server::load::Client::new(address);
    let made = http.make(&table(vec![me(), me(), me()])).await.unwrap();
    let mut live = Live::connect(address).await.unwrap();
    live.send(&crate::house::hello(&made.table, &keys(&made), 0)).await.unwrap();
    let mut now = update(&mut live).await;
    // Long chats fill the disk faster than answers do.
    let words = "x".repeat(480);
    let mut full = false;
    for turn in 0..2_000 {
        let wish = match open_ask(&now.asks) {
            Some(ask) if turn % 8 == 0 => answer(ask, turn),
            _ => ToServer::Chat { seat: 0, text: words.clone() },
        };
        live.send(&wish).await.unwrap();
        let went = until(&mut live, |message| match message {
            FromServer::Update(update) => Some(Ok(Some(update))),
            FromServer::Chat(_) => Some(Ok(None)),
            FromServer::Error { why } => Some(Err(why.key)),
            _ => None,
        });
        match went.await {
            Ok(Some(update)) => now = update,
            Ok(None) => {}
            Err(key) => {
                assert_eq!(key, "server-disk-full");
                full = true;
                break;
            }
        }
    }
    assert!(full, "the disk never filled up");
    // Not even an answer fits now; whatever is refused changes nothing.
    let mut refused = 0;
    for _ in 0..40 {
        let Some(ask) = open_ask(&now.asks) else { break };
        live.send(&answer(ask, 0)).await.unwrap();
        let verdict = until(&mut live, |message| match message {
            // Whoever gave a sealed answer sees it in the question, though nothing happened yet.
            FromServer::Update(update) if update.seq > now.seq || update.asks != now.asks => Some(Some(update)),
            FromServer::Error { why } => {
                assert_eq!(why.key, "server-disk-full");
                Some(None)
            }
            _ => None,
        });
        match verdict.await {
            Some(update) => now = update,
            None => refused += 1,
        }
    }
    assert!(refused > 0, "there was still room");
    let kept = http.look(&made.table, &keys(&made)[0]).await.unwrap();
    assert_eq!((kept.seq, &kept.view), (now.seq, &now.views["0"]), "what was shown is what is on disk");
    assert_eq!(kept.stage, Stage::Open);
    let _ = stop.send(());
    let _ = ended.await.unwrap();
    drop(hub);

    let house = House::open(folder.path()).await;
    let (mut live, again) = house.sit(&made.table, &keys(&made)).await;
    assert_eq!((again.seq, &again.views), (now.seq, &now.views), "nothing acknowledged is lost");
    live.send(&ToServer::Undo { seat: 7 }).await.unwrap();
    assert_eq!(error(&mut live).await, "server-no-such-seat");
    play_to_the_end(&mut live, again).await;
    house.close().await;
}

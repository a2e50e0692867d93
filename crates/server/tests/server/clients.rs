//! Bad clients: whatever they send, the table goes on and they get a clear answer, or are cut off.

use crate::house::{House, answer, error, folder, hello, keys, me, message, open_ask, table, until, update};
use futures_util::{SinkExt, StreamExt};
use holdout_server::Settings;
use holdout_server::load::Live;
use holdout_server::protocol::{Ask, FromServer, ToServer};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

fn refused(message: FromServer) -> Option<String> {
    match message {
        FromServer::Refused { why, rule, view, .. } => {
            assert!(!rule.is_empty() && view.is_object(), "a refusal names its rule and shows the table");
            Some(why.key)
        }
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_late_and_doubled_answers_change_nothing() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (mut all, now) = house.sit(&made.table, &keys).await;
    let ask = open_ask(&now.asks).unwrap().clone();
    let wrong = |ask: &Ask, name: Value| ToServer::Answer { seat: ask.seat, ask: ask.id, answer: name };

    for (bad, key) in [
        (wrong(&ask, json!("fly:moon")), "refused-no-such-answer"),
        (wrong(&ask, json!({"type": "fly"})), "refused-no-such-answer"),
        (wrong(&ask, Value::Null), "refused-no-such-answer"),
        (ToServer::Answer { seat: ask.seat, ask: ask.id + 70, answer: json!(ask.answers[0].name) }, "refused-stale"),
        (ToServer::Say { seat: 0, statement: json!({"type": "song"}) }, "refused-unreadable-statement"),
        (ToServer::Say { seat: 0, statement: json!([1, 2]) }, "refused-unreadable-statement"),
    ] {
        all.send(&bad).await.unwrap();
        assert_eq!(until(&mut all, refused).await, key, "{bad:?}");
        if matches!(bad, ToServer::Answer { .. }) {
            assert_eq!(update(&mut all).await.views, now.views, "the fresh view follows, and it is the old one");
        }
    }

    // A double click: the first counts, the second is late.
    all.send(&answer(&ask, 0)).await.unwrap();
    all.send(&answer(&ask, 0)).await.unwrap();
    let after = update(&mut all).await;
    assert!(after.seq > now.seq);
    until(&mut all, refused).await;
    let again = update(&mut all).await;
    assert_eq!((again.seq, &again.views), (after.seq, &after.views));
    assert_eq!(house.count("answers_total").await, 1);

    // As data an answer counts like by its name.
    let ask = open_ask(&again.asks).unwrap();
    all.send(&wrong(ask, ask.answers[0].answer.clone())).await.unwrap();
    assert!(update(&mut all).await.seq > again.seq);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_speaks_for_a_seat_without_its_key() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let other = house.make(&table(vec![me(), me(), me()])).await;
    let (keys, foreign) = (keys(&made), keys(&other));
    let (mut all, now) = house.sit(&made.table, &keys).await;
    let ask = open_ask(&now.asks).unwrap().clone();
    let wishes = |seat: u8| {
        let name = ask.answers[0].name.clone();
        vec![
            ToServer::Answer { seat, ask: ask.id, answer: json!(name) },
            ToServer::Say { seat, statement: json!({"type": "destination", "area": 4}) },
            ToServer::Chat { seat, text: "psst".to_owned() },
            ToServer::Undo { seat },
            ToServer::Consent { seat, by: 1, line: 1, era: 0, yes: true },
            ToServer::HandOver { seat, bot: Some("random".to_owned()) },
            ToServer::ActFor { seat, mate: 1, with: holdout_server::protocol::Instead::Bot },
            ToServer::Name { seat, name: "Zły".to_owned() },
            ToServer::StepBack { seat },
            ToServer::GiveUp { seat },
        ]
    };
    let wrong_seat = usize::from(ask.seat == 0);
    let holders: [&[String]; 2] = [&[], &keys[wrong_seat..=wrong_seat]];
    for held in holders {
        let (mut stranger, _) = house.sit(&made.table, held).await;
        for wish in wishes(ask.seat) {
            stranger.send(&wish).await.unwrap();
            assert_eq!(error(&mut stranger).await, "server-not-your-seat", "{wish:?}");
        }
        for wish in wishes(7) {
            stranger.send(&wish).await.unwrap();
            assert_eq!(error(&mut stranger).await, "server-no-such-seat", "{wish:?}");
        }
        stranger.send(&ToServer::Typing { seat: ask.seat }).await.unwrap();
    }
    // The keys of another table open nothing here, not even together with a right one.
    for bad in [vec![foreign[0].clone()], vec![keys[0].clone(), foreign[1].clone()], vec![String::new()]] {
        let mut stranger = Live::connect(house.address).await.unwrap();
        stranger.send(&hello(&made.table, &bad, 0)).await.unwrap();
        assert_eq!(error(&mut stranger).await, "server-bad-key");
        stranger.send(&wishes(0)[0]).await.unwrap();
        assert_eq!(error(&mut stranger).await, "server-hello-first");
        // Who failed to get in hears nothing of what happens inside.
        all.send(&ToServer::Chat { seat: 0, text: "inside".to_owned() }).await.unwrap();
        stranger.send_text("{}".to_owned()).await.unwrap();
        assert!(matches!(message(&mut stranger).await, FromServer::Error { .. }));
    }
    let mut lost = Live::connect(house.address).await.unwrap();
    lost.send(&hello("no-such-table", &[], 0)).await.unwrap();
    assert_eq!(error(&mut lost).await, "server-no-such-table");

    // Over plain HTTP the gate is the same.
    for (body, status) in [
        (json!({"seat": ask.seat, "ask": ask.id, "answer": ask.answers[0].name}), 403),
        (json!({"key": keys[wrong_seat], "seat": ask.seat, "ask": ask.id, "answer": ask.answers[0].name}), 403),
        (json!({"key": foreign[0], "seat": ask.seat, "ask": ask.id, "answer": ask.answers[0].name}), 403),
        (json!({"key": keys[0], "seat": 0}), 400),
        (json!({"key": keys[0], "seat": 300, "ask": 1, "answer": "x"}), 400),
    ] {
        let refused: Result<Value, _> = house.http.post(&format!("/api/tables/{}/answer", made.table), &body).await;
        assert_eq!(refused.unwrap_err().status, Some(status), "{body}");
    }
    let (_, unchanged) = house.sit(&made.table, &keys).await;
    assert_eq!((unchanged.seq, unchanged.views), (now.seq, now.views), "nothing of all this changed the game");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_is_answered_and_then_cut_off() {
    let folder = folder();
    let settings = Settings { patience: 12, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (mut player, now) = house.sit(&made.table, &keys(&made)).await;
    let mut live = Live::connect(house.address).await.unwrap();
    let deep = "[".repeat(5_000);
    for nonsense in [
        "",
        "null",
        "{",
        "[]",
        "{}",
        r#"{"type":"dance"}"#,
        r#"{"type":"answer"}"#,
        r#"{"type":"hello","table":5}"#,
        r#"{"type":"answer","seat":-1,"ask":1,"answer":"x"}"#,
        r#"{"type":"chat","seat":0,"text":"x","admin":true}"#,
        deep.as_str(),
    ] {
        live.send_text(nonsense.to_owned()).await.unwrap();
        assert_eq!(error(&mut live).await, "server-unreadable", "{nonsense:.20}");
    }
    live.send_text("once more".to_owned()).await.unwrap();
    assert_eq!(live.text().await.unwrap(), None, "patience is over");
    assert_eq!(house.count("cut_off_total").await, 1);
    player.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    assert!(update(&mut player).await.seq > now.seq, "the table goes on");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_and_giants_are_cut_off() {
    let folder = folder();
    let messages = holdout_server::PerMinute { at_once: 20, per_minute: 60 };
    let settings = Settings { messages, patience: 5, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (mut flood, now) = house.sit(&made.table, &keys[..1]).await;
    for _ in 0..60 {
        // Once the server has had enough, sending fails too.
        let _ = flood.send(&ToServer::Chat { seat: 0, text: "spam".to_owned() }).await;
    }
    let mut chats = 0;
    let mut slowed = 0;
    while let Ok(Some(text)) = flood.text().await {
        match serde_json::from_str(&text).unwrap() {
            FromServer::Chat(_) => chats += 1,
            FromServer::Error { why } => {
                assert_eq!(why.key, "server-too-fast");
                slowed += 1;
            }
            _ => {}
        }
    }
    assert!(slowed == 4 && chats <= 21, "{slowed} warnings, {chats} chats");

    let url = format!("ws://{}/ws", house.address);
    let (mut giant, _) = connect_async(&url).await.unwrap();
    let big = "x".repeat(40 * 1024);
    let _ = giant.send(Message::text(format!(r#"{{"type":"chat","seat":0,"text":"{big}"}}"#))).await;
    let end = giant.next().await;
    assert!(matches!(end, None | Some(Err(_) | Ok(Message::Close(_)))), "{end:?}");

    let (mut binary, _) = connect_async(&url).await.unwrap();
    binary.send(Message::binary(vec![0_u8, 159, 146, 150])).await.unwrap();
    let said = binary.next().await.unwrap().unwrap();
    assert!(said.into_text().unwrap().contains("server-unreadable"));

    let (mut player, _) = house.sit(&made.table, &keys).await;
    player.send(&answer(open_ask(&update_with_asks(&house, &made.table, &keys).await).unwrap(), 0)).await.unwrap();
    assert!(update(&mut player).await.seq > now.seq, "the table goes on");
    house.close().await;
}

async fn update_with_asks(house: &House, table: &str, keys: &[String]) -> Vec<Ask> {
    house.http.look(table, &keys.join(",")).await.unwrap().asks
}

/// A client that does not read is let go; the others are not held up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_is_let_go() {
    let folder = folder();
    let settings = Settings { most_waiting: 4, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (deaf, _) = house.sit(&made.table, &[]).await;
    let (mut player, mut now) = house.sit(&made.table, &keys(&made)).await;
    // A new name is an update for everybody: enough of them fill every buffer on the way.
    for round in 0..4_000 {
        player.send(&ToServer::Name { seat: 0, name: format!("Ania {round}") }).await.unwrap();
        now = update(&mut player).await;
        if round % 100 == 0 && house.count("cut_off_total").await > 0 {
            break;
        }
    }
    assert_eq!(house.count("cut_off_total").await, 1);
    player.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    update(&mut player).await;
    drop(deaf);
    house.close().await;
}

//! Beside and after the game: what a bot would do, one's own tables, the same again, and bots that wait for people.

use crate::house::{House, answer, bot, folder, keys, me, open_ask, open_seat, table, update};
use holdout_server::Settings;
use holdout_server::load::key_of;
use holdout_server::protocol::{Hint, NewTable, OwnTable, SeatKind, Stage, TableMade, ToServer, UndoPolicy};
use serde_json::{Value, json};

async fn hint(house: &House, table: &str, key: &str, seat: u8) -> (u16, Value) {
    let (status, body) = house.http.get_with(key, &format!("/api/tables/{table}/hint?seat={seat}")).await.unwrap();
    (status.as_u16(), serde_json::from_slice(&body).unwrap())
}

/// Advice is given where the table agreed to it, to the seat that is asked, and nobody else hears of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hint_is_for_the_seat_that_is_asked() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&NewTable { hints: true, ..table(vec![me(), me(), me()]) }).await;
    let own = keys(&made);
    let (_watcher, before) = house.sit(&made.table, &[]).await;
    let now = house.http.look(&made.table, &own.join(",")).await.unwrap();
    let ask = open_ask(&now.asks).unwrap();
    let seat = ask.seat;
    let (status, body) = hint(&house, &made.table, &own[seat as usize], seat).await;
    assert_eq!(status, 200, "{body}");
    let given: Hint = serde_json::from_value(body).unwrap();
    assert_eq!(given.ask, ask.id);
    assert!(ask.answers.contains(&given.answer), "the answer is one of those that are legal");
    // Not for the seat of somebody else, not for a stranger, not for a seat that is not asked.
    let other = (seat + 1) % 3;
    for (key, whose) in [(own[other as usize].as_str(), seat), ("", seat)] {
        assert_eq!(hint(&house, &made.table, key, whose).await.0, 403);
    }
    if !now.waiting.iter().any(|owed| owed.seat == other) {
        assert_eq!(hint(&house, &made.table, &own[other as usize], other).await.0, 409);
    }
    let after = house.http.look(&made.table, "").await.unwrap();
    assert_eq!((after.seq, &after.view), (before.seq, &before.views["watch"]), "nothing happened");

    let without = house.make(&table(vec![me(), me(), me()])).await;
    let (status, body) = hint(&house, &without.table, &keys(&without)[0], 0).await;
    assert_eq!((status, &body["why"]["key"]), (403, &json!("server-hints-off")));
    house.close().await;
}

async fn mine(house: &House, tables: Value) -> Vec<OwnTable> {
    house.http.post("/api/mine", &json!({ "tables": tables })).await.unwrap()
}

/// One's own tables: whose turn it is, and nothing that a look would not show.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn own_tables_are_shown_at_a_glance() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, people) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    let waits = house.make(&table(vec![me(), open_seat(), bot()])).await;
    let asked = json!([
        {"table": made.table, "keys": people[..1]}, {"table": "nowhere", "keys": []},
        {"table": made.table, "keys": ["x".repeat(43)]}, {"table": waits.table, "keys": keys(&waits)},
    ]);
    let shown = mine(&house, asked).await;
    assert_eq!(shown.len(), 2, "tables that are gone and keys that do not fit are left out");
    assert_eq!((shown[0].stage, shown[0].held.as_slice()), (Stage::Open, [0].as_slice()));
    assert_eq!((shown[1].stage, shown[1].your_turn), (Stage::Lobby, false));
    // The bot may answer between two looks; once it is somebody else's turn it has nothing to say.
    let (now, again) = loop {
        let now = house.http.look(&made.table, &people[0]).await.unwrap();
        let again = mine(&house, json!([{"table": made.table, "keys": people[..1]}])).await.remove(0);
        if house.http.look(&made.table, &people[0]).await.unwrap().seq == now.seq {
            break (now, again);
        }
    };
    let owing: Vec<u8> = now.waiting.iter().filter(|owed| !owed.locked).map(|owed| owed.seat).collect();
    assert_eq!((again.your_turn, &again.waiting), (owing.contains(&0), &owing));
    let flood: Vec<Value> = (0..40).map(|_| json!({"table": made.table, "keys": []})).collect();
    assert_eq!(mine(&house, json!(flood)).await.len(), 20, "so many at once");
    house.close().await;
}

async fn rematch(house: &House, table: &str, keys: &str) -> (u16, Value) {
    let path = format!("/api/tables/{table}/rematch");
    let (status, body) = house.http.with_keys(keys, &path, b"{}".to_vec()).await.unwrap();
    (status.as_u16(), serde_json::from_slice(&body).unwrap())
}

/// The same again: once, for those who sat there, each in their own seat with a new key; strangers get nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_again_is_one_table_for_those_who_sat_there() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, people) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    assert_eq!(rematch(&house, &made.table, &people[0]).await.0, 409, "the game is not over");
    house.act(&made.table, &people, ToServer::GiveUp { seat: 0 }).await.unwrap();
    for stranger in ["", &"x".repeat(43)] {
        assert_eq!(rematch(&house, &made.table, stranger).await.0, 403);
    }
    let mut new = Vec::new();
    for (seat, key) in people.iter().enumerate() {
        let (status, body) = rematch(&house, &made.table, key).await;
        assert_eq!(status, 201, "{body}");
        let there: TableMade = serde_json::from_value(body).unwrap();
        assert_eq!(there.links.iter().map(|link| link.seat as usize).collect::<Vec<_>>(), [seat]);
        let fresh = key_of(&there.links[0].link);
        assert!(!people.contains(&fresh), "a new key");
        new.push((there.table, fresh));
    }
    assert_eq!(new[0].0, new[1].0, "both sit at one table");
    let seats = house.http.look(&new[0].0, &new[1].1).await.unwrap();
    assert_eq!((seats.stage, seats.held.as_slice()), (Stage::Lobby, [1].as_slice()));
    let kinds: Vec<SeatKind> = seats.seats.iter().map(|seat| seat.kind).collect();
    assert_eq!(kinds, [SeatKind::Human, SeatKind::Human, SeatKind::Bot]);
    assert_ne!(rematch(&house, &made.table, &people[0]).await.0, 201, "a seat is given once");
    assert!(house.http.look(&new[0].0, &people[0]).await.is_err(), "the old key opens nothing there");
    let old = house.http.look(&made.table, "").await.unwrap();
    assert_eq!(old.rematch.as_ref(), Some(&new[0].0), "everybody at the old table is told");
    for (seat, (_, key)) in new.iter().enumerate() {
        let ready = ToServer::Ready { seat: seat as u8, yes: true, promise: None };
        house.act(&new[0].0, std::slice::from_ref(key), ready).await.unwrap();
    }
    assert_eq!(house.http.look(&new[0].0, "").await.unwrap().stage, Stage::Open);
    house.close().await;
}

/// A table that somebody joined after its luck was known is copied by nobody: its hands are not one person's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_known_table_is_not_copied_once_others_sit_there() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let own = keys(&made);
    let path = format!("/api/tables/{}/play-on", made.table);
    let wish = json!({"step": 0, "nickname": "Ania", "seats": [me(), me(), me()]}).to_string().into_bytes();
    let (status, _) = house.http.with_keys(&own.join(","), &path, wish.clone()).await.unwrap();
    assert_eq!(status.as_u16(), 201, "alone at one's own table one copies it");
    assert!(house.http.look(&made.table, "").await.unwrap().known);
    // A seat is given to somebody else, who sees that the luck may be known, and copies nothing.
    house.act(&made.table, &own, ToServer::GiveBack { seat: 2 }).await.unwrap();
    let (_, link) = house
        .http
        .with_keys(&own[0], &format!("/api/tables/{}/invite", made.table), b"{\"seat\":2}".to_vec())
        .await
        .unwrap();
    let link: Value = serde_json::from_slice(&link).unwrap();
    let guest = house.claim(&made.table, link["link"].as_str().unwrap(), "Bela").await;
    for keys in [guest.clone(), own[0].clone(), format!("{},{}", own[0], own[1])] {
        let (status, _) = house.http.with_keys(&keys, &path, wish.clone()).await.unwrap();
        assert_eq!(status.as_u16(), 403);
    }
    house.close().await;
}

/// A standing pass is nobody else's business: others are not sent so much as an empty update.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_notices_a_standing_pass_being_set() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let own = keys(&made);
    let (mut watcher, _) = house.sit(&made.table, &[]).await;
    let (mut seated, _) = house.sit(&made.table, &own[1..2]).await;
    let pass = |standing| ToServer::PassWindow { seat: 1, window: "walkie-talkies".into(), standing };
    for standing in [true, false, true] {
        seated.send(&pass(standing)).await.unwrap();
        assert_eq!(update(&mut seated).await.passes.is_empty(), !standing);
    }
    // The next thing the watcher hears is what somebody says aloud.
    house.act(&made.table, &own, ToServer::Chat { seat: 0, text: "now".to_owned() }).await.unwrap();
    loop {
        match crate::house::message(&mut watcher).await {
            holdout_server::protocol::FromServer::Presence { .. } => {}
            holdout_server::protocol::FromServer::Chat(said) => break assert_eq!(said.text, "now"),
            other => panic!("the watcher was told {other:?}"),
        }
    }
    let ask = open_ask(&house.http.look(&made.table, &own.join(",")).await.unwrap().asks).unwrap().clone();
    house.act(&made.table, &own, answer(&ask, 0)).await.unwrap();
    house.close().await;
}

/// Whoever the host lets go in the lobby of the same again does not come back with the old key: the seat is for
/// whoever is invited.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_dismissed_does_not_come_back_by_the_game_before() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, people) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    house.act(&made.table, &people, ToServer::GiveUp { seat: 0 }).await.unwrap();
    let mut new = Vec::new();
    for key in &people {
        let (_, body) = rematch(&house, &made.table, key).await;
        new.push(serde_json::from_value::<TableMade>(body).unwrap());
    }
    let (next, host) = (new[0].table.clone(), keys(&new[0]));
    // Whoever leaves may come back as they came.
    house.act(&next, &keys(&new[1]), ToServer::GiveBack { seat: 1 }).await.unwrap();
    assert_eq!(rematch(&house, &made.table, &people[1]).await.0, 201);
    house.act(&next, &host, ToServer::Dismiss { seat: 0, mate: 1 }).await.unwrap();
    assert_eq!(rematch(&house, &made.table, &people[1]).await.0, 403);
    let invited = house.invite(&next, &host[0], 1).await.unwrap();
    assert_eq!(rematch(&house, &made.table, &people[1]).await.0, 403);
    house.claim(&next, &invited.link, "Celina").await;
    house.close().await;
}

/// Whoever comes first to the same again and begins at once keeps nobody from their seat: a bot kept it warm.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_late_to_the_same_again_finds_their_seat() {
    let folder = folder();
    let slow = Settings { bot_pause: std::time::Duration::from_hours(1), ..Settings::unhurried() };
    let house = House::with(folder.path(), slow, holdout_catalog::titles()).await;
    let (made, people) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    house.act(&made.table, &people, ToServer::GiveUp { seat: 0 }).await.unwrap();
    let first: TableMade = serde_json::from_value(rematch(&house, &made.table, &people[1]).await.1).unwrap();
    let begun = house.act(&first.table, &keys(&first), ToServer::Begin { seat: 1 }).await.unwrap();
    assert_eq!((begun.stage, begun.seats[0].kind), (Stage::Open, SeatKind::Bot));
    let (status, late) = rematch(&house, &made.table, &people[0]).await;
    assert_eq!(status, 201, "{late}");
    let late: TableMade = serde_json::from_value(late).unwrap();
    let now = house.http.look(&late.table, &key_of(&late.links[0].link)).await.unwrap();
    assert_eq!((&late.table, now.seats[0].kind, now.seats[0].handed), (&first.table, SeatKind::Human, true));
    // The seat that was a bot's before stays one, and a seat is given once.
    assert_eq!(now.seats[2].kind, SeatKind::Bot);
    assert_eq!(rematch(&house, &made.table, &people[0]).await.0, 409);
    house.close().await;
}

/// Whoever plays alone for a while, looks ahead and takes everything back knows the luck to come: those who sit down
/// later are told.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_is_told_that_the_others_looked_ahead() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    for looks_ahead in [false, true] {
        let made = house.make(&NewTable { undo: UndoPolicy::Agreed, ..table(vec![me(), me(), me()]) }).await;
        let own = keys(&made);
        let now = house.http.look(&made.table, &own.join(",")).await.unwrap();
        let ask = open_ask(&now.asks).unwrap();
        house.act(&made.table, &own, answer(ask, 0)).await.unwrap();
        if looks_ahead {
            house.take_back(&made.table, &own, ask.seat).await.unwrap();
            assert_eq!(house.http.look(&made.table, "").await.unwrap().era, 1, "it is taken back");
        }
        house.act(&made.table, &own, ToServer::GiveBack { seat: 2 }).await.unwrap();
        let invited = house.invite(&made.table, &own[0], 2).await.unwrap();
        house.claim(&made.table, &invited.link, "Bela").await;
        assert_eq!(house.http.look(&made.table, "").await.unwrap().known, looks_ahead);
    }
    house.close().await;
}

//! Games stored under other rules: shown as such, read as far as they are true here, exported; and no fault.

use crate::house::{House, answer, bot, folder, keys, me, open_ask, open_seat, table, update, when_over};
use holdout_kernel::Record;
use holdout_server::operator;
use holdout_server::protocol::{OwnTable, PlayedUnder, ReplayPage, Stage, TableMade, ToServer};
use holdout_store::{Change, Json, Moment, Store, TableChange, TableId};
use serde_json::{Value, json};
use std::path::Path;

/// The rules version every game here is said to have been played under.
const OLD: u32 = 99;

/// Says of a stored game that it was played under other rules, while no server runs.
fn age(data: &Path, table: &str, change: impl FnOnce(&mut Value)) {
    let store = Store::open(data.join("holdout.db")).unwrap();
    let id = TableId::new(table);
    let mut header: Value = store.load(&id).unwrap().header.read().unwrap();
    header["record"]["rules_version"] = json!(OLD);
    change(&mut header);
    let header = Some(Json::of(&header).unwrap());
    store.commit(Change::Table(TableChange { header, ..TableChange::new(id, Moment::now()) })).unwrap();
    store.close().unwrap();
}

/// A table of three seats of one's own with some answers given.
async fn begun(house: &House) -> (TableMade, Value) {
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (mut live, mut now) = house.sit(&made.table, &keys(&made)).await;
    for turn in 0..9 {
        live.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
        now = update(&mut live).await;
    }
    (made, now.views["1"].clone())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_running_game_of_other_rules_is_shown_and_exported_and_is_no_fault() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, seen) = begun(&house).await;
    house.close().await;
    age(folder.path(), &made.table, |_| {});

    let house = House::open(folder.path()).await;
    let own = keys(&made);
    let shown = house.http.look(&made.table, &own[1]).await.unwrap();
    let under = shown.played_under.expect("it says so");
    assert_eq!((under.version, under.lines, under.shown, shown.fault.clone()), (OLD, 9, 9, None));
    assert_ne!(under.here, OLD);
    assert_eq!((shown.stage, &shown.view), (Stage::Open, &seen), "the seat sees what it saw");
    assert!(!shown.log.is_empty() && shown.asks.is_empty() && shown.waiting.is_empty());
    let (mut live, now) = house.sit(&made.table, &own).await;
    assert_eq!((now.played_under, now.asks.len(), &now.views["1"]), (Some(under), 0, &seen));
    let (_, watched) = house.sit(&made.table, &[]).await;
    assert!(watched.views.contains_key("watch") && watched.undo.is_none());

    // It is not played on, and says why.
    for wish in [
        ToServer::Answer { seat: 0, ask: 1, answer: json!("x") },
        ToServer::Undo { seat: 0 },
        ToServer::Say { seat: 0, statement: json!({"type": "promise", "text": "x"}) },
    ] {
        let refused = house.act(&made.table, &own, wish).await.unwrap_err();
        assert_eq!(refused.status, Some(409));
        assert!(refused.what.contains("server-other-rules"), "{}", refused.what);
    }
    live.send(&ToServer::StepBack { seat: 0 }).await.unwrap();
    assert_eq!(crate::house::error(&mut live).await, "server-not-faulted");
    let mine: Vec<OwnTable> =
        house.http.post("/api/mine", &json!({"tables": [{"table": made.table, "keys": own}]})).await.unwrap();
    assert_eq!((mine[0].played_under, mine[0].your_turn), (Some(under), false));
    assert_eq!(house.count("faults_total").await, 0);
    assert!(!folder.path().join("faults").exists(), "no report is written");

    // The record shows what is hidden, so everybody ends the game first; then it is as it was written.
    let early = house.act(&made.table, &own[..1], ToServer::GiveUp { seat: 0 }).await;
    assert_eq!(early.unwrap_err().status, Some(403));
    house.act(&made.table, &own, ToServer::GiveUp { seat: 0 }).await.unwrap();
    let record = when_over(&house, &made.table).await;
    assert_eq!((record.rules_version, record.lines.len(), record.seed.is_some()), (OLD, 9, true));
    let page: ReplayPage = house.http.get(&format!("/api/tables/{}/replay?viewer=all", made.table)).await.unwrap();
    assert_eq!((page.total, page.played_under), (10, Some(under)));

    // From a step that is true here a new game goes on, under the rules of today.
    let wish = json!({"step": 5, "nickname": "Ania", "seats": [me(), me(), me()]});
    let on: TableMade = house.http.post(&format!("/api/tables/{}/play-on", made.table), &wish).await.unwrap();
    let there = house.http.look(&on.table, &keys(&on).join(",")).await.unwrap();
    assert!(there.played_under.is_none() && !there.asks.is_empty());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_other_rules_is_read_up_to_the_line_that_differs() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let over = house.make(&table(vec![bot(), bot(), bot()])).await.table;
    let record = when_over(&house, &over).await;
    let whole: ReplayPage = house.http.get(&format!("/api/tables/{over}/replay?viewer=all")).await.unwrap();
    house.close().await;

    // The seventh line came out differently under those rules, and the content was another.
    let differing = |lines: &[holdout_kernel::Line]| {
        let mut lines = lines.to_vec();
        lines[6].digest = Some("0123456789abcdef".to_owned());
        lines
    };
    age(folder.path(), &over, |header| {
        header["record"]["content"] = json!("other");
        header["record"]["lines"] = serde_json::to_value(differing(&record.lines)).unwrap();
    });
    let house = House::open(folder.path()).await;
    let page: ReplayPage = house.http.get(&format!("/api/tables/{over}/replay?viewer=all")).await.unwrap();
    let PlayedUnder { version, shown, lines, .. } = page.played_under.unwrap();
    assert_eq!((version, shown, page.total, page.steps.len()), (OLD, 6, 7, 7));
    assert!(lines > shown);
    for (then, now) in whole.steps.iter().zip(&page.steps) {
        assert_eq!(then.view, now.view, "what is shown is what happened");
    }
    let exported: Record = when_over(&house, &over).await;
    assert_eq!((exported.rules_version, exported.content.as_str()), (OLD, "other"));
    let brought = house.http.post::<Value>("/api/records", &exported).await;
    assert_eq!(brought.unwrap_err().status, Some(422), "what is not true here is not taken in");
    house.close().await;
}

/// A table that waited for its people during an update begins under the new rules; one that begins under none of them
/// says so; and nothing of either is lost by a rescue.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lobby_begins_under_the_new_rules_and_a_rescue_keeps_games_of_others() {
    let folder = folder();
    let data = folder.path().join("data");
    let house = House::open(&data).await;
    let waiting = house.make(&table(vec![me(), open_seat(), bot()])).await;
    let (made, _) = begun(&house).await;
    let (unknown, _) = begun(&house).await;
    house.close().await;
    for id in [&waiting.table, &made.table] {
        age(&data, id, |_| {});
    }
    age(&data, &unknown.table, |header| header["record"]["setup"] = json!({"of": "a later program"}));

    let found = operator::rescue(&data, &folder.path().join("new"), holdout_catalog::titles()).unwrap();
    assert_eq!((found.sound, found.elder, found.spoiled.len()), (3, 2, 0));

    let house = House::open(&data).await;
    let guest = house.claim(&waiting.table, &waiting.invitations[0].link, "Bela").await;
    for (seat, key) in [(0, keys(&waiting)[0].clone()), (1, guest.clone())] {
        house.act(&waiting.table, &[key], ToServer::Ready { seat, yes: true, promise: None }).await.unwrap();
    }
    let begun = house.http.look(&waiting.table, &guest).await.unwrap();
    assert_eq!((begun.stage, begun.played_under), (Stage::Open, None));
    assert!(!begun.view.is_null());
    let dark = house.http.look(&unknown.table, &keys(&unknown)[0]).await.unwrap();
    assert!(dark.view.is_null() && dark.fault.is_none());
    assert_eq!(dark.played_under.map(|under| (under.version, under.shown)), Some((OLD, 0)));
    let mut live = holdout_server::load::Live::connect(house.address).await.unwrap();
    live.send(&crate::house::hello(&unknown.table, &keys(&unknown), 0)).await.unwrap();
    assert_eq!(crate::house::error(&mut live).await, "server-other-rules");
    house.close().await;
    // After a restart the table that has begun goes on.
    let house = House::open(&data).await;
    assert_eq!(house.http.look(&waiting.table, &guest).await.unwrap().played_under, None);
    house.close().await;
}

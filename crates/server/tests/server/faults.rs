//! A fault in the rules: one table stands still, says so, and can go on; the others do not notice.

use crate::brittle::brittle;
use crate::house::{House, answer, folder, keys, me, open_ask, play_to_the_end, table, until, update};
use holdout_server::Settings;
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, NewTable, Snapshot, Stage, ToServer, Update};
use std::sync::atomic::Ordering::SeqCst;

fn fault(message: FromServer) -> Option<(String, bool)> {
    match message {
        FromServer::Fault { id, step_back, .. } => Some((id, step_back)),
        _ => None,
    }
}

async fn answers(live: &mut Live, mut now: Update, count: usize) -> Update {
    for turn in 0..count {
        live.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
        now = update(live).await;
    }
    now
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_table_breaks_down_and_the_others_go_on() {
    let folder = folder();
    let (brittle, trap) = brittle();
    let titles = [holdout_catalog::title("osaczeni").unwrap(), brittle];
    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    let made = house.make(&NewTable { title: "brittle".to_owned(), ..table(vec![me(), me(), me()]) }).await;
    let sound = house.make(&table(vec![me(), me(), me()])).await;
    let keys_here = keys(&made);
    let (mut live, first) = house.sit(&made.table, &keys_here).await;
    let (mut watcher, _) = house.sit(&made.table, &[]).await;
    let (mut other, at_other) = house.sit(&sound.table, &keys(&sound)).await;
    let now = answers(&mut live, first, 5).await;

    trap.answer_at.store(6, SeqCst);
    live.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    let (id, step_back) = until(&mut live, fault).await;
    assert!(step_back && id.len() == 10);
    assert_eq!(until(&mut watcher, fault).await.0, id, "everybody is told the same");
    assert_eq!(house.count("faults_total").await, 1);

    // The table stands still: it says so to whoever comes, and takes nothing more.
    let snapshot = house.http.look(&made.table, &keys_here[0]).await.unwrap();
    assert_eq!((snapshot.stage, snapshot.fault.as_deref()), (Stage::Faulted, Some(&*id)));
    assert!(snapshot.view.is_null() && snapshot.asks.is_empty());
    live.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    assert_eq!(crate::house::error(&mut live).await, "server-fault");
    let early = house.http.get::<serde_json::Value>(&format!("/api/tables/{}/record", made.table)).await;
    assert_eq!(early.unwrap_err().status, Some(409), "the record shows what is hidden, so it stays closed");

    // What the rules said may be a secret: it is in the operator's report and nowhere else.
    let report = std::fs::read_to_string(folder.path().join(format!("faults/{id}.json"))).unwrap();
    assert!(report.contains("the secret hand is") && report.contains("\"lines\""));
    let said = serde_json::to_string(&snapshot).unwrap();
    assert!(!said.contains("secret hand"));

    // The others go on as if nothing had happened.
    play_to_the_end(&mut other, at_other).await;

    // And this one goes on from before the fault.
    trap.answer_at.store(0, SeqCst);
    watcher.send(&ToServer::StepBack { seat: 0 }).await.unwrap();
    assert_eq!(crate::house::error(&mut watcher).await, "server-not-your-seat");
    live.send(&ToServer::StepBack { seat: 0 }).await.unwrap();
    let back = update(&mut live).await;
    assert_eq!((back.seq, &back.views), (now.seq, &now.views), "nothing that was acknowledged is gone");
    live.send(&ToServer::StepBack { seat: 0 }).await.unwrap();
    assert_eq!(crate::house::error(&mut live).await, "server-not-faulted");
    let last = play_to_the_end(&mut live, back).await;
    assert!(last.over);
    house.close().await;
}

/// A fault after the line was written: the line is put aside.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_cannot_be_shown_is_put_aside() {
    let folder = folder();
    let (brittle, trap) = brittle();
    let titles = [brittle];
    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    let made = house.make(&NewTable { title: "brittle".to_owned(), ..table(vec![me(), me(), me()]) }).await;
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    let now = answers(&mut live, first, 5).await;
    trap.view_at.store(6, SeqCst);
    live.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    let (id, _) = until(&mut live, fault).await;
    house.close().await;

    // The fault outlives the server.
    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    let key = &keys(&made)[0];
    let snapshot = house.http.look(&made.table, key).await.unwrap();
    assert_eq!(snapshot.fault, Some(id));
    let wish = serde_json::json!({"keys": [key], "wish": ToServer::StepBack { seat: 0 }});
    let back: Snapshot = house.http.post(&format!("/api/tables/{}/act", made.table), &wish).await.unwrap();
    assert_eq!((back.stage, back.seq), (Stage::Open, now.seq));
    assert_eq!(back.view, now.views["0"]);
    assert!(back.era > now.era, "who has seen the line that is gone gets the log anew");
    house.close().await;
}

/// A table that nobody can bring back is given up by those who sit at it, and its record can be looked at.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_table_can_be_given_up_and_exported() {
    let folder = folder();
    let (brittle, trap) = brittle();
    let titles = [brittle];
    let house = House::with(folder.path(), Settings::unhurried(), &titles).await;
    let made = house.make(&NewTable { title: "brittle".to_owned(), ..table(vec![me(), me(), me()]) }).await;
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    let now = answers(&mut live, first, 5).await;
    trap.answer_at.store(6, SeqCst);
    live.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    until(&mut live, fault).await;
    live.send(&ToServer::GiveUp { seat: 0 }).await.unwrap();
    let record = crate::house::when_over(&house, &made.table).await;
    assert_eq!(record.lines.len(), 5);
    house.close().await;
}

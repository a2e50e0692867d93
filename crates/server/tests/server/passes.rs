//! Windows that are passed for whoever asked for it.

use crate::house::{House, answer, folder, keys, me, open_ask, table, update};
use holdout_server::protocol::ToServer;

const WINDOW: &str = "walkie-talkies";

/// The window passes by itself for the seat that asked for it, and for nobody else; nobody else hears of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_pass_answers_its_window_and_is_nobody_elses_business() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (mut watcher, _) = house.sit(&made.table, &[]).await;
    let (mut live, _) = house.sit(&made.table, &keys).await;
    live.send(&ToServer::PassWindow { seat: 1, window: WINDOW.into(), standing: true }).await.unwrap();
    let mut now = update(&mut live).await;
    while now.passes.is_empty() {
        now = update(&mut live).await;
    }
    assert_eq!(now.passes["1"], [WINDOW]);
    let mut turn = 0;
    loop {
        let in_window = |seat: u8| now.asks.iter().any(|ask| ask.seat == seat && ask.window.as_deref() == Some(WINDOW));
        if in_window(1) {
            break;
        }
        turn += 1;
        assert!(turn < 2000, "no window opened");
        live.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
        now = update(&mut live).await;
    }
    let (others, log): (Vec<u32>, u32) =
        (now.asks.iter().filter(|ask| ask.seat != 1).map(|ask| ask.id).collect(), now.seq);
    let passed = update(&mut live).await;
    assert!(passed.asks.iter().all(|ask| ask.seat != 1), "nobody answered, and the window is passed");
    assert!(passed.seq > log, "everybody sees a pass like any other");
    assert_eq!(passed.asks.iter().map(|ask| ask.id).collect::<Vec<_>>(), others, "the others keep their question");
    loop {
        let seen = update(&mut watcher).await;
        assert!(seen.passes.is_empty(), "nobody is told");
        if seen.seq == passed.seq {
            break;
        }
    }
    live.send(&ToServer::PassWindow { seat: 1, window: WINDOW.into(), standing: false }).await.unwrap();
    assert!(update(&mut live).await.passes.is_empty());
    house.close().await;
}

//! Taking back: alone, with consent, and not at all.

use crate::house::{House, answer, error, folder, keys, me, open_ask, table, until, update};
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, NewTable, ToServer, UndoPolicy, Update};

/// Answers until the seat may take its answer back by itself, or for at most so many turns.
async fn until_own_undo(live: &mut Live, mut now: Update) -> Option<(u8, Update)> {
    for turn in 0..400 {
        let ask = open_ask(&now.asks)?.clone();
        live.send(&answer(&ask, turn)).await.unwrap();
        now = update(live).await;
        let offers = &now.undo.as_ref()?.offers;
        if let Some(offer) = offers.iter().find(|offer| offer.needs.is_empty()) {
            return Some((offer.seat, now));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ones_own_answer_is_taken_back_and_the_log_with_it() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    let (seat, now) = until_own_undo(&mut live, first).await.expect("some answer can be taken back");
    live.send(&ToServer::Undo { seat }).await.unwrap();
    let back = update(&mut live).await;
    assert_eq!((back.era, back.from), (now.era + 1, 0), "the log begins anew");
    assert!(back.seq < now.seq);
    assert!(back.asks.iter().any(|ask| ask.seat == seat), "the seat is asked again");
    // Whoever still holds the old log gets the new one, although it is shorter.
    let mut late = Live::connect(house.address).await.unwrap();
    late.send(&ToServer::Hello { table: made.table.clone(), keys: vec![], since: now.seq, era: now.era })
        .await
        .unwrap();
    assert_eq!(update(&mut late).await.from, 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_consent_any_answer_is_taken_back() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let wish = NewTable { undo: UndoPolicy::Agreed, ..table(vec![me(), me(), me()]) };
    let made = house.make(&wish).await;
    let keys = keys(&made);
    let (mut ania, first) = house.sit(&made.table, &keys[..1]).await;
    let (mut others, mut now) = house.sit(&made.table, &keys[1..]).await;
    let mut turn = 0;
    let mut mine = first;
    // Until somebody else's answer is the last, which Ania cannot take back by herself.
    loop {
        turn += 1;
        if let Some(ask) = open_ask(&mine.asks) {
            ania.send(&answer(ask, turn)).await.unwrap();
            mine = update(&mut ania).await;
            now = update(&mut others).await;
        } else {
            others.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
            now = update(&mut others).await;
            mine = update(&mut ania).await;
            if mine.undo.as_ref().unwrap().offers.iter().any(|offer| offer.needs == [1, 2]) {
                break;
            }
        }
        assert!(turn < 400);
    }
    let asked = |message| match message {
        FromServer::UndoAsked(asked) => Some(asked),
        _ => None,
    };
    ania.send(&ToServer::Undo { seat: 0 }).await.unwrap();
    let heard = until(&mut others, asked).await;
    assert_eq!((heard.by, heard.missing), (0, vec![1, 2]));
    others.send(&ToServer::Consent { seat: 1, yes: true }).await.unwrap();
    assert_eq!(until(&mut others, asked).await.missing, [2]);
    others.send(&ToServer::Consent { seat: 2, yes: false }).await.unwrap();
    let refused = update_where(&mut others, |now| now.undo.as_ref().is_some_and(|undo| undo.asked.is_none())).await;
    assert_eq!(refused.era, 0, "one no is enough");

    ania.send(&ToServer::Undo { seat: 0 }).await.unwrap();
    until(&mut others, asked).await;
    for seat in [1, 2] {
        others.send(&ToServer::Consent { seat, yes: true }).await.unwrap();
    }
    let back = update_where(&mut others, |now| now.era == 1).await;
    assert!(back.seq < now.seq);
    others.send(&ToServer::Consent { seat: 1, yes: true }).await.unwrap();
    assert_eq!(error(&mut others).await, "server-no-request");
    house.close().await;
}

async fn update_where(live: &mut Live, wanted: impl Fn(&Update) -> bool) -> Update {
    until(live, |message| match message {
        FromServer::Update(update) => Some(update).filter(|update| wanted(update)),
        _ => None,
    })
    .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn where_nothing_is_taken_back_nothing_is_offered() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&NewTable { undo: UndoPolicy::None, ..table(vec![me(), me(), me()]) }).await;
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    assert_eq!(first.undo, None);
    live.send(&ToServer::Undo { seat: 0 }).await.unwrap();
    assert_eq!(error(&mut live).await, "server-undo-off");
    house.close().await;
}

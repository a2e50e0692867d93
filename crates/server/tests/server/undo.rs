//! Taking back: alone, with consent, and not at all.

use crate::house::{House, answer, consent, error, folder, keys, me, open_ask, table, until, update};
use holdout_server::Settings;
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, NewTable, ToServer, UndoAsked, UndoPolicy, Update};
use serde_json::Value;
use std::time::Duration;

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
    let settings = Settings { asks_again: Duration::ZERO, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
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
    ania.send(&ToServer::Undo { seat: 0 }).await.unwrap();
    let heard = until(&mut others, asked).await;
    assert_eq!((heard.by, &*heard.missing), (0, &[1, 2][..]));
    others.send(&consent(1, &heard, true)).await.unwrap();
    assert_eq!(until(&mut others, asked).await.missing, [2]);
    others.send(&consent(2, &heard, false)).await.unwrap();
    let refused = update_where(&mut others, |now| now.undo.as_ref().is_some_and(|undo| undo.asked.is_none())).await;
    assert_eq!(refused.era, 0, "one no is enough");

    ania.send(&ToServer::Undo { seat: 0 }).await.unwrap();
    let heard = until(&mut others, asked).await;
    for seat in [1, 2] {
        others.send(&consent(seat, &heard, true)).await.unwrap();
    }
    let back = update_where(&mut others, |now| now.era == 1).await;
    assert!(back.seq < now.seq);
    others.send(&consent(1, &heard, true)).await.unwrap();
    assert_eq!(error(&mut others).await, "server-no-request");
    house.close().await;
}

fn asked(message: FromServer) -> Option<UndoAsked> {
    match message {
        FromServer::UndoAsked(asked) => Some(asked),
        _ => None,
    }
}

/// A table where everything is taken back by agreement, after an answer of somebody: its keys, and who gave the answer.
async fn after_an_answer(house: &House) -> (String, Vec<String>, u8) {
    let made = house.make(&NewTable { undo: UndoPolicy::Agreed, ..table(vec![me(), me(), me()]) }).await;
    let keys = keys(&made);
    let now = house.http.look(&made.table, &keys.join(",")).await.unwrap();
    let ask = open_ask(&now.asks).unwrap();
    house.act(&made.table, &keys, answer(ask, 0)).await.unwrap();
    (made.table, keys, ask.seat)
}

/// What everybody at the table is sent until a line of chat comes through: nothing but these names of messages.
async fn sent_until_chat(house: &House, table: &str, keys: &[String], live: &mut Live, seat: u8) -> Vec<String> {
    house.act(table, keys, ToServer::Chat { seat, text: "and?".to_owned() }).await.unwrap();
    let mut sent = Vec::new();
    loop {
        let text = live.text().await.unwrap().expect("the connection is open");
        let message: Value = serde_json::from_str(&text).unwrap();
        match message["type"].as_str().unwrap() {
            "chat" => return sent,
            other => sent.push(other.to_owned()),
        }
    }
}

/// Why a wish was not fulfilled.
async fn refusal(house: &House, table: &str, keys: &[String], wish: ToServer) -> String {
    let refused = house.act(table, keys, wish).await.unwrap_err();
    assert_eq!(refused.status, Some(409), "{refused}");
    refused.what.rsplit(' ').next().unwrap().to_owned()
}

/// Whoever asks to take back again and again is heard once, and after a refusal once more only when something changed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_nags_for_ever() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (table, own, answered) = after_an_answer(&house).await;
    let (asks, third) = ((answered + 1) % 3, (answered + 2) % 3);
    let (mut live, _) = house.sit(&table, &own[answered as usize..=answered as usize]).await;
    for _ in 0..50 {
        house.act(&table, &own, ToServer::Undo { seat: asks }).await.unwrap();
    }
    assert_eq!(sent_until_chat(&house, &table, &own, &mut live, asks).await, ["undo-asked", "update"]);
    // Nobody takes its place either, and what others agreed to so far counts on.
    let standing = house.look_at_request(&table, &own).await;
    house.act(&table, &own, consent(third, &standing, true)).await.unwrap();
    assert_eq!(refusal(&house, &table, &own, ToServer::Undo { seat: third }).await, "server-undo-asked");
    let standing = house.look_at_request(&table, &own).await;
    assert_eq!((standing.by, &*standing.missing), (asks, &[answered][..]));
    house.act(&table, &own, consent(answered, &standing, false)).await.unwrap();
    sent_until_chat(&house, &table, &own, &mut live, asks).await;
    for _ in 0..50 {
        assert_eq!(refusal(&house, &table, &own, ToServer::Undo { seat: asks }).await, "server-undo-declined");
    }
    assert_eq!(sent_until_chat(&house, &table, &own, &mut live, asks).await, [""; 0]);
    // Talk changes nothing; somebody else may still ask, and another answer is another matter.
    let other = house.act(&table, &own, ToServer::Undo { seat: third }).await.unwrap();
    let other = other.undo.unwrap().asked.unwrap();
    let now = house.act(&table, &own, consent(asks, &other, false)).await.unwrap();
    house.act(&table, &own, answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    let now = house.http.look(&table, &own.join(",")).await.unwrap();
    let mine = now.undo.unwrap().offers.into_iter().find(|offer| !offer.needs.is_empty()).unwrap().seat;
    let again = house.act(&table, &own, ToServer::Undo { seat: mine }).await.unwrap();
    assert!(again.undo.unwrap().asked.is_some_and(|asked| asked.by == mine && asked.line == standing.line + 1));
    house.close().await;
}

/// A click that was meant for one request agrees to no other that came in between.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_agrees_names_what_they_agree_to() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (table, own, answered) = after_an_answer(&house).await;
    let (asks, third) = ((answered + 1) % 3, (answered + 2) % 3);
    let first = house.act(&table, &own, ToServer::Undo { seat: asks }).await.unwrap().undo.unwrap().asked.unwrap();
    house.act(&table, &own, consent(third, &first, false)).await.unwrap();
    let gone = refusal(&house, &table, &own, consent(answered, &first, true)).await;
    assert_eq!(gone, "server-no-request");
    // The same answer, another who asks.
    let second = house.act(&table, &own, ToServer::Undo { seat: third }).await.unwrap().undo.unwrap().asked.unwrap();
    for meant in [&first, &UndoAsked { line: 0, ..second.clone() }, &UndoAsked { era: 1, ..second.clone() }] {
        for yes in [true, false] {
            let why = refusal(&house, &table, &own, consent(answered, meant, yes)).await;
            assert_eq!(why, "server-other-request", "{meant:?}");
        }
    }
    assert_eq!(house.look_at_request(&table, &own).await, second, "it stands as it stood");
    // Taken back and given again it is the same answer at the same place, and yet another.
    let now = house.take_back(&table, &own, third).await.unwrap();
    assert_eq!(now.era, 1);
    let ask = open_ask(&now.asks).unwrap();
    assert_eq!(ask.seat, answered);
    house.act(&table, &own, answer(ask, 0)).await.unwrap();
    let anew = house.act(&table, &own, ToServer::Undo { seat: third }).await.unwrap().undo.unwrap().asked.unwrap();
    assert_eq!((anew.by, anew.line, anew.era), (second.by, second.line, second.era + 1));
    assert_eq!(refusal(&house, &table, &own, consent(answered, &second, true)).await, "server-other-request");
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

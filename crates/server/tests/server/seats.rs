//! What goes with a seat that changes hands, and what does not.

use crate::house::{House, answer, consent, error, folder, keys, me, open_ask, table, until};
use holdout_server::Settings;
use holdout_server::protocol::{FromServer, Instead, NewTable, SeatKind, ToServer, UndoPolicy};
use std::time::Duration;

/// Whoever sits down passes nothing by the wish of whoever sat there before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_standing_pass_leaves_with_whoever_wished_for_it() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let own = keys(&made);
    let pass = ToServer::PassWindow { seat: 1, window: "walkie-talkies".into(), standing: true };
    house.act(&made.table, &own, pass).await.unwrap();
    assert_eq!(house.sit(&made.table, &own[1..2]).await.1.passes["1"], ["walkie-talkies"]);
    house.act(&made.table, &own, ToServer::GiveBack { seat: 1 }).await.unwrap();
    let invited = house.invite(&made.table, &own[0], 1).await.unwrap();
    let key = house.claim(&made.table, &invited.link, "Bela").await;
    assert!(house.sit(&made.table, &[key]).await.1.passes.is_empty());
    house.close().await;
}

/// What some agreed to take back before somebody sat down is asked anew: whoever sits there now is asked too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_taken_back_over_the_head_of_whoever_just_sat_down() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&NewTable { undo: UndoPolicy::Agreed, ..table(vec![me(), me(), me()]) }).await;
    let own = keys(&made);
    let now = house.http.look(&made.table, &own.join(",")).await.unwrap();
    let ask = open_ask(&now.asks).unwrap();
    house.act(&made.table, &own, answer(ask, 0)).await.unwrap();
    let (asks, agrees, leaves) = ((ask.seat + 1) % 3, ask.seat, (ask.seat + 2) % 3);
    let asked = house.act(&made.table, &own, ToServer::Undo { seat: asks }).await.unwrap();
    let asked = asked.undo.unwrap().asked.unwrap();
    assert!(asked.missing.contains(&leaves) && asked.missing.contains(&agrees), "{:?}", asked.missing);
    house.act(&made.table, &own, consent(agrees, &asked, true)).await.unwrap();
    house.act(&made.table, &own, ToServer::GiveBack { seat: leaves }).await.unwrap();
    let invited = house.invite(&made.table, &own[asks as usize], leaves).await.unwrap();
    let key = house.claim(&made.table, &invited.link, "Bela").await;
    let now = house.http.look(&made.table, &key).await.unwrap();
    assert_eq!((now.undo.unwrap().asked, now.era), (None, 0));
    // Asked again, whoever sits there now counts.
    let both = [own[asks as usize].clone(), own[agrees as usize].clone()];
    let asked = house.act(&made.table, &both, ToServer::Undo { seat: asks }).await.unwrap();
    let asked = asked.undo.unwrap().asked.unwrap();
    let now = house.act(&made.table, &both, consent(agrees, &asked, true)).await.unwrap();
    assert_eq!((now.undo.unwrap().asked.unwrap().missing, now.era), (vec![leaves], 0));
    house.close().await;
}

/// However often a clock or the others gave a seat to a bot, it is its holder's.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_kept_from_their_own_seat() {
    let folder = folder();
    let settings = Settings {
        most_seatings: 3,
        absence: Duration::ZERO,
        bot_pause: Duration::from_hours(1),
        ..Settings::unhurried()
    };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let made = house.make(&NewTable { mates: true, ..table(vec![me(), me(), me()]) }).await;
    let own = keys(&made);
    for round in 0..5 {
        let act_for = ToServer::ActFor { seat: 1, mate: 0, with: Instead::Bot };
        let now = house.act(&made.table, &own[1..2], act_for).await.unwrap();
        assert_eq!(now.seats[0].kind, SeatKind::Bot);
        let back = house.act(&made.table, &own[..1], ToServer::HandOver { seat: 0, bot: None }).await;
        assert_eq!(back.unwrap().seats[0].kind, SeatKind::Human, "{round}");
    }
    // Who lends it again and again of their own will has a share of that.
    let lent = house.act(&made.table, &own[..1], ToServer::HandOver { seat: 0, bot: Some("random".to_owned()) }).await;
    assert_eq!(lent.unwrap_err().status, Some(409));
    // And whoever wants to leave, leaves.
    assert!(house.act(&made.table, &own[..1], ToServer::GiveBack { seat: 0 }).await.is_ok());
    house.close().await;
}

/// Whoever lends the seat and takes it back when time is nearly over sees the question for a moment; once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_moment_for_who_comes_back_is_given_once() {
    use holdout_server::protocol::{ClockKind, OnTimeout, TableClock};
    let folder = folder();
    // A moment longer than all the time there is: no other time is taken for it.
    let settings =
        Settings { moment: Duration::from_hours(10), bot_pause: Duration::from_hours(1), ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let clock = TableClock { kind: ClockKind::Decision, seconds: Some(3_600) };
    let made = house.make(&NewTable { clock, on_timeout: OnTimeout::Bot, ..table(vec![me(), me(), me()]) }).await;
    let own = keys(&made);
    let seat = house.http.look(&made.table, "").await.unwrap().waiting[0].seat;
    let left = async || house.http.look(&made.table, "").await.unwrap().clock.unwrap()[&seat.to_string()];
    let mut least = left().await;
    for round in 0..3 {
        tokio::time::sleep(Duration::from_millis(20)).await;
        let before = left().await;
        assert!(before <= least - 20);
        for bot in [Some("random".to_owned()), None] {
            house.act(&made.table, &own, ToServer::HandOver { seat, bot }).await.unwrap();
        }
        let now = left().await;
        assert_eq!(now > before, round == 0, "round {round}: {now} ms, {before} ms before");
        least = now;
    }
    house.close().await;
}

/// Seats that do not exist are nobody's, whoever asks for them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_there_is_not_is_nobodys() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&NewTable { hints: true, ..table(vec![me(), me(), me()]) }).await;
    let own = keys(&made);
    let (mut live, _) = house.sit(&made.table, &own[..1]).await;
    let (mut watcher, _) = house.sit(&made.table, &[]).await;
    for seat in [3, 8, 64, 200, 255] {
        live.send(&ToServer::Typing { seat }).await.unwrap();
        live.send(&ToServer::Chat { seat, text: "who?".to_owned() }).await.unwrap();
        assert_eq!(error(&mut live).await, "server-no-such-seat");
        let path = format!("/api/tables/{}/hint?seat={seat}", made.table);
        assert_eq!(house.http.get_with(&own[0], &path).await.unwrap().0.as_u16(), 404, "{seat}");
        assert_eq!(house.invite(&made.table, &own[0], seat).await.unwrap_err(), 404, "{seat}");
    }
    live.send(&ToServer::Chat { seat: 0, text: "I".to_owned() }).await.unwrap();
    let heard = until(&mut watcher, |message| match message {
        FromServer::Typing { seat } => panic!("seat {seat} is typing"),
        FromServer::Chat(said) => Some(said.seat),
        _ => None,
    });
    assert_eq!(heard.await, Some(0));
    house.close().await;
}

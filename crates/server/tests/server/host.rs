//! A hostile host: whoever makes a table learns nothing of the seats of others, and ends nothing alone.

use crate::house::{House, bot, error, folder, hello, keys, me, open_seat, table, until};
use holdout_server::Settings;
use holdout_server::load::{Live, Trouble, invitation_of, key_of};
use holdout_server::protocol::{
    FromServer, Instead, Joined, NewTable, SeatKind, SeatLink, Snapshot, Stage, ToServer, UndoPolicy,
};
use serde_json::{Value, json};
use std::time::Duration;

fn refusal<T: std::fmt::Debug>(refused: Result<T, Trouble>) -> (u16, String) {
    let trouble = refused.unwrap_err();
    (trouble.status.unwrap(), trouble.what.split(' ').next_back().unwrap().to_owned())
}

/// D1: nothing is dealt before the last person has sat down, so there is no seed to learn, no hand to look at, no game
/// to copy; and the invitations in the host's hands open nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_waits_has_nothing_to_learn() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    for title in holdout_catalog::titles() {
        let seats = vec![me(), open_seat(), open_seat()];
        let wish = NewTable { title: title.id().into(), public: true, ..table(seats) };
        let made = house.make(&wish).await;
        assert_eq!((made.stage, made.links.len(), made.invitations.len()), (Stage::Lobby, 1, 2));
        let own = keys(&made);
        let seen = house.http.look(&made.table, &own[0]).await.unwrap();
        assert_eq!((seen.stage, &seen.view, seen.asks.len(), seen.log.len()), (Stage::Lobby, &Value::Null, 0, 0));
        let invited: Vec<String> = made.invitations.iter().map(|link| invitation_of(&link.link)).collect();
        for invitation in &invited {
            assert_eq!(refusal(house.http.look(&made.table, invitation).await), (403, "server-bad-key".into()));
            let said = ToServer::Chat { seat: 1, text: "me".into() };
            let spoken = house.act(&made.table, std::slice::from_ref(invitation), said).await;
            assert_eq!(refusal(spoken), (403, "server-bad-key".into()));
        }
        for shown in [own[0].clone(), format!("{},{}", own[0], invited.join(","))] {
            let copy = json!({"step": 0, "nickname": "Ania", "seats": [me(), bot(), bot()]}).to_string();
            let path = format!("/api/tables/{}/play-on", made.table);
            let (status, _) = house.http.with_keys(&shown, &path, copy.into_bytes()).await.unwrap();
            assert!(matches!(status.as_u16(), 403 | 409), "{status}");
        }
        let given_up = house.act(&made.table, &own, ToServer::GiveUp { seat: 0 }).await;
        assert_eq!(refusal(given_up), (409, "server-not-begun".into()));
        let record: Result<Value, _> = house.http.get(&format!("/api/tables/{}/record", made.table)).await;
        assert_eq!(record.unwrap_err().status, Some(409));
        // On disk too there is only the server's part of the luck.
        let stored = house.hub.store().load(&holdout_store::TableId::new(&*made.table)).unwrap();
        let header: Value = stored.header.read().unwrap();
        assert_eq!(header["record"]["seed"], Value::Null);
    }
    house.close().await;
}

/// D2: a claimed invitation is void; the host sees the own hand only, speaks for nobody else, and ends nothing alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_sender_of_a_link_does_not_hold_the_seat() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, all) = house.gather(&table(vec![me(), open_seat(), open_seat()])).await;
    let invited: Vec<String> = made.invitations.iter().map(|link| invitation_of(&link.link)).collect();
    for invitation in &invited {
        assert_eq!(refusal(house.http.look(&made.table, invitation).await), (403, "server-bad-key".into()));
        let mut live = Live::connect(house.address).await.unwrap();
        live.send(&hello(&made.table, std::slice::from_ref(invitation), 0)).await.unwrap();
        assert_eq!(error(&mut live).await, "server-bad-key");
        let again = json!({"nickname": "Ania", "invite": invitation});
        let again: Result<Joined, _> = house.http.post(&format!("/api/tables/{}/join", made.table), &again).await;
        assert_eq!(refusal(again), (403, "server-invite-void".into()));
    }
    let seen = house.http.look(&made.table, &all[0]).await.unwrap();
    assert_eq!(seen.views.keys().collect::<Vec<_>>(), ["0"]);
    let alone = house.act(&made.table, &all[..1], ToServer::GiveUp { seat: 0 }).await;
    assert_eq!(refusal(alone), (403, "server-needs-everybody".into()));
    assert_eq!(house.act(&made.table, &all, ToServer::GiveUp { seat: 0 }).await.unwrap().stage, Stage::Over);
    house.close().await;
}

/// D10: a seat that a bot holds for somebody is still theirs: nobody takes back or ends without them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_player_does_not_end_the_game_of_those_who_are_away() {
    let folder = folder();
    let settings = Settings { absence: Duration::ZERO, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let wish = NewTable { mates: true, undo: UndoPolicy::Agreed, ..table(vec![me(), open_seat(), open_seat()]) };
    let (made, all) = house.gather(&wish).await;
    for mate in [1, 2] {
        let lend = ToServer::ActFor { seat: 0, mate, with: Instead::Bot };
        let lent = house.act(&made.table, &all[..1], lend).await.unwrap();
        assert_eq!(lent.seats[mate as usize].kind, SeatKind::Bot);
    }
    let given_up = house.act(&made.table, &all[..1], ToServer::GiveUp { seat: 0 }).await;
    assert_eq!(refusal(given_up), (403, "server-needs-everybody".into()));
    // Until somebody has answered there is nothing to take back.
    let (mut host, mut now) = house.sit(&made.table, &all[..1]).await;
    let mut turn = 0;
    while now.undo.as_ref().is_none_or(|undo| undo.offers.iter().all(|offer| offer.needs.is_empty())) && turn < 50 {
        if let Some(ask) = crate::house::open_ask(&now.asks) {
            turn += 1;
            host.send(&crate::house::answer(ask, turn)).await.unwrap();
        }
        now = until(&mut host, |message| match message {
            FromServer::Update(now) => Some(now),
            _ => None,
        })
        .await;
    }
    let needs = now.undo.unwrap().offers.iter().find(|offer| !offer.needs.is_empty()).unwrap().needs.clone();
    assert_eq!(needs, [1, 2], "those whose seats bots hold are asked too");
    house.close().await;
}

/// A seat is given back with its key; whoever comes next gets another, and everybody sees that it changed hands.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_given_back_and_somebody_else_invited() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, all) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    let path = format!("/api/tables/{}/invite", made.table);
    let invite = |keys: &str| {
        let (http, path, keys) = (house.http.clone(), path.clone(), keys.to_owned());
        async move { http.with_keys(&keys, &path, json!({"seat": 1}).to_string().into_bytes()).await.unwrap() }
    };
    assert_eq!(invite(&all[0]).await.0.as_u16(), 409, "somebody sits there");
    let left = house.act(&made.table, &all[1..], ToServer::GiveBack { seat: 1 }).await.unwrap();
    assert_eq!((left.seats[1].kind, left.held.len()), (SeatKind::Open, 0));
    assert_eq!(refusal(house.http.look(&made.table, &all[1]).await), (403, "server-bad-key".into()));
    assert_eq!(invite("").await.0.as_u16(), 403, "a stranger invites nobody");
    // Nobody holds the others up by leaving: a bot can take the seat.
    let (other, keys) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    house.act(&other.table, &keys[1..], ToServer::GiveBack { seat: 1 }).await.unwrap();
    let filled = house.act(&other.table, &keys[..1], ToServer::Begin { seat: 0 }).await.unwrap();
    assert_eq!(filled.seats[1].kind, SeatKind::Bot);
    let (status, body) = invite(&all[0]).await;
    assert_eq!(status.as_u16(), 200);
    let link: SeatLink = serde_json::from_slice(&body).unwrap();
    let key = house.claim(&made.table, &link.link, "Cyryl").await;
    let seen: Snapshot = house.http.look(&made.table, &key).await.unwrap();
    assert_eq!((seen.seats[1].name.as_str(), seen.seats[1].handed, seen.held), ("Cyryl", true, vec![1]));
    assert!(!seen.seats[0].handed);
    house.close().await;
    let house = House::open(folder.path()).await;
    let seen = house.http.look(&made.table, &key).await.unwrap();
    assert!(seen.seats[1].handed, "a restart does not forget it");
    assert_ne!(key, key_of(&made.links[0].link));
    house.close().await;
}

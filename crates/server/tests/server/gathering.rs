//! The lobby: who is ready, how the luck comes about, and bots that wait for people.

use crate::house::{House, bot, error, folder, hello, keys, me, open_seat, play_to_the_end, table, until, update};
use holdout_kernel::{Luck, Record, Seed};
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, Lobby, NewTable, SeatKind, Stage, ToServer};

async fn lobby(live: &mut Live) -> Lobby {
    until(live, |message| match message {
        FromServer::Lobby(lobby) => Some(*lobby),
        _ => None,
    })
    .await
}

async fn enter(house: &House, table: &str, keys: &[String]) -> (Live, Lobby) {
    let mut live = Live::connect(house.address).await.unwrap();
    live.send(&hello(table, keys, 0)).await.unwrap();
    let now = lobby(&mut live).await;
    (live, now)
}

fn ready(seat: u8, luck: &Seed) -> ToServer {
    ToServer::Ready { seat, yes: true, promise: Some(luck.commitment()) }
}

/// The seed is made of the server's part and of everybody's, each promised before any was shown; the record proves it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_chooses_the_luck_of_a_table_that_people_joined() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), open_seat(), bot()])).await;
    let own = keys(&made);
    let (mut ania, first) = enter(&house, &made.table, &own).await;
    assert_eq!((first.commitment.as_str(), first.host, &first.held), (made.commitment.as_str(), Some(0), &vec![0]));
    let (hers, his) = (Seed::from_number(1), Seed::from_number(2));
    ania.send(&ready(0, &hers)).await.unwrap();
    let now = lobby(&mut ania).await;
    assert!(now.seats[0].ready && !now.revealing && now.promised == [0]);
    // Nobody shows a share while somebody may still choose theirs.
    ania.send(&ToServer::Reveal { seat: 0, luck: hers.to_hex() }).await.unwrap();
    assert_eq!(error(&mut ania).await, "server-not-revealing");
    let key = house.claim(&made.table, &made.invitations[0].link, "Bela").await;
    let (mut bela, _) = enter(&house, &made.table, &[key]).await;
    bela.send(&ready(1, &his)).await.unwrap();
    assert!(lobby(&mut bela).await.revealing);
    bela.send(&ready(1, &Seed::from_number(3))).await.unwrap();
    assert_eq!(error(&mut bela).await, "server-revealing", "a promise stands once shares are shown");
    ania.send(&ToServer::Reveal { seat: 0, luck: hers.to_hex() }).await.unwrap();
    bela.send(&ToServer::Reveal { seat: 1, luck: hers.to_hex() }).await.unwrap();
    assert_eq!(error(&mut bela).await, "server-bad-promise");
    bela.send(&ToServer::Reveal { seat: 1, luck: his.to_hex() }).await.unwrap();
    let begun = update(&mut ania).await;
    let seen = house.http.look(&made.table, &own[0]).await.unwrap();
    assert_eq!(seen.stage, Stage::Open);
    let shown = seen.luck.unwrap();
    assert_eq!(shown.commitment, made.commitment);
    let promised: Vec<_> = shown.shares.iter().map(|share| (share.seat, share.promise.clone())).collect();
    assert_eq!(promised, [(0, hers.commitment()), (1, his.commitment())]);

    let begun_for_bela = update(&mut bela).await;
    let (last, _) = tokio::join!(play_to_the_end(&mut ania, begun), play_to_the_end(&mut bela, begun_for_bela));
    assert!(last.over);
    let record: Record = crate::house::when_over(&house, &made.table).await;
    let luck: &Luck = record.luck.as_ref().unwrap();
    assert_eq!(luck.seed().map(|seed| seed.to_hex()), record.seed);
    let title = holdout_catalog::title("osaczeni").unwrap();
    assert!(title.replay(&record).is_ok());
    let mut cheated = record.clone();
    cheated.luck.as_mut().unwrap().shares.pop();
    assert!(title.replay(&cheated).is_err(), "a share left out is noticed");
    house.close().await;
}

/// If somebody leaves while shares are shown, promises are made anew.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_share_that_was_shown_does_not_count_twice() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), open_seat(), bot()])).await;
    let (mut ania, _) = enter(&house, &made.table, &keys(&made)).await;
    let key = house.claim(&made.table, &made.invitations[0].link, "Bela").await;
    let luck = Seed::from_number(1);
    ania.send(&ready(0, &luck)).await.unwrap();
    house.act(&made.table, std::slice::from_ref(&key), ready(1, &Seed::from_number(2))).await.unwrap();
    ania.send(&ToServer::Reveal { seat: 0, luck: luck.to_hex() }).await.unwrap();
    house.act(&made.table, &[key], ToServer::GiveBack { seat: 1 }).await.unwrap();
    let anew = until(&mut ania, |message| match message {
        FromServer::Lobby(now) => (now.round == 1).then_some(now),
        _ => None,
    })
    .await;
    assert!(!anew.seats[0].ready && anew.promised.is_empty() && anew.seats[1].kind == SeatKind::Open);
    // The host goes on without: bots sit down, and the game begins.
    ania.send(&ToServer::Begin { seat: 0 }).await.unwrap();
    let begun = update(&mut ania).await;
    assert_eq!(begun.seats[1].kind, SeatKind::Bot);
    house.close().await;
}

/// Only the host fills the table up or empties a seat; a spectator does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_is_the_hosts() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&NewTable { public: true, ..table(vec![open_seat(), me(), open_seat()]) }).await;
    let own = keys(&made);
    let key = house.claim(&made.table, &made.invitations[0].link, "Bela").await;
    let guest = std::slice::from_ref(&key);
    for wish in [ToServer::Begin { seat: 0 }, ToServer::Dismiss { seat: 0, mate: 1 }] {
        let refused = house.act(&made.table, guest, wish).await.unwrap_err();
        assert!(refused.what.contains("server-host-only"), "{refused}");
    }
    let (_watcher, seen) = enter(&house, &made.table, &[]).await;
    assert_eq!((seen.held.len(), seen.host), (0, Some(1)));
    let emptied = house.act(&made.table, &own, ToServer::Dismiss { seat: 1, mate: 0 }).await.unwrap();
    assert_eq!(emptied.seats[0].kind, SeatKind::Open);
    assert_eq!(house.http.look(&made.table, &key).await.unwrap_err().status, Some(403));
    let begun = house.act(&made.table, &own, ToServer::Begin { seat: 1 }).await.unwrap();
    assert_eq!((begun.stage, begun.seats[0].kind), (Stage::Open, SeatKind::Bot));
    // A restart in the lobby keeps who has come.
    let other = house.make(&table(vec![me(), open_seat(), bot()])).await;
    house.claim(&other.table, &other.invitations[0].link, "Bela").await;
    house.close().await;
    let house = House::open(folder.path()).await;
    let seen = house.http.look(&other.table, "").await.unwrap();
    assert_eq!((seen.stage, seen.seats[1].name.as_str()), (Stage::Lobby, "Bela"));
    house.close().await;
}

/// Where a bot and a person are asked together, the person comes first; the bot answers when it is left to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_wait_for_people_and_answer_what_is_left_to_them() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let wish = NewTable { title: "black-plague".into(), ..table(vec![me(), bot(), bot()]) };
    let made = house.make(&wish).await;
    let (mut ania, mut now) = house.sit(&made.table, &keys(&made)).await;
    let mut shared = 0;
    for turn in 0..400 {
        let Some(ask) = crate::house::open_ask(&now.asks).cloned() else {
            now = update(&mut ania).await;
            continue;
        };
        let others = now.waiting.iter().any(|owed| owed.seat != 0 && !owed.locked);
        if others && ask.mode == holdout_server::protocol::Mode::Each {
            assert!(now.seats.iter().all(|seat| !seat.thinking), "no bot works on a question somebody reads");
            shared += 1;
            ania.send(&ToServer::Pass { seat: 0, ask: ask.id }).await.unwrap();
            // The bots answer now: what comes is another question, or the same with fewer things left to do.
            now = until(&mut ania, |message| match message {
                FromServer::Update(next) => (next.seq != now.seq).then_some(next),
                FromServer::Error { why } => panic!("{why:?}"),
                _ => None,
            })
            .await;
        } else {
            ania.send(&crate::house::answer(&ask, turn)).await.unwrap();
            now = update(&mut ania).await;
        }
        if shared >= 3 || now.over {
            break;
        }
    }
    assert!(shared > 0, "a team shares questions");
    house.close().await;
}

/// D12: bots that are asked together never take each other's answers away, so no other answer is given in their place.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_do_not_get_in_each_others_way() {
    let folder = folder();
    let settings = holdout_server::Settings {
        bot_pause: std::time::Duration::from_millis(2),
        bot_limit: std::time::Duration::from_hours(1),
        ..holdout_server::Settings::unhurried()
    };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    let wish = NewTable { title: "black-plague".into(), ..table(vec![bot(), bot(), bot()]) };
    let made = house.make(&wish).await;
    let mut seq = 0;
    while house.count("bot_answers_total").await < 100 {
        let look = format!("/api/tables/{}?since={seq}&wait=20", made.table);
        let now: holdout_server::protocol::Snapshot = house.http.get(&look).await.unwrap();
        seq = now.seq;
        if now.stage == Stage::Over {
            break;
        }
    }
    assert!(house.count("bot_answers_total").await >= 20);
    assert_eq!(house.count("bot_failures_total").await, 0);
    house.close().await;
}

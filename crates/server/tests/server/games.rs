//! Games over live connections, from the first answer to the last.

use crate::house::{
    House, answer, bot, folder, hello, keys, me, open_ask, open_seat, play_to_the_end, table, until, update,
};
use holdout_kernel::Record;
use holdout_server::load::Live;
use holdout_server::protocol::{FromServer, NewTable, SeatKind, ToServer, Update};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_against_bots_to_the_end() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), bot(), bot(), bot()])).await;
    assert_eq!(made.links.len(), 1, "bots have no links");
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    assert_eq!(first.views.keys().collect::<Vec<_>>(), ["0"]);
    assert_eq!((first.from, first.era), (0, 0));
    let last = play_to_the_end(&mut live, first).await;
    assert!(last.views["0"]["result"].is_object(), "the view shows the result");
    assert!(last.asks.is_empty() && last.waiting.is_empty());

    let record: Record = house.http.get(&format!("/api/tables/{}/record", made.table)).await.unwrap();
    assert_eq!(record.commitment, made.commitment, "the seed is the one that was promised");
    let replayed = holdout_catalog::title("osaczeni").unwrap().replay(&record).unwrap();
    assert!(replayed.is_over());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_see_the_same_game_each_from_their_seat() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, keys) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    let (ania, at_ania) = house.sit(&made.table, &keys[..1]).await;
    let (bela, at_bela) = house.sit(&made.table, &keys[1..]).await;
    assert_eq!(at_bela.seats[1].kind, SeatKind::Human, "who claimed the invitation sits there");
    let (at_ania, at_bela) = tokio::join!(play_alone(ania, at_ania, 0), play_alone(bela, at_bela, 1));
    assert_eq!(at_ania.views["0"]["result"], at_bela.views["1"]["result"]);
    house.close().await;
}

/// Plays one seat to the end; everything it is sent is about that seat.
async fn play_alone(mut live: Live, first: Update, seat: u8) -> Update {
    assert!(first.asks.iter().all(|ask| ask.seat == seat), "nobody gets another seat's question");
    let last = play_to_the_end(&mut live, first).await;
    assert_eq!(last.views.keys().collect::<Vec<_>>(), [&seat.to_string()]);
    last
}

/// A client that comes back hears exactly what it missed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_comes_back_continues_where_they_stopped() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (mut all, mut now) = house.sit(&made.table, &keys).await;
    let (watcher, first) = house.sit(&made.table, &[]).await;
    drop(watcher);
    for turn in 0..20 {
        all.send(&answer(open_ask(&now.asks).unwrap(), turn)).await.unwrap();
        now = update(&mut all).await;
    }
    let mut back = Live::connect(house.address).await.unwrap();
    back.send(&hello(&made.table, &[], first.seq)).await.unwrap();
    let missed = update(&mut back).await;
    assert_eq!((missed.from, missed.seq), (first.seq, now.seq));
    let (_, whole) = house.sit(&made.table, &[]).await;
    let later: Vec<_> = whole.events.iter().filter(|event| event.seq > first.seq).cloned().collect();
    assert!(!later.is_empty());
    assert_eq!(missed.events, later, "what was missed, and nothing twice");
    assert_eq!(missed.views, whole.views);

    let mut lost = Live::connect(house.address).await.unwrap();
    lost.send(&hello(&made.table, &[], 100_000)).await.unwrap();
    let again = update(&mut lost).await;
    assert_eq!((again.from, &again.events), (0, &whole.events), "who claims too much gets everything");
    house.close().await;
}

/// Around one screen: one connection with several keys.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_browser_may_hold_several_seats() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), bot()])).await;
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    assert_eq!(first.views.keys().collect::<Vec<_>>(), ["0", "1"]);
    assert_eq!(first.seats[0].name, "Ania");
    assert_eq!(first.seats[1].name, "Ania 2", "two seats never have the same name");
    let (_, watched) = house.sit(&made.table, &[]).await;
    let open: Vec<_> = first.events.iter().collect();
    let public: Vec<_> = watched.events.iter().take(open.len()).collect();
    assert_eq!(open, public, "one screen for several people tells what everybody may know");
    let last = play_to_the_end(&mut live, first).await;
    assert_eq!(last.views.len(), 2);
    house.close().await;
}

/// A seat goes to a bot and comes back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_lent_to_a_bot_and_taken_back() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let keys = keys(&made);
    let (mut live, now) = house.sit(&made.table, &keys).await;
    for seat in 1..3 {
        live.send(&ToServer::HandOver { seat, bot: Some("random".to_owned()) }).await.unwrap();
    }
    let lent = loop {
        let now = update(&mut live).await;
        if now.seats.iter().filter(|seat| seat.kind == SeatKind::Bot).count() == 2 {
            break now;
        }
    };
    drop(now);
    let mut one = lent;
    while one.asks.iter().all(|ask| ask.seat != 0) {
        one = update(&mut live).await;
    }
    live.send(&ToServer::HandOver { seat: 1, bot: None }).await.unwrap();
    let back = loop {
        let now = update(&mut live).await;
        if now.seats[1].kind == SeatKind::Human {
            break now;
        }
    };
    assert!(!back.seats[1].thinking);
    live.send(&ToServer::HandOver { seat: 1, bot: Some("oracle".to_owned()) }).await.unwrap();
    assert_eq!(crate::house::error(&mut live).await, "server-no-such-bot");
    house.close().await;
}

/// Presence, typing and chat reach the others; a statement becomes an event.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_see_talk_and_come_and_go() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, keys) = house.gather(&table(vec![me(), open_seat(), open_seat()])).await;
    let (mut ania, _) = house.sit(&made.table, &keys[..1]).await;
    let (mut bela, at_bela) = house.sit(&made.table, &keys[1..2]).await;
    assert!(at_bela.seats[0].online && at_bela.seats[1].online && !at_bela.seats[2].online);
    let online = until(&mut ania, |message| match message {
        FromServer::Presence { seats } => Some(seats[1].online),
        _ => None,
    });
    assert!(online.await);

    bela.send(&ToServer::Typing { seat: 1 }).await.unwrap();
    bela.send(&ToServer::Chat { seat: 1, text: " Hej! ".to_owned() }).await.unwrap();
    let typing = until(&mut ania, |message| match message {
        FromServer::Typing { seat } => Some(seat),
        _ => None,
    });
    assert_eq!(typing.await, 1);
    let said = until(&mut ania, |message| match message {
        FromServer::Chat(line) => Some(line),
        _ => None,
    });
    let said = said.await;
    assert_eq!((said.seat, said.text.as_str()), (Some(1), "Hej!"));

    let statement = serde_json::json!({"type": "destination", "area": 4});
    bela.send(&ToServer::Say { seat: 1, statement }).await.unwrap();
    let heard = update(&mut ania).await;
    assert!(heard.events.iter().any(|event| event.event["seat"] == 1), "{:?}", heard.events);

    drop(bela);
    let gone = until(&mut ania, |message| match message {
        FromServer::Presence { seats } => (!seats[1].online).then_some(()),
        _ => None,
    });
    gone.await;
    let snapshot = house.http.look(&made.table, &keys[0]).await.unwrap();
    assert_eq!(
        snapshot.chat.iter().filter(|line| line.what.is_none()).count(),
        1,
        "who comes later reads what was said"
    );
    house.close().await;
}

/// BP-13.2: whoever waits may throw a card away; the question of the others keeps its number, and a doubled wish counts
/// once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_may_be_done_at_any_time_is_done_while_others_are_asked() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let wish = NewTable { title: "black-plague".into(), ..table(vec![me(), me()]) };
    let made = house.make(&wish).await;
    let keys = keys(&made);
    let (mut ania, mut hers) = house.sit(&made.table, &keys[..1]).await;
    let (mut marek, mut his) = house.sit(&made.table, &keys[1..]).await;
    assert!(hers.liberties.is_empty(), "nothing is discarded before the game begins");
    let mut turn = 0;
    while his.liberties.is_empty() || open_ask(&his.asks).is_some() || open_ask(&hers.asks).is_none() {
        match open_ask(&hers.asks) {
            Some(ask) => ania.send(&answer(ask, turn)).await.unwrap(),
            None => marek.send(&answer(open_ask(&his.asks).unwrap(), turn)).await.unwrap(),
        }
        (hers, his) = (update(&mut ania).await, update(&mut marek).await);
        turn += 1;
        assert!(turn < 100);
    }
    let asked = open_ask(&hers.asks).unwrap().id;
    let free = his.liberties[0].clone();
    let wish = ToServer::Answer { seat: 1, ask: free.id, answer: free.answers[0].name.clone().into() };
    marek.send(&wish).await.unwrap();
    (hers, his) = (update(&mut ania).await, update(&mut marek).await);
    assert_eq!(hers.events.last().map(|event| event.rule.as_str()), Some("BP-13.2"));
    assert_eq!(open_ask(&hers.asks).map(|ask| ask.id), Some(asked), "her question stands");
    let left = his.liberties.first().map_or(0, |free| free.answers.len());
    assert_eq!(left, free.answers.len() - 1);
    marek.send(&wish).await.unwrap();
    let refused = |message| match message {
        FromServer::Refused { why, .. } => Some(why.key),
        _ => None,
    };
    assert_eq!(until(&mut marek, refused).await, "refused-not-asked", "the card is gone");
    house.close().await;
}

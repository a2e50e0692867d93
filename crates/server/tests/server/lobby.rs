//! Making tables, finding them, sitting down, and what a group remembers.

use crate::house::{House, bot, folder, keys, me, open_seat, play_to_the_end, table};
use holdout_server::Settings;
use holdout_server::load::{Live, Trouble, invitation_of, key_of};
use holdout_server::protocol::{
    ClockKind, FromServer, Group, Joined, NewTable, PublicTable, SeatKind, Snapshot, TableClock, Title,
};
use serde_json::{Value, json};

fn status<T: std::fmt::Debug>(refused: Result<T, Trouble>) -> (u16, String) {
    let trouble = refused.unwrap_err();
    (trouble.status.unwrap(), trouble.what.split(' ').next_back().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_public_table_is_found_and_joined_a_private_one_needs_the_link() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let public = house.make(&NewTable { public: true, ..table(vec![me(), open_seat(), bot()]) }).await;
    let private = house.make(&table(vec![me(), open_seat(), bot()])).await;
    let listed: Vec<PublicTable> = house.http.get("/api/tables").await.unwrap();
    assert_eq!(listed.len(), 1);
    assert_eq!((&listed[0].table, listed[0].seats[1].kind), (&public.table, SeatKind::Open));

    let join = |table: &str| format!("/api/tables/{table}/join");
    let joined: Joined = house.http.post(&join(&public.table), &json!({"nickname": "Bela"})).await.unwrap();
    assert_eq!(joined.seat, 1);
    let at_bela = house.http.look(&public.table, &key_of(&joined.link)).await.unwrap();
    assert_eq!((at_bela.seats[1].name.as_str(), at_bela.seats[1].kind), ("Bela", SeatKind::Human));
    let full: Result<Joined, _> = house.http.post(&join(&public.table), &json!({"nickname": "Cyryl"})).await;
    assert_eq!(status(full), (409, "server-no-open-seat".to_owned()));
    // The link the host had for that seat is void: somebody else sits there now.
    let mut old = Live::connect(house.address).await.unwrap();
    let invitation = invitation_of(&public.invitations[0].link);
    old.send(&crate::house::hello(&public.table, &[invitation], 0)).await.unwrap();
    assert_eq!(crate::house::error(&mut old).await, "server-bad-key");

    let uninvited: Result<Joined, _> = house.http.post(&join(&private.table), &json!({"nickname": "Cyryl"})).await;
    assert_eq!(status(uninvited), (403, "server-private".to_owned()));
    let invited = json!({"nickname": "Cyryl", "invite": invitation_of(&private.invitations[0].link)});
    let joined: Joined = house.http.post(&join(&private.table), &invited).await.unwrap();
    let snapshot: Snapshot = house.http.look(&private.table, &key_of(&joined.link)).await.unwrap();
    assert_eq!((snapshot.held, snapshot.seats[1].name.as_str()), (vec![1], "Cyryl"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_nobody_could_play_is_refused_with_every_reason() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let good = table(vec![me(), bot(), bot()]);
    let option = |id: &str, value: Value| serde_json::Map::from_iter([(id.to_owned(), value)]);
    let clock = |kind, seconds| TableClock { kind, seconds };
    for (wish, reason) in [
        (NewTable { title: "chess".into(), ..good.clone() }, (404, "server-no-such-title")),
        (NewTable { seats: vec![me()], ..good.clone() }, (400, "server-wrong-seats")),
        (NewTable { nickname: " ".into(), ..good.clone() }, (400, "server-bad-name")),
        (NewTable { seed: Some("luck".into()), ..good.clone() }, (400, "server-bad-seed")),
        (NewTable { group: Some("nobody".into()), ..good.clone() }, (400, "server-no-such-group")),
        (NewTable { clock: clock(ClockKind::Decision, None), ..good.clone() }, (400, "server-bad-clock")),
        (NewTable { options: option("dragons", json!(3)), ..good.clone() }, (400, "server-unreadable")),
        (NewTable { options: option("variant", json!(99)), ..good.clone() }, (422, "server-setup-refused")),
        (NewTable { mission: Some("m1".into()), ..good.clone() }, (400, "server-unreadable")),
    ] {
        let refused = status(house.http.make(&wish).await);
        assert_eq!((refused.0, refused.1.as_str()), reason, "{wish:?}");
    }
    assert_eq!(house.count("tables_made_total").await, 0);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_shop_window_names_titles_bots_and_options() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let titles: Vec<Title> = house.http.get("/api/titles").await.unwrap();
    let osaczeni = titles.iter().find(|title| title.id == "osaczeni").unwrap();
    assert_eq!(osaczeni.players, (3, 6));
    assert!(osaczeni.remembers);
    assert!(osaczeni.bots.contains(&"random".to_owned()));
    assert!(osaczeni.options.iter().any(|option| option["id"] == "variant"));
    let inside: Value = house.http.get("/api/titles/black-plague/box").await.unwrap();
    let hammer = inside["equipment"]["card"].as_array().unwrap().iter().find(|card| card["id"] == "hammer").unwrap();
    assert!(hammer["modes"][0]["damage"] == 2 && hammer["provenance"].is_string(), "{hammer}");
    let nothing: Result<Value, _> = house.http.get("/api/titles/chess/box").await;
    assert_eq!(nothing.unwrap_err().status, Some(404));
    let rules: holdout_server::protocol::RuleIndex = house.http.get("/api/rules/osaczeni").await.unwrap();
    let rule = rules.rules.iter().find(|rule| rule.id == "OS-1.1").unwrap();
    assert!(!rule.en.is_empty() && !rule.pl.is_empty());
    assert!(rules.chapters.iter().any(|chapter| chapter.id == rule.chapter));
    house.close().await;
}

/// What a game unlocks is remembered by its group, and only there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_group_remembers_what_its_games_unlock() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let group: Group = house.http.post("/api/groups", &json!({})).await.unwrap();
    let address = format!("/api/groups/{}", group.group);
    let mut unlocked: Vec<u64> = Vec::new();
    for _ in 0..2 {
        let wish = NewTable { group: Some(group.group.clone()), ..table(vec![me(), bot(), bot()]) };
        let made = house.make(&wish).await;
        let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
        let setup = house.http.look(&made.table, &keys(&made)[0]).await.unwrap().setup;
        let known = setup.get("unlocked").cloned().unwrap_or_else(|| json!([]));
        assert_eq!(known, json!(unlocked), "the table knows what the group has unlocked");
        let last = play_to_the_end(&mut live, first).await;
        let epilogue = last.views["0"]["result"]["epilogue"].as_u64().expect("the first games unlock something");
        assert!(!unlocked.contains(&epilogue));
        unlocked.push(epilogue);
        unlocked.sort_unstable();
        let now: Group = house.http.get(&address).await.unwrap();
        let numbers: Vec<u64> = now.unlocked["osaczeni"].iter().map(|number| u64::from(*number)).collect();
        assert_eq!(numbers, unlocked);
    }
    let exported: Group = house.http.get(&format!("{address}/export")).await.unwrap();
    let (gone, _) = house.http.raw("DELETE".parse().unwrap(), &address, None).await.unwrap();
    assert_eq!(gone, 200);
    let forgotten: Group = house.http.get(&address).await.unwrap();
    assert!(forgotten.unlocked.is_empty());
    let body = serde_json::to_vec(&exported).unwrap();
    house.http.raw("PUT".parse().unwrap(), &address, Some(body)).await.unwrap();
    let again: Group = house.http.get(&address).await.unwrap();
    assert_eq!(again, exported);
    let unknown: Result<Group, _> = house.http.get("/api/groups/nobody").await;
    assert_eq!(status(unknown).0, 404);
    house.close().await;
}

/// Acting for somebody who has left, where the table allows it, shows nothing of theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_absent_mates_turn_goes_on() {
    use holdout_server::protocol::{Instead, ToServer};
    let folder = folder();
    let settings = Settings { absence: std::time::Duration::from_millis(50), ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    for mates in [false, true] {
        let made = house.make(&NewTable { mates, ..table(vec![me(), me(), me()]) }).await;
        let keys = keys(&made);
        let (mut ania, mut now) = house.sit(&made.table, &keys[..1]).await;
        let (mut bela, _) = house.sit(&made.table, &keys[1..2]).await;
        // Until it is somebody else's turn.
        let mut turn = 0;
        while let Some(ask) = crate::house::open_ask(&now.asks) {
            turn += 1;
            ania.send(&crate::house::answer(ask, turn)).await.unwrap();
            now = crate::house::update(&mut ania).await;
        }
        let absent = now.waiting.iter().find(|owed| !owed.locked).unwrap().seat;
        bela.send(&ToServer::Typing { seat: 1 }).await.unwrap();
        drop(bela);
        while house.http.look(&made.table, "").await.unwrap().seats[1].online {
            tokio::task::yield_now().await;
        }
        // Away for longer than it takes, counted from before anybody could see it.
        tokio::time::sleep(std::time::Duration::from_millis(60)).await;
        ania.send(&ToServer::ActFor { seat: 0, mate: absent, with: Instead::Fallback }).await.unwrap();
        if !mates {
            assert_eq!(crate::house::error(&mut ania).await, "server-mates-off");
            continue;
        }
        let after = crate::house::update(&mut ania).await;
        assert!(after.seq > now.seq, "the game went on");
        assert!(after.asks.iter().all(|ask| ask.seat == 0) && after.views.len() == 1);
        ania.send(&ToServer::ActFor { seat: 0, mate: 0, with: Instead::Bot }).await.unwrap();
        assert_eq!(crate::house::error(&mut ania).await, "server-mate-is-there");
        ania.send(&ToServer::ActFor { seat: 0, mate: absent, with: Instead::Bot }).await.unwrap();
        let lent = crate::house::until(&mut ania, |message| match message {
            FromServer::Update(now) => (now.seats[absent as usize].kind == SeatKind::Bot).then_some(()),
            _ => None,
        });
        lent.await;
    }
    house.close().await;
}

//! Plain HTTP: playing without a live connection, records, replays, and the description of it all.

use crate::house::{House, answer, bot, folder, keys, me, open_ask, open_seat, play_to_the_end, table, update};
use holdout_kernel::Record;
use holdout_server::protocol::{
    Made, NewSeat, OnTimeout, PlayOn, ReplayPage, Snapshot, Stage, TableClock, TableMade, ToServer, UndoPolicy,
};
use hyper::Method;
use serde_json::{Value, json};
use std::time::Duration;

/// A script sits down, reads, answers, and finishes a game without ever opening a socket for long.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_script_plays_a_whole_game() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), bot(), bot()])).await;
    let key = &keys(&made)[0];
    let path = format!("/api/tables/{}", made.table);
    let mut now = house.http.look(&made.table, key).await.unwrap();
    for turn in 0..3_000 {
        if now.stage == Stage::Over {
            break;
        }
        let Some(ask) = open_ask(&now.asks) else {
            let news = format!("{path}?key={key}&since={}&wait=10", now.seq);
            now = house.http.get(&news).await.unwrap();
            continue;
        };
        let name = &ask.answers[turn % ask.answers.len()].name;
        let body = json!({"key": key, "seat": 0, "ask": ask.id, "answer": name});
        let done: Result<Snapshot, _> = house.http.post(&format!("{path}/answer"), &body).await;
        now = match done {
            Ok(snapshot) => snapshot,
            // A bot was faster.
            Err(trouble) => {
                assert_eq!(trouble.status, Some(409), "{trouble}");
                house.http.look(&made.table, key).await.unwrap()
            }
        };
    }
    assert_eq!(now.stage, Stage::Over);
    assert!(now.view["result"].is_object());

    let act = |wish: ToServer| json!({"keys": [key], "wish": wish});
    let late = act(ToServer::Name { seat: 0, name: "Basia".to_owned() });
    let refused: Result<Value, _> = house.http.post(&format!("{path}/act"), &late).await;
    assert_eq!(refused.unwrap_err().status, Some(409), "a finished game keeps its names");
    let chat = act(ToServer::Chat { seat: 0, text: "gg".to_owned() });
    let after: Snapshot = house.http.post(&format!("{path}/act"), &chat).await.unwrap();
    assert_eq!(after.chat.last().unwrap().text, "gg");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_waits_for_news_and_not_for_ever() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (mut live, now) = house.sit(&made.table, &keys(&made)).await;
    let path = format!("/api/tables/{}?since={}&wait=", made.table, now.seq);
    let same: Snapshot = house.http.get(&format!("{path}0")).await.unwrap();
    assert_eq!(same.seq, now.seq);
    let waiting = {
        let (http, path) = (house.http.clone(), format!("{path}20"));
        tokio::spawn(async move { http.get::<Snapshot>(&path).await })
    };
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(!waiting.is_finished());
    live.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    let after = update(&mut live).await;
    assert_eq!(waiting.await.unwrap().unwrap().seq, after.seq);
    house.close().await;
}

/// Before the end nothing of a record is shown; afterwards everything, through anybody's eyes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_and_replays_open_when_the_game_is_over() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), bot(), bot(), bot()])).await;
    let path = format!("/api/tables/{}", made.table);
    let (mut live, first) = house.sit(&made.table, &keys(&made)).await;
    for closed in ["record", "replay", "replay?viewer=player-1", "replay?viewer=all"] {
        let early: Result<Value, _> = house.http.get(&format!("{path}/{closed}")).await;
        assert_eq!(early.unwrap_err().status, Some(409), "{closed}");
    }
    let last = play_to_the_end(&mut live, first).await;
    let record = crate::house::when_over(&house, &made.table).await;

    // The pages of a replay, put together, are the game from its first view to its last.
    for viewer in ["player-1", "spectator", "all"] {
        let mut steps = Vec::new();
        loop {
            let page = format!("{path}/replay?viewer={viewer}&from={}", steps.len());
            let page: ReplayPage = house.http.get(&page).await.unwrap();
            assert_eq!(page.from, steps.len());
            steps.extend(page.steps);
            if steps.len() >= page.total {
                break;
            }
        }
        assert!(steps[1..].iter().any(|step| !step.events.is_empty()));
        let seqs: Vec<u32> = steps.iter().flat_map(|step| step.events.iter().map(|event| event.seq)).collect();
        assert!(seqs.is_sorted() && !seqs.is_empty());
        if viewer == "player-1" {
            assert_eq!(steps.last().unwrap().view, last.views["0"], "the last step is the table as it was left");
        }
    }
    let nobody: Result<Value, _> = house.http.get(&format!("{path}/replay?viewer=player-9")).await;
    assert_eq!(nobody.unwrap_err().status, Some(404));
    let beyond: ReplayPage = house.http.get(&format!("{path}/replay?from=100000")).await.unwrap();
    assert!(beyond.steps.is_empty());

    // A record brought as a file is a finished table; brought twice it is the same one.
    let one: Made = house.http.post("/api/records", &record).await.unwrap();
    let two: Made = house.http.post("/api/records", &record).await.unwrap();
    assert_eq!(one, two);
    let brought: Record = house.http.get(&format!("/api/tables/{}/record", one.table)).await.unwrap();
    assert_eq!(brought, record);
    let page: ReplayPage = house.http.get(&format!("/api/tables/{}/replay", one.table)).await.unwrap();
    assert!(page.total > 10);
    house.close().await;
}

fn from_step(step: usize, seats: Vec<NewSeat>) -> PlayOn {
    PlayOn {
        step,
        seats,
        nickname: "Basia".to_owned(),
        public: false,
        clock: TableClock::default(),
        on_timeout: OnTimeout::Fallback,
        undo: UndoPolicy::Own,
        mates: false,
    }
}

/// From any step of a finished game a new table goes on: the same up to there, with the same luck, and its own end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_goes_on_from_any_of_its_steps() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![bot(), bot(), bot()])).await;
    let record = crate::house::when_over(&house, &made.table).await;
    let path = format!("/api/tables/{}/play-on", made.table);
    let page: ReplayPage =
        house.http.get(&format!("/api/tables/{}/replay?viewer=player-2&from=12", made.table)).await.unwrap();

    let on: TableMade = house.http.post(&path, &from_step(12, vec![bot(), me(), bot()])).await.unwrap();
    assert_eq!(on.links.len(), 1);
    assert_eq!(on.commitment, record.commitment, "the luck is the old game's");
    let first = house.http.look(&on.table, &keys(&on)[0]).await.unwrap();
    assert_eq!((first.continues, first.seeded), (Some(12), true), "and everybody is told");
    let (mut live, now) = house.sit(&on.table, &keys(&on)).await;
    assert!(now.seq >= page.steps[0].events.last().map_or(0, |event| event.seq));
    // Its own game from here on; stored and rebuilt like any other.
    let last = play_to_the_end(&mut live, now).await;
    let continued = crate::house::when_over(&house, &on.table).await;
    let answers = |record: &Record| {
        let answered = |line: &holdout_kernel::Line| line.answer.clone().map(|name| (line.seat, name));
        record.lines.iter().take(12).map(answered).collect::<Vec<_>>()
    };
    assert_eq!(answers(&continued), answers(&record));
    assert_eq!(continued.seed, record.seed);
    assert!(last.over);

    // From the very first step: the same mission with the same luck, again.
    let again: TableMade = house.http.post(&path, &from_step(0, vec![me(), me(), me()])).await.unwrap();
    let start: ReplayPage =
        house.http.get(&format!("/api/tables/{}/replay?viewer=player-1", made.table)).await.unwrap();
    let fresh = house.http.look(&again.table, &keys(&again)[0]).await.unwrap();
    assert_eq!(fresh.view, start.steps[0].view);

    let refused = |step, seats| {
        let (http, path) = (house.http.clone(), path.clone());
        async move { http.post::<Value>(&path, &from_step(step, seats)).await.unwrap_err().to_string() }
    };
    let all = || vec![bot(), bot(), me()];
    assert!(refused(record.lines.len(), all()).await.contains("server-nothing-left"));
    assert!(refused(9_999, all()).await.contains("server-no-such-step"));
    assert!(refused(3, vec![me(), bot(), bot(), bot()]).await.contains("server-wrong-seats"));
    house.close().await;

    // A restart rebuilds what goes on from elsewhere, and taking back reaches no further than one's own answers.
    let house = House::open(folder.path()).await;
    let rebuilt = house.http.look(&again.table, &keys(&again)[0]).await.unwrap();
    assert_eq!((rebuilt.view, rebuilt.continues), (fresh.view, Some(0)));
    house.close().await;
}

/// A game being played goes on elsewhere only for whoever holds the seats of all people: nobody learns what is hidden.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_being_played_is_nobodys_to_continue() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let (made, keys) = house.gather(&table(vec![me(), open_seat(), bot()])).await;
    let body = serde_json::to_string(&from_step(0, vec![me(), bot(), bot()])).unwrap();
    for (shown, status) in [
        (String::new(), 403),
        (keys[0].clone(), 403),
        (format!("{},{}", keys[0], "x".repeat(43)), 403),
        (keys.join(","), 403),
    ] {
        let path = format!("/api/tables/{}/play-on", made.table);
        let (got, _) = house.http.with_keys(&shown, &path, body.clone().into_bytes()).await.unwrap();
        assert_eq!(got.as_u16(), status, "{}", shown.len());
    }
    assert!(!house.http.look(&made.table, "").await.unwrap().known);
    // Whoever plays alone may try things out; the table says so from then on.
    let alone = house.make(&table(vec![me(), me(), bot()])).await;
    let path = format!("/api/tables/{}/play-on", alone.table);
    let keys = crate::house::keys(&alone);
    let (got, _) = house.http.with_keys(&keys[0], &path, body.clone().into_bytes()).await.unwrap();
    assert_eq!(got.as_u16(), 403);
    let (got, _) = house.http.with_keys(&keys.join(","), &path, body.into_bytes()).await.unwrap();
    assert_eq!(got.as_u16(), 201);
    assert!(house.http.look(&alone.table, "").await.unwrap().known);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_that_do_not_replay_are_refused_with_their_line() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![bot(), bot(), bot()])).await;
    let record = crate::house::when_over(&house, &made.table).await;
    let mut tampered = record.clone();
    tampered.lines[5].digest = Some("0000000000000000".to_owned());
    let mut short = record.clone();
    short.seed = None;
    let mut other = record.clone();
    other.seed = Some("00".repeat(32));
    let mut foreign = record.clone();
    foreign.lines[3].answer = Some("fly:moon".to_owned());
    for (bad, place) in [(tampered, "line 6"), (short, "no seed"), (other, "commitment"), (foreign, "line 4")] {
        let body = serde_json::to_vec(&bad).unwrap();
        let (status, said) = house.http.raw(Method::POST, "/api/records", Some(body)).await.unwrap();
        let said = String::from_utf8(said.to_vec()).unwrap();
        assert_eq!(status, 422);
        assert!(said.contains("server-record-refused") && said.contains(place), "{place}: {said}");
    }
    let unknown = Record { game: "chess".to_owned(), ..record };
    let body = serde_json::to_vec(&unknown).unwrap();
    assert_eq!(house.http.raw(Method::POST, "/api/records", Some(body)).await.unwrap().0, 404);
    house.close().await;
}

/// Everybody at the table may end it; the record shows everything, so one is not enough.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_can_be_given_up_by_all_together() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), bot()])).await;
    let keys = keys(&made);
    let act = format!("/api/tables/{}/act", made.table);
    let give_up = |keys: &[String]| json!({"keys": keys, "wish": ToServer::GiveUp { seat: 0 }});
    let alone: Result<Value, _> = house.http.post(&act, &give_up(&keys[..1])).await;
    assert_eq!(alone.unwrap_err().status, Some(403));
    let ended: Snapshot = house.http.post(&act, &give_up(&keys)).await.unwrap();
    assert_eq!(ended.stage, Stage::Over);
    let record: Record = house.http.get(&format!("/api/tables/{}/record", made.table)).await.unwrap();
    assert!(record.seed.is_some());
    let again: Result<Value, _> = house.http.post(&act, &give_up(&keys)).await;
    assert_eq!(again.unwrap_err().status, Some(409));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_is_described() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let described: Value = house.http.get("/api/openapi.json").await.unwrap();
    for path in [
        "/api/titles",
        "/api/titles/{title}/box",
        "/api/rules/{title}",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/join",
        "/api/tables/{table}/invite",
        "/api/tables/{table}/answer",
        "/api/tables/{table}/act",
        "/api/tables/{table}/record",
        "/api/tables/{table}/replay",
        "/api/records",
        "/api/kept",
        "/api/groups",
        "/api/groups/{group}",
        "/healthz",
        "/metrics",
    ] {
        assert!(described["paths"][path].is_object(), "{path} is not described");
    }
    let kept: Value = house.http.get("/api/kept").await.unwrap();
    assert_eq!(kept, serde_json::json!({"unplayed": 14, "uploads": 90}), "what the page says");
    // Every reference leads somewhere.
    let text = described.to_string();
    let names = text.split("\"#/components/schemas/").skip(1).map(|rest| rest.split('"').next().unwrap());
    for name in names {
        assert!(described["components"]["schemas"][name].is_object(), "{name} is not described");
    }
    house.close().await;
}

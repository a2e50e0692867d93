//! Secrets over the wire: what a client is sent depends only on what it may know.
//!
//! The redraw property on live traffic: at every step of random games, each update that came over a socket is compared
//! with the one made for a table in which everything that client cannot know was drawn anew. Then a search for keys and
//! seeds in every byte that anybody was sent.

use crate::house::{House, answer, folder, keys, me, open_ask, table};
use holdout_catalog::Table;
use holdout_kernel::{Record, Seat, SeatSet, Seed};
use holdout_server::load::Live;
use holdout_server::messages::{self, Around, Written};
use holdout_server::protocol::{FromServer, NewTable, Update};
use holdout_store::{LineKind, TableId};
use serde_json::{Value, json};

/// A client that keeps every byte it was sent.
struct Ear {
    held: SeatSet,
    live: Live,
    heard: String,
    now: Update,
}

impl Ear {
    async fn sit(house: &House, table: &str, held: SeatSet, keys: &[String]) -> Self {
        let mine: Vec<String> = held.iter().map(|seat| keys[seat.index()].clone()).collect();
        let (live, now) = house.sit(table, &mine).await;
        let heard = serde_json::to_string(&now).unwrap();
        Self { held, live, heard, now }
    }

    async fn next(&mut self) {
        loop {
            let text = self.live.text().await.unwrap().unwrap();
            self.heard += &text;
            if let FromServer::Update(update) = serde_json::from_str(&text).unwrap() {
                self.now = update;
                return;
            }
        }
    }
}

/// The table as the server has it, rebuilt from the database.
fn real_table(house: &House, table: &str) -> (Box<dyn Table>, Record) {
    let stored = house.hub.store().load(&TableId::new(table)).unwrap();
    let header: Value = stored.header.read().unwrap();
    let mut record: Record = serde_json::from_value(header["record"].clone()).unwrap();
    for line in stored.standing().unwrap() {
        if matches!(line.kind, LineKind::Answer | LineKind::Statement | LineKind::Undo) {
            record.lines.push(line.body.read().unwrap());
        }
    }
    (holdout_catalog::title(&stored.title).unwrap().replay(&record).unwrap(), record)
}

/// An update as a client reads it.
fn read(written: &Written) -> Update {
    match serde_json::from_str(&messages::text_of(written)).unwrap() {
        FromServer::Update(update) => update,
        other => panic!("{other:?}"),
    }
}

/// The parts of an update that are the game's.
fn of_the_game(update: &Update) -> Value {
    json!({ "views": update.views, "asks": update.asks, "waiting": update.waiting })
}

fn check(ear: &Ear, real: &dyn Table, step: u64) {
    let wire = of_the_game(&ear.now);
    let made = messages::update(real, ear.held, real.log_len(), Around::default());
    assert_eq!(wire, of_the_game(&read(&made)), "the wire carries what messages.rs makes");
    for again in 0..3 {
        // Several seats at one screen know what each of them knows: redraw for one of them at a time.
        for viewer in viewers(ear.held) {
            let imagined = real.imagine(viewer, Seed::from_number(step * 31 + again));
            let one = match viewer {
                holdout_kernel::Viewer::Seat(seat) => SeatSet::only(seat),
                _ => SeatSet::EMPTY,
            };
            let redrawn = messages::update(imagined.as_ref(), one, 0, Around::default());
            let expected = messages::update(real, one, real.log_len(), Around::default());
            assert_eq!(
                messages::text_of(&Update { seq: 0, from: 0, ..expected }),
                messages::text_of(&Update { seq: 0, from: 0, ..redrawn.clone() }),
                "{viewer:?} can tell the difference at step {step}"
            );
            let from_the_wire = &wire["views"][view_name(one)];
            assert_eq!(
                *from_the_wire,
                of_the_game(&read(&redrawn))["views"][view_name(one)],
                "{viewer:?} at step {step}"
            );
        }
    }
}

fn viewers(held: SeatSet) -> Vec<holdout_kernel::Viewer> {
    if held.is_empty() {
        return vec![holdout_kernel::Viewer::Spectator];
    }
    held.iter().map(holdout_kernel::Viewer::Seat).collect()
}

fn view_name(held: SeatSet) -> String {
    held.iter().next().map_or_else(|| messages::WATCH.to_owned(), |seat| seat.0.to_string())
}

/// A random game of a title, or its first `most` answers.
async fn a_game(house: &House, title: &str, players: u8, seed: u64, most: usize) {
    let (title, seats) = (title.to_owned(), (0..players).map(|_| me()).collect());
    let wish = NewTable { title, seed: Some(seed.to_string()), ..table(seats) };
    let made = house.make(&wish).await;
    let keys = keys(&made);
    let mut held: Vec<SeatSet> = (0..players).map(|seat| SeatSet::only(Seat(seat))).collect();
    held.push(SeatSet::EMPTY);
    if players > 1 {
        held.push([Seat(0), Seat(1)].into_iter().collect());
    }
    let mut ears = Vec::new();
    for held in held {
        ears.push(Ear::sit(house, &made.table, held, &keys).await);
    }
    let mut step = 0;
    while !ears[0].now.over && step < most {
        if step % 7 == 0 {
            let (real, _) = real_table(house, &made.table);
            for ear in &ears {
                check(ear, real.as_ref(), step as u64);
            }
        }
        step += 1;
        let asker = ears.iter().position(|ear| ear.held.len() == 1 && open_ask(&ear.now.asks).is_some()).unwrap();
        let ask = open_ask(&ears[asker].now.asks).unwrap();
        let wish = answer(ask, step * 13 + seed as usize);
        ears[asker].live.send(&wish).await.unwrap();
        for ear in &mut ears {
            ear.next().await;
        }
    }
    let (_, record) = real_table(house, &made.table);
    let seed = record.seed.unwrap();
    for ear in &mut ears {
        let path = format!("/api/tables/{}", made.table);
        let (_, page) = house.http.raw("GET".parse().unwrap(), &path, None).await.unwrap();
        ear.heard += std::str::from_utf8(&page).unwrap();
        assert!(!ear.heard.contains(&seed), "the seed was sent to {:?}", ear.held);
        for key in &keys {
            assert!(!ear.heard.contains(key.as_str()), "a key was sent to {:?}", ear.held);
        }
        assert!(ear.heard.len() > 10_000);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_sent_what_they_may_not_know() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    for (players, seed) in [(3, 1), (4, 2), (6, 3)] {
        a_game(&house, "osaczeni", players, seed, 2_000).await;
    }
    // Whatever else is in the shop window.
    for title in holdout_catalog::titles().iter().filter(|title| title.id() != "osaczeni") {
        let (fewest, most) = title.info().players;
        for players in [fewest, fewest.midpoint(most)] {
            a_game(&house, title.id(), players, 4, 120).await;
        }
    }
    house.close().await;
}

/// The hidden hands really are hidden: redrawing them changes what their owners see.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_test_would_notice_a_leak() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&NewTable { seed: Some("5".to_owned()), ..table(vec![me(), me(), me(), me()]) }).await;
    let (real, _) = real_table(&house, &made.table);
    let spectator = holdout_kernel::Viewer::Spectator;
    let differs = (0..20).any(|number| {
        let imagined = real.imagine(spectator, Seed::from_number(number));
        messages::views(imagined.as_ref(), SeatSet::only(Seat(0)))
            != messages::views(real.as_ref(), SeatSet::only(Seat(0)))
    });
    assert!(differs, "what a spectator does not know is never redrawn: the property proves nothing");
    house.close().await;
}

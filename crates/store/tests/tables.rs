//! Tables as a server handles them: lobby, seats and links, faults and steps back, profiles, copies.

#[macro_use]
mod common;

use common::{json, line, lines, seat, table};
use holdout_store::{
    Filter, Holder, LineKind, LinkHash, Moment, NewTable, Seat, Seq, State, StateKind, StepBack, Store, StoreError,
    TableChange, TableId,
};
use std::fs;

on_both! {
    a_lobby_shows_public_tables_in_play_the_latest_first;
    a_link_opens_its_seat_and_only_that;
    a_faulted_table_can_step_back_and_keeps_its_history;
    every_kind_of_line_comes_back_as_it_was;
    all_open_tables_stream_as_they_stood;
    facts_about_the_installation_are_kept;
}

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path().join("holdout.db")).unwrap();
    (folder, store)
}

fn names(store: &Store, filter: Filter) -> Vec<String> {
    store.list(filter).unwrap().into_iter().map(|summary| summary.id.as_str().to_owned()).collect()
}

fn a_lobby_shows_public_tables_in_play_the_latest_first(store: &Store) {
    for id in ["a", "b", "c", "private", "over"] {
        store.create(NewTable { public: id != "private", ..table(id) }).unwrap();
    }
    store.set_state(&TableId::new("over"), State::Over, Moment(9_000)).unwrap();
    // A line alone makes a table the latest.
    store.alter(lines("b", 1, 2)).unwrap();
    assert_eq!(names(store, Filter::lobby(10)), ["b", "c", "a"]);
    assert_eq!(names(store, Filter::lobby(1)), ["b"]);
    let every = Filter { state: None, public: None, most: 10 };
    assert_eq!(names(store, every), ["over", "b", "private", "c", "a"]);
    assert_eq!(names(store, Filter { public: Some(false), ..every }), ["private"]);
    assert_eq!(names(store, Filter { state: Some(StateKind::Over), ..every }), ["over"]);

    let shown = store.list(Filter::lobby(1)).unwrap().remove(0);
    assert_eq!((shown.last, shown.created, shown.updated), (2, Moment(1_000), Moment(1_002)));
    assert_eq!((shown.title.as_str(), shown.state, shown.public), ("osaczeni", StateKind::Open, true));
    assert_eq!(shown.seats, table("b").seats);
}

fn a_link_opens_its_seat_and_only_that(store: &Store) {
    store.create(table("a")).unwrap();
    store.create(table("b")).unwrap();
    let (found, its) = store.find_seat(&LinkHash::of("b/1")).unwrap().unwrap();
    assert_eq!((found, its), (TableId::new("b"), seat("b", 1, Holder::Bot("random".to_owned()))));
    assert_eq!(store.find_seat(&LinkHash::of("b/2")).unwrap(), None);

    // A person takes the bot's seat with a link of their own; the old link opens nothing any more.
    let taken = Seat { seat: 1, name: "Ola".to_owned(), holder: Holder::Human, link: Some(LinkHash::of("ola")) };
    store.update_seats(&TableId::new("b"), vec![taken.clone()], Moment(2_000)).unwrap();
    assert_eq!(store.find_seat(&LinkHash::of("ola")).unwrap(), Some((TableId::new("b"), taken.clone())));
    assert_eq!(store.find_seat(&LinkHash::of("b/1")).unwrap(), None);
    assert_eq!(store.load(&TableId::new("b")).unwrap().seats, [seat("b", 0, Holder::Human), taken]);

    // Nobody can make a link open a second seat, neither at an old table nor at a new one.
    let stolen = Seat { link: Some(LinkHash::of("ola")), ..seat("a", 0, Holder::Human) };
    let refused = store.update_seats(&TableId::new("a"), vec![stolen.clone()], Moment(2_000)).unwrap_err();
    assert!(matches!(refused, StoreError::LinkTaken), "{refused:?}");
    let refused = store.create(NewTable { seats: vec![stolen], ..table("c") }).unwrap_err();
    assert!(matches!(refused, StoreError::LinkTaken), "{refused:?}");
    assert!(matches!(store.load(&TableId::new("c")), Err(StoreError::NoSuchTable { .. })));

    // Seats without a link do not get into each other's way.
    let open = |number| Seat { link: None, ..seat("d", number, Holder::Open) };
    store.create(NewTable { seats: vec![open(0), open(1)], ..table("d") }).unwrap();
}

#[test]
fn the_file_holds_no_secret_of_a_link() {
    let (folder, store) = store();
    let secret = "an-unguessable-secret-of-a-link";
    let mine = Seat { link: Some(LinkHash::of(secret)), ..seat("a", 0, Holder::Human) };
    store.create(NewTable { seats: vec![mine], ..table("a") }).unwrap();
    store.close().unwrap();
    let bytes = fs::read(folder.path().join("holdout.db")).unwrap();
    assert!(bytes.windows(8).any(|window| window == b"osaczeni"), "the search finds what is there");
    assert!(!bytes.windows(secret.len()).any(|window| window == secret.as_bytes()));
}

fn a_faulted_table_can_step_back_and_keeps_its_history(store: &Store) {
    let a = TableId::new("a");
    store.create(table("a")).unwrap();
    let fault = State::Faulted(json(r#"{"fault":"f-1","line":5}"#));
    store.alter(TableChange { state: Some(fault.clone()), ..lines("a", 1, 5) }).unwrap();
    assert_eq!(store.load(&a).unwrap().state, fault);
    assert_eq!(store.open_tables().unwrap().count(), 0);
    assert_eq!(names(store, Filter { state: Some(StateKind::Faulted), public: None, most: 5 }), ["a"]);

    let beyond = store.step_back(&a, 6, Moment(3_000)).unwrap_err();
    assert!(matches!(beyond, StoreError::NoSuchLine { seq: 6, .. }), "{beyond:?}");
    assert_eq!(store.step_back(&a, 3, Moment(3_000)).unwrap().last, 6);
    store.append(&a, line("a", 7)).unwrap();

    let stored = store.load(&a).unwrap();
    assert_eq!(stored.state, State::Open);
    assert_eq!(stored.lines.len(), 7);
    assert_eq!((stored.lines[5].kind, stored.lines[5].body.read().unwrap()), (LineKind::StepBack, StepBack { to: 3 }));
    let standing: Vec<Seq> = stored.standing().unwrap().iter().map(|line| line.seq).collect();
    assert_eq!(standing, [1, 2, 3, 7]);
}

fn every_kind_of_line_comes_back_as_it_was(store: &Store) {
    let a = TableId::new("a");
    store.create(table("a")).unwrap();
    for (seq, kind) in (1..).zip(LineKind::ALL) {
        store.append(&a, holdout_store::Line { kind, ..line("a", seq) }).unwrap();
    }
    let kinds: Vec<LineKind> = store.load(&a).unwrap().lines.iter().map(|line| line.kind).collect();
    assert_eq!(kinds, LineKind::ALL);
}

fn all_open_tables_stream_as_they_stood(store: &Store) {
    for number in 0..300 {
        store.create(table(&format!("t{number}"))).unwrap();
    }
    for number in 0..300 {
        store.alter(lines(&format!("t{number}"), 1, 3)).unwrap();
    }
    store.set_state(&TableId::new("t7"), State::Over, Moment(2_000)).unwrap();
    let mut stream = store.open_tables().unwrap();
    let first = stream.next().unwrap().unwrap();
    assert_eq!(first, store.load(&TableId::new("t0")).unwrap());
    // More tables than are read ahead: this line comes after the moment the stream shows.
    store.alter(lines("t299", 4, 4)).unwrap();
    let rest: Vec<_> = stream.map(Result::unwrap).collect();
    assert_eq!(rest.len(), 298);
    assert!(rest.iter().all(|table| table.lines.len() == 3 && table.id.as_str() != "t7"));

    // Whoever loses interest does not keep the store busy.
    drop(store.open_tables().unwrap());
    store.close().unwrap();
}

#[test]
fn a_profile_cannot_be_overwritten_unseen() {
    let (folder, store) = store();
    assert_eq!(store.profile("guest").unwrap(), None);
    assert_eq!(store.put_profile("guest", 0, json(r#"{"epilogues":[5]}"#)).unwrap(), 1);
    assert_eq!(store.put_profile("guest", 1, json(r#"{"epilogues":[5,2]}"#)).unwrap(), 2);
    let late = store.put_profile("guest", 1, json(r#"{"epilogues":[5,7]}"#)).unwrap_err();
    assert!(matches!(late, StoreError::ProfileChanged { given: 1, found: 2 }), "{late:?}");
    assert_eq!(store.profile("guest").unwrap().unwrap().json, json(r#"{"epilogues":[5,2]}"#));
    store.put_profile("another", 0, json("{}")).unwrap();
    assert_eq!(store.profile_ids().unwrap(), ["another", "guest"]);

    let file = folder.path().join("guest.json");
    assert!(store.export_profile("guest", &file).unwrap());
    let exported: serde_json::Value = serde_json::from_slice(&fs::read(&file).unwrap()).unwrap();
    assert_eq!(
        exported,
        serde_json::json!({"holdout": "profile", "version": 1, "id": "guest", "profile": {"epilogues": [5, 2]}})
    );
    assert!(!store.export_profile("nobody", &folder.path().join("nobody.json")).unwrap());

    store.reset_profile("guest").unwrap();
    assert_eq!(store.profile("guest").unwrap(), None);
    let after_reset = store.put_profile("guest", 2, json("{}")).unwrap_err();
    assert!(matches!(after_reset, StoreError::ProfileChanged { given: 2, found: 0 }), "{after_reset:?}");
}

fn facts_about_the_installation_are_kept(store: &Store) {
    assert_eq!(store.meta("welcome").unwrap(), None);
    store.put_meta("welcome", json("1")).unwrap();
    store.put_meta("welcome", json("2")).unwrap();
    assert_eq!(store.meta("welcome").unwrap(), Some(json("2")));
    assert_eq!(store.keep_meta("welcome", json("3")).unwrap(), json("2"), "the first to say it is right");
    assert_eq!(store.keep_meta("farewell", json("4")).unwrap(), json("4"));
    assert_eq!(store.meta("farewell").unwrap(), Some(json("4")));
}

#[test]
fn a_backup_taken_during_play_opens_in_the_files_place() {
    let (folder, store) = store();
    store.create(table("a")).unwrap();
    store.alter(lines("a", 1, 20)).unwrap();
    let copy = folder.path().join("copy.db");
    store.back_up(&copy).unwrap();
    store.alter(lines("a", 21, 21)).unwrap();
    let restored = Store::open(&copy).unwrap();
    common::assert_whole(&restored, "a", 20);
    restored.alter(lines("a", 21, 22)).unwrap();
    common::assert_whole(&restored, "a", 22);
    common::assert_whole(&store, "a", 21);
}

//! What an operator does: clearing away, rescuing, backing up. Nothing of a game that anybody plays is touched.

use crate::house::{House, answer, bot, folder, keys, me, open_ask, open_seat, table, update, when_over};
use holdout_server::operator::{self, NotDone};
use holdout_server::retention::{self, Keep, Reason};
use holdout_store::{Moment, State, Store, StoreError, TableId};
use std::time::Duration;

/// A house with one table of every kind; their names.
pub async fn furnish(house: &House) -> [String; 5] {
    let unplayed = house.make(&table(vec![me(), me(), me()])).await.table;
    let waiting = house.make(&table(vec![me(), open_seat(), bot()])).await.table;
    let begun = house.make(&table(vec![me(), me(), me()])).await;
    let (mut live, now) = house.sit(&begun.table, &keys(&begun)).await;
    live.send(&answer(open_ask(&now.asks).unwrap(), 0)).await.unwrap();
    update(&mut live).await;
    let over = house.make(&table(vec![bot(), bot(), bot()])).await.table;
    let record = when_over(house, &over).await;
    let brought: holdout_server::protocol::Made = house.http.post("/api/records", &record).await.unwrap();
    [unplayed, waiting, begun.table, over, brought.table]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_what_nobody_plays_is_cleared_away() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let [unplayed, waiting, begun, over, brought] = furnish(&house).await;
    house.close().await;
    let store = Store::open(folder.path().join("holdout.db")).unwrap();
    let keep = Keep { unplayed: Some(Duration::from_hours(24)), uploads: Some(Duration::from_hours(48)) };
    let in_hours = |hours: i64| Moment(Moment::now().0 + hours * 3_600_000);
    assert!(retention::idle(&store, keep, in_hours(23)).unwrap().is_empty());
    let soon = retention::idle(&store, keep, in_hours(25)).unwrap();
    let names = |found: &[retention::Idle], reason| {
        let mut names: Vec<String> =
            found.iter().filter(|idle| idle.reason == reason).map(|idle| idle.table.as_str().to_owned()).collect();
        names.sort();
        names
    };
    let mut expected = vec![unplayed.clone(), waiting.clone()];
    expected.sort();
    assert_eq!(names(&soon, Reason::Unplayed), expected);
    assert!(names(&soon, Reason::Upload).is_empty());
    let never = Keep { unplayed: None, uploads: None };
    assert!(retention::idle(&store, never, in_hours(10_000)).unwrap().is_empty());
    // Whoever is there is spared; the rest goes, whole.
    let gone = retention::clear(&store, keep, in_hours(49), |id| id.as_str() == waiting).unwrap();
    assert_eq!(names(&gone, Reason::Unplayed), std::slice::from_ref(&unplayed));
    assert_eq!(names(&gone, Reason::Upload), std::slice::from_ref(&brought));
    for (id, there) in [(&unplayed, false), (&brought, false), (&waiting, true), (&begun, true), (&over, true)] {
        let found = store.load(&TableId::new(&**id));
        assert_eq!(found.is_ok(), there, "{found:?}");
    }
    assert_eq!(store.load(&TableId::new(&*over)).unwrap().state, State::Over);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_people_play_holds_every_game() {
    let folder = folder();
    let data = folder.path().join("data");
    let house = House::open(&data).await;
    let tables = furnish(&house).await;
    let backup = folder.path().join("backup.db");
    operator::back_up(&data, &backup).unwrap();
    assert!(matches!(operator::back_up(&data, &backup), Err(NotDone::InTheWay(_))));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&backup).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "it holds the seeds of games being played");
    }
    house.close().await;
    assert!(matches!(operator::restore(&backup, &data, holdout_catalog::titles()), Err(NotDone::InTheWay(_))));

    let again = folder.path().join("again");
    let found = operator::restore(&backup, &again, holdout_catalog::titles()).unwrap();
    assert_eq!((found.sound, found.spoiled.len()), (tables.len(), 0), "{:?}", found.spoiled);
    let rescued = folder.path().join("rescued");
    let found = operator::rescue(&again, &rescued, holdout_catalog::titles()).unwrap();
    assert_eq!((found.sound, found.complete), (tables.len(), true), "{:?}", found.spoiled);
    for id in &tables {
        let read = |folder: &std::path::Path| {
            let store = Store::open(folder.join("holdout.db")).unwrap();
            let stored = store.load(&TableId::new(&**id)).unwrap();
            (stored.header, stored.seats, stored.lines, stored.state)
        };
        assert_eq!(read(&data), read(&rescued));
    }
    // And it is played on from there.
    let house = House::open(&rescued).await;
    for id in &tables {
        house.http.look(id, "").await.unwrap();
    }
    house.close().await;
    let nothing = operator::rescue(&folder.path().join("nowhere"), &folder.path().join("x"), holdout_catalog::titles());
    assert!(matches!(nothing, Err(NotDone::Nothing(_))));
    assert!(matches!(Store::open(folder.path().join("nowhere/holdout.db")), Err(StoreError::Unusable { .. })));
}

//! Games that move between a file and a PostgreSQL, and backups of the latter. These run where `HOLDOUT_POSTGRES` names a
//! database.

use crate::house::{House, bot, keys, me, play_to_the_end, table, when_over};
use crate::keeping::furnish;
use crate::several::Corner;
use holdout_server::moving::{self, Place, move_all};
use holdout_server::operator::{self, Found, NotDone};
use holdout_server::{Joining, NotServed, Settings, serve_shared};
use holdout_store::{Json, Store};
use std::path::Path;
use std::time::Duration;

fn everything(store: &Store) -> Vec<String> {
    let kept = store.everything().unwrap().map(|kept| format!("{:?}", kept.unwrap()));
    kept.filter(|kept| !kept.contains("Meta(")).collect()
}

fn all_in(place: &Place) -> Vec<String> {
    match place {
        Place::Folder(folder) => everything(&Store::open(folder.join("holdout.db")).unwrap()),
        Place::Shared(url) => everything(&moving::connect(url).unwrap()),
    }
}

async fn go(from: &Place, to: &Place) -> Result<(Found, usize), NotDone> {
    let (from, to) = (from.clone(), to.clone());
    let work = move || {
        let mut shown = 0;
        let found = move_all(&from, &to, holdout_catalog::titles(), &mut |done, total| {
            assert!(done <= total);
            shown = done;
        });
        found.map(|found| (found, shown))
    };
    tokio::task::spawn_blocking(work).await.unwrap()
}

async fn all(place: &Place) -> Vec<String> {
    let place = place.clone();
    tokio::task::spawn_blocking(move || all_in(&place)).await.unwrap()
}

fn folder_in(corner: &Corner, name: &str) -> Place {
    Place::Folder(corner.folder.path().join(name))
}

fn path(place: &Place) -> &Path {
    match place {
        Place::Folder(folder) => folder,
        Place::Shared(_) => panic!("no folder"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_move_to_postgres_and_back_and_go_on_there() {
    let (Some(corner), Some(other)) = (Corner::new().await, Corner::new().await) else { return };
    let file = folder_in(&corner, "one");
    let slow = Settings { bot_pause: Duration::from_hours(1), ..Settings::unhurried() };
    let house = House::with(path(&file), slow, holdout_catalog::titles()).await;
    let bots = house.make(&table(vec![bot(), bot(), bot()])).await;
    house.close().await;
    let house = House::open(path(&file)).await;
    let tables = furnish(&house).await;
    let open = house.make(&table(vec![me(), me(), me()])).await;
    when_over(&house, &bots.table).await;
    let shared = Place::Shared(corner.url.clone());
    // Not while a server runs there.
    assert!(matches!(go(&file, &shared).await, Err(NotDone::Store(holdout_store::StoreError::InUse { .. }))));
    house.close().await;

    let before = all(&file).await;
    let (found, shown) = go(&file, &shared).await.unwrap();
    assert_eq!((found.sound, shown, found.spoiled.len()), (tables.len() + 2, tables.len() + 2, 0));
    assert_eq!((all(&file).await, all(&shared).await), (before.clone(), before.clone()));
    // Nothing is overwritten, in either direction.
    assert!(matches!(go(&file, &shared).await, Err(NotDone::InTheWay(_))));
    assert!(matches!(go(&shared, &file).await, Err(NotDone::InTheWay(_))));

    // It is played on there; a backup is taken meanwhile, and moving is refused.
    let house = corner.house().await;
    let (mut live, now) = house.sit(&open.table, &keys(&open)).await;
    let back = folder_in(&corner, "back");
    assert!(matches!(go(&shared, &back).await, Err(NotDone::Running(_))));
    let (url, backup) = (corner.url.clone(), corner.folder.path().join("backup.db"));
    let target = backup.clone();
    let back_up = move || moving::back_up_shared(&url, &target, holdout_catalog::titles(), &mut |_, _| {});
    let found = tokio::task::spawn_blocking(back_up.clone()).await.unwrap().unwrap();
    assert_eq!((found.sound, found.spoiled.len()), (tables.len() + 2, 0));
    assert!(matches!(tokio::task::spawn_blocking(back_up).await.unwrap(), Err(NotDone::InTheWay(_))));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&backup).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "it holds the seeds of games being played");
    }
    play_to_the_end(&mut live, now).await;
    house.close().await;

    // The backup holds what was there when it was taken: in a folder of one server, and in another PostgreSQL.
    let again = folder_in(&corner, "again");
    let found = operator::restore(&backup, path(&again), holdout_catalog::titles()).unwrap();
    assert_eq!(found.sound, tables.len() + 2);
    assert_eq!(all(&again).await, before);
    let (url, file) = (other.url.clone(), backup.clone());
    let restore = move || moving::restore_shared(&file, &url, holdout_catalog::titles(), &mut |_, _| {});
    let found = tokio::task::spawn_blocking(restore.clone()).await.unwrap().unwrap();
    assert_eq!(found.sound, tables.len() + 2);
    assert_eq!(all(&Place::Shared(other.url.clone())).await, before);
    assert!(matches!(tokio::task::spawn_blocking(restore).await.unwrap(), Err(NotDone::InTheWay(_))));

    // And back to one server with a file, with what was played meanwhile.
    let (found, _) = go(&shared, &back).await.unwrap();
    assert_eq!((found.sound, found.spoiled.len()), (tables.len() + 2, 0));
    assert_eq!(all(&back).await, all(&shared).await);
    let house = House::open(path(&back)).await;
    when_over(&house, &open.table).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_that_was_broken_off_is_finished_by_doing_it_again() {
    let (Some(corner), Some(twin)) = (Corner::new().await, Corner::new().await) else { return };
    let file = folder_in(&corner, "one");
    let house = House::open(path(&file)).await;
    furnish(&house).await;
    house.close().await;
    let (whole, half) = (Place::Shared(twin.url.clone()), Place::Shared(corner.url.clone()));
    go(&file, &whole).await.unwrap();
    // As if it had stopped after two tables.
    let (from, to) = (twin.url.clone(), corner.url.clone());
    let broken_off = move || {
        let (from, to) = (moving::connect(&from).unwrap(), moving::connect(&to).unwrap());
        to.put_meta("moving", Json::of(&true).unwrap()).unwrap();
        for kept in from.everything().unwrap().take(2) {
            let Ok(holdout_store::Kept::Table(stored)) = kept else { panic!("a table") };
            let table = holdout_store::NewTable {
                id: stored.id,
                title: stored.title,
                created: stored.created,
                public: stored.public,
                header: stored.header,
                seats: stored.seats,
            };
            let (lines, state, updated) = (stored.lines, stored.state, stored.updated);
            to.commit(holdout_store::Change::Import { table, lines, state, updated }).unwrap();
        }
    };
    tokio::task::spawn_blocking(broken_off).await.unwrap();
    let joining = Joining { url: corner.url.clone(), address: None, lease: Duration::from_mins(1) };
    let any = "127.0.0.1:0".parse().unwrap();
    let titles = holdout_catalog::titles();
    let refused = serve_shared(any, &joining, corner.folder.path(), Settings::default(), titles).await;
    assert!(matches!(refused, Err(NotServed::HalfMoved(_))));
    let (found, _) = go(&file, &half).await.unwrap();
    assert_eq!((found.sound, found.spoiled.len()), (5, 0));
    assert_eq!(all(&half).await, all(&file).await);
    corner.house().await.close().await;
}

//! Several servers on one database: who runs a table, and that nobody else writes to it.

mod common;

use common::{HeldUp, House, assert_whole, line, lines, submit, table};
use holdout_store::{Change, Claim, Hold, News, Store, StoreError, TableId};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Long enough that no server loses it however slow the machine is.
const LONG: Duration = Duration::from_mins(1);

fn ours(claim: Claim) -> Hold {
    match claim {
        Claim::Ours(Some(hold)) => hold,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_table_has_one_server_until_it_gives_it_back() {
    let Some(house) = House::new() else { return };
    let (one, two) = (house.connect(Some("one:1"), LONG), house.connect(Some("two:2"), LONG));
    let a = TableId::new("a");
    one.create(table("a")).unwrap();
    one.append(&a, line("a", 1)).unwrap();
    assert_eq!(two.claim(&a).unwrap(), Claim::Elsewhere("one:1".to_owned()));
    assert_eq!((two.owner(&a).unwrap().as_deref(), one.owner(&a).unwrap()), (Some("one:1"), None));
    let refused = two.append(&a, line("a", 2)).unwrap_err();
    assert!(matches!(refused, StoreError::LeaseLost), "{refused:?}");
    assert_whole(&two, "a", 1);

    // Whoever made a table holds it once; it is free after it was given back as often as it was claimed.
    let made = one.hold(&a).unwrap();
    assert_eq!(ours(one.claim(&a).unwrap()), made);
    one.release(&a, &made, false).unwrap();
    assert_eq!(two.claim(&a).unwrap(), Claim::Elsewhere("one:1".to_owned()));
    one.release(&a, &made, false).unwrap();
    let taken = ours(two.claim(&a).unwrap());
    two.append(&a, line("a", 2)).unwrap();
    let refused = one.append(&a, line("a", 3)).unwrap_err();
    assert!(matches!(refused, StoreError::LeaseLost), "{refused:?}");
    // What was given back cannot be given back again for somebody else.
    one.release(&a, &made, false).unwrap();
    assert_eq!(two.hold(&a), Some(taken));
    assert_whole(&one, "a", 2);
    assert!(matches!(one.claim(&TableId::new("b")), Err(StoreError::NoSuchTable { .. })));
}

#[test]
fn a_server_that_leaves_is_followed_at_once() {
    let Some(house) = House::new() else { return };
    let (one, two) = (house.connect(Some("one:1"), LONG), house.connect(Some("two:2"), LONG));
    one.create(table("a")).unwrap();
    one.alter(lines("a", 1, 3)).unwrap();
    assert_eq!(two.abandoned().unwrap(), []);
    let addresses = || {
        let mut addresses: Vec<String> = two.servers().unwrap().into_iter().map(|running| running.address).collect();
        addresses.sort();
        addresses
    };
    assert_eq!(addresses(), ["one:1", "two:2"]);
    one.close().unwrap();
    assert_eq!((two.abandoned().unwrap(), addresses()), (vec![TableId::new("a")], vec!["two:2".to_owned()]));
    ours(two.claim(&TableId::new("a")).unwrap());
    two.append(&TableId::new("a"), line("a", 4)).unwrap();
    assert_eq!(two.abandoned().unwrap(), []);
    assert_whole(&two, "a", 4);
}

/// One table that somebody took away is one table.
#[test]
fn a_table_that_was_taken_costs_no_other() {
    let Some(house) = House::new() else { return };
    let one = house.connect(Some("one:1"), LONG);
    let (a, b) = (TableId::new("a"), TableId::new("b"));
    let mut heard = one.news().unwrap();
    one.create(table("a")).unwrap();
    one.create(table("b")).unwrap();
    let (taken, kept) = (one.hold(&a).unwrap(), one.hold(&b).unwrap());
    say(&house, "UPDATE leases SET server = NULL, epoch = epoch + 1 WHERE table_key = (SELECT min(key) FROM tables)");
    let refused = one.append(&a, line("a", 1)).unwrap_err();
    assert!(matches!(refused, StoreError::LeaseLost), "{refused:?}");
    assert_eq!((one.hold(&a), one.hold(&b)), (None, Some(kept.clone())));
    assert_ne!(ours(one.claim(&a).unwrap()), taken);
    one.append(&a, line("a", 1)).unwrap();
    one.append(&b, line("b", 1)).unwrap();
    assert_eq!(one.hold(&b), Some(kept));
    while let Ok(news) = heard.try_recv() {
        assert_ne!(news, News::Lost);
    }
}

/// What holds up changes of one kind until somebody says so, as a disk does that does not answer.
fn hold_up(house: &House, when: &str, whom: &str) {
    say(
        house,
        &format!(
            "CREATE TABLE IF NOT EXISTS go_on (yes boolean); DELETE FROM go_on; \
             CREATE OR REPLACE FUNCTION hold_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
                 WHILE NOT EXISTS (SELECT 1 FROM go_on) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN NULL; END $$; \
             CREATE CONSTRAINT TRIGGER hold_up AFTER {when} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW \
                 WHEN ({whom}) EXECUTE FUNCTION hold_up()"
        ),
    );
}

/// A lease that is renewed when it is over already is lost: others may have taken tables meanwhile.
#[test]
fn a_renewal_that_comes_too_late_does_not_count() {
    let Some(house) = House::new() else { return };
    let two = house.connect(Some("two:2"), LONG);
    let one = house.connect(Some("one:1"), Duration::from_secs(1));
    let (a, mut heard) = (TableId::new("a"), one.news().unwrap());
    // On a machine that is too slow for so short a lease it is tried again.
    while !matches!(one.create(table("a")), Ok(()) | Err(StoreError::TableExists { .. })) {}
    // The renewal is made and not yet committed when the lease ends.
    hold_up(&house, "UPDATE ON servers", "NEW.address = 'one:1'");
    let names = || ask(&house, "SELECT id FROM servers WHERE address = 'one:1'");
    let before = names();
    let taken = loop {
        if let Claim::Ours(taken) = two.claim(&a).unwrap() {
            break taken;
        }
    };
    two.append(&a, line("a", 1)).unwrap();
    while heard.blocking_recv().unwrap() != News::Lost {}
    assert_eq!(one.hold(&a), None);
    let refused = one.append(&a, line("a", 2)).unwrap_err();
    assert!(matches!(refused, StoreError::LeaseLost), "{refused:?}");
    // Then it goes through after all.
    say(&house, "INSERT INTO go_on VALUES (true)");
    let claimed = loop {
        match one.claim(&a) {
            Err(StoreError::LeaseLost | StoreError::Unreachable { .. }) => std::thread::yield_now(),
            claimed => break claimed.unwrap(),
        }
    };
    assert_eq!((claimed, two.hold(&a)), (Claim::Elsewhere("two:2".to_owned()), taken));
    // Nobody is sent to a name that no server has any more.
    while names().iter().any(|name| before.contains(name)) {
        std::thread::yield_now();
    }
    assert_whole(&two, "a", 1);
}

/// A server that leaves while its lease is due to be renewed does not come back under another name.
#[test]
fn a_server_that_leaves_leaves_no_name_behind() {
    let Some(house) = House::new() else { return };
    let _tool = house.tool();
    hold_up(&house, "UPDATE ON leases", "OLD.server IS NOT NULL AND NEW.server IS NULL");
    loop {
        let one = house.connect(Some("one:1"), Duration::from_secs(2));
        let id = format!("t{}", one.count(holdout_store::StateKind::Open).unwrap());
        if one.create(table(&id)).is_err() {
            continue;
        }
        let leaving = std::thread::spawn(move || one.close());
        // Its farewell is not committed for longer than it takes until the lease is looked after again.
        let waits = "SELECT pid::text FROM pg_stat_activity \
                     WHERE application_name = current_setting('application_name') AND wait_event = 'PgSleep'";
        while ask(&house, waits).is_empty() && !leaving.is_finished() {
            std::thread::sleep(Duration::from_millis(10));
        }
        std::thread::sleep(Duration::from_millis(900));
        say(&house, "INSERT INTO go_on VALUES (true)");
        // On a machine that is too slow for so short a lease it is tried again.
        if leaving.join().unwrap().is_ok() {
            assert_eq!(ask(&house, "SELECT id FROM servers WHERE address = 'one:1'"), Vec::<String>::new());
            return;
        }
        say(&house, "DELETE FROM go_on; DELETE FROM servers WHERE address = 'one:1'");
    }
}

/// A commit of which nothing is heard for longer than anybody waits is found when the change is tried again.
#[test]
fn what_was_stored_after_all_is_never_called_refused() {
    let Some(house) = House::new() else { return };
    loop {
        let one = house.connect(Some("one:1"), Duration::from_secs(3));
        let (id, mut heard) = (format!("t{}", one.count(holdout_store::StateKind::Open).unwrap()), one.news().unwrap());
        if one.create(table(&id)).is_err() {
            continue;
        }
        hold_up(&house, "INSERT ON lines", "true");
        let held = HeldUp::new(&one);
        let told: Vec<_> = (1..=2).map(|seq| submit(&one, Change::Table(lines(&id, seq, seq)))).collect();
        held.release();
        // The first try waits to be committed, and the next one behind it.
        let waits = "SELECT pid::text FROM pg_stat_activity \
                     WHERE application_name = current_setting('application_name') AND wait_event_type = 'Lock'";
        while ask(&house, waits).is_empty() && one.runs() {
            std::thread::sleep(Duration::from_millis(10));
        }
        say(&house, "INSERT INTO go_on VALUES (true)");
        let verdicts: Vec<_> = told.into_iter().map(|told| told.recv().unwrap()).collect();
        say(&house, "DROP TRIGGER hold_up ON lines");
        let lost = std::iter::from_fn(|| heard.try_recv().ok()).any(|news| news == News::Lost);
        // On a machine that is too slow for so short a lease it is tried again.
        if !lost {
            assert!(matches!(verdicts[..], [Ok(1), Ok(2)]), "{verdicts:?}");
            assert_whole(&one, &id, 2);
            return;
        }
    }
}

/// A server whose lease has run out, though it does not know it yet, writes nothing at all.
#[test]
fn what_was_taken_over_is_not_written_by_the_one_before() {
    let Some(house) = House::new() else { return };
    let (one, two) = (house.connect(Some("one:1"), LONG), house.connect(Some("two:2"), LONG));
    let a = TableId::new("a");
    one.create(table("a")).unwrap();
    let before = one.load(&a).unwrap();
    let mut heard = one.news().unwrap();
    expire(&house, "one:1");
    // It still believes in its lease, and the database does not.
    for change in [
        Change::Create(table("b")),
        Change::Table(lines("a", 1, 1)),
        Change::Table(holdout_store::TableChange { public: Some(false), ..lines("a", 1, 1) }),
        Change::StepBack { table: a.clone(), to: 0, at: holdout_store::Moment(1) },
    ] {
        let refused = one.commit(change).unwrap_err();
        assert!(matches!(refused, StoreError::LeaseLost), "{refused:?}");
    }
    assert_eq!(two.load(&a).unwrap(), before);
    assert_eq!(two.abandoned().unwrap(), std::slice::from_ref(&a));
    ours(two.claim(&a).unwrap());
    two.append(&a, line("a", 1)).unwrap();
    // It notices, says so, and begins again under a new name.
    while heard.blocking_recv().unwrap() != News::Lost {}
    assert_eq!(one.hold(&a), None);
    let again = loop {
        match one.claim(&a) {
            Err(StoreError::LeaseLost) => std::thread::yield_now(),
            claimed => break claimed.unwrap(),
        }
    };
    assert_eq!(again, Claim::Elsewhere("two:2".to_owned()));
    one.create(table("c")).unwrap();
    assert_whole(&two, "a", 1);
}

/// Ends the lease of a server behind its back.
fn expire(house: &House, address: &str) {
    let end = "UPDATE servers SET until = clock_timestamp() - interval '1 second' WHERE address";
    say(house, &format!("{end} = '{address}'"));
}

/// Says something to the database behind everybody's back.
fn say(house: &House, sql: &str) {
    behind(house, async |client| client.batch_execute(sql).await.unwrap());
}

/// Asks it for a column of texts.
fn ask(house: &House, sql: &str) -> Vec<String> {
    behind(house, async |client| client.query(sql, &[]).await.unwrap().iter().map(|row| row.get(0)).collect())
}

fn behind<T>(house: &House, work: impl AsyncFnOnce(&tokio_postgres::Client) -> T) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(&house.url, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        work(&client).await
    })
}

/// A connection that breaks while nothing is known of a change costs nothing and writes nothing twice.
#[test]
fn a_broken_connection_loses_and_doubles_nothing() {
    let Some(house) = House::new() else { return };
    let one = house.connect(Some("one:1"), LONG);
    let a = TableId::new("a");
    one.create(table("a")).unwrap();
    let written = std::thread::scope(|scope| {
        let (done, told) = std::sync::mpsc::channel();
        let (store, id) = (&one, a.clone());
        scope.spawn(move || {
            for seq in 1..=300 {
                store.append(&id, line("a", seq)).unwrap();
                done.send(seq).unwrap();
            }
        });
        let mut written = 0;
        while let Ok(seq) = told.recv() {
            written = seq;
            if seq % 50 == 10 {
                cut(&house);
            }
        }
        written
    });
    assert_eq!(written, 300);
    assert_whole(&one, "a", 300);
}

/// Ends every other connection to this corner of the database.
fn cut(house: &House) {
    let all = "SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity \
               WHERE pid <> pg_backend_pid() AND application_name = current_setting('application_name')";
    ask(house, all);
}

#[test]
fn all_that_is_kept_comes_out_as_it_stood() {
    let Some(house) = House::new() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (file, shared) = (Store::open(folder.path().join("holdout.db")).unwrap(), house.tool());
    for store in [&file, &shared] {
        for number in 0..100 {
            let id = format!("t{number}");
            store.create(table(&id)).unwrap();
            store.alter(lines(&id, 1, 3)).unwrap();
        }
        store.put_profile("guest", 0, common::json("{}")).unwrap();
        store.put_meta("welcome", common::json("1")).unwrap();
    }
    let all =
        |store: &Store| store.everything().unwrap().map(|kept| format!("{:?}", kept.unwrap())).collect::<Vec<_>>();
    assert_eq!(all(&file), all(&shared));
    assert_eq!(all(&file).len(), 102);
}

/// A way to the database that drops whatever comes while it is shut; connections of that time are torn for good.
struct Gate {
    port: u16,
    shut: Arc<AtomicBool>,
}

impl Gate {
    fn before(database: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let shut = Arc::new(AtomicBool::new(false));
        let state = Arc::clone(&shut);
        std::thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let far = TcpStream::connect(database).unwrap();
                for (from, to) in [(near.try_clone(), far.try_clone()), (far.try_clone(), near.try_clone())] {
                    let (from, to, shut) = (from.unwrap(), to.unwrap(), Arc::clone(&state));
                    std::thread::spawn(move || pass(from, to, &shut));
                }
            }
        });
        Self { port, shut }
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, shut: &AtomicBool) {
    let (mut bytes, mut torn) = (vec![0; 4096], false);
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        torn |= shut.load(Ordering::Relaxed);
        if !torn && to.write_all(&bytes[..read]).is_err() {
            return;
        }
    }
}

/// A server that was cut off never waits for ever: whoever asks hears so, and it takes part again later.
#[test]
fn a_server_that_was_cut_off_takes_part_again() {
    let Some(mut house) = House::new() else { return };
    let direct = house.connect(Some("two:2"), LONG);
    for number in 0..20 {
        direct.create(table(&format!("t{number}"))).unwrap();
        let hold = direct.hold(&TableId::new(format!("t{number}"))).unwrap();
        direct.release(&TableId::new(format!("t{number}")), &hold, false).unwrap();
    }
    let database = house.url.split('@').nth(1).unwrap().split('/').next().unwrap().to_owned();
    let gate = Gate::before(database.parse().unwrap());
    house.url = house.url.replace(&database, &format!("127.0.0.1:{}", gate.port));
    let one = house.connect(Some("one:1"), Duration::from_secs(1));
    let mut heard = one.news().unwrap();
    let own = TableId::new("own");
    // On a machine that is too slow for so short a lease it is tried again.
    while !matches!(one.create(table("own")), Ok(()) | Err(StoreError::TableExists { .. })) {}
    // Several connections that rest, and break while they do.
    let all = |work: &(dyn Fn(usize) + Sync)| {
        std::thread::scope(|scope| {
            for number in 0..20 {
                scope.spawn(move || work(number));
            }
        });
    };
    for _ in 0..20 {
        all(&|number| drop(one.load(&TableId::new(format!("t{number}"))).unwrap()));
    }
    gate.shut.store(true, Ordering::Relaxed);
    all(&|number| {
        let refused = one.claim(&TableId::new(format!("t{number}"))).unwrap_err();
        assert!(matches!(refused, StoreError::LeaseLost | StoreError::Unreachable { .. }), "{refused:?}");
    });
    while heard.blocking_recv().unwrap() != News::Lost {}
    assert_eq!(one.hold(&own), None);
    gate.shut.store(false, Ordering::Relaxed);
    let until = std::time::Instant::now() + LONG;
    let written = |done| matches!(done, Ok(_) | Err(StoreError::Conflict { .. }));
    while !(matches!(one.claim(&own), Ok(Claim::Ours(Some(_)))) && written(one.append(&own, line("own", 1)))) {
        assert!(std::time::Instant::now() < until, "it never takes part again");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_whole(&direct, "own", 1);
    one.close().unwrap();
}

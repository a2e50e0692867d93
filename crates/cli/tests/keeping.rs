//! `holdout backup`, `restore`, `tidy`, `rescue` and `move` as processes: on a folder, and on a PostgreSQL where
//! `HOLDOUT_POSTGRES` names one.

#![cfg(unix)]

use holdout_server::load::Client;
use holdout_server::load::crash::{start, start_with};
use holdout_server::load::key_of;
use holdout_server::moving;
use holdout_server::protocol::{Made, Snapshot, TableMade};
use holdout_store::{Change, Json, Line, LineKind, Moment, Store, TableChange, TableId};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use serde_json::json;
use std::fs::File;
use std::io::Read;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use tempfile::TempDir;

const HOLDOUT: &str = env!("CARGO_BIN_EXE_holdout");

/// How a command ended, and what it said.
#[derive(Debug)]
struct Run {
    worked: bool,
    said: String,
}

impl Run {
    #[track_caller]
    fn good(self, parts: &[&str]) {
        assert!(self.worked, "{}", self.said);
        self.says(parts);
    }

    #[track_caller]
    fn bad(self, parts: &[&str]) {
        assert!(!self.worked, "{}", self.said);
        self.says(parts);
    }

    #[track_caller]
    fn says(&self, parts: &[&str]) {
        for part in parts {
            assert!(self.said.contains(part), "{part:?} is not in: {}", self.said);
        }
    }
}

/// `holdout` with these arguments, in English.
fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(HOLDOUT);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "HOLDOUT_DATABASE"] {
        command.env_remove(name);
    }
    command.args(arguments).stdin(Stdio::null());
    command
}

fn holdout(arguments: &[&str]) -> Run {
    let output = command(arguments).output().unwrap();
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    Run { worked: output.status.success(), said: said.concat() }
}

/// The same where somebody watches: what is shown on their terminal.
fn watched(arguments: &[&str]) -> Run {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, Vec::new()).unwrap().into_string().unwrap();
    let screen = File::options().read(true).write(true).open(name).unwrap();
    // The command is gone after this line, and with it our side of the screen.
    let mut child =
        command(arguments).env("TERM", "xterm").stdout(screen.try_clone().unwrap()).stderr(screen).spawn().unwrap();
    let (mut shown, mut bytes) = (Vec::new(), [0; 4096]);
    let mut terminal = File::from(terminal);
    // Once nobody writes there any more, reading fails.
    while let Ok(read @ 1..) = terminal.read(&mut bytes) {
        shown.extend_from_slice(&bytes[..read]);
    }
    Run { worked: child.wait().unwrap().success(), said: String::from_utf8_lossy(&shown).into_owned() }
}

/// Where games are kept.
#[derive(Clone)]
enum Place {
    Folder(PathBuf),
    Shared(String),
}

impl Place {
    /// As an option of a command.
    fn option(&self) -> [&str; 2] {
        match self {
            Self::Folder(folder) => ["--data", folder.to_str().unwrap()],
            Self::Shared(url) => ["--database", url],
        }
    }

    /// As `move` names it.
    fn name(&self) -> String {
        match self {
            Self::Folder(folder) => format!("sqlite:{}", folder.display()),
            Self::Shared(url) => url.clone(),
        }
    }

    fn run(&self, arguments: &[&str]) -> Run {
        holdout(&[arguments, &self.option()].concat())
    }

    fn serve(&self, folder: &Path) -> (Child, SocketAddr) {
        match self {
            Self::Folder(data) => start(Path::new(HOLDOUT), data).unwrap(),
            Self::Shared(url) => {
                let more = ["--database".as_ref(), url.as_ref()];
                start_with(Path::new(HOLDOUT), &folder.join("reports"), &more).unwrap()
            }
        }
    }

    /// Does something with what is kept there while no server runs. A store waits for its database, so not on the threads
    /// of a test.
    async fn open<T: Send + 'static>(&self, work: impl FnOnce(&Store) -> T + Send + 'static) -> T {
        let place = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let store = match place {
                Self::Folder(folder) => Store::open(folder.join("holdout.db")).unwrap(),
                Self::Shared(url) => moving::connect(&url).unwrap(),
            };
            let done = work(&store);
            store.close().unwrap();
            done
        });
        done.await.unwrap()
    }

    /// Everything that is kept there but facts about the place.
    async fn everything(&self) -> Vec<String> {
        let all = |store: &Store| store.everything().unwrap().map(|kept| format!("{:?}", kept.unwrap())).collect();
        let all: Vec<String> = self.open(all).await;
        all.into_iter().filter(|kept| !kept.contains("Meta(")).collect()
    }
}

/// A corner of the database that `HOLDOUT_POSTGRES` names.
async fn corner() -> Option<Place> {
    static CORNERS: AtomicU32 = AtomicU32::new(0);
    let Ok(database) = std::env::var("HOLDOUT_POSTGRES") else {
        eprintln!("not tried: HOLDOUT_POSTGRES names no database");
        return None;
    };
    let name = format!("k{}_{}", std::process::id(), CORNERS.fetch_add(1, Ordering::Relaxed));
    let (client, connection) = tokio_postgres::connect(&database, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE SCHEMA {name}")).await.unwrap();
    let mark = if database.contains('?') { '&' } else { '?' };
    Some(Place::Shared(format!("{database}{mark}options=-csearch_path%3D{name}")))
}

/// Ends a server as an operator does.
fn end(mut server: Child) {
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(told.success() && server.wait().unwrap().success());
}

/// A table being played with the keys of its seats, one that waits, and a record that somebody brought.
async fn furnish(http: &Client) -> (TableMade, String, [String; 2]) {
    let me = json!({"kind": "me"});
    let wish = json!({"title": "osaczeni", "nickname": "Ania", "seats": [me, me, me]});
    let begun: TableMade = http.post("/api/tables", &wish).await.unwrap();
    let keys: Vec<String> = begun.links.iter().map(|link| key_of(&link.link)).collect();
    let wish = json!({"title": "osaczeni", "nickname": "Ania", "seats": [me, {"kind": "open"}, {"kind": "bot"}]});
    let waiting: TableMade = http.post("/api/tables", &wish).await.unwrap();
    let record = include_str!("../../../records/osaczeni/3-players-nobody.json");
    let record: serde_json::Value = serde_json::from_str(record).unwrap();
    let brought: Made = http.post("/api/records", &record).await.unwrap();
    (begun, keys.join(","), [waiting.table, brought.table])
}

/// Gives so many answers at a table, whoever is asked; how it stands then.
async fn play(http: &Client, table: &str, keys: &str, answers: usize) -> Snapshot {
    for _ in 0..answers {
        let now = http.look(table, keys).await.unwrap();
        let ask = now.asks.iter().find(|ask| ask.sealed.is_none()).expect("somebody is asked");
        let answer = json!({"seat": ask.seat, "ask": ask.id, "answer": ask.answers[0].name}).to_string();
        let (status, _) =
            http.with_keys(keys, &format!("/api/tables/{table}/answer"), answer.into_bytes()).await.unwrap();
        assert_eq!(status, 200);
    }
    http.look(table, keys).await.unwrap()
}

fn written(snapshot: &Snapshot) -> (String, u32) {
    (serde_json::to_string(&(&snapshot.views, &snapshot.log)).unwrap(), snapshot.seq)
}

/// A backup while people play, put back where nothing is, nowhere else, and played on from there. `third` gets one with a
/// game that does not replay.
async fn backups(place: Place, again: Place, third: Place) {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (server, address) = place.serve(folder.path());
    let http = Client::new(address);
    let (begun, keys, others) = furnish(&http).await;
    let then = play(&http, &begun.table, &keys, 12).await;
    place.run(&["backup", &file("one.db")]).good(&["one.db"]);
    place.run(&["backup", &file("one.db")]).bad(&["one.db is there already"]);
    play(&http, &begun.table, &keys, 3).await;
    // Nothing is put over what is there, whether a server runs or not.
    let way = match place {
        Place::Folder(_) => "is there already",
        Place::Shared(_) => "servers run on that database",
    };
    place.run(&["restore", &file("one.db")]).bad(&[way]);
    end(server);
    let before = place.everything().await;
    place.run(&["restore", &file("one.db")]).bad(&["is there already"]);
    assert_eq!(place.everything().await, before);
    again.run(&["restore", &file("nowhere.db")]).bad(&["there is no database", "nowhere.db"]);

    again.run(&["restore", &file("one.db")]).good(&["3 games replay from their first line to their last"]);
    again.run(&["restore", &file("one.db")]).bad(&["is there already"]);
    let (server, address) = again.serve(folder.path());
    let http = Client::new(address);
    assert_eq!(written(&http.look(&begun.table, &keys).await.unwrap()), written(&then));
    for table in &others {
        http.look(table, "").await.unwrap();
    }
    play(&http, &begun.table, &keys, 3).await;
    end(server);

    // A line that nobody can have written is found by replaying.
    let id = TableId::new(&*begun.table);
    again
        .open(move |store| {
            let seq = store.load(&id).unwrap().last() + 1;
            let body = Json::of(&json!({"seat": 0, "answer": "no-such-answer", "by": "player"})).unwrap();
            let lines = vec![Line { seq, kind: LineKind::Answer, at: Moment::now(), body }];
            store.commit(Change::Table(TableChange { lines, ..TableChange::new(id, Moment::now()) })).unwrap();
        })
        .await;
    let named = ["2 games replay", "Not sound: ", &begun.table];
    let two = again.run(&["backup", &file("two.db")]);
    match again {
        // The copy is made as it stands; putting it back looks through it.
        Place::Folder(_) => two.good(&["two.db"]),
        Place::Shared(_) => two.bad(&named),
    }
    third.run(&["restore", &file("two.db")]).bad(&named);
    assert_eq!(third.everything().await, again.everything().await, "and nothing is left out");
}

/// What nobody plays is shown, and cleared away only when that is said.
async fn tidies(place: Place) {
    let folder = tempfile::tempdir().unwrap();
    let (server, address) = place.serve(folder.path());
    let (begun, _, [waiting, brought]) = furnish(&Client::new(address)).await;
    end(server);
    // One that waits since long ago, and a record brought then.
    let (like, such) = (TableId::new(&*waiting), TableId::new(&*brought));
    let old = "r000000000000000000000x";
    place
        .open(move |store| {
            for (name, model) in [("waited-long", like), (old, such)] {
                let mut table = store.load(&model).unwrap();
                table.seats.iter_mut().for_each(|seat| seat.link = None);
                let long_ago = Moment(1_000);
                table.lines.iter_mut().for_each(|line| line.at = long_ago);
                let new = holdout_store::NewTable {
                    id: TableId::new(name),
                    title: table.title,
                    created: long_ago,
                    public: table.public,
                    header: table.header,
                    seats: table.seats,
                };
                let (lines, state) = (table.lines, table.state);
                store.commit(Change::Import { table: new, lines, state, updated: long_ago }).unwrap();
            }
        })
        .await;
    let all = place.everything().await.len();
    place.run(&["tidy"]).good(&["1 tables nobody ever played", "1 records brought long ago", "--do"]);
    place.run(&["tidy", "--do", "--keep-unplayed", "0", "--keep-uploads", "0"]).good(&["away: 0 tables", "0 records"]);
    assert_eq!(place.everything().await.len(), all, "shown, or kept for ever, is not cleared away");
    place.run(&["tidy", "--do"]).good(&["Cleared away: 1 tables", "1 records"]);
    place.run(&["tidy"]).good(&["0 tables nobody ever played", "0 records"]);
    let left = place.open(|store| store.ids().unwrap()).await;
    let names: Vec<&str> = left.iter().map(TableId::as_str).collect();
    assert_eq!(names.len(), 3);
    assert!([&begun.table, &waiting, &brought].iter().all(|name| names.contains(&name.as_str())), "{names:?}");
}

fn folder_in(folder: &TempDir, name: &str) -> Place {
    Place::Folder(folder.path().join(name))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_folder_is_put_back_and_played_on() {
    let folder = tempfile::tempdir().unwrap();
    backups(folder_in(&folder, "one"), folder_in(&folder, "two"), folder_in(&folder, "three")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_shared_database_is_put_back_and_played_on() {
    let (Some(one), Some(two), Some(three)) = (corner().await, corner().await, corner().await) else { return };
    backups(one, two, three).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_is_tidied_only_when_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    tidies(folder_in(&folder, "one")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_shared_database_is_tidied_only_when_that_is_said() {
    let Some(one) = corner().await else { return };
    tidies(one).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_move_with_a_bar_and_nothing_is_overwritten() {
    let (Some(shared), Some(half)) = (corner().await, corner().await) else { return };
    let folder = tempfile::tempdir().unwrap();
    let (file, back) = (folder_in(&folder, "one"), folder_in(&folder, "back"));
    let go =
        |from: &Place, to: &Place| ["move".to_owned(), "--from".to_owned(), from.name(), "--to".to_owned(), to.name()];
    let run = |wish: &[String; 5]| holdout(&wish.each_ref().map(String::as_str));
    let (server, address) = file.serve(folder.path());
    let (begun, keys, _) = furnish(&Client::new(address)).await;
    let then = play(&Client::new(address), &begun.table, &keys, 12).await;
    run(&go(&file, &shared)).bad(&["in use"]);
    end(server);
    let before = file.everything().await;

    let shown = watched(&go(&file, &shared).each_ref().map(String::as_str));
    shown.says(&["Tables brought [", "/3 "]);
    shown.good(&["3 games replay from their first line to their last", "the old one is as it was"]);
    assert_eq!((file.everything().await, shared.everything().await), (before.clone(), before.clone()));
    run(&go(&file, &shared)).bad(&["is there already"]);
    run(&go(&shared, &file)).bad(&["is there already"]);
    assert_eq!((file.everything().await, shared.everything().await), (before.clone(), before));

    let (server, address) = shared.serve(folder.path());
    let http = Client::new(address);
    assert_eq!(written(&http.look(&begun.table, &keys).await.unwrap()), written(&then));
    play(&http, &begun.table, &keys, 6).await;
    run(&go(&shared, &back)).bad(&["servers run on that database"]);
    run(&go(&shared, &half)).bad(&["servers run on that database"]);
    end(server);
    let shown = watched(&go(&shared, &back).each_ref().map(String::as_str));
    shown.says(&["Tables brought ["]);
    shown.good(&["3 games replay"]);
    assert_eq!(back.everything().await, shared.everything().await);
    let Place::Folder(moved) = &back else { unreachable!() };
    let rescued = folder.path().join("rescued");
    let rescued = rescued.to_str().unwrap();
    holdout(&["rescue", moved.to_str().unwrap(), "--to", rescued]).good(&["3 games replay"]);
    holdout(&["rescue", moved.to_str().unwrap(), "--to", rescued]).bad(&["is there already"]);
}

#[test]
fn a_place_that_is_none_is_refused_in_words() {
    holdout(&["move", "--from", "here", "--to", "sqlite:there"]).bad(&["sqlite:DIR or postgres://"]);
    let folder = tempfile::tempdir().unwrap();
    let nowhere = format!("sqlite:{}", folder.path().join("nowhere").display());
    let to = format!("sqlite:{}", folder.path().join("to").display());
    holdout(&["move", "--from", &nowhere, "--to", &to]).bad(&["there is no database"]);
    assert!(!folder.path().join("to/holdout.db").exists() && !folder.path().join("nowhere").exists());
    let gone = "postgres://holdout:geheim@127.0.0.1:1/holdout";
    let refused = holdout(&["backup", folder.path().join("x").to_str().unwrap(), "--database", gone]);
    assert!(!refused.said.contains("geheim"), "{}", refused.said);
    refused.bad(&["127.0.0.1:1"]);
    let listed = holdout(&["--help"]);
    listed.good(&["  move ", "  backup ", "  restore ", "  tidy ", "  rescue ", "  serve ", "  load ", "  siege "]);
}

//! `holdout serve` and `holdout load` as processes: starting, ending, crashing, and files that are not sound.

use holdout_server::load::Client;
use holdout_server::load::crash::{Crash, start, start_with, stop};
use holdout_server::protocol::TableMade;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const HOLDOUT: &str = env!("CARGO_BIN_EXE_holdout");

fn run(arguments: &[&str], data: &Path) -> Output {
    Command::new(HOLDOUT).args(arguments).arg("--data").arg(data).output().unwrap()
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// A data folder with one table in it, left by a server that was killed.
async fn with_a_table(data: &Path) -> TableMade {
    let (mut server, address) = start(Path::new(HOLDOUT), data).unwrap();
    let wish = serde_json::json!({
        "title": "osaczeni", "nickname": "Ania", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}],
    });
    let made = Client::new(address).post("/api/tables", &wish).await.unwrap();
    stop(&mut server);
    made
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_however_often_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    // `holdout load --crash 100` is the same in full.
    let kills = std::env::var("HOLDOUT_KILLS").map_or(3, |text| text.parse().expect("a number of kills"));
    let crash = Crash {
        program: PathBuf::from(HOLDOUT),
        data: folder.path().to_owned(),
        title: "osaczeni".to_owned(),
        seats: 4,
        tables: 6,
        kills,
    };
    let report = crash.run().await.unwrap();
    assert_eq!(report.lost, 0, "{report:?}");
    assert!(report.acknowledged > u64::from(kills), "{report:?}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_told_to_stop_ends_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let made = with_a_table(folder.path()).await;
    let (mut server, address) = start(Path::new(HOLDOUT), folder.path()).unwrap();
    let health: serde_json::Value = Client::new(address).get("/healthz").await.unwrap();
    assert_eq!(health, serde_json::json!({"ok": true, "tables": 1, "waiting": 0}));
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert_eq!(server.wait().unwrap().code(), Some(0));
    assert!(!folder.path().join("holdout.db-wal").exists(), "the log is folded into the file");
    let (mut server, address) = start(Path::new(HOLDOUT), folder.path()).unwrap();
    let (status, _) =
        Client::new(address).raw("GET".parse().unwrap(), &format!("/api/tables/{}", made.table), None).await.unwrap();
    assert_eq!(status, 200);
    stop(&mut server);
}

/// A torn database is named, with a way out, and keeps every byte.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_torn_database_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    with_a_table(folder.path()).await;
    let file = folder.path().join("holdout.db");
    let _ = std::fs::remove_file(folder.path().join("holdout.db-wal"));
    let mut bytes = std::fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes.truncate(middle + 100);
    for byte in bytes.iter_mut().take(3_000).skip(100) {
        *byte ^= 0x5a;
    }
    std::fs::write(&file, &bytes).unwrap();
    let refused = run(&["serve", "--addr", "127.0.0.1:0"], folder.path());
    assert!(!refused.status.success());
    let said = said(&refused);
    // What is left after the log is gone may not even look like a database of ours; either way it is left alone.
    let named = said.contains("holdout.db is damaged") && said.contains("backup");
    assert!(named || said.contains("holdout.db is the database of another program and was left alone"), "{said}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes, "not a byte was changed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_do_not_share_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = start(Path::new(HOLDOUT), folder.path()).unwrap();
    let second = run(&["serve", "--addr", "127.0.0.1:0"], folder.path());
    assert!(!second.status.success() && said(&second).contains("in use"), "{}", said(&second));
    let elsewhere = tempfile::tempdir().unwrap();
    let same_port = run(&["serve", "--addr", &address.to_string()], elsewhere.path());
    assert!(!same_port.status.success() && said(&same_port).contains("cannot be listened on"), "{}", said(&same_port));
    assert_eq!(said(&same_port).matches("os error").count(), 1, "once is enough: {}", said(&same_port));
    stop(&mut server);
}

#[test]
fn what_cannot_be_served_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let open_to_all = run(&["serve", "--addr", "0.0.0.0:0", "--measure"], folder.path());
    assert!(!open_to_all.status.success() && said(&open_to_all).contains("loopback"), "{}", said(&open_to_all));

    let content = folder.path().join("content/osaczeni");
    std::fs::create_dir_all(&content).unwrap();
    let own = content.parent().unwrap().to_str().unwrap();
    let missing = run(&["serve", "--addr", "127.0.0.1:0", "--content", own], folder.path());
    assert!(!missing.status.success() && said(&missing).contains("has no content"), "{}", said(&missing));

    // D20: not read for minutes before that.
    std::fs::create_dir_all(folder.path().join("large/osaczeni")).unwrap();
    let keys: String = (0..500_000).map(|number| format!("key-{number} = 1\n")).collect();
    std::fs::write(folder.path().join("large/osaczeni/game.toml"), keys).unwrap();
    let large = folder.path().join("large");
    let large = run(&["serve", "--addr", "127.0.0.1:0", "--content", large.to_str().unwrap()], folder.path());
    assert!(!large.status.success() && said(&large).contains("too large"), "{}", said(&large));

    let a_file = folder.path().join("file");
    std::fs::write(&a_file, "x").unwrap();
    let no_folder = run(&["serve", "--addr", "127.0.0.1:0"], &a_file);
    assert!(!no_folder.status.success() && said(&no_folder).contains("data folder"), "{}", said(&no_folder));

    let far = Command::new(HOLDOUT).args(["load", "--addr", "192.0.2.1:80"]).output().unwrap();
    assert!(!far.status.success() && said(&far).contains("loopback"), "{}", said(&far));
    let nobody = Command::new(HOLDOUT).args(["load", "--addr", "127.0.0.1:1", "--sockets", "3"]).output().unwrap();
    assert!(!nobody.status.success() && said(&nobody).contains("--measure"), "{}", said(&nobody));
}

/// What an operator sets is what counts.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn limits_are_the_operators() {
    let folder = tempfile::tempdir().unwrap();
    let wish = [
        "--most-chat=6",
        "--most-statements=6",
        "--most-seatings=6",
        "--most-undos=6",
        "--most-table-kib=64",
        "--most-polls=5",
        "--most-replays=5",
        "--looks=40",
        "--requests=3000",
        "--most-answer-mib=8",
        "--makes-a-day=1",
        "--uploads-a-day=1",
        "--talk=600",
        "--keep-free=1",
        "--keep-unplayed=3",
        "--keep-uploads=0",
    ];
    let wish: Vec<&std::ffi::OsStr> = wish.iter().map(AsRef::as_ref).collect();
    let (mut server, address) = start_with(Path::new(HOLDOUT), folder.path(), &wish).unwrap();
    let client = Client::new(address);
    let me = serde_json::json!({"kind": "me"});
    let table = serde_json::json!({"title": "osaczeni", "nickname": "Ania", "seats": [me, me, me]});
    let made: TableMade = client.post("/api/tables", &table).await.unwrap();
    let second = client.post::<TableMade>("/api/tables", &table).await.unwrap_err();
    assert!(second.to_string().contains("server-enough-today"), "{second}");
    let keys: Vec<String> = made.links.iter().map(|link| holdout_server::load::key_of(&link.link)).collect();
    // Every seat has its share of six: two.
    for (wish, full) in [
        (serde_json::json!({"type": "chat", "seat": 0, "text": "hey"}), "server-chat-full"),
        (
            serde_json::json!({"type": "say", "seat": 0, "statement": {"type": "promise", "text": "hey"}}),
            "server-said-enough",
        ),
    ] {
        let body = serde_json::json!({"keys": keys, "wish": wish});
        let mut went = 0;
        let refused = loop {
            match client.post::<serde_json::Value>(&format!("/api/tables/{}/act", made.table), &body).await {
                Ok(_) => went += 1,
                Err(refused) => break refused,
            }
        };
        assert!((1..=6).contains(&went) && refused.to_string().contains(full), "{went}: {refused}");
    }
    let kept: serde_json::Value = client.get("/api/kept").await.unwrap();
    assert_eq!(kept, serde_json::json!({"unplayed": 3, "uploads": null}));
    let mut looks = 0;
    while client.get::<serde_json::Value>("/api/tables").await.is_ok() {
        looks += 1;
        assert!(looks < 1_000, "so many looks and no more");
    }
    assert!(looks >= 30, "{looks}");
    stop(&mut server);
}

/// A short load on a server of our own: everything that was answered was heard of.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_load_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let (mut server, address) = start(Path::new(HOLDOUT), folder.path()).unwrap();
    let pid = server.id().to_string();
    let output = Command::new(HOLDOUT)
        .args(["load", "--addr", &address.to_string(), "--pid", &pid, "--sockets", "40", "--tables", "6"])
        .args(["--rate", "60", "--seconds", "2", "--json"])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((report["sockets"].as_u64(), report["tables"].as_u64()), (Some(40), Some(6)));
    assert!(report["answers"].as_u64().unwrap() > 50, "{report}");
    assert!(report["p50_ms"].as_f64().unwrap() > 0.0, "{report}");
    stop(&mut server);
}

#[test]
fn games_are_rebuilt_by_the_hundred() {
    let output = Command::new(HOLDOUT).args(["load", "--rebuild", "60", "--json"]).output().unwrap();
    assert!(output.status.success(), "{}", said(&output));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["games"], 60);
    assert!(report["answers"].as_u64().unwrap() > 600, "{report}");
}

/// A mission of one's own stands in the shop window and can be sat down to; without its folder the table says so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn missions_of_ones_own_are_served() {
    let folder = tempfile::tempdir().unwrap();
    let (data, own) = (folder.path().join("data"), folder.path().join("mine"));
    std::fs::create_dir_all(own.join("black-plague")).unwrap();
    let ours = include_str!("../../../content/black-plague/mission-00.toml");
    std::fs::write(own.join("black-plague/cellar.toml"), ours.replace("id = \"m0\"", "id = \"cellar\"")).unwrap();
    let (mut server, address) =
        start_with(Path::new(HOLDOUT), &data, &["--content".as_ref(), own.as_os_str()]).unwrap();
    let client = Client::new(address);
    let titles: serde_json::Value = client.get("/api/titles").await.unwrap();
    assert!(titles.to_string().contains("\"cellar\""), "{titles}");
    let wish = serde_json::json!({
        "title": "black-plague", "mission": "cellar", "nickname": "Ania", "seats": [{"kind": "me"}],
    });
    let made: TableMade = client.post("/api/tables", &wish).await.unwrap();
    stop(&mut server);
    let (mut server, address) = start(Path::new(HOLDOUT), &data).unwrap();
    let health: serde_json::Value = Client::new(address).get("/healthz").await.unwrap();
    assert_eq!(health["tables"], 1, "{health} {made:?}");
    stop(&mut server);
}

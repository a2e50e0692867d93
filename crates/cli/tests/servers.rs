//! Several `holdout serve` on one PostgreSQL, as processes that can be killed. These run where `HOLDOUT_POSTGRES` names a
//! database.

#![cfg(unix)]

use holdout_server::load::crash::{start_with, stop};
use holdout_server::load::{Client, Live, key_of};
use holdout_server::protocol::{PublicTable, TableMade};
use serde_json::json;
use std::ffi::OsStr;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command};
use std::time::Duration;
use tokio::task::JoinHandle;

const HOLDOUT: &str = env!("CARGO_BIN_EXE_holdout");

/// A server of its own, on a database that others share.
struct Server {
    process: Child,
    address: SocketAddr,
    http: Client,
}

impl Server {
    fn start(database: &str, folder: &Path) -> Self {
        let more: [&OsStr; 4] = ["--database".as_ref(), database.as_ref(), "--lease".as_ref(), "2".as_ref()];
        let (process, address) = start_with(Path::new(HOLDOUT), folder, &more).unwrap();
        Self { process, address, http: Client::new(address) }
    }

    /// Who is at a table, as the list of this server says.
    async fn listed(&self, table: &str) -> Option<Vec<bool>> {
        let lobby: Vec<PublicTable> = self.http.get("/api/tables").await.ok()?;
        let found = lobby.into_iter().find(|public| public.table == table)?;
        Some(found.seats.iter().map(|seat| seat.online).collect())
    }

    async fn until_listed(&self, table: &str, wanted: [bool; 3]) {
        while self.listed(table).await.as_deref() != Some(&wanted[..]) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    fn sit(&self, table: &str, key: &str) -> Guest {
        let (address, table, key) = (self.address, table.to_owned(), key.to_owned());
        Guest(tokio::spawn(async move {
            loop {
                if let Ok((mut live, _)) = Live::hello(address, &table, std::slice::from_ref(&key), 0).await {
                    while let Ok(Some(_)) = live.text().await {}
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }))
    }

    fn signal(&self, signal: &str) {
        assert!(Command::new("kill").args([signal, &self.process.id().to_string()]).status().unwrap().success());
    }
}

/// Somebody at a server, for as long as this is kept: they come again to the same one, as pages do.
struct Guest(JoinHandle<()>);

impl Drop for Guest {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        stop(&mut self.process);
    }
}

/// Nobody is shown as being there who came to a server that is gone, whether it ran the table or passed them on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_is_killed_leaves_nobody_behind() {
    let Ok(database) = std::env::var("HOLDOUT_POSTGRES") else {
        return eprintln!("not tried: HOLDOUT_POSTGRES names no database");
    };
    let name = format!("k{}", std::process::id());
    let (client, connection) = tokio_postgres::connect(&database, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(&format!("CREATE SCHEMA {name}")).await.unwrap();
    let mark = if database.contains('?') { '&' } else { '?' };
    let database = format!("{database}{mark}options=-csearch_path%3D{name}");
    let folder = tempfile::tempdir().unwrap();

    let owner = Server::start(&database, folder.path());
    let (passing, watching) = (Server::start(&database, folder.path()), Server::start(&database, folder.path()));
    let seats: Vec<_> = (0..3).map(|_| json!({"kind": "me"})).collect();
    let wish = json!({"title": "osaczeni", "nickname": "Ania", "public": true, "seats": seats});
    let made: TableMade = owner.http.post("/api/tables", &wish).await.unwrap();
    let keys: Vec<String> = made.links.iter().map(|link| key_of(&link.link)).collect();
    let table = made.table.as_str();
    let _at_owner = owner.sit(table, &keys[0]);
    let _passed_on = passing.sit(table, &keys[1]);
    for server in [&owner, &passing, &watching] {
        server.until_listed(table, [true, true, false]).await;
    }
    // Killed: its connections break at once.
    drop(passing);
    for server in [&owner, &watching] {
        server.until_listed(table, [true, false, false]).await;
    }
    // Stopped: nothing breaks, but its lease ends.
    let stopped = Server::start(&database, folder.path());
    let _silent = stopped.sit(table, &keys[2]);
    for server in [&owner, &watching] {
        server.until_listed(table, [true, false, true]).await;
    }
    stopped.signal("-STOP");
    for server in [&owner, &watching] {
        server.until_listed(table, [true, false, false]).await;
    }
    drop(stopped);
    // The one that runs the table is killed: nobody is left to say that nobody is there.
    drop(owner);
    watching.until_listed(table, [false, false, false]).await;
    // Whoever comes back is there again, wherever the table is run now.
    let late = Server::start(&database, folder.path());
    let _back = late.sit(table, &keys[1]);
    for server in [&watching, &late] {
        server.until_listed(table, [false, true, false]).await;
    }
    drop((watching, late));
    client.batch_execute(&format!("DROP SCHEMA {name} CASCADE")).await.unwrap();
}

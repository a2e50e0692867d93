//! What a quiet live connection costs, counted in bytes that are allocated for it, at every title. It does not depend on how
//! fast or how busy the machine is.

use cap::Cap;
use holdout_server::load::{Client, key_of};
use holdout_server::protocol::{NewTable, TableMade};
use holdout_server::{Settings, serve};
use serde_json::json;
use std::alloc::System;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use tokio::sync::oneshot;

#[global_allocator]
static ALLOCATED: Cap<System> = Cap::new(System, usize::MAX);

/// What the process takes of the system beyond these bytes lies between them and comes on top (docs/performance.md).
const MOST: usize = 3 * 1024;

const TABLES: usize = 20;

/// A live connection as the system alone keeps it, so that nothing of it is counted.
fn sit(address: SocketAddr, table: &str, key: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).unwrap();
    let upgrade = format!(
        "GET /ws HTTP/1.1\r\nhost: {address}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        head.extend(byte);
    }
    assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
    let hello = json!({"type": "hello", "table": table, "keys": [key], "since": 0, "era": 0}).to_string();
    assert!(hello.len() < 126, "longer ones have another head");
    // A text, masked with zeros.
    let head = [0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    stream.write_all(&[&head, hello.as_bytes()].concat()).unwrap();
    let first = text(&mut stream);
    assert!(first.starts_with(b"{\"type\":\"update\""), "{}", String::from_utf8_lossy(&first));
    stream
}

/// The next message, which is a text.
fn text(stream: &mut TcpStream) -> Vec<u8> {
    let mut start = [0; 2];
    stream.read_exact(&mut start).unwrap();
    assert_eq!(start[0], 0x81, "a text in one piece");
    let length = match start[1] {
        126 => {
            let mut long = [0; 2];
            stream.read_exact(&mut long).unwrap();
            u64::from(u16::from_be_bytes(long))
        }
        127 => {
            let mut longer = [0; 8];
            stream.read_exact(&mut longer).unwrap();
            u64::from_be_bytes(longer)
        }
        short => u64::from(short),
    };
    let mut said = vec![0; length as usize];
    stream.read_exact(&mut said).unwrap();
    said
}

/// Everybody at these tables sits down.
fn sit_all(address: SocketAddr, tables: &[TableMade]) -> Vec<TcpStream> {
    let links = tables.iter().flat_map(|made| made.links.iter().map(|link| (made.table.as_str(), key_of(&link.link))));
    links.map(|(table, key)| sit(address, table, &key)).collect()
}

#[test]
fn a_quiet_connection_costs_little_at_every_title() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let any = "127.0.0.1:0".parse().unwrap();
    let titles = holdout_catalog::titles();
    let serving = runtime.block_on(serve(any, folder.path(), Settings::unhurried(), titles)).unwrap();
    let address = serving.address;
    let (stop, stopped) = oneshot::channel::<()>();
    let ended = runtime.spawn(serving.until(async { drop(stopped.await) }));
    let http = Client::new(address);
    for title in titles {
        let info = title.info();
        let seats = vec![json!({"kind": "me"}); usize::from(info.players.1)];
        let wish = json!({"title": info.id, "nickname": "Ania", "seats": seats});
        let wish: NewTable = serde_json::from_value(wish).unwrap();
        let make = |number: usize| -> Vec<TableMade> {
            (0..number).map(|_| runtime.block_on(http.make(&wish)).unwrap()).collect()
        };
        // What is made once for all has been made.
        let _first = sit_all(address, &make(1));
        let tables = make(TABLES);
        let without = ALLOCATED.allocated();
        let connections = sit_all(address, &tables);
        let each = (ALLOCATED.allocated() - without) / connections.len();
        println!("{}: {each} bytes for each of {}", info.id, connections.len());
        assert!(each <= MOST, "{}: {each} bytes for each of {} quiet connections", info.id, connections.len());
    }
    stop.send(()).unwrap();
    runtime.block_on(ended).unwrap().unwrap();
}

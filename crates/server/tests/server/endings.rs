//! How a live connection ends: always with a word why, whatever a client sends.

use crate::house::{House, folder, hello, keys, me, table, update};
use holdout_server::load::Live;
use holdout_server::{PerMinute, Settings};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A live connection of which every byte is ours.
struct Bare(TcpStream);

impl Bare {
    async fn open(address: SocketAddr) -> Self {
        let mut stream = TcpStream::connect(address).await.unwrap();
        let hello = format!(
            "GET /ws HTTP/1.1\r\nhost: {address}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        );
        stream.write_all(hello.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        assert!(head.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&head));
        Self(stream)
    }

    /// One frame, masked with zeros as far as anything is said; the server may hang up on it.
    async fn frame(&mut self, first: u8, said: &[u8]) {
        let mut bytes = vec![first];
        match u16::try_from(said.len()).unwrap() {
            short @ 0..126 => bytes.push(0x80 | short as u8),
            long => bytes.extend([0x80 | 0x7e, (long >> 8) as u8, long as u8]),
        }
        bytes.extend([0; 4]);
        bytes.extend(said);
        let _ = self.0.write_all(&bytes).await;
    }

    /// The code with which the server ends the connection.
    async fn end(mut self) -> u16 {
        loop {
            let (kind, length) = (self.0.read_u8().await.unwrap() & 0x0f, self.0.read_u8().await.unwrap());
            let length = if length == 126 { usize::from(self.0.read_u16().await.unwrap()) } else { length.into() };
            let mut said = vec![0; length];
            self.0.read_exact(&mut said).await.unwrap();
            if kind == 8 {
                return u16::from_be_bytes([said[0], said[1]]);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_ending_has_its_code() {
    let folder = folder();
    let house = House::open(folder.path()).await;
    let made = house.make(&table(vec![me(), me(), me()])).await;
    let (mut there, _) = house.sit(&made.table, &keys(&made)).await;
    for (what, first, said, code) in [
        ("larger than anything that is said", 0x81, vec![b'x'; 40_000], 1009),
        ("a text that is none", 0x81, vec![0xff, 0xfe, 0xfd], 1007),
        ("a kind of frame that there is not", 0x83, Vec::new(), 1002),
        ("bits that mean nothing", 0xf1, b"{}".to_vec(), 1002),
        ("a farewell", 0x88, 1000_u16.to_be_bytes().to_vec(), 1000),
    ] {
        let mut bare = Bare::open(house.address).await;
        bare.frame(first, &said).await;
        assert_eq!(bare.end().await, code, "{what}");
    }
    // Whoever sits there does not notice.
    there.send(&hello(&made.table, &keys(&made), 0)).await.unwrap();
    update(&mut there).await;
    // And when the server goes down, it says that too.
    let bare = Bare::open(house.address).await;
    let live = Live::connect(house.address).await.unwrap();
    house.close().await;
    assert_eq!(bare.end().await, 1001);
    drop(live);
}

/// Pings cost as much to answer as messages, and count like them: whoever sends nothing else is let go as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_pings_without_end_is_let_go() {
    let folder = folder();
    let rate = PerMinute { at_once: 5, per_minute: 1 };
    let settings = Settings { messages: rate, patience: 3, ..Settings::unhurried() };
    let house = House::with(folder.path(), settings, holdout_catalog::titles()).await;
    for (kind, pings, code) in [(0x89, 4, 1000), (0x89, 20, 1008), (0x8a, 20, 1008)] {
        let mut bare = Bare::open(house.address).await;
        for _ in 0..pings {
            bare.frame(kind, b"").await;
        }
        bare.frame(0x88, &1000_u16.to_be_bytes()).await;
        assert_eq!(bare.end().await, code, "{pings} of {kind:x}");
    }
    house.close().await;
}

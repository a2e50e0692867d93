//! A gate between a server and its database. While it is shut everything that comes is dropped without a word, as on a
//! network that has lost its way.

use super::client::Trouble;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

pub(super) struct Gate {
    pub port: u16,
    shut: watch::Sender<bool>,
}

impl Gate {
    /// Listens on a free port of the loopback, and lets through to another one.
    pub async fn before(port: u16) -> Result<Self, Trouble> {
        let listener = TcpListener::bind("127.0.0.1:0").await.map_err(|error| Trouble::new("gate", error))?;
        let own = listener.local_addr().map_err(|error| Trouble::new("gate", error))?.port();
        let (shut, is_shut) = watch::channel(false);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(pass(stream, SocketAddr::from(([127, 0, 0, 1], port)), is_shut.clone()));
            }
        });
        Ok(Self { port: own, shut })
    }

    pub fn shut(&self, shut: bool) {
        self.shut.send_replace(shut);
    }
}

async fn pass(near: TcpStream, to: SocketAddr, shut: watch::Receiver<bool>) {
    let mut waiting = shut.clone();
    // Whoever comes while the gate is shut waits before it.
    if waiting.wait_for(|shut| !shut).await.is_err() {
        return;
    }
    let Ok(far) = TcpStream::connect(to).await else { return };
    let _ = (near.set_nodelay(true), far.set_nodelay(true));
    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
    tokio::join!(one_way(near_in, far_out, shut.clone()), one_way(far_in, near_out, shut));
}

/// What comes while the gate is shut is lost, and the rest of that connection with it: bytes are missing in between.
async fn one_way(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, shut: watch::Receiver<bool>) {
    let mut bytes = vec![0; 16 * 1024];
    let mut torn = false;
    while let Ok(read) = from.read(&mut bytes).await {
        torn |= *shut.borrow() && read > 0;
        if read == 0 || (!torn && to.write_all(&bytes[..read]).await.is_err()) {
            return;
        }
    }
}

//! Messages on their way to one client: a few, and not too many bytes of them. Whoever does not keep up is let go.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Where messages to a client go. When it is dropped, the connection ends.
pub(crate) struct Outbox {
    out: mpsc::Sender<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
    most: usize,
}

/// Where the client's side takes them from.
pub(crate) struct Inbox {
    inbox: mpsc::Receiver<Utf8Bytes>,
    waiting: Arc<AtomicUsize>,
}

/// The client has too much waiting for it, or is gone.
pub(crate) struct Behind;

/// A way for so many messages and so many bytes. A single message may be larger, so that nobody is shut out by a long
/// game.
pub(crate) fn outbox(messages: usize, bytes: usize) -> (Outbox, Inbox) {
    let (out, inbox) = mpsc::channel(messages);
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { out, waiting: Arc::clone(&waiting), most: bytes }, Inbox { inbox, waiting })
}

impl Outbox {
    pub fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        let size = message.len();
        let before = self.waiting.fetch_add(size, Ordering::Relaxed);
        if before > 0 && before + size > self.most {
            return Err(Behind);
        }
        self.out.try_send(message).map_err(|_| Behind)
    }
}

impl Inbox {
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let message = self.inbox.recv().await?;
        self.waiting.fetch_sub(message.len(), Ordering::Relaxed);
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_client_may_fall_behind_by_so_many_messages_or_bytes() {
        let (out, mut inbox) = outbox(3, 100);
        let message = |size: usize| Utf8Bytes::from("x".repeat(size));
        assert!(out.send(message(500)).is_ok(), "one message may be large");
        assert!(out.send(message(1)).is_err(), "but nothing more waits behind it");
        let (out, mut few) = outbox(3, 100);
        assert!((0..3).all(|_| out.send(message(10)).is_ok()) && out.send(message(10)).is_err());
        assert_eq!(few.next().await.map(|message| message.len()), Some(10));
        assert_eq!(inbox.next().await.map(|message| message.len()), Some(500));
    }
}

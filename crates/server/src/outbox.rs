//! Messages on their way to one client: a few, and not too many bytes of them. Whoever does not keep up is let go; so is
//! whoever has too much waiting on all connections together.

use crate::tally::Share;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Where messages to a client go. When it is dropped, the connection ends.
pub(crate) struct Outbox {
    out: mpsc::Sender<Utf8Bytes>,
    weight: Arc<Weight>,
    most: usize,
}

/// Where the client's side takes them from.
pub(crate) struct Inbox {
    inbox: mpsc::Receiver<Utf8Bytes>,
    weight: Arc<Weight>,
    /// What was taken last is on its way until the next is asked for.
    under_way: usize,
}

/// Bytes that wait for one client, and what all connections of its address may have of them. It is kept beside the messages,
/// of which a quiet connection has room for many.
struct Weight {
    waiting: AtomicUsize,
    /// The same with what is on its way.
    taken: AtomicUsize,
    share: Share,
}

impl Drop for Weight {
    fn drop(&mut self) {
        self.share.give_back(*self.taken.get_mut());
    }
}

/// The client has too much waiting for it, or is gone.
pub(crate) struct Behind;

/// A way for so many messages and so many bytes. A single message may be larger, so that nobody is shut out by a long
/// game.
pub(crate) fn outbox(messages: usize, bytes: usize, share: Share) -> (Outbox, Inbox) {
    let (out, inbox) = mpsc::channel(messages);
    let weight = Arc::new(Weight { waiting: AtomicUsize::new(0), taken: AtomicUsize::new(0), share });
    (Outbox { out, weight: Arc::clone(&weight), most: bytes }, Inbox { inbox, weight, under_way: 0 })
}

impl Outbox {
    pub fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        let size = message.len();
        if !self.weight.share.add(size) {
            return Err(Behind);
        }
        self.weight.taken.fetch_add(size, Ordering::Relaxed);
        let before = self.weight.waiting.fetch_add(size, Ordering::Relaxed);
        if before > 0 && before + size > self.most {
            return Err(Behind);
        }
        self.out.try_send(message).map_err(|_| Behind)
    }
}

impl Inbox {
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        let sent = std::mem::take(&mut self.under_way);
        if sent > 0 {
            self.weight.taken.fetch_sub(sent, Ordering::Relaxed);
            self.weight.share.give_back(sent);
        }
        let message = self.inbox.recv().await?;
        self.weight.waiting.fetch_sub(message.len(), Ordering::Relaxed);
        self.under_way = message.len();
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tally::Tally;
    use futures_util::FutureExt;

    fn message(size: usize) -> Utf8Bytes {
        Utf8Bytes::from("x".repeat(size))
    }

    #[tokio::test]
    async fn a_client_may_fall_behind_by_so_many_messages_or_bytes() {
        let of_all = Tally::new(usize::MAX).share_of("192.0.2.1".parse().unwrap());
        let (out, mut inbox) = outbox(3, 100, of_all.clone());
        assert!(out.send(message(500)).is_ok(), "one message may be large");
        assert!(out.send(message(1)).is_err(), "but nothing more waits behind it");
        let (out, mut few) = outbox(3, 100, of_all);
        assert!((0..3).all(|_| out.send(message(10)).is_ok()) && out.send(message(10)).is_err());
        assert_eq!(few.next().await.map(|message| message.len()), Some(10));
        assert_eq!(inbox.next().await.map(|message| message.len()), Some(500));
    }

    #[tokio::test]
    async fn an_address_may_fall_behind_by_so_many_bytes_on_all_its_connections() {
        let of_all = Tally::new(1_000).share_of("192.0.2.1".parse().unwrap());
        let (out, mut inbox) = outbox(9, 1_000, of_all.clone());
        let (other, mut there) = outbox(9, 1_000, of_all.clone());
        assert!(out.send(message(600)).is_ok());
        assert_eq!(inbox.next().await.map(|message| message.len()), Some(600));
        assert!(other.send(message(401)).is_err() && other.send(message(400)).is_ok(), "it is still on its way");
        assert!(inbox.next().now_or_never().is_none(), "now it has arrived");
        assert!(other.send(message(601)).is_err() && other.send(message(600)).is_ok());
        assert_eq!(there.next().await.map(|message| message.len()), Some(400));
        drop((other, there));
        assert!(of_all.take(1_000).is_some(), "whoever left has nothing on its way");
    }
}

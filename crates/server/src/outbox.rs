//! Messages on their way to one client: a few, and not too many bytes of them. Whoever does not keep up is let go; so is
//! whoever has too much waiting on all connections together.
//!
//! Most connections wait for news most of the time, so nothing is kept for messages that are not there: a channel of the
//! library would cost a kilobyte and a half for each of them.

use crate::tally::Share;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Room for so many messages is kept when none is left.
const KEPT: usize = 4;

/// Where messages to a client go. When it is dropped, the connection ends.
pub(crate) struct Outbox(Arc<Way>);

/// Where the client's side takes them from.
pub(crate) struct Inbox(Arc<Way>);

struct Way {
    most: usize,
    most_bytes: usize,
    share: Share,
    now: Mutex<Now>,
}

#[derive(Default)]
struct Now {
    messages: VecDeque<Utf8Bytes>,
    /// Bytes of these messages, and of the one that was taken last: it is on its way until the next is asked for.
    waiting: usize,
    under_way: usize,
    /// Whoever waits for the next one.
    waker: Option<Waker>,
    /// One of the two sides is gone.
    over: bool,
}

/// The client has too much waiting for it, or is gone.
pub(crate) struct Behind;

/// A way for so many messages and so many bytes. A single message may be larger, so that nobody is shut out by a long
/// game.
pub(crate) fn outbox(messages: usize, bytes: usize, share: Share) -> (Outbox, Inbox) {
    let way = Arc::new(Way { most: messages, most_bytes: bytes, share, now: Mutex::default() });
    (Outbox(Arc::clone(&way)), Inbox(way))
}

impl Way {
    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the next message be taken, if there is one.
    fn poll_next(&self, cx: &mut Context<'_>) -> Poll<Option<Utf8Bytes>> {
        let mut now = self.now();
        let sent = std::mem::take(&mut now.under_way);
        let next = now.messages.pop_front();
        now.under_way = next.as_ref().map_or(0, |message| message.len());
        now.waiting -= now.under_way;
        if now.messages.is_empty() && now.messages.capacity() > KEPT {
            now.messages = VecDeque::new();
        }
        let is_pending = next.is_none() && !now.over;
        if is_pending && !now.waker.as_ref().is_some_and(|known| known.will_wake(cx.waker())) {
            now.waker = Some(cx.waker().clone());
        }
        drop(now);
        if sent > 0 {
            self.share.give_back(sent);
        }
        if is_pending { Poll::Pending } else { Poll::Ready(next) }
    }
}

impl Outbox {
    pub fn send(&self, message: Utf8Bytes) -> Result<(), Behind> {
        let (way, size) = (&self.0, message.len());
        let mut now = way.now();
        let is_too_much = now.waiting > 0 && now.waiting + size > way.most_bytes;
        if now.over || is_too_much || now.messages.len() >= way.most || !way.share.add(size) {
            return Err(Behind);
        }
        now.waiting += size;
        now.messages.push_back(message);
        let waker = now.waker.take();
        drop(now);
        waker.into_iter().for_each(Waker::wake);
        Ok(())
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut now = self.0.now();
        now.over = true;
        let waker = now.waker.take();
        drop(now);
        waker.into_iter().for_each(Waker::wake);
    }
}

impl Inbox {
    /// The next message; `None` when the table has let go and nothing is left.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        poll_fn(|cx| self.0.poll_next(cx)).await
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        let left = std::mem::replace(&mut *self.0.now(), Now { over: true, ..Now::default() });
        self.0.share.give_back(left.waiting + left.under_way);
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

//! What one of many may have of something at once, so that the rest is left for the others. Whoever wants more waits.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

pub struct Shares {
    each: usize,
    taken: Mutex<HashMap<String, Weak<Semaphore>>>,
}

impl Shares {
    pub fn new(each: usize) -> Self {
        Self { each, taken: Mutex::default() }
    }

    /// One of the share of `whose`, until it is dropped.
    pub async fn take(&self, whose: &str) -> OwnedSemaphorePermit {
        self.of(whose).acquire_owned().await.expect("shares are never closed")
    }

    fn of(&self, whose: &str) -> Arc<Semaphore> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = taken.get(whose).and_then(Weak::upgrade) {
            return known;
        }
        taken.retain(|_, share| share.strong_count() > 0);
        let fresh = Arc::new(Semaphore::new(self.each));
        taken.insert(whose.to_owned(), Arc::downgrade(&fresh));
        fresh
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn whoever_has_their_share_waits_and_the_others_do_not() {
        let shares = Shares::new(2);
        let first = shares.take("a").await;
        let _second = shares.take("a").await;
        let third = shares.take("a");
        tokio::pin!(third);
        assert!(third.as_mut().now_or_never().is_none());
        let other = shares.take("b").now_or_never();
        assert!(other.is_some());
        drop(first);
        let _third = third.await;
        drop(other);
        let _newcomer = shares.take("c").await;
        assert_eq!(shares.taken.lock().unwrap().len(), 2, "whoever has nothing is forgotten");
    }
}

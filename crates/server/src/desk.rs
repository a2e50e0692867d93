//! Work that replays whole games for whoever asks: a few at a time, apart from the bots and from the threads that serve,
//! for so long and no longer, and not at all once nobody waits for it. Of its places one address has all but one at most:
//! whoever brings the longest records keeps nobody else from a replay or a hint.

use crate::hub::Hub;
use crate::objection::Objection;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::time::timeout;

/// Places at the desk: two at least, because no address has all of them.
pub(crate) fn places(cores: usize) -> usize {
    cores.div_ceil(2).max(2)
}

/// How long somebody waits for their turn at the desk.
const TURN_WITHIN: Duration = Duration::from_secs(10);

/// Says to work under way whether it is still wanted.
#[derive(Clone)]
pub(crate) struct Wanted {
    gone: Arc<AtomicBool>,
    until: Instant,
}

impl Wanted {
    pub fn still(&self) -> bool {
        !self.gone.load(Ordering::Relaxed) && Instant::now() < self.until
    }
}

/// Whoever waits: when this is dropped, the work stops.
struct Waiting(Arc<AtomicBool>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does work for an address. The place at the desk is free when the work ends, not when its caller leaves.
pub(crate) async fn at_desk<T: Send + 'static>(
    hub: &Arc<Hub>,
    address: IpAddr,
    work: impl FnOnce(&Wanted) -> Result<T, Objection> + Send + 'static,
) -> Result<T, Objection> {
    let Some(neighbour) = hub.replays.enter(address) else {
        hub.metrics.too_fast.inc();
        return Err(Objection::too_fast());
    };
    let turn = timeout(TURN_WITHIN, async {
        let share = hub.desk_shares.take(&address.to_string()).await;
        Arc::clone(&hub.desk).acquire_owned().await.map(|place| (place, share))
    });
    let place = turn.await.map_err(|_| Objection::too_busy())?.map_err(|_| Objection::closing())?;
    let gone = Arc::new(AtomicBool::new(false));
    let _waiting = Waiting(Arc::clone(&gone));
    let wanted = Wanted { gone, until: Instant::now() + hub.settings.replay_limit };
    let done = tokio::task::spawn_blocking(move || {
        let done = work(&wanted);
        drop((place, neighbour));
        done
    });
    done.await.unwrap_or_else(|_| Err(Objection::closing()))
}

//! What the house clears away: tables nobody ever played, and records somebody brought long ago. Finished games stay for
//! ever, and nothing of a game that anybody plays is touched.

use crate::hub::Hub;
use crate::ledger;
use holdout_kernel::Line;
use holdout_store::{Holder, LineKind, Moment, StateKind, Store, StoreError, StoredTable, TableId};
use std::sync::Arc;
use std::time::Duration;
use tracing::{info, warn};

/// How often a running server looks.
const EVERY: Duration = Duration::from_hours(1);

/// How long things are kept.
#[derive(Clone, Copy, Debug)]
pub struct Keep {
    /// Tables at which no person ever answered anything; `None`: for ever.
    pub unplayed: Option<Duration>,
    /// Records brought from elsewhere; `None`: for ever.
    pub uploads: Option<Duration>,
}

impl Default for Keep {
    fn default() -> Self {
        Self { unplayed: Some(Duration::from_hours(14 * 24)), uploads: Some(Duration::from_hours(90 * 24)) }
    }
}

/// Why a table goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Unplayed,
    Upload,
}

/// A table that may go.
#[derive(Clone, Debug)]
pub struct Idle {
    pub table: TableId,
    pub reason: Reason,
    /// When anything last happened there.
    pub since: Moment,
}

/// The tables that may go now.
pub fn idle(store: &Store, keep: Keep, now: Moment) -> Result<Vec<Idle>, StoreError> {
    let before = |kept: Duration| Moment(now.0.saturating_sub(kept.as_millis() as i64));
    let mut idle = Vec::new();
    if let Some(kept) = keep.unplayed {
        for (table, since) in store.quiet(StateKind::Open, before(kept))? {
            let unplayed = match store.load(&table) {
                Ok(stored) => nobody_played(&stored),
                // Whatever cannot be read stays for the operator.
                Err(StoreError::BadTable { .. } | StoreError::NotJson { .. } | StoreError::NoSuchTable { .. }) => false,
                Err(error) => return Err(error),
            };
            if unplayed {
                idle.push(Idle { table, reason: Reason::Unplayed, since });
            }
        }
    }
    if let Some(kept) = keep.uploads {
        for (table, since) in store.quiet(StateKind::Over, before(kept))? {
            let brought =
                |stored: StoredTable| stored.header.read::<ledger::Header>().is_ok_and(|head| head.agreed.loaded);
            if table.is_brought() && store.load(&table).is_ok_and(brought) {
                idle.push(Idle { table, reason: Reason::Upload, since });
            }
        }
    }
    Ok(idle)
}

/// Whether no person ever answered anything at a table.
fn nobody_played(stored: &StoredTable) -> bool {
    let goes_on = stored.header.read::<ledger::Header>().map_or(true, |header| header.agreed.continues.is_some());
    let person = |seat: u8| {
        stored
            .seats
            .get(seat as usize)
            .is_some_and(|seat| seat.link.is_some() || !matches!(seat.holder, Holder::Bot(_)))
    };
    let answers = stored.lines.iter().filter(|line| line.kind == LineKind::Answer);
    let mut by_people = answers.map(|line| line.body.read::<Line>().map_or(true, |line| person(line.seat.0)));
    !goes_on && !by_people.any(|by_a_person| by_a_person)
}

/// Clears away what may go, and says what went.
pub fn clear(
    store: &Store,
    keep: Keep,
    now: Moment,
    spare: impl Fn(&TableId) -> bool,
) -> Result<Vec<Idle>, StoreError> {
    let mut gone = Vec::new();
    for found in idle(store, keep, now)? {
        if spare(&found.table) {
            continue;
        }
        match store.remove(&found.table, found.since) {
            Ok(()) => gone.push(found),
            // Somebody came just now.
            Err(StoreError::Conflict { .. } | StoreError::NoSuchTable { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(gone)
}

/// Clears away again and again while the server runs.
pub(crate) async fn keep_tidy(hub: Arc<Hub>) {
    let mut closing = hub.closing();
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.changed() => return,
        }
        let cleared =
            hub.blocking(|hub| clear(&hub.store, hub.settings.keep, Moment::now(), |id| hub.has_in_memory(id)));
        match cleared.await {
            Ok(gone) if gone.is_empty() => {}
            Ok(gone) => {
                let unplayed = gone.iter().filter(|idle| idle.reason == Reason::Unplayed).count();
                hub.metrics.open_tables.dec_by(unplayed as i64);
                hub.metrics.uploads.dec_by((gone.len() - unplayed) as i64);
                info!(unplayed, uploads = gone.len() - unplayed, "cleared away");
            }
            Err(error) => warn!(%error, "nothing could be cleared away"),
        }
    }
}

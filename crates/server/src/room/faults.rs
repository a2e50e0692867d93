//! When the rules break down: the table stands still, says so with an id, and can go on from before it.

use super::{Play, Room};
use crate::keys;
use crate::ledger::{self, StoredFault};
use crate::objection::Objection;
use crate::rules::Broken;
use holdout_kernel::MAX_SEATS;
use holdout_store::{Change, Json, Moment, Seq, State, TableChange};
use tracing::error;

/// A table that stands still.
pub(super) struct Stopped {
    pub id: String,
    /// The last line before the fault, if the table can go on from there.
    pub before: Option<Seq>,
}

impl Room {
    /// Stops the table. `before` is the last line that is known to be good; without it, the one before the last.
    pub(super) async fn stop(&mut self, before: Option<Seq>, broken: Broken) -> Objection {
        let id = keys::fault();
        error!(fault = %id, table = ?self.id, title = %self.title, "the rules broke down at this table");
        self.hub.metrics.faults.inc();
        self.jobs = [None; MAX_SEATS];
        self.deadlines = [None; MAX_SEATS];
        self.request = None;
        let table = self.id.clone();
        let (report, what) = (id.clone(), broken.what.clone());
        let before_last = self.hub.blocking(move |hub| {
            let stored = hub.store.load(&table)?;
            hub.report_fault(&report, &stored, &what);
            ledger::before_last(&stored)
        });
        let before = match (before, before_last.await) {
            (Some(before), _) => Some(before),
            (None, Ok(before)) => Some(before),
            (None, Err(_)) => None,
        };
        self.play = Play::Stopped(Stopped { id: id.clone(), before });
        let fault = StoredFault { id: id.clone(), before: before.unwrap_or(0), what: broken.what };
        let state = Some(State::Faulted(Json::of(&fault).expect("plain data")));
        let change = TableChange { state, ..TableChange::new(self.id.clone(), Moment::now()) };
        if let Err(error) = self.write(Change::Table(change)).await {
            // The table stands still all the same, until the next start tries it again.
            self.hub.metrics.store_failures.inc();
            error!(fault = %id, %error, "the fault could not be kept");
        }
        let message = self.fault_message();
        self.tell_all(&message);
        Objection::fault(&id)
    }

    /// Goes on from before the fault. If that does not help, the next step goes one line further back.
    pub(super) async fn step_back(&mut self) -> Result<(), Objection> {
        let Play::Stopped(stopped) = &self.play else { return Err(Objection::not_now("server-not-faulted")) };
        if self.ended {
            return Err(Objection::not_now("server-over"));
        }
        let to = stopped.before.ok_or_else(|| Objection::fault(&stopped.id))?;
        let change = Change::StepBack { table: self.id.clone(), to, at: Moment::now() };
        self.write(change).await.map_err(|error| Objection::from(&error))?;
        self.reload().await;
        if let Play::Stopped(_) = &self.play {
            let message = self.fault_message();
            self.tell_all(&message);
        }
        Ok(())
    }
}

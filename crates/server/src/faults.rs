//! Reports of faults of the rules, for whoever keeps the server.

use crate::hub::Hub;
use crate::ledger;
use holdout_store::StoredTable;
use tracing::warn;

/// Reports of faults that are kept. The first ones tell what is wrong; the thousandth fills a disk.
const MOST_REPORTS: usize = 200;

impl Hub {
    /// Keeps everything about a fault beside the database, for the operator: it holds seeds and hidden answers.
    pub(crate) fn report_fault(&self, id: &str, stored: &StoredTable, what: &str) {
        let kept = stored.header.read::<ledger::Header>().and_then(|header| ledger::full_record(stored, &header));
        let folder = self.store.folder().join("faults");
        let write = |record: holdout_kernel::Record| {
            crate::serve::make_private_folder(&folder).map_err(|error| error.to_string())?;
            let reports = std::fs::read_dir(&folder).map_or(0, Iterator::count);
            if reports >= MOST_REPORTS {
                return Err(format!("{reports} reports lie there already"));
            }
            let report = serde_json::json!({ "fault": id, "what": what, "record": record });
            let bytes = serde_json::to_vec_pretty(&report).map_err(|error| error.to_string())?;
            let file = folder.join(format!("{id}.json"));
            holdout_store::write_durably(&file, &bytes).map_err(|error| error.to_string())
        };
        if let Err(reason) = kept.map_err(|error| error.to_string()).and_then(write) {
            warn!(fault = %id, %reason, "the report of a fault could not be written");
        }
    }
}

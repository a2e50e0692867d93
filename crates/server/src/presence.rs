//! Who is at which table, on this server and on the others.
//!
//! A table says here who is there. Where several servers share a database they tell each other: every change goes out at
//! once, but no sooner than a moment after the last one, with whatever stands then. So it costs the database next to nothing
//! how often somebody comes and goes, and the last word is always told. What a server told is forgotten with its lease.
//!
//! At the table itself this is of no use: whoever looks at it is told by the server that runs it, in one stream and in the
//! order in which things happen there, whatever server they came to.

use crate::hub::Hub;
use holdout_kernel::SeatSet;
use holdout_store::{Hold, TableId, There, Told};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tracing::debug;

/// Others are told no more often than this.
pub const TELL_EVERY: Duration = Duration::from_millis(150);

/// Who is at which table.
#[derive(Default)]
pub(crate) struct Presence {
    board: Mutex<Board>,
    /// There is something to tell.
    changed: Notify,
}

#[derive(Default)]
struct Board {
    /// Tables in memory here.
    here: HashMap<TableId, Here>,
    /// Tables at other servers where somebody is.
    there: HashMap<TableId, Elsewhere>,
    /// Tables here that the others are to be told about.
    owed: HashSet<TableId>,
    /// What they were told, where somebody is.
    told: HashMap<TableId, Said>,
    marks: u64,
}

struct Here {
    mark: u64,
    hold: Option<Hold>,
    seats: SeatSet,
}

struct Elsewhere {
    server: Arc<str>,
    epoch: i64,
    seats: SeatSet,
    heard: Instant,
}

struct Said {
    hold: Hold,
    seats: SeatSet,
    /// Nobody has begun to listen since.
    heard_by_all: bool,
}

/// What a table in memory says of itself; forgotten when it leaves memory.
pub(crate) struct Mark {
    hub: Arc<Hub>,
    table: TableId,
    number: u64,
}

impl Mark {
    pub fn new(hub: &Arc<Hub>, table: &TableId) -> Self {
        let mut board = hub.presence.board();
        board.marks += 1;
        Self { hub: Arc::clone(hub), table: table.clone(), number: board.marks }
    }

    /// Says who is there now. `hold`: by what this server runs the table, where there are several.
    pub fn say(&self, hold: Option<&Hold>, seats: SeatSet) {
        let presence = &self.hub.presence;
        presence.board().say(&self.table, Here { mark: self.number, hold: hold.cloned(), seats });
        presence.changed.notify_one();
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        self.hub.presence.board().leave(&self.table, self.number);
        self.hub.presence.changed.notify_one();
    }
}

impl Board {
    fn say(&mut self, table: &TableId, now: Here) {
        if now.hold.is_some() {
            self.owed.insert(table.clone());
        }
        self.here.insert(table.clone(), now);
    }

    fn leave(&mut self, table: &TableId, mark: u64) {
        // It may have come back into memory meanwhile.
        if self.here.get(table).is_some_and(|here| here.mark == mark) {
            self.here.remove(table);
            if self.told.contains_key(table) {
                self.owed.insert(table.clone());
            }
        }
    }

    /// What the others do not know yet. It counts as told from now on.
    fn due(&mut self) -> Vec<There> {
        let mut due = Vec::new();
        for table in std::mem::take(&mut self.owed) {
            let now = self.here.get(&table).filter(|here| !here.seats.is_empty());
            let now = now.and_then(|here| Some((here.hold.clone()?, here.seats)));
            let before = self.told.get(&table);
            match (now, before) {
                (Some((hold, seats)), Some(said)) if said.heard_by_all && said.hold == hold && said.seats == seats => {}
                (Some((hold, seats)), _) => {
                    due.push(There { table: table.clone(), hold: hold.clone(), seats: seats.0 });
                    self.told.insert(table, Said { hold, seats, heard_by_all: true });
                }
                (None, Some(said)) => {
                    due.push(There { table: table.clone(), hold: said.hold.clone(), seats: 0 });
                    self.told.remove(&table);
                }
                (None, None) => {}
            }
        }
        due
    }

    /// It is not known whether this was heard: it is told again.
    fn untold(&mut self, due: Vec<There>) {
        for There { table, hold, seats } in due {
            let seats = SeatSet(seats);
            let said = self.told.entry(table.clone()).or_insert(Said { hold, seats, heard_by_all: false });
            said.heard_by_all = false;
            self.owed.insert(table);
        }
    }

    fn hear(&mut self, told: Told) {
        let (server, heard): (Arc<str>, _) = (told.server.into(), Instant::now());
        for of in told.tables {
            let known = self.there.get(&of.table);
            if known.is_some_and(|known| known.epoch > of.epoch) {
                continue;
            }
            if of.seats == 0 {
                self.there.remove(&of.table);
            } else {
                let now = Elsewhere { server: Arc::clone(&server), epoch: of.epoch, seats: SeatSet(of.seats), heard };
                self.there.insert(of.table, now);
            }
        }
    }
}

impl Presence {
    fn board(&self) -> MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The seats at a table whose holders are there, as far as this server knows.
    pub fn at(&self, table: &TableId) -> SeatSet {
        let board = self.board();
        let here = board.here.get(table).map(|here| here.seats);
        here.or_else(|| board.there.get(table).map(|there| there.seats)).unwrap_or(SeatSet::EMPTY)
    }

    /// Another server tells who is at its tables.
    pub fn hear(&self, told: Told) {
        self.board().hear(told);
    }

    /// Nothing was heard for a while: what was known of other servers is forgotten, until they tell it anew.
    pub fn forget_the_others(&self) {
        self.board().there.clear();
    }

    /// Somebody has begun to listen: everything is told anew.
    pub fn tell_anew(&self) {
        let mut board = self.board();
        let Board { told, owed, .. } = &mut *board;
        for (table, said) in told {
            said.heard_by_all = false;
            owed.insert(table.clone());
        }
        self.changed.notify_one();
    }

    /// Whoever was at a server that does not run any more is there no longer. `asked`: when these were found to run; what
    /// was heard since then may come from a new one.
    pub fn only_of(&self, running: &HashSet<String>, asked: Instant) {
        self.board().there.retain(|_, there| running.contains(&*there.server) || there.heard > asked);
    }
}

/// Tells the other servers who is at the tables of this one, until it goes down: then its lease ends, and with it all that.
pub(crate) async fn tell_the_others(hub: Arc<Hub>) {
    let mut closing = hub.closing();
    loop {
        tokio::select! {
            () = hub.presence.changed.notified() => {}
            _ = closing.changed() => return,
        }
        let due = hub.presence.board().due();
        if !due.is_empty() {
            let telling = due.clone();
            match hub.blocking(move |hub| hub.store.tell_there(&telling)).await {
                Ok(notices) => drop(hub.metrics.presence_told.inc_by(notices as u64)),
                Err(error) => {
                    debug!(%error, "the other servers could not be told who is there; tried again");
                    hub.presence.board().untold(due);
                    hub.presence.changed.notify_one();
                }
            }
        }
        tokio::time::sleep(TELL_EVERY).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_store::ToldOf;

    fn told(server: &str, table: &str, epoch: i64, seats: u8) -> Told {
        Told { server: server.to_owned(), tables: vec![ToldOf { table: TableId::new(table), epoch, seats }] }
    }

    #[test]
    fn what_an_owner_of_before_says_late_counts_for_nothing() {
        let (presence, table) = (Presence::default(), TableId::new("a"));
        presence.hear(told("one", "a", 1, 0b11));
        assert_eq!(presence.at(&table), SeatSet(0b11));
        presence.hear(told("two", "a", 2, 0b1));
        presence.hear(told("one", "a", 1, 0b111));
        presence.hear(told("one", "a", 1, 0));
        assert_eq!(presence.at(&table), SeatSet(0b1));
        presence.hear(told("two", "a", 2, 0));
        assert_eq!(presence.at(&table), SeatSet::EMPTY);
    }

    #[test]
    fn nobody_is_left_behind_by_a_server_that_is_gone() {
        let presence = Presence::default();
        presence.hear(told("one", "a", 1, 1));
        presence.hear(told("two", "b", 1, 1));
        let asked = Instant::now();
        let running = HashSet::from(["two".to_owned()]);
        presence.only_of(&running, asked);
        let at = |table: &str| presence.at(&TableId::new(table));
        assert_eq!((at("a"), at("b")), (SeatSet::EMPTY, SeatSet(1)));
        // One that began while it was asked who runs.
        presence.hear(told("three", "c", 1, 1));
        presence.only_of(&running, asked);
        assert_eq!(at("c"), SeatSet(1));
        presence.forget_the_others();
        assert_eq!((at("b"), at("c")), (SeatSet::EMPTY, SeatSet::EMPTY));
    }
}

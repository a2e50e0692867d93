//! The one thread that writes: it takes whatever waits into one transaction, commits, and only then answers.
//!
//! Waiting for the disk costs the same for one change as for a thousand, so the busier the store, the more changes
//! share a commit. A change that is refused does not disturb the others of its transaction; when the disk refuses the
//! transaction, each change is tried on its own and gets its own verdict.

use crate::changes::{Change, Receipt};
use crate::error::{Fail, StoreError};
use crate::lock::{FileLock, same_file};
use crate::postgres::Hold;
use crate::schema;
use rusqlite::{Connection, TransactionBehavior};
use std::fs::Metadata;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// The most changes that share a transaction: the first of them waits for the last.
const MOST_TOGETHER: usize = 1024;

/// The most changes that may wait; more means that the disk has stopped answering.
const MOST_WAITING: usize = 65_536;

/// How often the writer looks whether the file is still in its place.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// The most bytes that may wait.
const MOST_BYTES: usize = 64 << 20;

/// What a caller does with the verdict. It runs on the writing thread, so it only passes the verdict on.
pub(crate) type Done = Box<dyn FnOnce(Result<Receipt, StoreError>) + Send>;

/// The handle of the writing thread.
pub(crate) struct Writer {
    /// Gone once the store is closed.
    running: Mutex<Option<Running>>,
    shared: Arc<Shared>,
}

struct Running {
    queue: Sender<Job>,
    thread: JoinHandle<Result<(), StoreError>>,
}

#[derive(Default)]
pub(crate) struct Shared {
    waiting: AtomicUsize,
    bytes: AtomicUsize,
    transactions: AtomicU64,
    changes: AtomicU64,
    refused: AtomicU64,
    pub failed: AtomicU64,
    most_together: AtomicU64,
}

impl Shared {
    /// Counts what became of a transaction.
    pub fn count(&self, verdicts: &[Result<Receipt, StoreError>]) {
        let made = verdicts.iter().filter(|verdict| verdict.is_ok()).count() as u64;
        let refused = verdicts.len() as u64 - made;
        self.transactions.fetch_add(u64::from(made > 0), Ordering::Relaxed);
        self.changes.fetch_add(made, Ordering::Relaxed);
        self.refused.fetch_add(refused, Ordering::Relaxed);
        self.most_together.fetch_max(made, Ordering::Relaxed);
    }
}

/// Where changes are written, as the thread that writes uses it.
pub(crate) trait Desk: Send {
    /// Writes jobs and answers each of them.
    fn write(&mut self, jobs: Vec<Job>);

    fn close(self: Box<Self>) -> Result<(), StoreError>;
}

/// What the writer has done since the store was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Changes that wait to be written.
    pub waiting: usize,
    /// Transactions on disk.
    pub transactions: u64,
    /// Changes on disk.
    pub changes: u64,
    /// Changes that did not fit what was stored.
    pub refused: u64,
    /// Changes that the disk did not take.
    pub failed: u64,
    /// The most changes that shared a transaction.
    pub most_together: u64,
}

/// A change and whom to tell. Whatever happens to it, it is answered exactly once.
pub(crate) struct Job {
    pub change: Change,
    /// Under what its table is held, where several servers share a database.
    pub hold: Option<Hold>,
    done: Option<Done>,
    bytes: usize,
    shared: Arc<Shared>,
}

impl Job {
    pub fn answer(mut self, verdict: Result<Receipt, StoreError>) {
        self.tell(verdict);
    }

    fn tell(&mut self, verdict: Result<Receipt, StoreError>) {
        if let Some(done) = self.done.take() {
            self.shared.waiting.fetch_sub(1, Ordering::Relaxed);
            self.shared.bytes.fetch_sub(self.bytes, Ordering::Relaxed);
            // A caller that panics must not take the writer, and everybody's games, with it.
            let _ = catch_unwind(AssertUnwindSafe(|| done(verdict)));
        }
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.tell(Err(StoreError::Closed));
    }
}

impl Writer {
    /// Starts the thread on a file that is sound. `lock` stays held until its connection is closed.
    pub(crate) fn start(path: &Path, most_pages: Option<u32>, lock: Arc<FileLock>) -> Result<Self, StoreError> {
        let db = schema::open_writer(path)?;
        if let Some(pages) = most_pages {
            db.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))
                .map_err(|error| StoreError::of(path, error))?;
        }
        let opened = std::fs::metadata(path).ok();
        let (path, looked) = (path.to_owned(), Instant::now());
        let name = path.display().to_string();
        Self::at_desk(&name, |shared| FileDesk { db, path, shared, lock, opened, looked })
    }

    /// Starts the thread at a desk.
    pub(crate) fn at_desk<D: Desk + 'static>(
        name: &str,
        desk: impl FnOnce(Arc<Shared>) -> D,
    ) -> Result<Self, StoreError> {
        let shared = Arc::new(Shared::default());
        let (queue, jobs) = mpsc::channel();
        let desk = Box::new(desk(Arc::clone(&shared)));
        let thread = thread::Builder::new()
            .name("holdout-store".to_owned())
            .spawn(move || work(desk, &jobs))
            .map_err(|source| StoreError::Unusable { file: name.into(), source })?;
        Ok(Self { running: Mutex::new(Some(Running { queue, thread })), shared })
    }

    /// Hands in a change; `done` hears of it once it is on disk, or why it is not.
    pub(crate) fn submit(&self, change: Change, hold: Option<Hold>, done: Done) {
        let waiting = self.shared.waiting.fetch_add(1, Ordering::Relaxed);
        let bytes = change.bytes();
        let before = self.shared.bytes.fetch_add(bytes, Ordering::Relaxed);
        let job = Job { change, hold, done: Some(done), bytes, shared: Arc::clone(&self.shared) };
        if waiting >= MOST_WAITING || before + bytes > MOST_BYTES && before > 0 {
            return job.answer(Err(StoreError::Overloaded { waiting }));
        }
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let refused = match &*running {
            Some(running) => running.queue.send(job).err().map(|refused| refused.0),
            None => Some(job),
        };
        drop(running);
        // Answered outside the lock: the caller's code may submit again.
        drop(refused);
    }

    pub(crate) fn stats(&self) -> Stats {
        let count = |number: &AtomicU64| number.load(Ordering::Relaxed);
        Stats {
            waiting: self.shared.waiting.load(Ordering::Relaxed),
            transactions: count(&self.shared.transactions),
            changes: count(&self.shared.changes),
            refused: count(&self.shared.refused),
            failed: count(&self.shared.failed),
            most_together: count(&self.shared.most_together),
        }
    }

    /// Writes what still waits, answers it, and closes the connection. Later changes are answered with "closed".
    pub(crate) fn close(&self) -> Result<(), StoreError> {
        let taken = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some(Running { queue, thread }) = taken else { return Ok(()) };
        // Without a sender the thread ends after the last job.
        drop(queue);
        if thread.thread().id() == thread::current().id() {
            // A caller let go of the store while being answered: the thread cannot wait for itself.
            return Ok(());
        }
        thread.join().unwrap_or(Err(StoreError::Closed))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // Whoever wants to know how closing went calls `close`.
        let _ = self.close();
    }
}

/// Takes whatever waits, until nobody can hand in any more.
fn work(mut desk: Box<impl Desk>, jobs: &Receiver<Job>) -> Result<(), StoreError> {
    while let Ok(first) = jobs.recv() {
        let mut together = vec![first];
        together.extend(jobs.try_iter().take(MOST_TOGETHER - 1));
        desk.write(together);
    }
    desk.close()
}

/// The desk of a file. The lock goes with it, after the connection.
struct FileDesk {
    db: Connection,
    path: PathBuf,
    shared: Arc<Shared>,
    lock: Arc<FileLock>,
    /// The file as it was opened.
    opened: Option<Metadata>,
    looked: Instant,
}

impl Desk for FileDesk {
    fn write(&mut self, jobs: Vec<Job>) {
        self.write_together(jobs);
    }

    fn close(self: Box<Self>) -> Result<(), StoreError> {
        let Self { db, path, lock, .. } = *self;
        let closed = schema::close(db).map_err(|error| StoreError::of(&path, error));
        drop(lock);
        closed
    }
}

impl FileDesk {
    /// Whether the file is still where it was and nobody took the lock away. What is written into a file that was
    /// removed is gone with it, so nothing is acknowledged then.
    fn is_in_place(&mut self) -> bool {
        if self.looked.elapsed() < LOOK_EVERY {
            return true;
        }
        let there = same_file(self.opened.clone(), std::fs::metadata(&self.path).ok()) && self.lock.still_ours();
        if there {
            self.looked = Instant::now();
        }
        there
    }

    fn write_together(&mut self, jobs: Vec<Job>) {
        if !self.is_in_place() {
            self.shared.failed.fetch_add(jobs.len() as u64, Ordering::Relaxed);
            for job in jobs {
                let source = std::io::Error::other("the file or its lock was removed while it was open");
                job.answer(Err(StoreError::Unusable { file: self.path.clone(), source }));
            }
            return;
        }
        match self.transaction(&jobs) {
            Ok(verdicts) => answer(jobs, verdicts),
            Err(StoreError::InUse { .. }) => {
                // Another program would not let go; each further try would wait as long again.
                self.shared.failed.fetch_add(jobs.len() as u64, Ordering::Relaxed);
                let in_use = || Err(StoreError::InUse { file: self.path.clone(), by: None });
                for job in jobs {
                    job.answer(in_use());
                }
            }
            Err(error) => {
                if matches!(error, StoreError::DiskFull { .. }) {
                    self.make_room();
                }
                // Perhaps one large change filled the disk, and the small ones still have room.
                for job in jobs {
                    self.write_alone(job);
                }
            }
        }
    }

    fn write_alone(&mut self, job: Job) {
        match self.transaction(std::slice::from_ref(&job)) {
            Ok(verdicts) => answer(vec![job], verdicts),
            Err(error) => {
                self.shared.failed.fetch_add(1, Ordering::Relaxed);
                job.answer(Err(error));
            }
        }
    }

    /// Folds the log into the file, where the pages it repeats need room only once.
    fn make_room(&self) {
        // If even that finds no room, the changes will say so.
        let _ = self.db.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
    }

    /// Makes all changes in one transaction. The verdicts count only because the transaction is on disk by then.
    fn transaction(&mut self, jobs: &[Job]) -> Result<Vec<Result<Receipt, StoreError>>, StoreError> {
        let failed = |error| StoreError::of(&self.path, error);
        let mut transaction = self.db.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
        let mut verdicts = Vec::with_capacity(jobs.len());
        for job in jobs {
            let mut part = transaction.savepoint().map_err(failed)?;
            verdicts.push(match job.change.make(&part) {
                Ok(receipt) => part.commit().map(|()| Ok(receipt)).map_err(failed)?,
                Err(Fail::Refused(error)) => part.rollback().map(|()| Err(error)).map_err(failed)?,
                Err(Fail::Sql(error)) => return Err(failed(error)),
            });
        }
        transaction.commit().map_err(failed)?;
        self.shared.count(&verdicts);
        Ok(verdicts)
    }
}

pub(crate) fn answer(jobs: Vec<Job>, verdicts: Vec<Result<Receipt, StoreError>>) {
    for (job, verdict) in jobs.into_iter().zip(verdicts) {
        job.answer(verdict);
    }
}

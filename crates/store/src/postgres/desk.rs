//! The desk that writes to PostgreSQL: whatever waits goes into one transaction, and is answered once that is committed.
//!
//! Lines that are only added, which is nearly everything, travel together with the beginning and the end of their
//! transaction: one way there and back for all of them.

use super::changes::{Lines, Maker, append_statement, is_alive, is_plain, make};
use super::link::{Fail, Link, Place};
use super::tenure::{Hold, Tenure};
use crate::StoreError;
use crate::changes::{Change, Receipt};
use crate::writer::{Desk, Job, Shared, answer};
use futures_util::future::{join_all, join3};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::time::{Instant, sleep, timeout};

/// How soon a connection that broke is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(50);

pub(super) struct PostgresDesk {
    pub runtime: Handle,
    pub place: Place,
    pub tenure: Arc<Tenure>,
    pub shared: Arc<Shared>,
    pub link: Option<Link>,
}

type Verdicts = Vec<Result<Receipt, StoreError>>;

impl Desk for PostgresDesk {
    fn write(&mut self, jobs: Vec<Job>) {
        self.write_all(jobs, false);
    }

    fn close(self: Box<Self>) -> Result<(), StoreError> {
        let Self { runtime, place, tenure, link, .. } = *self;
        let ended = runtime.block_on(async {
            let mut link = match link.filter(|link| !link.is_closed()) {
                Some(link) => link,
                None => Link::open_to_write(&place, None).await?,
            };
            timeout(place.patience, tenure.end(&mut link)).await.unwrap_or(Err(Fail::Late))
        });
        ended.map_err(|fail| place.error(fail))
    }
}

impl PostgresDesk {
    /// `again`: what was tried before may have been made, though nobody heard of it.
    fn write_all(&mut self, jobs: Vec<Job>, mut again: bool) {
        let runtime = self.runtime.clone();
        match runtime.block_on(self.insist(&jobs, &mut again)) {
            Ok(verdicts) => answer(jobs, verdicts),
            Err(fail) if fail.cut_off() || jobs.len() == 1 => {
                self.shared.failed.fetch_add(jobs.len() as u64, Ordering::Relaxed);
                let mut error = Some(self.place.error(fail));
                for job in jobs {
                    let again =
                        || StoreError::Unreachable { database: self.place.name.clone(), what: "gone".to_owned() };
                    job.answer(Err(error.take().unwrap_or_else(again)));
                }
            }
            // One of them is to blame, and the others still fit.
            Err(_) => jobs.into_iter().for_each(|job| self.write_all(vec![job], again)),
        }
    }

    /// Tries until it is known what became of the changes, or the lease is over.
    async fn insist(&mut self, jobs: &[Job], again: &mut bool) -> Result<Verdicts, Fail> {
        let server = self.tenure.server();
        loop {
            // What was begun under one name is not finished under another.
            if !self.tenure.runs() || self.tenure.server() != server {
                return Ok(jobs.iter().map(|_| Err(StoreError::LeaseLost)).collect());
            }
            let tried = timeout(self.place.patience, self.transaction(jobs, *again)).await.unwrap_or(Err(Fail::Late));
            match tried {
                Err(fail) if fail.cut_off() || *again && fail.is_in_the_way() => {
                    // What is still under way on that connection may yet be made; the next try waits for it, or finds it.
                    self.link = None;
                    *again = true;
                    if Instant::now() + TRY_AGAIN >= self.tenure.runs_until() {
                        return Err(Fail::Late);
                    }
                    sleep(TRY_AGAIN).await;
                }
                Err(fail) => {
                    if let Some(link) = self.link.take()
                        && link.roll_back(&self.place).await
                    {
                        self.link = Some(link);
                    }
                    return Err(fail);
                }
                Ok(verdicts) => {
                    self.note(jobs, &verdicts, &server);
                    return Ok(verdicts);
                }
            }
        }
    }

    async fn transaction(&mut self, jobs: &[Job], again: bool) -> Result<Verdicts, Fail> {
        let mut link = match self.link.take().filter(|link| !link.is_closed()) {
            Some(link) => link,
            None => Link::open_to_write(&self.place, None).await?,
        };
        let made = self.make_all(&mut link, jobs, again).await;
        if !matches!(&made, Err(fail) if fail.cut_off()) {
            self.link = Some(link);
        }
        made
    }

    async fn make_all(&self, link: &mut Link, jobs: &[Job], again: bool) -> Result<Verdicts, Fail> {
        let plain: Vec<(Lines<'_>, &Hold)> = jobs.iter().filter_map(plain).collect();
        if plain.len() == jobs.len() && !again {
            let statement = append_statement(link).await?;
            let sent = plain.iter().map(|(lines, hold)| lines.send(link, &statement, hold));
            let (begun, rows, committed) = join3(link.say("BEGIN"), join_all(sent), link.say("COMMIT")).await;
            begun?;
            let rows = rows.into_iter().collect::<Result<Vec<_>, Fail>>()?;
            committed?;
            return plain.iter().zip(&rows).map(|((lines, _), row)| settled(lines.verdict(row))).collect();
        }
        let server = self.tenure.server();
        let mut verdicts = Vec::with_capacity(jobs.len());
        link.say("BEGIN").await?;
        if !is_alive(link, &server).await? {
            link.say("ROLLBACK").await?;
            return Ok(jobs.iter().map(|_| Err(StoreError::LeaseLost)).collect());
        }
        for job in jobs {
            link.say("SAVEPOINT part").await?;
            let maker = Maker { server: &server, hold: job.hold.as_ref(), again };
            let verdict = settled(make(link, &job.change, &maker).await)?;
            link.say(if verdict.is_ok() { "RELEASE part" } else { "ROLLBACK TO part" }).await?;
            verdicts.push(verdict);
        }
        link.say("COMMIT").await?;
        Ok(verdicts)
    }

    /// A table that was made is held by whoever made it; one that was removed by nobody. One that turns out to be somebody
    /// else's is given up.
    fn note(&self, jobs: &[Job], verdicts: &Verdicts, server: &Arc<str>) {
        for (job, verdict) in jobs.iter().zip(verdicts) {
            match (&job.change, verdict) {
                (Change::Create(table), Ok(_)) => {
                    // Under the name it was made with; another one, got since, does not hold it.
                    let hold = Hold { server: Arc::clone(server), epoch: 1 };
                    self.tenure.note(&table.id, &hold);
                }
                (Change::Remove { table, .. }, Ok(_)) => self.tenure.forget(table),
                (change, Err(StoreError::LeaseLost)) => {
                    self.tenure.doubt(change.table().zip(job.hold.as_ref()));
                }
                _ => {}
            }
        }
        self.shared.count(verdicts);
    }
}

fn plain(job: &Job) -> Option<(Lines<'_>, &Hold)> {
    match (&job.change, &job.hold) {
        (Change::Table(change), Some(hold)) if is_plain(&job.change) => {
            Some((Lines::of(&change.table, &change.lines), hold))
        }
        _ => None,
    }
}

/// A refusal is a verdict; anything else fails the transaction.
fn settled(made: Result<u64, Fail>) -> Result<Result<Receipt, StoreError>, Fail> {
    match made {
        Ok(last) => Ok(Ok(Receipt { last })),
        Err(Fail::Refused(error)) => Ok(Err(error)),
        Err(fail) => Err(fail),
    }
}

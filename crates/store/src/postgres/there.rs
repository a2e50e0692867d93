//! Who is there: what servers tell each other of the people at the tables they run.
//!
//! It is told over a channel of its own and kept nowhere: a server that begins to listen asks, and all tell it anew. Only
//! seats are named, by their numbers; of who somebody is or where they come from nothing is told.

use super::link::{Fail, Link};
use super::tenure::Hold;
use crate::model::TableId;

/// Where it is told.
pub(super) const CHANNEL: &str = "holdout_there";

/// Somebody has begun to listen.
pub(super) const WHO: &str = "who";

/// Before what a server tells.
const TOLD: &str = "there ";

/// Longest notice in bytes; PostgreSQL takes fewer than 8,000.
const LONGEST: usize = 7_000;

/// Whoever is at a table that this server holds, or held when it was last told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct There {
    pub table: TableId,
    pub hold: Hold,
    /// A bit for each seat, the lowest for seat 0.
    pub seats: u8,
}

/// What another server tells of its tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The name of its lease.
    pub server: String,
    pub tables: Vec<ToldOf>,
}

/// Who is at one table, as a server tells that holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldOf {
    pub table: TableId,
    /// Under which epoch it holds the table: what was told under an older one is out of date.
    pub epoch: i64,
    pub seats: u8,
}

impl Told {
    /// Reads a notice; `None` if it is about something else.
    pub fn read(notice: &str) -> Option<Self> {
        let mut words = notice.strip_prefix(TOLD)?.split(' ');
        let server = words.next().filter(|name| !name.is_empty())?.to_owned();
        let read = |word: &str| {
            let (table, rest) = word.split_once('/')?;
            let (epoch, seats) = rest.split_once('=')?;
            let (epoch, seats) = (epoch.parse().ok()?, u8::from_str_radix(seats, 16).ok()?);
            Some(ToldOf { table: TableId::new(table), epoch, seats })
        };
        Some(Self { server, tables: words.map(read).collect::<Option<_>>()? })
    }
}

/// The notices of one server: as many tables in each as it takes.
fn notices(server: &str, there: &[There]) -> Vec<String> {
    let mut notices: Vec<String> = Vec::new();
    for There { table, hold, seats } in there.iter().filter(|there| &*there.hold.server == server) {
        let word = format!(" {}/{}={seats:x}", table.as_str(), hold.epoch);
        if notices.last().is_none_or(|notice| notice.len() + word.len() > LONGEST) {
            notices.push(format!("{TOLD}{server}"));
        }
        if let Some(notice) = notices.last_mut() {
            notice.push_str(&word);
        }
    }
    notices
}

/// Tells the others; returns with how many notices. A server whose lease has ended tells nothing: nobody would believe it.
pub(super) async fn tell(link: &mut Link, server: &str, there: &[There]) -> Result<usize, Fail> {
    let mut told = 0;
    for notice in notices(server, there) {
        let given: super::link::Given<'_> = &[&CHANNEL, &notice, &server];
        let said = link
            .row("SELECT pg_notify($1, $2) FROM servers WHERE id = $3 AND until > clock_timestamp()", given)
            .await?;
        told += usize::from(said.is_some());
    }
    Ok(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    fn there(table: &str, server: &str, epoch: i64, seats: u8) -> There {
        There { table: TableId::new(table), hold: Hold { server: Arc::from(server), epoch }, seats }
    }

    #[test]
    fn what_is_told_is_read_and_never_too_long() {
        let name = "0123456789abcdef0123456789abcdef";
        let mut all: Vec<There> =
            (0..2_000).map(|number| there(&format!("{number:022}"), name, i64::MAX, (number % 256) as u8)).collect();
        all.push(there("other", "former", 1, 255));
        let notices = notices(name, &all);
        assert!(notices.len() < 20, "{}", notices.len());
        let mut read = Vec::new();
        for notice in &notices {
            assert!(notice.len() <= LONGEST, "{}", notice.len());
            let told = Told::read(notice).unwrap();
            assert_eq!(told.server, name);
            read.extend(told.tables);
        }
        all.pop();
        let expected = all.into_iter();
        let expected = expected.map(|there| ToldOf { table: there.table, epoch: there.hold.epoch, seats: there.seats });
        assert_eq!(read, expected.collect::<Vec<_>>());
        for odd in ["lobby", "who", "there ", "there x y", "there x y/1", "there x y/1=zz", "there x y/a=1"] {
            assert_eq!(Told::read(odd), None, "{odd}");
        }
    }
}

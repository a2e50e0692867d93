//! What of a table is kept on disk, and how a table is rebuilt from it by replay.
//!
//! The header is a record without its lines, and what the table agreed on. A game that goes on from a step of another
//! has the lines up to that step in its header. Lines of the kinds answer, statement and
//! undo hold the record's lines as the kernel writes them; chat and seating are the server's own.

use crate::objection::Objection;
use crate::other_rules::{self, NotReplayed, Replayed};
use crate::protocol::{ChatLine, OnTimeout, Phrase, PlayedUnder, TableClock, UndoPolicy};
use holdout_catalog::{Table, Title};
use holdout_kernel::{Line, MAX_SEATS, Record, Seat};
use holdout_store::{Json, LineKind, Moment, Seq, StoreError, StoredTable};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The header of a stored table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Setup, versions, commitment and seed; of lines only those of another game from which this one goes on.
    pub record: Record,
    pub agreed: Agreed,
    /// The table has not begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lobby: Option<Unbegun>,
    /// How people are called when it is their turn; gone with the end of the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<crate::calls::Kept>,
}

/// What is kept of a table before its game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Unbegun {
    /// The server's part of the luck; `None` where the seed is fixed already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// What the table agreed on besides the rules of the game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Agreed {
    pub clock: TableClock,
    pub on_timeout: OnTimeout,
    pub undo: UndoPolicy,
    #[serde(default)]
    pub mates: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Whether somebody chose the seed.
    #[serde(default)]
    pub seeded: bool,
    /// A finished game that somebody brought as a file.
    #[serde(default)]
    pub loaded: bool,
    /// The step of another game from which this one goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub continues: Option<usize>,
    /// Whether somebody may know the luck to come: the game went on elsewhere from a step of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub known: bool,
    /// Who made the table, as [`crate::calls::Herald::mark`] calls them: how much the bots of all their tables may think at
    /// once goes by it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub by: String,
    /// The seat of whoever made the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<u8>,
    /// Whether anybody besides its maker ever sat down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub joined: bool,
    /// Seats that changed hands while the game was going on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handed: Vec<u8>,
    /// Seats whose holders the host let go in the lobby: they come back by invitation only.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dismissed: Vec<u8>,
    /// Seats of people who played the game before this one: theirs whenever they come, also if a bot plays there by then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<u8>,
    /// The table at which the same is played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bots_after: Option<u32>,
}

/// How much of what people can make without end stands at a table, by seat: nobody uses up what is for the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Amounts {
    statements: [usize; MAX_SEATS],
    undos: [usize; MAX_SEATS],
    seatings: [usize; MAX_SEATS],
    chat: [usize; MAX_SEATS],
    pub bytes: usize,
}

/// Whose line it is; every kind of line says so in the same place.
#[derive(Deserialize)]
struct Whose {
    #[serde(default)]
    seat: Option<u8>,
}

impl Amounts {
    pub fn of(stored: &StoredTable) -> Self {
        let mut amounts = Self::default();
        for line in &stored.lines {
            amounts.add(line.kind, &line.body);
        }
        amounts
    }

    pub fn add(&mut self, kind: LineKind, body: &Json) {
        // Answers are never refused for it, so they take no room from what others may say.
        if kind != LineKind::Answer {
            self.bytes += body.as_bytes().len();
        }
        let seat = || body.read::<Whose>().ok().and_then(|whose| whose.seat).map(usize::from);
        if let Some(count) = self.counted(kind)
            && let Some(count) = seat().and_then(|seat| count.get_mut(seat))
        {
            *count += 1;
        }
    }

    fn counted(&mut self, kind: LineKind) -> Option<&mut [usize; MAX_SEATS]> {
        match kind {
            LineKind::Statement => Some(&mut self.statements),
            LineKind::Undo => Some(&mut self.undos),
            LineKind::Seating => Some(&mut self.seatings),
            LineKind::Chat => Some(&mut self.chat),
            LineKind::Answer | LineKind::StepBack => None,
        }
    }

    /// Whether a seat has had its share of what a table of so many seats takes of this kind.
    pub fn are_full(mut self, kind: LineKind, seat: Seat, seats: usize, most: usize) -> bool {
        let share = (most / seats.max(1)).max(1);
        self.counted(kind).is_some_and(|count| count[seat.index()] >= share)
    }
}

/// What a fault leaves on disk.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredFault {
    pub id: String,
    /// The last line before the fault.
    pub before: Seq,
    /// What the rules said when they broke down; for the operator only.
    pub what: String,
}

/// A line of the kind seating.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Seating {
    pub seat: u8,
    pub holder: String,
    pub name: String,
    /// Who held it before, and under which name; lines of old do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<Before>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Before {
    pub holder: String,
    pub name: String,
}

impl Seating {
    /// What everybody at the table is told of it.
    pub fn told(&self, at: Moment) -> Option<ChatLine> {
        let before = self.before.as_ref()?;
        let key = match (before.holder.as_str(), self.holder.as_str()) {
            ("open", "open") => "server-seat-invited",
            (_, "open") => "server-seat-left",
            ("open", "human") => "server-seat-sat",
            ("open", _) => "server-seat-filled",
            ("human", "human") if before.name != self.name => "server-seat-renamed",
            ("human", "human") => return None,
            (_, "human") => "server-seat-back",
            _ => "server-seat-lent",
        };
        let what = Phrase::new(key).text("name", &*self.name).text("before", &*before.name);
        Some(ChatLine { seat: Some(self.seat), name: String::new(), text: String::new(), what: Some(what), at: at.0 })
    }
}

/// An answer in force: whose it was and, while the server remembers, in which words.
#[derive(Clone, Debug)]
pub struct Answered {
    pub seat: u8,
    pub phrase: Option<Phrase>,
    /// What was left on the clock of its seat, where one ran.
    pub left: Option<Duration>,
}

/// A table rebuilt from disk.
pub struct Restored {
    pub header: Header,
    /// `None` before the game begins, or where it does not begin under these rules.
    pub table: Option<Box<dyn Table>>,
    /// Set where the game was played under other rules.
    pub under: Option<PlayedUnder>,
    pub answered: Vec<Answered>,
    pub chat: Vec<ChatLine>,
    pub era: u32,
}

/// Why a stored table does not come to life.
#[derive(Debug, thiserror::Error)]
pub enum NotRestored {
    #[error("{0}")]
    Store(#[from] StoreError),
    #[error("there is no title {0:?} in this program")]
    Title(String),
    /// The record does not replay here, or the rules broke down over it.
    #[error("{what}")]
    Replay { what: String, header: Box<Header> },
}

/// Rebuilds a table by replaying its record.
pub fn restore(stored: &StoredTable, titles: &[&'static dyn Title]) -> Result<Restored, NotRestored> {
    restore_while(stored, titles, &|| true)
}

/// The same for as long as `go_on` says so.
pub fn restore_while(
    stored: &StoredTable,
    titles: &[&'static dyn Title],
    go_on: &dyn Fn() -> bool,
) -> Result<Restored, NotRestored> {
    let header: Header = stored.header.read()?;
    let title = titles.iter().find(|title| title.id() == stored.title);
    let title = *title.ok_or_else(|| NotRestored::Title(stored.title.clone()))?;
    let chat = chat_of(stored)?;
    let era = era_of(stored);
    if header.lobby.is_some() {
        return Ok(Restored { header, table: None, under: None, answered: Vec::new(), chat, era });
    }
    let record = full_record(stored, &header)?;
    let Replayed { table, under } = match other_rules::replay(title, &record, go_on) {
        Ok(replayed) => replayed,
        Err(NotReplayed::Differs(divergence)) => {
            return Err(NotRestored::Replay { what: divergence.to_string(), header: Box::new(header) });
        }
        Err(NotReplayed::Broke(broken)) => {
            return Err(NotRestored::Replay { what: broken.what, header: Box::new(header) });
        }
    };
    let answered = answered_by(&record.lines);
    Ok(Restored { header, table, under, answered, chat, era })
}

/// The game of a table, as far as it can be looked at.
pub fn shown(table: Option<Box<dyn Table>>, under: Option<PlayedUnder>) -> Result<Box<dyn Table>, Objection> {
    let nothing = || under.map_or_else(|| Objection::not_now("server-not-begun"), Objection::other_rules);
    table.ok_or_else(nothing)
}

/// The record of a stored table with the lines that count, seed included.
pub fn full_record(stored: &StoredTable, header: &Header) -> Result<Record, StoreError> {
    let mut record = header.record.clone();
    record.names = stored.seats.iter().map(|seat| seat.name.clone()).collect();
    for line in stored.standing()?.into_iter().filter(|line| is_game(line.kind)) {
        record.lines.push(line.body.read()?);
    }
    Ok(record)
}

/// Whether lines of this kind belong to the record of the game.
pub fn is_game(kind: LineKind) -> bool {
    match kind {
        LineKind::Answer | LineKind::Statement | LineKind::Undo => true,
        LineKind::Chat | LineKind::Seating | LineKind::StepBack => false,
    }
}

/// The kind a line of a record is stored under.
pub fn kind_of(line: &Line) -> LineKind {
    if line.undo {
        LineKind::Undo
    } else if line.say.is_some() {
        LineKind::Statement
    } else {
        LineKind::Answer
    }
}

/// The answers in force after these lines.
pub fn answered_by(lines: &[Line]) -> Vec<Answered> {
    let mut answered = Vec::new();
    for line in lines {
        note(&mut answered, line, None);
    }
    answered
}

/// Keeps the list of answers in force up with a line.
pub fn note(answered: &mut Vec<Answered>, line: &Line, phrase: Option<Phrase>) {
    if line.undo {
        answered.pop();
    } else if line.answer.is_some() {
        answered.push(Answered { seat: line.seat.0, phrase, left: None });
    }
}

/// How often anything was taken back: events seen before that may be gone.
fn era_of(stored: &StoredTable) -> u32 {
    let back = |kind| matches!(kind, LineKind::Undo | LineKind::StepBack);
    stored.lines.iter().filter(|line| back(line.kind)).count() as u32
}

/// When the game, or who sits at it, last changed: talk stops no clock.
pub fn last_move(stored: &StoredTable) -> Moment {
    let talk = |kind| matches!(kind, LineKind::Chat | LineKind::Statement);
    stored.lines.iter().rev().find(|line| !talk(line.kind)).map_or(stored.created, |line| line.at)
}

/// Lines of chat kept in memory and shown to whoever comes.
pub const CHAT_SHOWN: usize = 100;

fn chat_of(stored: &StoredTable) -> Result<Vec<ChatLine>, StoreError> {
    let said = |line: &holdout_store::Line| match line.kind {
        LineKind::Chat => line.body.read().map(Some),
        LineKind::Seating => Ok(line.body.read::<Seating>()?.told(line.at)),
        _ => Ok(None),
    };
    let mut shown = Vec::new();
    for line in stored.lines.iter().rev() {
        if shown.len() == CHAT_SHOWN {
            break;
        }
        shown.extend(said(line)?);
    }
    shown.reverse();
    Ok(shown)
}

/// The line before the last one of the record that still counts: where a step back leads that has no better place.
pub fn before_last(stored: &StoredTable) -> Result<Seq, StoreError> {
    let standing = stored.standing()?;
    let last = standing.iter().rposition(|line| is_game(line.kind));
    Ok(last.map_or(0, |last| standing[last].seq - 1))
}

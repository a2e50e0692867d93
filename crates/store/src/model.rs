//! The things kept on disk, as the rest of the house handles them.
//!
//! The store knows no game: headers, lines and faults are JSON that it keeps and gives back byte for byte.

use crate::StoreError;
use crate::seats::Seat;
use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

/// The place of a line in its table, counted from 1; 0 means "no line yet".
pub type Seq = u64;

/// The unguessable name of a table, chosen by the caller. Whoever knows it may watch, so `Debug` shows only its start.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(String);

impl TableId {
    /// Takes the caller's name for a table.
    pub fn new(id: impl Into<String>) -> Self {
        Self(id.into())
    }

    /// Whether it is the name of a record that was brought whole: such names are made of the record's own digest.
    pub fn is_brought(&self) -> bool {
        self.0.len() == 23 && self.0.starts_with('r')
    }

    /// The whole name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start: String = self.0.chars().take(4).collect();
        write!(f, "{start}…")
    }
}

/// JSON that the store keeps without looking inside. It may hold seeds and sealed votes, so `Debug` shows only its size.
#[derive(Clone, PartialEq, Eq)]
pub struct Json(Vec<u8>);

impl Json {
    /// Writes a value down.
    pub fn of(value: &impl Serialize) -> Result<Self, StoreError> {
        serde_json::to_vec(value).map(Self).map_err(|error| not_json(&error))
    }

    /// Takes bytes that are JSON already, after checking that they are.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<Self, StoreError> {
        match serde_json::from_slice::<serde::de::IgnoredAny>(&bytes) {
            Ok(_) => Ok(Self(bytes)),
            Err(error) => Err(not_json(&error)),
        }
    }

    /// Bytes that were JSON when they were stored.
    pub(crate) fn stored(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// Reads the value back.
    pub fn read<'a, T: Deserialize<'a>>(&'a self) -> Result<T, StoreError> {
        serde_json::from_slice(&self.0).map_err(|error| not_json(&error))
    }

    /// The bytes as they were given.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// The bytes as they were given.
    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }
}

/// Only where the text stopped making sense: what stood there stays out of the error.
fn not_json(error: &serde_json::Error) -> StoreError {
    StoreError::NotJson { line: error.line(), column: error.column() }
}

impl fmt::Debug for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Json({} bytes)", self.0.len())
    }
}

impl ToSql for Json {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for Json {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_blob().map(|bytes| Self(bytes.to_vec()))
    }
}

/// A moment as milliseconds since 1970. Callers tell it with every change; writing itself reads no clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(pub i64);

impl Moment {
    /// The moment the system's clock shows.
    pub fn now() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(since.as_millis() as i64)
    }
}

impl ToSql for Moment {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.0.into())
    }
}

impl FromSql for Moment {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

/// What a line of a record is about. What exactly happened stands in its body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// A seat answered an ask.
    Answer,
    /// A claim or a promise made at the table.
    Statement,
    /// Answers were taken back; they stay in the record.
    Undo,
    /// Words between people.
    Chat,
    /// Somebody sat down, left, or a bot took over.
    Seating,
    /// After a fault the table went back to an earlier line; see [`crate::Store::step_back`].
    StepBack,
}

impl LineKind {
    /// Every kind there is.
    pub const ALL: [Self; 6] = [Self::Answer, Self::Statement, Self::Undo, Self::Chat, Self::Seating, Self::StepBack];

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Answer => "answer",
            Self::Statement => "statement",
            Self::Undo => "undo",
            Self::Chat => "chat",
            Self::Seating => "seating",
            Self::StepBack => "step-back",
        }
    }
}

impl ToSql for LineKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for LineKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::named(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

/// One line of a table's record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its place, counted from 1 without gaps.
    pub seq: Seq,
    /// What it is about.
    pub kind: LineKind,
    /// When it was said.
    pub at: Moment,
    /// What was said.
    pub body: Json,
}

/// How far a table has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Being played.
    Open,
    /// Played to its end.
    Over,
    /// Stopped by a fault in the rules, with what is known about it.
    Faulted(Json),
}

/// A state without its fault, for finding tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateKind {
    /// Being played.
    Open,
    /// Played to its end.
    Over,
    /// Stopped by a fault.
    Faulted,
}

impl State {
    /// This state without its fault.
    pub fn kind(&self) -> StateKind {
        match self {
            Self::Open => StateKind::Open,
            Self::Over => StateKind::Over,
            Self::Faulted(_) => StateKind::Faulted,
        }
    }

    pub(crate) fn fault(&self) -> Option<&Json> {
        match self {
            Self::Faulted(fault) => Some(fault),
            Self::Open | Self::Over => None,
        }
    }

    pub(crate) fn from_columns(kind: StateKind, fault: Option<Json>) -> rusqlite::Result<Self> {
        Self::from_parts(kind, fault).ok_or_else(|| FromSqlError::InvalidType.into())
    }

    pub(crate) fn from_parts(kind: StateKind, fault: Option<Json>) -> Option<Self> {
        match (kind, fault) {
            (StateKind::Open, None) => Some(Self::Open),
            (StateKind::Over, None) => Some(Self::Over),
            (StateKind::Faulted, Some(fault)) => Some(Self::Faulted(fault)),
            _ => None,
        }
    }
}

impl StateKind {
    pub(crate) fn named(name: &str) -> Option<Self> {
        [Self::Open, Self::Over, Self::Faulted].into_iter().find(|kind| kind.name() == name)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Over => "over",
            Self::Faulted => "faulted",
        }
    }
}

impl ToSql for StateKind {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(self.name().into())
    }
}

impl FromSql for StateKind {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::named(value.as_str()?).ok_or(FromSqlError::InvalidType)
    }
}

/// A table as it is opened: in state [`State::Open`], with no line yet.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its unguessable name.
    pub id: TableId,
    /// The game, by the name the catalogue gives it.
    pub title: String,
    /// When it was opened.
    pub created: Moment,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Setup, names, options and the sealed seed.
    pub header: Json,
    /// Its seats, all of them.
    pub seats: Vec<Seat>,
}

/// A table without its header and lines, as a lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its unguessable name.
    pub id: TableId,
    /// The game.
    pub title: String,
    /// When it was opened.
    pub created: Moment,
    /// When anything at it last changed, lines included.
    pub updated: Moment,
    /// How far it has come.
    pub state: StateKind,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// The place of its last line.
    pub last: Seq,
    /// Its seats.
    pub seats: Vec<Seat>,
}

/// A whole table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// Its unguessable name.
    pub id: TableId,
    /// The game.
    pub title: String,
    /// When it was opened.
    pub created: Moment,
    /// When anything at it last changed, lines included.
    pub updated: Moment,
    /// How far it has come, with the fault if there is one.
    pub state: State,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Setup, names, options and the sealed seed.
    pub header: Json,
    /// Its seats, in order.
    pub seats: Vec<Seat>,
    /// Its lines, in order and without gaps; those a step back put aside are among them.
    pub lines: Vec<Line>,
}

impl StoredTable {
    /// The place of the last line.
    pub fn last(&self) -> Seq {
        self.lines.last().map_or(0, |line| line.seq)
    }

    /// The lines that count: without the marks of steps back and without what they put aside.
    pub fn standing(&self) -> Result<Vec<&Line>, StoreError> {
        let mut standing: Vec<&Line> = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            if line.kind == LineKind::StepBack {
                let mark: StepBack = line.body.read()?;
                standing.retain(|earlier| earlier.seq <= mark.to);
            } else {
                standing.push(line);
            }
        }
        Ok(standing)
    }
}

/// The body of a [`LineKind::StepBack`] line: everything after line `to` no longer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepBack {
    /// The last line that still counts.
    pub to: Seq,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_stays_out_of_debug_and_errors() {
        let json = Json::of(&serde_json::json!({"seed": "5eed5eed"})).unwrap();
        assert_eq!(format!("{json:?}"), "Json(19 bytes)");
        assert!(!format!("{:?}", State::Faulted(json)).contains("5eed"));
        assert_eq!(format!("{:?}", TableId::new("abcdefgh")), "abcd…");
        let refused = Json::from_bytes(br#"{"seed": "5eed5eed" oops}"#.to_vec()).unwrap_err();
        assert!(matches!(refused, StoreError::NotJson { line: 1, column: 21 }), "{refused:?}");
    }

    #[test]
    fn bytes_come_back_as_they_were() {
        let odd = br#"{ "b" : 1,  "a":[ 2 ]}"#.to_vec();
        assert_eq!(Json::from_bytes(odd.clone()).unwrap().as_bytes(), odd);
    }

    #[test]
    fn steps_back_put_lines_aside_even_twice() {
        let chat = Json::of(&"said").unwrap();
        let back = |to| Json::of(&StepBack { to }).unwrap();
        let line = |seq, kind, body| Line { seq, kind, at: Moment(0), body };
        let lines = vec![
            line(1, LineKind::Answer, chat.clone()),
            line(2, LineKind::Answer, chat.clone()),
            line(3, LineKind::Answer, chat.clone()),
            line(4, LineKind::StepBack, back(2)),
            line(5, LineKind::Answer, chat.clone()),
            line(6, LineKind::StepBack, back(1)),
            line(7, LineKind::Chat, chat),
        ];
        let table = StoredTable {
            id: TableId::new("t"),
            title: "osaczeni".to_owned(),
            created: Moment(0),
            updated: Moment(0),
            state: State::Open,
            public: false,
            header: Json::of(&()).unwrap(),
            seats: Vec::new(),
            lines,
        };
        let standing: Vec<Seq> = table.standing().unwrap().iter().map(|line| line.seq).collect();
        assert_eq!(standing, [1, 7]);
        assert_eq!(table.last(), 7);
    }
}

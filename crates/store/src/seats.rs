//! Who sits where, and the links that open a seat.
//!
//! A link carries a secret. The store keeps only its SHA-256, so a stolen copy of the file opens no seat; the secret is
//! long and random, which is why a plain hash is enough.

use crate::error::{Fail, StoreError, is_duplicate};
use crate::model::TableId;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, OptionalExtension, Row, ToSql, params};
use sha2::{Digest, Sha256};
use std::fmt;

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// Its number, from 0.
    pub seat: u8,
    /// The name shown at the table.
    pub name: String,
    /// Who decides for it now.
    pub holder: Holder,
    /// The link that opens it. A seat lent to a bot keeps its link, so that its owner can take it back.
    pub link: Option<LinkHash>,
}

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// A person.
    Human,
    /// A bot of this kind.
    Bot(String),
    /// Nobody yet.
    Open,
}

impl Holder {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(_) => "bot",
            Self::Open => "open",
        }
    }

    pub(crate) fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot(kind) => Some(kind),
            Self::Human | Self::Open => None,
        }
    }
}

/// The SHA-256 of a link's secret. Blank in `Debug`, because equal hashes betray equal links.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LinkHash([u8; 32]);

impl LinkHash {
    /// The hash of a secret; the secret goes no further.
    pub fn of(secret: &str) -> Self {
        Self(Sha256::digest(secret.as_bytes()).into())
    }

    pub(crate) fn stored(hash: &[u8]) -> Option<Self> {
        hash.try_into().ok().map(Self)
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for LinkHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkHash(…)")
    }
}

impl ToSql for LinkHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(ValueRef::Blob(&self.0)))
    }
}

impl FromSql for LinkHash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        <[u8; 32]>::column_result(value).map(Self)
    }
}

/// Writes the seats of a new table.
pub(crate) fn insert(db: &Connection, table_key: i64, seats: &[Seat]) -> Result<(), Fail> {
    let mut statement = db.prepare_cached(
        "INSERT INTO seats (table_key, seat, name, holder, bot, link_hash) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for seat in seats {
        let row = params![table_key, seat.seat, seat.name, seat.holder.name(), seat.holder.bot(), seat.link];
        statement.execute(row).map_err(link_taken)?;
    }
    Ok(())
}

/// Changes seats of a table that stands.
pub(crate) fn update(db: &Connection, table: &TableId, table_key: i64, seats: &[Seat]) -> Result<(), Fail> {
    let mut statement = db.prepare_cached(
        "UPDATE seats SET name = ?3, holder = ?4, bot = ?5, link_hash = ?6 WHERE table_key = ?1 AND seat = ?2",
    )?;
    for seat in seats {
        let row = params![table_key, seat.seat, seat.name, seat.holder.name(), seat.holder.bot(), seat.link];
        if statement.execute(row).map_err(link_taken)? == 0 {
            return Err(Fail::Refused(StoreError::NoSuchSeat { table: table.clone(), seat: seat.seat }));
        }
    }
    Ok(())
}

fn link_taken(error: rusqlite::Error) -> Fail {
    if is_duplicate(&error) { Fail::Refused(StoreError::LinkTaken) } else { Fail::Sql(error) }
}

/// The seats of one table, in order.
pub(crate) fn of_table(db: &Connection, table_key: i64) -> rusqlite::Result<Vec<Seat>> {
    db.prepare_cached("SELECT seat, name, holder, bot, link_hash FROM seats WHERE table_key = ?1 ORDER BY seat")?
        .query_map([table_key], from_row)?
        .collect()
}

/// The seat that a link opens.
pub(crate) fn by_link(db: &Connection, link: &LinkHash) -> rusqlite::Result<Option<(TableId, Seat)>> {
    db.prepare_cached(
        "SELECT seat, name, holder, bot, link_hash, tables.id FROM seats JOIN tables ON key = table_key \
         WHERE link_hash = ?1",
    )?
    .query_row([link], |row| Ok((TableId::new(row.get::<_, String>(5)?), from_row(row)?)))
    .optional()
}

fn from_row(row: &Row<'_>) -> rusqlite::Result<Seat> {
    let holder: String = row.get(2)?;
    let holder = match (holder.as_str(), row.get(3)?) {
        ("human", None) => Holder::Human,
        ("open", None) => Holder::Open,
        ("bot", Some(kind)) => Holder::Bot(kind),
        _ => return Err(FromSqlError::InvalidType.into()),
    };
    Ok(Seat { seat: row.get(0)?, name: row.get(1)?, holder, link: row.get(4)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_hashed_with_sha_256() {
        // The known digest of "abc".
        assert_eq!(LinkHash::of("abc").0[..4], [0xba, 0x78, 0x16, 0xbf]);
        assert_ne!(LinkHash::of("abc"), LinkHash::of("abd"));
    }

    #[test]
    fn neither_secret_nor_hash_shows_in_debug() {
        let seat = Seat { seat: 0, name: "Ania".into(), holder: Holder::Human, link: Some(LinkHash::of("abc")) };
        let said = format!("{seat:?}");
        assert!(said.contains("LinkHash(…)") && !said.contains("186") && !said.contains("ba78"), "{said}");
    }
}

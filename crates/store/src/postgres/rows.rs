//! What stands in rows of PostgreSQL, as the rest of the house handles it.

use super::link::{Fail, Link};
use crate::model::{Json, Line, LineKind, Moment, Seq, State, StateKind, StoredTable, Summary, TableId};
use crate::profiles::Profile;
use crate::reader::Filter;
use crate::seats::{Holder, LinkHash, Seat};
use std::collections::HashMap;
use tokio_postgres::Row;
use tokio_postgres::types::FromSqlOwned;

/// Whether PostgreSQL holds such a text: nothing of ours is named with a zero, but anybody may ask for what is.
fn can_be_named(text: &str) -> bool {
    !text.contains('\0')
}

/// A value of a row; one that no version of this crate writes is nonsense.
pub(super) fn value<T: FromSqlOwned>(row: &Row, place: usize) -> Result<T, Fail> {
    row.try_get(place).map_err(|_| Fail::Nonsense)
}

fn json(row: &Row, place: usize) -> Result<Json, Fail> {
    value::<Vec<u8>>(row, place).map(Json::stored)
}

fn whole(number: i64) -> Result<Seq, Fail> {
    Seq::try_from(number).map_err(|_| Fail::Nonsense)
}

fn state_kind(name: &str) -> Result<StateKind, Fail> {
    StateKind::named(name).ok_or(Fail::Nonsense)
}

fn seat(row: &Row) -> Result<Seat, Fail> {
    let holder: String = value(row, 3)?;
    let holder = match (holder.as_str(), value(row, 4)?) {
        ("human", None) => Holder::Human,
        ("open", None) => Holder::Open,
        ("bot", Some(kind)) => Holder::Bot(kind),
        _ => return Err(Fail::Nonsense),
    };
    let link = value::<Option<Vec<u8>>>(row, 5)?.map(|hash| LinkHash::stored(&hash).ok_or(Fail::Nonsense));
    let number = u8::try_from(value::<i16>(row, 1)?).map_err(|_| Fail::Nonsense)?;
    Ok(Seat { seat: number, name: value(row, 2)?, holder, link: link.transpose()? })
}

/// One table with everything, by its key. The caller has begun a transaction that sees one moment.
pub(super) async fn table_at(link: &mut Link, key: i64) -> Result<StoredTable, Fail> {
    let about = link
        .prepared("SELECT id, title, created, updated, state, fault, public, header FROM tables WHERE key = $1")
        .await?;
    let seated = link
        .prepared("SELECT table_key, seat, name, holder, bot, link_hash FROM seats WHERE table_key = $1 ORDER BY seat")
        .await?;
    let said = link.prepared("SELECT seq, kind, at, body FROM lines WHERE table_key = $1 ORDER BY seq").await?;
    let client = link.client();
    let given: super::link::Given<'_> = &[&key];
    // All three are on their way before the first is answered.
    let (about, seated, said) = futures_util::future::try_join3(
        client.query_one(&about, given),
        client.query(&seated, given),
        client.query(&said, given),
    )
    .await?;
    let fault = value::<Option<Vec<u8>>>(&about, 5)?.map(Json::stored);
    let state = State::from_parts(state_kind(&value::<String>(&about, 4)?)?, fault).ok_or(Fail::Nonsense)?;
    let lines = said.iter().map(line).collect::<Result<Vec<Line>, Fail>>()?;
    let updated = Moment(value(&about, 3)?);
    Ok(StoredTable {
        id: TableId::new(value::<String>(&about, 0)?),
        title: value(&about, 1)?,
        created: Moment(value(&about, 2)?),
        updated: lines.last().map_or(updated, |last| updated.max(last.at)),
        state,
        public: value(&about, 6)?,
        header: json(&about, 7)?,
        seats: seated.iter().map(seat).collect::<Result<_, Fail>>()?,
        lines,
    })
}

fn line(row: &Row) -> Result<Line, Fail> {
    let kind = LineKind::named(&value::<String>(row, 1)?).ok_or(Fail::Nonsense)?;
    Ok(Line { seq: whole(value(row, 0)?)?, kind, at: Moment(value(row, 2)?), body: json(row, 3)? })
}

pub(super) async fn key_of(link: &mut Link, table: &TableId) -> Result<Option<i64>, Fail> {
    if !can_be_named(table.as_str()) {
        return Ok(None);
    }
    let row = link.row("SELECT key FROM tables WHERE id = $1", &[&table.as_str()]).await?;
    row.map(|row| value(&row, 0)).transpose()
}

pub(super) async fn list(link: &mut Link, filter: Filter) -> Result<Vec<Summary>, Fail> {
    let state = filter.state.map(StateKind::name);
    let found = link
        .rows(
            "SELECT key, id, title, created, greatest(updated, coalesce(last.at, 0)) AS changed, state, public, \
                    coalesce(last.seq, 0) \
             FROM tables LEFT JOIN LATERAL \
               (SELECT seq, at FROM lines WHERE table_key = key ORDER BY seq DESC LIMIT 1) AS last ON true \
             WHERE ($1::text IS NULL OR state = $1) AND ($2::boolean IS NULL OR public = $2) \
             ORDER BY changed DESC, key DESC LIMIT $3",
            &[&state, &filter.public, &i64::from(filter.most)],
        )
        .await?;
    let keys = found.iter().map(|row| value(row, 0)).collect::<Result<Vec<i64>, Fail>>()?;
    let seated = link
        .rows(
            "SELECT table_key, seat, name, holder, bot, link_hash FROM seats WHERE table_key = ANY($1) \
             ORDER BY table_key, seat",
            &[&keys],
        )
        .await?;
    let mut seats: HashMap<i64, Vec<Seat>> = HashMap::new();
    for row in &seated {
        seats.entry(value(row, 0)?).or_default().push(seat(row)?);
    }
    found
        .iter()
        .map(|row| {
            Ok(Summary {
                id: TableId::new(value::<String>(row, 1)?),
                title: value(row, 2)?,
                created: Moment(value(row, 3)?),
                updated: Moment(value(row, 4)?),
                state: state_kind(&value::<String>(row, 5)?)?,
                public: value(row, 6)?,
                last: whole(value(row, 7)?)?,
                seats: seats.remove(&value(row, 0)?).unwrap_or_default(),
            })
        })
        .collect()
}

pub(super) async fn by_link(link: &mut Link, hash: &LinkHash) -> Result<Option<(TableId, Seat)>, Fail> {
    let row = link
        .row(
            "SELECT table_key, seat, name, holder, bot, link_hash, tables.id FROM seats JOIN tables ON key = table_key \
             WHERE link_hash = $1",
            &[&hash.bytes()],
        )
        .await?;
    row.map(|row| Ok((TableId::new(value::<String>(&row, 6)?), seat(&row)?))).transpose()
}

pub(super) async fn profile(link: &mut Link, id: &str) -> Result<Option<Profile>, Fail> {
    if !can_be_named(id) {
        return Ok(None);
    }
    let row = link.row("SELECT revision, json FROM profiles WHERE id = $1", &[&id]).await?;
    row.map(|row| Ok(Profile { revision: whole(value(&row, 0)?)?, json: json(&row, 1)? })).transpose()
}

pub(super) async fn meta(link: &mut Link, key: &str) -> Result<Option<Json>, Fail> {
    let row = link.row("SELECT value FROM meta WHERE key = $1", &[&key]).await?;
    row.map(|row| json(&row, 0)).transpose()
}

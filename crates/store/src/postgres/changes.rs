//! How each change is made inside a transaction of PostgreSQL.
//!
//! A change that was on its way when the connection broke may have been made. It is tried again, and what stands there
//! already in exactly its words counts as made: nobody else can have written it, for the table was held all along.

use super::link::{Fail, Link};
use super::rows::{profile, table_at, value};
use super::tenure::{CHANNEL, Hold, take};
use crate::StoreError;
use crate::changes::{Change, TableChange};
use crate::model::{Json, Line, LineKind, Moment, NewTable, Seq, State, StateKind, StepBack, TableId};
use crate::seats::Seat;
use tokio_postgres::Row;

const APPEND: &str = "SELECT verdict, last, given FROM holdout_append($1, $2, $3, $4, $5, $6, $7)";

/// Who makes a change.
pub(super) struct Maker<'a> {
    pub server: &'a str,
    /// Under what the table is held; a tool beside the servers takes it when it writes.
    pub hold: Option<&'a Hold>,
    /// Whether the change may have been made already.
    pub again: bool,
}

/// Whether a change does nothing but add lines, so that it can be refused without leaving a trace.
pub(super) fn is_plain(change: &Change) -> bool {
    matches!(change, Change::Table(change) if change.header.is_none() && change.state.is_none()
        && change.public.is_none() && change.seats.is_empty())
}

/// The values of a call that adds lines.
pub(super) struct Lines<'a> {
    table: &'a TableId,
    given: &'a [Line],
    seqs: Vec<i64>,
    kinds: Vec<&'static str>,
    ats: Vec<i64>,
    bodies: Vec<&'a [u8]>,
}

impl<'a> Lines<'a> {
    pub fn of(table: &'a TableId, lines: &'a [Line]) -> Self {
        Self {
            table,
            given: lines,
            seqs: lines.iter().map(|line| i64::try_from(line.seq).unwrap_or(i64::MAX)).collect(),
            kinds: lines.iter().map(|line| line.kind.name()).collect(),
            ats: lines.iter().map(|line| line.at.0).collect(),
            bodies: lines.iter().map(|line| line.body.as_bytes()).collect(),
        }
    }

    /// Sends the call. Several may be on their way on one connection.
    pub async fn send(&self, link: &Link, statement: &tokio_postgres::Statement, hold: &Hold) -> Result<Row, Fail> {
        let (table, server) = (self.table.as_str(), &*hold.server);
        let given: super::link::Given<'_> =
            &[&table, &server, &hold.epoch, &self.seqs, &self.kinds, &self.ats, &self.bodies];
        Ok(link.client().query_one(statement, given).await?)
    }

    /// What came of it.
    pub fn verdict(&self, row: &Row) -> Result<Seq, Fail> {
        let table = || self.table.clone();
        let number = |place| value::<Option<i64>>(row, place).map(|number| number.unwrap_or_default() as Seq);
        match value::<String>(row, 0)?.as_str() {
            "done" => number(1),
            "nothing" => Err(Fail::Refused(StoreError::NoSuchTable { table: table() })),
            "lost" => Err(Fail::Refused(StoreError::LeaseLost)),
            "conflict" => {
                let given = self.given.iter().find(|line| i64::try_from(line.seq).is_err());
                let given = given.map_or(number(2)?, |line| line.seq);
                Err(Fail::Refused(StoreError::Conflict { table: table(), given, expected: number(1)? }))
            }
            _ => Err(Fail::Nonsense),
        }
    }

    /// Whether exactly these lines stand in the table; others that came with them may follow.
    async fn stand(&self, link: &mut Link) -> Result<Option<Seq>, Fail> {
        let Some(key) = super::rows::key_of(link, self.table).await? else { return Ok(None) };
        let (Some(first), Some(last)) = (self.given.first(), self.given.last()) else { return Ok(None) };
        let stored = table_at(link, key).await?;
        let from = stored.lines.partition_point(|line| line.seq < first.seq);
        Ok(stored.lines[from..].starts_with(self.given).then_some(last.seq))
    }
}

pub(super) async fn append_statement(link: &mut Link) -> Result<tokio_postgres::Statement, Fail> {
    link.prepared(APPEND).await
}

/// Whether the lease of a server runs. Calls that add lines look at it by themselves.
pub(super) async fn is_alive(link: &mut Link, server: &str) -> Result<bool, Fail> {
    let alive = link.row("SELECT 1 FROM servers WHERE id = $1 AND until > clock_timestamp()", &[&server]).await?;
    Ok(alive.is_some())
}

/// Makes one change; what it returns counts once the transaction is committed.
pub(super) async fn make(link: &mut Link, change: &Change, maker: &Maker<'_>) -> Result<Seq, Fail> {
    match change {
        Change::Create(table) => create(link, table, maker, true).await,
        Change::Import { table, lines, state, updated } => import(link, table, lines, state, *updated, maker).await,
        Change::Remove { table, unchanged_since } => remove(link, table, *unchanged_since, maker).await,
        Change::Table(change) => alter(link, change, maker).await,
        Change::StepBack { table, to, at } => step_back(link, table, *to, *at, maker).await,
        Change::PutProfile { id, revision, json } => put_profile(link, id, *revision, json, maker).await,
        Change::ResetProfile { id } => {
            link.change("DELETE FROM profiles WHERE id = $1", &[id]).await?;
            Ok(0)
        }
        Change::PutMeta { key, value } => {
            link.change(
                "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                &[key, &value.as_bytes()],
            )
            .await?;
            Ok(0)
        }
        Change::KeepMeta { key, value } => {
            link.change(
                "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING",
                &[key, &value.as_bytes()],
            )
            .await?;
            Ok(0)
        }
    }
}

async fn create(link: &mut Link, table: &NewTable, maker: &Maker<'_>, ours: bool) -> Result<Seq, Fail> {
    let made = link
        .row(
            "INSERT INTO tables (id, title, created, updated, state, public, header) \
             VALUES ($1, $2, $3, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING RETURNING key",
            &[
                &table.id.as_str(),
                &table.title,
                &table.created.0,
                &StateKind::Open.name(),
                &table.public,
                &table.header.as_bytes(),
            ],
        )
        .await?;
    let Some(made) = made else {
        let there = super::rows::key_of(link, &table.id).await?;
        let same = match there {
            Some(key) if maker.again => table_at(link, key).await?.header == table.header,
            _ => false,
        };
        let exists = StoreError::TableExists { table: table.id.clone() };
        return if same { Ok(0) } else { Err(Fail::Refused(exists)) };
    };
    let key: i64 = value(&made, 0)?;
    for seat in &table.seats {
        let (number, link_hash) = (i16::from(seat.seat), seat.link.as_ref().map(crate::seats::LinkHash::bytes));
        let sat = link
            .change(
                "INSERT INTO seats (table_key, seat, name, holder, bot, link_hash) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT DO NOTHING",
                &[&key, &number, &seat.name, &seat.holder.name(), &seat.holder.bot(), &link_hash],
            )
            .await?;
        if sat == 0 {
            return Err(Fail::Refused(StoreError::LinkTaken));
        }
    }
    if ours {
        link.change("INSERT INTO leases (table_key, server, epoch) VALUES ($1, $2, 1)", &[&key, &maker.server]).await?;
    }
    announce(link).await?;
    Ok(0)
}

/// Says that a lobby may look different; heard when the transaction is committed, once.
async fn announce(link: &Link) -> Result<(), Fail> {
    link.say(&format!("NOTIFY {CHANNEL}, 'lobby'")).await
}

async fn import(
    link: &mut Link,
    table: &NewTable,
    lines: &[Line],
    state: &State,
    updated: Moment,
    maker: &Maker<'_>,
) -> Result<Seq, Fail> {
    create(link, table, maker, false).await?;
    let key = super::rows::key_of(link, &table.id).await?.ok_or(Fail::Nonsense)?;
    let last = lines.last().map_or(0, |line| line.seq);
    if maker.again && table_at(link, key).await?.lines == lines && !lines.is_empty() {
        return Ok(last);
    }
    for (expected, line) in (1..).zip(lines) {
        if line.seq != expected {
            let table = table.id.clone();
            return Err(Fail::Refused(StoreError::Conflict { table, given: line.seq, expected }));
        }
    }
    let given = Lines::of(&table.id, lines);
    link.change(
        "INSERT INTO lines (table_key, seq, kind, at, body) SELECT $1, line.seq, line.kind, line.at, line.body \
         FROM unnest($2::bigint[], $3::text[], $4::bigint[], $5::bytea[]) AS line (seq, kind, at, body)",
        &[&key, &given.seqs, &given.kinds, &given.ats, &given.bodies],
    )
    .await?;
    set_state(link, &table.id, state).await?;
    touch(link, &table.id, updated).await?;
    if *state == State::Open {
        // Nobody runs it yet: the next server that looks sees whether a clock runs or a bot is asked there.
        let nobody = "INSERT INTO leases (table_key, server, epoch, wanted) VALUES ($1, NULL, 0, true) \
                      ON CONFLICT DO NOTHING";
        link.change(nobody, &[&key]).await?;
    }
    Ok(last)
}

async fn remove(link: &mut Link, table: &TableId, unchanged_since: Moment, maker: &Maker<'_>) -> Result<Seq, Fail> {
    let row = link.row("SELECT key, updated FROM tables WHERE id = $1 FOR UPDATE", &[&table.as_str()]).await?;
    let Some(row) = row else {
        let gone = StoreError::NoSuchTable { table: table.clone() };
        return if maker.again { Ok(0) } else { Err(Fail::Refused(gone)) };
    };
    let (key, updated): (i64, i64) = (value(&row, 0)?, value(&row, 1)?);
    let held = link
        .row(
            "SELECT 1 FROM leases JOIN servers ON servers.id = server \
             WHERE table_key = $1 AND until > clock_timestamp() AND server <> $2",
            &[&key, &maker.server],
        )
        .await?;
    let last = link
        .row("SELECT coalesce(max(seq), 0), coalesce(max(at), 0) FROM lines WHERE table_key = $1", &[&key])
        .await?
        .ok_or(Fail::Nonsense)?;
    let (seq, at): (i64, i64) = (value(&last, 0)?, value(&last, 1)?);
    if held.is_some() || updated.max(at) > unchanged_since.0 {
        let (table, given) = (table.clone(), seq as Seq);
        return Err(Fail::Refused(StoreError::Conflict { table, given, expected: given + 1 }));
    }
    link.change("DELETE FROM lines WHERE table_key = $1", &[&key]).await?;
    link.change("DELETE FROM seats WHERE table_key = $1", &[&key]).await?;
    link.change("DELETE FROM tables WHERE key = $1", &[&key]).await?;
    announce(link).await?;
    Ok(0)
}

/// Adds lines to a table that is held; a tool beside the servers takes it first.
async fn append(link: &mut Link, table: &TableId, lines: &[Line], maker: &Maker<'_>) -> Result<Seq, Fail> {
    let taken;
    let hold = if let Some(hold) = maker.hold {
        hold
    } else {
        let epoch = take(link, maker.server, table).await?;
        let epoch = epoch.map_err(|_| Fail::Refused(StoreError::Elsewhere { table: table.clone() }))?;
        taken = Hold { server: maker.server.into(), epoch };
        &taken
    };
    let statement = append_statement(link).await?;
    let given = Lines::of(table, lines);
    let row = given.send(link, &statement, hold).await?;
    match given.verdict(&row) {
        Err(Fail::Refused(conflict @ StoreError::Conflict { .. })) if maker.again => {
            given.stand(link).await?.ok_or(Fail::Refused(conflict))
        }
        verdict => verdict,
    }
}

async fn alter(link: &mut Link, change: &TableChange, maker: &Maker<'_>) -> Result<Seq, Fail> {
    let last = append(link, &change.table, &change.lines, maker).await?;
    let id = change.table.as_str();
    if let Some(header) = &change.header {
        link.change("UPDATE tables SET header = $2 WHERE id = $1", &[&id, &header.as_bytes()]).await?;
    }
    if let Some(state) = &change.state {
        set_state(link, &change.table, state).await?;
    }
    if let Some(public) = change.public {
        link.change("UPDATE tables SET public = $2 WHERE id = $1", &[&id, &public]).await?;
    }
    for seat in &change.seats {
        update_seat(link, &change.table, seat).await?;
    }
    if change.header.is_some() || change.state.is_some() || change.public.is_some() || !change.seats.is_empty() {
        touch(link, &change.table, change.at).await?;
        announce(link).await?;
    }
    Ok(last)
}

async fn update_seat(link: &mut Link, table: &TableId, seat: &Seat) -> Result<(), Fail> {
    let (number, link_hash) = (i16::from(seat.seat), seat.link.as_ref().map(crate::seats::LinkHash::bytes));
    let changed = link
        .change(
            "UPDATE seats SET name = $3, holder = $4, bot = $5, link_hash = $6 \
             WHERE table_key = (SELECT key FROM tables WHERE id = $1) AND seat = $2",
            &[&table.as_str(), &number, &seat.name, &seat.holder.name(), &seat.holder.bot(), &link_hash],
        )
        .await
        .map_err(|fail| if fail.is_duplicate() { Fail::Refused(StoreError::LinkTaken) } else { fail })?;
    if changed == 0 {
        return Err(Fail::Refused(StoreError::NoSuchSeat { table: table.clone(), seat: seat.seat }));
    }
    Ok(())
}

async fn step_back(link: &mut Link, table: &TableId, to: Seq, at: Moment, maker: &Maker<'_>) -> Result<Seq, Fail> {
    let last = append(link, table, &[], maker).await?;
    if to > last {
        return Err(Fail::Refused(StoreError::NoSuchLine { table: table.clone(), seq: to }));
    }
    let body = Json::of(&StepBack { to }).map_err(Fail::Refused)?;
    let line = |seq| Line { seq, kind: LineKind::StepBack, at, body: body.clone() };
    if maker.again && Lines::of(table, &[line(last)]).stand(link).await?.is_some() {
        return Ok(last);
    }
    append(link, table, &[line(last + 1)], maker).await?;
    set_state(link, table, &State::Open).await?;
    touch(link, table, at).await?;
    Ok(last + 1)
}

async fn set_state(link: &mut Link, table: &TableId, state: &State) -> Result<(), Fail> {
    let fault = state.fault().map(Json::as_bytes);
    link.change(
        "UPDATE tables SET state = $2, fault = $3 WHERE id = $1",
        &[&table.as_str(), &state.kind().name(), &fault],
    )
    .await?;
    Ok(())
}

async fn touch(link: &mut Link, table: &TableId, at: Moment) -> Result<(), Fail> {
    link.change("UPDATE tables SET updated = greatest(updated, $2) WHERE id = $1", &[&table.as_str(), &at.0]).await?;
    Ok(())
}

async fn put_profile(link: &mut Link, id: &str, revision: u64, json: &Json, maker: &Maker<'_>) -> Result<Seq, Fail> {
    let (before, after) = (revision as i64, revision as i64 + 1);
    let kept = if revision == 0 {
        link.change(
            "INSERT INTO profiles (id, revision, json) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            &[&id, &after, &json.as_bytes()],
        )
        .await?
    } else {
        link.change(
            "UPDATE profiles SET revision = $2, json = $3 WHERE id = $1 AND revision = $4",
            &[&id, &after, &json.as_bytes(), &before],
        )
        .await?
    };
    if kept == 1 {
        return Ok(revision + 1);
    }
    let there = profile(link, id).await?;
    let made = there.as_ref().is_some_and(|there| there.revision == revision + 1 && there.json == *json);
    if maker.again && made {
        return Ok(revision + 1);
    }
    let found = there.map_or(0, |there| there.revision);
    Err(Fail::Refused(StoreError::ProfileChanged { given: revision, found }))
}

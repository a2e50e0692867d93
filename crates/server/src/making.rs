//! From a wish for a table to a table on disk: everything is checked before anything is written.

use crate::campaign::{self, Memory};
use crate::http::SameSeat;
use crate::hub::Hub;
use crate::keys;
use crate::ledger::{Agreed, Header, Unbegun};
use crate::objection::Objection;
use crate::protocol::{
    ClockKind, Joined, NewSeat, NewSeatKind, NewTable, PlayOn, SeatLink, Snapshot, Stage, TableClock, TableMade,
};
use crate::room::{Again, JoinWish, Opened, invitation_link, proper_name, seat_link};
use crate::rules::guarded;
use crate::servers::Whose;
use axum::http::Method;
use holdout_catalog::{Table, Title};
use holdout_kernel::Seed;
use holdout_store::{
    Change, Holder, Json, LinkHash, Moment, NewTable as StoredNew, Seat as StoredSeat, State, StoredTable, TableId,
};
use serde_json::Value;
use std::net::IpAddr;
use std::sync::Arc;
use tracing::{error, info};

/// Names of bots that nobody named. They are the same in every language.
const BOTS: [&str; 8] = ["Ada", "Borys", "Celina", "Dorian", "Ewa", "Filip", "Greta", "Hugo"];

/// Seconds a clock may give for one decision.
const DECISION: std::ops::RangeInclusive<u32> = 5..=3_600;
const DAYS: std::ops::RangeInclusive<u32> = 3_600..=30 * 86_400;

/// Seconds after which bots answer what they share with people.
const BOTS_AFTER: std::ops::RangeInclusive<u32> = 5..=86_400;

/// The name of a bot that nobody named, by its seat.
pub(crate) fn bot_name(seat: u8) -> &'static str {
    BOTS[seat as usize % BOTS.len()]
}

/// A seat of the new table with the key that opens it.
struct Place {
    seat: StoredSeat,
    key: Option<String>,
}

pub(crate) async fn make(hub: &Arc<Hub>, from: IpAddr, wish: NewTable) -> Result<TableMade, Objection> {
    check_room(hub)?;
    let title = hub.title(&wish.title)?;
    check_clock(&wish.clock)?;
    if wish.bots_after.is_some_and(|after| !BOTS_AFTER.contains(&after)) {
        return Err(Objection::wrong("server-bad-clock"));
    }
    let places = places(title, &wish.seats, &wish.nickname)?;
    let seed = chosen_seed(wish.seed.as_deref())?;
    let memory = memory_of(hub, wish.group.clone()).await?;
    let setup = setup_of(title, &wish, &memory)?;
    let table = opened(title, &setup, seed.unwrap_or_else(keys::seed))?;
    let agreed = Agreed {
        clock: wish.clock,
        on_timeout: wish.on_timeout,
        undo: wish.undo,
        mates: wish.mates,
        group: wish.group,
        seeded: seed.is_some(),
        hints: wish.hints,
        bots_after: wish.bots_after,
        by: hub.herald.mark(hub, from).await?,
        ..Agreed::default()
    };
    let luck = if seed.is_some() { Fixed::Already } else { Fixed::WhenAllAreThere };
    found(hub, title, table, &places, agreed, wish.public, luck).await
}

/// A table that goes on from a step of another game. Its luck is that game's: the seed stays, so that the record
/// replays and the commitment holds from the first line on. Whoever asks may know that luck, so the table says so; and
/// what it unlocks counts for no group.
pub(crate) async fn play_on(
    hub: &Arc<Hub>,
    from: IpAddr,
    title: &dyn Title,
    table: Box<dyn Table>,
    wish: PlayOn,
) -> Result<TableMade, Objection> {
    check_room(hub)?;
    check_clock(&wish.clock)?;
    let places = places(title, &wish.seats, &wish.nickname)?;
    let agreed = Agreed {
        clock: wish.clock,
        on_timeout: wish.on_timeout,
        undo: wish.undo,
        mates: wish.mates,
        seeded: true,
        known: true,
        continues: Some(wish.step),
        by: hub.herald.mark(hub, from).await?,
        ..Agreed::default()
    };
    found(hub, title, table, &places, agreed, wish.public, Fixed::Already).await
}

/// A table like one whose game is over: the same setup and agreements, people's seats open, bots where bots were. Nobody
/// has an invitation: whoever sat there before comes with the old key.
pub(crate) async fn again(hub: &Arc<Hub>, from: IpAddr, before: &Again) -> Result<String, Objection> {
    check_room(hub)?;
    let title = hub.title(&before.title)?;
    let memory = memory_of(hub, before.agreed.group.clone()).await?;
    let mut setup = before.setup.clone();
    campaign::remind(&mut setup, title, &memory);
    let table = opened(title, &setup, keys::seed())?;
    let agreed = Agreed {
        clock: before.agreed.clock.clone(),
        on_timeout: before.agreed.on_timeout,
        undo: before.agreed.undo,
        mates: before.agreed.mates,
        group: before.agreed.group.clone(),
        hints: before.agreed.hints,
        bots_after: before.agreed.bots_after,
        by: hub.herald.mark(hub, from).await?,
        kept: (0..).zip(&before.seats).filter(|(_, (_, bot))| bot.is_none()).map(|(seat, _)| seat).collect(),
        ..Agreed::default()
    };
    let place = |(number, (name, bot)): (usize, &(String, Option<String>))| {
        let holder = bot.as_ref().map_or(Holder::Open, |kind| Holder::Bot(kind.clone()));
        Place { seat: StoredSeat { seat: number as u8, name: name.clone(), holder, link: None }, key: None }
    };
    let places: Vec<Place> = before.seats.iter().enumerate().map(place).collect();
    found(hub, title, table, &places, agreed, false, Fixed::WhenAllAreThere).await.map(|made| made.table)
}

/// Whoever played before sits down at the table where the same is played again.
pub(crate) async fn sit_again(
    hub: &Arc<Hub>,
    next: &TableId,
    before: &Again,
    from: IpAddr,
) -> Result<TableMade, Objection> {
    let whose = hub.whose(next).await?;
    let mut links = Vec::new();
    for seat in before.held.iter() {
        let Some((name, _)) = before.seats.get(seat.index()) else { continue };
        let joined: Joined = match &whose {
            Whose::Ours(_) => {
                let wish = JoinWish { nickname: name.clone(), seat: Some(seat.0), invite: None, known: true };
                hub.join(next, wish).await?
            }
            Whose::Theirs(address) => {
                let (path, wish) = (
                    format!("/api/servers/sit-again/{}", next.as_str()),
                    SameSeat { nickname: name.clone(), seat: seat.0 },
                );
                hub.ask_there(address, from, (Method::POST, &path), Some(&wish)).await?
            }
        };
        links.push(SeatLink { seat: seat.0, link: joined.link, name: name.clone() });
    }
    let seen: Box<Snapshot> = match &whose {
        Whose::Ours(_) => hub.look(next, Vec::new()).await?,
        Whose::Theirs(address) => {
            let path = format!("/api/tables/{}", next.as_str());
            hub.ask_there(address, from, (Method::GET, &path), None::<&()>).await?
        }
    };
    Ok(TableMade {
        table: next.as_str().to_owned(),
        stage: seen.stage,
        links,
        invitations: Vec::new(),
        watch: format!("/table/{}", next.as_str()),
        commitment: seen.commitment,
    })
}

fn check_room(hub: &Hub) -> Result<(), Objection> {
    hub.keep_room()?;
    let full = hub.metrics.open_tables.get() >= hub.settings.most_tables as i64;
    if full { Err(Objection::full_of_tables()) } else { Ok(()) }
}

/// When the luck of a table is fixed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fixed {
    /// Somebody chose it, or it is that of another game.
    Already,
    /// By the server and everybody who sits down; at once where nobody is waited for.
    WhenAllAreThere,
}

/// Puts a game on disk and tells where its seats are.
async fn found(
    hub: &Arc<Hub>,
    title: &dyn Title,
    table: Box<dyn Table>,
    places: &[Place],
    mut agreed: Agreed,
    public: bool,
    luck: Fixed,
) -> Result<TableMade, Objection> {
    if table.seats() as usize != places.len() {
        return Err(Objection::wrong("server-wrong-seats"));
    }
    let host = places.iter().find(|place| place.seat.holder == Holder::Human);
    agreed.host = host.map(|place| place.seat.seat);
    let mut header =
        Header { record: table.record(&[], Some(table.seed_for_the_store())), agreed, lobby: None, calls: Vec::new() };
    let waits = places.iter().any(|place| place.seat.holder == Holder::Open);
    if waits && luck == Fixed::WhenAllAreThere {
        // The table that was opened showed that the setup works; nobody plays it. Its seed was never anywhere else.
        let secret = keys::seed();
        header.record.commitment = secret.commitment();
        header.record.seed = None;
        header.lobby = Some(Unbegun { secret: Some(secret.to_hex()) });
    } else if waits {
        header.lobby = Some(Unbegun { secret: None });
    }
    let commitment = header.record.commitment.clone();
    let id = TableId::new(keys::id());
    store(hub, &id, title, places, header, (!waits).then_some(table), public).await?;
    let link_of = |place: &Place, open: bool| {
        let (open_seat, key) = (place.seat.holder == Holder::Open, place.key.as_ref()?);
        let link = if open { invitation_link(id.as_str(), key) } else { seat_link(id.as_str(), key) };
        (open_seat == open).then(|| SeatLink { seat: place.seat.seat, link, name: place.seat.name.clone() })
    };
    info!(table = ?id, title = title.id(), seats = places.len(), "a table was made");
    Ok(TableMade {
        stage: if waits { Stage::Lobby } else { Stage::Open },
        links: places.iter().filter_map(|place| link_of(place, false)).collect(),
        invitations: places.iter().filter_map(|place| link_of(place, true)).collect(),
        watch: format!("/table/{}", id.as_str()),
        table: id.as_str().to_owned(),
        commitment,
    })
}

/// Writes the table, then brings it to life.
async fn store(
    hub: &Arc<Hub>,
    id: &TableId,
    title: &dyn Title,
    places: &[Place],
    header: Header,
    table: Option<Box<dyn Table>>,
    public: bool,
) -> Result<(), Objection> {
    let created = Moment::now();
    let seats: Vec<StoredSeat> = places.iter().map(|place| place.seat.clone()).collect();
    let json = Json::of(&header).expect("a header is plain data");
    let new = StoredNew {
        id: id.clone(),
        title: title.id().to_owned(),
        created,
        public,
        header: json.clone(),
        seats: seats.clone(),
    };
    hub.write(Change::Create(new)).await.map_err(|error| {
        error!(%error, "a new table could not be written");
        hub.metrics.store_failures.inc();
        Objection::from(&error)
    })?;
    hub.metrics.tables_made.inc();
    hub.metrics.open_tables.inc();
    let stored = StoredTable {
        id: id.clone(),
        title: title.id().to_owned(),
        created,
        updated: created,
        state: State::Open,
        public,
        header: json,
        seats,
        lines: Vec::new(),
    };
    hub.room_with(id, Some(Opened::fresh(stored, header, table, hub.made_here(id))));
    Ok(())
}

fn check_clock(clock: &TableClock) -> Result<(), Objection> {
    let fits = match clock.kind {
        ClockKind::None | ClockKind::Book => clock.seconds.is_none(),
        ClockKind::Decision => clock.seconds.is_some_and(|seconds| DECISION.contains(&seconds)),
        ClockKind::Days => clock.seconds.is_some_and(|seconds| DAYS.contains(&seconds)),
    };
    if fits { Ok(()) } else { Err(Objection::wrong("server-bad-clock")) }
}

fn places(title: &dyn Title, seats: &[NewSeat], nickname: &str) -> Result<Vec<Place>, Objection> {
    let (fewest, most) = title.info().players;
    if !(fewest as usize..=most as usize).contains(&seats.len()) {
        return Err(Objection::wrong("server-wrong-seats"));
    }
    let host = proper_name(nickname)?;
    let roles = guarded(|| title.roles_of(&title.default_setup(seats.len() as u8)));
    let roles = roles.ok().and_then(Result::ok).unwrap_or_default();
    let mut places: Vec<Place> = Vec::with_capacity(seats.len());
    for (number, wanted) in seats.iter().enumerate() {
        let name = name_of(wanted, number, &host)?;
        let taken = |name: &str| places.iter().any(|place| place.seat.name == name);
        let numbered = (2..=places.len() + 1).map(|number| format!("{name} {number}"));
        let name = std::iter::once(name.clone()).chain(numbered).find(|name| !taken(name));
        let holder = match wanted.kind {
            NewSeatKind::Me => Holder::Human,
            NewSeatKind::Open => Holder::Open,
            NewSeatKind::Bot => {
                let role = roles.get(number).map_or("", |role| role.id);
                Holder::Bot(bot_kind(title.id(), role, wanted.bot.as_deref())?)
            }
        };
        // A bot's seat has no link: nobody lent it, so nobody can take it back.
        let key = (wanted.kind != NewSeatKind::Bot).then(keys::key);
        let link = key.as_deref().map(LinkHash::of);
        let seat = StoredSeat { seat: number as u8, name: name.unwrap_or_default(), holder, link };
        places.push(Place { seat, key });
    }
    Ok(places)
}

fn name_of(wanted: &NewSeat, number: usize, host: &str) -> Result<String, Objection> {
    match (&wanted.name, wanted.kind) {
        (Some(name), _) => proper_name(name),
        (None, NewSeatKind::Me) => Ok(host.to_owned()),
        (None, NewSeatKind::Open) => Ok(format!("#{}", number + 1)),
        (None, NewSeatKind::Bot) => Ok(bot_name(number as u8).to_owned()),
    }
}

fn bot_kind(title: &str, role: &str, wanted: Option<&str>) -> Result<String, Objection> {
    let kinds = holdout_bots::kinds(title, role);
    let kind = match wanted {
        Some(wanted) => kinds.iter().find(|kind| **kind == wanted),
        None => kinds.last(),
    };
    kind.map(|kind| (*kind).to_owned()).ok_or_else(Objection::no_such_bot)
}

/// A seed as somebody wrote it; `None` if the server should draw one.
fn chosen_seed(text: Option<&str>) -> Result<Option<Seed>, Objection> {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else { return Ok(None) };
    let number = || text.parse().ok().map(Seed::from_number);
    Seed::from_hex(text).or_else(number).map(Some).ok_or_else(|| Objection::wrong("server-bad-seed"))
}

async fn memory_of(hub: &Arc<Hub>, group: Option<String>) -> Result<Memory, Objection> {
    let Some(group) = group else { return Ok(Memory::default()) };
    let memory = hub.blocking(move |hub| campaign::read(&hub.store, &group)).await;
    memory.map_err(|error| Objection::from(&error))?.ok_or_else(|| Objection::wrong("server-no-such-group"))
}

/// The title's defaults, changed by what was wished for. Options nobody knows are refused.
fn setup_of(title: &dyn Title, wish: &NewTable, memory: &Memory) -> Result<Value, Objection> {
    let seats = wish.seats.len() as u8;
    let info = title.info();
    let mut setup = match &wish.mission {
        None => title.default_setup(seats),
        Some(mission) if info.missions.contains(mission) => title.mission_setup(mission, seats),
        Some(_) => return Err(Objection::unreadable("mission")),
    };
    for (id, value) in &wish.options {
        if !info.options.iter().any(|option| option.id == id) {
            return Err(Objection::unreadable(id.clone()));
        }
        setup[id] = value.clone();
    }
    campaign::remind(&mut setup, title, memory);
    Ok(setup)
}

fn opened(title: &dyn Title, setup: &Value, seed: Seed) -> Result<Box<dyn Table>, Objection> {
    let opened = guarded(|| title.open(setup, seed)).map_err(|_| {
        let id = keys::fault();
        error!(fault = %id, title = title.id(), "the rules broke down over a setup");
        Objection::fault(&id)
    })?;
    opened.map_err(Objection::setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_digits_or_numbers() {
        assert_eq!(chosen_seed(None).unwrap(), None);
        assert_eq!(chosen_seed(Some(" ")).unwrap(), None);
        assert_eq!(chosen_seed(Some("7")).unwrap(), Some(Seed::from_number(7)));
        let hex = Seed::from_number(9).to_hex();
        assert_eq!(chosen_seed(Some(&hex)).unwrap(), Some(Seed::from_number(9)));
        assert!(chosen_seed(Some("seven")).is_err());
    }

    #[test]
    fn clocks_have_limits() {
        let clock = |kind, seconds| check_clock(&TableClock { kind, seconds });
        assert!(clock(ClockKind::None, None).is_ok());
        assert!(clock(ClockKind::Decision, Some(60)).is_ok());
        assert!(clock(ClockKind::Days, Some(86_400)).is_ok());
        for (kind, seconds) in
            [(ClockKind::Decision, None), (ClockKind::Decision, Some(1)), (ClockKind::Days, Some(60))]
        {
            assert!(clock(kind, seconds).is_err(), "{kind:?} {seconds:?}");
        }
    }
}

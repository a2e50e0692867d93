//! Several servers on one database, and everything that can happen to them while people play: kill -9, a process that
//! sleeps past its lease and wakes, a database that goes down, a server that is cut off from it, and one told to stop.
//!
//! Every table has a player, who comes again at another server whenever something breaks, and a witness who only looks
//! on, at yet another one. In the end the record in the database must hold exactly the answers that were acknowledged or
//! turned out to have been taken, in their order, and everybody's view must be that of the replayed record.

use super::client::{Client, Live, Slim, Trouble};
use super::crash::{start_with, stop};
use super::gate::Gate;
use super::instance::Instance;
use super::{key_of, our_table};
use crate::ledger;
use crate::messages;
use crate::protocol::{FromServer, Snapshot, TableMade, ToServer};
use holdout_catalog::Title;
use holdout_kernel::{Seat, SeatSet};
use holdout_store::{Connecting, LineKind, Store, StoredTable, TableId};
use rustix::process::{Pid, Signal, kill_process};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Child;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// A table must go on within this time after a fault, on the slowest machine.
const AT_LAST: Duration = Duration::from_mins(3);
/// Whoever was cut off comes again after a moment.
const COME_AGAIN: Duration = Duration::from_millis(50);
/// Nobody waits longer than this for an answer before they come again.
const PATIENCE: Duration = Duration::from_secs(10);

/// What to do to how many servers.
#[derive(Clone)]
pub struct Faults {
    /// The program; it is started as `PROGRAM serve --addr … --database …`.
    pub program: PathBuf,
    /// A folder that is gone afterwards.
    pub data: PathBuf,
    pub title: &'static dyn Title,
    pub seats: u8,
    pub tables: usize,
    pub servers: usize,
    pub faults: u32,
    /// Seconds after which a server that has lost touch has lost its tables.
    pub lease: u64,
    /// The pause of a player between two answers.
    pub pause: Duration,
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct FaultsReport {
    pub servers: usize,
    pub tables: usize,
    /// How often each happened.
    pub faults: BTreeMap<&'static str, u32>,
    pub seconds: f64,
    /// Answers whose update had arrived.
    pub acknowledged: u64,
    /// Answers given when something broke, of which it turned out later what became of them.
    pub unsure: u64,
    pub games_over: u64,
    /// Acknowledged answers that are not in the record, and lines of the record that nobody gave.
    pub lost: u64,
    pub doubled: u64,
    /// Clients whose view or log is not that of the replayed record.
    pub unlike: u64,
    /// Views and logs that were compared.
    pub compared: u64,
    /// The longest time from the beginning of a fault until every table had taken another answer, by its kind.
    pub slowest_ms: BTreeMap<&'static str, u64>,
}

/// What happens to a server or to the database.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Kill,
    Sleep,
    Restart,
    CutOff,
    Term,
}

impl Fault {
    const ALL: [Self; 5] = [Self::Kill, Self::Sleep, Self::Restart, Self::CutOff, Self::Term];

    fn name(self) -> &'static str {
        match self {
            Self::Kill => "killed",
            Self::Sleep => "asleep",
            Self::Restart => "database restarted",
            Self::CutOff => "cut off",
            Self::Term => "told to stop",
        }
    }
}

/// The servers, as clients know them.
struct Town {
    addresses: Mutex<Vec<SocketAddr>>,
    ending: AtomicBool,
    acknowledged: AtomicU64,
    unsure: AtomicU64,
}

impl Town {
    fn address(&self, number: usize) -> SocketAddr {
        let addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        addresses[number % addresses.len()]
    }

    fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }
}

/// One game: what was answered, and what its witness has seen.
struct Game {
    made: TableMade,
    given: Vec<(u8, String)>,
    seen: Seen,
}

/// What a client that only looks on has been told.
#[derive(Default)]
struct Seen {
    seq: u32,
    era: u32,
    log: Vec<String>,
    views: BTreeMap<String, Value>,
}

struct Server {
    child: Child,
    gate: Gate,
}

impl Faults {
    pub async fn run(&self) -> Result<FaultsReport, Trouble> {
        let database = Instance::start().map_err(|error| Trouble::new("PostgreSQL", error))?;
        let mut servers = Vec::new();
        let mut addresses = Vec::new();
        for number in 0..self.servers {
            let gate = Gate::before(database.port).await?;
            let (child, address) = self.start(number, &gate)?;
            servers.push(Server { child, gate });
            addresses.push(address);
        }
        let town = Arc::new(Town {
            addresses: Mutex::new(addresses),
            ending: AtomicBool::new(false),
            acknowledged: AtomicU64::new(0),
            unsure: AtomicU64::new(0),
        });
        let report = self.play(&database, &mut servers, &town).await;
        for server in &mut servers {
            stop(&mut server.child);
        }
        report
    }

    fn start(&self, number: usize, gate: &Gate) -> Result<(Child, SocketAddr), Trouble> {
        let url = format!("postgres://holdout@127.0.0.1:{}/postgres", gate.port);
        let (data, lease) = (self.data.join(number.to_string()), self.lease.to_string());
        start_with(&self.program, &data, &["--database".as_ref(), url.as_ref(), "--lease".as_ref(), lease.as_ref()])
    }

    async fn play(
        &self,
        database: &Instance,
        servers: &mut [Server],
        town: &Arc<Town>,
    ) -> Result<FaultsReport, Trouble> {
        let begun = Instant::now();
        let counts: Vec<Arc<AtomicU64>> = (0..self.tables).map(|_| Arc::default()).collect();
        let mut playing = JoinSet::new();
        for (number, count) in counts.iter().enumerate() {
            let player =
                Player { town: Arc::clone(town), count: Arc::clone(count), number, turn: number, pause: self.pause };
            let wish = our_table(self.title.id(), self.seats);
            playing.spawn(player.play(wish));
        }
        let mut report = FaultsReport { servers: self.servers, tables: self.tables, ..FaultsReport::default() };
        everybody_goes_on(&counts, &mut playing).await?;
        for number in 0..self.faults as usize {
            let (fault, victim) = (Fault::ALL[number % Fault::ALL.len()], number / Fault::ALL.len() % servers.len());
            let begun = Instant::now();
            self.strike(fault, number, victim, database, servers, town).await?;
            everybody_goes_on(&counts, &mut playing).await?;
            let took = begun.elapsed().as_millis() as u64;
            *report.faults.entry(fault.name()).or_default() += 1;
            let slowest = report.slowest_ms.entry(fault.name()).or_default();
            *slowest = took.max(*slowest);
        }
        town.ending.store(true, Ordering::Relaxed);
        let mut games = Vec::new();
        while let Some(played) = playing.join_next().await {
            games.extend(played.map_err(|error| Trouble::new("a player", error))??);
        }
        report.seconds = begun.elapsed().as_secs_f64();
        report.acknowledged = town.acknowledged.load(Ordering::Relaxed);
        report.unsure = town.unsure.load(Ordering::Relaxed);
        report.games_over = (games.len() - self.tables) as u64;
        self.compare(database, town, games, &mut report).await?;
        Ok(report)
    }

    async fn strike(
        &self,
        fault: Fault,
        number: usize,
        victim: usize,
        database: &Instance,
        servers: &mut [Server],
        town: &Town,
    ) -> Result<(), Trouble> {
        let past_the_lease = Duration::from_millis(self.lease * 1_500 + 500);
        match fault {
            Fault::Kill | Fault::Term => {
                let server = &mut servers[victim];
                if let Fault::Term = fault {
                    signal(&server.child, Signal::TERM)?;
                } else {
                    // SIGKILL on Unix: the process has no say in it.
                    server.child.kill().map_err(|error| Trouble::new("kill", error))?;
                }
                ended(&mut server.child).await?;
                let (child, address) = self.start(victim, &server.gate)?;
                server.child = child;
                town.addresses.lock().unwrap_or_else(PoisonError::into_inner)[victim] = address;
            }
            Fault::Sleep => {
                signal(&servers[victim].child, Signal::STOP)?;
                sleep(past_the_lease).await;
                signal(&servers[victim].child, Signal::CONT)?;
            }
            Fault::Restart => {
                // It takes a while, and players go on meanwhile.
                let hard = number.is_multiple_of(2);
                let restarted = tokio::task::block_in_place(|| database.restart(hard));
                restarted.map_err(|error| Trouble::new("PostgreSQL", error))?;
            }
            Fault::CutOff => {
                servers[victim].gate.shut(true);
                sleep(past_the_lease).await;
                servers[victim].gate.shut(false);
            }
        }
        Ok(())
    }

    /// Compares what was acknowledged and seen with what the database holds.
    async fn compare(
        &self,
        database: &Instance,
        town: &Town,
        games: Vec<Game>,
        report: &mut FaultsReport,
    ) -> Result<(), Trouble> {
        let wish = Connecting {
            url: database.url(),
            folder: self.data.clone(),
            address: None,
            lease: Duration::from_secs(30),
        };
        let titles = [self.title];
        for game in games {
            let (wish, id) = (wish.clone(), TableId::new(game.made.table.clone()));
            let read = tokio::task::spawn_blocking(move || Store::connect(&wish)?.load(&id));
            let read = read.await.map_err(|error| Trouble::new("the record", error))?;
            let stored = read.map_err(|error| Trouble::new("the record", error))?;
            let (lost, doubled) = differences(&game.given, &answers_of(&stored)?);
            report.lost += lost;
            report.doubled += doubled;
            let restored = ledger::restore(&stored, &titles).map_err(|error| Trouble::new("the record", error))?;
            let table = restored.table.ok_or_else(|| Trouble::new("the record", "the game has not begun"))?;
            for seat in 0..game.made.links.len() {
                let held = SeatSet::from_iter([Seat(seat as u8)]);
                let views = messages::views(table.as_ref(), held);
                let log = texts(&messages::events(table.as_ref(), held, 0));
                if seat == 0 {
                    report.compared += 1;
                    let same = game.seen.log == log && game.seen.views == views;
                    report.unlike += u64::from(!same);
                }
                for server in 0..self.servers {
                    let key = key_of(&game.made.links[seat].link);
                    let shown: Snapshot = Client::new(town.address(server)).look(&game.made.table, &key).await?;
                    report.compared += 1;
                    report.unlike += u64::from(shown.views != views || texts(&shown.log) != log);
                }
            }
        }
        Ok(())
    }
}

/// Waits until a process has ended.
async fn ended(child: &mut Child) -> Result<(), Trouble> {
    let until = Instant::now() + AT_LAST;
    while child.try_wait().map_err(|error| Trouble::new("kill", error))?.is_none() {
        if Instant::now() > until {
            return Err(Trouble::new("kill", "a server does not end"));
        }
        sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}

fn signal(child: &Child, signal: Signal) -> Result<(), Trouble> {
    let pid = Pid::from_raw(child.id() as i32).ok_or_else(|| Trouble::new("signal", "no process"))?;
    kill_process(pid, signal).map_err(|error| Trouble::new("signal", error))
}

/// Waits until every table has taken two more answers: the first may have been on its way before.
async fn everybody_goes_on(
    counts: &[Arc<AtomicU64>],
    playing: &mut JoinSet<Result<Vec<Game>, Trouble>>,
) -> Result<(), Trouble> {
    let before: Vec<u64> = counts.iter().map(|count| count.load(Ordering::Relaxed)).collect();
    let until = Instant::now() + AT_LAST;
    loop {
        let behind = counts.iter().zip(&before).filter(|(now, before)| now.load(Ordering::Relaxed) < *before + 2);
        let behind = behind.count();
        if behind == 0 {
            return Ok(());
        }
        if let Some(ended) = playing.try_join_next() {
            ended.map_err(|error| Trouble::new("a player", error))??;
            return Err(Trouble::new("a player", "left before the end"));
        }
        if Instant::now() > until {
            return Err(Trouble::new("after a fault", format!("{behind} tables do not go on")));
        }
        sleep(Duration::from_millis(5)).await;
    }
}

fn texts(events: &impl Serialize) -> Vec<String> {
    let plain = serde_json::to_value(events).unwrap_or_default();
    plain.as_array().into_iter().flatten().map(ToString::to_string).collect()
}

/// The answers in a record, in their order.
fn answers_of(stored: &StoredTable) -> Result<Vec<(u8, String)>, Trouble> {
    let lines = stored.standing().map_err(|error| Trouble::new("the record", error))?;
    let mut answers = Vec::new();
    for line in lines.into_iter().filter(|line| line.kind == LineKind::Answer) {
        let line: holdout_kernel::Line = line.body.read().map_err(|error| Trouble::new("the record", error))?;
        answers.push((line.seat.0, line.answer.unwrap_or_default()));
    }
    Ok(answers)
}

/// What was given and does not stand there, and what stands there and was not given. Everything after the first
/// difference counts: the games went other ways.
fn differences(given: &[(u8, String)], stand: &[(u8, String)]) -> (u64, u64) {
    let same = given.iter().zip(stand).take_while(|(one, other)| one == other).count();
    ((given.len() - same) as u64, (stand.len() - same) as u64)
}

/// Whoever plays all seats of one table after another.
struct Player {
    town: Arc<Town>,
    count: Arc<AtomicU64>,
    number: usize,
    /// Grows with every choice and every new connection.
    turn: usize,
    pause: Duration,
}

impl Player {
    async fn play(mut self, wish: crate::protocol::NewTable) -> Result<Vec<Game>, Trouble> {
        let mut games = Vec::new();
        while !self.town.is_ending() || games.is_empty() {
            let Ok(made) = Client::new(self.next_server()).make(&wish).await else {
                sleep(COME_AGAIN).await;
                continue;
            };
            let done = Arc::new(AtomicBool::new(false));
            let witness =
                tokio::spawn(look_on(Arc::clone(&self.town), made.clone(), self.number + 1, Arc::clone(&done)));
            let given = self.game(&made).await;
            done.store(true, Ordering::Relaxed);
            // The witness leaves once it has seen everything there is to see.
            let seen = witness.await.map_err(|error| Trouble::new("a witness", error))??;
            games.push(Game { made, given, seen });
        }
        Ok(games)
    }

    fn next_server(&mut self) -> SocketAddr {
        self.turn += 1;
        self.town.address(self.turn)
    }

    /// Plays until the game, or the whole run, is over; returns what was answered for certain.
    async fn game(&mut self, made: &TableMade) -> Vec<(u8, String)> {
        let keys: Vec<String> = made.links.iter().map(|link| key_of(&link.link)).collect();
        let mut given = Vec::new();
        // An answer of which it is not known whether it was taken.
        let mut unsure: Option<(u32, u8, String)> = None;
        loop {
            let Some((mut live, mut heard)) = enter(self.next_server(), &made.table, &keys).await else {
                sleep(COME_AGAIN).await;
                continue;
            };
            if let Some((ask, seat, name)) = unsure.take()
                && !is_open(&heard, ask, seat)
            {
                given.push((seat, name));
            }
            loop {
                let open = heard.asks.iter().find(|ask| ask.sealed.is_none() && !ask.answers.is_empty());
                let Some(ask) = open.filter(|_| !self.town.is_ending()) else {
                    if heard.over || self.town.is_ending() {
                        return given;
                    }
                    break;
                };
                self.turn += 1;
                let (id, seat) = (ask.id, ask.seat);
                let name = ask.answers[self.turn * 7 % ask.answers.len()].name.clone();
                unsure = Some((id, seat, name.clone()));
                let answer = ToServer::Answer { seat, ask: id, answer: Value::String(name) };
                let Some(update) = acknowledged(&mut live, &answer, id, seat).await else {
                    self.town.unsure.fetch_add(1, Ordering::Relaxed);
                    break;
                };
                given.extend(unsure.take().map(|(_, seat, name)| (seat, name)));
                self.town.acknowledged.fetch_add(1, Ordering::Relaxed);
                self.count.fetch_add(1, Ordering::Relaxed);
                heard = update;
                sleep(self.pause).await;
            }
            sleep(COME_AGAIN).await;
        }
    }
}

fn is_open(heard: &Slim, ask: u32, seat: u8) -> bool {
    heard.asks.iter().any(|open| open.id == ask && open.seat == seat && open.sealed.is_none())
}

async fn enter(address: SocketAddr, table: &str, keys: &[String]) -> Option<(Live, Slim)> {
    timeout(PATIENCE, Live::hello(address, table, keys, 0)).await.ok()?.ok()
}

/// Gives an answer and waits for the update that shows it was taken.
async fn acknowledged(live: &mut Live, answer: &ToServer, ask: u32, seat: u8) -> Option<Slim> {
    live.send(answer).await.ok()?;
    loop {
        let update = timeout(PATIENCE, live.update()).await.ok()?.ok()?;
        if !is_open(&update, ask, seat) {
            return Some(update);
        }
    }
}

/// Looks on with the key of the first seat, at one server after another, until everything has been seen.
async fn look_on(town: Arc<Town>, made: TableMade, mut turn: usize, done: Arc<AtomicBool>) -> Result<Seen, Trouble> {
    let key = key_of(&made.links[0].link);
    let mut seen = Seen::default();
    let mut until = Instant::now() + AT_LAST;
    loop {
        turn += 1;
        let address = town.address(turn);
        let ended = watch(&done, address, &made.table, &key, &mut seen).await;
        if ended {
            return Ok(seen);
        }
        if !done.load(Ordering::Relaxed) {
            until = Instant::now() + AT_LAST;
        } else if Instant::now() > until {
            return Err(Trouble::new("a witness", "a table cannot be seen to its end"));
        }
        sleep(COME_AGAIN).await;
    }
}

/// `true` once the game is over, or its player has left and nothing more is to come.
async fn watch(done: &AtomicBool, address: SocketAddr, table: &str, key: &str, seen: &mut Seen) -> bool {
    let opened = timeout(PATIENCE, Live::connect(address)).await;
    let Ok(Ok(mut live)) = opened else { return false };
    let hello = ToServer::Hello { table: table.to_owned(), keys: vec![key.to_owned()], since: seen.seq, era: seen.era };
    if live.send(&hello).await.is_err() {
        return false;
    }
    loop {
        let text = match timeout(Duration::from_millis(500), live.text()).await {
            Ok(Ok(Some(text))) => text,
            Ok(_) => return false,
            // Quiet: nothing more comes if nobody plays any more and this is where things stand.
            Err(_) if done.load(Ordering::Relaxed) => {
                let now = Client::new(address).look(table, key).await;
                return now.is_ok_and(|now| now.seq == seen.seq && now.era == seen.era);
            }
            Err(_) => continue,
        };
        match serde_json::from_str(&text) {
            Ok(FromServer::Update(update)) => {
                seen.log.truncate(if update.from == 0 { 0 } else { seen.log.len() });
                seen.log.extend(texts(&update.events));
                (seen.seq, seen.era, seen.views) = (update.seq, update.era, update.views);
                if update.over {
                    return true;
                }
            }
            Ok(FromServer::Error { .. }) => return false,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_and_what_is_too_much_are_told_apart() {
        let answers = |names: &[&str]| names.iter().map(|name| (0, (*name).to_owned())).collect::<Vec<_>>();
        assert_eq!(differences(&answers(&["a", "b"]), &answers(&["a", "b"])), (0, 0));
        assert_eq!(differences(&answers(&["a", "b"]), &answers(&["a"])), (1, 0));
        assert_eq!(differences(&answers(&["a"]), &answers(&["a", "a"])), (0, 1));
        assert_eq!(differences(&answers(&["a", "b"]), &answers(&["b", "a"])), (2, 2));
    }
}

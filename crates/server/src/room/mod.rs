//! One table being played: a task that owns the game, its seats, its clock, and whoever looks at it.
//!
//! Whatever happens at a table happens here, one thing after another. A change is made in memory, written to disk, and
//! published once it is there; if the disk does not take it, the table is rebuilt from what the disk has.

mod after;
mod bots;
mod calling;
mod clock;
mod command;
mod faults;
mod gathering;
mod guests;
mod passes;
mod seating;
mod undo;
mod wishes;

pub(crate) use after::{Advice, Again};
pub(crate) use command::{Command, JoinWish};
pub(crate) use seating::{invitation_link, is_trick, proper_name, seat_link};

use crate::hub::Hub;
use crate::ledger::{self, Amounts, Answered, Header, NotRestored, Restored, StoredFault};
use crate::objection::Objection;
use crate::presence::Mark;
use crate::protocol::{ChatLine, ClockKind, Phrase, PlayedUnder};
use crate::rules::guarded;
use crate::servers::Held;
use crate::{campaign, keys};
use faults::Stopped;
use gathering::Gathering;
use guests::Guest;
use holdout_catalog::{Refused, Table};
use holdout_kernel::{MAX_SEATS, Seat, SeatSet};
use holdout_store::{
    Change, Holder, Json, Line, LineKind, Moment, Seat as StoredSeat, Seq, State, StoreError, StoredTable, TableChange,
    TableId,
};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::{info, warn};

/// A table with everything around it.
pub(crate) struct Room {
    hub: Arc<Hub>,
    me: mpsc::WeakSender<Command>,
    id: TableId,
    /// That this server may run it, where there are several.
    held: Option<Held>,
    header: Header,
    title: String,
    public: bool,
    play: Play,
    /// Played to its end, or given up: nothing changes any more.
    ended: bool,
    seats: Vec<StoredSeat>,
    /// The last line on disk.
    last: Seq,
    /// When anything last changed here.
    updated: Moment,
    era: u32,
    answered: Vec<Answered>,
    /// Answers in a row after which nothing has happened.
    idle: u32,
    chat: Vec<ChatLine>,
    amounts: Amounts,
    request: Option<undo::Request>,
    declined: undo::Declined,
    guests: HashMap<u64, Guest>,
    presence: Mark,
    /// Since when nobody is there for a seat.
    away: [Option<Instant>; MAX_SEATS],
    /// The question a bot works on, by seat.
    jobs: [Option<u32>; MAX_SEATS],
    /// Who leaves the present question to the bots it is also put to.
    passed: SeatSet,
    /// When the bots no longer wait for the people they share a question with.
    bots_due: Option<Instant>,
    bots_may: bool,
    deadlines: [Option<clock::Deadline>; MAX_SEATS],
    /// What a seat has left for a question whose clock does not run.
    left: [Option<clock::TimeLeft>; MAX_SEATS],
    /// The same for the question at which a seat last took an answer back.
    abandoned: [Option<clock::TimeLeft>; MAX_SEATS],
    /// The question at which a seat was given a moment because its holder came back.
    moments: [Option<u32>; MAX_SEATS],
    calling: calling::Calling,
    passes: passes::Passes,
    touched: Instant,
    /// The disk cannot be read either, or another server may run it now: the table leaves memory, and is tried again when
    /// somebody asks for it.
    lost: bool,
}

/// How the game goes.
enum Play {
    /// The game has not begun.
    Gathering(Gathering),
    Going(Box<dyn Table>),
    /// Played under other rules: it can be looked at.
    Elder(Elder),
    Stopped(Stopped),
}

/// A game of other rules, as far as it is true here.
struct Elder {
    table: Option<Box<dyn Table>>,
    under: PlayedUnder,
}

/// A table as it comes from disk.
pub(crate) struct Opened {
    pub stored: StoredTable,
    /// That this server may run it, where there are several.
    pub held: Option<Held>,
    restored: Result<Restored, (Header, Stopped)>,
}

impl Opened {
    /// A table that has just been made.
    pub fn fresh(stored: StoredTable, header: Header, table: Option<Box<dyn Table>>, held: Option<Held>) -> Self {
        let answered = ledger::answered_by(&header.record.lines);
        let restored = Restored { header, table, under: None, answered, chat: Vec::new(), era: 0 };
        Self { stored, held, restored: Ok(restored) }
    }

    /// Rebuilds a stored table, or says why it stands still.
    pub fn of(stored: StoredTable, hub: &Hub) -> Result<Self, NotRestored> {
        if let State::Faulted(fault) = &stored.state {
            let (header, fault): (Header, StoredFault) = (stored.header.read()?, fault.read()?);
            let stopped = Stopped { id: fault.id, before: Some(fault.before) };
            return Ok(Self { restored: Err((header, stopped)), held: None, stored });
        }
        match ledger::restore(&stored, hub.titles()) {
            Ok(restored) => Ok(Self { stored, held: None, restored: Ok(restored) }),
            Err(NotRestored::Replay { what, header }) => {
                let id = keys::fault();
                warn!(fault = %id, table = ?stored.id, "a stored table does not replay");
                hub.metrics.faults.inc();
                hub.report_fault(&id, &stored, &what);
                let before = ledger::before_last(&stored)?;
                Ok(Self { restored: Err((*header, Stopped { id, before: Some(before) })), held: None, stored })
            }
            Err(error) => Err(error),
        }
    }

    pub fn is_faulted(&self) -> bool {
        self.restored.is_err()
    }

    /// Whether the game was played under other rules than these.
    pub fn is_elder(&self) -> bool {
        self.restored.as_ref().is_ok_and(|restored| restored.under.is_some())
    }

    /// Whether the table must stay in memory because something at it goes on by itself.
    pub fn is_busy(&self) -> bool {
        let Ok(restored) = &self.restored else { return false };
        let (Some(table), None) = (&restored.table, restored.under) else { return false };
        let clock = restored.header.agreed.clock.kind != ClockKind::None;
        let holder = |seat: Seat| self.stored.seats.get(seat.index()).map(|seat| &seat.holder);
        let bot = |seat: Seat| matches!(holder(seat), Some(Holder::Bot(_)));
        let owing = || table.waiting().iter().any(|owed| !owed.locked && bot(owed.seat));
        // Somebody may have to be called whom a restart kept from it.
        let calls = !restored.header.calls.is_empty() && calling::is_recent(ledger::last_move(&self.stored));
        clock || calls || table.is_over() || guarded(owing).unwrap_or(true)
    }
}

/// Runs a table until nobody needs it.
pub(crate) async fn run(
    hub: Arc<Hub>,
    id: TableId,
    me: mpsc::WeakSender<Command>,
    mut commands: mpsc::Receiver<Command>,
    opened: Option<Opened>,
    asker: Option<IpAddr>,
) {
    let opened = match opened {
        Some(opened) => Ok(opened),
        None => hub.open(&id, asker).await,
    };
    let mut late = Vec::new();
    match opened {
        Ok(opened) => {
            let mut room = Room::new(Arc::clone(&hub), me, opened);
            late = room.live(&mut commands).await;
        }
        Err(objection) => {
            commands.close();
            while let Some(command) = commands.recv().await {
                command.refuse(&objection);
            }
        }
    }
    hub.forget(&id);
    hub.metrics.rooms.dec();
    // Whoever came while the table was leaving finds it open again.
    for command in late {
        hub.tell(&id, command).await;
    }
}

impl Room {
    fn new(hub: Arc<Hub>, me: mpsc::WeakSender<Command>, opened: Opened) -> Self {
        let now = Instant::now();
        let stored = opened.stored;
        let last = stored.last();
        let ended = stored.state == State::Over;
        let amounts = Amounts::of(&stored);
        let moved = ledger::last_move(&stored);
        let presence = Mark::new(&hub, &stored.id);
        let mut room = Self {
            hub,
            me,
            id: stored.id,
            held: opened.held,
            title: stored.title,
            public: stored.public,
            header: match &opened.restored {
                Ok(restored) => restored.header.clone(),
                Err((header, _)) => header.clone(),
            },
            play: Play::Stopped(Stopped { id: String::new(), before: None }),
            ended,
            seats: stored.seats,
            last,
            updated: stored.updated,
            era: 0,
            answered: Vec::new(),
            idle: 0,
            chat: Vec::new(),
            amounts,
            request: None,
            declined: [None; MAX_SEATS],
            guests: HashMap::new(),
            presence,
            away: [Some(now); MAX_SEATS],
            jobs: [None; MAX_SEATS],
            passed: SeatSet::EMPTY,
            bots_due: None,
            bots_may: false,
            deadlines: [None; MAX_SEATS],
            left: [None; MAX_SEATS],
            abandoned: [None; MAX_SEATS],
            moments: [None; MAX_SEATS],
            calling: calling::Calling::new(moved),
            passes: passes::Passes::default(),
            touched: now,
            lost: false,
        };
        room.play = room.take_in(opened.restored);
        room.resume_clocks(moved);
        room
    }

    /// Puts what was rebuilt in the place of what was here.
    fn take_in(&mut self, restored: Result<Restored, (Header, Stopped)>) -> Play {
        match restored {
            Ok(restored) => {
                self.era = restored.era;
                self.answered = restored.answered;
                self.chat = restored.chat;
                match (restored.table, restored.under) {
                    (table, Some(under)) => Play::Elder(Elder { table, under }),
                    (Some(table), None) => Play::Going(table),
                    (None, None) => Play::Gathering(Gathering::default()),
                }
            }
            Err((_, stopped)) => Play::Stopped(stopped),
        }
    }

    /// Lives until nobody needs the table; returns what was wished for too late.
    async fn live(&mut self, commands: &mut mpsc::Receiver<Command>) -> Vec<Command> {
        let mut shaken = self.hub.servers.shaken();
        if !self.is_ours() {
            self.hand_on();
        }
        self.finish_if_over().await;
        self.go_on().await;
        let mut closing = self.hub.closing();
        let mut resting = false;
        while !self.lost {
            let wake = self.next_wake();
            tokio::select! {
                command = commands.recv() => match command {
                    Some(command) => {
                        self.touched = Instant::now();
                        self.handle(command).await;
                    }
                    None => break,
                },
                () = sleep_until(wake) => {
                    if self.may_rest() {
                        resting = true;
                        break;
                    }
                    self.on_time().await;
                }
                Ok(()) = shaken.changed() => {
                    if !self.is_ours() {
                        self.hand_on();
                    }
                }
                _ = closing.changed() => break,
            }
        }
        commands.close();
        let farewell = if self.lost { Objection::moved() } else { Objection::closing() };
        let mut late = Vec::new();
        while let Some(command) = commands.recv().await {
            if resting {
                late.push(command);
            } else {
                command.refuse(&farewell);
            }
        }
        late
    }

    /// Whether this server may still run the table.
    fn is_ours(&self) -> bool {
        !self.hub.store.is_shared() || self.held.as_ref().is_some_and(Held::is_current)
    }

    /// Another server may run the table now: everybody here is told so and comes again.
    fn hand_on(&mut self) {
        if !self.lost {
            info!(table = ?self.id, "another server may run this table now");
            let why = Objection::moved().failure.why;
            self.tell_all(&crate::protocol::FromServer::Error { why });
            self.guests.clear();
            self.lost = true;
        }
    }

    /// When something is due, if nobody says anything before.
    fn next_wake(&self) -> Instant {
        let due = self.deadlines.iter().flatten().map(|deadline| deadline.at).chain(self.bots_due);
        let due = due.chain(self.next_call()).min();
        due.unwrap_or_else(|| {
            let (now, patience) = (Instant::now(), self.hub.settings.rest_after);
            // A table that could not rest when it was time looks again after as long a while.
            if self.touched + patience > now { self.touched + patience } else { now + patience }
        })
    }

    fn may_rest(&self) -> bool {
        let idle = self.touched.elapsed() >= self.hub.settings.rest_after;
        let busy = self.jobs.iter().any(Option::is_some)
            || self.deadlines.iter().any(Option::is_some)
            || self.bots_due.is_some()
            || self.next_call().is_some();
        let busy = busy || self.passes.are_under_way();
        idle && !busy && self.guests.is_empty()
    }

    fn table(&self) -> Result<&dyn Table, Objection> {
        match &self.play {
            Play::Going(table) => Ok(table.as_ref()),
            Play::Gathering(_) => Err(Objection::not_now("server-not-begun")),
            Play::Elder(elder) => Err(Objection::other_rules(elder.under)),
            Play::Stopped(stopped) => Err(Objection::fault(&stopped.id)),
        }
    }

    /// Changes the game, writes the line to disk, and publishes it then.
    async fn change(
        &mut self,
        words: Option<Phrase>,
        deed: impl FnOnce(&mut dyn Table) -> Result<(), Objection> + Send,
    ) -> Result<(), Objection> {
        if self.ended {
            return Err(Objection::not_now("server-over"));
        }
        let table = match &mut self.play {
            Play::Going(table) => table.as_mut(),
            Play::Gathering(_) => return Err(Objection::not_now("server-not-begun")),
            Play::Elder(elder) => return Err(Objection::other_rules(elder.under)),
            Play::Stopped(stopped) => return Err(Objection::fault(&stopped.id)),
        };
        let before = table.log_len();
        let (line, idle) =
            match aside(|| guarded(|| deed(table).map(|()| (table.last_line(), table.log_len() == before)))) {
                Ok(done) => {
                    let (line, idle) = done?;
                    let line = line.expect("a deed that was done is the last line");
                    let idle = idle && line.answer.is_some();
                    (line, idle)
                }
                Err(broken) => {
                    let before = self.last;
                    return Err(self.stop(Some(before), broken).await);
                }
            };
        let body = Json::of(&line).expect("a line is plain data");
        let kind = ledger::kind_of(&line);
        let at = Moment::now();
        self.append(kind, at, body).await?;
        self.forget_passes();
        ledger::note(&mut self.answered, &line, words);
        self.note_time_left(&line);
        if idle {
            self.keep_thinking(&line);
        }
        if line.answer.is_some() {
            self.idle = if idle { self.idle + 1 } else { 0 };
        }
        if line.undo {
            self.era += 1;
        }
        if line.undo || line.answer.is_some() {
            self.request = None;
        }
        // Whoever hears that the game is over finds its record.
        self.finish_if_over().await;
        self.go_on().await;
        Ok(())
    }

    /// Whether a seat has had its share of what this table takes of a kind of line.
    fn has_had_its_share(&self, seat: Seat, kind: LineKind) -> bool {
        let limits = &self.hub.settings;
        let most = match kind {
            LineKind::Statement => limits.most_statements,
            LineKind::Undo => limits.most_undos,
            LineKind::Seating => limits.most_seatings,
            LineKind::Chat => limits.most_chat,
            LineKind::Answer | LineKind::StepBack => return false,
        };
        self.amounts.are_full(kind, seat, self.seats.len(), most)
    }

    /// Writes the next line.
    async fn append(&mut self, kind: LineKind, at: Moment, body: Json) -> Result<(), Objection> {
        let lines = vec![Line { seq: self.last + 1, kind, at, body: body.clone() }];
        self.commit(TableChange { lines, ..TableChange::new(self.id.clone(), at) }).await?;
        self.amounts.add(kind, &body);
        Ok(())
    }

    async fn write(&mut self, change: Change) -> Result<holdout_store::Receipt, StoreError> {
        self.hub.write_under(self.held.as_ref().map(Held::hold), change).await
    }

    /// Writes a change and waits for the disk. What the disk does not take did not happen.
    async fn commit(&mut self, change: TableChange) -> Result<(), Objection> {
        let at = change.at;
        match self.write(Change::Table(change)).await {
            Ok(receipt) => {
                self.last = receipt.last;
                self.updated = at;
                Ok(())
            }
            Err(error) => {
                warn!(table = ?self.id, %error, "a change is not on disk; the table is rebuilt from what is");
                self.hub.metrics.store_failures.inc();
                if self.hub.store.is_shared() && is_out_of_touch(&error) {
                    self.hand_on();
                } else {
                    self.reload().await;
                }
                Err(Objection::from(&error))
            }
        }
    }

    /// Rebuilds the table from disk and shows it to everybody.
    async fn reload(&mut self) {
        let Ok(opened) = self.hub.open(&self.id, None).await else {
            return self.hand_on();
        };
        self.held = opened.held;
        self.say_presence();
        self.last = opened.stored.last();
        self.ended = opened.stored.state == State::Over;
        self.seats.clone_from(&opened.stored.seats);
        self.amounts = Amounts::of(&opened.stored);
        if let Ok(restored) = &opened.restored {
            self.header = restored.header.clone();
        }
        self.play = self.take_in(opened.restored);
        self.request = None;
        self.jobs = [None; MAX_SEATS];
        self.deadlines = [None; MAX_SEATS];
        self.forget_passes();
        self.go_on().await;
    }

    /// After a change: clocks, bots, and an update for everybody.
    async fn go_on(&mut self) {
        let shown = aside(|| {
            guarded(|| {
                self.set_clocks();
                self.note_asked();
                self.wake_bots();
                self.send_passes();
                self.publish();
            })
        });
        if let Err(broken) = shown {
            self.stop(None, broken).await;
        }
    }

    /// A game that is over is remembered by its group, then closed. A crash in between repeats both on the next start.
    async fn finish_if_over(&mut self) {
        let Play::Going(table) = &self.play else { return };
        if self.ended || !table.is_over() {
            return;
        }
        let unlocked = guarded(|| table.outcome()).ok().flatten().and_then(|outcome| outcome.unlocks);
        if let (Some(number), Some(group)) = (unlocked, self.header.agreed.group.clone()) {
            let title = self.title.clone();
            let kept = self.hub.blocking(move |hub| campaign::add(&hub.store, &group, &title, number)).await;
            if let Err(error) = kept {
                warn!(table = ?self.id, %error, "what the game unlocked could not be kept; tried again on the next start");
                return;
            }
        }
        self.close_books().await;
    }

    /// Says on disk that nothing changes here any more.
    async fn close_books(&mut self) {
        let state = Some(State::Over);
        // Nobody is called any more, so how is forgotten too.
        let calls = std::mem::take(&mut self.header.calls);
        let header = (!calls.is_empty()).then(|| Json::of(&self.header).expect("a header is plain data"));
        let change = TableChange { state, header, ..TableChange::new(self.id.clone(), Moment::now()) };
        if self.commit(change).await.is_ok() {
            self.ended = true;
            self.jobs = [None; MAX_SEATS];
            self.deadlines = [None; MAX_SEATS];
            self.hub.metrics.games_over.inc();
            self.hub.metrics.open_tables.dec();
            info!(table = ?self.id, title = %self.title, "game over");
        }
    }
}

/// Does work that may take a while apart from the threads that serve connections.
fn aside<T>(work: impl FnOnce() -> T) -> T {
    use tokio::runtime::{Handle, RuntimeFlavor};
    let several = Handle::try_current().is_ok_and(|now| now.runtime_flavor() == RuntimeFlavor::MultiThread);
    if several { tokio::task::block_in_place(work) } else { work() }
}

/// Whether an error says that another server may run the table now, or soon.
fn is_out_of_touch(error: &StoreError) -> bool {
    matches!(error, StoreError::LeaseLost | StoreError::Elsewhere { .. } | StoreError::Unreachable { .. })
}

/// A refusal of the rules as an objection, for `map_err`.
fn refused(refused: Refused) -> Objection {
    refused.into()
}

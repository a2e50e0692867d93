//! Whoever looks at a table: who they are, what they have seen, and what is sent to them.

use super::{Command, Elder, Play, Room};
use crate::messages::{self, Around};
use crate::objection::Objection;
use crate::outbox::Outbox;
use crate::protocol::{
    FromServer, LuckPromise, LuckShown, Phrase, PlayedUnder, SeatKind, SeatState, Snapshot, Stage, ToServer,
};
use crate::rules::guarded;
use crate::servers::Held;
use holdout_catalog::Table;
use holdout_kernel::{Luck, Seat, SeatSet, Viewer};
use holdout_store::{Holder, LinkHash};
use serde_json::Value;
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Connections that may hold the same seats at once: several windows of one person.
const MOST_PER_SEAT: usize = 16;

pub(super) struct Guest {
    out: Outbox,
    pub held: SeatSet,
    /// How much of the log this client has.
    seen: usize,
    era: u32,
}

/// What everybody may know of the luck before the end.
fn shown_luck(luck: &Luck) -> LuckShown {
    let shares = luck.shares.iter().map(|share| LuckPromise { seat: share.seat.0, promise: share.promise.clone() });
    LuckShown { commitment: luck.commitment.clone(), shares: shares.collect() }
}

/// A message as it goes over the wire.
fn text(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}

impl Room {
    pub(super) async fn handle(&mut self, command: Command) {
        match command {
            Command::Enter { guest, out, keys, since, era, verdict } => {
                let entered = self.enter(guest, out, &keys, since, era).await;
                let _ = verdict.send(entered);
            }
            Command::Leave { guest } => self.leave(guest),
            Command::Hear { guest, wish } => self.hear(guest, wish).await,
            Command::Wish { keys, wish, verdict } => {
                let done = match self.held_by(&keys) {
                    Ok(held) => self.perform(held, &wish).await,
                    Err(objection) => Err(objection),
                };
                let _ = verdict.send(done);
            }
            Command::Join { wish, verdict } => {
                let joined = self.join(wish).await;
                let _ = verdict.send(joined);
            }
            Command::Invite { keys, seat, verdict } => {
                let invited = match self.held_by(&keys) {
                    Ok(held) => self.invite(held, Seat(seat)).await,
                    Err(objection) => Err(objection),
                };
                let _ = verdict.send(invited);
            }
            Command::Know { keys, verdict } => {
                let known = match self.held_by(&keys) {
                    Ok(held) => self.know(held).await,
                    Err(objection) => Err(objection),
                };
                let _ = verdict.send(known);
            }
            Command::Advise { keys, seat, verdict } => {
                let advice = self.held_by(&keys).and_then(|held| self.advice(held, Seat(seat)));
                let _ = verdict.send(advice.map(Box::new));
            }
            Command::Glance { keys, verdict } => {
                let _ = verdict.send(self.held_by(&keys).map(|held| Box::new(self.glance(held))));
            }
            Command::Again { keys, verdict } => {
                let again = self.held_by(&keys).and_then(|held| self.again(held));
                let _ = verdict.send(again.map(Box::new));
            }
            Command::Next { table, verdict } => {
                let noted = self.note_next(table).await;
                let _ = verdict.send(noted);
            }
            Command::Look { keys, verdict } => {
                let seen = match self.held_by(&keys) {
                    Ok(held) => {
                        self.note_there(held);
                        self.snapshot(held).await
                    }
                    Err(objection) => Err(objection),
                };
                let _ = verdict.send(seen.map(Box::new));
            }
            Command::Calls { keys, verdict } => {
                let _ = verdict.send(self.held_by(&keys).map(|held| self.calls_of(held)));
            }
            Command::Call { keys, call, verdict } => {
                let made = match self.held_by(&keys) {
                    Ok(held) => self.add_call(held, *call).await,
                    Err(objection) => Err(objection),
                };
                let _ = verdict.send(made);
            }
            Command::DropCall { keys, call, verdict } => {
                let dropped = match self.held_by(&keys) {
                    Ok(held) => self.drop_call(held, &call).await.map(|()| self.calls_of(held)),
                    Err(objection) => Err(objection),
                };
                let _ = verdict.send(dropped);
            }
            Command::Uncall { seat, id } => {
                // What the disk does not take is tried again with the next call.
                let _ = self.drop_call(SeatSet::EMPTY.with(Seat(seat)), &id).await;
            }
            Command::LateCall { seat, id, late } => {
                // What the disk does not take is counted again with the next call.
                let _ = self.note_late(seat, &id, late).await;
            }
            Command::Pass { seat, ask } => self.pass_now(Seat(seat), ask).await,
            Command::Bot { seat, ask, words, answer } => self.bot_said(Seat(seat), ask, words, answer).await,
        }
    }

    /// The seats these keys open. A single wrong key opens nothing, and the link of an open seat is no key.
    pub(super) fn held_by(&self, keys: &[String]) -> Result<SeatSet, Objection> {
        let seat_of = |key: &String| {
            let link = Some(LinkHash::of(key));
            let found = self.seats.iter().find(|seat| seat.link == link && seat.holder != Holder::Open);
            found.map(|seat| Seat(seat.seat)).ok_or_else(Objection::bad_key)
        };
        keys.iter().map(seat_of).collect()
    }

    async fn enter(&mut self, guest: u64, out: Outbox, keys: &[String], since: u32, era: u32) -> Result<(), Objection> {
        let held = self.held_by(keys)?;
        if held.is_empty() {
            let watchers = self.guests.values().filter(|guest| guest.held.is_empty()).count();
            if watchers >= self.hub.settings.most_watchers {
                return Err(Objection::full_of_guests());
            }
        } else {
            self.make_room_for(held);
        }
        self.guests.insert(guest, Guest { out, held, seen: since as usize, era });
        self.calling.hear_from(held);
        let came = held.iter().filter(|seat| self.away[seat.index()].take().is_some()).count();
        if came > 0 {
            self.tell_presence(Some(guest));
        }
        match &self.play {
            Play::Going(_) | Play::Gathering(_) | Play::Elder(_) => self.refresh(guest).await,
            Play::Stopped(_) => {
                let message = text(&self.fault_message());
                self.send(guest, message);
            }
        }
        Ok(())
    }

    /// Whoever holds a seat comes in, however often they came before: their oldest connection makes room.
    fn make_room_for(&mut self, held: SeatSet) {
        let same = |guest: &Guest| guest.held == held;
        if self.guests.values().filter(|guest| same(guest)).count() >= MOST_PER_SEAT {
            let oldest = self.guests.iter().filter(|(_, guest)| same(guest)).map(|(id, _)| *id).min();
            self.drop_guests(oldest.into_iter().collect());
        }
    }

    /// A seat has another key now: connections that came with the old one come again, and see what they may.
    pub(super) fn let_go_of(&mut self, seat: Seat) {
        let held = self.guests.iter().filter(|(_, guest)| guest.held.contains(seat)).map(|(id, _)| *id);
        let held: Vec<u64> = held.collect();
        for guest in held {
            self.leave(guest);
        }
    }

    /// Somebody speaks for these seats, or looks with their keys: without a live connection too they are not gone.
    pub(super) fn note_there(&mut self, held: SeatSet) {
        for seat in held.iter() {
            if let Some(since) = &mut self.away[seat.index()] {
                *since = Instant::now();
            }
        }
    }

    pub(super) fn leave(&mut self, guest: u64) {
        let Some(left) = self.guests.remove(&guest) else { return };
        let still_there: SeatSet = self.guests.values().flat_map(|guest| guest.held.iter()).collect();
        let gone = left.held.minus(still_there);
        for seat in gone.iter() {
            self.away[seat.index()] = Some(Instant::now());
        }
        self.calling.hear_from(gone);
        if !gone.is_empty() {
            self.tell_presence(None);
        }
    }

    async fn hear(&mut self, guest: u64, wish: ToServer) {
        let Some(held) = self.guests.get(&guest).map(|guest| guest.held) else { return };
        if let ToServer::Typing { seat } = wish {
            if usize::from(seat) < self.seats.len() && held.contains(Seat(seat)) {
                self.tell_others(guest, &FromServer::Typing { seat });
            }
            return;
        }
        let stood_still = matches!(self.play, Play::Stopped(_));
        let Err(objection) = self.perform(held, &wish).await else { return };
        self.hub.metrics.refusals.inc();
        if !stood_still && matches!(self.play, Play::Stopped(_)) {
            // Everybody has just been told of the fault.
            return;
        }
        let failure = *objection.failure;
        let message = match (failure.rule, &wish) {
            (Some(rule), ToServer::Answer { seat, ask, .. }) => {
                FromServer::Refused { ask: *ask, why: failure.why, rule, view: self.view_of(Seat(*seat)) }
            }
            (Some(rule), ToServer::Say { seat, .. }) => {
                FromServer::Refused { ask: 0, why: failure.why, rule, view: self.view_of(Seat(*seat)) }
            }
            _ => FromServer::Error { why: failure.why },
        };
        self.send(guest, text(&message));
        if matches!(wish, ToServer::Answer { .. }) {
            self.refresh(guest).await;
        }
    }

    fn view_of(&self, seat: Seat) -> Value {
        let Play::Going(table) = &self.play else { return Value::Null };
        guarded(|| table.view(Viewer::Seat(seat))).unwrap_or(Value::Null)
    }

    /// The table as it stands, for one client.
    async fn refresh(&mut self, guest: u64) {
        let shown = super::aside(|| {
            guarded(|| {
                if let Some(message) = self.update_for(guest) {
                    self.send(guest, message);
                }
            })
        });
        if let Err(broken) = shown {
            self.stop(None, broken).await;
        }
    }

    /// The table as it stands, for everybody who holds a seat.
    pub(super) async fn refresh_holders_of(&mut self, seat: Seat) {
        let holders = self.guests.iter().filter(|(_, guest)| guest.held.contains(seat)).map(|(id, _)| *id);
        let holders: Vec<u64> = holders.collect();
        for guest in holders {
            self.refresh(guest).await;
        }
    }

    fn update_for(&mut self, guest: u64) -> Option<Utf8Bytes> {
        if let Play::Gathering(_) = &self.play {
            let held = self.guests.get(&guest)?.held;
            return self.lobby_message(held).as_ref().map(text);
        }
        if let Play::Elder(Elder { table: None, under }) = &self.play {
            let why = Objection::other_rules(*under).failure.why;
            return Some(text(&FromServer::Error { why }));
        }
        let table = self.shown()?;
        let (held, from) = {
            let guest = self.guests.get(&guest)?;
            (guest.held, self.place_of(guest, table.log_len()))
        };
        let update = messages::update(table, held, from, self.around(held));
        let (seen, era) = (table.log_len(), self.era);
        let guest = self.guests.get_mut(&guest)?;
        (guest.seen, guest.era) = (seen, era);
        Some(messages::text_of(&update).into())
    }

    /// The game as it can be looked at: the one being played, or one of other rules as far as it is true here.
    fn shown(&self) -> Option<&dyn Table> {
        match &self.play {
            Play::Going(table) => Some(table.as_ref()),
            Play::Elder(elder) => elder.table.as_deref(),
            Play::Gathering(_) | Play::Stopped(_) => None,
        }
    }

    pub(super) fn played_under(&self) -> Option<PlayedUnder> {
        match &self.play {
            Play::Elder(elder) => Some(elder.under),
            Play::Going(_) | Play::Gathering(_) | Play::Stopped(_) => None,
        }
    }

    /// Where the next update of a client continues. After something was taken back, from the beginning.
    fn place_of(&self, guest: &Guest, log: usize) -> usize {
        if guest.era == self.era && guest.seen <= log { guest.seen } else { 0 }
    }

    /// An update for everybody. Clients that see the same get the same bytes, made once.
    pub(super) fn publish(&mut self) {
        if let Play::Gathering(_) = &self.play {
            return self.publish_lobby();
        }
        let Some(table) = self.shown() else { return };
        let log = table.log_len();
        let mut made: Vec<(SeatSet, usize, Utf8Bytes)> = Vec::new();
        let mut lost = Vec::new();
        for (&id, guest) in &self.guests {
            let (held, from) = (guest.held, self.place_of(guest, log));
            let ready = made.iter().find(|(seats, place, _)| *seats == held && *place == from);
            let message = if let Some((_, _, message)) = ready {
                message.clone()
            } else {
                let update = messages::update(table, held, from, self.around(held));
                let message: Utf8Bytes = messages::text_of(&update).into();
                made.push((held, from, message.clone()));
                message
            };
            if guest.out.send(message).is_err() {
                lost.push(id);
            }
        }
        for guest in self.guests.values_mut() {
            (guest.seen, guest.era) = (log, self.era);
        }
        self.drop_guests(lost);
    }

    fn publish_lobby(&mut self) {
        let mut lost = Vec::new();
        for (&id, guest) in &self.guests {
            let message = self.lobby_message(guest.held).as_ref().map(text);
            if message.is_some_and(|message| guest.out.send(message).is_err()) {
                lost.push(id);
            }
        }
        self.drop_guests(lost);
    }

    fn send(&mut self, guest: u64, message: Utf8Bytes) {
        let Some(there) = self.guests.get(&guest) else { return };
        if there.out.send(message).is_err() {
            self.drop_guests(vec![guest]);
        }
    }

    pub(super) fn tell_all(&mut self, message: &FromServer) {
        self.tell_others(u64::MAX, message);
    }

    fn tell_others(&mut self, except: u64, message: &FromServer) {
        let message = text(message);
        let others = self.guests.iter().filter(|(id, _)| **id != except);
        let lost = others.filter(|(_, guest)| guest.out.send(message.clone()).is_err()).map(|(id, _)| *id);
        let lost = lost.collect();
        self.drop_guests(lost);
    }

    /// Clients that do not keep up are let go; they come back by themselves and continue where they stopped.
    fn drop_guests(&mut self, lost: Vec<u64>) {
        for guest in lost {
            self.hub.metrics.cut_off.inc();
            self.leave(guest);
        }
    }

    /// Says to the house, and so to other servers, who is there.
    pub(super) fn say_presence(&self) {
        let there = (0..).zip(&self.away).filter(|(_, away)| away.is_none());
        let there = there.map(|(seat, _)| Seat(seat)).collect();
        self.presence.say(self.held.as_ref().map(Held::hold), there);
    }

    fn tell_presence(&mut self, except: Option<u64>) {
        self.say_presence();
        let seats = self.seat_states();
        self.tell_others(except.unwrap_or(u64::MAX), &FromServer::Presence { seats });
    }

    /// What stands around the table for a client that holds these seats.
    fn around(&self, held: SeatSet) -> Around {
        Around {
            era: self.era,
            seats: self.seat_states(),
            clock: self.clock_state(),
            undo: self.undo_state(held),
            passes: self.passes.of(held),
            over: self.ended || matches!(&self.play, Play::Going(table) if table.is_over()),
            rematch: self.header.agreed.next.clone(),
            played_under: self.played_under(),
        }
    }

    pub(super) fn seat_states(&self) -> Vec<SeatState> {
        let state = |seat: &holdout_store::Seat| {
            let (kind, bot) = match &seat.holder {
                Holder::Human => (SeatKind::Human, None),
                Holder::Open => (SeatKind::Open, None),
                Holder::Bot(kind) => (SeatKind::Bot, Some(kind.clone())),
            };
            SeatState {
                seat: seat.seat,
                name: seat.name.clone(),
                kind,
                online: self.away[seat.seat as usize].is_none(),
                bot,
                thinking: self.jobs[seat.seat as usize].is_some(),
                ready: matches!(&self.play, Play::Gathering(gathering) if gathering.is_ready(seat.seat)),
                passed: self.passed.contains(Seat(seat.seat)),
                handed: self.header.agreed.handed.contains(&seat.seat),
            }
        };
        self.seats.iter().map(state).collect()
    }

    /// Everything one viewer may know, at once.
    async fn snapshot(&mut self, held: SeatSet) -> Result<Snapshot, Objection> {
        match super::aside(|| guarded(|| self.picture(held))) {
            Ok(snapshot) => Ok(snapshot),
            Err(broken) => Err(self.stop(None, broken).await),
        }
    }

    fn picture(&self, held: SeatSet) -> Snapshot {
        let around = self.around(held);
        let record = &self.header.record;
        let mut snapshot = Snapshot {
            title: self.title.clone(),
            stage: if self.ended { Stage::Over } else { Stage::Open },
            seq: 0,
            era: self.era,
            view: Value::Null,
            views: std::collections::BTreeMap::new(),
            asks: Vec::new(),
            liberties: Vec::new(),
            waiting: Vec::new(),
            log: Vec::new(),
            seats: around.seats,
            held: held.iter().map(|seat| seat.0).collect(),
            clock: around.clock,
            undo: around.undo,
            commitment: record.commitment.clone(),
            luck: record.luck.as_ref().map(shown_luck),
            lobby: self.lobby(held).map(Box::new),
            known: self.header.agreed.known,
            hints: self.header.agreed.hints,
            bots_after: self.header.agreed.bots_after,
            rematch: self.header.agreed.next.clone(),
            seeded: self.header.agreed.seeded,
            continues: self.header.agreed.continues,
            mates: self.header.agreed.mates,
            setup: record.setup.clone().unwrap_or(Value::Null),
            chat: self.chat.clone(),
            fault: None,
            played_under: around.played_under,
        };
        match &self.play {
            Play::Elder(_) => self.picture_of_game(&mut snapshot, held),
            Play::Going(table) => {
                let table = table.as_ref();
                self.picture_of_game(&mut snapshot, held);
                snapshot.asks = messages::asks(table, held);
                snapshot.liberties = messages::liberties(table, held);
                snapshot.waiting = messages::waiting(table);
            }
            Play::Gathering(_) => {
                if !self.ended {
                    snapshot.stage = Stage::Lobby;
                }
            }
            Play::Stopped(stopped) => {
                snapshot.stage = Stage::Faulted;
                snapshot.fault = Some(stopped.id.clone());
            }
        }
        snapshot
    }

    /// What there is to see and what has happened, whether or not it goes on.
    fn picture_of_game(&self, snapshot: &mut Snapshot, held: SeatSet) {
        let Some(table) = self.shown() else { return };
        snapshot.seq = table.log_len() as u32;
        snapshot.views = messages::views(table, held);
        snapshot.view = snapshot.views.values().next().cloned().unwrap_or(Value::Null);
        snapshot.log = messages::events(table, held, 0);
    }

    pub(super) fn fault_message(&self) -> FromServer {
        let (id, step_back) = match &self.play {
            Play::Stopped(stopped) => (stopped.id.clone(), stopped.before.is_some()),
            Play::Going(_) | Play::Gathering(_) | Play::Elder(_) => (String::new(), false),
        };
        FromServer::Fault { why: Phrase::new("server-fault").text("id", &*id), id, step_back }
    }
}

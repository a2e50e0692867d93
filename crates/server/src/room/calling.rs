//! When somebody is called to the table who is not there.
//!
//! A seat is called once it is asked something, nobody who holds it is connected, and both have lasted for a while: a
//! page that is loaded anew, or a question that others answer, calls nobody. After a call there is no other until
//! somebody came or spoke for the seat, and none for some minutes even so.

use super::{Play, Room};
use crate::calls::{Kept, Turn};
use crate::objection::Objection;
use crate::protocol::{CallMade, Calls};
use holdout_kernel::{MAX_SEATS, Seat, SeatSet};
use holdout_store::{Holder, Json, Moment, TableChange};
use std::time::Duration;
use tokio::time::Instant;

/// A table that comes back into memory with a question older than this has made its calls before.
const LONG_AGO: Duration = Duration::from_mins(10);

/// Whether a question from so long ago may still have to be called out.
pub(super) fn is_recent(moved: Moment) -> bool {
    Moment::now().0 - moved.0 < LONG_AGO.as_millis() as i64
}

/// Who owes an answer, and who was told.
pub(super) struct Calling {
    /// Since when a seat is asked something.
    asked: [Option<Instant>; MAX_SEATS],
    /// When somebody of a seat last left or spoke.
    heard: [Instant; MAX_SEATS],
    called: SeatSet,
    /// When a seat was last called.
    last: [Option<Instant>; MAX_SEATS],
    /// What is asked now was asked before the table came into memory, and called out then.
    told_before: bool,
}

impl Calling {
    pub fn new(moved: Moment) -> Self {
        let told_before = !is_recent(moved);
        let (none, now) = ([None; MAX_SEATS], [Instant::now(); MAX_SEATS]);
        Self { asked: none, heard: now, called: SeatSet::EMPTY, last: none, told_before }
    }

    /// Somebody is there for these seats, or just was.
    pub fn hear_from(&mut self, seats: SeatSet) {
        self.called = self.called.minus(seats);
        for seat in seats.iter() {
            self.heard[seat.index()] = Instant::now();
        }
    }
}

impl Room {
    /// After a change: who is asked something now.
    pub(super) fn note_asked(&mut self) {
        let mut asked = SeatSet::EMPTY;
        if let Play::Going(table) = &self.play
            && !self.ended
            && !self.header.calls.is_empty()
        {
            asked = table.waiting().iter().filter(|owed| !owed.locked).map(|owed| owed.seat).collect();
        }
        if std::mem::take(&mut self.calling.told_before) {
            self.calling.called = asked;
        }
        let now = Instant::now();
        for seat in (0..self.seats.len() as u8).map(Seat) {
            let since = &mut self.calling.asked[seat.index()];
            *since = asked.contains(seat).then(|| since.unwrap_or(now));
        }
    }

    /// When a seat is to be called, if nothing happens before.
    fn call_due(&self, seat: Seat) -> Option<Instant> {
        let place = seat.index();
        let asked = self.calling.asked[place]?;
        let left = self.away[place]?;
        let wanted = self.seats[place].holder == Holder::Human && !self.calling.called.contains(seat);
        let since = asked.max(left).max(self.calling.heard[place]);
        let known = self.header.calls.iter().any(|call| call.seat == seat.0);
        let settings = &self.hub.settings.calls;
        let again = self.calling.last[place].map(|last| last + settings.apart);
        (wanted && known).then(|| (since + settings.after).max(again.unwrap_or(since)))
    }

    pub(super) fn next_call(&self) -> Option<Instant> {
        (0..self.seats.len() as u8).filter_map(|seat| self.call_due(Seat(seat))).min()
    }

    /// Calls whoever is due.
    pub(super) fn make_calls(&mut self) {
        let now = Instant::now();
        for seat in (0..self.seats.len() as u8).map(Seat) {
            if self.call_due(seat).is_none_or(|due| due > now) {
                continue;
            }
            self.calling.called = self.calling.called.with(seat);
            self.calling.last[seat.index()] = Some(now);
            let Ok(title) = self.hub.title(&self.title) else { continue };
            for call in self.header.calls.iter().filter(|call| call.seat == seat.0) {
                let (table, title, name) = (self.id.clone(), self.title.clone(), title.info().name);
                self.hub.herald.call(&self.hub, Turn { table, title, name, call: call.clone() });
            }
        }
    }

    pub(super) fn calls_of(&self, held: SeatSet) -> Calls {
        let own = self.header.calls.iter().filter(|call| held.contains(Seat(call.seat)));
        Calls { key: None, calls: own.map(Kept::shown).collect() }
    }

    /// Agrees on a way to call a seat. The same address again takes the place of the old one.
    pub(super) async fn add_call(&mut self, held: SeatSet, call: Kept) -> Result<CallMade, Objection> {
        let seat = Seat(call.seat);
        if seat.index() >= self.seats.len() {
            return Err(Objection::no_such_seat());
        }
        if !held.contains(seat) {
            return Err(Objection::not_your_seat());
        }
        if self.ended {
            return Err(Objection::not_now("server-over"));
        }
        let mut calls = self.header.calls.clone();
        calls.retain(|other| other.seat != call.seat || other.id != call.id);
        if calls.iter().filter(|other| other.seat == call.seat).count() >= self.hub.settings.calls.most_per_seat {
            return Err(Objection::not_now("server-calls-full"));
        }
        let made = CallMade { call: call.shown(), secret: call.secret() };
        calls.push(call);
        self.keep_calls(calls).await?;
        Ok(made)
    }

    /// Forgets a way to call a seat; of `held` seats, or of any if the address itself said that nobody is there.
    pub(super) async fn drop_call(&mut self, held: SeatSet, id: &str) -> Result<(), Objection> {
        let mut calls = self.header.calls.clone();
        calls.retain(|call| call.id != id || !held.contains(Seat(call.seat)));
        if calls.len() == self.header.calls.len() {
            return Ok(());
        }
        self.keep_calls(calls).await
    }

    /// Notes how many calls in a row an address has not answered.
    pub(super) async fn note_late(&mut self, seat: u8, id: &str, late: u8) -> Result<(), Objection> {
        let mut calls = self.header.calls.clone();
        let Some(call) = calls.iter_mut().find(|call| call.seat == seat && call.id == id) else { return Ok(()) };
        call.late = late;
        self.keep_calls(calls).await
    }

    async fn keep_calls(&mut self, calls: Vec<Kept>) -> Result<(), Objection> {
        let mut header = self.header.clone();
        header.calls = calls;
        let json = Json::of(&header).expect("a header is plain data");
        // A way to be called is no move at the table: what the lobby shows as its last change stays.
        self.commit(TableChange { header: Some(json), ..TableChange::new(self.id.clone(), self.updated) }).await?;
        self.header = header;
        self.go_on().await;
        Ok(())
    }
}

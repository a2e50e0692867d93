//! Clocks: when a seat's time runs out, the answer the rules name is given, or a bot takes the seat.

use super::{Play, Room, refused};
use crate::protocol::{ClockKind, OnTimeout};
use holdout_catalog::Ask;
use holdout_kernel::{MAX_SEATS, Seat};
use holdout_store::{Holder, Moment};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;
use tracing::warn;

/// Until when a seat may think about one question.
#[derive(Clone, Copy)]
pub(super) struct Deadline {
    ask: u32,
    pub at: Instant,
}

impl Room {
    /// How long somebody may think about a question.
    fn time_for(&self, ask: &Ask) -> Option<Duration> {
        let clock = &self.header.agreed.clock;
        let seconds = match clock.kind {
            ClockKind::None => None,
            ClockKind::Decision | ClockKind::Days => clock.seconds,
            ClockKind::Book => ask.seconds.map(u32::from),
        };
        seconds.map(|seconds| Duration::from_secs(u64::from(seconds)))
    }

    fn has_clock(&self) -> bool {
        self.header.agreed.clock.kind != ClockKind::None
    }

    /// Gives every new question of a person its time. Nobody's clock runs while a seat is empty.
    pub(super) fn set_clocks(&mut self) {
        if !self.has_clock() {
            return;
        }
        let empty = self.seats.iter().any(|seat| seat.holder == Holder::Open);
        let mut deadlines = [None; MAX_SEATS];
        if let Play::Going(table) = &self.play
            && !self.ended
            && !empty
        {
            for owed in table.waiting().into_iter().filter(|owed| !owed.locked) {
                let place = owed.seat.index();
                if self.seats[place].holder != Holder::Human {
                    continue;
                }
                if let Some(ask) = table.ask(owed.seat)
                    && let Some(limit) = self.time_for(&ask)
                {
                    let running = self.deadlines[place].filter(|deadline| deadline.ask == ask.id.0);
                    let fresh = Deadline { ask: ask.id.0, at: Instant::now() + limit };
                    deadlines[place] = Some(running.unwrap_or(fresh));
                }
            }
        }
        self.deadlines = deadlines;
    }

    /// A clock of days has gone on while the server was away.
    pub(super) fn resume_clocks(&mut self, updated: Moment) {
        if self.header.agreed.clock.kind != ClockKind::Days || crate::rules::guarded(|| self.set_clocks()).is_err() {
            return;
        }
        let away = Duration::from_millis((Moment::now().0 - updated.0).max(0) as u64);
        for deadline in self.deadlines.iter_mut().flatten() {
            deadline.at = deadline.at.checked_sub(away).unwrap_or_else(Instant::now);
        }
    }

    /// Milliseconds left, by seat.
    pub(super) fn clock_state(&self) -> Option<BTreeMap<String, u64>> {
        if !self.has_clock() {
            return None;
        }
        let now = Instant::now();
        let running = self.deadlines.iter().enumerate();
        let left = running.filter_map(|(seat, deadline)| {
            Some((seat.to_string(), deadline.as_ref()?.at.saturating_duration_since(now).as_millis() as u64))
        });
        Some(left.collect())
    }

    pub(super) async fn on_time(&mut self) {
        self.let_bots_answer().await;
        self.make_calls();
        let now = Instant::now();
        for seat in (0..self.seats.len() as u8).map(Seat) {
            if self.deadlines[seat.index()].is_some_and(|deadline| deadline.at <= now) {
                self.run_out(seat).await;
            }
        }
    }

    async fn run_out(&mut self, seat: Seat) {
        self.deadlines[seat.index()] = None;
        self.hub.metrics.lapses.inc();
        let by_bot = self.header.agreed.on_timeout == OnTimeout::Bot;
        let done = if by_bot {
            self.pass_to_bot(seat).await
        } else {
            match self.change(None, |table| table.lapse(seat).map_err(refused)).await {
                // A question without an answer for the clock goes to a bot.
                Err(objection) if objection.failure.rule.is_some() => self.pass_to_bot(seat).await,
                done => done,
            }
        };
        if let Err(objection) = done {
            warn!(table = ?self.id, why = %objection.failure.why.key, "a clock ran out and nobody could answer");
            self.go_on().await;
        }
    }
}

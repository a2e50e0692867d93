//! Clocks: when a seat's time runs out, the answer the rules name is given, or a bot takes the seat.

use super::{Play, Room, refused};
use crate::protocol::{ClockKind, OnTimeout};
use holdout_catalog::Ask;
use holdout_kernel::{By, Line, MAX_SEATS, Seat};
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

/// Time that somebody has left for a question whose clock does not run just now.
#[derive(Clone, Copy)]
pub(super) struct TimeLeft {
    /// `None`: for whatever the seat is asked next.
    ask: Option<u32>,
    left: Duration,
}

impl Deadline {
    fn left(&self) -> Duration {
        self.at.saturating_duration_since(Instant::now())
    }
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

    /// Keeps what the seat of an answer had left, in case it takes the answer back.
    pub(super) fn note_time_left(&mut self, line: &Line) {
        let left = self.deadlines[line.seat.index()].map(|deadline| deadline.left());
        if line.answer.is_some()
            && let Some(answered) = self.answered.last_mut()
        {
            answered.left = left;
        }
    }

    /// Whoever takes the last answer back alone gets no new time for it: only where all agree does the clock begin anew.
    /// The question it is asked at this moment, and will be asked again, goes on where it was left too.
    pub(super) fn keep_time_of_last_answer(&mut self, seat: Seat) {
        self.left = [None; MAX_SEATS];
        if let Some(running) = self.deadlines[seat.index()] {
            self.abandoned[seat.index()] = Some(TimeLeft { ask: Some(running.ask), left: running.left() });
        }
        if let Some(last) = self.answered.last()
            && let Some(left) = last.left
        {
            self.left[last.seat as usize] = Some(TimeLeft { ask: None, left });
        }
    }

    /// An answer after which nothing has happened, such as a weapon drawn and put away, begins no new time: whoever goes to
    /// and fro is still at the same decision. Where the clock gave it, no time is left.
    pub(super) fn keep_thinking(&mut self, line: &Line) {
        let place = line.seat.index();
        let left = match (self.deadlines[place], line.by) {
            (Some(running), _) => running.left(),
            (None, By::Clock) => Duration::ZERO,
            (None, By::Player) => return,
        };
        self.left[place] = Some(TimeLeft { ask: None, left });
    }

    fn has_clock(&self) -> bool {
        self.header.agreed.clock.kind != ClockKind::None
    }

    /// Gives every new question of a person its time. Nobody's clock runs while a seat is empty; and whoever lends a seat
    /// and takes it back has what was left.
    pub(super) fn set_clocks(&mut self) {
        if !self.has_clock() {
            return;
        }
        let empty = self.seats.iter().any(|seat| seat.holder == Holder::Open);
        let mut deadlines = [None; MAX_SEATS];
        let mut left = [None; MAX_SEATS];
        let mut moments = self.moments;
        if let Play::Going(table) = &self.play
            && !self.ended
        {
            for owed in table.waiting().into_iter().filter(|owed| !owed.locked) {
                let place = owed.seat.index();
                let Some(ask) = table.ask(owed.seat) else { continue };
                let running = self.deadlines[place].filter(|deadline| deadline.ask == ask.id.0);
                let fits = |kept: &TimeLeft| kept.ask.is_none_or(|kept| kept == ask.id.0);
                let came_back = self.left[place].filter(fits);
                let kept = came_back.or(self.abandoned[place].filter(fits)).map(|kept| kept.left);
                let kept = running.map(|running| running.left()).or(kept);
                if empty || self.seats[place].holder != Holder::Human {
                    left[place] = kept.map(|left| TimeLeft { ask: Some(ask.id.0), left });
                } else if let Some(limit) = self.time_for(&ask) {
                    let mut limit = kept.map_or(limit, |kept| kept.min(limit));
                    // Whoever takes the seat back from a bot sees the question at least; once, or they would never be done.
                    let returns = running.is_none() && came_back.is_some_and(|kept| kept.ask.is_some());
                    let moment = self.hub.settings.moment;
                    if returns && limit < moment && moments[place] != Some(ask.id.0) {
                        moments[place] = Some(ask.id.0);
                        limit = moment;
                    }
                    let fresh = Deadline { ask: ask.id.0, at: Instant::now() + limit };
                    deadlines[place] = Some(running.unwrap_or(fresh));
                }
            }
        }
        (self.deadlines, self.left, self.moments) = (deadlines, left, moments);
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
        // Whoever takes the seat back from the bot before it answers has no new time for this question.
        let ran_out = self.deadlines[seat.index()].take();
        self.left[seat.index()] = ran_out.map(|over| TimeLeft { ask: Some(over.ask), left: Duration::ZERO });
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

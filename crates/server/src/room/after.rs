//! Beside and after the game: what a bot would do, a glance at one's own tables, and the same again.

use super::{Play, Room};
use crate::ledger::Agreed;
use crate::objection::Objection;
use crate::protocol::{OwnTable, Stage};
use crate::rules::guarded;
use holdout_bots::Bot;
use holdout_catalog::{Ask, Seated, Table};
use holdout_kernel::{Phrase, Seat, SeatSet, Seed};
use holdout_store::{Holder, Json, Moment, TableChange};
use serde_json::Value;

/// A question, and the bot that would answer it.
pub(crate) struct Advice {
    bot: Box<dyn Bot>,
    table: Box<dyn Table>,
    pub ask: Ask,
}

impl Advice {
    /// What the bot would answer, and why, from what the seat knows.
    pub fn think(&self, seed: Seed) -> (String, Option<Phrase>) {
        let seated = Seated::new(self.table.as_ref(), self.ask.seat);
        let answer = self.bot.answer(&seated, &self.ask, seed);
        let reason = self.bot.reason(&seated, &self.ask, &answer);
        (answer, reason)
    }
}

/// What it takes to play the same again.
pub(crate) struct Again {
    pub title: String,
    pub setup: Value,
    pub agreed: Agreed,
    /// By seat: its name, and the kind of bot that played it; `None` for a person.
    pub seats: Vec<(String, Option<String>)>,
    /// The seats of whoever asks.
    pub held: SeatSet,
    pub next: Option<String>,
}

impl Room {
    pub(super) fn advice(&self, held: SeatSet, seat: Seat) -> Result<Advice, Objection> {
        if !self.header.agreed.hints {
            return Err(Objection::forbidden("server-hints-off"));
        }
        if seat.index() >= self.seats.len() {
            return Err(Objection::no_such_seat());
        }
        if !held.contains(seat) {
            return Err(Objection::not_your_seat());
        }
        let table = self.table()?;
        let asked = guarded(|| table.ask(seat)).unwrap_or(None);
        let ask = asked.ok_or_else(|| Objection::not_now("server-not-asked"))?;
        let kind = self.bot_kinds(seat).last().ok_or_else(Objection::no_such_bot)?;
        let bot = holdout_bots::bot(&self.title, kind).ok_or_else(Objection::no_such_bot)?;
        Ok(Advice { bot, table: table.copy(), ask })
    }

    pub(super) fn glance(&self, held: SeatSet) -> OwnTable {
        let waiting = match &self.play {
            Play::Going(table) if !self.ended => guarded(|| table.waiting()).unwrap_or_default(),
            Play::Going(_) | Play::Gathering(_) | Play::Elder(_) | Play::Stopped(_) => Vec::new(),
        };
        let waiting: Vec<u8> = waiting.iter().filter(|owed| !owed.locked).map(|owed| owed.seat.0).collect();
        let mission = self.header.record.setup.as_ref().and_then(|setup| setup.get("mission")?.as_str());
        OwnTable {
            table: self.id.as_str().to_owned(),
            title: self.title.clone(),
            mission: mission.map(str::to_owned),
            stage: match &self.play {
                _ if self.ended => Stage::Over,
                Play::Gathering(_) => Stage::Lobby,
                Play::Going(_) | Play::Elder(_) => Stage::Open,
                Play::Stopped(_) => Stage::Faulted,
            },
            seats: self.seat_states(),
            held: held.iter().map(|seat| seat.0).collect(),
            your_turn: waiting.iter().any(|seat| held.contains(Seat(*seat))),
            waiting,
            updated: self.updated.0,
            rematch: self.header.agreed.next.clone(),
            played_under: self.played_under(),
        }
    }

    pub(super) fn again(&self, held: SeatSet) -> Result<Again, Objection> {
        if !self.ended {
            return Err(Objection::not_now("server-not-over-yet"));
        }
        if held.is_empty() {
            return Err(Objection::not_your_seat());
        }
        let setup = self.header.record.setup.clone().ok_or_else(|| Objection::not_now("server-not-begun"))?;
        let part = |seat: &holdout_store::Seat| {
            let bot = match &seat.holder {
                Holder::Bot(kind) if seat.link.is_none() => Some(kind.clone()),
                Holder::Bot(_) | Holder::Human | Holder::Open => None,
            };
            (seat.name.clone(), bot)
        };
        Ok(Again {
            title: self.title.clone(),
            setup,
            agreed: self.header.agreed.clone(),
            seats: self.seats.iter().map(part).collect(),
            held,
            next: self.header.agreed.next.clone(),
        })
    }

    /// Notes where the same is played again; returns the table that was noted first.
    pub(super) async fn note_next(&mut self, next: String) -> Result<String, Objection> {
        if let Some(noted) = &self.header.agreed.next {
            return Ok(noted.clone());
        }
        let mut header = self.header.clone();
        header.agreed.next = Some(next.clone());
        let json = Json::of(&header).map_err(|error| Objection::from(&error))?;
        self.commit(TableChange { header: Some(json), ..TableChange::new(self.id.clone(), Moment::now()) }).await?;
        self.header = header;
        self.go_on().await;
        Ok(next)
    }
}

//! Bots at the table. They think on threads of their own, at a copy of the table of which they see their seat's side,
//! so that a slow bot holds nobody up.

use super::{Command, Play, Room, refused};
use crate::keys;
use crate::objection::Objection;
use crate::rules::guarded;
use holdout_bots::Bot;
use holdout_catalog::{Ask, Given, Seated, Table};
use holdout_kernel::{AskId, By, Mode, Seat, SeatSet, Throw};
use holdout_store::Holder;
use serde_json::Value;
use std::time::Duration;
use tokio::time::{Instant, sleep_until, timeout};
use tracing::warn;

impl Room {
    /// Sets every bot to work that owes an answer and is not at it yet.
    pub(super) fn wake_bots(&mut self) {
        let Play::Going(table) = &self.play else { return };
        if self.ended || table.is_over() {
            return;
        }
        let waiting = table.waiting();
        let is = |seat: Seat, who: fn(&Holder) -> bool| self.seats.get(seat.index()).is_some_and(|at| who(&at.holder));
        let person = |seat: Seat| is(seat, |holder| *holder == Holder::Human) && !self.passed.contains(seat);
        // People with whom the bots share a question come first, and may leave it to them.
        let shared = waiting.iter().any(|owed| !owed.locked && person(owed.seat));
        let mut turn = 0;
        let mut held_back = false;
        for owed in waiting {
            let place = owed.seat.index();
            let Some(Holder::Bot(kind)) = self.seats.get(place).map(|seat| &seat.holder) else { continue };
            if owed.locked {
                self.jobs[place] = None;
                continue;
            }
            let Some(ask) = table.ask(owed.seat) else { continue };
            if ask.mode == Mode::Each {
                // One bot's answer changes what the others were asked: they take turns.
                held_back |= shared && !self.bots_may;
                if held_back || turn > 0 {
                    self.jobs[place] = None;
                    continue;
                }
            }
            if self.jobs[place] == Some(ask.id.0) {
                turn += 1;
                continue;
            }
            let Some(bot) = holdout_bots::bot(&self.title, kind) else { continue };
            self.jobs[place] = Some(ask.id.0);
            self.think(Thought { bot, table: table.copy(), ask }, turn);
            turn += 1;
        }
        let patience = self.header.agreed.bots_after.map(|after| Duration::from_secs(u64::from(after)));
        self.bots_due = match (held_back, patience) {
            (true, Some(patience)) => Some(self.bots_due.unwrap_or_else(|| Instant::now() + patience)),
            _ => None,
        };
        let owing: Vec<Seat> = table.waiting().into_iter().filter(|owed| !owed.locked).map(|owed| owed.seat).collect();
        for seat in (0..self.seats.len() as u8).map(Seat).filter(|seat| !owing.contains(seat)) {
            self.jobs[seat.index()] = None;
        }
    }

    /// Lets a bot think, and hears from it later. Of several bots each answers a little after the one before.
    fn think(&self, thought: Thought, turn: u32) {
        let Some(me) = self.me.upgrade() else { return };
        let hub = std::sync::Arc::clone(&self.hub);
        // Every window is answered after the same pause, so that the pause tells nothing of what somebody holds.
        let turn = if thought.ask.window.is_some() { 0 } else { turn };
        let not_before = Instant::now() + hub.settings.bot_pause + hub.settings.bot_pause * turn / 4;
        let (seat, ask) = (thought.ask.seat.0, thought.ask.id.0);
        // Of tables that are older than the marks each has a share of its own.
        let maker = &self.header.agreed.by;
        let maker = if maker.is_empty() { self.id.as_str() } else { maker }.to_owned();
        tokio::spawn(async move {
            // However many tables somebody makes, their bots never have all the places.
            let share = hub.bot_shares.take(&maker).await;
            let place = hub.bots.acquire().await;
            let work = tokio::task::spawn_blocking(move || guarded(|| thought.decide()));
            let (words, answer) = match timeout(hub.settings.bot_limit, work).await {
                Ok(Ok(Ok((words, answer)))) => (words, Some(answer)),
                _ => (None, None),
            };
            drop((place, share));
            sleep_until(not_before).await;
            // A table that is gone needs no answer.
            let _ = me.send(Command::Bot { seat, ask, words, answer }).await;
        });
    }

    /// The question is another one: nobody has passed it on, and the bots wait anew.
    pub(super) fn forget_passes(&mut self) {
        self.passed = SeatSet::EMPTY;
        self.bots_due = None;
        self.bots_may = false;
    }

    /// The bots have waited long enough for the people.
    pub(super) async fn let_bots_answer(&mut self) {
        if self.bots_due.is_some_and(|due| due <= Instant::now()) {
            self.bots_due = None;
            self.bots_may = true;
            self.go_on().await;
        }
    }

    /// Somebody leaves a question to the bots who are asked it too.
    pub(super) async fn pass(&mut self, seat: Seat, ask: u32) -> Result<(), Objection> {
        let table = self.table()?;
        let asked = guarded(|| table.ask(seat)).unwrap_or(None).filter(|asked| asked.id.0 == ask);
        let asked = asked.ok_or_else(|| Objection::not_now("server-not-asked"))?;
        let bot = |seat: Seat| matches!(self.seats.get(seat.index()).map(|seat| &seat.holder), Some(Holder::Bot(_)));
        let bots = guarded(|| table.waiting().iter().any(|owed| !owed.locked && bot(owed.seat))).unwrap_or(false);
        if asked.mode != Mode::Each || !bots {
            return Err(Objection::not_now("server-nobody-to-decide"));
        }
        self.passed = self.passed.with(seat);
        self.go_on().await;
        Ok(())
    }

    pub(super) async fn bot_said(&mut self, seat: Seat, ask: u32, words: Option<Value>, answer: Option<String>) {
        // Somebody was faster, or the seat is no longer a bot's.
        if self.jobs[seat.index()] != Some(ask) {
            return;
        }
        if let Some(words) = words {
            // What the table does not take is left unsaid.
            let _ = self.change(None, |table| table.say(seat, &words).map_err(refused)).await;
        }
        self.jobs[seat.index()] = None;
        let current = guarded(|| self.table().ok().and_then(|table| table.ask(seat)));
        let Some(current) = current.unwrap_or(None).filter(|current| current.id.0 == ask) else {
            return self.go_on().await;
        };
        self.hub.metrics.bot_answers.inc();
        if let Some(name) = answer {
            let given = Given::Name(name);
            let done =
                self.change(None, |table| table.act(seat, AskId(ask), &given, By::Player).map_err(refused)).await;
            match done {
                Err(objection) if objection.failure.rule.is_some() => {}
                _ => return,
            }
        }
        self.hub.metrics.bot_failures.inc();
        warn!(table = ?self.id, title = %self.title, "a bot was late, wrong or broken; it is answered for");
        self.answer_for_bot(seat, &current).await;
    }

    async fn answer_for_bot(&mut self, seat: Seat, ask: &Ask) {
        let given = Given::Name(Throw::loose(keys::seed(), 0).pick(&ask.answers).name.clone());
        let id = ask.id;
        if self.change(None, |table| table.act(seat, id, &given, By::Player).map_err(refused)).await.is_err() {
            warn!(table = ?self.id, title = %self.title, "nobody could answer for a bot");
        }
    }
}

/// One bot with one question.
struct Thought {
    bot: Box<dyn Bot>,
    /// The game so far, of which it sees its seat's side: its memory is the log of its seat.
    table: Box<dyn Table>,
    ask: Ask,
}

impl Thought {
    fn decide(self) -> (Option<Value>, String) {
        let seated = Seated::new(self.table.as_ref(), self.ask.seat);
        let words = self.bot.say(&seated, &self.ask, keys::seed());
        (words, self.bot.answer(&seated, &self.ask, keys::seed()))
    }
}

#[cfg(test)]
mod tests {
    use crate::hub::Hub;
    use crate::making;
    use crate::protocol::TableMade;
    use crate::settings::Settings;
    use holdout_store::{Store, TableId};
    use std::net::IpAddr;
    use std::sync::Arc;
    use std::time::Duration;

    async fn bots_alone(hub: &Arc<Hub>, from: &str) -> TableMade {
        let bot = serde_json::json!({"kind": "bot", "bot": "random"});
        let wish = serde_json::json!({"title": "osaczeni", "nickname": "Ania", "seats": [bot, bot, bot]});
        making::make(hub, from.parse().unwrap(), serde_json::from_value(wish).unwrap()).await.unwrap()
    }

    async fn games_over(hub: &Hub, games: u64) {
        while hub.metrics.games_over.get() < games {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// However many bots of one maker's tables think, those of others do.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn bots_of_one_maker_hold_up_nobody_elses() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("holdout.db")).unwrap();
        let hub = Hub::new(store, Settings::unhurried(), holdout_catalog::titles());
        let (many, few) = ("192.0.2.1", "192.0.2.2");
        let mark = hub.herald.mark(&hub, many.parse::<IpAddr>().unwrap()).await.unwrap();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let mut thinking = Vec::new();
        for _ in 1..cores.max(2) {
            thinking.push((hub.bot_shares.take(&mark).await, hub.bots.acquire().await.unwrap()));
        }
        let (held_up, theirs) = (bots_alone(&hub, many).await, bots_alone(&hub, few).await);
        games_over(&hub, 1).await;
        let seq = async |made: &TableMade| hub.look(&TableId::new(&*made.table), Vec::new()).await.unwrap().seq;
        let before = seq(&held_up).await;
        assert!(before < seq(&theirs).await, "bots of somebody else have played to the end");
        drop(thinking);
        games_over(&hub, 2).await;
        assert!(before < seq(&held_up).await);
        hub.close().await.unwrap();
    }
}

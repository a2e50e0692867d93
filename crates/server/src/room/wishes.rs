//! What a seat may wish for, all kinds behind one gate, and the wishes about the game itself.

use super::seating::is_trick;
use super::undo::LastAnswer;
use super::{Play, Room, refused};
use crate::ledger::CHAT_SHOWN;
use crate::objection::Objection;
use crate::protocol::{ChatLine, FromServer, Phrase, ToServer};
use holdout_catalog::Given;
use holdout_kernel::{AskId, By, Seat, SeatSet};
use holdout_store::{Holder, Json, LineKind, Moment, TableChange};
use serde_json::Value;
use tokio::time::Instant;

/// Most answers in a row after which nothing happens: whoever draws one weapon after the other has tried them all by then.
const MOST_IDLE: u32 = 64;

impl ToServer {
    /// The seat a message speaks for.
    fn seat(&self) -> Option<u8> {
        match self {
            Self::Hello { .. } => None,
            Self::Answer { seat, .. }
            | Self::Say { seat, .. }
            | Self::Chat { seat, .. }
            | Self::Typing { seat }
            | Self::Undo { seat }
            | Self::PassWindow { seat, .. }
            | Self::Consent { seat, .. }
            | Self::HandOver { seat, .. }
            | Self::ActFor { seat, .. }
            | Self::Name { seat, .. }
            | Self::StepBack { seat }
            | Self::Ready { seat, .. }
            | Self::Reveal { seat, .. }
            | Self::Begin { seat }
            | Self::Dismiss { seat, .. }
            | Self::GiveBack { seat }
            | Self::Pass { seat, .. }
            | Self::GiveUp { seat } => Some(*seat),
        }
    }
}

impl Room {
    /// The gate: whoever speaks for a seat holds its key.
    pub(super) async fn perform(&mut self, held: SeatSet, wish: &ToServer) -> Result<(), Objection> {
        let seat = wish.seat().map(Seat).ok_or_else(|| Objection::unreadable("hello"))?;
        if seat.index() >= self.seats.len() {
            return Err(Objection::no_such_seat());
        }
        if !held.contains(seat) {
            return Err(Objection::not_your_seat());
        }
        self.calling.hear_from(SeatSet::only(seat));
        self.note_there(SeatSet::only(seat));
        match wish {
            ToServer::Hello { .. } | ToServer::Typing { .. } => Ok(()),
            ToServer::Answer { ask, answer, .. } => self.answer(seat, *ask, answer).await,
            ToServer::PassWindow { window, standing, .. } => self.pass_window(seat, window, *standing).await,
            ToServer::Say { statement, .. } => self.say(seat, statement).await,
            ToServer::Chat { text, .. } => self.chat(seat, text).await,
            ToServer::Undo { .. } => self.undo(seat).await,
            ToServer::Consent { by, line, era, yes, .. } => {
                self.consent(seat, *by, LastAnswer { line: *line, era: *era }, *yes).await
            }
            ToServer::HandOver { bot, .. } => self.hand_over(seat, bot.as_deref()).await,
            ToServer::ActFor { mate, with, .. } => self.act_for(Seat(*mate), *with).await,
            ToServer::Name { name, .. } => self.rename(seat, name).await,
            ToServer::StepBack { .. } => self.step_back().await,
            ToServer::GiveUp { .. } => self.give_up(held).await,
            ToServer::Ready { yes, promise, .. } => self.ready(seat, *yes, promise.as_deref()).await,
            ToServer::Reveal { luck, .. } => self.reveal(seat, luck).await,
            ToServer::Begin { .. } => self.begin(seat).await,
            ToServer::Dismiss { mate, .. } => self.dismiss(seat, Seat(*mate)).await,
            ToServer::GiveBack { .. } => self.give_back(seat).await,
            ToServer::Pass { ask, .. } => self.pass(seat, *ask).await,
        }
    }

    async fn answer(&mut self, seat: Seat, ask: u32, answer: &Value) -> Result<(), Objection> {
        let arrived = Instant::now();
        if matches!(self.seats[seat.index()].holder, Holder::Bot(_)) {
            return Err(Objection::not_now("server-lent-to-a-bot"));
        }
        let given = match answer {
            Value::String(name) => Given::Name(name.clone()),
            data => Given::Data(data.clone()),
        };
        if self.idle >= MOST_IDLE && self.leads_nowhere(seat, ask, &given) {
            return Err(Objection::not_now("server-to-and-fro"));
        }
        let words = self.words_of(seat, &given);
        self.change(words, |table| table.act(seat, AskId(ask), &given, By::Player).map_err(refused)).await?;
        self.hub.metrics.answers.inc();
        self.hub.metrics.durable.observe(arrived.elapsed().as_secs_f64());
        Ok(())
    }

    /// Whether nothing would happen after an answer that is legal.
    fn leads_nowhere(&self, seat: Seat, ask: u32, given: &Given) -> bool {
        let Play::Going(table) = &self.play else { return false };
        let tried = crate::rules::guarded(|| {
            let mut table = table.copy();
            let before = table.log_len();
            table.act(seat, AskId(ask), given, By::Player).is_ok() && table.log_len() == before
        });
        tried.unwrap_or(false)
    }

    /// The words of an answer, for "take back …". Only its own seat reads them.
    fn words_of(&self, seat: Seat, given: &Given) -> Option<Phrase> {
        if self.header.agreed.undo == crate::protocol::UndoPolicy::None {
            return None;
        }
        let Play::Going(table) = &self.play else { return None };
        let (ask, free) = crate::rules::guarded(|| (table.ask(seat), table.liberties(seat))).ok()?;
        let free = free.into_iter().flat_map(|free| free.answers);
        let chosen = ask.into_iter().flat_map(|ask| ask.answers).chain(free).find(|choice| match given {
            Given::Name(name) => choice.name == *name,
            Given::Data(data) => choice.answer == *data,
        });
        chosen.map(|choice| choice.phrase.into())
    }

    async fn say(&mut self, seat: Seat, statement: &Value) -> Result<(), Objection> {
        let full = self.amounts.bytes >= self.hub.settings.most_table_bytes;
        if full || self.has_had_its_share(seat, LineKind::Statement) {
            return Err(Objection::not_now("server-said-enough"));
        }
        self.hub.keep_room()?;
        if has_tricks(statement) {
            return Err(Objection::wrong("server-chat-empty"));
        }
        self.change(None, |table| table.say(seat, statement).map_err(refused)).await
    }

    /// Notes that somebody may know the luck to come, if these are the keys of all who ever sat here.
    pub(super) async fn know(&mut self, held: SeatSet) -> Result<(), Objection> {
        self.table()?;
        if self.ended {
            return Ok(());
        }
        let alone = !self.header.agreed.joined && self.seats.iter().all(|seat| seat.holder != Holder::Open);
        if !alone || held.is_empty() || !self.people().minus(held).is_empty() {
            return Err(Objection::forbidden("server-not-over-here"));
        }
        if self.header.agreed.known {
            return Ok(());
        }
        let mut header = self.header.clone();
        header.agreed.known = true;
        let json = Json::of(&header).expect("a header is plain data");
        self.commit(TableChange { header: Some(json), ..TableChange::new(self.id.clone(), Moment::now()) }).await?;
        self.header = header;
        Ok(())
    }

    async fn chat(&mut self, seat: Seat, text: &str) -> Result<(), Objection> {
        let text = text.trim();
        if text.is_empty() || text.chars().any(|letter| is_trick(letter) && letter != '\n') {
            return Err(Objection::wrong("server-chat-empty"));
        }
        if text.chars().count() > self.hub.settings.longest_chat {
            return Err(Objection::wrong("server-chat-too-long"));
        }
        let full = self.amounts.bytes >= self.hub.settings.most_table_bytes;
        if full || self.has_had_its_share(seat, LineKind::Chat) {
            return Err(Objection::not_now("server-chat-full"));
        }
        self.hub.keep_room()?;
        let at = Moment::now();
        let name = self.seats[seat.index()].name.clone();
        let said = ChatLine { seat: Some(seat.0), name, text: text.to_owned(), what: None, at: at.0 };
        let body = Json::of(&said).expect("chat is plain data");
        self.append(LineKind::Chat, at, body).await?;
        self.tell(said);
        Ok(())
    }

    /// Keeps a line of talk for whoever comes, and tells it to whoever is there.
    pub(super) fn tell(&mut self, said: ChatLine) {
        self.chat.push(said.clone());
        if self.chat.len() > CHAT_SHOWN {
            self.chat.remove(0);
        }
        self.tell_all(&FromServer::Chat(said));
    }

    /// Ends a game where it stands. Everybody who sat down must be of one mind, those too whose seat a bot holds for
    /// them: the record shows everything.
    async fn give_up(&mut self, held: SeatSet) -> Result<(), Objection> {
        if self.ended {
            return Err(Objection::not_now("server-over"));
        }
        if matches!(self.play, Play::Gathering(_)) {
            return Err(Objection::not_now("server-not-begun"));
        }
        if !self.people().minus(held).is_empty() {
            return Err(Objection::forbidden("server-needs-everybody"));
        }
        self.close_books().await;
        self.go_on().await;
        Ok(())
    }
}

/// Whether any text in a statement holds letters that play tricks.
fn has_tricks(statement: &Value) -> bool {
    match statement {
        Value::String(text) => text.chars().any(is_trick),
        Value::Array(parts) => parts.iter().any(has_tricks),
        Value::Object(parts) => parts.iter().any(|(name, part)| name.chars().any(is_trick) || has_tricks(part)),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

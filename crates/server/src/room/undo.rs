//! Taking back: one's own last answer, or with everybody's consent.
//!
//! One request waits at a time, and nothing replaces it: whoever agrees names whose request it is and which answer it is
//! about, so that a click meant for one never agrees to another. Asking again changes nothing and tells nobody.

use super::Room;
use crate::objection::Objection;
use crate::protocol::{FromServer, Phrase, UndoAsked, UndoOffer, UndoPolicy, UndoState};
use holdout_kernel::{MAX_SEATS, Seat, SeatSet};
use holdout_store::LineKind;
use tokio::time::Instant;

/// An answer that was the last one at some moment: its place among those in force, and how often anything had been taken
/// back by then. No other answer of the table ever has the same two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastAnswer {
    pub line: u32,
    pub era: u32,
}

/// Somebody wishes to take back the last answer.
#[derive(Clone, Copy)]
pub(super) struct Request {
    by: Seat,
    of: LastAnswer,
    missing: SeatSet,
}

/// What the others did not agree to, by whoever asked for it, and when that was.
pub(super) type Declined = [Option<(LastAnswer, Instant)>; MAX_SEATS];

impl Room {
    pub(super) async fn undo(&mut self, seat: Seat) -> Result<(), Objection> {
        let policy = self.header.agreed.undo;
        if policy == UndoPolicy::None {
            return Err(Objection::forbidden("server-undo-off"));
        }
        let own = self.table()?.can_undo(seat);
        if self.has_had_its_share(seat, LineKind::Undo) {
            return Err(Objection::not_now("server-undone-enough"));
        }
        match own {
            Ok(()) => {
                self.keep_time_of_last_answer(seat);
                self.change(None, |table| table.undo(seat).map_err(Objection::from)).await
            }
            Err(cannot) if policy == UndoPolicy::Own || self.answered.is_empty() => Err(cannot.into()),
            Err(_) if self.ended => Err(Objection::not_now("server-over")),
            Err(_) => self.request(seat).await,
        }
    }

    /// Asks the others. Whoever was refused asks for the same again only after a while.
    async fn request(&mut self, seat: Seat) -> Result<(), Objection> {
        match &self.request {
            Some(request) if request.by == seat => return Ok(()),
            Some(request) => return Err(Objection::undo_asked_by(request.by.0)),
            None => {}
        }
        let (of, patience) = (self.last_given(), self.hub.settings.asks_again);
        if let Some((declined, when)) = self.declined[seat.index()]
            && declined == of
            && when.elapsed() < patience
        {
            return Err(Objection::undo_declined(patience.saturating_sub(when.elapsed())));
        }
        self.request = Some(Request { by: seat, of, missing: self.others(seat) });
        self.settle_request().await
    }

    /// Agrees to the request of a seat about an answer, or not. One that no longer stands is not agreed to.
    pub(super) async fn consent(&mut self, seat: Seat, by: u8, of: LastAnswer, yes: bool) -> Result<(), Objection> {
        let Some(request) = self.request.as_mut() else { return Err(Objection::not_now("server-no-request")) };
        if request.by.0 != by || request.of != of {
            return Err(Objection::other_request(request.by.0));
        }
        if !request.missing.contains(seat) {
            return Err(Objection::not_now("server-no-request"));
        }
        if yes {
            request.missing = request.missing.without(seat);
        } else {
            self.declined[request.by.index()] = Some((request.of, Instant::now()));
            self.request = None;
        }
        self.settle_request().await
    }

    /// Takes back if nobody is missing; otherwise says who is.
    async fn settle_request(&mut self) -> Result<(), Objection> {
        if let Some(Request { by, missing, .. }) = self.request
            && missing.is_empty()
        {
            self.request = None;
            return self.change(None, |table| table.undo_agreed(by).map_err(Objection::from)).await;
        }
        if let Some(asked) = self.asked() {
            self.tell_all(&FromServer::UndoAsked(asked));
        }
        self.go_on().await;
        Ok(())
    }

    /// The people who must agree, those too whose seat a bot holds for them; bots of nobody do not mind.
    fn others(&self, seat: Seat) -> SeatSet {
        self.people().without(seat)
    }

    /// The answer that would be taken back.
    fn last_given(&self) -> LastAnswer {
        LastAnswer { line: self.answered.len() as u32, era: self.era }
    }

    fn asked(&self) -> Option<UndoAsked> {
        let Request { by, of, missing } = self.request?;
        let missing = missing.iter().map(|seat| seat.0).collect();
        let takes_back = self.last_answer(None);
        Some(UndoAsked { by: by.0, line: of.line, era: of.era, takes_back, missing })
    }

    /// What would be taken back, in words. The answer itself may be secret: only its own seat reads it.
    fn last_answer(&self, reader: Option<Seat>) -> Phrase {
        let Some(last) = self.answered.last() else { return Phrase::new("undo-nothing") };
        let own = last.phrase.as_ref().filter(|_| reader == Some(Seat(last.seat)));
        own.cloned().unwrap_or_else(|| Phrase::new("server-undo-last").seat("who", last.seat))
    }

    pub(super) fn undo_state(&self, held: SeatSet) -> Option<UndoState> {
        let policy = self.header.agreed.undo;
        if policy == UndoPolicy::None || self.ended || held.is_empty() {
            return None;
        }
        let table = self.table().ok()?;
        let offer = |seat: Seat| {
            let needs = match table.can_undo(seat) {
                Ok(()) => SeatSet::EMPTY,
                Err(_) if policy == UndoPolicy::Agreed && !self.answered.is_empty() => self.others(seat),
                Err(_) => return None,
            };
            let needs = needs.iter().map(|seat| seat.0).collect();
            Some(UndoOffer { seat: seat.0, takes_back: self.last_answer(Some(seat)), needs })
        };
        Some(UndoState { offers: held.iter().filter_map(offer).collect(), asked: self.asked() })
    }
}

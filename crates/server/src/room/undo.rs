//! Taking back: one's own last answer, or with everybody's consent.

use super::Room;
use crate::objection::Objection;
use crate::protocol::{FromServer, Phrase, UndoAsked, UndoOffer, UndoPolicy, UndoState};
use holdout_kernel::{Seat, SeatSet};
use holdout_store::LineKind;

/// Somebody wishes to take back the last answer.
#[derive(Clone, Copy)]
pub(super) struct Request {
    by: Seat,
    missing: SeatSet,
}

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
            Err(_) => {
                self.request = Some(Request { by: seat, missing: self.others(seat) });
                self.settle_request().await
            }
        }
    }

    pub(super) async fn consent(&mut self, seat: Seat, yes: bool) -> Result<(), Objection> {
        let Some(request) = self.request.as_mut().filter(|request| request.missing.contains(seat)) else {
            return Err(Objection::not_now("server-no-request"));
        };
        if yes {
            request.missing = request.missing.without(seat);
        } else {
            self.request = None;
        }
        self.settle_request().await
    }

    /// Takes back if nobody is missing; otherwise says who is.
    async fn settle_request(&mut self) -> Result<(), Objection> {
        if let Some(Request { by, missing }) = self.request
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

    fn asked(&self) -> Option<UndoAsked> {
        let request = self.request?;
        let missing = request.missing.iter().map(|seat| seat.0).collect();
        Some(UndoAsked { by: request.by.0, takes_back: self.last_answer(None), missing })
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

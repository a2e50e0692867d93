//! What a table can be told, from sockets, requests and bots.

use super::{Advice, Again};
use crate::calls::Kept;
use crate::objection::Objection;
use crate::outbox::Outbox;
use crate::protocol::{CallMade, Calls, Joined, OwnTable, SeatLink, Snapshot, ToServer};
use serde_json::Value;
use tokio::sync::oneshot;

pub(crate) enum Command {
    /// Somebody opens a live connection.
    Enter {
        guest: u64,
        out: Outbox,
        keys: Vec<String>,
        since: u32,
        era: u32,
        verdict: oneshot::Sender<Result<(), Objection>>,
    },
    Leave {
        guest: u64,
    },
    /// A message over a live connection; the answer goes there too.
    Hear {
        guest: u64,
        wish: ToServer,
    },
    /// The same in a request.
    Wish {
        keys: Vec<String>,
        wish: ToServer,
        verdict: oneshot::Sender<Result<(), Objection>>,
    },
    /// Somebody wants to sit down.
    Join {
        wish: JoinWish,
        verdict: oneshot::Sender<Result<Joined, Objection>>,
    },
    /// Somebody at the table wants an invitation to an open seat.
    Invite {
        keys: Vec<String>,
        seat: u8,
        verdict: oneshot::Sender<Result<SeatLink, Objection>>,
    },
    /// The game goes on elsewhere from a step of it: from now on somebody may know its luck.
    Know {
        keys: Vec<String>,
        verdict: oneshot::Sender<Result<(), Objection>>,
    },
    /// A seat asks what a bot would do.
    Advise {
        keys: Vec<String>,
        seat: u8,
        verdict: oneshot::Sender<Result<Box<Advice>, Objection>>,
    },
    /// Somebody looks how a table of theirs stands.
    Glance {
        keys: Vec<String>,
        verdict: oneshot::Sender<Result<Box<OwnTable>, Objection>>,
    },
    /// Somebody wants to play the same again.
    Again {
        keys: Vec<String>,
        verdict: oneshot::Sender<Result<Box<Again>, Objection>>,
    },
    /// The table at which the same is played again was made.
    Next {
        table: String,
        verdict: oneshot::Sender<Result<String, Objection>>,
    },
    /// Somebody wants to see the table as it stands.
    Look {
        keys: Vec<String>,
        verdict: oneshot::Sender<Result<Box<Snapshot>, Objection>>,
    },
    /// How one's seats are called to their turn.
    Calls {
        keys: Vec<String>,
        verdict: oneshot::Sender<Result<Calls, Objection>>,
    },
    /// A seat wants to be called.
    Call {
        keys: Vec<String>,
        call: Box<Kept>,
        verdict: oneshot::Sender<Result<CallMade, Objection>>,
    },
    /// A seat no longer wants to be called in this way.
    DropCall {
        keys: Vec<String>,
        call: String,
        verdict: oneshot::Sender<Result<Calls, Objection>>,
    },
    /// The address of a call is no longer in use.
    Uncall {
        seat: u8,
        id: String,
    },
    /// How many calls in a row an address has not answered in time.
    LateCall {
        seat: u8,
        id: String,
        late: u8,
    },
    /// A bot has made up its mind; `None` if it was late or broke down.
    Bot {
        seat: u8,
        ask: u32,
        words: Option<Value>,
        answer: Option<String>,
    },
    /// The pause before a standing pass is over.
    Pass {
        seat: u8,
        ask: u32,
    },
}

/// A wish to sit down: in the seat of an invitation, in a certain open seat, or in any.
pub(crate) struct JoinWish {
    pub nickname: String,
    pub seat: Option<u8>,
    pub invite: Option<String>,
    /// The server itself knows whose seat it is, from the game before.
    pub known: bool,
}

impl Command {
    /// Tells whoever waits for an answer that there will be none.
    pub fn refuse(self, objection: &Objection) {
        // Whoever stopped waiting does not want to know.
        match self {
            Self::Enter { verdict, .. } | Self::Wish { verdict, .. } | Self::Know { verdict, .. } => {
                drop(verdict.send(Err(objection.clone())));
            }
            Self::Advise { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Glance { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Again { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Next { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Invite { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Join { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Calls { verdict, .. } | Self::DropCall { verdict, .. } => {
                drop(verdict.send(Err(objection.clone())));
            }
            Self::Call { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Look { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Leave { .. } | Self::Hear { .. } | Self::Bot { .. } | Self::Pass { .. } => {}
            Self::Uncall { .. } | Self::LateCall { .. } => {}
        }
    }
}

//! What a table can be told, from sockets, requests and bots.

use super::Outbox;
use crate::objection::Objection;
use crate::protocol::{Joined, Snapshot, ToServer};
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
    /// Somebody wants to see the table as it stands.
    Look {
        keys: Vec<String>,
        verdict: oneshot::Sender<Result<Box<Snapshot>, Objection>>,
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

/// A wish to sit down: in the seat of a key, in a certain open seat, or in any.
pub(crate) struct JoinWish {
    pub nickname: String,
    pub seat: Option<u8>,
    pub key: Option<String>,
}

impl Command {
    /// Tells whoever waits for an answer that there will be none.
    pub fn refuse(self, objection: &Objection) {
        // Whoever stopped waiting does not want to know.
        match self {
            Self::Enter { verdict, .. } | Self::Wish { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Join { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Look { verdict, .. } => drop(verdict.send(Err(objection.clone()))),
            Self::Leave { .. } | Self::Hear { .. } | Self::Bot { .. } | Self::Pass { .. } => {}
        }
    }
}

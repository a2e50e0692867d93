//! The messages of the live connection.

use super::game::{Ask, Liberties, Outcome, SeenEvent, Waiting};
use super::lobby::{ChatLine, Lobby, SeatState};
use super::pages::PlayedUnder;
use super::phrase::Phrase;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client says. `seat` is the seat it speaks for; it must hold that seat's key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ToServer {
    /// The first message. Without keys one watches. `since` and `era` are those of the last update that arrived.
    Hello {
        table: String,
        #[serde(default)]
        keys: Vec<String>,
        #[serde(default)]
        since: u32,
        #[serde(default)]
        #[ts(optional, as = "Option<u32>")]
        era: u32,
    },
    /// An answer by its name, or as data.
    Answer {
        seat: u8,
        ask: u32,
        #[ts(type = "string | Typed")]
        answer: Value,
    },
    /// Passes a window (`ask.window`) for the seat whenever it opens, until the seat's next turn; or no longer. Nobody else
    /// is told.
    PassWindow {
        seat: u8,
        window: String,
        standing: bool,
    },
    /// A claim or a promise, without force.
    Say {
        seat: u8,
        #[ts(type = "Typed")]
        statement: Value,
    },
    Chat {
        seat: u8,
        text: String,
    },
    Typing {
        seat: u8,
    },
    /// Takes back the last answer, or asks the others to agree to it.
    Undo {
        seat: u8,
    },
    /// Agrees to a request, or not. `by`, `line` and `era` are those of `UndoAsked`: one that no longer stands is refused.
    Consent {
        seat: u8,
        by: u8,
        line: u32,
        era: u32,
        yes: bool,
    },
    /// Lends the seat to a bot of this kind; `null` takes it back.
    HandOver {
        seat: u8,
        bot: Option<String>,
    },
    /// Lets somebody's turn go on who has left, where the table allows it. Nothing of theirs is shown to anybody.
    ActFor {
        seat: u8,
        mate: u8,
        with: Instead,
    },
    /// Another name for the seat.
    Name {
        seat: u8,
        name: String,
    },
    /// After a fault: back to before it.
    StepBack {
        seat: u8,
    },
    /// In the lobby: ready to begin, or not yet. `promise` is the SHA-256 of a share of luck, 64 hexadecimal digits.
    Ready {
        seat: u8,
        yes: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        promise: Option<String>,
    },
    /// In the lobby, once everybody is ready: shows the share of luck that was promised.
    Reveal {
        seat: u8,
        luck: String,
    },
    /// In the lobby, by the host: bots take the open seats, and the host is ready. Later, by anybody who plays: bots take
    /// the seats that were given back.
    Begin {
        seat: u8,
    },
    /// In the lobby, by the host: the seat of somebody is open again.
    Dismiss {
        seat: u8,
        mate: u8,
    },
    /// Leaves the table: the seat is open again and its key is void.
    GiveBack {
        seat: u8,
    },
    /// Leaves a question that several share to the bots among them.
    Pass {
        seat: u8,
        ask: u32,
    },
    /// Ends the game where it stands, so that its record may be seen. Needs the keys of all people at the table.
    GiveUp {
        seat: u8,
    },
}

/// Who decides in place of an absent player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Instead {
    /// The answer the rules name for a clock that ran out, once.
    Fallback,
    /// A bot, until the player is back.
    Bot,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer {
    Update(Update),
    /// The table before its game: instead of an update.
    Lobby(Box<Lobby>),
    /// An answer or a statement was not taken; nothing has changed. An update with the table as it stands follows.
    Refused {
        ask: u32,
        why: Phrase,
        rule: String,
        #[ts(type = "unknown")]
        view: Value,
    },
    Chat(ChatLine),
    Presence {
        seats: Vec<SeatState>,
    },
    Typing {
        seat: u8,
    },
    UndoAsked(UndoAsked),
    /// The rules broke down at this table. `step_back` says whether it can go on from before that.
    Fault {
        id: String,
        why: Phrase,
        step_back: bool,
    },
    /// Something else did not work.
    Error {
        why: Phrase,
    },
}

/// The table after something happened, or after a hello. The server writes views as text (`V`) and reads none.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[ts(concrete(V = Value))]
pub struct Update<V = Value> {
    /// Place of the last event in the log; goes back into `hello.since`.
    pub seq: u32,
    /// How often the table was taken back. Events of an earlier era may be gone.
    pub era: u32,
    /// The events of this update follow the one at this place; whatever a client holds behind it is gone.
    pub from: u32,
    /// As seen by the seat held here. With several seats: what everybody sees, because one screen shows them all.
    pub events: Vec<SeenEvent>,
    /// One view for each seat held here, by its number, or `watch` for a spectator.
    #[ts(type = "Record<string, unknown>")]
    #[schema(value_type = Object)]
    pub views: BTreeMap<String, V>,
    /// The questions of the seats held here.
    pub asks: Vec<Ask>,
    /// What the seats held here may do without being asked.
    pub liberties: Vec<Liberties>,
    pub waiting: Vec<Waiting>,
    pub seats: Vec<SeatState>,
    /// Milliseconds until each seat's time runs out, from when the message was sent.
    #[ts(type = "Clock | null")]
    pub clock: Option<BTreeMap<String, u64>>,
    pub undo: Option<UndoState>,
    /// The windows that are passed for the seats held here, by seat.
    pub passes: BTreeMap<String, Vec<String>>,
    /// How the game ended, once it has.
    pub outcome: Option<Outcome>,
    pub over: bool,
    /// The table at which the same is played again.
    pub rematch: Option<String>,
    /// Set where the game was played under other rules: nobody is asked anything any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub played_under: Option<PlayedUnder>,
}

/// What may be taken back, and what somebody wishes to take back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoState {
    /// Seats held here that may take something back now, and what.
    pub offers: Vec<UndoOffer>,
    /// A request that waits for the others.
    pub asked: Option<UndoAsked>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoOffer {
    pub seat: u8,
    pub takes_back: Phrase,
    /// The seats that would have to agree; nobody if it is one's own to take back.
    pub needs: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct UndoAsked {
    pub by: u8,
    /// Which answer it is about: its place among those in force.
    pub line: u32,
    /// How often the table had been taken back by then. With `by` and `line` it names the request.
    pub era: u32,
    pub takes_back: Phrase,
    /// The seats that have not yet agreed.
    pub missing: Vec<u8>,
}

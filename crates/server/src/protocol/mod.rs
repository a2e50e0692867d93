//! Everything that travels between the server and its clients, and nothing else.
//!
//! These types are the authority: the TypeScript of the browser client and the OpenAPI description are made from them
//! (`typescript.rs`, `http/openapi.rs`), the server writes them, and the load generator and the tests read them.
//! Seats are numbers from 0; in names of answers and in files they are `player-1`, `player-2`, and so on.

mod calls;
mod game;
mod live;
mod lobby;
mod pages;
mod phrase;
#[cfg(test)]
mod typescript;

pub use calls::{Call, CallKind, CallMade, Calls, NewCall, PushTo};
pub use game::{Ask, Choice, Greyed, Liberties, Mode, Outcome, SeenEvent, Waiting};
pub use live::{FromServer, Instead, ToServer, UndoAsked, UndoOffer, UndoState, Update};
pub use lobby::{
    ChatLine, ClockKind, Joined, Lobby, NewSeat, NewSeatKind, NewTable, OnTimeout, PlayOn, PublicTable, SeatKind,
    SeatLink, SeatState, TableClock, TableMade, UndoPolicy,
};
pub use pages::{
    Chapter, Failure, Group, Hint, KeptFor, LuckPromise, LuckShown, Made, OwnTable, Place, PlayedUnder, ReplayPage,
    ReplayStep, Role, RuleIndex, RuleText, Snapshot, Stage, Title,
};
pub use phrase::{Arg, Phrase};

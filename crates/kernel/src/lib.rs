//! What any table game needs, and nothing of any one game: seats, asks, frames, events, chance, secrets, records.
//!
//! A game implements [`Game`]. [`Table`] holds one arrangement of it and moves it on, [`Sitting`] adds the history
//! of a game being played, [`record`] writes that history down, and [`battery`] checks what must hold for every game.
//! "What happens when a seat answers" is [`Table::answer`] in `table.rs`.

pub mod ask;
pub mod battery;
pub mod chance;
pub mod cx;
pub mod digest;
mod frames;
pub mod game;
pub mod luck;
pub mod outcome;
pub mod phrase;
pub mod record;
pub mod rule;
mod sealed;
pub mod seat;
pub mod secret;
pub mod sitting;
pub mod table;

pub use ask::{AskId, Asked, By, Menu, Mode, Offers, Reason, Refusal};
pub use chance::{MAX_STREAMS, Script, Seed, Throw};
pub use cx::{Cx, Entry, Happening, Scene, Tape};
pub use game::{AskText, Flow, Game, Problem, Silence};
pub use luck::{Luck, Share};
pub use outcome::{Outcome, Role};
pub use phrase::{Arg, Phrase};
pub use record::{Divergence, Line, Record};
pub use rule::RuleId;
pub use sealed::{NeverSealed, Sealed};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use secret::{Key, Secret};
pub use sitting::Sitting;
pub use table::Table;

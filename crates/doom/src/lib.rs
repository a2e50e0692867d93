//! DOOM: The Board Game. One invader with a hidden hand against marines who explore an unknown base.
//!
//! The modules follow the chapters of the rules: setup, the round, the marine's turn with its four actions, orders,
//! movement, doors, the steps of an attack, exploration, the invader's turn; one file per event card in [`cards`] and
//! per ability icon in [`abilities`]. [`frame`] lists all pending decisions, [`event`] everything that can happen,
//! [`evolve`] what it changes, [`view`] who sees it. Scenarios are data.

#![forbid(unsafe_code)]
// A frame's `new` gives the frame as the stack keeps it; a step is a method of its frame even if it reads the board only;
// a view has as many yes-and-no facts as the sheet; piles of a few dozen bytes are counted plainly.
#![allow(clippy::new_ret_no_self, clippy::unused_self, clippy::struct_excessive_bools, clippy::naive_bytecount)]

mod abilities;
mod actions;
mod answer;
mod attack;
mod board;
mod cards;
mod conserve;
pub mod content;
mod deck;
mod doors;
mod event;
mod evolve;
mod exploration;
mod frame;
mod game;
pub mod geometry;
mod goals;
mod harm;
mod imagine;
mod invader;
mod marine_turn;
mod movement;
mod orders;
pub mod picture;
pub mod pieces;
mod position;
mod round;
mod setup;
mod tokens;
pub mod view;
mod why;
mod words;

pub use actions::Action;
pub use answer::Answer;
pub use board::{Board, Ending, Figure, INVADER, Named, marine_of, seat_of};
pub use content::Content;
pub use event::{Event, Seen};
pub use frame::Frame;
pub use position::Position;
pub use setup::{COLOURS, Setup};
pub use view::View;
pub use why::Why;

/// The game, for the kernel.
pub struct Doom;

/// What rules code works with.
pub(crate) type Cx<'a> = holdout_kernel::Cx<'a, Doom>;
/// What happens to the stack of frames.
pub(crate) type Flow = holdout_kernel::Flow<Frame>;

/// The chance streams by number.
pub(crate) mod stream {
    /// Their names, in order.
    pub const NAMES: &[&str] = &["marine-cards", "invader-deck", "dice/invader", "dice/1", "dice/2", "dice/3"];

    pub const MARINE_CARDS: u8 = 0;
    pub const INVADER_DECK: u8 = 1;
    pub const INVADER_DICE: u8 = 2;
    pub const DICE: [u8; 3] = [3, 4, 5];
}

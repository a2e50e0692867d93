//! Osaczeni: families, votes and monsters in a besieged shopping centre.
//!
//! The modules follow the chapters of the rules: setup, voting, then one file per phase. [`round`] lists the phases
//! in their order, [`frame`] all pending decisions, [`event`] everything that can happen, [`evolve`] what it changes,
//! [`view`] who sees it.

#![forbid(unsafe_code)]

mod answer;
mod arrival;
mod attacks;
mod badge;
mod bag;
mod board;
mod car_park;
mod closing;
mod cold_store;
mod conserve;
pub mod content;
mod destinations;
mod epilogues;
mod event;
mod evolve;
mod frame;
mod game;
mod imagine;
mod items;
mod movement;
mod pieces;
pub mod picture;
mod position;
mod round;
mod scoring;
mod setup;
mod talk;
mod tokens;
mod truck;
mod variants;
pub mod view;
mod voting;
mod why;
mod words;

pub use answer::Answer;
pub use bag::Bag;
pub use board::{About, Ballots, Board, Phase};
pub use content::Content;
pub use event::{Ballot, Event, Finding, How, Lock, Lure, Maps, Points, Seen, Skipped, Veiled};
pub use frame::Frame;
pub use items::{ITEMS, Item, Window};

pub use picture::picture;
pub use pieces::{AREAS, Area, AreaSet, Character, Crowd, Dice, Kind, KindSet, MAX_PLAYERS};
pub use position::Position;
pub use setup::Setup;
pub use talk::{LONGEST_TEXT, Promise, Statement, Verdict};
pub use view::View;
pub use why::Why;

/// The game, for the kernel.
pub struct Osaczeni;

/// What rules code works with.
pub(crate) type Cx<'a> = holdout_kernel::Cx<'a, Osaczeni>;
/// What happens to the stack of frames.
pub(crate) type Flow = holdout_kernel::Flow<Frame>;

/// The chance streams by number.
pub(crate) mod stream {
    /// Their names, in order.
    pub const NAMES: &[&str] =
        &["item-deck", "starting-dice", "first-monsters", "monster-dice", "tokens", "clock"];

    pub const ITEM_DECK: u8 = 0;
    pub const STARTING_DICE: u8 = 1;
    pub const FIRST_MONSTERS: u8 = 2;
    pub const MONSTER_DICE: u8 = 3;
    pub const TOKENS: u8 = 4;
    pub const CLOCK: u8 = 5;
}

//! The closed list of titles behind one object-safe interface.
//!
//! Server, terminal, browser, bots and bindings see a game only through [`Title`] and [`Table`]. A new title is one
//! file in `titles/` and one line in [`titles`].

pub mod bench;
pub mod cases;
mod erased;
pub mod table;
pub mod title;
mod titles;

pub use table::{Ask, CannotUndo, Choice, Given, Greyed, Liberties, Refused, Seated, SeenEvent, Table, Waiting};
pub use title::{Opt, OptChoice, OptKind, Stage, Title, TitleInfo};

/// Every title there is, in the order the shop window shows them.
pub fn titles() -> &'static [&'static dyn Title] {
    static TITLES: [&'static dyn Title; 5] =
        [&titles::OSACZENI, &titles::BLACK_PLAGUE, &titles::DOOM, &titles::INVADER, &titles::WHITE_DEATH];
    &TITLES
}

/// The title with this id.
pub fn title(id: &str) -> Option<&'static dyn Title> {
    titles().iter().copied().find(|title| title.id() == id)
}

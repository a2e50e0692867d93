//! The editions: each a file that says which knobs it turns, which parts it plays with, and what it calls its rules.

mod black_plague;
#[cfg(test)]
mod contrary;
#[cfg(test)]
mod ground;
mod invader;
#[cfg(test)]
mod kept;
#[cfg(test)]
mod mixed;
#[cfg(test)]
mod outlook;
#[cfg(test)]
mod slots;
mod white_death;

pub use black_plague::{BlackPlague, BlackPlagueEdition};
pub use invader::{Invader, InvaderEdition};
pub use white_death::{WhiteDeath, WhiteDeathEdition};

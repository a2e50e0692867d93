//! Players that get a view and a question, and nothing else.
//!
//! A bot sits behind [`Seated`], which shows what its seat may know. It keeps no state that a restart would lose: all
//! it remembers is in the view and the log of its seat, and its chance comes from a seed given with each question.

mod doom;
mod osaczeni;
mod random;
mod zombicide;

pub use zombicide::{Found, Lead, Link, Train, Way, explore, ways};

use holdout_catalog::{Ask, Seated};
use holdout_kernel::{Phrase, Seed};
use holdout_zombicide::{BlackPlagueEdition, InvaderEdition, WhiteDeathEdition};
use serde_json::Value;

/// A player.
pub trait Bot: Send {
    /// The name of one of the answers of `ask`.
    fn answer(&self, seated: &Seated<'_>, ask: &Ask, seed: Seed) -> String;

    /// Why it gives this answer, in words for whoever asks for advice; `None` if it cannot say.
    fn reason(&self, _: &Seated<'_>, _: &Ask, _answer: &str) -> Option<Phrase> {
        None
    }

    /// Something to say before answering, if anything.
    fn say(&self, _: &Seated<'_>, _: &Ask, _: Seed) -> Option<Value> {
        None
    }
}

/// The kinds of bots that can play a part in a title, weakest first.
pub fn kinds(title: &str, role: &str) -> &'static [&'static str] {
    match (title, role) {
        ("osaczeni", "player") => &["random", "neighbour", "schemer"],
        ("black-plague" | "invader" | "white-death", "survivors") => &["random", "survivor"],
        ("doom", "invader") => &["random", "invader"],
        ("doom", "marine") => &["random", "marine"],
        _ => &["random"],
    }
}

/// A bot of a kind. The `rookie` of Zombicide, who acts on the survivor's first thought, is not offered at tables:
/// thousands of his games show whether a mission can be won at all.
pub fn bot(title: &str, kind: &str) -> Option<Box<dyn Bot>> {
    match (title, kind) {
        (_, "random") => Some(Box::new(random::Random)),
        ("osaczeni", "neighbour") => Some(Box::new(osaczeni::NEIGHBOUR)),
        ("osaczeni", "schemer") => Some(Box::new(osaczeni::SCHEMER)),
        ("black-plague", "survivor") => Some(Box::new(zombicide::Survivor::<BlackPlagueEdition>::new())),
        ("black-plague", "rookie") => Some(Box::new(zombicide::Survivor::<BlackPlagueEdition>::rookie())),
        ("invader", "survivor") => Some(Box::new(zombicide::Survivor::<InvaderEdition>::new())),
        ("invader", "rookie") => Some(Box::new(zombicide::Survivor::<InvaderEdition>::rookie())),
        ("white-death", "survivor") => Some(Box::new(zombicide::Survivor::<WhiteDeathEdition>::new())),
        ("white-death", "rookie") => Some(Box::new(zombicide::Survivor::<WhiteDeathEdition>::rookie())),
        ("doom", "invader") => Some(Box::new(doom::Invader)),
        ("doom", "marine") => Some(Box::new(doom::Marine)),
        _ => None,
    }
}

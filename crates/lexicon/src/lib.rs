//! Words for humans: the Fluent texts of `locales/` and the rule indexes of `rules/`, in English and Polish.
//!
//! Everything is embedded when the program is built, so that terminal, server and browser speak with the same
//! words and no file is read at run time. A new `.ftl` file or rule index needs no line of code.
//!
//! - [`Lexicon`] turns a [`Phrase`](holdout_kernel::Phrase) into a sentence of one [`Language`], in the words of a title.
//! - [`RuleIndex`] knows every rule of a game by its id.

mod embedded;
mod language;
mod lexicon;
mod rules;
mod search;
mod shelf;

pub use language::Language;
pub use lexicon::{Fault, Later, Lexicon};
pub use rules::{Chapter, Entry, IndexError, Rule, RuleIndex, RuleKind, Text};
pub use search::Hit;

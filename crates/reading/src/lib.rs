//! Reads the content files of any game so that every slip is told at once, with file and line and in words for people
//! who do not program.
//!
//! A game reads a file as a [`document`], its tables with [`read`], and says what is wrong with them to a [`Checker`].

mod checker;
mod document;
mod lines;

pub use checker::Checker;
pub use document::{Reading, document, read};
pub use lines::Lines;

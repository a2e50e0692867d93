//! Zombicide.
pub mod content;
pub mod pieces;
pub mod skills;

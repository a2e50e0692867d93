//! DOOM: The Board Game. One invader with a hidden hand against marines in an unknown base.

#![forbid(unsafe_code)]

pub mod content;
pub mod geometry;
pub mod pieces;

pub use content::Content;

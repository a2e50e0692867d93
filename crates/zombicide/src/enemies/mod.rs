//! The enemies' phase: what they do by themselves.

pub mod activation;
mod few;
pub mod paths;
pub mod spawn;

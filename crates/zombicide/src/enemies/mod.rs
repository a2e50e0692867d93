//! The enemies' phase: what they do by themselves.

pub mod activation;
pub(crate) mod few;
pub mod paths;
pub mod spawn;

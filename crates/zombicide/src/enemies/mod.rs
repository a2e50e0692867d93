//! The enemies' phase: what they do by themselves.

pub mod activation;
pub mod paths;
pub mod spawn;

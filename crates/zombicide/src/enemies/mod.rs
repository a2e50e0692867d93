//! BP-7: what the enemies do by themselves.

pub mod activation;
pub mod paths;
pub mod spawn;

//! BP-7 and BP-8: what the enemies do by themselves.

pub mod activation;
pub mod necromancers;
pub mod paths;
pub mod spawn;

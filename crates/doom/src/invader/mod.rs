//! DM-6, DM-7: the invader's turn, his windows, spawning and activation.

pub mod activation;
pub mod spawn;
pub mod turn;
pub mod window;

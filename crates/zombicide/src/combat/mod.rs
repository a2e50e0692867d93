//! Combat and Wounds: attacks, and the harm that is done.

pub mod attack;
pub mod dice;
pub mod harm;
pub mod profile;

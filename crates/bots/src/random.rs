//! Answers anything that is legal, each answer equally likely.

use crate::Bot;
use holdout_catalog::{Ask, Seated};
use holdout_kernel::{Seed, Throw};

pub struct Random;

impl Bot for Random {
    fn answer(&self, _: &Seated<'_>, ask: &Ask, seed: Seed) -> String {
        Throw::loose(seed, 0).pick(&ask.answers).name.clone()
    }
}

//! The streams of chance: the two decks, what lies face down, and the dice of each Survivor.

use crate::pieces::Hero;

pub const NAMES: &[&str] = &[
    "zombie-deck",
    "equipment-deck",
    "objectives",
    "vaults",
    "dice/1",
    "dice/2",
    "dice/3",
    "dice/4",
    "dice/5",
    "dice/6",
    "dice/7",
    "dice/8",
    "dice/9",
    "dice/10",
    "dice/11",
    "dice/12",
];

pub const ZOMBIES: u8 = 0;
pub const EQUIPMENT: u8 = 1;
pub const OBJECTIVES: u8 = 2;
pub const VAULTS: u8 = 3;

pub const fn dice(hero: Hero) -> u8 {
    4 + hero.0
}

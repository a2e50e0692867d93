//! DM-5.3 to DM-5.6: the four actions, one file each.

mod advance;
mod prepare;
mod sprint;
mod unload;

use crate::board::Board;
use crate::pieces::named;

named! {
    /// What a marine declares at the start of his turn.
    Action {
        Sprint = "sprint",
        Unload = "unload",
        Advance = "advance",
        Prepare = "prepare",
    }
}

/// What an action gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Means {
    pub points: u8,
    pub attacks: u8,
    /// Ground Assault: the attack must be a melee attack.
    pub melee_only: bool,
    /// DM-5.6: movement or the attack, not both.
    pub either: bool,
    pub order: bool,
}

impl Action {
    /// What this marine has with it.
    pub fn means(self, board: &Board, marine: u8) -> Means {
        match self {
            Self::Sprint => sprint::means(board, marine),
            Self::Unload => unload::means(board, marine),
            Self::Advance => advance::means(board, marine),
            Self::Prepare => prepare::means(board, marine),
        }
    }
}

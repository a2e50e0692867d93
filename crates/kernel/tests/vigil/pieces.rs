//! What lies on the table of a vigil: cards, oil, finds, and what may be said and seen of them.

use holdout_kernel::*;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

pub const NIGHTS: u8 = 6;
pub const CARDS: [u8; 12] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
pub const DECK: u8 = 0;
/// A die of one's own for every keeper in every night.
pub const DICE: u8 = 1;
/// What the nights of a scenario hide: the same box, laid out differently.
pub const SCENARIOS: [[u8; NIGHTS as usize]; 3] = [[0, 1, 0, 2, 0, 1], [2, 0, 1, 0, 1, 0], [0, 0, 0, 1, 1, 2]];
/// The scenario that has to be unlocked first, and by how much oil.
pub const UNLOCKED_BY_OIL: (u8, u8) = (2, 20);
/// Oil the guards need, for every seat.
pub const ENOUGH: u8 = 8;

pub const KEEPER: Role = Role { id: "keeper", side: None };
pub const GUARD: Role = Role { id: "guard", side: Some("guards") };
pub const DRAUGHT: Role = Role { id: "draught", side: Some("draught") };

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub keepers: u8,
    #[serde(default)]
    pub draught: bool,
    #[serde(default)]
    pub scenario: u8,
    #[serde(default)]
    pub unlocked: BTreeSet<u32>,
}

impl Setup {
    pub fn of(keepers: u8) -> Self {
        Self { keepers, ..Self::default() }
    }

    pub fn with_draught(keepers: u8) -> Self {
        Self { draught: true, scenario: 1, ..Self::of(keepers) }
    }
}

/// The beginning of a night, with as many decisions pending as somebody likes to write down.
#[derive(Clone, Debug, Deserialize)]
pub struct Position {
    pub keepers: u8,
    pub pending: usize,
}

#[derive(Clone, Copy, Hash)]
pub struct Board {
    pub keepers: u8,
    pub night: u8,
    pub watch: Option<Seat>,
    pub bright: bool,
    pub oil: [u8; 4],
    pub hand_sizes: [u8; 4],
    pub hands: Secret<[[u8; 6]; 4]>,
    pub deck: Secret<[u8; 12]>,
    pub deck_left: u8,
    pub spent: [u8; 6],
    pub boasts: u8,
    pub draught: Option<Seat>,
    /// What each night hides; of the nights to come only the draught knows it.
    pub finds: Secret<[u8; NIGHTS as usize]>,
    /// What tonight brought.
    pub find: u8,
    pub over: bool,
}

#[derive(Clone, Copy, Hash)]
pub enum Frame {
    Deal { next: u8 },
    Night { step: Step },
    Vote { votes: [Option<Seat>; 4] },
    Trim,
    Snuff { die: u8, asked: SeatSet },
}

#[derive(Clone, Copy, Hash)]
pub enum Step {
    Dusk,
    Watch,
    Dawn,
}

impl Default for Frame {
    fn default() -> Self {
        Self::Night { step: Step::Dusk }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Vote { keeper: Seat },
    Trim,
    Throw,
    Snuff { card: u8 },
    Pass,
    Pour,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Boast {
    pub louder: bool,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Why {
    NoSuchCard,
    LampIsBright,
    DieIsWaiting,
}

#[derive(Clone)]
pub enum Event {
    Open(Seen),
    Shuffled { deck: Secret<[u8; 12]> },
    Drew { keeper: Seat, card: Secret<u8> },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    Shuffled,
    Drew { keeper: Seat, card: Option<u8> },
    HasVoted { keeper: Seat },
    Voted { votes: [Option<Seat>; 4] },
    Elected { keeper: Seat },
    Trimmed { bright: bool },
    Thrown { die: u8 },
    Passed { keeper: Seat },
    Snuffed { keeper: Seat, card: u8 },
    Kept { keeper: Seat, oil: u8 },
    Poured { keeper: Seat },
    NightFell { night: u8 },
    Found { find: u8 },
    Ended,
    Boasted { keeper: Seat },
}

#[derive(Clone, Debug, Serialize)]
pub struct View {
    pub night: u8,
    pub watch: Option<Seat>,
    pub oil: [u8; 4],
    pub hand_sizes: [u8; 4],
    pub deck_left: u8,
    pub hands: Vec<Option<[u8; 6]>>,
    pub spent: [u8; 6],
    pub finds: Vec<Option<u8>>,
}

impl Board {
    pub fn keepers(&self) -> SeatSet {
        SeatSet::all(self.keepers)
    }

    /// Whoever may have the watch.
    pub fn guards(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let draught = self.draught;
        Seat::all(self.keepers).filter(move |seat| draught != Some(*seat))
    }

    pub fn knows_the_finds(&self, viewer: Viewer) -> bool {
        viewer == Viewer::Omniscient || self.draught.is_some_and(|draught| viewer.is(draught))
    }

    pub fn top_card(&self, key: Key) -> u8 {
        self.deck.open(key)[self.deck_left as usize - 1]
    }
}

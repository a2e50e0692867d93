//! The content of the box, read from TOML and checked completely.
//!
//! The files stand in `content/doom/*.toml`, are built into the program, and can be joined by scenarios of one's own.
//! Written ([`raw`], [`raw_scenario`]) becomes checked ([`Content`]) only as a whole; everything wrong is told at once.

mod aims;
mod check;
mod pieces_fit;
mod placing;
mod raw;
mod raw_scenario;
mod raw_setup;
mod scenario;
#[cfg(test)]
mod tests;
mod walks;

use crate::geometry::Map;
use crate::pieces::{
    Abilities, Ammo, Area, Axis, Card, CardName, DieColour, DoorKind, EventKind, Face, KeyColour, Line, MarineCard,
    MonsterKind, Pool, Scatter, Shape, SpawnKind, Square, Timing, TokenKind, WeaponKind,
};
use holdout_kernel::Problem;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Most tokens that can lie on a board.
pub const MOST_TOKENS: usize = 64;
/// Most invader cards in the box.
pub const MOST_CARDS: usize = 72;

/// Everything in the box.
pub struct Content {
    /// The faces of each colour of die, in the order of [`DieColour::ALL`].
    pub dice: [[Face; 6]; 4],
    /// In the order of [`MonsterKind::ALL`].
    pub monsters: Vec<Monster>,
    /// In the order of [`WeaponKind::ALL`].
    pub weapons: Vec<Weapon>,
    /// In the order of [`MarineCard::ALL`].
    pub marine_cards: Vec<MarineCardText>,
    /// In the order of [`EventKind::ALL`].
    pub events: Vec<EventText>,
    /// In the order of [`SpawnKind::ALL`].
    pub spawns: Vec<SpawnCard>,
    /// Every physical invader card, spawn cards first, in the order of the file; copies follow each other.
    pub cards: Vec<InvaderCard>,
    pub numbers: Numbers,
    pub difficulties: Vec<Difficulty>,
    pub scenarios: Vec<Scenario>,
    /// How often each piece lies in the box, by the id of `tokens.toml`.
    pub(crate) pieces: BTreeMap<String, usize>,
    pub(crate) digest: String,
}

/// Words in English and in Polish.
pub type Texts = [String; 2];

/// A monster of the reference card.
#[derive(Clone, Copy, Debug)]
pub struct Monster {
    pub kind: MonsterKind,
    pub shape: Shape,
    pub movement: u8,
    pub armor: u8,
    pub wounds: u8,
    pub pool: Pool,
    pub melee: bool,
    pub abilities: Abilities,
    pub figures_per_colour: u8,
}

/// A weapon of the reference card.
#[derive(Clone, Copy, Debug)]
pub struct Weapon {
    pub kind: WeaponKind,
    pub pool: Pool,
    pub ammo: Option<Ammo>,
    pub melee: bool,
    /// DM-10.3: usable without a token.
    pub always: bool,
    pub abilities: Abilities,
}

/// What the marine card file says of a title.
#[derive(Clone, Copy, Debug)]
pub struct MarineCardText {
    pub card: MarineCard,
    pub copies: u8,
    /// `attacks`, `movement`, `accuracy`, `deadly`, `wounds`, `armor`, `steps`: the one number of its text, or 0.
    pub amount: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct EventText {
    pub kind: EventKind,
    pub timing: Timing,
    pub copies: u8,
    /// The one number of its text (activations, steps, range, deadly, movement), or 0.
    pub amount: u8,
}

/// DM-7.2: a spawn card with one group, or two to choose from.
#[derive(Clone, Debug)]
pub struct SpawnCard {
    pub kind: SpawnKind,
    pub groups: Vec<Vec<MonsterKind>>,
}

#[derive(Clone, Copy, Debug)]
pub struct InvaderCard {
    pub name: CardName,
    pub scatter: Scatter,
}

/// What a marine starts with (DM-2.7).
#[derive(Clone, Copy, Debug, Default)]
pub struct Start {
    pub bullets: u8,
    pub rockets: u8,
    pub cells: u8,
    pub wounds: u8,
    pub armor: u8,
    pub marine_cards: u8,
}

/// Movement points and attacks of an action (DM-5).
#[derive(Clone, Copy, Debug, Default)]
pub struct ActionNumbers {
    pub movement: u8,
    pub attacks: u8,
}

/// The fixed numbers of setup.toml.
#[derive(Clone, Copy, Debug, Default)]
pub struct Numbers {
    /// By number of marines, from 1.
    pub start: [Start; 3],
    pub starting_hand: u8,
    pub draw_per_marine: u8,
    pub spawn_cards_per_turn: u8,
    pub frag_when_deck_runs_out: u8,
    pub sprint: ActionNumbers,
    pub unload: ActionNumbers,
    pub advance: ActionNumbers,
    pub prepare: ActionNumbers,
    pub step_cost: u8,
    pub teleporter_cost: u8,
    pub vent_cost: u8,
    pub pass_cost: u8,
    pub door_cost: u8,
    pub security_door_cost: u8,
    pub respawn_min: u8,
    pub respawn_max: u8,
    pub knockback: u8,
    pub homing_range: u8,
    pub health: u8,
    pub adrenaline: u8,
    pub heal: u8,
    pub hazard: u8,
    pub barrel: u8,
}

/// DM-26.
#[derive(Clone, Debug)]
pub struct Difficulty {
    pub id: String,
    pub wounds: i8,
    pub bullets: i8,
    pub hand_limit: u8,
}

/// DM-1.3: a scenario.
pub struct Scenario {
    pub id: String,
    pub number: u8,
    pub title: Texts,
    pub objective: Texts,
    pub difficulty: String,
    pub minutes: String,
    /// Fewest and most marines.
    pub marines: (u8, u8),
    /// For one, two and three marines.
    pub frags_to_win: [u8; 3],
    pub map: Map,
    /// The start area is one of them; the order is that of DM-14.9.
    pub areas: Vec<AreaText>,
    pub start_area: Area,
    pub doors: Vec<DoorPlace>,
    /// DM-M0.6, by turn order.
    pub starts: [Square; 3],
    pub monsters: Vec<MonsterPlace>,
    pub tokens: Vec<TokenPlace>,
    pub goals: Vec<Goal>,
    pub specials: Vec<Special>,
}

#[derive(Clone, Debug)]
pub struct AreaText {
    /// One letter or digit.
    pub id: String,
    pub name: Texts,
    /// Read when it is revealed.
    pub text: Texts,
}

#[derive(Clone, Copy, Debug)]
pub struct DoorPlace {
    pub kind: DoorKind,
    pub line: Line,
    /// DM-3.6: the four squares of the door; the first two on one side, the last two on the other.
    pub squares: [Square; 4],
    pub joins: [Area; 2],
}

/// DM-14.6.
#[derive(Clone, Copy, Debug)]
pub struct MonsterPlace {
    pub kind: MonsterKind,
    /// 1 to 3.
    pub slot: u8,
    /// The north-west square.
    pub at: Square,
    pub axis: Axis,
    pub area: Area,
}

#[derive(Clone, Debug)]
pub struct TokenPlace {
    pub kind: TokenKind,
    pub at: Square,
    pub area: Area,
    /// Encounter tokens have a name that goals speak of.
    pub id: Option<String>,
    /// What an encounter token is called, and what it does; empty for others.
    pub name: Texts,
    pub effect: Texts,
}

/// What the marines must do. They win when the last goal is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// End a turn on each of these encounter tokens (places in [`Scenario::tokens`]).
    Encounters {
        tokens: Vec<u8>,
        in_order: bool,
        rounds: Option<u8>,
    },
    /// This many marines enter exit squares, after the goals with these places in the list.
    Exit {
        marines: u8,
        after: Vec<u8>,
    },
    Kill {
        monster: MonsterKind,
    },
    Encounter {
        token: u8,
        after: Vec<u8>,
    },
}

/// An exception of one scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// DM-M2.3: standing next to hazards of this area wounds until that token (a place in [`Scenario::tokens`]) is done.
    HotHazards { area: Area, until: u8, wounds: u8 },
    /// DM-M5.2.
    NeverReused { monster: MonsterKind },
    /// DM-M5.3.
    Regenerates { monster: MonsterKind, wounds: u8, after_area: Area },
}

/// Names of the content files, and the ones built into the program.
pub const FILES: [(&str, &str); 12] = [
    ("dice.toml", include_str!("../../../../content/doom/dice.toml")),
    ("monsters.toml", include_str!("../../../../content/doom/monsters.toml")),
    ("weapons.toml", include_str!("../../../../content/doom/weapons.toml")),
    ("marine-cards.toml", include_str!("../../../../content/doom/marine-cards.toml")),
    ("invader-cards.toml", include_str!("../../../../content/doom/invader-cards.toml")),
    ("setup.toml", include_str!("../../../../content/doom/setup.toml")),
    ("tokens.toml", include_str!("../../../../content/doom/tokens.toml")),
    ("scenario-1.toml", include_str!("../../../../content/doom/scenario-1.toml")),
    ("scenario-2.toml", include_str!("../../../../content/doom/scenario-2.toml")),
    ("scenario-3.toml", include_str!("../../../../content/doom/scenario-3.toml")),
    ("scenario-4.toml", include_str!("../../../../content/doom/scenario-4.toml")),
    ("scenario-5.toml", include_str!("../../../../content/doom/scenario-5.toml")),
];

impl Content {
    /// The content built into the program.
    pub fn embedded() -> &'static Self {
        static EMBEDDED: LazyLock<Content> = LazyLock::new(|| {
            Content::from_files(&FILES).unwrap_or_else(|problems| {
                let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
                panic!("the content built into the program is broken:\n{}", told.join("\n"))
            })
        });
        &EMBEDDED
    }

    /// Reads and checks content files, given by name and text: the files of the box, and any others as scenarios. All
    /// problems at once, each with file and line.
    pub fn from_files(files: &[(&str, &str)]) -> Result<Self, Vec<Problem>> {
        let mut sorted = files.to_vec();
        sorted.sort_unstable();
        let mut hash = Sha256::new();
        for (name, text) in &sorted {
            hash.update(format!("{name}\0{}\0{text}\0", text.len()));
        }
        let digest = hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        check::content(&sorted, digest)
    }

    pub fn monster(&self, kind: MonsterKind) -> &Monster {
        &self.monsters[kind.index()]
    }

    pub fn weapon(&self, kind: WeaponKind) -> &Weapon {
        &self.weapons[kind.index()]
    }

    pub fn event(&self, kind: EventKind) -> &EventText {
        &self.events[kind.index()]
    }

    pub fn spawn(&self, kind: SpawnKind) -> &SpawnCard {
        &self.spawns[kind.index()]
    }

    pub fn card(&self, card: Card) -> &InvaderCard {
        &self.cards[card.index()]
    }

    pub fn face(&self, colour: DieColour, number: u8) -> Face {
        self.dice[colour.index()][number as usize - 1]
    }

    pub fn marine_card(&self, card: MarineCard) -> &MarineCardText {
        &self.marine_cards[card.index()]
    }

    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }

    pub fn digest(&self) -> &str {
        &self.digest
    }
}

impl Scenario {
    /// The colour of a door's key, if it needs one.
    pub fn key_of(&self, door: crate::pieces::Door) -> Option<KeyColour> {
        match self.doors[door.index()].kind {
            DoorKind::Normal => None,
            DoorKind::Security(colour) => Some(colour),
        }
    }
}

//! The content of the box, read from TOML and checked completely.
//!
//! What the rules read of it; the reading and checking stand in the files beside this one.

use crate::geometry::Map;
use crate::pieces::{
    Abilities, Ammo, Area, Axis, DieColour, DoorKind, EventKind, Face, KeyColour, MarineCard, MonsterKind, Pool,
    Scatter, Shape, Square, Timing, TokenKind, WeaponKind,
};

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
    pub spawns: Vec<SpawnCard>,
    /// Every physical invader card, spawn cards first, in the order of the file; copies follow each other.
    pub cards: Vec<InvaderCard>,
    pub numbers: Numbers,
    pub difficulties: Vec<Difficulty>,
    pub scenarios: Vec<Scenario>,
    pub(crate) digest: String,
}

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
    pub id: String,
    pub groups: Vec<Vec<MonsterKind>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardKind {
    /// Its place in [`Content::spawns`].
    Spawn(u8),
    Event(EventKind),
}

#[derive(Clone, Copy, Debug)]
pub struct InvaderCard {
    pub kind: CardKind,
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
    pub frags_to_win: u8,
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
}

#[derive(Clone, Copy, Debug)]
pub struct DoorPlace {
    pub kind: DoorKind,
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

impl Content {
    pub fn monster(&self, kind: MonsterKind) -> &Monster {
        &self.monsters[kind.index()]
    }

    pub fn weapon(&self, kind: WeaponKind) -> &Weapon {
        &self.weapons[kind.index()]
    }

    pub fn event(&self, kind: EventKind) -> &EventText {
        &self.events[kind.index()]
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

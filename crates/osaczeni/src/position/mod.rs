//! Any arrangement of the table, written down as text, and turned into a playable table if it is consistent.
//!
//! ```toml
//! players = 4
//! round = 2
//! phase = "attacks"      # the phase that begins; with `area = 4` phase 6 begins at that area
//! badge = 1              # players are counted from 1
//! victim = 3
//! monsters = [0, 2, 0, 4, 0, 1]
//! dead = ["player-1 crybaby", "player-2 leader"]
//! deck = ["gun", "chainsaw"]
//! [[family]]             # one per player, in the order of the seats
//! defender = 3
//! leader = 6
//! hand = ["gun", "truck-keys"]
//! ```
//!
//! Item cards that are named nowhere lie in the box, unknown to all.

mod arrange;

pub use arrange::arrange;

use crate::content::Profile;
use crate::items::energy_drink::Drinks;
use crate::pieces::Kind;
use serde::Deserialize;

/// A written position.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub players: u8,
    #[serde(default = "one")]
    pub round: u8,
    /// The phase that begins.
    pub phase: Begins,
    /// With phase 6: the area it begins at.
    #[serde(default)]
    pub area: Option<u8>,
    #[serde(default = "one")]
    pub badge: u8,
    #[serde(default = "two")]
    pub victim: u8,
    #[serde(default)]
    pub variant: Option<u8>,
    #[serde(default)]
    pub unlocked: Vec<u8>,
    #[serde(default)]
    pub cold_store: Option<Profile>,
    #[serde(default)]
    pub drinks: Drinks,
    /// Monsters around the areas, from area 1 on.
    #[serde(default)]
    pub monsters: Vec<u8>,
    #[serde(default)]
    pub closed: Vec<u8>,
    /// Who lies in the cold store, in the order of death, as `player-1 crybaby`.
    #[serde(default)]
    pub dead: Vec<String>,
    /// With phase 6: who is hidden.
    #[serde(default)]
    pub hidden: Vec<String>,
    /// The item deck, its top first.
    #[serde(default)]
    pub deck: Vec<String>,
    #[serde(default)]
    pub played: Vec<String>,
    /// What lies under the hatch, from phase 3 on.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// Players who have looked.
    #[serde(default)]
    pub dice_seen_by: Vec<u8>,
    /// What each player has marked, for phase 4; 0 is nothing.
    #[serde(default)]
    pub destinations: Vec<u8>,
    #[serde(default)]
    pub family: Vec<Family>,
}

/// One player's people and cards.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    #[serde(default)]
    pub defender: Option<u8>,
    #[serde(default)]
    pub leader: Option<u8>,
    #[serde(default)]
    pub crybaby: Option<u8>,
    #[serde(default)]
    pub klutz: Option<u8>,
    #[serde(default)]
    pub hand: Vec<String>,
    /// Cards this player has boxed at the truck.
    #[serde(default)]
    pub boxed: Vec<String>,
}

impl Family {
    const fn at(&self, kind: Kind) -> Option<u8> {
        match kind {
            Kind::Defender => self.defender,
            Kind::Leader => self.leader,
            Kind::Crybaby => self.crybaby,
            Kind::Klutz => self.klutz,
        }
    }
}

/// Which phase begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Begins {
    /// Families not on the board are placed, then the first monsters come.
    Setup,
    Truck,
    Badge,
    Destinations,
    Movement,
    Arrival,
    Attacks,
    EndOfRound,
    /// Points are counted.
    Scoring,
}

const fn one() -> u8 {
    1
}

const fn two() -> u8 {
    2
}

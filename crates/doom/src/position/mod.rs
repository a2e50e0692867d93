//! Any arrangement of the table, written down as text, and turned into a playable table if it is consistent.
//!
//! ```toml
//! scenario = "knee-deep-in-the-dead"   # or a map of one's own: map = ["####", "#..#"]
//! turn = "marine-1"                     # whose turn begins; or "invader", or "invader-acts" after the draw
//! revealed = ["S", "1"]                 # the start area always is; a map of one's own is one area
//! monsters = ["zombie 7,3", "demon 5,1 south wounds=1"]   # numbered from 0 in this order
//! tokens = ["health 4,1"]
//! hand = ["smash"]
//! deck = ["spawn-imps"]                 # its top first; cards that are named nowhere stay out
//! [[marine]]
//! at = "2,2"
//! order = "guard"
//! ```

mod arrange;
mod own_map;

pub use arrange::arrange;

use serde::Deserialize;

/// A written position.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    pub scenario: Option<String>,
    /// A map of one's own: `#` wall, `.` floor, `X` obstacle, `o` barrel, `~` hazard, `v` vent, `r b y` teleporters,
    /// `E` exit.
    pub map: Vec<String>,
    /// The areas of that map, if it has several; `S` is the start.
    pub areas: Vec<String>,
    /// Doors of that map, as `v5,2` or `h9,8 red`.
    pub doors: Vec<String>,
    /// Frags the invader needs, if not what the scenario says.
    pub frags_to_win: Option<u8>,
    pub difficulty: Option<String>,
    pub turn: String,
    pub round: u16,
    pub frags: u8,
    pub countdown: Option<u8>,
    pub darkness: bool,
    /// Revealed areas by id.
    pub revealed: Vec<String>,
    /// Open doors by line; others are closed.
    pub open: Vec<String>,
    pub destroyed: Vec<String>,
    pub jammed: Vec<String>,
    pub keys: Vec<String>,
    /// Barrels that have exploded already.
    pub exploded: Vec<String>,
    pub monsters: Vec<String>,
    pub tokens: Vec<String>,
    /// Encounter tokens received already, by their square.
    pub encountered: Vec<String>,
    pub hand: Vec<String>,
    pub deck: Vec<String>,
    pub pile: Vec<String>,
    pub marine: Vec<Trooper>,
}

/// One marine.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Trooper {
    pub at: Option<String>,
    /// Where he was fragged, if he is off the board.
    pub fell: Option<String>,
    pub wounds: Option<u8>,
    pub full_wounds: Option<u8>,
    pub armor: Option<u8>,
    pub bullets: Option<u8>,
    pub rockets: u8,
    pub cells: u8,
    pub weapons: Vec<String>,
    pub adrenaline: u8,
    pub berserk: u8,
    pub order: Option<String>,
    pub cards: Vec<String>,
}

impl Position {
    pub fn marines(&self) -> u8 {
        self.marine.len().clamp(1, 3) as u8
    }
}

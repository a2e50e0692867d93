//! Missions as they are written.

use super::raw::{Name, Side, Spanned};
use crate::pieces::{Colour, Kind, Level};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMission {
    pub id: Name,
    pub number: u8,
    pub name_en: String,
    pub name_pl: String,
    /// What the team is told before it begins; missions that ship have it in the interface's texts.
    #[serde(default)]
    pub briefing_en: String,
    #[serde(default)]
    pub briefing_pl: String,
    pub difficulty: Difficulty,
    pub survivors: Spanned<RawTeam>,
    pub minutes: u16,
    pub tiles: Vec<Vec<Name>>,
    /// Quarter turns; without it every tile lies upright.
    pub rotations: Option<Spanned<Vec<Vec<u16>>>>,
    #[serde(default, rename = "tiles_provenance")]
    _tiles_provenance: String,
    #[serde(default, rename = "rotations_provenance")]
    _rotations_provenance: String,
    pub start: Name,
    pub exit: Option<Name>,
    pub objective_xp: u8,
    #[serde(default)]
    pub objective_pool: Option<Spanned<RawPool>>,
    #[serde(default)]
    pub objectives: Vec<RawObjective>,
    pub spawn: Spanned<Vec<RawSpawn>>,
    #[serde(default)]
    pub doors: Vec<RawDoor>,
    #[serde(default)]
    pub vault_doors: Vec<RawVaultDoor>,
    #[serde(default)]
    pub vaults: Vec<RawVault>,
    #[serde(default)]
    pub figures: Vec<RawFigure>,
    pub goals: Spanned<Vec<Spanned<RawGoal>>>,
    #[serde(default)]
    pub defeat: Vec<Defeat>,
    #[serde(default)]
    pub when: Vec<Spanned<RawWhen>>,
    #[serde(default)]
    pub remove_zombie_cards: Vec<Name>,
    #[serde(default)]
    pub remove_equipment: Vec<Name>,
    #[serde(default)]
    pub treat_as: BTreeMap<Kind, Kind>,
    #[serde(default, rename = "markers_provenance")]
    _markers_provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    Easy,
    Medium,
    Hard,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a team such as { min = 6, max = 12 }")]
pub struct RawTeam {
    pub min: u8,
    pub max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPool {
    pub colours: Vec<TokenColour>,
    pub zones: Vec<Name>,
}

/// A colour of objectives and spawn tokens.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TokenColour {
    Red,
    Blue,
    Green,
}

impl From<TokenColour> for Colour {
    fn from(colour: TokenColour) -> Self {
        match colour {
            TokenColour::Red => Self::Red,
            TokenColour::Blue => Self::Blue,
            TokenColour::Green => Self::Green,
        }
    }
}

/// A colour of objectives that set something off.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KeyColour {
    Blue,
    Green,
}

impl From<KeyColour> for Colour {
    fn from(colour: KeyColour) -> Self {
        match colour {
            KeyColour::Blue => Self::Blue,
            KeyColour::Green => Self::Green,
        }
    }
}

/// A colour of doors.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoorColour {
    Neutral,
    Blue,
    Green,
}

impl From<DoorColour> for Colour {
    fn from(colour: DoorColour) -> Self {
        match colour {
            DoorColour::Neutral => Self::Neutral,
            DoorColour::Blue => Self::Blue,
            DoorColour::Green => Self::Green,
        }
    }
}

/// A colour of vaults, in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum VaultColour {
    Yellow,
    Violet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawObjective {
    pub zone: Name,
    pub colour: TokenColour,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSpawn {
    pub zone: Name,
    pub colour: TokenColour,
    pub active_from: Option<Spanned<KeyColour>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDoor {
    pub between: Spanned<[String; 2]>,
    pub cell: [usize; 2],
    pub side: Side,
    pub colour: DoorColour,
    pub state: DoorState,
    pub locked_until: Option<Spanned<Lock>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoorState {
    Open,
    Closed,
}

/// What opens a lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lock {
    Blue,
    Green,
    /// Every objective has been taken.
    All,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawVaultDoor {
    pub zone: Name,
    pub vault: Spanned<VaultColour>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawVault {
    pub colour: Spanned<VaultColour>,
    pub contents: Vec<Name>,
    pub locked_until: Option<Spanned<Lock>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawFigure {
    pub kind: Kind,
    pub zone: Name,
}

/// A goal as it is written: which fields belong to which kind is checked in `mission.rs`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a goal such as { kind = \"objectives\" }")]
pub struct RawGoal {
    pub kind: GoalKind,
    pub who: Option<All>,
    pub enemy: Option<Kind>,
    pub zone: Option<Name>,
    pub count: Option<u8>,
    pub level: Option<Level>,
    pub cards: Option<BTreeMap<String, u8>>,
    pub all_spawn_tokens_there: Option<bool>,
    /// Goals that have to be reached first, counted from 1.
    #[serde(default)]
    pub after: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoalKind {
    Escape,
    Kill,
    Objectives,
    ObjectiveAt,
    Artefacts,
    Level,
    Carry,
    Gather,
    Fire,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum All {
    All,
}

/// BP-1.13: what loses a mission besides the general rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defeat {
    /// BP-M.5: the death of anybody who started.
    AnyDeath,
}

/// Which objective sets something off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    Any,
    Blue,
    Green,
}

/// What an objective sets off, as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an effect such as { objective = \"blue\", do = \"spawn\" }")]
pub struct RawWhen {
    pub objective: Spanned<Trigger>,
    #[serde(rename = "do")]
    pub effect: EffectKind,
    pub first_free: Option<Vec<Kind>>,
    pub card: Option<Name>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EffectKind {
    Appear,
    Spawn,
    FindCard,
    Artefact,
}

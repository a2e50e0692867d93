//! Missions as they are written.

use super::places::PlaceWords;
use super::raw::{Name, Side, Spanned};
use crate::pieces::{Colour, Keepsake, Kind, Level};
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
    /// One Start Zone, or several the team shares itself out over.
    pub start: Spanned<Starts>,
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
    /// Cards laid aside for what an objective gives.
    #[serde(default)]
    pub set_aside: Vec<Name>,
    #[serde(default)]
    pub treat_as: BTreeMap<Kind, Kind>,
    /// Names for zones; the others are called as their tiles call them.
    #[serde(default)]
    pub places: Vec<RawPlace>,
    #[serde(default, rename = "markers_provenance")]
    _markers_provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPlace {
    pub zone: Name,
    pub en: Spanned<PlaceWords>,
    pub pl: Spanned<PlaceWords>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
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
    pub colours: Vec<Colour>,
    pub zones: Vec<Name>,
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
    pub colour: Colour,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSpawn {
    pub zone: Name,
    pub colour: Colour,
    pub active_from: Option<Spanned<Colour>>,
    /// Sleeps until something else than an objective wakes it.
    #[serde(default)]
    pub asleep: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDoor {
    pub between: Spanned<[String; 2]>,
    pub cell: [usize; 2],
    pub side: Side,
    pub colour: Colour,
    pub state: DoorState,
    pub locked_until: Option<Spanned<Lock>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DoorState {
    Open,
    Closed,
}

/// What opens a lock: an objective of a colour, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a colour of objectives, or \"all\"")]
pub enum Lock {
    Colour(Colour),
    All(All),
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
    pub kind: Name,
    pub who: Option<All>,
    pub enemy: Option<Kind>,
    pub zone: Option<Name>,
    pub count: Option<u8>,
    pub level: Option<Level>,
    pub colour: Option<Colour>,
    pub cards: Option<BTreeMap<String, u8>>,
    pub all_spawn_tokens_there: Option<bool>,
    /// Only while no enemy is there.
    pub clear: Option<bool>,
    /// Goals that have to be reached first, counted from 1.
    #[serde(default)]
    pub after: Vec<u8>,
}

impl RawGoal {
    /// Every field but `after`, whether it is there, and whether it must be.
    pub fn others(&self, needed: &[&str]) -> Vec<(&'static str, bool, bool)> {
        let there = [
            ("who", self.who.is_some()),
            ("enemy", self.enemy.is_some()),
            ("zone", self.zone.is_some()),
            ("count", self.count.is_some()),
            ("level", self.level.is_some()),
            ("colour", self.colour.is_some()),
            ("cards", self.cards.is_some()),
            ("all_spawn_tokens_there", self.all_spawn_tokens_there.is_some()),
            ("clear", self.clear.is_some()),
        ];
        there.into_iter().map(|(field, there)| (field, there, needed.contains(&field))).collect()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GoalKind {
    Escape,
    Kill,
    Objectives,
    ObjectiveAt,
    Level,
    Carry,
    Gather,
}

impl GoalKind {
    pub const ALL: [(&'static str, Self); 7] = [
        ("escape", Self::Escape),
        ("kill", Self::Kill),
        ("objectives", Self::Objectives),
        ("objective-at", Self::ObjectiveAt),
        ("level", Self::Level),
        ("carry", Self::Carry),
        ("gather", Self::Gather),
    ];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum All {
    All,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Any {
    Any,
}

/// What loses a mission besides the general rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Defeat {
    /// The death of anybody who started.
    AnyDeath,
}

/// Which objective sets something off: one of a colour, or any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "a colour of objectives, or \"any\"")]
pub enum Trigger {
    Colour(Colour),
    Any(Any),
}

impl Trigger {
    pub fn is_set_off_by(self, colour: Colour) -> bool {
        match self {
            Self::Colour(own) => own == colour,
            Self::Any(Any::Any) => true,
        }
    }
}

/// What an objective sets off, as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an effect such as { objective = \"blue\", do = \"spawn\" }")]
pub struct RawWhen {
    pub objective: Spanned<Trigger>,
    #[serde(rename = "do")]
    pub effect: Name,
    pub first_free: Option<Vec<Kind>>,
    pub card: Option<Name>,
    pub cards: Option<Vec<Name>>,
    /// What the taker learns.
    pub xp: Option<u8>,
    /// What he learns where there is nothing to get.
    pub otherwise_xp: Option<u8>,
    /// What the objective is on his board.
    pub token: Option<Keepsake>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectKind {
    Appear,
    Spawn,
    FindCard,
    Give,
    Xp,
}

impl EffectKind {
    pub const ALL: [(&'static str, Self); 5] = [
        ("appear", Self::Appear),
        ("spawn", Self::Spawn),
        ("find-card", Self::FindCard),
        ("give", Self::Give),
        ("xp", Self::Xp),
    ];
}

/// One zone, or several.
#[derive(Deserialize)]
#[serde(untagged, expecting = "a zone such as \"9R.s12\", or a list of zones")]
pub enum Starts {
    One(String),
    More(Vec<String>),
}

impl Starts {
    pub fn all(&self) -> &[String] {
        match self {
            Self::One(name) => std::slice::from_ref(name),
            Self::More(names) => names,
        }
    }
}

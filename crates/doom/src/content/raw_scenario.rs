//! Scenarios as they are written. `docs/writing-scenarios.md` explains every field.

use super::raw::{Name, Schema, Spanned, Words};
use crate::pieces::{KeyColour, MonsterKind, TokenKind};
use serde::Deserialize;

/// A position: column and row.
pub type At = Spanned<[u8; 2]>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawScenario {
    #[serde(rename = "schema")]
    _schema: Schema,
    pub id: Name,
    pub number: u8,
    pub title: Words,
    pub objective: Words,
    pub difficulty: String,
    pub minutes: String,
    pub marines: Spanned<RawMarines>,
    pub frags_to_win: Spanned<RawFrags>,
    pub start_area: Name,
    pub marine_starts: Spanned<Vec<At>>,
    pub goals: Spanned<Vec<Spanned<RawGoal>>>,
    #[serde(default)]
    pub specials: Vec<Spanned<RawSpecial>>,
    /// One letter for every position: the area, or `#`.
    pub areas: Spanned<Vec<Name>>,
    /// The same rows with what lies on the ground.
    pub terrain: Spanned<Vec<Name>>,
    /// The same rows with everything, for people; checked if it is there.
    pub setup: Option<Spanned<Vec<Name>>>,
    #[serde(rename = "area")]
    pub area_list: Vec<RawArea>,
    #[serde(default, rename = "door")]
    pub doors: Vec<RawDoor>,
    #[serde(default, rename = "monster")]
    pub monsters: Vec<RawPlaced>,
    #[serde(default, rename = "token")]
    pub tokens: Vec<RawLying>,
    #[serde(default, rename = "encounter")]
    pub encounters: Vec<RawEncounter>,
    /// Rules of this scenario in the rule index, with where they come from.
    #[serde(default, rename = "rule")]
    _rules: Vec<RawRule>,
    #[serde(default, rename = "title_provenance")]
    _title_provenance: String,
    #[serde(default, rename = "objective_provenance")]
    _objective_provenance: String,
    #[serde(default, rename = "frags_provenance")]
    _frags_provenance: String,
    #[serde(default, rename = "map_provenance")]
    _map_provenance: String,
}

/// One number for every team, or one for each size of it.
#[derive(Clone, Copy, Deserialize)]
#[serde(untagged, expecting = "a number of frags, or three: for one, two and three marines")]
pub enum RawFrags {
    Same(u8),
    Each([u8; 3]),
}

impl RawFrags {
    pub const fn by_marines(self) -> [u8; 3] {
        match self {
            Self::Same(frags) => [frags; 3],
            Self::Each(frags) => frags,
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a team such as { min = 1, max = 3 }")]
pub struct RawMarines {
    pub min: u8,
    pub max: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawArea {
    pub id: Name,
    pub name: Words,
    pub text: Words,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDoor {
    pub id: Name,
    pub kind: RawDoorKind,
    pub line: RawLine,
    pub at: At,
    pub joins: Spanned<[String; 2]>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RawDoorKind {
    Normal,
    SecurityRed,
    SecurityBlue,
    SecurityYellow,
}

impl RawDoorKind {
    pub const fn key(self) -> Option<KeyColour> {
        match self {
            Self::Normal => None,
            Self::SecurityRed => Some(KeyColour::Red),
            Self::SecurityBlue => Some(KeyColour::Blue),
            Self::SecurityYellow => Some(KeyColour::Yellow),
        }
    }
}

/// Between two columns or between two rows.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum RawLine {
    #[serde(rename = "v")]
    Vertical,
    #[serde(rename = "h")]
    Horizontal,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPlaced {
    pub kind: MonsterKind,
    pub slot: Spanned<u8>,
    pub squares: Spanned<Vec<[u8; 2]>>,
    pub area: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLying {
    pub kind: Spanned<TokenKind>,
    pub at: At,
    pub area: Name,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawEncounter {
    pub id: Name,
    pub at: At,
    pub area: Name,
    pub name: Words,
    pub effect: Words,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawRule {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RawGoal {
    Encounters {
        ids: Vec<String>,
        order: RawOrder,
        rounds: Option<u8>,
    },
    Exit {
        marines: u8,
        #[serde(default)]
        after: Vec<usize>,
    },
    Kill {
        monster: MonsterKind,
    },
    Encounter {
        id: String,
        #[serde(default)]
        after: Vec<usize>,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RawOrder {
    Any,
    Fixed,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RawSpecial {
    HotHazards { area: String, until: String, wounds: u8 },
    NeverReused { monster: MonsterKind },
    Regenerates { monster: MonsterKind, wounds: u8, after_area: String },
}

//! The files of the box as they are written. Unknown fields are refused; names are checked in `check.rs`.

use crate::pieces::{Ammo, DieColour, Direction, EventKind, MarineCard, MonsterKind, SpawnKind, Timing, WeaponKind};
use serde::Deserialize;
use std::collections::BTreeMap;
pub use toml::Spanned;

pub type Name = Spanned<String>;

/// The way content is written down. There is one so far.
#[derive(Deserialize)]
#[serde(try_from = "u32")]
pub struct Schema;

impl TryFrom<u32> for Schema {
    type Error = &'static str;

    fn try_from(schema: u32) -> Result<Self, Self::Error> {
        if schema == 1 { Ok(Self) } else { Err("this program reads files with `schema = 1`") }
    }
}

/// Words in every language.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields, expecting = "words such as { en = \"Lounge\", pl = \"Świetlica\" }")]
pub struct Words {
    pub en: String,
    pub pl: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "die")]
    pub dice: Vec<RawDie>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDie {
    pub colour: Spanned<DieColour>,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    pub count: u8,
    pub faces: Vec<RawFace>,
    #[serde(rename = "count_provenance")]
    _count_provenance: String,
    #[serde(rename = "range_damage_provenance")]
    _range_damage_provenance: String,
    #[serde(rename = "mapping_provenance")]
    _mapping_provenance: String,
    #[serde(rename = "bullet_provenance")]
    _bullet_provenance: String,
    #[serde(rename = "miss_provenance")]
    _miss_provenance: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawFace {
    pub range: u8,
    pub damage: u8,
    pub bullet: bool,
    pub miss: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MonstersFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "monster")]
    pub monsters: Vec<RawMonster>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMonster {
    pub id: Spanned<MonsterKind>,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    #[serde(rename = "name_en")]
    _name_en: String,
    pub squares: Spanned<u8>,
    pub footprint: Spanned<Footprint>,
    pub movement: u8,
    pub armor: Spanned<u8>,
    pub wounds: Spanned<u8>,
    pub attack_dice: Spanned<Vec<DieColour>>,
    pub melee_only: bool,
    pub abilities: RawAbilities,
    pub figures_total: Spanned<u8>,
    pub figures_per_colour: u8,
    #[serde(rename = "provenance")]
    _provenance: BTreeMap<String, String>,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Footprint {
    #[serde(rename = "1x1")]
    One,
    #[serde(rename = "1x2")]
    Two,
    #[serde(rename = "2x2")]
    Four,
}

/// Icons and how many of each.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "kebab-case")]
pub struct RawAbilities {
    pub accuracy: u8,
    pub aimed: u8,
    pub blast: u8,
    pub blow_through: u8,
    pub deadly: u8,
    pub homing: u8,
    pub knockback: u8,
    pub stealth: u8,
    pub sweep: u8,
    pub watchful: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponsFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "weapon")]
    pub weapons: Vec<RawWeapon>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawWeapon {
    pub id: Spanned<WeaponKind>,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    #[serde(rename = "name_en")]
    _name_en: String,
    pub attack_dice: Spanned<Vec<DieColour>>,
    pub ammo: RawAmmo,
    pub melee_only: bool,
    pub always_available: bool,
    pub has_token: Spanned<bool>,
    pub abilities: RawAbilities,
    #[serde(rename = "provenance")]
    _provenance: BTreeMap<String, String>,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RawAmmo {
    Infinite,
    Bullets,
    Rockets,
    Cells,
}

impl RawAmmo {
    pub const fn kind(self) -> Option<Ammo> {
        match self {
            Self::Infinite => None,
            Self::Bullets => Some(Ammo::Bullets),
            Self::Rockets => Some(Ammo::Rockets),
            Self::Cells => Some(Ammo::Cells),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarineCardsFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "card")]
    pub cards: Vec<RawMarineCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMarineCard {
    pub id: Spanned<MarineCard>,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    #[serde(rename = "name_en")]
    _name_en: String,
    pub copies: u8,
    #[serde(rename = "timing")]
    _timing: String,
    #[serde(rename = "effect")]
    _effect: String,
    pub params: Spanned<BTreeMap<String, u8>>,
    #[serde(rename = "name_provenance")]
    _name_provenance: String,
    #[serde(rename = "copies_provenance")]
    _copies_provenance: String,
    #[serde(rename = "effect_provenance")]
    _effect_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvaderCardsFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    pub deck: Spanned<RawDeck>,
    #[serde(rename = "spawn")]
    pub spawns: Vec<RawSpawn>,
    #[serde(rename = "event")]
    pub events: Vec<RawEvent>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDeck {
    pub total: usize,
    pub spawn: usize,
    pub event: usize,
    #[serde(rename = "hand_limit")]
    _hand_limit: u8,
    #[serde(rename = "starting_hand")]
    _starting_hand: u8,
    #[serde(rename = "total_provenance")]
    _total_provenance: String,
    #[serde(rename = "split_provenance")]
    _split_provenance: String,
    #[serde(rename = "hand_limit_provenance")]
    _hand_limit_provenance: String,
    #[serde(rename = "starting_hand_provenance")]
    _starting_hand_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSpawn {
    pub id: Spanned<SpawnKind>,
    pub copies: usize,
    pub options: Spanned<Vec<Vec<MonsterKind>>>,
    pub scatter: Spanned<Vec<RawScatter>>,
    #[serde(rename = "content_provenance")]
    _content_provenance: String,
    #[serde(rename = "copies_provenance")]
    _copies_provenance: String,
    #[serde(rename = "scatter_provenance")]
    _scatter_provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawEvent {
    pub id: Spanned<EventKind>,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    #[serde(rename = "name_en")]
    _name_en: String,
    pub copies: u8,
    pub timing: Timing,
    #[serde(rename = "effect")]
    _effect: String,
    pub params: Spanned<BTreeMap<String, u8>>,
    pub scatter: Spanned<Vec<RawScatter>>,
    #[serde(rename = "name_provenance")]
    _name_provenance: String,
    #[serde(rename = "effect_provenance")]
    _effect_provenance: String,
    #[serde(rename = "copies_provenance")]
    _copies_provenance: String,
    #[serde(rename = "scatter_provenance")]
    _scatter_provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

/// `{ dir = "NE", squares = 2 }` or `{ miss = true }`.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawScatter {
    pub dir: Option<RawCompass>,
    pub squares: Option<u8>,
    #[serde(default)]
    pub miss: bool,
}

/// A direction of the compass, in capitals.
#[derive(Clone, Copy, Deserialize)]
pub enum RawCompass {
    N,
    NE,
    E,
    SE,
    S,
    SW,
    W,
    NW,
}

impl From<RawCompass> for Direction {
    fn from(compass: RawCompass) -> Self {
        match compass {
            RawCompass::N => Self::North,
            RawCompass::NE => Self::NorthEast,
            RawCompass::E => Self::East,
            RawCompass::SE => Self::SouthEast,
            RawCompass::S => Self::South,
            RawCompass::SW => Self::SouthWest,
            RawCompass::W => Self::West,
            RawCompass::NW => Self::NorthWest,
        }
    }
}

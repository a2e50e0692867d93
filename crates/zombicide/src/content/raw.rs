//! Content files as they are written. Unknown fields are refused; names are checked in `check.rs`.

pub use super::raw_mission::*;
use crate::pieces::{Colour, Kind, Level, Mode};
use serde::{Deserialize, Serialize};
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TilesFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "tile")]
    pub tiles: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawTile {
    pub id: Name,
    #[serde(rename = "number")]
    _number: u8,
    #[serde(rename = "side")]
    _side: String,
    pub cells: Spanned<[[String; 3]; 3]>,
    /// What the letters of the cells stand for; a letter without an entry is a room.
    #[serde(default)]
    pub zones: BTreeMap<String, Spanned<RawZone>>,
    #[serde(default)]
    pub openings: Vec<RawPair>,
    #[serde(default)]
    pub edge_gaps: Vec<RawGap>,
    /// Ways up to a walkway.
    #[serde(default)]
    pub stairs: Vec<RawPair>,
    /// Outer doors of airlocks.
    #[serde(default)]
    pub airlocks: Vec<RawPair>,
    /// Printed places of objectives.
    #[serde(default)]
    pub objectives: Vec<Spanned<[usize; 2]>>,
    #[serde(default, rename = "used_in_core_missions")]
    _used: bool,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

/// A zone of several cells, or one that is more than its kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawZone {
    #[serde(default = "room")]
    pub kind: Ground,
    #[serde(default)]
    pub special: Option<Special>,
}

const fn room() -> Ground {
    Ground::Room
}

/// What kind of place a zone is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Under the open sky, joined to every street beside it.
    Street,
    /// Inside a building, joined by openings and doors.
    Room,
    /// Beside the board, joined by doors only.
    Vault,
    /// Inside, joined to every corridor beside it.
    Corridor,
    /// Outside a station, joined to everything outside beside it.
    Outdoor,
    /// A rampart, joined to every walkway beside it; streets lie below.
    Walkway,
    /// A building fallen in.
    Ruin,
}

impl Ground {
    /// Whether zones of this kind are joined wherever they touch.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Street | Self::Corridor | Self::Outdoor | Self::Walkway)
    }

    /// The kind of a zone of one cell, by its letter.
    pub const fn of_cell(letter: u8) -> Option<Self> {
        Some(match letter {
            b's' => Self::Street,
            b'c' => Self::Corridor,
            b'o' => Self::Outdoor,
            b'w' => Self::Walkway,
            _ => return None,
        })
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Street => "street",
            Self::Room => "room",
            Self::Vault => "vault",
            Self::Corridor => "corridor",
            Self::Outdoor => "outdoor",
            Self::Walkway => "walkway",
            Self::Ruin => "ruin",
        }
    }
}

/// What a room is besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    Security,
    Oxygen,
    Airlock,
}

/// Two neighbouring cells of a tile, and the zones they belong to, so that a slip is found.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawPair {
    pub between: Spanned<[String; 2]>,
    pub cells: [[usize; 2]; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawGap {
    pub cell: [usize; 2],
    pub side: Side,
}

/// A side of a cell or of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub enum Side {
    N,
    E,
    S,
    W,
}

impl Side {
    /// Clockwise.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    pub const fn name(self) -> &'static str {
        match self {
            Self::N => "N",
            Self::E => "E",
            Self::S => "S",
            Self::W => "W",
        }
    }

    /// One cell on, in rows and columns.
    pub const fn step(self) -> (isize, isize) {
        match self {
            Self::N => (-1, 0),
            Self::E => (0, 1),
            Self::S => (1, 0),
            Self::W => (0, -1),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "card")]
    pub cards: Vec<RawCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools)] // Symbols of a card.
pub struct RawCard {
    pub id: Name,
    #[serde(rename = "name_en")]
    _name_en: String,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    pub kind: RawCardKind,
    pub slot: Fits,
    pub count_deck: u8,
    pub count_starting: u8,
    pub count_vault: u8,
    pub dual: bool,
    pub modes: Vec<RawMode>,
    pub door: RawDoorSymbol,
    pub armour: u8,
    #[serde(rename = "effect")]
    _effect: String,
    #[serde(default)]
    pub does: CardEffect,
    #[serde(default)]
    pub rerolls: Vec<Name>,
    /// What a weapon takes, or what a card of ammunition is.
    #[serde(default)]
    pub ammo: Option<Ammo>,
    /// It does not work without ammunition attached.
    #[serde(default)]
    pub needs_ammo: bool,
    /// The range of what is thrown with it.
    #[serde(default)]
    pub throws: Option<[u8; 2]>,
    /// Whom it lets spawn when it is drawn.
    #[serde(default)]
    pub spawns: Option<RawSpawns>,
    /// Copies in a supply of their own.
    #[serde(default)]
    pub count_supply: u8,
    /// Skills of whoever attacks with it.
    #[serde(default)]
    pub skills: Vec<Name>,
    /// The skill its Enchantment gives.
    pub grants: Option<Name>,
    #[serde(default, rename = "polearm")]
    _polearm: bool,
    #[serde(default, rename = "use_from_backpack")]
    _use_from_backpack: bool,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "provenance_detail")]
    _provenance_detail: BTreeMap<String, String>,
    #[serde(default, rename = "note")]
    _note: String,
}

impl RawCard {
    /// How often it lies in the box.
    pub fn copies(&self) -> usize {
        [self.count_deck, self.count_starting, self.count_vault, self.count_supply].into_iter().map(usize::from).sum()
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RawCardKind {
    Melee,
    Ranged,
    Spell,
    Enchantment,
    Armor,
    Item,
    Ammo,
    Event,
}

/// What a weapon is loaded with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ammo {
    Bullets,
    Energy,
    Canister,
}

/// Who comes with a card found.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields, expecting = "who spawns, such as { kind = \"walker\", count = 1 }")]
pub struct RawSpawns {
    pub kind: Kind,
    pub count: u8,
}

/// Where a card works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fits {
    Hand,
    Body,
    Backpack,
    None,
}

/// What a card does besides fighting, opening and protecting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardEffect {
    #[default]
    Nothing,
    /// One more die for a melee weapon in the other hand.
    ExtraMeleeDie,
    /// One more die for a combat spell in the other hand.
    ExtraMagicDie,
    /// More Damage in a pair.
    #[serde(rename = "pair-damage-2")]
    PairDamage,
    /// A Survivor in sight has a skill until the end of the Round.
    Grant,
    /// One more card when searching, and it ignites.
    Torch,
    /// Bile that a Torch sets on fire.
    Bile,
    /// Eaten for experience.
    Food,
    /// Whoever draws it while searching meets an enemy.
    Ambush,
    // Enchantments.
    /// A Survivor in sight loses a Wound.
    Heal,
    /// A Survivor in sight is ignored until the end of the Round.
    Hide,
    /// The Zombies of a zone in sight are pushed one zone farther away.
    Push,
    /// A Survivor in sight without Zombies around moves up to two zones.
    Run,
    // Worn on the body.
    /// One more card when searching.
    Searchlight,
    /// Shows the next cards of the enemies.
    Drone,
    /// Goes with one attack.
    Ablative,
    /// Air for the outside.
    Oxygen,
    /// Burns a zone, with ammunition attached.
    Flamethrower,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMode {
    pub action: Mode,
    pub range: [u8; 2],
    pub dice: u8,
    pub accuracy: u8,
    pub damage: u8,
    pub noisy: bool,
    pub reload: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDoorSymbol {
    pub mode: RawDoorMode,
    pub value: u8,
    pub noisy: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RawDoorMode {
    None,
    Auto,
    Roll,
}

const fn three() -> u8 {
    3
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SurvivorsFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "survivor")]
    pub survivors: Vec<RawSurvivor>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSurvivor {
    pub id: Name,
    #[serde(rename = "name")]
    _name: String,
    /// He comes from another box.
    #[serde(default)]
    pub guest: bool,
    /// Wounds that kill: three, unless the card says otherwise.
    #[serde(default = "three")]
    pub health: u8,
    pub blue: Vec<Name>,
    pub yellow: Vec<Name>,
    pub orange: Vec<Name>,
    pub red: Vec<Name>,
    #[serde(rename = "body_slot_keyword")]
    _keyword: String,
    pub body_slot_accepts: Vec<Name>,
    /// What he is trained for.
    #[serde(default)]
    pub class: Option<Class>,
    #[serde(rename = "starting_equipment")]
    _starting_equipment: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

/// Where a Survivor may Search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Civilian,
    Soldier,
}

/// Machines that Survivors drive.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MachinesFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "machine")]
    pub machines: Vec<RawMachine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawMachine {
    pub id: Name,
    #[serde(rename = "name_en")]
    _name_en: String,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    /// The colour of its remote control.
    pub remote: Colour,
    pub moves: bool,
    pub melee: Option<RawArm>,
    pub ranged: Option<RawArm>,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "provenance_detail")]
    _provenance_detail: BTreeMap<String, String>,
    #[serde(default, rename = "note")]
    _note: String,
}

/// Guards.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuardsFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "attack")]
    pub attacks: Vec<RawGuardArm>,
    #[serde(rename = "improvised")]
    pub improvised: Vec<RawGuardArm>,
    #[serde(default, rename = "skill_card")]
    pub skill_cards: Vec<RawSkillCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawGuardArm {
    pub action: Spanned<Mode>,
    pub range: [u8; 2],
    pub dice: u8,
    pub accuracy: u8,
    pub damage: u8,
    pub noisy: bool,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "provenance_detail")]
    _provenance_detail: BTreeMap<String, String>,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSkillCard {
    pub skill: Name,
    pub count: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

/// What a Machine fights with.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawArm {
    #[serde(default)]
    pub range: [u8; 2],
    pub dice: u8,
    pub accuracy: u8,
    pub damage: u8,
    #[serde(default)]
    pub noisy: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FiguresFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "figure")]
    pub figures: Vec<RawFigures>,
}

/// A kind of enemy: what the rules ask about it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an enemy such as { actions = 1, wounds = 1, toughness = 1, xp = 1, order = 1 }"
)]
pub struct Enemy {
    /// Actions of one Activation.
    pub actions: u8,
    /// Wounds of one attack.
    pub wounds: u8,
    /// The Damage a hit needs to kill it.
    pub toughness: u8,
    /// Experience for killing it.
    pub xp: u8,
    /// Its place where the shooter does not choose whom he hits; the lowest comes first.
    pub order: u8,
    /// Groups of it split where several ways are equally good.
    #[serde(default)]
    pub splits: bool,
    /// The one that comes or acts where figures run out.
    #[serde(default)]
    pub boss: bool,
    /// No armour helps against it.
    #[serde(default)]
    pub ignores_armour: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawFigures {
    pub kind: Name,
    /// What an enemy of this kind is.
    pub enemy: Option<Enemy>,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    pub count: u8,
    /// Figures of other boxes that an option adds.
    #[serde(default)]
    pub others: u8,
    #[serde(default, rename = "each")]
    _each: Vec<String>,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    pub count: Spanned<usize>,
    #[serde(rename = "card")]
    pub cards: Vec<RawSpawnCard>,
    #[serde(default, rename = "group")]
    pub groups: Vec<super::check::RawGroup>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawSpawnCard {
    pub number: Spanned<u8>,
    pub kind: Name,
    pub blue: Option<(String, u8)>,
    pub yellow: Option<(String, u8)>,
    pub orange: Option<(String, u8)>,
    pub red: Option<(String, u8)>,
    #[serde(rename = "type")]
    pub of: Option<Kind>,
    #[serde(default)]
    pub levels: Vec<Level>,
    /// How many come, whatever the level.
    pub figures: Option<u8>,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

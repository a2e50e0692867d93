//! The content files as they are written: every key known, nothing checked against anything else.
//!
//! Keys that say where a figure comes from (`…_provenance`, `…_note`) are taken out before; see `sources.rs`.

use crate::pieces::{Area, Kind};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    pub id: Spanned<String>,
    pub rule_prefix: String,
    pub title_pl: String,
    pub title_original: String,
    pub designer: String,
    pub artist: String,
    pub publisher_original: String,
    pub year_original: u16,
    pub text: String,
    pub graphic_design: String,
    pub players: Players,
    pub components: Components,
    pub setup: Setup,
    pub end: End,
    pub timers_seconds: Timers,
    /// Notes of the simulation behind the reconstructed figures; for readers only.
    #[expect(dead_code, reason = "read by people, not by rules")]
    pub simulation_notes: Option<toml::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Players {
    pub min: Spanned<u8>,
    pub max: Spanned<u8>,
    pub age_min: u8,
    pub minutes_min: u16,
    pub minutes_max: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub monster_dice: Spanned<u8>,
    pub die_faces: Spanned<Vec<Area>>,
    pub monster_hatch: u8,
    pub area_tiles: Spanned<u8>,
    pub cold_store_tiles: u8,
    pub monster_tokens: Spanned<u8>,
    pub character_tokens: Spanned<u8>,
    pub screens: u8,
    pub maps: u8,
    pub move_markers: u8,
    pub security_badges: Spanned<u8>,
    pub victim_tokens: Spanned<u8>,
    pub item_cards: Spanned<u8>,
    pub epilogue_cards: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub available_dice: Spanned<u8>,
    pub dice_on_cold_store: Spanned<u8>,
    pub starting_items_per_player: Spanned<u8>,
    pub truck_draw: Spanned<u8>,
    pub truck_keep: Spanned<u8>,
    pub truck_give: Spanned<u8>,
    pub truck_box: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    pub offset: Spanned<i8>,
}

/// OS-3.24: seconds; 0 switches a timer off.
#[derive(Clone, Copy, Debug, Deserialize, serde::Serialize)]
#[serde(deny_unknown_fields)]
pub struct Timers {
    pub discussion_truck: u16,
    pub discussion_badge: u16,
    pub discussion_attack: u16,
    pub decision: u16,
    pub tie_break: u16,
    pub single_choice: u16,
    pub destinations: u16,
    pub walkie_window: u16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AreaTile {
    pub number: Spanned<u8>,
    pub id: String,
    pub name_pl: String,
    pub name_en: String,
    pub spaces: Spanned<u8>,
    pub notches: Spanned<u8>,
    pub activation_phase: Spanned<u8>,
    pub closable: Spanned<bool>,
    pub attack_order: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Closing {
    pub monsters_to_close: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterCard {
    pub id: Spanned<Kind>,
    pub name_pl: String,
    pub name_en: String,
    pub name_fr: Option<String>,
    pub strength: Spanned<u8>,
    pub votes: Spanned<u8>,
    pub points: Spanned<u8>,
    pub attracts_monsters: bool,
    pub player_counts: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerColor {
    pub tokens: Spanned<u8>,
    pub colors: Spanned<u8>,
    pub color_names: Spanned<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ItemCard {
    pub id: Spanned<String>,
    pub name_pl: String,
    pub name_en: String,
    pub name_fr: Option<String>,
    pub count: Spanned<u8>,
    pub window: Spanned<String>,
    pub phases: Vec<u8>,
    pub requires: String,
    pub effect: Spanned<String>,
    pub amount: Spanned<u8>,
    pub duration: String,
    pub weapon: bool,
    pub rules: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColdStoreHead {
    pub rows: Spanned<u8>,
    pub fill_order: String,
    pub overflow: String,
    pub profile: super::Profile,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub number: Spanned<u8>,
    pub effect: super::RowEffect,
    pub starts: Spanned<Starts>,
    pub die: Spanned<bool>,
    pub rules: Vec<String>,
}

/// When the effect of a row begins.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Starts {
    Immediately,
    NextRound,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lengths {
    pub players: Spanned<u8>,
    pub spaces: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Uniform {
    pub spaces: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Epilogue {
    pub order: Spanned<u8>,
    pub number: Spanned<u8>,
    pub code: Spanned<String>,
    pub condition_en: String,
    pub condition: Spanned<String>,
    pub n: Option<u8>,
    pub kind: Option<Kind>,
    pub item: Option<String>,
    pub area: Option<Area>,
    pub variant: Spanned<u8>,
    pub title_en: String,
    pub title_pl: String,
    pub story_en: String,
    pub story_pl: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    pub number: Spanned<u8>,
    pub id: Spanned<String>,
    pub name_en: String,
    pub name_pl: String,
    pub changes: Vec<String>,
    pub text_en: String,
    pub text_pl: String,
    pub params: Spanned<BTreeMap<String, i8>>,
    pub edge: String,
}

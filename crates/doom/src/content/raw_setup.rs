//! The fixed numbers of the rules and the counts of the box, as they are written.

use super::raw::{Name, Schema, Spanned};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    pub start: Spanned<Vec<RawStart>>,
    pub invader: RawInvader,
    pub action: Spanned<Vec<RawAction>>,
    pub movement_costs: RawCosts,
    pub limits: RawLimits,
    pub difficulty: Spanned<Vec<RawDifficulty>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawStart {
    pub marines: u8,
    pub bullets: u8,
    pub rockets: u8,
    pub cells: u8,
    pub wounds: u8,
    pub armor: u8,
    pub marine_cards: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawInvader {
    pub starting_hand: u8,
    /// The standard limit; the difficulty settings say theirs.
    #[serde(rename = "hand_limit")]
    _hand_limit: u8,
    pub draw_per_marine_player: u8,
    pub spawn_cards_per_turn: u8,
    pub frag_when_deck_runs_out: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawAction {
    pub id: Name,
    pub movement: u8,
    pub attacks: u8,
    #[serde(default, rename = "either_movement_or_attack")]
    _either: bool,
    #[serde(rename = "order")]
    _order: bool,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawCosts {
    pub step: u8,
    #[serde(rename = "pick_up")]
    _pick_up: u8,
    pub teleporter: u8,
    pub vent: u8,
    pub pass_token: u8,
    pub door: u8,
    pub security_door: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawLimits {
    pub respawn_min_distance: u8,
    pub respawn_max_distance: u8,
    pub knockback_squares: u8,
    pub homing_max_range: u8,
    pub health_token_wounds: u8,
    pub adrenaline_movement: u8,
    pub heal_order_wounds: u8,
    pub hazard_wounds: u8,
    pub barrel_wounds: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawDifficulty {
    pub id: Name,
    pub wounds: i8,
    pub bullets: i8,
    pub hand_limit: u8,
    #[serde(rename = "provenance")]
    _provenance: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TokensFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    #[serde(rename = "totals")]
    _totals: BTreeMap<String, toml::Value>,
    #[serde(rename = "token")]
    pub tokens: Vec<RawToken>,
    #[serde(rename = "map_piece")]
    _map_pieces: Vec<BTreeMap<String, toml::Value>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawToken {
    pub id: Name,
    #[serde(rename = "name_pl")]
    _name_pl: String,
    #[serde(rename = "name_en")]
    _name_en: String,
    #[serde(rename = "category")]
    _category: String,
    pub count: usize,
    #[serde(rename = "provenance")]
    _provenance: String,
    #[serde(default, rename = "note")]
    _note: String,
}

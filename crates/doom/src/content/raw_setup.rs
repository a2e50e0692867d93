//! The fixed numbers of the rules and the counts of the box, as they are written.

use super::raw::{Name, Schema, Spanned};
use crate::board::HAND;
use holdout_reading::Checker;
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupFile {
    #[serde(rename = "schema")]
    _schema: Schema,
    pub start: Spanned<Vec<RawStart>>,
    pub invader: Spanned<RawInvader>,
    pub action: Spanned<Vec<RawAction>>,
    pub movement_costs: Spanned<RawCosts>,
    pub limits: RawLimits,
    pub difficulty: Spanned<Vec<RawDifficulty>>,
}

impl SetupFile {
    /// Numbers a table has no room for, and moves that would have no end.
    pub fn in_bounds(&self, checker: &mut Checker<'_>) {
        let (costs, invader) = (self.movement_costs.get_ref(), self.invader.get_ref());
        let paid = [costs.step, costs.teleporter, costs.vent, costs.pass_token, costs.door, costs.security_door];
        if paid.contains(&0) {
            checker.wrong(self.movement_costs.span().start, "whatever costs movement costs at least one point");
        }
        let limits = self.difficulty.get_ref().iter().map(|one| one.hand_limit);
        let fullest = limits.chain([invader.starting_hand]).max().unwrap_or_default();
        if usize::from(fullest) + 3 * usize::from(invader.draw_per_marine_player) > HAND {
            let what = format!("the fullest hand and what three marines bring are more than {HAND} cards");
            checker.wrong(self.invader.span().start, what);
        }
    }
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

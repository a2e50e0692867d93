//! What the enemies would do after one more step of the acting Survivor.

use crate::actions::moving::step_cost;
use crate::board::Board;
use crate::enemies::activation::{Activation, Foreseen};
use crate::enemies::paths::Paths;
use crate::event::Lure;
use crate::forecast::attacks;
use crate::pieces::*;
use serde::Serialize;

/// What the enemies would do if the acting Survivor took one step more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Ahead {
    /// Where the step leads.
    pub zone: Spot,
    /// Actions it costs, the price for leaving enemies included.
    pub price: u8,
    /// Wounds the whole team would be dealt.
    pub wounds: u8,
    pub coming: Vec<Heading>,
}

/// A group and the zone it would go to, without its further way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Heading {
    pub kind: Kind,
    pub from: Spot,
    pub to: Spot,
    pub lure: Lure,
    pub sure: bool,
}

/// The enemies' next Action after each step the acting Survivor could take from his zone.
pub(crate) fn ahead(board: &Board, paths: &mut Paths<'_>) -> Vec<Ahead> {
    let Some(hero) = board.living().find(|hero| board.hero(*hero).in_turn) else { return Vec::new() };
    let (zones, price) = (board.neighbours(board.hero(hero).zone), step_cost(board, hero));
    if board.crowd.is_empty() {
        let quiet = |zone| Ahead { zone: board.spot(zone), price, wounds: 0, coming: Vec::new() };
        return zones.iter().map(quiet).collect();
    }
    let spot = |zone| board.spot(zone);
    let heading = |Foreseen { kind, from, to, lure, sure, .. }| {
        let (from, to) = (spot(from), spot(to));
        Heading { kind, from, to, lure, sure }
    };
    let mut moved = *board;
    let mut one = |zone| {
        moved.heroes[hero.index()].zone = zone;
        // The ground, and so the ways, are the same wherever he stands.
        let next = Activation::ahead(&moved);
        let wounds = next.iter().flat_map(|next| attacks(&moved, next)).map(|(_, wounds)| wounds).sum();
        let coming = next.map_or_else(Vec::new, |next| next.foreseen(&moved, paths));
        Ahead { zone: board.spot(zone), price, wounds, coming: coming.into_iter().map(heading).collect() }
    };
    zones.iter().map(&mut one).collect()
}

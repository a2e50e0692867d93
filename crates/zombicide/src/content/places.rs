//! Names a mission gives to zones of its board. Zones it does not name are called as their tiles call them.
//!
//! Names are for people and change no rule, so they leave no trace in digests. Both languages are needed, with every form
//! that sentences use: cases cannot be made from a name.

use super::mission::Draft;
use super::raw::{RawPlace, Spanned};
use crate::content::map::Map;
use crate::pieces::Spot;
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// Longest form in letters; more does not fit on a board.
const LONGEST: usize = 32;

/// What a zone is called in one language, alone and inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlaceWords {
    pub name: String,
    #[serde(rename = "gen")]
    pub of: String,
    #[serde(rename = "acc")]
    pub at: String,
    #[serde(rename = "in")]
    pub inside: String,
    #[serde(rename = "to")]
    pub towards: String,
    #[serde(rename = "from")]
    pub out_of: String,
}

impl PlaceWords {
    fn forms(&self) -> [(&'static str, &str); 5] {
        [("gen", &self.of), ("acc", &self.at), ("in", &self.inside), ("to", &self.towards), ("from", &self.out_of)]
    }

    fn can_be_shown(&self) -> bool {
        let fits = |text: &str| {
            let letters = text.chars().count();
            let plain = text.chars().all(|letter| !letter.is_control() && letter != '{' && letter != '}');
            (1..=LONGEST).contains(&letters) && text.trim() == text && plain
        };
        fits(&self.name) && self.forms().iter().all(|(_, form)| fits(form))
    }
}

/// A zone with a name of its own.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(rename = "NamedPlace"))]
pub struct Place {
    pub zone: Spot,
    pub en: PlaceWords,
    pub pl: PlaceWords,
}

/// These names as texts that take the place of those of the tiles.
pub fn fluent(places: &[Place], language: &str) -> String {
    let mut text = String::new();
    for place in places {
        let words = if language == "pl" { &place.pl } else { &place.en };
        let _ = writeln!(text, "{} = {}", place.zone.term(), words.name);
        for (form, said) in words.forms() {
            let _ = writeln!(text, "    .{form} = {said}");
        }
    }
    text
}

impl Draft<'_, '_> {
    /// The names of the mission: of zones it has, each once, and no two alike.
    pub(super) fn places(&mut self, map: &Map) -> Vec<Place> {
        let mut places: Vec<Place> = Vec::new();
        for RawPlace { zone, en, pl } in &self.raw.places {
            for words in [en, pl] {
                if !words.get_ref().can_be_shown() {
                    let what = format!("every form of a name has 1 to {LONGEST} letters, without braces");
                    self.wrong(words.span().start, what);
                }
            }
            let same = |one: &Spanned<PlaceWords>, other: &PlaceWords| {
                one.get_ref().name.to_lowercase() == other.name.to_lowercase()
            };
            if let Some(other) = places.iter().find(|other| same(en, &other.en) || same(pl, &other.pl)) {
                let what = format!("{} is called so already; no two zones have the same name", other.zone.name());
                self.wrong(en.span().start, what);
            }
            let Some(spot) = self.place(map, zone).and_then(|_| Spot::parse(zone.get_ref())) else { continue };
            if places.iter().any(|other| other.zone == spot) {
                self.wrong(zone.span().start, format!("{} has a name already", spot.name()));
            }
            places.push(Place { zone: spot, en: en.get_ref().clone(), pl: pl.get_ref().clone() });
        }
        places
    }
}

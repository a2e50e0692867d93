//! What lies in the dark: monsters and tokens of areas that nobody has revealed.

use super::TOKENS;
use crate::content::Scenario;
use crate::pieces::{Area, Axis, MonsterKind, Square, TokenKind};

/// A monster that waits in the dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HiddenMonster {
    pub at: Square,
    pub kind: MonsterKind,
    pub axis: Axis,
    /// DM-14.6.
    pub slot: u8,
    pub area: Area,
}

/// A token that lies in the dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HiddenToken {
    pub at: Square,
    pub kind: TokenKind,
    /// Its place in the scenario's list.
    pub place: u8,
    pub area: Area,
}

/// Everything in the dark. A revealed area's entries have no square any more.
#[derive(Clone, Copy)]
pub struct Hidden {
    pub monsters: [HiddenMonster; TOKENS],
    pub tokens: [HiddenToken; TOKENS],
}

impl Default for Hidden {
    fn default() -> Self {
        let monster =
            HiddenMonster { at: Square::NONE, kind: MonsterKind::Zombie, axis: Axis::East, slot: 1, area: Area(0) };
        let token = HiddenToken { at: Square::NONE, kind: TokenKind::Encounter, place: 0, area: Area(0) };
        Self { monsters: [monster; TOKENS], tokens: [token; TOKENS] }
    }
}

impl Hidden {
    /// As the scenario lays it out.
    pub fn of(scenario: &Scenario) -> Self {
        let mut hidden = Self::default();
        for (entry, place) in hidden.monsters.iter_mut().zip(&scenario.monsters) {
            *entry =
                HiddenMonster { at: place.at, kind: place.kind, axis: place.axis, slot: place.slot, area: place.area };
        }
        for (n, (entry, place)) in hidden.tokens.iter_mut().zip(&scenario.tokens).enumerate() {
            *entry = HiddenToken { at: place.at, kind: place.kind, place: n as u8, area: place.area };
        }
        hidden
    }

    pub fn monsters_of(&self, area: Area) -> impl Iterator<Item = &HiddenMonster> {
        self.monsters.iter().filter(move |monster| monster.at.is_some() && monster.area == area)
    }

    pub fn tokens_of(&self, area: Area) -> impl Iterator<Item = &HiddenToken> {
        self.tokens.iter().filter(move |token| token.at.is_some() && token.area == area)
    }
}

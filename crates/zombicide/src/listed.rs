//! What a view lists by name: kept as the board has it, and named when it is told.

use crate::board::MAX_SKILLS;
use crate::content::{Content, Mission};
use crate::pieces::{Card, SLOTS, Slot, Spot, ZoneSet};
use serde::{Serialize, Serializer};
use std::fmt;

/// Zones of a mission, told by their names.
#[derive(Clone, Copy)]
pub struct Spots {
    mission: &'static Mission,
    zones: ZoneSet,
}

impl Spots {
    pub const fn of(mission: &'static Mission, zones: ZoneSet) -> Self {
        Self { mission, zones }
    }

    pub fn iter(&self) -> impl Iterator<Item = Spot> + use<> {
        let mission = self.mission;
        self.zones.iter().map(|zone| mission.spot(zone))
    }

    pub const fn clear(&mut self) {
        self.zones = ZoneSet::EMPTY;
    }
}

impl fmt::Debug for Spots {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Skills of a Survivor, told by their names.
#[derive(Clone, Copy)]
pub struct Skills {
    content: &'static Content,
    numbers: [u16; MAX_SKILLS],
}

impl Skills {
    pub const fn of(content: &'static Content, numbers: [u16; MAX_SKILLS]) -> Self {
        Self { content, numbers }
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static str> + use<> {
        let content = self.content;
        self.numbers.into_iter().filter(|skill| *skill > 0).map(|skill| content.skill(skill).id.as_str())
    }
}

impl fmt::Debug for Skills {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Skills {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// The cards of an inventory, told by the names of their slots in the order of the alphabet.
#[derive(Clone, Copy)]
pub struct InSlots {
    content: &'static Content,
    cards: [Card; SLOTS],
}

/// The slots by their names.
const SORTED: [Slot; SLOTS] =
    [Slot::BODY, Slot::BODY_2, Slot(0), Slot(1), Slot(3), Slot(4), Slot(5), Slot(6), Slot(7), Slot(9), Slot(10)];

impl InSlots {
    pub const fn of(content: &'static Content, cards: [Card; SLOTS]) -> Self {
        Self { content, cards }
    }

    pub fn get(&self, slot: &str) -> Option<&'static str> {
        self.told(Slot::parse(slot).filter(|slot| slot.index() < SLOTS)?)
    }

    fn told(&self, slot: Slot) -> Option<&'static str> {
        let card = self.cards[slot.index()];
        card.is_some().then(|| self.content.card(card).id.as_str())
    }

    fn iter(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        SORTED.iter().filter_map(|slot| Some((slot.own_name(), self.told(*slot)?)))
    }
}

impl fmt::Debug for InSlots {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for InSlots {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_told_in_the_order_of_their_names() {
        assert!(SORTED.is_sorted_by_key(|slot| slot.own_name()));
        assert!(Slot::all().all(|slot| SORTED.contains(&slot)));
    }
}

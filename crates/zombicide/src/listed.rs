//! What a view lists by name: kept as the board has it, and named when it is told.

use crate::content::Mission;
use crate::pieces::{SLOTS, Slot, Slots, Spot, ZoneSet};
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

/// What lies in the slots of an inventory, told by the names of the slots in the order of the alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InSlots<T>([Option<T>; SLOTS]);

/// The slots by their names.
const SORTED: [Slot; SLOTS] =
    [Slot::BODY, Slot::BODY_2, Slot(0), Slot(1), Slot(3), Slot(4), Slot(5), Slot(6), Slot(7), Slot(9), Slot(10)];

impl<T: Copy> InSlots<T> {
    pub fn of(slots: Slots, mut what: impl FnMut(Slot) -> T) -> Self {
        let mut all = [None; SLOTS];
        slots.iter().for_each(|slot| all[slot.index()] = Some(what(slot)));
        Self(all)
    }

    pub fn get(&self, slot: &str) -> Option<&T> {
        self.0[Slot::parse(slot).filter(|slot| slot.index() < SLOTS)?.index()].as_ref()
    }
}

impl<T: Serialize> Serialize for InSlots<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(SORTED.iter().filter_map(|slot| Some((slot.own_name(), self.0[slot.index()].as_ref()?))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_told_in_the_order_of_their_names() {
        assert!(SORTED.is_sorted_by_key(|slot| slot.own_name()));
        assert!(Slot::all().all(|slot| SORTED.contains(&slot)));
        let cards = InSlots::of(Slots::HANDS.or(Slots::BODY), |slot| slot.0);
        let told = serde_json::to_string(&cards).expect("slots are plain data");
        assert_eq!(told, r#"{"body":2,"body-2":8,"hand-1":0,"hand-2":1}"#);
        assert_eq!((cards.get("hand-2"), cards.get("pack-1"), cards.get("found-1")), (Some(&1), None, None));
    }
}

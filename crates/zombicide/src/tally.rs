//! Figures by kind, as a view tells them.

use crate::pieces::{Counts, KINDS, Kind};
use serde::{Serialize, Serializer};

/// How many figures there are of each kind: told by the names of the kinds, in the order of the alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    counts: Counts,
    /// Kinds without any are told as well.
    all: bool,
}

/// The kinds by their names.
const SORTED: [Kind; KINDS] = [Kind::Abomination, Kind::Fatty, Kind::Necromancer, Kind::Runner, Kind::Walker];

impl Tally {
    /// Of those kinds of which there are any.
    pub const fn of(counts: Counts) -> Self {
        Self { counts, all: false }
    }

    /// Of every kind.
    pub const fn of_all(counts: Counts) -> Self {
        Self { counts, all: true }
    }

    /// How many there are of a kind, if it is told.
    pub fn get(&self, kind: &str) -> Option<u8> {
        self.told().find(|(one, _)| one.id() == kind).map(|(_, count)| count)
    }

    fn told(&self) -> impl Iterator<Item = (Kind, u8)> {
        let Self { counts, all } = *self;
        SORTED.into_iter().map(move |kind| (kind, counts[kind.index()])).filter(move |(_, count)| all || *count > 0)
    }
}

impl Serialize for Tally {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.told().map(|(kind, count)| (kind.id(), count)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_told_in_the_order_of_their_names() {
        assert!(SORTED.is_sorted_by_key(|kind| kind.id()));
        assert!(Kind::ALL.iter().all(|kind| SORTED.contains(kind)));
        let told = |tally: Tally| serde_json::to_string(&tally).expect("figures are plain data");
        assert_eq!(told(Tally::of([2, 0, 1, 0, 0])), r#"{"runner":1,"walker":2}"#);
        let all = r#"{"abomination":0,"fatty":0,"necromancer":0,"runner":1,"walker":2}"#;
        assert_eq!(told(Tally::of_all([2, 0, 1, 0, 0])), all);
        assert_eq!(Tally::of([2, 0, 1, 0, 0]).get("fatty"), None);
        assert_eq!(Tally::of_all([2, 0, 1, 0, 0]).get("fatty"), Some(0));
    }
}

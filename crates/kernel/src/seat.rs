//! Seats, sets of seats, and who may look at a table.

use serde::{Deserialize, Serialize};

/// Most seats any game of the house needs.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Index into an array with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table for `players`.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..players).map(Seat)
    }

    /// The next seat clockwise at a table for `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        Self((self.0 + 1) % players)
    }

    /// All seats clockwise, beginning with this one.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Self> + Clone {
        (0..players).map(move |step| Self((self.0 + step) % players))
    }

    /// The name a seat has in answers and files, counted from 1: `player-1`.
    pub fn name(self) -> String {
        format!("player-{}", self.0 + 1)
    }

    /// Reads [`Seat::name`].
    pub fn parse(name: &str) -> Option<Self> {
        let number: u8 = name.strip_prefix("player-")?.parse().ok()?;
        (1..=MAX_SEATS as u8).contains(&number).then(|| Self(number - 1))
    }
}

/// A set of seats in one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub const EMPTY: Self = Self(0);

    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    pub const fn all(players: u8) -> Self {
        Self(((1_u16 << players) - 1) as u8)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Seat(seat)
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// Sees what this seat may know.
    Seat(Seat),
    /// Sees what everybody may know.
    Spectator,
    /// Sees everything. Offline tools only: the server never makes one while a game runs.
    Omniscient,
}

impl Viewer {
    /// Whether something known to exactly these seats is known to this viewer.
    pub const fn among(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(seat) => seats.contains(seat),
            Self::Spectator => false,
            Self::Omniscient => true,
        }
    }

    /// Whether something known to one seat is known to this viewer.
    pub const fn is(self, seat: Seat) -> bool {
        self.among(SeatSet::only(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_starts_with_the_seat_and_visits_each_once() {
        let order: Vec<_> = Seat(2).clockwise(4).collect();
        assert_eq!(order, [Seat(2), Seat(3), Seat(0), Seat(1)]);
    }

    #[test]
    fn names_are_read_back_and_nonsense_is_not() {
        for seat in Seat::all(8) {
            assert_eq!(Seat::parse(&seat.name()), Some(seat));
        }
        for wrong in ["player-0", "player-9", "player-", "seat-1", "player-1x"] {
            assert_eq!(Seat::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat(5), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(5)]);
        assert_eq!(set.without(Seat(2)).len(), 2);
    }
}

//! Where a table keeps answers that are given but not yet open.

use crate::seat::{MAX_SEATS, Seat};
use std::hash::{Hash, Hasher};

/// Room for the sealed answers of a game: `[Option<Answer>; MAX_SEATS]`, or [`NeverSealed`].
pub trait Sealed<A>: Copy + Default + Hash + Send {
    fn of(&self, seat: Seat) -> Option<A>;
    fn keep(&mut self, seat: Seat, answer: A);
}

impl<A: Copy + Hash + Send> Sealed<A> for [Option<A>; MAX_SEATS] {
    fn of(&self, seat: Seat) -> Option<A> {
        self[seat.index()]
    }

    fn keep(&mut self, seat: Seat, answer: A) {
        self[seat.index()] = Some(answer);
    }
}

/// No room at all, for games in which every answer is open.
#[derive(Clone, Copy, Debug, Default)]
pub struct NeverSealed;

/// A digest cannot tell it from room that nobody used, so a game may change from one to the other.
impl Hash for NeverSealed {
    fn hash<H: Hasher>(&self, to: &mut H) {
        [None::<()>; MAX_SEATS].hash(to);
    }
}

impl<A> Sealed<A> for NeverSealed {
    fn of(&self, _: Seat) -> Option<A> {
        None
    }

    fn keep(&mut self, seat: Seat, _: A) {
        unreachable!("this game has no sealed answers, and {} gave one", seat.name());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;
    use crate::digest::digest;

    #[test]
    fn unused_room_leaves_the_same_digest_as_none() {
        let seed = Seed::from_number(1);
        assert_eq!(digest(seed, &NeverSealed), digest(seed, &[None::<(u8, u16)>; MAX_SEATS]));
        let mut kept = [None; MAX_SEATS];
        kept.keep(Seat(2), 7_u8);
        assert_eq!((Sealed::of(&kept, Seat(2)), Sealed::of(&kept, Seat(1))), (Some(7), None));
        assert_ne!(digest(seed, &NeverSealed), digest(seed, &kept));
    }
}

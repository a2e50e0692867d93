//! Who said what: the statements that wait for their facts, and the last ones that were judged.
//!
//! Every seat has its own few places, so that nobody can talk the others out of the book.

use super::{Promise, Statement, Verdict};
use crate::bag::Bag;
use crate::pieces::{Area, AreaSet, MAX_PLAYERS};
use holdout_kernel::{Key, Seat, Secret};

/// Places per seat.
pub const SLOTS: usize = 8;

/// All kept statements, flat.
#[derive(Clone, Copy, Hash)]
pub struct Ledger {
    entries: [[Entry; SLOTS]; MAX_PLAYERS],
    said: u16,
    waiting: u8,
    /// How often each seat's word was kept, partly kept, broken.
    record: [[u8; 3]; MAX_PLAYERS],
}

impl Default for Ledger {
    fn default() -> Self {
        Self { entries: [[Entry::EMPTY; SLOTS]; MAX_PLAYERS], said: 0, waiting: 0, record: [[0; 3]; MAX_PLAYERS] }
    }
}

#[derive(Clone, Copy, Hash)]
pub(super) struct Entry {
    pub id: u16,
    pub round: u8,
    pub state: State,
    pub what: What,
}

impl Entry {
    const EMPTY: Self = Self { id: 0, round: 0, state: State::Empty, what: What::Dice(AreaSet::EMPTY) };
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum State {
    Empty,
    Waiting,
    Judged(Verdict),
    /// The facts it spoke of never came.
    Lapsed,
}

/// The part of a statement that facts can confirm.
#[derive(Clone, Copy, Hash)]
pub(super) enum What {
    Dice(AreaSet),
    Destination(Area),
    Vote(Seat),
    Hand {
        items: Bag,
        held: u8,
        truth: Secret<Verdict>,
    },
    /// Round 0: the next time it comes up. Addressee 0: everybody; else the seat plus one.
    /// What is wanted in return, if it is an offer.
    Promise {
        to: u8,
        round: u8,
        what: Promise,
        want: Option<Promise>,
    },
}

impl What {
    /// Whether it says the same as another; a hidden truth is never compared.
    fn repeats(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Dice(one), Self::Dice(other)) => one == other,
            (Self::Destination(one), Self::Destination(other)) => one == other,
            (Self::Vote(one), Self::Vote(other)) => one == other,
            (
                Self::Promise { to, round, what, want },
                Self::Promise { to: other_to, round: other_round, what: other_what, want: other_want },
            ) => (to, round, what, want) == (other_to, other_round, other_what, other_want),
            (Self::Dice(_) | Self::Destination(_) | Self::Vote(_) | Self::Hand { .. } | Self::Promise { .. }, _) => {
                false
            }
        }
    }
}

/// A statement as the table remembers it.
#[derive(Clone, Debug)]
pub struct Noted {
    pub id: u16,
    pub seat: Seat,
    pub round: u8,
    pub statement: Statement,
    pub verdict: Option<Verdict>,
}

/// Whether a statement takes a place in the book. Free words are in the log only: no fact can confirm them.
pub(super) fn is_kept(statement: &Statement) -> bool {
    matches!(statement, Statement::Hand { .. }) || what(statement).is_some()
}

fn what(statement: &Statement) -> Option<What> {
    match statement {
        Statement::Dice { areas } => Some(What::Dice(areas.iter().filter_map(|number| Area::new(*number)).collect())),
        Statement::Destination { area } => Area::new(*area).map(What::Destination),
        Statement::Vote { player } => Some(What::Vote(*player)),
        // Noted with its hidden truth by `note_hand`; a no needs no proof.
        Statement::Hand { .. } | Statement::Refuse { .. } => None,
        Statement::Promise { to, round, what, want, .. } => what.map(|what| What::Promise {
            to: to.map_or(0, |seat| seat.0 + 1),
            round: round.unwrap_or(0),
            what,
            want: *want,
        }),
    }
}

impl Entry {
    pub(super) fn statement(&self) -> Statement {
        match self.what {
            What::Dice(areas) => Statement::Dice { areas: areas.iter().map(Area::number).collect() },
            What::Destination(area) => Statement::Destination { area: area.number() },
            What::Vote(player) => Statement::Vote { player },
            What::Hand { items, .. } => Statement::Hand { items: items.iter().collect() },
            What::Promise { to, round, what, want } => Statement::Promise {
                to: to.checked_sub(1).map(Seat),
                round: (round > 0).then_some(round),
                what: Some(what),
                want,
                text: None,
            },
        }
    }
}

impl Ledger {
    /// The number of the next statement.
    pub const fn next_id(&self) -> u16 {
        self.said.wrapping_add(1)
    }

    /// Whether a seat can make another statement that waits for its facts.
    pub fn has_room(&self, seat: Seat) -> bool {
        self.entries[seat.index()].iter().any(|entry| entry.state != State::Waiting)
    }

    /// Whether nothing waits for its facts.
    pub const fn is_quiet(&self) -> bool {
        self.waiting == 0
    }

    pub(crate) fn note(&mut self, id: u16, seat: Seat, round: u8, statement: &Statement) {
        self.said = id;
        let waiting = |entry: &Entry, what: &What| entry.state == State::Waiting && entry.what.repeats(what);
        // Said twice, it is still one word.
        let new = what(statement).filter(|what| !self.entries[seat.index()].iter().any(|entry| waiting(entry, what)));
        if let Some(what) = new {
            self.put(seat, Entry { id, round, state: State::Waiting, what });
        }
    }

    pub(crate) fn note_hand(&mut self, id: u16, seat: Seat, round: u8, items: Bag, held: u8, truth: Secret<Verdict>) {
        self.said = id;
        self.put(seat, Entry { id, round, state: State::Waiting, what: What::Hand { items, held, truth } });
    }

    /// Into a free place, or over the oldest statement of the seat that waits for nothing.
    fn put(&mut self, seat: Seat, entry: Entry) {
        let places = self.entries[seat.index()].iter_mut().filter(|place| place.state != State::Waiting);
        if let Some(place) = places.min_by_key(|place| (place.state != State::Empty, place.id)) {
            *place = entry;
            self.waiting += 1;
        }
    }

    pub(crate) fn judge(&mut self, id: u16, seat: Seat, verdict: Verdict) {
        self.settle(id, seat, State::Judged(verdict));
        let count = &mut self.record[seat.index()][verdict as usize];
        *count = count.saturating_add(1);
    }

    pub(crate) fn lapse(&mut self, id: u16, seat: Seat) {
        self.settle(id, seat, State::Lapsed);
    }

    fn settle(&mut self, id: u16, seat: Seat, state: State) {
        let mut places = self.entries[seat.index()].iter_mut();
        if let Some(place) = places.find(|place| place.state == State::Waiting && place.id == id) {
            place.state = state;
            self.waiting -= 1;
        }
    }

    /// Whether a seat has promised just this to another in this round, whatever became of it.
    pub(super) fn has_agreed(&self, seat: Seat, deed: Promise, with: Seat, round: u8) -> bool {
        self.entries[seat.index()].iter().any(|entry| {
            let stands = matches!(entry.state, State::Waiting | State::Judged(_));
            let same = matches!(entry.what, What::Promise { to, what, .. } if what == deed && to == with.0 + 1);
            stands && same && entry.round == round
        })
    }

    pub(super) fn waiting(&self, seat: Seat, slot: usize) -> Option<Entry> {
        let entry = self.entries[seat.index()][slot];
        (entry.state == State::Waiting).then_some(entry)
    }

    /// How often a seat's word was kept, partly kept, broken.
    pub const fn record(&self, seat: Seat) -> [u8; 3] {
        self.record[seat.index()]
    }

    /// All statements in the book, in the order they were made.
    pub fn noted(&self) -> Vec<Noted> {
        let mut noted: Vec<Noted> = Vec::new();
        for (entries, seat) in self.entries.iter().zip(0..) {
            for entry in entries {
                let verdict = match entry.state {
                    State::Empty => continue,
                    State::Waiting | State::Lapsed => None,
                    State::Judged(verdict) => Some(verdict),
                };
                let statement = entry.statement();
                noted.push(Noted { id: entry.id, seat: Seat(seat), round: entry.round, statement, verdict });
            }
        }
        noted.sort_by_key(|noted| noted.id);
        noted
    }

    /// Redraws whether the hand claims of others are true: as if each spoke of the hand it is imagined to have.
    pub(crate) fn imagine(&mut self, seat: Seat, hand: Bag, key: Key) {
        for entry in &mut self.entries[seat.index()] {
            if let (State::Waiting, What::Hand { items, held, truth }) = (entry.state, &mut entry.what) {
                let (items, held) = (*items, *held);
                *truth.open_mut(key) = match (hand.covers(items), items.len() == held) {
                    (true, true) => Verdict::Kept,
                    (true, false) if !items.is_empty() => Verdict::Partly,
                    (true | false, _) => Verdict::Broken,
                };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_small() {
        assert_eq!(size_of::<Entry>(), 12);
    }
}

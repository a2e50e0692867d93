//! Who marches in an Activation, and the choices of ways that are the team's.

use crate::enemies::few::Few;
use crate::event::Lure;
use crate::ground::Mover;
use crate::pieces::{Kind, Zone, ZoneSet};

/// One group's move.
#[derive(Clone, Copy)]
pub(super) struct March {
    pub kind: Kind,
    pub from: Zone,
    pub to: Zone,
    pub moved: u8,
    pub added: u8,
    pub lure: Lure,
    /// Which of those that go ways of their own.
    pub number: u8,
}

/// Enemies with several ways before them, of which the team chooses one; or groups that could all use a figure, where
/// nobody sets out from anywhere.
pub(super) struct Fork {
    pub kind: Kind,
    pub from: Zone,
    pub ways: ZoneSet,
}

/// Such a choice as the frame keeps it, if it is short; a longer one is worked out again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Open {
    pub kind: Option<Kind>,
    pub from: Zone,
    pub ways: [Zone; 7],
}

impl Open {
    pub const NONE: Self = Self { kind: None, from: Zone::NONE, ways: [Zone::NONE; 7] };

    pub fn of(fork: &Fork) -> Self {
        let mut open = Self::NONE;
        if fork.ways.len() <= open.ways.len() {
            (open.kind, open.from) = (Some(fork.kind), fork.from);
            open.ways.iter_mut().zip(fork.ways.iter()).for_each(|(place, way)| *place = way);
        }
        open
    }
}

/// The enemies of one kind in a zone that walk.
#[derive(Clone, Copy)]
pub(super) struct Group {
    pub kind: Kind,
    pub from: Zone,
    pub mover: Mover,
    /// Where they may go next.
    pub next: ZoneSet,
    pub lure: Lure,
    /// Some of these steps cannot be taken.
    pub imagined: bool,
    pub count: u8,
    /// Figures that join them where they split.
    pub added: u8,
}

impl Group {
    /// Fills places nothing stands in yet: all bits 0, which is the quickest to write.
    pub const NONE: Self = Self {
        kind: Kind::Walker,
        from: Zone(0),
        mover: Mover::PLAIN,
        next: ZoneSet::EMPTY,
        lure: Lure::Sight,
        imagined: false,
        count: 0,
        added: 0,
    };

    /// Figures missing for parts of the same size.
    pub const fn wants(&self) -> u8 {
        if !self.next.is_many() {
            return 0;
        }
        let ways = self.next.len() as u8;
        self.count.div_ceil(ways) * ways - self.count
    }
}

/// The moves of a step.
pub(super) struct Marches {
    pub all: Few<March>,
    /// A choice was made for the team.
    pub forked: bool,
}

impl Marches {
    pub const fn new() -> Self {
        // All bits 0, which is the quickest to write.
        let (kind, lure) = (Kind::Walker, Lure::Sight);
        let none = March { kind, from: Zone(0), to: Zone(0), moved: 0, added: 0, lure, number: 0 };
        Self { all: Few::new(none), forked: false }
    }

    pub fn push(&mut self, march: March) {
        self.all.push(march);
    }

    pub fn iter(&self) -> impl Iterator<Item = &March> {
        self.all.iter()
    }
}

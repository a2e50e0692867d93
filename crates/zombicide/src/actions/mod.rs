//! What a Survivor may do in his Turn, one file per kind of Action; those of the parts stand in `parts/`.

mod attaching;
pub mod callings;
pub mod fighting;
pub mod moving;
pub mod packing;
pub mod pulling;
pub mod searching;
pub mod things;

use crate::answer::Answer;
use crate::board::{Board, Survivor};
use crate::content::Gear;
use crate::desk::{Cx, Menu};
use crate::frame::Frame;
use crate::ground::{Eyes, Mover};
use crate::parts;
use crate::pieces::{Hero, Slots, Zone, ZoneSet};
use crate::skills::Perks;
use std::cell::OnceCell;

/// Whose Turn it is, and what is looked at again and again.
pub(crate) struct Acting<'a> {
    pub board: &'a Board,
    pub hero: Hero,
    pub it: &'a Survivor,
    pub perks: Perks,
    pub zone: Zone,
    /// Zombies in his zone.
    pub zombies: u8,
    /// Slots that hold a card.
    pub full: Slots,
    /// What all his cards are good for.
    pub gear: Gear,
    /// The only zones he may aim at just now.
    pub only: Option<ZoneSet>,
    /// Zones one step away for everybody, once somebody has asked for them.
    near: OnceCell<ZoneSet>,
    /// What his free Actions are for, once somebody has asked.
    free: OnceCell<u16>,
}

impl<'a> Acting<'a> {
    pub fn of(board: &'a Board, hero: Hero) -> Self {
        let it = board.hero(hero);
        Self {
            board,
            hero,
            it,
            perks: board.perks(hero),
            zone: it.zone,
            zombies: board.zombies_in(it.zone),
            full: board.full(hero),
            gear: board.gear(hero),
            only: None,
            near: OnceCell::new(),
            free: OnceCell::new(),
        }
    }

    /// Zones one step away for a Survivor like others.
    pub fn neighbours(&self) -> ZoneSet {
        *self.near.get_or_init(|| self.board.neighbours(self.zone))
    }

    /// Zones one step away for him.
    pub fn steps(&self) -> ZoneSet {
        let mover = self.board.mover_with(self.hero, self.perks.own);
        if mover == Mover::SURVIVOR { self.neighbours() } else { self.board.ways(self.zone, mover) }
    }

    pub fn can_act(&self, uses: u16) -> bool {
        self.has_action() || self.free_slot(uses).is_some()
    }

    /// The free Action that would pay for a deed.
    pub fn free_slot(&self, uses: u16) -> Option<u8> {
        if self.has_free(uses) { self.board.free_slot(self.hero, uses) } else { None }
    }

    /// Whether any free Action of his is for the use, used or not.
    fn has_free(&self, uses: u16) -> bool {
        self.free.get_or_init(|| self.board.free_uses(self.hero)) & uses != 0
    }

    /// What his eyes can do that others' cannot.
    pub const fn eyes(&self) -> Eyes {
        let mut eyes = if self.perks.sees_deeper { Eyes::DEEPER } else { Eyes::PLAIN };
        if self.perks.sees_ruins {
            eyes = eyes.with(Eyes::THROUGH_RUINS);
        }
        if self.perks.sees_all {
            eyes = eyes.with(Eyes::THROUGH_WALLS);
        }
        eyes
    }

    pub fn has_action(&self) -> bool {
        self.it.actions > 0
    }
}

/// Everything he may do now.
pub(crate) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let combat = |acting: &Acting<'_>, out: &mut Menu<'_>| fighting::offer(acting, crate::skills::COMBAT, out);
    let all: [fn(&Acting<'_>, &mut Menu<'_>); 7] =
        [combat, moving::offer, searching::offer, parts::offer, packing::offer, things::offer, callings::offer];
    for offer in all {
        offer(acting, out);
        if out.has_enough() {
            return;
        }
    }
}

/// Does what was chosen; gives back the frame that goes on with it.
pub(crate) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<Frame> {
    match answer {
        Answer::Move { .. }
        | Answer::Sprint { .. }
        | Answer::Jump { .. }
        | Answer::Rush { .. }
        | Answer::Charge { .. } => moving::perform(cx, hero, answer),
        Answer::Search | Answer::SearchBodies => Some(searching::perform(cx, hero, answer)),
        Answer::Rearrange | Answer::Trade { .. } => Some(packing::perform(cx, hero, answer)),
        Answer::Attack { .. } => Some(fighting::perform(cx, hero, answer)),
        Answer::Part(answer) => parts::perform(cx, hero, answer),
        Answer::Shout | Answer::Taunt { .. } | Answer::Shove { .. } | Answer::Pull { .. } | Answer::Lead { .. } => {
            callings::perform(cx, hero, answer)
        }
        _ => things::perform(cx, hero, answer),
    }
}

//! Doors: closed until somebody breaks them in (BP-5.16 to BP-5.23), and what waits behind them (`building.rs`).

mod actions;
mod building;
mod told;

pub use super::{Empty as Section, Nothing as Effect, Nothing as Want};
pub use super::{Nothing as Card, Nothing as Frame, Nothing as Hidden};
pub use told::{Answer, DoorView, Seen, View, ZoneView};

use super::moments::Part;
use super::{own, types};
use crate::actions::Acting;
use crate::board::Board;
use crate::desk::{Cx, Menu};
use crate::digest::traced;
use crate::ground::Border;
use crate::pieces::{Hero, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, RuleId};

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Doors {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of doors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Nobody steps through a closed one.
    Closed,
    Open,
    WithoutRoll,
    Roll,
    Noise,
    Locked,
    Close,
    /// A closed building is spawned when it is opened.
    Building,
}

own!(Doors: Rule, Seen, Answer);

/// What the part keeps on the board; which doors are closed is a fact of the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Rooms that have had their spawn.
    pub spawned: ZoneSet,
}

traced!(State { spawned });

impl Part for Doors {
    types!();

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        actions::offer(acting, out);
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        actions::perform(cx, hero, answer)
    }

    /// A zone beside his own that is not joined to it just now lies behind a closed door.
    fn bars_step(&self, acting: &Acting<'_>, to: Zone) -> Option<(Why, Cited)> {
        let joined = acting.neighbours().contains(to);
        (!joined).then(|| (Why::Said("zc-why-door-closed"), Rule::Closed.into()))
    }

    fn progress(_: &Board, want: &Want) -> (u8, u8) {
        match *want {}
    }

    fn goal_phrase(_: &Board, want: &Want) -> Phrase {
        match *want {}
    }

    fn happens(&self, _: &mut Cx<'_>, _: Hero, _: Zone, effect: &Effect) -> Option<crate::Frame> {
        match *effect {}
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        match *seen {
            Seen::DoorOpened { door, .. } => board.terrain.shut.remove(Border(door)),
            Seen::DoorClosed { door, .. } => board.terrain.shut.insert(Border(door)),
            Seen::BuildingOpened { rooms, .. } => board.parts.doors.spawned = board.parts.doors.spawned.or(rooms),
            Seen::DoorRolled { .. } => {}
        }
    }

    fn evolve_hidden(_: &mut Board, hidden: &Hidden, _: Key) {
        match *hidden {}
    }

    fn see(hidden: &Hidden) -> Seen {
        match *hidden {}
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        ZoneView { spawned: board.parts.doors.spawned.contains(zone) }
    }

    fn answer_phrase(frame: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
        told::answer(frame, board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `open` lists doors that are open besides those open at the start, `spawned` rooms that have had their spawn.
    fn arrange(&self, all: &mut Arranging) {
        for door in all.field::<Vec<u8>>("open") {
            if door as usize >= all.board.mission().map.doors.len() {
                all.wrong("open", format!("there is no door {door}"));
            } else {
                all.board.terrain.shut.remove(Border(door));
            }
        }
        for name in all.field::<Vec<String>>("spawned") {
            if let Some(zone) = all.zone("spawned", &name) {
                all.board.parts.doors.spawned.insert(zone);
            }
        }
    }
}

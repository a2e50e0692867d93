//! OS-14.7: the energy drink (`energy-drink`). In the own turn of phase 4, after the own move, one own character goes
//! to any other open area with a free space. The marked destination plays no role. A table may agree that it is drunk
//! in anybody's turn (OS-G21).

use super::{Item, Window, spend};
use crate::answer::Answer;
use crate::board::Board;
use crate::event::Seen;
use crate::pieces::{Area, AreaSet, Character, Kind};
use crate::why::Why;
use crate::{Cx, Osaczeni};
use holdout_kernel::{Offers, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// OS-G21: when energy drinks may be drunk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drinks {
    /// In the own turn of step C, after the own move.
    #[default]
    OwnTurn,
    /// The other reading: at any time in step C, before the first move and after each.
    AnyTurn,
}

impl Drinks {
    pub fn is_usual(&self) -> bool {
        *self == Self::OwnTurn
    }
}

pub const WINDOW: Window = Window::OwnMove;
pub const EFFECT: &str = "move-own-character";

/// Where a character can be sent. The car park always qualifies.
pub fn targets(board: &Board, seat: Seat, kind: Kind) -> AreaSet {
    let at = board.area_of(Character::new(seat, kind));
    let free = |area: &Area| board.is_open(*area) && !board.is_full(*area) && Some(*area) != at;
    Area::all().filter(free).collect()
}

pub fn offer<O: Offers<Osaczeni>>(board: &Board, seat: Seat, out: &mut O) {
    for kind in board.alive().of(seat).iter() {
        let targets = targets(board, seat, kind);
        for area in targets.iter() {
            out.offer(answer(kind, area));
        }
        if O::WANTS_REASONS {
            for area in Area::all().filter(|area| !targets.contains(*area)) {
                let why = if !board.is_open(area) {
                    Why::AreaClosed(area)
                } else if board.crowd(area).of(seat).contains(kind) {
                    Why::SameArea(area)
                } else {
                    Why::AreaFull(area)
                };
                out.refuse(answer(kind, area), why, RuleId("OS-14.7"));
            }
        }
    }
}

const fn answer(kind: Kind, area: Area) -> Answer {
    Answer::Play { item: Item::EnergyDrink, character: Some(kind), area: Some(area) }
}

pub fn play(cx: &mut Cx<'_>, seat: Seat, character: Kind, to: Area) {
    spend(cx, seat, Item::EnergyDrink, RuleId("OS-14.7"));
    let from = cx.area_of(Character::new(seat, character)).expect("somebody who runs stands somewhere");
    cx.emit(RuleId("OS-14.7"), Seen::Moved { seat, character, from, to, marked: None, auto: false }.into());
}

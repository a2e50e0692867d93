//! BP-5.24 to BP-5.32: a closed building is spawned when it is opened.

use super::actions::between;
use super::{Rule, Seen};
use crate::desk::{Cx, Desk};
use crate::enemies::spawn::Spawn;
use crate::frame::Frame;
use crate::pieces::Hero;

/// BP-5.24, BP-5.31, BP-11.7: opens the door; a closed building behind it is spawned before anything else.
pub(super) fn open(cx: &mut Cx<'_>, hero: Hero, door: u8, rule: Rule) -> Option<Frame> {
    let (who, between) = (cx.who(hero), between(cx, door));
    cx.tell(rule, Seen::DoorOpened { who, door, between });
    let board = cx.board();
    let map = &board.mission().map;
    let sides = between.map(|place| map.building(place.zone, &board.terrain));
    let rooms = sides[0].or(sides[1]).minus(board.parts.doors.spawned).minus(map.open_rooms);
    if rooms.is_empty() {
        return None;
    }
    cx.tell(Rule::Building, Seen::BuildingOpened { rooms, count: rooms.len() as u8 });
    // Listed from the door inwards.
    let from = if map.rooms.contains(between[0].zone) { between[0].zone } else { between[1].zone };
    Some(Frame::Spawn(Spawn::building(cx.board(), from, rooms)))
}

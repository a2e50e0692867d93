//! DM-9: doors, keys, and what else movement points buy.

use crate::answer::Answer;
use crate::board::{Board, Figure};
use crate::event::Seen;
use crate::pieces::{Door, DoorKind, DoorSet, Line};
use crate::why::Why;
use crate::{Cx, Doom};
use holdout_kernel::{Offers, RuleId};

/// The door on a line.
pub fn find(board: &Board, line: Line) -> Option<Door> {
    board.scenario().doors.iter().position(|door| door.line == line).map(|n| Door(n as u8))
}

pub fn line(board: &Board, door: Door) -> Line {
    board.scenario().doors[door.index()].line
}

/// What opening or closing it costs.
pub fn cost(board: &Board, door: Door) -> u8 {
    match board.scenario().doors[door.index()].kind {
        DoorKind::Normal => board.content().numbers.door_cost,
        DoorKind::Security(_) => board.content().numbers.security_door_cost,
    }
}

/// The doors on whose squares a figure stands (DM-9.2).
pub fn at_hand(board: &Board, figure: Figure) -> DoorSet {
    let body = board.body(figure);
    body.squares().iter().fold(DoorSet::EMPTY, |doors, square| DoorSet(doors.0 | board.map().doors_at(*square).0))
}

/// Whether a door can be seen by everybody: one of its squares is revealed.
pub fn is_known(board: &Board, door: Door) -> bool {
    board.scenario().doors[door.index()].squares.iter().any(|square| board.ground.revealed.contains(*square))
}

/// Why a figure cannot open or close a door it stands at.
pub fn cannot_use(board: &Board, figure: Figure, door: Door, points: u8) -> Option<(Why, RuleId)> {
    if let DoorKind::Security(colour) = board.scenario().doors[door.index()].kind {
        match figure {
            Figure::Monster(_) => return Some((Why::MarinesOnly, RuleId("DM-9.8"))),
            Figure::Marine(_) if !board.has_key(colour) && !board.destroyed.contains(door) => {
                return Some((Why::Locked, RuleId("DM-9.6")));
            }
            Figure::Marine(_) => {}
        }
    }
    if board.destroyed.contains(door) {
        return Some((Why::Destroyed, RuleId("DM-9.4")));
    }
    if board.ground.closed.contains(door) {
        if board.jammed.contains(door) {
            return Some((Why::Jammed, RuleId("DM-23.5")));
        }
    } else if across(board, door) {
        return Some((Why::AcrossTheLine, RuleId("DM-9.5")));
    }
    (points < cost(board, door)).then_some((Why::NoPoints, RuleId("DM-9.1")))
}

/// DM-9.5: a large monster stands on both sides of the line.
fn across(board: &Board, door: Door) -> bool {
    let [a, b, c, d] = board.scenario().doors[door.index()].squares;
    board.monsters_on_board().any(|(slot, _)| {
        let body = board.monster_body(slot);
        (body.contains(a) || body.contains(b)) && (body.contains(c) || body.contains(d))
    })
}

/// What a figure may do with the doors at hand.
pub fn offers<O: Offers<Doom>>(board: &Board, figure: Figure, points: u8, out: &mut O) {
    for door in at_hand(board, figure).iter() {
        let line = line(board, door);
        let answer =
            if board.ground.closed.contains(door) { Answer::Open { door: line } } else { Answer::Close { door: line } };
        match cannot_use(board, figure, door, points) {
            None => out.offer(answer),
            Some((why, rule)) => out.refuse(answer, why, rule),
        }
    }
}

/// Opens or closes a door; says what it cost.
pub fn turn(cx: &mut Cx<'_>, figure: Figure, line: Line) -> u8 {
    let Some(number) = find(cx, line) else { return 0 };
    let who = cx.named(figure);
    let event = if cx.ground.closed.contains(number) {
        Seen::DoorOpened { door: line, number, who }
    } else {
        Seen::DoorClosed { door: line, number, who }
    };
    let rule = if matches!(event, Seen::DoorOpened { .. }) { "DM-9.2" } else { "DM-9.9" };
    cx.emit(RuleId(rule), event.into());
    cost(cx, number)
}

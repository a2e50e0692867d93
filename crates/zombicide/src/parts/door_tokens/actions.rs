//! Closing an opening of one's zone, and opening it again: free, once per Turn.

use super::{Answer, Rule, Seen, between, carries, colour_of, tokens_left, wake};
use crate::actions::Acting;
use crate::board::{Board, once};
use crate::desk::{Cx, Desk, Menu};
use crate::event::Seen as CoreSeen;
use crate::ground::Border;
use crate::pieces::{Hero, Zone};
use crate::why::Why;

/// Openings of a zone: the zone beyond, which of those between the two it is, and the border.
fn openings(board: &Board, zone: Zone) -> impl Iterator<Item = (Zone, u8, Border)> + '_ {
    let map = &board.mission().map;
    let borders = map.borders_of(zone).iter().copied().filter(|border| carries(board, *border));
    // Those to the same zone come one after another.
    borders.scan((Zone::NONE, 0), move |(last, number), border| {
        let beyond = map.borders[border.index()].beyond(zone);
        *number = if *last == beyond { *number + 1 } else { 1 };
        *last = beyond;
        Some((beyond, *number, border))
    })
}

pub(super) fn offer(acting: &Acting<'_>, out: &mut Menu<'_>) {
    let board = acting.board;
    if acting.it.once & once::DOOR != 0 {
        return;
    }
    let left = tokens_left(board);
    for (beyond, number, border) in openings(board, acting.zone) {
        let zone = board.spot(beyond);
        let (close, open) = (Answer::CloseDoor { zone, number }.into(), Answer::OpenDoor { zone, number }.into());
        if board.terrain.taint.contains(beyond) || board.terrain.taint.contains(acting.zone) {
            out.refuse(close, Why::Said("inv-why-door-mold"), Rule::NotHere.into());
        } else if board.parts.door_tokens.destroyed.contains(border) {
            out.refuse(close, Why::Said("inv-why-door-destroyed"), Rule::NotHere.into());
        } else if board.is_shut(border) {
            let lock = board.mission().map.doors.get(border.index()).and_then(|door| door.lock);
            if colour_of(board, border).is_some() && board.is_locked(lock) {
                out.refuse(open, Why::Said("inv-why-door-locked"), Rule::Coloured.into());
            } else {
                out.offer(open);
            }
        } else if left == 0 {
            out.refuse(close, Why::Said("inv-why-no-door-token"), Rule::FewTokens.into());
        } else {
            out.offer(close);
        }
    }
}

pub(super) fn perform(cx: &mut Cx<'_>, hero: Hero, answer: Answer) {
    let (Answer::CloseDoor { zone, number } | Answer::OpenDoor { zone, number }) = answer;
    let (own, beyond) = (cx.board().hero(hero).zone, cx.board().at(zone));
    let found = openings(cx.board(), own).find(|(to, nth, _)| *to == beyond && *nth == number);
    let Some((.., border)) = found else { return };
    let (who, between) = (cx.who(hero), between(cx, border));
    cx.tell(Rule::Work, CoreSeen::Once { who, deed: once::DOOR });
    match answer {
        Answer::CloseDoor { .. } => cx.tell(Rule::Work, Seen::DoorShut { who, door: border.0, between }),
        Answer::OpenDoor { .. } => {
            let colour = colour_of(cx.board(), border);
            cx.tell(Rule::Work, Seen::DoorUnshut { who, door: border.0, between });
            wake(cx, colour);
        }
    }
}

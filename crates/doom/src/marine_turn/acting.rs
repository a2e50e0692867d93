//! DM-5.8, DM-9.1: everything a marine may do after he has declared his action.

use super::MarineTurn;
use crate::answer::Answer;
use crate::board::{Board, Figure};
use crate::event::{Moving, Seen};
use crate::geometry;
use crate::movement::{Pose, cannot_enter, legal_steps, move_to};
use crate::orders::{self, guard};
use crate::pieces::{Axis, Direction, Order, Square, Terrain, WeaponKind};
use crate::why::Why;
use crate::{Cx, Doom, doors, goals, tokens};
use holdout_kernel::{Offers, RuleId};

/// DM-8.15: on a friend's square and nowhere to go.
pub fn is_stuck(turn: &MarineTurn, board: &Board) -> bool {
    let left = turn.points() / board.content().numbers.step_cost;
    board.shares(turn.figure())
        && (left == 0 || (legal_steps(board, turn.figure(), left).is_empty() && open_pad(turn, board).is_none()))
}

pub fn offers<O: Offers<Doom>>(turn: &MarineTurn, board: &Board, out: &mut O) {
    let figure = turn.figure();
    let marine = turn.marine;
    let shared = board.shares(figure);
    let points = turn.points();
    let cost = board.content().numbers.step_cost;
    if points >= cost {
        let steps = legal_steps(board, figure, points / cost);
        for pose in &steps {
            out.offer(Answer::Step { to: board.spot(pose.at), axis: Axis::East });
        }
        if points > cost && !steps.is_empty() {
            out.offer(Answer::Go);
        }
        if O::WANTS_REASONS {
            refuse_steps(turn, board, &steps, out);
        }
        teleporter(turn, board, shared, out);
        if shared && let Some(pose) = steps.first() {
            out.fall_back(Answer::Step { to: board.spot(pose.at), axis: Axis::East });
        }
    }
    if shared {
        return;
    }
    doors::offers(board, figure, points, out);
    offer_tokens(turn, board, out);
    if points >= board.content().numbers.pass_cost {
        let at = board.marine(marine).at;
        for (to, _) in board.standing_marines().filter(|(to, one)| *to != marine && board.adjacent(at, one.at)) {
            for token in tokens::to_hand_on(board.marine(marine)) {
                out.offer(Answer::Give { token, marine: to + 1 });
            }
        }
    }
    if turn.means.order {
        for order in Order::ALL {
            match orders::cannot_place(board, marine, *order) {
                None => out.offer(Answer::Order { order: *order }),
                Some((why, rule)) => out.refuse(Answer::Order { order: *order }, why, rule),
            }
        }
    }
    offer_attacks(turn, board, out);
    out.offer(Answer::End);
    out.fall_back(Answer::End);
}

/// Neighbouring squares he cannot enter, and why not.
fn refuse_steps<O: Offers<Doom>>(turn: &MarineTurn, board: &Board, open: &[Pose], out: &mut O) {
    let at = board.marine(turn.marine).at;
    for direction in Direction::ALL {
        let way = &board.map().ground(at).steps[direction.index()];
        if !board.ground.revealed.contains(way.to) || open.iter().any(|pose| pose.at == way.to) {
            continue;
        }
        let answer = Answer::Step { to: board.spot(way.to), axis: Axis::East };
        let reason = if geometry::step(board.map(), &board.ground, at, *direction).is_none() {
            Some((if way.doors.meets(board.ground.closed) { Why::DoorClosed } else { Why::Blocked }, RuleId("DM-8.3")))
        } else {
            cannot_enter(board, turn.figure(), way.to)
        };
        let (why, rule) = reason.unwrap_or((Why::CannotStop, RuleId("DM-8.9")));
        out.refuse(answer, why, rule);
    }
}

fn offer_tokens<O: Offers<Doom>>(turn: &MarineTurn, board: &Board, out: &mut O) {
    let mut seen = 0_u32;
    for token in tokens::lying_here(board, turn.marine) {
        if seen >> token.kind.index() & 1 == 1 {
            continue;
        }
        seen |= 1 << token.kind.index();
        let answer = Answer::PickUp { token: token.kind };
        match tokens::cannot_take(board, turn.marine, token.kind) {
            None => out.offer(answer),
            Some((why, rule)) => out.refuse(answer, why, rule),
        }
    }
}

fn offer_attacks<O: Offers<Doom>>(turn: &MarineTurn, board: &Board, out: &mut O) {
    let marine = turn.marine;
    if turn.means.attacks == 0 {
        if O::WANTS_REASONS {
            let reason = if turn.means.either && !turn.attacked {
                (Why::MovedAlready, RuleId("DM-5.6"))
            } else {
                (Why::NoAttacks, RuleId("DM-5.8"))
            };
            for weapon in WeaponKind::ALL.iter().filter(|weapon| tokens::owns(board, marine, **weapon)) {
                out.refuse(Answer::Attack { weapon: *weapon }, reason.0, reason.1);
            }
        }
    } else if turn.means.melee_only {
        for weapon in WeaponKind::ALL {
            let melee = board.content().weapon(*weapon).melee;
            let answer = Answer::Attack { weapon: *weapon };
            match tokens::cannot_use(board, marine, *weapon) {
                None if melee => out.offer(answer),
                None => out.refuse(answer, Why::MeleeOnly, RuleId("DM-5.3")),
                Some(_) => {}
            }
        }
    } else {
        guard::offer_weapons(board, marine, out);
    }
}

/// DM-19.1: the other pad of the colour he stands on.
pub fn other_pad(board: &Board, marine: u8) -> Option<Square> {
    let here = board.marine(marine).at;
    match board.map().ground(here).terrain {
        Terrain::Teleporter(colour) => {
            board.map().pads[colour.index()].into_iter().find(|pad| pad.is_some() && *pad != here)
        }
        Terrain::Floor | Terrain::Blocking | Terrain::Hazard | Terrain::Vent | Terrain::Exit => None,
    }
}

/// The pad he could teleport to now.
fn open_pad(turn: &MarineTurn, board: &Board) -> Option<Square> {
    let pad = other_pad(board, turn.marine).filter(|pad| !board.marine_squares.contains(*pad));
    pad.filter(|_| turn.points() >= board.content().numbers.teleporter_cost)
}

fn teleporter<O: Offers<Doom>>(turn: &MarineTurn, board: &Board, shared: bool, out: &mut O) {
    if open_pad(turn, board).is_some() {
        out.offer(Answer::Teleport);
        if shared {
            out.fall_back(Answer::Teleport);
        }
    } else if turn.points() >= board.content().numbers.teleporter_cost && other_pad(board, turn.marine).is_some() {
        out.refuse(Answer::Teleport, Why::PadTaken, RuleId("DM-19.6"));
    }
}

/// DM-19.5: the marine arrives; whoever stands there dies.
pub fn arrive(cx: &mut Cx<'_>, marine: u8, pad: Square) {
    let there: Vec<Figure> = cx.figures_at(pad).collect();
    for figure in there {
        if let Figure::Monster(slot) = figure {
            let kind = cx.monster(slot).kind;
            cx.emit(RuleId("DM-19.5"), Seen::Telefragged { monster: slot, kind }.into());
        }
    }
    let pose = Pose { at: pad, axis: Axis::East };
    move_to(cx, Figure::Marine(marine), pose, Moving::Teleport, RuleId("DM-19.1"));
    goals::settle(cx);
}

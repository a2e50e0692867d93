//! How they come, where they run, and how they escape.

use super::{MAX_NECROMANCERS, Necromancer, Rule, Seen};
use crate::board::{Board, Outcome};
use crate::deeds::draw_zombie_card;
use crate::desk::{Cx, Desk};
use crate::enemies::paths::Paths;
use crate::event::Seen as CoreSeen;
use crate::pieces::{Kind, Zone, ZoneSet};
use crate::rule::Cited;

impl Board {
    /// BP-8.12, BP-16.4.
    pub fn token_limit(&self) -> u8 {
        6 + self.team.saturating_sub(6).div_ceil(2)
    }
}

/// The token that was laid in a zone for one who has not come yet.
fn laid(board: &Board, zone: Zone) -> Option<usize> {
    let there = &board.parts.necromancers.there;
    board.tokens.iter().enumerate().position(|(at, token)| {
        let his = token.zone == zone && token.fresh && token.special;
        his && there.iter().all(|one| one.token as usize != at)
    })
}

/// BP-8.2: the token of one who comes is laid.
pub(super) fn lay_token(cx: &mut Cx<'_>, zone: Zone) {
    let free = cx.board().tokens.iter().position(|token| token.zone == Zone::NONE);
    if let Some(token) = free {
        let zone = cx.place(zone);
        cx.tell(Rule::Comes, Seen::NecromancerToken { token: token as u8, zone });
    }
}

/// BP-8.2, BP-8.3: he comes to his token, and one card is drawn for it at once; gives back that card.
pub(super) fn come(cx: &mut Cx<'_>, zone: Zone) -> Option<u8> {
    let number = cx.board().parts.necromancers.there.iter().position(|one| one.zone == Zone::NONE)?;
    if laid(cx.board(), zone).is_none() {
        lay_token(cx, zone);
    }
    let token = laid(cx.board(), zone)?;
    let place = cx.place(zone);
    cx.tell(Rule::Comes, Seen::NecromancerCame { number: number as u8, token: token as u8, zone: place });
    draw_zombie_card(cx, zone, Rule::Card)
}

/// How many Necromancers of a zone were killed and are still listed.
fn fallen(board: &Board, zone: Zone) -> u8 {
    let listed = board.parts.necromancers.there.iter().filter(|one| one.zone == zone).count() as u8;
    listed.saturating_sub(board.zombies[zone.index()][Kind::Necromancer.index()])
}

/// The zones the Necromancers of a zone came in by.
pub(super) fn entries(board: &Board, zone: Zone) -> ZoneSet {
    board.parts.necromancers.there.iter().filter(|one| one.zone == zone).map(|one| one.entry).collect()
}

/// BP-9.27: a zone where some of several Necromancers were killed who came in by different zones, until the team says which.
pub(super) fn in_doubt(board: &Board) -> Option<Zone> {
    // The box has a single figure.
    if board.supply[Kind::Necromancer.index()] < 2 {
        return None;
    }
    let mut there = board.parts.necromancers.there.iter().map(|one| one.zone);
    there.find(|zone| *zone != Zone::NONE && fallen(board, *zone) > 0)
}

/// BP-8.13: one of those killed in a zone is gone for good, of those who came in by a zone if it is said which.
pub(super) fn fall(cx: &mut Cx<'_>, zone: Zone, entry: Option<Zone>, rule: impl Into<Cited>) {
    let mut there = cx.board().parts.necromancers.there.iter();
    let his = |one: &Necromancer| one.zone == zone && entry.is_none_or(|entry| one.entry == entry);
    if let Some(number) = there.position(his) {
        cx.tell(rule, Seen::NecromancerDied { number: number as u8 });
        settle(cx, zone);
    }
}

/// Those killed in a zone die where it makes no difference which of them did.
pub(super) fn settle(cx: &mut Cx<'_>, zone: Zone) {
    let board = cx.board();
    let alone = board.zombies[zone.index()][Kind::Necromancer.index()] == 0;
    if fallen(board, zone) > 0 && (alone || !entries(board, zone).is_many()) {
        fall(cx, zone, None, Rule::Killed);
    }
}

/// Zones with an active spawn token.
fn spawn_zones(board: &Board) -> ZoneSet {
    board.active_tokens().map(|(_, token)| token.zone).collect()
}

/// BP-8.11, BP-8.15: whether one escapes when he activates.
fn escapes(board: &Board, number: usize) -> bool {
    let one = board.parts.necromancers.there[number];
    if one.zone == Zone::NONE {
        return false;
    }
    let zones = spawn_zones(board);
    zones.len() == 1 || one.zone != one.entry && zones.contains(one.zone)
}

/// BP-8.7: those who can escape do, before anything else.
pub(super) fn escape(cx: &mut Cx<'_>) {
    for number in 0..MAX_NECROMANCERS {
        if escapes(cx.board(), number) {
            leave(cx, number, Rule::Escapes);
        }
    }
}

/// BP-8.11: the limit is checked with his own token on the board.
fn leave(cx: &mut Cx<'_>, number: usize, rule: Rule) {
    let zone = cx.place(cx.board().parts.necromancers.there[number].zone);
    let tokens = cx.board().active_tokens().count();
    let lost = tokens >= cx.board().token_limit() as usize;
    cx.tell(rule, Seen::NecromancerEscaped { number: number as u8, zone });
    if lost && cx.board().outcome.is_none() {
        cx.tell(Rule::Limit, CoreSeen::Lost { outcome: Outcome::Lost("necromancer-escaped") });
    }
}

/// BP-8.8 to BP-8.10: the next zones on the way to the nearest spawn zone that is not his entry.
pub(super) fn ways(board: &Board, paths: &mut Paths<'_>, number: usize) -> ZoneSet {
    let one = board.parts.necromancers.there[number];
    let mover = board.knobs().movers[Kind::Necromancer.index()];
    let mut zones = spawn_zones(board);
    zones.remove(one.entry);
    let mut nearest = paths.nearest(one.zone, zones, mover);
    if nearest.is_empty() {
        nearest = paths.nearest(one.zone, zones, board.knobs().imagined);
    }
    paths.next(one.zone, nearest, mover)
}

/// BP-8.22: those who stand together at the end of the phase escape together.
pub(super) fn ritual(cx: &mut Cx<'_>) {
    let board = cx.board();
    let there = board.parts.necromancers.there.map(|one| one.zone);
    let meets = |at: usize| {
        let others = there.iter().enumerate().filter(|(other, zone)| *other != at && **zone != Zone::NONE);
        // BP-G64: an opened vault door counts.
        let near = |zone: Zone| zone == there[at] || board.neighbours(there[at]).contains(zone);
        there[at] != Zone::NONE && others.into_iter().any(|(_, zone)| near(*zone))
    };
    let together = std::array::from_fn::<bool, MAX_NECROMANCERS, _>(meets);
    for number in (0..MAX_NECROMANCERS).filter(|at| together[*at]) {
        if cx.board().outcome.is_none() {
            leave(cx, number, Rule::Ritual);
        }
    }
}

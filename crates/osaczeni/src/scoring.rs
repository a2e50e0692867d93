//! OS-15: points, and who wins.

use crate::event::{Points, Seen};
use crate::items::{Item, truck_keys};
use crate::pieces::MAX_PLAYERS;
use crate::{Board, Cx, Phase, epilogues, talk};
use holdout_kernel::{Outcome, RuleId, SeatSet};

/// Counts points, shows all hands and reads the epilogue table.
pub fn score(cx: &mut Cx<'_>) {
    let key = cx.key();
    let mut points = [0; MAX_PLAYERS];
    let alive = cx.alive();
    for seat in cx.seats() {
        // OS-15.1: the living score.
        points[seat.index()] = cx.points(seat);
        // Variant 2: a family without a death.
        if alive.of(seat) == cx.knobs.family {
            points[seat.index()] += cx.knobs.whole_family;
        }
        // OS-15.2: the truck keys are shown when points are counted.
        let keys = cx.hand(seat, key).count(Item::TruckKeys);
        if keys > 0 {
            let worth = keys * truck_keys::worth(cx, seat);
            points[seat.index()] += worth;
            cx.emit(RuleId("OS-14.15"), Seen::KeysShown { seat, points: worth }.into());
        }
    }
    let winners = winners(&points[..cx.players as usize]);
    let players = cx.players;
    let rule = if alive.is_empty() { RuleId("OS-15.4") } else { RuleId("OS-15.3") };
    let scored = Seen::Scored { points: Points { players, points }, winners, survivors: alive.len() };
    cx.emit(rule, scored.into());
    for seat in cx.seats() {
        // OS-17.3: all hands are open after scoring.
        cx.emit(RuleId("OS-17.3"), Seen::HandShown { seat, hand: cx.hand(seat, key) }.into());
    }
    talk::hands_are_open(cx);
    epilogues::read_the_table(cx, winners);
}

/// OS-15.3: most points win; tied players share. OS-15.4: with nobody alive everybody has 0 and shares.
fn winners(points: &[u8]) -> SeatSet {
    let most = points.iter().max().copied().unwrap_or(0);
    let with_most = points.iter().zip(0..).filter(|(points, _)| **points == most);
    with_most.map(|(_, seat)| holdout_kernel::Seat(seat)).collect()
}

/// How the game ended, once it is over.
pub fn outcome(board: &Board) -> Option<Outcome> {
    let end = (board.phase() == Phase::Over).then_some(board.outcome)?;
    let how = match (end.survivors, end.winners.len()) {
        (0, _) => "nobody",
        (1, _) => "one-survivor",
        (_, 2..) => "shared-victory",
        _ => "several-survivors",
    };
    let points = end.points[..board.players() as usize].iter().map(|points| i16::from(*points)).collect();
    Some(Outcome { points, unlocks: end.epilogue.map(u32::from), ..Outcome::new(end.winners, how) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_kernel::Seat;

    #[test]
    fn most_points_win_and_ties_share() {
        assert_eq!(winners(&[7, 8, 8, 0]).iter().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(winners(&[9, 8, 8]).iter().collect::<Vec<_>>(), [Seat(0)]);
        assert_eq!(winners(&[0; 5]).len(), 5);
    }
}

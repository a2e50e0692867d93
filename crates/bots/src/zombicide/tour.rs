//! A team with several errands goes on all of them together, in the order that is shortest for it, and then to where the
//! mission ends. Whoever goes alone is met by all that comes up between them.

use super::aims::{FAR, Field};
use super::station::{self, open_goals};
use holdout_zombicide::Board;
use holdout_zombicide::content::Want;
use holdout_zombicide::pieces::Zone;

/// Errands an order is thought out for; a mission has no more.
const MOST: usize = 9;
/// A single errand is left to whoever is nearest, unless the mission wants every objective: then the station is full by the
/// time the last of them is fetched.
const LEAST: usize = 2;

/// What is left to go from each errand on, if it comes first.
pub struct Tour {
    rest: Vec<i32>,
}

/// What a way costs a Survivor: whoever is far behind costs most.
pub fn strain(far: u16) -> i32 {
    let far = i32::from(far);
    far * 8 + far * far * 5 / 2
}

/// Whether the errands of a board are gone on together: objectives that a station hides.
pub fn together(board: &Board, errands: usize) -> bool {
    let mut wants = open_goals(board);
    station::in_play(board)
        && wants.any(|want| match want {
            Want::Objectives => true,
            Want::ObjectivesOf(_) => errands >= LEAST,
            _ => false,
        })
}

impl Tour {
    /// The best order of some errands, and of the way to the last place after them.
    pub fn of(errands: &[(Zone, Field)], last: Option<&Field>) -> Option<Self> {
        let count = errands.len();
        if !(1..=MOST).contains(&count) {
            return None;
        }
        let leg = |from: usize, to: usize| strain(errands[to].1[errands[from].0.index()].min(FAR));
        let home = |from: usize| last.map_or(0, |field| strain(field[errands[from].0.index()].min(FAR)));
        // The rest of the way by the errands that are left and the one the team has come to.
        let mut rest = vec![0; count << count];
        for left in 0..1_usize << count {
            for at in (0..count).filter(|at| left >> at & 1 == 0) {
                let next = (0..count).filter(|to| left >> to & 1 == 1);
                let on = next.map(|to| leg(at, to) + rest[(left & !(1 << to)) * count + to]);
                rest[left * count + at] = on.min().unwrap_or_else(|| home(at));
            }
        }
        let all = (1 << count) - 1;
        Some(Self { rest: (0..count).map(|at| rest[(all & !(1 << at)) * count + at]).collect() })
    }

    /// The errand that comes first, and what the whole tour costs the team.
    pub fn first(&self, board: &Board, errands: &[(Zone, Field)]) -> (usize, i32) {
        let team = board.living().count() as i32;
        let cost = |at: usize| {
            let field = &errands[at].1;
            let there: i32 = board.living().map(|hero| strain(field[board.hero(hero).zone.index()])).sum();
            there + self.rest[at] * team
        };
        (0..errands.len()).map(|at| (at, cost(at))).min_by_key(|(_, cost)| *cost).unwrap_or((0, 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holdout_zombicide::pieces::MAX_ZONES;

    /// The way from all places of a street to one of them.
    fn street(to: u8) -> Field {
        std::array::from_fn::<u16, MAX_ZONES, _>(|from| (from as u16).abs_diff(u16::from(to)) * 2)
    }

    #[test]
    fn the_errand_nearest_to_the_end_is_left_for_last() {
        let errands = [9, 5, 2].map(|zone| (Zone(zone), street(zone)));
        let tour = Tour::of(&errands, Some(&street(0))).expect("there are errands");
        let straight = strain(8) + strain(6) + strain(4);
        assert_eq!(tour.rest[0], straight, "from the far end the way leads past all others");
        assert!(tour.rest[2] > straight, "whoever takes the last one first must come back");
        let open = Tour::of(&errands, None).expect("there are errands");
        assert_eq!(open.rest[2], strain(6) + strain(8), "without an exit the tour ends where it may");
        assert!(Tour::of(&[], None).is_none());
    }
}

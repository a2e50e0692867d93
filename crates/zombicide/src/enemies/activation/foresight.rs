//! What enemies would do with their next Action.

use super::{Activation, March, Marches, Pick};
use crate::board::{Board, Phase};
use crate::enemies::paths::Paths;
use crate::event::Lure;
use crate::pieces::{ALL_KINDS, Counts, Kind, Zone, ZoneSet};

/// A group that would move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Foreseen {
    pub kind: Kind,
    pub count: u8,
    pub from: Zone,
    pub to: Zone,
    pub lure: Lure,
    /// Not left to a choice of the team.
    pub sure: bool,
}

impl Foreseen {
    const fn of(march: &March) -> Self {
        let count = march.moved + march.added;
        Self { kind: march.kind, count, from: march.from, to: march.to, lure: march.lure, sure: false }
    }
}

impl Activation {
    /// What all of them would do next, if it is their turn once the Survivors are through, and there are any.
    pub(crate) fn ahead(board: &Board) -> Option<Self> {
        if board.phase != Phase::Players || board.crowd.is_empty() {
            return None;
        }
        let mut all = Self::of(ALL_KINDS);
        all.attacked = all.find_attacks(board);
        Some(all)
    }

    /// The moves that would follow if nobody were attacked differently. Where the team would choose, once with the first
    /// and once with the last way of each choice: what is the same in both is sure.
    pub(crate) fn foreseen(&self, board: &Board, paths: &mut Paths<'_>) -> Vec<Foreseen> {
        let (first, forked) = self.settled(board, paths, ZoneSet::first);
        if !forked {
            return first.into_iter().map(|group| Foreseen { sure: true, ..group }).collect();
        }
        let (last, _) = self.settled(board, paths, ZoneSet::last);
        let all = first.iter().chain(last.iter().filter(|group| !first.contains(group)));
        all.map(|group| Foreseen { sure: first.contains(group) && last.contains(group), ..*group }).collect()
    }

    /// The moves if the team always chose like this, and whether it would have to choose at all.
    fn settled(&self, board: &Board, paths: &mut Paths<'_>, pick: Pick) -> (Vec<Foreseen>, bool) {
        let mut marches = Marches::new();
        self.plan(board, paths, Some(pick), &mut marches);
        let mut all = Vec::with_capacity(marches.iter().count());
        all.extend(marches.iter().filter(|march| march.moved + march.added > 0).map(Foreseen::of));
        (all, marches.forked)
    }

    /// Zones whose enemies would attack, and who they are.
    pub(crate) fn attackers(&self, board: &Board) -> impl Iterator<Item = (Zone, Counts)> {
        self.attacked.iter().map(|zone| (zone, self.acting(board, zone)))
    }
}

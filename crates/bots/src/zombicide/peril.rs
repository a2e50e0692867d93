//! Where enemies can strike: the Wounds a zone is to expect in the next enemy phase and in the one after it, and how many
//! of them the people there can bear or prevent.

use super::fortress;
use super::mind::Mind;
use holdout_zombicide::Board;
use holdout_zombicide::pieces::{Hero, Kind, MAX_ZONES, Zone, ZoneSet};

/// Wounds by zone, in tenths.
#[derive(Clone, Copy)]
pub struct Peril {
    /// Of those who strike next.
    now: [i32; MAX_ZONES],
    /// Of those who come up next and strike then.
    soon: [i32; MAX_ZONES],
    /// Of the mightiest, who hardly anybody survives and whom nobody stops.
    boss: [i32; MAX_ZONES],
}

impl Peril {
    pub fn of(board: &Board) -> Self {
        let mut all = Self { now: [0; MAX_ZONES], soon: [0; MAX_ZONES], boss: [0; MAX_ZONES] };
        for zone in board.crowd.iter() {
            let counts = board.zombies[zone.index()];
            let mut each = [0; 3];
            for kind in Kind::ALL.into_iter().filter(|kind| counts[kind.index()] > 0) {
                let info = board.content().enemy(kind);
                // The mightiest one of a fortress deals a single Wound a Round.
                if info.boss && !fortress::in_play(board) {
                    each[2] += 10 * i32::from(info.wounds.max(2));
                    continue;
                }
                let wounds = 10 * i32::from(counts[kind.index()] * info.wounds);
                let acts = usize::from(info.actions.clamp(1, 2)) - 1;
                each[acts] += wounds;
            }
            let [slow, fast, boss] = each;
            all.now[zone.index()] += slow + fast * 2;
            all.boss[zone.index()] += boss * 2;
            let near = board.ways(zone, board.knobs().movers[Kind::Walker.index()]);
            for next in near.iter() {
                all.now[next.index()] += fast;
                all.soon[next.index()] += slow + fast;
                all.boss[next.index()] += boss;
            }
            if fast > 0 {
                let far = near.iter().fold(ZoneSet::EMPTY, |far, next| far.or(board.neighbours(next)));
                far.minus(near).iter().for_each(|next| all.soon[next.index()] += fast);
            }
        }
        all
    }

    /// All of it, whoever is there.
    pub fn raw(&self, zone: Zone) -> i32 {
        self.now[zone.index()] + self.soon[zone.index()] / 2 + self.boss[zone.index()]
    }

    /// What is left for somebody who stands in a zone with those around him, in tenths of a Wound.
    pub fn at(&self, mind: &mut Mind, board: &Board, hero: Hero, zone: Zone) -> i32 {
        let mut load = self.now[zone.index()] + self.soon[zone.index()] / 2;
        if load > 0 {
            let near = board.neighbours(zone);
            for other in board.living() {
                let it = board.hero(other);
                let here = it.zone == zone || other == hero;
                if !here && !near.contains(it.zone) {
                    continue;
                }
                // Whoever is still to act kills first; everybody bears a Wound at need.
                let kit = mind.kit(board, other);
                let each = kit.melee[0].max(kit.shot[0]) / 10;
                let acts = if other == hero { 0 } else { i32::from(!it.acted) * 2 };
                load -= each * acts + if here { 6 } else { 0 } + each;
            }
        }
        load.max(0) + self.boss[zone.index()]
    }
}

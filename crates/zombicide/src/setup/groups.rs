//! Several Start Zones: the team says who begins where, or makes groups that chance places.

use super::Setting;
use crate::board::Board;
use crate::desk::{Cx, Desk};
use crate::event::Seen;
use crate::knobs::Groups;
use crate::pieces::{Hero, Zone};
use crate::rule::Rule;
use crate::streams;

impl Setting {
    /// Start Zones the next Survivor may begin in, or stand for the groups he may belong to.
    pub(super) fn groups(&self, board: &Board) -> Vec<Zone> {
        let starts = &board.mission().starts;
        if board.knobs().starts == Groups::TeamPlaces || starts.len() != 2 {
            return starts.clone();
        }
        let (half, second) = (board.team.div_ceil(2), self.second.count_ones() as u8);
        let open = [self.done - second < half, second < half];
        starts.iter().zip(open).filter(|(_, open)| *open).map(|(zone, _)| *zone).collect()
    }

    pub(super) fn place(&mut self, cx: &mut Cx<'_>, zone: Zone) {
        let hero = Hero(self.done);
        self.done += 1;
        let starts = &cx.board().mission().starts;
        if starts.len() == 2 && zone == starts[1] && cx.board().knobs().starts != Groups::TeamPlaces {
            self.second |= 1 << hero.0;
        }
        if cx.board().knobs().starts != Groups::ChancePlaces || starts.len() != 2 {
            let (who, zone) = (cx.who(hero), cx.place(zone));
            cx.tell(Rule::Start, Seen::StartsAt { who, zone, drawn: false });
        }
    }

    /// Where groups were made, chance says which of them begins where.
    pub(super) fn place_groups(&self, cx: &mut Cx<'_>) {
        let starts = &cx.board().mission().starts;
        if cx.board().knobs().starts != Groups::ChancePlaces || starts.len() != 2 {
            return;
        }
        let turned = cx.throw(streams::OBJECTIVES).die(2) == 2;
        let team: Vec<Hero> = cx.board().all().collect();
        for hero in team {
            let second = self.second >> hero.0 & 1 == 1;
            let (who, zone) = (cx.who(hero), cx.place(starts[usize::from(second != turned)]));
            cx.tell(Rule::Start, Seen::StartsAt { who, zone, drawn: true });
        }
    }
}

//! Dragon Fire (BP-10): bile is poured, a torch lights it, and whatever stands in the zone dies.

mod actions;
mod told;

pub use super::{Empty as Section, Nothing as Effect};
pub use super::{Empty as View, Nothing as Card, Nothing as Frame, Nothing as Hidden};
pub use told::{Answer, Seen, ZoneView};

use super::moments::Part;
use super::{own, types};
use crate::actions::Acting;
use crate::board::Board;
use crate::desk::{Cx, Desk, Menu};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::RawGoal;
use crate::digest::{traced, traced_as};
use crate::pieces::{Hero, Zone};
use crate::position::Arranging;
use crate::skills::RANGED;
use holdout_kernel::{Key, Phrase, RuleId};

/// BP-10.1: bile tokens of the box.
pub const MAX_BILE: usize = 4;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct DragonFire {
    pub way: Way,
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// How the fire is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// One Action pours the bile out, another throws a torch into it; both reach the own zone and its neighbours.
    PourThenIgnite,
    /// One Ranged Action throws both at a neighbouring zone in sight, wherever they are carried.
    AtOnce,
}

/// The rules of the fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Bile,
    Torch,
    Burns,
}

/// BP-M9.1: a Dragon Fire there, while all spawn tokens lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {
    pub zone: Zone,
    pub tokens: bool,
}

traced_as!(Want, "fire", zone, tokens);

own!(DragonFire: Rule, Seen, Answer);

/// What the part keeps on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub bile: [Zone; MAX_BILE],
    /// Where a fire burns at this moment.
    pub fire: Zone,
}

traced!(State { bile, fire });

impl Part for DragonFire {
    types!();

    const GOALS: &'static [&'static str] = &["fire"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        map: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        let mut fields = goal.others(&["zone"]);
        fields.retain(|(field, ..)| *field != "all_spawn_tokens_there");
        draft.fields(at, "goal", &fields);
        let zone = draft.place(map, goal.zone.as_ref()?)?;
        Some(Want { zone, tokens: goal.all_spawn_tokens_there == Some(true) })
    }

    fn place_of(want: &Want) -> Option<Zone> {
        Some(want.zone)
    }

    fn progress(board: &Board, want: &Want) -> (u8, u8) {
        let elsewhere = board.active_tokens().any(|(_, token)| token.zone != want.zone);
        let burns = board.parts.dragon_fire.fire == want.zone && !(want.tokens && elsewhere);
        (u8::from(burns), 1)
    }

    fn goal_phrase(board: &Board, want: &Want) -> Phrase {
        let key = if want.tokens { "zc-goal-last-fire" } else { "zc-goal-fire" };
        Phrase::new(key).arg("zone", board.spot(want.zone))
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        actions::offer(self.way, acting, out);
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        actions::perform(self.way, cx, hero, answer)
    }

    fn offer_fights(&self, acting: &Acting<'_>, modes: u16, out: &mut Menu<'_>) {
        if self.way == Way::AtOnce && modes & RANGED != 0 {
            actions::at_once(acting, out);
        }
    }

    fn fight(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        let (Answer::Ignite { zone } | Answer::Pour { zone, .. }) = answer;
        let zone = cx.board().at(zone);
        actions::free(cx, hero, zone)
    }

    fn happens(&self, _: &mut Cx<'_>, _: Hero, _: Zone, effect: &Effect) -> Option<crate::Frame> {
        match *effect {}
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.dragon_fire;
        match *seen {
            Seen::BilePoured { zone, from, .. } => {
                let old = from.map_or(Zone::NONE, |from| from.zone);
                if let Some(token) = it.bile.iter_mut().find(|token| **token == old) {
                    *token = zone.zone;
                }
            }
            Seen::Ignited { zone, .. } => {
                it.fire = zone.zone;
                if let Some(token) = it.bile.iter_mut().find(|token| **token == zone.zone) {
                    *token = Zone::NONE;
                }
            }
            Seen::FireOut => it.fire = Zone::NONE,
        }
    }

    fn evolve_hidden(_: &mut Board, hidden: &Hidden, _: Key) {
        match *hidden {}
    }

    fn see(hidden: &Hidden) -> Seen {
        match *hidden {}
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::BilePoured { .. } | Seen::Ignited { .. } | Seen::FireOut => false,
        }
    }

    fn view(&self, _: &Board) -> View {
        View {}
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        ZoneView { bile: board.parts.dragon_fire.bile.iter().filter(|at| **at == zone).count() as u8 }
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        told::event(seen)
    }

    /// `bile` lists the zones with a token.
    fn arrange(&self, all: &mut Arranging) {
        let bile: Vec<String> = all.field("bile");
        all.at_most("bile", bile.len(), MAX_BILE);
        for (at, name) in bile.iter().take(MAX_BILE).enumerate() {
            if let Some(zone) = all.zone("bile", name) {
                all.board.parts.dragon_fire.bile[at] = zone;
            }
        }
    }
}

//! Scientists: Survivors without a card, who walk to the Exit by themselves and die of the first Damage.

mod steps;
mod told;

pub use super::{Empty as ZoneView, Nothing as Card, Nothing as Effect, Nothing as Hidden};
pub use steps::Walking as Frame;
pub use told::{Answer, Seen, View};

use super::moments::Part;
use super::{own, types, without};
use crate::board::{Board, Outcome};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::{Name, RawGoal};
use crate::desk::{Cx, Desk};
use crate::digest::{traced, traced_as};
use crate::event::Seen as CoreSeen;
use crate::pieces::{Ally, Hero, Spot, Zone};
use crate::position::Arranging;
use crate::setup::Setup;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::Deserialize;

/// Scientists of a mission at most.
pub const MOST: usize = 2;
/// Their first number among the allies.
const FIRST: u8 = 2;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Scientists {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of scientists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Walks,
    Leaves,
    Dies,
    Pulled,
}

own!(Scientists: Rule, Seen, Answer, Frame);

/// What the part keeps on the board: where they are, and who has left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub zones: [Zone; MOST],
    pub away: [bool; MOST],
}

traced!(State { zones, away });

/// What a mission says: where they begin.
#[derive(Clone, Copy, Debug, Default)]
pub struct Section {
    pub zones: [Zone; MOST],
}

traced!(Section { zones });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    zones: Vec<Name>,
}

/// All of them have left by the Exit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {}

traced_as!(Want, "scientists");

fn die(cx: &mut Cx<'_>, number: u8) {
    cx.tell(Rule::Dies, Seen::ScientistDied { number: number + 1 });
    if cx.board().outcome.is_none() {
        cx.tell(Rule::Dies, CoreSeen::Lost { outcome: Outcome::Lost("scientist-died") });
    }
}

impl Part for Scientists {
    types!();
    without!(effects, hidden, zone_view);

    const SECTIONS: &'static [&'static str] = &["scientists"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let Some(raw) = draft.section::<RawSection>("scientists") else { return Section::default() };
        if raw.zones.len() > MOST {
            draft.wrong(raw.zones[MOST].span().start, format!("a mission has at most {MOST} scientists"));
        }
        let mut section = Section::default();
        for (place, name) in section.zones.iter_mut().zip(&raw.zones) {
            *place = draft.place(map, name).unwrap_or_default();
        }
        section
    }

    const GOALS: &'static [&'static str] = &["scientists"];

    fn read_goal(
        goal: &RawGoal,
        at: usize,
        draft: &mut Draft<'_, '_>,
        _: &Map,
        _: &[Vec<VaultItem>; 2],
    ) -> Option<Want> {
        draft.fields(at, "goal", &goal.others(&[]));
        Some(Want {})
    }

    fn progress(board: &Board, _: &Want) -> (u8, u8) {
        let all = board.mission().parts.scientists.zones.iter().filter(|zone| **zone != Zone::NONE).count();
        (board.parts.scientists.away.iter().filter(|away| **away).count() as u8, all as u8)
    }

    fn goal_phrase(_: &Board, _: &Want) -> Phrase {
        Phrase::new("inv-goal-scientists")
    }

    fn lay_out(&self, _: &Setup, board: &mut Board) {
        board.parts.scientists.zones = board.mission().parts.scientists.zones;
    }

    fn allies(&self, board: &Board, each: &mut dyn FnMut(Ally)) {
        let there = board.parts.scientists.zones.into_iter().zip(FIRST..).filter(|(zone, _)| *zone != Zone::NONE);
        there.for_each(|(zone, number)| each(Ally::one(number, zone)));
    }

    fn ally_hit(&self, cx: &mut Cx<'_>, ally: Hero, _: Zone, _: u8) {
        let number = ally.as_ally().and_then(|number| number.checked_sub(FIRST as usize));
        if let Some(number) = number.filter(|number| *number < MOST) {
            die(cx, number as u8);
        }
    }

    fn burnt(&self, cx: &mut Cx<'_>, _: Hero, zone: Zone) {
        for number in 0..MOST {
            if cx.board().parts.scientists.zones[number] == zone {
                die(cx, number as u8);
            }
        }
    }

    fn is_company(&self, board: &Board, zone: Zone) -> bool {
        board.parts.scientists.zones.contains(&zone)
    }

    fn pulled(&self, cx: &mut Cx<'_>, from: Zone, to: Zone) -> Option<crate::Frame> {
        let there = cx.board().parts.scientists.zones.contains(&from);
        there.then(|| Frame::pulled(from, to).into())
    }

    fn players_end(&self, board: &Board) -> Option<crate::Frame> {
        let there = board.parts.scientists.zones != [Zone::NONE; MOST];
        there.then(|| Frame::default().into())
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.scientists;
        match *seen {
            Seen::ScientistMoved { number, to } => it.zones[number as usize - 1] = to.zone,
            Seen::ScientistLeft { number } => {
                it.zones[number as usize - 1] = Zone::NONE;
                it.away[number as usize - 1] = true;
            }
            Seen::ScientistDied { number } => it.zones[number as usize - 1] = Zone::NONE,
        }
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        told::view(board)
    }

    fn marks(view: &View, _: &ZoneView, spot: Spot) -> Vec<(String, &'static str)> {
        let here = view.scientists.iter().filter(|one| one.zone == spot);
        here.map(|one| (format!("(s{})", one.number), "inv-mark-scientist")).collect()
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `scientists` lists where they are, in place of the mission; who is not listed has left.
    fn arrange(&self, all: &mut Arranging) {
        let Some(names) = all.field::<Option<Vec<String>>>("scientists") else { return };
        all.at_most("scientists", names.len(), MOST);
        for at in 0..MOST {
            let name = names.get(at).filter(|name| !name.is_empty());
            let zone = name.and_then(|name| all.zone("scientists", name));
            all.board.parts.scientists.zones[at] = zone.unwrap_or_default();
            all.board.parts.scientists.away[at] = name.is_none();
        }
    }
}

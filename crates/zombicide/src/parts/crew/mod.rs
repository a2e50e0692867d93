//! A crew to be evacuated: tokens at the Exit that are heard, one fewer in each End Phase, and no enemy among them.

pub use super::{Empty as ZoneView, Nothing as Answer, Nothing as Card, Nothing as Effect};
pub use super::{Nothing as Frame, Nothing as Hidden};

use super::moments::Part;
use super::{own, types, without};
use crate::board::{Board, Phase};
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::RawGoal;
use crate::deeds::check_goals;
use crate::desk::{Cx, Desk};
use crate::digest::{traced, traced_as};
use crate::pieces::MAX_ZONES;
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::{Deserialize, Serialize};

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Crew {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of the crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Leaves,
    /// An enemy has come to them.
    Reached,
}

own!(Crew: Rule, Seen);

/// What the part keeps on the board: how many are still there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub left: u8,
}

traced!(State { left });

/// What a mission says: how many there are.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    pub tokens: u8,
}

traced!(Section { tokens });

/// All of them have left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {}

traced_as!(Want, "evacuate");

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    CrewLeft { left: u8 },
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Crew still to be evacuated.
    pub crew: u8,
}

impl Part for Crew {
    types!();
    without!(effects, hidden, answers, zone_view);

    const SECTIONS: &'static [&'static str] = &["crew"];

    fn read_section(draft: &mut Draft<'_, '_>, _: &Map) -> Section {
        let section: Section = draft.section("crew").unwrap_or_default();
        if section.tokens > 0 && draft.raw.exit.is_none() {
            draft.wrong(0, "a crew waits at the exit: add `exit = \"…\"`");
        }
        section
    }

    const GOALS: &'static [&'static str] = &["evacuate"];

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
        let all = board.mission().parts.crew.tokens;
        (all - board.parts.crew.left.min(all), all)
    }

    fn goal_phrase(_: &Board, _: &Want) -> Phrase {
        Phrase::new("inv-goal-evacuate")
    }

    fn lay_out(&self, _: &Setup, board: &mut Board) {
        board.parts.crew.left = board.mission().parts.crew.tokens;
    }

    fn heard(&self, board: &Board, noise: &mut [u8; MAX_ZONES]) {
        if let Some(exit) = board.mission().exit {
            noise[exit.index()] = noise[exit.index()].saturating_add(board.parts.crew.left);
        }
    }

    fn is_lost(&self, board: &Board) -> bool {
        board.parts.crew.left > 0 && board.mission().exit.is_some_and(|exit| !board.is_clear(exit))
    }

    fn lost(&self) -> Option<(Cited, &'static str)> {
        Some((Rule::Reached.into(), "impossible"))
    }

    fn phase_ends(&self, cx: &mut Cx<'_>, phase: Phase) {
        let left = cx.board().parts.crew.left;
        if phase == Phase::End && left > 0 {
            cx.tell(Rule::Leaves, Seen::CrewLeft { left: left - 1 });
            check_goals(cx, true);
        }
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let Seen::CrewLeft { left } = *seen;
        board.parts.crew.left = left;
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::CrewLeft { .. } => false,
        }
    }

    fn view(&self, board: &Board) -> View {
        View { crew: board.parts.crew.left }
    }

    fn told(view: &View) -> Vec<Phrase> {
        let waiting = (view.crew > 0).then(|| Phrase::new("inv-picture-crew").arg("count", view.crew));
        waiting.into_iter().collect()
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        let Seen::CrewLeft { left } = *seen;
        Some(Phrase::new("inv-event-crew-left").arg("count", left))
    }

    /// `crew` counts those still there.
    fn arrange(&self, all: &mut Arranging) {
        if let Some(left) = all.field::<Option<u8>>("crew") {
            all.board.parts.crew.left = left;
        }
    }
}

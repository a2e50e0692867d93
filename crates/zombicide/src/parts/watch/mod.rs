//! A zone to be watched: enemies that act there lose the mission, until an objective is taken.

pub use super::{Empty as State, Empty as View, Empty as ZoneView, Nothing as Answer, Nothing as Card};
pub use super::{Nothing as Effect, Nothing as Frame, Nothing as Hidden, Nothing as Seen, Nothing as Want};

use super::moments::Part;
use super::{own, types, without};
use crate::board::{Board, Outcome};
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::Name;
use crate::desk::{Cx, Desk};
use crate::digest::traced;
use crate::event::Seen as CoreSeen;
use crate::pieces::{Colour, Zone, ZoneSet};
use holdout_kernel::RuleId;
use serde::Deserialize;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Watch {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of the watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    ActsThere,
}

own!(Watch: Rule);

/// What a mission says: the zone, and the colour of the objective that ends it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Section {
    pub zone: Zone,
    pub until: Option<Colour>,
}

traced!(Section { zone, until });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    zone: Name,
    until: Colour,
}

impl Part for Watch {
    types!();
    without!(goals, effects, hidden, events, answers, view, zone_view);

    const SECTIONS: &'static [&'static str] = &["watch"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let Some(raw) = draft.section::<RawSection>("watch") else { return Section::default() };
        Section { zone: draft.place(map, &raw.zone).unwrap_or_default(), until: Some(raw.until) }
    }

    fn stirs(&self, cx: &mut Cx<'_>, acting: &dyn Fn(&Board) -> ZoneSet) {
        let section = &cx.board().mission().parts.watch;
        let open = section.until.is_some_and(|colour| cx.board().taken_of[colour as usize] == 0);
        if open && cx.board().outcome.is_none() && acting(cx.board()).contains(section.zone) {
            cx.tell(Rule::ActsThere, CoreSeen::Lost { outcome: Outcome::Lost("impossible") });
        }
    }
}

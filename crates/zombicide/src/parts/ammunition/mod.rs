//! Weapons that work only with ammunition attached.

pub use super::{Empty as Section, Empty as State, Empty as View, Empty as ZoneView};
pub use super::{Nothing as Answer, Nothing as Card, Nothing as Effect, Nothing as Frame};
pub use super::{Nothing as Hidden, Nothing as Seen, Nothing as Want};

use super::moments::Part;
use super::{own, types, without};
use crate::actions::Acting;
use crate::pieces::Slot;
use crate::rule::Cited;
use crate::why::Why;
use holdout_kernel::RuleId;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Ammunition {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of ammunition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Some weapons need it.
    Needed,
}

own!(Ammunition: Rule);

impl Part for Ammunition {
    types!();
    without!(goals, effects, hidden, events, answers, view, zone_view);

    fn bars_weapon(&self, acting: &Acting<'_>, slot: Slot) -> Option<(Why, Cited)> {
        let needs = acting.board.card(acting.hero, slot).is_some_and(|info| info.needs_ammo);
        let empty = needs && acting.board.attached(acting.hero, slot).next().is_none();
        empty.then(|| (Why::Said("inv-why-no-cell"), Rule::Needed.into()))
    }
}

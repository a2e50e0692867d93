//! Spells. Combat spells fight like any weapon, with a mode of their own; here are the Enchantments (BP-5.42 to
//! BP-5.45).

mod actions;
mod told;

pub use super::{Empty as Section, Nothing as Effect, Nothing as Want};
pub use super::{
    Empty as State, Empty as View, Empty as ZoneView, Nothing as Card, Nothing as Frame, Nothing as Hidden,
};
pub use told::{Answer, Seen};

use super::moments::Part;
use super::{own, types};
use crate::actions::Acting;
use crate::board::Board;
use crate::desk::{Cx, Menu};
use crate::pieces::{Hero, Zone};
use holdout_kernel::{Key, Phrase, RuleId};

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Spells {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Enchantments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Enchantment,
    Target,
    OncePerTurn,
}

own!(Spells: Rule, Seen, Answer);

impl Part for Spells {
    types!();

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        actions::offer(acting, out);
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, answer: Answer) -> Option<crate::Frame> {
        actions::perform(cx, hero, answer)
    }

    fn progress(_: &Board, want: &Want) -> (u8, u8) {
        match *want {}
    }

    fn goal_phrase(_: &Board, want: &Want) -> Phrase {
        match *want {}
    }

    fn happens(&self, _: &mut Cx<'_>, _: Hero, _: Zone, effect: &Effect) -> Option<crate::Frame> {
        match *effect {}
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let Seen::Enchanted { who, slot, .. } = *seen;
        board.heroes[who.hero.index()].cast |= 1 << slot.0;
    }

    fn evolve_hidden(_: &mut Board, hidden: &Hidden, _: Key) {
        match *hidden {}
    }

    fn see(hidden: &Hidden) -> Seen {
        match *hidden {}
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::Enchanted { .. } => false,
        }
    }

    fn view(&self, _: &Board) -> View {
        View {}
    }

    fn zone_view(&self, _: &Board, _: Zone) -> ZoneView {
        ZoneView {}
    }

    fn answer_phrase(frame: &crate::Frame, board: &Board, answer: &Answer) -> Phrase {
        told::answer(frame, board, *answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }
}

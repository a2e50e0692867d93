//! Samples: the first enemy of each kind killed hand to hand, and a piece of the nests.

pub use super::{Empty as ZoneView, Nothing as Card, Nothing as Effect, Nothing as Frame, Nothing as Hidden};

use super::moments::{Named, Part};
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::Board;
use crate::content::VaultItem;
use crate::content::map::Map;
use crate::content::mission::Draft;
use crate::content::raw::RawGoal;
use crate::deeds::{check_goals, give_xp, pay};
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_as};
use crate::pieces::{Hero, Kind, Mode, Who};
use crate::position::Arranging;
use crate::words::Say;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::{Deserialize, Serialize};

/// The bit of the sample of Mold; those of the kinds come before.
const MOLD: u8 = 1 << 4;
/// All samples.
const ALL: u8 = 0b1_1111;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Kind,
    Abomination,
    Mold,
}

own!(Samples: Rule, Seen, Answer);

/// What the part keeps on the board: samples taken, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub taken: u8,
}

traced!(State { taken });

/// What a mission says: the experience each is worth; without it there are none.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    pub xp: u8,
}

traced!(Section { xp });

/// All of them are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Want {}

traced_as!(Want, "samples");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    SampleMold,
}

impl Named for Answer {
    fn name(&self) -> String {
        let Self::SampleMold = self;
        "sample-mold".into()
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        (verb == "sample-mold" && words.is_empty()).then_some(Self::SampleMold)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    /// Of a kind of enemy, or of Mold.
    SampleTaken { who: Who, kind: Option<Kind> },
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Samples taken, by kind, or `mold`.
    pub samples: Vec<&'static str>,
}

fn take(cx: &mut Cx<'_>, hero: Hero, kind: Option<Kind>, rule: Rule) {
    let (who, xp) = (cx.who(hero), cx.board().mission().parts.samples.xp);
    cx.tell(rule, Seen::SampleTaken { who, kind });
    give_xp(cx, hero, xp, rule);
    check_goals(cx, false);
}

impl Part for Samples {
    types!();
    without!(effects, hidden, zone_view);

    const SECTIONS: &'static [&'static str] = &["samples"];

    fn read_section(draft: &mut Draft<'_, '_>, _: &Map) -> Section {
        draft.section("samples").unwrap_or_default()
    }

    const GOALS: &'static [&'static str] = &["samples"];

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
        (board.parts.samples.taken.count_ones() as u8, ALL.count_ones() as u8)
    }

    fn goal_phrase(_: &Board, _: &Want) -> Phrase {
        Phrase::new("inv-goal-samples")
    }

    fn slain(&self, cx: &mut Cx<'_>, hero: Hero, mode: Mode, kind: Kind, _: u8) {
        let wanted = cx.board().mission().parts.samples.xp > 0 && cx.board().parts.samples.taken & kind.bit() == 0;
        if wanted && mode == Mode::Melee && kind != Kind::Necromancer {
            let rule = if kind == Kind::Abomination { Rule::Abomination } else { Rule::Kind };
            take(cx, hero, Some(kind), rule);
        }
    }

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        let board = acting.board;
        let wanted = board.mission().parts.samples.xp > 0 && board.parts.samples.taken & MOLD == 0;
        let nest = board.tokens.iter().any(|token| token.zone == acting.zone);
        if wanted && nest && acting.has_action() {
            out.offer(Answer::SampleMold.into());
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, _: Answer) -> Option<crate::Frame> {
        pay(cx, hero, 0, Rule::Mold);
        take(cx, hero, None, Rule::Mold);
        None
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let Seen::SampleTaken { kind, .. } = *seen;
        board.parts.samples.taken |= kind.map_or(MOLD, Kind::bit);
        // Its figure is kept beside the board; a token stands for the Abomination.
        if let Some(kind) = kind.filter(|kind| *kind != Kind::Abomination) {
            board.supply[kind.index()] -= 1;
        }
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::SampleTaken { .. } => false,
        }
    }

    fn view(&self, board: &Board) -> View {
        let taken = board.parts.samples.taken;
        let kinds = Kind::ALL.into_iter().take(4).filter(|kind| taken & kind.bit() != 0).map(Kind::id);
        View { samples: kinds.chain((taken & MOLD != 0).then_some("mold")).collect() }
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, _: &Answer) -> Phrase {
        Phrase::new("inv-answer-sample-mold")
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        let Seen::SampleTaken { who, kind } = *seen;
        Some(match kind {
            Some(kind) => Phrase::new("inv-event-sample").who(who).kind(kind),
            None => Phrase::new("inv-event-sample-mold").who(who),
        })
    }

    /// `samples` lists those taken: kinds, or `mold`.
    fn arrange(&self, all: &mut Arranging) {
        for name in all.field::<Vec<String>>("samples") {
            match (name.as_str(), Kind::parse(&name)) {
                ("mold", _) => all.board.parts.samples.taken |= MOLD,
                (_, Some(kind)) => all.board.parts.samples.taken |= kind.bit(),
                (_, None) => all.wrong("samples", format!("there is no sample {name}")),
            }
        }
    }
}

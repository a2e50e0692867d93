//! Frost: a token in a zone whose enemies skip their next Activation.

pub use super::{Empty as Section, Empty as View, Nothing as Answer, Nothing as Card, Nothing as Effect};
pub use super::{Nothing as Frame, Nothing as Hidden, Nothing as Want};

use super::moments::Part;
use super::{own, types, without};
use crate::board::{Board, Phase};
use crate::desk::{Cx, Desk};
use crate::digest::traced;
use crate::pieces::{Counts, KINDS, Kind, Place, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::words::Say;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::Serialize;

/// Zones whose enemies can sleep through one Activation.
const MOST: usize = 16;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Freeze {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of frost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Token,
    Skips,
    Thaws,
}

own!(Freeze: Rule, Seen);

/// What the part keeps on the board: tokens, and who sleeps through the Activation that goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub frozen: ZoneSet,
    pub asleep: [(Zone, Counts); MOST],
}

traced!(State { frozen, asleep });

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    Frozen {
        zone: Place,
    },
    Thawed {
        zone: Place,
    },
    /// The token goes, and those there do nothing.
    #[serde(rename = "thawed")]
    FrozenSkip {
        zone: Place,
        #[serde(skip)]
        counts: Counts,
    },
    Awake,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub frozen: bool,
}

fn thaw(cx: &mut Cx<'_>, gone: impl Fn(&Board, Zone) -> bool) {
    let board = cx.board();
    let zones: ZoneSet = board.parts.freeze.frozen.iter().filter(|zone| gone(board, *zone)).collect();
    for zone in zones.iter() {
        let zone = cx.place(zone);
        cx.tell(Rule::Thaws, Seen::Thawed { zone });
    }
}

impl Part for Freeze {
    types!();
    without!(goals, effects, hidden, answers, view);

    fn chills(&self, cx: &mut Cx<'_>, zone: Zone) {
        let board = cx.board();
        if !board.is_clear(zone) && !board.parts.freeze.frozen.contains(zone) {
            let zone = cx.place(zone);
            cx.tell(Rule::Token, Seen::Frozen { zone });
        }
    }

    fn killed(&self, cx: &mut Cx<'_>, _: Zone, _: Kind, _: u8) {
        thaw(cx, Board::is_clear);
    }

    fn marched(&self, cx: &mut Cx<'_>) {
        thaw(cx, Board::is_clear);
    }

    fn pushed(board: &mut Board, from: Zone, _: Zone) {
        board.parts.freeze.frozen.remove(from);
    }

    fn roused(&self, cx: &mut Cx<'_>, roused: &dyn Fn(&Board, Zone) -> Counts) {
        for zone in cx.board().parts.freeze.frozen.iter() {
            let counts = roused(cx.board(), zone);
            if counts != [0; KINDS] {
                let zone = cx.place(zone);
                cx.tell(Rule::Skips, Seen::FrozenSkip { zone, counts });
            }
        }
    }

    fn sleeps(&self, board: &Board) -> bool {
        let it = &board.parts.freeze;
        !it.frozen.is_empty() || it.asleep[0].0 != Zone::NONE
    }

    fn asleep(&self, board: &Board, zone: Zone, begun: bool) -> Counts {
        let it = &board.parts.freeze;
        // A token that is still there was not due; it does not stop those who come in or pass.
        if it.frozen.contains(zone) && !begun {
            return board.zombies[zone.index()];
        }
        let mut asleep = it.asleep.iter().take_while(|(at, _)| *at != Zone::NONE);
        asleep.find(|(at, _)| *at == zone).map_or([0; KINDS], |(_, counts)| *counts)
    }

    fn settled(&self, cx: &mut Cx<'_>) {
        if cx.board().parts.freeze.asleep[0].0 != Zone::NONE {
            cx.tell(Rule::Skips, Seen::Awake);
        }
    }

    fn phase_ends(&self, cx: &mut Cx<'_>, phase: Phase) {
        if phase == Phase::End {
            thaw(cx, |_, _| true);
        }
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let it = &mut board.parts.freeze;
        match *seen {
            Seen::Frozen { zone } => it.frozen.insert(zone.zone),
            Seen::Thawed { zone } => it.frozen.remove(zone.zone),
            Seen::FrozenSkip { zone, counts } => {
                it.frozen.remove(zone.zone);
                if let Some(free) = it.asleep.iter_mut().find(|(at, _)| *at == Zone::NONE) {
                    *free = (zone.zone, counts);
                }
            }
            Seen::Awake => it.asleep = Default::default(),
        }
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::Frozen { .. } | Seen::Thawed { .. } | Seen::FrozenSkip { .. } | Seen::Awake => false,
        }
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        ZoneView { frozen: board.parts.freeze.frozen.contains(zone) }
    }

    fn marks(_: &View, zone: &ZoneView, _: Spot) -> Vec<(String, &'static str)> {
        zone.frozen.then(|| ("f".to_owned(), "wd-mark-frozen")).into_iter().collect()
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(match *seen {
            Seen::Frozen { zone } => Phrase::new("wd-event-frozen").zone(zone.spot),
            Seen::Thawed { zone } => Phrase::new("wd-event-thawed").zone(zone.spot),
            Seen::FrozenSkip { zone, .. } => Phrase::new("wd-event-frozen-skip").zone(zone.spot),
            Seen::Awake => return None,
        })
    }

    /// `freeze` lists the zones with a token.
    fn arrange(&self, all: &mut Arranging) {
        let names: Vec<String> = all.field("freeze");
        for name in names {
            if let Some(zone) = all.zone("freeze", &name) {
                all.board.parts.freeze.frozen.insert(zone);
            }
        }
    }
}

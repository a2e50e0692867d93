//! Guards and Cauldrons in answers, events, views and words.

use crate::Frame;
use crate::board::Board;
use crate::parts::moments::Named;
use crate::pieces::{Mode, Place, Spot, Who};
use crate::words::{Say, number};
use holdout_kernel::Phrase;
use serde::Serialize;

/// Orders say how many take part; all of them where they do not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Order {
        zone: Spot,
    },
    #[serde(rename = "guards-move")]
    Move {
        to: Spot,
        count: Option<u8>,
    },
    #[serde(rename = "guards-melee")]
    Melee {
        count: Option<u8>,
    },
    #[serde(rename = "guards-ranged")]
    Ranged {
        to: Spot,
        count: Option<u8>,
    },
    #[serde(rename = "guards-push")]
    Push {
        to: Spot,
        count: Option<u8>,
    },
    #[serde(rename = "guards-pour")]
    Pour {
        to: Spot,
        count: Option<u8>,
    },
    #[serde(rename = "guards-shove")]
    Shove {
        to: Spot,
    },
    PushCauldron {
        zone: Spot,
    },
    PourCauldron {
        zone: Spot,
    },
    Bring {
        count: u8,
    },
}

impl Named for Answer {
    fn name(&self) -> String {
        let some = |count: Option<u8>| count.map_or(String::new(), |count| format!(":{count}"));
        match *self {
            Self::Order { zone } => format!("order:{}", zone.name()),
            Self::Move { to, count } => format!("guards:move:{}{}", to.name(), some(count)),
            Self::Melee { count } => format!("guards:melee{}", some(count)),
            Self::Ranged { to, count } => format!("guards:ranged:{}{}", to.name(), some(count)),
            Self::Push { to, count } => format!("guards:push:{}{}", to.name(), some(count)),
            Self::Pour { to, count } => format!("guards:pour:{}{}", to.name(), some(count)),
            Self::Shove { to } => format!("guards:shove:{}", to.name()),
            Self::PushCauldron { zone } => format!("push-cauldron:{}", zone.name()),
            Self::PourCauldron { zone } => format!("pour-cauldron:{}", zone.name()),
            Self::Bring { count } => format!("bring:{count}"),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        let some = |rest: &[&str]| match rest {
            [] => Some(None),
            [count] => number(count).map(Some),
            [..] => None,
        };
        Some(match (verb, words) {
            ("order", [zone]) => Self::Order { zone: Spot::parse(zone)? },
            ("guards", ["move", to, rest @ ..]) => Self::Move { to: Spot::parse(to)?, count: some(rest)? },
            ("guards", ["melee", rest @ ..]) => Self::Melee { count: some(rest)? },
            ("guards", ["ranged", to, rest @ ..]) => Self::Ranged { to: Spot::parse(to)?, count: some(rest)? },
            ("guards", ["push", to, rest @ ..]) => Self::Push { to: Spot::parse(to)?, count: some(rest)? },
            ("guards", ["pour", to, rest @ ..]) => Self::Pour { to: Spot::parse(to)?, count: some(rest)? },
            ("guards", ["shove", to]) => Self::Shove { to: Spot::parse(to)? },
            ("push-cauldron", [zone]) => Self::PushCauldron { zone: Spot::parse(zone)? },
            ("pour-cauldron", [zone]) => Self::PourCauldron { zone: Spot::parse(zone)? },
            ("bring", [count]) => Self::Bring { count: number(count)? },
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    GuardsOrdered {
        who: Who,
        zone: Place,
    },
    GuardsMoved {
        from: Place,
        to: Place,
        count: u8,
    },
    GuardsAttacked {
        who: Who,
        mode: Mode,
        count: u8,
        from: Place,
        zone: Place,
    },
    GuardsFell {
        zone: Place,
        count: u8,
    },
    GuardsEscaped {
        zone: Place,
        count: u8,
    },
    CauldronPushed {
        from: Place,
        to: Place,
    },
    CauldronPoured {
        who: Who,
        from: Place,
        zone: Place,
    },
    SkillDealt {
        who: Who,
        skill: &'static str,
        #[serde(skip)]
        number: u16,
    },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::SkillDealt { .. } => true,
        Seen::GuardsOrdered { .. }
        | Seen::GuardsMoved { .. }
        | Seen::GuardsAttacked { .. }
        | Seen::GuardsFell { .. }
        | Seen::GuardsEscaped { .. }
        | Seen::CauldronPushed { .. }
        | Seen::CauldronPoured { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub guards_escaped: u8,
    pub guards_killed: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    pub guards: u8,
    pub cauldrons: u8,
}

pub(super) fn marks(zone: &ZoneView) -> Vec<(String, &'static str)> {
    let guards = (zone.guards > 0).then(|| (format!("g{}", zone.guards), "wd-mark-guards"));
    guards.into_iter().chain((0..zone.cauldrons).map(|_| ("U".to_owned(), "wd-mark-cauldron"))).collect()
}

pub(super) fn besides(view: &View) -> Vec<Phrase> {
    let gone = view.guards_escaped + view.guards_killed;
    let line = Phrase::new("wd-picture-guards").arg("escaped", view.guards_escaped).arg("killed", view.guards_killed);
    (gone > 0).then_some(line).into_iter().collect()
}

pub(super) fn answer(frame: &Frame, board: &Board, answer: Answer) -> Phrase {
    let there = match crate::matter::of(frame, board) {
        Some(crate::matter::Matter::Order { guards, .. }) => guards,
        _ => 0,
    };
    let so_many = |phrase: Phrase, count: Option<u8>| phrase.arg("count", count.unwrap_or(there));
    match answer {
        Answer::Order { zone } => {
            Phrase::new("wd-answer-order").zone(zone).arg("count", board.guards_in(board.at(zone)))
        }
        Answer::Move { to, count } => so_many(Phrase::new("wd-answer-guards-move").zone(to), count),
        Answer::Melee { count } => so_many(Phrase::new("wd-answer-guards-melee"), count),
        Answer::Ranged { to, count } => so_many(Phrase::new("wd-answer-guards-ranged").zone(to), count),
        Answer::Push { to, count } => so_many(Phrase::new("wd-answer-guards-push").zone(to), count),
        Answer::Pour { to, count } => so_many(Phrase::new("wd-answer-guards-pour").zone(to), count),
        Answer::Shove { to } => Phrase::new("wd-answer-guards-shove").zone(to),
        Answer::PushCauldron { zone } => Phrase::new("wd-answer-push-cauldron").zone(zone),
        Answer::PourCauldron { zone } => Phrase::new("wd-answer-pour-cauldron").zone(zone),
        Answer::Bring { count } => Phrase::new("wd-answer-bring").arg("count", count),
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    match *seen {
        Seen::GuardsOrdered { who, zone } => Phrase::new("wd-event-guards-ordered").who(who).zone(zone.spot),
        Seen::GuardsMoved { from, to, count } => {
            Phrase::new("wd-event-guards-moved").arg("count", count).arg("from", from.spot).zone(to.spot)
        }
        Seen::GuardsAttacked { mode, count, zone, .. } => {
            let key = if mode == Mode::Melee { "wd-event-guards-melee" } else { "wd-event-guards-ranged" };
            Phrase::new(key).arg("count", count).zone(zone.spot)
        }
        Seen::GuardsFell { zone, count } => Phrase::new("wd-event-guards-fell").arg("count", count).zone(zone.spot),
        Seen::GuardsEscaped { count, .. } => Phrase::new("wd-event-guards-escaped").arg("count", count),
        Seen::CauldronPushed { to, .. } => Phrase::new("wd-event-cauldron-pushed").zone(to.spot),
        Seen::CauldronPoured { who, zone, .. } => Phrase::new("wd-event-cauldron-poured").who(who).zone(zone.spot),
        Seen::SkillDealt { who, skill, .. } => {
            Phrase::new("wd-event-skill-dealt").who(who).term("skill", crate::words::skill_key(skill))
        }
    }
}

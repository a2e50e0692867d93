//! Quests in answers, events, views and words, and the one thing that happens by itself.

use super::{Rule, section};
use crate::board::Board;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen as CoreSeen;
use crate::frame::{Flow, Step};
use crate::parts::moments::Named;
use crate::pieces::{CardName, Hero, Place, Spot, Who, ZoneSet};
use crate::rule::Cited;
use crate::words::{Say, number};
use holdout_kernel::{Phrase, Seat, SeatSet};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Pile,
    Cache,
    Banish { number: u8 },
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::Pile => "pile".into(),
            Self::Cache => "cache".into(),
            Self::Banish { number } => format!("banish:{number}"),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("pile", []) => Self::Pile,
            ("cache", []) => Self::Cache,
            ("banish", [token]) => Self::Banish { number: number(token).filter(|number| *number > 0)? },
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    PilesLaid {
        each: u8,
    },
    PileTaken {
        who: Who,
        card: CardName,
        #[serde(skip)]
        pile: u8,
    },
    Banished {
        who: Who,
        number: u8,
        zone: Place,
    },
    TomeRestored {
        who: Who,
    },
    BuildingBurnt {
        who: Who,
        zone: Place,
        #[serde(skip)]
        number: u8,
        #[serde(skip)]
        building: ZoneSet,
    },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::PilesLaid { .. } | Seen::PileTaken { .. } => true,
        Seen::Banished { .. } | Seen::TomeRestored { .. } | Seen::BuildingBurnt { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Where the mission keeps a cache.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub cache: Option<Spot>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    /// Cards left in the pile that lies here.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub pile: Option<u8>,
}

pub(super) fn answer(board: &Board, answer: Answer) -> Phrase {
    match answer {
        Answer::Pile => Phrase::new("wd-answer-pile"),
        Answer::Cache => {
            let card = section(board).cache.map_or("unknown", |(_, card)| board.content().card(card).id.as_str());
            Phrase::new("wd-answer-cache").card(card)
        }
        Answer::Banish { number } => {
            let zone = board.tokens.get(number as usize - 1).map_or_else(Spot::default, |token| board.spot(token.zone));
            Phrase::new("wd-answer-banish").arg("number", number).zone(zone)
        }
    }
}

pub(super) fn event(seen: &Seen) -> Phrase {
    match *seen {
        Seen::PilesLaid { each } => Phrase::new("wd-event-piles-laid").arg("count", each),
        Seen::PileTaken { who, card, .. } => Phrase::new("wd-event-pile-taken").who(who).card(card.id),
        Seen::Banished { who, number, zone } => {
            Phrase::new("wd-event-banished").who(who).arg("number", number).zone(zone.spot)
        }
        Seen::TomeRestored { who } => Phrase::new("wd-event-tome-restored").who(who),
        Seen::BuildingBurnt { who, zone, .. } => Phrase::new("wd-event-building-burnt").who(who).zone(zone.spot),
    }
}

/// Somebody has all fragments: they become one whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restoring {
    pub(super) hero: Hero,
}

traced!(Restoring { hero });

impl Step for Restoring {
    fn name(&self) -> &'static str {
        "restoring"
    }

    fn rule(&self) -> Cited {
        Rule::Restores.into()
    }

    fn settles(&self) -> bool {
        true
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let Some(rule) = section(cx.board()).banishing else { return Flow::Pop };
        let Some(fragment) = rule.fragment else { return Flow::Pop };
        let (who, count) = (cx.who(self.hero), cx.board().hero(self.hero).kept[fragment.index()]);
        cx.tell(Rule::Restores, CoreSeen::Parted { who, what: fragment, count });
        cx.tell(Rule::Restores, Seen::TomeRestored { who });
        cx.tell(Rule::Restores, CoreSeen::Kept { who, what: rule.token, count: 1 });
        Flow::Pop
    }

    fn asked(&self, _: &Board) -> SeatSet {
        SeatSet::EMPTY
    }

    fn offers(&self, _: &Board, _: Seat, _: &mut Menu<'_>) {}

    fn accept(&mut self, _: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        unreachable!("{answer:?} was not offered")
    }
}

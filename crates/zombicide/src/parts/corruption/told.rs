//! Corruption in answers, events, views and words.

use super::Want;
use super::spread::beacon;
use crate::board::Board;
use crate::ground::Mover;
use crate::parts::moments::Named;
use crate::pieces::{Hero, Keepsake, Kind, Place, Spot, Who, Zone};
use crate::words::Say;
use holdout_kernel::Phrase;
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    /// The zone that gets the next figure.
    #[serde(rename = "siege-serve")]
    Serve {
        zone: Spot,
    },
    #[serde(rename = "siege-boss")]
    Boss {
        zone: Spot,
    },
    Climb {
        zone: Spot,
    },
    Stay,
    TakeBeacon,
    Beacon {
        zone: Spot,
    },
    /// Which of two Necromancers was killed.
    DefilerFalls,
    FurtherFalls,
}

impl Named for Answer {
    fn name(&self) -> String {
        match *self {
            Self::Serve { zone } => format!("siege:{}", zone.name()),
            Self::Boss { zone } => format!("khan:{}", zone.name()),
            Self::Climb { zone } => format!("climb:{}", zone.name()),
            Self::Stay => "stay".into(),
            Self::TakeBeacon => "take-beacon".into(),
            Self::Beacon { zone } => format!("beacon:{}", zone.name()),
            Self::DefilerFalls => "falls:defiler".into(),
            Self::FurtherFalls => "falls:necromancer".into(),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        Some(match (verb, words) {
            ("siege", [zone]) => Self::Serve { zone: Spot::parse(zone)? },
            ("khan", [zone]) => Self::Boss { zone: Spot::parse(zone)? },
            ("climb", [zone]) => Self::Climb { zone: Spot::parse(zone)? },
            ("stay", []) => Self::Stay,
            ("take-beacon", []) => Self::TakeBeacon,
            ("beacon", [zone]) => Self::Beacon { zone: Spot::parse(zone)? },
            ("falls", ["defiler"]) => Self::DefilerFalls,
            ("falls", ["necromancer"]) => Self::FurtherFalls,
            (_, _) => return None,
        })
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    Corrupted {
        zone: Place,
    },
    Cleansed {
        zone: Place,
    },
    DefilerCame {
        zone: Place,
        #[serde(skip)]
        origin: u8,
    },
    DefilerAims {
        #[serde(skip)]
        to: Place,
    },
    /// Of all Necromancers he alone acts, until he has.
    DefilerAlone {
        #[serde(skip)]
        on: bool,
    },
    DefilerDied,
    FurtherCame {
        zone: Place,
    },
    FurtherMoved {
        from: Place,
        to: Place,
    },
    FurtherDied,
    /// Figures of the Siege that comes, by the danger as it was drawn.
    SiegeDrawn {
        #[serde(skip)]
        count: u8,
    },
    Siege {
        kind: Kind,
        count: u8,
        zones: u8,
    },
    Climbed {
        kind: Kind,
        count: u8,
        from: Place,
        to: Place,
    },
    BeaconTaken {
        who: Who,
    },
    BeaconMoved {
        to: Place,
    },
}

pub(super) const fn is_news(seen: &Seen) -> bool {
    match seen {
        Seen::Corrupted { .. }
        | Seen::Cleansed { .. }
        | Seen::DefilerCame { .. }
        | Seen::DefilerAims { .. }
        | Seen::DefilerAlone { .. }
        | Seen::DefilerDied
        | Seen::FurtherCame { .. }
        | Seen::FurtherMoved { .. }
        | Seen::FurtherDied
        | Seen::SiegeDrawn { .. }
        | Seen::Siege { .. }
        | Seen::Climbed { .. }
        | Seen::BeaconTaken { .. }
        | Seen::BeaconMoved { .. } => false,
    }
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub beacon: BeaconView,
    /// Steps from the nearest numbered spawn token to the Beacon, through everything.
    pub beacon_distance: Option<u8>,
    pub defiler: Option<DefilerView>,
    /// A further Necromancer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub necromancer: Option<Spot>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct BeaconView {
    pub zone: Option<Spot>,
    pub carried_by: Option<Hero>,
    pub walks: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DefilerView {
    pub zone: Spot,
    /// The number of the token he came from.
    pub origin: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct ZoneView {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub corruption: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub beacon: bool,
}

pub(super) fn view(board: &Board) -> View {
    let (it, at) = (&board.parts.corruption, beacon(board));
    let spot = |zone: Zone| (zone != Zone::NONE).then(|| board.spot(zone));
    let carries = |hero: &Hero| board.hero(*hero).kept[Keepsake::Beacon.index()] > 0;
    let steps = (at != Zone::NONE).then(|| board.steps_to(at, Mover::UNBOUND));
    let tokens = board.active_tokens().filter(|(_, token)| !token.special);
    View {
        beacon: BeaconView {
            zone: spot(at),
            carried_by: board.living().find(carries),
            walks: board.mission().parts.corruption.walks,
        },
        beacon_distance: steps.and_then(|steps| tokens.map(|(_, token)| steps[token.zone.index()]).min()),
        defiler: spot(it.defiler).map(|zone| DefilerView { zone, origin: it.origin.wrapping_add(1) }),
        necromancer: spot(it.further),
    }
}

pub(super) fn marks(zone: &ZoneView) -> Vec<(String, &'static str)> {
    let corruption = zone.corruption.then(|| ("~".to_owned(), "wd-mark-corruption"));
    corruption.into_iter().chain(zone.beacon.then(|| ("*".to_owned(), "wd-mark-beacon"))).collect()
}

/// Where the Beacon is and how near the tokens have come, who sends which of them there, and who walks there himself.
pub(super) fn besides(view: &View) -> Vec<Phrase> {
    let steps = view.beacon_distance.unwrap_or(0);
    let beacon = view.beacon.zone.map(|zone| {
        let key = if view.beacon.carried_by.is_some() { "wd-picture-empress" } else { "wd-picture-beacon" };
        Phrase::new(key).zone(zone).arg("steps", steps)
    });
    let defiler = view.defiler.as_ref().map(|it| {
        let sends = Phrase::new("wd-picture-defiler").zone(it.zone);
        sends.arg("number", it.origin)
    });
    let further = view.necromancer.map(|zone| Phrase::new("wd-picture-necromancer").zone(zone));
    beacon.into_iter().chain(defiler).chain(further).collect()
}

pub(super) fn goal(board: &Board, want: Want) -> Phrase {
    match want {
        Want::None => Phrase::new("wd-goal-no-corruption"),
        Want::Beacon { zone, .. } => Phrase::new("wd-goal-beacon").zone(board.spot(zone)),
        Want::Tokens { zone } => Phrase::new("wd-goal-spawn-tokens").zone(board.spot(zone)),
    }
}

pub(super) fn answer(board: &Board, answer: Answer) -> Phrase {
    match answer {
        Answer::Serve { zone } => Phrase::new("wd-answer-siege").zone(zone),
        Answer::Boss { zone } => Phrase::new("wd-answer-khan").zone(zone),
        Answer::Climb { zone } => Phrase::new("wd-answer-climb").zone(zone),
        Answer::Stay => Phrase::new("wd-answer-stay"),
        Answer::TakeBeacon => Phrase::new("wd-answer-take-beacon"),
        Answer::Beacon { zone } => {
            let lost = board.terrain.taint.contains(board.at(zone));
            Phrase::new(if lost { "wd-answer-beacon-doom" } else { "wd-answer-beacon" }).zone(zone)
        }
        Answer::DefilerFalls => Phrase::new("wd-answer-falls-defiler"),
        Answer::FurtherFalls => Phrase::new("wd-answer-falls-necromancer"),
    }
}

pub(super) fn event(seen: &Seen) -> Option<Phrase> {
    Some(match *seen {
        Seen::Corrupted { zone } => Phrase::new("wd-event-corrupted").zone(zone.spot),
        Seen::Cleansed { zone } => Phrase::new("wd-event-cleansed").zone(zone.spot),
        Seen::DefilerCame { zone, .. } => Phrase::new("wd-event-defiler-came").zone(zone.spot),
        Seen::DefilerAims { .. } | Seen::DefilerAlone { .. } | Seen::SiegeDrawn { .. } => return None,
        Seen::DefilerDied => Phrase::new("wd-event-defiler-died"),
        Seen::FurtherCame { zone } => Phrase::new("wd-event-further-came").zone(zone.spot),
        Seen::FurtherMoved { to, .. } => Phrase::new("wd-event-further-moved").zone(to.spot),
        Seen::FurtherDied => Phrase::new("wd-event-further-died"),
        Seen::Siege { kind, count, zones } => {
            Phrase::new("wd-event-siege").kind(kind).arg("count", count).arg("zones", zones)
        }
        Seen::Climbed { kind, count, to, .. } => {
            Phrase::new("wd-event-climbed").kind(kind).arg("count", count).zone(to.spot)
        }
        Seen::BeaconTaken { who } => Phrase::new("wd-event-beacon-taken").who(who),
        Seen::BeaconMoved { to } => Phrase::new("wd-event-beacon-moved").zone(to.spot),
    })
}

//! Mold: what an Abomination leaves behind. It opens walls, takes tokens, lets enemies come, and links Spawn Zones.

mod serving;
mod told;

pub use super::{Nothing as Effect, Nothing as Hidden, Nothing as Want};
pub use serving::Serving as Frame;
pub use told::{Answer, Seen, View, ZoneView};

use super::moments::{OnCard, Part, Then};
use super::{own, types, without};
use crate::actions::Acting;
use crate::board::Board;
use crate::content::map::{Edge, Ground, Map};
use crate::content::mission::Draft;
use crate::content::raw::{Name, RawSpawnCard};
use crate::deeds::{check_goals, lose_objectives};
use crate::desk::{Cx, Desk};
use crate::digest::{Trace, traced, word};
use crate::event::Seen as CoreSeen;
use crate::pieces::{Colour, Hero, Kind, Spot, Zone, ZoneSet};
use crate::position::Arranging;
use crate::rule::Cited;
use crate::setup::Setup;
use crate::why::Why;
use holdout_kernel::{Key, Phrase, RuleId};
use serde::Deserialize;
use std::hash::Hasher;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Mold {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Mold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Grows,
    /// An Abomination in sleeping Mold wakes it.
    Wakes,
    TakesTokens,
    NoSearch,
    /// Fire puts it to sleep.
    Sleeps,
    /// Two Spawn Zones are linked.
    Linked,
    /// The card that lets enemies come in every zone of it.
    Spawn,
    TooFew,
    /// The card of the Abomination.
    Abomination,
    /// A Spawn Zone of the mission wakes beside it.
    WakesSpawn,
}

own!(Mold: Rule, Seen, Answer, Frame);

/// What the part keeps on the board; where it lies is on the ground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Two Spawn Zones are linked.
    pub linked: bool,
}

traced!(State { linked });

/// Its cards in the enemies' deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Abomination,
    Spawn(Kind, u8),
}

impl Trace for Card {
    fn rests(&self) -> bool {
        false
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        match self {
            Self::Abomination => word(to, "abomination"),
            Self::Spawn(kind, count) => {
                word(to, "mold-spawn");
                kind.trace(to);
                count.trace(to);
            }
        }
    }
}

/// What a mission says about it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Section {
    pub active: ZoneSet,
    pub inactive: ZoneSet,
    /// Colours of spawn tokens that wake when a zone beside them becomes Mold.
    pub wakes: u8,
}

traced!(Section { active, inactive, wakes });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    #[serde(default)]
    active: Vec<Name>,
    #[serde(default)]
    inactive: Vec<Name>,
    #[serde(default)]
    wakes: Vec<Colour>,
}

/// Zones of Mold that is awake.
pub fn awake(board: &Board) -> ZoneSet {
    board.terrain.taint.and(board.terrain.turned)
}

fn spawn_zones(board: &Board) -> ZoneSet {
    board.tokens.iter().map(|token| token.zone).filter(|zone| *zone != Zone::NONE).collect()
}

/// Whether a chain of Mold that is awake leads from one Spawn Zone to another.
fn linked(board: &Board) -> bool {
    let (awake, map) = (awake(board), &board.mission().map);
    let ends = spawn_zones(board).and(awake);
    ends.len() > 1
        && ends.iter().any(|end| {
            let (mut chain, mut edge) = (ZoneSet::only(end), ZoneSet::only(end));
            while !edge.is_empty() {
                let next = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(map.touching(zone)));
                edge = next.and(awake).minus(chain);
                chain = chain.or(edge);
            }
            chain.and(ends).len() > 1
        })
}

/// Whether what is kept of it is no longer so.
#[cfg(test)]
pub(crate) fn is_kept_wrongly(board: &Board) -> bool {
    board.knobs().parts.mold.is_some() && board.parts.mold.linked != linked(board)
}

/// How many zones have to become Mold that is awake before two Spawn Zones are linked.
pub fn until_linked(board: &Board) -> Option<u8> {
    let (awake, map) = (awake(board), &board.mission().map);
    let zones = (0..map.zones.len() as u8).map(Zone).filter(|zone| map.ground(*zone) != Ground::Outdoor);
    let indoors: ZoneSet = zones.collect();
    let ends = spawn_zones(board).and(indoors);
    let mut least: Option<u8> = None;
    for end in ends.iter() {
        // Rings by number of zones to fill; within a ring, awake Mold costs nothing.
        let (mut reached, mut ring) = (ZoneSet::EMPTY, ZoneSet::only(end));
        let mut cost = u8::from(!awake.contains(end));
        loop {
            let mut edge = ring;
            while !edge.is_empty() {
                let next = edge.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(map.touching(zone)));
                edge = next.and(awake).minus(ring).minus(reached);
                ring = ring.or(edge);
            }
            reached = reached.or(ring);
            if reached.and(ends).len() > 1 {
                least = Some(least.map_or(cost, |least| least.min(cost)));
                break;
            }
            let next = reached.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(map.touching(zone)));
            ring = next.and(indoors).minus(reached);
            if ring.is_empty() {
                break;
            }
            cost += 1;
        }
    }
    least
}

/// An Abomination stands in a zone.
fn grow(cx: &mut Cx<'_>, zone: Zone) {
    let board = cx.board();
    if board.mission().map.ground(zone) == Ground::Outdoor {
        return;
    }
    let place = cx.place(zone);
    if board.terrain.taint.contains(zone) {
        if !board.terrain.turned.contains(zone) {
            cx.tell(Rule::Wakes, Seen::MoldWoke { zone: place });
        }
        return;
    }
    cx.tell(Rule::Grows, Seen::MoldGrew { zone: place });
    lose_objectives(cx, zone, Rule::TakesTokens);
    super::spoiled(cx, zone);
    wake_spawn(cx, zone);
    check_goals(cx, false);
}

/// Spawn Zones of the mission that wake beside new Mold, with the Mold they lie in.
fn wake_spawn(cx: &mut Cx<'_>, beside: Zone) {
    let board = cx.board();
    let wakes = board.mission().parts.mold.wakes;
    let near = board.mission().map.touching(beside);
    let waking = board.tokens.map(|token| {
        let wakes = token.asleep && wakes & token.colour.bit() != 0 && near.contains(token.zone);
        wakes.then_some((token.zone, token.colour))
    });
    for (zone, colour) in waking.into_iter().flatten() {
        let place = cx.place(zone);
        cx.tell(Rule::WakesSpawn, CoreSeen::TokenActivated { zone: place, colour });
        let terrain = &cx.board().terrain;
        if terrain.taint.contains(zone) && !terrain.turned.contains(zone) {
            cx.tell(Rule::WakesSpawn, Seen::MoldWoke { zone: place });
        }
    }
}

/// The Mold of a zone is taken off the board.
pub(crate) fn remove(cx: &mut Cx<'_>, zone: Zone, rule: impl Into<Cited>) {
    if cx.board().terrain.taint.contains(zone) {
        let zone = cx.place(zone);
        cx.tell(rule, Seen::MoldGone { zone });
    }
}

impl Part for Mold {
    types!();
    without!(goals, effects, hidden);

    const SECTIONS: &'static [&'static str] = &["mold"];

    fn read_section(draft: &mut Draft<'_, '_>, map: &Map) -> Section {
        let Some(raw) = draft.section::<RawSection>("mold") else { return Section::default() };
        let mut zones = |names: &[Name]| -> ZoneSet { names.iter().filter_map(|name| draft.place(map, name)).collect() };
        let (active, inactive) = (zones(&raw.active), zones(&raw.inactive));
        for name in raw.active.iter().chain(&raw.inactive) {
            if draft.place(map, name).is_some_and(|zone| map.ground(zone) == Ground::Outdoor) {
                draft.wrong(name.span().start, "no Mold grows outdoors");
            }
        }
        Section { active, inactive, wakes: raw.wakes.iter().fold(0, |bits, colour| bits | colour.bit()) }
    }

    fn read_card(raw: &RawSpawnCard) -> Option<Card> {
        match raw.kind.get_ref().as_str() {
            "abomination" => Some(Card::Abomination),
            "mold-spawn" => Some(Card::Spawn(raw.of?, raw.figures?)),
            _ => None,
        }
    }

    fn lay_out(&self, _: &Setup, board: &mut Board) {
        let section = &board.mission().parts.mold;
        board.terrain.taint = section.active.or(section.inactive);
        board.terrain.turned = section.active;
        board.parts.mold.linked = linked(board);
    }

    fn bars_search(&self, acting: &Acting<'_>) -> Option<(Why, Cited)> {
        let moldy = acting.board.terrain.taint.contains(acting.zone);
        moldy.then(|| (Why::Said("inv-why-mold-search"), Rule::NoSearch.into()))
    }

    fn came(&self, cx: &mut Cx<'_>, zone: Zone, kind: Kind) {
        if cx.board().content().boss() == Some(kind) {
            grow(cx, zone);
        }
    }

    fn burnt(&self, cx: &mut Cx<'_>, _: Hero, zone: Zone) {
        if awake(cx.board()).contains(zone) {
            let zone = cx.place(zone);
            cx.tell(Rule::Sleeps, Seen::MoldSlept { zone });
        }
    }

    fn is_lost(&self, board: &Board) -> bool {
        board.parts.mold.linked
    }

    fn lost(&self) -> Option<(Cited, &'static str)> {
        Some((Rule::Linked.into(), "mold-linked"))
    }

    fn card(&self, cx: &mut Cx<'_>, card: Card, _: Zone, _: Option<u8>) -> OnCard {
        match card {
            Card::Abomination => {
                let boss = cx.board().content().boss().filter(|boss| cx.board().on_board(*boss) > 0);
                if let Some(kind) = boss {
                    cx.tell(Rule::Abomination, CoreSeen::ExtraActivation { kind });
                }
                OnCard { activate: boss.map_or(0, Kind::bit), goes_on: true, frame: None }
            }
            Card::Spawn(kind, count) => OnCard { frame: serving::spawn(cx, kind, count), ..OnCard::default() },
        }
    }

    fn after_card(&self, cx: &mut Cx<'_>, _: Card, zone: Zone) -> Then {
        let boss = cx.board().content().boss().filter(|boss| cx.board().in_box(*boss) > 0);
        if let Some(kind) = boss {
            let place = cx.place(zone);
            cx.tell(Rule::Abomination, CoreSeen::Spawned { kind, count: 1, zone: place });
            super::came(cx, zone, kind);
            super::spawned(cx, zone);
        }
        Then::Nothing
    }

    fn found(&self, cx: &mut Cx<'_>, _: Hero, kind: Kind, count: u8) -> Option<crate::Frame> {
        super::turns_up(cx);
        serving::spawn(cx, kind, count)
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        let terrain = &mut board.terrain;
        match *seen {
            Seen::MoldGrew { zone } => {
                terrain.taint.insert(zone.zone);
                terrain.turned.insert(zone.zone);
            }
            Seen::MoldWoke { zone } => terrain.turned.insert(zone.zone),
            Seen::MoldSlept { zone } => terrain.turned.remove(zone.zone),
            Seen::MoldGone { zone } => {
                terrain.taint.remove(zone.zone);
                terrain.turned.remove(zone.zone);
            }
            Seen::MoldSpawn { .. } => return,
        }
        board.parts.mold.linked = linked(board);
    }

    fn is_news(seen: &Seen) -> bool {
        told::is_news(seen)
    }

    fn view(&self, board: &Board) -> View {
        View { until_linked: until_linked(board) }
    }

    fn zone_view(&self, board: &Board, zone: Zone) -> ZoneView {
        told::zone_view(board, zone)
    }

    fn marks(_: &View, zone: &ZoneView, _: Spot) -> Vec<(String, &'static str)> {
        match zone.mold {
            Some("active") => vec![("~~".into(), "inv-mark-mold-active")],
            Some(_) => vec![("~".into(), "inv-mark-mold-inactive")],
            None => Vec::new(),
        }
    }

    fn told(view: &View) -> Vec<Phrase> {
        view.until_linked.map(|count| Phrase::new("inv-picture-mold").arg("count", count)).into_iter().collect()
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        told::answer(*answer)
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(told::event(seen))
    }

    /// `mold_active` and `mold_inactive` list zones, in place of the mission's.
    fn arrange(&self, all: &mut Arranging) {
        let active: Option<Vec<String>> = all.field("mold_active");
        let inactive: Option<Vec<String>> = all.field("mold_inactive");
        if active.is_some() || inactive.is_some() {
            let mut sets = [ZoneSet::EMPTY; 2];
            for (set, names) in sets.iter_mut().zip([active, inactive]) {
                for name in names.unwrap_or_default() {
                    if let Some(zone) = all.zone("mold", &name) {
                        set.insert(zone);
                    }
                }
            }
            all.board.terrain.taint = sets[0].or(sets[1]);
            all.board.terrain.turned = sets[0];
            // Doors beside it are gone.
            let map = &all.board.mission().map;
            for zone in all.board.terrain.taint.iter() {
                let doors = map.borders_of(zone).iter();
                let doors = doors.filter(|border| matches!(map.borders[border.index()].edge, Edge::Opening | Edge::Door(_)));
                doors.for_each(|border| all.board.terrain.shut.remove(*border));
            }
        }
        all.board.parts.mold.linked = linked(&all.board);
    }
}

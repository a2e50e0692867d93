//! Who sees what. Everything is open to all but the order of the decks and what lies face down.

use crate::ahead::{Ahead, ahead};
use crate::board::{Board, Fate, Outcome, Phase};
use crate::content::Difficulty;
use crate::content::places::Place;
use crate::content::raw::{Defeat, Special};
#[cfg(feature = "wire")]
use crate::content::{map::Edge, raw::Ground};
use crate::enemies::activation::Activation;
use crate::enemies::paths::Paths;
use crate::enemies::spawn;
use crate::event::{DeckName, Event, Seen};
use crate::forecast::{self, Attacking, Coming, Odds};
use crate::goals::{self, GoalView};
use crate::knobs::Deaths;
use crate::listed::{InSlots, Skills, Spots};
use crate::matter::Matter;
use crate::parts;
use crate::pieces::*;
use crate::tally::Tally;
use holdout_kernel::Seat;
use serde::Serialize;
use std::collections::BTreeMap;

/// An event through anybody's eyes.
pub(crate) fn see(event: &Event) -> Seen {
    match event {
        Event::Open(seen) => seen.clone(),
        Event::EquipmentShuffled { cards, .. } => Seen::Shuffled { deck: DeckName::Equipment, cards: *cards },
        Event::ZombiesShuffled { cards, .. } => Seen::Shuffled { deck: DeckName::Zombies, cards: *cards },
        Event::ObjectivesMixed { .. } => Seen::ObjectivesMixed,
        Event::Part(hidden) => Seen::Part(parts::see(hidden)),
    }
}

/// Whether an event tells something that nobody knew.
pub(crate) fn is_news(event: &Event) -> bool {
    match event {
        Event::Open(seen) => seen_is_news(seen),
        Event::EquipmentShuffled { .. }
        | Event::ZombiesShuffled { .. }
        | Event::ObjectivesMixed { .. }
        | Event::Part(_) => true,
    }
}

fn seen_is_news(seen: &Seen) -> bool {
    match seen {
        Seen::Drew { .. }
        | Seen::ObjectiveTaken { .. }
        | Seen::ObjectiveLost { .. }
        | Seen::Rolled { .. }
        | Seen::ArmourRolled { .. }
        | Seen::CardDrawn { .. } => true,
        Seen::StartsAt { drawn, .. } => *drawn,
        Seen::Part(seen) => parts::is_news(seen),
        Seen::Shuffled { .. }
        | Seen::ObjectivesMixed
        | Seen::Dealt { .. }
        | Seen::FirstPlayer { .. }
        | Seen::ExtraToken { .. }
        | Seen::SpawnFirst { .. }
        | Seen::RoundBegan { .. }
        | Seen::PhaseBegan { .. }
        | Seen::TurnBegan { .. }
        | Seen::TurnEnded { .. }
        | Seen::TurnResumed { .. }
        | Seen::RoundEnded { .. }
        | Seen::Won
        | Seen::Lost { .. }
        | Seen::GoalReached { .. }
        | Seen::Spent { .. }
        | Seen::Moved { .. }
        | Seen::Escaped { .. }
        | Seen::Noise { .. }
        | Seen::Shouted { .. }
        | Seen::Searched { .. }
        | Seen::FoundInDeck { .. }
        | Seen::FoundInDiscard { .. }
        | Seen::NothingToDraw { .. }
        | Seen::Packed { .. }
        | Seen::LeftBehind { .. }
        | Seen::Discarded { .. }
        | Seen::Shifted { .. }
        | Seen::Returned { .. }
        | Seen::Reloaded { .. }
        | Seen::TokenActivated { .. }
        | Seen::Attached { .. }
        | Seen::Detached { .. }
        | Seen::TokenPassed { .. }
        | Seen::Kept { .. }
        | Seen::Parted { .. }
        | Seen::Given { .. }
        | Seen::Lent { .. }
        | Seen::SpawnTokenMoved { .. }
        | Seen::Lapped { .. }
        | Seen::GiftBegan { .. }
        | Seen::GiftEnded { .. }
        | Seen::Healed { .. }
        | Seen::Rotten { .. }
        | Seen::Hidden { .. }
        | Seen::Once { .. }
        | Seen::Led { .. }
        | Seen::Pushed { .. }
        | Seen::Pulled { .. }
        | Seen::Attacked { .. }
        | Seen::Unloaded { .. }
        | Seen::Killed { .. }
        | Seen::Absorbed { .. }
        | Seen::Experience { .. }
        | Seen::Learned { .. }
        | Seen::FriendlyFire { .. }
        | Seen::Assigned { .. }
        | Seen::Ignored { .. }
        | Seen::Wounded { .. }
        | Seen::Died { .. }
        | Seen::ExtraActivation { .. }
        | Seen::NothingAtBlue { .. }
        | Seen::Shortage { .. }
        | Seen::ZombiesAttacked { .. }
        | Seen::ZombiesMoved { .. }
        | Seen::ZombiesAdded { .. }
        | Seen::CardDone { .. }
        | Seen::Spawned { .. }
        | Seen::NobodyCame { .. }
        | Seen::DoubleSpawn { .. }
        | Seen::LinkOwed { .. }
        | Seen::LinkPaid { .. } => false,
    }
}

/// The table as its viewers see it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    pub mission: MissionView,
    pub round: u16,
    pub phase: Phase,
    pub players: u8,
    pub first: Seat,
    pub danger: Level,
    pub map: MapView,
    pub zones: Vec<ZoneView>,
    pub survivors: Vec<SurvivorView>,
    pub tokens: Vec<TokenView>,
    pub equipment_deck: u8,
    pub equipment_discard: BTreeMap<&'static str, u8>,
    pub zombie_deck: u8,
    pub zombie_discard: Vec<u8>,
    #[cfg_attr(feature = "wire", ts(type = "{ [key in Kind]: number }"))]
    pub supply: Tally,
    #[cfg_attr(feature = "wire", ts(as = "BTreeMap<Kind, u8>"))]
    pub kills: Tally,
    pub outcome: Option<Outcome>,
    /// Odds of the acting Survivor's weapons.
    pub odds: Vec<Odds>,
    /// Where enemies would go with their next Action.
    pub coming: Vec<Coming>,
    /// Where enemies would attack with it.
    pub attacking: Vec<Attacking>,
    /// The same after each step the acting Survivor could take.
    pub ahead: Vec<Ahead>,
    /// What lies in the middle of the table while somebody decides.
    pub matter: Option<Matter>,
    #[serde(flatten)]
    pub parts: parts::View,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MissionView {
    pub id: &'static str,
    pub name_en: &'static str,
    pub name_pl: &'static str,
    pub difficulty: Difficulty,
    pub minutes: u16,
    pub goals: Vec<GoalView>,
    /// `Rule::AnyDeath`: the death of anybody loses the game.
    pub nobody_may_die: bool,
    /// Zones the mission itself has named.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub places: &'static [Place],
}

/// The tiles as laid: the zone of each cell and what lies on its east and south edge.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MapView {
    pub rows: usize,
    pub columns: usize,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Spot>"))]
    pub cells: &'static [Spot],
    #[cfg_attr(feature = "wire", ts(as = "Vec<Edge>"))]
    pub east: &'static [&'static str],
    #[cfg_attr(feature = "wire", ts(as = "Vec<Edge>"))]
    pub south: &'static [&'static str],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools)] // Marks on a zone.
pub struct ZoneView {
    pub zone: Spot,
    #[cfg_attr(feature = "wire", ts(as = "Ground"))]
    pub ground: &'static str,
    /// What is printed, where something has made another ground of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Ground>"))]
    pub printed: Option<&'static str>,
    /// What a room is besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub special: Option<Special>,
    #[cfg_attr(feature = "wire", ts(as = "BTreeMap<Kind, u8>"))]
    pub zombies: Tally,
    pub noise: u8,
    pub survivors: Vec<Hero>,
    /// An objective lies here.
    pub objective: bool,
    /// Its colour, if the mission shows it; those that were mixed lie face down.
    pub objective_colour: Option<Colour>,
    pub is_exit: bool,
    pub is_start: bool,
    /// Zones seen from here.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Spot>"))]
    pub sees: Spots,
    #[serde(flatten)]
    pub parts: parts::ZoneView,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(clippy::struct_excessive_bools)] // Tokens and facts of a Turn.
pub struct SurvivorView {
    pub name: Hero,
    pub id: &'static str,
    pub seat: Seat,
    pub fate: Fate,
    pub zone: Option<Spot>,
    pub wounds: u8,
    pub xp: u8,
    pub level: Level,
    #[cfg_attr(feature = "wire", ts(as = "Vec<String>"))]
    pub skills: Skills,
    #[cfg_attr(feature = "wire", ts(as = "BTreeMap<String, String>"))]
    pub cards: InSlots,
    pub unloaded: Vec<&'static str>,
    pub rotten: bool,
    pub hidden: bool,
    pub acted: bool,
    pub in_turn: bool,
    pub actions: u8,
    pub searched: bool,
    /// Wounds that kill him.
    pub health: u8,
    /// What is attached to the cards in his hands.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub attached: BTreeMap<&'static str, Vec<&'static str>>,
    /// Colours of tokens that take no slot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<Colour>>"))]
    pub remotes: Vec<&'static str>,
    /// Things on his board that take no slot.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<BTreeMap<Keepsake, u8>>"))]
    pub kept: BTreeMap<&'static str, u8>,
    /// How often his experience began again.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub laps: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // Serde asks by reference.
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TokenView {
    pub token: u8,
    pub zone: Spot,
    pub colour: Colour,
    pub active: bool,
    /// Lies on the side of whoever brought it.
    #[serde(rename = "necromancer")]
    pub special: bool,
    /// Its place in the next Spawn step, counted from 1; 0 if it sleeps or the team has not chosen yet.
    pub order: u8,
}

pub(crate) fn view(board: &Board) -> View {
    let (content, mission) = (board.content(), board.mission());
    let (map, order) = (&mission.map, spawn::order(board));
    let people = board.living().map(|hero| board.hero(hero).zone).filter(|zone| *zone != Zone::NONE).collect();
    let (mut paths, next) = (Paths::of(board), Activation::ahead(board));
    View {
        mission: MissionView {
            id: &mission.id,
            name_en: &mission.name[0],
            name_pl: &mission.name[1],
            difficulty: mission.difficulty,
            minutes: mission.minutes,
            goals: goals::views(board),
            nobody_may_die: mission.defeat.contains(&Defeat::AnyDeath) || content.knobs.deaths == Deaths::FirstLoses,
            places: &mission.places,
        },
        round: board.round,
        phase: if board.outcome.is_some() { Phase::Over } else { board.phase },
        players: board.seats,
        first: board.first,
        danger: board.danger(),
        map: MapView {
            rows: map.rows,
            columns: map.columns,
            cells: &map.drawn.cells,
            east: &map.drawn.east,
            south: &map.drawn.south,
        },
        zones: zone_views(board, people),
        survivors: board.all().map(|hero| survivor_view(board, hero)).collect(),
        tokens: board
            .tokens
            .iter()
            .enumerate()
            .filter(|(_, token)| token.zone != Zone::NONE)
            .map(|(at, token)| TokenView {
                token: at as u8,
                zone: mission.spot(token.zone),
                colour: token.colour,
                active: token.is_active(),
                special: token.special,
                order: if token.is_active() {
                    order.iter().position(|one| *one == token.zone).map_or(0, |at| at as u8 + 1)
                } else {
                    0
                },
            })
            .collect(),
        equipment_deck: board.deck_left,
        equipment_discard: content
            .cards
            .iter()
            .enumerate()
            .filter(|(at, _)| board.discard[at + 1] > 0)
            .map(|(at, info)| (info.id.as_str(), board.discard[at + 1]))
            .collect(),
        zombie_deck: board.zombie_left,
        zombie_discard: (0..64).filter(|card| board.zombie_discard >> card & 1 == 1).map(|card| card + 1).collect(),
        supply: Tally::of_all(board.all_in_box()),
        kills: Tally::of(board.kills),
        outcome: board.outcome,
        odds: forecast::odds(board),
        coming: forecast::coming(board, next.as_ref(), &mut paths),
        attacking: forecast::attacking(board, next.as_ref()),
        ahead: ahead(board, &mut paths),
        matter: None,
        parts: parts::view(board),
    }
}

fn zone_views(board: &Board, people: ZoneSet) -> Vec<ZoneView> {
    // What a part shows of no zone it shows of none, so that is told once.
    let like = parts::zone_view(board, Zone(0), None);
    let zones = (0..board.mission().map.zones.len() as u8).map(Zone);
    zones.map(|zone| zone_view(board, zone, people, &like)).collect()
}

fn zone_view(board: &Board, zone: Zone, people: ZoneSet, like: &parts::ZoneView) -> ZoneView {
    let mission = board.mission();
    let objective = board.objective_in(zone);
    let (ground, printed) = (board.ground(zone), mission.map.ground(zone));
    ZoneView {
        zone: mission.spot(zone),
        ground: ground.id(),
        printed: (printed != ground).then(|| printed.id()),
        special: mission.map.zones.get(zone.index()).and_then(|info| info.special),
        zombies: Tally::of(board.zombies[zone.index()]),
        noise: board.noise[zone.index()],
        survivors: if people.contains(zone) { board.living_in(zone).collect() } else { Vec::new() },
        objective: objective.is_some(),
        objective_colour: objective.filter(|at| *at >= mission.pool).map(|at| mission.colours[at]),
        is_exit: mission.exit == Some(zone),
        is_start: mission.starts.contains(&zone),
        sees: Spots::of(mission, board.seen_from(zone)),
        parts: parts::zone_view(board, zone, Some(like)),
    }
}

fn survivor_view(board: &Board, hero: Hero) -> SurvivorView {
    let (content, it) = (board.content(), board.hero(hero));
    let loaded = if content.has_ammo { Slots::HANDS } else { Slots::default() };
    SurvivorView {
        name: hero,
        id: &board.identity(hero).id,
        seat: it.seat,
        fate: it.fate,
        zone: (it.zone != Zone::NONE).then(|| board.mission().spot(it.zone)),
        wounds: it.wounds,
        xp: it.xp,
        level: board.level(hero),
        skills: Skills::of(content, it.skills),
        cards: InSlots::of(content, it.cards),
        unloaded: Slots(it.unloaded).iter().map(Slot::own_name).collect(),
        rotten: it.rotten,
        hidden: it.hidden,
        acted: it.acted,
        in_turn: it.in_turn,
        actions: it.actions,
        searched: it.searched,
        health: board.health(hero),
        attached: loaded
            .only_those(|slot| board.attached(hero, slot).next().is_some())
            .iter()
            .map(|slot| {
                (slot.own_name(), board.attached(hero, slot).map(|card| content.card(card).id.as_str()).collect())
            })
            .collect(),
        remotes: Colour::ALL.into_iter().filter(|colour| it.tokens & colour.bit() != 0).map(Colour::id).collect(),
        kept: Keepsake::ALL
            .into_iter()
            .filter(|what| it.kept[what.index()] > 0)
            .map(|what| (what.id(), it.kept[what.index()]))
            .collect(),
        laps: it.laps,
    }
}

//! Who sees what. Everything a seat gets passes through here.

mod parts;

pub use parts::{
    AreaSeen, AttackSeen, Dark, DoorSeen, InSight, MarineSeen, MonsterSeen, Outcome, SquareSeen, Story, Thing,
    TokenSeen,
};

use crate::board::{Attack, Board, INVADER, Turn, marine_of};
use crate::event::{Event, Lurking, Lying, Seen, Veiled};
use crate::frame::Frame;
use crate::pieces::{Area, CardName, Door, KeyColour};
use crate::{Doom, doors};
use holdout_kernel::{Key, Table, Viewer};
use serde::Serialize;

/// The table through one viewer's eyes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    #[cfg_attr(feature = "wire", ts(type = "\"invader\" | \"marine\" | \"spectator\" | \"omniscient\""))]
    pub role: &'static str,
    /// The viewer's own marine, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub you: Option<u8>,
    pub scenario: Story,
    pub difficulty: &'static str,
    pub round: u16,
    #[cfg_attr(feature = "wire", ts(type = "\"setup\" | \"marine\" | \"invader\""))]
    pub turn: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub acting: Option<u8>,
    pub frags: u8,
    pub frags_to_win: u8,
    /// DM-M3.1: rounds left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub countdown: Option<u8>,
    /// DM-13.15: encounter tokens of the objective that were reached so far, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub reached: Option<u8>,
    pub darkness: bool,
    pub keys: Vec<KeyColour>,
    pub areas: Vec<AreaSeen>,
    pub squares: Vec<SquareSeen>,
    pub doors: Vec<DoorSeen>,
    pub tokens: Vec<TokenSeen>,
    pub marines: Vec<MarineSeen>,
    pub monsters: Vec<MonsterSeen>,
    /// Cards in the deck, in the hand, and on the pile in their order.
    pub deck: u8,
    pub hand_size: u8,
    pub hand_limit: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub hand: Option<Vec<CardName>>,
    pub pile: Vec<CardName>,
    /// Cards that are being carried out.
    pub shown: Vec<CardName>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub attack: Option<AttackSeen>,
    /// What the viewer is about to attack with, while he chooses the square.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub aiming: Option<AttackSeen>,
    /// The figures and barrels he could attack with it, and how far away they are.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub in_sight: Vec<InSight>,
    /// What lies in the dark, for those who know it: all of it for the invader, what Recon showed for its marine.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub dark: Option<Dark>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub outcome: Option<Outcome>,
}

/// An event through a viewer's eyes.
pub fn see(event: &Event, viewer: Viewer, key: Key) -> Option<Seen> {
    Some(match event {
        Event::Open(seen) => seen.clone(),
        Event::Hidden(Veiled::DeckShuffled { cards, from_pile, .. }) => {
            Seen::DeckShuffled { cards: *cards, from_pile: *from_pile }
        }
        Event::Hidden(Veiled::Drawn { name, .. }) => Seen::Drawn { card: viewer.is(INVADER).then(|| *name.open(key)) },
        Event::Hidden(Veiled::ReconShown { marine, line, monsters, tokens, .. }) => {
            let shown = viewer.is(INVADER) || viewer.is(holdout_kernel::Seat(*marine));
            Seen::ReconShown {
                marine: *marine,
                door: *line,
                monsters: shown.then(|| monsters.open(key).clone()),
                tokens: shown.then(|| tokens.open(key).clone()),
            }
        }
    })
}

pub fn view(table: &Table<Doom>, viewer: Viewer, key: Key) -> View {
    let board = table.board();
    let (role, you) = match viewer {
        Viewer::Seat(INVADER) => ("invader", None),
        Viewer::Seat(seat) => ("marine", marine_of(seat).map(|marine| marine + 1)),
        Viewer::Spectator => ("spectator", None),
        Viewer::Omniscient => ("omniscient", None),
    };
    let (turn, acting) = match board.turn {
        Turn::Setup => ("setup", None),
        Turn::Marine(marine) => ("marine", Some(marine + 1)),
        Turn::Invader => ("invader", None),
    };
    let card = |card: crate::pieces::Card| board.content().card(card).name;
    let hand = viewer.is(INVADER).then(|| {
        let held = &board.hand.open(key).0[..board.hand_len as usize];
        held.iter().map(|held| card(*held)).collect()
    });
    View {
        role,
        you,
        scenario: Story::of(board),
        difficulty: &board.content().difficulties[board.difficulty as usize].id,
        round: board.round,
        turn,
        acting,
        frags: board.frags,
        frags_to_win: board.frags_to_win(),
        reached: Some(board.encountered.count_ones() as u8).filter(|reached| *reached > 0),
        countdown: (board.countdown > 0).then(|| board.countdown.min(crate::goals::first_countdown(board.scenario()))),
        darkness: board.darkness,
        keys: KeyColour::ALL.iter().copied().filter(|colour| board.has_key(*colour)).collect(),
        areas: areas(board).map(|area| AreaSeen::of(board, area)).collect(),
        squares: board.ground.revealed.iter().map(|square| SquareSeen::of(board, square)).collect(),
        doors: known_doors(board).map(|door| DoorSeen::of(board, door)).collect(),
        tokens: board.tokens().map(|token| TokenSeen { kind: token.kind, at: board.spot(token.at) }).collect(),
        marines: board.squad().map(|(marine, _)| MarineSeen::of(board, marine)).collect(),
        monsters: board.monsters_on_board().map(|(slot, _)| MonsterSeen::of(board, slot)).collect(),
        deck: board.deck_len,
        hand_size: board.hand_len,
        hand_limit: board.hand_limit(),
        hand,
        pile: board.pile().iter().map(|lying| card(*lying)).collect(),
        shown: board.shown.iter().flatten().map(|shown| card(*shown)).collect(),
        attack: board.attacks.top().map(|attack| AttackSeen::of(board, attack)),
        aiming: aimed_by(table, viewer).map(|attack| AttackSeen::of(board, &attack)),
        in_sight: aimed_by(table, viewer).map(|attack| InSight::of(board, &attack)).unwrap_or_default(),
        dark: dark(board, viewer, key),
        outcome: board.ending.map(|ending| Outcome { marines_won: ending.marines_won(), how: ending }),
    }
}

/// The attack that the viewer is aiming; others see it when it is declared.
fn aimed_by(table: &Table<Doom>, viewer: Viewer) -> Option<Attack> {
    let Some(Frame::Aiming(aiming)) = table.frames().last() else { return None };
    viewer.is(aiming.seat()).then(|| aiming.planned(table.board()))
}

fn areas(board: &Board) -> impl Iterator<Item = Area> + '_ {
    (0..board.scenario().areas.len() as u8).map(Area).filter(|area| board.is_revealed(*area))
}

/// DM-14.10: doors that stand at a revealed square.
fn known_doors(board: &Board) -> impl Iterator<Item = Door> + '_ {
    (0..board.scenario().doors.len() as u8).map(Door).filter(|door| doors::is_known(board, *door))
}

/// DM-1.8: the invader knows the map; a marine what Recon showed him; others nothing.
fn dark(board: &Board, viewer: Viewer, key: Key) -> Option<Dark> {
    let all = viewer.is(INVADER);
    let marine = match viewer {
        Viewer::Seat(seat) => marine_of(seat).filter(|marine| board.has_marine(*marine)),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let shown = |area: Area| {
        !board.is_revealed(area) && (all || marine.is_some_and(|marine| board.recon[marine as usize].contains(area)))
    };
    let areas: Vec<Area> = (0..board.scenario().areas.len() as u8).map(Area).filter(|area| shown(*area)).collect();
    if areas.is_empty() {
        return None;
    }
    let hidden = board.hidden.open(key);
    let monsters = areas.iter().flat_map(|area| hidden.monsters_of(*area)).filter(|one| one.slot <= board.marines);
    let tokens = areas.iter().flat_map(|area| hidden.tokens_of(*area));
    let map = board.map();
    let squares = areas.iter().filter(|_| all).flat_map(|area| map.areas[area.index()].iter());
    let unknown =
        (0..board.scenario().doors.len() as u8).map(Door).filter(|door| all && !doors::is_known(board, *door));
    Some(Dark {
        areas: areas.iter().filter(|_| all).map(|area| AreaSeen::of(board, *area)).collect(),
        squares: squares.map(|square| SquareSeen::of(board, square)).collect(),
        doors: unknown.map(|door| DoorSeen::of(board, door)).collect(),
        monsters: monsters.map(|one| Lurking { kind: one.kind, at: board.spot(one.at) }).collect(),
        tokens: tokens.map(|one| Lying { kind: one.kind, at: board.spot(one.at) }).collect(),
    })
}

//! The parts of a view.

use crate::abilities::accuracy;
use crate::attack::{affected, legal};
use crate::board::{Attack, Board, Ending, Figure, Named};
use crate::content::Texts;
use crate::event::{Lies, Lurking, Lying};
use crate::pieces::{
    Area, Axis, DieColour, Door, DoorKind, Face, KeyColour, Line, MarineCard, MonsterKind, Order, Spot, Square,
    Terrain, TokenKind, WeaponKind, named,
};
use crate::setup::COLOURS;
use serde::Serialize;

/// The scenario as everybody knows it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Story {
    pub id: &'static str,
    /// In English and Polish.
    pub title: &'static Texts,
    pub objective: &'static Texts,
}

impl Story {
    pub fn of(board: &Board) -> Self {
        let scenario = board.scenario();
        Self { id: &scenario.id, title: &scenario.title, objective: &scenario.objective }
    }
}

/// A revealed area.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AreaSeen {
    /// Its first square. The letters of the scenario would tell how many areas there are.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub id: Spot,
    pub name: &'static Texts,
    pub text: &'static Texts,
}

impl AreaSeen {
    pub fn of(board: &Board, area: Area) -> Self {
        let texts = &board.scenario().areas[area.index()];
        Self { id: board.first_spot(area), name: &texts.name, text: &texts.text }
    }
}

named! {
    /// What lies on a square.
    Thing {
        Barrel = "barrel",
        Blocking = "blocking",
        Hazard = "hazard",
        Vent = "vent",
        RedTeleporter = "teleporter-red",
        BlueTeleporter = "teleporter-blue",
        YellowTeleporter = "teleporter-yellow",
        Exit = "exit",
    }
}

/// A square.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct SquareSeen {
    pub at: Spot,
    /// The first square of its area.
    #[cfg_attr(feature = "wire", ts(type = "string"))]
    pub area: Spot,
    /// What lies there, if it is no bare floor.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub is: Option<Thing>,
}

impl SquareSeen {
    pub fn of(board: &Board, square: Square) -> Self {
        let ground = board.map().ground(square);
        let is = match ground.terrain {
            Terrain::Floor if board.barrels.contains(square) => Some(Thing::Barrel),
            Terrain::Floor => None,
            Terrain::Blocking => Some(Thing::Blocking),
            Terrain::Hazard => Some(Thing::Hazard),
            Terrain::Vent => Some(Thing::Vent),
            Terrain::Teleporter(KeyColour::Red) => Some(Thing::RedTeleporter),
            Terrain::Teleporter(KeyColour::Blue) => Some(Thing::BlueTeleporter),
            Terrain::Teleporter(KeyColour::Yellow) => Some(Thing::YellowTeleporter),
            Terrain::Exit => Some(Thing::Exit),
        };
        Self { at: board.spot(square), area: board.first_spot(ground.area), is }
    }
}

/// A door.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct DoorSeen {
    pub door: Line,
    #[cfg_attr(feature = "wire", ts(type = "\"normal\" | KeyColour"))]
    pub kind: &'static str,
    #[cfg_attr(feature = "wire", ts(type = "\"closed\" | \"open\" | \"destroyed\""))]
    pub state: &'static str,
    pub locked: bool,
    pub jammed: bool,
}

impl DoorSeen {
    pub fn of(board: &Board, door: Door) -> Self {
        let place = &board.scenario().doors[door.index()];
        let (kind, key) = match place.kind {
            DoorKind::Normal => ("normal", true),
            DoorKind::Security(colour) => (colour.id(), board.has_key(colour)),
        };
        let state = match (board.destroyed.contains(door), board.ground.closed.contains(door)) {
            (true, _) => "destroyed",
            (false, true) => "closed",
            (false, false) => "open",
        };
        let locked = !key && state == "closed";
        Self { door: place.line, kind, state, locked, jammed: board.jammed.contains(door) }
    }
}

/// A token on a revealed square.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct TokenSeen {
    pub kind: TokenKind,
    pub at: Spot,
}

/// A marine with his equipment card.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MarineSeen {
    pub marine: u8,
    #[cfg_attr(feature = "wire", ts(type = "\"red\" | \"green\" | \"blue\""))]
    pub colour: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub at: Option<Spot>,
    /// DM-15.1: where he was fragged, while he is off the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub fell: Option<Spot>,
    pub wounds: u8,
    pub full_wounds: u8,
    pub armor: u8,
    pub bullets: u8,
    pub rockets: u8,
    pub cells: u8,
    /// Weapons he has tokens of; fist, pistol and grenade are always there.
    pub weapons: Vec<WeaponKind>,
    pub adrenaline: u8,
    /// 0 none, 1 half covered, 2 bright side up, 3 taken in this turn.
    pub berserk: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub order: Option<Order>,
    pub cards: Vec<MarineCard>,
}

impl MarineSeen {
    pub fn of(board: &Board, marine: u8) -> Self {
        let one = board.marine(marine);
        let [bullets, rockets, cells] = one.ammo;
        let tokens = |weapon: &WeaponKind| std::iter::repeat_n(*weapon, one.weapons[weapon.index()] as usize);
        let gone = !one.is_on_board() && one.fell.is_some();
        Self {
            marine: marine + 1,
            colour: COLOURS[one.colour as usize],
            at: one.is_on_board().then(|| board.spot(one.at)),
            fell: gone.then(|| board.spot(one.fell)),
            wounds: one.wounds,
            full_wounds: one.full_wounds,
            armor: one.armor,
            bullets,
            rockets,
            cells,
            weapons: WeaponKind::ALL.iter().flat_map(tokens).collect(),
            adrenaline: one.adrenaline + one.fresh_adrenaline,
            berserk: one.berserk,
            order: one.order,
            cards: one.cards.iter().copied().flatten().collect(),
        }
    }
}

/// A monster.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct MonsterSeen {
    pub monster: u8,
    pub kind: MonsterKind,
    /// Its north-west square, and all of them.
    pub at: Spot,
    pub axis: Axis,
    pub squares: Vec<Spot>,
    pub wounds: u8,
    pub life: u8,
    pub activated: bool,
}

impl MonsterSeen {
    pub fn of(board: &Board, slot: u8) -> Self {
        let one = board.monster(slot);
        Self {
            monster: slot,
            kind: one.kind,
            at: board.spot(one.at),
            axis: one.axis,
            squares: board.monster_body(slot).squares().iter().map(|square| board.spot(*square)).collect(),
            wounds: one.wounds,
            life: board.reference_card(slot).wounds,
            activated: one.activated,
        }
    }
}

/// The attack under way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct AttackSeen {
    pub who: Named,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub weapon: Option<WeaponKind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub at: Option<Spot>,
    pub range: u8,
    pub melee: bool,
    pub accuracy: u8,
    pub deadly: u8,
    pub blast: u8,
    pub pool: Vec<DieColour>,
    pub dice: Vec<Lies>,
    pub aimed: bool,
    pub dodge_card: bool,
    pub interrupt: bool,
    pub reaction: bool,
    pub affected: Vec<Named>,
}

impl AttackSeen {
    pub fn of(board: &Board, attack: &Attack) -> Self {
        let abilities = board.abilities(attack);
        let there = board.is_on_board(attack.attacker) && attack.square.is_some();
        let lies = |colour: DieColour, face: u8| {
            let Face { range, damage, bullet, miss } = board.content().face(colour, face);
            Lies { colour, face, range, damage, bullet, miss }
        };
        Self {
            who: board.named(attack.attacker),
            weapon: matches!(attack.attacker, Figure::Marine(_)).then_some(attack.weapon),
            at: attack.square.is_some().then(|| board.spot(attack.square)),
            range: if there { legal::range(board, attack) } else { 0 },
            melee: board.is_melee(attack),
            accuracy: accuracy::range(board, attack, 0),
            deadly: abilities.deadly,
            blast: abilities.blast,
            pool: attack.pool.iter().collect(),
            dice: if attack.made {
                attack.dice().iter().map(|die| lies(die.colour, die.face)).collect()
            } else {
                Vec::new()
            },
            aimed: attack.aimed || abilities.aimed,
            dodge_card: attack.dodge_card,
            interrupt: attack.interrupt,
            reaction: attack.reaction,
            affected: affected(board, attack).into_iter().map(|figure| board.named(figure)).collect(),
        }
    }
}

/// What lies in unrevealed areas.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Dark {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub areas: Vec<AreaSeen>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub squares: Vec<SquareSeen>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<_>"))]
    pub doors: Vec<DoorSeen>,
    pub monsters: Vec<Lurking>,
    pub tokens: Vec<Lying>,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Outcome {
    pub marines_won: bool,
    pub how: Ending,
}

/// A figure or barrel that an attacker could attack from where he stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct InSight {
    pub at: Spot,
    pub range: u8,
}

impl InSight {
    /// All of them for an attack that is being aimed, in the order of the squares.
    pub fn of(board: &Board, attack: &Attack) -> Vec<Self> {
        let reach = legal::Reach::of(board, attack.attacker, attack.weapon);
        let marked = board.monster_squares.or(&board.marine_squares).or(&board.barrels);
        let within = marked.iter().filter_map(|square| reach.range(board, square).ok().map(|range| (square, range)));
        within.map(|(square, range)| Self { at: board.spot(square), range }).collect()
    }
}

//! The way over the squares a seat can see.

use super::arms;
use holdout_doom::View;
use holdout_doom::pieces::{Line, MonsterKind, Spot, TokenKind};
use holdout_doom::view::{MarineSeen, Thing};

/// Squares of a row; a map is no wider.
const WIDE: usize = 64;
/// Too far to speak of.
pub const FAR: u16 = 999;
/// More points than one step can cost, door, hazard and monsters in the way included.
const DEAREST: usize = 32;

const STEPS: [(i8, i8); 8] = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];

fn index(at: Spot) -> usize {
    usize::from(at.y) * WIDE + usize::from(at.x)
}

/// The revealed ground: where one can walk, and what it costs besides the step.
pub struct Ground {
    /// What a square costs more than a step; `None` where nobody can walk.
    cost: Vec<Option<u16>>,
    /// Closed doors, with whether they are locked or jammed.
    doors: Vec<(Line, bool)>,
    /// Whether a closed door stands at a square.
    beside_door: Vec<bool>,
    /// Pads with two known ends.
    pads: Vec<[Spot; 2]>,
}

/// Who walks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Walker {
    /// Pads lead on, monsters are in the way, hazards hurt.
    Marine,
    Monster,
}

impl Ground {
    pub fn of(view: &View, walker: Walker) -> Self {
        let marine = walker == Walker::Marine;
        let mut cost = vec![None; WIDE * WIDE];
        for square in &view.squares {
            cost[index(square.at)] = match square.is.map(Thing::id) {
                Some("blocking" | "barrel") => None,
                Some("hazard") => Some(if marine { 3 } else { 1 }),
                _ => Some(0),
            };
        }
        let mut pads = Vec::new();
        if marine {
            for square in view.monsters.iter().flat_map(|one| &one.squares) {
                cost[index(*square)] = cost[index(*square)].map(|cost| cost + 4);
            }
            for colour in PADS {
                let ends = pads_of(view, colour);
                if let [one, other] = ends[..] {
                    pads.push([one, other]);
                }
            }
        }
        let shut = |locked: bool, kind: &str| locked || !marine && kind != "normal";
        let closed = view.doors.iter().filter(|door| door.state == "closed");
        let doors: Vec<(Line, bool)> =
            closed.map(|door| (door.door, shut(door.locked || door.jammed, door.kind))).collect();
        let mut beside_door = vec![false; WIDE * WIDE];
        for at in doors.iter().flat_map(|(line, _)| beside(view, *line)) {
            beside_door[index(at)] = true;
        }
        Self { cost, doors, beside_door, pads }
    }

    /// What a closed door between two squares costs; `None` if it cannot be passed.
    fn toll(&self, from: Spot, to: Spot) -> Option<u16> {
        if !self.beside_door[index(from)] {
            return Some(0);
        }
        for (line, locked) in &self.doors {
            if between(*line, from, to) {
                return if *locked || from.x != to.x && from.y != to.y { None } else { Some(2) };
            }
        }
        Some(0)
    }
}

/// Points from every visible square to the nearest of some targets.
pub struct Way {
    cost: Vec<u16>,
}

impl Way {
    /// From these squares outwards; closed doors cost what opening costs, locked ones cannot be passed.
    pub fn to(ground: &Ground, targets: &[Spot]) -> Self {
        Self::within(ground, targets, FAR)
    }

    /// The same, but everything further than this is far.
    pub fn within(ground: &Ground, targets: &[Spot], most: u16) -> Self {
        let mut cost = vec![FAR; WIDE * WIDE];
        // Squares wait in one list for each distance. No step costs as much as there are lists, so they serve in a ring.
        let mut waiting: [Vec<Spot>; DEAREST] = std::array::from_fn(|_| Vec::new());
        waiting[0].extend_from_slice(targets);
        let (mut now, mut left) = (0, targets.len());
        while left > 0 && now <= most {
            let mut arrived = std::mem::take(&mut waiting[usize::from(now) % DEAREST]);
            left -= arrived.len();
            for at in arrived.drain(..) {
                if cost[index(at)] <= now {
                    continue;
                }
                cost[index(at)] = now;
                let here = ground.cost[index(at)].unwrap_or(0);
                let mut wait = |to: Spot, points: u16| {
                    waiting[usize::from(now + points) % DEAREST].push(to);
                    left += 1;
                };
                for (dx, dy) in STEPS {
                    let (Some(x), Some(y)) = (at.x.checked_add_signed(dx), at.y.checked_add_signed(dy)) else {
                        continue;
                    };
                    let to = Spot { x, y };
                    if usize::from(x.max(y)) >= WIDE || ground.cost[index(to)].is_none() || cost[index(to)] != FAR {
                        continue;
                    }
                    let Some(door) = ground.toll(at, to) else { continue };
                    wait(to, 1 + door + here);
                }
                for [one, other] in &ground.pads {
                    let end = if *one == at { *other } else { *one };
                    if (*one == at || *other == at) && cost[index(end)] == FAR {
                        wait(end, 1);
                    }
                }
            }
            now += 1;
        }
        Self { cost }
    }

    pub fn from(&self, at: Spot) -> u16 {
        self.cost[index(at)]
    }
}

fn between(line: Line, a: Spot, b: Spot) -> bool {
    if line.upright {
        let sides = (a.x < line.x) != (b.x < line.x) && a.x.abs_diff(b.x) == 1 && a.x.max(b.x) == line.x;
        sides && (a.y == line.y || a.y == line.y + 1 || b.y == line.y || b.y == line.y + 1)
    } else {
        let sides = (a.y < line.y) != (b.y < line.y) && a.y.abs_diff(b.y) == 1 && a.y.max(b.y) == line.y;
        sides && (a.x == line.x || a.x == line.x + 1 || b.x == line.x || b.x == line.x + 1)
    }
}

const PADS: [&str; 3] = ["teleporter-red", "teleporter-blue", "teleporter-yellow"];

/// The pads of a colour that can be seen.
fn pads_of(view: &View, colour: &str) -> Vec<Spot> {
    view.squares.iter().filter(|square| square.is.map(Thing::id) == Some(colour)).map(|square| square.at).collect()
}

/// The squares of a door that can be seen: two as long as the dark begins behind it.
fn beside(view: &View, line: Line) -> Vec<Spot> {
    let (x, y) = (line.x, line.y);
    let places = if line.upright {
        [(x.wrapping_sub(1), y), (x.wrapping_sub(1), y + 1), (x, y), (x, y + 1)]
    } else {
        [(x, y.wrapping_sub(1)), (x + 1, y.wrapping_sub(1)), (x, y), (x + 1, y)]
    };
    view.squares.iter().map(|square| square.at).filter(|at| places.contains(&(at.x, at.y))).collect()
}

/// What the marines go for.
pub struct Aim {
    pub squares: Vec<Spot>,
    pub kind: AimKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AimKind {
    /// The game is won there.
    Exit,
    /// Somebody must end his turn there.
    Encounter,
    /// A key, a way into the dark, or what he lacks for the kill: whoever has points left goes on.
    Onward,
    /// Monsters to be killed.
    Prey,
}

/// First things first: what the objective asks if it can be reached, then keys and the ways into the dark, whatever is
/// nearest, then the last monsters. Whoever cannot wound the monster he must kill looks first for what can.
pub fn aim(view: &View, me: &MarineSeen, from_here: &Way, exit_open: bool) -> Aim {
    let boss = view.monsters.iter().find(|one| one.kind == MonsterKind::Cyberdemon);
    let tokens = |wanted: fn(TokenKind) -> bool| -> Vec<Spot> {
        view.tokens.iter().filter(|token| wanted(token.kind)).map(|token| token.at).collect()
    };
    let reached = |mut spots: Vec<Spot>| {
        spots.retain(|at| from_here.from(*at) != FAR);
        spots
    };
    let encounters = if boss.is_none() { reached(tokens(|kind| kind == TokenKind::Encounter)) } else { Vec::new() };
    if !encounters.is_empty() {
        return Aim { squares: encounters, kind: AimKind::Encounter };
    }
    let exits = view
        .squares
        .iter()
        .filter(|square| exit_open && square.is.map(Thing::id) == Some("exit"))
        .map(|square| square.at);
    let exits = reached(exits.collect());
    if !exits.is_empty() {
        return Aim { squares: exits, kind: AimKind::Exit };
    }
    if let Some(boss) = boss {
        if arms::suffice(me, boss.kind) {
            return Aim { squares: boss.squares.clone(), kind: AimKind::Prey };
        }
        let lying = view.tokens.iter().filter(|token| arms::helps(me, boss.kind, token.kind)).map(|token| token.at);
        let lying = reached(lying.collect());
        if !lying.is_empty() {
            return Aim { squares: lying, kind: AimKind::Onward };
        }
    }
    let keys = reached(tokens(|kind| kind.key().is_some()));
    let doors = view.doors.iter().filter(|door| door.state == "closed" && !door.locked && !door.jammed);
    let dark = doors.map(|door| beside(view, door.door)).filter(|squares| squares.len() == 2).flatten();
    let dark = reached(dark.collect());
    let pads = PADS.iter().map(|colour| pads_of(view, colour)).filter(|ends| ends.len() == 1).flatten();
    let pads = reached(pads.collect());
    // A key is the way behind a door; a pad may lead anywhere.
    let ways = [(keys, 0), (dark, 6), (pads, 10)];
    let near = |spots: &[Spot], extra: u16| spots.iter().map(|at| from_here.from(*at) + extra).min();
    let best = ways.iter().filter_map(|(spots, extra)| near(spots, *extra).map(|away| (away, spots)));
    if let Some((_, spots)) = best.min_by_key(|(away, _)| *away) {
        return Aim { squares: spots.clone(), kind: AimKind::Onward };
    }
    let prey = view.monsters.iter().flat_map(|one| one.squares.clone());
    Aim { squares: prey.collect(), kind: AimKind::Prey }
}

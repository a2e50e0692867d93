//! The way over the squares a seat can see.

use holdout_doom::View;
use holdout_doom::pieces::{Line, Spot, TokenKind};
use std::collections::{BTreeMap, BinaryHeap};

/// Points from every visible square to the nearest of some targets.
pub struct Way {
    cost: BTreeMap<(u8, u8), u16>,
}

/// Too far to speak of.
pub const FAR: u16 = 999;

impl Way {
    /// From these squares outwards; closed doors cost what opening costs, locked ones cannot be passed.
    pub fn to(view: &View, targets: &[Spot]) -> Self {
        let open =
            |spot: (u8, u8)| view.squares.iter().any(|square| (square.at.x, square.at.y) == spot && !solid(square.is));
        let squares: std::collections::BTreeSet<(u8, u8)> =
            view.squares.iter().map(|square| (square.at.x, square.at.y)).filter(|spot| open(*spot)).collect();
        let mut cost: BTreeMap<(u8, u8), u16> = BTreeMap::new();
        let mut heap = BinaryHeap::new();
        for target in targets {
            heap.push((std::cmp::Reverse(0_u16), (target.x, target.y)));
        }
        while let Some((std::cmp::Reverse(now), (x, y))) = heap.pop() {
            if cost.contains_key(&(x, y)) {
                continue;
            }
            cost.insert((x, y), now);
            for (dx, dy) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
                let (Some(nx), Some(ny)) = (x.checked_add_signed(dx), y.checked_add_signed(dy)) else { continue };
                if !squares.contains(&(nx, ny)) || cost.contains_key(&(nx, ny)) {
                    continue;
                }
                let Some(door) = toll(view, (x, y), (nx, ny)) else { continue };
                heap.push((std::cmp::Reverse(now + 1 + door), (nx, ny)));
            }
        }
        Self { cost }
    }

    pub fn from(&self, at: Spot) -> u16 {
        self.cost.get(&(at.x, at.y)).copied().unwrap_or(FAR)
    }
}

fn solid(is: Option<&str>) -> bool {
    matches!(is, Some("blocking" | "barrel"))
}

/// What a closed door between two squares costs; `None` if it is locked or the step is diagonal past it.
fn toll(view: &View, from: (u8, u8), to: (u8, u8)) -> Option<u16> {
    for door in view.doors.iter().filter(|door| door.state == "closed") {
        if between(door.door, from, to) {
            return if door.locked || from.0 != to.0 && from.1 != to.1 { None } else { Some(2) };
        }
    }
    Some(0)
}

fn between(line: Line, a: (u8, u8), b: (u8, u8)) -> bool {
    if line.upright {
        let sides = (a.0 < line.x) != (b.0 < line.x) && a.0.abs_diff(b.0) == 1 && a.0.max(b.0) == line.x;
        sides && (a.1 == line.y || a.1 == line.y + 1 || b.1 == line.y || b.1 == line.y + 1)
    } else {
        let sides = (a.1 < line.y) != (b.1 < line.y) && a.1.abs_diff(b.1) == 1 && a.1.max(b.1) == line.y;
        sides && (a.0 == line.x || a.0 == line.x + 1 || b.0 == line.x || b.0 == line.x + 1)
    }
}

/// The squares of a door on this side that can be seen.
fn beside(view: &View, line: Line) -> Vec<Spot> {
    let places: [(i16, i16); 4] = {
        let (x, y) = (i16::from(line.x), i16::from(line.y));
        if line.upright {
            [(x - 1, y), (x - 1, y + 1), (x, y), (x, y + 1)]
        } else {
            [(x, y - 1), (x + 1, y - 1), (x, y), (x + 1, y)]
        }
    };
    let seen = |(x, y): &(i16, i16)| {
        view.squares.iter().find(|square| (i16::from(square.at.x), i16::from(square.at.y)) == (*x, *y)).map(|s| s.at)
    };
    places.iter().filter_map(seen).collect()
}

/// What the marines go for: what the objective asks first, then the doors to the dark.
pub fn targets(view: &View) -> Vec<Spot> {
    let boss = view.monsters.iter().find(|one| one.kind == holdout_doom::pieces::MonsterKind::Cyberdemon);
    let encounters: Vec<Spot> =
        view.tokens.iter().filter(|token| token.kind == TokenKind::Encounter).map(|token| token.at).collect();
    if !encounters.is_empty() && boss.is_none() {
        return encounters;
    }
    let keys: Vec<Spot> = view.tokens.iter().filter(|token| token.kind.key().is_some()).map(|token| token.at).collect();
    if !keys.is_empty() {
        return keys;
    }
    let exits: Vec<Spot> =
        view.squares.iter().filter(|square| square.is == Some("exit")).map(|square| square.at).collect();
    if !exits.is_empty() {
        return exits;
    }
    let dark = view.doors.iter().filter(|door| door.state == "closed" && !door.locked && !door.jammed);
    let dark: Vec<Spot> =
        dark.map(|door| beside(view, door.door)).filter(|squares| squares.len() == 2).flatten().collect();
    if !dark.is_empty() {
        return dark;
    }
    if let Some(boss) = boss {
        return boss.squares.clone();
    }
    // A pad whose other end nobody has seen.
    for colour in ["teleporter-red", "teleporter-blue", "teleporter-yellow"] {
        let pads: Vec<Spot> =
            view.squares.iter().filter(|square| square.is == Some(colour)).map(|square| square.at).collect();
        if pads.len() == 1 {
            return pads;
        }
    }
    view.monsters.iter().flat_map(|one| one.squares.clone()).collect()
}

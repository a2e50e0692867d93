//! Where enemies want to go, and the next zones on their way.

#[cfg(test)]
mod anew;

#[cfg(test)]
pub(crate) use anew::differs;

use crate::board::Board;
use crate::content::map::Map;
use crate::event::Lure;
use crate::ground::{Direction, Field, Mover, Terrain, spread};
use crate::knobs::{Attraction, Blocked, Knobs};
use crate::pieces::{MAX_ZONES, Zone, ZoneSet};

/// Fields of steps kept at the same time; an Activation asks for few, and often for the same.
const FIELDS: usize = 12;
/// Tables of ways kept at the same time: enemies of a box walk in three or four different ways.
const TABLES: usize = 6;
/// Reaches kept at the same time.
const REACHES: usize = 4;

/// The ways of all zones.
struct Table {
    mover: Mover,
    direction: Direction,
    ways: [ZoneSet; MAX_ZONES],
}

/// How far somebody walks.
#[derive(Clone, Copy)]
struct Reach {
    mover: Mover,
    /// Zones from which he walks exactly as far.
    alike: ZoneSet,
    zones: ZoneSet,
}

/// The ways over the ground as it is, for as long as it is so: made when they are asked for first, nothing allocated.
pub(crate) struct Paths<'b> {
    map: &'static Map,
    terrain: &'b Terrain,
    knobs: &'static Knobs,
    tables: [Option<Table>; TABLES],
    fields: [Option<(Zone, Mover, Field)>; FIELDS],
    reaches: [Option<Reach>; REACHES],
    /// The field, table and reach that are made over next.
    oldest: [usize; 3],
}

impl<'b> Paths<'b> {
    pub fn of(board: &'b Board) -> Self {
        let (map, knobs) = (&board.mission().map, board.knobs());
        // Made one by one, so that nothing is written into places that are empty.
        let (tables, fields) = (std::array::from_fn(|_| None), std::array::from_fn(|_| None));
        Self { map, terrain: &board.terrain, knobs, tables, fields, reaches: [None; REACHES], oldest: [0; 3] }
    }

    /// Steps to a zone from everywhere.
    fn to(&mut self, zone: Zone, mover: Mover) -> &Field {
        let at = self.field(zone, mover);
        self.kept(at)
    }

    fn kept(&self, at: usize) -> &Field {
        self.fields[at].as_ref().map_or(&NO_WAY, |(.., field)| field)
    }

    /// The place of such a field.
    fn field(&mut self, zone: Zone, mover: Mover) -> usize {
        let known = |field: &Option<(Zone, Mover, Field)>| {
            field.as_ref().is_some_and(|(to, who, _)| *to == zone && *who == mover)
        };
        self.fields.iter().position(known).unwrap_or_else(|| {
            let at = next_of(&mut self.oldest[0], FIELDS);
            self.fields[at] = Some((zone, mover, spread(self.back(mover), zone)));
            at
        })
    }

    fn back(&mut self, mover: Mover) -> &[ZoneSet; MAX_ZONES] {
        self.table(mover, Direction::Back)
    }

    fn table(&mut self, mover: Mover, direction: Direction) -> &[ZoneSet; MAX_ZONES] {
        let (map, terrain) = (self.map, self.terrain);
        let at = self.known(mover, direction).unwrap_or_else(|| {
            let at = next_of(&mut self.oldest[1], TABLES);
            self.tables[at] = None;
            at
        });
        let table = self.tables[at].get_or_insert_with(|| {
            let mut ways = [ZoneSet::EMPTY; MAX_ZONES];
            map.all_ways(mover, terrain, direction, &mut ways);
            Table { mover, direction, ways }
        });
        &table.ways
    }

    /// The place of a table that is there already. On level ground every way leads there and back.
    fn known(&self, mover: Mover, direction: Direction) -> Option<usize> {
        let same = |table: &Table| table.mover == mover && (self.map.is_level || table.direction == direction);
        self.tables.iter().position(|table| table.as_ref().is_some_and(same))
    }

    /// The zones one step away.
    fn ways(&self, zone: Zone, mover: Mover) -> ZoneSet {
        let known = self.known(mover, Direction::On).and_then(|at| self.tables[at].as_ref());
        known.map_or_else(|| self.map.ways(zone, mover, self.terrain), |table| table.ways[zone.index()])
    }

    /// The zones that can be walked to. Whoever can walk there and back from a zone walks as far as from there.
    fn reach(&mut self, from: Zone, mover: Mover) -> ZoneSet {
        let known = self.reaches.iter().flatten().find(|one| one.mover == mover && one.alike.contains(from));
        if let Some(known) = known {
            return known.zones;
        }
        let sources = flood(from, self.back(mover));
        let zones = if self.map.is_level { sources } else { flood(from, self.table(mover, Direction::On)) };
        let at = next_of(&mut self.oldest[2], REACHES);
        self.reaches[at] = Some(Reach { mover, alike: sources.and(zones), zones });
        zones
    }

    /// Steps from a zone to another, or none if no way leads there.
    pub fn steps(&mut self, from: Zone, to: Zone, mover: Mover) -> Option<u8> {
        Some(self.to(to, mover)[from.index()]).filter(|steps| *steps < u8::MAX)
    }

    /// Steps from a zone to everywhere.
    pub fn steps_from(&mut self, from: Zone, mover: Mover) -> Field {
        // On level ground every way leads there and back.
        if self.map.is_level { *self.to(from, mover) } else { self.map.steps_from(from, mover, self.terrain) }
    }

    /// The next zones on all shortest ways to a zone. Where no way leads there, those on the ways he
    /// imagines, if he can take the step.
    pub fn next(&mut self, from: Zone, to: Zone, mover: Mover) -> ZoneSet {
        let (imagined, chosen) = (self.knobs.imagined, self.knobs.blocked == Blocked::MayBeChosen);
        let (mut walker, mut at) = (mover, self.field(to, mover));
        if self.kept(at)[from.index()] == u8::MAX {
            at = self.field(to, imagined);
            walker = if chosen { imagined } else { mover };
        }
        let steps = self.kept(at);
        let here = steps[from.index()];
        if here == 0 || here == u8::MAX {
            return ZoneSet::EMPTY;
        }
        self.ways(from, walker).iter().filter(|zone| steps[zone.index()] == here - 1).collect()
    }
}

/// Where enemies of a zone would go on to after a step, and the zones on the way.
pub(crate) fn way_on(paths: &mut Paths<'_>, noises: &Noises, mover: Mover, from: Zone, to: Zone) -> Vec<Zone> {
    let (goals, _) = noises.goals(paths, from, mover);
    // The nearest goal that this step brings nearer.
    let nearer: ZoneSet = goals.iter().filter(|goal| paths.next(from, *goal, mover).contains(to)).collect();
    let steps = |goal: &Zone| paths.steps(from, *goal, mover).unwrap_or(u8::MAX);
    let Some(goal) = nearer.iter().min_by_key(steps) else {
        return vec![to];
    };
    let mut way = vec![to];
    while let Some(at) = way.last().copied().filter(|at| *at != goal) {
        match paths.next(at, goal, mover).first() {
            Some(next) => way.push(next),
            None => break,
        }
    }
    way
}

/// A field for where no way leads.
static NO_WAY: Field = [u8::MAX; MAX_ZONES];

/// The place that is made over next, of so many.
const fn next_of(oldest: &mut usize, count: usize) -> usize {
    let at = *oldest;
    *oldest = (at + 1) % count;
    at
}

/// The zones a zone is joined to, step by step.
fn flood(from: Zone, ways: &[ZoneSet; MAX_ZONES]) -> ZoneSet {
    let (mut reached, mut ring) = (ZoneSet::only(from), ZoneSet::only(from));
    while !ring.is_empty() {
        ring = ring.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(ways[zone.index()])).minus(reached);
        reached = reached.or(ring);
    }
    reached
}

/// So many zones are looked around from.
const FEW: usize = 3;

/// What draws enemies over the whole board, worked out once per Activation.
pub(crate) struct Noises {
    /// Zones with Survivors they notice.
    people: ZoneSet,
    /// Zones seen from there, and so the zones from which somebody is seen; or more than these.
    watched: ZoneSet,
    /// Zones with any noise.
    heard: ZoneSet,
    /// `Rule::HearsNoise`: the noisiest zones of the board.
    loudest: ZoneSet,
    /// The noise of every zone.
    noise: [u8; MAX_ZONES],
    /// A zone somebody shouted in, which beats all.
    shouted: Zone,
}

impl Noises {
    pub fn of(board: &Board) -> Self {
        let (mut people, mut heard) = (ZoneSet::EMPTY, ZoneSet::EMPTY);
        let mut noise = board.noise;
        for hero in board.living().filter(|hero| board.noticed(*hero)) {
            let zone = board.hero(hero).zone;
            people.insert(zone);
            noise[zone.index()] = noise[zone.index()].saturating_add(1);
        }
        crate::parts::allies(board, &mut |ally| {
            people.insert(ally.zone);
            let heard = &mut noise[ally.zone.index()];
            *heard = heard.saturating_add(ally.figures);
        });
        crate::parts::heard(board, &mut noise);
        // Most of the board is silent: eight zones at a time.
        let (eights, _) = noise.as_chunks::<8>();
        for (at, eight) in eights.iter().enumerate().filter(|(_, eight)| u64::from_ne_bytes(**eight) != 0) {
            let loud = eight.iter().enumerate().filter(|(_, noise)| **noise > 0);
            loud.for_each(|(more, _)| heard.insert(Zone((at * 8 + more) as u8)));
        }
        // Where somebody shouted it stays loud, whoever is left there.
        if board.loudest != Zone::NONE {
            heard.insert(board.loudest);
        }
        // A look around from every zone of many costs more than one from those enemies stand in: of many it is enough to
        // know which lie on a line with them at all.
        let map = &board.mission().map;
        let many = people.len() > FEW;
        let near = |zone| if many { map.crossing(zone) } else { board.seen_from(zone) };
        let watched = people.iter().fold(ZoneSet::EMPTY, |watched, zone| watched.or(near(zone)));
        let mut all = Self { people, watched, heard, loudest: ZoneSet::EMPTY, noise, shouted: board.loudest };
        all.loudest = all.noisiest(heard);
        all
    }

    /// Whether somebody they notice stands in a zone.
    pub const fn has_people(&self, zone: Zone) -> bool {
        self.people.contains(zone)
    }

    /// Where enemies of a zone want to go, and why; empty if they stay.
    pub fn goals(&self, paths: &mut Paths<'_>, from: Zone, mover: Mover) -> (ZoneSet, Lure) {
        let near = paths.knobs.draw == Attraction::WithinReach;
        let watched = self.watched.contains(from);
        let seen = if watched { paths.map.sees_of(from, self.people, paths.terrain) } else { ZoneSet::EMPTY };
        let mut best = |zones: ZoneSet, noisiest: ZoneSet| {
            if !near || noisiest.is_empty() {
                return noisiest;
            }
            let is_open = |zone: &Zone| paths.steps(from, *zone, mover).is_some();
            let reached: ZoneSet = noisiest.iter().filter(is_open).collect();
            // Only where no way leads to any of the noisiest it matters how far he can walk at all.
            if !reached.is_empty() {
                return reached;
            }
            let open = zones.and(paths.reach(from, mover));
            if open.is_empty() { noisiest } else { self.noisiest(open) }
        };
        if !seen.is_empty() {
            return (best(seen, self.noisiest(seen)), Lure::Sight);
        }
        let loudest = best(self.heard, self.loudest);
        // Who stands in one of the noisiest zones stays.
        (if loudest.contains(from) { ZoneSet::EMPTY } else { loudest }, Lure::Noise)
    }

    /// The zones of a set with the most noise; a zone somebody shouted in beats all.
    fn noisiest(&self, zones: ZoneSet) -> ZoneSet {
        if zones.contains(self.shouted) {
            return ZoneSet::only(self.shouted);
        }
        let (mut most, mut loudest) = (1, ZoneSet::EMPTY);
        for zone in zones.iter() {
            let noise = self.noise[zone.index()];
            if noise > most {
                (most, loudest) = (noise, ZoneSet::EMPTY);
            }
            if noise == most {
                loudest.insert(zone);
            }
        }
        loudest
    }
}

/// Where enemies of a zone go next: by sight and noise, or after a Survivor in one zone.
pub(crate) fn ways(
    paths: &mut Paths<'_>,
    noises: &Noises,
    mover: Mover,
    from: Zone,
    only: Option<Zone>,
) -> (ZoneSet, Lure) {
    let (goals, lure) = match only {
        Some(zone) => (ZoneSet::only(zone), Lure::Taunt),
        None => noises.goals(paths, from, mover),
    };
    let next = goals.iter().fold(ZoneSet::EMPTY, |next, goal| next.or(paths.next(from, goal, mover)));
    (next, lure)
}

//! Where enemies want to go, and the next zones on their way.

use crate::board::Board;
use crate::content::map::Map;
use crate::event::Lure;
use crate::ground::{Direction, Eyes, Field, Mover, Terrain, spread};
use crate::knobs::{Attraction, Blocked, Knobs};
use crate::pieces::{MAX_ZONES, Zone, ZoneSet};

/// Fields of steps kept at the same time; an Activation asks for few, and often for the same.
const FIELDS: usize = 6;
/// Tables of ways, and reaches, kept at the same time: enemies of a box walk in three or four different ways.
const MOVERS: usize = 4;

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
    /// Ways read back from where they lead to.
    ways: [Option<(Mover, [ZoneSet; MAX_ZONES])>; MOVERS],
    fields: [Option<(Zone, Mover, Field)>; FIELDS],
    reaches: [Option<Reach>; MOVERS],
    /// The table, field and reach that are made over next.
    oldest: [usize; 3],
}

impl<'b> Paths<'b> {
    pub fn of(board: &'b Board) -> Self {
        let (map, knobs) = (&board.mission().map, board.knobs());
        let (ways, fields, reaches) = ([const { None }; MOVERS], [const { None }; FIELDS], [None; MOVERS]);
        Self { map, terrain: &board.terrain, knobs, ways, fields, reaches, oldest: [0; 3] }
    }

    /// Steps to a zone from everywhere.
    fn to(&mut self, zone: Zone, mover: Mover) -> &Field {
        let known = |field: &Option<(Zone, Mover, Field)>| {
            field.as_ref().is_some_and(|(to, who, _)| *to == zone && *who == mover)
        };
        let at = self.fields.iter().position(known).unwrap_or_else(|| {
            let at = next_of(&mut self.oldest[0], FIELDS);
            self.fields[at] = Some((zone, mover, spread(self.back(mover), zone)));
            at
        });
        self.fields[at].as_ref().map_or(&NO_WAY, |(.., field)| field)
    }

    fn back(&mut self, mover: Mover) -> &[ZoneSet; MAX_ZONES] {
        let (map, terrain) = (self.map, self.terrain);
        let known = self.ways.iter().position(|ways| ways.as_ref().is_some_and(|(who, _)| *who == mover));
        let at = known.unwrap_or_else(|| {
            let at = next_of(&mut self.oldest[1], MOVERS);
            self.ways[at] = None;
            at
        });
        let (_, ways) = self.ways[at].get_or_insert_with(|| {
            let mut ways = [ZoneSet::EMPTY; MAX_ZONES];
            map.all_ways(mover, terrain, Direction::Back, &mut ways);
            (mover, ways)
        });
        ways
    }

    /// The zones that can be walked to. Whoever can walk there and back from a zone walks as far as from there.
    fn reach(&mut self, from: Zone, mover: Mover) -> ZoneSet {
        let known = self.reaches.iter().flatten().find(|one| one.mover == mover && one.alike.contains(from));
        if let Some(known) = known {
            return known.zones;
        }
        let (map, terrain) = (self.map, self.terrain);
        let back = self.back(mover);
        let sources = flood(from, |zone| back[zone.index()]);
        let zones = if map.is_level { sources } else { flood(from, |zone| map.ways(zone, mover, terrain)) };
        let at = next_of(&mut self.oldest[2], MOVERS);
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
        let (map, terrain) = (self.map, self.terrain);
        let (imagined, chosen) = (self.knobs.imagined, self.knobs.blocked == Blocked::MayBeChosen);
        let mut walker = mover;
        let mut steps = self.to(to, mover);
        if steps[from.index()] == u8::MAX {
            steps = self.to(to, imagined);
            walker = if chosen { imagined } else { mover };
        }
        let here = steps[from.index()];
        if here == 0 || here == u8::MAX {
            return ZoneSet::EMPTY;
        }
        let ways = map.ways(from, walker, terrain);
        ways.iter().filter(|zone| steps[zone.index()] == here - 1).collect()
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
fn flood(from: Zone, ways: impl Fn(Zone) -> ZoneSet) -> ZoneSet {
    let (mut reached, mut ring) = (ZoneSet::only(from), ZoneSet::only(from));
    while !ring.is_empty() {
        ring = ring.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(ways(zone))).minus(reached);
        reached = reached.or(ring);
    }
    reached
}

/// What draws enemies over the whole board, worked out once per Activation.
pub(crate) struct Noises {
    /// Zones with Survivors they notice.
    people: ZoneSet,
    /// Zones seen from there, and so the zones from which somebody is seen.
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
        let watched = people.iter().fold(ZoneSet::EMPTY, |watched, zone| watched.or(board.seen_from(zone)));
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
        let lines = self.watched.contains(from).then(|| paths.map.lines(from, Eyes::PLAIN, paths.terrain));
        let seen = lines.map_or(ZoneSet::EMPTY, |lines| lines.zones().and(self.people));
        let mut best = |zones: ZoneSet| {
            let open = if near { zones.and(paths.reach(from, mover)) } else { ZoneSet::EMPTY };
            self.noisiest(if open.is_empty() { zones } else { open })
        };
        if !seen.is_empty() {
            return (best(seen), Lure::Sight);
        }
        let loudest = if near { best(self.heard) } else { self.loudest };
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

//! BP-7.6 to BP-7.15: where enemies want to go, and the next zones on their way.

use crate::board::Board;
use crate::content::map::Map;
use crate::event::Lure;
use crate::ground::{Direction, Eyes, Field, Mover, Terrain, spread};
use crate::knobs::{Blocked, Draw, Knobs};
use crate::pieces::{MAX_ZONES, Zone, ZoneSet};

/// Fields of steps kept at the same time; an Activation asks for few, and often for the same.
const FIELDS: usize = 6;

/// The ways over the ground as it is, for as long as it is so: made when they are asked for first, nothing allocated.
pub(crate) struct Paths<'b> {
    map: &'static Map,
    terrain: &'b Terrain,
    knobs: &'static Knobs,
    /// Ways read back from where they lead to, for the mover asked for last and for the one he imagines to be.
    ways: [Option<(Mover, [ZoneSet; MAX_ZONES])>; 2],
    fields: [(Zone, Mover, Field); FIELDS],
    /// The field that is made over next.
    oldest: usize,
}

impl<'b> Paths<'b> {
    pub fn of(board: &'b Board) -> Self {
        let none = (Zone::NONE, Mover::PLAIN, [u8::MAX; MAX_ZONES]);
        let (map, knobs) = (&board.mission().map, board.knobs());
        Self { map, terrain: &board.terrain, knobs, ways: [None; 2], fields: [none; FIELDS], oldest: 0 }
    }

    /// Steps to a zone from everywhere.
    fn to(&mut self, zone: Zone, mover: Mover) -> &Field {
        let known = self.fields.iter().position(|(to, who, _)| *to == zone && *who == mover);
        let at = known.unwrap_or_else(|| {
            let at = self.oldest;
            self.oldest = (at + 1) % FIELDS;
            self.fields[at] = (zone, mover, spread(self.back(mover), zone));
            at
        });
        &self.fields[at].2
    }

    fn back(&mut self, mover: Mover) -> &[ZoneSet; MAX_ZONES] {
        let (map, terrain) = (self.map, self.terrain);
        let slot = usize::from(mover == self.knobs.imagined);
        if self.ways[slot].as_ref().is_some_and(|(who, _)| *who != mover) {
            self.ways[slot] = None;
        }
        let (_, ways) = self.ways[slot].get_or_insert_with(|| {
            let mut ways = [ZoneSet::EMPTY; MAX_ZONES];
            map.all_ways(mover, terrain, Direction::Back, &mut ways);
            (mover, ways)
        });
        ways
    }

    /// Steps from a zone to another, or none if no way leads there.
    pub fn steps(&mut self, from: Zone, to: Zone, mover: Mover) -> Option<u8> {
        Some(self.to(to, mover)[from.index()]).filter(|steps| *steps < u8::MAX)
    }

    /// The zones among some that can be walked to.
    fn reachable(&mut self, from: Zone, zones: ZoneSet, mover: Mover) -> ZoneSet {
        if self.map.is_level {
            let steps = self.to(from, mover);
            return zones.iter().filter(|zone| steps[zone.index()] < u8::MAX).collect();
        }
        zones.iter().filter(|zone| self.steps(from, *zone, mover).is_some()).collect()
    }

    /// BP-7.11, BP-7.12: the next zones on all shortest ways to a zone. Where no way leads there, those on the ways he
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

/// What draws enemies over the whole board, worked out once per Activation.
pub(crate) struct Noises {
    /// Zones with Survivors they notice.
    people: ZoneSet,
    /// Zones seen from there, and so the zones from which somebody is seen.
    watched: ZoneSet,
    /// Zones with any noise.
    heard: ZoneSet,
    /// BP-7.9: the noisiest zones of the board.
    loudest: ZoneSet,
    /// BP-7.8: the noise of every zone.
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
        // BP-14: where somebody shouted it stays loud, whoever is left there.
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
        let near = paths.knobs.draw == Draw::WithinReach;
        let lines = self.watched.contains(from).then(|| paths.map.lines(from, Eyes::PLAIN, paths.terrain));
        let seen = lines.map_or(ZoneSet::EMPTY, |lines| lines.zones().and(self.people));
        let mut best = |zones: ZoneSet| {
            let open = if near { paths.reachable(from, zones, mover) } else { ZoneSet::EMPTY };
            self.noisiest(if open.is_empty() { zones } else { open })
        };
        if !seen.is_empty() {
            return (best(seen), Lure::Sight);
        }
        let loudest = if near { best(self.heard) } else { self.loudest };
        // BP-7.10, BP-G9: who stands in one of the noisiest zones stays.
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

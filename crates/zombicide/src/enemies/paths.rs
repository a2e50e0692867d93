//! Where enemies want to go, and the next zones on their way.

#[cfg(test)]
mod anew;

#[cfg(test)]
pub(crate) use anew::differs;

use crate::board::Board;
use crate::content::map::Map;
use crate::event::Lure;
use crate::ground::{Direction, Mover, Terrain};
use crate::knobs::{Attraction, Blocked, Knobs};
use crate::pieces::{MAX_ZONES, Zone, ZoneSet};

/// Zones around which steps are known at the same time; an Activation asks for few, and often for the same.
const AROUND: usize = 12;
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

/// Bits of a number of steps.
const BITS: usize = (usize::BITS - MAX_ZONES.leading_zeros()) as usize;

/// Steps to a zone for somebody, ring by ring from there, as far out as anybody has asked.
#[derive(Clone, Copy)]
struct Around {
    to: Zone,
    mover: Mover,
    /// The zones whose number of steps has a bit, for each bit.
    steps: [ZoneSet; BITS],
    /// All whose steps are known, the outermost of them, and how far away these are.
    reached: ZoneSet,
    ring: ZoneSet,
    far: usize,
}

impl Around {
    const fn new(to: Zone, mover: Mover) -> Self {
        let only = ZoneSet::only(to);
        Self { to, mover, steps: [ZoneSet::EMPTY; BITS], reached: only, ring: only, far: 0 }
    }

    /// Whether a zone may still be found farther out.
    const fn may_reach(&self, from: Zone) -> bool {
        !self.reached.contains(from) && !self.ring.is_empty()
    }

    /// Goes on outwards until a zone is reached, if any way leads there from it.
    fn widen(&mut self, from: Zone, back: &[ZoneSet; MAX_ZONES]) {
        while self.may_reach(from) {
            self.ring = beyond(self.ring, back).minus(self.reached);
            self.reached = self.reached.or(self.ring);
            self.far += 1;
            let mut bits = self.far;
            while bits != 0 {
                let zones = &mut self.steps[bits.trailing_zeros() as usize];
                *zones = zones.or(self.ring);
                bits &= bits - 1;
            }
        }
    }

    /// The bits that are used so far.
    fn bits(&self) -> impl Iterator<Item = (usize, &ZoneSet)> {
        self.steps.iter().enumerate().take((usize::BITS - self.far.leading_zeros()) as usize)
    }

    /// Steps from a zone, if any way leads from there.
    fn steps(&self, from: Zone) -> Option<usize> {
        let steps = || self.bits().fold(0, |steps, (bit, zones)| steps | usize::from(zones.contains(from)) << bit);
        self.reached.contains(from).then(steps)
    }

    /// The zones so many steps away.
    fn ring(&self, steps: usize) -> ZoneSet {
        self.bits().fold(
            self.reached,
            |ring, (bit, zones)| {
                if steps >> bit & 1 == 1 { ring.and(*zones) } else { ring.minus(*zones) }
            },
        )
    }

    /// Of the zones one step from a zone, those one step nearer, if any way leads from there. Where every way leads back,
    /// none of them is more than one step nearer or farther, and the last two bits of the steps tell them apart.
    fn onwards(&self, from: Zone, ways: ZoneSet, is_level: bool) -> Option<ZoneSet> {
        if !is_level {
            return self.nearer(from).map(|nearer| nearer.and(ways));
        }
        if !self.reached.contains(from) {
            return None;
        }
        if from == self.to {
            return Some(ZoneSet::EMPTY);
        }
        let [ones, twos, ..] = self.steps;
        // One less than an odd number changes the last bit, one less than an even number the one before as well.
        let is_odd = ones.contains(from);
        let known = ways.and(self.reached);
        let nearer = if is_odd { known.minus(ones) } else { known.and(ones) };
        Some(if twos.contains(from) == is_odd { nearer.and(twos) } else { nearer.minus(twos) })
    }

    /// The zones one step nearer than a zone, if any way leads from there.
    fn nearer(&self, from: Zone) -> Option<ZoneSet> {
        Some(self.steps(from)?.checked_sub(1).map_or(ZoneSet::EMPTY, |steps| self.ring(steps)))
    }
}

/// How far somebody walks.
#[derive(Clone, Copy)]
struct Reach {
    mover: Mover,
    /// Zones from which he walks exactly as far, as far as anybody has asked.
    alike: ZoneSet,
    zones: ZoneSet,
}

/// The ways over the ground as it is, for as long as it is so: made when they are asked for first, nothing allocated.
pub(crate) struct Paths<'b> {
    map: &'static Map,
    terrain: &'b Terrain,
    knobs: &'static Knobs,
    tables: [Option<Table>; TABLES],
    around: [Option<Around>; AROUND],
    reaches: [Option<Reach>; REACHES],
    /// What is known around a zone, the table and the reach that are made over next.
    oldest: [usize; 3],
}

impl<'b> Paths<'b> {
    pub fn of(board: &'b Board) -> Self {
        Self::over(board, &board.terrain)
    }

    /// The ways over the ground as it lay at some moment of a board.
    pub fn over(board: &Board, terrain: &'b Terrain) -> Self {
        let (map, knobs) = (&board.mission().map, board.knobs());
        // Made one by one, so that nothing is written into places that are empty.
        let (tables, around) = (std::array::from_fn(|_| None), std::array::from_fn(|_| None));
        Self { map, terrain, knobs, tables, around, reaches: [None; REACHES], oldest: [0; 3] }
    }

    /// Whether these are the ways of a board.
    pub fn are_of(&self, board: &Board) -> bool {
        *self.terrain == board.terrain
    }

    /// What lies around a zone, at least as far out as another if any way leads there from it.
    fn around(&mut self, to: Zone, from: Zone, mover: Mover) -> &Around {
        // Places are filled one after another.
        let is_it = |one: &Option<Around>| one.as_ref().is_none_or(|one| one.to == to && one.mover == mover);
        let at = self.around.iter().position(is_it).filter(|at| self.around[*at].is_some());
        let at = at.unwrap_or_else(|| next_of(&mut self.oldest[0], AROUND));
        let is_far =
            self.around[at].as_ref().is_none_or(|one| one.to != to || one.mover != mover || one.may_reach(from));
        if is_far {
            let table = self.table_at(mover, Direction::Back);
            let ways = self.tables[table].as_ref().map_or(&NO_WAYS, |table| &table.ways);
            let around = &mut self.around[at];
            match around {
                Some(around) if around.to == to && around.mover == mover => around.widen(from, ways),
                _ => around.insert(Around::new(to, mover)).widen(from, ways),
            }
        }
        self.around[at].get_or_insert(Around::new(to, mover))
    }

    fn table(&mut self, mover: Mover, direction: Direction) -> &[ZoneSet; MAX_ZONES] {
        let at = self.table_at(mover, direction);
        self.tables[at].as_ref().map_or(&NO_WAYS, |table| &table.ways)
    }

    /// The place of a table.
    fn table_at(&mut self, mover: Mover, direction: Direction) -> usize {
        self.known(mover, direction).unwrap_or_else(|| {
            let at = next_of(&mut self.oldest[1], TABLES);
            let table = self.tables[at].insert(Table { mover, direction, ways: NO_WAYS });
            self.map.all_ways(mover, self.terrain, direction, &mut table.ways);
            at
        })
    }

    /// The place of a table that is there already. On level ground every way leads there and back.
    fn known(&self, mover: Mover, direction: Direction) -> Option<usize> {
        let same = |table: &Table| table.mover == mover && (self.map.is_level || table.direction == direction);
        self.tables.iter().position(|table| table.as_ref().is_some_and(same))
    }

    /// The zones one step away.
    pub fn ways(&self, zone: Zone, mover: Mover) -> ZoneSet {
        let known = self.known(mover, Direction::On).and_then(|at| self.tables[at].as_ref());
        known.map_or_else(|| self.map.ways(zone, mover, self.terrain), |table| table.ways[zone.index()])
    }

    /// The zones that can be walked to. Whoever can walk there and back from a zone walks as far as from there.
    fn reach(&mut self, from: Zone, mover: Mover) -> ZoneSet {
        let known = self.reaches.iter().flatten().find(|one| one.mover == mover && one.alike.contains(from));
        if let Some(known) = known {
            return known.zones;
        }
        let table = self.table_at(mover, Direction::On);
        let on = self.tables[table].as_ref().map_or(&NO_WAYS, |table| &table.ways);
        let (mut zones, mut ring) = (ZoneSet::only(from), ZoneSet::only(from));
        while !ring.is_empty() {
            ring = beyond(ring, on).minus(zones);
            zones = zones.or(ring);
            // Whoever comes to others from where these come to him walks as far as they do.
            let alike =
                |one: &&mut Reach| one.mover == mover && one.zones.contains(from) && !one.alike.and(ring).is_empty();
            if let Some(known) = self.reaches.iter_mut().flatten().find(alike) {
                known.alike.insert(from);
                return known.zones;
            }
        }
        let at = next_of(&mut self.oldest[2], REACHES);
        self.reaches[at] = Some(Reach { mover, alike: ZoneSet::only(from), zones });
        zones
    }

    /// Whether it is known already that no way leads from a zone to another.
    fn is_cut_off(&self, from: Zone, to: Zone, mover: Mover) -> bool {
        let known = || self.reaches.iter().flatten().find(|one| one.mover == mover && one.alike.contains(from));
        self.reaches[0].is_some() && known().is_some_and(|one| !one.zones.contains(to))
    }

    /// Steps from a zone to another, or none if no way leads there.
    pub fn steps(&mut self, from: Zone, to: Zone, mover: Mover) -> Option<usize> {
        self.around(to, from, mover).steps(from)
    }

    /// Those of some zones that are fewest steps away.
    pub fn nearest(&mut self, from: Zone, zones: ZoneSet, mover: Mover) -> ZoneSet {
        let on = self.table(mover, Direction::On);
        let (mut reached, mut ring) = (ZoneSet::only(from), ZoneSet::only(from));
        while !ring.is_empty() && ring.and(zones).is_empty() {
            ring = beyond(ring, on).minus(reached);
            reached = reached.or(ring);
        }
        ring.and(zones)
    }

    /// The next zones on all shortest ways to some zones. Where no way leads to one of them, those on the ways he
    /// imagines, if he can take the step.
    pub fn next(&mut self, from: Zone, goals: ZoneSet, mover: Mover) -> ZoneSet {
        if goals.is_empty() { ZoneSet::EMPTY } else { self.onwards(from, goals, mover, self.ways(from, mover)) }
    }

    /// The same, where the zones one step away are known.
    fn onwards(&mut self, from: Zone, goals: ZoneSet, mover: Mover, ways: ZoneSet) -> ZoneSet {
        goals.iter().fold(ZoneSet::EMPTY, |next, goal| next.or(self.towards(from, goal, mover, ways)))
    }

    fn towards(&mut self, from: Zone, to: Zone, mover: Mover, ways: ZoneSet) -> ZoneSet {
        // Whoever stands beside it goes straight there.
        if ways.contains(to) {
            return ZoneSet::only(to);
        }
        let is_level = self.map.is_level;
        if !self.is_cut_off(from, to, mover)
            && let Some(next) = self.around(to, from, mover).onwards(from, ways, is_level)
        {
            return next;
        }
        let (imagined, chosen) = (self.knobs.imagined, self.knobs.blocked == Blocked::MayBeChosen);
        let ways = if chosen { self.ways(from, imagined) } else { ways };
        if imagined.can(Mover::UNBOUND) {
            let steps = self.map.unbound(to);
            let here = steps[from.index()];
            let nearer = |zone: &Zone| here != u8::MAX && steps[zone.index()] < here;
            return ways.iter().filter(nearer).collect();
        }
        self.around(to, from, imagined).nearer(from).map_or(ZoneSet::EMPTY, |nearer| nearer.and(ways))
    }
}

/// Where enemies of a zone would go on to after a step, and the zones on the way.
pub(crate) fn way_on(paths: &mut Paths<'_>, noises: &Noises, mover: Mover, from: Zone, to: Zone) -> Vec<Zone> {
    let (goals, _) = noises.goals(paths, from, mover);
    // The nearest goal that this step brings nearer.
    let nearer: ZoneSet =
        goals.iter().filter(|goal| paths.next(from, ZoneSet::only(*goal), mover).contains(to)).collect();
    let steps = |goal: &Zone| paths.steps(from, *goal, mover).unwrap_or(usize::MAX);
    let Some(goal) = nearer.iter().min_by_key(steps) else {
        return vec![to];
    };
    let mut way = vec![to];
    while let Some(at) = way.last().copied().filter(|at| *at != goal) {
        match paths.next(at, ZoneSet::only(goal), mover).first() {
            Some(next) => way.push(next),
            None => break,
        }
    }
    way
}

/// No ways from anywhere.
const NO_WAYS: [ZoneSet; MAX_ZONES] = [ZoneSet::EMPTY; MAX_ZONES];

/// The place that is made over next, of so many.
const fn next_of(oldest: &mut usize, count: usize) -> usize {
    let at = *oldest;
    *oldest = (at + 1) % count;
    at
}

/// The zones one step from any of a ring.
fn beyond(ring: ZoneSet, ways: &[ZoneSet; MAX_ZONES]) -> ZoneSet {
    ring.iter().fold(ZoneSet::EMPTY, |next, zone| next.or(ways[zone.index()]))
}

/// What draws enemies over the whole board, worked out once per Activation.
pub(crate) struct Noises {
    /// Zones with Survivors they notice.
    people: ZoneSet,
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
        let mut all = Self { people, heard, loudest: ZoneSet::EMPTY, noise, shouted: board.loudest };
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
        let seen = paths.map.sees_of(from, self.people, paths.terrain);
        let mut best = |zones: ZoneSet, noisiest: ZoneSet| {
            if !near || noisiest.is_empty() {
                return noisiest;
            }
            // How far he walks is known for many zones at once; how many steps it is to a goal is asked of few.
            let walked = paths.reach(from, mover);
            let reached = noisiest.and(walked);
            if !reached.is_empty() {
                return reached;
            }
            let open = zones.and(walked);
            if open.is_empty() { noisiest } else { self.noisiest(open) }
        };
        if !seen.is_empty() {
            return (best(seen, self.noisiest(seen)), Lure::Sight);
        }
        // Who stands in one of the noisiest zones stays.
        if self.loudest.contains(from) {
            return (ZoneSet::EMPTY, Lure::Noise);
        }
        let loudest = best(self.heard, self.loudest);
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

/// Where enemies of a zone go next, by sight and noise or after a Survivor in one zone; why; and whether they only imagine
/// some of these steps.
pub(crate) fn ways(
    paths: &mut Paths<'_>,
    noises: &Noises,
    mover: Mover,
    from: Zone,
    only: Option<Zone>,
) -> (ZoneSet, Lure, bool) {
    let (goals, lure) = match only {
        Some(zone) => (ZoneSet::only(zone), Lure::Taunt),
        None => noises.goals(paths, from, mover),
    };
    if goals.is_empty() {
        return (goals, lure, false);
    }
    let open = paths.ways(from, mover);
    let next = paths.onwards(from, goals, mover, open);
    (next, lure, !next.minus(open).is_empty())
}

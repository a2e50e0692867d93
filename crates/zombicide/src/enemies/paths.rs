//! BP-7.6 to BP-7.15: where enemies want to go, and the next zones on their way.

use crate::board::Board;
use crate::event::Lure;
use crate::knobs::Draw;
use crate::pieces::{Hero, MAX_ZONES, Zone, ZoneSet};

/// Distances to the zones asked for so far; an Activation asks for few, and often for the same.
pub(crate) struct Paths {
    known: Vec<(Zone, bool, [u8; MAX_ZONES])>,
}

impl Paths {
    pub const fn new() -> Self {
        Self { known: Vec::new() }
    }

    fn to(&mut self, board: &Board, zone: Zone, doors: bool) -> &[u8; MAX_ZONES] {
        let at = self.known.iter().position(|(to, closed, _)| *to == zone && *closed == doors);
        let at = at.unwrap_or_else(|| {
            let mut steps = [0; MAX_ZONES];
            board.mission().map.distances(zone, if doors { board.closed } else { 0 }, &mut steps);
            self.known.push((zone, doors, steps));
            self.known.len() - 1
        });
        &self.known[at].2
    }

    /// Steps from a zone to another over open ways, or none.
    pub fn steps(&mut self, board: &Board, from: Zone, to: Zone, doors: bool) -> Option<u8> {
        Some(self.to(board, to, doors)[from.index()]).filter(|steps| *steps < u8::MAX)
    }

    /// Every zone that can be walked to.
    fn reachable(&mut self, board: &Board, from: Zone) -> ZoneSet {
        let steps = self.to(board, from, true);
        (0..MAX_ZONES).filter(|at| steps[*at] < u8::MAX).map(|at| Zone(at as u8)).collect()
    }

    /// BP-7.11, BP-7.12: the next zones on all shortest ways to a zone. Where a closed door is the only way on, none.
    pub fn next(&mut self, board: &Board, from: Zone, to: Zone) -> ZoneSet {
        let doors = self.to(board, to, true)[from.index()] < u8::MAX;
        let steps = self.to(board, to, doors);
        let here = steps[from.index()];
        let links = board.mission().map.zones[from.index()].links.iter();
        let free = links.filter(|link| link.door & board.closed == 0);
        let nearer = free.filter(|link| here > 0 && here < u8::MAX && steps[link.to.index()] == here - 1);
        nearer.map(|link| link.to).collect()
    }
}

/// Where enemies of a zone would go on to after a step, and the zones on the way.
pub(crate) fn way_on(board: &Board, from: Zone, to: Zone) -> Vec<Zone> {
    let (noises, mut paths) = (Noises::of(board), Paths::new());
    let (goals, _) = noises.goals(board, &mut paths, from);
    // The nearest goal that this step brings nearer.
    let nearer: Vec<Zone> = goals.iter().filter(|goal| paths.next(board, from, *goal).contains(to)).collect();
    let steps = |goal: &Zone| paths.steps(board, from, *goal, true).unwrap_or(u8::MAX);
    let Some(goal) = nearer.into_iter().min_by_key(steps) else {
        return vec![to];
    };
    let mut way = vec![to];
    while let Some(at) = way.last().copied().filter(|at| *at != goal) {
        match paths.next(board, at, goal).iter().next() {
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
    /// Zones with any noise.
    heard: ZoneSet,
    /// BP-7.9: the noisiest zones of the board.
    loudest: ZoneSet,
}

impl Noises {
    pub fn of(board: &Board) -> Self {
        let people: ZoneSet =
            board.living().filter(|hero| board.noticed(*hero)).map(|hero| board.hero(hero).zone).collect();
        let tokens = (0..board.mission().map.zones.len() as u8).map(Zone).filter(|zone| board.noise[zone.index()] > 0);
        let heard = people.or(tokens.collect());
        Self { people, heard, loudest: noisiest(board, heard) }
    }

    /// Where enemies of a zone want to go, and why; empty if they stay.
    pub fn goals(&self, board: &Board, paths: &mut Paths, from: Zone) -> (ZoneSet, Lure) {
        let near = board.knobs().draw == Draw::WithinReach;
        let mut best = |zones: ZoneSet| {
            let open = if near { paths.reachable(board, from).and(zones) } else { ZoneSet::EMPTY };
            noisiest(board, if open.is_empty() { zones } else { open })
        };
        let seen = board.seen_from(from).and(self.people);
        if !seen.is_empty() {
            return (best(seen), Lure::Sight);
        }
        let loudest = if near { best(self.heard) } else { self.loudest };
        // BP-7.10, BP-G9: who stands in one of the noisiest zones stays.
        (if loudest.contains(from) { ZoneSet::EMPTY } else { loudest }, Lure::Noise)
    }
}

/// The zones of a set with the most noise; a zone somebody shouted in beats all.
fn noisiest(board: &Board, zones: ZoneSet) -> ZoneSet {
    if zones.contains(board.loudest) {
        return ZoneSet::only(board.loudest);
    }
    let most = zones.iter().map(|zone| board.noise_of(zone)).max().unwrap_or(0);
    zones.iter().filter(|zone| most > 0 && board.noise_of(*zone) == most).collect()
}

/// Where enemies of a zone go next: by sight and noise, or after one Survivor.
pub(crate) fn ways(
    board: &Board,
    noises: &Noises,
    paths: &mut Paths,
    from: Zone,
    only: Option<Hero>,
) -> (ZoneSet, Lure) {
    let (goals, lure) = match only {
        Some(hero) => (ZoneSet::only(board.hero(hero).zone), Lure::Taunt),
        None => noises.goals(board, paths, from),
    };
    let next = goals.iter().fold(ZoneSet::EMPTY, |next, goal| next.or(paths.next(board, from, goal)));
    (next, lure)
}

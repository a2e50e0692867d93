//! Ways: from borders and what they are at this moment to the zones one step away, and to the steps between any two.

use super::{Border, Mover, Terrain, Walls};
use crate::content::map::{BorderInfo, Edge, Ground, Map};
use crate::pieces::{MAX_ZONES, Zone, ZoneSet};

/// Steps between a zone and every other; 255 where no way leads.
pub type Field = [u8; MAX_ZONES];

/// Which way a step is read: as it is walked, or back from where it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    On,
    Back,
}

/// The ways of a map while nothing is shut, laid or tainted: for each zone the zones one step away.
#[derive(Default)]
pub(crate) struct Layers {
    /// By how somebody walks ([`Layers::at`]), one table after the other. Level ground needs a single one.
    ways: Vec<Vec<ZoneSet>>,
    /// The same while zones are tainted; nothing where no blight comes over the ground.
    tainted: Vec<Vec<Blighted>>,
    /// Zones that touch.
    touching: Vec<ZoneSet>,
    /// Steps between any two zones for whom nothing stops.
    unbound: Vec<Field>,
}

/// The ways of one zone over its borders while it is tainted, while those beside it are, and while both are: what lies
/// on a border hangs on its two zones alone. Whether a blight sleeps makes no way.
struct Blighted {
    own: ZoneSet,
    others: ZoneSet,
    both: ZoneSet,
}

impl Blighted {
    /// While it is tainted and these zones are.
    const fn while_tainted(&self, taint: ZoneSet) -> ZoneSet {
        self.own.minus(taint).or(self.both.and(taint))
    }

    /// While it is not and these zones are, where these are the ways of clean ground.
    const fn while_clean(&self, ways: ZoneSet, taint: ZoneSet) -> ZoneSet {
        ways.minus(taint).or(self.others.and(taint))
    }
}

impl Layers {
    /// The table of whoever walks so, each way.
    const fn at(mover: Mover, direction: Direction) -> usize {
        let ramparts = if mover.can(Mover::CLIMBS) {
            2
        } else if mover.can(Mover::FALLS) {
            1
        } else {
            0
        };
        (direction as usize * 2 + mover.can(Mover::AIR) as usize) * 3 + ramparts
    }
}

/// One step that may be taken.
struct Passage {
    /// From the first zone of the border to the second, and back.
    there: bool,
    back: bool,
}

impl Map {
    pub(crate) fn layers(&self) -> Layers {
        let mut touching = vec![ZoneSet::EMPTY; self.zones.len()];
        for border in &self.borders {
            touching[border.a.index()].insert(border.b);
            touching[border.b.index()].insert(border.a);
        }
        let outdoors = [Mover::PLAIN, Mover::AIR];
        let ramparts = [Mover::PLAIN, Mover::FALLS, Mover::CLIMBS];
        let all = || {
            [Direction::On, Direction::Back].into_iter().flat_map(|direction| {
                let movers = outdoors.into_iter().flat_map(|air| ramparts.map(|ramparts| air.with(ramparts)));
                movers.map(move |mover| (mover, direction))
            })
        };
        let zones = || (0..self.zones.len() as u8).map(Zone);
        let table = |(mover, direction)| {
            zones().map(|zone| self.border_by_border(zone, mover, &Terrain::default(), direction)).collect()
        };
        let blighted = |(mover, direction)| {
            let each = |zone: Zone| {
                let ways =
                    |taint| self.border_by_border(zone, mover, &Terrain { taint, ..Terrain::default() }, direction);
                let (own, others) = (ZoneSet::only(zone), touching[zone.index()]);
                Blighted { own: ways(own), others: ways(others), both: ways(own.or(others)) }
            };
            zones().map(each).collect()
        };
        let tainted = if self.taint.is_some() { all().map(blighted).collect() } else { Vec::new() };
        let ways = all().take(if self.is_level { 1 } else { usize::MAX }).map(table).collect();
        let mut everywhere = [ZoneSet::EMPTY; MAX_ZONES];
        everywhere[..touching.len()].copy_from_slice(&touching);
        let unbound = zones().map(|zone| spread(&everywhere, zone)).collect();
        Layers { ways, tainted, touching, unbound }
    }

    /// The borders of a zone.
    pub fn borders_of(&self, zone: Zone) -> &[Border] {
        &self.zones[zone.index()].borders
    }

    /// The borders between two zones.
    pub fn borders_between(&self, a: Zone, b: Zone) -> impl Iterator<Item = Border> + Clone + '_ {
        self.borders_of(a).iter().copied().filter(move |border| self.borders[border.index()].beyond(a) == b)
    }

    /// Zones that share a border with a zone, whatever lies on it.
    pub fn touching(&self, zone: Zone) -> ZoneSet {
        self.layers.touching[zone.index()]
    }

    /// What kind of place a zone is at a moment.
    pub fn ground_now(&self, zone: Zone, terrain: &Terrain) -> Ground {
        let printed = self.ground(zone);
        let Some(rule) = self.taint else { return printed };
        match (terrain.taint.contains(zone), terrain.turned.contains(zone)) {
            (false, false) => printed,
            (true, false) => rule.counts_as[0],
            (false, true) => rule.counts_as[1],
            (true, true) => rule.counts_as[2],
        }
    }

    /// What lies on a border at a moment, closed doors aside.
    pub fn edge_now(&self, border: Border, terrain: &Terrain) -> Edge {
        let it = &self.borders[border.index()];
        let [first, second] = [it.a, it.b].map(|zone| usize::from(terrain.taint.contains(zone)));
        it.edges[first | second << 1]
    }

    /// What lies on a border while some of its two zones are tainted.
    pub(crate) fn edge_if(&self, it: &BorderInfo, tainted: [bool; 2]) -> Edge {
        let Some(rule) = self.taint.filter(|_| tainted != [false; 2]) else { return it.edge };
        let grounds = [it.a, it.b].map(|zone| self.ground(zone));
        match (rule.walls, it.edge) {
            (Walls::OfEither, Edge::Wall) if !grounds.contains(&Ground::Outdoor) => Edge::Opening,
            (Walls::OfEither, edge) => edge,
            (Walls::BetweenBoth, _) if tainted == [true; 2] => Edge::Free,
            // What was a rampart lies at street level: no step up from the street, one to the ramparts that are left.
            (Walls::BetweenBoth, Edge::Free) if grounds == [Ground::Walkway; 2] => Edge::Rampart,
            (Walls::BetweenBoth, Edge::Rampart | Edge::Stairs)
                if (0..2).any(|at| tainted[at] && grounds[at] == Ground::Walkway) =>
            {
                Edge::Free
            }
            (Walls::BetweenBoth, edge) => edge,
        }
    }

    /// Whether somebody may cross a border at a moment.
    fn passage(&self, border: Border, mover: Mover, terrain: &Terrain) -> Passage {
        let it = &self.borders[border.index()];
        let shut = terrain.shut.contains(border);
        if mover.can(Mover::UNBOUND) {
            return Passage { there: true, back: true };
        }
        let open = |open: bool| Passage { there: open, back: open };
        match self.edge_now(border, terrain) {
            Edge::Wall => open(false),
            Edge::Free | Edge::Stairs => open(!shut),
            Edge::Opening | Edge::Door(_) => open(!shut || mover.can(Mover::BREAKS)),
            // A secured airlock is closed to everybody.
            Edge::Airlock => {
                let out = !shut && mover.can(Mover::AIR);
                let from_outside = self.ground(it.a) == Ground::Outdoor;
                let (there, back) = if from_outside { (!shut, out) } else { (out, !shut) };
                Passage { there, back }
            }
            Edge::Rampart => {
                let ladder = mover.can(Mover::LADDERS) && terrain.laid.contains(border);
                let up = mover.can(Mover::CLIMBS) || ladder;
                let down = up || mover.can(Mover::FALLS);
                let high = self.ground_now(it.a, terrain) == Ground::Walkway;
                let (there, back) = if high { (down, up) } else { (up, down) };
                Passage { there, back }
            }
        }
    }

    /// The zones one step away of every zone while nothing is shut, laid or tainted.
    fn at_rest(&self, mover: Mover, direction: Direction) -> &[ZoneSet] {
        if mover.can(Mover::UNBOUND) {
            &self.layers.touching
        } else {
            &self.layers.ways[if self.is_level { 0 } else { Layers::at(mover, direction) }]
        }
    }

    /// The zones one step away from a zone, border by border.
    pub(crate) fn border_by_border(
        &self,
        zone: Zone,
        mover: Mover,
        terrain: &Terrain,
        direction: Direction,
    ) -> ZoneSet {
        let mut ways = ZoneSet::EMPTY;
        for &border in self.borders_of(zone) {
            let it = &self.borders[border.index()];
            let Passage { there, back } = self.passage(border, mover, terrain);
            // Out of the zone as it is walked, into it as it is read back.
            let is_there = (it.a == zone) == (direction == Direction::On);
            if if is_there { there } else { back } {
                ways.insert(it.beyond(zone));
            }
        }
        ways
    }

    /// Whether a closed border stops somebody who would cross it if it were open.
    fn stops(&self, border: Border, breaks: bool) -> bool {
        !breaks || !matches!(self.borders[border.index()].edge, Edge::Opening | Edge::Door(_))
    }

    /// The zones whose taint makes other ways.
    fn blight(&self, terrain: &Terrain) -> ZoneSet {
        if self.taint.is_some() { terrain.taint } else { ZoneSet::EMPTY }
    }

    /// The same while zones are tainted. Level ground is no longer level where a blight lowers it.
    fn blighted(&self, mover: Mover, direction: Direction) -> &[Blighted] {
        &self.layers.tainted[Layers::at(mover, direction)]
    }

    /// Zones one step away.
    pub fn ways(&self, zone: Zone, mover: Mover, terrain: &Terrain) -> ZoneSet {
        let it = &self.zones[zone.index()];
        let mut ways = self.at_rest(mover, Direction::On)[zone.index()];
        if mover.can(Mover::UNBOUND) {
            return ways;
        }
        // Only the borders of a tainted zone are others than printed.
        let (touching, taint) = (self.layers.touching[zone.index()], self.blight(terrain));
        let tainted = taint.contains(zone);
        let other = if tainted { touching } else { touching.and(taint) };
        if !other.is_empty() {
            let blighted = &self.blighted(mover, Direction::On)[zone.index()];
            ways = if tainted { blighted.while_tainted(taint) } else { blighted.while_clean(ways, taint) };
        }
        if !terrain.shut.misses(&it.around) {
            let breaks = mover.can(Mover::BREAKS);
            for border in terrain.shut.and(&it.around).iter() {
                let (shut, stops) = (&self.borders[border.index()], self.stops(border, breaks));
                if other.contains(shut.beyond(zone)) || stops && !shut.is_alone {
                    return self.border_by_border(zone, mover, terrain, Direction::On);
                }
                if stops {
                    ways.remove(shut.beyond(zone));
                }
            }
        }
        // A ladder opens a way and shuts none.
        if mover.can(Mover::LADDERS) && !terrain.laid.misses(&it.around) {
            let hung = terrain.laid.and(&it.around).iter();
            let on = hung.filter(|border| self.leads_on(*border, zone, mover, terrain));
            on.for_each(|border| ways.insert(self.borders[border.index()].beyond(zone)));
        }
        ways
    }

    /// Whether a border lets somebody out of one of its zones.
    fn leads_on(&self, border: Border, zone: Zone, mover: Mover, terrain: &Terrain) -> bool {
        let Passage { there, back } = self.passage(border, mover, terrain);
        if self.borders[border.index()].a == zone { there } else { back }
    }

    /// The ways of all zones at once.
    pub(crate) fn all_ways(
        &self,
        mover: Mover,
        terrain: &Terrain,
        direction: Direction,
        out: &mut [ZoneSet; MAX_ZONES],
    ) {
        out[..self.zones.len()].copy_from_slice(self.at_rest(mover, direction));
        if mover.can(Mover::UNBOUND) {
            return;
        }
        // Only the borders of a tainted zone are others than printed.
        let taint = self.blight(terrain);
        if !taint.is_empty() {
            let blighted = self.blighted(mover, direction);
            let near = taint.iter().fold(ZoneSet::EMPTY, |near, zone| near.or(self.layers.touching[zone.index()]));
            for zone in near.minus(taint).iter() {
                let ways = &mut out[zone.index()];
                *ways = blighted[zone.index()].while_clean(*ways, taint);
            }
            for zone in taint.iter() {
                out[zone.index()] = blighted[zone.index()].while_tainted(taint);
            }
        }
        // Zones whose ways have to be gone through border by border.
        let mut anew = ZoneSet::EMPTY;
        let breaks = mover.can(Mover::BREAKS);
        terrain.shut.iter().for_each(|border| {
            let (it, stops) = (&self.borders[border.index()], self.stops(border, breaks));
            if taint.contains(it.a) || taint.contains(it.b) || stops && !it.is_alone {
                anew.insert(it.a);
                anew.insert(it.b);
            } else if stops {
                out[it.a.index()].remove(it.b);
                out[it.b.index()].remove(it.a);
            }
        });
        // A ladder opens a way and shuts none.
        if mover.can(Mover::LADDERS) {
            for border in terrain.laid.iter() {
                let it = &self.borders[border.index()];
                let Passage { there, back } = self.passage(border, mover, terrain);
                let (on, off) = if direction == Direction::On { (there, back) } else { (back, there) };
                if on {
                    out[it.a.index()].insert(it.b);
                }
                if off {
                    out[it.b.index()].insert(it.a);
                }
            }
        }
        for zone in anew.iter() {
            out[zone.index()] = self.border_by_border(zone, mover, terrain, direction);
        }
    }

    /// Steps between a zone and every other for whom nothing stops: the same at all times.
    pub(crate) fn unbound(&self, zone: Zone) -> &Field {
        &self.layers.unbound[zone.index()]
    }

    /// Steps to a zone from everywhere.
    pub fn steps_to(&self, to: Zone, mover: Mover, terrain: &Terrain) -> Field {
        if mover.can(Mover::UNBOUND) {
            return *self.unbound(to);
        }
        let mut ways = [ZoneSet::EMPTY; MAX_ZONES];
        self.all_ways(mover, terrain, Direction::Back, &mut ways);
        spread(&ways, to)
    }

    /// Steps from a zone to everywhere.
    pub fn steps_from(&self, from: Zone, mover: Mover, terrain: &Terrain) -> Field {
        let mut ways = [ZoneSet::EMPTY; MAX_ZONES];
        self.all_ways(mover, terrain, Direction::On, &mut ways);
        spread(&ways, from)
    }
}

/// Steps from a zone along ways, ring by ring.
fn spread(ways: &[ZoneSet; MAX_ZONES], from: Zone) -> Field {
    let mut steps = [u8::MAX; MAX_ZONES];
    let mut ring = ZoneSet::only(from);
    let (mut reached, mut far) = (ring, 0);
    while !ring.is_empty() {
        let mut next = ZoneSet::EMPTY;
        ring.iter().for_each(|zone| {
            steps[zone.index()] = far;
            next = next.or(ways[zone.index()]);
        });
        ring = next.minus(reached);
        reached = reached.or(ring);
        far += 1;
    }
    steps
}

//! Sight: straight lines from every cell of a zone, and what stops them.

use super::{Border, BorderSet, Terrain};
use crate::content::map::{Edge, Ground, Map, Place};
use crate::content::raw::Side;
use crate::pieces::{MAX_ZONES, Zone, ZoneSet};

/// How an edition sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightRule {
    /// What a line does in a zone of each kind. A kind that is not listed stops it.
    pub lines: &'static [(Ground, Line)],
    pub across: Across,
    /// Kinds above all others: from there a line runs to the edge of the board over everything.
    pub above: &'static [Ground],
    /// Kinds seen from above, and from which what is above is seen.
    pub below: &'static [Ground],
    pub range: Range,
}

/// What a line of sight does in a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The zone is seen, and what lies beyond.
    RunsOn,
    /// The zone is seen, and nothing beyond.
    EndsIn,
}

/// Zones in which lines end, seen from one of their kind over open ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Across {
    Seen,
    Hidden,
}

/// How far away a zone is that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Range {
    /// One for every cell of the line.
    Cells,
    /// One for every border between two zones.
    Borders,
}

/// Who looks, as what his eyes can do that others' cannot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Eyes(u8);

impl Eyes {
    pub const PLAIN: Self = Self(0);
    /// A line that would end in a zone ends in the next.
    pub const DEEPER: Self = Self(1);
    /// Ruins count as streets.
    pub const THROUGH_RUINS: Self = Self(2);
    /// Nothing stops a line.
    pub const THROUGH_WALLS: Self = Self(4);

    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn can(self, what: Self) -> bool {
        self.0 & what.0 != 0
    }
}

impl SightRule {
    fn line(&self, ground: Ground, eyes: Eyes) -> Option<Line> {
        let ground = if ground == Ground::Ruin && eyes.can(Eyes::THROUGH_RUINS) { Ground::Street } else { ground };
        self.lines.iter().find(|(kind, _)| *kind == ground).map(|(_, line)| *line)
    }
}

/// A straight line over the board.
pub(crate) struct Ray {
    /// Cell by cell: the zone, and the border before it.
    cells: Vec<(Zone, Border)>,
    /// All its zones.
    zones: ZoneSet,
}

/// A zone that is seen while none of some borders is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SeenLine {
    pub to: Zone,
    pub range: u8,
    pub through: BorderSet,
}

/// What is seen from a zone while the ground is as it was printed.
#[derive(Default)]
pub(crate) struct Sights {
    lines: Vec<SeenLine>,
    /// Every zone seen while nothing is closed.
    all: ZoneSet,
    /// The same by the range of the shortest line.
    by_range: Vec<ZoneSet>,
    /// Every border a line goes through.
    through: BorderSet,
    /// Every zone that lies on a line from here to the edge of the board, walls or not.
    cross: ZoneSet,
}

#[cfg(test)]
impl Map {
    /// The least range of every zone seen, walked cell by cell whatever lies there.
    pub(crate) fn walked(&self, zone: Zone, terrain: &Terrain) -> Vec<Option<u8>> {
        let mut ranges: Vec<Option<u8>> = vec![None; self.zones.len()];
        ranges[zone.index()] = Some(0);
        self.look(zone, Eyes::PLAIN, terrain, EVERYWHERE, |to, range, _| {
            let least = ranges[to.index()].map_or(range, |known| known.min(range));
            ranges[to.index()] = Some(least);
        });
        ranges
    }
}

#[cfg(test)]
impl Sights {
    /// No zone is seen by lines of different lengths.
    pub fn ranges_agree(&self) -> bool {
        self.lines.iter().all(|one| self.lines.iter().all(|two| one.to != two.to || one.range == two.range))
    }
}

/// Zones seen from a zone at a moment.
pub(crate) enum Lines<'m> {
    /// As printed, with some borders closed.
    Printed(&'m Sights, &'m BorderSet),
    /// Walked cell by cell: the least range of each zone.
    Walked(ZoneSet, [u8; MAX_ZONES]),
}

impl Sights {
    /// The lines to a zone, sorted by their range.
    fn lines_to(&self, to: Zone) -> impl Iterator<Item = &SeenLine> {
        let first = self.lines.partition_point(|line| line.to < to);
        self.lines[first..].iter().take_while(move |line| line.to == to)
    }

    /// Which of some zones are seen while borders are closed, if nothing else has changed.
    fn seen_of(&self, wanted: ZoneSet, shut: &BorderSet) -> ZoneSet {
        let open = self.all.and(wanted);
        if open.is_empty() || shut.misses(&self.through) {
            return open;
        }
        open.iter().filter(|to| self.lines_to(*to).any(|line| line.through.misses(shut))).collect()
    }
}

impl Lines<'_> {
    pub fn zones(&self) -> ZoneSet {
        match self {
            Self::Printed(sights, shut) if shut.misses(&sights.through) => sights.all,
            Self::Printed(sights, shut) => {
                let open = sights.lines.iter().filter(|line| line.through.misses(shut));
                open.map(|line| line.to).collect()
            }
            Self::Walked(zones, _) => *zones,
        }
    }

    pub fn range_to(&self, to: Zone) -> Option<u8> {
        match self {
            Self::Printed(sights, shut) => {
                sights.lines_to(to).find(|line| line.through.misses(shut)).map(|line| line.range)
            }
            Self::Walked(zones, ranges) => zones.contains(to).then(|| ranges[to.index()]),
        }
    }

    /// Zones seen whose range, by their shortest line, is wanted.
    pub fn at(&self, wanted: impl Fn(u8) -> bool) -> ZoneSet {
        match self {
            Self::Printed(sights, shut) if shut.misses(&sights.through) => {
                let wanted = sights.by_range.iter().zip(0..).filter(|(_, range)| wanted(*range));
                wanted.fold(ZoneSet::EMPTY, |found, (zones, _)| found.or(*zones))
            }
            Self::Printed(sights, shut) => {
                let (mut found, mut nearest) = (ZoneSet::EMPTY, Zone::NONE);
                for line in &sights.lines {
                    if line.to != nearest && line.through.misses(shut) {
                        nearest = line.to;
                        if wanted(line.range) {
                            found.insert(line.to);
                        }
                    }
                }
                found
            }
            Self::Walked(zones, ranges) => zones.iter().filter(|zone| wanted(ranges[zone.index()])).collect(),
        }
    }
}

const EVERYWHERE: ZoneSet = ZoneSet([u64::MAX; 2]);

impl Map {
    /// The lines of a zone while nothing has changed.
    pub(crate) fn sights_of(&self, zone: Zone) -> Sights {
        let own = SeenLine { to: zone, range: 0, through: BorderSet::EMPTY };
        let mut sights = Sights { lines: vec![own], ..Sights::default() };
        let terrain = Terrain::default();
        self.look(zone, Eyes::PLAIN, &terrain, EVERYWHERE, |to, range, through| {
            sights.lines.push(SeenLine { to, range, through: *through });
        });
        sights.lines.sort_unstable();
        sights.lines.dedup();
        sights.all = sights.lines.iter().map(|line| line.to).collect();
        for (at, line) in sights.lines.iter().enumerate() {
            // They are sorted by their zones, and of one zone the shortest comes first.
            if at == 0 || sights.lines[at - 1].to != line.to {
                let range = usize::from(line.range);
                sights.by_range.resize(sights.by_range.len().max(range + 1), ZoneSet::EMPTY);
                sights.by_range[range].insert(line.to);
            }
        }
        sights.through = sights.lines.iter().flat_map(|line| line.through.iter()).collect();
        sights.cross.insert(zone);
        self.look(zone, Eyes::THROUGH_WALLS, &terrain, EVERYWHERE, |to, _, _| sights.cross.insert(to));
        sights
    }

    /// The zones on any straight line from a zone, walls or not: none of the others is seen.
    #[cfg(test)]
    pub(crate) fn crossing(&self, zone: Zone) -> ZoneSet {
        self.zones[zone.index()].sights.cross
    }

    pub(crate) fn lines<'m>(&'m self, zone: Zone, eyes: Eyes, terrain: &'m Terrain) -> Lines<'m> {
        let printed = &self.zones[zone.index()].sights;
        if eyes == Eyes::PLAIN && terrain.taint.or(terrain.turned).and(printed.cross).is_empty() {
            return Lines::Printed(printed, &terrain.shut);
        }
        let (mut zones, mut ranges) = (ZoneSet::only(zone), [0; MAX_ZONES]);
        self.look(zone, eyes, terrain, EVERYWHERE, |to, range, _| {
            let nearer = !zones.contains(to) || range < ranges[to.index()];
            zones.insert(to);
            if nearer {
                ranges[to.index()] = range;
            }
        });
        Lines::Walked(zones, ranges)
    }

    /// The straight lines from every cell of a zone to the edge of the board: what comes next, and over which border.
    pub(crate) fn rays_of(&self, zone: Zone) -> Vec<Ray> {
        let starts = self.zones[zone.index()].cells.iter().flat_map(|cell| Side::ALL.map(|side| (*cell, side)));
        let ray = |(mut cell, side): (Place, Side)| {
            let cells = std::iter::from_fn(|| {
                let (border, next) = (self.border(cell, side), self.next_cell(cell, side)?);
                cell = next;
                Some((self.at(next), border))
            });
            let cells: Vec<(Zone, Border)> = cells.collect();
            Ray { zones: cells.iter().map(|(zone, _)| *zone).collect(), cells }
        };
        starts.map(ray).filter(|ray| !ray.cells.is_empty()).collect()
    }

    /// Zones seen from a zone by eyes that nothing sharpens.
    pub(crate) fn seen_from(&self, zone: Zone, terrain: &Terrain) -> ZoneSet {
        let printed = &self.zones[zone.index()].sights;
        let is_printed = terrain.taint.or(terrain.turned).and(printed.cross).is_empty();
        if is_printed && terrain.shut.misses(&printed.through) {
            return printed.all;
        }
        self.lines(zone, Eyes::PLAIN, terrain).zones()
    }

    /// Which of some zones are seen from a zone, by eyes that nothing sharpens.
    pub(crate) fn sees_of(&self, zone: Zone, wanted: ZoneSet, terrain: &Terrain) -> ZoneSet {
        let printed = &self.zones[zone.index()].sights;
        if terrain.taint.or(terrain.turned).and(printed.cross).is_empty() {
            return printed.seen_of(wanted, &terrain.shut);
        }
        if printed.cross.and(wanted).is_empty() {
            return ZoneSet::EMPTY;
        }
        let mut seen = ZoneSet::only(zone);
        self.look(zone, Eyes::PLAIN, terrain, wanted, |to, _, _| seen.insert(to));
        seen.and(wanted)
    }

    /// Goes along every line from a zone that leads to any zone wanted, and tells each zone it shows.
    fn look(
        &self,
        zone: Zone,
        eyes: Eyes,
        terrain: &Terrain,
        wanted: ZoneSet,
        mut see: impl FnMut(Zone, u8, &BorderSet),
    ) {
        let ground = self.ground_now(zone, terrain);
        let above = self.sight.above.contains(&ground);
        let below = self.sight.below.contains(&ground);
        for ray in self.zones[zone.index()].rays.iter().filter(|ray| !ray.zones.and(wanted).is_empty()) {
            // The next cell of the zone looks for itself.
            if (!above || eyes.can(Eyes::THROUGH_WALLS)) && ray.cells[0].0 != zone {
                self.look_along(zone, ray, eyes, terrain, &mut see);
            }
            if above || below {
                self.look_over(zone, ray, terrain, &mut see);
            }
        }
    }

    /// A line at ground level.
    fn look_along(
        &self,
        start: Zone,
        ray: &Ray,
        eyes: Eyes,
        terrain: &Terrain,
        see: &mut impl FnMut(Zone, u8, &BorderSet),
    ) {
        let (rule, everywhere) = (&self.sight, eyes.can(Eyes::THROUGH_WALLS));
        let from_room = rule.line(self.ground_now(start, terrain), eyes) == Some(Line::EndsIn);
        let (mut last, mut range) = (start, 0);
        let mut through = BorderSet::EMPTY;
        let mut rooms = if eyes.can(Eyes::DEEPER) { 2 } else { 1 };
        for &(zone, border) in &ray.cells {
            if border != Border::NONE && !everywhere {
                match self.edge_now(border, terrain) {
                    Edge::Wall | Edge::Airlock | Edge::Rampart | Edge::Stairs => return,
                    Edge::Free => {}
                    Edge::Opening | Edge::Door(_) if terrain.shut.contains(border) => return,
                    Edge::Opening | Edge::Door(_) => through.insert(border),
                }
            }
            range += u8::from(zone != last || rule.range == Range::Cells);
            let ends = match rule.line(self.ground_now(zone, terrain), eyes) {
                _ if everywhere => false,
                None => return,
                Some(line) => line == Line::EndsIn,
            };
            if ends && from_room && range > 1 && rule.across == Across::Hidden && !eyes.can(Eyes::DEEPER) {
                return;
            }
            if ends && zone != last {
                if rooms == 0 {
                    return;
                }
                rooms -= 1;
            }
            if zone != start {
                see(zone, range, &through);
            }
            if ends && rooms == 0 {
                return;
            }
            last = zone;
        }
    }

    /// A line from above, or up: over everything.
    fn look_over(&self, start: Zone, ray: &Ray, terrain: &Terrain, see: &mut impl FnMut(Zone, u8, &BorderSet)) {
        let rule = &self.sight;
        let from_above = rule.above.contains(&self.ground_now(start, terrain));
        let (mut last, mut range) = (start, 0);
        for &(zone, _) in &ray.cells {
            range += u8::from(zone != last || rule.range == Range::Cells);
            let ground = self.ground_now(zone, terrain);
            if zone != start && (rule.above.contains(&ground) || from_above && rule.below.contains(&ground)) {
                see(zone, range, &BorderSet::EMPTY);
            }
            last = zone;
        }
    }
}

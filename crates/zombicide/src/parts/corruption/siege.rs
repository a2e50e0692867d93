//! A Siege: enemies come out of every zone of Corruption, then those at the foot of the walls climb. And what else the
//! team is asked: where a mighty one comes, and where the Beacon walks.

use super::{Answer, Rule, Seen};
use crate::board::Board;
use crate::content::map::{Edge, Ground};
use crate::deeds::check_goals;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Trace, traced, traced_names};
use crate::enemies::activation::Activation;
use crate::enemies::few::Few;
use crate::enemies::paths::{Noises, Paths};
use crate::event::Seen as CoreSeen;
use crate::frame::{Flow, Step};
use crate::ground::Mover;
use crate::parts;
use crate::pieces::{Hero, Kind, MAX_ZONES, Zone, ZoneSet};
use crate::rule::{Cited, Rule as CoreRule};
use crate::words::Say;
use holdout_kernel::{Phrase, Seat, SeatSet};
use std::hash::Hasher;

/// Most choices about climbing in one Siege; what would come after goes the first way.
const MOST_CHOICES: usize = 12;
/// Bits that count what a zone has got, and most figures of a Siege for each.
const BITS: usize = 4;
pub(super) const MOST: u8 = (1 << BITS) - 1;

/// What each zone has got, two zones to a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Got([u8; MAX_ZONES / 2]);

impl Got {
    const fn of(&self, zone: Zone) -> u8 {
        self.0[zone.index() / 2] >> (zone.index() % 2 * BITS) & MOST
    }

    const fn set(&mut self, zone: Zone, count: u8) {
        let shift = zone.index() % 2 * BITS;
        let pair = &mut self.0[zone.index() / 2];
        *pair = *pair & !(MOST << shift) | (count & MOST) << shift;
    }

    /// Told as digests know it: the zones that have got one figure, two, four, eight, each set counting for so many.
    fn sets(&self) -> [ZoneSet; BITS] {
        let zones = || (0..MAX_ZONES as u8).map(Zone);
        std::array::from_fn(|bit| zones().filter(|zone| self.of(*zone) >> bit & 1 == 1).collect())
    }
}

impl Trace for Got {
    fn rests(&self) -> bool {
        self.0.rests()
    }

    fn trace<H: Hasher>(&self, to: &mut H) {
        self.sets().trace(to);
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum What {
    Serve,
    /// Figures ran out.
    Short,
    Boss,
    Climb,
    /// The Beacon walks, or is pulled along.
    Walk,
    Pull,
    /// One of two Necromancers was killed.
    Falls,
    Done,
}

traced_names!(What { Serve, Short, Boss, Climb, Walk, Pull, Falls, Done });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asking {
    what: What,
    kind: Kind,
    count: u8,
    /// Figures each zone has got.
    got: Got,
    /// Zones that get some; where a mighty one may come.
    zones: ZoneSet,
    /// A Siege goes on with the climb.
    climbs: bool,
    choices: [Zone; MOST_CHOICES],
    chosen: u8,
    to: Zone,
}

traced!(Asking { what, kind, count, got, zones, climbs, choices, chosen, to });

fn new(what: What) -> Asking {
    let choices = [Zone::NONE; MOST_CHOICES];
    let (got, zones) = (Got([0; MAX_ZONES / 2]), ZoneSet::EMPTY);
    Asking { what, kind: Kind::Walker, count: 0, got, zones, climbs: false, choices, chosen: 0, to: Zone::NONE }
}

/// A Siege with figures of a kind for every zone of Corruption.
pub(super) fn begin(cx: &mut Cx<'_>, kind: Kind) -> Asking {
    let (zones, count) = (cx.board().terrain.taint, cx.board().parts.corruption.siege);
    cx.tell(Rule::Siege, Seen::Siege { kind, count, zones: zones.len() as u8 });
    Asking { kind, count, zones, climbs: true, ..new(What::Serve) }
}

fn place(cx: &mut Cx<'_>, zone: Zone, kind: Kind, count: u8, rule: Rule) {
    if count > 0 {
        let place = cx.place(zone);
        cx.tell(rule, CoreSeen::Spawned { kind, count, zone: place });
        parts::came(cx, zone, kind);
        parts::spawned(cx, zone);
    }
}

/// A card somebody drew lets enemies come where he stands.
pub(super) fn drawn(cx: &mut Cx<'_>, hero: Hero, kind: Kind, count: u8) -> Option<crate::Frame> {
    let zone = cx.board().hero(hero).zone;
    let there = cx.board().in_box(kind).min(count);
    place(cx, zone, kind, there, Rule::Drawn);
    if there == count {
        return None;
    }
    cx.tell(CoreRule::RunningOut, CoreSeen::Shortage { kind, missing: count - there });
    let taint = cx.board().terrain.taint;
    let zones = if taint.is_empty() { ZoneSet::only(zone) } else { taint };
    Some(Asking { kind, zones, ..new(What::Short) }.into())
}

/// Zombies at the foot of the walls, and where they would climb; or the choice that is still open: from where, onto
/// what, and whether they may stay.
type Open = (Zone, ZoneSet, bool);

impl Asking {
    pub(super) fn walk() -> Self {
        new(What::Walk)
    }

    pub(super) fn pull(to: Zone) -> Self {
        Self { to, ..new(What::Pull) }
    }

    pub(super) fn falls() -> Self {
        new(What::Falls)
    }

    fn given(&self, zone: Zone) -> u8 {
        self.got.of(zone)
    }

    fn give(&mut self, zone: Zone, more: u8) {
        self.got.set(zone, self.given(zone) + more);
    }

    /// Zones that could use a figure.
    fn hungry(&self) -> ZoneSet {
        self.zones.iter().filter(|zone| self.given(*zone) < self.count).collect()
    }

    /// Serves everybody where there is enough or no choice; true if the team must choose.
    fn serve(&mut self, cx: &mut Cx<'_>) -> bool {
        loop {
            let (hungry, left) = (self.hungry(), cx.board().in_box(self.kind));
            let wanted: u16 = hungry.iter().map(|zone| u16::from(self.count - self.given(zone))).sum();
            if wanted == 0 || left == 0 {
                return false;
            }
            if wanted <= u16::from(left) || hungry.len() == 1 {
                for zone in hungry.iter() {
                    let more = (self.count - self.given(zone)).min(cx.board().in_box(self.kind));
                    place(cx, zone, self.kind, more, Rule::Siege);
                    self.give(zone, more);
                }
                continue;
            }
            return true;
        }
    }

    /// Where a mighty one comes: zones that got nothing, else those that got too little.
    fn unlucky(&self) -> ZoneSet {
        let hungry = self.hungry();
        let none: ZoneSet = hungry.iter().filter(|zone| self.given(*zone) == 0).collect();
        if none.is_empty() { hungry } else { none }
    }

    fn come(&mut self, cx: &mut Cx<'_>, zone: Zone) {
        self.what = if self.climbs { What::Climb } else { What::Done };
        if let Some(boss) = cx.board().content().boss() {
            let place = cx.place(zone);
            cx.tell(CoreRule::RunningOut, CoreSeen::Spawned { kind: boss, count: 1, zone: place });
            parts::came(cx, zone, boss);
            parts::spawned(cx, zone);
        }
    }

    /// Where everybody at the foot of the walls climbs.
    fn plan(&self, board: &Board) -> Result<Few<(Zone, Zone)>, Open> {
        let (noises, mut paths) = (Noises::of(board), Paths::of(board));
        let (mut climbs, mut used) = (Few::new((Zone(0), Zone(0))), 0);
        for from in board.crowd.iter().filter(|zone| board.ground(*zone) == Ground::Street) {
            if climbers(board, from).iter().all(|(_, count)| *count == 0) || noises.has_people(from) {
                continue;
            }
            let walls = walls(board, from);
            if walls.is_empty() {
                continue;
            }
            let mover = board.knobs().movers[Kind::Walker.index()];
            let (goals, _) = noises.goals(&mut paths, from, mover);
            let (mut options, mut stays) = (ZoneSet::EMPTY, false);
            for goal in goals.iter() {
                let steps = |paths: &mut Paths<'_>, zone| paths.steps(zone, goal, mover).unwrap_or(usize::MAX);
                let here = steps(&mut paths, from);
                let (mut best, mut over) = (here, ZoneSet::EMPTY);
                for wall in walls.iter() {
                    let steps = steps(&mut paths, wall).saturating_add(1);
                    if steps < best {
                        (best, over) = (steps, ZoneSet::EMPTY);
                    }
                    if steps == best && best < here {
                        over.insert(wall);
                    }
                }
                options = options.or(over);
                stays |= over.is_empty();
            }
            if options.is_empty() {
                continue;
            }
            let choice = if options.len() == 1 && !stays || used >= MOST_CHOICES {
                options.first()
            } else {
                used += 1;
                if used > self.chosen as usize {
                    return Err((from, options, stays));
                }
                Some(self.choices[used - 1])
            };
            if let Some(to) = choice.filter(|to| options.contains(*to)) {
                climbs.push((from, to));
            }
        }
        Ok(climbs)
    }
}

/// Those of a zone who climb, by kind.
fn climbers(board: &Board, zone: Zone) -> [(Kind, u8); 3] {
    [Kind::Walker, Kind::Fatty, Kind::Runner].map(|kind| (kind, board.zombies[zone.index()][kind.index()]))
}

/// Walls that rise beside a zone.
fn walls(board: &Board, zone: Zone) -> ZoneSet {
    let map = &board.mission().map;
    let high = |border: &&crate::ground::Border| {
        matches!(map.edge_now(**border, &board.terrain), Edge::Rampart | Edge::Stairs)
    };
    let beyond = map.borders_of(zone).iter().filter(high).map(|border| map.borders[border.index()].beyond(zone));
    beyond.filter(|zone| board.ground(*zone) == Ground::Walkway).collect()
}

impl Step for Asking {
    fn name(&self) -> &'static str {
        "siege"
    }

    fn rule(&self) -> Cited {
        match self.what {
            What::Serve | What::Short | What::Boss => Rule::Shares.into(),
            What::Climb => Rule::Climbs.into(),
            What::Falls => CoreRule::SamePriority.into(),
            What::Walk | What::Pull | What::Done => Rule::BeaconWalks.into(),
        }
    }

    /// Nobody interferes before every zone has got its figures.
    fn settles(&self) -> bool {
        matches!(self.what, What::Serve | What::Falls)
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let boss = cx.board().content().boss();
        match self.what {
            What::Serve => {
                if self.serve(cx) {
                    return Flow::WaitAnew;
                }
                self.zones = self.unlucky();
                self.what = if self.zones.is_empty() { What::Climb } else { What::Short };
                if self.what == What::Short {
                    let missing = self.hungry().iter().map(|zone| self.count - self.given(zone)).fold(0, u8::saturating_add);
                    cx.tell(CoreRule::RunningOut, CoreSeen::Shortage { kind: self.kind, missing });
                }
                Flow::Replace((*self).into())
            }
            What::Short => {
                let there = boss.is_some_and(|boss| cx.board().on_board(boss) > 0);
                self.what = match (there, cx.board().festival) {
                    (true, false) if self.climbs => What::Climb,
                    (true, false) => What::Done,
                    (..) => What::Boss,
                };
                match boss.filter(|_| there) {
                    Some(boss) => Flow::Push(crate::Frame::Activation(Activation::of(boss.bit()))),
                    None => Flow::Replace((*self).into()),
                }
            }
            What::Boss => {
                if boss.is_none_or(|boss| cx.board().in_box(boss) == 0) || self.zones.is_empty() {
                    self.what = if self.climbs { What::Climb } else { What::Done };
                    return Flow::Replace((*self).into());
                }
                if self.zones.len() == 1 {
                    let only = self.zones.first().unwrap_or_default();
                    self.come(cx, only);
                    return Flow::Replace((*self).into());
                }
                Flow::WaitAnew
            }
            What::Climb => match self.plan(cx.board()) {
                Err(_) => Flow::WaitAnew,
                Ok(climbs) => {
                    for (from, to) in climbs.iter() {
                        let (here, there) = (cx.place(*from), cx.place(*to));
                        for (kind, count) in climbers(cx.board(), *from).into_iter().filter(|(_, count)| *count > 0) {
                            cx.tell(Rule::Climbs, Seen::Climbed { kind, count, from: here, to: there });
                        }
                    }
                    parts::marched(cx);
                    Flow::Pop
                }
            },
            What::Walk | What::Pull | What::Falls => Flow::Wait,
            What::Done => Flow::Pop,
        }
    }

    fn about(&self, board: &Board) -> Phrase {
        match self.what {
            What::Serve | What::Short => Phrase::new("wd-ask-serve").kind(self.kind).arg("count", self.count),
            What::Boss => Phrase::new("wd-ask-boss"),
            What::Climb => {
                let from = self.plan(board).err().map(|(from, ..)| board.spot(from)).unwrap_or_default();
                Phrase::new("wd-ask-climb").zone(from)
            }
            What::Walk | What::Done => Phrase::new("wd-ask-beacon"),
            What::Pull => Phrase::new("wd-ask-pull-beacon"),
            What::Falls => Phrase::new("wd-ask-falls"),
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        let mut each = |zones: ZoneSet, answer: fn(crate::pieces::Spot) -> Answer| {
            for (at, zone) in zones.iter().enumerate() {
                let answer = answer(board.spot(zone)).into();
                out.offer(answer);
                if at == 0 {
                    out.fall_back(answer);
                }
            }
        };
        match self.what {
            What::Serve => each(self.hungry(), |zone| Answer::Serve { zone }),
            What::Boss => each(self.zones, |zone| Answer::Boss { zone }),
            What::Climb => {
                if let Err((_, options, stays)) = self.plan(board) {
                    each(options, |zone| Answer::Climb { zone });
                    if stays {
                        out.offer(Answer::Stay.into());
                    }
                }
            }
            What::Walk => {
                let zone = board.parts.corruption.beacon;
                board.ways(zone, Mover::SURVIVOR).iter().for_each(|to| {
                    out.offer(Answer::Beacon { zone: board.spot(to) }.into());
                });
                out.offer(Answer::Stay.into());
                out.fall_back(Answer::Stay.into());
            }
            What::Pull => {
                out.offer(crate::Answer::Agree);
                out.offer(crate::Answer::Refuse);
                out.fall_back(crate::Answer::Agree);
            }
            What::Falls => {
                out.offer(Answer::DefilerFalls.into());
                out.offer(Answer::FurtherFalls.into());
                out.fall_back(Answer::DefilerFalls.into());
            }
            What::Short | What::Done => {}
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        use crate::Answer::{Agree, Part, Refuse};
        use parts::Answer::Corruption as Own;
        match answer {
            Part(Own(Answer::Serve { zone })) => {
                let zone = cx.board().at(zone);
                place(cx, zone, self.kind, 1, Rule::Shares);
                self.give(zone, 1);
            }
            Part(Own(Answer::Boss { zone })) => {
                let zone = cx.board().at(zone);
                self.come(cx, zone);
            }
            Part(Own(Answer::DefilerFalls)) => {
                self.what = What::Done;
                cx.tell(Rule::Dies, Seen::DefilerDied);
                check_goals(cx, false);
            }
            Part(Own(Answer::FurtherFalls)) => {
                self.what = What::Done;
                cx.tell(Rule::Further, Seen::FurtherDied);
                check_goals(cx, false);
            }
            Part(Own(Answer::Climb { zone })) => {
                self.choices[self.chosen as usize] = cx.board().at(zone);
                self.chosen += 1;
            }
            Part(Own(Answer::Stay)) if self.what == What::Climb => self.chosen += 1,
            Part(Own(Answer::Beacon { zone })) => {
                self.what = What::Done;
                let to = cx.place(cx.board().at(zone));
                cx.tell(Rule::BeaconWalks, Seen::BeaconMoved { to });
                check_goals(cx, false);
            }
            Agree => {
                self.what = What::Done;
                let to = cx.place(self.to);
                cx.tell(Rule::BeaconWalks, Seen::BeaconMoved { to });
                check_goals(cx, false);
            }
            Part(Own(Answer::Stay)) | Refuse => self.what = What::Done,
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}

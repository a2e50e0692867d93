//! An Activation. All attacks, then all moves; then the same again for those with two Actions.
//!
//! Moves happen at once, so they are worked out before any figure moves. Where the team must choose, the frame asks,
//! keeps the answers, and works the moves out again from the unchanged board.

mod foresight;
mod groups;

pub(crate) use foresight::Foreseen;
use groups::{Fork, Group, March, Marches, Open};

use super::few::Few;
use super::paths::{Noises, Paths, ways};
use crate::answer::Answer;
use crate::board::{Board, Fate};
use crate::combat::harm::Harm;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{Derived, traced, traced_names};
use crate::event::{Lure, Seen};
use crate::frame::{Flow, Frame, Step};
use crate::ground::Mover;
use crate::knobs::{Split, Taunts};
use crate::matter::Matter;
use crate::parts;
use crate::pieces::*;
use crate::rule::{Cited, Rule};
use crate::words::Say;
use holdout_kernel::{Phrase, Seat, SeatSet};

/// Most answers one step of moves asks for; what would come after goes the first way.
const MOST_CHOICES: usize = 16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Begin,
    Attacks,
    Moves,
}

traced_names!(Stage { Begin, Attacks, Moves });

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activation {
    kinds: u8,
    stage: Stage,
    /// Zones whose attack is still to be resolved.
    attacks: ZoneSet,
    /// Zones whose enemies attack with this Action.
    attacked: ZoneSet,
    choices: [Zone; MOST_CHOICES],
    chosen: u8,
    /// Actions they have used: some have a second one.
    second: u8,
    /// Called by one Survivor: only these enemies act, and only against him.
    after: Hero,
    called: [(Zone, Counts); 4],
    /// Where an Abomination comes once these have acted.
    joins: Option<Zone>,
    /// The choice the team is asked for.
    open: Derived<Open>,
}

traced!(Activation { kinds, stage, attacks, attacked, choices, chosen, second, after, called, joins, open });

/// How a choice is made that the team has not made.
type Pick = fn(ZoneSet) -> Option<Zone>;

/// Makes the next choice; nothing if it is the team's and still open.
type Choose<'a> = dyn FnMut(ZoneSet) -> Option<Zone> + 'a;

impl Activation {
    /// All enemies of some kinds.
    pub const fn of(kinds: u8) -> Self {
        Self {
            kinds,
            stage: Stage::Begin,
            attacks: ZoneSet::EMPTY,
            attacked: ZoneSet::EMPTY,
            choices: [Zone::NONE; MOST_CHOICES],
            chosen: 0,
            second: 0,
            after: Hero::NONE,
            called: [(Zone::NONE, [0; KINDS]); 4],
            joins: None,
            open: Derived(Open::NONE),
        }
    }

    /// All of the kind that comes where figures run out, and then another one in a zone, if there is one.
    pub fn joined(boss: Kind, zone: Zone) -> Self {
        Self { joins: Some(zone), ..Self::of(boss.bit()) }
    }

    /// The enemies of one zone, after one Survivor.
    pub fn taunted(hero: Hero, zone: Zone, board: &Board) -> Self {
        let mut called = [(Zone::NONE, [0; KINDS]); 4];
        called[0] = (zone, board.zombies[zone.index()]);
        Self { after: hero, called, ..Self::of(ALL_KINDS) }
    }

    /// Whose way the team chooses.
    pub(crate) fn matter(&self, board: &Board) -> Option<Matter> {
        let fork = self.fork(board).filter(|fork| fork.from != Zone::NONE)?;
        Some(Matter::Way { kind: fork.kind, zone: board.spot(fork.from) })
    }

    fn only(&self) -> Option<Hero> {
        (self.after != Hero::NONE).then_some(self.after)
    }

    /// Those of a zone that act now.
    fn acting(&self, board: &Board, zone: Zone) -> Counts {
        let mut all = only_kinds(board.zombies[zone.index()], self.kinds);
        if all != [0; KINDS] && parts::sleeps(board) {
            let asleep = parts::asleep(board, zone, self.second > 0);
            all.iter_mut().zip(asleep).for_each(|(all, asleep)| *all = all.saturating_sub(asleep));
        }
        if self.after != Hero::NONE {
            all.iter_mut().zip(self.called(zone)).for_each(|(all, called)| *all = called.min(*all));
        }
        all
    }

    /// Those of a zone whose Activation it is, asleep or not.
    fn of_kinds(&self, board: &Board, zone: Zone) -> Counts {
        let all = if self.after == Hero::NONE { board.zombies[zone.index()] } else { self.called(zone) };
        only_kinds(all, self.kinds)
    }

    /// Those of a zone who are called.
    fn called(&self, zone: Zone) -> Counts {
        self.called.iter().find(|(at, _)| *at == zone).map_or([0; KINDS], |(_, counts)| *counts)
    }

    fn zones(&self, board: &Board) -> ZoneSet {
        if self.after == Hero::NONE {
            return board.crowd;
        }
        self.called.iter().map(|(zone, _)| *zone).filter(|zone| *zone != Zone::NONE).collect()
    }

    /// Those of some zones in which anybody acts now.
    fn stirring(&self, board: &Board, zones: ZoneSet) -> ZoneSet {
        zones.iter().filter(|zone| self.acting(board, *zone) != [0; KINDS]).collect()
    }

    /// `Rule::AllAttack`: zones where somebody is attacked.
    fn find_attacks(&self, board: &Board) -> ZoneSet {
        let victims: ZoneSet = if let Some(hero) = self.only() {
            ZoneSet::only(board.hero(hero).zone)
        } else {
            let team = board.living().filter(|hero| board.noticed(*hero)).map(|hero| board.hero(hero).zone);
            let mut victims: ZoneSet = team.collect();
            parts::allies(board, &mut |ally| victims.insert(ally.zone));
            victims
        };
        self.stirring(board, self.zones(board).and(victims))
    }

    fn join(&self, cx: &mut Cx<'_>) {
        if let (Some(zone), Some(kind)) = (self.joins, cx.board().content().boss())
            && cx.board().in_box(kind) > 0
        {
            let place = cx.place(zone);
            cx.tell(Rule::RunningOut, Seen::Spawned { kind, count: 1, zone: place });
            parts::came(cx, zone, kind);
            parts::spawned(cx, zone);
        }
    }

    fn begin(&mut self, cx: &mut Cx<'_>) {
        if self.after == Hero::NONE {
            parts::activates(cx, self.kinds);
        }
        if self.second == 0 {
            parts::roused(cx, &|board, zone| self.of_kinds(board, zone));
        }
        parts::stirs(cx, &|board| self.stirring(board, self.zones(board)));
        self.attacks = self.find_attacks(cx.board());
        self.attacked = self.attacks;
        self.chosen = 0;
        self.stage = Stage::Attacks;
    }

    /// The choice that is still open.
    fn fork(&self, board: &Board) -> Option<Fork> {
        let Open { kind, from, ways } = self.open.0;
        let ways = ways.into_iter().filter(|way| *way != Zone::NONE);
        kind.map(|kind| Fork { kind, from, ways: ways.collect() })
            .or_else(|| self.plan(board, &mut Paths::of(board), None, &mut Marches::new()))
    }

    /// Whether the choice it keeps is the one that would be found now.
    #[cfg(test)]
    pub(crate) fn keeps_its_choice(&self, board: &Board) -> bool {
        let anew = self.plan(board, &mut Paths::of(board), None, &mut Marches::new());
        let told = |fork: Fork| (fork.kind, fork.from, fork.ways);
        self.fork(board).map(told) == anew.map(told)
    }

    /// Those who would walk, zone by zone, and where they could go next.
    fn group(&self, board: &Board, paths: &mut Paths<'_>, groups: &mut Few<Group>) {
        let noises = Noises::of(board);
        let wanderers = board.content().wanderers;
        let after = self.only().map(|hero| board.hero(hero).zone);
        // Most zones have nobody of the few kinds that act twice.
        let any = |from: &Zone| only_kinds(board.zombies[from.index()], self.kinds) != [0; KINDS];
        for from in self.zones(board).minus(self.attacked).iter().filter(any) {
            let mut known: Option<(Mover, (ZoneSet, Lure, bool))> = None;
            for (kind, count) in present(self.acting(board, from)) {
                // Those who walk alike go alike.
                let mover = board.knobs().movers[kind.index()];
                // Who is called along open ways leaves closed doors alone.
                let open = after.is_some() && board.knobs().taunts == Taunts::TwoSteps;
                let mover = if open { mover.without(Mover::BREAKS) } else { mover };
                let (next, lure, imagined) = match known {
                    Some((alike, known)) if alike == mover => known,
                    // Nothing draws those who go ways of their own, unless somebody calls them.
                    _ if after.is_none() && wanderers & kind.bit() != 0 => {
                        groups.push(Group { kind, from, mover, count, ..Group::NONE });
                        continue;
                    }
                    _ => ways(paths, &noises, mover, from, after),
                };
                known = Some((mover, (next, lure, imagined)));
                groups.push(Group { kind, from, mover, next, lure, imagined, count, added: 0 });
            }
        }
    }

    /// `Rule::SplitAdds`: figures from the box for groups that split unevenly. Where there are too few for all of them, the
    /// team gives them out.
    fn support(board: &Board, groups: &mut Few<Group>, choose: &mut Choose<'_>) -> Option<Fork> {
        let splits = |kind: Kind| board.content().enemy(kind).splits;
        let mut wanted = [0_u8; KINDS];
        for group in groups.iter_mut().filter(|group| group.next.is_many() && splits(group.kind)) {
            group.added = group.wants();
            let all = &mut wanted[group.kind.index()];
            *all = all.saturating_add(group.added);
        }
        if wanted == [0; KINDS] {
            return None;
        }
        let supply = board.all_in_box();
        for kind in Kind::ALL.into_iter().filter(|kind| wanted[kind.index()] > supply[kind.index()]) {
            let left = supply[kind.index()];
            let asks = |one: &&Group| one.kind == kind && one.added > 0;
            let is_alone = groups.iter().filter(asks).count() == 1;
            let start = if is_alone { left } else { 0 };
            groups.iter_mut().filter(|one| one.kind == kind && one.added > 0).for_each(|one| one.added = start);
            if is_alone {
                continue;
            }
            for _ in 0..left {
                let open = groups.iter().filter(|one| one.kind == kind && one.added < one.wants());
                let open: ZoneSet = open.map(|one| one.from).collect();
                let Some(zone) = choose(open) else { return Some(Fork { kind, from: Zone::NONE, ways: open }) };
                if let Some(group) = groups.iter_mut().find(|one| one.kind == kind && one.from == zone) {
                    group.added += 1;
                }
            }
        }
        None
    }

    /// Where everybody goes; or the choice that is still open.
    fn plan(&self, board: &Board, paths: &mut Paths<'_>, pick: Option<Pick>, marches: &mut Marches) -> Option<Fork> {
        let split = board.knobs().split;
        let (mut used, mut forked) = (0, false);
        let mut choose = |options: ZoneSet| -> Option<Zone> {
            if !options.is_many() || used >= MOST_CHOICES {
                return options.first();
            }
            used += 1;
            if used <= self.chosen as usize {
                return Some(self.choices[used - 1]);
            }
            forked = true;
            pick.and_then(|pick| pick(options))
        };
        let mut groups = Few::new(Group::NONE);
        self.group(board, paths, &mut groups);
        if split == Split::AddFigures
            && let Some(fork) = Self::support(board, &mut groups, &mut choose)
        {
            return Some(fork);
        }
        // Where those of a zone who walk alike go, if they stay together.
        let mut together: Option<(Zone, Mover, Zone)> = None;
        // Figures left over so far in a zone, by the way they go.
        let (mut over_of, mut over_by) = (Zone::NONE, [0; MAX_ZONES]);
        for &Group { kind, from, mover, next, lure, imagined, count, added } in groups.iter() {
            let called = (self.after != Hero::NONE).then_some(next);
            let own = board.content().wanderers & kind.bit() != 0;
            if let Some(figures) = own.then(|| parts::own_ways(board, paths, kind, from, called)).flatten() {
                for &(number, options) in figures.iter() {
                    if options.is_empty() {
                        continue;
                    }
                    let Some(to) = choose(options) else { return Some(Fork { kind, from, ways: options }) };
                    let lure = Lure::SpawnZone;
                    marches.push(March { kind, from, to, moved: 1, added: 0, lure, number });
                }
                continue;
            }
            // Where no way leads, a step that cannot be taken may be chosen, and they stay.
            let steps = if imagined { paths.ways(from, mover) } else { next };
            if next.and(steps).is_empty() {
                continue;
            }
            if split == Split::Together {
                let known = together.filter(|one| (one.0, one.1) == (from, mover)).map(|one| one.2);
                let Some(to) = known.or_else(|| choose(next)) else { return Some(Fork { kind, from, ways: next }) };
                together = Some((from, mover, to));
                if !steps.contains(to) {
                    continue;
                }
                marches.push(March { kind, from, to, moved: count, added: 0, lure, number: 0 });
                continue;
            }
            if !board.content().enemy(kind).splits {
                // `Rule::TeamDirects`: the team chooses, figure by figure.
                for _ in 0..count {
                    let Some(to) = choose(next) else { return Some(Fork { kind, from, ways: next }) };
                    marches.push(March { kind, from, to, moved: 1, added: 0, lure, number: 0 });
                }
                continue;
            }
            if !next.is_many() {
                let to = next.first().unwrap_or(from);
                marches.push(March { kind, from, to, moved: count, added, lure, number: 0 });
                continue;
            }
            // Groups with several ways split up.
            let (ways, total) = (next.len() as u8, count + added);
            let (each, mut over) = (total / ways, total % ways);
            let mut more = ZoneSet::EMPTY;
            if over > 0 && over_of != from {
                (over_of, over_by) = (from, [0; MAX_ZONES]);
            }
            while over > 0 {
                let mut open = next.minus(more);
                if split == Split::ShareOut {
                    // Groups differ by one figure at most, over all kinds.
                    let given = |zone: &Zone| over_by[zone.index()];
                    let least = open.iter().map(|zone| given(&zone)).min().unwrap_or(0);
                    open = open.iter().filter(|zone| given(zone) == least).collect();
                }
                let Some(to) = choose(open) else { return Some(Fork { kind, from, ways: open }) };
                more.insert(to);
                over -= 1;
                over_by[to.index()] += 1;
            }
            let mut left = count;
            for to in next.iter() {
                let part = each + u8::from(more.contains(to));
                let moved = part.min(left);
                left -= moved;
                if part > 0 {
                    marches.push(March { kind, from, to, moved, added: part - moved, lure, number: 0 });
                }
            }
        }
        marches.forked = forked;
        None
    }

    /// The rule a group moves by.
    pub(crate) fn rule_of(board: &Board, kind: Kind, lure: Lure) -> Cited {
        let own = board.content().wanderers & kind.bit() != 0;
        own.then(|| parts::way_rule(&board.knobs().parts, kind)).flatten().unwrap_or(Cited::Core(match lure {
            Lure::Sight => Rule::SeesSurvivors,
            Lure::Noise => Rule::HearsNoise,
            Lure::SpawnZone | Lure::Taunt => Rule::SkillDeed,
        }))
    }

    fn march(&mut self, cx: &mut Cx<'_>, marches: &Marches) {
        // Those who are called stay so where they come to.
        let (calls, mut called) = (self.after != Hero::NONE, [(Zone::NONE, [0; KINDS]); 4]);
        let mut stay_called = |zone: Zone, counts: Counts| {
            let group = called.iter_mut().find(|(at, _)| calls && (*at == zone || *at == Zone::NONE));
            if let Some((at, sums)) = group {
                *at = zone;
                sums.iter_mut().zip(counts).for_each(|(sum, more)| *sum += more);
            }
        };
        // Who meets a closed door deals with it and goes no farther; all of them as the doors are now.
        let board = cx.board();
        let breaks = |march: &&March| board.knobs().movers[march.kind.index()].can(Mover::BREAKS);
        let mut held: Few<(Zone, Zone)> = Few::new((Zone(0), Zone(0)));
        for march in marches.iter().filter(breaks) {
            if march.moved > 0 && board.shut_between(march.from, march.to).is_some() {
                held.push((march.from, march.to));
            }
        }
        let is_held = |march: &March| held.iter().any(|one| *one == (march.from, march.to));
        for march in marches.iter() {
            if is_held(march) {
                if let Some(door) = cx.board().shut_between(march.from, march.to) {
                    parts::broken(cx, march.from, march.to, door);
                }
                stay_called(march.from, march.kind.times(march.moved));
                continue;
            }
            if parts::walk(cx, march.kind, march.number, march.from, march.to) {
                continue;
            }
            let (from, to) = (cx.place(march.from), cx.place(march.to));
            let rule = Self::rule_of(cx.board(), march.kind, march.lure);
            if march.moved > 0 {
                let (kind, count, lure) = (march.kind, march.moved, march.lure);
                cx.tell(rule, Seen::ZombiesMoved { kind, count, from, to, lure });
            }
            if march.added > 0 {
                cx.tell(Rule::SplitAdds, Seen::ZombiesAdded { kind: march.kind, count: march.added, zone: to });
            }
            stay_called(march.to, march.kind.times(march.moved + march.added));
        }
        let arrived = marches.iter().filter(|march| !is_held(march));
        for march in arrived.filter(|march| march.moved + march.added > 0) {
            parts::came(cx, march.to, march.kind);
        }
        parts::marched(cx);
        if calls {
            // Those who attacked stay where they are and belong to the called as well.
            self.attacked.iter().for_each(|zone| stay_called(zone, self.acting(cx.board(), zone)));
            self.called = called;
        }
    }
}

impl Step for Activation {
    fn name(&self) -> &'static str {
        "activation"
    }

    fn rule(&self) -> Cited {
        Rule::TeamDirects.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        // Those who act twice go the same ways, unless a step has changed the ground.
        let ground = cx.board().terrain;
        let mut paths = Paths::over(cx.board(), &ground);
        loop {
            match self.stage {
                Stage::Begin => {
                    if self.only().is_some_and(|hero| cx.board().hero(hero).fate != Fate::Alive) {
                        return Flow::Pop;
                    }
                    self.begin(cx);
                    if cx.board().outcome.is_some() {
                        return Flow::Pop;
                    }
                }
                Stage::Attacks => {
                    let Some(zone) = self.attacks.iter().next() else {
                        self.stage = Stage::Moves;
                        continue;
                    };
                    self.attacks.remove(zone);
                    let counts = self.acting(cx.board(), zone);
                    let place = cx.place(zone);
                    let each = cx.board().content().enemies;
                    let wounds = counts.iter().zip(each).map(|(count, enemy)| count * enemy.wounds).sum();
                    cx.tell(Rule::AllAttack, Seen::ZombiesAttacked { zone: place, wounds });
                    let harm = Harm::attack(cx.board(), zone, counts, self.only());
                    return Flow::Push(Frame::Harm(harm));
                }
                Stage::Moves => {
                    if self.only().is_some_and(|hero| cx.board().hero(hero).fate != Fate::Alive) {
                        return Flow::Pop;
                    }
                    let mut marches = Marches::new();
                    let board = cx.board();
                    let fork = if paths.are_of(board) {
                        self.plan(board, &mut paths, None, &mut marches)
                    } else {
                        self.plan(board, &mut Paths::of(board), None, &mut marches)
                    };
                    self.open = Derived(fork.as_ref().map_or(Open::NONE, Open::of));
                    if fork.is_some() {
                        return Flow::Wait;
                    }
                    self.march(cx, &marches);
                    // A game that is lost by a step is over before anybody acts again.
                    if cx.board().outcome.is_some() || parts::lost(cx.board()).is_some() {
                        return Flow::Replace(Frame::Activation(*self));
                    }
                    // Those with more Actions go through it all again.
                    self.second += 1;
                    let again = |kind: &Kind| cx.board().content().enemy(*kind).actions > self.second;
                    let more = Kind::ALL.into_iter().filter(again).fold(0, |bits, kind| bits | kind.bit());
                    self.kinds &= more;
                    if self.kinds == 0 {
                        parts::settled(cx);
                        self.join(cx);
                        return Flow::Pop;
                    }
                    self.stage = Stage::Begin;
                }
            }
        }
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        if let Some(fork) = self.fork(board) {
            for (at, zone) in fork.ways.iter().enumerate() {
                let zone = board.spot(zone);
                let answer = if fork.from == Zone::NONE { Answer::Support { zone } } else { Answer::Way { zone } };
                out.offer(answer);
                if at == 0 {
                    out.fall_back(answer);
                }
            }
        }
    }

    fn about(&self, board: &Board) -> Phrase {
        let kind = self.fork(board).map_or(Kind::Walker, |fork| fork.kind);
        Phrase::new("zc-ask-support").kind(kind)
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let (Answer::Way { zone } | Answer::Support { zone }) = answer else {
            unreachable!("{answer:?} was not offered")
        };
        self.choices[self.chosen as usize] = cx.board().at(zone);
        self.chosen += 1;
    }
}

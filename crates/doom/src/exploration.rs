//! DM-14: areas come out of the dark as soon as a marine sees a square of them.

use crate::answer::Answer;
use crate::board::{Board, HiddenMonster, INVADER};
use crate::event::{Placing, Seen};
use crate::frame::{Frame, Step, one};
use crate::geometry::{self, whole};
use crate::movement::Pose;
use crate::pieces::{Area, Axis, MonsterKind, Shape};
use crate::{Cx, Doom, Flow, goals};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// Looks for areas in sight and reveals them one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Explore {
    /// The area being laid out.
    area: Option<Area>,
    /// An area that is revealed whether or not somebody sees it (start, teleporter).
    first: Option<Area>,
    /// The next hidden monster to look at.
    next: u8,
    reuse: Option<Reuse>,
    place: Option<Pose>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Reuse {
    Take(u8),
    No,
}

impl Explore {
    /// DM-14.2: something that can alter sight has happened.
    pub fn look() -> Frame {
        Frame::Explore(Self::default())
    }

    /// DM-2.6, DM-19.3: this area in any case.
    pub fn reveal(area: Area) -> Frame {
        Frame::Explore(Self { first: Some(area), ..Self::default() })
    }

    fn pending(&self, board: &Board, key: Key) -> Option<HiddenMonster> {
        let area = self.area?;
        let hidden = &board.hidden.open(key).monsters;
        let mut rest = hidden.iter().skip(self.next as usize);
        rest.find(|monster| monster.at.is_some() && monster.area == area && monster.slot <= board.marines).copied()
    }

    /// Moves on to the next hidden monster of the area.
    fn seek(&mut self, board: &Board, key: Key) -> Option<HiddenMonster> {
        let area = self.area?;
        let hidden = &board.hidden.open(key).monsters;
        while (self.next as usize) < hidden.len() {
            let monster = hidden[self.next as usize];
            if monster.at.is_some() && monster.area == area && monster.slot <= board.marines {
                return Some(monster);
            }
            self.next += 1;
        }
        None
    }

    fn done_with_it(&mut self) {
        self.next += 1;
        (self.reuse, self.place) = (None, None);
    }
}

/// The figures that could be used anew for a kind (DM-7.9).
pub fn reusable(board: &Board, kind: MonsterKind) -> impl Iterator<Item = u8> + '_ {
    let may = goals::may_be_reused(board, kind);
    board.monsters_on_board().filter(move |(_, one)| may && one.kind == kind).map(|(slot, _)| slot)
}

/// DM-14.7: its own squares, or else the nearest free ones of the area. `without` counts as gone already.
fn places(board: &Board, monster: &HiddenMonster, without: Option<u8>) -> Vec<Pose> {
    let gone = without.map(|slot| board.monster_body(slot));
    let free = |square: &crate::pieces::Square| {
        board.is_free(*square) || gone.is_some_and(|body| body.contains(*square) && board.is_walkable(*square))
    };
    let fits = |pose: Pose| {
        board
            .body_of(monster.kind, pose.at, pose.axis)
            .is_some_and(|body| whole(board.map(), &board.ground, &body) && body.squares().iter().all(free))
    };
    let own = Pose { at: monster.at, axis: monster.axis };
    if fits(own) {
        return vec![own];
    }
    let squares = board.map().areas[monster.area.index()].minus(&board.map().exits);
    let away = geometry::distances(board.map(), &board.ground, monster.at);
    let axes: &[Axis] = match board.shape(monster.kind) {
        Shape::Pair => &[Axis::East, Axis::South],
        Shape::Single | Shape::Block => &[Axis::East],
    };
    let mut nearest = u8::MAX;
    let mut found = Vec::new();
    for at in squares.iter() {
        for axis in axes {
            let pose = Pose { at, axis: *axis };
            let inside = board
                .body_of(monster.kind, at, *axis)
                .is_some_and(|body| body.squares().iter().all(|square| squares.contains(*square)));
            if inside && fits(pose) && away[at.index()] <= nearest {
                if away[at.index()] < nearest {
                    nearest = away[at.index()];
                    found.clear();
                }
                found.push(pose);
            }
        }
    }
    found
}

/// Puts a monster on the board, with a new figure or in the place of an old one.
pub fn put(cx: &mut Cx<'_>, kind: MonsterKind, pose: Pose, reuse: Option<u8>, how: Placing, rule: RuleId) {
    if let Some(slot) = reuse {
        cx.emit(RuleId("DM-7.9"), Seen::MonsterRemoved { monster: slot, kind }.into());
    }
    let Some(slot) = reuse.or_else(|| cx.free_slot()) else { return };
    let event = Seen::MonsterPlaced { monster: slot, kind, at: cx.spot(pose.at), axis: pose.axis, how };
    cx.emit(rule, event.into());
}

impl Step for Explore {
    fn rule(&self) -> RuleId {
        RuleId("DM-14.7")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            let key = cx.key();
            if self.area.is_none() {
                let first = self.first.take().filter(|area| !cx.is_revealed(*area));
                let Some(area) = first.or_else(|| cx.area_in_sight()) else { return Flow::Pop };
                let (scenario, texts) = (&cx.scenario().id, &cx.scenario().areas[area.index()]);
                let event = Seen::AreaRevealed {
                    area: cx.first_spot(area),
                    scenario,
                    name: &texts.name,
                    text: &texts.text,
                    number: area,
                };
                cx.emit(RuleId("DM-14.1"), event.into());
                (self.area, self.next) = (Some(area), 0);
            }
            let Some(monster) = self.seek(cx, key) else {
                self.area = None;
                continue;
            };
            let reuse = match self.reuse {
                None if cx.spare(monster.kind) > 0 => None,
                None if reusable(cx, monster.kind).next().is_some() => return Flow::Wait,
                Some(Reuse::Take(slot)) => Some(slot),
                None | Some(Reuse::No) => {
                    let event = Seen::MonsterLeftOut { kind: monster.kind, how: Placing::Reveal };
                    cx.emit(RuleId("DM-14.7"), event.into());
                    self.done_with_it();
                    continue;
                }
            };
            let open = self.place.map_or_else(|| places(cx, &monster, reuse), |pose| vec![pose]);
            match open.as_slice() {
                [] => {
                    let event = Seen::MonsterLeftOut { kind: monster.kind, how: Placing::Reveal };
                    cx.emit(RuleId("DM-14.7"), event.into());
                }
                [pose] => put(cx, monster.kind, *pose, reuse, Placing::Reveal, RuleId("DM-14.6")),
                _ => return Flow::Wait,
            }
            self.done_with_it();
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(INVADER)
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, key: Key, out: &mut O) {
        let Some(monster) = self.pending(board, key) else { return };
        if self.reuse.is_none() && board.spare(monster.kind) == 0 {
            for slot in reusable(board, monster.kind) {
                if !places(board, &monster, Some(slot)).is_empty() {
                    out.offer(Answer::Reuse { monster: slot });
                }
            }
            out.offer(Answer::LeaveOut);
            out.fall_back(Answer::LeaveOut);
            return;
        }
        let reuse = match self.reuse {
            Some(Reuse::Take(slot)) => Some(slot),
            Some(Reuse::No) | None => None,
        };
        let open = places(board, &monster, reuse);
        for pose in &open {
            out.offer(Answer::Place { at: board.spot(pose.at), axis: pose.axis });
        }
        if let Some(pose) = open.first() {
            out.fall_back(Answer::Place { at: board.spot(pose.at), axis: pose.axis });
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Reuse { monster } => self.reuse = Some(Reuse::Take(monster)),
            Answer::Place { at, axis } => self.place = Pose::read(cx, at, axis),
            _ => self.reuse = Some(Reuse::No),
        }
    }
}

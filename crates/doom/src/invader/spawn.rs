//! DM-7: spawning. The monsters of a card appear where no marine sees them.

use crate::answer::Answer;
use crate::board::{Board, INVADER};
use crate::event::{Placing, Seen};
use crate::exploration::{self, Explore};
use crate::frame::{Frame, Step, one};
use crate::geometry::{body, whole};
use crate::movement::Pose;
use crate::orders::guard::Guard;
use crate::pieces::{Axis, Card, CardName, MonsterKind, Shape, SpawnKind, Squares};
use crate::{Cx, Doom, Flow};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// A spawn card being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spawning {
    card: Card,
    kind: SpawnKind,
    at: At,
    group: Option<u8>,
    /// Monsters of the group that were placed or lost, by place.
    done: u8,
    chosen: Option<MonsterKind>,
    reuse: Option<u8>,
    place: Option<Pose>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum At {
    #[default]
    Show,
    Group,
    Place,
    Discard,
    Guard,
    End,
}

/// DM-7.3 to DM-7.5: where a kind may appear; `without` counts as gone already.
pub fn places<'b>(
    board: &'b Board,
    kind: MonsterKind,
    without: Option<u8>,
    watched: &Squares,
) -> impl Iterator<Item = Pose> + use<'b> {
    let mut open = board.ground.revealed.minus(watched).minus(&board.map().exits);
    let mut taken = board.obstacles().or(&board.monster_squares).or(&board.marine_squares);
    if let Some(slot) = without {
        for square in board.monster_body(slot).squares() {
            taken.remove(*square);
        }
    }
    open = open.minus(&taken);
    let shape = board.shape(kind);
    let axes: &[Axis] = match shape {
        Shape::Pair => &[Axis::East, Axis::South],
        Shape::Single | Shape::Block => &[Axis::East],
    };
    let poses = open.iter().flat_map(move |at| axes.iter().map(move |axis| Pose { at, axis: *axis }));
    poses.filter(move |pose| {
        shape == Shape::Single
            || body(board.map(), shape, pose.at, pose.axis).is_some_and(|body| {
                body.squares().iter().all(|square| open.contains(*square)) && whole(board.map(), &board.ground, &body)
            })
    })
}

impl Spawning {
    pub fn new(card: Card, kind: SpawnKind) -> Frame {
        let (at, group) = (At::Show, None);
        Frame::Spawning(Self { card, kind, at, group, done: 0, chosen: None, reuse: None, place: None })
    }

    pub fn card(&self) -> CardName {
        CardName::Spawn(self.kind)
    }

    /// The kind that is being placed.
    pub const fn placing(&self) -> Option<MonsterKind> {
        self.chosen
    }

    fn members<'b>(&self, board: &'b Board) -> &'b [MonsterKind] {
        let groups = &board.content().spawn(self.kind).groups;
        self.group.map_or(&[], |group| groups[group as usize].as_slice())
    }

    /// The different kinds that still wait for a place.
    fn waiting(&self, board: &Board) -> Vec<MonsterKind> {
        let mut kinds: Vec<MonsterKind> = Vec::new();
        for (n, kind) in self.members(board).iter().enumerate() {
            if self.done >> n & 1 == 0 && !kinds.contains(kind) {
                kinds.push(*kind);
            }
        }
        kinds
    }

    /// Crosses off one monster of a kind.
    fn cross_off(&mut self, board: &Board, kind: MonsterKind) {
        let members = self.members(board);
        if let Some(n) = (0..members.len()).find(|n| self.done >> n & 1 == 0 && members[*n] == kind) {
            self.done |= 1 << n;
        }
        (self.chosen, self.reuse, self.place) = (None, None, None);
    }

    /// What the invader has to decide about a kind; `None` if it is lost.
    fn outlook(board: &Board, kind: MonsterKind, watched: &Squares) -> Option<Outlook> {
        if board.spare(kind) > 0 {
            return places(board, kind, None, watched).next().map(|_| Outlook::Place);
        }
        // DM-7.13: reuse needs a place once the old figure is gone.
        let mut old = exploration::reusable(board, kind);
        old.any(|slot| places(board, kind, Some(slot), watched).next().is_some()).then_some(Outlook::Reuse)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Outlook {
    Place,
    Reuse,
}

impl Step for Spawning {
    fn rule(&self) -> RuleId {
        match self.at {
            At::Group => RuleId("DM-7.2"),
            _ => RuleId("DM-7.3"),
        }
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        loop {
            match self.at {
                At::Show => {
                    let card = CardName::Spawn(self.kind);
                    cx.emit(RuleId("DM-7.1"), Seen::CardPlayed { card, number: self.card }.into());
                    if cx.content().spawn(self.kind).groups.len() == 1 {
                        self.group = Some(0);
                    }
                    self.at = At::Group;
                }
                At::Group => {
                    let Some(group) = self.group else { return Flow::Wait };
                    cx.emit(RuleId("DM-7.2"), Seen::SpawnChosen { group: group + 1 }.into());
                    self.at = At::Place;
                }
                At::Place => {
                    if let (Some(kind), Some(pose)) = (self.chosen, self.place) {
                        let reuse = self.reuse;
                        exploration::put(cx, kind, pose, reuse, Placing::Spawn, RuleId("DM-7.3"));
                        self.cross_off(cx, kind);
                        if reuse.is_some() {
                            return Flow::Push(Explore::look());
                        }
                        continue;
                    }
                    if self.chosen.is_some() {
                        return Flow::Wait;
                    }
                    let watched = cx.watched();
                    let (mut open, mut lost) = (Vec::new(), false);
                    for kind in self.waiting(cx) {
                        if let Some(outlook) = Self::outlook(cx, kind, &watched) {
                            open.push((kind, outlook));
                        } else {
                            // DM-7.6.
                            let event = Seen::MonsterLeftOut { kind, how: Placing::Spawn };
                            cx.emit(RuleId("DM-7.6"), event.into());
                            self.cross_off(cx, kind);
                            lost = true;
                        }
                    }
                    // Another of the same kind may wait that is lost as well.
                    if lost {
                        continue;
                    }
                    match open.as_slice() {
                        [] => self.at = At::Discard,
                        [(kind, _)] => self.chosen = Some(*kind),
                        _ => return Flow::Wait,
                    }
                }
                At::Discard => {
                    cx.emit(RuleId("DM-7.7"), Seen::CardDone { card: CardName::Spawn(self.kind) }.into());
                    self.at = At::Guard;
                }
                At::Guard => {
                    self.at = At::End;
                    return Flow::Push(Guard::window());
                }
                At::End => return Flow::Pop,
            }
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(INVADER)
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        if self.at == At::Group {
            for group in 0..board.content().spawn(self.kind).groups.len() as u8 {
                out.offer(Answer::Group { group: group + 1 });
            }
            out.fall_back(Answer::Group { group: 1 });
            return;
        }
        let watched = board.watched();
        let Some(kind) = self.chosen else {
            for kind in self.waiting(board) {
                out.offer(Answer::Kind { kind });
            }
            if let Some(kind) = self.waiting(board).first() {
                out.fall_back(Answer::Kind { kind: *kind });
            }
            return;
        };
        if self.reuse.is_none() && board.spare(kind) == 0 {
            for slot in exploration::reusable(board, kind) {
                if places(board, kind, Some(slot), &watched).next().is_some() {
                    out.offer(Answer::Reuse { monster: slot });
                }
            }
            out.offer(Answer::LeaveOut);
            out.fall_back(Answer::LeaveOut);
            return;
        }
        let mut first = true;
        for pose in places(board, kind, self.reuse, &watched) {
            let answer = Answer::Place { at: board.spot(pose.at), axis: pose.axis };
            out.offer(answer);
            if std::mem::take(&mut first) {
                out.fall_back(answer);
            }
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        match answer {
            Answer::Group { group } => self.group = Some(group - 1),
            Answer::Kind { kind } => self.chosen = Some(kind),
            Answer::Reuse { monster } => self.reuse = Some(monster),
            Answer::Place { at, axis } => self.place = Pose::read(cx, at, axis),
            _ => {
                if let Some(kind) = self.chosen {
                    cx.emit(RuleId("DM-7.12"), Seen::MonsterLeftOut { kind, how: Placing::Spawn }.into());
                    self.cross_off(cx, kind);
                }
            }
        }
    }
}

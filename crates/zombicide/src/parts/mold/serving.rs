//! A card that lets enemies come in every zone of Mold that is awake; if there are too few, the team says where.

use super::{Answer, Rule, Seen, awake};
use crate::board::Board;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::{traced, traced_names};
use crate::enemies::activation::Activation;
use crate::event::Seen as CoreSeen;
use crate::frame::{Flow, Step};
use crate::parts;
use crate::pieces::{Kind, Zone, ZoneSet};
use crate::rule::Cited;
use holdout_kernel::{Phrase, Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Serve,
    Act,
    Boss,
    Done,
}

traced_names!(Stage { Serve, Act, Boss, Done });

/// Too few figures for all zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Serving {
    stage: Stage,
    kind: Kind,
    count: u8,
    /// Zones that have got nothing yet.
    unserved: ZoneSet,
    /// Zones that did not get their full number.
    short: ZoneSet,
}

traced!(Serving { stage, kind, count, unserved, short });

fn place(cx: &mut Cx<'_>, zone: Zone, kind: Kind, count: u8) {
    let place = cx.place(zone);
    cx.tell(Rule::Spawn, CoreSeen::Spawned { kind, count, zone: place });
    parts::came(cx, zone, kind);
    parts::spawned(cx, zone);
}

/// Figures for every zone, if there are enough of them.
pub(super) fn spawn(cx: &mut Cx<'_>, kind: Kind, count: u8) -> Option<crate::Frame> {
    let zones = awake(cx.board());
    cx.tell(Rule::Spawn, Seen::MoldSpawn { kind, count, zones: zones.len() as u8 });
    let wanted = u16::from(count) * zones.len() as u16;
    let boxed = u16::from(cx.board().in_box(kind));
    if wanted <= boxed {
        for zone in zones.iter() {
            place(cx, zone, kind, count);
        }
        return None;
    }
    cx.tell(Rule::TooFew, CoreSeen::Shortage { kind, missing: (wanted - boxed) as u8 });
    Some(Serving { stage: Stage::Serve, kind, count, unserved: zones, short: ZoneSet::EMPTY }.into())
}

impl Serving {
    fn serve(&mut self, cx: &mut Cx<'_>, zone: Zone) {
        let there = cx.board().in_box(self.kind).min(self.count);
        self.unserved.remove(zone);
        if there < self.count {
            self.short.insert(zone);
        }
        place(cx, zone, self.kind, there);
    }

    fn come(&mut self, cx: &mut Cx<'_>, zone: Zone) {
        self.stage = Stage::Done;
        if let Some(boss) = cx.board().content().boss() {
            let place = cx.place(zone);
            cx.tell(Rule::TooFew, CoreSeen::Spawned { kind: boss, count: 1, zone: place });
            parts::came(cx, zone, boss);
            parts::spawned(cx, zone);
        }
    }
}

impl Step for Serving {
    fn name(&self) -> &'static str {
        "mold-serving"
    }

    fn rule(&self) -> Cited {
        Rule::TooFew.into()
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let boss = cx.board().content().boss();
        // Fire may have put a zone to sleep in the meantime.
        let awake = awake(cx.board());
        (self.unserved, self.short) = (self.unserved.and(awake), self.short.and(awake));
        match self.stage {
            Stage::Serve if cx.board().in_box(self.kind) == 0 || self.unserved.is_empty() => {
                self.short = self.short.or(self.unserved);
                self.stage = Stage::Act;
                Flow::Replace((*self).into())
            }
            Stage::Serve => Flow::Wait,
            Stage::Act => {
                self.stage = Stage::Boss;
                let bit = boss.map_or(0, Kind::bit);
                Flow::Push(crate::Frame::Activation(Activation::of(bit)))
            }
            Stage::Boss if boss.is_none_or(|boss| cx.board().in_box(boss) == 0) || self.short.is_empty() => Flow::Pop,
            Stage::Boss if self.short.len() == 1 => {
                let only = self.short.first().unwrap_or_default();
                self.come(cx, only);
                Flow::Pop
            }
            Stage::Boss => Flow::WaitAnew,
            Stage::Done => Flow::Pop,
        }
    }

    fn about(&self, _: &Board) -> Phrase {
        let key = if self.stage == Stage::Serve { "inv-ask-serve" } else { "inv-ask-boss" };
        Phrase::new(key).term("kind", format!("zc-kind-{}", self.kind.id())).arg("count", self.count)
    }

    fn asked(&self, board: &Board) -> SeatSet {
        board.everybody()
    }

    fn offers(&self, board: &Board, _: Seat, out: &mut Menu<'_>) {
        let boss = self.stage == Stage::Boss;
        let zones = if boss { self.short } else { self.unserved };
        for (at, zone) in zones.iter().enumerate() {
            let zone = board.spot(zone);
            let answer: crate::Answer = if boss { Answer::Boss { zone } } else { Answer::Serve { zone } }.into();
            out.offer(answer);
            if at == 0 {
                out.fall_back(answer);
            }
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        match answer {
            crate::Answer::Part(parts::Answer::Mold(Answer::Serve { zone })) => {
                let zone = cx.board().at(zone);
                self.serve(cx, zone);
            }
            crate::Answer::Part(parts::Answer::Mold(Answer::Boss { zone })) => {
                let zone = cx.board().at(zone);
                self.come(cx, zone);
            }
            _ => unreachable!("{answer:?} was not offered"),
        }
    }
}

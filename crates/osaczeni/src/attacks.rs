//! OS-9: phase 6. Areas are resolved one after another; this file has the order and the areas 1 to 5.

use crate::answer::Answer;
use crate::arrival;
use crate::board::{About, Board};
use crate::car_park::CarPark;
use crate::event::{Finding, Lure, Seen};
use crate::frame::{Frame, Step, one};
use crate::pieces::Area;
use crate::tokens::Victim;
use crate::voting::{Decision, Discussion, elect_alone, only_candidate};
use crate::why::Why;
use crate::{Cx, Flow, Osaczeni};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// Phase 6. OS-9.1: each area once, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attacks {
    /// How many areas have been looked at.
    pub looked_at: u8,
    pub haunted: bool,
}

impl Step for Attacks {
    fn rule(&self) -> RuleId {
        RuleId("OS-9.1")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        if !self.haunted {
            self.haunted = true;
            if cx.knobs.haunting > 0 {
                return Flow::Push(Frame::Haunting(Haunting::default()));
            }
        }
        while let Some(&area) = cx.content().attack_order.get(self.looked_at as usize) {
            self.looked_at += 1;
            match look_at(cx, area) {
                Finding::Threatened => return Flow::Push(Frame::Room(Room { area, at: At::Discussion })),
                Finding::Attacked => return Flow::Push(Frame::CarPark(CarPark::default())),
                Finding::Closed | Finding::Empty | Finding::Holds => {}
            }
        }
        if !cx.hidden.is_empty() {
            // OS-9.17.
            cx.emit(RuleId("OS-9.17"), Seen::FacesUp { characters: cx.hidden }.into());
        }
        Flow::Pop
    }
}

/// OS-9.2 to OS-9.6, OS-10.1: what the monsters find at an area.
fn look_at(cx: &mut Cx<'_>, area: Area) -> Finding {
    let (finding, rule) = if !cx.is_open(area) {
        (Finding::Closed, RuleId("OS-9.2"))
    } else if cx.crowd(area).is_empty() {
        (Finding::Empty, RuleId("OS-9.3"))
    } else if area == cx.car_park() {
        // OS-10.1: nothing is compared there; every monster attacks.
        let finding = if cx.monsters(area) > 0 { Finding::Attacked } else { Finding::Holds };
        (finding, RuleId("OS-10.1"))
    } else if cx.gets_in(area) {
        let equal = cx.monsters(area) == cx.strength(area);
        (Finding::Threatened, if equal { RuleId("OS-9.6") } else { RuleId("OS-9.5") })
    } else {
        (Finding::Holds, RuleId("OS-9.4"))
    };
    let (monsters, strength) = (cx.monsters(area), cx.strength(area));
    cx.emit(rule, Seen::AreaChecked { area, monsters, strength, finding }.into());
    finding
}

/// The attack on one of the areas 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Room {
    area: Area,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum At {
    Discussion,
    Decision,
    Victim,
    End,
}

impl Step for Room {
    fn rule(&self) -> RuleId {
        RuleId("OS-9.5")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        let area = self.area;
        match self.at {
            At::Discussion => {
                // OS-9.8: held even if one family is alone there.
                self.at = At::Decision;
                Flow::Push(Frame::Discussion(Discussion::new(About::Victim, area)))
            }
            At::Decision => {
                if !cx.gets_in(area) {
                    // OS-9.9: compared again; the monsters stay outside.
                    cx.emit(RuleId("OS-9.9"), Seen::Averted { area, monsters: cx.monsters(area) }.into());
                    return leave(cx);
                }
                if cx.visible(area).is_empty() {
                    // OS-9.10: everybody is hidden, they find nobody.
                    let count = cx.monsters(area);
                    cx.emit(RuleId("OS-9.10"), Seen::NobodyFound { area, count }.into());
                    return leave(cx);
                }
                self.at = At::Victim;
                if let Some(seat) = only_candidate(cx, area) {
                    elect_alone(cx, About::Victim, area, seat, RuleId("OS-9.11"));
                    return self.advance(cx);
                }
                // OS-9.12.
                Flow::Push(Frame::Decision(Decision::new(About::Victim, area, cx)))
            }
            At::Victim => {
                let seat = cx.elected.expect("the vote has elected somebody");
                self.at = At::End;
                Flow::Push(Frame::Victim(Victim::new(area, seat)))
            }
            At::End => {
                // OS-9.15: one break-in costs one character; then all monsters leave.
                let count = cx.monsters(area);
                cx.emit(RuleId("OS-9.15"), Seen::MonstersLeft { area, count }.into());
                leave(cx)
            }
        }
    }
}

/// Variant 5: weapons used at one of the areas 1 to 5 bring a monster to the car park once it is resolved.
fn leave(cx: &mut Cx<'_>) -> Flow {
    if cx.weapon_used {
        let car_park = cx.car_park();
        for _ in 0..cx.knobs.noise {
            arrival::place(cx, car_park, Lure::Noise, RuleId("OS-16.11"));
        }
    }
    Flow::Pop
}

/// Variant 9: before area 1, each eliminated player may shift a monster, clockwise from the badge holder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Haunting {
    /// How many seats have had their turn, and how many monsters the present one has shifted.
    turn: u8,
    shifted: u8,
}

impl Haunting {
    fn ghost(self, board: &Board) -> Seat {
        Seat((board.badge.0 + self.turn) % board.players)
    }
}

/// Areas with a monster to take, and open areas with room for it.
fn shifts(board: &Board) -> impl Iterator<Item = (Area, Area)> + '_ {
    let from = Area::all().filter(|area| board.monsters(*area) > 0);
    let to = || Area::all().filter(|area| board.is_open(*area) && board.has_free_notch(*area));
    from.flat_map(move |from| to().filter(move |to| *to != from).map(move |to| (from, to)))
}

impl Step for Haunting {
    fn rule(&self) -> RuleId {
        RuleId("OS-16.11")
    }

    fn advance(&mut self, cx: &mut Cx<'_>) -> Flow {
        while self.turn < cx.players {
            let ghost = self.ghost(cx);
            let may = self.shifted < cx.knobs.haunting && cx.is_eliminated(ghost);
            if may && shifts(cx).next().is_some() {
                return Flow::Wait;
            }
            self.next_turn();
        }
        Flow::Pop
    }

    fn asked(&self, board: &Board) -> Asked {
        one(self.ghost(board))
    }

    fn offers<O: Offers<Osaczeni>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        out.offer(Answer::Pass);
        out.fall_back(Answer::Pass);
        for (from, to) in shifts(board) {
            out.offer(Answer::Haunt { from, to });
        }
        if O::WANTS_REASONS {
            for from in Area::all() {
                for to in Area::all() {
                    let why = if board.monsters(from) == 0 {
                        Why::NoMonsterThere(from)
                    } else if from == to {
                        Why::SameArea(to)
                    } else if !board.is_open(to) {
                        Why::AreaClosed(to)
                    } else if !board.has_free_notch(to) {
                        Why::NotchesFull(to)
                    } else {
                        continue;
                    };
                    out.refuse(Answer::Haunt { from, to }, why, RuleId("OS-16.11"));
                }
            }
        }
    }

    fn accept(&mut self, cx: &mut Cx<'_>, seat: Seat, answer: Answer) {
        if let Answer::Haunt { from, to } = answer {
            self.shifted += 1;
            cx.emit(RuleId("OS-16.11"), Seen::Haunted { seat, from, to }.into());
        } else {
            cx.emit(RuleId("OS-16.11"), Seen::Passed { seat }.into());
            self.next_turn();
        }
    }
}

impl Haunting {
    const fn next_turn(&mut self) {
        self.turn += 1;
        self.shifted = 0;
    }
}

//! DM-10.2: which square is attacked, and at which of two figures there.

use super::legal::Reach;
use super::{Attacking, Declared};
use crate::answer::Answer;
use crate::board::{Attack, Board, Figure, INVADER, seat_of};
use crate::frame::{Frame, Step, one};
use crate::orders::aim;
use crate::pieces::{Square, Squares, WeaponKind};
use crate::why::Why;
use crate::{Cx, Doom, Flow};
use holdout_kernel::{Asked, Key, Offers, RuleId, Seat};

/// Somebody is about to attack and names the square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aiming {
    declared: Declared,
    /// Front Guard: not the figure of the first interrupt again.
    again: bool,
    chosen: bool,
    back: bool,
}

impl Aiming {
    /// A marine in his turn.
    pub fn marine(marine: u8, weapon: WeaponKind) -> Frame {
        let declared = Declared { attacker: Figure::Marine(marine), weapon, ..Declared::default() };
        Frame::Aiming(Self { declared, ..Self::default() })
    }

    /// A guarding marine; `first` spends the order.
    pub fn interrupt(marine: u8, weapon: WeaponKind, first: bool) -> Frame {
        let declared = Declared { attacker: Figure::Marine(marine), weapon, interrupt: true, ..Declared::default() };
        Frame::Aiming(Self { declared, again: !first, ..Self::default() })
    }

    /// A monster in its activation.
    pub fn monster(slot: u8) -> Frame {
        let declared = Declared { attacker: Figure::Monster(slot), active: true, ..Declared::default() };
        Frame::Aiming(Self { declared, ..Self::default() })
    }

    /// The attack as far as it is known, for the eyes of whoever aims.
    pub fn planned(&self, board: &Board) -> Attack {
        let attack = Attack::with(board, self.declared.attacker, self.declared.weapon);
        Attack { interrupt: self.declared.interrupt, ..attack }
    }

    pub fn seat(&self) -> Seat {
        match self.declared.attacker {
            Figure::Marine(marine) => seat_of(marine),
            Figure::Monster(_) => INVADER,
        }
    }

    fn spent_on(&self, board: &Board, figure: Figure) -> bool {
        match self.declared.attacker {
            Figure::Marine(marine) => self.again && board.squad[marine as usize].last_target == Some(figure),
            Figure::Monster(_) => false,
        }
    }
}

impl Step for Aiming {
    fn rule(&self) -> RuleId {
        RuleId("DM-10.2")
    }

    fn advance(&mut self, _: &mut Cx<'_>) -> Flow {
        if self.back {
            Flow::Pop
        } else if self.chosen {
            Flow::Replace(Frame::Attacking(Attacking::of(self.declared)))
        } else {
            Flow::Wait
        }
    }

    fn asked(&self, _: &Board) -> Asked {
        one(self.seat())
    }

    fn offers<O: Offers<Doom>>(&self, board: &Board, _: Seat, _: Key, out: &mut O) {
        let reach = Reach::of(board, self.declared.attacker, self.declared.weapon);
        let aim = match self.declared.attacker {
            Figure::Marine(marine) => aim::is_ready(board, marine),
            Figure::Monster(_) => false,
        };
        let squares = reach.squares(board);
        let marked = board.monster_squares.or(&board.marine_squares).or(&board.barrels);
        for square in squares.and(&marked).iter().chain(squares.minus(&marked).iter()) {
            let at = board.spot(square);
            let mut figures = board.figures_at(square);
            let targets = figures.by_ref().take(2).collect::<tinyvec::ArrayVec<[Figure; 2]>>();
            for n in 0..targets.len().max(1) {
                let spent = targets.get(n).is_some_and(|figure| self.spent_on(board, *figure));
                let other = n == 1;
                if spent {
                    out.refuse(Answer::At { at, other, aimed: false }, Why::AttackedAlready, RuleId("DM-16.8"));
                    continue;
                }
                out.offer(Answer::At { at, other, aimed: false });
                if aim {
                    out.offer(Answer::At { at, other, aimed: true });
                }
            }
        }
        if O::WANTS_REASONS {
            refuse_others(board, &reach, &squares, out);
        }
        out.offer(Answer::Back);
        out.fall_back(Answer::Back);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: Answer) {
        let Answer::At { at, other, aimed } = answer else {
            self.back = true;
            return;
        };
        let square = cx.square(at).unwrap_or(Square::NONE);
        let target = cx.figures_at(square).nth(usize::from(other));
        let both = cx.figures_at(square).count() > 1;
        self.chosen = true;
        self.declared = Declared { square, target: if both { target } else { None }, aimed, ..self.declared };
    }
}

/// Figures and barrels that cannot be attacked, and why not.
fn refuse_others<O: Offers<Doom>>(board: &Board, reach: &Reach, open: &Squares, out: &mut O) {
    let enemies = match reach.attacker {
        Figure::Marine(_) => board.monster_squares,
        Figure::Monster(_) => board.marine_squares,
    };
    let marked = enemies.or(&board.barrels).and(&board.ground.revealed).minus(open);
    for square in marked.iter() {
        if let Err((why, rule)) = reach.range(board, square) {
            out.refuse(Answer::At { at: board.spot(square), other: false, aimed: false }, why, rule);
        }
    }
}

//! It's a Trap!: up to two monsters are activated as soon as a marine has taken a token.

use super::{Course, Picks};
use crate::answer::Answer;
use crate::board::Board;
use crate::invader::activation::Activation;
use crate::pieces::EventKind;
use crate::{Cx, Doom};
use holdout_kernel::Offers;

pub fn can_do(board: &Board) -> bool {
    board.monsters_on_board().next().is_some()
}

fn waiting<'b>(picks: &Picks, board: &'b Board) -> impl Iterator<Item = u8> + use<'b> {
    let used = picks.used;
    board.monsters_on_board().map(|(slot, _)| slot).filter(move |slot| used >> slot & 1 == 0)
}

pub fn go_on(picks: &mut Picks, cx: &mut Cx<'_>) -> Course {
    let anew = cx.monsters_on_board().filter(|(_, monster)| monster.serial > picks.newest);
    picks.used &= !anew.fold(0, |all, (slot, _)| all | 1 << slot);
    picks.newest = cx.serial;
    if let Some(slot) = picks.monster.take() {
        return Course::Push(Activation::new(cx, slot, true));
    }
    let most = cx.content().event(EventKind::ItsATrap).amount;
    if picks.done || picks.count >= most || waiting(picks, cx).next().is_none() { Course::Done } else { Course::Ask }
}

pub fn offers<O: Offers<Doom>>(picks: &Picks, board: &Board, out: &mut O) {
    for monster in waiting(picks, board) {
        out.offer(Answer::Activate { monster });
    }
    out.offer(Answer::End);
    out.fall_back(Answer::End);
}

pub fn accept(picks: &mut Picks, answer: Answer) {
    match answer {
        Answer::Activate { monster } => {
            picks.monster = Some(monster);
            picks.used |= 1 << monster;
            picks.count += 1;
        }
        _ => picks.done = true,
    }
}

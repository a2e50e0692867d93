//! Arranging what was found: step by step to the best inventory.

use super::arms;
use super::search::Table;
use holdout_kernel::{Aside, Seat};
use holdout_zombicide::pieces::{Card, Slot};
use holdout_zombicide::{Answer, Board, Frame};

/// Most steps of one arranging.
const LONGEST: usize = 24;

/// Answers of a question about an inventory, if that is what is asked.
pub fn answer(table: &Table, seat: Seat, legal: &[Answer]) -> Option<Answer> {
    let Some(Frame::Pack(_)) = table.frames().last() else { return None };
    if legal.contains(&Answer::Agree) {
        return Some(Answer::Agree);
    }
    if legal.contains(&Answer::Arrange) {
        let by_hand = arranged(table, seat);
        if legal.contains(&Answer::Take) {
            let mut quick = *table;
            quick.take_offered(seat, Answer::Take, Aside::NONE);
            return Some(if by_hand > sum(quick.board()) + 3 { Answer::Arrange } else { Answer::Take });
        }
        let mut quick = *table;
        quick.take_offered(seat, Answer::Leave, Aside::NONE);
        return Some(if by_hand > sum(quick.board()) { Answer::Arrange } else { Answer::Leave });
    }
    Some(step(table, seat, legal))
}

/// All inventories of the team.
fn sum(board: &Board) -> i32 {
    board.living().map(|hero| arms::inventory(board, hero)).sum()
}

/// What arranging by hand would lead to.
fn arranged(table: &Table, seat: Seat) -> i32 {
    let mut copy = *table;
    copy.take_offered(seat, Answer::Arrange, Aside::NONE);
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        copy.legal(seat, &mut legal);
        let Some(Frame::Pack(_)) = copy.frames().last() else { break };
        let answer = step(&copy, seat, &legal);
        copy.take_offered(seat, answer, Aside::NONE);
        if answer == Answer::Done {
            break;
        }
    }
    sum(copy.board())
}

/// The next step of arranging: whatever makes the inventories better.
fn step(table: &Table, seat: Seat, legal: &[Answer]) -> Answer {
    let Some(Frame::Pack(pack)) = table.frames().last() else { return Answer::Done };
    let board = table.board();
    let now = sum(board);
    let mut best = (Answer::Done, now);
    for &answer in legal.iter().filter(|answer| matches!(answer, Answer::Shift { .. })) {
        let mut copy = *table;
        copy.take_offered(seat, answer, Aside::NONE);
        let then = sum(copy.board());
        if then > best.1 {
            best = (answer, then);
        }
    }
    if best.0 != Answer::Done {
        return best.0;
    }
    // No room for what was found: the least useful card goes.
    let found = pack.found.iter().filter(|card| card.is_some()).map(|card| arms::keep(board, *card)).max();
    let Some(found) = found else { return Answer::Done };
    let cards = &board.hero(pack.hero).cards;
    let worst = (3..cards.len()).filter(|slot| cards[*slot] != Card::NONE).min_by_key(|slot| arms::keep(board, cards[*slot]));
    match worst {
        Some(slot) if arms::keep(board, cards[slot]) < found => {
            let drop = Answer::Drop { slot: Slot(slot as u8) };
            if legal.contains(&drop) { drop } else { Answer::Done }
        }
        _ => Answer::Done,
    }
}

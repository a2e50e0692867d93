//! Arranging what was found: step by step to the best inventory.

use super::arms::{self, Gifts};
use super::search::Table;
use holdout_kernel::{Aside, Seat};
use holdout_zombicide::pieces::{Card, Hero, Slot};
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

/// Arranges on a table whose question is about inventories, to the end.
pub fn settle(table: &mut Table, seat: Seat) {
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        let Some(Frame::Pack(_)) = table.frames().last() else { return };
        let Some(asked) = table.waiting_for().iter().next() else { return };
        table.legal(asked, &mut legal);
        let answer =
            if asked == seat && !legal.contains(&Answer::Agree) { step(table, seat, &legal) } else { legal[0] };
        table.take_offered(asked, answer, Aside::NONE);
    }
}

/// What exchanging or rearranging would better.
pub fn gain(table: &Table, seat: Seat, answer: Answer) -> i32 {
    let mut copy = *table;
    copy.take_offered(seat, answer, Aside::NONE);
    settle(&mut copy, seat);
    sum(copy.board()) - sum(table.board())
}

/// Who gets the starting card that is dealt now: whoever makes the most of it, each card in view.
pub fn deal(table: &Table, seat: Seat, legal: &[Answer]) -> Option<Answer> {
    let board = table.board();
    let mut open: Vec<Hero> = legal.iter().filter_map(|answer| dealt_to(*answer)).collect();
    let mut copy = *table;
    copy.take_offered(seat, Answer::Deal { survivor: *open.first()? }, Aside::NONE);
    let dealt = copy.board().hero(open[0]).cards.into_iter().find(|card| !board.hero(open[0]).cards.contains(card))?;
    let cards = &board.content().cards;
    let mut left: Vec<Card> = (0..cards.len())
        .flat_map(|at| std::iter::repeat_n(Card(at as u8 + 1), usize::from(cards[at].starting)))
        .collect();
    for card in board.all().flat_map(|hero| board.hero(hero).cards).filter(|card| card.is_some()) {
        if let Some(at) = left.iter().position(|one| *one == card) {
            left.remove(at);
        }
    }
    open.retain(|hero| board.hero(*hero).cards.iter().all(|card| card.is_none()));
    let value =
        |hero: Hero, card: Card| arms::kit(board, &Gifts::of(board, hero), [card, Card::NONE, Card::NONE]).worth();
    while !left.is_empty() && !open.is_empty() {
        // The match that is farthest above what the others would make of the card.
        let all = open.iter().flat_map(|hero| left.iter().map(move |card| (*hero, *card)));
        let (hero, card) = all.max_by_key(|(hero, card)| {
            let mean = open.iter().map(|other| value(*other, *card)).sum::<i32>() / open.len() as i32;
            value(*hero, *card) - mean
        })?;
        if card == dealt {
            return Some(Answer::Deal { survivor: hero });
        }
        open.retain(|one| *one != hero);
        let at = left.iter().position(|one| *one == card)?;
        left.remove(at);
    }
    None
}

fn dealt_to(answer: Answer) -> Option<Hero> {
    if let Answer::Deal { survivor } = answer { Some(survivor) } else { None }
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
    let worst =
        (3..cards.len()).filter(|slot| cards[*slot] != Card::NONE).min_by_key(|slot| arms::keep(board, cards[*slot]));
    match worst {
        Some(slot) if arms::keep(board, cards[slot]) < found => {
            let drop = Answer::Drop { slot: Slot(slot as u8) };
            if legal.contains(&drop) { drop } else { Answer::Done }
        }
        _ => Answer::Done,
    }
}

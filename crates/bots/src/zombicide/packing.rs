//! Arranging what was found: step by step to the best inventory.

use super::arms::{self, Gifts, Hold};
use super::search::Table;
use holdout_kernel::{Seat, Tape};
use holdout_zombicide::pieces::{Card, Hero, Slot};
use holdout_zombicide::{Answer, Edition, Frame};

/// Most steps of one arranging.
const LONGEST: usize = 24;

/// Answers of a question about an inventory, if that is what is asked.
pub fn answer<E: Edition>(table: &Table<E>, seat: Seat, legal: &[Answer]) -> Option<Answer> {
    let Some(Frame::Pack(pack)) = table.frames().last() else { return None };
    let after = |answer: Answer| {
        let mut quick = *table;
        quick.take_offered(seat, answer, Tape::NONE);
        arms::inventory(quick.board(), pack.hero)
    };
    if legal.contains(&Answer::Agree) {
        return Some(Answer::Agree);
    }
    if legal.contains(&Answer::Arrange) {
        let by_hand = arranged(table, seat);
        if legal.contains(&Answer::Take) {
            return Some(if by_hand > after(Answer::Take) + 3 { Answer::Arrange } else { Answer::Take });
        }
        return Some(if by_hand > after(Answer::Leave) { Answer::Arrange } else { Answer::Leave });
    }
    Some(step(table, seat, legal))
}

/// The inventories a question is about.
fn sum<E: Edition>(table: &Table<E>) -> i32 {
    let board = table.board();
    let Some(Frame::Pack(pack)) = table.frames().last() else { return 0 };
    let partner = if pack.partner == Hero::NONE { 0 } else { arms::inventory(board, pack.partner) };
    arms::inventory(board, pack.hero) + partner
}

/// What arranging by hand would lead to.
fn arranged<E: Edition>(table: &Table<E>, seat: Seat) -> i32 {
    let mut copy = *table;
    copy.take_offered(seat, Answer::Arrange, Tape::NONE);
    let mut legal = Vec::new();
    for _ in 0..LONGEST {
        copy.legal(seat, &mut legal);
        let answer = step(&copy, seat, &legal);
        if answer == Answer::Done {
            break;
        }
        copy.take_offered(seat, answer, Tape::NONE);
    }
    sum(&copy)
}

/// What exchanging or rearranging would better, and the answers that do it. There is no chance in it.
pub fn exchange<E: Edition>(table: &Table<E>, seat: Seat, answer: Answer) -> (i32, Vec<(Seat, Answer)>) {
    let mut copy = *table;
    let mut given = Vec::new();
    let mut legal = Vec::new();
    copy.take_offered(seat, answer, Tape::NONE);
    let before = sum(&copy);
    let mut after = before;
    for _ in 0..LONGEST {
        let Some(Frame::Pack(_)) = copy.frames().last() else { break };
        let Some(asked) = copy.waiting_for().iter().next() else { break };
        copy.legal(asked, &mut legal);
        let agree = legal.contains(&Answer::Agree);
        let answer = if agree { Answer::Agree } else { step(&copy, asked, &legal) };
        after = sum(&copy);
        copy.take_offered(asked, answer, Tape::NONE);
        given.push((asked, answer));
    }
    (after - before, given)
}

/// Who gets the starting card that is dealt now: whoever makes the most of it, each card in view.
pub fn deal<E: Edition>(table: &Table<E>, seat: Seat, legal: &[Answer]) -> Option<Answer> {
    let board = table.board();
    let mut open: Vec<Hero> = legal.iter().filter_map(|answer| dealt_to(*answer)).collect();
    let mut copy = *table;
    copy.take_offered(seat, Answer::Deal { survivor: *open.first()? }, Tape::NONE);
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
    let value = |hero: Hero, card: Card| {
        arms::kit(board, &Gifts::of(board, hero), Hold::of([card, Card::NONE, Card::NONE])).worth()
    };
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
fn step<E: Edition>(table: &Table<E>, seat: Seat, legal: &[Answer]) -> Answer {
    let Some(Frame::Pack(pack)) = table.frames().last() else { return Answer::Done };
    let board = table.board();
    let now = sum(table);
    let mut best = (Answer::Done, now);
    for &answer in legal
        .iter()
        .filter(|answer| matches!(answer, Answer::Shift { .. } | Answer::Attach { .. } | Answer::Give { .. }))
    {
        let mut copy = *table;
        copy.take_offered(seat, answer, Tape::NONE);
        let then = sum(&copy);
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
    let worst = Slot::pack()
        .map(Slot::index)
        .filter(|slot| cards[*slot] != Card::NONE)
        .min_by_key(|slot| arms::keep(board, cards[*slot]));
    match worst {
        Some(slot) if arms::keep(board, cards[slot]) < found => {
            let drop = Answer::Drop { slot: Slot(slot as u8) };
            if legal.contains(&drop) { drop } else { Answer::Done }
        }
        _ => Answer::Done,
    }
}

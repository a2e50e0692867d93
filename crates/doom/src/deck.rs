//! DM-6.2 to DM-6.5, DM-22.2: the invader deck, and the frag when it runs out.

use crate::board::{CARDS, Cards};
use crate::event::{Seen, Veiled};
use crate::pieces::{Card, CardName, Scatter};
use crate::{Cx, goals, stream};
use holdout_kernel::{RuleId, Secret};

/// What is printed on a card.
pub fn name(cx: &Cx<'_>, card: Card) -> CardName {
    cx.content().card(card).name
}

/// Shuffles these cards into the deck.
pub fn shuffle(cx: &mut Cx<'_>, cards: &[Card], from_pile: bool, rule: RuleId) {
    let mut order = Cards::<CARDS>::default();
    order.0[..cards.len()].copy_from_slice(cards);
    cx.throw(stream::INVADER_DECK).shuffle(&mut order.0[..cards.len()]);
    let event = Veiled::DeckShuffled { cards: cards.len() as u8, order: Secret::new(order), from_pile };
    cx.emit(rule, event.into());
}

/// DM-6.5: the discard pile becomes the deck, if there is one.
fn renew(cx: &mut Cx<'_>) {
    if cx.deck_len == 0 && cx.pile_len > 0 {
        let pile: Vec<Card> = cx.pile().to_vec();
        shuffle(cx, &pile, true, RuleId("DM-6.5"));
    }
}

/// DM-6.5, DM-22.9: the last card was taken.
fn ran_out(cx: &mut Cx<'_>, rule: RuleId) {
    if cx.deck_len > 0 {
        return;
    }
    let frags = cx.frags.saturating_add(cx.content().numbers.frag_when_deck_runs_out);
    cx.emit(rule, Seen::DeckRanOut { frags }.into());
    goals::settle(cx);
    if !cx.is_over() {
        renew(cx);
    }
}

/// The invader takes the top card into his hand; nothing if there is none.
pub fn draw(cx: &mut Cx<'_>, rule: RuleId) {
    renew(cx);
    if cx.deck_len == 0 {
        return;
    }
    let key = cx.key();
    let card = cx.deck.open(key).0[cx.deck_len as usize - 1];
    let name = name(cx, card);
    cx.emit(rule, Veiled::Drawn { card: Secret::new(card), name: Secret::new(name) }.into());
    ran_out(cx, RuleId("DM-6.5"));
}

/// DM-22.2: the top card is turned up for its diagram and discarded.
pub fn turn_up(cx: &mut Cx<'_>) -> Option<Card> {
    renew(cx);
    if cx.deck_len == 0 {
        return None;
    }
    let key = cx.key();
    let number = cx.deck.open(key).0[cx.deck_len as usize - 1];
    let (direction, squares) = match cx.content().card(number).scatter {
        Scatter::Miss => (None, 0),
        Scatter::To { direction, squares } => (Some(direction), squares),
    };
    let card = name(cx, number);
    cx.emit(RuleId("DM-22.2"), Seen::Scattered { card, number, direction, squares }.into());
    ran_out(cx, RuleId("DM-22.9"));
    Some(number)
}

//! What lies in slots is told by the name of each slot and the id of its card; empty ones are left out.

use crate::BlackPlague;
use crate::listed::InSlots;
use crate::pieces::{Card, SLOTS, Slot};

#[test]
fn cards_are_told_by_their_slots() {
    let content = BlackPlague::built_in();
    let [first, second] = [0, 1].map(|at| content.cards[at].id.as_str());
    let mut cards = [Card::NONE; SLOTS];
    (cards[Slot::BODY.index()], cards[Slot(1).index()]) = (Card(1), Card(2));
    let cards = InSlots::of(content, cards);
    let told = serde_json::to_string(&cards).expect("slots are plain data");
    assert_eq!(told, format!(r#"{{"body":"{first}","hand-2":"{second}"}}"#));
    assert_eq!((cards.get("hand-2"), cards.get("pack-1"), cards.get("found-1")), (Some(second), None, None));
}

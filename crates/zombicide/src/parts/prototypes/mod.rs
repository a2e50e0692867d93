//! Prototypes: a shuffled pile beside the board; some objectives give the top one.

pub use super::{Empty as Section, Empty as ZoneView, Nothing as Answer, Nothing as Card, Nothing as Frame};
pub use super::Nothing as Want;

use super::moments::Part;
use super::{own, types, without};
use crate::actions::packing::Pack;
use crate::board::Board;
use crate::content::raw::RawWhen;
use crate::desk::{Cx, Desk};
use crate::digest::{Row, traced, traced_as};
use crate::pieces::{self, CardName, Hero, Who, Zone};
use crate::position::Arranging;
use crate::streams;
use crate::words::Say;
use holdout_kernel::{Key, Phrase, RuleId, Secret, Throw};
use serde::Serialize;

/// Most cards of the pile.
const MOST: usize = 8;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Prototypes {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Prototypes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Pile,
    Given,
}

own!(Prototypes: Rule, Seen, Hidden);

/// What the part keeps on the board: the pile, its top card last.
#[derive(Clone, Copy, Debug, Default)]
pub struct State {
    pub pile: Secret<Row<pieces::Card, MOST>>,
    pub left: u8,
}

traced!(State { pile, left });

/// The taker gets a random one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    Prototype,
}

traced_as!(Effect, "prototype");

#[derive(Clone)]
pub enum Hidden {
    PrototypesShuffled { cards: u8, order: Secret<Row<pieces::Card, MOST>> },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    PrototypesShuffled { cards: u8 },
    PrototypeTaken { who: Who, card: CardName },
    NoPrototypeLeft { who: Who },
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// Prototypes in the pile.
    pub prototypes: u8,
}

/// The Prototypes of the box that the mission did not lay aside.
fn cards(board: &Board) -> Vec<pieces::Card> {
    let all = board.content().cards.iter().enumerate();
    let all = all.flat_map(|(at, info)| std::iter::repeat_n(pieces::Card(at as u8 + 1), info.in_vault as usize));
    all.filter(|card| !board.mission().set_aside.contains(card)).take(MOST).collect()
}

fn row(cards: &[pieces::Card]) -> Row<pieces::Card, MOST> {
    let mut row = Row([pieces::Card::NONE; MOST]);
    row.iter_mut().zip(cards).for_each(|(place, card)| *place = *card);
    row
}

impl Part for Prototypes {
    types!();
    without!(goals, answers, zone_view);

    fn read_effect(raw: &RawWhen) -> Option<Effect> {
        (raw.effect.get_ref() == "prototype").then_some(Effect::Prototype)
    }

    fn set_up(&self, cx: &mut Cx<'_>) {
        let mut cards = cards(cx.board());
        cx.throw(streams::VAULTS).shuffle(&mut cards);
        let order = Secret::new(row(&cards));
        cx.let_happen(Rule::Pile.into(), Hidden::PrototypesShuffled { cards: cards.len() as u8, order }.into());
    }

    fn happens(&self, cx: &mut Cx<'_>, hero: Hero, _: Zone, _: &Effect) -> Option<crate::Frame> {
        let (who, left) = (cx.who(hero), cx.board().parts.prototypes.left as usize);
        if left == 0 {
            cx.tell(Rule::Given, Seen::NoPrototypeLeft { who });
            return None;
        }
        let card = cx.board().parts.prototypes.pile.open(cx.key())[left - 1];
        let name = cx.name(card);
        cx.tell(Rule::Given, Seen::PrototypeTaken { who, card: name });
        Some(crate::Frame::Pack(Pack::one(cx.board(), hero, card)))
    }

    fn evolve(board: &mut Board, seen: &Seen, _: Key) {
        match *seen {
            Seen::PrototypeTaken { .. } => board.parts.prototypes.left -= 1,
            Seen::PrototypesShuffled { .. } | Seen::NoPrototypeLeft { .. } => {}
        }
    }

    fn evolve_hidden(board: &mut Board, hidden: &Hidden, _: Key) {
        let Hidden::PrototypesShuffled { cards, order } = hidden;
        (board.parts.prototypes.pile, board.parts.prototypes.left) = (*order, *cards);
    }

    fn see(hidden: &Hidden) -> Seen {
        let Hidden::PrototypesShuffled { cards, .. } = hidden;
        Seen::PrototypesShuffled { cards: *cards }
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::PrototypesShuffled { .. } | Seen::PrototypeTaken { .. } => true,
            Seen::NoPrototypeLeft { .. } => false,
        }
    }

    fn view(&self, board: &Board) -> View {
        View { prototypes: board.parts.prototypes.left }
    }

    fn told(view: &View) -> Vec<Phrase> {
        vec![Phrase::new("inv-picture-prototypes").arg("count", view.prototypes)]
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        Some(match *seen {
            Seen::PrototypesShuffled { cards } => Phrase::new("inv-event-prototypes-shuffled").arg("count", cards),
            Seen::PrototypeTaken { who, card } => Phrase::new("inv-event-prototype").who(who).card(card.id),
            Seen::NoPrototypeLeft { who } => Phrase::new("inv-event-no-prototype").who(who),
        })
    }

    /// `prototypes` lists the pile, the top one first; without it, those nobody holds in the order of the content.
    fn arrange(&self, all: &mut Arranging) {
        let mut pile = Vec::new();
        match all.field::<Option<Vec<String>>>("prototypes") {
            Some(names) => {
                for name in names.iter().rev().take(MOST) {
                    match all.board.content().card_named(name).filter(|card| all.deck.contains(card)) {
                        Some(card) => pile.push(card),
                        None => all.wrong("prototypes", format!("{name} is not to be had")),
                    }
                }
            }
            None => pile = cards(&all.board).into_iter().filter(|card| all.deck.contains(card)).rev().collect(),
        }
        all.board.parts.prototypes.left = pile.len() as u8;
        all.board.parts.prototypes.pile = Secret::new(row(&pile));
    }

    fn imagine(board: &mut Board, key: Key, throw: &mut Throw<'_>) {
        let left = board.parts.prototypes.left as usize;
        crate::imagine::redraw(throw, &mut board.parts.prototypes.pile.open_mut(key)[..left]);
    }

    fn count_cards(board: &Board, key: Key, count: &mut dyn FnMut(pieces::Card)) {
        let it = &board.parts.prototypes;
        it.pile.open(key)[..it.left as usize].iter().for_each(|card| count(*card));
    }
}

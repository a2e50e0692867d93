//! Recon Drones: the next cards of the enemies are looked at and put back in any order.

pub use super::{Empty as Section, Empty as ZoneView, Nothing as Card, Nothing as Effect};
pub use super::{Nothing as Hidden, Nothing as Want};

use super::moments::{Named, Part};
use super::{mold, own, types, without};
use crate::actions::Acting;
use crate::board::{Board, once};
use crate::content::{CardEffect, SpawnCard};
use crate::deeds::pay;
use crate::desk::{Cx, Desk, Menu};
use crate::digest::traced;
use crate::event::Seen as CoreSeen;
use crate::frame::{Flow, Step};
use crate::pieces::{Hero, Who};
use crate::rule::Cited;
use crate::words::Say;
use holdout_kernel::{Arg, Key, Phrase, RuleId, Seat, SeatSet, Throw};
use serde::{Serialize, Serializer};

/// Cards a Drone shows.
const SHOWN: usize = 2;

/// The part in an edition.
#[derive(Clone, Copy, Debug)]
pub struct Drones {
    /// Under which ids it has the rules.
    pub rules: fn(Rule) -> RuleId,
}

/// The rules of Drones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    Look,
}

own!(Drones: Rule, Seen, Answer, Frame);

/// What the part keeps on the board: the next cards as everybody knows them, counted from 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    pub known: [u8; SHOWN],
}

traced!(State { known });

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Answer {
    Drone,
    Swap,
}

impl Named for Answer {
    fn name(&self) -> String {
        match self {
            Self::Drone => "drone".into(),
            Self::Swap => "swap".into(),
        }
    }

    fn parse(verb: &str, words: &[&str]) -> Option<Self> {
        match (verb, words) {
            ("drone", []) => Some(Self::Drone),
            ("swap", []) => Some(Self::Swap),
            (_, _) => None,
        }
    }
}

/// Cards that are shown, by number; 0 where there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shown([u8; SHOWN]);

impl Shown {
    fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.0.iter().copied().filter(|card| *card > 0)
    }
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Seen {
    /// The next cards by number, the top one first.
    DroneShowed {
        who: Who,
        #[cfg_attr(feature = "wire", ts(as = "Vec<u8>"))]
        cards: Shown,
    },
    CardsSwapped,
    KnownDrawn,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct View {
    /// The next cards of the enemies everybody knows, the top one first.
    pub known_cards: Vec<u8>,
}

/// In which order they go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    hero: Hero,
    done: bool,
}

traced!(Frame { hero, done });

/// What a card of the enemies brings, by its number.
fn words(board: &Board, number: u8) -> String {
    match board.content().spawn_cards[number as usize - 1] {
        SpawnCard::Enemies(lines) => {
            let kind = lines.iter().flatten().next().map_or("", |(kind, _)| kind.id());
            format!("inv-xenos-card-{kind}")
        }
        SpawnCard::ExtraActivation { kind, .. } => format!("inv-xenos-extra-{}", kind.id()),
        SpawnCard::Part(super::Card::Mold(mold::Card::Spawn(kind, _))) => format!("inv-xenos-mold-{}", kind.id()),
        SpawnCard::Part(_) | SpawnCard::Double => "inv-xenos-card-abomination".into(),
    }
}

impl Step for Frame {
    fn name(&self) -> &'static str {
        "drone"
    }

    fn rule(&self) -> Cited {
        Rule::Look.into()
    }

    fn advance(&mut self, _: &mut Cx<'_>) -> Flow {
        if self.done { Flow::Pop } else { Flow::Wait }
    }

    fn about(&self, board: &Board) -> Phrase {
        let cards = board.parts.drones.known.iter().filter(|card| **card > 0);
        let cards = cards.map(|card| Arg::Term(words(board, *card).into())).collect();
        Phrase::new("inv-ask-drone").who(board.who(self.hero)).arg("cards", Arg::List(cards))
    }

    fn asked(&self, board: &Board) -> SeatSet {
        SeatSet::only(board.hero(self.hero).seat)
    }

    fn offers(&self, _: &Board, _: Seat, out: &mut Menu<'_>) {
        out.offer(crate::Answer::Keep);
        out.offer(Answer::Swap.into());
        out.fall_back(crate::Answer::Keep);
    }

    fn accept(&mut self, cx: &mut Cx<'_>, _: Seat, answer: crate::Answer) {
        self.done = true;
        if answer == Answer::Swap.into() {
            cx.tell(Rule::Look, Seen::CardsSwapped);
        }
    }
}

impl Part for Drones {
    types!();
    without!(goals, effects, hidden, zone_view);

    fn offer(&self, acting: &Acting<'_>, out: &mut Menu<'_>) {
        let worn = acting.board.worn(acting.hero, CardEffect::Drone).is_some();
        let able = worn && acting.has_action() && acting.it.once & once::DRONE == 0;
        if able && acting.board.zombie_left > 0 {
            out.offer(Answer::Drone.into());
        }
    }

    fn perform(&self, cx: &mut Cx<'_>, hero: Hero, _: Answer) -> Option<crate::Frame> {
        let who = cx.who(hero);
        pay(cx, hero, 0, Rule::Look);
        cx.tell(Rule::Look, CoreSeen::Once { who, deed: once::DRONE });
        let (key, left) = (cx.key(), cx.board().zombie_left as usize);
        let deck = &cx.board().zombie_deck.open(key)[..left];
        let mut cards = Shown::default();
        cards.0.iter_mut().zip(deck.iter().rev()).for_each(|(place, card)| *place = card + 1);
        let several = cards.iter().count() > 1;
        cx.tell(Rule::Look, Seen::DroneShowed { who, cards });
        several.then(|| Frame { hero, done: false }.into())
    }

    fn turns_up(&self, cx: &mut Cx<'_>) {
        // A card found in the equipment deck leaves the known ones where they lie.
        let (known, left) = (cx.board().parts.drones.known[0], cx.board().zombie_left as usize);
        let top = cx.board().zombie_deck.open(cx.key())[..left].last().map(|card| card + 1);
        if known != 0 && top != Some(known) {
            cx.tell(Rule::Look, Seen::KnownDrawn);
        }
    }

    fn evolve(board: &mut Board, seen: &Seen, key: Key) {
        let known = &mut board.parts.drones.known;
        match seen {
            Seen::DroneShowed { cards, .. } => *known = cards.0,
            Seen::CardsSwapped => {
                known.swap(0, 1);
                let left = board.zombie_left as usize;
                if left > 1 {
                    board.zombie_deck.open_mut(key).swap(left - 1, left - 2);
                }
            }
            Seen::KnownDrawn => *known = [known[1], 0],
        }
    }

    fn is_news(seen: &Seen) -> bool {
        match seen {
            Seen::DroneShowed { .. } => true,
            Seen::CardsSwapped | Seen::KnownDrawn => false,
        }
    }

    fn view(&self, board: &Board) -> View {
        View { known_cards: board.parts.drones.known.into_iter().filter(|card| *card > 0).collect() }
    }

    fn answer_phrase(_: &crate::Frame, _: &Board, answer: &Answer) -> Phrase {
        Phrase::new(match answer {
            Answer::Drone => "inv-answer-drone",
            Answer::Swap => "inv-answer-swap",
        })
    }

    fn event_phrase(seen: &Seen) -> Option<Phrase> {
        match seen {
            Seen::DroneShowed { who, cards } => {
                let cards = cards.iter().map(|card| Arg::Number(i64::from(card))).collect();
                Some(Phrase::new("inv-event-drone").who(*who).arg("cards", Arg::List(cards)))
            }
            Seen::CardsSwapped => Some(Phrase::new("inv-event-swapped")),
            Seen::KnownDrawn => None,
        }
    }

    /// What everybody has seen stays where it lies.
    fn imagine(board: &mut Board, key: Key, _: &mut Throw<'_>) {
        let (known, left) = (board.parts.drones.known, board.zombie_left as usize);
        let deck = board.zombie_deck.open_mut(key);
        for (at, card) in known.iter().enumerate().filter(|(at, card)| **card > 0 && *at < left) {
            if let Some(place) = deck[..left].iter().position(|one| one + 1 == *card) {
                deck.swap(place, left - 1 - at);
            }
        }
    }
}

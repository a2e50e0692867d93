//! Words: which sentence of `locales/*/osaczeni.ftl` says what. No language here, only keys and arguments.

mod answers;
mod asks;
mod events;
mod reasons;

pub use answers::answer;
pub use asks::ask;
pub use events::event;
pub use reasons::why;

use crate::board::{About, Phase};
use crate::items::Item;
use crate::pieces::{Area, Dice, Kind};
use crate::talk::{Promise, Statement};
use holdout_kernel::{Arg, Phrase, Seat, SeatSet};
use std::borrow::Cow;

/// Names of pieces as messages of the Fluent files.
pub(crate) fn area_key(area: Area) -> Cow<'static, str> {
    const KEYS: [&str; 6] = ["os-area-1", "os-area-2", "os-area-3", "os-area-4", "os-area-5", "os-area-6"];
    Cow::Borrowed(KEYS[area.index()])
}

pub(crate) const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Defender => "os-character-defender",
        Kind::Leader => "os-character-leader",
        Kind::Crybaby => "os-character-crybaby",
        Kind::Klutz => "os-character-klutz",
    }
}

pub(crate) const fn item_key(item: Item) -> &'static str {
    match item {
        Item::Gun => "os-item-gun",
        Item::WalkieTalkie => "os-item-walkie-talkie",
        Item::EnergyDrink => "os-item-energy-drink",
        Item::RottenMeat => "os-item-rotten-meat",
        Item::CannedFood => "os-item-canned-food",
        Item::BaseballBat => "os-item-baseball-bat",
        Item::Chainsaw => "os-item-chainsaw",
        Item::Molotov => "os-item-molotov",
        Item::TruckKeys => "os-item-truck-keys",
    }
}

pub(crate) const fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "os-phase-setup",
        Phase::Truck => "os-phase-truck",
        Phase::Badge => "os-phase-badge",
        Phase::Destinations => "os-phase-destinations",
        Phase::Movement => "os-phase-movement",
        Phase::Arrival => "os-phase-arrival",
        Phase::Attacks => "os-phase-attacks",
        Phase::EndOfRound => "os-phase-end-of-round",
        Phase::Over => "os-phase-over",
    }
}

/// What a vote is about, as a question.
pub(crate) const fn about_key(about: About) -> &'static str {
    match about {
        About::Truck => "os-vote-truck",
        About::Badge => "os-vote-badge",
        About::Victim => "os-vote-victim",
    }
}

/// Arguments that many sentences share.
pub(crate) trait Says {
    fn who(self, seat: Seat) -> Self;
    fn area(self, name: &'static str, area: Area) -> Self;
    fn character(self, kind: Kind) -> Self;
    fn item(self, item: Item) -> Self;
    fn items(self, items: &[Item]) -> Self;
    fn dice(self, dice: &Dice) -> Self;
    fn seats(self, name: &'static str, seats: SeatSet) -> Self;
}

impl Says for Phrase {
    fn who(self, seat: Seat) -> Self {
        self.arg("who", seat)
    }

    fn area(self, name: &'static str, area: Area) -> Self {
        self.term(name, area_key(area))
    }

    fn character(self, kind: Kind) -> Self {
        self.term("character", kind_key(kind))
    }

    fn item(self, item: Item) -> Self {
        self.term("item", item_key(item))
    }

    fn items(self, items: &[Item]) -> Self {
        let items = items.iter().map(|item| Arg::Term(item_key(*item).into())).collect();
        self.arg("items", Arg::List(items))
    }

    fn dice(self, dice: &Dice) -> Self {
        let faces = dice.iter().map(|face| Arg::from(face.number())).collect();
        self.arg("dice", Arg::List(faces))
    }

    fn seats(self, name: &'static str, seats: SeatSet) -> Self {
        self.arg(name, Arg::List(seats.iter().map(Arg::Seat).collect()))
    }
}

/// A list of areas named by their numbers.
fn areas(numbers: &[u8]) -> Arg {
    let known = numbers.iter().filter_map(|number| Area::new(*number));
    Arg::List(known.map(|area| Arg::Term(area_key(area))).collect())
}

/// A statement as a sentence.
pub(crate) fn statement(seat: Seat, statement: &Statement) -> Phrase {
    match statement {
        Statement::Dice { areas: numbers } => Phrase::new("os-say-dice").who(seat).arg("areas", areas(numbers)),
        Statement::Destination { area } => Phrase::new("os-say-destination").who(seat).arg("areas", areas(&[*area])),
        Statement::Vote { player } => Phrase::new("os-say-vote").who(seat).arg("player", *player),
        Statement::Hand { items } if items.is_empty() => Phrase::new("os-say-empty-hand").who(seat),
        Statement::Hand { items } => Phrase::new("os-say-hand").who(seat).items(items),
        Statement::Promise { to, round, what, text } => promise(seat, *to, *round, *what, text.as_deref()),
    }
}

fn promise(seat: Seat, to: Option<Seat>, round: Option<u8>, what: Option<Promise>, text: Option<&str>) -> Phrase {
    let to = to.map_or(Arg::Term("os-everybody".into()), Arg::Seat);
    let phrase = match what {
        None => Phrase::new("os-say-promise"),
        Some(Promise::VoteFor { player }) => Phrase::new("os-say-promise-vote-for").arg("player", player),
        Some(Promise::Spare { player }) => Phrase::new("os-say-promise-spare").arg("player", player),
        Some(Promise::Go { area }) => Phrase::new("os-say-promise-go").arg("areas", areas(&[area])),
        Some(Promise::Give { player }) => Phrase::new("os-say-promise-give").arg("player", player),
        Some(Promise::Play { item }) => Phrase::new("os-say-promise-play").item(item),
    };
    // Round 0 stands for "the next time".
    let phrase = phrase.who(seat).arg("to", to).arg("round", round.unwrap_or(0));
    let text = text.unwrap_or("").trim();
    phrase.arg("words", usize::from(!text.is_empty())).arg("text", text.to_owned())
}

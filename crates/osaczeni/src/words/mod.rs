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
use crate::talk::{Promise, Statement, Verdict};
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
        Statement::Vote { player } => {
            Phrase::new("os-say-vote").who(seat).arg("player", *player).arg("whom", whom(*player, seat, None))
        }
        Statement::Hand { items } if items.is_empty() => Phrase::new("os-say-empty-hand").who(seat),
        Statement::Hand { items } => Phrase::new("os-say-hand").who(seat).items(items),
        Statement::Refuse { to } => Phrase::new("os-say-refuse").who(seat).arg("to", *to),
        Statement::Promise { to, round, what, want, text } => {
            let phrase = match (what, want) {
                (Some(give), Some(want)) => offer(seat, *to, *give, *want),
                (Some(deed), None) => promise(deed_key("os-say-promise-", *deed), seat, *to, *deed),
                (None, _) => Phrase::new("os-say-promise"),
            };
            let everybody = || Arg::Term("os-everybody".into());
            let phrase = phrase.who(seat).arg("to", to.map_or_else(everybody, Arg::Seat));
            // Round 0 stands for "the next time".
            let phrase = phrase.arg("round", round.unwrap_or(0));
            let text = text.as_deref().unwrap_or("").trim();
            phrase.arg("words", usize::from(!text.is_empty())).arg("text", text.to_owned())
        }
    }
}

/// What became of a statement, in the words it was made in.
pub(crate) fn verdict(seat: Seat, said: &Statement, verdict: Verdict) -> Phrase {
    let phrase = match said {
        Statement::Promise { what: Some(deed), .. } => promise(deed_key("os-word-promise-", *deed), seat, None, *deed),
        // What no fact can confirm is never judged.
        Statement::Promise { what: None, .. } | Statement::Refuse { .. } => return statement(seat, said),
        Statement::Dice { areas: numbers } => Phrase::new("os-word-dice").arg("areas", areas(numbers)),
        Statement::Destination { area } => Phrase::new("os-word-destination").arg("areas", areas(&[*area])),
        Statement::Vote { player } => {
            Phrase::new("os-word-vote").arg("player", *player).arg("whom", whom(*player, seat, None))
        }
        Statement::Hand { items } if items.is_empty() => Phrase::new("os-word-empty-hand"),
        Statement::Hand { items } => Phrase::new("os-word-hand").items(items),
    };
    phrase.who(seat).arg("verdict", verdict as u8)
}

/// Whom a speaker means: 1 for "you", 2 for "me", 0 for somebody else, who is called by name.
fn whom(player: Seat, speaker: Seat, to: Option<Seat>) -> u8 {
    if player == speaker { 2 } else { u8::from(Some(player) == to) }
}

fn deed_key(stem: &str, deed: Promise) -> String {
    let deed = match deed {
        Promise::VoteFor { .. } => "vote-for",
        Promise::Spare { .. } => "spare",
        Promise::Go { .. } => "go",
        Promise::Give { .. } => "give",
        Promise::Play { .. } => "play",
    };
    format!("{stem}{deed}")
}

fn promise(key: String, speaker: Seat, to: Option<Seat>, deed: Promise) -> Phrase {
    let phrase = Phrase::new(key);
    match deed {
        Promise::VoteFor { player } | Promise::Spare { player } | Promise::Give { player } => {
            phrase.arg("player", player).arg("whom", whom(player, speaker, to))
        }
        Promise::Go { area } => phrase.arg("areas", areas(&[area])),
        Promise::Play { item } => phrase.item(item),
    }
}

/// An offer: which deed is wanted, which is given for it, each by its number.
fn offer(speaker: Seat, to: Option<Seat>, give: Promise, want: Promise) -> Phrase {
    const GIVE: [&str; 5] = ["give", "give-whom", "give-player", "give-areas", "give-item"];
    const WANT: [&str; 5] = ["want", "want-whom", "want-player", "want-areas", "want-item"];
    let mut phrase = Phrase::new("os-say-offer");
    for (deed, [kind, of, player, place, card]) in [(give, GIVE), (want, WANT)] {
        let number = match deed {
            Promise::VoteFor { .. } => 1,
            Promise::Spare { .. } => 2,
            Promise::Go { .. } => 3,
            Promise::Give { .. } => 4,
            Promise::Play { .. } => 5_u8,
        };
        // The text names whom, where and with what; the number says which of them is read.
        let (seat, area, item) = match deed {
            Promise::VoteFor { player } | Promise::Spare { player } | Promise::Give { player } => {
                (player, 1, Item::Gun)
            }
            Promise::Go { area } => (speaker, area, Item::Gun),
            Promise::Play { item } => (speaker, 1, item),
        };
        phrase = phrase.arg(kind, number).arg(player, seat).arg(of, whom(seat, speaker, to));
        phrase = phrase.arg(place, areas(&[area])).term(card, item_key(item));
    }
    phrase
}

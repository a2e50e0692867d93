//! OS-14: item cards. One file per kind, with its window, what it needs and what it does.

pub mod baseball_bat;
pub mod canned_food;
pub mod chainsaw;
pub mod energy_drink;
pub mod gun;
pub mod molotov;
pub mod rotten_meat;
pub mod truck_keys;
pub mod walkie_talkie;

use crate::answer::Answer;
use crate::board::{About, Board};
use crate::event::Seen;
use crate::pieces::{Area, Kind};
use crate::why::Why;
use crate::{Cx, Osaczeni};
use holdout_kernel::{Offers, RuleId, Seat};
use serde::{Deserialize, Serialize};

/// OS-14.2: the moments at which cards may be played.
pub const RULE_OF_WINDOWS: RuleId = RuleId("OS-14.2");

/// The kinds of item cards, in the order of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    Gun,
    WalkieTalkie,
    EnergyDrink,
    RottenMeat,
    CannedFood,
    BaseballBat,
    Chainsaw,
    Molotov,
    TruckKeys,
}

/// All kinds of item cards.
pub const ITEMS: [Item; 9] = [
    Item::Gun,
    Item::WalkieTalkie,
    Item::EnergyDrink,
    Item::RottenMeat,
    Item::CannedFood,
    Item::BaseballBat,
    Item::Chainsaw,
    Item::Molotov,
    Item::TruckKeys,
];

/// OS-14.2: when a kind of card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Window {
    /// In the discussion step of any vote.
    AnyDiscussion,
    /// In step C of phase 2, after the shake.
    Hatch,
    /// In the own turn of step C of phase 4, after the own move.
    OwnMove,
    /// In the discussion step of a vote in phase 6.
    AttackDiscussion,
    /// Shown when points are counted.
    Scoring,
}

impl Window {
    /// Its name in the content.
    pub const fn id(self) -> &'static str {
        match self {
            Self::AnyDiscussion => "discussion-any-vote",
            Self::Hatch => "phase-2-step-c",
            Self::OwnMove => "phase-4-step-c",
            Self::AttackDiscussion => "discussion-phase-6",
            Self::Scoring => "scoring",
        }
    }
}

impl Item {
    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Gun => "gun",
            Self::WalkieTalkie => "walkie-talkie",
            Self::EnergyDrink => "energy-drink",
            Self::RottenMeat => "rotten-meat",
            Self::CannedFood => "canned-food",
            Self::BaseballBat => "baseball-bat",
            Self::Chainsaw => "chainsaw",
            Self::Molotov => "molotov",
            Self::TruckKeys => "truck-keys",
        }
    }

    pub fn parse(id: &str) -> Option<Self> {
        ITEMS.into_iter().find(|item| item.id() == id)
    }

    pub const fn window(self) -> Window {
        match self {
            Self::Gun => gun::WINDOW,
            Self::WalkieTalkie => walkie_talkie::WINDOW,
            Self::EnergyDrink => energy_drink::WINDOW,
            Self::RottenMeat => rotten_meat::WINDOW,
            Self::CannedFood => canned_food::WINDOW,
            Self::BaseballBat => baseball_bat::WINDOW,
            Self::Chainsaw => chainsaw::WINDOW,
            Self::Molotov => molotov::WINDOW,
            Self::TruckKeys => truck_keys::WINDOW,
        }
    }

    /// The amount of cards whose effect has no size: one look, one character, all monsters.
    pub const fn fixed_amount(self) -> Option<u8> {
        match self {
            Self::WalkieTalkie | Self::Molotov => Some(0),
            Self::EnergyDrink | Self::RottenMeat => Some(1),
            Self::Gun | Self::CannedFood | Self::BaseballBat | Self::Chainsaw | Self::TruckKeys => None,
        }
    }

    /// The name of its effect in the content.
    pub const fn effect(self) -> &'static str {
        match self {
            Self::Gun => gun::EFFECT,
            Self::WalkieTalkie => walkie_talkie::EFFECT,
            Self::EnergyDrink => energy_drink::EFFECT,
            Self::RottenMeat => rotten_meat::EFFECT,
            Self::CannedFood => canned_food::EFFECT,
            Self::BaseballBat => baseball_bat::EFFECT,
            Self::Chainsaw => chainsaw::EFFECT,
            Self::Molotov => molotov::EFFECT,
            Self::TruckKeys => truck_keys::EFFECT,
        }
    }
}

/// What a card that needs nothing named lacks, if anything.
type Check = Result<(), (Why, RuleId)>;

/// Offers a card in a discussion, or says why not.
pub fn offer_in_discussion<O: Offers<Osaczeni>>(
    board: &Board,
    seat: Seat,
    about: About,
    area: Area,
    item: Item,
    out: &mut O,
) {
    let open = match item.window() {
        Window::AnyDiscussion => true,
        Window::AttackDiscussion => about == About::Victim,
        Window::Hatch | Window::OwnMove | Window::Scoring => false,
    };
    if !open {
        if O::WANTS_REASONS {
            out.refuse(Answer::play(item), Why::OtherMoment(item), RULE_OF_WINDOWS);
        }
        return;
    }
    match item {
        Item::Gun => offer_plain(item, gun::check(board, seat, area), out),
        Item::RottenMeat => rotten_meat::offer(board, seat, area, out),
        Item::CannedFood => canned_food::offer(board, area, out),
        Item::BaseballBat => offer_plain(item, baseball_bat::check(board, area), out),
        Item::Chainsaw => offer_plain(item, chainsaw::check(board, area), out),
        Item::Molotov => offer_plain(item, molotov::check(board, area), out),
        Item::WalkieTalkie | Item::EnergyDrink | Item::TruckKeys => {}
    }
}

fn offer_plain<O: Offers<Osaczeni>>(item: Item, check: Check, out: &mut O) {
    match check {
        Ok(()) => out.offer(Answer::play(item)),
        Err((why, rule)) => out.refuse(Answer::play(item), why, rule),
    }
}

/// Plays a card that was offered in a discussion.
pub fn play_in_discussion(
    cx: &mut Cx<'_>,
    seat: Seat,
    area: Area,
    item: Item,
    character: Option<Kind>,
    target: Option<Area>,
) {
    match (item, character, target) {
        (Item::Gun, None, None) => gun::play(cx, seat),
        (Item::RottenMeat, Some(character), None) => rotten_meat::play(cx, seat, area, character),
        (Item::CannedFood, None, Some(to)) => canned_food::play(cx, seat, area, to),
        (Item::BaseballBat, None, None) => baseball_bat::play(cx, seat, area),
        (Item::Chainsaw, None, None) => chainsaw::play(cx, seat, area),
        (Item::Molotov, None, None) => molotov::play(cx, seat, area),
        (item, ..) => unreachable!("{item:?} is not offered like this in a discussion"),
    }
}

/// OS-14.1: a card is shown, leaves the hand and the game.
fn spend(cx: &mut Cx<'_>, seat: Seat, item: Item, rule: RuleId) {
    cx.emit(rule, Seen::Played { seat, item }.into());
    crate::talk::card_is_played(cx, seat, item);
}

/// OS-14.14: without a monster at the area nothing can be driven off or lured away. That the player has somebody
/// there, hidden or not, follows from being a participant.
fn needs_monster(board: &Board, area: Area) -> Check {
    if board.monsters(area) > 0 { Ok(()) } else { Err((Why::NoMonsters, RuleId("OS-14.14"))) }
}

/// OS-14.11 to OS-14.13: monsters of the area return to the pool, as many as the card drives off.
fn drive_off(cx: &mut Cx<'_>, seat: Seat, item: Item, area: Area, count: u8, rule: RuleId) {
    spend(cx, seat, item, rule);
    let count = count.min(cx.monsters(area));
    cx.emit(rule, Seen::DrivenOff { seat, area, count }.into());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_item_stands_at_its_index_and_is_read_back() {
        for (index, item) in ITEMS.into_iter().enumerate() {
            assert_eq!(item.index(), index);
            assert_eq!(Item::parse(item.id()), Some(item));
            assert_eq!(serde_json::to_value(item).expect("plain data"), item.id());
        }
        assert_eq!(Item::parse("sword"), None);
    }
}

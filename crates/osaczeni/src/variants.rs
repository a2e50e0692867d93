//! OS-16.9 to OS-16.12: the rule variants as a table of knobs.
//!
//! [`Knobs`] are the figures and switches in force at one table. The standard rules fill them from the content;
//! a variant turns the few that it names and nothing else. Phases read the knob, never the variant's number.

use crate::content::{Content, MAX_ROWS, Profile, RowEffect};
use crate::items::energy_drink::Drinks;
use crate::pieces::{AREAS, Area, AreaSet, KindSet};
use std::ops::RangeInclusive;

/// OS-G35: every epilogue has a variant.
pub const COUNT: usize = 21;

type Allowed = RangeInclusive<i8>;

/// Each variant by number, and the figures it takes from the content with what they may be.
pub const FIGURES: [(&str, &[(&str, Allowed)]); COUNT] = [
    ("getaway-car", &[("points", 0..=20), ("area", 1..=6)]),
    ("blood-ties", &[("points", 0..=20)]),
    ("lullaby", &[("min_crybabies", 1..=6)]),
    ("long-night", &[("end_offset", -6..=12)]),
    ("loud-arms", &[("monsters", 1..=6), ("area", 6..=6)]),
    ("live-feed", &[("dice_shown", 1..=1)]),
    ("squeeze-in", &[("extra_spaces", 0..=12)]),
    ("weak-shutters", &[("monsters_to_close", 1..=12)]),
    ("haunting", &[("monsters", 1..=6)]),
    ("human-wall", &[("min_defenders", 1..=6), ("bonus", 0..=12)]),
    ("early-dark", &[("starting_dice", 5..=5)]),
    ("last-toy", &[("cards", 1..=3)]),
    ("rationing", &[("truck_draw", 2..=2)]),
    ("small-pockets", &[("hand_limit", 1..=12)]),
    ("no-mercy", &[]),
    ("convoy", &[("min_characters", 1..=24), ("monsters", 1..=6)]),
    ("last-one-standing", &[("votes", 0..=12)]),
    ("gathering-crowd", &[("monsters", 1..=6)]),
    ("second-ballot", &[("ballots", 2..=4)]),
    ("well-stocked", &[("starting_items", 0..=3)]),
    ("after-you", &[]),
];

/// What is in force at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Knobs {
    /// OS-1.2: who belongs to a family at this number of players.
    pub family: KindSet,
    /// OS-1.6: character spaces by area; 0 is any number. Variant 7 adds to areas 1-5.
    pub spaces: [u8; AREAS],
    /// Monster notches by area.
    pub notches: [u8; AREAS],
    /// OS-1.5: the areas that can close.
    pub closable: AreaSet,
    /// OS-2.4: dice under the hatch from round 1. Variant 11 has one more.
    pub starting_dice: u8,
    /// OS-2.9: starting cards. Variant 20 deals more.
    pub starting_items: u8,
    /// OS-4.4: cards drawn from the truck. Variant 13 draws fewer.
    pub truck_draw: u8,
    /// OS-4.9: most cards in a hand; `None` is no limit. Variant 14 sets one.
    pub hand_limit: Option<u8>,
    /// OS-5.4: whether the badge holder who looked shows a die to all. Variant 6 says yes.
    pub shows_die: bool,
    /// OS-3.2: extra votes of a player with one living character. Variant 17 gives them.
    pub lone_votes: u8,
    /// OS-3.14: ballots before the victim token decides. Variant 19 has two.
    pub ballots: u8,
    /// OS-7.3: whether the badge holder moves last instead of first. Variant 21 says yes.
    pub badge_moves_last: bool,
    /// OS-G21: when energy drinks may be drunk; the table agrees on it, no variant does.
    pub drinks: Drinks,
    /// OS-8.2: fewest Crybabies that draw a monster in phase 5. Variant 3 asks for two.
    pub crybabies_draw: u8,
    /// OS-1.8: from how many Defenders in one of the areas 1-5 on there is a bonus, and how much. Variant 10.
    pub wall: Option<(u8, u8)>,
    /// Monsters that each eliminated player may shift before phase 6. Variant 9.
    pub haunting: u8,
    /// Monsters that come to the car park after an area where weapons were used. Variant 5.
    pub noise: u8,
    /// How many people on the car park chase how many monsters off. Variant 16.
    pub convoy: Option<(u8, u8)>,
    /// OS-12.2: whether the loser hands the victim token to another player. Variant 15 says yes.
    pub token_handed_on: bool,
    /// Cards drawn by a player whose Crybaby was eaten. Variant 12.
    pub consolation: u8,
    /// OS-11.2: lengths of the cold store's rows.
    pub rows: [u8; MAX_ROWS],
    /// OS-11.4: the rows that add a die when full. Variant 11 takes one out.
    pub rows_with_die: u8,
    /// OS-13.1: monsters that close an area. Variant 8 asks for fewer.
    pub to_close: u8,
    /// Monsters that gather at empty besieged areas before closing. Variant 18.
    pub gathering: u8,
    /// OS-13.6: the game ends when at most so many are alive. Variant 4 lowers it.
    pub end_at: u8,
    /// OS-14.15: points of the truck keys, and the area where the holder must have somebody. Variant 1.
    pub keys: (u8, Option<Area>),
    /// OS-15.2: points for a family without a death. Variant 2.
    pub whole_family: u8,
}

impl Knobs {
    /// The standard rules at a table, turned by at most one variant.
    pub fn of(content: &Content, players: u8, profile: Profile, variant: Option<u8>) -> Self {
        let mut knobs = Self::standard(content, players, profile);
        if let Some(number) = variant {
            knobs.turn(content, players, number);
        }
        knobs
    }

    fn standard(content: &Content, players: u8, profile: Profile) -> Self {
        let member = |bit: usize| u8::from(content.characters[bit].player_counts.contains(&players)) << bit;
        let mut rows = [0; MAX_ROWS];
        for (row, &length) in rows.iter_mut().zip(content.cold_store.lengths(profile, players)) {
            *row = length;
        }
        let die = |(row, effect): (usize, &RowEffect)| u8::from(*effect == RowEffect::AddDie) << row;
        Self {
            family: KindSet((0..content.characters.len()).map(member).sum()),
            spaces: content.areas.each_ref().map(|tile| tile.spaces),
            notches: content.areas.each_ref().map(|tile| tile.notches),
            closable: content.areas.iter().filter(|tile| tile.closable).map(|tile| tile.area).collect(),
            starting_dice: content.starting_dice,
            starting_items: content.starting_items,
            truck_draw: content.truck.draw,
            hand_limit: None,
            shows_die: false,
            lone_votes: 0,
            ballots: 1,
            badge_moves_last: false,
            drinks: Drinks::OwnTurn,
            crybabies_draw: 1,
            wall: None,
            haunting: 0,
            noise: 0,
            convoy: None,
            token_handed_on: false,
            consolation: 0,
            rows,
            rows_with_die: content.cold_store.rows.iter().enumerate().map(die).sum(),
            to_close: content.to_close,
            gathering: 0,
            end_at: end_at(players, content.end_offset),
            keys: (content.item(crate::items::Item::TruckKeys).amount, None),
            whole_family: 0,
        }
    }

    /// OS-16.11: what a variant changes, and nothing else.
    fn turn(&mut self, content: &Content, players: u8, number: u8) {
        let Some(card) = content.variant(number) else { return };
        let figure = |name| card.param(name) as u8;
        match number {
            1 => self.keys = (figure("points"), Area::new(figure("area"))),
            2 => self.whole_family = figure("points"),
            3 => self.crybabies_draw = figure("min_crybabies"),
            4 => self.end_at = end_at(players, card.param("end_offset")),
            5 => self.noise = figure("monsters"),
            6 => self.shows_die = true,
            7 => self.closable.iter().for_each(|area| self.spaces[area.index()] += figure("extra_spaces")),
            8 => self.to_close = figure("monsters_to_close"),
            9 => self.haunting = figure("monsters"),
            10 => self.wall = Some((figure("min_defenders"), figure("bonus"))),
            11 => {
                self.starting_dice = figure("starting_dice");
                // The first row with a die has given it away already.
                self.rows_with_die &= self.rows_with_die.wrapping_sub(1);
            }
            12 => self.consolation = figure("cards"),
            13 => self.truck_draw = figure("truck_draw"),
            14 => self.hand_limit = Some(figure("hand_limit")),
            15 => self.token_handed_on = true,
            16 => self.convoy = Some((figure("min_characters"), figure("monsters"))),
            17 => self.lone_votes = figure("votes"),
            18 => self.gathering = figure("monsters"),
            19 => self.ballots = figure("ballots"),
            20 => self.starting_items = figure("starting_items"),
            21 => self.badge_moves_last = true,
            unknown => debug_assert!(false, "there is no variant {unknown}"),
        }
    }
}

/// OS-13.6: the number of living characters at which the game ends.
fn end_at(players: u8, offset: i8) -> u8 {
    players.saturating_add_signed(offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knobs(variant: Option<u8>) -> Knobs {
        Knobs::of(Content::embedded(), 4, Profile::ByPlayerCount, variant)
    }

    #[test]
    fn every_variant_turns_something_and_only_its_own_knobs() {
        let standard = knobs(None);
        let mut seen = Vec::new();
        for number in 1..=COUNT as u8 {
            let turned = knobs(Some(number));
            assert_ne!(turned, standard, "variant {number} changes nothing");
            assert!(!seen.contains(&turned), "variant {number} equals an earlier one");
            seen.push(turned);
        }
    }

    #[test]
    fn a_family_has_a_klutz_only_at_three() {
        let at = |players| Knobs::of(Content::embedded(), players, Profile::ByPlayerCount, None).family.len();
        assert_eq!([3, 4, 5, 6].map(at), [4, 3, 3, 3]);
    }

    #[test]
    fn early_dark_moves_the_die_of_row_two_to_the_start() {
        let (standard, early) = (knobs(None), knobs(Some(11)));
        assert_eq!((standard.starting_dice, standard.rows_with_die.count_ones()), (4, 2));
        assert_eq!((early.starting_dice, early.rows_with_die), (5, 0b100));
    }
}
